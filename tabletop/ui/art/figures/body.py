"""Measure a body and cut its arms and hands.

A figure's own space has the feet at (0, 0), upwards negative; the shoulders lie at y = -198, the chin at about -212,
the crown of the head at about -284. Light falls from the upper left, so shade lies to the right and below.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tabletop.cards.pictures import Build, Figure
from tabletop.ui.art.svg import (
    Point,
    circle,
    curve,
    dark,
    ellipse,
    group,
    light,
    line,
    mix,
    path,
    rect,
    taper,
)

SleeveCut: TypeAlias = Literal["tight", "wide", "full", "barred", "mail", "plate", "puffed", "bone", "bare"]

_UPPER_ARM = 54.0
_FOREARM = 51.0
_SHOULDER_HEIGHT = -194.0

_BUILDS: dict[Build, tuple[float, float, float]] = {
    "slender": (38, 24, 31),
    "sturdy": (43, 29, 35),
    "broad": (50, 34, 40),
    "stout": (46, 43, 48),
}


@dataclass(frozen=True, slots=True)
class Frame:
    """Hold the half-widths of a body at shoulder, waist and hip."""

    shoulder: float
    waist: float
    hip: float
    woman: bool

    def torso(self) -> str:
        """Trace neck, shoulders and trunk down to the hips."""
        s, w, h = self.shoulder, self.waist, self.hip
        return (
            f"M-13 -214C-20 -207 {-s + 10} -207 {-s + 2} -200Q{-s - 3} -196 {-s - 1} -184"
            f"C{-s} -170 {-w - 3} -158 {-w} -138"
            f"Q{-w - 1} -124 {-h} -104L{h} -104Q{w + 1} -124 {w} -138C{w + 3} -158 {s} -170 {s + 1} -184"
            f"Q{s + 3} -196 {s - 2} -200C{s - 10} -207 20 -207 13 -214Q0 -203 -13 -214Z"
        )

    def torso_shade(self) -> str:
        """Trace the part of the trunk that lies in shade."""
        s, w, h = self.shoulder, self.waist, self.hip
        return (
            f"M13 -214Q8 -210 5 -208C10 -180 6 -150 8 -104L{h} -104Q{w + 1} -124 {w} -138"
            f"C{w + 3} -158 {s} -170 {s + 1} -184"
            f"Q{s + 3} -196 {s - 2} -200C{s - 10} -207 20 -207 13 -214Z"
        )

    def bodice(self) -> str:
        """Trace the swell of a woman's bodice, to be filled with a faint light."""
        return "M-25 -182Q-24 -164 -8 -165Q0 -168 8 -165Q24 -164 25 -182Q16 -172 0 -174Q-16 -172 -25 -182Z"


def trunk(frame: Frame, skin: str) -> str:
    """Cut the bare trunk."""
    navel = line("M0 -132v3", dark(skin, 0.4), 2)
    return path(frame.torso(), skin) + path(frame.torso_shade(), dark(skin, 0.16)) + navel


def measure(figure: Figure) -> Frame:
    """Measure a figure by its build; a woman's shoulders and waist are a little narrower."""
    shoulder, waist, hip = _BUILDS[figure.build]
    if figure.face.woman:
        return Frame(shoulder - 4, waist - 3, hip, woman=True)
    return Frame(shoulder, waist, hip, woman=False)


@dataclass(frozen=True, slots=True)
class Sleeve:
    """Say how an arm is dressed: the cut, the cloth and the cuff."""

    cut: SleeveCut
    colour: str
    cuff: str


@dataclass(frozen=True, slots=True)
class Arm:
    """Hold the three points of an arm, and the forearm's direction in degrees (0 points right, 90 down)."""

    shoulder: Point
    elbow: Point
    wrist: Point

    @property
    def direction(self) -> float:
        """Give the direction in which the hand points."""
        return math.degrees(math.atan2(self.wrist[1] - self.elbow[1], self.wrist[0] - self.elbow[0]))

    @property
    def palm(self) -> Point:
        """Give the middle of the hand, a little beyond the wrist."""
        angle = math.radians(self.direction)
        return self.wrist[0] + math.cos(angle) * 8, self.wrist[1] + math.sin(angle) * 8


def reach(frame: Frame, side: int, target: Point, bend: int) -> Arm:
    """Bend an arm so that its palm comes to `target`, or as near as it can.

    `side` is -1 for the arm on the left of the picture, 1 for the other; `bend` 1 turns the elbow outwards and down,
    -1 inwards and up.
    """
    shoulder = (side * (frame.shoulder - 8), _SHOULDER_HEIGHT)
    dx, dy = target[0] - shoulder[0], target[1] - shoulder[1]
    distance = math.hypot(dx, dy) or 1.0
    span = max(18.0, min(distance - 8, _UPPER_ARM + _FOREARM - 2))
    # A hand held near comes towards us: the arm is foreshortened, so its elbow does not stick out like a handle.
    shortened = min(1.0, (span * 1.16 + 12) / (_UPPER_ARM + _FOREARM))
    upper, fore = _UPPER_ARM * shortened, _FOREARM * shortened
    ux, uy = dx / distance, dy / distance
    wrist = (shoulder[0] + ux * span, shoulder[1] + uy * span)
    along = (upper**2 - fore**2 + span**2) / (2 * span)
    across = math.sqrt(max(0.0, upper**2 - along**2))
    middle = (shoulder[0] + ux * along, shoulder[1] + uy * along)
    elbows = [(middle[0] + uy * across * turn, middle[1] - ux * across * turn) for turn in (1, -1)]
    elbows.sort(key=lambda elbow: side * elbow[0] + elbow[1] * 0.6, reverse=bend > 0)
    return Arm(shoulder, elbows[0], wrist)


def _limb(points: list[Point], widths: list[float], colour: str) -> str:
    lit = [(x - 2.0, y - 2.2) for x, y in points]
    (x, y), w = points[0], widths[0]
    cap = circle(x, y, w, dark(colour, 0.28)) + circle(x - 2.0, y - 2.2, w - 2.6, colour)
    return (
        taper(points, widths, dark(colour, 0.28))
        + cap
        + taper(lit, [max(1.5, w - 2.6) for w in widths], colour)
    )


def _spread(arm: Arm) -> list[Point]:
    """Lay five points along the arm, so that the elbow bends softly."""
    (sx, sy), (ex, ey), (wx, wy) = arm.shoulder, arm.elbow, arm.wrist
    return [
        (sx, sy),
        (sx + (ex - sx) * 0.46, sy + (ey - sy) * 0.46),
        (ex * 0.74 + (sx + wx) * 0.13, ey * 0.74 + (sy + wy) * 0.13),
        (wx + (ex - wx) * 0.46, wy + (ey - wy) * 0.46),
        (wx, wy),
    ]


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _band(a: Point, b: Point, share: float, width: float, colour: str, thick: float) -> str:
    """Lay a band across the limb from `a` to `b`, `share` of the way along."""
    x, y = _between(a, b, share)
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    return group(rect(-thick / 2, -width, thick, width * 2, colour, corner=thick / 3), (x, y), turn=angle)


def _wide(arm: Arm, sleeve: Sleeve) -> str:
    wx, wy = arm.wrist
    ex, ey = arm.elbow
    hang = 46.0
    inner = dark(sleeve.colour, 0.55)
    mouth_x, mouth_y = wx + (ex - wx) * 0.04, wy + hang
    drape = (
        f"M{ex:.1f} {ey - 8:.1f}Q{(ex + wx) / 2:.1f} {(ey + wy) / 2 - 13:.1f} {wx:.1f} {wy - 11:.1f}"
        f"Q{wx + (wx - ex) * 0.22:.1f} {wy + hang * 0.4:.1f} {mouth_x:.1f} {mouth_y:.1f}"
        f"Q{(ex + wx) / 2:.1f} {max(ey, wy) + hang * 0.75:.1f} {ex:.1f} {ey + 12:.1f}Z"
    )
    opening = (
        f"M{wx:.1f} {wy - 11:.1f}"
        f"Q{wx + (wx - ex) * 0.22:.1f} {wy + hang * 0.4:.1f} {mouth_x:.1f} {mouth_y:.1f}"
        f"Q{wx - (wx - ex) * 0.12:.1f} {wy + hang * 0.4:.1f} {wx:.1f} {wy - 11:.1f}Z"
    )
    hem = (
        f"M{wx:.1f} {wy - 11:.1f}"
        f"Q{wx + (wx - ex) * 0.22:.1f} {wy + hang * 0.4:.1f} {mouth_x:.1f} {mouth_y:.1f}"
    )
    return (
        path(drape, dark(sleeve.colour, 0.2))
        + _limb(_spread(arm), [17, 16, 15, 14, 12], sleeve.colour)
        + path(opening, inner)
        + line(hem, sleeve.cuff, 3.4)
    )


def _plate(arm: Arm, sleeve: Sleeve) -> str:
    steel, shade = sleeve.colour, dark(sleeve.colour, 0.32)
    (sx, sy), (ex, ey) = arm.shoulder, arm.elbow
    pauldron = circle(sx, sy + 2, 20, shade) + circle(sx - 1.5, sy, 18, steel)
    pauldron += path(
        f"M{sx - 15} {sy + 8}Q{sx} {sy + 18} {sx + 16} {sy + 6}Q{sx} {sy + 24} {sx - 15} {sy + 8}Z", shade
    )
    pauldron += path(
        f"M{sx - 13} {sy - 6}Q{sx - 6} {sy - 17} {sx + 5} {sy - 16}Q{sx - 5} {sy - 11} {sx - 10} {sy - 1}Z",
        light(steel, 0.5),
    )
    couter = (
        circle(ex, ey, 11.5, shade)
        + circle(ex - 1.2, ey - 1.2, 9.6, light(steel, 0.18))
        + circle(ex - 1.2, ey - 1.2, 3, sleeve.cuff)
    )
    bands = _band(arm.elbow, arm.wrist, 0.82, 11, sleeve.cuff, 4) + _band(
        arm.shoulder, arm.elbow, 0.62, 12, shade, 2
    )
    return _limb(_spread(arm), [14, 13, 10, 12, 9.5], steel) + bands + couter + pauldron


def _mail(arm: Arm, sleeve: Sleeve) -> str:
    """Cut a sleeve of mail: rows of rings along the arm, as dots of a darker paper."""
    points, ink = _spread(arm), dark(sleeve.colour, 0.4)
    rings = ""
    for row in (-8.4, -4.2, 0.0, 4.2, 8.4):
        shifted = [
            (x + math.sin(angle) * row * (1 - k * 0.07), y - math.cos(angle) * row * (1 - k * 0.07))
            for k, ((x, y), angle) in enumerate(zip(points, _headings(points), strict=True))
        ]
        rings += line(curve(shifted), ink, 1.9, 0.75, dashes="0.1 4.1")
    cuff = _band(arm.elbow, arm.wrist, 0.86, 11, light(sleeve.colour, 0.2), 3)
    return _limb(points, [16, 14, 12.5, 12, 10.5], sleeve.colour) + rings + cuff


def _headings(points: list[Point]) -> list[float]:
    """Give the direction in which a line runs at each of its points, in radians."""
    ahead = [*points[1:], points[-1]]
    behind = [points[0], *points[:-1]]
    return [math.atan2(b[1] - a[1], b[0] - a[0]) for a, b in zip(behind, ahead, strict=True)]


def _puffed(arm: Arm, sleeve: Sleeve) -> str:
    x, y = _between(arm.shoulder, arm.elbow, 0.34)
    angle = math.degrees(math.atan2(arm.elbow[1] - arm.shoulder[1], arm.elbow[0] - arm.shoulder[0]))
    puff = ellipse(0, 1, 31, 21, dark(sleeve.colour, 0.28)) + ellipse(-1, -2, 29, 18.5, sleeve.colour)
    puff += "".join(line(f"M-24 {k * 0.6}Q0 {k * 1.6} 24 {k * 0.6}", sleeve.cuff, 2.4) for k in (-9, 0, 9))
    return _limb(_spread(arm), [12, 12, 10.5, 10, 8.5], sleeve.colour) + group(puff, (x, y), turn=angle)


def _full(arm: Arm, sleeve: Sleeve) -> str:
    """Cut the full sleeve of a shirt, gathered at the wrist."""
    points = _spread(arm)
    gathers = line(curve([(x + 2, y + 3) for x, y in points[1:]]), dark(sleeve.colour, 0.3), 1.8, 0.55)
    cuff = _band(arm.elbow, arm.wrist, 0.92, 9.6, sleeve.cuff, 7)
    return _limb(points, [14, 15.5, 16, 17.5, 8.5], sleeve.colour) + gathers + cuff


def _barred(arm: Arm, sleeve: Sleeve) -> str:
    """Cut a tight sleeve barred with braid."""
    limb = _limb(_spread(arm), [13.5, 12.5, 11.5, 11, 9], sleeve.colour)
    limb += "".join(
        _band(arm.shoulder, arm.elbow, share, 11.5, sleeve.cuff, 3.4) for share in (0.34, 0.56, 0.78)
    )
    return limb + "".join(
        _band(arm.elbow, arm.wrist, share, width, sleeve.cuff, 3.4)
        for share, width in ((0.26, 10.8), (0.5, 10.4), (0.74, 10))
    )


def _bones(arm: Arm, sleeve: Sleeve) -> str:
    """Cut an arm of bones: one above the elbow, two below it."""
    shade = dark(sleeve.colour, 0.4)
    upper = line(_straight(arm.shoulder, arm.elbow), shade, 8) + line(
        _straight(arm.shoulder, arm.elbow), sleeve.colour, 5.4
    )
    angle = math.radians(arm.direction)
    nx, ny = -math.sin(angle) * 3.6, math.cos(angle) * 3.6
    lower = ""
    for side in (1, -1):
        start = (arm.elbow[0] + nx * side, arm.elbow[1] + ny * side)
        end = (arm.wrist[0] + nx * side * 0.8, arm.wrist[1] + ny * side * 0.8)
        lower += line(_straight(start, end), shade, 5.6) + line(_straight(start, end), sleeve.colour, 3.6)
    joints = "".join(
        circle(x, y, r, shade) + circle(x - 1, y - 1, r - 1.8, sleeve.colour)
        for (x, y), r in ((arm.shoulder, 9.0), (arm.elbow, 8.0), (arm.wrist, 6.4))
    )
    return upper + lower + joints


def _straight(a: Point, b: Point) -> str:
    return f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}"


def sleeve_of(arm: Arm, sleeve: Sleeve) -> str:
    """Cut the sleeve of an arm, or the bare arm."""
    if sleeve.cut == "full":
        return _full(arm, sleeve)
    if sleeve.cut == "barred":
        return _barred(arm, sleeve)
    if sleeve.cut == "wide":
        return _wide(arm, sleeve)
    if sleeve.cut == "plate":
        return _plate(arm, sleeve)
    if sleeve.cut == "mail":
        return _mail(arm, sleeve)
    if sleeve.cut == "puffed":
        return _puffed(arm, sleeve)
    if sleeve.cut == "bone":
        return _bones(arm, sleeve)
    widths = [13.5, 12.5, 11, 10.5, 8.5] if sleeve.cut == "tight" else [12, 11.5, 9.5, 9.5, 7.5]
    cuff = _band(arm.elbow, arm.wrist, 0.8, 10.4, sleeve.cuff, 9) if sleeve.cut == "tight" else ""
    return _limb(_spread(arm), widths, sleeve.colour) + cuff


def fist(arm: Arm, colour: str) -> str:
    """Close the hand around whatever was drawn before it."""
    shade, crease = dark(colour, 0.2), dark(colour, 0.4)
    knuckles = "".join(line(f"M{x} -8.5Q{x + 3.2} -4 {x + 1.2} 4", crease, 1.1, 0.75) for x in (-2.4, 2.0))
    form = path("M-9 -6Q-9 -11 -2 -11L6 -10Q11 -8 11 -1Q11 7 6 9L-3 10Q-9 9 -9 4Z", shade)
    form += path("M-9 -6Q-9 -11 -2 -11L6 -10Q10 -8 10 -2Q9.5 4 5 6L-3 7Q-8 7 -9 4Z", colour)
    thumb = path("M-6 3Q0 -1 6 2Q8 5 5 7Q-1 6 -5 9Q-9 7 -6 3Z", mix(colour, shade, 0.35))
    return group(form + knuckles + thumb, arm.palm, turn=arm.direction)


def open_hand(arm: Arm, colour: str, side: int) -> str:
    """Open the hand: four fingers a little spread, the thumb towards the body or, in a level hand, upwards."""
    across, down = math.cos(math.radians(arm.direction)), math.sin(math.radians(arm.direction))
    thumb_side = math.copysign(1, side * down) if abs(down) > 0.5 else math.copysign(1, -across)
    shade = dark(colour, 0.2)
    spread = ((-5, 15, -9.5, shade), (-1.8, 18.5, -3.4, colour), (1.6, 19, 2.6, colour), (4.8, 16, 8, colour))
    fingers = "".join(
        line(f"M3 {y0 * thumb_side:.1f}L{length} {y1 * thumb_side:.1f}", tone, 4.3)
        for y0, length, y1, tone in spread
    )
    thumb = line(f"M-3 {5 * thumb_side:.0f}Q3 {11 * thumb_side:.0f} 8 {14 * thumb_side:.0f}", shade, 4.4)
    palm = ellipse(0, 0.8, 9, 8, shade) + ellipse(-0.6, -0.6, 8.4, 7, colour)
    return group(thumb + fingers + palm, arm.palm, turn=arm.direction)
