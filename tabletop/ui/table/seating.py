"""The part of the table that belongs to a seat."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect


@dataclass(slots=True)
class SeatArea:
    """Hold the part of the table that belongs to a seat.

    Attributes:
        seat: whose.
        rect: all of it.
        plate: where the name and the badges stand.
        is_open: False for a rival whose area has drawn in while another's is open.
    """

    seat: int
    rect: Rect
    plate: Rect
    is_open: bool = True
