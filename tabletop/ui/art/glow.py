"""Glow rings: what may be touched, what is chosen, where a card may go. Each has a colour and a pattern.

Legal actions wear a string of beads, chosen cards a solid double line, targets dashes, the keyboard's focus fine
dots, a hint dashes and dots: without any colour they are still told apart.
"""

import pygame

from tabletop.ui.art import plans, shapes, svg
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import GLOWS, NIGHT, Colour

_kept: SurfaceCache[tuple[tuple[int, int], float, float, str]] = SurfaceCache(6 << 20)


def reach(height: int) -> int:
    """Measure how far a ring shines beyond what it surrounds, in pixels.

    Args:
        height: of a card beside which the ring is seen, in pixels.
    """
    return max(6, round(height / 16))


def ring(size: tuple[int, int], kind: str, *, radius: float, shine: int) -> pygame.Surface:
    """Draw a ring around a rectangle.

    Args:
        size: of the rectangle, in pixels.
        kind: a name of `palette.GLOWS`.
        radius: of the rectangle's corners, in pixels.
        shine: how far the glow reaches, in pixels; the surface is that much larger on every side.

    Returns:
        A surface with a hole for the rectangle, shared with other callers. Blit it after a card (whose soft
        shadow would dim it), with its middle on the middle of the rectangle.

    Raises:
        ValueError: no glow is called that.
    """
    if kind not in GLOWS:
        raise ValueError(f"no glow is called {kind!r}; there are {', '.join(sorted(GLOWS))}")
    return _kept.get_or_paint((size, radius, shine, kind), lambda: _paint(size, kind, radius, shine))


def around_face(height: int, kind: str) -> pygame.Surface:
    """Draw the ring of a card; blit it after the face, with its middle on the middle of the face.

    Args:
        height: of the face in pixels.
        kind: a name of `palette.GLOWS`.
    """
    card = plans.body(height)
    return ring(card.size, kind, radius=0.052 * card.width, shine=reach(height))


def _paint(size: tuple[int, int], kind: str, radius: float, shine: int) -> pygame.Surface:
    colour, pattern = GLOWS[kind]
    whole = (size[0] + 2 * shine, size[1] + 2 * shine)
    width = shine / 3
    edge = shine - width * 0.75
    box = (edge, edge, whole[0] - 2 * edge, whole[1] - 2 * edge)
    outline = shapes.rounded(box, radius + width * 0.75)
    surface = pygame.Surface(whole, pygame.SRCALPHA)
    surface.blit(_halo(outline, colour, shine, whole), (0, 0))
    length = 2 * (box[2] + box[3]) - (8 - 6.2832) * min(radius + width * 0.75, box[2] / 2, box[3] / 2)
    surface.blit(shapes.raster(_thread(outline, colour, pattern, width, length), whole), (0, 0))
    inside = shapes.rounded((shine, shine, *size), radius)
    surface.blit(
        shapes.raster(svg.path(inside, "#ffffff"), whole), (0, 0), special_flags=pygame.BLEND_RGBA_SUB
    )
    return surface


def _halo(outline: str, colour: Colour, shine: int, size: tuple[int, int]) -> pygame.Surface:
    """Draw the soft light: a broad line, blurred by way of a smaller copy."""
    broad = shapes.raster(svg.line(outline, colour, shine * 0.62), size)
    small = (max(8, size[0] // 4), max(8, size[1] // 4))
    blurred = pygame.transform.gaussian_blur(pygame.transform.smoothscale(broad, small), max(1, shine // 9))
    halo = pygame.transform.smoothscale(blurred, size)
    # The blur has darkened the rim towards transparent black; only its opacity is wanted.
    halo.fill(colour, special_flags=pygame.BLEND_RGB_MAX)
    return halo


def _thread(outline: str, colour: Colour, pattern: str, width: float, length: float) -> str:
    bright = svg.mix(colour, "#ffffff", 0.45)
    if pattern == "solid":
        return (
            svg.line(outline, svg.mix(colour, NIGHT, 0.75), width * 1.5, 0.8)
            + svg.line(outline, colour, width)
            + svg.line(outline, svg.mix(colour, NIGHT, 0.8), width * 0.3)
        )
    dashes = {
        "beads": (0.01, 2.1),
        "dots": (0.01, 1.7),
        "dashes": (3.4, 2.8),
        "dash-dot": (3.2, 2.2, 0.01, 2.2),
    }[pattern]
    thickness = width * {"dots": 0.62, "beads": 1.2}.get(pattern, 1.0)
    dark = _dashed(
        svg.line(outline, svg.mix(colour, NIGHT, 0.8), thickness * 1.7, 0.85), dashes, width, length
    )
    base = svg.line(outline, colour, max(0.8, width * 0.3), 0.8) if pattern == "beads" else ""
    return dark + base + _dashed(svg.line(outline, bright, thickness), dashes, width, length)


def _dashed(line: str, dashes: tuple[float, ...], width: float, length: float) -> str:
    """Break a closed line into dashes, in widths of it, stretched so that the pattern closes without a seam."""
    period = sum(dashes) * width
    stretch = length / max(1, round(length / period)) / period
    array = ",".join(f"{dash * width * stretch:.3f}" for dash in dashes)
    return line.replace("<path ", f'<path stroke-dasharray="{array}" ')
