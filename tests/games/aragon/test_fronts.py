"""The table of Aragón: how areas stand, who would win, what would come of a card; Draft and end of the deck."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.tables import Badge, controller_of
from tabletop.engine import Dice, Match, Option
from tabletop.games.aragon.ending import MOST_LATE
from tabletop.games.aragon.previews import contest_of
from tests.games.aragon.scenes import GAME, ROW, Scene, Side
from tests.games.aragon.stated import contest, front, held, laid, table_of

# -- how areas stand


def test_a_front_tells_both_sums_the_marker_and_where_it_will_go() -> None:
    scene = laid(
        Side(military=["m2", "castle"], influence={"military": 2}, hand=["m1"]),
        Side(military=["m1"], influence={"political": 4}),
    )
    military = front(scene, "military")
    assert military.totals == (3, 1)
    assert (military.value, military.step) == (2, 2)
    assert front(scene, "political").value == -4
    assert contest(scene).marks == (5, 10)


def test_the_step_is_as_limited_as_the_marker_will_be() -> None:
    scene = laid(
        Side(political=["p4", "p1"], hand=["m1"]),
        Side(political=["judge"]),
    )
    assert front(scene, "political").totals == (5, 1)
    assert front(scene, "political").step == 1


def verdict(mine: Side, theirs: Side, **more: Any) -> Badge:
    """Return what is told at a table at which seat 0 has the turn and a card in hand."""
    return contest(laid(mine, theirs, **more)).verdict


def test_whoever_is_not_on_turn_wins_when_the_markers_stop_there() -> None:
    theirs = Side(military=["m2"], influence={"military": 8})
    badge = verdict(Side(hand=["m1"]), theirs)
    assert badge.text == "verdict-ag-wins"
    assert badge.args == {"player": 1, "why": "brief-why-ag-ten", "area": "military"}
    weaker = Side(military=["m1"], influence={"military": 8})
    assert verdict(Side(hand=["m1"]), weaker).text == "verdict-ag-nobody"


def test_strength_against_it_may_still_prevent_it() -> None:
    theirs = Side(influence={"military": 5, "economic": 5})
    assert verdict(Side(hand=["m1"]), theirs).args == {"player": 1, "why": "brief-why-ag-two"}
    mine = Side(military=["m2"], hand=["m1"])
    assert verdict(mine, theirs).text == "verdict-ag-nobody"


def test_whoever_is_on_turn_wins_only_at_the_end_of_the_next_influence() -> None:
    badge = verdict(Side(influence={"military": 10}, hand=["m1"]), Side())
    assert badge.text == "verdict-ag-holds"
    assert badge.args == {"player": 0, "rival": 1, "why": "brief-why-ag-ten", "area": "military"}


def test_ten_against_ten_goes_on() -> None:
    mine, theirs = Side(influence={"military": 10}, hand=["m1"]), Side(influence={"political": 10})
    assert verdict(mine, theirs).text == "verdict-ag-both"
    with_a_third = Side(influence={"political": 10, "economic": 5})
    assert verdict(mine, with_a_third).args == {"player": 1, "why": "brief-why-ag-third"}


def test_in_the_opening_turn_nothing_moves() -> None:
    scene = Scene.of(Match(GAME, 2, 3, {"first": "seat-1"}))
    assert contest(scene).verdict.text == "verdict-ag-opening"


def test_no_step_is_foretold_before_the_turn_that_takes_it() -> None:
    mine = Side(military=["m2"], hand=["m1"])
    theirs = Side(hand=["m1"])
    assert front(laid(mine, theirs), "military").step == 2
    opening = laid(mine, theirs, opening=1)
    assert front(opening, "military").totals == (2, 0)
    assert front(opening, "military").step == 0
    assert front(opening.finish(), "military").step == 2, "the second turn has an Influence phase"


def test_no_step_is_foretold_while_markers_move() -> None:
    table = laid(Side(military=["m2"], hand=["m1"])).table.copy()
    assert [front.step for front in contest_of(table).fronts] == [2, 0, 0]
    table.enter("influence")
    assert [front.step for front in contest_of(table).fronts] == [0, 0, 0]


def test_in_the_final_turn_totals_are_told() -> None:
    mine = Side(influence={"military": 3}, hand=["m1"])
    badge = verdict(mine, Side(influence={"economic": 4}), deck=[], closing=1)
    assert badge.text == "verdict-ag-last"
    assert badge.args == {"players": (1,), "why": "brief-why-ag-total"}
    even = verdict(mine, Side(influence={"economic": 3}), deck=[], closing=1)
    assert even.args["players"] == (0, 1)


@pytest.mark.parametrize(
    ("mine", "more", "text"),
    [
        (Side(hand=["m1"], influence={"military": 3}), {"idle": 1}, "verdict-ag-over"),
        (Side(hand=["m1"], influence={"military": 3}), {"idle": 1, "changed": 1}, "verdict-ag-nobody"),
        (Side(hand=["m1"], influence={"military": 3}), {}, "verdict-ag-nobody"),
        (Side(hand=["m1"], influence={"military": 3}), {"idle": 1, "deck": ROW}, "verdict-ag-nobody"),
        (Side(hand=["m1"], influence={"military": 3}, military=["m1"]), {"idle": 1}, "verdict-ag-nobody"),
        (Side(hand=["m1"], influence={"military": 3}), {"late": MOST_LATE - 1}, "verdict-ag-over"),
        (Side(influence={"military": 3}, leader="king"), {"changed": 1}, "verdict-ag-over"),
    ],
)
def test_a_turn_that_would_end_a_match_without_a_deck_says_so(
    mine: Side, more: dict[str, Any], text: str
) -> None:
    theirs = Side(hand=["p1"] if mine.hand else [])
    scene = laid(mine, theirs, **{"deck": [], **more})
    badge = contest(scene).verdict
    assert badge.text == text
    assert (scene.end().why is None) == (text == "verdict-ag-nobody")
    if text == "verdict-ag-over":
        assert badge.args == {"players": (0,), "why": "brief-why-ag-total"}
        assert scene.winners == (0,)


def test_no_match_is_over_while_its_last_cards_are_drafted() -> None:
    scene = laid(Side(influence={"military": 3}, leader="king"), deck=ROW).end()
    assert (scene.asked, scene.count("deck")) == ((0, "prompt-draft"), 0)
    assert contest(scene).verdict.text == "verdict-ag-nobody"
    assert scene.draft().why is None


def test_the_verdict_is_what_the_rules_then_do() -> None:
    """Play at random; whenever a verdict names a winner and the turn ends at once, that is who wins."""
    named = 0
    for seed in range(12):
        match, dice = Match(GAME, 2, seed), Dice(seed)
        while match.request is not None:
            request = match.request
            answer = request.sample(dice)
            badge = controller_of(match).contest(match.view(None)).verdict  # type: ignore[union-attr]
            turn = match.turns
            match.answer(answer)
            if answer != Option("end"):
                continue
            named += badge.text == "verdict-ag-wins"
            if badge.text == "verdict-ag-wins":
                assert match.outcome is not None
                assert match.outcome.winners == (badge.args["player"],)
            elif badge.text in ("verdict-ag-last", "verdict-ag-over"):
                assert match.outcome is not None
                assert match.outcome.winners == badge.args["players"]
            else:  # the next turn may pass without a question, and end the match itself
                assert match.outcome is None or match.turns > turn
    assert named > 3


def test_a_preview_counts_what_the_card_changes_for_others() -> None:
    scene = laid(
        Side(military=["m2", "m1"], hand=["castle"]),
        Side(military=["m2"]),
    )
    card = held(scene, "castle")
    preview = table_of(scene).damage_preview(scene.match.view(0), Option("play", card, ("military", 0)))
    assert preview is not None
    assert preview.message == "preview-ag-gains"
    assert preview.args == {"n": 3, "mine": 5, "theirs": 2}


@pytest.mark.parametrize(
    ("held_there", "message", "steps"),
    [(0, "preview-ag-gains", 3), (9, "preview-ag-gains", 1), (10, "preview-ag-even", 0)],
)
def test_a_preview_promises_no_step_beyond_10(held_there: int, message: str, steps: int) -> None:
    scene = laid(Side(hand=["m3"], influence={"military": held_there}))
    option = Option("play", held(scene, "m3"), ("military", 0))
    preview = table_of(scene).damage_preview(scene.match.view(0), option)
    assert preview is not None
    assert (preview.message, preview.args) == (message, {"n": steps, "mine": 3, "theirs": 0})


@pytest.mark.parametrize(("theirs", "steps"), [(3, 2), (9, 1)])
def test_a_preview_fears_no_step_beyond_10(theirs: int, steps: int) -> None:
    scene = laid(Side(hand=["m3"]), Side(military=["m5"], influence={"military": theirs}))
    option = Option("play", held(scene, "m3"), ("military", 0))
    preview = table_of(scene).damage_preview(scene.match.view(0), option)
    assert preview is not None
    assert (preview.message, preview.args) == ("preview-ag-loses", {"n": steps, "mine": 3, "theirs": 5})


def test_a_preview_promises_no_step_in_the_opening_turn() -> None:
    scene = laid(Side(hand=["m3"]), opening=1)
    option = Option("play", held(scene, "m3"), ("military", 0))
    preview = table_of(scene).damage_preview(scene.match.view(0), option)
    assert preview is not None
    assert (preview.message, preview.args["mine"], preview.args["theirs"]) == ("preview-ag-opening", 3, 0)


# -- the draft and the end of the deck


@pytest.mark.parametrize(("deck", "passed"), [(ROW, 2), (ROW[:2], 1)])
def test_the_draft_says_what_becomes_of_the_rest(deck: list[str], passed: int) -> None:
    scene = laid(Side(hand=["m1"]), Side(hand=["p1"]), deck=deck).end()
    view, request = scene.match.view(0), scene.request
    remark = table_of(scene).remark(view, request)
    assert remark is not None
    assert remark.args == {"n": passed, "rival": 1}


def test_an_empty_deck_says_what_comes() -> None:
    scene = laid(Side(hand=["m1", "p1"]), Side(hand=["p1"]), deck=[])
    signs = table_of(scene).signs(scene.match.view(0))
    assert signs["deck", 0].text == "sign-ag-empty"
    last = laid(Side(hand=["m1"]), Side(hand=["p1"]), deck=[]).play("m1")
    assert table_of(last).signs(last.match.view(0))["deck", 0].text == "sign-ag-closing"
    assert not table_of(scene).signs(laid(Side(hand=["m1"])).match.view(0))


def test_the_strip_passes_over_influence_in_the_opening_turn() -> None:
    scene = Scene.of(Match(GAME, 2, 3, {"first": "seat-1"}))
    marks = table_of(scene).steps(scene.match.view(0), scene.request)
    assert [mark.state for mark in marks] == ["done", "now", "open", "open"]
    assert marks[2].why is not None
    scene.end()
    marks = table_of(scene).steps(scene.match.view(0), scene.request)
    assert [mark.state for mark in marks] == ["done", "done", "passed", "now"]


def test_a_card_that_has_been_moved_counts_where_it_lies_now() -> None:
    scene = laid(Side(military=["mover"], political=["p1"], hand=["m1"]))
    assert front(scene, "political").totals == (1, 0)
    assert scene.strengths() == [1, 1, 0]
    scene.use("mover")
    assert scene.strengths() == [2, 0, 0]
    assert [front(scene, area).totals[0] for area in ("military", "political")] == [2, 0]
