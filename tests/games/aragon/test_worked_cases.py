"""The worked cases of the rulings, each with its own figures."""

from __future__ import annotations

import pytest

from tabletop.engine import Match, Option
from tabletop.games.aragon.state import is_clear
from tests.games.aragon.scenes import GAME, STOCKED, Scene, Side, Stocked, invented

WEAK = Side(hand=["m0"])


def opening(**options: str) -> Scene:
    """Return a match at its first question, seat 0 beginning."""
    return Scene.of(Match(GAME, 2, 3, {"first": "seat-1", **options}))


# -- set-up and opening turn


def test_60_cards_are_30_designs_twice_20_of_each_type() -> None:
    designs = [face for face in GAME.cards if face.type != "leader"]
    assert len(designs) == 30
    assert all(face.copies == 2 for face in designs)
    assert [sum(face.type == area for face in designs) for area in ("military", "political", "economic")] == [
        10
    ] * 3


@pytest.mark.parametrize("seed", range(5))
def test_four_cards_are_dealt_to_each(seed: int) -> None:
    scene = Scene.of(Match(GAME, 2, seed))
    assert [scene.count("hand", seat) for seat in (0, 1)] == [4, 4]
    assert scene.count("deck") == 52


@pytest.mark.parametrize(("first", "seat"), [("seat-1", 0), ("seat-2", 1)])
def test_the_players_may_say_who_begins(first: str, seat: int) -> None:
    assert all(Match(GAME, 2, seed, {"first": first}).table.turn == seat for seed in range(6))


def test_else_the_dice_say_who_begins() -> None:
    firsts = [Match(GAME, 2, seed).table.turn for seed in range(40)]
    assert 10 < sum(firsts) < 30


def test_no_second_card_in_the_opening_turn() -> None:
    scene = Scene(Side(hand=["m1", "m2"]), opening=1).play("m1")
    assert scene.why_not_play("m2") == "reason-ag-opening"
    assert scene.offered == ["end"]


def test_no_extra_play_in_the_opening_turn() -> None:
    more = invented("more", "military", 1, {"do": [{"verb": "play_more", "amount": 2}]})
    scene = Scene(Side(hand=["more", "m2"]), opening=1, game=Stocked(more)).play("more")
    assert scene.why_not_play("m2") == "reason-ag-opening"


def test_the_opening_turn_moves_no_marker_and_ends_with_the_draft() -> None:
    scene = Scene(Side(hand=["m3", "e0"]), WEAK, opening=1).play("m3").end()
    assert scene.markers == [0, 0, 0]
    assert scene.asked == (0, "prompt-draft")
    scene.draft()
    assert (scene.turn, scene.number("opening")) == (1, 0)
    assert [scene.count("hand", seat) for seat in (0, 1)] == [2, 2]


def test_the_second_player_takes_a_normal_turn() -> None:
    scene = Scene(Side(hand=["m3"]), Side(hand=["p2"]), opening=1).play("m3").finish().play("p2").end()
    assert scene.markers == [3, -2, 0]


def test_nobody_must_play() -> None:
    scene = opening().finish()
    assert scene.turn == 1
    assert scene.areas(0) == [[], [], []]


# -- influence


@pytest.mark.parametrize(("mine", "theirs", "after"), [("m5", "m3", 2), ("m4", "m4", 0), ("m3", "m5", -2)])
def test_the_marker_moves_by_the_difference(mine: str, theirs: str, after: int) -> None:
    scene = Scene(Side(military=[mine], hand=["m0"]), Side(military=[theirs], hand=["m0"])).end()
    assert scene.markers == [after, 0, 0]


def test_influence_that_changes_sides_is_taken_off_first() -> None:
    scene = Scene(Side(military=["m5"], hand=["m0"]), Side(influence={"military": 3})).end()
    assert scene.markers == [2, 0, 0]
    assert scene.number("military", 1) == 0


def test_influence_does_not_exceed_10() -> None:
    scene = Scene(Side(military=["m5"], hand=["m0"], influence={"military": 8}), WEAK).end()
    assert scene.markers == [10, 0, 0]
    assert [event.args["n"] for event in scene.told("strengths_weighed")] == [2]


def test_a_marker_at_its_end_is_weighed_and_stays() -> None:
    scene = Scene(Side(military=["m5"], hand=["m0"], influence={"military": 10}), WEAK).end()
    assert scene.markers == [10, 0, 0]
    assert [event.args["n"] for event in scene.told("strengths_weighed")] == [0]


# -- winning


def test_reaching_10_in_ones_own_turn_is_no_victory() -> None:
    scene = Scene(Side(military=["m3"], hand=["m0"], influence={"military": 7}), WEAK).end()
    assert scene.markers[0] == 10
    assert scene.why is None


def test_10_that_is_still_there_after_the_rivals_influence_wins() -> None:
    scene = Scene(Side(hand=["m0"]), Side(influence={"military": 10})).end()
    assert (scene.winners, scene.why) == ((1,), "why-ag-ten")


def test_9_and_nothing_else_does_not_win() -> None:
    scene = Scene(Side(military=["m1"], hand=["m0"]), Side(hand=["m0"], influence={"military": 10})).end()
    assert scene.markers[0] == -9
    assert scene.why is None


def test_5_and_5_win_after_the_rivals_influence() -> None:
    scene = Scene(WEAK, Side(influence={"military": 5, "economic": 5})).end()
    assert (scene.winners, scene.why) == ((1,), "why-ag-two")


def test_5_and_4_and_4_do_not() -> None:
    scene = Scene(WEAK, Side(hand=["m0"], influence={"military": 5, "political": 4, "economic": 4})).end()
    assert scene.why is None


def test_10_against_10_goes_on_until_the_third_area_is_at_5() -> None:
    held = {"military": 10, "economic": 4}
    scene = Scene(Side(hand=["m0"], influence={"political": 10}), Side(hand=["m0"], influence=held)).end()
    assert scene.why is None
    scene = Scene(WEAK, Side(economic=["e1"], influence=held), military=[0, 10], political=[10, 0]).end()
    assert (scene.winners, scene.why) == ((1,), "why-ag-third")


def test_5_and_5_against_10_goes_on() -> None:
    scene = Scene(
        Side(hand=["m0"], influence={"political": 10}),
        Side(hand=["m0"], influence={"military": 5, "economic": 9}),
    ).end()
    assert scene.why is None


def test_10_and_5_against_10_wins() -> None:
    """Ruling C3: the line about two tens is the narrower one."""
    table = Scene(Side(influence={"political": 10}), Side(influence={"military": 5, "economic": 10})).table
    assert is_clear(table, 1)
    assert not is_clear(table, 0)


def test_both_may_gain_in_one_influence_phase() -> None:
    scene = Scene(Side(military=["m2"], hand=["m0"]), Side(economic=["e3"], hand=["m0"])).end()
    assert scene.markers == [2, 0, -3]


# -- surrender of influence


@pytest.mark.parametrize(
    ("amount", "before", "after"), [(3, -8, -10), (1, 3, 2), (1, 0, -1), (1, -10, -10), (2, 1, -1)]
)
def test_surrender_moves_the_marker_towards_the_rival_as_far_as_10(
    amount: int, before: int, after: int
) -> None:
    yields = invented(
        "yields", "military", 0, {"do": [{"verb": "surrender", "amount": amount, "area": "here"}]}
    )
    scene = Scene(
        Side(hand=["yields"]),
        game=Stocked(yields),
        military=[max(0, before), max(0, -before)],
    ).play("yields")
    assert scene.markers[0] == after
    assert [event.args["n"] for event in scene.told("influence_surrendered")] == [abs(after - before)] * (
        after != before
    )


def test_what_is_surrendered_does_not_win_before_influence() -> None:
    yields = invented("yields", "military", 0, {"do": [{"verb": "surrender", "amount": 3, "area": "here"}]})
    scene = Scene(Side(hand=["yields", "m0"]), Side(influence={"military": 8}), game=Stocked(yields))
    assert scene.play("yields").why is None
    assert scene.end().why == "why-ag-ten"


# -- draft


def test_of_three_one_is_kept_one_kept_by_the_rival_one_discarded_face_down() -> None:
    scene = Scene(WEAK, WEAK, deck=["e0", "e1", "m3", "p3", "e3"]).end()
    assert scene.offered == ["e3", "m3", "p3"]
    scene.keep("p3")
    assert scene.asked == (1, "prompt-draft-pass")
    assert scene.offered == ["e3", "m3"]
    scene.keep("e3")
    assert scene.hand(0) == ["m0", "p3"]
    assert scene.hand(1) == ["e3", "m0"]
    assert scene.zone("facedown") == ["m3"]
    assert (scene.turn, scene.count("deck")) == (1, 2)


def test_of_two_each_keeps_one() -> None:
    scene = Scene(WEAK, WEAK, deck=["m3", "p3"]).end().keep("p3")
    assert (scene.hand(0), scene.hand(1)) == (["m0", "p3"], ["m0", "m3"])
    assert (scene.count("facedown"), scene.turn) == (0, 1)
    assert scene.number("late") == 0, "the deck was not yet empty"


def test_a_single_one_is_kept_and_the_turn_ends() -> None:
    scene = Scene(WEAK, WEAK, deck=["p3"]).end()
    assert (scene.hand(0), scene.hand(1), scene.turn) == (["m0", "p3"], ["m0"], 1)


def test_of_none_nobody_keeps_anything() -> None:
    scene = Scene(Side(military=["m1"], hand=["m0"]), WEAK, deck=[]).end()
    assert (scene.hand(0), scene.hand(1), scene.turn) == (["m0"], ["m0"], 1)


def test_52_cards_are_17_full_drafts_and_one_of_a_single_card() -> None:
    scene = opening()
    drafts = 0
    while scene.count("deck") > 1:
        scene.finish()
        drafts += 1
    assert (drafts, scene.count("facedown"), scene.count("deck")) == (17, 17, 1)
    turn = scene.turn
    before = [scene.count("hand", seat) for seat in (0, 1)]
    scene.finish()
    after = [scene.count("hand", seat) for seat in (0, 1)]
    assert after[turn] == before[turn] + 1
    assert after[1 - turn] == before[1 - turn]


# -- cards in play


ABILITY = invented("able", "economic", 1, {"when": "your_turn", "do": [{"verb": "draw", "amount": 1}]})


def test_an_ability_is_used_once_a_turn_and_again_in_the_next() -> None:
    scene = Scene(Side(economic=["able"], hand=["m0"]), WEAK, game=Stocked(ABILITY)).use("able")
    assert scene.why_not_use("able") == "reason-ag-used"
    scene.finish().finish()
    assert scene.turn == 0
    assert scene.why_not_use("able") is None


def test_a_card_that_has_left_play_and_come_back_has_used_its_ability_still() -> None:
    """Two moneylenders who pawn each other in turn would else let cards be played without end."""
    slug = "jehuda-de-la-cavalleria"
    mine = Side(economic=["canfranc", slug], hand=[slug, "m1"])
    scene = Scene(mine, WEAK).play(slug)
    scene.use(slug).say(slug).play(slug)
    (unused,) = [option for option in scene.request.options if option.verb == "use"]  # type: ignore[attr-defined]
    scene.take(unused).say(slug).play(slug)
    assert (scene.why_not_use(slug), scene.markers) == ("reason-ag-used", [0, 0, 3])
    scene.finish().finish()
    assert scene.why_not_use(slug) is None


BACK = invented(
    "back",
    "economic",
    1,
    {"when": "your_turn", "do": [{"verb": "return_to_hand", "target": {"area": "military"}}]},
)
MORE = invented(
    "more", "economic", 1, {"when": "your_turn", "do": [{"verb": "play_more", "amount": 2, "area": "any"}]}
)


def test_so_has_one_that_was_abandoned_and_is_recovered() -> None:
    mine = Side(military=["almogavares"], economic=["more"], hand=["albarracin"])
    scene = Scene(mine, Side(military=["m1", "m2", "m3"], hand=["m0"]), game=Stocked(MORE))
    scene.use("almogavares").say("m1").use("more").play("albarracin").say("almogavares").play("almogavares")
    assert scene.why_not_use("almogavares") == "reason-ag-used"
    scene.finish().finish()
    assert scene.why_not_use("almogavares") is None


def test_another_card_of_the_design_may_be_used_beside_it() -> None:
    mine = Side(
        military=["ramon-berenguer"],
        political=["p1", "p2"],
        economic=["back", "more"],
        hand=["ramon-berenguer"],
    )
    scene = Scene(mine, WEAK, game=Stocked(BACK, MORE)).use("ramon-berenguer").say("p1")
    scene.use("back").say("ramon-berenguer").use("more").play("ramon-berenguer")
    assert scene.why_not_use("ramon-berenguer") == "reason-ag-used"
    scene.play("ramon-berenguer")
    assert [option.verb for option in scene.request.options] == ["use", "end"]  # type: ignore[attr-defined]


def test_a_military_card_is_not_played_into_economic() -> None:
    scene = Scene(Side(hand=["m2"]))
    assert scene.why_not_play("m2", "economic") == "reason-ag-wrong-area"
    assert scene.why_not_play("m2") is None


def test_a_card_of_the_rival_is_not_abandoned() -> None:
    leaves = invented("leaves", "military", 1, {"do": [{"verb": "abandon", "target": {"other": True}}]})
    scene = Scene(
        Side(military=["m1"], economic=["e1"], hand=["leaves"]), Side(military=["m5"]), game=Stocked(leaves)
    ).play("leaves")
    assert scene.offered == ["e1", "m1"]
    theirs = Option("choose", scene.id_in_play("m5", 1))
    assert scene.why_not(theirs) == "reason-ag-not-yours"


def test_a_destroyed_card_lies_face_up_and_a_discarded_one_face_down() -> None:
    kills = invented("kills", "military", 1, {"do": [{"verb": "destroy", "target": {"controller": "rival"}}]})
    drops = invented("drops", "military", 1, {"do": [{"verb": "discard_from_hand", "amount": 1}]})
    game = Stocked(kills, drops)
    scene = Scene(Side(hand=["kills"]), Side(political=["p2"]), game=game).play("kills")
    assert scene.zone("discard") == ["p2"]
    assert all(scene.knows(seat, "p2", "discard") for seat in (0, 1, 2))
    scene = Scene(Side(hand=["drops", "e4"]), game=game).play("drops")
    assert scene.zone("facedown") == ["e4"]
    assert [scene.knows(seat, "e4", "facedown") for seat in (0, 1)] == [True, False]


def test_a_leader_that_is_given_up_is_out_of_the_game() -> None:
    active = invented(
        "active",
        "leader",
        0,
        {"always": [{"verb": "has", "stat": "strength", "amount": 2, "target": {"area": "military"}}]},
        {"when": "event", "do": [{"verb": "draw", "amount": 1}]},
        copies=1,
    )
    side = Side(military=["m1"], hand=["m2"], leader="active")
    scene = Scene(side, WEAK, game=Stocked(active))
    assert scene.strengths() == [3, 0, 0]
    sizes = scene.count("deck"), scene.count("discard"), scene.count("facedown")
    scene.give_up()
    assert scene.strengths() == [1, 0, 0]
    assert scene.zone("aside") == ["active"]
    assert (scene.count("deck") + 1, scene.count("discard"), scene.count("facedown")) == sizes
    assert scene.why_not_play("m2") == "reason-ag-no-play"


def test_stocked_has_the_printed_cards_too() -> None:
    assert {face.id for face in GAME.cards} < {face.id for face in STOCKED.cards}
