"""Cut what is eaten, drunk and carried to market. All stand on (0, 0)."""

from __future__ import annotations

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, ovals, path, rect


def bread(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Two loaves of bread, a long one leaning on a round one."""
    crust = paper(p.colour, "tan")
    round_loaf = path("M-44 0C-56 -20 -40 -46 -6 -46C30 -46 44 -20 34 0Q-4 6 -44 0Z", crust) + path(
        "M10 -44C36 -38 42 -16 34 0Q18 4 4 4Q28 -18 10 -44Z", dark(crust, 0.34)
    )
    round_loaf += path(
        "M-30 -26Q-18 -36 -4 -36Q-16 -28 -24 -16ZM-10 -26Q2 -34 14 -32Q2 -26 -4 -14Z", light(crust, 0.5)
    )
    long_loaf = path(
        "M-58 -12Q-62 2 -48 4L52 4Q66 0 60 -12Q54 -24 40 -24L-42 -24Q-54 -22 -58 -12Z", light(crust, 0.1)
    )
    long_loaf += path("M-54 -4Q0 2 61 -8Q64 0 52 4L-48 4Q-56 2 -54 -4Z", dark(crust, 0.34))
    long_loaf += "".join(
        path(f"M{x} -20Q{x + 12} -22 {x + 16} -8Q{x + 4} -10 {x} -20Z", light(crust, 0.6))
        for x in (-42, -18, 6, 30)
    )
    return (round_loaf, group(long_loaf, (18, 0), turn=-8, size=0.86))


def jug(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A jug of glazed earthenware with a blue band."""
    clay, glaze = paper(p.colour, "ivory"), paper(p.trim, "cobalt")
    body = path("M-14 -84L18 -88L14 -66Q32 -52 30 -26Q28 -4 16 0L-16 0Q-28 -4 -30 -26Q-32 -52 -13 -66Z", clay)
    body += path("M6 -86L18 -88L14 -66Q32 -52 30 -26Q28 -4 16 0L4 0Q20 -30 6 -66Z", dark(clay, 0.28))
    handle = line("M-12 -76Q-44 -78 -42 -50Q-40 -34 -28 -30", dark(clay, 0.16), 7)
    bands = line("M-30 -36Q0 -28 30 -36M-28 -14Q0 -7 28 -14", glaze, 3.4) + "".join(
        circle(x, -23 + abs(x) * -0.06, 3, glaze) for x in (-20, -8, 4, 16)
    )
    flower = path("M0 -62Q6 -54 0 -46Q-6 -54 0 -62Z", glaze) + path(
        "M-10 -54Q-2 -56 0 -48Q-8 -46 -10 -54ZM10 -54Q2 -56 0 -48Q8 -46 10 -54Z", light(glaze, 0.2)
    )
    return (
        handle
        + body
        + bands
        + flower
        + ellipse(2, -86, 16, 4, dark(clay, 0.5))
        + line("M-20 -54Q-25 -36 -21 -20", "#ffffff", 3, 0.55),
    )


def _weave(w: float, h: float, tone: str) -> str:
    body = path(
        f"M{-w} {-h}L{w} {-h}Q{w - 4} {-h * 0.3} {w - 14} 0L{-w + 14} 0Q{-w + 4} {-h * 0.3} {-w} {-h}Z", tone
    )
    body += path(f"M{w * 0.3} {-h}L{w} {-h}Q{w - 4} {-h * 0.3} {w - 14} 0L{w * 0.24} 0Z", dark(tone, 0.3))
    rows = [
        (-w + 8 + col * 12.0 + (6 if row % 2 else 0), -h + 8 + row * 9.0, 5.0, 2.8, -12.0)
        for row in range(int(h / 9))
        for col in range(int((2 * w - 22) / 12))
    ]
    return body + ovals(rows, dark(tone, 0.36), 0.7)


def basket(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A wicker basket heaped with apples, leaves and a loaf; `trim` is the fruit."""
    cane, fruit = paper(p.colour, "tan"), paper(p.trim, "crimson")
    handle = line("M-48 -50Q-44 -122 0 -122Q44 -122 48 -50", dark(cane, 0.3), 7) + line(
        "M-48 -52Q-44 -124 0 -124Q44 -124 47 -52", light(cane, 0.1), 2.4
    )
    loaf = path("M14 -50Q30 -92 44 -92Q54 -88 46 -50Z", PAPERS["ochre"]) + path(
        "M30 -50Q44 -80 46 -91Q54 -84 46 -50Z", dark(PAPERS["ochre"], 0.3)
    )
    spots = (
        (-32, -58, fruit),
        (-10, -62, light(fruit, 0.16)),
        (12, -58, dark(fruit, 0.1)),
        (-22, -74, PAPERS["amber"]),
        (2, -78, fruit),
    )
    apples = "".join(
        circle(x, y, 13, dark(tone, 0.3))
        + circle(x - 1.4, y - 1.4, 11, tone)
        + ellipse(x - 5, y - 6, 3, 2, "#ffffff", 0.5)
        for x, y, tone in spots
    )
    leaves = path("M-44 -54Q-60 -66 -54 -80Q-40 -74 -38 -56Z", PAPERS["green"]) + path(
        "M-40 -54Q-34 -72 -46 -86Q-28 -84 -28 -58Z", PAPERS["forest"]
    )
    return (
        handle,
        leaves + loaf + apples,
        _weave(56, 54, cane)
        + rect(-58, -58, 116, 9, light(cane, 0.1), corner=4)
        + rect(-58, -52, 116, 3, dark(cane, 0.4), corner=1),
    )


def sack(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A sack of flour or corn, tied at its neck, a patch of `trim` on it."""
    hemp, patch = paper(p.colour, "parchment"), paper(p.trim, "tan")
    body = path("M-10 -76C-34 -66 -48 -30 -40 -4Q0 8 40 -4C48 -30 34 -66 10 -76Z", hemp) + path(
        "M4 -76L10 -76C34 -66 48 -30 40 -4Q26 1 10 2Q34 -32 4 -76Z", dark(hemp, 0.3)
    )
    ears = path("M-10 -76Q-26 -88 -24 -100Q-12 -94 0 -98Q12 -94 22 -102Q26 -88 10 -76Z", dark(hemp, 0.1))
    tie = rect(-12, -80, 24, 7, PAPERS["leather"], corner=3) + line(
        "M8 -76Q18 -66 14 -56", PAPERS["leather"], 2.6
    )
    folds = line(
        "M-6 -72Q-18 -50 -26 -46M4 -72Q4 -56 10 -48M-2 -72Q-4 -58 -8 -52", dark(hemp, 0.42), 1.8, 0.7
    )
    mend = group(
        rect(-10, -9, 20, 18, patch)
        + line("M-13 -5L-7 -5M-13 3L-7 3M7 -5L13 -5M7 3L13 3", dark(patch, 0.5), 1.5),
        (-14, -24),
        turn=-8,
    )
    return (body + folds + ears + tie + mend,)


def fish(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Three fish on a platter."""
    scale, plate = paper(p.colour, "steel"), paper(p.trim, "tan")
    dish = (
        ellipse(0, -4, 66, 11, dark(plate, 0.34))
        + ellipse(0, -8, 66, 11, plate)
        + ellipse(0, -9, 56, 8, dark(plate, 0.14))
    )

    def one(tone: str) -> str:
        body = path("M-44 0Q-20 -18 20 -10L38 -18Q34 -4 40 10L20 4Q-20 14 -44 0Z", tone) + path(
            "M-44 0Q-10 6 22 -2L40 10L20 4Q-20 14 -44 0Z", light(tone, 0.5)
        )
        arcs = "".join(line(f"M{x} -9q5 7 0 14", dark(tone, 0.4), 1.2, 0.7) for x in range(-22, 20, 8))
        return (
            body
            + arcs
            + circle(-34, -3, 2.6, "#fbf3e6")
            + circle(-34, -3, 1.3, "#1c1420")
            + line("M-27 -9Q-23 -1 -27 6", dark(tone, 0.5), 1.6)
        )

    return (
        dish
        + group(one(dark(scale, 0.16)), (6, -26), turn=5)
        + group(one(scale), (-4, -16), turn=-3)
        + circle(46, -14, 8, PAPERS["amber"])
        + circle(46, -14, 5.4, light(PAPERS["amber"], 0.5)),
    )


def ham(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A cured ham that hangs from (0, 0) by its cord."""
    meat, rind = paper(p.colour, "rust"), paper(p.trim, "ochre")
    cord = line("M0 0L0 18", PAPERS["straw"], 3) + line("M-7 20Q0 26 7 20", PAPERS["straw"], 4)
    leg = path(
        "M-6 14L6 14Q8 34 16 50Q38 78 30 108Q20 134 -4 132Q-32 126 -30 94Q-28 66 -12 48Q-8 34 -6 14Z", rind
    )
    leg += path("M2 14L6 14Q8 34 16 50Q38 78 30 108Q20 134 -2 132Q28 90 2 14Z", dark(rind, 0.4))
    cut = path("M-24 76Q-8 62 8 74Q20 92 10 114Q-6 126 -20 112Q-30 94 -24 76Z", meat) + path(
        "M-16 82Q-6 74 4 84Q8 96 0 106Q-10 110 -16 100Z", light(meat, 0.3)
    )
    return (
        leg
        + cut
        + circle(-4, 94, 5, PAPERS["ivory"])
        + line("M-22 78Q-8 66 8 76", light(rind, 0.6), 2.6)
        + cord,
    )
