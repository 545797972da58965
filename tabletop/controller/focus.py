"""Where the keyboard's focus rests, and where it goes next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from tabletop.controller.tables import Thing
from tabletop.engine import Option

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""
Item: TypeAlias = Thing | Option | Literal["confirm"]
"""What the focus can rest on: a thing, an option shown as a button or menu entry, or Confirm."""
Way: TypeAlias = Literal["left", "right", "up", "down"]

_WAYS: dict[Way, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_ASIDE = 2.5
"""A step aside counts so many times as much as one straight on: arrows keep to rows and columns."""


class Focus:
    """The keyboard's focus over a screen of items; `item` is None until a key is used."""

    def __init__(self) -> None:
        self.item: Item | None = None
        self.items: list[Item] = []
        self.moves = 0
        """How often the focus has been moved."""
        self._centres: dict[Item, tuple[float, float]] = {}

    @property
    def thing(self) -> Thing | None:
        """Return the card or place under the focus; None for a button, or without a focus."""
        return None if isinstance(self.item, Option) or self.item == "confirm" else self.item

    def lay_out(self, items: Iterable[tuple[Item, Box]]) -> None:
        """Say what is on the screen and where, in reading order."""
        self._centres = {
            item: (left + width / 2, top + height / 2) for item, (left, top, width, height) in items
        }
        self.items = list(self._centres)

    def leave(self) -> None:
        """Give the focus up: the pointer is used again."""
        self.item = None

    def tab(self, by: int, stops: Sequence[Item]) -> None:
        """Go to the next (or previous, by −1) of some items, round and round."""
        if not stops:
            return
        self.moves += 1
        if self.item in stops:
            self.item = stops[(stops.index(self.item) + by) % len(stops)]
        else:
            self.item = stops[0 if by > 0 else -1]

    def go(self, way: Way) -> None:
        """Go to the nearest item in a direction, whatever it is; stay if there is none."""
        if self.item not in self._centres:
            self.tab(1, self.items)
            return
        x, y = self._centres[self.item]
        ahead, aside = _WAYS[way]
        best: tuple[float, Item] | None = None
        for item, (there_x, there_y) in self._centres.items():
            dx, dy = there_x - x, there_y - y
            forth = dx * ahead + dy * aside
            if forth <= 0:
                continue
            far = forth + _ASIDE * abs(dx * aside + dy * ahead)
            if best is None or far < best[0]:
                best = (far, item)
        if best is not None:
            self.moves += 1
            self.item = best[1]
