"""A spot: where one card lies, how tall it is drawn, how far it is turned, and what it lies over."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from pygame import Rect

from tabletop.ui.art.plans import width_for

ABOVE = 400
"""So many layers above all others lies what is in the middle of the table."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Say where a card lies.

    Attributes:
        x, y: its middle, in pixels.
        height: of the upright face, in pixels.
        angle: how far it is turned to the right, in degrees.
        layer: what lies over what: the higher one shows.
    """

    x: float
    y: float
    height: int
    angle: float = 0.0
    layer: int = 0

    @property
    def rect(self) -> Rect:
        """Return the upright rectangle that the card covers, turned as it is."""
        turn = math.radians(self.angle)
        across, down = abs(math.cos(turn)), abs(math.sin(turn))
        wide, tall = width_for(self.height), self.height
        w, h = wide * across + tall * down, wide * down + tall * across
        return Rect(round(self.x - w / 2), round(self.y - h / 2), round(w), round(h))

    @property
    def centre(self) -> tuple[int, int]:
        """Return its middle in whole pixels."""
        return round(self.x), round(self.y)

    def covers(self, point: tuple[int, int]) -> bool:
        """Tell whether a point lies on the card, turned as it is."""
        turn = math.radians(-self.angle)
        dx, dy = point[0] - self.x, point[1] - self.y
        across = dx * math.cos(turn) - dy * math.sin(turn)
        down = dx * math.sin(turn) + dy * math.cos(turn)
        return abs(across) <= width_for(self.height) / 2 and abs(down) <= self.height / 2

    def on(self, layer: int) -> Spot:
        """Return the same spot on another layer."""
        return replace(self, layer=layer)

    def towards(self, other: Spot, part: float) -> Spot:
        """Return the spot on the way to another: 0 is here, 1 is there; it takes the other's layer."""
        turn = (other.angle - self.angle + 180) % 360 - 180
        return Spot(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
            round(self.height + (other.height - self.height) * part),
            self.angle + turn * part,
            other.layer,
        )


def stacked(rect: Rect, count: int, gap: int) -> list[Rect]:
    """Cut a rectangle into so many equal ones, one below another, with a gap between."""
    if not count:
        return []
    tall = (rect.height - gap * (count - 1)) / count
    return [
        Rect(rect.x, round(rect.y + number * (tall + gap)), rect.width, round(tall))
        for number in range(count)
    ]
