"""A page longer than the room for it: paragraphs below each other, of which a part is in sight, and words marked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

import pygame

from tabletop.text.rulebook import occurrences
from tabletop.ui.art import fonts, richtext, shapes, svg
from tabletop.ui.art.palette import RUBRIC
from tabletop.ui.art.richtext import Layout, Look, Piece

_GAP = 0.62
_MARGIN = 1.1
"""The space between paragraphs, and that on the left for the bar beside one of them, in ems."""
_MARK, _MARK_NOW = "#f2cf63", "#f39a3d"
_EDGE_NOW = "#8c3a10"
_HOLD = 3
"""So many lines at most stay in sight above words that are scrolled to."""


class Hit(NamedTuple):
    """Hold where the words that are looked for stand: in which paragraph, and the boxes around them on the page."""

    paragraph: int
    boxes: tuple[pygame.Rect, ...]

    @property
    def place(self) -> tuple[int, int]:
        """Return where they begin, as (y, x): what stands later on the page is more."""
        return self.boxes[0].y, self.boxes[0].x


class Page:
    """Set paragraphs, scroll to them, find words in them, draw what is in sight.

    Args:
        paragraphs: with the marks of `richtext`.
        size: of what is in sight, in pixels.
        look: how the text is set.

    Attributes:
        scrolled: how far down the page is looked at, in pixels.
        hits: what `search` has found, from the top down.
    """

    def __init__(self, paragraphs: Sequence[str], size: tuple[int, int], look: Look) -> None:
        self.size = size
        self.margin = round(look.size * _MARGIN)
        self.gap = round(look.size * _GAP)
        self.blocks = [richtext.lay(words, max(1, size[0] - self.margin), look) for words in paragraphs]
        self.tops: list[int] = []
        top = 0
        for block in self.blocks:
            self.tops.append(top)
            top += block.height + self.gap
        self.height = top - self.gap
        self.step = richtext.step(look)
        self.scrolled = 0
        self.hits: list[Hit] = []

    # -- where one is

    @property
    def furthest(self) -> int:
        """Return how far down one can scroll, in pixels."""
        return max(0, self.height - self.size[1])

    def scroll_to(self, top: int) -> bool:
        """Have a line of pixels at the upper edge, as far as the page is long; return whether anything has moved."""
        top = min(max(0, top), self.furthest)
        moved, self.scrolled = top != self.scrolled, top
        return moved

    def show(self, paragraph: int) -> None:
        """Have a paragraph just below the upper edge, as far as the page is long."""
        self.scroll_to(self.tops[paragraph] - self.gap)

    def reveal(self, hit: Hit) -> None:
        """Have found words in sight; the page stays as it is where they are already."""
        box = hit.boxes[0].unionall(hit.boxes[1:])
        if not (
            self.scrolled <= box.top - self.gap and box.bottom + self.gap <= self.scrolled + self.size[1]
        ):
            self.scroll_to(max(self.tops[hit.paragraph] - self.gap, box.top - _HOLD * self.step))

    def is_in_sight(self, paragraph: int) -> bool:
        """Tell whether any whole line of a paragraph is in sight."""
        top = self.tops[paragraph] - self.scrolled
        return top + self.step <= self.size[1] and top + self.blocks[paragraph].height >= self.step

    @property
    def uppermost(self) -> int:
        """Return the first paragraph of which any whole line is in sight."""
        return next(n for n in range(len(self.blocks)) if self.is_in_sight(n))

    # -- finding words

    def search(self, wanted: str) -> None:
        """Find words, whatever their capitals and accents; none are found of nothing."""
        self.hits = [
            Hit(number, tuple([box.move(self.margin, self.tops[number]) for box in boxes]))
            for number, block in enumerate(self.blocks)
            for boxes in _boxes(block, wanted)
        ]

    # -- drawing

    def draw(
        self,
        surface: pygame.Surface,
        at: tuple[int, int],
        *,
        paragraph: int | None = None,
        hit: int | None = None,
    ) -> None:
        """Draw what is in sight.

        Args:
            surface: on what.
            at: the upper left corner.
            paragraph: one with a bar beside it.
            hit: the one of `hits` that is marked more strongly than the others.
        """
        sheet = pygame.Surface(self.size, pygame.SRCALPHA)
        for number, found in enumerate(self.hits):
            for box in found.boxes:
                self._mark(sheet, box.move(0, -self.scrolled), is_now=number == hit)
        for number, block in enumerate(self.blocks):
            top = self.tops[number] - self.scrolled
            if top >= self.size[1] or top + block.height <= 0:
                continue
            if number == paragraph:
                wide = max(3, self.margin // 6)
                pygame.draw.rect(sheet, RUBRIC, (0, top, wide, block.height), border_radius=wide // 2)
            block.draw(sheet, (self.margin, top))
        self._fade(sheet)
        surface.blit(sheet, at)

    def _mark(self, sheet: pygame.Surface, box: pygame.Rect, *, is_now: bool) -> None:
        """Lay colour behind found words, and an edge around those that are spoken of now."""
        around = box.inflate(max(2, self.step // 8), 0)
        radius = max(2, self.step // 7)
        pygame.draw.rect(sheet, _MARK_NOW if is_now else _MARK, around, border_radius=radius)
        if is_now:
            pygame.draw.rect(sheet, _EDGE_NOW, around, max(1, self.step // 18), border_radius=radius)

    def _fade(self, sheet: pygame.Surface) -> None:
        """Let the text fade away at an edge beyond which there is more."""
        veil = _veil(self.size[0], self.gap)
        if self.scrolled > 0:
            sheet.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        if self.scrolled < self.furthest:
            upside_down = pygame.transform.flip(veil, False, True)
            place = (0, self.size[1] - veil.get_height())
            sheet.blit(upside_down, place, special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=2)
def _veil(width: int, height: int) -> pygame.Surface:
    """Draw white that comes up out of nothing."""
    white = svg.linear((0, 0), (0, height), (0, "#ffffff", 0), (1, "#ffffff", 1))
    return shapes.raster(svg.rect(0, 0, width, height, white), (width, height))


class _Sign(NamedTuple):
    """A letter where it stands: in which piece of a line, and as which letter of it."""

    piece: Piece
    box: pygame.Rect
    nth: int


def _boxes(block: Layout, wanted: str) -> list[tuple[pygame.Rect, ...]]:
    """Return the boxes around each place where words stand in a text; words may go on in the next line."""
    words, signs = _read(block)
    found = []
    for start, end in occurrences(words, wanted):
        inside = [sign for sign in signs[start:end] if sign is not None]
        runs = [list(run) for _, run in groupby(inside, key=lambda sign: id(sign.box))]
        found.append(tuple([_box(run[0], run[-1], block.look.size) for run in runs]))
    return found


def _box(first: _Sign, last: _Sign, size: int) -> pygame.Rect:
    """Return the box around the letters from one to another of the same piece."""
    piece, box = first.piece, first.box
    left, right = (fonts.width(piece.role, size, piece.text[:end]) for end in (first.nth, last.nth + 1))
    return pygame.Rect(box.x + left, box.y, right - left, box.height)


def _read(block: Layout) -> tuple[str, list[_Sign | None]]:
    """Return the letters of a text, and where each stands; between two lines, and for an icon, there is a space."""
    words, signs, line = "", list[_Sign | None](), 0
    for piece, box in block.placed():
        if piece.icon or (signs and abs(box.centery - line) > block.step // 2):
            words += " "
            signs.append(None)
        words += piece.text
        signs += [_Sign(piece, box, nth) for nth in range(len(piece.text))]
        line = box.centery
    return words, signs
