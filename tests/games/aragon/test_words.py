"""Words in uses that no printed card has, and sentences that a card file may not say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from tabletop.cards.loader import CardFileError, load_cards
from tabletop.games.aragon.effects import WORDS
from tests.games.aragon.scenes import Json, Scene, Side, Stocked, invented


def played(*abilities: Json, mine: Side | None = None, theirs: Side | None = None, **more: Any) -> Scene:
    """Play a Political card of strength 1 that says something."""
    side = mine or Side()
    hand = ["said", *side.hand]
    fields = {
        name: getattr(side, name) for name in ("military", "political", "economic", "leader", "influence")
    }
    game = Stocked(invented("said", "political", 1, *abilities))
    return Scene(Side(hand=hand, **fields), theirs or Side(), game=game, **more).play("said")


# -- verbs


def test_the_rival_abandons_a_card_of_their_own_choice() -> None:
    ability = {
        "do": [{"verb": "abandon", "by": "rival", "target": {"controller": "rival", "area": "military"}}]
    }
    scene = played(ability, theirs=Side(military=["m1", "m4"], economic=["e1"]))
    assert (scene.asked, scene.offered) == ((1, "prompt-ag-give-up"), ["m1", "m4"])
    scene.say("m1")
    assert (scene.areas(1), scene.zone("discard")) == ([["m4"], [], ["e1"]], ["m1"])


def test_you_choose_where_you_surrender() -> None:
    ability = {"do": [{"verb": "surrender", "amount": 2, "area": "choice"}]}
    scene = played(ability, theirs=Side(influence={"military": 10}))
    assert scene.offered == ["economic", "political"], "where the marker can still move"
    assert scene.say("economic").markers == [-10, 0, -2]


def test_you_gain_influence_in_an_area_of_your_choice() -> None:
    ability = {"do": [{"verb": "gain_influence", "amount": 2, "area": "choice"}]}
    scene = played(ability, mine=Side(influence={"political": 10, "military": 9}))
    assert scene.offered == ["economic", "military"]
    scene.say("military")
    assert scene.markers == [10, 10, 0]
    assert scene.told("influence_gained")[0].args["n"] == 1


def test_a_card_is_moved_to_an_area_of_choice_and_counts_there() -> None:
    ability = {"do": [{"verb": "move_card", "target": {"other": True}, "to": "choice"}]}
    scene = played(ability, mine=Side(military=["m3"]))
    assert (scene.asked, scene.offered) == ((0, "prompt-ag-area"), ["economic", "political"])
    assert scene.say("economic").strengths() == [0, 1, 3]


def test_a_moved_card_acts_where_it_lies() -> None:
    wall = invented(
        "wall",
        "military",
        2,
        {
            "always": [
                {"verb": "has", "stat": "strength", "amount": 2, "target": {"area": "here", "other": True}}
            ]
        },
    )
    moves = invented(
        "moves", "economic", 1, {"do": [{"verb": "move_card", "target": {"other": True}, "to": "here"}]}
    )
    scene = (
        Scene(Side(military=["wall", "m1"], hand=["moves"]), game=Stocked(wall, moves))
        .play("moves")
        .say("wall")
    )
    assert scene.strengths() == [1, 0, 5]


def test_a_card_that_returns_itself() -> None:
    scene = played({"do": [{"verb": "return_to_hand", "target": "self"}]})
    assert (scene.hand(), scene.areas()) == (["said"], [[], [], []])


def test_what_cannot_be_returned_or_moved_or_silenced_stays_as_it_is() -> None:
    rock = invented(
        "rock",
        "military",
        2,
        {"always": [{"verb": "cannot", "act": act} for act in ("be_returned", "be_moved", "be_silenced")]},
    )
    for deed in (
        {"verb": "return_to_hand", "target": {"controller": "rival"}},
        {"verb": "move_card", "target": {"controller": "rival"}, "to": "choice"},
        {"verb": "silence", "target": {"controller": "rival"}},
    ):
        says = invented("says", "economic", 1, {"do": [deed]})
        scene = Scene(Side(hand=["says"]), Side(military=["rock"]), game=Stocked(rock, says)).play("says")
        assert scene.asked == (0, "prompt-plan")
        assert scene.areas(1) == [["rock"], [], []]
        assert scene.strength("rock", 1) == 2


def test_a_silenced_card_speaks_again_when_it_has_left_play_and_come_back() -> None:
    wall = invented("wall", "military", 1, {"always": [{"verb": "has", "stat": "strength", "amount": 2}]})
    mute = invented("mute", "economic", 1, {"do": [{"verb": "silence", "target": {}}]})
    back = invented(
        "back",
        "political",
        1,
        {"when": "your_turn", "do": [{"verb": "return_to_hand", "target": {"area": "military"}}]},
    )
    more = {"when": "your_turn", "do": [{"verb": "play_more", "amount": 1}]}
    grants = invented("grants", "political", 1, more)
    mine = Side(military=["wall"], political=["back", "grants"], hand=["mute"])
    scene = Scene(mine, game=Stocked(wall, mute, back, grants)).use("grants").play("mute").say("wall")
    assert scene.strength("wall") == 1
    scene.use("back").play("wall")
    assert scene.strength("wall") == 3


def test_a_card_silenced_before_its_turn_to_speak_says_nothing() -> None:
    mute = invented(
        "mute", "economic", 1, {"when": "beginning", "do": [{"verb": "silence", "target": {"other": True}}]}
    )
    gains = invented(
        "gains",
        "military",
        1,
        {"when": "beginning", "do": [{"verb": "gain_influence", "amount": 2, "area": "here"}]},
    )
    game = Stocked(mute, gains)
    side = Side(military=["gains"], economic=["mute"], hand=["m0"])
    assert Scene(side, game=game, phase="beginning").say("mute").markers == [0, 0, 0]
    assert Scene(side, game=game, phase="beginning").say("gains").markers == [2, 0, 0]


def test_abilities_at_the_beginning_are_resolved_in_the_order_that_the_player_chooses() -> None:
    gains = invented(
        "gains",
        "military",
        1,
        {"when": "beginning", "do": [{"verb": "gain_influence", "amount": 4, "area": "military"}]},
    )
    pays = invented(
        "pays",
        "economic",
        1,
        {"when": "beginning", "do": [{"verb": "surrender", "amount": 4, "area": "military"}]},
    )
    side = Side(military=["gains"], economic=["pays"], hand=["m0"], influence={"military": 8})
    for first, after in (("gains", 6), ("pays", 8)):
        scene = Scene(side, game=Stocked(gains, pays), phase="beginning")
        assert scene.asked == (0, "prompt-order-effects")
        assert scene.say(first).markers[0] == after


def test_only_ones_own_cards_speak_at_the_beginning() -> None:
    gains = invented(
        "gains",
        "military",
        1,
        {"when": "beginning", "do": [{"verb": "gain_influence", "amount": 4, "area": "military"}]},
    )
    scene = Scene(Side(hand=["m0"]), Side(military=["gains"]), game=Stocked(gains), phase="beginning")
    assert scene.markers == [0, 0, 0]


def test_a_card_hears_what_the_rival_plays_in_its_area() -> None:
    watch = invented(
        "watch", "military", 1,
        {"when": {"trigger": "plays", "area": "here", "by": "rival"}, "do": [{"verb": "draw", "amount": 1}]},
    )  # fmt: skip
    for slug, drawn in (("m1", 1), ("e1", 0)):
        scene = Scene(Side(hand=[slug]), Side(military=["watch"]), game=Stocked(watch)).play(slug)
        assert scene.count("hand", 1) == drawn


def test_a_silenced_card_has_no_last_word() -> None:
    dies = invented("dies", "military", 1, {"when": "is_destroyed", "do": [{"verb": "draw", "amount": 2}]})
    does = {
        "do": [
            {"verb": "silence", "target": {"controller": "rival"}},
            {"verb": "destroy", "target": {"controller": "rival"}},
        ]
    }
    kills = invented("kills", "economic", 1, does)
    scene = Scene(Side(hand=["kills"]), Side(military=["dies"]), game=Stocked(dies, kills)).play("kills")
    assert (scene.zone("discard"), scene.count("hand", 1)) == (["dies"], 0)


def test_draw_takes_what_there_is() -> None:
    scene = played({"do": [{"verb": "draw", "amount": 3}]}, deck=["m1", "m2"])
    assert (scene.hand(), scene.told("cards_drawn")[0].args["n"]) == (["m1", "m2"], 2)


def test_an_empty_deck_is_not_looked_at() -> None:
    scene = played({"do": [{"verb": "choose_from_deck", "amount": 2}]}, deck=[], mine=Side(hand=["m0"]))
    assert scene.asked == (0, "prompt-plan")


def test_a_recovered_card_may_have_to_be_of_a_type() -> None:
    ability = {"do": [{"verb": "recover", "card": {"area": "military"}}]}
    assert played(ability, discard=["e1", "m4"]).hand() == ["m4"]
    scene = played(ability, discard=["m2", "m4"])
    assert scene.asked == (0, "prompt-ag-recover")
    assert scene.say("m2").zone("discard") == ["m4"]


def test_a_copied_effect_that_grants_a_play_lies_on_the_copy() -> None:
    copy = invented("copy", "political", 1, {"do": [{"verb": "copy", "target": {"other": True}}]})
    more = invented("more", "military", 1, {"do": [{"verb": "play_more", "amount": 1}]})
    scene = Scene(Side(military=["more"], hand=["copy", "e1"]), game=Stocked(copy, more)).play("copy")
    assert scene.table.marks == {(scene.card("copy", "political"), "grant_any"): 1}


def test_a_leader_may_grant_a_play() -> None:
    lead = invented(
        "lead", "leader", 0, {"when": "your_turn", "do": [{"verb": "play_more", "amount": 1}]}, copies=1
    )
    scene = (
        Scene(Side(hand=["m1", "p1"], leader="lead"), game=Stocked(lead)).use("lead").play("m1").play("p1")
    )
    assert scene.areas() == [["m1"], ["p1"], []]


# -- statements and tests


@pytest.mark.parametrize(
    ("test", "strength"),
    [
        ({"test": "influence_at_least", "amount": 3, "area": "any"}, 3),
        ({"test": "influence_at_least", "amount": 4, "area": "any"}, 1),
        ({"test": "influence_at_least", "amount": 2, "area": "economic", "by": "rival"}, 3),
        ({"test": "controls", "of": {"area": "military"}, "amount": 2}, 3),
        ({"test": "controls", "of": {"area": "military", "controller": "rival"}, "amount": 2}, 1),
        ({"test": "hand_at_least", "amount": 2}, 3),
        ({"test": "hand_at_least", "amount": 3}, 1),
        ({"test": "hand_at_most", "amount": 1, "by": "rival"}, 3),
        ({"test": "hand_at_most", "amount": 1}, 1),
    ],
)
def test_a_statement_holds_as_long_as_its_test_does(test: Json, strength: int) -> None:
    says = invented(
        "says", "political", 1, {"if": test, "always": [{"verb": "has", "stat": "strength", "amount": 2}]}
    )
    mine = Side(military=["m1", "m1"], political=["says"], hand=["m0", "m0"], influence={"military": 3})
    theirs = Side(military=["m1"], hand=["m0"], influence={"economic": 2})
    assert Scene(mine, theirs, game=Stocked(says)).strength("says") == strength


@pytest.mark.parametrize(("theirs", "drawn"), [("m1", 1), ("m2", 0), ("m3", 0)])
def test_something_is_done_only_by_the_stronger(theirs: str, drawn: int) -> None:
    ability = {"if": {"test": "stronger", "area": "military"}, "do": [{"verb": "draw", "amount": 1}]}
    scene = played(ability, mine=Side(military=["m2"]), theirs=Side(military=[theirs]))
    assert scene.count("hand") == drawn


def test_a_card_that_speaks_of_all_of_ones_cards_speaks_of_itself_as_well() -> None:
    """Only *other* cards are other ones."""
    banner = {"always": [{"verb": "has", "stat": "strength", "amount": 2, "target": {"area": "here"}}]}
    assert played(banner, mine=Side(political=["p1"], military=["m1"])).strengths() == [1, 6, 0]


def test_an_empty_hand_is_not_looked_at() -> None:
    assert played({"do": [{"verb": "reveal_hand"}]}).told("hand_revealed") == []
    assert len(played({"do": [{"verb": "reveal_hand"}]}, theirs=Side(hand=["m0"])).told("hand_revealed")) == 1


def test_several_limits_do_not_add_up() -> None:
    slow = [
        invented(f"slow-{n}", "military", 0, {"always": [{"verb": "moves_at_most", "amount": n}]})
        for n in (2, 3)
    ]
    side = Side(military=["m5", "slow-2", "slow-3"], hand=["m0"])
    assert Scene(side, Side(hand=["m0"]), game=Stocked(*slow)).end().markers == [2, 0, 0]


def test_the_rivals_cards_may_be_weakened() -> None:
    hex_ = {
        "always": [
            {
                "verb": "has",
                "stat": "strength",
                "amount": -1,
                "target": {"controller": "rival", "area": "here"},
            }
        ]
    }
    scene = played(hex_, mine=Side(hand=["m0"]), theirs=Side(political=["p2", "p1"], military=["m2"]))
    assert scene.strengths(1) == [2, 1, 0]


# -- sentences that may not be said


def card(kind: str, *abilities: Json) -> Json:
    """Return a card that a file might hold."""
    told = invented("said", kind, 1)
    facts = json.loads(told.model_dump_json(by_alias=True, exclude_defaults=True))
    return {**facts, "abilities": list(abilities)}


@pytest.mark.parametrize(
    ("kind", "ability"),
    [
        ("military", {"when": "event", "do": [{"verb": "draw", "amount": 1}]}),
        ("leader", {"do": [{"verb": "draw", "amount": 1}]}),
        ("leader", {"when": "event", "do": [{"verb": "gain_influence", "amount": 1, "area": "here"}]}),
        ("leader", {"when": "event", "do": [{"verb": "play_more", "amount": 1}]}),
        ("military", {"when": "your_turn", "may": True, "do": [{"verb": "draw", "amount": 1}]}),
        ("military", {"do": [{"verb": "abandon", "target": {"controller": "rival"}}]}),
        ("military", {"always": [{"verb": "has", "stat": "strength", "amount": 0}]}),
        (
            "military",
            {"always": [{"verb": "has", "stat": "strength", "amount": 1, "target": {"strength_at_most": 2}}]},
        ),
        (
            "military",
            {
                "if": {"test": "stronger", "area": "here"},
                "always": [{"verb": "has", "stat": "strength", "amount": 1}],
            },
        ),
        ("military", {"do": [{"verb": "wound", "amount": 1}]}),
        (
            "military",
            {"do": [{"verb": "destroy", "target": {"strength_at_most": 1, "strength_at_least": 2}}]},
        ),
    ],
)
def test_a_card_file_that_makes_no_sense_is_refused(kind: str, ability: Json, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"cards": [card(kind, ability)]}), encoding="utf-8")
    with pytest.raises(CardFileError) as error:
        load_cards(path, WORDS)
    assert {problem.args["card"] for problem in error.value.problems} == {"said"}


def test_two_abilities_on_your_turn_are_one_too_many(tmp_path: Path) -> None:
    ability = {"when": "your_turn", "do": [{"verb": "draw", "amount": 1}]}
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"cards": [card("military", ability, ability)]}), encoding="utf-8")
    with pytest.raises(CardFileError, match="one On Your Turn ability"):
        load_cards(path, WORDS)


def test_a_strength_above_5_is_refused() -> None:
    with pytest.raises(ValidationError):
        invented("said", "military", 6)
