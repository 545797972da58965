"""The first frame: the window with its curtain closed, there before anything slow has been imported.

Whoever starts the program sees the theatre within a few frames' time, and the title when the curtain's cloth is
replaced by it. So this module imports pygame and nothing else of weight.
"""

from __future__ import annotations

import math

import pygame

from tabletop.ui.display import open_display

TITLE = "Tabletop"
FIRST_SIZE = (1280, 720)
SMALLEST = (1024, 640)

_FOLDS = 14
_COLUMNS = 12
"""Columns of colour in each fold; they are blended into one another."""
_DARK, _LIGHT = (44, 6, 12), (138, 24, 34)
_GOLD, _SHADE = (214, 168, 76), (24, 3, 8)


def open_window(size: tuple[int, int] = FIRST_SIZE, *, is_hidden: bool = False) -> pygame.Window:
    """Open the window and, unless it is hidden, show the closed curtain in it.

    Args:
        size: in points.
        is_hidden: make the window but do not show it.

    Raises:
        NoDisplayError: no screen was found.
    """
    open_display()
    window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True, hidden=is_hidden)
    window.minimum_size = SMALLEST
    if not is_hidden:
        canvas = window.get_surface()
        canvas.blit(curtain(canvas.get_size()), (0, 0))
        window.flip()
    return window


def curtain(size: tuple[int, int]) -> pygame.Surface:
    """Paint a closed velvet curtain with a golden hem."""
    columns = _FOLDS * _COLUMNS
    cloth = pygame.Surface((columns, 2))
    for column in range(columns):
        light = 0.5 + 0.5 * math.sin(2 * math.pi * column / _COLUMNS)
        towards_the_sides = 1 - 0.5 * abs(2 * column / columns - 1) ** 2
        for row, depth in enumerate((1.0, 0.62)):  # it darkens towards the boards
            shade = light**1.5 * towards_the_sides * depth
            cloth.set_at(
                (column, row),
                [round(low + (high - low) * shade) for low, high in zip(_DARK, _LIGHT, strict=True)],
            )
    picture = pygame.transform.smoothscale(cloth, size)
    width, height = size
    hem = max(4, height // 60)
    picture.fill(_GOLD, (0, height - 3 * hem, width, hem))
    picture.fill(_SHADE, (0, height - 2 * hem, width, 2 * hem))
    return picture
