"""Buttons, chips, plates and tooltips of the table, drawn by the joiner's tools and kept.

All surfaces are shared: blit them, do not draw on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

import pygame

from tabletop.ui.art import fonts, icons, richtext, seats, shapes, svg
from tabletop.ui.art.palette import METALS, NIGHT, PAPER, Colour
from tabletop.ui.art.richtext import Look

GOLD: Colour = METALS["gold"].bright
WALNUT: Colour = "#3a2318"
CRIMSON: Colour = "#8e1d22"
LINK: Colour = "#a9dcff"
MUTED: Colour = "#b09a7c"
TONES: dict[str, Colour] = {
    "gold": "#ffd98a",
    "green": "#9fe0b4",
    "red": "#ff9c8a",
    "steel": "#b9d2f4",
    "violet": "#dcb6f4",
    "plain": PAPER,
    "banner": "#b4c8ff",
    "arms": "#d3dde8",
    "blood": "#ff9088",
    "palm": "#8fe0d0",
}
"""Colours of text on dark ground for the tones that a game names."""


def on_dark(em: int, colour: Colour = PAPER, **more: Any) -> Look:
    """Say how a text is set on dark ground: key words and icons in gold, links in pale blue.

    Args:
        em: height of the letters' em in pixels.
        colour: of plain words.
        more: further attributes of `Look`.
    """
    return Look(em, colour, strong=GOLD, icon=GOLD, link=LINK, **more)


_NARROW = 9.5
"""A plate less wide, in ems, has its numbers below the shield too."""


class Mark(NamedTuple):
    """Hold a badge that has been worded: icon, text, tone."""

    icon: str
    text: str
    tone: str


@lru_cache(maxsize=128)
def button(text: str, size: tuple[int, int], em: int, kind: str = "plain", icon: str = "") -> pygame.Surface:
    """Draw a button.

    Args:
        text: its label; it is shrunk to fit.
        size: in pixels.
        em: height of the letters' em.
        kind: "plain", "primary", "hover" (plain under the pointer), "pressed" (primary under the pointer) or "off".
        icon: an icon before the label, or "".
    """
    ground = {"primary": CRIMSON, "pressed": "#b82a2c", "hover": "#5c3a26", "off": "#2b211c"}.get(
        kind, WALNUT
    )
    metal = "iron" if kind == "off" else "gold"
    face = shapes.panel(size, ground, metal, radius=size[1] * 0.22, line=max(1.0, em / 13), opacity=0.97)
    colour = "#8d8175" if kind == "off" else GOLD if kind in ("plain", "hover") else "#fff3d6"
    picture = icons.draw(icon, round(em * 1.05), colour) if icon else None
    shift = picture.get_width() + em // 3 if picture and text else picture.get_width() if picture else 0
    room = size[0] - em - shift
    letters = fonts.largest("name", text, max(8, room), em, _least(em)) if text else em
    words = fonts.render("name", letters, text, colour)
    left = (size[0] - words.get_width() - shift) // 2
    if picture:
        face.blit(picture, (left, (size[1] - picture.get_height()) // 2))
    face.blit(words, (left + shift, (size[1] - words.get_height()) // 2 - 1))
    return face


def _least(em: int) -> int:
    """Return how small the letters of a button may be."""
    return max(9, em * 2 // 3)


def button_width(text: str, em: int) -> int:
    """Measure how wide a button without an icon is at least, in pixels.

    Args:
        text: its label.
        em: height of the letters' em where there is room.
    """
    return fonts.width("name", _least(em), text) + em


@lru_cache(maxsize=128)
def step(text: str, size: tuple[int, int], em: int, state: str, is_shut: bool) -> pygame.Surface:
    """Draw a step of the turn strip: done ones carry a tick, passed ones are struck out, the present one shines.

    Args:
        text: its label.
        size: in pixels.
        em: height of the letters' em.
        state: "open", "now", "done" or "passed".
        is_shut: it is still to be had, but nothing can be done in it now.
    """
    ground = {"now": "#a8761e", "done": "#23402f", "passed": "#241a15"}.get(state, "#4a2f1f")
    metal = {"now": "gold", "open": "iron" if is_shut else "gold"}.get(state, "iron")
    face = shapes.panel(size, ground, metal, radius=size[1] * 0.28, line=max(0.8, em / 18), opacity=0.95)
    bright = state == "now" or (state == "open" and not is_shut)
    colour = "#fff3d6" if bright else "#9fc7ae" if state == "done" else MUTED
    tick = icons.draw("check", round(em * 0.8), colour) if state == "done" else None
    shift = tick.get_width() + em // 6 if tick else 0
    letters = fonts.largest("name", text, size[0] - em // 2 - shift, em, 9)
    words = fonts.render("name", letters, text, colour)
    left = (size[0] - words.get_width() - shift) // 2
    if tick:
        face.blit(tick, (left, (size[1] - tick.get_height()) // 2))
    y = (size[1] - words.get_height()) // 2 - 1
    face.blit(words, (left + shift, y))
    if state == "passed":
        middle = size[1] // 2
        pygame.draw.line(face, MUTED, (left - 3, middle), (left + words.get_width() + 3, middle))
    return face


@lru_cache(maxsize=64)
def plate(
    who: str,
    seat: int,
    marks: tuple[Mark, ...],
    size: tuple[int, int],
    em: int,
    turn: str,
    mood: str,
    taken: int = 0,
) -> pygame.Surface:
    """Draw the plate of a seat: shield, name, and its numbers below, in as many lines as there is room for.

    Args:
        who: the name of the player.
        seat: chooses the shield.
        marks: the numbers.
        size: in pixels.
        em: height of the letters' em.
        turn: an icon at the right, such as "hourglass" while the player decides; "" for none.
        mood: "lit" while it is the player's decision, "out" for one who is out, else "".
        taken: how much of the lines below the name something else lies on, from the right, in pixels.
    """
    ground = {"lit": "#6a4416", "out": "#231c19"}.get(mood, "#2c1a12")
    face = shapes.panel(
        size,
        ground,
        "iron" if mood == "out" else "gold",
        radius=em * 0.5,
        line=max(1.0, em / 12),
        opacity=0.93,
    )
    pad = em // 3
    lines = max(1, round((size[1] - pad - em * 1.7) / (em * 1.25)))
    is_narrow = lines > 1 and size[0] < em * _NARROW
    tall = min(size[1] - 2 * pad, round(em * (1.5 if is_narrow else 2.3)))
    arms = seats.shield(seat, tall)
    if mood == "out":
        arms = arms.copy()
        arms.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(arms, (pad, pad if is_narrow else (size[1] - tall) // 2))
    left = pad + arms.get_width() + em // (4 if is_narrow else 2)
    right = size[0] - pad
    if turn and right - left > em * 6:
        picture = icons.draw(turn, round(em * 1.1), GOLD)
        right -= picture.get_width()
        face.blit(picture, (right, pad))
        right -= em // 3
    colour = MUTED if mood == "out" else "#fff3d6"
    middle = size[1] // 2
    free = size[1] - 2 * pad - round(em * 1.25) * lines if lines > 1 else middle
    words = name(who, (right - left, free), round(em * 1.08), colour)
    if lines > 1:
        words.draw(face, (left, pad))
        if is_narrow:
            left = pad + em // 6
        _marks(
            face,
            marks,
            (left, size[1] - pad // 2 - round(em * 1.25) * lines),
            (size[0] - pad, lines),
            em,
            taken,
        )
        return face
    words.draw(face, (left, middle - words.height + em // 6 if marks else middle - words.height // 2))
    _marks(face, marks, (left, middle + em // 6), (size[0] - pad, 1), em, taken)
    return face


def _marks(
    face: pygame.Surface,
    marks: Sequence[Mark],
    start: tuple[int, int],
    room: tuple[int, int],
    em: int,
    taken: int,
) -> None:
    """Set numbers side by side, smaller if they need to be; those that find no room at the end are left out.

    Args:
        start: the upper left corner.
        room: the right edge, and how many lines there are.
        taken: how much of the lines is not to be used, from the right.
    """
    (x, y), (end, lines) = start, room
    for letters in range(round(em * 0.95), max(8, em // 2), -1):
        side = round(letters * 1.05)
        widths = [side + letters // 4 + fonts.width("name", letters, mark.text) for mark in marks]
        gap = round(letters * 0.7)
        spots = _wrapped(widths, gap, end - x - taken, lines)
        if len(spots) == len(marks):
            spots = _evenly(widths, gap, end - x - taken, spots)
            break
    down = round(em * 1.25)
    for mark, (line, along) in zip(marks, spots if marks else (), strict=False):
        x, y = start[0] + along, start[1] + line * down
        colour = TONES.get(mark.tone, PAPER)
        words = fonts.render("name", letters, mark.text, colour)
        if mark.icon:
            picture = icons.draw(mark.icon, side, colour)
            face.blit(picture, (x, y + (words.get_height() - side) // 2))
        face.blit(words, (x + side + letters // 4, y))


def _wrapped(widths: Sequence[int], gap: int, room: int, lines: int) -> list[tuple[int, int]]:
    """Place things side by side in lines; return the line of each and how far along, as far as they find room."""
    placed: list[tuple[int, int]] = []
    line, x = 0, 0
    for wide in widths:
        while line < lines and x + wide > room:
            line, x = line + 1, 0
        if line == lines:
            break
        placed.append((line, x))
        x += wide + gap
    return placed


def _evenly(
    widths: Sequence[int], gap: int, room: int, placed: list[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Place things in as many lines as before, all of much the same length: none stands alone in the last one."""
    lines = placed[-1][0] + 1 if placed else 0
    for narrower in range(room, 0, -gap):
        tried = _wrapped(widths, gap, narrower, lines)
        if len(tried) < len(widths):
            break
        placed = tried
    return placed


def name(text: str, room: tuple[int, int], em: int, colour: Colour) -> richtext.Layout:
    """Set a name: smaller where there is little room, then on several lines, and in the end with an ellipsis.

    Args:
        text: the name, without marks.
        room: width and height in pixels.
        em: height of the letters' em where there is room.
        colour: of the letters.
    """
    width, tall = max(1, room[0]), max(room[1], em + em // 3)
    look = Look(em, colour, colour, colour, colour, bold=True, leading=1.08)
    least = max(10, em * 2 // 3)
    size = fonts.largest("name", text, width, em, least)
    if fonts.width("name", size, text) <= width:
        return richtext.lay(text, width, replace(look, size=size))
    for size in range(em, max(9, em * 2 // 5) - 1, -1):
        layout = richtext.lay(text, width, replace(look, size=size))
        is_whole = all(fonts.width("name", size, word) <= width for word in text.split())
        if is_whole and layout.height <= tall:
            return layout
    return richtext.fit(text, (width, tall), look, least)


@lru_cache(maxsize=64)
def bubble(
    text: str, width: int, em: int, icon: str = "", metal: str = "gold", ground: Colour = "#24150f"
) -> pygame.Surface:
    """Draw a panel with a few words: a tooltip, a reason, a preview. It is as wide as its words, up to `width`.

    Args:
        text: with the marks of `richtext`.
        width: the most it may be wide, in pixels.
        em: height of the letters' em.
        icon: at the left, or "".
        metal: of its line, a name of `palette.METALS`.
        ground: its colour.
    """
    pad = round(em * 0.65)
    side = round(em * 1.25) if icon else 0
    shift = side + em // 2 if icon else 0
    layout = richtext.lay(text, max(em * 4, width - 2 * pad - shift), on_dark(em, leading=1.18))
    size = (layout.widest + 2 * pad + shift, max(layout.height, side) + 2 * pad - em // 4)
    face = pygame.Surface((size[0] + em, size[1] + em), pygame.SRCALPHA)
    body = shapes.panel(size, ground, metal, radius=em * 0.5, line=max(1.0, em / 14), opacity=0.97)
    face.blit(body, (em // 2, em // 2))
    soft = shapes.shadow(face, em / 2, 150)
    face.fill((0, 0, 0, 0))
    face.blit(soft, (0, em // 6))
    face.blit(body, (em // 2, em // 2))
    if icon:
        picture = icons.draw(icon, side, METALS[metal].bright)
        face.blit(picture, (em // 2 + pad, em // 2 + (size[1] - side) // 2))
    layout.draw(face, (em // 2 + pad + shift, em // 2 + (size[1] - layout.height) // 2))
    return face


@lru_cache(maxsize=64)
def engraved(text: str, em: int, is_tight: bool = False, *, upright: bool = False) -> pygame.Surface:
    """Draw the name of a zone as if it were woven into the cloth; its letters stand apart unless it is tight."""
    letters = text.upper() if is_tight else "\u200a".join(text.upper())
    words = fonts.render("name", em, letters, "#d9c48e")
    dark = fonts.render("name", em, letters, NIGHT)
    face = pygame.Surface((words.get_width() + 1, words.get_height() + 1), pygame.SRCALPHA)
    dark.set_alpha(150)
    words.set_alpha(190)
    face.blit(dark, (1, 1))
    face.blit(words, (0, 0))
    return pygame.transform.rotate(face, 90) if upright else face


@lru_cache(maxsize=8)
def panel_ground(size: tuple[int, int], unit: float) -> pygame.Surface:
    """Draw the dark walnut board of the panel, with its metal line."""
    board = shapes.panel(size, "#23140e", "gold", radius=16 * unit, line=max(1.2, 2 * unit), opacity=0.9)
    inset = 6 * unit
    box = (inset, inset, size[0] - 2 * inset, size[1] - 2 * inset)
    hair = svg.line(shapes.rounded(box, 12 * unit), METALS["gold"].plain, max(0.6, 0.7 * unit), 0.35)
    board.blit(shapes.raster(hair, size), (0, 0))
    return board
