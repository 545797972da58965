"""With three or more rivals: the area on which the pointer rests opens, the others draw in."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.ui.scenes.table import TableScene

_AFTER = 0.12
"""Seconds that the pointer must rest: crossing an area on the way to another opens nothing."""
_SECONDS = 0.14
_FEWEST = 4
"""With fewer seats there is room for all."""


class Opening:
    """Watch on whose area the pointer rests.

    One that draws others in stays open until another opens; a drawer closes once the pointer has left it.
    """

    def __init__(self) -> None:
        self._seat: int | None = None
        self._rested = 0.0

    def update(self, scene: TableScene, dt: float) -> bool:
        """Let time pass; return whether an area has opened, or a drawer closed."""
        show = scene.show
        table = show.arrangement
        if table is None or len(table.seats) < _FEWEST or scene.browser is not None:
            return False
        area = table.seat_at(scene.pointer)
        seat = None if area is None or area.seat == show.below else area.seat
        self._rested = self._rested + dt if seat == self._seat else 0.0
        self._seat = seat
        stays = seat is None and table.market is None
        if stays or self._rested < _AFTER or seat == show.wish.open_seat:
            return False
        show.raise_card(show.wish.raised, seat, scene.seconds(_SECONDS))
        return True
