"""What is told of a match: what comes about, not what was declined; and how a maravedí card is told."""

from __future__ import annotations

import json
from typing import Any

from tabletop import resources
from tabletop.engine import Event, match_from
from tests.games.aguila_roja.scenes import GAME, Scene, Side


def shipped(name: str) -> Scene:
    """Open a position that ships."""
    data = json.loads((resources.saves() / "aguila_roja" / f"{name}.json").read_text(encoding="utf-8"))
    return Scene.of(match_from(GAME, data, 1))


def argued(events: list[Event], *names: str) -> list[tuple[Any, ...]]:
    """List arguments of events, cards by slug."""
    return [
        tuple([getattr(event.args[name], "face", event.args[name]) for name in names]) for event in events
    ]


def test_an_effect_is_told_when_it_comes_about() -> None:
    scene = shipped("comerciantes-y-monasterio")
    scene.travel("comerciante", "comerciante", to="monasterio")
    scene.say(
        "comerciante", "yes", "comerciante", "no"
    )  # the Monastery wants four cards in hand, and finds three
    assert argued(scene.told("effect_used"), "card_source") == [("comerciante",)]


def test_what_a_player_agreed_to_by_choosing_a_card_is_told_before_it_is_done() -> None:
    scene = shipped("herrero-y-arriero")
    scene.travel("herrero", "arriero", to="mentidero-de-san-felipe")
    scene.say("herrero", "arriero", "yes", "herrero")
    kinds = [event.kind for event in scene.match.events]
    told = [kind for kind in kinds if kind in ("effect_used", "coins_spent", "aimed", "returned_to_village")]
    assert told[:5] == ["effect_used", "effect_used", "coins_spent", "aimed", "returned_to_village"]
    assert argued(scene.told("returned_to_village"), "player", "card") == [(0, "herrero")]
    assert argued(scene.told("put_on_guard"), "player", "card") == [(0, "herrero")]


def test_a_maravedi_card_is_told_with_those_who_gain_by_it() -> None:
    scene = Scene(Side(maravedies=["bienestar"]), Side(), Side(), phase="open")
    assert argued(scene.told("maravedi_turned"), "card", "n", "players") == [("bienestar", 2, (0, 1))]


def test_famine_is_told_as_what_brings_nothing() -> None:
    scene = Scene(Side(maravedies=["hambruna"]), Side(), phase="open")
    assert argued(scene.told("no_maravedi_turned"), "player", "card") == [(0, "hambruna")]
    assert scene.told("maravedi_turned") == []


def test_a_challenge_to_a_player_is_told_apart_from_one_to_a_character() -> None:
    scene = Scene(Side(village=["comerciante", "herrero"]), Side(village=["cosaco"]))
    scene.challenge("comerciante").say("pass")
    scene.challenge("herrero", "cosaco")
    assert argued(scene.told("challenged"), "rival", "card") == [(1, "comerciante")]
    assert argued(scene.told("challenged_character"), "rival", "card", "card_target") == [
        (1, "herrero", "cosaco")
    ]
