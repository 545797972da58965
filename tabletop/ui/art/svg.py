"""Write SVG by the spoonful: shapes, groups, gradients and the mixing of colours.

Every helper returns a piece of SVG text, so a drawing is the sum of its pieces. Only what pygame's loader
understands is written: paths, circles, ellipses, rectangles, groups and gradients; no clip paths, filters or `use`.
Colours are `#rrggbb` strings; a fill may also be a Gradient, whose definition travels with the shape that uses it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TypeAlias
from zlib import crc32

Point: TypeAlias = tuple[float, float]

NIGHT_INK = "#150d22"
CANDLE_WHITE = "#fff4d8"


@dataclass(frozen=True)
class Gradient:
    """Hold a gradient in the coordinates of the shape that it fills; `linear` and `radial` make one."""

    kind: str
    geometry: str
    stops: tuple[tuple[float, str, float], ...]

    @cached_property
    def name(self) -> str:
        """Name the gradient after what it looks like, so that equal ones share a name."""
        return f"g{crc32(repr((self.kind, self.geometry, self.stops)).encode()):08x}"

    @cached_property
    def definition(self) -> str:
        """Write the `<defs>` that a document needs before it can refer to the gradient."""
        stops = "".join(
            f'<stop offset="{offset:g}" stop-color="{colour}" stop-opacity="{opacity:g}"/>'
            for offset, colour, opacity in self.stops
        )
        return (
            f'<defs><{self.kind} id="{self.name}" gradientUnits="userSpaceOnUse" {self.geometry}>'
            f"{stops}</{self.kind}></defs>"
        )


Fill: TypeAlias = str | Gradient
Stop: TypeAlias = tuple[float, str] | tuple[float, str, float]


def _stops(stops: Iterable[Stop]) -> tuple[tuple[float, str, float], ...]:
    return tuple((stop[0], stop[1], stop[2] if len(stop) == 3 else 1.0) for stop in stops)


def linear(start: Point, end: Point, *stops: Stop) -> Gradient:
    """Make a gradient from one point to another; each stop is (offset 0..1, colour[, opacity])."""
    geometry = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return Gradient("linearGradient", geometry, _stops(stops))


def radial(centre: Point, radius: float, *stops: Stop) -> Gradient:
    """Make a gradient from a centre outwards; each stop is (offset 0..1, colour[, opacity])."""
    return Gradient(
        "radialGradient", f'cx="{centre[0]:.1f}" cy="{centre[1]:.1f}" r="{radius:.1f}"', _stops(stops)
    )


def _paint(fill: Fill, opacity: float) -> tuple[str, str]:
    """Split a fill into the definition that goes before the shape and the attributes inside it."""
    definition, reference = (
        (fill.definition, f"url(#{fill.name})") if isinstance(fill, Gradient) else ("", fill)
    )
    return definition, f'fill="{reference}"' + (f' fill-opacity="{opacity:.2f}"' if opacity < 1 else "")


def path(d: str, fill: Fill, opacity: float = 1.0) -> str:
    """Fill the outline `d`, written in SVG path commands."""
    definition, attributes = _paint(fill, opacity)
    return f'{definition}<path d="{d}" {attributes}/>'


def line(d: str, colour: str, width: float, opacity: float = 1.0, dashes: str = "") -> str:
    """Stroke the open line `d` with round ends; `width` in units of the drawing, `dashes`
    as "on off" lengths."""
    see_through = f' stroke-opacity="{opacity:.2f}"' if opacity < 1 else ""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linecap="round"'
        f' stroke-linejoin="round"{see_through}{dashed}/>'
    )


def circle(x: float, y: float, r: float, fill: Fill, opacity: float = 1.0) -> str:
    """Fill a circle of radius `r` about (x, y)."""
    definition, attributes = _paint(fill, opacity)
    return f'{definition}<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" {attributes}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: Fill, opacity: float = 1.0) -> str:
    """Fill an upright ellipse with the half-axes `rx` and `ry` about (x, y)."""
    definition, attributes = _paint(fill, opacity)
    return f'{definition}<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" {attributes}/>'


def rect(
    x: float, y: float, w: float, h: float, fill: Fill, opacity: float = 1.0, corner: float = 0.0
) -> str:
    """Fill a rectangle with its upper left corner at (x, y) and corners rounded by `corner`."""
    definition, attributes = _paint(fill, opacity)
    rounded = f' rx="{corner:.1f}"' if corner else ""
    return (
        f'{definition}<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}"{rounded} {attributes}/>'
    )


def discs(spots: Iterable[tuple[float, float, float]], fill: Fill, opacity: float = 1.0) -> str:
    """Fill many circles (x, y, radius) of one paper as one shape, no darker where they overlap."""
    rounds = (
        f"M{x - r:.1f} {y:.1f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0Z"
        for x, y, r in spots
    )
    return path("".join(rounds), fill, opacity)


def slabs(boxes: Iterable[tuple[float, float, float, float]], fill: Fill, opacity: float = 1.0) -> str:
    """Fill many rectangles (x, y, width, height) of one paper as one shape."""
    return path("".join(f"M{x:.1f} {y:.1f}h{w:.1f}v{h:.1f}h{-w:.1f}Z" for x, y, w, h in boxes), fill, opacity)


def ovals(spots: Iterable[tuple[float, float, float, float, float]], fill: Fill, opacity: float = 1.0) -> str:
    """Fill many ellipses (x, y, half-axis across, half-axis down, turn in degrees) of one paper as one shape."""
    rounds = []
    for x, y, rx, ry, turn in spots:
        dx, dy = rx * math.cos(math.radians(turn)), rx * math.sin(math.radians(turn))
        arc = f"a{rx:.1f} {ry:.1f} {turn:.0f} 0 1"
        rounds.append(
            f"M{x - dx:.1f} {y - dy:.1f}{arc} {2 * dx:.1f} {2 * dy:.1f}{arc} {-2 * dx:.1f} {-2 * dy:.1f}Z"
        )
    return path("".join(rounds), fill, opacity)


def outlines(shapes: Iterable[Sequence[Point]]) -> str:
    """Trace straight-sided outlines, to be filled as one shape."""
    return "".join("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z" for points in shapes)


def polygon(points: Sequence[Point], fill: Fill, opacity: float = 1.0) -> str:
    """Fill the straight-sided outline through `points`."""
    return path(outlines([points]), fill, opacity)


def group(
    content: str, at: Point = (0.0, 0.0), *, turn: float = 0.0, size: float = 1.0, flip: bool = False
) -> str:
    """Move a drawing's origin to `at`, turned clockwise by `turn` degrees, scaled and, on
    demand, mirrored."""
    across = -size if flip else size
    turned = f" rotate({turn:.1f})" if turn else ""
    return f'<g transform="translate({at[0]:.1f} {at[1]:.1f}){turned} scale({across:.3f} {size:.3f})">{content}</g>'


def curve(points: Sequence[Point], *, closed: bool = False) -> str:
    """Write the path of a smooth curve through `points` (Catmull-Rom turned into Bezier pieces)."""
    count = len(points)
    pieces = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for index in range(count if closed else count - 1):
        before, start = points[index - 1] if index or closed else points[0], points[index]
        end = points[(index + 1) % count]
        after = points[(index + 2) % count] if closed or index + 2 < count else end
        pieces.append(
            f"C{start[0] + (end[0] - before[0]) / 6:.1f} {start[1] + (end[1] - before[1]) / 6:.1f}"
            f" {end[0] - (after[0] - start[0]) / 6:.1f} {end[1] - (after[1] - start[1]) / 6:.1f}"
            f" {end[0]:.1f} {end[1]:.1f}"
        )
    return "".join(pieces) + ("Z" if closed else "")


def taper(points: Sequence[Point], widths: Sequence[float], fill: Fill, opacity: float = 1.0) -> str:
    """Fill a smooth ribbon along `points` that is `widths[i]` wide on either side of each point."""
    left: list[Point] = []
    right: list[Point] = []
    for index, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
        x0, y0 = points[max(0, index - 1)]
        x1, y1 = points[min(len(points) - 1, index + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = (y1 - y0) / length * width, (x0 - x1) / length * width
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    back = curve(right[::-1])
    return path(curve(left) + "L" + back[1:] + "Z", fill, opacity)


def star_outline(x: float, y: float, outer: float, inner: float, tips: int) -> str:
    """Trace a star with `tips` rays between the radii `inner` and `outer`, one of them straight up."""
    return outlines(
        [
            [
                (
                    x + math.sin(math.pi * step / tips) * (inner if step % 2 else outer),
                    y - math.cos(math.pi * step / tips) * (inner if step % 2 else outer),
                )
                for step in range(tips * 2)
            ]
        ]
    )


def star(x: float, y: float, outer: float, inner: float, tips: int, fill: Fill, opacity: float = 1.0) -> str:
    """Fill a star, see `star_outline`."""
    return path(star_outline(x, y, outer, inner, tips), fill, opacity)


def rgb(colour: str) -> tuple[int, int, int]:
    """Read `#rrggbb` into its three numbers, 0..255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=4096)
def mix(a: str, b: str, share: float) -> str:
    """Mix two colours; `share` 0 gives `a`, 1 gives `b`."""
    blended = (round(x + (y - x) * share) for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#{:02x}{:02x}{:02x}".format(*(max(0, min(255, value)) for value in blended))


def dark(colour: str, share: float = 0.3) -> str:
    """Deepen a colour towards the ink of night, which keeps shade livelier than black would."""
    return mix(colour, NIGHT_INK, share)


def light(colour: str, share: float = 0.3) -> str:
    """Brighten a colour towards candle-lit white."""
    return mix(colour, CANDLE_WHITE, share)


def document(content: str, box: tuple[float, float, float, float]) -> bytes:
    """Wrap a drawing into an SVG file that shows the region `box` = (x, y, width, height)."""
    x, y, w, h = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {w:g} {h:g}"'
        f' width="{w:g}" height="{h:g}">{content}</svg>'
    ).encode()
