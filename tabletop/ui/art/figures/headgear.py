"""Cut what heads wear in a war between neighbours, in the head's own space (see heads.py).

Each drawing gives two pieces, as in hats.py: what lies behind the head and what lies before it.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cards.pictures import Headwear, HeadwearName
from tabletop.ui.art.figures.hats import Pieces, plume
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, rect, star

_CAST = "#150d1c"


def _horned(h: Headwear) -> Pieces:
    """A bowl of iron with two ox horns of `trim`."""
    steel, horn = PAPERS[h.colour], PAPERS[h.trim]
    curl = "M-22 -24C-42 -24 -56 -38 -54 -66C-46 -52 -36 -46 -20 -42Z"
    horns = path(curl, horn) + line(
        "M-30 -26Q-34 -34 -30 -44M-40 -31Q-44 -38 -40 -47", dark(horn, 0.35), 2.2, 0.8
    )
    horns += group(path(curl, dark(horn, 0.3)), flip=True)
    bowl = path("M-28 -8C-30 -38 -14 -50 0 -50C14 -50 30 -38 28 -8Q0 -20 -28 -8Z", steel)
    bowl += path("M2 -50C16 -50 30 -38 28 -8Q16 -13 4 -14Z", dark(steel, 0.3))
    band = path("M-29 -8Q0 -20 29 -8L29 -17Q0 -29 -29 -17Z", dark(steel, 0.34))
    studs = "".join(circle(x, -20 + abs(x) * 0.22, 2.2, light(steel, 0.4)) for x in (-20, -7, 7, 20))
    ridge = path("M-4 -50L4 -50L4 -22L-4 -22Z", dark(steel, 0.2))
    cast = path("M-23 -8Q0 -19 23 -8L22 0Q0 -10 -22 0Z", _CAST, 0.34)
    return horns, cast + bowl + line(
        "M-20 -20Q-17 -36 -6 -43", light(steel, 0.7), 3, 0.7
    ) + ridge + band + studs


def _fur_hat(h: Headwear) -> Pieces:
    """A pointed cap of felt with a broad rim of fur, as riders of the steppe wear."""
    felt, fur = PAPERS[h.colour], PAPERS[h.trim]
    cap = path("M-25 -22C-24 -46 -10 -58 2 -78C8 -60 24 -46 25 -22Z", felt) + path(
        "M2 -78C8 -60 24 -46 25 -22H8Q14 -46 2 -78Z", dark(felt, 0.3)
    )
    tassel = circle(2, -80, 5, fur) + circle(0.5, -81.5, 2.4, light(fur, 0.3))
    tufts = [(x, -16 - (31 - abs(x)) * 0.14) for x in range(-31, 32, 8)]
    rim = "".join(circle(x + 1, y + 2, 9.5, dark(fur, 0.4)) for x, y in tufts)
    rim += "".join(circle(x, y, 8.6, fur if x < 14 else dark(fur, 0.2)) for x, y in tufts)
    rim += "".join(
        line(f"M{x - 4} {y - 4}l3 6M{x + 1} {y - 5}l2 7", light(fur, 0.25), 1.5, 0.7) for x, y in tufts
    )
    flaps = "".join(
        ellipse(x, 8, 9, 22, tone) + line(f"M{x - 3} -6V22M{x + 3} -4V20", light(fur, 0.2), 1.3, 0.5)
        for x, tone in ((-29, dark(fur, 0.12)), (29, dark(fur, 0.34)))
    )
    seam = line("M-13 -24Q-6 -46 2 -70", light(felt, 0.3), 2, 0.7)
    return "", flaps + cap + seam + tassel + rim


def _night_cap(h: Headwear) -> Pieces:
    """A long striped night-cap whose tip falls to the right, with a tassel of `trim`."""
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    cap = path(
        "M-27 -16C-28 -44 -10 -56 10 -54C34 -52 56 -34 62 -2Q64 10 58 14Q50 12 48 0C44 -16 36 -24 27 -16Z",
        cloth,
    )
    cap += path("M10 -54C34 -52 56 -34 62 -2Q64 10 58 14Q56 -16 36 -34Q24 -46 10 -54Z", dark(cloth, 0.3))
    stripes = line(
        "M-22 -36Q0 -28 24 -24M-8 -52Q14 -44 32 -24M24 -50Q42 -34 46 -14M46 -36Q56 -20 56 0", trim, 4.4, 0.9
    )
    rim = rect(-30, -22, 60, 11, trim, corner=5.5) + rect(4, -22, 26, 11, dark(trim, 0.22), corner=5.5)
    tassel = circle(57, 20, 8.5, dark(trim, 0.2)) + circle(55.6, 18.6, 7, trim)
    return "", cap + stripes + rim + tassel


def _pot(h: Headwear) -> Pieces:
    """A cooking pot worn as a helmet, its handle over one ear, its lid forgotten."""
    copper, trim = PAPERS[h.colour], PAPERS[h.trim]
    body = path("M-30 -12L-27 -56Q0 -64 27 -56L30 -12Q0 -22 -30 -12Z", copper) + path(
        "M5 -60Q18 -59 27 -56L30 -12Q18 -16.500 8 -17Z", dark(copper, 0.32)
    )
    base = ellipse(0, -57, 27, 6.5, light(copper, 0.14)) + ellipse(0, -56.6, 20, 4, dark(copper, 0.12))
    lip = path("M-33 -9Q0 -22 33 -9L33 -16Q0 -29 -33 -16Z", trim) + path(
        "M6 -19Q22 -17 33 -9L33 -16Q20 -24 6 -25Z", dark(trim, 0.3)
    )
    handle = (
        line("M28 -40L66 -48", dark(trim, 0.3), 8)
        + line("M28 -41L64 -49", trim, 4)
        + circle(68, -48, 4.6, trim)
    )
    dent = path("M-18 -46Q-8 -40 -12 -30Q-22 -34 -18 -46Z", dark(copper, 0.24), 0.7) + line(
        "M-23 -22L-21 -48", light(copper, 0.6), 3, 0.7
    )
    return "", path(
        "M-23 -10Q0 -20 23 -10L22 -2Q0 -12 -22 -2Z", _CAST, 0.34
    ) + handle + body + base + dent + lip


def _bicorne(h: Headwear) -> Pieces:
    """A general's hat with two horns, edged with braid of `trim` and a cockade."""
    felt, trim = PAPERS[h.colour], PAPERS[h.trim]
    outline = (
        "M-58 -6C-44 -18 -40 -56 0 -60C40 -56 44 -18 58 -6Q60 0 53 1Q28 -13 0 -14Q-28 -13 -53 1Q-60 0 -58 -6Z"
    )
    hat = path(outline, felt) + path(
        "M0 -60C40 -56 44 -18 58 -6Q60 0 53 1Q28 -13 4 -14Q20 -36 0 -60Z", dark(felt, 0.34)
    )
    braid = line("M-53 -7C-42 -20 -36 -50 0 -54C36 -50 42 -20 53 -7", trim, 3.6) + line(
        "M-50 -2Q-26 -16 0 -17Q26 -16 50 -2", trim, 2
    )
    cockade = (
        circle(0, -37, 10, PAPERS["crimson"])
        + circle(0, -37, 6.4, PAPERS["ivory"])
        + star(0, -37, 5, 2.1, 5, trim)
    )
    crest = plume(PAPERS[h.plume], (2, -54), 1.05, turn=-26) if h.plume else ""
    cast = path("M-22 -9Q0 -16 22 -9L21 -1Q0 -9 -21 -1Z", _CAST, 0.34)
    return crest, cast + hat + braid + cockade + line("M-34 -30Q-24 -46 -10 -50", light(felt, 0.35), 2.4, 0.7)


def _peineta(h: Headwear) -> Pieces:
    """A bun under a great comb of shell, and carnations behind the ear."""
    shell, flower = PAPERS[h.colour], PAPERS[h.trim]
    comb = path("M-22 -28C-40 -50 -38 -84 0 -88C38 -84 40 -50 22 -28Z", shell) + path(
        "M4 -88C38 -84 40 -50 22 -28H8Q22 -60 4 -88Z", dark(shell, 0.28)
    )
    holes = "".join(
        ellipse(x, y, 4.2, 6.4, "#1c1018", 0.75)
        for x, y in ((-19, -58), (-7, -64), (7, -64), (19, -58), (-10, -46), (4, -48), (15, -44))
    )
    rim = "".join(
        circle(x, y, 4.4, light(shell, 0.3))
        for x, y in ((-33, -62), (-27, -75), (-15, -84), (0, -87), (15, -84), (27, -75), (33, -62))
    )
    bloom = "".join(circle(x, y, 6, flower) for x, y in ((-25, -24), (-31, -15), (-22, -13), (-32, -25)))
    bloom += circle(-27, -19, 4, dark(flower, 0.3)) + "".join(
        circle(x, y, 2.6, light(flower, 0.4)) for x, y in ((-26, -26), (-33, -18))
    )
    leaf = path("M-22 -8Q-30 -2 -38 -6Q-32 -12 -22 -8Z", PAPERS["green"])
    return rim + comb + holes, leaf + bloom


def _curlers(h: Headwear) -> Pieces:
    """Hair in curlers under a net of `trim`: no war is worth a bad set."""
    hair, net = PAPERS[h.colour], PAPERS[h.trim]
    dome = path("M-28 2C-32 -34 -14 -48 0 -48C14 -48 32 -34 28 2Q20 -18 0 -19Q-20 -18 -28 2Z", hair)
    dome += path("M4 -48C18 -46 32 -34 28 2Q24 -12 14 -16Q18 -34 4 -48Z", dark(hair, 0.3))
    spots = ((-25, -12, -62), (-21, -27, -40), (-9, -36, -16), (6, -36, 12), (19, -28, 40), (25, -13, 62))
    rolls = "".join(
        group(
            rect(-8, -6, 16, 12, dark(net, 0.35), corner=4)
            + rect(-8, -6.6, 16, 10.6, net, corner=4)
            + line("M-4.500 -6V4M0 -6.500V4.500M4.500 -6V4", light(net, 0.45), 1.5, 0.8),
            (x, y),
            turn=turn,
        )
        for x, y, turn in spots
    )
    strands = line("M-14 -22Q-8 -44 0 -46M14 -22Q10 -42 0 -46", dark(hair, 0.3), 1.4, 0.6)
    return "", dome + strands + rolls


def _leaf_helm(h: Headwear) -> Pieces:
    """A helmet stuck with leaves and twigs, so that nobody should see it."""
    steel, leaf = PAPERS[h.colour], PAPERS[h.trim]

    def blade(x: float, y: float, turn: float, size: float, tone: str) -> str:
        cut = path("M0 0C-9 -8 -9 -22 0 -34C9 -22 9 -8 0 0Z", tone) + line(
            "M0 0V-28", dark(tone, 0.35), 1.3, 0.8
        )
        return group(cut, (x, y), turn=turn, size=size)

    bowl = path("M-28 -8C-30 -40 -14 -48 0 -48C14 -48 30 -40 28 -8Q0 -20 -28 -8Z", steel) + path(
        "M2 -48C16 -48 30 -40 28 -8Q16 -13 4 -14Z", dark(steel, 0.32)
    )
    tops = (
        (-20, -30, -50, 1.0),
        (-11, -38, -24, 1.2),
        (1, -40, 4, 1.35),
        (13, -38, 28, 1.15),
        (22, -28, 56, 1.0),
    )
    crown = "".join(
        blade(x, y, turn, size, leaf if k % 2 else dark(leaf, 0.24))
        for k, (x, y, turn, size) in enumerate(tops)
    )
    band = "".join(
        blade(
            x,
            -8 - (28 - abs(x)) * 0.2,
            x * 3.2 + (70 if k % 2 else -60),
            0.62,
            light(leaf, 0.16) if k % 2 else dark(leaf, 0.1),
        )
        for k, x in enumerate(range(-28, 30, 7))
    )
    return crown, path("M-23 -8Q0 -19 23 -8L22 0Q0 -10 -22 0Z", _CAST, 0.34) + bowl + band


HEADGEAR: dict[HeadwearName, Callable[[Headwear], Pieces]] = {
    "horned-helm": _horned,
    "fur-hat": _fur_hat,
    "night-cap": _night_cap,
    "pot": _pot,
    "bicorne": _bicorne,
    "peineta": _peineta,
    "curlers": _curlers,
    "leaf-helm": _leaf_helm,
}
