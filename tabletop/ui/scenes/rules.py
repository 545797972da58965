"""The rules of a game in short, on a sheet of parchment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

import pygame

from tabletop.engine import Game
from tabletop.ui.art import plates, richtext
from tabletop.ui.art.palette import INK
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.menu import LABEL
from tabletop.ui.scenes.paged import PagedMenu

if TYPE_CHECKING:
    from tabletop.ui.app import App


class RulesScene(PagedMenu):
    """Show the rules of a game in two columns, and on several pages where they are longer."""

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self._game = game.id

    def build(self) -> None:
        """Write the paragraphs of the message `rules-<game>`."""
        width, height = self.app.size
        sheet = pygame.Rect(
            0, 0, min(round(width * 0.94), self.em(1060)), min(round(height * 0.95), self.em(680))
        )
        sheet.center = (width // 2, height // 2)
        reach = self.px(22)
        paper = plates.with_shadow(plates.parchment(sheet.size, self.app.scale), reach)
        self.ground.blit(paper, sheet.move(-reach, -reach))
        box = sheet.inflate(-2 * self.em(36), -2 * self.em(20))
        head = plates.heading(self.word(f"game-{self._game}"), box.width, self.em(33), "#841816")
        self.ground.blit(head, box.topleft)
        foot = self.em(LABEL * 2.5)
        gap = self.em(36)
        column = pygame.Rect(box.left, box.top + head.get_height() + self.em(4), (box.width - gap) // 2, 0)
        column.height = box.bottom - foot - self.em(10) - column.top
        look = richtext.Look(self.em(LABEL), INK, leading=1.22)
        text = "\n".join(self.app.text.forms(f"rules-{self._game}").values())
        columns = _columns(richtext.lay(text, column.width, look), column.height)
        if max(one.height for one in columns) > column.height:
            self.misfit()
        for place, one in enumerate(self.items_of_page(columns, 2)):
            one.draw(self.ground, (column.left + place * (column.width + gap), column.top))
        middle = box.left + column.width + gap // 2
        pygame.draw.line(
            self.ground, "#b08c54", (middle, column.top), (middle, column.bottom), max(1, self.px(1))
        )
        wide = self.em(220)
        done = pygame.Rect(box.centerx - wide // 2, box.bottom - foot, wide, foot)
        self.widgets.button(done, Face(self.word("ui-done"), "primary", "check", self.em(LABEL)), self.back)
        self.add_pages(pygame.Rect(done.right, done.top, box.right - done.right, foot), INK)


def _columns(text: richtext.Layout, high: int) -> list[richtext.Layout]:
    """Divide a text into columns between two paragraphs: two of much the same height if that will do, else full ones.

    Args:
        text: all of it, in one column.
        high: of a column, in pixels; only a paragraph that is itself higher goes beyond it.
    """
    starts = [index for index, line in enumerate(text.lines) if index == 0 or line.above]
    ends = [*starts[1:], len(text.lines)]
    paragraphs = [text.lines[start:end] for start, end in zip(starts, ends, strict=True)]
    tallest = max(_height(text, lines) for lines in paragraphs)
    for limit in range(max(tallest, text.height // 2), high + 1, text.step):
        columns = _filled(text, paragraphs, limit)
        if len(columns) <= 2:
            return columns
    return _filled(text, paragraphs, max(tallest, high))


def _filled(
    text: richtext.Layout, paragraphs: Sequence[tuple[richtext.Line, ...]], limit: int
) -> list[richtext.Layout]:
    """Fill columns one after the other with paragraphs, up to a height."""
    columns: list[list[richtext.Line]] = [[]]
    for lines in paragraphs:
        if columns[-1] and _height(text, columns[-1]) + _height(text, lines) > limit:
            columns.append([])
        first = lines[0] if columns[-1] else replace(lines[0], above=0)
        columns[-1] += [first, *lines[1:]]
    return [replace(text, lines=tuple(lines)) for lines in columns]


def _height(text: richtext.Layout, lines: Sequence[richtext.Line]) -> int:
    return sum(text.step + line.above for line in lines)
