"""Cut the dress of Madrid in the seventeenth century, in a figure's own space (see body.py)."""

from __future__ import annotations

from tabletop.cards.pictures import Garment
from tabletop.ui.art.figures.body import Frame, Sleeve
from tabletop.ui.art.figures.dress import Worn, skirt, torso
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, group, light, line, path, rect


def corset_gown(g: Garment, frame: Frame) -> Worn:
    """A court gown: a pointed bodice over a farthingale as wide as a table, its skirt parted over a petticoat."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    w = frame.waist
    bell = (
        f"M{-w} -140C-58 -142 -96 -126 -106 -92C-114 -60 -116 -30 -118 2Q-60 14 0 10Q60 14 118 2"
        f"C116 -30 114 -60 106 -92C96 -126 58 -142 {w} -140Q0 -122 {-w} -140Z"
    )
    shade = (
        f"M{w * 0.4} -134C30 -100 40 -40 44 12Q84 12 118 2C116 -30 114 -60 106 -92C96 -126 58 -142 {w} -140Z"
    )
    petticoat = path("M0 -130C-16 -100 -30 -40 -38 9Q0 12 38 9C30 -40 16 -100 0 -130Z", light(cloth, 0.34))
    petticoat += path("M0 -130C8 -90 14 -30 15 11L38 9C30 -40 16 -100 0 -130Z", light(cloth, 0.14))
    petticoat += "".join(
        line(f"M{-20 - k * 7} {-66 + k * 28}Q0 {-58 + k * 28} {20 + k * 7} {-66 + k * 28}", trim, 2.2, 0.9)
        for k in range(3)
    )
    braid = line("M-2 -132C-18 -100 -32 -40 -40 10M2 -132C18 -100 32 -40 40 10", trim, 4)
    hem = line("M-117 -6Q-80 3 -40 2M117 -6Q80 3 40 2", trim, 4)
    folds = "".join(
        path(
            f"M{x * 0.4} -136Q{x} -110 {x * 1.12} 6L{x * 1.12 + 8} 7Q{x + 7} -100 {x * 0.4 + 3} -136Z",
            tone,
            0.5,
        )
        for x, tone in (
            (-88, light(cloth, 0.2)),
            (-62, dark(cloth, 0.36)),
            (62, dark(cloth, 0.5)),
            (86, dark(cloth, 0.5)),
        )
    )
    stomacher = path("M-20 -204L20 -204L4 -120L0 -114L-4 -120Z", light(cloth, 0.3)) + path(
        "M3 -204L20 -204L4 -120L0 -114Z", light(cloth, 0.08)
    )
    laces = "".join(
        line(f"M{-15 + k * 2.4} {-192 + k * 14}L{15 - k * 2.4} {-192 + k * 14}", trim, 2.2)
        + circle(0, -192 + k * 14, 3, light(trim, 0.4))
        for k in range(5)
    )
    peak = path(f"M{-w - 1} -148L0 -110L{w + 1} -148Q0 -132 {-w - 1} -148Z", cloth) + path(
        f"M0 -138Q18 -140 {w + 1} -148L0 -110Z", dark(cloth, 0.26)
    )
    neck = path("M-27 -206Q0 -192 27 -206L22 -192Q0 -182 -22 -192Z", PAPERS["ivory"]) + line(
        "M-22 -192Q0 -182 22 -192", trim, 2
    )
    skirts = path(bell, cloth) + path(shade, dark(cloth, 0.26)) + folds + petticoat + braid + hem
    return Worn(
        body=skirts + torso(frame, cloth) + peak + stomacher + laces + neck,
        sleeve=Sleeve("puffed", cloth, trim),
    )


def bodice(g: Garment, frame: Frame) -> Worn:
    """A village woman's dress: a laced bodice of `colour` over a white blouse, a skirt of `trim`, an apron."""
    cloth, fall, linen = PAPERS[g.colour], PAPERS[g.trim], PAPERS["ivory"]
    w, s = frame.waist, frame.shoulder
    body = skirt(frame, -142, 0, 84, fall) + line("M-83 -14Q-40 -4 0 -8Q40 -4 83 -14", dark(fall, 0.4), 4)
    body += torso(frame, linen)
    sides = (
        f"M{-s + 12} -205C{-s + 10} -180 {-w - 2} -160 {-w - 1} -138Q0 -122 {w + 1} -138"
        f"C{w + 2} -160 {s - 10} -180 {s - 12} -205L17 -206L11 -170L-11 -170L-17 -206Z"
    )
    right = f"M17 -206L11 -170L6 -170L6 -130Q20 -132 {w + 1} -138C{w + 2} -160 {s - 10} -180 {s - 12} -205Z"
    front = path(sides, cloth) + path(right, dark(cloth, 0.28))
    front += path("M-11 -172L11 -172L7 -132L-7 -132Z", light(linen, 0.2))
    front += "".join(
        line(f"M-10 {y}L9 {y + 8}M10 {y}L-9 {y + 8}", dark(cloth, 0.4), 1.7) for y in range(-168, -138, 10)
    )
    gathers = "".join(
        line(f"M{x} -204Q{x * 0.9} -192 {x * 0.7} -180", dark(linen, 0.24), 1.2) for x in (-9, -3, 4, 10)
    )
    neck = line("M-20 -207Q0 -196 20 -207", light(linen, 0.4), 4)
    apron = path(
        f"M{-w + 4} -134Q0 -124 {w - 4} -134C32 -100 42 -50 46 -22Q0 -12 -46 -22"
        f"C-42 -50 -32 -100 {-w + 4} -134Z",
        linen,
    )
    apron += path(
        f"M4 -128Q18 -130 {w - 4} -134C32 -100 42 -50 46 -22Q28 -17 12 -16Q14 -80 4 -128Z", dark(linen, 0.16)
    )
    apron += line("M-45 -30Q0 -20 45 -30", dark(linen, 0.3), 1.6) + line(
        f"M{-w} -138Q0 -124 {w} -138", linen, 5
    )
    return Worn(body=body + apron + front + gathers + neck, sleeve=Sleeve("full", linen, cloth))


def smock(g: Garment, frame: Frame) -> Worn:
    """A loose shirt with full sleeves, open at the throat, tucked into breeches."""
    linen, cord = PAPERS[g.colour], PAPERS[g.trim]
    w, h = frame.waist, frame.hip
    tails = path(
        f"M{-w} -140C{-w - 8} -120 {-h - 8} -104 {-h - 7} -92Q0 -80 {h + 7} -92"
        f"C{h + 8} -104 {w + 8} -120 {w} -140Z",
        linen,
    )
    tails += path(
        f"M6 -140Q10 -110 8 -86Q26 -88 {h + 7} -92C{h + 8} -104 {w + 8} -120 {w} -140Z", dark(linen, 0.24)
    )
    opening = path("M-14 -213Q0 -200 14 -213L3 -164L-3 -164Z", dark(linen, 0.5))
    collar = path("M-14 -216L-27 -206L-14 -186L-3 -168Z", light(linen, 0.25)) + path(
        "M14 -216L27 -206L14 -186L3 -168Z", dark(linen, 0.1)
    )
    ties = line("M-6 -182L7 -176M6 -182L-7 -176M0 -164Q-8 -152 -6 -142M0 -164Q6 -152 9 -144", cord, 1.6)
    creases = "".join(
        line(f"M{x} -198Q{x * 0.9} -170 {x * 0.66} -146", dark(linen, 0.3), 1.8, 0.55)
        for x in (-30, -20, 22, 31)
    )
    belt = path(f"M{-w - 2} -142Q0 -128 {w + 2} -142L{w + 3} -133Q0 -119 {-w - 3} -133Z", dark(cord, 0.15))
    return Worn(
        body=tails + torso(frame, linen) + creases + opening + collar + ties + belt,
        sleeve=Sleeve("full", linen, dark(linen, 0.2)),
    )


def rags(g: Garment, frame: Frame) -> Worn:
    """A beggar's coat: torn at hem and shoulder, mended with patches of `trim`, tied with a rope."""
    cloth, patch = PAPERS[g.colour], PAPERS[g.trim]
    w = frame.waist
    hem = "L46 -52L38 -66L31 -44L22 -58L13 -40L4 -56L-5 -38L-14 -58L-22 -46L-30 -62L-38 -48L-47 -60"
    coat = path(f"M{w} -142C{w + 8} -110 46 -90 48 -64{hem}C-46 -90 {-w - 8} -110 {-w} -142Z", cloth)
    coat += path(
        f"M5 -142Q10 -100 10 -48L13 -40L22 -58L31 -44L38 -66L46 -52L48 -64C46 -90 {w + 8} -110 {w} -142Z",
        dark(cloth, 0.3),
    )
    tear = path("M-28 -186L-20 -178L-26 -172L-16 -166L-24 -160L-30 -168L-34 -178Z", dark(cloth, 0.55))
    neck = path("M-14 -214L-8 -196L-3 -200L1 -184L6 -198L10 -192L14 -214Q0 -203 -14 -214Z", dark(cloth, 0.55))

    def mend(x: float, y: float, size: float, turn: float, tone: str) -> str:
        stitches = "".join(
            line(f"M{d} -11L{d} -6M{d} 6L{d} 11M-11 {d}L-6 {d}M6 {d}L11 {d}", dark(tone, 0.55), 1.4)
            for d in (-5, 0, 5)
        )
        return group(rect(-8.5, -8.5, 17, 17, tone) + stitches, (x, y), turn=turn, size=size)

    patches = (
        mend(20, -170, 1.0, 10, dark(patch, 0.2))
        + mend(-22, -98, 1.15, -8, patch)
        + mend(24, -84, 0.9, 14, dark(patch, 0.35))
    )
    rope = line(f"M{-w - 1} -140Q0 -126 {w + 1} -140", PAPERS["straw"], 5) + line(
        f"M{-w - 1} -140Q0 -126 {w + 1} -140", PAPERS["leather"], 1.6, dashes="2 4"
    )
    rope += line("M8 -130Q14 -112 8 -96M8 -130Q20 -114 18 -100", PAPERS["straw"], 3)
    return Worn(
        body=coat + torso(frame, cloth) + neck + tear + patches + rope,
        sleeve=Sleeve("tight", cloth, dark(cloth, 0.4)),
    )


def long_coat(g: Garment, frame: Frame) -> Worn:
    """A nobleman's coat to the knee, open over a waistcoat, with braid, many buttons and great cuffs."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    w = frame.waist
    tail = (
        f"M{-w - 2} -142C{-w - 12} -112 -54 -80 -58 -44Q-34 -34 -14 -40L-6 -128L6 -128L14 -40"
        f"Q34 -34 58 -44C54 -80 {w + 12} -112 {w + 2} -142Z"
    )
    shade = f"M6 -128L14 -40Q34 -34 58 -44C54 -80 {w + 12} -112 {w + 2} -142Z"
    inner = path("M-20 -210L20 -210L22 -60Q0 -50 -22 -60Z", light(cloth, 0.42)) + path(
        "M2 -206L20 -210L22 -60Q12 -55 4 -55Z", light(cloth, 0.2)
    )
    inner += "".join(circle(0, y, 2.2, trim) for y in range(-196, -66, 12))
    lapels = path("M-14 -214L-24 -206C-22 -170 -14 -140 -12 -42L-22 -42C-26 -140 -36 -170 -36 -204Z", cloth)
    lapels += path(
        "M14 -214L24 -206C22 -170 14 -140 12 -42L22 -42C26 -140 36 -170 36 -204Z", dark(cloth, 0.3)
    )
    braid = line("M-23 -206C-20 -170 -13 -140 -12 -42", trim, 3.2) + line(
        "M23 -206C20 -170 13 -140 12 -42", dark(trim, 0.2), 3.2
    )
    loops = "".join(
        line(f"M{-22 + k * 1.4} {y}L{-36 + k} {y - 2}M{22 - k * 1.4} {y}L{36 - k} {y - 2}", trim, 2)
        for k, y in enumerate(range(-190, -140, 13))
    )
    pockets = line("M-44 -88L-28 -82M44 -88L28 -82", trim, 3) + "".join(
        circle(side * x, y, 2, trim) for side in (-1, 1) for x, y in ((42, -81), (36, -79), (30, -77))
    )
    sides = path(frame.torso(), cloth) + path(frame.torso_shade(), dark(cloth, 0.28))
    return Worn(
        body=path(tail, cloth)
        + path(shade, dark(cloth, 0.28))
        + sides
        + inner
        + lapels
        + braid
        + loops
        + pockets,
        sleeve=Sleeve("tight", cloth, trim),
    )


def cape_short(g: Garment, frame: Frame) -> Worn:
    """A gentleman's short cape, worn over the left shoulder, its cord across the chest."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    s = frame.shoulder
    behind = path(
        f"M{-s + 8} -210C{-s - 26} -190 {-s - 40} -140 {-s - 46} -86Q-50 -74 -20 -84"
        f"Q10 -76 {s} -92C{s + 10} -130 {s} -190 {s - 8} -208Z",
        dark(cloth, 0.42),
    )
    front = path(
        f"M-14 -216C{-s} -214 {-s - 14} -196 {-s - 22} -150Q{-s - 30} -110 {-s - 46} -86"
        f"Q{-s - 20} -76 {-s + 2} -84"
        f"C{-s + 4} -130 {-s + 14} -180 -10 -206Z",
        cloth,
    )
    front += path(
        f"M-12 -208C{-s + 8} -180 {-s - 2} -130 {-s - 8} -82L{-s + 2} -84"
        f"C{-s + 4} -130 {-s + 14} -180 -10 -206Z",
        dark(cloth, 0.34),
    )
    lining = line(
        f"M{-s - 46} -86Q{-s - 20} -76 {-s + 2} -84C{-s + 4} -130 {-s + 14} -180 -10 -206", trim, 2.6
    )
    collar = path(f"M14 -216Q{s - 12} -214 {s - 4} -200Q22 -198 10 -206Z", dark(cloth, 0.25))
    cord = (
        line(f"M-16 -202Q10 -178 {s - 8} -196", trim, 2.6)
        + circle(-16, -202, 4.4, trim)
        + circle(s - 8, -196, 4, dark(trim, 0.2))
    )
    return Worn(behind, front + lining + collar + cord)


def royal_mantle(g: Garment, frame: Frame) -> Worn:
    """A king's mantle that sweeps to the ground, lined, edged and collared with ermine."""
    cloth, trim, fur = PAPERS[g.colour], PAPERS[g.trim], PAPERS["white"]
    s = frame.shoulder
    behind = path(
        f"M-12 -216C{-s - 24} -204 {-s - 44} -90 {-s - 56} 6Q0 20 {s + 56} 6"
        f"C{s + 44} -90 {s + 24} -204 12 -216Z",
        dark(fur, 0.3),
    )
    sides = path(
        f"M-14 -214C{-s - 6} -208 {-s - 30} -140 {-s - 56} 6Q{-s - 20} 14 {-s + 2} 8"
        f"C{-s - 6} -80 {-s + 4} -160 -14 -206Z",
        cloth,
    )
    sides += path(
        f"M14 -214C{s + 6} -208 {s + 30} -140 {s + 56} 6Q{s + 20} 14 {s - 2} 8"
        f"C{s + 6} -80 {s - 4} -160 14 -206Z",
        dark(cloth, 0.32),
    )
    sides += "".join(
        line(
            f"M{d * (s - 2)} -176C{d * (s + 16)} -130 {d * (s + 24)} -60 {d * (s + 28)} 4",
            dark(cloth, 0.4),
            3,
            0.6,
        )
        for d in (-1, 1)
    )
    edges = path(
        f"M-16 -210C{-s + 4} -160 {-s - 6} -80 {-s + 2} 8L{-s + 16} 9C{-s + 8} -80 {-s + 18} -160 -6 -202Z",
        fur,
    )
    edges += path(
        f"M16 -210C{s - 4} -160 {s + 6} -80 {s - 2} 8L{s - 16} 9C{s - 8} -80 {s - 18} -160 6 -202Z",
        dark(fur, 0.16),
    )
    r = s + 12
    collar = path(
        f"M-15 -218Q{-r + 8} -214 {-r} -182Q{-r + 14} -166 -30 -166Q-12 -164 0 -178"
        f"Q12 -164 30 -166Q{r - 14} -166 {r} -182Q{r - 8} -214 15 -218Q0 -204 -15 -218Z",
        fur,
    )
    collar += path(
        f"M15 -218Q8 -210 2 -209L2 -180Q12 -164 30 -166Q{r - 14} -166 {r} -182Q{r - 8} -214 15 -218Z",
        dark(fur, 0.16),
    )
    spots: list[tuple[float, float]] = [
        (-44, -186),
        (-34, -200),
        (-26, -180),
        (-14, -196),
        (10, -186),
        (22, -200),
        (30, -180),
        (44, -190),
    ]
    spots += [(d * (s - 5 + 3 * (k % 2)), y) for d in (-1, 1) for k, y in enumerate(range(-146, 0, 30))]
    tails = path(
        "".join(
            f"M{x - 1.6} {y - 4}L{x + 1.6} {y - 4}L{x + 2.4} {y + 4}L{x} {y + 8}L{x - 2.4} {y + 4}Z"
            for x, y in spots
        ),
        PAPERS["black"],
    )
    clasp = (
        circle(0, -198, 8.5, trim)
        + circle(0, -198, 5, PAPERS["crimson"])
        + circle(-1.8, -200, 1.6, "#ffffff", 0.8)
    )
    return Worn(behind, sides + edges + collar + tails + clasp)


def domino(g: Garment, frame: Frame) -> Worn:
    """A conspirator's domino: a great cloak drawn shut from throat to ground, its cape over the shoulders."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    s = frame.shoulder
    form = path(
        f"M-14 -216C{-s - 10} -210 {-s - 24} -150 {-s - 36} 4Q-30 14 0 9Q30 14 {s + 36} 4"
        f"C{s + 24} -150 {s + 10} -210 14 -216Q0 -204 -14 -216Z",
        cloth,
    )
    form += path(
        f"M14 -216Q6 -208 3 -206C12 -140 10 -60 14 11Q40 11 {s + 36} 4C{s + 24} -150 {s + 10} -210 14 -216Z",
        dark(cloth, 0.28),
    )
    folds = "".join(
        path(
            f"M{x * 0.5} -176Q{x * 0.9} -90 {x * 1.2} 8L{x * 1.2 + 9} 8"
            f"Q{x * 0.9 + 7} -90 {x * 0.5 + 3} -176Z",
            tone,
            0.6,
        )
        for x, tone in (
            (-58, light(cloth, 0.12)),
            (-34, dark(cloth, 0.4)),
            (-10, light(cloth, 0.1)),
            (30, dark(cloth, 0.5)),
            (52, dark(cloth, 0.5)),
        )
    )
    seam = line("M2 -200C10 -140 8 -60 12 10", trim, 2, 0.8)
    r = s + 8
    shoulders = path(
        f"M-15 -217Q{-r + 6} -212 {-r} -176Q{-r + 20} -158 0 -152Q{r - 20} -158 {r} -176"
        f"Q{r - 6} -212 15 -217Q0 -204 -15 -217Z",
        light(cloth, 0.06),
    )
    shoulders += path(
        f"M15 -217Q7 -209 3 -208L4 -152Q{r - 20} -158 {r} -176Q{r - 6} -212 15 -217Z", dark(cloth, 0.24)
    )
    edge = line(f"M{-r} -176Q{-r + 20} -158 0 -152Q{r - 20} -158 {r} -176", trim, 2.4)
    clasp = (
        circle(-9, -198, 4.6, trim)
        + circle(9, -198, 4.6, dark(trim, 0.2))
        + line("M-9 -198Q0 -192 9 -198", trim, 2)
    )
    return Worn(body=form + folds + seam + shoulders + edge + clasp, sleeve=Sleeve("wide", cloth, trim))
