"""Cut blades and pole arms. The grip lies at (0, 0), the point upwards; a sword in a hand needs no more."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from tabletop.cards.pictures import Prop, PropName
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import Point, circle, dark, ellipse, group, light, line, linear, path, polygon, rect

Edge = Literal["straight", "leaf", "curved", "slim", "flame", "needle", "knife"]
Guard = Literal["bar", "down", "swept", "wings", "ring", "stub", "disc"]
Pommel = Literal["disc", "ball", "crown", "fish", "cap"]


@dataclass(frozen=True, slots=True)
class Make:
    """Describe a sword: blade and hilt, in units of a figure 290 tall."""

    length: float
    width: float
    edge: Edge
    guard: Guard
    span: float
    grip: float
    pommel: Pommel
    jewels: int = 0


MAKES: dict[PropName, Make] = {
    "dagger": Make(58, 6.5, "leaf", "stub", 13, 19, "ball"),
    "hunting-knife": Make(70, 8, "knife", "stub", 12, 22, "cap"),
    "short-sword": Make(92, 9, "leaf", "bar", 20, 22, "ball"),
    "falchion": Make(112, 11, "curved", "bar", 23, 23, "disc"),
    "arming-sword": Make(132, 7.6, "straight", "bar", 29, 23, "disc", 1),
    "long-sword": Make(152, 8, "straight", "down", 33, 33, "fish", 1),
    "estoc": Make(168, 6.4, "needle", "swept", 32, 32, "crown", 3),
    "flamberge": Make(172, 10.5, "flame", "ring", 40, 38, "crown", 3),
    "great-sword": Make(186, 12, "straight", "wings", 47, 42, "crown", 7),
    "rapier": Make(160, 4, "needle", "swept", 26, 20, "ball"),
    "curved-blade": Make(158, 5.4, "slim", "disc", 15, 46, "cap", 1),
    "black-sword": Make(196, 14.5, "straight", "wings", 52, 44, "crown", 7),
    "sabre": Make(126, 8, "curved", "down", 20, 22, "cap"),
}


def _sides(make: Make) -> tuple[list[Point], list[Point]]:
    """Trace the left and the right edge of the blade from the guard to the point."""
    length, width = make.length, make.width
    steps = 26 if make.edge == "flame" else 12
    left: list[Point] = []
    right: list[Point] = []
    for step in range(steps + 1):
        t = step / steps
        y = -length * t * 0.93
        match make.edge:
            case "leaf":
                half = width * (0.72 + 0.42 * math.sin(t * math.pi * 0.95)) * (1 - t**5)
                centre = 0.0
            case "needle":
                half, centre = width * (1 - 0.62 * t), 0.0
            case "flame":
                half = width * (0.95 - 0.4 * t)
                centre = math.sin(t * math.pi * 7) * width * 0.32 * (1 - t * 0.4)
            case "curved":
                half = width * (0.62 + 0.52 * t) * (1 - max(0.0, t - 0.72) * 2.2)
                centre = width * 1.5 * t * t
            case "slim":
                half, centre = width * (1 - 0.3 * t), width * 3.4 * t * t
            case "knife":
                half, centre = width * (0.9 - 0.5 * max(0.0, t - 0.5)), width * 0.3 * t
            case _:
                half, centre = width * (1 - 0.28 * t), 0.0
        left.append((centre - half, y))
        right.append((centre + half, y))
    tip = {"curved": make.width * 2.4, "slim": make.width * 4.3, "knife": make.width * 0.9}.get(
        make.edge, 0.0
    )
    left.append((tip, -length))
    return left, right


def _blade(make: Make, steel: str, gilt: str) -> str:
    left, right = _sides(make)
    spine = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(left, right, strict=False)]
    tip = left[-1]
    shine = linear(
        (0, 0),
        (0, -make.length),
        (0, light(steel, 0.3)),
        (0.35, light(steel, 0.75)),
        (0.6, light(steel, 0.25)),
        (1, light(steel, 0.85)),
    )
    shade = linear(
        (0, 0), (0, -make.length), (0, dark(steel, 0.42)), (0.5, dark(steel, 0.16)), (1, dark(steel, 0.3))
    )
    whole = polygon([*left, *right[::-1]], shine) + polygon([*spine, tip, *right[::-1]], shade)
    run = spine[: int(len(spine) * 0.7)]
    fuller = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in run)
    groove = line(fuller, dark(steel, 0.5), max(1.0, make.width * 0.28), 0.75)
    if make.jewels >= 3:
        runes = "".join(
            line(f"M{x - 1.8:.1f} {y:.1f}l1.8 -3l1.8 3l-1.8 3Z", gilt, 1.0)
            for x, y in run[2 : 2 + make.jewels * 2]
        )
        groove = line(fuller, dark(steel, 0.4), make.width * 0.5, 0.6) + runes
    return whole + groove


def _guard(make: Make, gilt: str, jewel: str) -> str:
    s = make.span
    shade, gleam = dark(gilt, 0.32), light(gilt, 0.5)
    match make.guard:
        case "stub":
            form = rect(-s, -4, 2 * s, 7, gilt, corner=3) + rect(0, -4, s, 7, shade, 0.8, corner=3)
        case "disc":
            form = ellipse(0, 0, s, 5.6, shade) + ellipse(-0.8, -1.2, s - 1.4, 4.4, gilt)
        case "bar":
            form = rect(-s, -4, 2 * s, 7.5, gilt, corner=3) + rect(0, 0, s, 3.5, shade, 0.8, corner=2)
            form += circle(-s, 0, 5.4, gilt) + circle(s, 0, 5.4, shade)
        case "down":
            form = path(
                f"M{-s} -15Q{-s + 6} -2 0 -5Q{s - 6} -2 {s} -15Q{s + 3} -8 {s - 6} 1"
                f"Q0 10 {-s + 6} 1Q{-s - 3} -8 {-s} -15Z",
                gilt,
            )
            form += (
                path(f"M0 -5Q{s - 6} -2 {s} -15Q{s + 3} -8 {s - 6} 1Q12 6 0 5.5Z", shade)
                + circle(-s + 1, -14, 4.4, gilt)
                + circle(s - 1, -14, 4.4, shade)
            )
        case "swept":
            form = rect(-s, -4, 2 * s, 6, gilt, corner=3) + line(
                f"M{-s * 0.7} 0C{-s * 0.8} -24 -6 -30 0 -12C6 -30 {s * 0.8} -24 {s * 0.7} 0", gilt, 3.6
            )
            form += line(
                f"M{s * 0.66} 2C{s} {make.grip * 0.4} {s * 0.6} {make.grip * 0.8} 4 {make.grip}", shade, 3.4
            )
            form += circle(-s, -1, 5, gilt) + circle(s, -1, 5, shade)
        case "ring":
            form = rect(-s, -4.5, 2 * s, 8, gilt, corner=3) + rect(0, 0, s, 3.5, shade, 0.8, corner=2)
            form += "".join(
                path(
                    f"M{d * (s - 5)} -4Q{d * (s + 6)} -14 {d * (s + 7)} -24"
                    f"Q{d * (s - 3)} -18 {d * (s - 11)} -4Z",
                    gilt if d < 0 else shade,
                )
                for d in (-1, 1)
            )
            form += (
                circle(0, 0, 10, shade)
                + circle(0, 0, 8.4, gilt)
                + path("M-10 -26L0 -40L10 -26L4 -8L-4 -8Z", gilt)
                + path("M0 -40L10 -26L4 -8L0 -8Z", shade)
            )
        case _:
            form = "".join(
                path(
                    f"M0 -7C{d * s * 0.4} -8 {d * s * 0.6} -16 {d * s} -30"
                    f"C{d * (s + 2)} -18 {d * (s - 2)} -10 {d * (s - 8)} -5"
                    f"C{d * (s - 2)} -5 {d * (s - 6)} 2 {d * (s - 16)} 2"
                    f"C{d * s * 0.4} 9 {d * 10} 9 0 8Z",
                    gilt if d < 0 else shade,
                )
                + line(
                    f"M{d * 8} 1Q{d * s * 0.6} -4 {d * (s - 4)} -18", gleam if d < 0 else dark(gilt, 0.1), 1.6
                )
                for d in (-1, 1)
            )
            form += path("M-12 -12Q0 -24 12 -12Q13 6 0 13Q-13 6 -12 -12Z", gilt) + path(
                "M0 -18Q8 -18 12 -12Q13 6 0 13Z", shade
            )
    if make.jewels:
        size = 3.4 + make.jewels * 0.55
        form += (
            circle(0, -1, size + 1.6, gleam)
            + circle(0, -1, size, jewel)
            + circle(-size * 0.3, -1 - size * 0.35, size * 0.3, "#ffffff", 0.85)
        )
    if make.jewels >= 7:
        form += "".join(
            circle(x, y, 2.6, PAPERS["teal"]) + circle(x - 0.8, y - 0.8, 0.9, "#ffffff", 0.8)
            for x, y in ((-22, -4), (22, -4), (-35, -12), (35, -12))
        )
    return form


def _hilt(make: Make, gilt: str, hide: str, jewel: str) -> str:
    g = make.grip
    grip = path(f"M-3.6 2L3.6 2L4.8 {g * 0.5}L3.4 {g}L-3.4 {g}L-4.8 {g * 0.5}Z", hide) + path(
        f"M1 2L3.6 2L4.8 {g * 0.5}L3.4 {g}L1 {g}Z", dark(hide, 0.4)
    )
    wire = "".join(
        line(f"M-4.4 {y}L4.4 {y + 3}", gilt if make.jewels else light(hide, 0.25), 1.2)
        for y in range(5, int(g) - 2, 5)
    )
    shade = dark(gilt, 0.32)
    match make.pommel:
        case "disc":
            knob = (
                circle(0, g + 6, 8, shade)
                + circle(-0.7, g + 5.4, 6.8, gilt)
                + circle(-0.7, g + 5.4, 3, jewel if make.jewels else shade)
            )
        case "ball":
            knob = circle(0, g + 4, 6, shade) + circle(-0.8, g + 3.2, 4.8, gilt)
        case "fish":
            knob = path(
                f"M-3 {g - 1}L3 {g - 1}Q6 {g + 6} 10 {g + 12}Q0 {g + 17} -10 {g + 12}Q-6 {g + 6} -3 {g - 1}Z",
                gilt,
            ) + path(f"M0 {g - 1}L3 {g - 1}Q6 {g + 6} 10 {g + 12}Q5 {g + 15} 0 {g + 15}Z", shade)
        case "crown":
            knob = (
                circle(0, g + 8, 10, shade)
                + circle(-0.8, g + 7.2, 8.6, gilt)
                + circle(-0.8, g + 7.2, 4.6, jewel)
                + circle(-2.4, g + 5.4, 1.5, "#ffffff", 0.85)
            )
            knob += polygon([(-6, g + 17), (0, g + 22), (6, g + 17)], gilt) + circle(0, g + 23, 2.4, gilt)
        case _:
            knob = path(f"M-4 {g - 2}L4 {g - 2}Q10 {g + 2} 9 {g + 8}Q0 {g + 11} -6 {g + 5}Z", shade)
    return grip + wire + knob


def sword(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A sword, knife or dagger; `colour` is the steel, `trim` the hilt's metal."""
    make = MAKES[p.prop]
    gilt = paper(p.trim, "gold" if make.jewels else "bronze")
    jewel = PAPERS["crimson"]
    blade = _blade(make, paper(p.colour, "silver"), gilt)
    hilt = _hilt(make, gilt, PAPERS["leather"] if make.jewels < 3 else PAPERS["crimson"], jewel) + _guard(
        make, gilt, jewel
    )
    # The fist closes on the middle of the grip.
    return (group(blade + hilt, (0, -make.grip * 0.45)),)


def _pole(length: float, above: float, wood: str) -> str:
    return rect(-3, -above, 6, length, wood, corner=2) + rect(
        0.4, -above, 2.6, length, dark(wood, 0.34), corner=1
    )


def mace(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A flanged mace."""
    steel, gilt = paper(p.colour, "steel"), paper(p.trim, "gold")
    flanges = "".join(
        path(f"M{x} -112Q{x + d * 15} -100 {x + d * 11} -78L{x} -72Z", c)
        for x, d, c in ((-3, -1, steel), (3, 1, dark(steel, 0.36)), (0, 0.5, light(steel, 0.3)))
    )
    return (
        _pole(110, 86, paper("brown", "brown"))
        + flanges
        + circle(0, -114, 5, gilt)
        + rect(-6, -74, 12, 5, gilt, corner=2)
        + circle(0, 26, 6, gilt),
    )


def axe(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A bearded axe."""
    steel, wood = paper(p.colour, "steel"), paper(p.trim, "brown")
    head = path("M-4 -112L6 -112Q34 -128 44 -118Q54 -92 40 -62Q34 -84 6 -88L-4 -88Z", steel) + path(
        "M36 -122Q42 -122 44 -118Q54 -92 40 -62Q40 -80 36 -86Q44 -104 36 -122Z", light(steel, 0.6)
    )
    return (_pole(160, 122, wood) + head + rect(-6, -114, 13, 28, dark(steel, 0.3), corner=3),)


def spear(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A spear."""
    steel, wood = paper(p.colour, "silver"), paper(p.trim, "brown")
    head = path("M0 -196Q-11 -172 -3 -148L3 -148Q11 -172 0 -196Z", light(steel, 0.3)) + path(
        "M0 -196Q11 -172 3 -148L0 -148Z", dark(steel, 0.3)
    )
    return (_pole(300, 150, wood) + head + rect(-4.5, -152, 9, 8, paper("gold", "gold"), corner=2),)


def lance(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A knight's lance with a pennon of `colour`."""
    cloth, gilt = paper(p.colour, "crimson"), paper(p.trim, "gold")
    pole = polygon([(-2, -214), (2, -214), (5, 130), (-5, 130)], PAPERS["straw"]) + polygon(
        [(0.5, -214), (2, -214), (5, 130), (1, 130)], PAPERS["tan"]
    )
    stripes = "".join(path(f"M-4 {y}L4 {y + 10}L4 {y + 17}L-4 {y + 7}Z", cloth) for y in range(-120, 120, 26))
    flag = path("M2 -206C24 -216 44 -196 78 -206Q62 -192 74 -178C44 -168 26 -186 2 -172Z", cloth) + path(
        "M2 -190C24 -200 44 -182 68 -192Q64 -184 74 -178C44 -168 26 -186 2 -172Z", dark(cloth, 0.3)
    )
    flag += line("M2 -188C24 -198 44 -180 66 -190", gilt, 2.4)
    return (
        flag
        + pole
        + stripes
        + path("M0 -240L-6 -214L6 -214Z", PAPERS["silver"])
        + path("M0 -240L0 -214L6 -214Z", PAPERS["iron"]),
    )


def halberd(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A halberd."""
    steel, wood = paper(p.colour, "steel"), paper(p.trim, "brown")
    head = path("M0 -210L-5 -168L-4 -120L4 -120L5 -168Z", light(steel, 0.4)) + path(
        "M4 -160Q30 -168 38 -156Q44 -140 36 -124Q24 -132 4 -130Z", steel
    )
    head += path("M34 -163Q38 -160 38 -156Q44 -140 36 -124Q30 -140 34 -163Z", light(steel, 0.6)) + path(
        "M-4 -154Q-18 -160 -30 -148Q-18 -146 -4 -138Z", dark(steel, 0.2)
    )
    tassel = path("M-5 -120L5 -120L8 -104L-8 -104Z", PAPERS["crimson"]) + ellipse(
        0, -120, 6, 3, PAPERS["gold"]
    )
    return (_pole(300, 150, wood) + head + tassel,)
