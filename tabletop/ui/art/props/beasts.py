"""Cut beasts and birds, and what grows or falls from them."""

from __future__ import annotations

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, polygon, rect, taper

_EYE = "#1c1420"


def mule(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A mule that looks to the left, with a pack-saddle of `trim` and two panniers; it stands on (0, 0)."""
    coat, blanket = paper(p.colour, "chestnut"), paper(p.trim, "crimson")
    far, mane = dark(coat, 0.4), dark(coat, 0.6)

    def leg(x: float, tone: str, bend: float) -> str:
        return taper([(x, -84), (x + bend, -44), (x, -8)], [12, 6.5, 5], tone) + path(
            f"M{x - 7} -10L{x + 6} -10L{x + 8} 0L{x - 10} 0Z", _EYE
        )

    legs_far, legs_near = leg(-40, far, -3) + leg(62, far, 5), leg(-58, coat, 4) + leg(82, dark(coat, 0.2), 7)
    tail = taper([(88, -112), (104, -86), (100, -48)], [5, 4, 3], far) + taper(
        [(101, -66), (103, -48), (98, -24)], [3, 8, 2], mane
    )
    body = path(
        "M-66 -96C-76 -118 -52 -134 -20 -130C10 -126 40 -132 66 -128C94 -124 102 -100 92 -78"
        "C84 -62 50 -60 10 -62C-30 -60 -58 -66 -66 -96Z",
        coat,
    )
    body += path(
        "M-60 -80C-30 -66 40 -70 94 -92C94 -84 92 -78 92 -78C84 -62 50 -60 10 -62C-26 -60 -52 -64 -60 -80Z",
        dark(coat, 0.34),
    )
    neck = path("M-28 -130Q-56 -150 -74 -178L-102 -164Q-90 -120 -64 -92Z", coat) + path(
        "M-36 -126Q-62 -132 -92 -148Q-82 -112 -64 -92Q-46 -104 -36 -126Z", dark(coat, 0.2)
    )
    neck += path("M-28 -130Q-56 -152 -72 -184L-64 -188Q-46 -156 -20 -134Z", mane)
    head = path(
        "M-70 -184Q-86 -194 -98 -182Q-122 -158 -138 -138Q-144 -126 -134 -120"
        "Q-124 -116 -114 -126Q-98 -146 -82 -156Z",
        coat,
    )
    head += path(
        "M-130 -134Q-112 -148 -82 -156Q-98 -146 -114 -126Q-124 -116 -134 -120Q-140 -124 -138 -132Z",
        dark(coat, 0.26),
    ) + path(
        "M-144 -132Q-136 -142 -128 -138Q-120 -128 -126 -119Q-138 -116 -144 -132Z", light(PAPERS["tan"], 0.2)
    )
    head += (
        ellipse(-102, -166, 3.6, 4, _EYE)
        + circle(-103, -167, 1.2, "#ffffff", 0.8)
        + ellipse(-137, -130, 2, 3, _EYE)
    )
    ears = (
        path("M-84 -186Q-98 -214 -92 -232Q-78 -218 -74 -190Z", coat)
        + path("M-86 -192Q-92 -212 -90 -224Q-82 -212 -80 -194Z", dark(PAPERS["rose"], 0.2))
        + path("M-76 -186Q-76 -214 -62 -226Q-56 -206 -66 -184Z", far)
    )
    halter = line(
        "M-126 -148L-114 -126M-120 -152Q-96 -158 -80 -166M-98 -182Q-92 -170 -82 -158", PAPERS["leather"], 4
    ) + circle(-118, -140, 3.6, PAPERS["gold"])
    pack = (
        path("M-22 -134Q14 -146 50 -134L58 -92Q16 -80 -30 -92Z", blanket)
        + path("M22 -141Q38 -139 50 -134L58 -92Q40 -87 22 -85Z", dark(blanket, 0.26))
        + line("M-29 -97Q16 -86 57 -97", PAPERS["gold"], 3)
    )
    pannier = path("M-18 -116L44 -116L38 -70L-12 -70Z", PAPERS["tan"]) + path(
        "M18 -116L44 -116L38 -70L18 -70Z", dark(PAPERS["tan"], 0.3)
    )
    pannier += "".join(
        line(f"M-16 {y}L42 {y}", dark(PAPERS["tan"], 0.42), 1.6, 0.7) for y in (-106, -96, -86, -78)
    ) + rect(-21, -121, 68, 8, light(PAPERS["tan"], 0.14), corner=3)
    return (legs_far + tail, legs_near + body + neck + ears + head + halter + pack, pannier)


def cat(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A cat sitting with its tail about its feet; it stands on (0, 0)."""
    fur, iris = paper(p.colour, "coal"), paper(p.trim, "amber")
    tail = line("M24 -8Q52 -2 50 -26Q48 -42 58 -50", fur, 9)
    body = path("M-22 0Q-30 -30 -14 -54Q0 -64 14 -54Q34 -30 28 0Z", fur) + path(
        "M4 -60Q12 -58 14 -54Q34 -30 28 0L8 0Q20 -30 4 -60Z", dark(fur, 0.34)
    )
    paws = (
        ellipse(-12, -3, 9, 5, light(fur, 0.12))
        + ellipse(6, -3, 9, 5, light(fur, 0.06))
        + line("M-6 -4L-6 -28", dark(fur, 0.4), 1.6, 0.7)
    )
    ears = (
        polygon([(-21, -74), (-20, -98), (-4, -84)], fur)
        + polygon([(21, -74), (20, -98), (4, -84)], dark(fur, 0.24))
        + polygon([(-18, -80), (-17, -92), (-9, -84)], PAPERS["rose"])
    )
    head = ellipse(0, -70, 23, 19, fur) + path("M3 -89A23 19 0 0 1 3 -51Q14 -70 3 -89Z", dark(fur, 0.24))
    eyes = "".join(
        path(f"M{x - 6} -72Q{x} -80 {x + 6} -72Q{x} -66 {x - 6} -72Z", iris) + ellipse(x, -72, 1.5, 4, _EYE)
        for x in (-9, 9)
    )
    nose = polygon([(-3, -63), (3, -63), (0, -59)], PAPERS["rose"]) + line(
        "M-6 -58L-26 -62M-6 -56L-25 -54M6 -58L26 -62M6 -56L25 -54", light(fur, 0.6), 1, 0.8
    )
    return (tail + body + paws + ears + head + eyes + nose,)


def hen(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A hen that looks to the left; it stands on (0, 0)."""
    feather, comb = paper(p.colour, "rust"), paper(p.trim, "scarlet")
    legs = line("M-4 -16L-6 0M-6 0l-8 2M-6 0l7 2M10 -16L10 0M10 0l-8 2M10 0l8 2", PAPERS["amber"], 3)
    tail = path(
        "M30 -42Q46 -84 64 -78Q60 -66 68 -62Q60 -54 62 -46Q48 -26 28 -26Z", dark(feather, 0.3)
    ) + line("M36 -40Q46 -62 60 -70M40 -36Q52 -46 60 -50", dark(feather, 0.55), 2)
    body = path(
        "M-30 -60C-44 -34 -30 -12 2 -12C34 -12 48 -32 36 -50Q22 -44 6 -52Q-8 -66 -12 -84Q-26 -86 -30 -60Z",
        feather,
    )
    body += path(
        "M-34 -32C-20 -20 20 -24 40 -38C42 -24 28 -12 2 -12C-18 -12 -30 -20 -34 -32Z", dark(feather, 0.34)
    )
    wing = path("M-10 -46Q16 -52 34 -40Q28 -22 4 -22Q-12 -28 -10 -46Z", dark(feather, 0.16)) + "".join(
        line(f"M{x} {y}q8 6 18 1", dark(feather, 0.5), 1.8, 0.8) for x, y in ((-4, -40), (2, -33), (8, -27))
    )
    head = (
        circle(-22, -80, 13, feather)
        + path("M-33 -90Q-38 -102 -30 -101Q-28 -108 -21 -102Q-15 -107 -13 -98Q-8 -98 -12 -90Z", comb)
        + path("M-33 -72Q-36 -60 -30 -60Q-25 -62 -27 -72Z", comb)
    )
    return (
        tail
        + legs
        + body
        + wing
        + head
        + polygon([(-33, -82), (-46, -76), (-33, -74)], PAPERS["amber"])
        + circle(-26, -83, 2.4, _EYE)
        + circle(-26.8, -83.8, 0.8, "#ffffff"),
    )


def dove(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A dove in flight towards the left, about (0, 0); in its beak a sprig of `trim`."""
    white, leaf = paper(p.colour, "white"), paper(p.trim, "green")
    far = path(
        "M6 -10Q12 -52 50 -70Q52 -58 46 -50Q54 -46 44 -36Q48 -28 34 -24Q24 -12 6 -10Z", dark(white, 0.3)
    )
    tail = path("M34 0Q60 -8 76 2Q66 6 70 14Q56 12 36 12Z", dark(white, 0.14))
    body = path(
        "M-40 -14Q-26 -26 -10 -14Q16 -14 42 2Q36 16 10 20Q-24 20 -34 2Q-40 -2 -40 -14Z", white
    ) + path("M-32 4Q0 12 42 2Q36 16 10 20Q-20 20 -32 4Z", dark(white, 0.2))
    near = path(
        "M-14 -8Q-30 -48 -10 -82Q0 -74 0 -66Q12 -68 10 -54Q20 -52 16 -40Q24 -36 16 -26"
        "Q18 -10 8 -2Q-4 2 -14 -8Z",
        white,
    )
    near += line("M-8 -12Q-12 -44 -8 -66M0 -12Q2 -36 4 -52M6 -10Q10 -24 12 -34", dark(white, 0.3), 1.6, 0.8)
    face = polygon([(-39, -15), (-52, -10), (-39, -8)], PAPERS["amber"]) + circle(-30, -15, 2.2, _EYE)
    sprig = line("M-48 -9Q-56 2 -66 4", dark(leaf, 0.2), 1.8) + "".join(
        ellipse(x, y, 5, 2.6, leaf) for x, y in ((-56, -4), (-58, 6), (-66, -1), (-68, 8))
    )
    return (far + tail, body + face + sprig + near)


def eagle(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An eagle of `colour` with its wings spread, about (0, 0): the hero's sign, alive."""
    plume, horn = paper(p.colour, "crimson"), paper(p.trim, "gold")
    deep = dark(plume, 0.42)
    tips = (
        (-150, -78),
        (-164, -50),
        (-164, -20),
        (-154, 8),
        (-136, 30),
        (-112, 44),
        (-86, 50),
        (-60, 48),
        (-38, 40),
    )
    pinions = "".join(
        taper(
            [(-30 - k * 2, -44 + k * 7), (x * 0.66 - 14, y * 0.7 - 12), (x, y)],
            [13, 12, 2.5],
            deep if k % 2 else dark(plume, 0.24),
        )
        for k, (x, y) in enumerate(tips)
    )
    arm = path(
        "M-10 -22C-36 -66 -86 -98 -134 -84C-112 -70 -112 -58 -98 -50C-84 -30 -58 -12 -30 8Q-10 2 -10 -22Z",
        plume,
    )
    arm += path("M-10 -22C-36 -66 -86 -98 -134 -84C-96 -84 -52 -58 -16 -12Z", light(plume, 0.12))
    arm += "".join(
        path(f"M{x} {y}Q{x - 10} {y + 12} {x - 4} {y + 22}Q{x + 8} {y + 14} {x} {y}Z", dark(plume, 0.2))
        for x, y in ((-104, -68), (-84, -62), (-64, -54), (-46, -42), (-32, -26), (-74, -44), (-54, -32))
    )
    wing = pinions + arm
    tail = "".join(
        group(taper([(0, 34), (0, 70), (0, 102)], [7, 13, 9], tone), turn=turn)
        for turn, tone in (
            (26, deep),
            (-26, dark(plume, 0.26)),
            (13, dark(plume, 0.34)),
            (-13, dark(plume, 0.2)),
            (0, plume),
        )
    )
    body = path("M-25 -36Q-32 14 0 60Q32 14 25 -36Q0 -50 -25 -36Z", plume) + path(
        "M5 -43Q19 -42 25 -36Q32 14 2 58Q16 12 5 -43Z", deep
    )
    body += "".join(
        line(f"M{x} {y}q4.5 7 9 0", light(plume, 0.24), 1.8, 0.8)
        for row, y in enumerate(range(-20, 40, 11))
        for x in range(-18 + row * 2, 10 - row * 2, 9)
    )
    ruff = path(
        "M-24 -34L-22 -20L-15 -28L-10 -14L-3 -26L4 -13L9 -26L17 -17L18 -28L25 -34"
        "Q22 -58 4 -66Q-20 -62 -24 -34Z",
        light(plume, 0.26),
    )
    head = path(
        "M-17 -46Q-17 -72 6 -74L26 -72Q32 -66 31 -58L24 -44Q6 -32 -17 -46Z", light(plume, 0.34)
    ) + path("M4 -74L26 -72Q32 -66 31 -58L24 -44Q16 -40 8 -39Q22 -54 4 -74Z", light(plume, 0.12))
    head += path("M24 -68Q42 -72 50 -56Q54 -44 45 -34Q45 -46 36 -49Q28 -48 24 -52Z", horn) + path(
        "M27 -52Q36 -53 44 -46Q45 -40 45 -34Q45 -46 36 -49Q30 -48 27 -52Z", dark(horn, 0.4)
    )
    head += (
        circle(16, -60, 4, "#fff2c0")
        + circle(17, -60, 2.2, _EYE)
        + path("M4 -70L27 -63L26 -60Q16 -66 5 -65Z", deep)
    )
    talons = "".join(
        taper([(x, 34), (x * 1.3, 54)], [7, 4.5], dark(plume, 0.16))
        + line(f"M{x * 1.3} 56l-9 11M{x * 1.3} 56l0 14M{x * 1.3} 56l9 11", horn, 4.4)
        for x in (-15, 15)
    )
    return (wing + group(wing, flip=True), tail + talons + body + ruff + head)


def eagle_feather(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """The hero's red feather, its quill at (0, 40), its tip upwards."""
    vane, shaft = paper(p.colour, "crimson"), paper(p.trim, "gold")
    left = path("M0 24C-26 10 -26 -50 -2 -108Q4 -60 0 24Z", vane) + path(
        "M-17 -20L-30 -14L-16 -34ZM-19 6L-32 14L-15 14Z", dark(vane, 0.6)
    )
    right = path("M0 24C26 6 26 -52 -2 -108Q-4 -60 0 24Z", dark(vane, 0.26))
    barbs = "".join(
        line(f"M0 {y}l{-16 + k * 0.8:.1f} -13M0 {y}l{16 - k * 0.9:.1f} -13", dark(vane, 0.5), 1.3, 0.7)
        for k, y in enumerate(range(16, -84, -12))
    )
    tip = path("M-2 -108C-12 -86 -17 -66 -18 -54Q0 -64 15 -58C12 -78 6 -94 -2 -108Z", dark(vane, 0.62), 0.75)
    return (
        left
        + right
        + tip
        + barbs
        + line("M0 44Q-2 -40 -2 -104", shaft, 3)
        + line("M-0.8 40Q-2.6 -40 -2.4 -100", light(shaft, 0.5), 1),
    )


def rose(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A rose with its leaves, held by the stem at (0, 0)."""
    petal, leaf = paper(p.colour, "crimson"), paper(p.trim, "green")
    stem = (
        line("M0 26Q5 -14 0 -48", dark(leaf, 0.3), 3.6)
        + polygon([(3, -10), (10, -13), (3, -16)], dark(leaf, 0.3))
        + polygon([(1, 8), (-6, 4), (2, 2)], dark(leaf, 0.3))
    )
    leaves = (
        path("M2 -14Q20 -34 34 -28Q28 -10 2 -14Z", leaf)
        + path("M2 -14Q20 -24 34 -28Q28 -10 2 -14Z", dark(leaf, 0.3))
        + path("M2 -4Q-18 -22 -32 -14Q-24 2 2 -4Z", light(leaf, 0.1))
    )
    cup = path(
        "M-26 -72C-32 -54 -16 -40 0 -42C16 -40 32 -54 26 -72Q14 -62 0 -62Q-14 -62 -26 -72Z", dark(petal, 0.2)
    )
    bloom = (
        circle(0, -72, 23, petal) + path("M4 -95A23 23 0 0 1 4 -49Q16 -72 4 -95Z", dark(petal, 0.26)) + cup
    )
    folds = line(
        "M-12 -76Q-10 -90 4 -88Q16 -84 12 -74Q6 -66 -2 -70Q-8 -78 0 -82Q6 -82 6 -77", dark(petal, 0.5), 2.2
    ) + line("M-21 -68Q-8 -56 10 -58Q18 -60 23 -68", light(petal, 0.3), 2)
    sepals = path("M-14 -46Q0 -36 14 -46Q6 -34 0 -34Q-6 -34 -14 -46Z", leaf)
    return (stem + leaves + bloom + folds + sepals,)


def dog(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A hound that sits and looks up to the left; it stands on (0, 0)."""
    coat, collar = paper(p.colour, "tan"), paper(p.trim, "crimson")
    tail = line("M40 -10Q66 -8 64 -34", dark(coat, 0.2), 7)
    haunch = path("M-2 0Q-2 -44 24 -44Q50 -40 46 0Z", dark(coat, 0.22))
    chest = path("M-30 0L-32 -46Q-34 -78 -12 -86Q12 -82 26 -50Q30 -24 10 0Z", coat) + path(
        "M4 -80Q18 -70 26 -50Q30 -24 10 0L-4 0Q16 -40 4 -80Z", dark(coat, 0.28)
    )
    legs = (
        rect(-30, -34, 11, 34, coat, corner=4)
        + rect(-14, -34, 11, 34, dark(coat, 0.2), corner=4)
        + ellipse(-27, -2, 10, 5, light(coat, 0.14))
        + ellipse(-9, -2, 10, 5, coat)
        + ellipse(34, -3, 16, 6, dark(coat, 0.1))
    )
    head = path(
        "M4 -112Q-8 -128 -26 -118L-54 -108Q-60 -98 -50 -94L-26 -92Q-10 -82 6 -90Q14 -102 4 -112Z", coat
    ) + path(
        "M-54 -100Q-36 -98 -22 -100Q-6 -92 8 -96Q4 -86 -6 -86Q-18 -86 -26 -92L-50 -94Q-58 -96 -54 -100Z",
        dark(coat, 0.24),
    )
    ear = path("M-2 -116Q18 -120 20 -92Q16 -78 6 -84Q-4 -98 -2 -116Z", dark(coat, 0.44))
    return (
        tail
        + haunch
        + chest
        + legs
        + path("M-22 -84Q-4 -72 14 -80L15 -72Q-4 -64 -24 -76Z", collar)
        + head
        + ear
        + circle(-24, -109, 2.8, _EYE)
        + ellipse(-55, -104, 4, 3.2, _EYE),
    )
