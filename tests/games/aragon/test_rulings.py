"""What the rulebook leaves open, and how it is played: the rulings C1 to C14, each with figures."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine import Dice, IllegalAnswer, Match, Option
from tabletop.games.aragon.ending import MOST_LATE, MOST_STILL
from tests.games.aragon.scenes import GAME, ROW, Scene, Side, Stocked, invented

EMPTY: list[str] = []
_BURN = {"verb": "burn_deck", "amount": 2}

PEACEFUL = invented(
    "peaceful", "leader", 0, {"when": "event", "do": [{"verb": "draw", "amount": 1}]}, copies=1
)


def test_c1_a_threshold_met_in_ones_own_turn_must_survive_the_rivals_influence() -> None:
    scene = Scene(
        Side(military=["m5"], hand=["m0"], influence={"military": 6}), Side(military=["m2"], hand=["m5"])
    ).finish()
    assert (scene.markers[0], scene.why) == (9, None)
    scene.play("m5").end()
    assert (scene.markers[0], scene.why) == (7, None)


def test_c1_it_wins_if_it_does() -> None:
    scene = Scene(Side(military=["m5"], hand=["m0"], influence={"military": 6}), Side(hand=["m4"])).finish()
    assert scene.markers[0] == 10
    scene.play("m4").end()
    assert (scene.winners, scene.why) == ((0,), "why-ag-ten")


def test_c2_equal_totals_are_a_draw() -> None:
    scene = Scene(
        Side(hand=["m0"], influence={"military": 3}), Side(influence={"economic": 3}), deck=EMPTY, closing=1
    ).end()
    assert (scene.winners, scene.why) == ((0, 1), "why-ag-draw")
    assert scene.match.outcome is not None
    assert scene.match.outcome.scores == (3, 3)


def test_c4_the_final_turn_looks_for_a_clear_victory_of_the_other_first() -> None:
    theirs = Side(influence={"military": 5, "political": 5})
    scene = Scene(Side(hand=["m0"], influence={"economic": 9}), theirs, deck=EMPTY, closing=1).end()
    assert (scene.winners, scene.why) == ((1,), "why-ag-two")


def test_c4_then_of_whoever_took_it() -> None:
    mine = Side(hand=["m0"], influence={"military": 5, "political": 5})
    scene = Scene(mine, Side(influence={"economic": 9}), deck=EMPTY, closing=1).end()
    assert (scene.winners, scene.why) == ((0,), "why-ag-two")


def test_c4_else_the_most_total_influence_wins() -> None:
    mine = Side(hand=["m0"], influence={"military": 4, "political": 4})
    scene = Scene(mine, Side(influence={"economic": 9}), deck=EMPTY, closing=1).end()
    assert (scene.winners, scene.why) == ((1,), "why-ag-total")
    assert scene.match.outcome is not None
    assert scene.match.outcome.scores == (8, 9)


def test_the_last_card_with_an_empty_deck_gives_the_rival_one_normal_turn() -> None:
    scene = Scene(Side(hand=["m1"]), Side(hand=["e4", "e5"]), deck=EMPTY).play("m1")
    assert scene.number("closing") == 2
    assert [event.args for event in scene.told("last_card")] == [{"player": 0, "rival": 1}]
    scene.end().play("e5").end()
    assert (scene.winners, scene.why) == ((1,), "why-ag-total")
    assert scene.markers == [2, 0, -5]


def test_c5_the_last_card_is_nothing_special_while_the_deck_has_cards() -> None:
    scene = Scene(Side(hand=["m1"]), Side(hand=["e4", "e5"]), deck=["m0"]).play("m1")
    assert scene.number("closing") == 0


def test_c13_a_deck_that_runs_out_in_the_draft_after_the_last_card_is_nothing_special() -> None:
    scene = Scene(Side(hand=["m1"]), Side(hand=["e4", "e5"]), deck=["m0", "p0"]).play("m1").finish()
    assert (scene.count("deck"), scene.number("closing")) == (0, 0)
    scene.end().end()
    assert scene.why is None


def test_c6_with_deck_and_hands_empty_the_final_comparison_comes() -> None:
    drops = invented("drops", "military", 1, {"do": [{"verb": "discard_from_hand", "amount": 1}]})
    scene = Scene(Side(hand=["drops", "m0"]), deck=EMPTY, game=Stocked(drops)).play("drops")
    assert scene.number("closing") == 0
    assert scene.end().why == "why-ag-total"
    assert scene.told("nothing_left")


def test_c6_two_turns_in_a_row_that_change_nothing_end_the_match() -> None:
    scene = Scene(Side(hand=["m1"], influence={"military": 1}), Side(hand=["e1"]), deck=EMPTY).end()
    assert (scene.why, scene.number("idle")) == (None, 1)
    scene.end()
    assert (scene.winners, scene.why) == ((0,), "why-ag-total")


def test_c6_to_draw_the_last_card_of_the_deck_is_a_change() -> None:
    salt = invented("salt", "economic", 0, {"do": [_BURN, {"verb": "draw", "amount": 1}]})
    scene = Scene(Side(hand=["salt", "m1"]), Side(hand=["m1"]), deck=ROW, game=Stocked(salt)).play("salt")
    assert scene.count("deck") == 0
    assert scene.end().number("idle") == 0
    assert (scene.end().why, scene.number("idle")) == (None, 1)


def test_c6_so_it_is_to_take_it_at_the_beginning_of_a_turn() -> None:
    takes = {"when": "beginning", "do": [{"verb": "choose_from_deck", "amount": 2}]}
    mint = invented("mint", "economic", 0, takes)
    mine, theirs = Side(economic=["mint"], hand=["m1"]), Side(hand=["m1"])
    scene = Scene(mine, theirs, deck=["m0"], phase="beginning", game=Stocked(mint)).say("m0")
    assert (scene.count("deck"), scene.hand()) == (0, ["m0", "m1"])
    assert scene.end().number("idle") == 0
    assert (scene.end().why, scene.number("idle")) == (None, 1)


def test_c6_a_marker_that_moves_is_a_change() -> None:
    scene = Scene(Side(military=["m1"], hand=["m1"]), Side(hand=["e1"]), deck=EMPTY)
    for _ in range(5):
        scene.end()
    assert (scene.why, scene.number("idle"), scene.markers[0]) == (None, 0, 5)


SWINGS = invented(
    "swings",
    "military",
    0,
    {
        "if": {"test": "influence_at_least", "amount": 1, "area": "military", "by": "rival"},
        "always": [{"verb": "has", "stat": "strength", "amount": 2}],
    },
)


def test_c6_a_marker_that_swings_and_swings_back_ends_the_match_at_last() -> None:
    """Each swings the marker from 1 on the other's side to 1 on the own: nothing else will ever come."""
    side = Side(military=["swings"], hand=["m0"])
    scene = Scene(side, side, deck=EMPTY, game=Stocked(SWINGS), military=[0, 1])
    for number in range(MOST_STILL):
        assert scene.number("still") == number
        scene.end()
    assert (scene.why, scene.winners) == ("why-ag-total", (1,))
    assert [event.args["n"] for event in scene.told("nobody_plays")] == [20]


def test_c6_as_long_as_somebody_plays_a_match_goes_on() -> None:
    """A hand of 20 is played out in 40 turns."""
    side = Side(military=["swings"], hand=["m0", "p0", "e0"] * 3)
    scene = Scene(
        side, side, deck=EMPTY, game=Stocked(SWINGS), military=[0, 1], still=MOST_STILL - 1, late=40
    )
    for slug in ("m0", "p0", "e0", "m0"):
        scene.play(slug).end()
        assert (scene.why, scene.number("still")) == (None, 0)


def test_c6_what_is_moved_to_and_fro_does_not_put_off_the_end() -> None:
    mine = Side(military=["ramon-berenguer"], political=["ramon-berenguer", "p1"], hand=["m0"])
    scene = Scene(mine, Side(hand=["m0"]), deck=EMPTY, still=MOST_STILL - 1).use("ramon-berenguer")
    assert scene.say("p1").end().why == "why-ag-total"


def test_c6_a_marker_may_go_from_end_to_end_by_single_steps() -> None:
    scene = Scene(
        Side(military=["m1"], hand=["m0"]), Side(hand=["e0"], influence={"military": 9}), deck=EMPTY
    )
    for _ in range(19):
        scene.end()
    assert (scene.markers[0], scene.why) == (10, None)
    assert scene.end().why == "why-ag-ten"


def test_c6_turns_that_lead_nowhere_end_at_last() -> None:
    back = invented(
        "back", "military", 0, {"when": "your_turn", "do": [{"verb": "return_to_hand", "target": "self"}]}
    )
    scene = Scene(Side(military=["back"], hand=["m0"]), Side(hand=["m0"]), deck=EMPTY, game=Stocked(back))
    for _ in range(MOST_LATE):
        if scene.turn == 0:
            scene.use("back").play("back")
        scene.end()
    assert scene.why == "why-ag-draw"
    assert scene.told("too_late")


@pytest.mark.parametrize("count", ["late", "idle"])
def test_the_final_turn_is_taken_however_long_the_deck_has_been_empty(count: str) -> None:
    numbers: dict[str, Any] = {count: MOST_LATE - 1}
    scene = Scene(Side(hand=["m1"]), Side(hand=["e4", "e5"]), deck=EMPTY, **numbers).play("m1").end()
    assert (scene.turn, scene.why) == (1, None)
    assert scene.play("e5").end().why == "why-ag-total"
    assert not scene.told("too_late")


def test_c7_giving_up_the_leader_is_the_one_card_of_the_opening_turn() -> None:
    scene = Scene(Side(hand=["m1"], leader="peaceful"), game=Stocked(PEACEFUL), opening=1).give_up()
    assert scene.why_not_play("m1") == "reason-ag-opening"


def test_c7_a_leader_is_not_given_up_beside_the_one_card() -> None:
    scene = Scene(Side(hand=["m1"], leader="peaceful"), game=Stocked(PEACEFUL), opening=1).play("m1")
    option = Option("event", scene.id_in_play("peaceful"))
    assert scene.why_not(option) == "reason-ag-opening"


@pytest.mark.parametrize("seed", range(6))
def test_c10_leaders_are_assigned_by_chance_and_the_third_is_set_aside(seed: int) -> None:
    scene = Scene.of(Match(GAME, 2, seed, {"leaders": True}))
    held = [scene.zone("leader", seat) for seat in (0, 1)]
    assert [len(one) for one in held] == [1, 1]
    assert sorted([*held[0], *held[1], *scene.zone("aside")]) == ["felipe", "jaime", "randall"]
    assert scene.count("deck") == 52


def test_c10_without_the_option_there_are_none() -> None:
    scene = Scene.of(Match(GAME, 2, 1))
    assert scene.count("leader", 0) == scene.count("leader", 1) == scene.count("aside") == 0
    assert len(scene.table.by_id) == 60


def test_c10_a_leader_lies_in_no_area_and_cannot_be_destroyed_or_abandoned() -> None:
    hits = invented("hits", "military", 1, {"do": [{"verb": "destroy", "target": {"controller": "rival"}}]})
    leaves = invented("leaves", "military", 1, {"do": [{"verb": "abandon", "target": {"other": True}}]})
    game = Stocked(hits, leaves, PEACEFUL)
    scene = Scene(Side(hand=["hits"]), Side(leader="peaceful"), game=game).play("hits")
    assert (scene.zone("leader", 1), scene.asked) == (["peaceful"], (0, "prompt-plan"))
    scene = Scene(Side(hand=["leaves"], leader="peaceful"), game=game).play("leaves")
    assert (scene.zone("leader"), scene.zone("military")) == (["peaceful"], ["leaves"])


def test_c11_nobody_looks_through_the_face_down_discards_but_what_was_seen_is_remembered() -> None:
    scene = Scene(Side(hand=["m0"]), Side(hand=["m0"]), deck=["m3", "p3", "e3"]).end().keep("p3").keep("e3")
    assert scene.zone("facedown") == ["m3"]
    assert [scene.knows(seat, "m3", "facedown") for seat in (0, 1)] == [False, True]


def test_c11_what_is_milled_is_seen_by_nobody() -> None:
    burns = invented("burns", "military", 1, {"do": [_BURN]})
    scene = Scene(Side(hand=["burns"]), deck=["m1", "p1", "e1"], game=Stocked(burns)).play("burns")
    assert (scene.zone("facedown"), scene.count("deck")) == (["e1", "p1"], 1)
    assert not any(scene.knows(seat, "e1", "facedown") for seat in (0, 1, 2))


MORE = invented("more", "military", 1, {"do": [{"verb": "play_more", "amount": 1}]})
TYPED = invented("typed", "military", 1, {"do": [{"verb": "play_more", "amount": 1, "area": "economic"}]})


def test_a_granted_play_lets_one_card_more_be_played() -> None:
    scene = Scene(Side(hand=["more", "p1", "e1"]), game=Stocked(MORE)).play("more").play("e1")
    assert scene.why_not_play("p1") == "reason-ag-no-play"


def test_a_granted_play_may_be_for_one_area_alone() -> None:
    scene = Scene(Side(hand=["typed", "p1", "e1"]), game=Stocked(TYPED)).play("typed")
    assert scene.why_not_play("p1") == "reason-ag-only"
    assert scene.play("e1").areas() == [["typed"], [], ["e1"]]


def test_the_narrower_play_is_used_up_first() -> None:
    on_turn = invented(
        "on-turn",
        "political",
        1,
        {"when": "your_turn", "do": [{"verb": "play_more", "amount": 1, "area": "economic"}]},
    )
    scene = Scene(Side(political=["on-turn"], hand=["e1", "p1"]), game=Stocked(on_turn)).use("on-turn")
    for first, second in (("e1", "p1"), ("p1", "e1")):
        again = Scene.of(scene.match.clone()).play(first).play(second)
        assert again.areas() == [[], ["on-turn", "p1"], ["e1"]]


def test_c12_a_granted_play_is_lost_when_its_card_leaves_before_it_is_used() -> None:
    leaves = invented(
        "leaves", "economic", 1, {"when": "your_turn", "do": [{"verb": "abandon", "target": {"other": True}}]}
    )
    game = Stocked(MORE, leaves)
    scene = Scene(Side(economic=["leaves"], hand=["more", "e1"]), game=game).play("more").use("leaves")
    assert scene.zone("discard") == ["more"]
    assert scene.why_not_play("e1") == "reason-ag-no-play"


def test_c12_it_is_kept_when_its_card_leaves_while_the_granted_card_is_resolved() -> None:
    eats = invented(
        "eats",
        "economic",
        1,
        {"do": [{"verb": "abandon", "target": {"other": True}}, {"verb": "draw", "amount": 1}]},
    )
    scene = Scene(Side(hand=["more", "eats"]), game=Stocked(MORE, eats)).play("more").play("eats")
    assert scene.areas() == [[], [], ["eats"]]
    assert scene.count("hand") == 1


def test_c12_it_goes_on_where_its_card_is_only_moved() -> None:
    moves = invented(
        "moves",
        "economic",
        1,
        {"when": "your_turn", "do": [{"verb": "move_card", "target": {"other": True}, "to": "here"}]},
    )
    game = Stocked(MORE, moves)
    scene = Scene(Side(economic=["moves"], hand=["more", "p1"]), game=game).play("more").use("moves")
    assert scene.areas() == [[], [], ["more", "moves"]]
    assert scene.why_not_play("p1") is None


def test_granted_plays_end_with_the_turn() -> None:
    scene = Scene(Side(hand=["more", "p1", "p2"]), Side(hand=["m0"]), game=Stocked(MORE)).play("more")
    scene.finish().finish()
    assert scene.play("p1").why_not_play("p2") == "reason-ag-no-play"


def test_c14_the_option_says_who_begins_and_the_opening_turn_is_theirs() -> None:
    scene = Scene.of(Match(GAME, 2, 4, {"first": "seat-2"}))
    assert (scene.turn, scene.number("opening")) == (1, 1)
    assert scene.told("opening")[0].args == {"player": 1}


def test_a_surrender_gives_the_match_to_the_other() -> None:
    for seat in (0, 1):
        scene = Scene.of(Match(GAME, 2, 4))
        scene.match.concede(seat)
        assert (scene.winners, scene.why) == ((1 - seat,), "why-ag-surrender")
        with pytest.raises(IllegalAnswer, match="reason-match-over"):
            scene.end()


def test_strengths_are_compared_before_any_marker_moves() -> None:
    """A card that hangs on the influence in another area is asked how it stood when the phase began."""
    hangs = invented(
        "hangs",
        "economic",
        1,
        {
            "if": {"test": "influence_at_least", "amount": 2, "area": "military"},
            "always": [{"verb": "has", "stat": "strength", "amount": 3}],
        },
    )
    scene = Scene(Side(military=["m2"], economic=["hangs"], hand=["m0"]), game=Stocked(hangs)).end()
    assert scene.markers == [2, 0, 1]


def test_the_draft_tells_the_other_nothing_of_what_was_kept() -> None:
    match = Match(GAME, 2, 8, {"first": "seat-1"})
    match.answer(Option("end"))
    mine = match.request
    assert mine is not None
    views = []
    for number in range(3):
        again = match.clone()
        again.answer(again.request.options[number])  # type: ignore[union-attr]
        view = again.view(1)
        views.append((len(view.zones["hand", 0]), [view.faces.get(card) for card in view.zones["hand", 0]]))
    assert views == [(5, [None] * 5)] * 3


def test_random_matches_end_and_one_player_does_not_win_all() -> None:
    winners = []
    for seed in range(30):
        match, dice = Match(GAME, 2, seed, {"leaders": seed % 2 == 1}), Dice(seed)
        while match.request is not None:
            match.answer(match.request.sample(dice))
        assert match.outcome is not None
        winners.append(match.outcome.winners)
    assert {(0,), (1,)} <= set(winners)
