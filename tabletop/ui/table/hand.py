"""Finding a card in the fan: by the strips in which the cards rest, so that raising one never takes it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.table import heaps

if TYPE_CHECKING:
    from tabletop.ui.table.layout import Arrangement, Metrics


def card_at(table: Arrangement, m: Metrics, point: tuple[int, int], raised: int | None) -> int | None:
    """Return the card of the viewer's own hand under a point, or None.

    The raised card stands in front of its neighbours, but in the fan's own band each card keeps the strip in which it
    rests: moving along the fan reaches every one of sixty.

    Args:
        table: as it is laid out.
        m: the measures of the window.
        point: in pixels.
        raised: the card that stands up now.
    """
    if table.own is None:
        return None
    rect = table.zones[table.own].rect
    for card, spot in reversed(heaps.fan(rect, table.held, m)):
        if spot.covers(point) and point[1] >= rect.y:
            return card
    if raised is not None and raised in table.cards and table.cards[raised].covers(point):
        return raised
    return None
