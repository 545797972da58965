"""Words in uses that no printed card has, and sentences that a card file may not say."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from tabletop.cards.loader import CardFileError, load_cards
from tabletop.cards.models import CardFace, card_model
from tabletop.games.el_guerrero.effects import WORDS
from tabletop.games.el_guerrero.game import ElGuerrero
from tests.games.el_guerrero.scenes import GAME, GAME_PIECES, Scene, Side, basic


def facts(kind: str, *abilities: dict[str, Any]) -> dict[str, Any]:
    """Return a card that a file might hold."""
    return {
        "id": "invented",
        "name": {"en": "Invented", "es": "Inventada"},
        "gender": {"en": "n", "es": "f"},
        "type": kind,
        "suit": kind,
        "figures": {"strength": 1} if kind == "troop" else {},
        "abilities": list(abilities),
        "picture": {"scene": "camp", "seed": 1},
    }


class Invented(ElGuerrero):
    """El Guerrero with one card more."""

    def __init__(self, kind: str, *abilities: dict[str, Any]) -> None:
        self._facts = facts(kind, *abilities)

    @cached_property
    def cards(self) -> tuple[CardFace, ...]:
        """List the printed cards and the invented one."""
        return (*GAME.cards, card_model(WORDS).model_validate_json(json.dumps(self._facts)))


def scene_with(game: Invented, *sides: Side, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """Lay out a scene of a game with an invented card."""
    monkeypatch.setitem(GAME_PIECES, "invented", game.cards[-1])
    return Scene(*sides, game=game)


def test_whoever_must_discard_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Invented("plain", {"do": [{"verb": "discard_from_hand", "amount": 2, "by": "rival"}]})
    sides = Side(hand=["invented"]), Side(hand=["ogros", "hunos", "espias"])
    scene = scene_with(game, *sides, monkeypatch=monkeypatch).play("invented", 1)
    assert scene.asked == (1, "prompt-discard-from-hand")
    scene.say(["ogros", "espias"])
    assert scene.hand(1) == ["hunos"]


def test_what_is_done_in_order_to_achieve_something_must_be_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    cost = {"cost": [{"verb": "discard_from_hand"}], "do": [{"verb": "gain_morale", "amount": 2}]}
    game = Invented("plain", cost)
    scene = scene_with(game, Side(hand=["invented"]), monkeypatch=monkeypatch).play("invented")
    assert scene.morale() == 5
    scene = scene_with(game, Side(hand=["invented", "ogros"]), monkeypatch=monkeypatch).play("invented")
    scene.say("yes")
    assert scene.morale() == 7
    assert scene.hand() == []


def test_several_cards_of_a_shown_hand_are_kept_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Invented("trap", {"do": [{"verb": "take_shown", "amount": 2}]})
    sides = Side([basic(3)], hand=["ogros", "hunos", "espias"]), Side(trap="invented")
    scene = scene_with(game, *sides, monkeypatch=monkeypatch).attack(1).say("ogros", "espias").quietly()
    assert scene.hand(1) == ["espias", "ogros"]
    assert scene.hand(0) == ["hunos"]


@pytest.mark.parametrize(
    ("kind", "ability"),
    [
        ("instant", {"do": [{"verb": "draw", "amount": 1}]}),
        ("plain", {"when": "any_time", "do": [{"verb": "draw", "amount": 1}]}),
        ("plain", {"when": "wins", "do": [{"verb": "draw", "amount": 1}]}),
        ("trap", {"always": [{"verb": "wins_ties"}]}),
        ("troop", {"always": [{"verb": "cannot", "act": "be_attacked", "target": "self"}]}),
        ("troop", {"always": [{"verb": "fights", "side": "attacking", "amount": 0}]}),
        ("plain", {"do": [{"verb": "besiege", "cards": 1}]}),
    ],
)
def test_a_card_file_that_makes_no_sense_is_refused(
    kind: str, ability: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps({"cards": [facts(kind, ability)]}), encoding="utf-8")
    with pytest.raises(CardFileError) as error:
        load_cards(path, WORDS)
    assert {problem.args["card"] for problem in error.value.problems} == {"invented"}
