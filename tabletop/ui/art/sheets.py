"""A sheet of paper: one layer of a picture, with its height above the layer below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Box: TypeAlias = tuple[float, float, float, float]

STAGE: Box = (0.0, 0.0, 480.0, 400.0)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Hold the drawing of one layer, in the coordinates of the 480×400 stage.

    `lift` says how far it stands off the layer behind: 1 throws a shadow some six units away, 0 throws none.
    `rim` gives it the light edge of cut paper. `box` (x, y, width, height) holds all of the
    drawing, where that is less than the stage: a smaller part is rastered sooner.
    """

    content: str
    lift: float = 1.0
    rim: bool = True
    box: Box = STAGE
