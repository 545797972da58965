"""Woven patterns: diapers for the grounds of frames, backs and cloths, drawn as tiles that join without a seam."""

import io
from collections.abc import Mapping
from types import MappingProxyType

import pygame

from tabletop.ui.art import svg
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import Colour

_tiles: SurfaceCache[tuple[str, int, Colour, int]] = SurfaceCache(1 << 20)

_LATTICE = "M0 50L50 0L100 50L50 100Z"
_FLEUR = (
    "M0 -27C6 -18 10 -13 10 -5C10 2 6 6 4 9H-4C-6 6 -10 2 -10 -5C-10 -13 -6 -18 0 -27Z"
    "M7 9C8 0 13 -8 20 -8C27 -8 28 0 23 3C24 -3 19 -3 17 1C15 4 14 6 14 9Z"
    "M-7 9C-8 0 -13 -8 -20 -8C-27 -8 -28 0 -23 3C-24 -3 -19 -3 -17 1C-15 4 -14 6 -14 9Z"
    "M-15 11H15V15H-15ZM-5 17H5L7 25L0 21L-7 25Z"
)
_LEAF = "M0 -24C14 -12 14 8 0 24C-14 8 -14 -12 0 -24ZM-1.5 -12V30H1.5V-12Z"
_FLAME = (
    "M0 30C-17 30 -22 14 -14 2C-10 -4 -9 -9 -10 -15C-4 -12 -1 -8 0 -3C5 -10 5 -19 1 -28C13 -20 21 -4 18 11"
    "C16 23 11 30 0 30ZM1 25C7 23 8 14 2 5C1 11 -7 12 -7 19C-6 23 -3 25 1 25Z"
)
_BLADE = "M-3.500 12L-4 -18L0 -30L4 -18L3.500 12H14V17H3.500V25L0 30L-3.500 25V17H-14V12Z"
_CROSS = "M-5 -22H5L3.500 -3.500L22 -5V5L3.500 3.500L5 22H-5L-3.500 3.500L-22 5V-5L-3.500 -3.500Z"


def _sown(motif: str, size: float = 1.0) -> str:
    """Sow a motif in quincunx: one in the middle of the tile, a quarter in each corner."""
    spots = ((50, 50), (0, 0), (100, 0), (0, 100), (100, 100))
    return "".join(svg.group(motif, spot, size=size) for spot in spots)


DIAPERS: Mapping[str, str] = MappingProxyType(
    {
        "lozenges": svg.line(_LATTICE, "#ffffff", 5) + svg.circle(50, 50, 7, "#ffffff") + _sown("", 1)
        + "".join(svg.circle(x, y, 7, "#ffffff") for x in (0, 100) for y in (0, 100)),
        "fleurs": _sown(svg.path(_FLEUR, "#ffffff"), 0.86),
        "crosses": _sown(svg.path(_CROSS, "#ffffff"), 0.9),
        "leaves": _sown(svg.path(_LEAF, "#ffffff"), 0.95),
        "stars": _sown(svg.star(0, 0, 22, 8, 6, "#ffffff")),
        "roundels": svg.line("M50 12A38 38 0 1 1 49.900 12Z", "#ffffff", 5) + _sown(svg.circle(0, 0, 12, "#ffffff")),
        "flames": _sown(svg.path(_FLAME, "#ffffff"), 0.82),
        "mail": "".join(
            svg.line(f"M{x - 21} {y}A21 21 0 1 1 {x + 21} {y}A21 21 0 1 1 {x - 21} {y}", "#ffffff", 5.5)
            for y in (0, 50, 100) for x in (range(0, 110, 50) if y != 50 else range(-25, 130, 50))
        ),
        "pallets": "".join(svg.rect(x, -1, 14, 102, "#ffffff") for x in (5.5, 30.5, 55.5, 80.5)),
        "blades": _sown(svg.path(_BLADE, "#ffffff"), 0.95),
        "scales": "".join(
            svg.line(f"M{x} {y}A25 30 0 0 0 {x + 50} {y}", "#ffffff", 5)
            for y, start in ((-25, -25), (0, 0), (25, -25), (50, 0), (75, -25), (100, 0))
            for x in range(start, 110, 50)
        ),
    }
)  # fmt: skip
"""The patterns, white on a square tile of 100 units."""


def tile(name: str, side: int, colour: Colour, strength: int) -> pygame.Surface:
    """Draw one tile of a pattern.

    Args:
        name: one of `DIAPERS`.
        side: side of the square in pixels.
        colour: of the thread.
        strength: its opacity, 0 to 255.

    Raises:
        ValueError: no pattern is called that.
    """
    if name not in DIAPERS:
        raise ValueError(f"no pattern is called {name!r}; there are {', '.join(sorted(DIAPERS))}")

    def paint() -> pygame.Surface:
        document = svg.document(DIAPERS[name], (0, 0, 100, 100))
        thread = pygame.image.load_sized_svg(io.BytesIO(document), (side, side))
        thread.fill(
            pygame.Color(colour) - pygame.Color(0, 0, 0, 255 - strength), None, pygame.BLEND_RGBA_MULT
        )
        return thread

    return _tiles.get_or_paint((name, side, colour, strength), paint)


def weave(surface: pygame.Surface, name: str, side: int, colour: Colour, strength: int) -> None:
    """Cover a whole surface with a pattern, the middle of a tile in the middle of the surface."""
    motif = tile(name, side, colour, strength)
    width, height = surface.get_size()
    left, top = (width // 2 - side // 2) % side - side, (height // 2 - side // 2) % side - side
    surface.fblits([(motif, (x, y)) for x in range(left, width, side) for y in range(top, height, side)])
