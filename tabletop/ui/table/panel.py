"""The right side: the card looked at with all its words, what can be done with it, the turn, the log, the buttons."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from tabletop.engine import Option
from tabletop.ui.art import fonts, richtext
from tabletop.ui.art.faces import snap
from tabletop.ui.art.palette import PAPER
from tabletop.ui.art.plans import FaceSpec, width_for
from tabletop.ui.table import widgets
from tabletop.ui.table.layers import Stage
from tabletop.ui.table.layout import Metrics
from tabletop.ui.table.log import Log
from tabletop.ui.table.sprites import Bank

LAYER = 4000
_READABLE = 240
"""Height of a card in pixels at which its text is set in full."""
_SHORT = 42
"""Of so many ems of a label in height, a panel has room for everything."""
_NOWHERE = pygame.Rect(0, 0, 0, 0)


class Press(NamedTuple):
    """Hold a button of the panel.

    Attributes:
        name: what it does: an option, or "undo", "menu", "rules".
        label: worded.
        why: not empty if it cannot be pressed.
        is_primary: the main one.
        icon: an icon's name, or "".
    """

    name: Option | str
    label: str
    why: str = ""
    is_primary: bool = False
    icon: str = ""


class Step(NamedTuple):
    """Hold a step of the turn strip, worded; `why` says why nothing can be done in it, or is empty."""

    label: str
    state: str
    why: str = ""


@dataclass(slots=True)
class Content:
    """Hold what the panel shows, worded.

    Attributes:
        zoom: the card looked at; None for the game's back.
        note: a line or two below it: why not, or what would happen.
        tone: "warning" for a reason, else the tone of good or bad news.
        turn: whose turn it is.
        steps: of the turn.
        buttons: those with icons stand lowest, above them the main one, above that the others.
        hovered: the button under the pointer.
    """

    zoom: FaceSpec | None = None
    note: str = ""
    tone: str = "plain"
    turn: str = ""
    steps: Sequence[Step] = ()
    buttons: Sequence[Press] = ()
    hovered: Option | str | None = None


@dataclass(slots=True)
class Places:
    """Say where the parts of the panel lie, in pixels of the window."""

    zoom: pygame.Rect
    note: pygame.Rect
    turn: pygame.Rect
    log: pygame.Rect
    steps: list[pygame.Rect] = field(default_factory=list)
    buttons: list[tuple[Press, pygame.Rect]] = field(default_factory=list)


class Panel:
    """Draw the panel on a stage, part by part, and say what lies under a point.

    Args:
        bank: makes the surface of the card looked at.
        log: is shown in the panel.
    """

    def __init__(self, bank: Bank, log: Log) -> None:
        self.bank = bank
        self.log = log
        self.content = Content()
        self.places = Places(_NOWHERE, _NOWHERE, _NOWHERE, _NOWHERE)
        self._log_key: object = None
        self._log_surface: pygame.Surface | None = None

    def show(self, stage: Stage, rect: pygame.Rect, m: Metrics, content: Content) -> None:
        """Lay the panel down.

        Args:
            stage: where.
            rect: of the whole panel.
            m: the measures of the window.
            content: what it shows.
        """
        self.content = content
        self.places = places = divide(rect, m, content)
        card = self.bank.card(content.zoom, snap(places.zoom.height))
        stage.put(("panel", "zoom"), card, card.get_rect(midtop=places.zoom.midtop).topleft, LAYER + 1)
        self._note(stage, content, m)
        kept: list[Hashable] = []
        title = _title(content.turn, places.turn.width, m.label)
        stage.put(("panel", "turn"), title, places.turn.topleft, LAYER + 1)
        for number, (mark, box) in enumerate(zip(content.steps, places.steps, strict=True)):
            face = widgets.step(mark.label, box.size, step_em(m.label), mark.state, bool(mark.why))
            stage.put(("step", number), face, box.topleft, LAYER + 1)
            kept.append(("step", number))
        stage.lift_others("step", kept)
        kept = []
        for press, box in places.buttons:
            face = widgets.button(press.label, box.size, m.label, _kind(press, content.hovered), press.icon)
            stage.put(("button", press.name), face, box.topleft, LAYER + 1)
            kept.append(("button", press.name))
        stage.lift_others("button", kept)
        self._show_log(stage, m)

    def _note(self, stage: Stage, content: Content, m: Metrics) -> None:
        box = self.places.note
        key = ("panel", "note")
        if content.note:
            stage.put(key, _note(content.note, box.size, m.text, content.tone), box.topleft, LAYER + 2)
        else:
            stage.lift(key)

    def _show_log(self, stage: Stage, m: Metrics) -> None:
        box = self.places.log
        if box.height < 2 * m.text:
            stage.lift(("panel", "log"))
            return
        log = self.log
        key = (len(log.entries), log.version, box.size, m.text)
        if key != self._log_key or self._log_surface is None:
            self._log_key, self._log_surface = key, log.draw(box.size, round(m.text * 0.94))
        stage.put(("panel", "log"), self._log_surface, box.topleft, LAYER + 1)

    def button_at(self, point: tuple[int, int]) -> Press | None:
        """Return the button under a point, or None."""
        return next((press for press, box in self.places.buttons if box.collidepoint(point)), None)

    def step_at(self, point: tuple[int, int]) -> int | None:
        """Return the number of the step under a point, or None."""
        return next((n for n, box in enumerate(self.places.steps) if box.collidepoint(point)), None)

    def link_at(self, point: tuple[int, int]) -> str | None:
        """Return the slug of the card whose link in the log lies under a point, or None."""
        box = self.places.log
        if not box.collidepoint(point):
            return None
        return self.log.link_at((point[0] - box.x, point[1] - box.y), box.height)


def divide(rect: pygame.Rect, m: Metrics, content: Content) -> Places:
    """Cut the panel: the card above, the buttons below, the log takes what is between."""
    pad = m.px(12)
    inner = rect.inflate(-2 * pad, -2 * pad)
    em = m.label
    gap = max(3, em // 3)
    is_short = inner.height < _SHORT * em
    buttons, foot = _buttons(inner, content.buttons, em, gap, is_short)
    columns = 3 if content.steps else 1
    rows = -(-len(content.steps) // columns)
    step_tall = round(em * 1.55)
    strip = rows * (step_tall + gap // 2)
    note_tall = round(m.text * 2.7)
    room = foot - inner.y - note_tall - round(em * 1.5) - strip - gap
    # The log gives way first: what a card says must be read.
    log_tall = min(round(m.text * 4.6), max(0, room - _READABLE))
    zoom_tall = snap(min(inner.width * 7 / 5, room - log_tall))
    zoom = pygame.Rect(inner.centerx - width_for(zoom_tall) // 2, inner.y, width_for(zoom_tall), zoom_tall)
    note = pygame.Rect(inner.x, zoom.bottom, inner.width, note_tall)
    turn = pygame.Rect(inner.x, note.bottom + gap // 2, inner.width, round(em * 1.5))
    widths = _step_widths(content.steps, inner.width - gap * (columns - 1), columns, em)
    steps = [
        pygame.Rect(
            inner.x + sum(widths[: number % columns]) + number % columns * gap,
            turn.bottom + number // columns * (step_tall + gap // 2),
            widths[number % columns],
            step_tall,
        )
        for number in range(len(content.steps))
    ]
    top = turn.bottom + strip + gap
    log = pygame.Rect(inner.x, top, inner.width, max(0, foot - gap - top))
    return Places(zoom, note, turn, log, steps, buttons)


def _step_widths(steps: Sequence[Step], room: int, columns: int, em: int) -> list[int]:
    """Divide lines into columns of steps: alike where all labels fit with a tick, else by what each column needs."""
    even = room // columns
    needs = [fonts.width("name", step_em(em), one.label) + round(1.5 * em) for one in steps]
    wanted = [max(needs[column::columns], default=0) for column in range(columns)]
    if max(wanted) <= even:
        return [even] * columns
    spare = (room - sum(wanted)) // columns
    return [width + spare for width in wanted]


def step_em(em: int) -> int:
    """Return the height of a step's letters, given the panel's labels."""
    return round(em * 0.86)


def _buttons(
    inner: pygame.Rect, presses: Sequence[Press], em: int, gap: int, is_short: bool
) -> tuple[list[tuple[Press, pygame.Rect]], int]:
    """Place the buttons from the foot upwards, those with icons lowest: their places never change.

    In a short panel these show their icons only and share a line with the plain ones, if it has room for their words.
    Returns also where it ends.
    """
    tall = round(em * 2.2)
    icons = [press._replace(label="") if is_short else press for press in presses if press.icon]
    plain = [press for press in presses if not press.icon and not press.is_primary]
    main = [[press] for press in presses if press.is_primary]
    square = round(tall * 1.15)
    free = (inner.width - len(icons) * (square + gap)) // max(1, len(plain)) - gap
    fits = all(widgets.button_width(press.label, em) <= free for press in plain)
    lines = [*main, [*icons, *plain]] if is_short and fits else [*([one] for one in plain), *main, icons]
    y = inner.bottom
    placed: list[tuple[Press, pygame.Rect]] = []
    for line in reversed(lines):
        y -= tall
        squares = sum(not press.label for press in line)
        room = inner.width - gap * (len(line) - 1) - squares * square
        wide = room // max(1, len(line) - squares)
        x = inner.x
        for press in line:
            box = pygame.Rect(x, y, wide if press.label else square, tall)
            placed.append((press, box))
            x = box.right + gap
        y -= gap
    return placed, y


def _kind(press: Press, hovered: Option | str | None) -> str:
    if press.why:
        return "off"
    if press.is_primary:
        return "pressed" if press.name == hovered else "primary"
    return "hover" if press.name == hovered else "plain"


def _title(text: str, width: int, em: int) -> pygame.Surface:
    look = widgets.on_dark(round(em * 1.15), widgets.GOLD, bold=True)
    layout = richtext.fit(text, (width, round(em * 1.5)), look, max(10, round(em * 0.8)))
    surface = pygame.Surface((width, round(em * 1.5)), pygame.SRCALPHA)
    layout.draw(surface, (0, 0))
    return surface


def _note(text: str, size: tuple[int, int], em: int, tone: str) -> pygame.Surface:
    colour = "#ffbf94" if tone == "warning" else widgets.TONES.get(tone, PAPER)
    look = widgets.on_dark(round(em * 0.96), colour, italic=tone == "plain", centred=True, leading=1.12)
    layout = richtext.fit(text, size, look, max(10, round(em * 0.74)))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    layout.draw(surface, ((size[0] - layout.width) // 2, (size[1] - layout.height) // 2))
    return surface
