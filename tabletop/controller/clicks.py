"""What counts as one click: it may wobble, and twice in quick succession it counts once."""

from __future__ import annotations

from typing import TypeAlias

from tabletop.controller.focus import Item

Point: TypeAlias = tuple[float, float]

SLOP = 4.0
"""A click may wobble so many pixels, at scale 1."""
AGAIN = 400
"""The same click once more within so many milliseconds is ignored: a double click never acts twice."""


class Clicks:
    """Remember the last click.

    :param scale: pixels for each pixel of the design.
    """

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._item: Item | None = None
        self._where: Point | int = -1
        self._when = -AGAIN

    def wobble(self, one: Point, other: Point) -> bool:
        """Return whether two points lie so near each other that going between them is still a click."""
        slop = SLOP * self.scale
        return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 <= slop * slop

    def is_again(self, item: Item | None, where: Point | int, now: int) -> bool:
        """Note a click, and return whether it only repeats the last: the same item, or the same spot, too soon.

        :param where: a point; for a key, how often the focus had been moved before.
        :param now: milliseconds.
        """
        soon = now - self._when < AGAIN
        same_item = item is not None and item == self._item
        before = self._where
        self._item, self._where, self._when = item, where, now
        if isinstance(where, tuple) and isinstance(before, tuple):
            return soon and (same_item or self.wobble(where, before))
        return soon and (same_item or where == before)
