"""Cut civil dress in a figure's own space (see body.py): robes, gowns, tunics, capes and what is worn over them.

A garment gives the piece behind the body, the piece on it, and the sleeves, when it has any.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.cards.pictures import Garment
from tabletop.ui.art.figures.body import Frame, Sleeve
from tabletop.ui.art.heraldry import charge, sprinkle
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, rect


@dataclass(frozen=True, slots=True)
class Worn:
    """Hold the pieces of a garment: behind the body, on it, about the neck, and the sleeves if it has any."""

    behind: str = ""
    body: str = ""
    throat: str = ""
    sleeve: Sleeve | None = None


def skirt(frame: Frame, top: float, hem: float, spread: float, cloth: str) -> str:
    """Let cloth fall from the waist to the hem, with folds and a shaded side."""
    w = frame.waist
    fall = (
        f"M{-w} {top}C{-w - 8} {top * 0.72} {-spread - 4} {hem + (top - hem) * 0.3} {-spread} {hem}"
        f"Q{-spread * 0.5} {hem + 9} 0 {hem + 5}Q{spread * 0.5} {hem + 9} {spread} {hem}"
        f"C{spread + 4} {hem + (top - hem) * 0.3} {w + 8} {top * 0.72} {w} {top}Z"
    )
    shade = (
        f"M{w * 0.25} {top}"
        f"C{w * 0.5} {top * 0.6} {spread * 0.3} {hem + (top - hem) * 0.3} {spread * 0.36} {hem + 6}"
        f"Q{spread * 0.7} {hem + 8} {spread} {hem}"
        f"C{spread + 4} {hem + (top - hem) * 0.3} {w + 8} {top * 0.72} {w} {top}Z"
    )
    folds = "".join(
        path(
            f"M{w * f} {top + 4}Q{spread * f * 0.8} {(top + hem) / 2} {spread * f - 4} {hem + 5}"
            f"L{spread * f + 7} {hem + 6}"
            f"Q{spread * f * 0.8 + 4} {(top + hem) / 2} {w * f + 1.5} {top + 4}Z",
            tone,
            0.5,
        )
        for f, tone in (
            (-0.72, dark(cloth, 0.36)),
            (-0.4, light(cloth, 0.2)),
            (-0.1, dark(cloth, 0.36)),
            (0.62, dark(cloth, 0.5)),
        )
    )
    return path(fall, cloth) + path(shade, dark(cloth, 0.26)) + folds


def torso(frame: Frame, cloth: str) -> str:
    return path(frame.torso(), cloth) + path(frame.torso_shade(), dark(cloth, 0.26))


def _collar_v(colour: str, depth: float = 40.0) -> str:
    lit = path(f"M-15 -214L-24 -205L0 {-205 + depth}L0 {-214 + depth * 0.75}Z", colour)
    return lit + path(f"M15 -214L24 -205L0 {-205 + depth}L0 {-214 + depth * 0.75}Z", dark(colour, 0.28))


def robe(g: Garment, frame: Frame) -> Worn:
    """A robe to the ground with wide sleeves, an edged front and a broad collar."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    body = skirt(frame, -150, 0, 66, cloth) + torso(frame, cloth)
    hem = line("M-66 -6Q-33 3 0 -1Q33 3 66 -6", trim, 7) + line(
        "M-65 -16Q-33 -7 0 -11Q33 -7 65 -16", trim, 1.8
    )
    stole = path("M-21 -207L-10 -212C-12 -160 -12 -90 -15 2L-31 4C-24 -90 -26 -160 -21 -207Z", trim)
    stole += path("M21 -207L10 -212C12 -160 12 -90 15 2L31 4C24 -90 26 -160 21 -207Z", dark(trim, 0.3))
    marks = "".join(circle(x, y, 2.8, cloth) for y in range(-192, -10, 22) for x in (-19.5, 19.5))
    inner = path(
        "M-10 -212Q0 -204 10 -212C12 -160 12 -90 15 2L-15 2C-12 -90 -12 -160 -10 -212Z", dark(cloth, 0.42)
    )
    spots = (
        (-42, -40, 6),
        (-32, -96, 4.5),
        (-36, -170, 4.5),
        (40, -60, 5),
        (34, -176, 4),
        (-50, -20, 3.4),
        (36, -116, 4),
        (54, -26, 4),
    )
    figure = ""
    if g.charge == "stars":
        figure = sprinkle(light(trim, 0.3), spots)
    elif g.charge:
        figure = charge(g.charge, light(trim, 0.2), (0, -120), 0.7)
    return Worn(body=body + inner + stole + marks + hem + figure, sleeve=Sleeve("wide", cloth, trim))


def gown(g: Garment, frame: Frame) -> Worn:
    """A gown with a fitted bodice, a square neck and a full skirt."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    body = skirt(frame, -142, 0, 82, cloth) + torso(frame, cloth)
    if frame.woman:
        body += path(frame.bodice(), light(cloth, 0.3), 0.35)
    front = path("M-9 -142C-14 -90 -24 -40 -30 4Q0 8 30 4C24 -40 14 -90 9 -142Z", light(cloth, 0.22)) + path(
        "M2 -142L9 -142C14 -90 24 -40 30 4Q18 6 6 6Z", dark(cloth, 0.1)
    )
    neck = line("M-26 -205Q-22 -184 0 -182Q22 -184 26 -205", trim, 4)
    lacing = "".join(line(f"M-6 {y}L6 {y + 7}M6 {y}L-6 {y + 7}", trim, 1.3) for y in range(-176, -144, 10))
    girdle = line(f"M{-frame.waist} -143Q0 -132 {frame.waist} -143M0 -137L2 -84", trim, 4) + circle(
        2, -80, 5, trim
    )
    return Worn(body=body + front + neck + lacing + girdle, sleeve=Sleeve("tight", cloth, trim))


def tunic(g: Garment, frame: Frame) -> Worn:
    """A tunic to the knee, with an edged neck and hem."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    body = skirt(frame, -146, -66, 47, cloth) + torso(frame, cloth)
    if frame.woman:
        body += path(frame.bodice(), light(cloth, 0.3), 0.3)
    hem = line("M-47 -70Q-24 -61 0 -65Q24 -61 47 -70", trim, 4.5)
    creases = line("M-18 -168Q-10 -150 -20 -134", dark(cloth, 0.3), 2, 0.6) + line(
        "M16 -184Q26 -176 34 -180", dark(cloth, 0.42), 2, 0.6
    )
    return Worn(body=body + hem + creases + _collar_v(trim, 26), sleeve=Sleeve("tight", cloth, trim))


def jerkin(g: Garment, frame: Frame) -> Worn:
    """A leather jerkin laced down the front, with shoulder wings; the sleeves beneath stay."""
    hide, trim = PAPERS[g.colour], PAPERS[g.trim]
    body = skirt(frame, -146, -84, 43, hide) + torso(frame, hide)
    opening = path("M-13 -214Q0 -203 13 -214L5 -128L-5 -128Z", dark(hide, 0.5))
    laces = "".join(
        line(
            f"M{-8 + k * 0.4} {-198 + k * 12}L{8 - k * 0.4} {-190 + k * 12}"
            f"M{8 - k * 0.4} {-198 + k * 12}L{-8 + k * 0.4} {-190 + k * 12}",
            trim,
            1.6,
        )
        for k in range(6)
    )
    s = frame.shoulder
    wings = path(
        f"M{-s + 12} -206Q{-s - 8} -204 {-s - 10} -184L{-s + 5} -180Q{-s + 6} -196 {-s + 12} -206Z",
        light(hide, 0.14),
    )
    wings += path(
        f"M{s - 12} -206Q{s + 8} -204 {s + 10} -184L{s - 5} -180Q{s - 6} -196 {s - 12} -206Z",
        dark(hide, 0.36),
    )
    seams = line(f"M{-s + 8} -190Q-20 -150 -28 -90", dark(hide, 0.4), 1.5, 0.8) + line(
        f"M{s - 8} -190Q20 -150 28 -90", dark(hide, 0.5), 1.5, 0.8
    )
    studs = "".join(circle(x, y, 1.7, trim) for x in (-25, 25) for y in (-178, -166, -154))
    return Worn(body=body + opening + laces + seams + studs + wings)


def doublet(g: Garment, frame: Frame) -> Worn:
    """A doublet of the seventeenth century: a row of buttons, a peaked waist and puffed sleeves."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    w = frame.waist
    breeches = path(
        "M-32 -128C-46 -104 -44 -76 -34 -66L-4 -66L0 -120L4 -66L34 -66C44 -76 46 -104 32 -128Z",
        dark(cloth, 0.2),
    )
    body = breeches + torso(frame, cloth)
    peak = path(
        f"M{-w - 2} -136Q0 -118 {w + 2} -136L{w + 9} -112Q14 -108 0 -94Q-14 -108 {-w - 9} -112Z", cloth
    ) + path(f"M2 -127Q20 -128 {w + 2} -136L{w + 9} -112Q14 -108 2 -96Z", dark(cloth, 0.3))
    slashes = "".join(line(f"M{x} -190Q{x * 0.8} -164 {x * 0.7} -142", trim, 1.8) for x in (-28, -16, 16, 28))
    buttons = "".join(
        circle(0, y, 2.5, trim) + circle(-0.7, y - 0.7, 0.9, "#ffffff", 0.7) for y in range(-198, -104, 11)
    )
    sash = line(f"M{-w - 2} -136Q0 -118 {w + 2} -136", trim, 3)
    return Worn(
        body=body + peak + slashes + line("M0 -204L0 -98", dark(cloth, 0.45), 1.6) + buttons + sash,
        sleeve=Sleeve("puffed", cloth, trim),
    )


def apron(g: Garment, frame: Frame) -> Worn:
    """A leather apron with its straps."""
    hide, trim = PAPERS[g.colour], PAPERS[g.trim]
    w = frame.waist + 2
    straps = line("M-20 -206L-16 -184M20 -206L16 -184", dark(hide, 0.3), 5)
    bib = path(f"M-22 -188L22 -188L{w} -138Q40 -90 42 -40Q0 -30 -42 -40Q-40 -90 {-w} -138Z", hide) + path(
        f"M6 -188L22 -188L{w} -138Q40 -90 42 -40Q26 -36 10 -35Q12 -120 6 -188Z", dark(hide, 0.26)
    )
    return Worn(
        body=straps
        + bib
        + line(f"M{-w} -138Q0 -130 {w} -138", trim, 4)
        + rect(-14, -116, 24, 22, dark(hide, 0.2), corner=3)
    )


def cape(g: Garment, frame: Frame) -> Worn:
    """A cape that billows behind, clasped on both shoulders."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    s = frame.shoulder
    behind = path(
        f"M{-s + 6} -208C{-s - 30} -150 {-s - 42} -70 {-s - 56} 4Q{-s - 20} -10 -20 6Q20 -8 60 8"
        f"Q{s + 30} -4 {s + 50} 0C{s + 34} -80 {s + 22} -150 {s - 6} -208Z",
        dark(cloth, 0.3),
    )
    behind += path(
        f"M{-s + 6} -208C{-s - 30} -150 {-s - 42} -70 {-s - 56} 4Q{-s - 34} -4 {-s - 14} -2"
        f"C{-s - 14} -80 {-s - 8} -150 {-s + 12} -206Z",
        cloth,
    )
    behind += path(
        f"M{s + 8} -180C{s + 16} -110 {s + 26} -50 {s + 30} -2Q{s + 40} -3 {s + 50} 0"
        f"C{s + 34} -80 {s + 22} -150 {s - 6} -208Z",
        dark(cloth, 0.46),
    )
    if g.charge:
        behind += charge(g.charge, trim, (-s - 20, -50), 0.7)
    shoulders = path(
        f"M-14 -215C-26 -210 {-s + 2} -208 {-s - 5} -190Q{-s + 8} -186 -26 -194Q-14 -202 -9 -208Z",
        light(cloth, 0.08),
    )
    shoulders += path(
        f"M14 -215C26 -210 {s - 2} -208 {s + 5} -190Q{s - 8} -186 26 -194Q14 -202 9 -208Z", dark(cloth, 0.3)
    )
    clasp = line("M-22 -197Q0 -184 22 -197", trim, 2.4) + "".join(
        circle(x, -198, 5, trim) + circle(x - 1, -199, 2, light(trim, 0.6)) for x in (-24, 24)
    )
    return Worn(behind, shoulders + clasp)


def cloak(g: Garment, frame: Frame) -> Worn:
    """A cloak drawn around the shoulders and open in front."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    s = frame.shoulder
    behind = path(
        f"M-12 -216C{-s - 20} -204 {-s - 34} -90 {-s - 34} 2L{s + 34} 2C{s + 34} -90 {s + 20} -204 12 -216Z",
        dark(cloth, 0.4),
    )
    left = path(
        f"M-10 -216C{-s} -210 {-s - 22} -170 {-s - 33} 2Q{-s} 10 -26 4C-30 -80 -30 -150 -6 -206Z", cloth
    )
    left += path(
        f"M-12 -206C{-s + 8} -170 {-s} -80 {-s + 2} 4L{-s + 14} 5C{-s + 8} -80 {-s + 16} -160 -12 -206Z",
        dark(cloth, 0.32),
        0.6,
    )
    right = path(
        f"M10 -216C{s} -210 {s + 22} -170 {s + 33} 2Q{s} 10 26 4C30 -80 30 -150 6 -206Z", dark(cloth, 0.3)
    )
    right += path(
        f"M14 -206C{s - 4} -170 {s + 6} -80 {s + 8} 4L{s + 20} 3C{s + 12} -80 {s} -160 14 -206Z",
        dark(cloth, 0.5),
        0.6,
    )
    edges = line("M-6 -206C-30 -150 -30 -80 -26 4", trim, 2.2) + line(
        "M6 -206C30 -150 30 -80 26 4", dark(trim, 0.25), 2.2
    )
    brooch = (
        circle(0, -200, 8, trim)
        + circle(0, -200, 4.6, dark(cloth, 0.4))
        + circle(-1.6, -202, 1.6, light(trim, 0.7))
    )
    return Worn(behind, left + right + edges + brooch)


def mantle(g: Garment, frame: Frame) -> Worn:
    """A mantle of fur across the shoulders."""
    fur, trim = PAPERS[g.colour], PAPERS[g.trim]
    s = frame.shoulder + 10
    outline = (
        f"M-14 -217Q{-s + 8} -214 {-s} -186L{-s + 8} -180L{-s + 14} -172L-34 -176L-28 -166L-18 -172"
        f"L-10 -160L0 -168L10 -160L18 -172L28 -166L34 -176L{s - 14} -172L{s - 8} -180L{s} -186"
        f"Q{s - 8} -214 14 -217Q0 -204 -14 -217Z"
    )
    right = (
        f"M14 -217Q6 -210 2 -208L4 -166L10 -160L18 -172L28 -166L34 -176L{s - 14} -172L{s - 8} -180"
        f"L{s} -186Q{s - 8} -214 14 -217Z"
    )
    tufts = "".join(
        line(f"M{x} {y}l3 8", dark(fur, 0.34), 2, 0.7)
        for x, y in ((-36, -198), (-22, -194), (-8, -186), (12, -190), (26, -196), (38, -194), (-28, -184))
    )
    chain = line("M-26 -178Q0 -158 26 -178", trim, 2.6) + circle(0, -167, 6, trim)
    return Worn(body=path(outline, fur) + path(right, dark(fur, 0.22)) + tufts + chain)


def belt(g: Garment, frame: Frame) -> Worn:
    """A belt with a buckle and a hanging end."""
    hide, trim = PAPERS[g.colour], PAPERS[g.trim]
    w = frame.waist + 3
    strap = path(f"M{-w} -141Q0 -129 {w} -141L{w + 1} -130Q0 -118 {-w - 1} -130Z", hide) + path(
        f"M4 -135Q20 -136 {w} -141L{w + 1} -130Q20 -125 4 -124Z", dark(hide, 0.34)
    )
    buckle = rect(-9, -138, 16, 15, trim, corner=3) + rect(-5, -134.5, 8, 8, dark(hide, 0.3), corner=1.5)
    tail = path("M6 -128L13 -128L17 -92L12 -86L8 -92Z", dark(hide, 0.12))
    purse = (
        path("M-30 -128L-17 -126Q-10 -108 -17 -101Q-26 -97 -33 -104Q-36 -116 -30 -128Z", dark(hide, 0.16))
        + path("M-31 -122L-16 -120", trim)
        + circle(-24, -117, 2, trim)
    )
    return Worn(body=tail + purse + strap + buckle)


def sash(g: Garment, frame: Frame) -> Worn:
    """A sash tied about the waist."""
    cloth = PAPERS[g.colour]
    w = frame.waist + 3
    band = path(f"M{-w} -148Q0 -134 {w} -148L{w + 2} -126Q0 -112 {-w - 2} -126Z", cloth) + path(
        f"M4 -141Q20 -142 {w} -148L{w + 2} -126Q20 -120 4 -119Z", dark(cloth, 0.28)
    )
    folds = line(f"M{-w} -138Q0 -124 {w} -138", dark(cloth, 0.36), 1.6, 0.7)
    ends = path("M-24 -132Q-36 -100 -30 -66L-18 -70Q-22 -100 -14 -130Z", dark(cloth, 0.14)) + path(
        "M-20 -132Q-24 -104 -12 -80L-4 -88Q-14 -106 -10 -130Z", dark(cloth, 0.3)
    )
    return Worn(body=ends + band + folds + ellipse(-18, -131, 8, 9, light(cloth, 0.1)))


def ruff(g: Garment, frame: Frame) -> Worn:  # noqa: ARG001
    """A pleated ruff around the neck."""
    linen = PAPERS[g.colour]
    pleats = "".join(
        group(
            ellipse(0, 0, 5.4, 11, light(linen, 0.3) if k % 2 else dark(linen, 0.16)),
            (-36 + k * 6, -211 + 10 * (1 - ((k - 6) / 6) ** 2)),
            turn=(6 - k) * 8,
        )
        for k in range(13)
    )
    return Worn(throat=ellipse(0, -214, 40, 15, dark(linen, 0.3)) + pleats)


def collar(g: Garment, frame: Frame) -> Worn:  # noqa: ARG001
    """A broad falling collar edged with lace."""
    linen, trim = PAPERS[g.colour], PAPERS[g.trim]
    left = path("M-13 -216Q-38 -206 -42 -188Q-22 -178 -3 -188L0 -204Z", linen)
    right = path("M13 -216Q38 -206 42 -188Q22 -178 3 -188L0 -204Z", dark(linen, 0.14))
    lace = "".join(
        circle(x, -186 + abs(abs(x) - 22) * -0.12, 3, light(linen, 0.3)) for x in range(-40, 41, 7)
    )
    return Worn(body=lace + left + right + circle(0, -200, 3, trim))


def chain(g: Garment, frame: Frame) -> Worn:
    """A chain of office with its pendant."""
    metal, jewel = PAPERS[g.trim], PAPERS[g.colour]
    s = frame.shoulder - 16
    links = "".join(
        circle(
            -s + k * s / 6, -206 + 46 * (1 - ((k - 6) / 6) ** 2), 3.4, metal if k < 8 else dark(metal, 0.24)
        )
        for k in range(13)
    )
    pendant = circle(0, -150, 9, metal) + circle(0, -150, 6, jewel) + circle(-2, -152, 2, "#ffffff", 0.7)
    return Worn(body=links + pendant)


def baldric(g: Garment, frame: Frame) -> Worn:
    """A strap across the chest, with a buckle."""
    hide, trim = PAPERS[g.colour], PAPERS[g.trim]
    s, h = frame.shoulder, frame.hip
    strap = path(f"M{s - 18} -208L{s - 6} -204Q0 -150 {-h + 4} -108L{-h} -122Q-6 -160 {s - 18} -208Z", hide)
    edge = line(f"M{s - 18} -208Q-6 -160 {-h} -122", light(hide, 0.3), 1.2, 0.7)
    return Worn(
        body=strap
        + edge
        + group(
            rect(-7, -8, 14, 16, trim, corner=2.5) + rect(-3.5, -4.5, 7, 9, dark(hide, 0.3), corner=1),
            (2, -160),
            turn=40,
        )
    )


def hose(g: Garment, frame: Frame) -> Worn:
    """Hose and boots."""
    cloth, boot = PAPERS[g.colour], PAPERS[g.trim]
    h = frame.hip
    left = path(f"M{-h + 2} -112L0 -104L-6 -52L-10 -8L-28 -8L-28 -52Z", cloth)
    right = path(f"M{h - 2} -112L0 -104L6 -52L10 -8L28 -8L28 -52Z", dark(cloth, 0.3))
    boots = path("M-30 -50Q-18 -44 -5 -50L-9 -4L-7 4L-38 4Q-38 -4 -28 -8Z", boot) + path(
        "M30 -50Q18 -44 5 -50L9 -4L7 4L38 4Q38 -4 28 -8Z", dark(boot, 0.3)
    )
    cuffs = path("M-32 -56Q-18 -48 -3 -56L-5 -46Q-18 -38 -30 -46Z", light(boot, 0.16)) + path(
        "M32 -56Q18 -48 3 -56L5 -46Q18 -38 30 -46Z", dark(boot, 0.14)
    )
    return Worn(body=left + right + boots + cuffs)
