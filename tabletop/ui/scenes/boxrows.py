"""Where the boxes of the games stand on the title: in a row on the table, or some of them on a shelf above it."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from tabletop.ui.art import boxes

ROW = 3
"""How many boxes stand in one row; where there are more, the first of them stand on the shelf."""

_SHELF = 0.09
"""Room for the shelf, and the air above the lower boxes, for a box's height."""


class Rows(NamedTuple):
    """Hold the places of the boxes in order, those on the shelf first, and the upper edge of the shelf.

    Attributes:
        places: of the boxes.
        shelf: where boxes stand on it, without height; None where all stand on the table.
    """

    places: tuple[pygame.Rect, ...]
    shelf: pygame.Rect | None


def arrange(count: int, area: pygame.Rect, highest: float) -> Rows:
    """Stand boxes up, as large as they can be.

    Args:
        count: how many, at least one.
        area: what they may cover, in pixels; its lower edge is where they stand.
        highest: no box is higher than this, in pixels.
    """
    above = count // 2 if count > ROW else 0
    below = count - above
    high = min(highest, area.width / (max(above, below) * boxes.RATIO))
    if above:
        high = min(high, area.height / (2 + _SHELF))
    size = (math.floor(high * boxes.RATIO), round(high))
    lower = _row(below, area, size, area.bottom)
    if not above:
        return Rows(lower, None)
    foot = round(area.bottom - high * (1 + _SHELF))
    upper = _row(above, area, size, foot)
    reach = upper[0].unionall(list(upper))
    return Rows(
        (*upper, *lower), pygame.Rect(reach.left, foot, reach.width, 0).inflate(round(high * 0.12), 0)
    )


def _row(count: int, area: pygame.Rect, size: tuple[int, int], foot: int) -> tuple[pygame.Rect, ...]:
    """Stand a row on a line, in the middle; where there is room the boxes keep their distance."""
    wide, high = size
    step = min(wide * 1.06, (area.width - wide) / max(1, count - 1))
    left = area.centerx - (wide + step * (count - 1)) / 2
    return tuple([pygame.Rect(round(left + step * index), foot - high, wide, high) for index in range(count)])
