"""The pieces that lie by piles and on plates, and the signs on piles: what is to be known besides the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.art import fonts, icons, shapes, tokens
from tabletop.ui.art.plans import width_for
from tabletop.ui.table import heaps, widgets
from tabletop.ui.table.widgets import Mark

if TYPE_CHECKING:
    from tabletop.controller.tables import Badge, PieceLook
    from tabletop.engine.events import Place
    from tabletop.ui.table.gliders import Gliders
    from tabletop.ui.table.layers import Stage
    from tabletop.ui.table.layout import Arrangement, Metrics

LAYER = 2500
SIGNS = 2400
_SIDE = 1.9
"""Side of a piece on a plate in ems of a label."""
_FREE = 1.4
"""How much larger one is that lies by a pile."""


def side(m: Metrics) -> int:
    """Return the side of a piece on a plate in pixels."""
    return round(m.label * _SIDE)


def taken(looks: Sequence[PieceLook], m: Metrics) -> dict[int, int]:
    """Return how many pixels of each seat's plate pieces lie on."""
    found: dict[int, int] = {}
    for look in looks:
        if look.at[0] == "player":
            found[look.at[1]] = found.get(look.at[1], 0) + round(side(m) * 0.94)
    return found


def lay(
    stage: Stage, gliders: Gliders, table: Arrangement, looks: Sequence[PieceLook], seconds: float
) -> None:
    """Lay the pieces down, or send them to where they belong.

    Args:
        seconds: how long a card is on its way.
    """
    m = table.metrics
    kept: list[tuple[str, str]] = []
    before: dict[Place, int] = {}
    for look in looks:
        number = before.get(look.at, 0)
        size = side(m) if look.at[0] == "player" else round(side(m) * _FREE)
        corner = _corner(table, look.at, number, size)
        if corner is None:
            continue
        before[look.at] = number + 1
        key = ("piece", look.icon)
        gliders.put(stage, key, tokens.marker(look.icon, look.tone, size), corner, LAYER + number, seconds)
        kept.append(key)
    gliders.keep(stage, "piece", kept)


def _corner(table: Arrangement, at: Place, number: int, size: int) -> tuple[int, int] | None:
    """Return where the upper left corner of a piece lies: at the foot of a plate, or on the edge of a pile."""
    if at[0] == "player":
        area = table.seats.get(at[1])
        if area is None:
            return None
        pad = table.metrics.label // 4
        left = area.plate.right - pad - size - round(number * size * 0.94)
        return left, area.plate.bottom - pad - size
    zone = table.zones.get(at)
    if zone is None:
        return None
    spot = heaps.pile(zone.rect, (0,), table.metrics)[0][1]
    right = round(spot.x + width_for(spot.height) / 2)
    top = round(spot.y - spot.height / 2)
    return right - round(size * 0.62), top - round(size * 0.3) + number * size


def abridged(badge: Badge) -> Mark:
    """Abridge a badge to its numbers."""
    told = [str(value) for value in badge.args.values() if isinstance(value, int | str)]
    return Mark(badge.icon, "/".join(told), badge.tone)


def lay_signs(stage: Stage, table: Arrangement, signs: Mapping[Place, Badge]) -> None:
    """Lay a plate with its sign on the upper part of each pile that has one."""
    kept: list[tuple[str, Place]] = []
    for place, badge in signs.items():
        zone = table.zones.get(place)
        if zone is None or not zone.is_pile:
            continue
        spot = heaps.pile(zone.rect, (0,), table.metrics)[0][1]
        face = _sign(abridged(badge), round(table.metrics.label * 1.7))
        at = face.get_rect(center=(round(spot.x), round(spot.y - spot.height * 0.3)))
        stage.put(("sign", place), face, at.topleft, SIGNS)
        kept.append(("sign", place))
    stage.lift_others("sign", kept)


@lru_cache(maxsize=64)
def _sign(mark: Mark, height: int) -> pygame.Surface:
    """Draw a sign: an icon and, if there is one, its number; what is red shines."""
    colour = widgets.TONES[mark.tone]
    picture = icons.draw(mark.icon, round(height * 0.68), colour)
    number = fonts.render("figure", round(height * 0.62), mark.text, colour) if mark.text else None
    gap = height // 6
    wide = picture.get_width() + (number.get_width() + gap if number else 0) + round(height * 0.7)
    ground = "#6a1712" if mark.tone == "red" else "#1d1a1c"
    metal = "gold" if mark.tone == "red" else "iron"
    face = shapes.panel(
        (wide, height), ground, metal, radius=height * 0.3, line=max(1, height / 20), opacity=0.96
    )
    x = round(height * 0.35)
    face.blit(picture, (x, (height - picture.get_height()) // 2))
    if number is not None:
        top, tall = shapes.ink_box("0", round(height * 0.62))
        face.blit(number, (x + picture.get_width() + gap, (height - tall) // 2 - top))
    return face
