"""Cut what tells a calling, in a figure's own space (see body.py): the dress of monks, priests and soldiers."""

from __future__ import annotations

from tabletop.cards.pictures import Garment
from tabletop.ui.art.figures.body import Frame, Sleeve
from tabletop.ui.art.figures.dress import Worn, skirt, torso
from tabletop.ui.art.heraldry import charge
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, rect


def habit(g: Garment, frame: Frame) -> Worn:
    """A monk's or nun's habit of `colour`: wide sleeves, a scapular of `trim`, a cowl, a knotted cord."""
    cloth, scapular = PAPERS[g.colour], PAPERS[g.trim]
    s, w = frame.shoulder, frame.waist
    body = skirt(frame, -150, 0, 68, cloth) + torso(frame, cloth)
    panel = path("M-22 -206L22 -206C20 -150 22 -80 26 -4Q0 6 -26 -4C-22 -80 -20 -150 -22 -206Z", scapular)
    panel += path("M5 -206L22 -206C20 -150 22 -80 26 -4Q16 1 8 1C10 -80 6 -150 5 -206Z", dark(scapular, 0.24))
    panel += line("M-12 -150Q-14 -80 -15 -6", dark(scapular, 0.3), 1.8, 0.5) + line(
        "M-22 -206C-20 -150 -22 -80 -26 -4", dark(cloth, 0.4), 1.4, 0.8
    )
    cord = line(f"M{-w - 1} -140Q0 -126 {w + 1} -140", PAPERS["straw"], 4)
    cord += line("M-27 -134Q-32 -96 -28 -40", PAPERS["straw"], 3.4) + "".join(
        ellipse(-29.5 + k * 0.6, -92 + k * 18, 3.8, 4.8, dark(PAPERS["straw"], 0.18)) for k in range(3)
    )
    cowl = path(
        f"M-15 -219Q{-s + 2} -214 {-s - 2} -190Q-28 -172 0 -162Q28 -172 {s + 2} -190"
        f"Q{s - 2} -214 15 -219Q0 -202 -15 -219Z",
        dark(cloth, 0.12),
    )
    cowl += path(
        f"M15 -219Q8 -208 3 -206L3 -163Q28 -172 {s + 2} -190Q{s - 2} -214 15 -219Z", dark(cloth, 0.36)
    )
    cowl += line(f"M{-s - 2} -190Q-28 -172 0 -162Q28 -172 {s + 2} -190", light(cloth, 0.16), 1.6, 0.7)
    return Worn(body=body + panel + cord + cowl, sleeve=Sleeve("wide", cloth, dark(cloth, 0.3)))


def cassock(g: Garment, frame: Frame) -> Worn:
    """A priest's cassock: many small buttons, a broad sash and piping of `trim`, a white collar."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    w, s = frame.waist, frame.shoulder
    body = skirt(frame, -146, 0, 58, cloth) + torso(frame, cloth)
    body += line("M-58 -5Q-29 4 0 0Q29 4 58 -5", trim, 3)
    buttons = line("M0 -204L0 2", dark(cloth, 0.5), 1.6) + "".join(
        circle(0, y, 2, trim) for y in range(-198, 2, 9)
    )
    cape = path(f"M-14 -216Q{-s} -212 {-s - 4} -182Q-26 -166 -2 -164L-1 -204Z", light(cloth, 0.07)) + path(
        f"M14 -216Q{s} -212 {s + 4} -182Q26 -166 2 -164L1 -204Z", dark(cloth, 0.22)
    )
    cape += line(f"M{-s - 4} -182Q-26 -166 -2 -164L-2 -200M{s + 4} -182Q26 -166 2 -164L2 -200", trim, 1.8)
    sash = path(f"M{-w - 1} -146Q0 -132 {w + 1} -146L{w + 2} -128Q0 -114 {-w - 2} -128Z", trim)
    sash += path(f"M4 -139Q20 -140 {w + 1} -146L{w + 2} -128Q20 -122 4 -121Z", dark(trim, 0.28))
    sash += path("M12 -124L27 -127L31 -52L15 -50Z", dark(trim, 0.1)) + path(
        "M22 -126L27 -127L31 -52L24 -51Z", dark(trim, 0.34)
    )
    sash += "".join(line(f"M{x} -50L{x + 0.6} -40", light(trim, 0.2), 2) for x in (17, 21, 25, 29))
    collar = path("M-12 -217Q0 -206 12 -217L13 -209Q0 -197 -13 -209Z", PAPERS["white"]) + rect(
        -4, -209, 8, 6, PAPERS["white"]
    )
    return Worn(body=body + buttons + cape + sash + collar, sleeve=Sleeve("tight", cloth, trim))


def chasuble(g: Garment, frame: Frame) -> Worn:
    """A priest's chasuble for the mass: a stiff panel of silk with a cross of braid, over a white alb."""
    silk, trim, alb = PAPERS[g.colour], PAPERS[g.trim], PAPERS["white"]
    s = frame.shoulder
    body = skirt(frame, -150, 0, 62, alb) + torso(frame, alb)
    body += "".join(circle(x, -4 + abs(x) * -0.03, 3.4, light(alb, 0.3)) for x in range(-58, 60, 8))
    panel = (
        f"M-16 -214L{-s + 4} -204Q{-s + 2} -160 -38 -120Q-48 -80 -40 -44Q0 -26 40 -44"
        f"Q48 -80 38 -120Q{s - 2} -160 {s - 4} -204L16 -214Q0 -196 -16 -214Z"
    )
    right = f"M16 -214Q8 -205 4 -203L6 -36Q26 -37 40 -44Q48 -80 38 -120Q{s - 2} -160 {s - 4} -204Z"
    braid = line("M-38 -48Q0 -30 38 -48", trim, 3.4) + line("M-16 -214Q0 -196 16 -214", trim, 4)
    cross = path(
        "M-6 -196L6 -196L7 -166L28 -172L28 -158L7 -156L8 -42L-8 -42L-7 -156L-28 -158L-28 -172L-7 -166Z", trim
    )
    cross += path("M1 -196L6 -196L7 -166L28 -172L28 -158L7 -156L8 -42L1 -42Z", dark(trim, 0.28))
    jewel = circle(0, -163, 5, PAPERS["crimson"]) + circle(-1.4, -164.6, 1.4, "#ffffff", 0.7)
    motifs = "".join(
        charge("fleur", light(silk, 0.3), (x, y), 0.3) for x in (-24, 24) for y in (-132, -96, -66)
    )
    return Worn(
        body=body + path(panel, silk) + path(right, dark(silk, 0.26)) + motifs + cross + jewel + braid,
        sleeve=Sleeve("wide", alb, trim),
    )


def buff_coat(g: Garment, frame: Frame) -> Worn:
    """A soldier's buff coat of thick hide: laced in front, skirts to the knee, sleeves barred with `trim`."""
    hide, trim = PAPERS[g.colour], PAPERS[g.trim]
    w, s = frame.waist, frame.shoulder
    skirts = path(
        f"M{-w - 1} -140C{-w - 12} -116 -48 -88 -52 -58L-8 -54L-2 -128L2 -128L8 -54L52 -58"
        f"C48 -88 {w + 12} -116 {w + 1} -140Z",
        hide,
    )
    skirts += path(f"M2 -128L8 -54L52 -58C48 -88 {w + 12} -116 {w + 1} -140Z", dark(hide, 0.26))
    skirts += line("M-52 -62L-8 -58M52 -62L8 -58", dark(hide, 0.4), 2) + line(
        "M-30 -126L-36 -60M30 -126L38 -60", dark(hide, 0.36), 1.6, 0.7
    )
    body = torso(frame, hide)
    laces = line("M0 -206L0 -130", dark(hide, 0.55), 2) + "".join(
        line(f"M-9 {y}L9 {y}", trim, 2.6) + circle(-9, y, 2, light(trim, 0.3)) + circle(9, y, 2, trim)
        for y in range(-196, -136, 11)
    )
    wings = path(
        f"M{-s + 12} -207Q{-s - 10} -205 {-s - 12} -182L{-s + 5} -178Q{-s + 6} -196 {-s + 12} -207Z",
        light(hide, 0.16),
    )
    wings += path(
        f"M{s - 12} -207Q{s + 10} -205 {s + 12} -182L{s - 5} -178Q{s - 6} -196 {s - 12} -207Z",
        dark(hide, 0.3),
    )
    wings += "".join(
        line(f"M{d * (s - 10 + k * 7)} {-204 + k * 3}L{d * (s - 5 + k * 5)} {-184 + k * 1}", trim, 1.8)
        for d in (-1, 1)
        for k in range(3)
    )
    sash = path(f"M{-w - 2} -146Q0 -132 {w + 2} -146L{w + 3} -132Q0 -118 {-w - 3} -132Z", PAPERS["crimson"])
    sash += path(f"M4 -139Q20 -140 {w + 2} -146L{w + 3} -132Q20 -126 4 -125Z", dark(PAPERS["crimson"], 0.3))
    sash += path("M-26 -130Q-38 -100 -34 -72L-22 -76Q-24 -104 -16 -128Z", dark(PAPERS["crimson"], 0.16))
    return Worn(body=skirts + body + laces + wings + sash, sleeve=Sleeve("barred", hide, trim))


def bandolier(g: Garment, frame: Frame) -> Worn:
    """A musketeer's bandolier: the twelve apostles, his charges of powder, hung from a strap across the chest."""
    hide, trim = PAPERS[g.colour], PAPERS[g.trim]
    s, h = frame.shoulder, frame.hip
    strap = path(f"M{-s + 18} -208L{-s + 6} -204Q0 -150 {h - 4} -106L{h} -120Q6 -160 {-s + 18} -208Z", hide)
    strap += line(f"M{-s + 18} -208Q6 -160 {h} -120", light(hide, 0.3), 1.2, 0.7)
    charges = ""
    for k in range(6):
        t = (k + 0.7) / 6.6
        x = (1 - t) ** 2 * (-s + 12) + t * t * (h - 3)
        y = (1 - t) ** 2 * -205 + 2 * t * (1 - t) * -155 + t * t * -112
        charges += line(f"M{x:.1f} {y:.1f}l0 8", dark(hide, 0.4), 1.4)
        charges += group(
            rect(-3.8, 6, 7.6, 16, trim, corner=3)
            + rect(0.2, 6, 3.6, 16, dark(trim, 0.34), corner=2)
            + rect(-4.4, 5, 8.8, 4, dark(trim, 0.2), corner=2),
            (x, y),
        )
    pouch = path(
        f"M{h - 14} -112L{h + 10} -116Q{h + 14} -98 {h + 8} -90L{h - 12} -88Q{h - 18} -100 {h - 14} -112Z",
        dark(hide, 0.2),
    )
    pouch += path(
        f"M{h - 14} -112L{h + 10} -116L{h + 9} -104Q{h - 2} -98 {h - 14} -102Z", light(hide, 0.1)
    ) + circle(h - 2, -102, 2.4, trim)
    return Worn(body=strap + charges + pouch)
