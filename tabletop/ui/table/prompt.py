"""The line between the armies: what is asked, and the tools to answer it.

A counter and Confirm where several things are chosen, a stepper for a number (arrows, wheel or typing), and the
little menu where a gesture could mean several things.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import pygame

from tabletop.engine import Option
from tabletop.ui.art import fonts, richtext, shapes
from tabletop.ui.art.palette import PAPER
from tabletop.ui.table import entry, widgets
from tabletop.ui.table.entry import NOTHING, Entry, Part
from tabletop.ui.table.layers import Mover, Stage
from tabletop.ui.table.layout import Metrics

LAYER = 3000
_SHOWN = ("words", "counter", "tally", "why")
"""The parts of the band that are no tools."""
_SMALLEST = 10


@dataclass(frozen=True, slots=True)
class Question:
    """Hold what the band shows, worded.

    Attributes:
        text: what is asked, or who is being waited for; "" for nothing.
        is_mine: the viewer is asked.
        counter: how many have been chosen, such as "2 / 3"; "" where nothing is counted.
        number: what the stepper shows; None where no number is asked.
        confirm: label of Confirm; "" where there is nothing to confirm.
        may_confirm: whether it can be pressed.
        hovered: the tool under the pointer.
        entry: what stands in the tray below, where there is one.
    """

    text: str = ""
    is_mine: bool = False
    counter: str = ""
    number: str | None = None
    confirm: str = ""
    may_confirm: bool = False
    hovered: str = ""
    entry: Entry = NOTHING


class Prompt:
    """Draw the band on a stage, and say which of its tools lies under a point."""

    def __init__(self) -> None:
        self.tools: dict[str, pygame.Rect] = {}

    def show(
        self,
        stage: Stage,
        band: pygame.Rect,
        m: Metrics,
        question: Question,
        tray: pygame.Rect | None = None,
    ) -> None:
        """Lay the band down.

        Args:
            stage: where.
            band: the room between the armies.
            m: the measures of the window.
            question: what it shows.
            tray: where the tools stand, if not beside the words.
        """
        self.tools = {}
        if not question.text:
            stage.lift_others("prompt", ())
            return
        gap, tall = round(m.text * 0.5), min(band.height - 2, round(m.text * 2.15))
        if tray is None:
            parts = _tools(question, tall, m.text, is_apart=False)
            room = band.width - _width(parts, gap) - 2 * gap
            words = _banner(question.text, room, tall, m.text, question.is_mine)
            kept = self._line(stage, band, [("words", words), *parts], gap)
        else:
            room = band.width - 2 * gap
            words = _banner(question.text, room, band.height - 2, m.text, question.is_mine)
            kept = self._line(stage, band, [("words", words)], gap)
            kept += self._line(stage, tray, _in_tray(question, tray.width, tall, m.text), gap)
        stage.lift_others("prompt", kept)

    def _line(
        self, stage: Stage, room: pygame.Rect, parts: Sequence[Part], gap: int
    ) -> list[tuple[str, str]]:
        """Lay parts down side by side in the middle of a room; return their keys."""
        x = room.centerx - (_width(parts, gap) - gap) // 2
        kept = []
        for name, surface in parts:
            rect = surface.get_rect(midleft=(x, room.centery))
            stage.put(("prompt", name), surface, rect.topleft, LAYER)
            kept.append(("prompt", name))
            if name not in _SHOWN:
                self.tools[name] = rect
            x = rect.right + gap
        return kept

    def tool_at(self, point: tuple[int, int]) -> str:
        """Return the tool under a point: "confirm", "less", "more", "value"; "" for none."""
        return next((name for name, rect in self.tools.items() if rect.collidepoint(point)), "")


def _in_tray(question: Question, room: int, tall: int, em: int) -> list[Part]:
    """Draw what stands in the tray; letters as large as one likes are no use where tools lie over one another."""
    for letters in range(em, _SMALLEST - 1, -1):
        high, gap = min(tall, round(letters * 2.15)), round(em * 0.5)
        parts = _tools(question, high, letters, is_apart=True)
        free = room - _width(parts, gap) - gap
        parts = [*entry.parts(question.entry, free, high, letters, question.hovered), *parts]
        if _width(parts, gap) <= room:
            break
    return parts


def _width(parts: Sequence[Part], gap: int) -> int:
    """Measure parts that stand side by side, each with a gap."""
    return sum(surface.get_width() + gap for _, surface in parts)


def _tools(question: Question, tall: int, em: int, *, is_apart: bool) -> list[Part]:
    """Draw what a question is answered with, from left to right.

    Args:
        question: what is asked.
        tall: height of the tools.
        em: height of the letters' em.
        is_apart: they stand in a tray, where numbers and sums have more room.
    """
    parts: list[Part] = []
    if question.counter and not (is_apart and question.entry.tally is not None):
        parts.append(("counter", _counter(question.counter, tall, em)))
    if question.number is not None and not is_apart:
        for name, icon in (("less", "arrow-left"), ("value", ""), ("more", "arrow-right")):
            if icon:
                kind = "hover" if question.hovered == name else "plain"
                parts.append((name, widgets.button("", (tall, tall), em, kind, icon)))
            else:
                parts.append((name, _counter(question.number, tall, round(em * 1.2))))
    if question.confirm:
        wide = fonts.width("name", em, question.confirm) + round(em * 3.4)
        kind = "off" if not question.may_confirm else "primary"
        if kind == "primary" and question.hovered == "confirm":
            kind = "pressed"
        parts.append(("confirm", widgets.button(question.confirm, (wide, tall), em, kind, "check")))
    return parts


@lru_cache(maxsize=32)
def _banner(text: str, width: int, tall: int, em: int, is_mine: bool) -> pygame.Surface:
    colour = "#fff3d6" if is_mine else PAPER
    look = widgets.on_dark(round(em * 1.06), colour, bold=is_mine, centred=True, leading=1.1)
    pad = round(em * 1.1)
    layout = richtext.fit(
        text, (max(em * 8, width - 2 * pad), tall - max(4, em // 3)), look, max(10, round(em * 0.5))
    )
    size = (layout.widest + 2 * pad, tall)
    ground = "#5a2a12" if is_mine else "#20150f"
    face = shapes.panel(
        size, ground, "gold" if is_mine else "iron", radius=tall / 2, line=max(1.0, em / 12), opacity=0.9
    )
    layout.draw(face, ((size[0] - layout.width) // 2, (tall - layout.height) // 2))
    return face


@lru_cache(maxsize=64)
def _counter(text: str, tall: int, em: int) -> pygame.Surface:
    words = fonts.render("figure", em, text, "#fff3d6")
    size = (max(tall, words.get_width() + em), tall)
    face = shapes.panel(size, "#1b110c", "gold", radius=tall * 0.25, line=max(1.0, em / 14), opacity=0.95)
    face.blit(words, ((size[0] - words.get_width()) // 2, (tall - words.get_height()) // 2 - 1))
    return face


class Choice(NamedTuple):
    """Hold an entry of the little menu, worded, with what it would do."""

    option: Option
    label: str
    about: str = ""


class LittleMenu:
    """Offer what a gesture could mean, beside its target.

    Args:
        choices: the entries.
        at: where the gesture ended.
        bounds: the window.
        m: its measures.
    """

    def __init__(
        self, choices: Sequence[Choice], at: tuple[int, int], bounds: pygame.Rect, m: Metrics
    ) -> None:
        self.choices = tuple(choices)
        self._em = m.text
        tall = round(m.text * 2.2)
        widths = [
            max(fonts.width("name", m.text, one.label), fonts.width("text", round(m.text * 0.84), one.about))
            for one in choices
        ]
        wide = min(max(widths) + 2 * m.text, bounds.width // 2)
        self._tall = tall + round(m.text * 1.0) if any(one.about for one in choices) else tall
        gap = m.px(4)
        whole = pygame.Rect(0, 0, wide, len(choices) * (self._tall + gap) - gap)
        whole.midleft = (at[0] + m.px(18), at[1])
        whole.clamp_ip(bounds.inflate(-m.px(16), -m.px(16)))
        self.places = [
            pygame.Rect(whole.x, whole.y + number * (self._tall + gap), wide, self._tall)
            for number in range(len(choices))
        ]

    def option_at(self, point: tuple[int, int]) -> Option | None:
        """Return the option whose entry lies under a point, or None."""
        for choice, rect in zip(self.choices, self.places, strict=True):
            if rect.collidepoint(point):
                return choice.option
        return None

    def movers(self, lit: Option | None) -> list[Mover]:
        """Draw the entries; the one under the pointer or the focus shines."""
        return [
            (_entry(choice.label, choice.about, rect.size, self._em, choice.option == lit), rect.topleft)
            for choice, rect in zip(self.choices, self.places, strict=True)
        ]


@lru_cache(maxsize=64)
def _entry(label: str, about: str, size: tuple[int, int], em: int, is_lit: bool) -> pygame.Surface:
    face = widgets.button("" if about else label, size, em, "pressed" if is_lit else "hover").copy()
    if about:
        face.blit(fonts.render("name", em, label, "#fff3d6"), (em, size[1] // 2 - round(em * 1.3)))
        small = fonts.render("italic", round(em * 0.84), about, "#e8d2a4")
        face.blit(small, (em, size[1] // 2 + em // 8))
    return face
