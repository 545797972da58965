"""The joinery of a card: body, woven ground, metal trims, plates of parchment; all but its words and its picture.

A frame is drawn once for each livery, size and arrangement, with a hole where the picture shows through; a face is
then its picture, the frame over it, and the words.
"""

from dataclasses import dataclass

import pygame

from tabletop.ui.art import icons, patterns, shapes, svg, textures
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import METALS, NIGHT, Livery

_kept: SurfaceCache[tuple[Livery, "Places"]] = SurfaceCache(10 << 20)

Rect = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Places:
    """Say where the parts of a face lie, in pixels from the upper left corner of its surface.

    Attributes:
        size: of the surface, margin for the shadow included.
        body: the card itself.
        picture: the window of the picture.
        name: the plate of the name.
        kind: the ribbon of the kind line, or None.
        text: the sheet of the rules text, or None.
        emblem: the little shield of the livery, or None.
        to_edge: the picture reaches the rim, and the name stands on a ribbon instead of parchment.
    """

    size: tuple[int, int]
    body: Rect
    picture: Rect
    name: Rect
    kind: Rect | None = None
    text: Rect | None = None
    emblem: Rect | None = None
    to_edge: bool = False

    @property
    def unit(self) -> float:
        """Measure a hundredth of the body's width, in pixels."""
        return self.body[2] / 100


def margin(height: int) -> int:
    """Measure the transparent margin around a card's body, in pixels: half of the room for the shadow."""
    return max(1, round(height / 44))


def draw(livery: Livery, places: Places) -> pygame.Surface:
    """Draw a frame, or hand out the one that was drawn before. Do not draw on it."""
    return _kept.get_or_paint((livery, places), lambda: _paint(livery, places))


def body(
    size: tuple[int, int], body_rect: Rect, livery: Livery, *, weave_strength: int = 70
) -> pygame.Surface:
    """Draw the bare body of a card: its shadow, woven ground and outer rim. Backs and frames begin with it.

    Args:
        size: of the surface.
        body_rect: where the card lies in it.
        livery: colours, metal and pattern.
        weave_strength: opacity of the pattern, 0 to 255.
    """
    x, y, w, h = body_rect
    unit = w / 100
    radius = 5.2 * unit
    outline = shapes.rounded(body_rect, radius)
    shape = shapes.raster(svg.path(outline, "#ffffff"), size)
    cloth = textures.leather((w, h), livery.field, livery.deep, seed=7)
    patterns.weave(
        cloth, livery.diaper, max(5, round(4.7 * unit)), METALS[livery.metal].bright, weave_strength
    )
    textures.multiply(cloth, textures.vignette((w, h), 205, 3.0))
    sheet = pygame.Surface(size, 0, 32)
    sheet.blit(cloth, (x, y))

    surface = pygame.Surface(size, pygame.SRCALPHA)
    drop = max(1, round(size[1] / 90))
    surface.blit(shapes.shadow(shape, max(2, size[1] / 44), 190), (0, drop))
    surface.blit(shapes.masked(sheet, shape), (0, 0))
    rim, fillet = max(0.5, 0.6 * unit), 1.5 * unit
    dark_edge = svg.line(
        shapes.rounded((x + 0.4, y + 0.4, w - 0.8, h - 0.8), radius), NIGHT, max(0.8, 0.9 * unit)
    )
    inner = (x + fillet, y + fillet, w - 2 * fillet, h - 2 * fillet)
    lines = dark_edge + shapes.trim(shapes.rounded(inner, radius - fillet * 0.8), livery.metal, rim)
    surface.blit(shapes.raster(lines, size), (0, 0))
    return surface


def _paint(livery: Livery, places: Places) -> pygame.Surface:
    surface = body(places.size, places.body, livery)
    _open_window(surface, livery, places)
    if places.text:
        _sheet(surface, places.text, livery, places.unit, ornate=places.kind is not None)
    if places.to_edge:
        _name_ribbon(surface, livery, places)
    else:
        _plate(surface, places.name, livery, places.unit)
    if places.kind:
        _kind_ribbon(surface, places.kind, livery, places.unit)
    if places.emblem:
        _emblem(surface, places.emblem, livery)
    return surface


def _open_window(surface: pygame.Surface, livery: Livery, places: Places) -> None:
    x, y, w, h = places.picture
    unit = places.unit
    outline = shapes.rounded(places.picture, 1.8 * unit if places.to_edge else 0.8 * unit)
    area = shapes.around(places.picture, 0)
    hole = shapes.raster(svg.path(outline, "#ffffff"), area.size, area)
    surface.blit(hole, area, special_flags=pygame.BLEND_RGBA_SUB)
    shades = "".join(
        svg.rect(left, top, wide, high, svg.linear(start, end, (0, "#000000", darkness), (1, "#000000", 0)))
        for (left, top, wide, high), start, end, darkness in (
            ((x, y, w, 7 * unit), (0, y), (0, y + 7 * unit), 0.5),
            ((x, y + h - 7 * unit, w, 7 * unit), (0, y + h), (0, y + h - 7 * unit), 0.3),
            ((x, y, 3.5 * unit, h), (x, 0), (x + 3.5 * unit, 0), 0.38),
            ((x + w - 3.5 * unit, y, 3.5 * unit, h), (x + w, 0), (x + w - 3.5 * unit, 0), 0.25),
        )
    )
    line = shapes.trim(outline, livery.metal, max(0.6, 0.75 * unit))
    shapes.stamp(surface, shades + line, shapes.around(places.picture, 2 * unit))


def _cut_parchment(surface: pygame.Surface, outline: str, rect: Rect, seed: int, thick: float) -> None:
    """Lay a piece of parchment with a given outline on the surface, with the shadow that its thickness throws."""
    area = shapes.around(rect, 3 * thick + 2)
    shape = shapes.raster(svg.path(outline, "#ffffff"), area.size, area)
    sheet = pygame.Surface(area.size, 0, 32)
    sheet.blit(textures.parchment((rect[2], rect[3]), seed), (rect[0] - area.x, rect[1] - area.y))
    surface.blit(shapes.shadow(shape, max(2.0, thick * 2), 150), area.move(0, max(1, round(thick))))
    surface.blit(shapes.masked(sheet, shape), area)


def _plate(surface: pygame.Surface, rect: Rect, livery: Livery, unit: float) -> None:
    x, y, w, h = rect
    notch = min(2.6 * unit, h * 0.22)
    outline = shapes.notched(rect, notch)
    _cut_parchment(surface, outline, rect, 3, 0.9 * unit)
    inset = max(1.2, 0.95 * unit)
    hair = shapes.notched((x + inset, y + inset, w - 2 * inset, h - 2 * inset), notch)
    lines = svg.line(hair, svg.mix(livery.deep, "#8a5a2a", 0.5), max(0.5, 0.28 * unit), 0.55)
    lines += shapes.trim(outline, livery.metal, max(0.6, 0.65 * unit))
    lines += "".join(_stud(cx, cy, 1.25 * unit, livery) for cx in (x, x + w) for cy in (y, y + h))
    shapes.stamp(surface, lines, shapes.around(rect, 2 * unit))


def _sheet(surface: pygame.Surface, rect: Rect, livery: Livery, unit: float, *, ornate: bool) -> None:
    x, y, w, h = rect
    outline = shapes.rounded(rect, 0.8 * unit)
    _cut_parchment(surface, outline, rect, 11, 0.8 * unit)
    lines = shapes.trim(outline, livery.metal, max(0.6, 0.65 * unit))
    if ornate:
        ink = svg.mix(livery.deep, "#8a5a2a", 0.55)
        flourish = svg.line("M0 9C0 3 3 0 9 0M0 0C3 3.5 7 2.5 6 6C5 7.5 2.5 6.5 3.5 4.5", ink, 0.4, 0.45)
        inset = 1.8 * unit
        for across, down in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
            corner = (x + inset if across > 0 else x + w - inset, y + inset if down > 0 else y + h - inset)
            turn = 0 if down > 0 else 180
            lines += svg.group(flourish, corner, turn=turn, size=unit, flip=across * down < 0)
    shapes.stamp(surface, lines, shapes.around(rect, 2 * unit))


def _name_ribbon(surface: pygame.Surface, livery: Livery, places: Places) -> None:
    x, y, w, h = places.name
    unit = places.unit
    ribbon = svg.path(shapes.rounded(places.name, 2.6 * unit), _sheen(livery, y, h))
    line = svg.line(f"M{x:.1f} {y + h:.1f}H{x + w:.1f}", METALS[livery.metal].plain, max(1.0, 1.1 * unit))
    fall = 5 * unit
    shade = svg.rect(
        x, y + h, w, fall, svg.linear((0, y + h), (0, y + h + fall), (0, NIGHT, 0.5), (1, NIGHT, 0))
    )
    shapes.stamp(surface, shade + ribbon + line, (x, y, w, h + fall))


def _kind_ribbon(surface: pygame.Surface, rect: Rect, livery: Livery, unit: float) -> None:
    x, y, w, h = rect
    tip = h * 0.42
    outline = (
        f"M{x:.1f} {y:.1f}H{x + w:.1f}L{x + w - tip:.1f} {y + h / 2:.1f}L{x + w:.1f} {y + h:.1f}"
        f"H{x:.1f}L{x + tip:.1f} {y + h / 2:.1f}Z"
    )
    area = shapes.around(rect, 3 * unit)
    drawing = svg.path(outline, _sheen(livery, y, h)) + shapes.trim(
        outline, livery.metal, max(0.6, 0.6 * unit)
    )
    ribbon = shapes.raster(drawing, area.size, area)
    surface.blit(shapes.shadow(ribbon, max(2.0, 1.8 * unit), 170), area.move(0, max(1, round(0.8 * unit))))
    surface.blit(ribbon, area)


def _emblem(surface: pygame.Surface, rect: Rect, livery: Livery) -> None:
    x, y, w, _ = rect
    outline = "M6 8Q28 12 50 4Q72 12 94 8V48C94 74 76 94 50 108C24 94 6 74 6 48Z"
    lights = METALS[livery.metal]
    drawing = (
        svg.line(outline, svg.mix(lights.dark, NIGHT, 0.5), 12)
        + svg.line(outline, lights.plain, 8)
        + svg.path(outline, _sheen(livery, 0, 108))
        + svg.path("M50 4Q72 12 94 8V48C94 74 76 94 50 108Z", "#000000", 0.16)
        + svg.line(outline, lights.bright, 2.4, 0.85)
    )
    shield = shapes.raster(drawing, (round(w * 1.2), round(w * 1.36)), (-10, -8, 120, 136))
    corner = (round(x - w * 0.1), round(y - w * 0.08))
    surface.blit(shapes.shadow(shield, max(2.0, w / 9), 170), (corner[0], corner[1] + max(1, round(w / 18))))
    surface.blit(shield, corner)
    icon = icons.draw(livery.emblem, round(w * 0.62), lights.bright)
    surface.blit(icon, icon.get_rect(center=(round(x + w / 2), round(y + w * 0.5))))


def _sheen(livery: Livery, top: float, height: float) -> svg.Gradient:
    """Colour a ribbon or a shield: lit from above."""
    return svg.linear(
        (0, top), (0, top + height), (0, svg.light(livery.field, 0.12)), (0.5, livery.field), (1, livery.deep)
    )


def _stud(x: float, y: float, radius: float, livery: Livery) -> str:
    lights = METALS[livery.metal]
    shine = svg.radial(
        (x - radius * 0.3, y - radius * 0.4),
        radius * 1.3,
        (0, lights.bright),
        (0.6, lights.plain),
        (1, lights.dark),
    )
    return svg.circle(x, y, radius * 1.3, svg.mix(lights.dark, NIGHT, 0.6)) + svg.circle(x, y, radius, shine)
