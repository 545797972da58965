"""Corners of the rules: cards that leave or fall silent in the middle of something, turns without a deck, loops."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine import Match, Option
from tabletop.games.aragon.rules import MOST_ACTIONS
from tests.games.aragon.scenes import GAME, Json, Scene, Side, Stocked, invented

NO_DECK: list[str] = []
_DRAW: Json = {"verb": "draw", "amount": 1}
_MORE: Json = {"verb": "play_more", "amount": 1}
_BACK: Json = {"verb": "return_to_hand", "target": "self"}

# -- the final turn, and turns without a deck


def test_the_last_card_of_the_final_turn_gives_no_turn_more() -> None:
    scene = Scene(Side(hand=["m1"]), Side(hand=["e4"]), deck=NO_DECK).play("m1").end().play("e4")
    assert [event.args["player"] for event in scene.told("last_card")] == [0]
    scene.end()
    assert (scene.winners, scene.why, scene.markers) == ((1,), "why-ag-total", [2, 0, -4])


@pytest.mark.parametrize(
    ("deed", "deck"),
    [
        ({"verb": "discard_from_hand", "amount": 1}, NO_DECK),
        ({"verb": "burn_deck", "amount": 2}, ["m0", "p0"]),
        ({"verb": "silence", "target": {"controller": "rival"}}, NO_DECK),
        ({"verb": "move_card", "target": {"area": "military"}, "to": "political"}, NO_DECK),
        ({"verb": "return_to_hand", "target": {"area": "military"}}, NO_DECK),
        ({"verb": "recover", "card": {}}, NO_DECK),
        ({"verb": "destroy", "target": {"controller": "rival"}}, NO_DECK),
    ],
    ids=lambda value: value["verb"] if isinstance(value, dict) else "",
)
def test_c6_whatever_cards_do_without_a_deck_is_a_change(deed: Json, deck: list[str]) -> None:
    """Everything has strength 0: no marker moves."""
    does = invented("does", "economic", 0, {"when": "your_turn", "do": [deed]})
    speaks = invented("speaks", "military", 0, {"when": "beginning", "do": [_DRAW]})
    mine = Side(economic=["does"], military=["m0"], hand=["m1", "m1"])
    theirs = Side(military=["speaks"], hand=["m1"])
    game = Stocked(does, speaks)
    used = Scene(mine, theirs, deck=deck, discard=["p0"], game=game).use("does")
    if used.request.prompt == "prompt-discard-from-hand":
        used.say("m1")
    assert used.end().number("idle") == 0
    unused = Scene(mine, theirs, deck=NO_DECK, discard=["p0"], game=game)
    assert unused.end().number("idle") == 1


def test_c6_a_leader_that_is_given_up_is_a_change_though_its_event_does_nothing() -> None:
    mine = Side(hand=["m1"], leader="jaime")
    assert Scene(mine, Side(hand=["m1"]), deck=NO_DECK).give_up().end().number("idle") == 0
    assert Scene(mine, Side(hand=["m1"]), deck=NO_DECK).end().number("idle") == 1


# -- cards that leave play or fall silent meanwhile


def test_a_card_that_leaves_before_its_turn_to_speak_says_nothing() -> None:
    begins: Json = {"when": "beginning"}
    eats = invented("eats", "economic", 1, {**begins, "do": [{"verb": "abandon", "target": {"other": True}}]})
    gains = invented(
        "gains",
        "military",
        1,
        {**begins, "do": [{"verb": "gain_influence", "amount": 2, "area": "military"}]},
    )
    side = Side(military=["gains"], economic=["eats"], hand=["m0"])
    game = Stocked(eats, gains)
    eaten = Scene(side, Side(hand=["m0"]), game=game, phase="beginning").say("eats")
    assert (eaten.zone("discard"), eaten.markers[0]) == (["gains"], 0)
    assert Scene(side, Side(hand=["m0"]), game=game, phase="beginning").say("gains").markers[0] == 2


def test_c12_a_card_that_is_gone_grants_no_play() -> None:
    goes = invented("goes", "military", 1, {"do": [{"verb": "abandon", "target": "self"}, _MORE]})
    scene = Scene(Side(hand=["goes", "m1"]), game=Stocked(goes)).play("goes")
    assert (scene.told("play_granted"), scene.why_not_play("m1")) == ([], "reason-ag-no-play")


def test_a_silenced_card_is_not_copied() -> None:
    mine = Side(military=["alfonso-el-batallador", "roger-de-lauria"], hand=["juan-fernandez-de-heredia"])
    theirs = Side(political=["p1"], hand=["m0", "pedro-de-luna"])
    scene = Scene(mine, theirs, turn=1).play("pedro-de-luna")
    assert scene.told("silenced"), "he alone has an ability that lasts"
    assert scene.finish().play("juan-fernandez-de-heredia").offered == ["no", "roger-de-lauria"]


def test_a_silenced_card_is_not_silenced_again() -> None:
    theirs = Side(military=["castillo-de-monzon"], political=["canfranc", "m3"], hand=["m0"])
    scene = Scene(Side(hand=["pedro-de-luna", "pedro-de-luna"]), theirs).play("pedro-de-luna")
    assert scene.offered == ["canfranc", "castillo-de-monzon"], "the third has no abilities"
    scene.say("canfranc").finish().finish().play("pedro-de-luna")
    assert [event.args["card"].face for event in scene.told("silenced")] == ["canfranc", "castillo-de-monzon"]


# -- what can be used, and what protects


def test_an_ability_that_could_do_nothing_is_not_used() -> None:
    mine = Side(military=["almogavares", "ramon-berenguer"], hand=["m0"])
    theirs = Side(military=["m5"], political=["p1"])
    scene = Scene(mine, theirs)
    assert scene.why_not_use("almogavares") == "reason-ag-not-now", "a 5 is too strong for them"
    assert scene.why_not_use("ramon-berenguer") == "reason-ag-not-now", "all lie there already"


@pytest.mark.parametrize(("held", "spared"), [(3, True), (2, False)])
def test_a_card_may_be_protected_on_a_condition(held: int, spared: bool) -> None:
    walls = invented(
        "walls",
        "political",
        1,
        {
            "if": {"test": "influence_at_least", "amount": 3, "area": "political"},
            "always": [{"verb": "cannot", "act": "be_destroyed"}],
        },
    )
    theirs = Side(political=["walls"], influence={"political": held})
    scene = Scene(Side(hand=["m0"], leader="jaime"), theirs, game=Stocked(walls)).give_up()
    assert scene.areas(1)[1] == (["walls"] if spared else [])


def test_a_play_for_one_area_does_not_let_a_leader_be_given_up() -> None:
    scene = Scene(Side(hand=["maria-de-castilla", "e1"], leader="felipe")).play("maria-de-castilla")
    assert scene.why_not(Option("event", scene.id_in_play("felipe"))) == "reason-ag-only"
    assert "felipe" in scene.offered, "its ability may be used"


def test_a_play_for_any_area_does() -> None:
    mine = Side(hand=["feria-de-jaca", "e1"], leader="felipe")
    scene = Scene(mine, Side(influence={"military": 5})).play("feria-de-jaca").give_up().say("military")
    assert (scene.markers, scene.why_not_play("e1")) == ([-2, 0, 0], "reason-ag-no-play")


# -- loops, and positions


def test_a_turn_that_goes_round_and_round_is_stopped() -> None:
    """A card that comes back to the hand, and one that lets another be played whenever one is."""
    again = invented("again", "military", 1, {"do": [_BACK]})
    fair = invented("fair", "economic", 1, {"when": {"trigger": "plays"}, "do": [_MORE]})
    scene = Scene(Side(economic=["fair"], hand=["again"]), Side(hand=["m0"]), game=Stocked(again, fair))
    plays = 0
    while scene.request.prompt == "prompt-plan" and plays <= MOST_ACTIONS:
        scene.play("again")
        plays += 1
    assert plays == MOST_ACTIONS + 1, "the first is the one that each turn allows"
    assert [event.args for event in scene.told("turn_stopped")] == [{"player": 0, "n": MOST_ACTIONS}]
    assert scene.asked == (0, "prompt-draft")


def test_c10_a_position_leaves_the_leaders_whom_it_does_not_name_aside() -> None:
    position: dict[str, Any] = {
        "phase": "planning",
        "zones": {"leader": [["jaime"], []]},
        "numbers": {"turns": 3},
    }
    scene = Scene.of(Match(GAME, 2, 1, {"leaders": True}, position))
    assert (scene.zone("leader"), scene.zone("aside")) == (["jaime"], ["felipe", "randall"])
    assert scene.count("deck") == 60
