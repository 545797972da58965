"""What cannot be done is refused with its reason, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.engine import IllegalAnswer, Option
from tests.contract.players import truth
from tests.games.aragon.scenes import Scene, Side, Stocked, invented

ABLE = invented("able", "economic", 1, {"when": "your_turn", "do": [{"verb": "draw", "amount": 1}]})
COSTLY = invented(
    "costly",
    "economic",
    1,
    {
        "when": "your_turn",
        "cost": [{"verb": "discard_from_hand", "amount": 9}],
        "do": [{"verb": "draw", "amount": 1}],
    },
)
LATER = invented(
    "later",
    "economic",
    1,
    {
        "when": "your_turn",
        "if": {"test": "influence_at_least", "amount": 9, "area": "any"},
        "do": [{"verb": "draw", "amount": 1}],
    },
)
MUTE = invented("mute", "political", 1, {"do": [{"verb": "silence", "target": {}}]})
LEAD = invented("lead", "leader", 0, {"when": "event", "do": [{"verb": "draw", "amount": 1}]}, copies=1)
GAME = Stocked(ABLE, COSTLY, LATER, MUTE, LEAD)


def table() -> Scene:
    """Return a scene in which much is possible, and much is not."""
    mine = Side(
        military=["m1"], economic=["able", "costly", "later"], hand=["m2", "p2", "mute"], leader="lead"
    )
    theirs = Side(military=["m4"], economic=["able"], hand=["e4"])
    return Scene(mine, theirs, game=GAME)


def play(slug: str, zone: str = "hand", owner: int = 0) -> Callable[[Scene, object], Option]:
    """Return what plays a card of some zone at a target."""
    return lambda scene, target: Option("play", scene.table.id_of(scene.card(slug, zone, owner)), target)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("option", "target", "reason"),
    [
        (play("m2"), ("economic", 0), "reason-ag-wrong-area"),
        (play("m2"), ("military", 1), "reason-ag-rival-area"),
        (play("m2"), None, "reason-ag-no-area"),
        (play("m2"), ("discard", 0), "reason-ag-no-area"),
        (play("m2"), 3, "reason-ag-no-area"),
        (play("m1", "military"), ("military", 0), "reason-not-held"),
        (play("e4", "hand", 1), ("economic", 0), "reason-not-held"),
        (play("m0", "deck"), ("military", 0), "reason-not-held"),
    ],
)
def test_a_card_that_cannot_be_played_like_that(
    option: Callable[[Scene, object], Option], target: object, reason: str
) -> None:
    scene = table()
    assert_refused(scene, option(scene, target), reason)


def test_a_second_card() -> None:
    scene = table().play("m2")
    assert_refused(scene, play("p2")(scene, ("political", 0)), "reason-ag-no-play")


def test_a_leader_beside_the_card_of_the_turn() -> None:
    scene = table().play("m2")
    assert_refused(scene, Option("event", scene.id_in_play("lead")), "reason-ag-no-play")


def test_a_leader_twice_or_another_card_as_one() -> None:
    scene = table()
    lead = scene.id_in_play("lead")
    assert_refused(scene, Option("event", scene.id_in_play("m1")), "reason-ag-no-leader")
    assert_refused(scene.give_up(), Option("event", lead), "reason-ag-no-leader")


def test_an_ability_twice() -> None:
    scene = table().use("able")
    assert_refused(scene, Option("use", scene.id_in_play("able")), "reason-ag-used")


@pytest.mark.parametrize(
    ("slug", "seat", "reason"),
    [
        ("m1", 0, "reason-ag-no-ability"),
        ("able", 1, "reason-ag-not-yours"),
        ("costly", 0, "reason-ag-no-cost"),
        ("later", 0, "reason-ag-not-now"),
        ("lead", 0, "reason-ag-no-ability"),
    ],
)
def test_an_ability_that_cannot_be_used(slug: str, seat: int, reason: str) -> None:
    scene = table()
    assert_refused(scene, Option("use", scene.id_in_play(slug, seat)), reason)


def test_an_ability_that_has_been_silenced() -> None:
    scene = table().play("mute").say("able")
    assert_refused(scene, Option("use", scene.id_in_play("able")), "reason-ag-silenced")


def test_a_card_that_lies_nowhere_near() -> None:
    scene = table()
    for id_ in (-1, 10**6):
        assert_refused(scene, Option("play", id_, ("military", 0)), "reason-not-held")
        assert_refused(scene, Option("use", id_), "reason-ag-no-ability")


def test_something_else_while_cards_are_looked_at() -> None:
    scene = table().end()
    assert_refused(scene, play("m2")(scene, ("military", 0)), "reason-ag-draft-first")
    assert_refused(scene, Option("end"), "reason-ag-draft-first")
    assert_refused(scene, Option("keep", scene.id_in_play("m1")), "reason-ag-keep-one")


def test_a_card_that_has_been_passed_on() -> None:
    scene = table().end().keep("e0")
    assert scene.asked == (1, "prompt-draft-pass")
    kept = scene.table.id_of(scene.card("e0", "hand", 0))
    assert_refused(scene, Option("keep", kept), "reason-ag-keep-one")


HITS = invented(
    "hits",
    "military",
    1,
    {"do": [{"verb": "destroy", "target": {"controller": "rival", "strength_at_most": 3}}]},
)
SHIELD = invented("shield", "military", 2, {"always": [{"verb": "cannot", "act": "be_destroyed"}]})


@pytest.mark.parametrize(
    ("slug", "seat", "reason"),
    [
        ("m1", 0, "reason-ag-not-theirs"),
        ("m5", 1, "reason-ag-not-fitting"),
        ("shield", 1, "reason-ag-cannot"),
    ],
)
def test_a_target_that_cannot_be_chosen(slug: str, seat: int, reason: str) -> None:
    theirs = Side(military=["m2", "m3", "m5", "shield"])
    scene = Scene(Side(military=["m1"], hand=["hits"]), theirs, game=Stocked(HITS, SHIELD)).play("hits")
    assert_refused(scene, Option("choose", scene.id_in_play(slug, seat)), reason)


def test_a_target_that_does_not_lie_in_play() -> None:
    theirs = Side(military=["m2", "m3"], hand=["e4"])
    scene = Scene(Side(hand=["hits", "p1"]), theirs, game=Stocked(HITS)).play("hits")
    assert_refused(
        scene, Option("choose", scene.table.id_of(scene.card("p1", "hand"))), "reason-ag-not-there"
    )


def assert_refused(scene: Scene, option: Option, reason: str) -> None:
    """Demand that an option is refused with a reason, and that nothing has changed."""
    before = truth(scene.table)
    assert scene.why_not(option) == reason
    with pytest.raises(IllegalAnswer, match=reason):
        scene.take(option)
    assert truth(scene.table) == before
