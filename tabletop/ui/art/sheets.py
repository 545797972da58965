"""A sheet of paper: one layer of a picture, with its height above the layer below."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sheet:
    """Hold the drawing of one layer, in the coordinates of the 480×400 stage.

    `lift` says how far it stands off the layer behind: 1 throws a shadow some six units away, 0 throws none.
    `rim` gives it the light edge of cut paper.
    """

    content: str
    lift: float = 1.0
    rim: bool = True
