"""Cut the tools of the learned and the sly: staffs, books, lights, keys, instruments."""

from __future__ import annotations

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, ball, blaze, gem, paper, tongue
from tabletop.ui.art.svg import (
    circle,
    dark,
    ellipse,
    group,
    light,
    line,
    linear,
    ovals,
    path,
    polygon,
    radial,
    rect,
    star,
    taper,
)

WAX = "#f1e4c4"


def _stick(wood: str, top: float, foot: float) -> str:
    knots = "".join(ellipse(0.5, y, 3.4, 5, dark(wood, 0.3)) for y in range(int(top) + 40, int(foot), 62))
    shape = [(0.0, top), (2.0, top * 0.5), (-1.0, 0.0), (1.0, foot * 0.6), (0.0, foot)]
    return (
        taper(shape, [4.4, 4, 4.2, 3.8, 3], wood)
        + taper([(x + 1.6, y) for x, y in shape], [2, 1.8, 2, 1.6, 1.4], dark(wood, 0.4))
        + knots
    )


def staff(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A gnarled staff whose root holds a crystal of `trim`."""
    wood = paper(p.colour, "brown")
    root = line(
        "M0 -100C-18 -112 -22 -132 -8 -148M0 -100C18 -110 24 -134 8 -152M0 -104C-4 -116 2 -120 0 -128",
        wood,
        6,
    ) + line("M2 -100C20 -110 26 -134 10 -152", dark(wood, 0.4), 3)
    return (_stick(wood, -104, 170) + gem(0, -136, 15, paper(p.trim, "teal")) + root,)


def orb_staff(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A staff with an orb of `trim` in claws of gold."""
    wood, gilt = paper(p.colour, "brown"), PAPERS["gold"]
    claws = line("M0 -102C-26 -108 -26 -134 -14 -144M0 -102C26 -108 26 -134 14 -144", gilt, 5) + line(
        "M2 -102C28 -108 28 -134 16 -144", dark(gilt, 0.36), 2.6
    )
    rings = "".join(rect(-6.4, y, 12.8, 5, gilt, corner=2) for y in (-104, -92, 20))
    return (_stick(wood, -100, 170) + ball(0, -126, 19, paper(p.trim, "sky")) + claws + rings,)


def crook_staff(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A crook that curls about a hanging star."""
    wood, gem_tone = paper(p.colour, "gold"), paper(p.trim, "amber")
    crook = line(
        "M0 -92C0 -130 -8 -160 18 -166C44 -168 46 -136 26 -132C14 -132 12 -144 20 -148", wood, 7
    ) + line("M3 -92C3 -128 -4 -158 18 -163C38 -165 42 -140 27 -136", dark(wood, 0.3), 2.6)
    return (
        _stick(wood, -92, 170)
        + crook
        + line("M24 -132L24 -122", PAPERS["gold"], 1.6)
        + star(24, -110, 13, 5, 8, light(gem_tone, 0.5))
        + circle(24, -110, 4, "#ffffff"),
    )


def crescent_staff(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A staff crowned with a crescent and a star."""
    wood, silver = paper(p.colour, "indigo"), paper(p.trim, "silver")
    moon = path("M-24 -150A27 27 0 1 0 24 -150A21 22 0 1 1 -24 -150Z", silver) + path(
        "M0 -112A27 27 0 0 0 24 -150A21 22 0 0 1 4 -118Z", dark(silver, 0.3)
    )
    return (
        _stick(wood, -104, 170)
        + moon
        + star(0, -143, 12, 4.6, 6, "#fff8dc")
        + rect(-7, -112, 14, 7, silver, corner=3)
        + rect(-6, 20, 12, 5, silver, corner=2),
    )


def wand(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A wand with a spark at its tip."""
    wood = paper(p.colour, "black")
    return (
        taper([(0, 22), (0, -64)], [3.2, 1.8], wood)
        + rect(-2.6, -62, 5.2, 12, PAPERS["ivory"], corner=2)
        + star(0, -76, 16, 3.4, 4, paper(p.trim, "amber"))
        + star(0, -76, 8, 2.4, 4, "#ffffff"),
    )


def book(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An open book about (0, 0)."""
    hide = paper(p.colour, "crimson")
    boards = path("M-44 -14Q-20 -24 0 -12Q20 -24 44 -14L46 20Q20 10 0 22Q-20 10 -46 20Z", hide)
    left = path("M-41 -17Q-18 -27 0 -14L0 17Q-18 6 -42 15Z", PAPERS["ivory"])
    right = path("M41 -17Q18 -27 0 -14L0 17Q18 6 42 15Z", PAPERS["parchment"])
    script = "".join(
        line(f"M{x} {-12 + k * 6.4}Q{x + 13} {-17 + k * 6.4} {x + 27} {-10 + k * 6.4}", "#6b5138", 1.3, 0.7)
        for x in (-35,)
        for k in range(4)
    )
    script += circle(22, -3, 7, "#8a3a32", 0.7) + star(22, -3, 6, 2.4, 6, PAPERS["ivory"])
    return (boards + left + right + script + line("M0 -14L0 19", PAPERS["tan"], 1.6),)


def scroll(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A written scroll with a seal, about (0, 0)."""
    sheet = path("M-26 -42Q0 -48 26 -42L24 40Q0 46 -28 40Z", PAPERS["parchment"]) + path(
        "M8 -45Q18 -45 26 -42L24 40Q16 43 6 43Z", PAPERS["tan"], 0.4
    )
    script = "".join(
        line(f"M-18 {y}Q0 {y - 3} {16 - (y % 3) * 4} {y}", "#6b5138", 1.5, 0.8) for y in range(-30, 22, 8)
    )
    rolls = (
        rect(-32, -50, 64, 11, PAPERS["ivory"], corner=5)
        + rect(-34, 37, 68, 11, PAPERS["ivory"], corner=5)
        + rect(4, 37, 30, 11, PAPERS["tan"], 0.5, corner=5)
    )
    return (
        sheet
        + script
        + rolls
        + circle(10, 28, 8, paper(p.colour, "crimson"))
        + star(10, 28, 5, 2.4, 6, dark(paper(p.colour, "crimson"), 0.3)),
    )


def candles(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` candles of unequal height, burning."""
    row = ""
    for k in range(p.count):
        x, h = (k - (p.count - 1) / 2) * 17, 34 + (k * 37 % 23)
        row += rect(x - 5, -h, 10, h, WAX, corner=2) + rect(x + 1, -h, 4, h, dark(WAX, 0.22), corner=2)
        row += (
            path(f"M{x - 5} {-h}Q{x - 3} {-h + 14} {x - 1} {-h}Z", light(WAX, 0.4))
            + tongue(x, -h - 2, 4.4, 17, "#f7a531")
            + tongue(x, -h - 2, 2.4, 9, "#fff3c0")
        )
    return (row,)


def lantern(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A lantern that hangs from its ring at (0, 0)."""
    iron = paper(p.colour, "coal")
    ring = line("M0 -2A8 8 0 1 1 0.1 -2", iron, 3)
    cap = polygon([(-20, 30), (0, 10), (20, 30)], iron) + polygon(
        [(0, 10), (20, 30), (4, 30)], dark(iron, 0.4)
    )
    pane = rect(-17, 30, 34, 42, radial((0, 54), 30, (0, "#fffbe0"), (0.45, "#ffd469"), (1, "#e0822c")))
    bars = (
        "".join(rect(x - 1.6, 30, 3.2, 42, iron) for x in (-17, -6, 6, 17))
        + rect(-19, 28, 38, 5, iron)
        + rect(-21, 70, 42, 8, iron, corner=2)
    )
    return (group(cap + pane + tongue(0, 68, 6, 24, "#fff8d0") + bars, (0, 4)) + ring,)


def keys(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Keys on a ring."""
    metal = paper(p.colour, "bronze")
    one = (
        line("M0 12A7 7 0 1 1 0.1 12", metal, 3.4)
        + rect(-2, 26, 4, 34, metal)
        + rect(0, 48, 11, 4, metal)
        + rect(0, 56, 9, 4, metal)
    )
    return (
        line("M0 -4A11 11 0 1 1 0.1 -4", dark(metal, 0.2), 3)
        + "".join(group(one, (0, 10), turn=t) for t in (26, -4, -30)),
    )


def spy_glass(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A spy-glass along the horizontal, its eyepiece at (0, 0) and its lens to the right."""
    brass, hide = paper(p.colour, "gold"), paper(p.trim, "leather")

    def tube(x: float, w: float, h: float, tone: str) -> str:
        return rect(
            x,
            -h,
            w,
            h * 2,
            linear((0, -h), (0, h), (0, light(tone, 0.35)), (0.35, light(tone, 0.6)), (1, dark(tone, 0.45))),
            corner=2,
        )

    body = tube(-6, 34, 7, brass) + tube(26, 40, 9.5, hide) + tube(64, 52, 12.5, hide)
    rims = (
        tube(-10, 8, 9.5, brass)
        + tube(24, 7, 11.5, brass)
        + tube(62, 7, 14.5, brass)
        + tube(108, 11, 16.5, brass)
    )
    return (body + rims + ellipse(119, 0, 5, 15.5, PAPERS["sky"]) + ellipse(118, -5, 2, 6, "#ffffff", 0.8),)


def skull(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A skull that stands on (0, 0)."""
    bone = paper(p.colour, "ivory")
    head = path(
        "M-24 -34C-26 -60 26 -60 24 -34Q24 -20 14 -16L13 0L-13 0L-14 -16Q-24 -20 -24 -34Z", bone
    ) + path("M4 -54C24 -52 26 -44 24 -34Q24 -20 14 -16L13 0L4 0Q12 -26 4 -54Z", dark(bone, 0.26))
    holes = (
        ellipse(-9, -30, 6, 7, "#241820")
        + ellipse(10, -30, 6, 7, "#241820")
        + polygon([(0, -23), (-3.4, -15), (3.4, -15)], "#241820")
    )
    return (head + holes + "".join(line(f"M{x} -9L{x} 0", dark(bone, 0.5), 1.2) for x in (-8, -3, 3, 8)),)


def herbs(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A bunch of herbs that hangs from (0, 0)."""
    leaf = paper(p.colour, "moss")
    stem = line("M0 0L0 44", dark(leaf, 0.3), 1.8)
    for k in range(3):
        leaves = [(side * 5.0, 18.0 + j * 7, 4.6, 2.6, 0.0) for j in range(k, 5, 3) for side in (-1, 1)]
        stem += ovals(leaves, light(leaf, 0.1 * k))
    stems = "".join(group(stem, turn=turn) for turn in (-22, -8, 6, 20))
    return (stems + rect(-6, 2, 12, 6, paper(p.trim, "straw"), corner=2),)


def hourglass(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An hour-glass that stands on (0, 0)."""
    wood, sand = paper(p.colour, "brown"), paper(p.trim, "amber")
    glass = path(
        "M-18 -68L18 -68Q18 -46 3 -38Q18 -30 18 -8L-18 -8Q-18 -30 -3 -38Q-18 -46 -18 -68Z", "#dff1ee", 0.6
    )
    grains = (
        path("M-13 -54L13 -54Q11 -46 0 -39Q-11 -46 -13 -54Z", sand)
        + path("M-16 -9Q0 -34 16 -9Z", sand)
        + line("M0 -40L0 -14", sand, 1.6)
    )
    ends = (
        rect(-24, -76, 48, 9, wood, corner=3)
        + rect(-24, -9, 48, 9, wood, corner=3)
        + rect(-22, -68, 4, 60, dark(wood, 0.2))
        + rect(18, -68, 4, 60, dark(wood, 0.4))
    )
    return (glass + grains + ends + line("M-11 -62Q-11 -50 -5 -44", "#ffffff", 2, 0.8),)


def mask(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A half-mask with ribbons, about (0, 0)."""
    tone, trim = paper(p.colour, "black"), paper(p.trim, "gold")
    shape = path("M-34 -12Q0 -4 34 -12Q36 12 16 16Q6 16 0 6Q-6 16 -16 16Q-36 12 -34 -12Z", tone)
    eyes = ellipse(-15, 1, 8, 4.4, "#fbf3e6") + ellipse(15, 1, 8, 4.4, "#fbf3e6")
    return (
        line("M-34 -8Q-50 6 -44 26M34 -8Q50 4 46 24", trim, 3)
        + shape
        + line("M-34 -12Q0 -4 34 -12", trim, 2.2)
        + eyes,
    )


def fan(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An open fan, its pivot at (0, 0)."""
    silk, trim = paper(p.colour, "crimson"), paper(p.trim, "gold")
    blades = "".join(
        group(
            path("M-2 0L-11 -64Q0 -70 11 -64L2 0Z", silk if k % 2 else dark(silk, 0.22))
            + line("M0 0L0 -64", trim, 1.4),
            turn=-66 + k * 19,
        )
        for k in range(8)
    )
    return (blades + circle(0, 0, 4, trim),)


def flame(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A flame that stands on (0, 0), in a colour of its own if wished."""
    return (blaze(0, 0, 26, 72, paper(p.colour, "scarlet") if p.colour else "#f2722c"),)
