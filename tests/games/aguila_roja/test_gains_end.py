"""No place pays those who can come again and again: whoever could go on for ever gains nothing by it.

The Muleteer alone comes back on guard as often as there are maravedíes, so each journey brings at most what it costs.
"""

from __future__ import annotations

import pytest

from tabletop.engine import Choose, ChooseSome, Option
from tabletop.games.aguila_roja.words.people import TakeControl
from tests.games.aguila_roja.scenes import GAME, Scene, Side

MULETEER = "arriero"
JOURNEYS = 10
"""So many journeys in a row are without end: nobody in these scenes has the maravedíes to pay for them all."""

OWN = [card.id for card in GAME.cards if card.type == "location" and card.suit in ("pueblo", "generic")]
OF_THE_CLERGY = [card.id for card in GAME.cards if card.type == "location" and card.suit == "clero"]
OF_THE_LODGE = [
    card.id
    for card in GAME.cards
    if card.suit == "conspiradores"
    and card.figures.get("travellers") == 1  # one Muleteer is all that they get
]


def needed(location: str) -> int:
    """Return how many travel to a location."""
    return GAME.known[location].figures["travellers"]


def hold_to_it(scene: Scene, location: str) -> None:
    """Have Muleteers travel to a location and bring each other back as long as they can: it ends, or is in vain."""
    scene.table.count(0, "coins", 2 * needed(location))
    before = gains(scene)
    party = [MULETEER] * needed(location)
    for _ in range(JOURNEYS):
        if len([slug for slug in scene.zone("village") if slug == MULETEER]) < len(party):
            return
        if scene.can_travel(MULETEER, location) is not None:
            return
        scene.travel(*party, to=location)
        while not scene.is_waiting:
            answer(scene)
    assert all(after <= start for after, start in zip(gains(scene), before, strict=True))


def gains(scene: Scene) -> tuple[int, ...]:
    """Return what nobody may gain without end: maravedíes, victory points, cards."""
    return scene.coins(), scene.victory(), scene.count("hand")


def answer(scene: Scene) -> None:
    """Agree to everything, take what the place gives first, and bring back whoever stands there."""
    request, table = scene.request, scene.table
    assert isinstance(request, (Choose, ChooseSome))
    options = list(request.options)
    if isinstance(request, ChooseSome):
        scene.take(request.canonical(options[: request.least]))
        return
    if request.prompt == "prompt-order-effects":
        labels = [label[0] for label in request.args["effects"]]
        options = [options[next((n for n, slug in enumerate(labels) if slug != MULETEER), 0)]]

    def wish(option: Option) -> int:
        if option.card is None:
            return 1 if option.verb == "no" else 0
        return -1 if table.place_of(table.by_id[option.card])[0] == "upon" else 0

    scene.take(min(options, key=wish))


@pytest.mark.parametrize("location", OWN)
def test_ones_own_muleteers_gain_nothing_without_end(location: str) -> None:
    village = [*[MULETEER] * needed(location), "labradora", "herrero"]
    hold_to_it(Scene(Side(village=village, locations=[location, "portazgo"], hand=5, deck=20)), location)


@pytest.mark.parametrize("location", OF_THE_CLERGY)
def test_muleteers_under_a_vow_gain_nothing_without_end(location: str) -> None:
    count = needed(location)
    vows = ["voto-de-obediencia"] * count
    mine = Side(
        village=["abadesa", "confesor", "monje-copista"],
        locations=[location],
        hand=vows,
        deck=20,
        coins=3 * count,
    )
    scene = Scene(mine, Side(village=[MULETEER] * count, hand=3))
    for vow in vows:
        scene.play(vow)
        while not scene.is_waiting:
            answer(scene)
    assert scene.zone("village").count(MULETEER) == count
    hold_to_it(scene, location)


@pytest.mark.parametrize("location", OF_THE_LODGE)
def test_a_muleteer_who_was_lured_away_gains_nothing_without_end(location: str) -> None:
    mine = Side(village=["elvira-dama-del-abanico"], locations=["portazgo", location], deck=20, coins=2)
    scene = Scene(mine, Side(village=[MULETEER], hand=3, coins=3))
    scene.travel("elvira-dama-del-abanico", to="portazgo")
    while not scene.is_waiting:
        answer(scene)
    assert scene.where(MULETEER) == ("village", 0)
    hold_to_it(scene, location)


def test_no_order_of_the_king_reaches_a_muleteer() -> None:
    """Places of the Casa Real may pay more than they cost to come back from."""
    taken = [
        verb.target
        for card in GAME.cards
        if card.suit in ("casa-real", "generic")
        for ability in card.abilities
        for verb in (*ability.cost, *ability.do, *ability.otherwise)
        if isinstance(verb, TakeControl)
    ]
    muleteer = GAME.known[MULETEER].figures["value"]
    assert [target.value_at_least for target in taken if (target.value_at_least or 0) <= muleteer] == []
    assert len(taken) == 1
