"""Cut what tricks are made of: things that are not what they seem, or should not be where they are."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, SKINS, Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import (
    circle,
    dark,
    discs,
    ellipse,
    group,
    light,
    line,
    path,
    polygon,
    rect,
    star,
    taper,
)

_INK = "#1c1420"


def bush(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A leafy bush large enough to hide behind; it stands on (0, 0)."""
    leaf, berry = paper(p.colour, "forest"), paper(p.trim, "scarlet")
    spots = ((-58, -26, 32), (-34, -58, 34), (2, -74, 36), (38, -56, 34), (60, -26, 32), (0, -30, 46))
    shade = discs(((x + 4, y + 4, r) for x, y, r in spots), dark(leaf, 0.42))
    crown = discs(((x, y, r * 0.95) for x, y, r in spots), leaf)
    lit = discs(((x - r * 0.28, y - r * 0.3, r * 0.52) for x, y, r in spots), light(leaf, 0.13))
    dice = Random(3)
    blades = "".join(
        group(
            path("M0 0C-5 -5 -5 -12 0 -18C5 -12 5 -5 0 0Z", tone),
            (dice.uniform(-74, 74), dice.uniform(-84, -6)),
            turn=dice.uniform(-70, 70),
        )
        for tone in (light(leaf, 0.24), dark(leaf, 0.25)) * 13
    )
    berries = "".join(circle(dice.uniform(-64, 64), dice.uniform(-78, -14), 3.6, berry) for _ in range(9))
    foot = path("M-84 0Q-60 -16 0 -14Q60 -16 84 0Q40 8 0 6Q-40 8 -84 0Z", dark(leaf, 0.3))
    return (foot + shade + crown + lit + blades + berries,)


def long_arm(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An arm much too long, in a striped sleeve; its hand is at (0, 0), it comes from the right."""
    cloth, trim = paper(p.colour, "navy"), paper(p.trim, "straw")
    skin = SKINS["fair"]
    points: list[tuple[float, float]] = [(330, -104), (250, -64), (190, 26), (118, 40), (70, -4), (22, -4)]
    limb = taper([(x + 3, y + 5) for x, y in points], [24, 22, 19, 18, 15, 12], dark(cloth, 0.36)) + taper(
        points, [24, 22, 19, 18, 15, 12], cloth
    )
    bands = "".join(
        group(rect(-4, -w, 8, 2 * w, trim, 0.92), at, turn=turn)
        for at, turn, w in (
            ((308, -96), 150, 23),
            ((274, -78), 146, 22),
            ((242, -54), 130, 21),
            ((216, -16), 118, 20),
            ((190, 26), 136, 19),
            ((154, 44), 180, 18.5),
            ((118, 40), 20, 18),
            ((92, 18), 40, 16),
            ((64, -5), 18, 15),
        )
    )
    cuff = rect(12, -16, 14, 24, PAPERS["ivory"], corner=4)
    palm = path("M16 -12Q-4 -18 -16 -8Q-20 2 -8 8Q6 12 16 6Z", skin)
    fingers = "".join(
        line(d, tone, 6.6)
        for d, tone in (
            ("M-10 -8Q-30 -14 -40 -2", skin),
            ("M-12 -3Q-34 -4 -40 10", dark(skin, 0.06)),
            ("M-8 3Q-26 6 -30 18", dark(skin, 0.12)),
            ("M-2 -12Q-18 -26 -30 -20", dark(skin, 0.18)),
        )
    )
    return (limb + bands, fingers + palm + cuff)


def leg(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A leg stuck out where people pass; its heel is at (0, 0), it comes from the right."""
    hose, boot = paper(p.colour, "crimson"), paper(p.trim, "brown")
    thigh = taper([(190, -34), (120, -30), (60, -24)], [30, 26, 20], dark(hose, 0.3)) + taper(
        [(190, -38), (120, -34), (60, -27)], [25, 21, 16], hose
    )
    stripes = "".join(
        line(f"M{x} -{56 - (190 - x) * 0.06:.0f}V-{12 - (190 - x) * 0.01:.0f}", light(hose, 0.4), 3.4, 0.8)
        for x in (164, 140, 116)
    )
    shaft = taper([(92, -28), (50, -22), (6, -14)], [25, 20, 17], boot) + path(
        "M70 -46L104 -54L108 -2L70 -4Z", light(boot, 0.16)
    )
    shoe = path("M22 -28Q0 -34 -8 -62Q-10 -76 -22 -72Q-32 -66 -28 -40Q-26 -10 -12 0L18 2Z", boot) + path(
        "M-28 -40Q-26 -10 -12 0L-6 0Q-18 -20 -19 -46Q-19 -62 -22 -72Q-32 -66 -28 -40Z", dark(boot, 0.45)
    )
    spur = line("M8 0L18 14", PAPERS["gold"], 4) + star(20, 18, 8, 3.4, 6, PAPERS["gold"])
    return (thigh + stripes + spur + shaft + shoe,)


def ghost(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A sheet with somebody's boots under it, and the ticket of whoever lets it out; it stands on (0, 0)."""
    sheet, tag = paper(p.colour, "white"), paper(p.trim, "amber")
    boots = "".join(
        path(
            f"M{x - 12} -26L{x + 10} -26L{x + 10 + (12 if x > 0 else 0)} 2L{x - 12 - (12 if x < 0 else 0)} 2Z",
            PAPERS["brown"],
        )
        for x in (-18, 20)
    )
    cloak = path(
        "M-62 -20C-66 -80 -62 -120 -96 -158Q-100 -172 -84 -170Q-60 -152 -46 -162"
        "C-48 -214 -28 -240 0 -240C28 -240 48 -214 46 -162Q60 -152 84 -174Q100 -176 96 -160"
        "C62 -120 66 -80 64 -18L48 -32L32 -16L16 -30L0 -14L-16 -30L-32 -16L-48 -32Z",
        sheet,
    )
    side = path(
        "M8 -240C32 -236 48 -214 46 -162Q60 -152 84 -174Q100 -176 96 -160C62 -120 66 -80 64 -18"
        "L48 -32L32 -16L20 -26Q44 -110 8 -240Z",
        dark(sheet, 0.16),
    )
    folds = line(
        "M-46 -158Q-40 -100 -42 -40M-14 -140Q-12 -90 -16 -36M46 -158Q40 -100 44 -40",
        dark(sheet, 0.3),
        2.6,
        0.6,
    )
    face = ellipse(-15, -196, 8, 12, _INK) + ellipse(15, -196, 8, 12, _INK) + ellipse(0, -166, 9, 12, _INK)
    face += circle(-13, -199, 2.6, PAPERS["amber"]) + circle(17, -199, 2.6, PAPERS["amber"])
    patch = group(
        rect(-13, -12, 26, 24, PAPERS["rose"])
        + line("M-13 -8h4M-13 0h4M-13 8h4M9 -8h4M9 0h4M9 8h4", _INK, 1.5),
        (-28, -88),
        turn=12,
    )
    ticket = line("M44 -150Q62 -130 58 -112", PAPERS["brown"], 2.4) + group(
        path("M-20 -12L14 -12L26 0L14 12L-20 12Z", tag)
        + circle(16, 0, 3, _INK)
        + line("M-14 -4H4M-14 4H0", _INK, 2.4),
        (60, -98),
        turn=78,
    )
    chain = "".join(
        ellipse(-80 + k * 9, -138 + k * 9 + (k % 2) * 2, 6, 4.4, PAPERS["iron"])
        + ellipse(-80 + k * 9, -138 + k * 9 + (k % 2) * 2, 3, 2, _INK)
        for k in range(7)
    )
    return (boots, cloak + side + folds + face + patch, chain + ticket)


def gift(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A present with a great bow, and a fuse that nobody has noticed; it stands on (0, 0)."""
    wrap, ribbon = paper(p.colour, "cobalt"), paper(p.trim, "scarlet")
    box = rect(-46, -70, 92, 70, wrap) + rect(12, -70, 34, 70, dark(wrap, 0.3))
    dots = "".join(
        circle(x, y, 3.4, light(wrap, 0.5), 0.85)
        for x, y in ((-34, -52), (-22, -30), (-36, -14), (22, -50), (34, -28), (20, -12))
    )
    lid = rect(-52, -88, 104, 22, light(wrap, 0.16), corner=2) + rect(
        14, -88, 38, 22, dark(wrap, 0.18), corner=2
    )
    band = rect(-10, -88, 20, 88, ribbon) + rect(3, -88, 7, 88, dark(ribbon, 0.28))
    bow = path("M0 -88C-18 -124 -58 -122 -54 -100C-50 -84 -18 -84 0 -88Z", ribbon) + path(
        "M0 -88C18 -124 58 -122 54 -100C50 -84 18 -84 0 -88Z", dark(ribbon, 0.22)
    )
    bow += path("M-10 -92C-20 -108 -40 -110 -40 -100C-38 -92 -20 -90 -10 -92Z", dark(ribbon, 0.5)) + path(
        "M10 -92C20 -108 40 -110 40 -100C38 -92 20 -90 10 -92Z", dark(ribbon, 0.6)
    )
    return (box + dots + lid + band + bow + circle(0, -91, 10, light(ribbon, 0.12)),)


def trunk(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A travelling trunk with labels, a sleeve hanging out; it stands on (0, 0)."""
    hide, trim = paper(p.colour, "chestnut"), paper(p.trim, "straw")
    body = rect(-64, -58, 128, 58, hide, corner=4) + rect(22, -58, 42, 58, dark(hide, 0.3), corner=4)
    lid = path("M-66 -58Q-66 -88 -40 -88H40Q66 -88 66 -58Z", light(hide, 0.08)) + path(
        "M24 -88H40Q66 -88 66 -58H24Z", dark(hide, 0.22)
    )
    straps = "".join(
        rect(x, -88, 12, 88, dark(hide, 0.5)) + rect(x + 1, -66, 10, 14, trim, corner=2) for x in (-42, 30)
    )
    corners = "".join(path(f"M{x} 0V-16L{x + 16 * d} 0Z", trim) for x, d in ((-64, 1), (64, -1)))
    sleeve = path("M-16 -60Q-24 -30 -12 -8L4 -12Q-6 -32 4 -60Z", PAPERS["ivory"]) + path(
        "M-14 -12L6 -16L9 -6L-11 -1Z", PAPERS["crimson"]
    )
    label = group(
        rect(-12, -8, 24, 16, PAPERS["sky"]) + path("M-8 5L-2 -4L2 1L5 -3L9 5Z", PAPERS["forest"]),
        (14, -34),
        turn=-12,
    )
    lock = rect(-9, -66, 18, 16, trim, corner=2) + circle(0, -58, 2.6, _INK)
    return (body + lid + straps + corners + label + lock + sleeve,)


def washing(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A clothes-line with the uniforms of two armies, one of `colour` and one of `trim`; its posts stand at y = 0."""
    one, other = paper(p.colour, "crimson"), paper(p.trim, "cobalt")
    posts = "".join(
        rect(x - 5, -176, 10, 178, PAPERS["leather"], corner=3)
        + rect(x, -176, 5, 178, dark(PAPERS["leather"], 0.36))
        for x in (-176, 176)
    )
    rope = line("M-176 -164Q0 -140 176 -164", PAPERS["straw"], 3.4)

    def coat(tone: str) -> str:
        cut = "M-16 0L16 0L44 16L36 42L22 34L24 88H-24L-22 34L-36 42L-44 16Z"
        return (
            path(cut, tone)
            + path("M4 0L16 0L44 16L36 42L22 34L24 88H4Z", dark(tone, 0.28))
            + "".join(circle(0, y, 2.8, PAPERS["gold"]) for y in (18, 34, 50, 66))
            + path("M-14 0L0 14L14 0Z", light(tone, 0.45))
        )

    def hose(tone: str) -> str:
        return (
            path("M-20 0H20L22 84H6L0 26L-6 84H-22Z", tone)
            + path("M4 0H20L22 84H6L2 40Z", dark(tone, 0.3))
            + rect(-20, 0, 40, 8, light(tone, 0.3))
        )

    def drawers() -> str:
        heart = path("M0 6C-9 -2 -4 -8 0 -3C4 -8 9 -2 0 6Z", PAPERS["scarlet"])
        hearts = "".join(group(heart, spot, size=1.1) for spot in ((-14, 18), (14, 18), (-16, 36), (16, 36)))
        return path("M-22 0H22L26 46H6L0 22L-6 46H-26Z", PAPERS["ivory"]) + hearts

    hung = ""
    for x, piece in (
        (-128, coat(one)),
        (-58, hose(other)),
        (2, coat(other)),
        (66, drawers()),
        (124, hose(one)),
    ):
        y = -164 + (1 - (x / 176) ** 2) * 12
        hung += (
            group(piece, (x, y))
            + rect(x - 14, y - 7, 5, 15, PAPERS["tan"], corner=1.5)
            + rect(x + 9, y - 7, 5, 15, PAPERS["tan"], corner=1.5)
        )
    return (posts + rope, hung)


def termites(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` termites on the march to the left, each with a helmet and a splinter; their feet are at y = 0."""
    shell, wood = paper(p.colour, "rust"), paper(p.trim, "straw")

    def termite(x: float, y: float) -> str:
        legs = line("M-10 -8L-16 0M-2 -8L-4 0M6 -8L8 0M14 -8L20 0", dark(shell, 0.5), 2)
        body = (
            ellipse(14, -13, 14, 9, shell)
            + ellipse(16, -10, 11, 5, dark(shell, 0.3))
            + ellipse(-4, -12, 8, 7, light(shell, 0.1))
        )
        rings = line("M8 -21Q12 -13 8 -5M16 -22Q20 -13 16 -4", dark(shell, 0.4), 1.5, 0.8)
        head = circle(-15, -13, 8, shell) + circle(-18, -14, 2.4, "#fff6dc") + circle(-18.6, -14, 1.2, _INK)
        jaws = path("M-21 -11Q-30 -13 -28 -5Q-25 -8 -21 -8Z", dark(shell, 0.5))
        helm = path("M-24 -17Q-23 -27 -15 -27Q-7 -27 -6 -17Z", PAPERS["steel"]) + polygon(
            [(-17, -26), (-13, -26), (-15, -33)], PAPERS["steel"]
        )
        splinter = group(
            polygon([(-26, -3), (22, -4), (28, 0), (20, 4), (-22, 3)], wood)
            + line("M-18 0H18", dark(wood, 0.35), 1.3),
            (0, -26),
            turn=-14,
        )
        return group(legs + body + rings + head + jaws + helm + splinter, (x, y))

    files = [divmod(k, 9) for k in range(p.count)]
    across = (min(p.count, 9) - 1) / 2
    return ("".join(termite((column - across) * 58, row * -40.0) for row, column in reversed(files)),)


def flies(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` flies about (0, 0), each at the end of its dotted loop."""
    wing = paper(p.trim, "sky")
    dice = Random(8)
    swarm = ""
    for k in range(p.count):
        x, y = (dice.uniform(-66, 66), dice.uniform(-44, 44)) if k else (0.0, 0.0)
        loop = line(
            "M30 16Q20 -8 12 4Q8 14 18 12Q24 8 8 2", paper(p.colour, "coal"), 1.6, 0.7, dashes="0.1 4.5"
        )
        body = (
            ellipse(0, 0, 6, 4.4, _INK)
            + circle(-5.6, -0.6, 3, _INK)
            + circle(-6.4, -1.6, 1.2, PAPERS["scarlet"])
        )
        wings = group(ellipse(0, -7, 3.4, 7, wing, 0.8), (1, 0), turn=-24) + group(
            ellipse(0, -7, 3.4, 7, wing, 0.8), (2, 0), turn=28
        )
        swarm += group(
            loop + wings + body,
            (x, y),
            turn=dice.uniform(-30, 30),
            size=dice.uniform(0.9, 1.4),
            flip=dice.random() < 0.5,
        )
    return (swarm,)


def puddle(p: Prop, tones: Tones) -> Pieces:
    """A pool of mud about (0, 0) with bubbles, and splashes of it in the air."""
    mud = paper(p.colour, "brown")
    pool = path(
        "M-130 4C-120 -18 -70 -20 -30 -18C10 -24 70 -22 110 -12C150 -4 130 18 70 20"
        "C10 26 -80 26 -110 16Q-134 12 -130 4Z",
        dark(mud, 0.2),
    )
    pool += path(
        "M-116 2C-104 -14 -64 -15 -28 -13C8 -18 66 -17 102 -8C130 -2 116 12 66 14"
        "C10 19 -70 18 -98 11Q-118 8 -116 2Z",
        mud,
    )
    shine = path("M-90 -2Q-60 -10 -26 -7Q-56 -2 -90 -2Z", light(mud, 0.4), 0.7) + path(
        "M30 8Q66 4 96 2Q70 12 30 8Z", tones.horizon, 0.25
    )
    bubbles = "".join(
        circle(x, y, r, dark(mud, 0.3))
        + circle(x - r * 0.2, y - r * 0.2, r * 0.74, light(mud, 0.2))
        + circle(x - r * 0.35, y - r * 0.4, r * 0.2, "#ffffff", 0.8)
        for x, y, r in ((-48, -2, 9), (44, -6, 7), (70, 4, 5), (-76, 5, 5))
    )
    drops = "".join(
        path(
            f"M{x} {y - r * 1.8}Q{x + r} {y - r * 0.4} {x + r} {y}A{r} {r} 0 0 1 {x - r} {y}"
            f"Q{x - r} {y - r * 0.4} {x} {y - r * 1.8}Z",
            tone,
        )
        for x, y, r, tone in (
            (-60, -44, 6, mud),
            (-34, -70, 4.6, dark(mud, 0.2)),
            (52, -58, 6, dark(mud, 0.2)),
            (78, -36, 4.4, mud),
            (26, -84, 4, mud),
        )
    )
    return (pool + shine + bubbles, drops)
