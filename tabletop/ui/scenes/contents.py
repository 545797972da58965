"""The headings of a long text, which lead to its paragraphs, and the rail that tells how far down one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from tabletop.ui.art import fonts, richtext
from tabletop.ui.art.palette import BRONZE, INK, RUBRIC
from tabletop.ui.living import Living, Look
from tabletop.ui.widgets import Widgets

_PALE = "#8a734e"
_LEAST = 0.78
"""How small a heading may get, as a share of its size, before it is cut."""
_GROOVE = (74, 48, 20, 46)


class Rail:
    """Tell how far down one is in what is longer than its room.

    Args:
        rect: where it lies.
    """

    def __init__(self, rect: pygame.Rect) -> None:
        self.rect = rect

    def thumb(self, first: int, seen: int, whole: int) -> pygame.Rect | None:
        """Return where the thumb lies; None where everything is in sight.

        Args:
            first: how far down one is.
            seen: how much is in sight.
            whole: how much there is.
        """
        if whole <= seen:
            return None
        tall = max(2 * self.rect.width, round(self.rect.height * seen / whole))
        top = round((self.rect.height - tall) * first / (whole - seen))
        return pygame.Rect(self.rect.left, self.rect.top + top, self.rect.width, tall)

    def first_at(self, y: int, seen: int, whole: int) -> int:
        """Return how far down one is with the middle of the thumb at a height in pixels; beyond the ends too."""
        thumb = self.thumb(0, seen, whole)
        if thumb is None:
            return 0
        room = max(1, self.rect.height - thumb.height)
        return round((y - self.rect.top - thumb.height / 2) / room * (whole - seen))

    def draw(self, surface: pygame.Surface, first: int, seen: int, whole: int) -> None:
        """Draw groove and thumb, where there is anything to tell."""
        thumb = self.thumb(first, seen, whole)
        if thumb is None:
            return
        radius = self.rect.width // 2
        groove = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        pygame.draw.rect(groove, _GROOVE, groove.get_rect(), border_radius=radius)
        surface.blit(groove, self.rect)
        pygame.draw.rect(surface, BRONZE, thumb, border_radius=radius)


class Contents:
    """List headings, as many as there is room for, and scroll through them.

    Args:
        widgets: of the scene.
        box: where the list lies; the rail lies within it, at its right.
        row: height of a line.
        size: height of the letters.
        headings: from the first to the last.
        choose: called with the number of the heading that is pressed.
        about: what is told of a heading that is pointed at.

    Attributes:
        first: the number of the uppermost heading in sight.
        lines: how many there is room for.
        spot: the place of the first line in the order of the scene's widgets.
    """

    def __init__(
        self,
        widgets: Widgets,
        box: pygame.Rect,
        row: int,
        size: int,
        headings: Sequence[str],
        choose: Callable[[int], object],
        about: str,
    ) -> None:
        self.box = box
        self.first = 0
        self.lines = max(1, box.height // row)
        self.spot = len(widgets.spots)
        self.now = 0
        self._headings, self._size, self._about = headings, size, about
        self._counts: Sequence[int] | None = None
        wide = max(4, row // 5)
        self._rail = Rail(pygame.Rect(box.right - wide, box.top, wide, self.lines * row))
        self._rows: list[Living] = []
        room = box.width - (2 * wide if len(headings) > self.lines else 0)
        for line in range(min(self.lines, len(headings))):
            place = pygame.Rect(box.left, box.top + line * row, room, row)
            look = partial(self._look, line, place.size)
            act = partial(self._press, line, choose)
            self._rows.append(Living(widgets, place, look, act, radius=row * 0.2))

    def show(self, now: int, counts: Sequence[int] | None) -> None:
        """Show which heading one is at, and how often what is looked for stands below each.

        Args:
            now: the number of the heading; the list is scrolled to it.
            counts: one for each heading; None where nothing is looked for.
        """
        self.now, self._counts = now, counts
        self.first = min(max(self.first, now - self.lines + 1), now)
        self.scroll(0)

    def scroll(self, by: int) -> bool:
        """Scroll by so many lines; return whether anything has moved."""
        first = min(max(0, self.first + by), max(0, len(self._headings) - self.lines))
        moved, self.first = first != self.first, first
        for row in self._rows:
            row.refresh()
        return moved

    def draw_rail(self, surface: pygame.Surface) -> None:
        """Draw how far down one is."""
        self._rail.draw(surface, self.first, self.lines, len(self._headings))

    def line_of(self, spot: int | None) -> int | None:
        """Return the number of the heading on a widget, by its place in the order; None for any other widget."""
        if spot is None or not self.spot <= spot < self.spot + len(self._rows):
            return None
        return self.first + spot - self.spot

    def _press(self, line: int, choose: Callable[[int], object]) -> None:
        choose(self.first + line)

    def _look(self, line: int, size: tuple[int, int]) -> Look:
        number = self.first + line
        words, count = self._headings[number], None if self._counts is None else self._counts[number]
        is_now = number == self.now

        def paint(state: Any) -> pygame.Surface:
            return _row(words, size, self._size, count, is_now=is_now, is_lit=state in {"hovered", "active"})

        return Look((number, count, is_now), paint, words, self._about)


def _row(
    words: str, size: tuple[int, int], letters: int, count: int | None, *, is_now: bool, is_lit: bool
) -> pygame.Surface:
    """Draw a heading: tinted where one is or points, pale where nothing is found, with how much is found."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    pad = letters // 2
    if is_now or is_lit:
        tint = (132, 24, 22, 40) if is_now else (120, 84, 36, 46)
        pygame.draw.rect(surface, tint, surface.get_rect().inflate(0, -2), border_radius=letters // 3)
    if is_now:
        bar = pygame.Rect(0, letters // 4, max(3, letters // 6), size[1] - letters // 2)
        pygame.draw.rect(surface, RUBRIC, bar, border_radius=bar.width // 2)
    colour = _PALE if count == 0 else RUBRIC if is_now else INK
    right = size[0] - pad
    if count:
        number = fonts.render("figure", round(letters * 0.86), f"{count}", BRONZE)
        right -= number.get_width()
        surface.blit(number, (right, (size[1] - number.get_height()) // 2))
        right -= pad
    look = richtext.Look(letters, colour, bold=True)
    layout = richtext.fit(words, (right - pad, size[1]), look, round(letters * _LEAST))
    layout.draw(surface, (pad, (size[1] - layout.height) // 2))
    return surface
