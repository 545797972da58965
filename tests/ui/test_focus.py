"""Where the keyboard's focus goes."""

import pygame
import pytest

from tabletop.ui import focus

# 0 1 2 in a row; 3 below the first, 4 a wide one below all.
RECTS = [
    pygame.Rect(0, 0, 40, 20),
    pygame.Rect(50, 0, 40, 20),
    pygame.Rect(100, 0, 40, 20),
    pygame.Rect(0, 30, 40, 20),
    pygame.Rect(0, 60, 140, 20),
]
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        (0, RIGHT, 1),
        (1, RIGHT, 2),
        (2, RIGHT, 2),
        (1, LEFT, 0),
        (0, DOWN, 3),
        (3, DOWN, 4),
        (2, DOWN, 4),
        (4, UP, 3),
        (4, RIGHT, 4),
        (3, LEFT, 3),
        (None, DOWN, 0),
    ],
)
def test_arrows_go_to_the_nearest_in_their_direction(
    start: int | None, direction: tuple[int, int], end: int
) -> None:
    assert focus.towards(RECTS, start, direction) == end


def test_a_row_is_gone_along_to_its_end_though_something_above_is_nearer() -> None:
    above = [pygame.Rect(60, 0, 90, 100), pygame.Rect(170, 0, 90, 100)]
    below = [pygame.Rect(x, 105, 90, 100) for x in (0, 110, 220)]
    assert [focus.towards(above + below, start, RIGHT) for start in (2, 3)] == [3, 4]
    assert [focus.towards(above + below, start, LEFT) for start in (4, 3)] == [3, 2]


def test_tab_goes_round() -> None:
    assert [focus.step(3, current, forward=True) for current in (None, 0, 1, 2)] == [0, 1, 2, 0]
    assert [focus.step(3, current, forward=False) for current in (None, 0, 1, 2)] == [2, 2, 0, 1]
    assert focus.step(0, None, forward=True) is None
