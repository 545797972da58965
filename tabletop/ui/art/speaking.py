"""Medallions whose shape itself says what they count: a banner, crossed arms, a palm.

They need no badge, so that a figure is told at a glance where a card is small; and where several of them stand on one
card, nobody has to remember what a colour means. Shapes are drawn on a square of 100 units.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tabletop.ui.art import svg
from tabletop.ui.art.palette import METALS, NIGHT, TONES, Colour

_STEEL = METALS["silver"]


@dataclass(frozen=True, slots=True)
class Shape:
    """Describe a medallion in the shape of what it counts.

    Attributes:
        outline: of the body that bears the number.
        middle: where the number stands, in shares of the side.
        scale: height of the number, as a share of the side.
        behind: what sticks out behind the body.
        upon: what lies on the body, below the number.
        width: of the longest number, as a share of the side.
    """

    outline: str
    middle: tuple[float, float]
    scale: float
    behind: str = ""
    upon: str = ""
    width: float = 0.64


def _sword(turn: float) -> str:
    """Draw one of two swords that cross behind a shield: point and hilt look out."""
    blade = "M-5 -34L0 -64L5 -34V36H-5Z"
    drawing = svg.line(blade + "M-15 38H15M0 38V58", NIGHT, 11)
    drawing += svg.path(blade, _STEEL.bright) + svg.path("M0 -64L5 -34V36H0Z", _STEEL.plain)
    drawing += svg.line("M-14 38H14", METALS["gold"].plain, 6.5) + svg.line(
        "M0 40V57", METALS["gold"].dark, 6.5
    )
    return svg.group(drawing + svg.circle(0, 59, 5, METALS["gold"].bright), (50, 48), turn=turn)


_SHIELD = "M15 17Q34 20 50 12Q66 20 85 17V46C85 68 71 83 50 94C29 83 15 68 15 46Z"
_RUNS = "M15 17Q34 20 50 12Q66 20 85 17V32Q82 42 78 32Q74 26 71 34V42Q68 50 65 42V33Q61 26 57 31"
_BLOOD = f"{_RUNS}Q53 36 49 31Q45 27 42 33V47Q39 55 35 47V33Q31 27 27 32V38Q24 45 20 38Q18 34 15 34Z"
_DROPS = "M30 84C34 91 36 94 36 97A6 6 0 1 1 24 97C24 94 26 91 30 84ZM72 80C75 86 77 88 77 91A5 5 0 1 1 67 91"
_BANNER = "M11 9H89V95L50 75L11 95Z"
_ROD = "M6 9H94"
_PALM = (
    "M16 61V28C16 20 28 20 28 28V44L31 44V13C31 5 43 5 43 13V42L46 42V9C46 1 58 1 58 9V42L61 42V16C61 8 73 8 73 16V56"
    "L81 47C87 40 97 46 92 54L77 82C71 92 63 96 48 96C28 96 16 84 16 61Z"
)

SHAPES: Mapping[str, Shape] = MappingProxyType(
    {
        "banner": Shape(
            _BANNER,
            (0.5, 0.42),
            0.58,
            behind=svg.line(_ROD, NIGHT, 15)
            + svg.line(_ROD, METALS["gold"].plain, 9)
            + svg.line("M8 7H92", METALS["gold"].bright, 2.4, 0.9),
            upon=svg.path("M50 9H89V95L50 75Z", "#000000", 0.14),
        ),
        "arms": Shape(
            _SHIELD,
            (0.5, 0.48),
            0.56,
            behind=_sword(45) + _sword(-45),
            upon=svg.path("M50 12Q66 20 85 17V46C85 68 71 83 50 94Z", "#000000", 0.16),
        ),
        "blood": Shape(
            _SHIELD,
            (0.5, 0.49),
            0.52,
            behind=_sword(45) + _sword(-45) + svg.line(_DROPS, NIGHT, 5) + svg.path(_DROPS, "#d8232a"),
            upon=svg.path("M50 12Q66 20 85 17V46C85 68 71 83 50 94Z", "#000000", 0.16)
            + svg.path(_BLOOD, "#e2262c")
            + svg.line("M22 22Q36 24 50 17", "#ff9a8c", 3, 0.8),
            width=0.82,
        ),
        "palm": Shape(
            _PALM,
            (0.46, 0.66),
            0.54,
            upon=svg.path("M61 42V16C61 8 73 8 73 16V56L81 47C87 40 97 46 92 54L77 82C71 92 63 96 52 96Q64 80 61 42Z",
                          "#000000", 0.15),
        ),
    }
)  # fmt: skip
"""The shapes, by the names of their tones in `palette.TONES`."""


def body(tone: str, metal: Colour = _STEEL.plain) -> str:
    """Draw the empty body of a medallion.

    Args:
        tone: a name of `SHAPES`.
        metal: colour of its rim.

    Returns:
        SVG for a square of 100 units; it reaches up to 8 units beyond.
    """
    shape = SHAPES[tone]
    middle, rim = TONES[tone]
    ground = svg.linear((20, 0), (70, 100), (0, svg.light(middle, 0.25)), (0.4, middle), (1, rim))
    edge = svg.line(shape.outline, NIGHT, 13) + svg.line(shape.outline, metal, 8)
    face = svg.path(shape.outline, ground) + shape.upon
    return shape.behind + edge + face + svg.line(shape.outline, svg.dark(rim, 0.4), 1.6)
