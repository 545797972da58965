"""What every table owes its parts: a place of their own."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from pygame import Rect

from tabletop.ui.table.layout import Arrangement


def parts(table: Arrangement, more: Mapping[object, Rect]) -> dict[object, Rect]:
    """Return the rectangles of zones, plates and band, and of what else a game has."""
    rects: dict[object, Rect] = {place: zone.rect for place, zone in table.zones.items()}
    rects |= {("plate", seat): area.plate for seat, area in table.seats.items()}
    return rects | {"band": table.band, **more}


def assert_apart(rects: Mapping[Any, Rect], ground: Rect) -> None:
    """Hold rectangles to be there, each apart from the others, all on some ground."""
    for (one, here), (other, there) in combinations(rects.items(), 2):
        assert not here.colliderect(there), f"{one} overlaps {other}"
    for name, rect in rects.items():
        assert rect.width > 0, name
        assert rect.height > 0, name
        assert ground.contains(rect), name
