"""The two halves of the deck builder: the shelf of cards that could be added, and the list of those in the deck."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.engine.requests import Reason
from tabletop.ui.art import backs, decking, faces, palette, shapes, theatre
from tabletop.ui.art.cache import Painter
from tabletop.ui.art.plans import plan, width_for
from tabletop.ui.art.plates import Face, button
from tabletop.ui.living import Living, Look
from tabletop.ui.table.facespec import Faces
from tabletop.ui.workbench import Row, Workbench

if TYPE_CHECKING:
    from tabletop.cards.models import CardFace
    from tabletop.ui.widgets import Widgets

_BUDGET = 48 << 20
_PICTURE = (240, 200)
_LEAST, _MOST = 104, 248
"""The heights between which cards of the shelf stand, in pixels at a window scale of 1."""

Act = Callable[[str], object]
Words = Callable[[Reason], str]


class Gallery:
    """Paint the cards of a game, those in sight first and all in one thread.

    Args:
        looks: describe the faces.
        is_patient: wait for each card instead of showing its back, as pictures and tests do.
    """

    def __init__(self, looks: Faces, *, is_patient: bool) -> None:
        self.looks = looks
        self._is_patient = is_patient
        self._painter: Painter[Hashable] = Painter(_BUDGET)

    def card(self, slug: str, height: int) -> pygame.Surface | None:
        """Return a card as it is printed; None until it is painted."""
        spec = self.looks.printed(slug)
        return self._take(("card", spec.key, height), lambda: faces.draw(spec, height))

    def card_or_back(self, slug: str, height: int) -> pygame.Surface:
        """Return a card as it is printed, or its back until it is painted."""
        return self.card(slug, height) or backs.draw(self.looks.game, height)

    def picture(self, face: CardFace) -> pygame.Surface | None:
        """Return the picture on a card; None until it is painted."""
        return self._take(("picture", face.id), lambda: theatre.paint(face.picture, _PICTURE))

    def arrived(self) -> bool:
        """Tell whether something has been painted since the last time."""
        return bool(self._painter.collect())

    def close(self) -> None:
        """End the thread."""
        self._painter.close()

    def _take(self, key: Hashable, paint: Callable[[], pygame.Surface]) -> pygame.Surface | None:
        return self._painter.now(key, paint) if self._is_patient else self._painter.soon(key, paint)


class Scrolled(ABC):
    """Show some rows of many: so many `lines` fit, and `first` is the one at the top."""

    lines: int
    first = 0

    @property
    @abstractmethod
    def rows(self) -> int:
        """Count all the rows."""

    @abstractmethod
    def refresh(self) -> None:
        """Show the rows as things are now."""

    def scroll(self, by: int) -> bool:
        """Scroll by so many rows; return whether anything has moved."""
        first = min(max(0, self.first + by), max(0, self.rows - self.lines))
        moved, self.first = first != self.first, first
        self.refresh()
        return moved


class Shelf(Scrolled):
    """Show the pool in rows of cards; it is scrolled by rows.

    Args:
        widgets: of the scene.
        box: the room, in pixels.
        scale: of the window.
        bench: the deck to which cards are added.
        pool: the cards shown at first.
        gallery: paints the cards.
        add: called with the card that is pressed.
        word: words a reason.
    """

    def __init__(
        self,
        widgets: Widgets,
        box: pygame.Rect,
        scale: float,
        bench: Workbench,
        pool: list[CardFace],
        gallery: Gallery,
        add: Act,
        word: Words,
    ) -> None:
        self.box = box
        self._bench, self._gallery, self._word = bench, gallery, word
        self._scale = scale
        self._gap = max(3, round(5 * scale))
        self.height, self.columns, self.lines = _grid(box.inflate(-2 * self._gap, 0), self._gap, scale)
        self.pool = pool
        self._cells = [
            Living(
                widgets, place, partial(self._look, index), partial(self._press, index, add), radius=9 * scale
            )
            for index, place in enumerate(self._places())
        ]
        bar = pygame.Rect(box.right - 2 * self._gap, box.top, max(4, round(6 * scale)), box.height)
        self._bar = Living(widgets, bar, partial(_bar_look, self, bar.size))

    def show(self, pool: list[CardFace]) -> None:
        """Show a pool, as far down as before if that can be."""
        self.pool = pool
        self.scroll(0)

    @property
    def rows(self) -> int:
        """Count the rows of the whole pool."""
        return -(-len(self.pool) // self.columns)

    def refresh(self) -> None:
        """Show the cards as things are now."""
        for cell in (*self._cells, self._bar):
            cell.refresh()

    def slug_of(self, plate: Any) -> str | None:
        """Return the card that a button shows, or None."""
        found = next((index for index, cell in enumerate(self._cells) if cell.plate is plate), None)
        face = None if found is None else self._at(found)
        return None if face is None else face.id

    def row_of(self, plate: Any) -> int | None:
        """Return in which row of the shelf a button stands, or None."""
        found = next((index for index, cell in enumerate(self._cells) if cell.plate is plate), None)
        return None if found is None else found // self.columns

    def _at(self, index: int) -> CardFace | None:
        number = self.first * self.columns + index
        return self.pool[number] if number < len(self.pool) else None

    def _press(self, index: int, add: Act) -> None:
        face = self._at(index)
        if face is not None:
            add(face.id)

    def _places(self) -> Iterator[pygame.Rect]:
        wide, high = width_for(self.height), self.height
        room = self.box.width - 3 * self._gap
        step = (room - wide) / max(1, self.columns - 1) if self.columns > 1 else 0
        step = min(step, wide + 4 * self._gap)
        down = (
            min((self.box.height - high) / max(1, self.lines - 1), high + 3 * self._gap)
            if self.lines > 1
            else 0
        )
        left = self.box.left + (room - wide - step * (self.columns - 1)) / 2
        for line in range(self.lines):
            for column in range(self.columns):
                yield pygame.Rect(round(left + column * step), round(self.box.top + line * down), wide, high)

    def _look(self, index: int) -> Look | None:
        face = self._at(index)
        if face is None:
            return None
        copies, most = self._bench.copies(face.id), self._bench.rules.most(face.id)
        reason = self._bench.why_not_add(face.id)
        is_barred = reason is not None and self._bench.locked is None
        card = self._gallery.card(face.id, self.height)
        picture = pygame.Rect(plan(self._gallery.looks.printed(face.id), self.height).places.picture)
        plate = max(16, round(21 * self._scale))
        foot = picture.bottom - plate // 6

        def paint(state: str) -> pygame.Surface:
            shown = card or backs.draw(self._gallery.looks.game, self.height)
            drawn = decking.on_card(shown, copies, most, is_barred=is_barred, foot=foot, height=plate)
            if state == "hovered":
                drawn.fill((26, 22, 16, 0), special_flags=pygame.BLEND_RGBA_ADD)
            return drawn

        key = (self._gallery.looks.printed(face.id).key, copies, most, is_barred, card is None)
        return Look(
            key, paint, self._gallery.looks.name(face.id), "" if reason is None else self._word(reason)
        )


class Listing(Scrolled):
    """Show the cards of the deck, a line each: one fewer, the card, one more.

    Args:
        widgets: of the scene.
        box: the room, in pixels.
        row: height of a line.
        bench: whose deck it is.
        gallery: paints the pictures.
        add: called with the card of which there shall be one more.
        remove: called with the card of which there shall be one fewer.
        word: words a reason.
    """

    def __init__(
        self, widgets: Widgets, box: pygame.Rect, row: int, bench: Workbench, gallery: Gallery, add: Act, remove: Act,
        word: Words,
    ) -> None:  # fmt: skip
        self.box = box
        self.deck = bench.rows()
        self._bench, self._gallery, self._word = bench, gallery, word
        gap = max(2, row // 12)
        self.lines = max(1, (box.height + gap) // (row + gap))
        bar = pygame.Rect(box.right - max(4, row // 5), box.top, max(4, row // 5), box.height)
        right = bar.left - gap
        self._strips: list[Living] = []
        self._parts: list[Living] = []
        for index in range(self.lines):
            top = box.top + index * (row + gap)
            fewer = pygame.Rect(box.left, top, row, row)
            more = pygame.Rect(right - row, top, row, row)
            strip = pygame.Rect(fewer.right + gap, top, more.left - fewer.right - 2 * gap, row)
            self._parts.append(Living(widgets, fewer, partial(self._look_step, index, "minus", row),
                                      partial(self._press, index, remove)))  # fmt: skip
            self._strips.append(Living(widgets, strip, partial(self._look_strip, index, strip.size),
                                       partial(self._press, index, remove)))  # fmt: skip
            self._parts.append(Living(widgets, more, partial(self._look_step, index, "plus", row),
                                      partial(self._press, index, add)))  # fmt: skip
        self._parts += self._strips
        self._parts.append(Living(widgets, bar, partial(_bar_look, self, bar.size)))

    @property
    def rows(self) -> int:
        """Count the lines of the whole deck."""
        return len(self.deck)

    def show(self, deck: list[Row]) -> None:
        """Show a deck, as far down as before if that can be."""
        self.deck = deck
        self.scroll(0)

    def reveal(self, slug: str) -> None:
        """Scroll to the line of a card, if there is one."""
        place = next((index for index, row in enumerate(self.deck) if row.slug == slug), None)
        if place is not None:
            self.scroll(min(0, place - self.first) or max(0, place - self.first - self.lines + 1))

    def refresh(self) -> None:
        """Show the lines as things are now."""
        for part in self._parts:
            part.refresh()

    def slug_of(self, plate: Any) -> str | None:
        """Return the card whose line, or button in it, is meant, or None."""
        for index, strip in enumerate(self._strips):
            if plate in (strip.plate, self._parts[2 * index].plate, self._parts[2 * index + 1].plate):
                row = self._at(index)
                return None if row is None else row.slug
        return None

    def _at(self, index: int) -> Row | None:
        number = self.first + index
        return self.deck[number] if number < len(self.deck) else None

    def _press(self, index: int, act: Act) -> None:
        row = self._at(index)
        if row is not None:
            act(row.slug)

    def _look_step(self, index: int, icon: str, side: int) -> Look | None:
        row = self._at(index)
        if row is None:
            return None
        ask = self._bench.why_not_add if icon == "plus" else self._bench.why_not_remove
        reason = ask(row.slug)
        face = Face("", "plain", icon, round(side * 0.5))

        def paint(state: Any) -> pygame.Surface:
            return button(face, (side, side), state if reason is None else "disabled")

        return Look((reason is None,), paint, "", "" if reason is None else self._word(reason))

    def _look_strip(self, index: int, size: tuple[int, int]) -> Look | None:
        row = self._at(index)
        if row is None:
            return None
        looks, face = self._gallery.looks, row.face
        is_wrong = row.slug in _blamed(self._bench)
        line = decking.Strip(
            row.slug if face is None else looks.name(row.slug),
            row.copies,
            "" if face is None else f"{face.figures.get(self._bench.rules.curve, '')}",
            None if face is None else palette.suit(looks.game, face.suit),
            is_wrong,
        )
        picture = None if face is None else self._gallery.picture(face)
        about = next((self._word(one) for one in self._bench.why_not() if row.slug in _named(one)), "")
        return Look(
            (line, picture is None), lambda state: decking.strip(line, picture, size, state), line.name, about
        )


def _blamed(bench: Workbench) -> set[str]:
    """Return the cards that a reason against the deck names."""
    return {slug for reason in bench.why_not() for slug in _named(reason)}


def _named(reason: Reason) -> set[str]:
    return {str(reason.args[name]) for name in ("card", "got") if name in reason.args}


def _grid(box: pygame.Rect, gap: int, scale: float) -> tuple[int, int, int]:
    """Choose a height of cards, and how many columns and rows of them, so that little room is left over."""

    def filled(height: int) -> tuple[float, int, int]:
        columns = max(1, (box.width + gap) // (width_for(height) + gap))
        lines = max(1, (box.height + gap) // (height + gap))
        return columns * lines * width_for(height) * height, columns, lines

    heights = range(faces.snap(_LEAST * scale), faces.snap(_MOST * scale) + 1, faces.STEP)
    fitting = [height for height in heights if height <= box.height and height >= 1.35 * _LEAST * scale]
    best = max(fitting or [heights[0]], key=lambda height: (filled(height)[0], -height))
    return best, filled(best)[1], filled(best)[2]


def _bar_look(part: Scrolled, size: tuple[int, int]) -> Look | None:
    """Show how far down one is; nothing where everything is in sight."""
    if part.rows <= part.lines:
        return None
    width, height = size
    tall = max(width * 3, round(height * part.lines / part.rows))
    top = round((height - tall) * part.first / (part.rows - part.lines))

    def paint(_state: str) -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        track = shapes.panel(size, "#120a08", "iron", radius=width / 2, line=0.6, opacity=0.6)
        surface.blit(track, (0, 0))
        surface.blit(
            shapes.panel((width, tall), "#c99a4a", "gold", radius=width / 2, line=0.6, opacity=1.0), (0, top)
        )
        return surface

    return Look((tall, top), paint)
