"""How a seat's part of the table is shared among its zones: rows, fronts, cascades, and a block of piles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.engine.events import Place
from tabletop.ui.art.plans import LEAST_HEIGHT, width_for
from tabletop.ui.table.spots import stacked

if TYPE_CHECKING:
    from tabletop.controller.tables import ZoneLook
    from tabletop.engine.views import PlayerView
    from tabletop.ui.table.layout import Metrics

PILES = ("pile", "single")
"""The styles of zones whose cards lie on one another."""
_WIDE = 1.75
"""A ground so many times as wide as it is high has room for more than rows."""
_HIGH = 3.2
"""One so many times as high as a line of piles has room for that line."""
_WIDEST = 3.2
"""One so many times as wide has room for every pile."""
_STEADY = 2
"""Piles of so much weight are shown everywhere: where there is no room beside the rows, in a strip below them."""
_FOOT = 0.36
_HIGHEST = 170
"""How high that strip is, as a part of the ground, and at most in pixels of the design."""
_AMPLE = 2.8
"""With steady piles, a ground so many times as wide as it is high has room for more than rows."""


@dataclass(slots=True)
class Zone:
    """Hold one zone on the table: where it is, how its cards lie, and whose it is."""

    place: Place
    rect: Rect
    style: str
    label: str

    @property
    def is_pile(self) -> bool:
        """Tell whether its cards lie on one another, the top one in sight."""
        return self.style in PILES


def divide(
    seat: int, ground: Rect, looks: Sequence[ZoneLook], view: PlayerView, m: Metrics
) -> dict[Place, Zone]:
    """Divide a seat's ground among its zones: rows one below another, fronts side by side, the others beside them.

    Where there is little room beside the rows, the light piles are not shown; where there is none, piles and cascades
    lie below, or are not shown, but for steady piles, which share a strip with the cascades.
    """
    mine = sorted([look for look in looks if look.area == "seat"], key=lambda look: look.order)
    rows = [look for look in mine if look.style == "row"]
    fronts = [look for look in mine if look.style == "front"]
    cascades = [look for look in mine if look.style == "cascade"]
    piles = [look for look in mine if look.style in PILES]
    gap = m.px(8)
    main, rest = ground.copy(), ground.copy()
    rects: list[tuple[ZoneLook, Rect]] = []
    steady = [look for look in piles if look.weight >= _STEADY]
    is_wide = ground.width > (_AMPLE if steady else _WIDE) * ground.height
    strip = m.px(130) + round(m.label * 3)
    if steady and not is_wide:
        most = min(m.px(_HIGHEST), ground.width * 7 // 10)  # a pile is never wider than half of the strip
        tall = max(LEAST_HEIGHT + m.px(8), min(most, round(ground.height * _FOOT)))
        foot = Rect(ground.x, 0, ground.width, tall)
        foot.bottom = ground.bottom
        main.height = foot.top - gap - ground.top
        rects += zip(rows, _weighed(main, [look.weight for look in rows], gap), strict=True)
        rects += zip(fronts, _side_by_side(main, len(fronts), gap), strict=True)
        rects += _in_a_strip(foot, piles, steady, cascades, gap)
        return {
            (look.zone, seat): Zone((look.zone, seat), rect, look.style, look.label) for look, rect in rects
        }
    if piles and not is_wide and ground.height > _HIGH * strip:
        line = Rect(ground.x, ground.bottom - strip, ground.width, strip)
        main.height = rest.height = line.y - gap - ground.y
        rects += zip(piles, _side_by_side(line, len(piles)), strict=True)
    elif piles and is_wide:
        if ground.width <= _WIDEST * ground.height:
            piles = [look for look in piles if look.weight >= 1]
        wide = math.ceil(len(piles) / 2) * max(m.px(92), round(m.label * 5))
        block = Rect(ground.right - wide, ground.y, wide, ground.height)
        main.width = rest.width = block.left - gap - ground.left
        rects += zip(piles, _in_two_lines(block, len(piles)), strict=True)
    if cascades and is_wide:
        rest.width = max(m.px(120), round(main.width * 0.235))
        rest.right = main.right
        main.width = rest.left - gap - ground.left
    elif cascades:
        # Where nothing lies, a strip to lay something down on is enough.
        is_bare = not any(view.zones.get((look.zone, seat)) for look in cascades)
        rest.height = round(m.label * 1.9) if is_bare else round(ground.height * 0.4)
        rest.bottom = ground.bottom
        main.height = rest.top - gap - ground.top
    rects += zip(rows, _weighed(main, [look.weight for look in rows], gap), strict=True)
    rects += zip(fronts, _side_by_side(main, len(fronts), gap), strict=True)
    rects += zip(cascades, stacked(rest, len(cascades), gap), strict=True)
    return {(look.zone, seat): Zone((look.zone, seat), rect, look.style, look.label) for look, rect in rects}


def _in_a_strip(
    rect: Rect, piles: Sequence[ZoneLook], steady: Sequence[ZoneLook], cascades: Sequence[ZoneLook], gap: int
) -> list[tuple[ZoneLook, Rect]]:
    """Lay piles and cascades side by side, the light piles too where there is room for all."""
    wide = width_for(rect.height) + gap
    shown = piles if rect.width > wide * (len(piles) + 2 * len(cascades)) else steady
    rects: list[tuple[ZoneLook, Rect]] = []
    left = rect.x
    for look in shown:
        rects.append((look, Rect(left, rect.y, wide, rect.height)))
        left += wide + gap
    room = Rect(left, rect.y, rect.right - left, rect.height)
    each = (room.width - gap * (len(cascades) - 1)) // max(1, len(cascades))
    rects += [
        (look, Rect(left + number * (each + gap), rect.y, each, rect.height))
        for number, look in enumerate(cascades)
    ]
    return rects


def _in_two_lines(rect: Rect, count: int) -> list[Rect]:
    if count == 1:
        return [rect]
    columns, tall = math.ceil(count / 2), rect.height // 2
    upper = Rect(rect.x, rect.y, rect.width, tall)
    lower = Rect(rect.x, rect.y + tall, rect.width, tall)
    return [*_side_by_side(upper, columns), *_side_by_side(lower, columns)][:count]


def _side_by_side(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    wide = (rect.width - gap * (count - 1)) // max(1, count)
    return [Rect(rect.x + number * (wide + gap), rect.y, wide, rect.height) for number in range(count)]


def _weighed(rect: Rect, weights: Sequence[float], gap: int) -> list[Rect]:
    """Cut a rectangle into ones as tall as their weights say, one below another, with a gap between."""
    if not weights:
        return []
    unit = (rect.height - gap * (len(weights) - 1)) / sum(weights)
    cut, y = [], float(rect.y)
    for weight in weights:
        cut.append(Rect(rect.x, round(y), rect.width, round(weight * unit)))
        y += weight * unit + gap
    return cut
