"""The log: every event in words, cards as links, turns under their headings, and what happened since your last move.

A virtual list of its own: a line is laid out when it first comes into sight and kept, so that a match of five hundred
lines costs no more than the twenty that show.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pygame

from tabletop.ui.art import richtext
from tabletop.ui.art.palette import Colour
from tabletop.ui.art.richtext import Layout
from tabletop.ui.table.widgets import GOLD, on_dark

RECAP: Colour = "#f0a48a"


class Entry(NamedTuple):
    """Hold one line of the log, unworded: the language may change. `kind` is "line", "heading" or "recap"."""

    message: str
    args: Mapping[str, Any]
    kind: str = "line"


Words = Callable[[Entry], str]


class Log:
    """Tell what happened, the latest at the foot.

    Args:
        words: words an entry in the language spoken now.

    Attributes:
        version: rises whenever it would be drawn differently for another reason than a new entry.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        self.entries: list[Entry] = []
        self._laid: list[Layout] = []
        self._tops: list[int] = []
        self._foot = 0
        self._width = 0
        self._size = 0
        self._scrolled = 0
        self._recap_at: int | None = None
        self.version = 0

    def add(self, message: str, args: Mapping[str, Any], *, heading: bool = False) -> None:
        """Write an entry."""
        self.entries.append(Entry(message, args, "heading" if heading else "line"))

    def clear(self) -> None:
        """Forget everything: another player looks, or a decision has been taken back."""
        self.entries.clear()
        self._recap_at = None
        self.reword()

    def begin_recap(self) -> None:
        """Remember this point as the player's last move."""
        self._recap_at = len(self.entries)

    def tell_recap(self, message: str) -> bool:
        """Write a line before all that happened since the last move, if anything did; return whether it did."""
        at, self._recap_at = self._recap_at, None
        self.entries = [entry for entry in self.entries if entry.kind != "recap"]
        if at is None or at >= len(self.entries):
            self.reword()
            return False
        self.entries.insert(at, Entry(message, {}, "recap"))
        self.reword()
        return True

    def reword(self) -> None:
        """Lay everything out anew: the language, the width or the text size has changed."""
        self._laid.clear()
        self._tops.clear()
        self._foot = 0
        self.version += 1

    def scroll(self, pixels: int, height: int) -> bool:
        """Scroll towards the past (positive) or the present; return whether anything moved.

        Args:
            pixels: how far.
            height: of the window on the log.
        """
        before = self._scrolled
        self._scrolled = min(max(0, self._scrolled + pixels), max(0, self._foot - height))
        self.version += self._scrolled != before
        return self._scrolled != before

    def draw(self, size: tuple[int, int], em: int) -> pygame.Surface:
        """Draw what shows of the log, on nothing.

        Args:
            size: of the window on the log, in pixels.
            em: height of the letters' em in pixels.
        """
        self._lay(size[0], em)
        self.scroll(0, size[1])
        surface = pygame.Surface(size, pygame.SRCALPHA)
        offset = self._offset(size[1])
        first = max(0, bisect_right(self._tops, offset) - 1)
        for number in range(first, len(self._laid)):
            y = self._tops[number] - offset
            if y > size[1]:
                break
            layout = self._laid[number]
            kind = self.entries[number].kind
            if kind == "heading" and number:
                pygame.draw.line(surface, "#8a6a3c", (0, y - em // 4), (size[0], y - em // 4))
            elif kind == "recap":
                middle = y + layout.height // 2
                wide = (size[0] - layout.widest) // 2 - em // 2
                pygame.draw.line(surface, RECAP, (0, middle), (wide, middle))
                pygame.draw.line(surface, RECAP, (size[0] - wide, middle), (size[0], middle))
            layout.draw(surface, (0, y))
        if offset:
            _fade_top(surface, em)
        return surface

    def link_at(self, point: tuple[int, int], height: int) -> str | None:
        """Return the slug of the card whose link lies under a point.

        Args:
            point: relative to the upper left corner of the window on the log.
            height: of that window.
        """
        y = point[1] + self._offset(height)
        number = bisect_right(self._tops, y) - 1
        if not 0 <= number < len(self._laid):
            return None
        return self._laid[number].link_at((point[0], y - self._tops[number]))

    def _offset(self, height: int) -> int:
        return max(0, self._foot - height) - self._scrolled

    def _lay(self, width: int, em: int) -> None:
        if (width, em) != (self._width, self._size):
            self._width, self._size = width, em
            self.reword()
        looks = {
            "line": on_dark(em, leading=1.22),
            "heading": on_dark(em, GOLD, bold=True, leading=1.22),
            "recap": on_dark(round(em * 0.92), RECAP, italic=True, centred=True, leading=1.3),
        }
        grown = 0
        for entry in self.entries[len(self._laid) :]:
            layout = richtext.lay(self._words(entry), width, looks[entry.kind])
            gap = em // 2 if entry.kind == "heading" else em // 5
            self._tops.append(self._foot + (gap if self._laid else 0))
            grown += self._tops[-1] + layout.height - self._foot
            self._foot = self._tops[-1] + layout.height
            self._laid.append(layout)
        if self._scrolled and grown < self._foot:
            self._scrolled += grown  # whoever reads the past is not torn away from it


def _fade_top(surface: pygame.Surface, height: int) -> None:
    """Let the first lines fade out where there is more above them."""
    for y in range(height):
        veil = (255, 255, 255, 255 * y // height)
        surface.fill(veil, (0, y, surface.get_width(), 1), pygame.BLEND_RGBA_MULT)
