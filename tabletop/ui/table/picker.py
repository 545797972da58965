"""What is chosen from and lies nowhere in sight: effects that wait, cards of a pile, a yes or no to a sentence.

It stands over the table as a board with a picture and a sentence for each thing, or with cards side by side; folded,
it leaves the table to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.engine import Choose, ChooseSome, Option, Request
from tabletop.ui.art import fonts, richtext, seats, shapes
from tabletop.ui.art.faces import snap
from tabletop.ui.art.plans import FULL_FROM, LEAST_HEIGHT, FaceSpec, width_for
from tabletop.ui.table import widgets
from tabletop.ui.table.layers import Mover
from tabletop.ui.table.panel import Press

if TYPE_CHECKING:
    from tabletop.controller.affordances import Affordances
    from tabletop.controller.tables import Thing
    from tabletop.ui.table.layout import Arrangement
    from tabletop.ui.table.show import Show

FOLD = "fold"
"""The name of the tool that folds the board up."""
_TELLING = 84
"""Height of a card in pixels of the design that can be told from others."""
_TITLE = 1.15
"""Height of the title's letters in ems of running text."""
_USUAL = 264
"""Height of a card among others in pixels of the design."""
_FEW = 3
_COMPARED = 360
"""Of so few cards, and then."""
_ONE_COLUMN = 4
"""So many sentences stand one below another; more of them in two columns."""


class Entry(NamedTuple):
    """Hold something to be chosen, or asked about.

    Attributes:
        thing: what a click on it means; None for what is only shown.
        slug: of the card shown, None for one that is not known.
        spec: its face.
        text: its sentence, "" for a card among cards.
        seat: whose it is, where that is not plain.
    """

    thing: Thing | None
    slug: str | None
    spec: FaceSpec | None
    text: str = ""
    seat: int | None = None


class Picker:
    """Show entries over the table.

    Args:
        show: makes the surfaces, and says how large the window is.
        title: what is asked, worded.
        entries: in their order.
        presses: buttons at the foot.
        about: what else is to be known, in a line below the entries.
    """

    def __init__(
        self,
        show: Show,
        title: str,
        entries: Sequence[Entry],
        presses: Sequence[Press] = (),
        about: str = "",
    ) -> None:
        self._show = show
        self._title = title
        self._about = about
        self._is_list = any(entry.text for entry in entries)
        self.is_folded = False
        self.pressed: Thing | None = None
        self.places: list[tuple[Entry, pygame.Rect]] = []
        self.presses: list[tuple[Press, pygame.Rect]] = []
        self._lay(list(entries), presses)

    # -- where things are

    def _lay(self, entries: list[Entry], presses: Sequence[Press]) -> None:
        table, m = self._show.arrangement, self._show.metrics
        assert table is not None
        room = table.cloth.inflate(-m.px(70), -m.px(60))
        pad, gap = m.px(18), m.px(10)
        line = round(m.text * 2.0) if self._about else 0
        head, foot = round(m.text * 3.3), line + (round(m.text * 3.0) if presses else 0)
        inside = pygame.Rect(0, 0, room.width - 2 * pad, room.height - head - foot - pad)
        rects = (
            _lines(inside, len(entries), m.text, gap)
            if self._is_list
            else _grid(inside, len(entries), self._tallest(len(entries)), gap)
        )
        whole = rects[0].unionall(rects)
        wide = max(whole.width, min(inside.width, round(m.text * 30))) + 2 * pad
        if fonts.width("name", round(m.text * _TITLE), self._title) < wide - m.text * 6:
            head = round(m.text * 2.5)  # a title of one line
        self.rect = pygame.Rect(0, 0, wide, head + whole.height + foot + pad)
        self.rect.center = room.center
        self.head = pygame.Rect(self.rect.x, self.rect.y, wide, head)
        left, top = self.rect.centerx - whole.centerx, self.head.bottom - whole.y
        self.places = [(entry, rect.move(left, top)) for entry, rect in zip(entries, rects, strict=True)]
        self._foot = pygame.Rect(self.rect.x + pad, self.rect.bottom - foot - pad // 2, wide - 2 * pad, line)
        tall = round(m.text * 2.2)
        self.fold_box = pygame.Rect(0, 0, tall, round(m.text * 1.9))
        self.fold_box.midright = (self.head.right - pad // 2, self.head.centery)
        widths = [fonts.width("name", m.text, press.label) + round(m.text * 3) for press in presses]
        x = self.rect.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
        for press, width in zip(presses, widths, strict=True):
            box = pygame.Rect(x, self.rect.bottom - tall - pad // 2, width, tall)
            self.presses.append((press, box))
            x = box.right + gap

    def _tallest(self, count: int) -> int:
        """Return how tall cards may be: so few that they are compared show all that they say."""
        m = self._show.metrics
        return max(m.px(_COMPARED), FULL_FROM) if count <= _FEW else m.px(_USUAL)

    def fold(self) -> None:
        """Fold up, or open again."""
        self.is_folded = not self.is_folded

    def covers(self, point: tuple[int, int]) -> bool:
        """Tell whether the board is under a point."""
        return (self.head if self.is_folded else self.rect).collidepoint(point)

    def items(self) -> list[tuple[Thing | Option, pygame.Rect]]:
        """List what can be acted on, and where."""
        if self.is_folded:
            return []
        found: list[tuple[Thing | Option, pygame.Rect]] = []
        found += [(entry.thing, rect) for entry, rect in self.places if entry.thing is not None]
        found += [(press.name, box) for press, box in self.presses if isinstance(press.name, Option)]
        return found

    def thing_at(self, point: tuple[int, int]) -> Thing | None:
        """Return what lies under a point."""
        if self.is_folded:
            return None
        return next((entry.thing for entry, rect in self.places if rect.collidepoint(point)), None)

    def tool_at(self, point: tuple[int, int]) -> Option | str | None:
        """Return the button under a point, or None."""
        if self.fold_box.collidepoint(point):
            return FOLD
        boxes = () if self.is_folded else self.presses
        return next((press.name for press, box in boxes if box.collidepoint(point)), None)

    def entry(self, thing: Thing | None) -> Entry | None:
        """Return the entry of a thing, or None."""
        return next((one for one, _ in self.places if one.thing is not None and one.thing == thing), None)

    def rect_of(self, thing: Thing | None) -> pygame.Rect | None:
        """Return where a thing's entry is, or None."""
        return next((rect for one, rect in self.places if one.thing is not None and one.thing == thing), None)

    # -- drawing

    def movers(self, lit: Thing | None, glows: Mapping[Thing, str], tool: Option | str | None) -> list[Mover]:
        """Draw the board.

        Args:
            lit: what the pointer is on.
            glows: what else shines, by the names of `palette.GLOWS`.
            tool: the button under the pointer.
        """
        m = self._show.metrics
        board = self.head if self.is_folded else self.rect
        movers: list[Mover] = [(_board(board.size, m.unit), board.topleft)]
        room = (self.head.width - 2 * self.fold_box.width - m.px(24), self.head.height)
        movers.append((_heading(self._title, room, m.text), (self.head.centerx - room[0] // 2, self.head.y)))
        kind = "hover" if tool == FOLD else "plain"
        icon = "eye" if not self.is_folded else "arrow-down"
        movers.append((widgets.button("", self.fold_box.size, m.text, kind, icon), self.fold_box.topleft))
        if self.is_folded:
            return movers
        if self._about:
            movers.append((_remark(self._about, self._foot.size, m.text), self._foot.topleft))
        for entry, rect in self.places:
            movers += (
                self._line(entry, rect, entry.thing == lit) if self._is_list else self._card(entry, rect)
            )
            glow = glows.get(entry.thing) if entry.thing is not None else None
            if glow is not None and (glow != "legal" or entry.thing == lit or not self._is_list):
                shine = m.px(9)
                movers.append(
                    (self._show.bank.frame(glow, rect.size, shine), rect.move(-shine, -shine).topleft)
                )
        for press, box in self.presses:
            kind = (
                ("pressed" if press.name == tool else "primary")
                if press.is_primary
                else ("hover" if press.name == tool else "plain")
            )
            movers.append((widgets.button(press.label, box.size, m.text, kind), box.topleft))
        return movers

    def _card(self, entry: Entry, rect: pygame.Rect) -> list[Mover]:
        return [(self._show.bank.card(entry.spec, rect.height), rect.topleft)]

    def _line(self, entry: Entry, rect: pygame.Rect, is_lit: bool) -> Iterator[Mover]:
        """Draw a line: the card, its sentence, and the arms of whose it is."""
        m = self._show.metrics
        height = snap(rect.height - m.px(8))
        wide = width_for(height)
        arms = None if entry.seat is None else seats.shield(entry.seat, round(m.text * 2.2))
        after = 0 if arms is None else arms.get_width() + m.px(12)
        room = rect.width - wide - after - m.px(40)
        is_open = entry.thing is not None
        yield _plaque(rect.size, m.text, is_lit and is_open), rect.topleft
        yield self._show.bank.card(entry.spec, height), (rect.x + m.px(8), rect.centery - height // 2)
        words = _sentence(entry.text, (room, rect.height - m.px(12)), m.text)
        yield words, (rect.x + wide + m.px(22), rect.centery - words.get_height() // 2)
        if arms is not None:
            yield arms, arms.get_rect(midright=(rect.right - m.px(12), rect.centery)).topleft


def _lines(room: pygame.Rect, count: int, em: int, gap: int) -> list[pygame.Rect]:
    """Place sentences one below another, in two columns if they are many."""
    columns = 1 if count <= _ONE_COLUMN else 2
    rows = -(-count // columns)
    wide = min((room.width - gap * (columns - 1)) // columns, em * 38)
    tall = max(LEAST_HEIGHT + gap, min(em * 9, (room.height - gap * (rows - 1)) // rows))
    return [
        pygame.Rect(number // rows * (wide + gap), number % rows * (tall + gap), wide, tall)
        for number in range(count)
    ]


def _grid(room: pygame.Rect, count: int, tallest: int, gap: int) -> list[pygame.Rect]:
    """Place cards side by side, in as many rows as let them be large, no row much shorter than the others."""
    height = snap(tallest)
    while height > LEAST_HEIGHT:
        columns = max(1, (room.width + gap) // (width_for(height) + gap))
        if -(-count // columns) * (height + gap) <= room.height:
            break
        height -= 8
    most = max(1, (room.width + gap) // (width_for(height) + gap))
    columns = -(-count // -(-count // most))
    wide = width_for(height)
    placed = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = (columns - in_row) * (wide + gap) // 2
        placed.append(pygame.Rect(left + column * (wide + gap), row * (height + gap), wide, height))
    return placed


@lru_cache(maxsize=8)
def _board(size: tuple[int, int], unit: float) -> pygame.Surface:
    return shapes.panel(size, "#22130d", "gold", radius=16 * unit, line=2 * unit, opacity=0.96)


@lru_cache(maxsize=8)
def _heading(text: str, size: tuple[int, int], em: int) -> pygame.Surface:
    look = widgets.on_dark(round(em * _TITLE), "#fff3d6", bold=True, centred=True)
    layout = richtext.fit(text, size, look, max(10, round(em * 0.75)))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    layout.draw(surface, ((size[0] - layout.width) // 2, (size[1] - layout.height) // 2))
    return surface


@lru_cache(maxsize=8)
def _remark(text: str, size: tuple[int, int], em: int) -> pygame.Surface:
    look = widgets.on_dark(em, italic=True, centred=True)
    layout = richtext.fit(text, size, look, max(10, round(em * 0.75)))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    layout.draw(surface, ((size[0] - layout.width) // 2, (size[1] - layout.height) // 2))
    return surface


@lru_cache(maxsize=24)
def _plaque(size: tuple[int, int], em: int, is_lit: bool) -> pygame.Surface:
    ground = "#5c3a26" if is_lit else "#38231a"
    return shapes.panel(size, ground, "gold" if is_lit else "iron", radius=em * 0.5, line=max(1.0, em / 14))


@lru_cache(maxsize=24)
def _sentence(text: str, room: tuple[int, int], em: int) -> pygame.Surface:
    layout = richtext.fit(text, room, widgets.on_dark(round(em * 1.08)), max(10, round(em * 0.7)))
    surface = pygame.Surface((room[0], layout.height), pygame.SRCALPHA)
    layout.draw(surface, (0, 0))
    return surface


def offered(show: Show, afforded: Affordances) -> Picker | None:
    """Return the board for a question about what lies nowhere in sight, or None if the table itself shows it."""
    request, table = afforded.request, show.arrangement
    if table is None or not isinstance(request, (Choose, ChooseSome)):
        return None
    title = show.teller.sentence(request.prompt, request.args)
    effects = request.args.get("effects", ())
    if effects:
        owners = {seat for _, _, seat in effects}
        entries = [
            Entry(("effect", number), slug, show.faces.printed(slug), show.faces.sentence(slug, place),
                  seat if len(owners) > 1 else None)
            for number, (slug, place, seat) in enumerate(effects)
        ]  # fmt: skip
        return Picker(show, title, entries)
    hidden = [
        card
        for card in afforded.touchable
        if isinstance(card, int) and _is_hidden(show, table, card) and not _is_grasped(show, afforded, card)
    ]
    if hidden:
        rank = show.faces.rank
        hidden.sort(key=lambda card: (rank.get(show.view.faces.get(card, ""), 0), card))
        entries = [
            Entry(card, show.view.faces.get(card), show.faces.known(show.view, card)) for card in hidden
        ]
        return Picker(show, title, entries, _presses(show, afforded), _remarked(show, request))
    slug = request.args.get("card")
    if "ability" in request.args and isinstance(slug, str) and not afforded.touchable:
        sentence = show.faces.sentence(slug, request.args["ability"])
        entries = [Entry(None, slug, show.faces.printed(slug), sentence)]
        return Picker(show, title, entries, _presses(show, afforded))
    return None


def _remarked(show: Show, request: Request) -> str:
    remark = show.controller.remark(show.view, request)
    return "" if remark is None else show.teller.sentence(remark.text, remark.args)


def _is_hidden(show: Show, table: Arrangement, card: int) -> bool:
    """Tell whether a card lies in a pile, in a rival's hand, where no table shows it, or where it can hardly be seen.

    That is so of a rival's card that is small, or lies under one in the middle.
    """
    place = show.view.place_of(card)
    zone = None if place is None else table.zones.get(place)
    if place is None or zone is None or zone.is_pile or (zone.style == "fan" and place != table.own):
        return True
    if place[1] == show.below:
        return False
    spot = table.cards[card]
    above = [one.rect for one in table.zones.values() if one.style == "middle"]
    return spot.height < show.metrics.px(_TELLING) or spot.rect.collidelist(above) >= 0


def _is_grasped(show: Show, afforded: Affordances, card: int) -> bool:
    """Tell whether a gesture may begin with the place where a card lies alone, and means that card."""
    place = show.view.place_of(card)
    return place in afforded.touchable and show.view.zones[place] == (card,)


def _presses(show: Show, afforded: Affordances) -> list[Press]:
    return [
        Press(button.option, show.text(button.label), is_primary=button.primary)
        for button in afforded.buttons
        if button.why is None
    ]
