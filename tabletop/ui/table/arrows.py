"""Lines to targets: a string of beads along an arc with a head at its end, made of small surfaces.

Beads cost next to nothing to move, and are a pattern as well as a colour.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from tabletop.ui.art import shapes, svg
from tabletop.ui.art.palette import GLOWS, NIGHT
from tabletop.ui.table.layers import Mover

Point = tuple[float, float]


def arrow(start: Point, end: Point, kind: str, unit: float, grown: float = 1.0) -> list[Mover]:
    """Draw an arrow from one point to another, arched to the side that leaves both in sight.

    Args:
        start, end: in pixels.
        kind: a name of `palette.GLOWS`, for its colour.
        unit: pixels for each pixel of the design.
        grown: how much of it is there already, 0 to 1.

    Returns:
        Movers, in drawing order; none if the way is shorter than the head.
    """
    length = math.dist(start, end)
    head = round(34 * unit)
    if length < head or grown <= 0:
        return []
    bend = min(0.22 * length, 120 * unit) * (1 if end[0] >= start[0] else -1)
    across = ((end[1] - start[1]) / length, -(end[0] - start[0]) / length)
    middle = (
        (start[0] + end[0]) / 2 + across[0] * bend,
        (start[1] + end[1]) / 2 + across[1] * bend,
    )
    side = max(7, round(15 * unit))
    count = max(2, round(length / (side * 1.45)))
    last = max(1, round(count * grown))
    bead = _bead(kind, side)
    movers: list[Mover] = []
    for number in range(1, last):
        x, y = _along(start, middle, end, number / count)
        movers.append((bead, (round(x - bead.get_width() / 2), round(y - bead.get_height() / 2))))
    tip = _along(start, middle, end, last / count)
    back = _along(start, middle, end, max(0.0, last / count - 0.04))
    angle = round(math.degrees(math.atan2(tip[1] - back[1], tip[0] - back[0])) / 5) * 5
    point = _head(kind, head, angle % 360)
    movers.append((point, (round(tip[0] - point.get_width() / 2), round(tip[1] - point.get_height() / 2))))
    return movers


def _along(start: Point, middle: Point, end: Point, part: float) -> Point:
    rest = 1 - part
    a, b, c = rest * rest, 2 * rest * part, part * part
    return a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1]


@lru_cache(maxsize=64)
def _bead(kind: str, side: int) -> pygame.Surface:
    colour, _ = GLOWS[kind]
    shine = svg.radial((40, 34), 60, (0, svg.mix(colour, "#ffffff", 0.75)), (0.5, colour),
                       (1, svg.mix(colour, NIGHT, 0.45)))  # fmt: skip
    return shapes.raster(
        svg.circle(50, 50, 48, NIGHT, 0.7) + svg.circle(50, 50, 38, shine), (side, side), (0, 0, 100, 100)
    )


@lru_cache(maxsize=256)
def _head(kind: str, side: int, angle: int) -> pygame.Surface:
    colour, _ = GLOWS[kind]
    outline = "M96 50L22 12L38 50L22 88Z"
    shine = svg.linear((20, 20), (80, 80), (0, svg.mix(colour, "#ffffff", 0.6)), (0.5, colour),
                       (1, svg.mix(colour, NIGHT, 0.35)))  # fmt: skip
    drawing = svg.line(outline, NIGHT, 14, 0.75) + svg.path(outline, shine)
    straight = shapes.raster(drawing, (side * 2, side * 2), (-4, -4, 108, 108))
    return pygame.transform.rotozoom(straight, -angle, 0.5)
