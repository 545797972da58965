"""Cut what stands on a field or a stage: engines, towers, tents, banners, trees, stones. All stand on (0, 0)."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.heraldry import charge
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, blaze, paper, planks
from tabletop.ui.art.svg import circle, dark, group, light, line, path, polygon, rect

SHADOW = "#150d22"


def battlements(x: float, y: float, w: float, stone: str, teeth: int, height: float = 13.0) -> str:
    """Cut a parapet whose walk lies at `y`."""
    step = w / (2 * teeth - 1)
    merlons = "".join(rect(x + k * 2 * step, y - height, step, height + 2, stone) for k in range(teeth))
    return merlons + rect(x, y, w, height * 0.6, stone) + rect(x, y + height * 0.55, w, 2.4, SHADOW, 0.3)


def keep(
    x: float,
    y: float,
    w: float,
    h: float,
    stone: str,
    *,
    flag: str = "",
    lamp: str = "#2a1c24",
    cone: str = "",
) -> str:
    """Cut a tower that stands on (x, y): shaded side, courses of stone, windows, and a parapet or a pointed
    roof."""
    left = x - w / 2
    body = rect(left, y - h, w, h, stone) + rect(left + w * 0.62, y - h, w * 0.38, h, dark(stone, 0.3))
    dice = Random(int(abs(x) * 7 + w * 13 + h))
    courses = "".join(
        rect(
            left + dice.uniform(0.06, 0.7) * w,
            y - h * dice.uniform(0.06, 0.94),
            w * 0.16,
            3.4,
            dark(stone, 0.26),
            0.6,
            corner=1,
        )
        for _ in range(int(w * h / 420))
    )
    slits = "".join(
        path(
            f"M{x - w * 0.08} {y - h * k}a{w * 0.08} {w * 0.1} 0 0 1 {w * 0.16} 0v{w * 0.28}h{-w * 0.16}Z",
            lamp,
        )
        for k in (0.78, 0.42)
    )
    if cone:
        top = polygon(
            [(left - w * 0.12, y - h), (x, y - h - w * 1.15), (left + w * 1.12, y - h)], cone
        ) + polygon(
            [(x, y - h - w * 1.15), (left + w * 1.12, y - h), (x + w * 0.14, y - h)], dark(cone, 0.34)
        )
        peak = y - h - w * 1.15
    else:
        top = rect(left - w * 0.07, y - h - 4, w * 1.14, 8, dark(stone, 0.14)) + battlements(
            left - w * 0.07, y - h - 6, w * 1.14, light(stone, 0.08), 4, w * 0.16 + 4
        )
        peak = y - h - 6 - w * 0.16
    banner = ""
    if flag:
        banner = rect(x - 1.2, peak - 34, 2.6, 38, "#3a2a22") + path(
            f"M{x + 1} {peak - 34}q14 -7 26 1q9 5 18 -1q-6 8 2 16q-11 6 -20 0q-13 -7 -26 0Z", flag
        )
    return banner + body + courses + slits + top


def tower(p: Prop, tones: Tones) -> Pieces:
    """A round tower with a pointed roof of `trim`."""
    return (
        keep(
            0,
            0,
            74,
            190,
            paper(p.colour, "tan"),
            cone=paper(p.trim, "crimson"),
            flag=paper(p.trim, "crimson"),
            lamp=tones.lamp,
        ),
    )


def castle(p: Prop, tones: Tones) -> Pieces:
    """A castle: keep, curtain wall, gate and corner towers, with flags of `trim`."""
    stone, flag = paper(p.colour, "tan"), paper(p.trim, "crimson")
    lamp = tones.lamp
    back = (
        keep(0, -34, 74, 168, light(stone, 0.1), flag=flag, lamp=lamp)
        + keep(-62, -30, 40, 112, dark(stone, 0.06), cone=flag, lamp=lamp)
        + keep(64, -30, 44, 128, dark(stone, 0.06), cone=flag, lamp=lamp)
    )
    wall = (
        rect(-118, -76, 236, 76, dark(stone, 0.1))
        + battlements(-118, -80, 236, dark(stone, 0.04), 14, 11)
        + rect(20, -72, 98, 72, SHADOW, 0.16)
    )
    dice = Random(5)
    wall += "".join(
        rect(dice.uniform(-110, 98), dice.uniform(-64, -8), 13, 4, dark(stone, 0.34), 0.5, corner=1)
        for _ in range(34)
    )
    gate = (
        rect(-32, -92, 64, 92, stone)
        + battlements(-35, -96, 70, light(stone, 0.08), 5, 11)
        + rect(10, -92, 22, 92, dark(stone, 0.26))
    )
    gate += (
        path("M-19 0L-19 -38A19 22 0 0 1 19 -38L19 0Z", "#1c1018")
        + "".join(line(f"M{x} -54L{x} 0", PAPERS["iron"], 1.8, 0.7) for x in (-12, -4, 4, 12))
        + "".join(line(f"M-18 {y}L18 {y}", PAPERS["iron"], 1.8, 0.7) for y in (-42, -28, -14))
    )
    corners = keep(-118, 0, 58, 118, stone, flag=flag, lamp=lamp) + keep(
        118, 0, 58, 118, dark(stone, 0.06), flag=flag, lamp=lamp
    )
    return (back, wall, gate + corners)


def trebuchet(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A trebuchet about to let fly, its beam raised to the right, its counterweight low on the left."""
    wood, iron = paper(p.colour, "leather"), paper(p.trim, "iron")
    shade = dark(wood, 0.36)

    def beam(x0: float, y0: float, x1: float, y1: float, w: float, tone: str) -> str:
        return line(f"M{x0} {y0}L{x1} {y1}", dark(tone, 0.4), w) + line(
            f"M{x0 - 1} {y0 - 1.4}L{x1 - 1} {y1 - 1.4}", tone, w * 0.55
        )

    far = (
        beam(-34, -8, 8, -150, 9, shade)
        + beam(64, -8, 14, -150, 9, shade)
        + beam(-10, -74, 42, -74, 7, shade)
    )
    base = rect(-112, -20, 224, 14, wood, corner=3) + rect(-112, -13, 224, 7, shade, 0.7, corner=3)
    base += "".join(
        circle(x, 0, 17, shade)
        + circle(x, 0, 13, wood)
        + circle(x, 0, 4, iron)
        + "".join(
            line(f"M{x} 0L{x + dx} {dy}", shade, 2.6) for dx, dy in ((11, 0), (-11, 0), (0, 11), (0, -11))
        )
        for x in (-84, -28, 30, 86)
    )
    arm = group(
        polygon([(-84, -7), (0, -9), (196, -3.4), (196, 3.4), (0, 9), (-84, 7)], wood)
        + polygon([(-84, 1), (0, 2), (196, 0.6), (196, 3.4), (0, 9), (-84, 7)], shade)
        + "".join(rect(x, -9, 6, 18, iron, corner=2) for x in (-70, -22, 22, 80, 140)),
        (2, -156),
        turn=-40,
    )
    # The arm's far end lies at (150, -282), its near end at (-62, -102).
    weight = (
        line("M-60 -104L-60 -84", iron, 6)
        + planks(-92, -86, 64, 54, wood, 3)
        + rect(-92, -86, 64, 54, SHADOW, 0.14)
        + "".join(rect(x, -88, 7, 58, iron, corner=2) for x in (-90, -40))
    )
    sling = line("M151 -281Q186 -262 178 -214", PAPERS["straw"], 2.4) + line(
        "M151 -281Q166 -250 170 -212", PAPERS["straw"], 2.4
    )
    shot = (
        circle(174, -204, 17, PAPERS["slate"])
        + circle(169, -209, 11, light(PAPERS["slate"], 0.2))
        + blaze(174, -196, 20, 46)
    )
    near = (
        beam(-46, -14, 0, -160, 12, wood)
        + beam(58, -14, 4, -160, 12, wood)
        + beam(-26, -66, 38, -66, 9, wood)
        + beam(-70, -16, -18, -100, 7, shade)
    )
    axle = (
        circle(2, -156, 13, iron) + circle(0, -158, 9, light(iron, 0.3)) + circle(2, -156, 4, dark(iron, 0.4))
    )
    winch = (
        circle(70, -34, 15, shade)
        + circle(69, -35, 11, wood)
        + "".join(
            line(f"M70 -34L{70 + dx} {-34 + dy}", iron, 3)
            for dx, dy in ((20, 8), (-20, -8), (8, -20), (-8, 20))
        )
    )
    return (far, arm + weight + sling + shot, base + near + axle + winch)


def banner(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A banner on its pole, held or planted a third of the way up."""
    cloth, trim = paper(p.colour, "crimson"), paper(p.trim, "gold")
    pole = (
        rect(-3, -210, 6, 330, PAPERS["brown"], corner=2)
        + rect(0.4, -210, 2.6, 330, dark(PAPERS["brown"], 0.4))
        + circle(0, -214, 6, trim)
    )
    flag = path("M3 -202C30 -214 52 -190 100 -204Q92 -160 102 -112C56 -98 34 -122 3 -110Z", cloth)
    waves = path(
        "M36 -205Q50 -199 62 -198C58 -160 60 -130 62 -107Q48 -110 36 -115C32 -150 32 -176 36 -205Z",
        dark(cloth, 0.3),
        0.7,
    ) + line("M3 -194C30 -206 52 -182 98 -196M3 -118C34 -130 56 -106 99 -120", trim, 3)
    return (flag + waves + (charge(p.charge, trim, (52, -156), 1.0) if p.charge else "") + pole,)


def tent(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A round pavilion in stripes of `colour` and `trim`, with a pennon."""
    cloth, stripe = paper(p.colour, "crimson"), paper(p.trim, "ivory")
    walls = path("M-62 -64L-56 0L56 0L62 -64Z", cloth)
    walls += "".join(
        path(f"M{x0} -64L{x1} 0L{x1 + 15} 0L{x0 + 17} -64Z", stripe)
        for x0, x1 in ((-45, -41), (-10, -8), (28, 25))
    )
    roof = path("M-70 -62Q-26 -88 0 -150Q26 -88 70 -62Q0 -46 -70 -62Z", cloth)
    roof += "".join(
        path(d, stripe)
        for d in (
            "M-46 -56Q-16 -92 0 -150Q-6 -92 -24 -53Z",
            "M-9 -52Q-2 -100 0 -150Q6 -100 12 -52Z",
            "M34 -54Q14 -96 0 -150Q22 -92 52 -57Z",
        )
    )
    shade = path("M0 -150Q26 -88 70 -62Q66 -61 62 -60L56 0L10 0L12 -52Q12 -100 0 -150Z", SHADOW, 0.26)
    door = path("M-14 0Q-8 -40 0 -54Q8 -40 14 0Z", "#24121c") + path(
        "M-14 0Q-20 -30 0 -54Q-6 -30 -6 0Z", light(cloth, 0.16)
    )
    scallops = "".join(
        circle(-63 + k * 14, -59 + 7 * (1 - ((k - 4.5) / 4.5) ** 2), 7, cloth if k % 2 else stripe)
        for k in range(10)
    )
    pennon = rect(-1.2, -182, 2.4, 36, "#3a2a22") + path("M1 -182Q14 -188 36 -174Q14 -172 1 -166Z", cloth)
    emblem = charge(p.charge, stripe, (-26, -30), 0.5) if p.charge else ""
    return (pennon + walls + roof + scallops + door + emblem + shade,)
