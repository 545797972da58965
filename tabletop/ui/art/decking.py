"""What the deck builder is made of: strips for the lines of a deck, small bars for its curves, little switches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from tabletop.ui.art import fonts, icons, palette, shapes, svg, tokens
from tabletop.ui.art.palette import METALS, PAPER, Colour, Livery
from tabletop.ui.art.plates import GILT

_MUTED: Colour = "#c9b189"
_WRONG: Colour = "#ff9c80"
_INK_ON: Colour = "#2c1608"


@dataclass(frozen=True, slots=True)
class Strip:
    """Describe the line of a card in a deck.

    Attributes:
        name: the card's.
        count: its copies.
        cost: what it costs, as text; "" where it costs nothing.
        livery: of its suit; None for what is no card.
        is_wrong: there is a reason against it.
    """

    name: str
    count: int
    cost: str
    livery: Livery | None
    is_wrong: bool = False


def strip(line: Strip, picture: pygame.Surface | None, size: tuple[int, int], state: str) -> pygame.Surface:
    """Draw the line of a card: copies, name and cost, on a strip of its picture.

    Args:
        line: what is written on it.
        picture: of the card, at least as wide as half of the strip; None while there is none.
        size: in pixels.
        state: as pygame_gui names them.
    """
    width, height = size
    field = line.livery.field if line.livery else "#4a3a34"
    deep = line.livery.deep if line.livery else "#241a16"
    sheet = pygame.Surface(size, 0, 32)
    sheet.fill(svg.mix(field, deep, 0.5))
    if picture is not None:
        wide = round(width * 0.62)
        high = round(wide * picture.get_height() / picture.get_width())
        drawn = pygame.transform.smoothscale(picture, (wide, high))
        # Faces stand in the upper half of a picture.
        sheet.blit(drawn, (width - wide, -round((high - height) * 0.34)))
        fade = svg.linear((width - wide, 0), (width, 0), (0, svg.mix(field, deep, 0.5), 1),
                          (0.55, deep, 0.45), (1, deep, 0.5))  # fmt: skip
        sheet.blit(shapes.raster(svg.rect(width - wide, 0, wide, height, fade), size), (0, 0))
    outline = shapes.rounded((0.5, 0.5, width - 1, height - 1), height * 0.2)
    face = shapes.masked(sheet, shapes.raster(svg.path(outline, "#ffffff"), size))
    edge = svg.line(outline, METALS["gold"].plain if state == "hovered" else svg.light(deep, 0.35), 1.2)
    if line.is_wrong:
        edge = svg.line(outline, _WRONG, 2.0)
    face.blit(shapes.raster(edge, size), (0, 0))
    if state == "hovered":
        face.fill((22, 18, 12, 0), special_flags=pygame.BLEND_RGBA_ADD)
    _write_strip(face, line)
    return face


def _write_strip(face: pygame.Surface, line: Strip) -> None:
    width, height = face.get_size()
    side = round(height * 0.92)
    number = fonts.render("figure", round(height * 0.62), f"{line.count}", _WRONG if line.is_wrong else GILT)
    face.blit(number, number.get_rect(center=(round(side * 0.55), height // 2)))
    right = width - round(height * 0.2)
    if line.cost:
        coin = tokens.coin(line.cost, side)
        right -= coin.get_width()
        face.blit(coin, (right, (height - coin.get_height()) // 2))
    elif line.is_wrong:
        sign = icons.draw("warning", round(height * 0.7), _WRONG)
        right -= sign.get_width()
        face.blit(sign, (right, (height - sign.get_height()) // 2))
    left = round(side * 1.1)
    room = right - left - 4
    size = fonts.largest("name", line.name, room, round(height * 0.56), round(height * 0.46))
    for colour, shift in (("#120806", 1), (PAPER, 0)):
        written = fonts.render("name", size, _cut(line.name, size, room), colour)
        face.blit(written, (left + shift, (height - written.get_height()) // 2 + shift))


def _cut(words: str, size: int, room: int) -> str:
    """Shorten a name until it fits."""
    cut = words
    while fonts.width("name", size, cut) > room and len(words) > 1:
        words = words[:-1]
        cut = f"{words.rstrip(' ,')}…"
    return cut


def on_card(
    face: pygame.Surface, count: int, most: int, *, is_barred: bool, foot: int, height: int
) -> pygame.Surface:
    """Lay over a card of the pool how many copies the deck has, and whether there could be more.

    Args:
        face: the card, which is not changed.
        count: copies in the deck.
        most: copies that a deck may have.
        is_barred: no further copy can be added: it is darkened, and bears a lock unless copies say why.
        foot: where the plate with the number ends, from the top of the card, in pixels.
        height: of that plate, in pixels.
    """
    drawn = face.copy()
    if is_barred:
        drawn.fill((150, 144, 142, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if count:
        icon = "warning" if count > most else "check" if count == most else ""
        plate = tokens.count(f"{count}/{most}", height, icon)
    elif is_barred:
        plate = icons.draw("lock", round(height * 1.2), "#f0d8a8")
    else:
        return drawn
    drawn.blit(plate, plate.get_rect(midbottom=(drawn.get_width() // 2, foot)))
    return drawn


def bars(
    values: Sequence[int],
    marks: Sequence[str],
    size: tuple[int, int],
    letters: int,
    signs: Sequence[str] = (),
) -> pygame.Surface:
    """Draw a small bar chart.

    Args:
        values: what each bar stands for.
        marks: what is written below each; left out where there are signs.
        size: of the whole, in pixels.
        letters: height of the letters.
        signs: icons below the bars instead of marks.
    """
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    step = width / max(1, len(values))
    line = round(letters * 1.3)
    room = height - 2 * line
    most = max(1, *values)
    base = height - line
    drawing = svg.rect(0, base, width, max(1.0, letters / 14), METALS["gold"].dark)
    for index, value in enumerate(values):
        tall = room * value / most
        left, wide = (index + 0.16) * step, step * 0.68
        if value:
            lit = svg.linear((0, base - tall), (0, base), (0, "#f3cf7c"), (1, "#9a5c1e"))
            drawing += svg.path(shapes.rounded((left, base - tall, wide, tall), min(3, tall / 2)), lit)
    surface.blit(shapes.raster(drawing, size), (0, 0))
    for index, value in enumerate(values):
        middle = round((index + 0.5) * step)
        if value:
            top = base - room * value / most
            number = fonts.render("name", letters, f"{value}", PAPER)
            surface.blit(number, number.get_rect(midbottom=(middle, round(top) + 2)))
        if signs:
            sign = icons.draw(signs[index], round(line * 0.95), _MUTED)
        else:
            sign = fonts.render("text", letters, marks[index], _MUTED)
        surface.blit(sign, sign.get_rect(midtop=(middle, base + 1)))
    return surface


def switch(
    words: str,
    size: tuple[int, int],
    letters: int,
    *,
    is_on: bool,
    state: str,
    icon: str = "",
    livery: Livery | None = None,
) -> pygame.Surface:
    """Draw a little switch that bears a sign: pressed in and underlined when it is on.

    Args:
        words: a letter or two, "" where there is an icon.
        size: in pixels.
        letters: height of the letters.
        is_on: whether it is on.
        state: as pygame_gui names them.
        icon: name of an icon.
        livery: of a suit; it colours the ground.
    """
    width, height = size
    ground = livery.field if livery else "#4a2f20"
    if is_on and livery is None:
        ground = "#e0b45a"
    if state == "hovered":
        ground = svg.light(ground, 0.18)
    face = shapes.panel(
        size, ground, "gold" if is_on else "copper", radius=height * 0.2, line=1.0 + is_on, opacity=1.0
    )
    ink = _INK_ON if is_on and livery is None else palette.METALS["gold"].bright if livery else PAPER
    if icon:
        drawn = icons.draw(icon, round(min(size) * 0.64), ink)
    else:
        drawn = fonts.render("name", fonts.largest("name", words, width - 4, letters, 8), words, ink)
    face.blit(drawn, drawn.get_rect(center=(width // 2, height // 2 - (2 if is_on else 0))))
    if is_on:
        bar = pygame.Rect(0, 0, round(width * 0.5), max(2, height // 12))
        bar.midbottom = (width // 2, height - max(3, height // 10))
        pygame.draw.rect(face, ink, bar, border_radius=2)
    return face
