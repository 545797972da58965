"""Typing a number at the table: what is none, or out of reach, is refused beside the field, and nothing changes."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tests.games.espada_negra.scenes import Scene
from tests.ui.desk import Desk, Open


def value(desk: Desk) -> int:
    number = desk.scene.gestures.affordances.number
    assert number is not None
    return number.value


@pytest.mark.parametrize(
    ("language", "key", "letter", "reason"),
    [
        ("en", pygame.K_MINUS, "-", "Give a whole number; this is not one: 3-."),
        ("en", pygame.K_x, "x", "Give a whole number; this is not one: 3x."),
        ("es", pygame.K_COMMA, ",", "Da un número entero; esto no lo es: 3,."),
        ("en", pygame.K_m, "m", "Give a whole number; this is not one: 3m."),
        ("en", pygame.K_9, "9", "39 will not do: from 0 to 7."),
        ("es", pygame.K_9, "9", "39 no vale: de 0 a 7."),
    ],
)
def test_what_is_no_bid_is_refused_with_the_reason(
    sit_down: Open, language: str, key: int, letter: str, reason: str
) -> None:
    scene = Scene(7, 9)
    desk = sit_down(scene, language=language)
    desk.key(pygame.K_3, "3")
    desk.key(key, letter)
    assert desk.toast == reason
    assert value(desk) == 3
    assert not scene.table.seals


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "Nothing below 0: from 0 to 7."), ("es", "Nada por debajo de 0: de 0 a 7.")],
)
def test_a_minus_is_refused_with_the_least_that_will_do(sit_down: Open, language: str, reason: str) -> None:
    desk = sit_down(Scene(7, 9), language=language)
    desk.key(pygame.K_MINUS, "-")
    assert desk.toast == reason
    assert value(desk) == 0


def test_the_reason_stands_by_the_field(sit_down: Open) -> None:
    desk = sit_down(Scene(7, 9))
    desk.move((5, 5))
    desk.key(pygame.K_9, "9")
    toast = desk.scene.show.effects.toast
    assert toast is not None
    field = desk.scene.show.prompt.tools["value"]
    bubble = toast.surface.get_rect(topleft=toast.at)
    assert bubble.left < field.centerx < bubble.right
    assert 0 < field.top - bubble.bottom < field.height


def test_a_shortcut_is_no_attempt_at_a_number(sit_down: Open) -> None:
    desk = sit_down(Scene(7, 9))
    sound = desk.app.settings.sound
    desk.key(pygame.K_m, "m")
    assert desk.app.settings.sound != sound
    desk.key(pygame.K_c, "c", pygame.KMOD_CTRL)
    assert not desk.toast


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_tools_stand_in_the_tray_side_by_side_however_large_the_letters(
    sit_down: Open, size: tuple[int, int], text_size: int, language: str
) -> None:
    desk = sit_down(Scene(18, 9, 9), size=size, text_size=text_size, language=language)
    table, tools = desk.scene.show.arrangement, desk.scene.show.prompt.tools
    assert table is not None
    assert table.market is not None
    assert {"least", "half", "most", "less", "value", "more", "confirm"} <= set(tools)
    tray = table.market.tray
    assert tray.left <= min(rect.left for rect in tools.values())
    assert max(rect.right for rect in tools.values()) <= tray.right
    for one, other in combinations(tools.values(), 2):
        assert not one.colliderect(other)
