"""The hand at the deck builder: cards are dragged, scrolled, looked at closely, and counted by keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from tabletop.ui.art import glow
from tabletop.ui.scenes.closeup import Closeup
from tabletop.ui.scenes.deck_parts import Gallery, Listing, Shelf
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.scenes.scene import FPS_MOVING
from tabletop.ui.workbench import Workbench

if TYPE_CHECKING:
    from tabletop.ui.app import App

_WOBBLE = 6
"""Pixels that a click may move, at a window scale of 1, before it is a drag."""
_LINES = 2
"""So many lines of the deck a notch of the wheel moves."""
_MORE = {pygame.K_PLUS, pygame.K_KP_PLUS}
_FEWER = {pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_DELETE, pygame.K_BACKSPACE}


class _Drag(NamedTuple):
    """A card under the pointer: whether it comes out of the deck, where it was taken up, where it is."""

    slug: str
    out_of_deck: bool
    start: tuple[int, int]
    pos: tuple[int, int]
    is_far: bool = False


class DeckDesk(MenuScene):
    """Be a screen with a shelf of cards and a deck beside it.

    Args:
        app: the app.
        bench: holds the deck.
        gallery: paints the cards; it is closed with the screen.

    Attributes:
        shelf: the cards that could be added; `build` makes it.
        listing: the cards in the deck; `build` makes it.
        shown: the card that is looked at.
    """

    shelf: Shelf
    listing: Listing

    def __init__(self, app: App, bench: Workbench, gallery: Gallery, shown: str) -> None:
        super().__init__(app)
        self.bench = bench
        self.gallery = gallery
        self.shown = shown
        self._pointer = (-1, -1)
        self._drag: _Drag | None = None

    @abstractmethod
    def add(self, slug: str) -> None:
        """Put a copy of a card into the deck, or say why that cannot be."""

    @abstractmethod
    def remove(self, slug: str) -> None:
        """Take a copy of a card out of the deck, or say why that cannot be."""

    @abstractmethod
    def refresh(self) -> None:
        """Show pool and deck as they are now."""

    @abstractmethod
    def refresh_signs(self) -> None:
        """Show what stands beside pool and deck as it is now."""

    def focus_on_card(self) -> None:
        """Give the focus to the first card on the shelf."""
        for index, spot in enumerate(self.widgets.spots):
            if self.shelf.slug_of(spot.element) is not None:
                self.widgets.focus_on(index, shown=True)
                return

    def scroll_shelf(self, by: int) -> bool:
        """Scroll the shelf by so many rows; return whether it has moved."""
        moved = self.shelf.scroll(by)
        if moved:
            self.app.sounds.play("slide")
        return moved

    # -- as the app calls it

    def enter(self) -> None:
        """Hold nothing in hand."""
        self._drag = None

    def handle(self, event: pygame.Event) -> bool:
        """Act on an event."""
        if event.type == pygame.MOUSEWHEEL:
            if self.listing.box.collidepoint(self._pointer):
                self.listing.scroll(-event.y * _LINES)
            else:
                self.shelf.scroll(-event.y)
            return True
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
            self._carry(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._pointer = event.pos
            slug = self._slug_of(self._plate_at(event.pos))
            if slug is not None and event.button in {2, 3}:
                self._look_closely(slug)
                return True
            if slug is not None and event.button == 1:
                self._drag = _Drag(slug, bool(self.listing.box.collidepoint(event.pos)), event.pos, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._drop(event.pos):
            # The button on which it was taken up must not count this as a press.
            return super().handle(pygame.Event(pygame.MOUSEBUTTONUP, pos=(-1, -1), button=1))
        elif event.type == pygame.KEYDOWN and not self.is_typing and self._handle_key(event):
            return True
        return super().handle(event)

    def update(self, dt: float) -> None:
        """Show what has been painted, and the card that is pointed at."""
        super().update(dt)
        if self.gallery.arrived():
            self.refresh()
        carried = self._drag.slug if self._drag is not None and self._drag.is_far else None
        slug = carried or self._slug_of(self._plate())
        if slug is not None and slug in self.bench.rules.known and slug != self.shown:
            self.shown = slug
            self.refresh_signs()

    def wants_fps(self) -> int:
        """Ask for many frames while a card is carried."""
        return FPS_MOVING if self._drag is not None and self._drag.is_far else super().wants_fps()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Paint what has changed, and a card that is carried above everything."""
        drag = self._drag
        if drag is None or not drag.is_far:
            return super().draw(surface)
        self.invalidate()
        painted = super().draw(surface)
        goal = (self.shelf if drag.out_of_deck else self.listing).box.inflate(self.px(8), self.px(8))
        why_not = self.bench.why_not_remove if drag.out_of_deck else self.bench.why_not_add
        if why_not(drag.slug) is None:
            ring = glow.ring(goal.size, "legal", radius=self.px(10), shine=self.px(10))
            surface.blit(ring, ring.get_rect(center=goal.center))
        if drag.slug in self.bench.rules.known:
            card = self.gallery.card_or_back(drag.slug, self.shelf.height)
            surface.blit(card, card.get_rect(center=drag.pos))
        return painted

    def close(self) -> None:
        """End the thread that paints cards."""
        super().close()
        self.gallery.close()

    # -- inside

    def _handle_key(self, event: pygame.Event) -> bool:
        shelf, plate = self.shelf, self._plate()
        row = shelf.row_of(plate)
        if event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
            self.scroll_shelf(shelf.lines if event.key == pygame.K_PAGEDOWN else -shelf.lines)
            return True
        if event.key == pygame.K_DOWN and row == shelf.lines - 1 and self.scroll_shelf(1):
            return True
        if event.key == pygame.K_UP and row == 0 and self.scroll_shelf(-1):
            return True
        slug = self._slug_of(plate)
        if slug is None:
            return False
        if event.key in _MORE or event.unicode == "+":
            self.add(slug)
        elif event.key in _FEWER:
            self.remove(slug)
        elif event.key == pygame.K_z:
            self._look_closely(slug)
        else:
            return False
        return True

    def _plate(self) -> Any:
        """Return the button that has the focus or is pointed at, or None."""
        widgets = self.widgets
        if not widgets.is_keyed:
            return self._plate_at(self._pointer)
        index = widgets.focused
        return None if index is None or index >= len(widgets.spots) else widgets.spots[index].element

    def _plate_at(self, pos: tuple[int, int]) -> Any:
        index = self.widgets.spot_at(pos)
        return None if index is None else self.widgets.spots[index].element

    def _slug_of(self, plate: Any) -> str | None:
        return None if plate is None else self.shelf.slug_of(plate) or self.listing.slug_of(plate)

    def _look_closely(self, slug: str) -> None:
        if slug in self.bench.rules.known:
            self._drag = None
            self.app.push(Closeup(self.app, self.gallery.looks.printed(slug)))

    def _carry(self, pos: tuple[int, int]) -> None:
        drag = self._drag
        if drag is not None:
            moved = max(abs(pos[0] - drag.start[0]), abs(pos[1] - drag.start[1]))
            self._drag = drag._replace(pos=pos, is_far=drag.is_far or moved > self.px(_WOBBLE))

    def _drop(self, pos: tuple[int, int]) -> bool:
        """Let go of a card that was carried; return whether there was one."""
        drag, self._drag = self._drag, None
        if drag is None or not drag.is_far:
            return False
        self.invalidate()
        over_deck = self.listing.box.inflate(self.px(30), self.px(30)).collidepoint(pos)
        if drag.out_of_deck and not over_deck:
            self.remove(drag.slug)
        elif over_deck and not drag.out_of_deck:
            self.add(drag.slug)
        return True
