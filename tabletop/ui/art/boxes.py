"""Game boxes: each game stands on the table in its box, painted like the lid of a real one."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from tabletop.cards.pictures import Picture
from tabletop.ui.art import fonts, icons, palette, patterns, shapes, svg, textures
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import METALS, Livery

Painter = Callable[[Picture, tuple[int, int]], pygame.Surface]

RATIO = 0.86
"""Width of a box, its side and shadow included, for its height."""

_CANDLE = "#ffcf78"
_kept: SurfaceCache[tuple[object, ...]] = SurfaceCache(24 << 20)


def forget() -> None:
    """Let go of all boxes that have been drawn: no menu will be seen for a while."""
    _kept.clear()


@dataclass(frozen=True, slots=True)
class Lid:
    """Describe what is printed on a box.

    Attributes:
        game: the game's id; it chooses the colours.
        title: the game's name.
        players: how many can play, as text.
        picture: recipe of the picture on the lid.
    """

    game: str
    title: str
    players: str
    picture: Picture


def draw(lid: Lid, height: int, *, is_lit: bool, painter: Painter) -> pygame.Surface:
    """Draw a box that stands upright, seen a little from its right.

    Args:
        lid: what is printed on it.
        height: of the whole surface in pixels.
        is_lit: the pointer or the keyboard's focus is on it: it glows and shines.
        painter: draws the picture.

    Returns:
        A surface shared with other callers, `RATIO` times as wide as high, transparent around the box.
    """
    return _kept.get_or_paint((lid, height, is_lit), lambda: _paint(lid, height, is_lit, painter))


def front(height: int) -> pygame.Rect:
    """Return where the front of a box lies within its surface."""
    top, foot = round(height * 0.055), round(height * 0.945)
    left, right = round(height * 0.045), round(height * 0.745)
    return pygame.Rect(left, top, right - left, foot - top)


def _paint(lid: Lid, height: int, is_lit: bool, painter: Painter) -> pygame.Surface:
    whole = pygame.Surface((round(height * RATIO), height), pygame.SRCALPHA)
    face = front(height)
    back = palette.of(lid.game).backs[""]
    depth, rise = round(height * 0.062), round(height * 0.026)
    _cast(whole, face, depth, rise)
    if is_lit:
        _shine(whole, face, depth)
    _paint_side(whole, face, depth, rise, back, lid.title)
    drawn = _kept.get_or_paint((lid, face.size), lambda: _paint_front(lid, face.size, back, painter))
    whole.blit(drawn, face)
    edge = svg.line(f"M{face.right} {face.top}V{face.bottom}", "#fff0c8", max(1.0, height / 380), 0.5)
    outline = (
        f"M{face.left} {face.top}l{depth * 0.7:.1f} {-rise}H{face.right + depth}L{face.right} {face.top}Z"
    )
    lights = (0, svg.light(back.field, 0.35)), (1, svg.light(back.field, 0.1))
    top = svg.path(outline, svg.linear((face.left, 0), (face.right, 0), *lights))
    whole.blit(shapes.raster(top + edge, whole.get_size()), (0, 0))
    return whole


def _cast(whole: pygame.Surface, face: pygame.Rect, depth: int, rise: int) -> None:
    """Let the box throw its shadow on the table and on the air behind."""
    height = whole.get_height()
    dark = svg.ellipse(
        face.centerx + depth, face.bottom - rise * 0.2, face.width * 0.53, height * 0.024, "#000000", 0.9
    )
    dark += svg.path(
        shapes.rounded(
            (
                face.left + depth * 0.6,
                face.top + height * 0.05,
                face.width + depth * 0.4,
                face.height - rise * 2,
            ),
            4,
        ),
        "#000000",
        0.5,
    )
    whole.blit(shapes.shadow(shapes.raster(dark, whole.get_size()), height / 22, 215), (0, 0))


def _shine(whole: pygame.Surface, face: pygame.Rect, depth: int) -> None:
    """Let candle-light glow around the box."""
    width, height = whole.get_size()
    around = shapes.rounded(
        (face.left + 1, face.top - height * 0.012, face.width + depth - 2, face.height), height * 0.015
    )
    shape = shapes.raster(svg.path(around, _CANDLE), (width, height))
    coarse = max(1, round(height / 70))
    small = pygame.transform.smoothscale(shape, (max(1, width // coarse), max(1, height // coarse)))
    small = pygame.transform.gaussian_blur(small, 2)
    # Blurring mixes in the black of what is transparent: only the light's shape is wanted of it.
    small.fill((*svg.rgb(_CANDLE), 0), special_flags=pygame.BLEND_RGBA_MAX)
    light = pygame.transform.smoothscale(small, (width, height))
    whole.fblits([(light, (0, 0))] * 2)


def _paint_side(
    whole: pygame.Surface, face: pygame.Rect, depth: int, rise: int, back: Livery, title: str
) -> None:
    x, height = face.right, whole.get_height()
    outline = (
        f"M{x} {face.top}L{x + depth} {face.top - rise}V{face.bottom - rise * 1.3:.1f}L{x} {face.bottom}Z"
    )
    ground = svg.linear(
        (x, 0), (x + depth, 0), (0, svg.dark(back.field, 0.35)), (1, svg.dark(back.deep, 0.25))
    )
    metal = METALS[back.metal]
    lines = "".join(
        svg.line(
            f"M{x} {y:.1f}L{x + depth} {y - rise * (1.15):.1f}", metal.plain, max(1.0, height / 260), 0.8
        )
        for y in (face.top + height * 0.05, face.bottom - height * 0.05)
    )
    whole.blit(shapes.raster(svg.path(outline, ground) + lines, whole.get_size()), (0, 0))
    size = fonts.largest("name", title, round(face.height * 0.6), round(depth * 0.6), 6)
    written = pygame.transform.rotate(fonts.render("name", size, title, metal.bright), -90)
    written.set_alpha(215)
    whole.blit(written, written.get_rect(center=(x + depth // 2, face.centery - rise)))


def _paint_front(lid: Lid, size: tuple[int, int], back: Livery, painter: Painter) -> pygame.Surface:
    width, height = size
    unit = width / 100
    surface = textures.leather(size, back.field, back.deep, 7)
    patterns.weave(surface, back.diaper, max(8, round(9 * unit)), METALS[back.metal].plain, 26)
    window = pygame.Rect(round(5 * unit), round(5 * unit), width - 2 * round(5 * unit), round(height * 0.715))
    _paint_window(surface, window, lid, painter)
    _paint_title(surface, lid, back, unit, window.bottom)
    outline = shapes.rounded((0.8 * unit, 0.8 * unit, width - 1.6 * unit, height - 1.6 * unit), 1.6 * unit)
    inner = shapes.rounded(window.inflate(round(1.2 * unit), round(1.2 * unit)), 1.5 * unit)
    drawing = shapes.trim(outline, back.metal, 0.9 * unit) + shapes.trim(inner, back.metal, 0.9 * unit)
    drawing += svg.path(
        f"M0 0H{width * 0.5:.1f}L{width * 0.16:.1f} {height}H0Z",
        svg.linear((0, 0), (width * 0.5, 0), (0, "#ffffff", 0.1), (1, "#ffffff", 0.02)),
    )
    surface.blit(shapes.raster(drawing, size), (0, 0))
    return surface


def _paint_window(surface: pygame.Surface, window: pygame.Rect, lid: Lid, painter: Painter) -> None:
    """Fill the window with the middle of the picture, which is wider than the window is."""
    tall = window.height
    wide = round(tall * 480 / 400)
    picture = painter(lid.picture, (wide, tall))
    surface.blit(picture, window, pygame.Rect((wide - window.width) // 2, 0, window.width, tall))
    shade = svg.rect(
        0,
        0,
        window.width,
        tall,
        svg.linear((0, tall * 0.62), (0, tall), (0, "#0c0508", 0), (1, "#0c0508", 0.62)),
    )
    surface.blit(shapes.raster(shade, window.size), window)


def _paint_title(surface: pygame.Surface, lid: Lid, back: Livery, unit: float, foot: int) -> None:
    width, height = surface.get_size()
    metal = METALS[back.metal]
    size = fonts.largest("figure", lid.title, round(88 * unit), round(16 * unit), 8)
    written = shapes.lettering(lid.title, size, "#ffffff", "#1c0406", edge=max(1, round(size / 14)))
    gilt = pygame.Surface(written.get_size(), pygame.SRCALPHA)
    gilt.blit(
        textures.gradient(
            written.get_size(), ("#fff6d0", metal.bright, metal.plain, metal.bright, metal.plain)
        ),
        (0, 0),
    )
    written.blit(gilt, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    room = height - foot
    left, top = (width - written.get_width()) // 2, foot + round(room * 0.49 - written.get_height() * 0.55)
    halo = pygame.Surface((written.get_width() + 20, written.get_height() + 20), pygame.SRCALPHA)
    halo.blit(written, (10, 10))
    surface.blit(shapes.shadow(halo, 4 * unit, 200), (left - 10, top - 10 + round(1.4 * unit)))
    surface.blit(written, (left, top))
    _paint_players(surface, lid.players, metal.bright, unit, round(height - room * 0.16))
    badge = round(15 * unit)
    seal = svg.circle(50, 50, 47, svg.radial((40, 36), 64, (0, svg.light(back.field, 0.3)), (1, back.deep)))
    seal += shapes.trim("M3 50A47 47 0 1 1 97 50A47 47 0 1 1 3 50Z", back.metal, 6)
    drawn = shapes.raster(seal, (badge, badge), (-2, -2, 104, 104))
    emblem = icons.draw(back.emblem, round(badge * 0.6), metal.bright)
    drawn.blit(emblem, emblem.get_rect(center=(badge // 2, badge // 2)))
    surface.blit(drawn, drawn.get_rect(center=(width // 2, foot - round(2.5 * unit))))


def _paint_players(surface: pygame.Surface, players: str, colour: str, unit: float, middle: int) -> None:
    size = max(9, round(6.2 * unit))
    text = fonts.render("name", size, players, colour)
    person = icons.draw("human", round(size * 1.15), colour)
    gap = round(1.6 * unit)
    wide = person.get_width() + gap + text.get_width()
    left = (surface.get_width() - wide) // 2
    surface.blit(person, (left, middle - person.get_height() // 2))
    surface.blit(text, (left + person.get_width() + gap, middle - text.get_height() // 2))
