"""Cut what odd soldiers wear, in a figure's own space (see body.py): furs, bones, a fish's tail, a barrel."""

from __future__ import annotations

from tabletop.cards.pictures import Garment
from tabletop.ui.art.figures.body import Frame, Sleeve
from tabletop.ui.art.figures.dress import Worn, torso
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, rect


def _shaggy(left: float, right: float, y: float, length: float, tone: str) -> str:
    """Hang tufts of fur from the height `y` between two sides."""
    count = max(3, round((right - left) / 11))
    step = (right - left) / count
    edge = "".join(
        f"L{left + (k + 0.3) * step:.1f} {y + length + (5 if k % 2 else 0):.1f}"
        f"L{left + (k + 1) * step:.1f} {y + length * 0.35:.1f}"
        for k in range(count)
    )
    return path(f"M{left:.1f} {y:.1f}{edge}L{right:.1f} {y:.1f}Z", tone)


def fur(g: Garment, frame: Frame) -> Worn:
    """A sleeveless coat of shaggy fur, belted with `trim`."""
    pelt, trim = PAPERS[g.colour], PAPERS[g.trim]
    s, w = frame.shoulder, frame.waist
    coat = path(
        f"M-15 -212L{-s - 2} -203L{-s - 5} -176L{-w - 4} -140L{-w - 16} -70L{w + 16} -70"
        f"L{w + 4} -140L{s + 5} -176L{s + 2} -203L15 -212Q0 -196 -15 -212Z",
        pelt,
    )
    coat += path(
        f"M15 -212L{s + 2} -203L{s + 5} -176L{w + 4} -140L{w + 16} -70L10 -70Q20 -140 6 -203Z",
        dark(pelt, 0.28),
    )
    rows = "".join(
        _shaggy(-half, half, y, 15, dark(pelt, 0.16 if k % 2 else 0.3))
        + _shaggy(-half, half * 0.3, y - 3, 13, light(pelt, 0.08))
        for k, (y, half) in enumerate(
            ((-190, s - 1), (-168, s - 3), (-146, w + 5), (-108, w + 9), (-80, w + 15))
        )
    )
    opening = path("M-6 -206L6 -206L3 -134L-3 -134Z", dark(pelt, 0.62))
    belt = rect(-w - 6, -132, 2 * w + 12, 11, PAPERS["leather"], corner=2) + rect(
        -9, -134, 18, 15, trim, corner=3
    )
    belt += rect(-5, -130, 10, 7, PAPERS["leather"])
    tufts = [(x, -206 + abs(x) * 0.12) for x in range(-34, 36, 9)]
    collar = "".join(circle(x + 1, y + 2, 9, dark(pelt, 0.45)) for x, y in tufts)
    collar += "".join(circle(x, y, 8, light(pelt, 0.14) if x < 6 else dark(pelt, 0.12)) for x, y in tufts)
    return Worn(body=coat + rows + opening + belt, throat=collar)


def brigandine(g: Garment, frame: Frame) -> Worn:
    """A soldier's jack of quilted cloth, studded with `trim` over the plates within."""
    cloth, trim = PAPERS[g.colour], PAPERS[g.trim]
    s, w = frame.shoulder, frame.waist
    skirt = path(f"M{-w} -142C{-w - 6} -116 -40 -96 -42 -74L42 -74C40 -96 {w + 6} -116 {w} -142Z", cloth)
    skirt += path(f"M6 -142Q10 -104 10 -74L42 -74C40 -96 {w + 6} -116 {w} -142Z", dark(cloth, 0.28))
    studs = "".join(
        circle(x, y, 1.9, trim if x < 8 else dark(trim, 0.25))
        for row, y in enumerate(range(-194, -80, 13))
        for x in range(-40 + (row % 2) * 6, 42, 12)
        if abs(x)
        < (w + (s - 8 - w) * max(0.0, min(1.0, (-140 - y) / 40)) if y < -138 else w + (y + 138) * 0.12) - 3
    )
    seams = line("M0 -204V-76", dark(cloth, 0.5), 2) + "".join(
        line(f"M{-w - 2} {y}Q0 {y + 5} {w + 2} {y}", dark(cloth, 0.4), 1.3, 0.6) for y in (-160, -126)
    )
    hem = line("M-42 -76Q0 -70 42 -76", trim, 3)
    belt = path(f"M{-w - 1} -142Q0 -134 {w + 1} -142L{w + 2} -131Q0 -123 {-w - 2} -131Z", PAPERS["leather"])
    return Worn(
        body=skirt + torso(frame, cloth) + seams + studs + belt + hem,
        sleeve=Sleeve("tight", dark(cloth, 0.12), trim),
    )


def epaulettes(g: Garment, frame: Frame) -> Worn:
    """A general's fringed shoulders, with a broad ribbon of `trim` and a constellation of medals."""
    cloth, ribbon = PAPERS[g.colour], PAPERS[g.trim]
    s, w = frame.shoulder, frame.waist
    board = "M-20 -6Q0 -14 20 -6L17 5Q0 -2 -17 5Z"
    fringe = "".join(
        line(f"M{x} {3 - abs(x) * 0.1:.1f}v11", dark(cloth, 0.25), 2.4) for x in range(-16, 18, 4)
    )
    pair = "".join(
        group(
            fringe + path(board, tone) + line("M-14 -3Q0 -9 14 -3", light(tone, 0.5), 1.6),
            (x, -200),
            turn=turn,
        )
        for x, turn, tone in ((-s + 2, -12, cloth), (s - 2, 12, dark(cloth, 0.14)))
    )
    sash = path(f"M-24 -207L-11 -211L{w} -136L{w - 4} -122Z", ribbon) + line(
        f"M-17 -209L{w - 2} -129", light(ribbon, 0.35), 2, 0.7
    )
    medals = "".join(
        rect(x - 3, y, 6, 9, tone)
        + circle(x, y + 13, 5.2, dark(cloth, 0.3))
        + circle(x, y + 13, 4, light(cloth, 0.25))
        for x, y, tone in (
            (-25, -176, ribbon),
            (-14, -172, PAPERS["azure"]),
            (-22, -154, PAPERS["ivory"]),
            (-11, -150, PAPERS["crimson"]),
        )
    )
    return Worn(body=sash + medals, throat=pair)


def bones(g: Garment, frame: Frame) -> Worn:  # noqa: ARG001
    """A skeleton from the collar-bones down: nothing could be lighter to march in."""
    bone, marrow = PAPERS[g.colour], dark(PAPERS[g.colour], 0.42)
    hollow = path("M-27 -196Q-36 -160 -22 -136L22 -136Q36 -160 27 -196Z", "#1a1018", 0.82)
    spine = "".join(
        rect(-5, y, 10, 7, bone, corner=3) + rect(1, y, 4, 7, marrow, corner=2) for y in range(-204, -104, 9)
    )
    ribs = "".join(
        line(f"M-5 {y}Q{-half - 5} {y - 3} {-half} {y + 13}", bone, 5.6)
        + line(f"M5 {y}Q{half + 5} {y - 3} {half} {y + 13}", marrow, 5.6)
        for y, half in ((-193, 26), (-180, 31), (-167, 32), (-154, 29), (-142, 23))
    )
    collar = line("M-38 -199Q-16 -192 0 -197", bone, 6.4) + line("M0 -197Q16 -192 38 -199", marrow, 6.4)
    plate = rect(-4.5, -196, 9, 40, bone, corner=4)
    pelvis = path(
        "M-32 -122Q-18 -112 0 -112Q18 -112 32 -122Q38 -100 20 -92L12 -100Q0 -92 -12 -100"
        "L-20 -92Q-38 -100 -32 -122Z",
        bone,
    )
    pelvis += path("M4 -112Q20 -112 32 -122Q38 -100 20 -92L12 -100Q8 -97 4 -96Z", marrow) + ellipse(
        -13, -106, 5, 4, "#1a1018", 0.7
    )
    legs = "".join(
        line(f"M{x} -94L{x * 1.1:.1f} -54", tone, 7)
        + line(
            f"M{x * 1.1 - 2.5:.1f} -48L{x * 1.1 - 2:.1f} -6M{x * 1.1 + 3:.1f} -48L{x * 1.1 + 2:.1f} -6",
            tone,
            4,
        )
        + circle(x * 1.1, -51, 7, tone)
        + circle(x, -94, 6.4, tone)
        + path(
            f"M{x * 1.1 - 6:.1f} -8L{x * 1.1 + 5:.1f} -8L{x * 1.1 + 16 * side:.1f} 2L{x * 1.1 - 7 * side:.1f} 2Z",
            tone,
        )
        for x, side, tone in ((-19, -1, bone), (19, 1, marrow))
    )
    return Worn(body=hollow + legs + spine + ribs + collar + plate + pelvis)


def fish_tail(g: Garment, frame: Frame) -> Worn:
    """A siren's tail with its fins of `trim`, and shells where shells are worn."""
    scale, fin = PAPERS[g.colour], PAPERS[g.trim]
    w = frame.hip
    tail = path(
        f"M{-w} -132Q0 -118 {w} -132C{w + 12} -90 34 -50 12 -26L2 -6L-8 -24C-34 -52 {-w - 12} -92 {-w} -132Z",
        scale,
    )
    tail += path(f"M6 -124Q22 -124 {w} -132C{w + 12} -90 34 -50 12 -26L2 -6Q22 -60 6 -124Z", dark(scale, 0.3))
    rows = "".join(
        path(f"M{x} {y}a6 6 0 0 0 12 0Z", light(scale, 0.3) if (x + y) % 3 else dark(scale, 0.24), 0.6)
        for row, (y, half) in enumerate(((-112, 30), (-98, 34), (-84, 32), (-70, 28), (-56, 22), (-42, 14)))
        for x in range(-half + (row % 2) * 6, half - 8, 12)
    )
    fluke = path("M2 -14C-12 -14 -44 -16 -58 8C-36 0 -16 8 2 -2C18 8 40 2 58 10C46 -16 16 -14 2 -14Z", fin)
    fluke += line("M-4 -8Q-28 -8 -46 2M8 -8Q30 -8 46 2", light(fin, 0.4), 1.6, 0.8)
    belt = path(f"M{-w - 1} -134Q0 -120 {w + 1} -134L{w + 2} -122Q0 -108 {-w - 2} -122Z", fin)
    belt += "".join(circle(x, -120 - abs(x) * 0.2, 2.8, PAPERS["ivory"]) for x in range(-28, 30, 9))
    shells = "".join(
        path(f"M{x} -160L{x - 14} -178Q{x - 8} -188 {x} -188Q{x + 8} -188 {x + 14} -178Z", fin)
        + line(f"M{x} -161L{x - 8} -182M{x} -161V-187M{x} -161L{x + 8} -182", light(fin, 0.5), 1.4, 0.8)
        for x in (-14, 14)
    )
    return Worn(
        body=tail
        + rows
        + belt
        + shells
        + line("M-26 -184Q-30 -196 -24 -208M26 -184Q30 -196 24 -208", fin, 2),
        behind=fluke,
    )


def barrel_suit(g: Garment, frame: Frame) -> Worn:  # noqa: ARG001
    """A barrel on two braces of `trim`, the dress of whoever has lost the rest."""
    wood, trim = PAPERS[g.colour], PAPERS[g.trim]
    staves = path("M-44 -158Q-60 -106 -46 -52L46 -52Q60 -106 44 -158Q0 -146 -44 -158Z", wood)
    staves += path("M12 -152Q30 -153 44 -158Q60 -106 46 -52L14 -52Q30 -104 12 -152Z", dark(wood, 0.34))
    seams = "".join(
        line(f"M{x} -153Q{x * 1.3:.1f} -104 {x} -54", dark(wood, 0.45), 1.5, 0.7)
        for x in (-30, -16, -2, 12, 26)
    )
    hoops = "".join(
        path(f"M{-half} {y}Q0 {y + 12} {half} {y}L{half} {y + 8}Q0 {y + 20} {-half} {y + 8}Z", PAPERS["iron"])
        + path(
            f"M8 {y + 6}Q{half * 0.6:.0f} {y + 6} {half} {y}L{half} {y + 8}Q{half * 0.6:.0f} {y + 14} 8 {y + 14}Z",
            dark(PAPERS["iron"], 0.36),
        )
        for y, half in ((-144, 48), (-88, 53), (-70, 51))
    )
    braces = line("M-30 -152Q-32 -190 -22 -206M30 -152Q32 -190 22 -206", trim, 7) + circle(
        -30, -150, 4, PAPERS["gold"]
    )
    braces += circle(30, -150, 4, dark(PAPERS["gold"], 0.2))
    bung = circle(-12, -112, 6, dark(wood, 0.5)) + circle(-13, -113, 3.6, light(wood, 0.2))
    return Worn(body=braces + staves + seams + hoops + bung)
