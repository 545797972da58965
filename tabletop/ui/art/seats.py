"""The arms of the seats: each player has a colour and a charge, so that neither alone has to tell them apart."""

import pygame

from tabletop.cards.pictures import Charge
from tabletop.ui.art import heraldry, shapes, svg
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import Colour

ARMS: tuple[tuple[Colour, Colour, Charge], ...] = (
    ("#b3262e", "#f6dc9a", "tower"),
    ("#2d62ae", "#f4f0e2", "fleur"),
    ("#2f7d48", "#f6dc9a", "tree"),
    ("#d99b26", "#4a2410", "sun"),
    ("#7b3fa0", "#f4f0e2", "moon"),
    ("#2a8f98", "#f4f0e2", "key"),
    ("#c2603a", "#fbeecb", "eagle"),
    ("#5d6470", "#f4f0e2", "chevron"),
    ("#9a2f6b", "#f6dc9a", "stars"),
    ("#3d4450", "#f6dc9a", "cross"),
)
"""Field, charge's colour and charge of each seat."""

_OUTLINE = "M6 6C24 9 38 7 50 2C62 7 76 9 94 6V50C94 78 74 96 50 110C26 96 6 78 6 50Z"
_BOX = (0.0, -2.0, 100.0, 116.0)
_kept: SurfaceCache[tuple[int, int]] = SurfaceCache(1 << 20)


def colour(seat: int) -> Colour:
    """Return the colour of a seat's shield."""
    return ARMS[seat % len(ARMS)][0]


def shield(seat: int, height: int) -> pygame.Surface:
    """Draw the shield of a seat.

    Args:
        seat: counted from 0.
        height: in pixels; the width is 100/116 of it.

    Returns:
        A surface shared with other callers: blit it, do not draw on it.
    """
    return _kept.get_or_paint((seat % len(ARMS), height), lambda: _paint(seat, height))


def _paint(seat: int, height: int) -> pygame.Surface:
    field, ink, charge = ARMS[seat % len(ARMS)]
    ground = svg.linear(
        (0, 0), (100, 110), (0, svg.light(field, 0.22)), (0.45, field), (1, svg.dark(field, 0.45))
    )
    drawing = svg.path(_OUTLINE, ground)
    drawing += svg.group(heraldry.charge(charge, ink), (50, 52), size=1.28)
    drawing += svg.path("M50 2C62 7 76 9 94 6V50C94 78 74 96 50 110Z", "#000000", 0.13)
    drawing += shapes.trim(_OUTLINE, "gold", 4.2)
    return shapes.raster(drawing, (round(height * 100 / 116), height), _BOX)
