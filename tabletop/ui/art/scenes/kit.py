"""What all scenes share: the backdrop they give, and silhouettes of land, towns and trees."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art import props
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.sheets import Box, Sheet
from tabletop.ui.art.svg import (
    Gradient,
    Point,
    circle,
    curve,
    dark,
    group,
    light,
    line,
    linear,
    mix,
    path,
    polygon,
    rect,
    slabs,
)

WIDTH, HEIGHT = 480, 400


@dataclass(frozen=True, slots=True)
class Backdrop:
    """Hold a scene: the two colours of sky or wall, the sheets behind the figures and those before them.

    `glow` is a light on the sky or wall: (x, y, reach, colour, strength).
    """

    top: str
    bottom: str
    back: tuple[Sheet, ...]
    fore: tuple[Sheet, ...] = ()
    open_sky: bool = True
    glow: tuple[float, float, float, str, float] | None = None


Scene: TypeAlias = Callable[[Tones, Random], Backdrop]


def misty(tone: str, haze: str, top: float, bottom: float, share: float = 0.45) -> Gradient:
    """Let a layer of land fade into haze towards its foot."""
    return linear((0, top), (0, bottom), (0, light(tone, 0.06)), (0.35, tone), (1, mix(tone, haze, share)))


def hills(
    dice: Random, y: float, swell: float, tone: str, haze: str, humps: int = 4, share: float = 0.4
) -> str:
    """Cut rolling hills whose tops lie about `y`."""
    step = (WIDTH + 80) / humps
    crest: list[Point] = [(-40 + k * step, y + dice.uniform(-swell, swell)) for k in range(humps + 1)]
    top = min(point[1] for point in crest)
    return path(
        f"{curve(crest)}L{WIDTH + 40} {HEIGHT + 10}L-40 {HEIGHT + 10}Z", misty(tone, haze, top, HEIGHT, share)
    )


def peaks(
    dice: Random, y: float, rise: float, tone: str, haze: str, count: int = 5, snow: float = 0.0
) -> str:
    """Cut a mountain range: every peak with a lit and a shaded face, and snow on its top share `snow`."""
    step = (WIDTH + 120) / count
    ranges = path(
        f"M-40 {y + 30}L{WIDTH + 40} {y + 30}L{WIDTH + 40} {HEIGHT + 10}L-40 {HEIGHT + 10}Z",
        misty(tone, haze, y, HEIGHT),
    )
    tops = [
        (-60 + (k + 0.5) * step + dice.uniform(-0.2, 0.2) * step, y - rise * dice.uniform(0.45, 1.0))
        for k in range(count)
    ]
    for x, top in sorted(tops, key=lambda spot: spot[1], reverse=True):
        w = (y + 60 - top) * 0.86
        bend = dice.uniform(-0.12, 0.12) * w
        ranges += polygon(
            [
                (x - w, y + 60),
                (x - w * 0.45, top + (y - top) * 0.52),
                (x, top),
                (x + w * 0.4, top + (y - top) * 0.42),
                (x + w, y + 60),
            ],
            misty(light(tone, 0.08), haze, top, y + 90, 0.6),
        )
        ranges += polygon(
            [
                (x, top),
                (x + w * 0.4, top + (y - top) * 0.42),
                (x + w, y + 60),
                (x + w * 0.2 + bend, y + 60),
                (x + w * 0.12 + bend, top + (y - top) * 0.5),
                (x - w * 0.02, top + (y - top) * 0.3),
            ],
            misty(dark(tone, 0.26), haze, top, y + 90, 0.6),
        )
        if snow:
            s = snow
            ranges += polygon(
                [
                    (x, top),
                    (x - w * 0.45 * s, top + (y - top) * 0.52 * s),
                    (x - w * 0.22 * s, top + (y - top) * 0.44 * s),
                    (x - w * 0.1 * s, top + (y - top) * 0.62 * s),
                    (x + w * 0.06 * s, top + (y - top) * 0.44 * s),
                    (x + w * 0.2 * s, top + (y - top) * 0.6 * s),
                    (x + w * 0.4 * s, top + (y - top) * 0.42 * s),
                ],
                light(haze, 0.7),
            )
            ranges += polygon(
                [
                    (x, top),
                    (x + w * 0.05 * s, top + (y - top) * 0.45 * s),
                    (x + w * 0.2 * s, top + (y - top) * 0.6 * s),
                    (x + w * 0.4 * s, top + (y - top) * 0.42 * s),
                ],
                mix(light(haze, 0.5), tone, 0.36),
            )
    return ranges


def houses(dice: Random, y: float, tone: str, lamp: str, *, scale: float = 1.0, lit: float = 0.5) -> str:
    """Cut a row of roofs: gables, steeples, domes and battlements, some windows lit."""
    row, x = "", -20.0
    windows = {True: "", False: ""}
    while x < WIDTH:
        w, h, kind = dice.uniform(36, 70) * scale, dice.uniform(46, 112) * scale, dice.random()
        shade, left, top = dark(tone, 0.22), x, y - h
        row += rect(left, top, w, h + HEIGHT, tone) + rect(left + w * 0.64, top, w * 0.36, h + HEIGHT, shade)
        if kind < 0.22:
            row += polygon(
                [(left - 4, top), (left + w / 2, top - w * 1.05), (left + w + 4, top)], tone
            ) + polygon([(left + w / 2, top - w * 1.05), (left + w + 4, top), (left + w * 0.62, top)], shade)
            row += rect(left + w / 2 - 1.4, top - w * 1.05 - 15, 2.8, 18, tone) + rect(
                left + w / 2 - 5, top - w * 1.05 - 11, 10, 2.8, tone
            )
        elif kind < 0.62:
            row += polygon(
                [(left - 7, top), (left + w * 0.46, top - 24 * scale), (left + w + 7, top)], dark(tone, 0.1)
            ) + rect(left + w * 0.7, top - 26 * scale, 8 * scale, 20 * scale, shade)
        elif kind < 0.82:
            row += "".join(
                rect(left + k * w / 4.5, top - 9 * scale, w / 8, 10 * scale, tone if k < 3 else shade)
                for k in range(5)
            )
        else:
            row += path(f"M{left} {top}A{w / 2} {w / 2} 0 0 1 {left + w} {top}Z", tone) + path(
                f"M{left + w * 0.62} {top}"
                f"Q{left + w * 0.7} {top - w * 0.3} {left + w / 2} {top - w / 2}"
                f"A{w / 2} {w / 2} 0 0 1 {left + w} {top}Z",
                shade,
            )
            row += rect(left + w / 2 - 1.3, top - w / 2 - 13, 2.6, 14, tone)
        for _ in range(dice.randint(1, 4)):
            wx, wy = left + dice.uniform(0.12, 0.72) * w, top + dice.uniform(0.14, 0.8) * h
            on = dice.random() < lit
            window = (
                f"M{wx:.1f} {wy:.1f}v{9 * scale:.1f}h{7 * scale:.1f}v{-9 * scale:.1f}"
                f"a{3.5 * scale:.1f} {3.5 * scale:.1f} 0 0 0 {-7 * scale:.1f} 0Z"
            )
            windows[on] += window
        x += w * dice.uniform(0.86, 1.08)
    return row + path(windows[False], dark(tone, 0.4)) + path(windows[True], lamp)


def pine(x: float, y: float, h: float, tone: str) -> str:
    """Cut a fir that stands on (x, y)."""
    shade = dark(tone, 0.26)
    tiers = "".join(
        polygon([(x - h * w, y - h * low), (x, y - h * high), (x + h * w, y - h * low)], tone)
        + polygon([(x, y - h * high), (x + h * w, y - h * low), (x + h * 0.03, y - h * low)], shade)
        for w, low, high in ((0.25, 0.1, 0.56), (0.2, 0.34, 0.78), (0.14, 0.58, 1.0))
    )
    return rect(x - h * 0.03, y - h * 0.12, h * 0.06, h * 0.13, shade) + tiers


def poplar(x: float, y: float, h: float, tone: str) -> str:
    """Cut a cypress that stands on (x, y)."""
    w = h * 0.14
    form = (
        f"M{x:.1f} {y - h:.1f}"
        f"C{x + w:.1f} {y - h * 0.66:.1f} {x + w * 1.1:.1f} {y - h * 0.2:.1f} {x + w * 0.4:.1f}"
        f" {y:.1f}L{x - w * 0.4:.1f} {y:.1f}"
        f"C{x - w * 1.1:.1f} {y - h * 0.2:.1f} {x - w:.1f} {y - h * 0.66:.1f} {x:.1f} {y - h:.1f}Z"
    )
    side = (
        f"M{x:.1f} {y - h:.1f}"
        f"C{x + w:.1f} {y - h * 0.66:.1f} {x + w * 1.1:.1f} {y - h * 0.2:.1f} {x + w * 0.4:.1f}"
        f" {y:.1f}L{x:.1f} {y:.1f}"
        f"C{x + w * 0.5:.1f} {y - h * 0.3:.1f} {x + w * 0.4:.1f} {y - h * 0.7:.1f} {x:.1f} {y - h:.1f}"
        "Z"
    )
    return path(form, tone) + path(side, dark(tone, 0.28))


def bush(x: float, y: float, r: float, tone: str) -> str:
    """Cut a round tree or bush."""
    return (
        circle(x + r * 0.5, y - r * 0.5, r * 0.7, dark(tone, 0.28))
        + circle(x - r * 0.5, y - r * 0.5, r * 0.66, tone)
        + circle(x, y - r, r * 0.8, tone)
        + circle(x - r * 0.2, y - r * 1.2, r * 0.4, light(tone, 0.14))
    )


_RED_AND_GOLD: tuple[Paper, ...] = ("gold", "crimson")


def bunting(start: Point, end: Point, tones: Tones) -> str:
    """Hang a string of little pennants between two points."""
    (x0, y0), (x1, y1) = start, end
    middle = ((x0 + x1) / 2, y0 + 40)
    string = line(f"M{x0} {y0}Q{middle[0]} {middle[1]} {x1} {y1}", tones.ink, 1.6, 0.8)
    cloths = [mix(PAPERS[paper], tones.depth(0.5), 0.15) for paper in _RED_AND_GOLD]
    for k in range(1, 9):
        share = k / 9
        x = x0 + (x1 - x0) * share
        y = (1 - share) ** 2 * y0 + 2 * share * (1 - share) * middle[1] + share**2 * y1
        string += polygon([(x - 7, y), (x + 7, y), (x, y + 17)], cloths[k % 2])
    return string


def grass(dice: Random, y: float, tone: str, count: int = 46) -> str:
    """Cut the dark grass at the front edge of the stage."""
    return "".join(
        path(
            f"M{x - 4:.0f} {HEIGHT + 4}"
            f"Q{x + lean * 0.4:.0f} {top + 18:.0f} {x + lean:.0f} {top:.0f}"
            f"Q{x + lean * 0.4 + 5:.0f} {top + 22:.0f} {x + 5:.0f} {HEIGHT + 4}Z",
            shade,
        )
        for x, lean, top, shade in (
            (
                dice.uniform(-6, WIDTH + 6),
                dice.uniform(-14, 14),
                y + dice.uniform(-12, 18) - (16 if dice.random() < 0.2 else 0),
                tone if dice.random() < 0.6 else dark(tone, 0.3),
            )
            for _ in range(count)
        )
    )


def masonry(dice: Random, x: float, y: float, w: float, h: float, tone: str, count: int) -> str:
    """Lay a few stones that stand out of a wall."""
    blocks = [
        (
            x + dice.uniform(0, w - 30),
            y + round(dice.uniform(0, h - 14) / 18) * 18,
            dice.uniform(22, 44),
            13.0,
        )
        for _ in range(count)
    ]
    darker = count * 3 // 5
    return slabs(blocks[:darker], dark(tone, 0.14), 0.6) + slabs(blocks[darker:], light(tone, 0.07), 0.6)


def tiles(y: float, tone: str, other: str) -> str:
    """Lay a floor of tiles that run to a vanishing point."""
    floor = rect(
        -10, y, WIDTH + 20, HEIGHT - y + 10, linear((0, y), (0, HEIGHT), (0, dark(tone, 0.25)), (1, tone))
    )
    rows = [y + (HEIGHT + 10 - y) * share for share in (0, 0.2, 0.5, 1.0)]
    for row, (near, far) in enumerate(itertools.pairwise(rows)):
        for k in range(-9, 9):
            if (k + row) % 2 == 0:
                spread0, spread1 = 34 + (near - y) * 0.5, 34 + (far - y) * 0.5
                floor += polygon(
                    [
                        (240 + k * spread0, near),
                        (240 + (k + 1) * spread0, near),
                        (240 + (k + 1) * spread1, far),
                        (240 + k * spread1, far),
                    ],
                    other,
                    0.75,
                )
    return floor + line(f"M0 {y}L{WIDTH} {y}", dark(tone, 0.5), 2)


def band(top: float, foot: float = HEIGHT) -> Box:
    """Give the strip of the stage between two heights: a sheet that keeps within it is rastered sooner."""
    return (0.0, top, float(WIDTH), foot - top)


def standing(prop: Prop, tones: Tones) -> str:
    """Cut a prop that belongs to a place, as one drawing where the prop says it stands or hangs."""
    return group("".join(props.draw(prop, tones)), prop.at, turn=prop.turn, size=prop.size, flip=prop.flip)


def wall_tone(tones: Tones, share: float) -> str:
    """Give a wall's colour: within walls nothing is lost in haze, so it is the land's, deepened by `share`."""
    return mix(mix(tones.land, tones.zenith, 0.4), tones.ink, share)


def dimmed(tones: Tones, paper: Paper, share: float = 0.45) -> str:
    """Dim a bright paper to the light within walls."""
    return mix(PAPERS[paper], wall_tone(tones, 0.6), share)


def arch(x: float, y: float, w: float, h: float) -> str:
    """Trace a round-headed window whose foot is centred on (x, y)."""
    r = w / 2
    return f"M{x - r:.1f} {y:.1f}V{y - h + r:.1f}A{r:.1f} {r:.1f} 0 0 1 {x + r:.1f} {y - h + r:.1f}V{y:.1f}Z"


def pales(x: float, y: float, w: float, h: float, tones: Tones, nearness: float) -> str:
    """Cut a hanging cloth of gold with four red pales."""
    gold, red = (mix(PAPERS[paper], tones.depth(nearness), 0.2) for paper in ("gold", "crimson"))
    step = w / 9
    return rect(x, y, w, h, gold) + "".join(rect(x + (2 * k + 1) * step, y, step, h, red) for k in range(4))
