"""Lists longer than the screen: they are turned by pages, with the wheel, the page keys and two buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

import pygame

from tabletop.ui.art import shapes
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.menu import LABEL, MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App

Item = TypeVar("Item")


class PagedMenu(MenuScene):
    """Be a menu with a list in it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._page = 0
        self._pages = 1

    def page_of(
        self, items: Sequence[Item], body: pygame.Rect, row: int, gap: int
    ) -> list[tuple[Item, pygame.Rect]]:
        """Return the items of the present page, each with its row.

        Args:
            items: the whole list.
            body: the room for a page.
            row: height of a row in pixels.
            gap: between two rows.
        """
        fitting = max(1, (body.height + gap) // (row + gap))
        self._pages = max(1, -(-len(items) // fitting))
        self._page = min(self._page, self._pages - 1)
        shown = items[self._page * fitting : (self._page + 1) * fitting]
        return [
            (item, pygame.Rect(body.left, body.top + index * (row + gap), body.width, row))
            for index, item in enumerate(shown)
        ]

    def add_row_ground(self, row: pygame.Rect, *, is_wrong: bool, inset: float = 8) -> pygame.Rect:
        """Paint the panel on which a row's item stands; return the room within it.

        Args:
            row: where it goes.
            is_wrong: something is the matter with the item.
            inset: of the room, at a scale of 1.
        """
        ground = shapes.panel(
            row.size,
            "#3a1a18" if is_wrong else "#3a241a",
            "copper",
            radius=self.px(8),
            line=max(1, self.px(1)),
            opacity=0.75,
        )
        self.ground.blit(ground, row)
        return row.inflate(-2 * self.em(8), -2 * self.em(inset))

    def add_pages(self, foot: pygame.Rect) -> None:
        """Add the number of the page and its two buttons, where there are several; after `page_of`.

        Args:
            foot: the room for them, in whose middle they stand.
        """
        if self._pages < 2:
            return
        size, side = self.em(LABEL), foot.height
        number = pygame.Rect(foot.centerx - self.em(60), foot.top, self.em(120), foot.height)
        if number.width + 2 * side > foot.width:
            self.misfit()
        self.write(
            self.word("ui-page", n=self._page + 1, count=self._pages),
            number,
            centred=True,
            middle=True,
        )
        self.widgets.button(
            pygame.Rect(number.left - side, foot.top, side, side),
            Face("", "plain", "arrow-up", size),
            lambda: self.turn(-1),
            about=self.word("ui-previous.about"),
            is_enabled=self._page > 0,
        )
        self.widgets.button(
            pygame.Rect(number.right, foot.top, side, side),
            Face("", "plain", "arrow-down", size),
            lambda: self.turn(1),
            about=self.word("ui-next.about"),
            is_enabled=self._page < self._pages - 1,
        )

    def turn(self, by: int) -> None:
        """Turn so many pages, as far as there are any."""
        page = min(max(self._page + by, 0), self._pages - 1)
        if page != self._page:
            self._page = page
            self.app.sounds.play("flip")
            self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        """Turn pages with the wheel and the page keys too."""
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.turn(-1 if event.y > 0 else 1)
            return True
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
            self.turn(-1 if event.key == pygame.K_PAGEUP else 1)
            return True
        return super().handle(event)
