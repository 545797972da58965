"""What is entered in the tray below a question: a number by slider, steps and quick picks; a sum, with its price."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.controller.choosing import NumberState
from tabletop.controller.stakes import Tally
from tabletop.engine import Reason
from tabletop.ui.art import fonts, icons, richtext, shapes, tokens
from tabletop.ui.table import widgets

if TYPE_CHECKING:
    from tabletop.ui.scenes.table import TableScene

SLIDER = "slider"
QUICK = ("least", "half", "most")
"""The tools that put the number to its least, half of its most, and its most."""
_NARROWEST = 9
"""So many ems a slider is wide at least, or there is none."""
_MINUS = ("-", "−")
_COMMANDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


class Entry(NamedTuple):
    """Hold what the tray shows.

    Attributes:
        number: (low, value, high) of the number that is asked, or None.
        most: the label of the quick pick for the most.
        tally: what has been laid down so far, or None.
        why: why that will not do yet, worded, or "".
        is_short: it is too little, whether that may be confirmed or not.
    """

    number: tuple[int, int, int] | None = None
    most: str = ""
    tally: Tally | None = None
    why: str = ""
    is_short: bool = False


NOTHING = Entry()


def quick(number: NumberState, tool: str) -> None:
    """Put a number where a quick pick says."""
    number.put({"least": number.low, "half": (number.low + number.high) // 2, "most": number.high}[tool])


def slide(scene: TableScene, x: int) -> None:
    """Put the number where the slider's knob is drawn to."""
    rect, number = scene.show.prompt.tools.get(SLIDER), scene.gestures.affordances.number
    if rect is None or number is None:
        return
    edge = rect.height // 2
    part = (x - rect.x - edge) / max(1, rect.width - 2 * edge)
    number.put(round(number.low + part * (number.high - number.low)))
    scene.typed = ""
    scene.refresh()


def type_digit(scene: TableScene, event: pygame.Event) -> bool:
    """Type a number into the stepper; return whether the key was one for it.

    What makes no number, or one that is too large, is refused with the reason, and nothing changes. It may be too
    small as yet: another digit may follow.
    """
    number = scene.gestures.affordances.number
    if number is None:
        return False
    if event.key in (pygame.K_HOME, pygame.K_END):
        scene.typed = ""
        number.put(number.low if event.key == pygame.K_HOME else number.high)
        scene.refresh()
        return True
    if event.key == pygame.K_BACKSPACE:
        scene.typed = scene.typed[:-1]
    elif not _is_meant(scene, event):
        return False
    elif (reason := _why_not(number, scene.typed + event.unicode)) is not None:
        _refuse(scene, reason)
        return True
    else:
        scene.typed = str(int(scene.typed + event.unicode))
    number.put(int(scene.typed or number.low))
    scene.refresh()
    return True


def _is_meant(scene: TableScene, event: pygame.Event) -> bool:
    """Tell whether a key is meant for the number: a sign that is written, and no shortcut unless one is typing."""
    if not event.unicode.strip() or not event.unicode.isprintable() or event.mod & _COMMANDS:
        return False
    return event.key != pygame.K_m or scene.is_typing  # which turns the sound off


def _why_not(number: NumberState, typed: str) -> Reason | None:
    """Return why a number cannot begin like this, or None."""
    args = {"low": number.low, "high": number.high}
    if typed in _MINUS:
        return Reason("table-number-below", args)
    if not typed.isdecimal():
        return Reason("reason-want-number", {"got": typed})
    return Reason("reason-number-range", {"n": int(typed), **args}) if int(typed) > number.high else None


def _refuse(scene: TableScene, reason: Reason) -> None:
    """Say beside the number why it cannot be."""
    show = scene.show
    field = show.prompt.tools["value"]
    words = show.teller.sentence(reason.id, reason.args)
    show.effects.say(words, field.midtop, pygame.Rect((0, 0), show.metrics.size), show.metrics)


Part = tuple[str, pygame.Surface]


def parts(entry: Entry, room: int, tall: int, em: int, hovered: str) -> list[Part]:
    """Draw what stands in the tray before Confirm, from left to right.

    Args:
        entry: what it shows.
        room: how wide it may be.
        tall: height of the tray's tools.
        em: height of the letters' em.
        hovered: the tool under the pointer.
    """
    if entry.number is not None:
        return _number(entry, room, tall, em, hovered)
    if entry.tally is not None:
        shown = ("tally", _tally(entry.tally, tall, em, is_enough=not (entry.why or entry.is_short)))
        free = room - shown[1].get_width() - em
        return [shown, *([("why", _why(entry.why, free, tall, em))] if entry.why and free > 8 * em else [])]
    return []


def _number(entry: Entry, room: int, tall: int, em: int, hovered: str) -> list[Part]:
    """Draw quick picks, steps, slider and the value."""
    assert entry.number is not None
    low, value, high = entry.number

    def tool(name: str, label: str, icon: str = "") -> Part:
        wide = tall if icon else max(tall, fonts.width("name", em, label) + round(em * 1.3))
        kind = "hover" if hovered == name else "plain"
        return name, widgets.button(label, (wide, tall), em, kind, icon)

    picks = [tool("least", str(low)), tool("half", "½"), tool("most", f"{entry.most} {high}")]
    less, more = tool("less", "", "arrow-left"), tool("more", "", "arrow-right")
    coin = ("value", tokens.coin(str(value), round(tall * 1.28)))
    gap = round(em * 0.5)
    taken = sum(surface.get_width() + gap for _, surface in (*picks, less, more, coin))
    wide = min(room - taken, round(em * 22))
    if wide < _NARROWEST * em:
        return [*picks, less, coin, more]
    return [*picks, less, (SLIDER, _slider((wide, tall), low, value, high, em)), more, coin]


@lru_cache(maxsize=64)
def _slider(size: tuple[int, int], low: int, value: int, high: int, em: int) -> pygame.Surface:
    """Draw a groove with a mark for each number, filled up to the value, and a knob."""
    face = shapes.panel(size, "#15120f", "iron", radius=size[1] / 2, line=max(1.0, em / 14), opacity=0.92)
    edge, middle = size[1] // 2, size[1] // 2
    room = size[0] - 2 * edge
    steps = max(1, high - low)
    x = edge + round(room * (value - low) / steps)
    thick = max(3, em // 4)
    pygame.draw.line(face, "#4a3a1c", (edge, middle), (size[0] - edge, middle), thick)
    pygame.draw.line(face, widgets.GOLD, (edge, middle), (x, middle), thick)
    every = next(step for step in (1, 2, 5, 10, 50, 100, 1000) if room * step / steps >= em * 0.45)
    for step in range(0, steps + 1, every):
        at = edge + round(room * step / steps)
        reach = em // 3 if (low + step) % 5 == 0 else em // 6
        pygame.draw.line(face, "#a98a48", (at, middle - reach), (at, middle + reach), 1)
    knob = tokens.marker("coin", "gold", round(size[1] * 0.86))
    face.blit(knob, knob.get_rect(center=(x, middle)))
    return face


@lru_cache(maxsize=64)
def _tally(tally: Tally, tall: int, em: int, *, is_enough: bool) -> pygame.Surface:
    """Draw what has been laid down, against what is needed: a bar that fills, and both numbers."""
    colour = "#9fe0b4" if is_enough else widgets.TONES["red"]
    words = str(tally.total) if not tally.needed else f"{tally.total} / {tally.needed}"
    number = fonts.render("figure", round(em * 1.25), words, colour)
    picture = icons.draw(tally.icon, round(tall * 0.66), colour)
    bar = round(em * 6) if tally.needed else 0
    pad = round(em * 0.6)
    wide = picture.get_width() + number.get_width() + bar + pad * (4 if bar else 3)
    face = shapes.panel(
        (wide, tall), "#17140f", "gold", radius=tall * 0.25, line=max(1.0, em / 14), opacity=0.95
    )
    face.blit(picture, picture.get_rect(midleft=(pad, tall // 2)))
    left = 2 * pad + picture.get_width()
    if bar:
        thick = max(6, em // 2)
        groove = pygame.Rect(left, (tall - thick) // 2, bar, thick)
        pygame.draw.rect(face, "#3a2f22", groove, border_radius=thick // 2)
        groove.width = max(thick, round(bar * min(1.0, tally.total / tally.needed))) if tally.total else 0
        if groove.width:
            pygame.draw.rect(face, colour, groove, border_radius=thick // 2)
        left += bar + pad
    top, high = shapes.ink_box("0", round(em * 1.25))
    face.blit(number, (left, (tall - high) // 2 - top))
    return face


@lru_cache(maxsize=32)
def _why(text: str, room: int, tall: int, em: int) -> pygame.Surface:
    """Say why what is laid down will not do."""
    look = widgets.on_dark(em, "#ffbf94")
    layout = richtext.fit(text, (room, tall), look, max(9, round(em * 0.72)))
    face = pygame.Surface((max(1, layout.widest), tall), pygame.SRCALPHA)
    layout.draw(face, (0, (tall - layout.height) // 2))
    return face
