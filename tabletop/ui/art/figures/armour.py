"""Cut what is worn to war, in a figure's own space (see body.py): mail, plate, tabard, quiver; and list all
dress."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cards.pictures import Garment, GarmentName
from tabletop.ui.art.figures import collars, costume, dress, hosts, orders
from tabletop.ui.art.figures.body import Frame, Sleeve
from tabletop.ui.art.figures.dress import Worn
from tabletop.ui.art.heraldry import charge
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, group, light, line, path, polygon, rect, taper


def mail(g: Garment, frame: Frame) -> Worn:
    """A hauberk of rings to the knee."""
    steel, trim = PAPERS[g.colour], PAPERS[g.trim]
    w = frame.waist
    skirt = path(
        f"M{-w} -142C{-w - 6} -110 -46 -92 -48 -58L48 -58C46 -92 {w + 6} -110 {w} -142Z", steel
    ) + path(f"M6 -142Q10 -100 12 -58L48 -58C46 -92 {w + 6} -110 {w} -142Z", dark(steel, 0.28))
    body = skirt + path(frame.torso(), steel) + path(frame.torso_shade(), dark(steel, 0.28))
    ink = dark(steel, 0.42)
    rings = "".join(
        line(f"M{-s} {y}" + "".join("q3 4.6 6 0" for _ in range(int(s / 3))), ink, 1.3, 0.75)
        for y in range(-198, -62, 9)
        for s in (_half_width(frame, y) - 3 - (y % 2),)
    )
    return Worn(body=body + rings + line("M-48 -59L48 -59", trim, 4), sleeve=Sleeve("mail", steel, trim))


def _half_width(frame: Frame, y: float) -> float:
    """Give the half-width of the trunk at a height between shoulders and knee."""
    if y < -138:
        return frame.waist + (frame.shoulder - 2 - frame.waist) * min(1.0, (-138 - y) / 34)
    return frame.waist + (48 - frame.waist) * (y + 138) / 80


def plate(g: Garment, frame: Frame) -> Worn:
    """A breastplate with faulds and legs of plate."""
    steel, trim = PAPERS[g.colour], PAPERS[g.trim]
    s, w = frame.shoulder, frame.waist
    shade, gleam = dark(steel, 0.34), light(steel, 0.6)
    legs = path("M-36 -96L-2 -92L-6 -50L-8 0L-32 4L-30 -50Z", steel) + path(
        "M36 -96L2 -92L6 -50L8 0L32 4L30 -50Z", shade
    )
    legs += (
        circle(-18, -52, 12, light(steel, 0.2))
        + circle(18, -52, 12, dark(steel, 0.2))
        + circle(-18, -52, 4, trim)
        + circle(18, -52, 4, dark(trim, 0.3))
    )
    faulds = "".join(
        path(
            f"M{-w - 3 - k * 4} {-134 + k * 13}Q0 {-118 + k * 13} {w + 3 + k * 4} {-134 + k * 13}"
            f"L{w + 6 + k * 4} {-120 + k * 13}Q0 {-102 + k * 13} {-w - 6 - k * 4} {-120 + k * 13}Z",
            dark(steel, 0.1 + k * 0.04),
        )
        + path(
            f"M6 {-126 + k * 13}Q22 {-127 + k * 13} {w + 3 + k * 4} {-134 + k * 13}"
            f"L{w + 6 + k * 4} {-120 + k * 13}Q24 {-112 + k * 13} 6 {-111 + k * 13}Z",
            dark(steel, 0.38),
        )
        for k in (2, 1, 0)
    )
    chest = (
        f"M-16 -212Q{-s + 4} -208 {-s + 6} -184C{-s + 4} -162 {-w - 8} -148 {-w - 2} -130"
        f"Q0 -112 {w + 2} -130C{w + 8} -148 {s - 4} -162 {s - 6} -184Q{s - 4} -208 16 -212"
        "Q0 -200 -16 -212Z"
    )
    right = (
        f"M16 -212Q8 -206 2 -205L3 -121Q20 -122 {w + 2} -130C{w + 8} -148 {s - 4} -162 {s - 6} -184"
        f"Q{s - 4} -208 16 -212Z"
    )
    ridge = line("M2 -204L3 -122", gleam, 2, 0.8) + line(
        f"M{-s + 14} -194Q{-s + 12} -168 {-w + 2} -146", gleam, 4, 0.8
    )
    gorget = path("M-20 -216Q0 -202 20 -216L23 -203Q0 -186 -23 -203Z", light(steel, 0.16)) + path(
        "M4 -209Q14 -211 20 -216L23 -203Q14 -197 4 -195Z", shade
    )
    edge = line(f"M{-w - 2} -130Q0 -112 {w + 2} -130", trim, 3.4) + line(
        "M-23 -203Q0 -186 23 -203", trim, 2.6
    )
    etching = line("M-20 -178Q-8 -186 0 -176Q8 -186 20 -178", trim, 1.8, 0.9) + line(
        "M-16 -172Q-6 -166 0 -170Q6 -166 16 -172", trim, 1.4, 0.8
    )
    body = (
        legs
        + path(frame.torso(), shade)
        + faulds
        + path(chest, steel)
        + path(right, shade)
        + ridge
        + etching
        + edge
        + gorget
    )
    return Worn(body=body, sleeve=Sleeve("plate", steel, trim))


def tabard(g: Garment, frame: Frame) -> Worn:
    """A tabard over the armour, with its charge."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    s, w = frame.shoulder - 12, frame.waist - 1
    cut = (
        f"M-17 -211L{-s} -206C{-s + 3} -170 {-w - 2} -156 {-w} -136Q-36 -90 -37 -46L-30 -38L-20 -46"
        f"L-10 -38L0 -46L10 -38L20 -46L30 -38L37 -46Q36 -90 {w} -136"
        f"C{w + 2} -156 {s - 3} -170 {s} -206L17 -211Q0 -190 -17 -211Z"
    )
    right = (
        f"M17 -211Q10 -202 4 -199Q10 -120 8 -40L10 -38L20 -46L30 -38L37 -46Q36 -90 {w} -136"
        f"C{w + 2} -156 {s - 3} -170 {s} -206Z"
    )
    neck = line("M-17 -211Q0 -190 17 -211", trim, 3.4)
    folds = path("M-16 -130Q-20 -90 -24 -46L-16 -44Q-16 -90 -13 -130Z", dark(cloth, 0.32), 0.6) + path(
        "M18 -130Q22 -90 24 -46L30 -42Q26 -90 22 -130Z", dark(cloth, 0.5), 0.6
    )
    figure = charge(g.charge, trim, (0, -168), 0.86) if g.charge else ""
    hem = line("M-37 -52L-30 -44L-20 -52L-10 -44L0 -52L10 -44L20 -52L30 -44L37 -52", trim, 2)
    return Worn(body=path(cut, cloth) + path(right, dark(cloth, 0.26)) + folds + figure + neck + hem)


def quiver(g: Garment, frame: Frame) -> Worn:
    """A quiver on the back, its arrows looking over the right shoulder, and its strap."""
    hide, trim = PAPERS[g.colour], PAPERS[g.trim]
    vanes = "".join(
        group(
            line("M0 40L0 -26", PAPERS["straw"], 2.4)
            + polygon([(0, -6), (6, -14), (6, -30), (0, -24)], trim)
            + polygon([(0, -6), (-6, -14), (-6, -30), (0, -24)], light(trim, 0.3)),
            (x, y),
            turn=turn,
        )
        for x, y, turn in ((-9, -52, -8), (9, -50, 9), (-1, -58, 1), (4, -46, 4))
    )
    case = taper([(0, -48), (0, 10), (0, 70)], [14, 13, 10], hide) + taper(
        [(4, -48), (4, 10), (4, 70)], [8, 8, 6], dark(hide, 0.3)
    )
    case += rect(-15, -52, 30, 9, trim, corner=3) + rect(-13.5, 6, 27, 5, dark(trim, 0.2), corner=2)
    behind = group(vanes + case, (frame.shoulder - 6, -196), turn=24)
    return Worn(behind, dress.baldric(Garment(wear="baldric", colour=g.colour, trim=g.trim), frame).body)


GARMENTS: dict[GarmentName, Callable[[Garment, Frame], Worn]] = {
    "robe": dress.robe,
    "gown": dress.gown,
    "tunic": dress.tunic,
    "jerkin": dress.jerkin,
    "doublet": dress.doublet,
    "apron": dress.apron,
    "mail": mail,
    "plate": plate,
    "tabard": tabard,
    "cape": dress.cape,
    "cloak": dress.cloak,
    "mantle": dress.mantle,
    "belt": dress.belt,
    "sash": dress.sash,
    "ruff": dress.ruff,
    "collar": dress.collar,
    "chain": dress.chain,
    "baldric": dress.baldric,
    "quiver": quiver,
    "hose": dress.hose,
    "corset-gown": costume.corset_gown,
    "bodice": costume.bodice,
    "smock": costume.smock,
    "rags": costume.rags,
    "long-coat": costume.long_coat,
    "cape-short": costume.cape_short,
    "royal-mantle": costume.royal_mantle,
    "domino": costume.domino,
    "shawl": collars.shawl,
    "golilla": collars.golilla,
    "lace-collar": collars.lace_collar,
    "habit": orders.habit,
    "cassock": orders.cassock,
    "chasuble": orders.chasuble,
    "buff-coat": orders.buff_coat,
    "bandolier": orders.bandolier,
    "fur": hosts.fur,
    "brigandine": hosts.brigandine,
    "epaulettes": hosts.epaulettes,
    "bones": hosts.bones,
    "fish-tail": hosts.fish_tail,
    "barrel-suit": hosts.barrel_suit,
}
