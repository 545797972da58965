"""Looking closely: one card as large as the window allows, or all that may be seen of a pile or a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.art import fonts, richtext, shapes
from tabletop.ui.art.faces import snap
from tabletop.ui.art.palette import PAPER
from tabletop.ui.art.plans import FaceSpec, width_for
from tabletop.ui.table import widgets
from tabletop.ui.table.layers import Mover
from tabletop.ui.table.layout import Metrics
from tabletop.ui.table.sprites import Bank


@dataclass(frozen=True, slots=True)
class Closeup:
    """Say what is looked at: a title, a line below it, and cards from left to right; None is a card's back."""

    title: str
    about: str
    cards: tuple[FaceSpec | None, ...]


class Browser:
    """Show cards above everything else; it closes on any click or key.

    Args:
        bank: makes their surfaces.
        m: the measures of the window.
        closeup: what is looked at.
    """

    def __init__(self, bank: Bank, m: Metrics, closeup: Closeup) -> None:
        self.closeup = closeup
        self._bank = bank
        self._surface: pygame.Surface | None = None
        self._scrolled = 0
        self.resize(m)

    def resize(self, m: Metrics) -> None:
        """Lay it out anew."""
        self._m = m
        self._surface = None
        width, height = m.size
        count = len(self.closeup.cards)
        if count == 1 and not self.closeup.title:
            self._height = snap(height * 0.9)
            self._columns = self._rows = 1
        else:
            room = width * 0.86
            self._height = snap(min(height * 0.42, m.px(360)))
            while self._height > m.px(200) and self._columns_in(room) * 2 < count:
                self._height -= 8
            self._columns = max(1, min(count, self._columns_in(room)))
            self._rows = -(-count // self._columns)
        head = round(m.text * 4.6) if self.closeup.title else 0
        gap = self._gap
        shown = min(self._rows, max(1, int((height * 0.92 - head) // (self._height + gap))))
        wide = self._columns * (width_for(self._height) + gap) + gap
        if self.closeup.title:
            wide = max(wide, round(fonts.width("name", round(m.text * 1.5), self.closeup.title) + 4 * m.text))
            wide = max(wide, min(round(m.text * 30), round(width * 0.8)))
        self.rect = pygame.Rect(0, 0, wide, head + shown * (self._height + gap) + gap)
        self.rect.center = (width // 2, height // 2)
        self._head = head
        self._view = shown * (self._height + gap)
        self.scroll(0)

    @property
    def _gap(self) -> int:
        return self._m.px(12)

    def _columns_in(self, room: float) -> int:
        return int(room // (width_for(self._height) + self._gap))

    def scroll(self, pixels: int) -> None:
        """Scroll down (positive) or up."""
        most = max(0, self._rows * (self._height + self._gap) - self._view)
        scrolled = min(max(0, self._scrolled + pixels), most)
        if scrolled != self._scrolled:
            self._scrolled = scrolled
            self._surface = None

    def card_at(self, point: tuple[int, int]) -> FaceSpec | None:
        """Return the card under a point, if its face is known."""
        for spec, rect in self._places():
            if rect.move(self.rect.topleft).collidepoint(point):
                return spec
        return None

    def movers(self) -> list[Mover]:
        """Draw it."""
        if self._surface is None:
            self._surface = self._paint()
        return [(self._surface, self.rect.topleft)]

    def _places(self) -> Sequence[tuple[FaceSpec | None, pygame.Rect]]:
        wide, gap = width_for(self._height), self._gap
        cards = self.closeup.cards
        placed = []
        for number, spec in enumerate(cards):
            row, column = divmod(number, self._columns)
            in_row = min(self._columns, len(cards) - row * self._columns)
            left = (self.rect.width - in_row * (wide + gap) + gap) // 2
            x = left + column * (wide + gap)
            y = self._head + gap // 2 + row * (self._height + gap) - self._scrolled
            placed.append((spec, pygame.Rect(x, y, wide, self._height)))
        return placed

    def _paint(self) -> pygame.Surface:
        m = self._m
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        if self.closeup.title:
            board = shapes.panel(
                self.rect.size, "#22130d", "gold", radius=18 * m.unit, line=2 * m.unit, opacity=0.97
            )
            surface.blit(board, (0, 0))
            self._title(surface)
        surface.set_clip(pygame.Rect(0, self._head, self.rect.width, self.rect.height - self._head))
        for spec, rect in self._places():
            if rect.bottom > self._head and rect.top < self.rect.height:
                surface.blit(self._bank.card(spec, self._height), rect)
        surface.set_clip(None)
        return surface

    def _title(self, surface: pygame.Surface) -> None:
        m = self._m
        room = self.rect.width - 2 * m.text
        y = round(m.text * 0.8)
        for text, size, colour, italic in (
            (self.closeup.title, round(m.text * 1.5), widgets.GOLD, False),
            (self.closeup.about, m.text, PAPER, True),
        ):
            look = widgets.on_dark(size, colour, italic=italic, bold=not italic, centred=True)
            layout = richtext.fit(text, (room, round(size * 1.3)), look, max(10, size // 2))
            layout.draw(surface, ((self.rect.width - layout.width) // 2, y))
            y += layout.height
