"""A card that has left the table and come back is another: what waited for the one that left finds nobody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.aguila_roja.invented import Invented
from tests.games.aguila_roja.scenes import Scene, Side

LIARS_WALK = "mentidero-de-san-felipe"
SWEEP: dict[str, Any] = {"verb": "discard", "target": {"other": True, "controller": "you", "pick": "all"}}
BRING_BACK: dict[str, Any] = {"verb": "put_into_village", "card": {"kind": "character"}}
SWEEPS = {"when": "turn_ends", "do": [SWEEP, BRING_BACK]}
"""Discards all others that you control, and puts one of them back into the village."""


def swept(**nun: Any) -> Scene:
    """End a turn with what a nun does then, once she has been discarded and put back into the village."""
    game = Invented(nun=[{"when": "turn_ends", **nun}], sweeper=[SWEEPS])
    scene = Scene(Side(village=["nun", "sweeper"]), game=game).end().say("sweeper")
    assert scene.where("nun") == ("village", 0)
    return scene


@pytest.mark.parametrize(
    ("target", "wounds"),
    [("self", (0, 0)), ({"other": True, "pick": "all"}, (1, 1)), ({"pick": "all"}, (1, 1))],
)
def test_its_own_effect_does_not_reach_it_and_finds_it_among_the_others(
    target: Any, wounds: tuple[int, int]
) -> None:
    scene = swept(do=[{"verb": "wound", "target": target}])
    assert (scene.wounds("nun"), scene.wounds("sweeper")) == wounds


@pytest.mark.parametrize("others", [[], [{"test": "hand_at_least", "amount": 9}]])
def test_it_is_not_the_one_that_is_asked_to_be_on_guard(others: list[dict[str, Any]]) -> None:
    test: dict[str, Any] = {"test": "self_is", "state": "on_guard"}
    test = {"test": "any_of", "tests": [test, *others]} if others else test
    assert swept(**{"if": test, "do": [{"verb": "gain_victory", "amount": 1}]}).victory() == 0


def test_it_holds_nobody_for_the_one_that_left() -> None:
    takes = {"verb": "take_control", "target": {"controller": "rival"}, "lasts": "while_here"}
    game = Invented(nun=[{"when": "turn_ends", "do": [takes]}], sweeper=[SWEEPS])
    scene = Scene(Side(village=["nun", "sweeper"]), Side(village=["tahur"]), game=game).end()
    assert scene.say("sweeper").where("tahur") == ("village", 1)


def test_an_effect_about_it_leaves_it_alone_and_goes_on_about_the_others() -> None:
    marks = {"when": {"trigger": "travels", "who": {}}, "do": [{"verb": "wound", "target": "it"}]}
    game = Invented(nun=[], warden=[marks], sweeper=[SWEEPS | {"when": "travels"}])
    mine = Side(village=["nun", "sweeper", "warden"], locations=[LIARS_WALK])
    scene = Scene(mine, game=game).travel("nun", "sweeper", to=LIARS_WALK)
    scene.say("sweeper", "nun", LIARS_WALK)
    assert (scene.where("nun"), scene.wounds("nun"), scene.wounds("sweeper")) == (("village", 0), 0, 1)


def test_who_is_back_is_not_returned_to_the_hand_as_discarded() -> None:
    game = Invented(sweeper=[SWEEPS])
    scene = Scene(Side(village=["lacayo-de-librea", "sweeper"], coins=1), game=game).end()
    assert scene.asked == (0, "prompt-may")
    assert scene.say("yes").where("lacayo-de-librea") == ("village", 0)


@pytest.mark.parametrize("warden", [0, 1])
def test_a_challenge_ends_if_either_comes_back_as_another(warden: int) -> None:
    sweeps = {"when": {"trigger": "challenges", "who": {}}, "do": [SWEEP, BRING_BACK]}
    game = Invented(nun=[], warden=[sweeps])
    villages = [["nun"], ["tahur"]]
    villages[warden].append("warden")
    scene = Scene(*[Side(village=village) for village in villages], game=game).challenge("nun", "tahur")
    assert len(scene.told("challenge_ended")) == 1
    assert [scene.where(slug)[0] for slug in ("nun", "tahur")] == ["village", "village"]
