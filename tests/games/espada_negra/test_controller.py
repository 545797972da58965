"""What gestures mean at the table of Espada Negra, what is summed up of what they lay down, and closed hands."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.gestures import Gestures, Given, Menu
from tabletop.controller.reactions import Reactions
from tabletop.controller.stakes import Offer, Tally
from tabletop.engine import ChooseSome, Match
from tests.controller.carrying import carry_all, play_by_gestures
from tests.games.espada_negra.scenes import ATTACK, GAME, Entry, Scene, asleep, spent, spied
from tests.games.espada_negra.seen import afforded, held, table, view

TABLES = [
    (2, {}),
    (3, {"ties": "internal", "conditions": 3}),
    (5, {"ties": "external"}),
    (8, {"condition": "inquisidor"}),
]


# -- gestures


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_matches_are_played_by_gestures_alone(seats: int, options: dict[str, Any]) -> None:
    match = Match(GAME, seats, 7, options)
    mouse = play_by_gestures(match, 150)
    assert mouse.ways["keys"] > 2
    assert match.turns > 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_option_can_be_carried_from_its_start_to_its_destination(
    seats: int, options: dict[str, Any]
) -> None:
    carried = carry_all(Match(GAME, seats, 2, options), 300)
    assert carried.away <= {"spy", "rage"}
    assert carried.away
    assert carried.nowhere <= {"award"}


def test_one_attacks_from_a_card_that_can_from_the_one_that_is_up_and_by_a_button() -> None:
    scene = Scene(5, 5, holding=[["guerrero", asleep("caballero"), "campo"]])
    can = afforded(scene)
    lot = view(scene).zones["lot", 0][0]
    ready = held(scene, "guerrero")
    assert can.touchable == {("lot", 0), lot, ready}
    assert can.options(ready, ("lot", 0)) == [ATTACK]
    assert can.options(ready, ("discard", 0)) == []
    assert [button.label for button in can.buttons] == ["do-en-attack", "do-en-pass"]
    assert can.main is not None
    assert can.main.verb == "pass"


def test_a_click_on_the_card_asks_before_it_attacks() -> None:
    scene = Scene(5, 5, holding=[["guerrero"]])
    gestures = Gestures(afforded(scene))
    outcome = gestures.click(view(scene).zones["lot", 0][0], 0)
    assert isinstance(outcome, Menu)
    given = gestures.pick(outcome.entries[0].option, 1000)
    assert isinstance(given, Given)
    assert given.answer == ATTACK


def test_a_card_that_cannot_attack_says_why() -> None:
    scene = Scene(5, 5, holding=[["guerrero", asleep("caballero"), spent("almogavar"), "campo"]])
    can = afforded(scene)
    reasons = {slug: can.why_not(held(scene, slug)) for slug in ("caballero", "almogavar", "campo")}
    assert [reason and reason.id for reason in reasons.values()] == [
        "reason-en-asleep",
        "reason-en-spent",
        "reason-en-harmless",
    ]


@pytest.mark.parametrize(
    ("conditions", "is_spent", "reason"),
    [
        ((), False, "reason-en-too-late"),
        ((), True, "reason-en-has-attacked"),
        (("guerrero",), True, "reason-en-too-late"),
        (("relicario",), False, "reason-en-truce"),
    ],
)
def test_a_card_says_during_the_auction_why_it_does_not_attack(
    conditions: tuple[str, ...], is_spent: bool, reason: str
) -> None:
    mine = ["caballero", asleep("guerrero"), spent("almogavar"), "campo"]
    scene = Scene(5, 5, holding=[mine], row=["rey", "molino"], conditions=conditions)
    if is_spent:
        scene.attack(0)
    scene.quietly()
    assert scene.asked == (0, "prompt-en-bid")
    can = afforded(scene)
    whys = [can.why_not(held(scene, slug)) for slug in ("caballero", "guerrero", "almogavar", "campo")]
    assert [why and why.id for why in whys] == [reason, "reason-en-asleep", "reason-en-spent", None]
    assert can.touchable == frozenset()


def test_berserkers_stand_upright_while_it_is_chosen_which_go_along() -> None:
    holding = ["guerrero", "almogavar", "flagelante", spent("flagelante")]
    scene = Scene(5, 5, holding=[holding], row=["relicario", "campo"])
    cards = view(scene).zones["holding", 0]
    scene.take(ATTACK)
    assert [table(scene).turned(view(scene), card) for card in cards] == [True, False, False, True]
    scene.take(scene.cards("rage", ["almogavar"]))
    assert [table(scene).turned(view(scene), card) for card in cards] == [True, True, True, True]


def test_the_auctioneer_names_a_player_by_the_plate() -> None:
    scene = Scene(9, 10, 10, ties="internal").bid(2, 5, 5)
    can = afforded(scene)
    assert can.touchable == {("player", 1), ("player", 2)}
    preview = table(scene).damage_preview(can.view, can.options(("player", 2))[0])
    assert preview is not None
    assert preview.args == {"n": 5, "owner": 2}
    why = can.why_not(("player", 0))
    assert why is not None
    assert why.id == "reason-en-not-tied"


# -- what is laid down


def test_espionage_is_summed_up_against_what_it_needs() -> None:
    scene = Scene(9, 9, holding=[[], ["confidente", "hermano", spied("inquisidor")]]).bid(4, 2)
    request = scene.request
    assert isinstance(request, ChooseSome)
    can = afforded(scene)
    assert can.several is not None
    for slug, total, is_enough in (("confidente", 3, False), ("hermano", 5, True)):
        can.several.toggle(can.options(held(scene, slug, 1))[0])
        tally = can.controller.tally(can.view, request, can.several.chosen)
        assert tally is not None
        assert (tally.total, tally.needed) == (total, 4)
        assert can.several.may_confirm == is_enough
    why = can.why_not(held(scene, "inquisidor", 1))
    assert why is not None
    assert why.id == "reason-en-spied"


def test_a_sum_that_is_too_small_says_how_much_it_lacks() -> None:
    scene = Scene(9, 9, holding=[[], ["confidente", "hermano"]]).bid(4, 2)
    can = afforded(scene)
    assert can.several is not None
    can.several.toggle(can.options(held(scene, "confidente", 1))[0])
    why = can.several.why_not
    assert why is not None
    assert (why.id, why.args) == ("reason-too-light", {"n": 3, "least": 4})


def test_berserkers_are_added_to_what_attacks_anyway() -> None:
    scene = Scene(5, 5, holding=[["guerrero", "almogavar", "flagelante"]]).take(ATTACK)
    request = scene.request
    assert isinstance(request, ChooseSome)
    controller = table(scene)
    totals = [
        tally.total
        for chosen in (
            (),
            scene.cards("rage", ["almogavar"]),
            scene.cards("rage", ["almogavar", "flagelante"]),
        )
        if (tally := controller.tally(view(scene), request, chosen)) is not None
    ]
    assert totals == [2, 5, 7]


def test_berserkers_alone_are_added_up_as_an_attack_too() -> None:
    scene = Scene(5, 5, holding=[["almogavar", "flagelante", spent("almogavar")]]).take(ATTACK)
    assert scene.asked == (0, "prompt-en-berserkers-alone")
    request, can = scene.request, afforded(scene)
    assert isinstance(request, ChooseSome)
    chosen = scene.cards("rage", ["flagelante"])
    assert can.controller.tally(can.view, request, chosen) == Tally("assault", 2)
    mine = can.view.zones["holding", 0]
    whys = [can.controller.why_not_offered(can.view, request, card) for card in mine]
    assert [why and why.id for why in whys] == [None, None, "reason-en-spent"]


@pytest.mark.parametrize(
    ("mine", "message", "least", "most"),
    [
        (["guerrero", "alcaide", "campo"], "preview-en-attack", 3, 3),
        (["guerrero", "almogavar"], "preview-en-attack-wild", 2, 5),
        (["almogavar", spent("flagelante")], "preview-en-attack", 3, 3),
        (["almogavar", "flagelante"], "preview-en-attack-wild", 2, 5),  # one of them goes at least
    ],
)
def test_what_an_attack_would_come_to_is_told_before_it(
    mine: list[Entry], message: str, least: int, most: int
) -> None:
    scene = Scene(5, 5, holding=[mine])
    preview = table(scene).damage_preview(view(scene), ATTACK)
    assert preview is not None
    assert (preview.message, preview.args) == (message, {"n": least, "most": most})


# -- closed hands


def test_a_closed_hand_tells_nothing_but_whose_it_is() -> None:
    offers = []
    for bid in (0, 3, 9):
        scene = Scene(9, 9, 9)
        scene.take(bid)
        offers.append([list(table(scene).offers(view(scene, seat))) for seat in range(4)])
    assert offers[0][1] == [Offer(0, "fist", "gold")]
    assert offers[0] == offers[1] == offers[2]
    assert all(seen == offers[0][0] for seen in offers[0]), "not even to whom it belongs"


def test_bids_are_sealed_and_nothing_else_is() -> None:
    scene = Scene(9, 9, holding=[["guerrero"]])
    assert not table(scene).seals(scene.request)
    scene.quietly()
    assert table(scene).seals(scene.request)


def test_an_act_of_espionage_is_aimed_at_whom_it_sets_back() -> None:
    """Whoever wants to be asked only then is asked to cancel it; the third, who could as well, is not."""
    each = ["inquisidor", "confidente"]
    scene = Scene(9, 9, 9, holding=[each, each, ["confidente"]], row=["relicario", "campo"]).bid(1, 0, 0)

    def verdict(seat: int) -> str:
        return Reactions(scene.pass_to(seat).match, "target").verdict({seat})

    scene.spy(1, "inquisidor")
    assert [verdict(2), verdict(0)] == ["pass", "ask"], "the winner is 0"
    scene.spy(0, "inquisidor")
    assert [verdict(1), verdict(2)] == ["ask", "pass"], "the spy is 1"


def test_banners_lie_by_the_card_and_open_bids_before_the_players() -> None:
    attacked = (
        Scene(5, 5, 5, holding=[["guerrero"], ["caballero", "alcaide"], ["guerrero"]]).attack(0).attack(1)
    )
    assert list(table(attacked).offers(view(attacked))) == [
        Offer(0, "banner", "arms", 2, True),
        Offer(1, "banner", "arms", 3, True),
    ]
    tied = Scene(9, 10, 10, ties="internal").bid(2, 5, 5)
    assert list(table(tied).offers(view(tied))) == [
        Offer(seat, "palm", "gold", bid) for seat, bid in enumerate((2, 5, 5))
    ]
