"""The joiner's tools: rasters of SVG, masks, soft shadows, bevelled panels and outlined lettering.

Sizes are in pixels unless a function says that it draws in units of its own.
"""

import io
import math
from functools import lru_cache

import pygame

from tabletop.ui.art import fonts, svg
from tabletop.ui.art.palette import METALS, NIGHT, Colour

Size = tuple[int, int]
Box = tuple[float, float, float, float] | pygame.Rect


def raster(drawing: str, size: Size, box: Box | None = None) -> pygame.Surface:
    """Draw SVG text on nothing.

    Args:
        drawing: pieces of SVG made by `svg`.
        size: width and height in pixels.
        box: the region of the drawing that fills the surface; (0, 0, width, height) when left out.
    """
    x, y, w, h = box or (0, 0, *size)
    document = svg.document(drawing, (x, y, w, h))
    return pygame.image.load_sized_svg(io.BytesIO(document), size)


def stamp(surface: pygame.Surface, drawing: str, region: Box) -> pygame.Surface:
    """Draw SVG text, written in the surface's own pixels, onto a region of it.

    Rasterising costs by the area, so the region should be no larger than what is drawn.

    Returns:
        The drawing alone, the size of the region.
    """
    area = around(region, 0)
    drawn = raster(drawing, area.size, area)
    surface.blit(drawn, area)
    return drawn


def stamp_border(surface: pygame.Surface, drawing: str, rect: pygame.Rect, reach: int) -> None:
    """Draw SVG text that lies along the border of a large rectangle, without paying for its empty middle.

    Args:
        surface: what to draw on.
        drawing: written in the surface's own pixels.
        rect: the border.
        reach: how far the drawing goes to either side of it, in pixels.
    """
    outer, thick = rect.inflate(2 * reach, 2 * reach), 2 * reach
    tall = outer.height - 2 * thick
    for band in (
        (outer.x, outer.y, outer.width, thick),
        (outer.x, outer.bottom - thick, outer.width, thick),
        (outer.x, outer.y + thick, thick, tall),
        (outer.right - thick, outer.y + thick, thick, tall),
    ):
        stamp(surface, drawing, band)


def around(region: Box, reach: float) -> pygame.Rect:
    """Find the whole pixels that contain a region and so much around it."""
    x, y, w, h = region
    left, top = math.floor(x - reach), math.floor(y - reach)
    return pygame.Rect(left, top, math.ceil(x + w + reach) - left, math.ceil(y + h + reach) - top)


def masked(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """Cut a surface out along a mask: a white shape on nothing, of the same size."""
    cut = mask.copy()
    cut.blit(surface, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return cut


def shadow(shape: pygame.Surface, blur: float, strength: int) -> pygame.Surface:
    """Make the soft dark shadow of a shape, of the same size as the shape's surface.

    Args:
        shape: anything with transparent surroundings; leave a margin of about `blur` around it.
        blur: width of the soft edge in pixels.
        strength: opacity of the core, 0 to 255.
    """
    dark = shape.copy()
    dark.fill((0, 0, 0, strength), special_flags=pygame.BLEND_RGBA_MULT)
    width, height = shape.get_size()
    shrink = max(1.0, blur / 2)
    small = (max(1, round(width / shrink)), max(1, round(height / shrink)))
    dark = pygame.transform.smoothscale(dark, small)
    dark = pygame.transform.gaussian_blur(dark, 1) if min(small) > 6 else dark
    return pygame.transform.smoothscale(dark, (width, height))


def rounded(rect: Box, radius: float) -> str:
    """Write the outline of a rectangle with round corners, as SVG path commands."""
    x, y, w, h = rect
    r = min(radius, w / 2, h / 2)
    return (
        f"M{x + r:.2f} {y:.2f}H{x + w - r:.2f}A{r:.2f} {r:.2f} 0 0 1 {x + w:.2f} {y + r:.2f}V{y + h - r:.2f}"
        f"A{r:.2f} {r:.2f} 0 0 1 {x + w - r:.2f} {y + h:.2f}H{x + r:.2f}"
        f"A{r:.2f} {r:.2f} 0 0 1 {x:.2f} {y + h - r:.2f}V{y + r:.2f}A{r:.2f} {r:.2f} 0 0 1 {x + r:.2f} {y:.2f}Z"
    )


def notched(rect: Box, notch: float) -> str:
    """Write the outline of a plate whose corners are bitten out, as on an old label."""
    x, y, w, h = rect
    n = min(notch, w / 2, h / 2)
    return (
        f"M{x + n:.2f} {y:.2f}H{x + w - n:.2f}A{n:.2f} {n:.2f} 0 0 0 {x + w:.2f} {y + n:.2f}V{y + h - n:.2f}"
        f"A{n:.2f} {n:.2f} 0 0 0 {x + w - n:.2f} {y + h:.2f}H{x + n:.2f}"
        f"A{n:.2f} {n:.2f} 0 0 0 {x:.2f} {y + h - n:.2f}V{y + n:.2f}A{n:.2f} {n:.2f} 0 0 0 {x + n:.2f} {y:.2f}Z"
    )


def trim(outline: str, metal: str, width: float) -> str:
    """Line an outline with metal: a dark edge, the metal, and a bright hair of light on it.

    Args:
        outline: SVG path commands.
        metal: a name of `palette.METALS`.
        width: width of the metal in units of the drawing.
    """
    lights = METALS[metal]
    return (
        svg.line(outline, svg.mix(lights.dark, NIGHT, 0.55), width * 1.9, 0.85)
        + svg.line(outline, lights.plain, width)
        + svg.line(outline, lights.bright, max(0.1, width * 0.35), 0.9)
    )


def lettering(
    text: str, size: int, colour: Colour, outline: Colour = NIGHT, *, edge: int | None = None
) -> pygame.Surface:
    """Draw a figure in the Black weight with a dark outline, which reads on any ground.

    Args:
        text: what to draw, on one line.
        size: height of the em.
        colour: of the letters.
        outline: of the edge.
        edge: width of the edge; by default a fifteenth of the size, at least 1.
    """
    around = max(1, round(size / 15)) if edge is None else edge
    inner = fonts.render("figure", size, text, colour)
    rim = fonts.render("figure", size, text, outline)
    whole = pygame.Surface((inner.get_width() + 2 * around, inner.get_height() + 2 * around), pygame.SRCALPHA)
    whole.fblits([(rim, (around + dx, around + dy)) for dx, dy in _ring(around)])
    whole.blit(inner, (around, around))
    return whole


@lru_cache(maxsize=32)
def _ring(radius: int) -> tuple[tuple[int, int], ...]:
    # A ring and no disc: the middle is covered by the letters themselves.
    within, beyond = (radius - 0.8) ** 2, (radius + 0.3) ** 2
    reach = range(-radius, radius + 1)
    return tuple((x, y) for x in reach for y in reach if within <= x * x + y * y <= beyond)


def ink_box(text: str, size: int) -> tuple[int, int]:
    """Tell where the digits of a `lettering` lie: the offset of their top, and their height, without the edge."""
    font = fonts.get("figure", size)
    box = font.metrics(text[0])[0]
    if box is None:
        raise ValueError(f"the typeface has no glyph for {text[0]!r}")
    _, _, low, high, _ = box
    return font.get_ascent() - high, high - max(0, low)


def panel(
    size: Size,
    ground: Colour,
    metal: str = "gold",
    *,
    radius: float = 8,
    line: float = 1.5,
    opacity: float = 0.86,
) -> pygame.Surface:
    """Draw a dark panel with round corners, a soft light along its top and a metal line.

    Args:
        size: width and height.
        ground: colour of the panel.
        metal: a name of `palette.METALS`.
        radius: of the corners.
        line: width of the metal.
        opacity: of the ground, 0 to 1.
    """
    width, height = size
    inset = line + 0.5
    outline = rounded((inset, inset, width - 2 * inset, height - 2 * inset), radius)
    glow = svg.linear((0, 0), (0, height), (0, svg.light(ground, 0.2), opacity), (0.35, ground, opacity),
                      (1, svg.dark(ground, 0.35), opacity))  # fmt: skip
    return raster(svg.path(outline, glow) + trim(outline, metal, line), size)
