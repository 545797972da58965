"""Three layers: the background, which never changes, the static layer of all that rests, and the movers on top.

What rests is kept painted. Lifting or landing a card repaints one rectangle of the static layer; a frame then
restores what the movers covered before and blits them where they are now. When more than half of the window is to be
painted, painting it all in one go is faster. Nothing changed, nothing painted.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

import pygame

Mover = tuple[pygame.Surface, tuple[int, int]]
"""A surface that moves, and where its upper left corner is in this frame."""


class Item(NamedTuple):
    """Hold one thing that rests: on which layer it lies, its surface, and where."""

    layer: float
    surface: pygame.Surface
    rect: pygame.Rect


class Stage:
    """Keep the picture of the table, and paint no more of it than has changed.

    Args:
        background: as large as the window; it is not drawn on.
    """

    def __init__(self, background: pygame.Surface) -> None:
        self._background = background
        self._static = background.copy()
        self._items: dict[Hashable, Item] = {}
        self._order: list[Item] | None = []
        self._torn: list[pygame.Rect] = []
        self._covered: list[pygame.Rect] = []
        self._before: list[Mover] = []

    def __contains__(self, key: Hashable) -> bool:
        """Tell whether something rests under a key."""
        return key in self._items

    def keys(self) -> list[Hashable]:
        """List the keys of all that rests."""
        return list(self._items)

    def put(self, key: Hashable, surface: pygame.Surface, at: tuple[int, int], layer: float) -> None:
        """Lay something down, in the place of what had the same key.

        Args:
            key: what it is.
            surface: shared surfaces are welcome: the same one at the same place repaints nothing.
            at: its upper left corner.
            layer: the higher one lies above.
        """
        old = self._items.get(key)
        if old is not None and old.surface is surface and old.layer == layer and old.rect.topleft == at:
            return
        item = Item(layer, surface, surface.get_rect(topleft=at))
        self._items[key] = item
        self._tear(old)
        self._tear(item)

    def lift(self, key: Hashable) -> None:
        """Take something up; nothing happens if there is none."""
        self._tear(self._items.pop(key, None))

    def lift_others(self, prefix: object, keep: Iterable[Hashable]) -> None:
        """Take up everything whose key is a tuple that begins with a word, but for some keys."""
        kept = set(keep)
        for key in [one for one in self._items if isinstance(one, tuple) and one[0] == prefix]:
            if key not in kept:
                self.lift(key)

    def _tear(self, item: Item | None) -> None:
        if item is not None:
            self._torn.append(item.rect)
            self._order = None

    def draw(
        self, target: pygame.Surface, movers: Sequence[Mover], *, whole: bool = False
    ) -> list[pygame.Rect] | None:
        """Paint what has changed since the last call.

        Args:
            target: the window's surface, which keeps its pixels.
            movers: in drawing order.
            whole: paint everything.

        Returns:
            The rectangles painted, or None if nothing had to be.
        """
        torn = self._mend()
        stays = len(movers) == len(self._before) and all(map(_same, movers, self._before))
        if not torn and not whole and stays:
            return None
        now = [surface.get_rect(topleft=at) for surface, at in movers]
        dirty = torn if stays else [*torn, *self._covered, *now]
        self._before = list(movers)
        self._covered = now
        if whole or _area(dirty) > target.get_width() * target.get_height() // 2:
            target.blit(self._static, (0, 0))
            target.fblits(movers)
            return [target.get_rect()]
        dirty = _merged(dirty, target.get_rect())
        for rect in dirty:
            target.set_clip(rect)
            target.blit(self._static, rect, rect)
            target.fblits([mover for mover, at in zip(movers, now, strict=True) if at.colliderect(rect)])
        target.set_clip(None)
        return dirty

    def _mend(self) -> list[pygame.Rect]:
        """Bring the static layer up to date; return what was painted of it."""
        if not self._torn:
            return []
        torn = _merged(self._torn, self._static.get_rect())
        self._torn = []
        if self._order is None:
            self._order = sorted(self._items.values(), key=lambda item: item.layer)
        static = self._static
        for rect in torn:
            static.set_clip(rect)
            static.blit(self._background, rect, rect)
            static.fblits([(item.surface, item.rect) for item in self._order if item.rect.colliderect(rect)])
        static.set_clip(None)
        return torn

    def whole(self) -> pygame.Surface:
        """Return a copy of all that rests."""
        painted = self._mend()
        picture = self._static.copy()
        self._torn = painted
        return picture


def _same(one: Mover, other: Mover) -> bool:
    return one[0] is other[0] and one[1] == other[1]


def _area(rects: Iterable[pygame.Rect]) -> int:
    return sum(rect.width * rect.height for rect in rects)


def _merged(rects: Iterable[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Join rectangles that overlap, so that no pixel is painted twice, and clip them."""
    merged: list[pygame.Rect] = []
    for one in rects:
        rect = one.clip(bounds)
        if not rect.width or not rect.height:
            continue
        while (hit := rect.collidelist(merged)) >= 0:
            rect = rect.union(merged.pop(hit))
        merged.append(rect)
    return merged
