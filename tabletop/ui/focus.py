"""Where the keyboard's focus goes: by Tab through everything, by arrows to the nearest in their direction."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


@dataclass(frozen=True, slots=True)
class Spot:
    """Something that can have the focus: its element, what it does, and what is told about it."""

    element: Any
    act: Callable[[], object]
    about: str = ""
    radius: float = 8.0
    nudge: Callable[[int], object] | None = None
    """(−1 or 1) -> change the value, for sliders."""
    words: str = ""
    """What is written on it."""


def step(count: int, current: int | None, forward: bool) -> int | None:
    """Return the next index in order, going round at the ends; None where there is nothing.

    Args:
        count: how many things can have the focus.
        current: which has it, or None.
        forward: to the next or to the one before.
    """
    if not count:
        return None
    if current is None:
        return 0 if forward else count - 1
    return (current + (1 if forward else -1)) % count


def towards(rects: Sequence[pygame.Rect], current: int | None, direction: tuple[int, int]) -> int | None:
    """Return the index of the nearest rectangle in a direction; where there is none, the focus stays.

    Args:
        rects: of all that can have the focus.
        current: which has it; None starts at the first.
        direction: a unit step, such as (1, 0) for the right.
    """
    if current is None:
        return 0 if rects else None
    start, (dx, dy) = rects[current], direction

    def cost(rect: pygame.Rect) -> tuple[bool, float] | None:
        along = (rect.centerx - start.centerx) * dx + (rect.centery - start.centery) * dy
        # Its middle must lie outside what has the focus: to the right of a wide button is what lies beyond its end.
        beyond = along > (start.width if dx else start.height) / 2
        if not beyond:
            return None
        # What lies in the same row or column counts as straight ahead, wherever its middle is.
        if dx:
            aside = max(0, max(rect.top, start.top) - min(rect.bottom, start.bottom))
            slant = abs(rect.centery - start.centery) * 0.01
        else:
            aside = max(0, max(rect.left, start.left) - min(rect.right, start.right))
            slant = abs(rect.centerx - start.centerx) * 0.01
        # A row is left to its side only at its end, however near something above or below it may be.
        return bool(dx and aside), along + 3 * aside + slant

    costs = [(found, index) for index, rect in enumerate(rects) if (found := cost(rect)) is not None]
    return min(costs)[1] if costs else current
