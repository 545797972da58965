"""Cut what is written, sealed and played: letters, quills, maps, seals, cards and dice."""

from __future__ import annotations

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, polygon, rect, star


def _wax(x: float, y: float, r: float, colour: str) -> str:
    """Drop a seal of wax: a blot with an eagle's star pressed into it."""
    blot = (
        f"M{x - r} {y}Q{x - r * 1.15} {y - r * 0.8} {x - r * 0.3} {y - r}"
        f"Q{x + r * 0.5} {y - r * 1.2} {x + r * 0.9} {y - r * 0.4}"
        f"Q{x + r * 1.25} {y + r * 0.3} {x + r * 0.6} {y + r * 0.9}"
        f"Q{x - r * 0.1} {y + r * 1.2} {x - r * 0.7} {y + r * 0.8}"
        f"Q{x - r * 1.1} {y + r * 0.5} {x - r} {y}Z"
    )
    return (
        path(blot, dark(colour, 0.25))
        + circle(x, y, r * 0.72, colour)
        + circle(x + r * 0.06, y + r * 0.06, r * 0.56, dark(colour, 0.3))
        + star(x, y, r * 0.5, r * 0.22, 5, light(colour, 0.25))
        + ellipse(x - r * 0.4, y - r * 0.55, r * 0.22, r * 0.12, "#ffffff", 0.6)
    )


def letter(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A folded letter under a seal of `trim`, about (0, 0)."""
    sheet, wax = paper(p.colour, "parchment"), paper(p.trim, "crimson")
    body = rect(-42, -28, 84, 56, sheet, corner=1.5) + polygon(
        [(-42, 28), (0, -4), (42, 28)], light(sheet, 0.24)
    )
    body += polygon([(42, -28), (42, 28), (8, 2)], dark(sheet, 0.12)) + polygon(
        [(-42, -28), (-42, 28), (-8, 2)], light(sheet, 0.1)
    )
    flap = polygon([(-42, -28), (42, -28), (0, 8)], dark(sheet, 0.06)) + polygon(
        [(0, -28), (42, -28), (0, 8)], dark(sheet, 0.16)
    )
    flap += line("M-41 -27L0 8L41 -27", dark(sheet, 0.34), 1.3)
    ribbon = rect(-3, -28, 6, 56, dark(wax, 0.15))
    return (body, flap + ribbon + _wax(0, 3, 12, wax))


def quill(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A goose quill that writes at (0, 0), its vane up and to the right."""
    vane, shaft = paper(p.colour, "white"), paper(p.trim, "straw")
    feather = path("M10 -30C0 -52 12 -92 46 -128C58 -100 48 -58 18 -26Z", vane) + path(
        "M14 -28C28 -60 38 -92 46 -128C58 -100 48 -58 18 -26Z", dark(vane, 0.22)
    )
    barbs = "".join(
        line(
            f"M{14 + k * 4.6:.1f} {-36 - k * 13}l{-7 - k * 0.4:.1f} -6"
            f"M{16 + k * 4.6:.1f} {-36 - k * 13}l{10 - k:.1f} -1",
            dark(vane, 0.3),
            1.1,
            0.7,
        )
        for k in range(7)
    )
    stem = line("M0 0Q16 -40 45 -124", shaft, 2.4) + path("M0 0L-1 -12L5 -13Z", dark(shaft, 0.5))
    return (feather + barbs + stem + circle(0, 1, 1.6, "#1c1420"),)


def map_(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A map spread out, curling at its ends: a coast, a road of dashes, a cross of `trim`, about (0, 0)."""
    sheet, ink = paper(p.colour, "parchment"), dark(PAPERS["brown"], 0.2)
    mark = paper(p.trim, "crimson")
    spread = path("M-66 -44Q-34 -52 0 -44Q34 -36 66 -44L66 42Q34 50 0 42Q-34 34 -66 42Z", sheet)
    spread += path("M2 -44Q34 -36 66 -44L66 42Q34 50 2 42Z", dark(sheet, 0.08))
    sea = path(
        "M-64 -40Q-44 -46 -26 -45Q-36 -28 -22 -16Q-40 -2 -30 14Q-42 24 -38 37Q-52 38 -64 40Z",
        PAPERS["sea"],
        0.55,
    )
    coast = line("M-26 -45Q-36 -28 -22 -16Q-40 -2 -30 14Q-42 24 -38 37", ink, 1.8)
    hills = "".join(
        line(f"M{x} {y}l5 -8l5 8", ink, 1.5) for x, y in ((0, -20), (9, -17), (36, 8), (45, 12), (40, 20))
    )
    road = line("M-18 28Q6 22 8 4Q14 -14 40 -22", ink, 2.2, dashes="5 4")
    town = (
        rect(-10, 4, 6, 7, ink)
        + polygon([(-11, 4), (-7, -1), (-3, 4)], mark)
        + rect(20, 24, 6, 7, ink)
        + polygon([(19, 24), (23, 19), (27, 24)], mark)
    )
    cross = line("M38 -28L50 -16M50 -28L38 -16", mark, 4)
    rose = star(52, 30, 10, 3, 4, ink, 0.8)
    curls = "".join(
        path(
            f"M{x} -47Q{x + d * 13} -42 {x + d * 11} 0Q{x + d * 13} 40 {x} 45Q{x + d * 3} 0 {x} -47Z",
            dark(sheet, 0.22),
        )
        for x, d in ((-66, -1), (66, 1))
    )
    return (spread + sea + coast + hills + road + town + cross + rose + curls,)


def seal(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A great seal of wax of `colour`, hanging by two ribbons of `trim` from (0, -60)."""
    wax, silk = paper(p.colour, "crimson"), paper(p.trim, "gold")
    ribbons = path("M-14 -62L0 -62L4 54L-8 46L-16 56Z", silk) + path(
        "M2 -62L14 -62L18 48L8 40L0 50Z", dark(silk, 0.28)
    )
    return (ribbons, _wax(0, -8, 32, wax))


_PIPS = {
    1: ((0, 0),),
    2: ((-7, -7), (7, 7)),
    3: ((-7, -7), (0, 0), (7, 7)),
    5: ((-7, -7), (7, -7), (0, 0), (-7, 7), (7, 7)),
}


def dice(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Two dice of bone, standing on (0, 0)."""
    bone, pip = paper(p.colour, "ivory"), paper(p.trim, "coal")

    def die(front: int, side: int, top: int) -> str:
        cube = rect(-17, -34, 34, 34, bone, corner=3) + polygon(
            [(17, -33), (27, -42), (27, -9), (17, -1)], dark(bone, 0.3)
        )
        cube += polygon([(-16, -34), (-6, -43), (27, -43), (17, -34)], light(bone, 0.4))
        pips = "".join(circle(x, y - 17, 3.2, pip) for x, y in _PIPS[front])
        pips += "".join(ellipse(22 + x * 0.3, -21 + y * 0.9 - x * 0.3, 1.6, 2.8, pip) for x, y in _PIPS[side])
        return (
            cube
            + pips
            + "".join(ellipse(5 + x * 1.1 - y * 0.3, -38.5 + y * 0.28, 3, 1.3, pip) for x, y in _PIPS[top])
        )

    return (group(die(5, 2, 1), (-26, 0), turn=-7) + group(die(3, 1, 2), (24, 0), turn=5),)


def _suit(kind: int, x: float, y: float, size: float) -> str:
    """Paint one of the four Spanish suits: coin, cup, sword, club."""
    gold, red, blue, green = PAPERS["gold"], PAPERS["crimson"], PAPERS["cobalt"], PAPERS["green"]
    sign = (
        circle(0, 0, 8, dark(gold, 0.25)) + circle(0, 0, 6.4, gold) + circle(0, 0, 2.4, red),
        path("M-8 -9L8 -9Q7 2 1.6 3L1.6 7L6 10L-6 10L-1.6 7L-1.6 3Q-7 2 -8 -9Z", red)
        + line("M-7 -6L7 -6", gold, 2),
        line("M0 -10L0 7", blue, 3) + line("M-5 4L5 4", gold, 2.6) + circle(0, 9, 2.2, gold),
        path("M-3 10L-5 -4Q-4 -10 0 -10Q4 -10 5 -4L3 10Z", green)
        + circle(-2, -3, 1.5, dark(green, 0.4))
        + circle(2, 3, 1.4, dark(green, 0.4)),
    )
    return group(sign[kind], (x, y), size=size)


def cards(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A hand of Spanish playing cards, fanned about (0, 0); `colour` is their back."""
    back, face = paper(p.colour, "crimson"), PAPERS["ivory"]

    def card(kind: int) -> str:
        edge = rect(-21, -74, 42, 64, dark(face, 0.35), corner=4) + rect(-21.5, -74.5, 42, 64, face, corner=4)
        border = line("M-17 -70L17 -70L17 -15L-17 -15Z", back, 1.3)
        spots = "".join(
            _suit(kind, x, y, 0.8) for x, y in ((-8, -57), (8, -57), (0, -42), (-8, -27), (8, -27))
        )
        return edge + border + (spots if kind != 2 else _suit(kind, 0, -42, 2.2))

    return tuple(group(card(kind), turn=turn) for kind, turn in ((1, -34), (3, -11), (2, 12), (0, 35)))
