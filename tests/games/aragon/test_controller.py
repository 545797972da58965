"""The table of Aragón: what gestures mean, why not, what stands where, what is told of cards."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.gestures import Gestures, Given, Menu
from tabletop.controller.tables import TokenLook, controller_of
from tabletop.engine import Match, Option
from tests.controller.carrying import carry_all, play_by_gestures
from tests.games.aragon.scenes import GAME, Side
from tests.games.aragon.stated import TABLES, afforded, held, id_of, laid, table_of, tokens, told, why

# -- gestures


@pytest.mark.parametrize("options", TABLES)
def test_matches_are_played_by_gestures_alone(options: dict[str, Any]) -> None:
    mouse = play_by_gestures(Match(GAME, 2, 7, options), 120)
    assert min(mouse.ways.values()) > 2


@pytest.mark.parametrize("options", TABLES)
def test_every_option_can_be_carried_from_its_start_to_its_destination(options: dict[str, Any]) -> None:
    carried = carry_all(Match(GAME, 2, 2, options), 250)
    assert carried.away >= {"play", "keep", "use"}
    assert carried.nowhere <= {"choose", "area", "effect"}


def test_a_card_goes_into_the_area_of_its_type_and_onto_the_cards_there() -> None:
    scene = laid(Side(hand=["m1"], military=["m2"]))
    card = held(scene, "m1")
    play = Option("play", card, ("military", 0))
    can = afforded(scene)
    assert can.options(card, ("military", 0)) == [play]
    assert can.options(card, id_of(scene, "m2", "military")) == [play]
    assert can.targets(card) == {("military", 0): [play]}


def test_a_wrong_area_says_where_the_card_belongs() -> None:
    scene = laid(Side(hand=["m1"]), Side(hand=["p1"]))
    card = held(scene, "m1")
    assert why(scene, card, ("economic", 0)) == "reason-ag-wrong-area"
    reason = afforded(scene).why_not(card, ("economic", 0))
    assert reason is not None
    assert reason.args == {"area": "military"}
    assert why(scene, card, ("military", 1)) == "reason-ag-rival-area"


def test_a_second_card_says_that_the_play_is_used_up_but_of_the_area_first() -> None:
    scene = laid(Side(hand=["m1", "m2"]))
    scene.play("m2")
    card = held(scene, "m1")
    assert why(scene, card) == "reason-ag-no-play"
    assert why(scene, card, ("military", 0)) == "reason-ag-no-play"
    assert why(scene, card, ("political", 0)) == "reason-ag-wrong-area"


def test_a_click_uses_an_ability_and_so_does_a_drop_on_the_own_name() -> None:
    scene = laid(Side(military=["mover"], political=["p1"], hand=["m1"]))
    card = id_of(scene, "mover", "military")
    outcome = Gestures(afforded(scene)).click(card, 0)
    assert isinstance(outcome, Given)
    assert outcome.answer == Option("use", card)
    assert afforded(scene).options(card, ("player", 0)) == [Option("use", card)]


def test_an_ability_twice_says_why_not() -> None:
    scene = laid(Side(military=["mover"], political=["p1"], hand=["m1"]))
    scene.use("mover")
    assert why(scene, id_of(scene, "mover", "military")) == "reason-ag-used"


def test_nothing_is_said_of_cards_without_an_ability_of_their_own() -> None:
    scene = laid(Side(military=["m2"], hand=["m1"]), Side(political=["p1"]))
    assert why(scene, id_of(scene, "m2", "military")) is None
    assert why(scene, id_of(scene, "p1", "political", 1)) is None


def test_a_leader_is_given_up_by_dragging_it_away_and_a_click_asks() -> None:
    scene = laid(Side(leader="king", hand=["m1"]), Side(leader="queen", hand=["p1"]))
    card = id_of(scene, "king", "leader")
    event = Option("event", card)
    can = afforded(scene)
    assert can.options(card, ("aside", 0)) == [event]
    assert can.options(card, ("political", 0)) == [event]
    assert ("aside", 0) in can.targets(card)
    outcome = Gestures(can).click(card, 0)
    assert isinstance(outcome, Menu)
    assert {entry.label for entry in outcome.entries} == {"do-ag-use", "do-ag-event"}


def test_an_area_is_chosen_by_a_click_on_it() -> None:
    scene = laid(
        Side(political=["bard"], hand=["m1", "p1"], influence={"economic": 2}),
        Side(influence={"military": 3, "political": 1}),
    )
    scene.use("bard")
    assert scene.asked == (0, "prompt-ag-area")
    outcome = Gestures(afforded(scene)).click(("military", 0), 0)
    assert isinstance(outcome, Given)
    assert outcome.answer == Option("area", None, ("military", 0))


# -- what stands where


def test_leaders_have_their_places_only_where_there_are_any() -> None:
    without, with_them = (
        [look.zone for look in controller_of(Match(GAME, 2, 1, {"leaders": leaders})).zones]
        for leaders in (False, True)
    )
    assert set(with_them) - set(without) == {"leader", "aside"}


def test_strength_is_shown_as_it_stands_and_as_it_is_printed() -> None:
    scene = laid(Side(military=["m2", "castle"], hand=["m2"]))
    controller, view = table_of(scene), scene.match.view(0)
    for zone, now in (("military", "3"), ("hand", "2")):
        (figure,) = controller.figures(view, id_of(scene, "m2", zone))
        assert (figure.value, figure.printed) == (now, "2")
    assert controller.printed_figures("queen") == ()


def test_a_tooltip_tells_how_strength_comes_about_and_what_protects_a_card() -> None:
    scene = laid(Side(military=["m2", "castle"], economic=["wall", "e2"]))
    badge = told(scene, "m2", "military")["about-ag-strength"]
    assert badge.args == {"n": 3, "parts": (("base", 2, None), ("card", 1, "castle"))}
    assert "about-ag-strength" not in told(scene, "castle", "military")
    shield = told(scene, "e2", "economic")["about-ag-cannot-be-destroyed"]
    assert shield.args == {"card": "wall"}
    castle = laid(Side(military=["castillo-de-loarre"]))
    assert not told(castle, "castillo-de-loarre", "military"), "what it says of itself is printed on it"


def test_a_strength_for_each_other_card_is_told_as_one_part() -> None:
    scene = laid(Side(political=["crowd", "p1", "judge"]))
    badge = told(scene, "crowd", "political")["about-ag-strength"]
    assert badge.args == {"n": 2, "parts": (("base", 0, None), ("card", 2, "crowd"))}


def test_signs_tell_whether_an_ability_can_be_used_has_been_or_is_silenced() -> None:
    scene = laid(
        Side(military=["mover"], political=["p1"], hand=["hush", "m1"]),
        Side(military=["mover"], political=["p1"], hand=["m1"]),
    )
    assert tokens(scene, "mover", "military") == (TokenLook("ready", 1),)
    assert tokens(scene, "mover", "military", viewer=1) == (), "what pays for it is not public"
    assert tokens(scene, "mover", "military", seat=1) == ()
    scene.use("mover")
    assert tokens(scene, "mover", "military") == (TokenLook("used", 1),)
    scene.play("hush")
    assert tokens(scene, "mover", "military", seat=1) == (TokenLook("silent", 1),)
    assert "badge-ag-silenced" in told(scene, "mover", "military", 1)


def test_beside_a_name_stands_what_concerns_that_player() -> None:
    scene = laid(Side(hand=["m1"], influence={"military": 2}), Side(hand=["e4", "e5"]), deck=[])
    table, view = table_of(scene), scene.match.view(0)
    mine, theirs = [[badge.text for badge in table.badges(view, seat)] for seat in (0, 1)]
    assert mine == ["badge-ag-total", "badge-ag-hand", "badge-ag-plays"]
    assert theirs == ["badge-ag-total", "badge-ag-hand"]
    assert [table.score(view, seat).args["n"] for seat in (0, 1)] == [2, 0]
    last = laid(Side(hand=["m1"]), Side(hand=["e4", "e5"]), deck=[]).play("m1")
    closing = [[badge.text for badge in table.badges(last.match.view(0), seat)] for seat in (0, 1)]
    assert ["badge-ag-closing" in texts for texts in closing] == [False, True]


def test_a_card_that_grants_plays_bears_them() -> None:
    scene = laid(Side(hand=["fair", "m1", "p1"]))
    scene.play("fair")
    assert TokenLook("grant", 1) in tokens(scene, "fair", "economic")
    badges = {badge.text: badge for badge in table_of(scene).badges(scene.match.view(0), 0)}
    assert badges["badge-ag-plays"].args == {"n": 1}
