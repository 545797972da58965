"""The table of Aragón: what gestures mean, why not, how areas stand, who would win, what is told of cards."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.affordances import Affordances
from tabletop.controller.contest import Contest, Front
from tabletop.controller.gestures import Gestures, Given, Menu
from tabletop.controller.tables import Badge, Thing, TokenLook, controller_of
from tabletop.engine import Dice, Game, Match, Option
from tabletop.games.aragon.controller import AragonController
from tests.controller.carrying import carry_all, play_by_gestures
from tests.games.aragon.scenes import GAME, NOBODY, ROW, Scene, Side, Stocked, invented

_MOVE = {"verb": "move_card", "target": {"other": True}, "to": "here"}
_SURRENDER = {"verb": "surrender", "area": "choice", "by": "rival", "amount": 1}
_DRAW = {"verb": "draw", "amount": 1}
OTHERS = {"area": "here", "other": True}
CARDS = (
    invented("mover", "military", 1, {"when": "your_turn", "do": [_MOVE]}),
    invented(
        "castle",
        "military",
        0,
        {"always": [{"verb": "has", "stat": "strength", "amount": 1, "target": OTHERS}]},
    ),
    invented(
        "crowd", "political", 0, {"always": [{"verb": "has", "stat": "strength", "amount": 1, "per": OTHERS}]}
    ),
    invented(
        "wall", "economic", 2, {"always": [{"verb": "cannot", "act": "be_destroyed", "target": OTHERS}]}
    ),
    invented("hush", "political", 2, {"do": [{"verb": "silence", "target": {"controller": "rival"}}]}),
    invented("fair", "economic", 1, {"do": [{"verb": "play_more", "area": "any"}]}),
    invented("judge", "political", 1, {"always": [{"verb": "moves_at_most", "amount": 1}]}),
    invented("bard", "political", 1, {"when": "your_turn", "do": [_SURRENDER]}),
    invented(
        "king", "leader", 0, {"when": "your_turn", "do": [_DRAW]}, {"when": "event", "do": [_DRAW]}, copies=1
    ),
    invented("queen", "leader", 0, {"when": "event", "do": [_DRAW]}, copies=1),
)
STOCKED = Stocked(*CARDS)
TABLES: list[dict[str, Any]] = [{}, {"leaders": True}]


class StockedTable(AragonController):
    """The table of a match with plain and invented cards besides the printed ones."""

    @property
    def _game(self) -> Game:
        return STOCKED


def laid(mine: Side, theirs: Side = NOBODY, **more: Any) -> Scene:
    """Lay out a table."""
    return Scene(mine, theirs, **{"game": STOCKED, **more})


def table_of(scene: Scene) -> AragonController:
    """Return what is stated of a scene's table."""
    return StockedTable(2, scene.match.options)


def afforded(scene: Scene) -> Affordances:
    """Return what whoever is asked can do."""
    request = scene.request
    return Affordances(table_of(scene), scene.match.view(request.seat), request)


def why(scene: Scene, start: Thing, target: Thing | None = None) -> str | None:
    """Return the id of the reason why a start can do nothing (to a target)."""
    reason = afforded(scene).why_not(start, target)
    return None if reason is None else reason.id


def id_of(scene: Scene, slug: str, zone: str, seat: int = 0) -> int:
    return scene.table.id_of(scene.card(slug, zone, seat))


def held(scene: Scene, slug: str) -> int:
    return id_of(scene, slug, "hand")


def contest(scene: Scene, viewer: int = 0) -> Contest:
    told = table_of(scene).contest(scene.match.view(viewer))
    assert told is not None
    return told


def front(scene: Scene, area: str) -> Front:
    return next(one for one in contest(scene).fronts if one.zone == area)


def tokens(scene: Scene, slug: str, zone: str, seat: int = 0, viewer: int = 0) -> tuple[TokenLook, ...]:
    card = id_of(scene, slug, zone, seat)
    return table_of(scene).tokens(scene.match.view(viewer), card)


def told(scene: Scene, slug: str, zone: str, seat: int = 0) -> dict[str, Badge]:
    """Return what the tooltip of a card tells, by message."""
    card = id_of(scene, slug, zone, seat)
    found = table_of(scene).about(scene.match.view(0), card)
    return {badge.text: badge for badge in found}


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


def test_a_card_that_grants_plays_bears_them() -> None:
    scene = laid(Side(hand=["fair", "m1", "p1"]))
    scene.play("fair")
    assert TokenLook("grant", 1) in tokens(scene, "fair", "economic")
    badges = {badge.text: badge for badge in table_of(scene).badges(scene.match.view(0), 0)}
    assert badges["badge-ag-plays"].args == {"n": 1}


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


def test_in_the_final_turn_totals_are_told() -> None:
    mine = Side(influence={"military": 3}, hand=["m1"])
    badge = verdict(mine, Side(influence={"economic": 4}), deck=[], closing=1)
    assert badge.text == "verdict-ag-last"
    assert badge.args == {"players": (1,), "why": "brief-why-ag-total"}
    even = verdict(mine, Side(influence={"economic": 3}), deck=[], closing=1)
    assert even.args["players"] == (0, 1)


def test_the_verdict_is_what_the_rules_then_do() -> None:
    """Play at random; whenever a verdict names a winner and the turn ends at once, that is who wins."""
    named = 0
    for seed in range(12):
        match, dice = Match(GAME, 2, seed), Dice(seed)
        while match.request is not None:
            request = match.request
            answer = request.sample(dice)
            badge = controller_of(match).contest(match.view(None)).verdict  # type: ignore[union-attr]
            match.answer(answer)
            if answer != Option("end"):
                continue
            if badge.text == "verdict-ag-wins":
                named += 1
                assert match.outcome is not None
                assert match.outcome.winners == (badge.args["player"],)
            else:
                assert (
                    match.outcome is None
                    or badge.text == "verdict-ag-last"
                    or not match.view(None).zones["deck", 0]
                )
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
