"""Our own icons: white drawings in `assets/icons/*.svg`, tinted on demand.

An icon is drawn in white with two or three greys for its shadows, on a square of 64 units. Tinting multiplies,
so the greys become darker shades of the tint.
"""

from functools import cache

import pygame

from tabletop import resources
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import PAPER, Colour

_tinted: SurfaceCache[tuple[str, int, Colour]] = SurfaceCache(2 << 20)


@cache
def names() -> frozenset[str]:
    """List the icons that are shipped."""
    return frozenset(file.stem for file in (resources.assets() / "icons").glob("*.svg"))


def draw(name: str, size: int, colour: Colour = PAPER) -> pygame.Surface:
    """Draw an icon.

    Args:
        name: the icon's file name without its suffix, such as "sword".
        size: side of the square in pixels.
        colour: the tint.

    Returns:
        A surface shared with other callers: blit it, do not draw on it.

    Raises:
        ValueError: no such icon.

    Example:
        >>> draw("sword", 24).get_size()
        (24, 24)
    """
    return _tinted.get_or_paint((name, size, colour), lambda: _paint(name, size, colour))


def _paint(name: str, size: int, colour: Colour) -> pygame.Surface:
    if name not in names():
        raise ValueError(f"no icon is called {name!r}; there are {', '.join(sorted(names()))}")
    icon = pygame.image.load_sized_svg(resources.assets() / "icons" / f"{name}.svg", (size, size))
    icon.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return icon
