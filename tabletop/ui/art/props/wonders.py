"""Cut beasts and wonders: the dragon, wings, a hand out of the clouds, crows and horses."""

from __future__ import annotations

import itertools
import math

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, SKINS, Tones
from tabletop.ui.art.props.kit import Pieces, paper, tongue
from tabletop.ui.art.svg import (
    Point,
    circle,
    dark,
    ellipse,
    group,
    light,
    line,
    linear,
    mix,
    path,
    polygon,
    taper,
)

# The dragon's spine from the tip of its tail to the nape, each with the half-width of the body there.
_SPINE: tuple[tuple[float, float, float], ...] = (
    (-196, -42, 1.5),
    (-170, -20, 5),
    (-120, -8, 9),
    (-50, -8, 14),
    (30, -16, 21),
    (96, -42, 30),
    (112, -92, 43),
    (72, -136, 47),
    (22, -166, 42),
    (-2, -206, 30),
    (18, -250, 23),
    (24, -290, 19),
    (-2, -318, 16),
)


def _membrane(root: Point, wrist: Point, tips: tuple[Point, ...], skin: str, bone: str) -> str:
    """Stretch a wing: from the shoulder over the wrist to the fingertips, scalloped between them."""
    outline = (
        f"M{root[0]} {root[1]}"
        f"Q{(root[0] + wrist[0]) / 2 - 8} {(root[1] + wrist[1]) / 2 - 14} {wrist[0]} {wrist[1]}"
        f"L{tips[0][0]} {tips[0][1]}"
    )
    folds = ""
    for (x0, y0), (x1, y1) in itertools.pairwise(tips):
        cx, cy = (x0 + x1) / 2 * 0.8 + wrist[0] * 0.2, (y0 + y1) / 2 * 0.8 + wrist[1] * 0.2
        outline += f"Q{cx:.1f} {cy:.1f} {x1} {y1}"
        folds += path(
            f"M{wrist[0]} {wrist[1]}L{x1} {y1}"
            f"Q{cx:.1f} {cy:.1f} {(x0 + x1 * 2) / 3:.1f} {(y0 + y1 * 2) / 3 + 6:.1f}Z",
            dark(skin, 0.4),
            0.6,
        )
    end = tips[-1]
    outline += (
        f"Q{(end[0] + root[0]) / 2 * 0.85 + wrist[0] * 0.15:.1f}"
        f" {(end[1] + root[1]) / 2 * 0.85 + wrist[1] * 0.15:.1f} {root[0]} {root[1]}Z"
    )
    sheen = linear(wrist, end, (0, light(skin, 0.22)), (0.5, skin), (1, dark(skin, 0.3)))
    fingers = "".join(
        line(f"M{wrist[0]} {wrist[1]}Q{(wrist[0] + x) / 2 + 4} {(wrist[1] + y) / 2 - 8} {x} {y}", bone, 4)
        for x, y in tips
    )
    arm = taper([root, ((root[0] + wrist[0]) / 2 - 8, (root[1] + wrist[1]) / 2 - 8), wrist], [13, 9, 6], bone)
    sign = 1 if wrist[0] > root[0] else -1
    claw = path(
        f"M{wrist[0] - 5} {wrist[1] + 2}"
        f"Q{wrist[0] - 10 * sign} {wrist[1] - 20} {wrist[0] + 4 * sign} {wrist[1] - 26}"
        f"Q{wrist[0] + 2 * sign} {wrist[1] - 8} {wrist[0] + 6} {wrist[1] + 2}Z",
        PAPERS["ivory"],
    )
    return path(outline, sheen) + folds + fingers + arm + claw


def _dragon_head(hide: str, horn: str) -> str:
    horns = path("M10 -20C32 -44 62 -50 88 -40C62 -38 44 -26 30 -4Z", horn) + path(
        "M52 -43Q72 -46 88 -40C62 -38 44 -26 30 -4L24 -8C34 -26 44 -36 52 -43Z", dark(horn, 0.34)
    )
    horns += path("M20 -8C40 -20 56 -20 74 -10C56 -10 44 -2 30 10Z", dark(horn, 0.24))
    frill = "".join(
        polygon([(18, 2 + k * 7), (46 - k * 6, 8 + k * 11), (14, 12 + k * 7)], dark(hide, 0.2 + 0.08 * k))
        for k in range(3)
    )
    jaw = path("M16 10L-18 26L-52 44Q-64 48 -60 36L-40 24L-12 8Z", dark(hide, 0.26)) + path(
        "M-60 36L-40 24L-14 10L-22 20L-46 34Z", "#6a1420"
    )
    lower = "".join(
        polygon([(x, y), (x + 6, y - 3), (x + 1, y - 12)], PAPERS["ivory"])
        for x, y in ((-54, 34), (-44, 28), (-34, 24), (-25, 19))
    )
    throat = path("M-66 8L-28 10L-4 14L-14 12L-40 22L-58 32Z", "#3a0c16")
    skull = path(
        "M30 8C28 -18 8 -32 -10 -28L-26 -24C-40 -22 -54 -16 -68 -14Q-80 -8 -76 4Q-72 10 -64 8"
        "L-44 6L-26 12L-6 16Q14 22 30 8Z",
        hide,
    )
    skull += path("M30 8Q14 22 -6 16L-26 12L-44 6L-64 8Q-40 0 -20 0Q8 2 29 -2Q30 2 30 8Z", dark(hide, 0.3))
    ridge = path("M-10 -28L-26 -24Q-20 -18 -8 -17Q4 -18 10 -26Q0 -30 -10 -28Z", dark(hide, 0.34)) + path(
        "M-68 -14Q-72 -24 -62 -24Q-58 -18 -52 -18Z", horn
    )
    upper = "".join(
        polygon([(x, y), (x + 7, y + 0.4), (x + 2, y + 13)], PAPERS["ivory"])
        for x, y in ((-72, 6), (-61, 7), (-50, 6), (-40, 8), (-30, 11))
    )
    eye = (
        path("M-22 -14Q-12 -22 0 -14Q-12 -7 -22 -14Z", "#ffd34a")
        + ellipse(-11, -14, 2, 5, "#1c0a10")
        + line("M-24 -17Q-12 -24 4 -17", dark(hide, 0.55), 3)
    )
    nostril = ellipse(-68, -7, 3.4, 2.4, "#2a0a10")
    return frill + horns + jaw + throat + lower + skull + upper + ridge + eye + nostril


def _leg(points: list[Point], widths: list[float], hide: str) -> str:
    x, y = points[-1]
    claws = "".join(
        path(
            f"M{x + d - 5} {y - 4}Q{x + d - 10} {y + 3} {x + d - 15} {y + 7}"
            f"Q{x + d - 3} {y + 9} {x + d + 4} {y - 1}Z",
            PAPERS["ivory"],
        )
        for d in (-8, 3, 14)
    )
    lit = [(px - 3, py - 2) for px, py in points]
    return (
        taper(points, widths, dark(hide, 0.36))
        + taper(lit, [w * 0.72 for w in widths], hide)
        + ellipse(x, y - 2, widths[-1] + 7, 9, hide)
        + claws
    )


def dragon(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A dragon that sits and breathes fire to the left; `colour` its hide, `trim` its belly and wings."""
    hide, belly = paper(p.colour, "crimson"), paper(p.trim, "amber")
    wing = mix(hide, belly, 0.42)
    far = _membrane(
        (-2, -184),
        (-104, -322),
        ((-212, -336), (-226, -250), (-196, -176), (-128, -138)),
        dark(wing, 0.42),
        dark(hide, 0.5),
    )
    near = _membrane(
        (58, -172), (122, -334), ((222, -352), (246, -262), (226, -178), (164, -110)), wing, dark(hide, 0.26)
    )
    points: list[Point] = [(x, y) for x, y, _ in _SPINE]
    widths = [w for _, _, w in _SPINE]
    spines = ""
    for (x0, y0, w0), (x1, y1, w1) in itertools.pairwise(_SPINE):
        for share in (0.15, 0.6):
            x, y, w = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, w0 + (w1 - w0) * share
            length = math.hypot(x1 - x0, y1 - y0)
            ux, uy = (x1 - x0) / length, (y1 - y0) / length
            # The back lies to the right of the way from tail to head; on the tail that is below, so it is left bare.
            nx, ny = -uy, ux
            if y0 < -30:
                tall = 9 + w * 0.28
                spines += polygon(
                    [
                        (x + nx * (w - 2) - ux * 9, y + ny * (w - 2) - uy * 9),
                        (x + nx * (w + tall) - ux * 5, y + ny * (w + tall) - uy * 5),
                        (x + nx * (w - 2) + ux * 9, y + ny * (w - 2) + uy * 9),
                    ],
                    dark(belly, 0.18),
                )
    body = taper(points, widths, dark(hide, 0.34))
    lit = [(x - w * 0.2, y - w * 0.16) for x, y, w in _SPINE]
    body += taper(lit, [w * 0.74 for w in widths], hide)
    front = [(x, y, w) for x, y, w in _SPINE[6:]]
    chest: list[Point] = [(x - w * 0.56, y + w * 0.26) for x, y, w in front]
    body += taper(chest, [w * 0.34 for _, _, w in front], belly)
    plates = ""
    for (x0, y0), (x1, y1), (_, _, w) in zip(chest, chest[1:], front, strict=False):
        for share in (0.1, 0.36, 0.62, 0.88):
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            plates += line(
                f"M{x - w * 0.3:.1f} {y - 3:.1f}Q{x:.1f} {y + 6:.1f} {x + w * 0.3:.1f} {y - 1:.1f}",
                dark(belly, 0.4),
                1.7,
                0.8,
            )
    scales = "".join(
        line(f"M{x} {y}q5 6 10 0", light(hide, 0.24), 1.6, 0.7)
        for x, y in (
            (70, -150),
            (86, -138),
            (60, -128),
            (96, -118),
            (80, -112),
            (104, -96),
            (26, -178),
            (36, -162),
            (48, -146),
            (90, -84),
            (20, -226),
            (24, -250),
            (28, -272),
            (10, -196),
        )
    )
    haunch = (
        ellipse(92, -62, 46, 42, dark(hide, 0.3))
        + ellipse(87, -67, 40, 36, hide)
        + line("M60 -84Q78 -102 104 -92", light(hide, 0.3), 3, 0.7)
    )
    hind = _leg([(84, -48), (44, -26), (52, -4)], [26, 16, 11], hide)
    fore = _leg([(30, -140), (-18, -100), (-6, -56), (-20, -8)], [24, 16, 11, 9], hide)
    far_leg = _leg([(0, -150), (-44, -112), (-52, -74), (-64, -40)], [20, 13, 9, 8], dark(hide, 0.3))
    barb = path("M-190 -40Q-216 -40 -226 -64Q-206 -66 -200 -78Q-186 -62 -190 -40Z", dark(hide, 0.2))
    fire = "".join(
        group(tongue(0, 0, w, length, tone, sway=sway), (-62, -302), turn=turn)
        for w, length, tone, sway, turn in (
            (22, 158, "#d8421e", 10, -106),
            (20, 150, "#e2561f", -14, -124),
            (17, 132, "#f58a26", 6, -114),
            (11, 104, "#ffc64d", -4, -114),
            (6, 66, "#fff3c4", 2, -114),
        )
    )
    head = group(_dragon_head(hide, PAPERS["ivory"]), (-2, -316), size=1.08)
    return (far, barb + far_leg + spines + body + plates + scales, near, haunch + hind + fore, fire + head)


def wing(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A feathered wing that rises to the right from the shoulder at (0, 0)."""
    plume, tip = paper(p.colour, "white"), paper(p.trim, "straw")

    def feather(x: float, y: float, length: float, turn: float, tone: str) -> str:
        vane = path(
            f"M0 0C-11 {-length * 0.3} -11 {-length * 0.8} 0 {-length}"
            f"C11 {-length * 0.8} 11 {-length * 0.3} 0 0Z",
            tone,
        )
        return group(vane + line(f"M0 -4L0 {-length * 0.9}", dark(tone, 0.24), 1.2, 0.7), (x, y), turn=turn)

    primaries = "".join(
        feather(40 + k * 11, -74 - k * 9, 116 - abs(k - 2) * 5, 152 - k * 17, mix(tip, plume, k / 9))
        for k in range(9)
    )
    seconds = "".join(
        feather(26 + k * 12, -62 - k * 11, 74, 150 - k * 17, mix(plume, tip, 0.2)) for k in range(8)
    )
    coverts = "".join(feather(16 + k * 13, -44 - k * 13, 44, 140 - k * 17, plume) for k in range(7))
    arm = taper([(0, 0), (34, -62), (104, -142), (150, -150)], [15, 17, 13, 4], light(plume, 0.3))
    return (primaries, seconds, coverts + arm)


def _finger(base: Point, tip: Point, width: float, skin: str) -> str:
    """Cut one finger, lit on its left, with a nail's gleam at the tip."""
    (x0, y0), (x1, y1) = base, tip
    shade = dark(skin, 0.26)
    whole = line(f"M{x0} {y0}L{x1} {y1}", shade, width * 2)
    lit = line(f"M{x0 - width * 0.22} {y0}L{x1 - width * 0.22} {y1}", skin, width * 1.5)
    joint_x, joint_y = x0 + (x1 - x0) * 0.48, y0 + (y1 - y0) * 0.48
    return (
        whole
        + lit
        + line(f"M{joint_x - width * 0.6} {joint_y}q{width * 0.6} 3 {width * 1.1} 0", shade, 1.4, 0.8)
    )


def angel_hand(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A great hand raised in blessing, as Romanesque painters show it; the wrist at (0, 0), t"
    "he fingers upwards."""
    skin, cloth, trim = SKINS["fair"], paper(p.colour, "white"), paper(p.trim, "gold")
    sleeve = path("M-36 6Q0 -6 36 6L64 150L-64 150Z", cloth) + path(
        "M10 1Q26 2 36 6L64 150L20 150Z", dark(cloth, 0.24)
    )
    sleeve += "".join(
        line(f"M{x} 20Q{x * 1.3} 80 {x * 1.7} 150", dark(cloth, 0.3), 2.4, 0.6) for x in (-18, 2, 20)
    )
    cuff = path("M-39 -2Q0 -16 39 -2L42 22Q0 8 -42 22Z", trim) + path(
        "M10 -10Q26 -8 39 -2L42 22Q26 15 12 14Z", dark(trim, 0.3)
    )
    cuff += "".join(circle(x, 7 + abs(x) * 0.14, 3.6, PAPERS[tone]) for x, tone in _CUFF_GEMS)
    wrist = path("M-21 0L-25 -40L25 -40L21 0Q0 -8 -21 0Z", dark(skin, 0.12))
    folded = _finger((20, -66), (22, -82), 9.5, dark(skin, 0.08)) + _finger(
        (36, -56), (37, -70), 8.5, dark(skin, 0.14)
    )
    raised = _finger((-13, -70), (-19, -138), 9.5, skin) + _finger((5, -70), (5, -148), 10, skin)
    palm = path("M-27 -30Q-32 -56 -24 -80L38 -74Q47 -48 30 -28Q4 -18 -27 -30Z", skin)
    palm += path("M16 -77L38 -74Q47 -48 30 -28Q18 -23 8 -23Q30 -44 16 -77Z", dark(skin, 0.24))
    palm += line("M-18 -40Q4 -54 6 -72M-10 -30Q12 -40 26 -60", dark(skin, 0.3), 1.6, 0.6)
    thumb = _finger((-22, -42), (-52, -76), 10, skin)
    return (sleeve, thumb + raised + wrist + palm + folded + cuff)


_CUFF_GEMS: tuple[tuple[int, Paper], ...] = ((-26, "crimson"), (-9, "teal"), (9, "crimson"), (26, "teal"))


def crow(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` crows on the wing, about (0, 0)."""
    ink = paper(p.colour, "black")
    bird = "M0 0C-8 -12 -22 -16 -34 -10C-24 -10 -14 -4 -8 4Q0 10 8 4C14 -4 24 -10 34 -10C22 -16 8 -12 0 0Z"
    return (
        "".join(
            group(
                path(bird, ink),
                (math.cos(k * 2.4) * 26 * k**0.7, math.sin(k * 2.4) * 16 * k**0.7),
                turn=k * 47 % 30 - 15,
                size=0.7 + (k * 29 % 10) / 20,
            )
            for k in range(p.count)
        ),
    )


def horse(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """The head and neck of a bridled horse, looking left; its chest stands on (0, 0)."""
    coat, leather = paper(p.colour, "chestnut"), paper(p.trim, "crimson")
    neck = path(
        "M-26 0C-30 -60 -24 -100 -16 -128L-56 -84Q-72 -74 -80 -86Q-84 -100 -70 -110L-32 -152"
        "Q-26 -172 -12 -184L-8 -168Q2 -184 10 -178L8 -158C44 -130 66 -70 72 0Z",
        coat,
    )
    shade = path("M8 -158C44 -130 66 -70 72 0L20 0C26 -60 20 -110 -4 -150Z", dark(coat, 0.32)) + path(
        "M-56 -84Q-72 -74 -80 -86Q-60 -90 -24 -118L-16 -128Z", dark(coat, 0.22)
    )
    mane = path(
        "M-8 -168C30 -160 62 -110 74 -40Q60 -50 56 -66Q50 -58 44 -84Q34 -84 30 -110Q18 -118 -2 -142Z",
        PAPERS["black"],
    )
    bridle = (
        line("M-34 -150L-18 -126M-66 -106L-52 -88M-24 -138L-60 -96", leather, 4)
        + circle(-55, -92, 4, PAPERS["gold"])
        + line("M-54 -90Q-20 -50 40 -40", leather, 3.4)
    )
    eye = (
        ellipse(-34, -136, 4, 3, "#1c1014")
        + circle(-35, -137, 1.1, "#ffffff")
        + ellipse(-73, -96, 2.6, 1.8, "#1c1014")
    )
    return (neck + shade + mane + bridle + eye,)
