"""Joinery for the menus: button plates in every state, walnut panels, headings with flourishes, parchment sheets."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

import pygame

from tabletop.ui.art import fonts, icons, richtext, shapes, svg, textures
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import METALS, PAPER, Colour

State = Literal["normal", "hovered", "active", "selected", "disabled"]
Kind = Literal["primary", "plain", "quiet", "choice"]
"""`primary` is what one most likely wants, `choice` one of several of which one is chosen, `quiet` a mere icon."""

STATES: tuple[State, ...] = ("normal", "hovered", "active", "selected", "disabled")
WALNUT: Colour = "#2a1811"
GILT: Colour = "#f0d090"

_SMALLEST = 12
_kept: SurfaceCache[tuple[object, ...]] = SurfaceCache(12 << 20)


def forget() -> None:
    """Let go of all plates that have been drawn: no menu will be seen for a while."""
    _kept.clear()


@dataclass(frozen=True, slots=True)
class Face:
    """Describe the face of a button.

    Attributes:
        words: what is written on it; it shrinks, and then takes two lines, to fit.
        kind: see `Kind`.
        icon: name of an icon before the words, or alone.
        size: height of the letters in pixels, where there is room.
        is_on: a choice that is chosen; it bears a tick besides its colour.
        aligned: words begin at the left instead of the middle.
    """

    words: str
    kind: Kind = "plain"
    icon: str = ""
    size: int = 18
    is_on: bool = False
    aligned: bool = False


_GROUNDS: dict[str, tuple[Colour, Colour, Colour, str]] = {
    # ground above, ground below, letters, metal
    "primary": ("#b5322e", "#651016", "#fff3d6", "gold"),
    "plain": ("#553623", "#2b180e", PAPER, "gold"),
    "choice": ("#3a241a", "#22130c", "#d9c6a2", "copper"),
    "on": ("#ecc873", "#b07c2a", "#2c1608", "gold"),
}


def button(face: Face, size: tuple[int, int], state: State) -> pygame.Surface:
    """Draw the face of a button in one state.

    Args:
        face: what is on it.
        size: in pixels.
        state: as pygame_gui names them.

    Returns:
        A surface shared with other callers, transparent around its corners.
    """
    return _kept.get_or_paint((face, size, state), lambda: _paint_button(face, size, state))


def fits(face: Face, size: tuple[int, int]) -> bool:
    """Tell whether the words of a face fit a button at a size that is read with ease."""
    return _label(face, size) is not None


def _paint_button(face: Face, size: tuple[int, int], state: State) -> pygame.Surface:
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    above, below, ink, metal = _GROUNDS[
        "on" if face.is_on else face.kind if face.kind != "quiet" else "plain"
    ]
    if state == "hovered":
        above, below = svg.light(above, 0.2), svg.light(below, 0.14)
    elif state == "active":
        above, below = svg.dark(below, 0.1), svg.dark(above, 0.1)
    if face.kind != "quiet" or state in {"hovered", "active"}:
        line = max(1.0, height / 34)
        outline = shapes.rounded((line, line, width - 2 * line, height - 2 * line - 1), height * 0.2)
        ground = svg.linear((0, 0), (0, height), (0, svg.light(above, 0.14)), (0.4, above), (1, below))
        drawing = svg.path(
            shapes.rounded((line, line + 1.5, width - 2 * line, height - 2 * line - 1), height * 0.2),
            "#000000",
            0.45,
        )
        drawing += svg.path(outline, ground) + shapes.trim(outline, metal, line)
        surface.blit(shapes.raster(drawing, size), (0, 0))
    if face.kind == "quiet":
        ink = GILT
    if state == "hovered" and not face.is_on:
        ink = svg.light(ink, 0.6)
    _write(surface, face, ink, sunk=1 if state == "active" else 0)
    if state == "disabled":
        surface.fill((255, 255, 255, 96), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _write(surface: pygame.Surface, face: Face, ink: Colour, sunk: int) -> None:
    width, height = surface.get_size()
    name = "check" if face.is_on and not face.icon else face.icon
    side = min(round(face.size * 1.3), round(height * 0.72)) if name else 0
    label = _label(face, (width, height)) or (_cut(face, (width, height)) if face.words else None)
    wide = label.widest if label else 0
    gap = round(face.size * 0.5) if name and face.words else 0
    start = _padding(face, height) if face.aligned else (width - side - gap - wide) // 2
    if name:
        icon = icons.draw(name, side, ink)
        surface.blit(icon, (start, (height - side) // 2 + sunk))
    if label:
        drawn = replace(label, look=replace(label.look, colour=ink))
        left = start + side + gap - (0 if face.aligned else (label.width - wide) // 2)
        drawn.draw(surface, (left, (height - label.height) // 2 - round(face.size * 0.04) + sunk))


def _padding(face: Face, height: int) -> int:
    return min(round(face.size * 0.8), height // 2)


def _room(face: Face, size: tuple[int, int]) -> int:
    taken = 2 * _padding(face, size[1]) * (1.0 if face.aligned else 0.8)
    if face.icon or face.is_on or face.kind == "choice":
        taken += face.size * 1.8
    return max(8, round(size[0] - taken))


@lru_cache(maxsize=512)
def _label(face: Face, size: tuple[int, int]) -> richtext.Layout | None:
    """Set the words on one line if they fit, else on as many as the height has room for; None if they do not fit."""
    if not face.words:
        return richtext.Layout((), richtext.Look(face.size), 1)
    room, least = _room(face, size), max(_SMALLEST, round(face.size * 0.78))
    one_line = fonts.largest("name", face.words, room, face.size, least)
    look = richtext.Look(one_line, bold=True, centred=not face.aligned, leading=1.12)
    if fonts.width("name", one_line, face.words) <= room:
        return richtext.lay(face.words, room, look)
    fitted = richtext.fit(face.words, (room, size[1] - 4), replace(look, size=face.size), least)
    if fitted.shortened or fitted.widest > room or not fitted.lines:
        return None
    if any(fonts.width("name", fitted.look.size, word) > room for word in face.words.split()):
        return None
    if sum(len(line.words) for line in fitted.lines) > len(face.words.split()):
        # Evening out the lines has broken a word.
        return richtext.lay(face.words, room, replace(fitted.look, centred=False))
    return fitted


def _cut(face: Face, size: tuple[int, int]) -> richtext.Layout:
    room, least = _room(face, size), max(_SMALLEST, round(face.size * 0.78))
    look = richtext.Look(face.size, bold=True, centred=not face.aligned, leading=1.12)
    return richtext.fit(face.words, (room, size[1]), look, least)


def panel(size: tuple[int, int], scale: float) -> pygame.Surface:
    """Draw a walnut panel: a grained ground, two golden lines and a little rose in each corner."""
    return _kept.get_or_paint(("panel", size, scale), lambda: _paint_panel(size, scale))


def _paint_panel(size: tuple[int, int], scale: float) -> pygame.Surface:
    width, height = size
    radius, line = 14 * scale, max(1.2, 2.2 * scale)
    mask = shapes.raster(svg.path(shapes.rounded((0, 0, width, height), radius), "#ffffff"), size)
    grain = textures.wood(size, "#4a2d1d", max(12, round(height)), 11)
    textures.multiply(
        grain, textures.gradient(size, ("#c4b4a6", "#8d7d72", "#63564f")), textures.vignette(size, 120, 2.6)
    )
    surface = shapes.masked(grain, mask)
    inset = line / 2 + 1
    outer = shapes.rounded((inset, inset, width - 2 * inset, height - 2 * inset), radius)
    deep = 9 * scale
    inner = shapes.notched((deep, deep, width - 2 * deep, height - 2 * deep), 15 * scale)
    drawing = shapes.trim(outer, "gold", line) + svg.line(
        inner, METALS["gold"].plain, max(0.8, 0.9 * scale), 0.7
    )
    for x in (deep + 3 * scale, width - deep - 3 * scale):
        for y in (deep + 3 * scale, height - deep - 3 * scale):
            drawing += svg.group(_rose(), (x, y), size=scale)
    surface.blit(shapes.raster(drawing, size), (0, 0))
    return surface


def _rose() -> str:
    petals = "".join(
        svg.group(svg.ellipse(0, -4, 2.2, 3.6, "#d6aa52"), turn=turn) for turn in range(0, 360, 72)
    )
    return petals + svg.circle(0, 0, 2, "#8c1c24")


def with_shadow(sheet: pygame.Surface, reach: int) -> pygame.Surface:
    """Return a sheet on its own soft shadow; it grows by `reach` on every side."""
    width, height = sheet.get_size()
    whole = pygame.Surface((width + 2 * reach, height + 2 * reach), pygame.SRCALPHA)
    dark = whole.copy()
    dark.blit(sheet, (reach, reach + reach // 4))
    whole.blit(shapes.shadow(dark, reach, 170), (0, 0))
    whole.blit(sheet, (reach, reach))
    return whole


def parchment(size: tuple[int, int], scale: float, seed: int = 3) -> pygame.Surface:
    """Draw a sheet of parchment with worn corners and a ruled edge."""
    return _kept.get_or_paint(("parchment", size, scale, seed), lambda: _paint_parchment(size, scale, seed))


def _paint_parchment(size: tuple[int, int], scale: float, seed: int) -> pygame.Surface:
    width, height = size
    outline = shapes.notched((0.5, 0.5, width - 1, height - 1), 9 * scale)
    sheet = shapes.masked(textures.parchment(size, seed), shapes.raster(svg.path(outline, "#ffffff"), size))
    inner = shapes.notched((4 * scale, 4 * scale, width - 8 * scale, height - 8 * scale), 9 * scale)
    drawing = svg.line(outline, "#7a5a34", max(1.0, 1.4 * scale)) + svg.line(
        inner, "#a07c4c", max(0.7, 0.8 * scale), 0.7
    )
    sheet.blit(shapes.raster(drawing, size), (0, 0))
    return sheet


def heading(words: str, width: int, size: int, colour: Colour = GILT) -> pygame.Surface:
    """Draw a heading between two flourishes.

    Args:
        words: on one line; they shrink to fit.
        width: of the whole, in pixels.
        size: height of the letters.
        colour: of letters and flourishes.
    """
    key = ("heading", words, width, size, colour)
    return _kept.get_or_paint(key, lambda: _paint_heading(words, width, size, colour))


def _paint_heading(words: str, width: int, size: int, colour: Colour) -> pygame.Surface:
    letters = fonts.largest("figure", words, round(width * 0.8), size, _SMALLEST)
    written = fonts.render("figure", letters, words, colour)
    height = written.get_height()
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    left = (width - written.get_width()) // 2
    if colour == GILT:
        surface.blit(fonts.render("figure", letters, words, "#120806"), (left, max(1, round(size / 16))))
    surface.blit(written, (left, 0))
    gap, middle = size * 0.6, height * 0.53
    span = min(size * 4.5, left - gap - 2)
    if span > size:
        right = left - gap
        stroke = (
            svg.line(f"M{right:.1f} {middle:.1f}H{right - span:.1f}", colour, max(1.0, size / 22), 0.85)
            + svg.star(right, middle, size * 0.2, size * 0.1, 4, colour)
            + svg.circle(right - span, middle, size * 0.07, colour)
            + svg.line(f"M{right - size * 0.5:.1f} {middle:.1f}C{right - size:.1f} {middle - size * 0.34:.1f} "
                       f"{right - size * 1.4:.1f} {middle - size * 0.3:.1f} {right - size * 1.5:.1f} {middle:.1f}",
                       colour, max(0.9, size / 28), 0.7)
            + svg.line(f"M{right - size * 0.5:.1f} {middle:.1f}C{right - size:.1f} {middle + size * 0.34:.1f} "
                       f"{right - size * 1.4:.1f} {middle + size * 0.3:.1f} {right - size * 1.5:.1f} {middle:.1f}",
                       colour, max(0.9, size / 28), 0.7)
        )  # fmt: skip
        half = shapes.raster(stroke, (width, height))
        surface.blit(half, (0, 0))
        surface.blit(pygame.transform.flip(half, True, False), (0, 0))
    return surface


SIGN_RATIO = 0.36 * 1.2
"""Height of a sign, its ropes included, for its width."""


def sign(words: str, below: str, width: int, scale: float) -> pygame.Surface:
    """Draw the sign over the stage: the program's name in gold letters on a crimson board that hangs by two ropes.

    Args:
        words: the name.
        below: a line under it.
        width: of the board, in pixels.
        scale: of the layout.
    """
    height = round(width * 0.36)
    drop = round(height * 0.2)
    surface = pygame.Surface((width, height + drop), pygame.SRCALPHA)
    board = shapes.notched((4 * scale, drop, width - 8 * scale, height - 4 * scale), 20 * scale)
    inner = shapes.notched(
        (12 * scale, drop + 8 * scale, width - 24 * scale, height - 20 * scale), 18 * scale
    )
    ground = svg.radial(
        (width / 2, drop + height * 0.3), width * 0.62, (0, "#a8262c"), (0.6, "#7c151c"), (1, "#470a10")
    )
    ropes = "".join(
        svg.line(f"M{x:.1f} -4V{drop + 4:.1f}", "#6e4812", 6 * scale)
        + svg.line(f"M{x:.1f} -4V{drop + 4:.1f}", "#d6aa52", 3 * scale)
        for x in (width * 0.16, width * 0.84)
    )
    studs = "".join(
        svg.circle(
            x, y, 5 * scale, svg.radial((x - scale, y - scale), 7 * scale, (0, "#fff2c4"), (1, "#8a5c1c"))
        )
        for x in (width * 0.16, width * 0.84)
        for y in (drop + 5 * scale,)
    )
    drawing = ropes + svg.path(board, ground) + shapes.trim(board, "gold", 3.4 * scale)
    drawing += svg.line(inner, "#d6aa52", 1.2 * scale, 0.8) + studs
    surface.blit(shapes.raster(drawing, surface.get_size()), (0, 0))
    letters = fonts.largest("figure", words, round(width * 0.84), round(height * 0.52), 12)
    edge = max(1, letters // 22)
    shine = shapes.lettering(words, letters, "#ffffff", "#2a0508", edge=edge)
    gilt = textures.gradient(shine.get_size(), ("#fff4c8", "#f3cf72", "#c98f30", "#f0cd7c", "#a8701e"))
    lit = pygame.Surface(shine.get_size(), pygame.SRCALPHA)
    lit.blit(gilt, (0, 0))
    shine.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    left = (width - shine.get_width()) // 2
    top = drop + round(height * (0.4 if below else 0.48)) - shine.get_height() // 2
    shadow = pygame.Surface(shine.get_size(), pygame.SRCALPHA)
    shadow.blit(shine, (0, 0))
    surface.blit(shapes.shadow(shadow, 5 * scale, 150), (left, top + round(3 * scale)))
    surface.blit(shine, (left, top))
    if below:
        small = fonts.largest("italic", below, round(width * 0.86), round(height * 0.15), 10)
        line = fonts.render("italic", small, below, "#f8dfae")
        surface.blit(line, ((width - line.get_width()) // 2, drop + round(height * 0.7)))
    return surface


def strip(size: tuple[int, int], scale: float) -> pygame.Surface:
    """Draw a dark strip that fades out to both sides, on which words are read over any picture."""
    return _kept.get_or_paint(("strip", size, scale), lambda: _paint_strip(size, scale))


def _paint_strip(size: tuple[int, int], scale: float) -> pygame.Surface:
    width, height = size
    ground = svg.linear(
        (0, 0),
        (width, 0),
        (0, "#14080a", 0),
        (0.18, "#14080a", 0.82),
        (0.82, "#14080a", 0.82),
        (1, "#14080a", 0),
    )
    gold = svg.linear(
        (0, 0), (width, 0), (0, "#d6aa52", 0), (0.3, "#d6aa52"), (0.7, "#d6aa52"), (1, "#d6aa52", 0)
    )
    line = max(1.0, 1.4 * scale)
    drawing = (
        svg.rect(0, 0, width, height, ground)
        + svg.rect(0, 0, width, line, gold)
        + svg.rect(0, height - line, width, line, gold)
    )
    return shapes.raster(drawing, size)
