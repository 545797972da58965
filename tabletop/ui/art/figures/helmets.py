"""Cut helmets in the head's own space (see heads.py), as two pieces: behind the head and before it."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cards.pictures import Headwear, HeadwearName
from tabletop.ui.art.figures.hats import Pieces, plume
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, light, line, path, polygon

SLIT = "#120d18"


def _plume(h: Headwear, at: tuple[float, float], size: float, turn: float = 0.0) -> str:
    return plume(PAPERS[h.plume], at, size, turn=turn) if h.plume else ""


def _gleam(d: str, steel: str, width: float = 3.0) -> str:
    return line(d, light(steel, 0.7), width, 0.75)


def _great_helm(h: Headwear) -> Pieces:
    steel, trim = PAPERS[h.colour], PAPERS[h.trim]
    shell = path("M-28 -30Q-26 -44 0 -46Q26 -44 28 -30L30 18Q18 42 0 52Q-18 42 -30 18Z", steel)
    shell += path("M2 -46Q26 -44 28 -30L30 18Q18 42 0 52Z", dark(steel, 0.3))
    top = path("M-28 -30Q-26 -44 0 -46Q26 -44 28 -30Q0 -20 -28 -30Z", light(steel, 0.3)) + path(
        "M2 -46Q26 -44 28 -30Q14 -25 2 -25Z", dark(steel, 0.1)
    )
    slits = path("M-26 -9Q-14 -5 -4 -6L-4 0Q-16 1 -26 -3Z", SLIT) + path(
        "M26 -9Q14 -5 4 -6L4 0Q16 1 26 -3Z", SLIT
    )
    cross = polygon([(-3.4, -25), (3.4, -25), (3.4, 49), (0, 52), (-3.4, 49)], trim) + path(
        "M-29.5 -14Q0 -6 29.5 -14L29.5 -10Q0 -2 -29.5 -10Z", trim
    )
    cross += polygon([(0, -25), (3.4, -25), (3.4, 49), (0, 52)], dark(trim, 0.3))
    breaths = "".join(circle(x, y, 1.7, SLIT) for y in (14, 22, 30) for x in (9, 16) if x + y < 42)
    return _plume(h, (2, -42), 1.15, -14), shell + top + _gleam(
        "M-21 -22L-22 12", steel
    ) + breaths + slits + cross


def _barbute(h: Headwear) -> Pieces:
    steel, trim = PAPERS[h.colour], PAPERS[h.trim]
    cheeks = (
        "M-28 44C-36 -20 -22 -48 0 -52C22 -48 36 -20 28 44Q18 42 10 32L10 4Q22 4 20 -8Q10 -14 3 -10"
        "L3 8L-3 8L-3 -10Q-10 -14 -20 -8Q-22 4 -10 4L-10 32Q-18 42 -28 44Z"
    )
    right = "M0 -52C22 -48 36 -20 28 44Q18 42 10 32L10 4Q22 4 20 -8Q10 -14 3 -10L3 8L0 8Z"
    edge = line(
        "M-10 32L-10 4Q-22 4 -20 -8Q-10 -14 -3 -10L-3 8L3 8L3 -10Q10 -14 20 -8Q22 4 10 4L10 32", trim, 1.8
    )
    shadow = path("M-22 -12L22 -12L20 8L12 34L-12 34L-20 8Z", "#150d1c", 0.42)
    ridge = line("M0 -52L0 -12", light(steel, 0.5), 2.4)
    return _plume(h, (0, -50), 1.1, -22), shadow + path(cheeks, steel) + path(
        right, dark(steel, 0.3)
    ) + ridge + edge + _gleam("M-23 22C-27 -14 -20 -34 -8 -43", steel)


def _kettle(h: Headwear) -> Pieces:
    steel, trim = PAPERS[h.colour], PAPERS[h.trim]
    under = path("M-24 -16Q0 -6 24 -16L22 -6Q0 3 -22 -6Z", "#150d1c", 0.4)
    dome = path("M-26 -20C-26 -54 26 -54 26 -20Z", steel) + path(
        "M2 -46C20 -46 26 -38 26 -20L4 -20Z", dark(steel, 0.3)
    )
    brim = path(
        "M-26 -26Q0 -20 26 -26C36 -24 48 -14 52 -6Q0 -22 -52 -6C-48 -14 -36 -24 -26 -26Z", light(steel, 0.14)
    )
    brim += path("M4 -22Q18 -23 26 -26C36 -24 48 -14 52 -6Q28 -15 4 -15.5Z", dark(steel, 0.26))
    rivets = "".join(circle(x, -24.5 + abs(x) * 0.02, 1.8, trim) for x in (-20, -7, 7, 20))
    return _plume(h, (14, -38), 0.9, 0), under + dome + line("M0 -45L0 -24", light(steel, 0.4), 2.2) + _gleam(
        "M-18 -28Q-16 -40 -6 -43", steel
    ) + brim + rivets


def _nasal(h: Headwear) -> Pieces:
    steel, trim = PAPERS[h.colour], PAPERS[h.trim]
    cone = path("M-27 -8C-27 -36 -12 -54 0 -66C12 -54 27 -36 27 -8Q0 -20 -27 -8Z", steel) + path(
        "M0 -66C12 -54 27 -36 27 -8Q14 -15 2 -15Z", dark(steel, 0.3)
    )
    band = path("M-27 -8Q0 -20 27 -8L27 -16Q0 -28 -27 -16Z", trim) + path(
        "M4 -14Q18 -13 27 -8L27 -16Q18 -21 4 -22Z", dark(trim, 0.28)
    )
    nose = path("M-4 -20L4 -20L4 8Q0 13 -4 8Z", trim) + path("M0 -20L4 -20L4 8Q2 11 0 11Z", dark(trim, 0.3))
    cast = path("M-22 -8Q0 -19 22 -8L21 0Q0 -10 -21 0Z", "#150d1c", 0.36)
    return "", cast + cone + _gleam("M-19 -20Q-15 -38 -4 -52", steel) + band + nose


def _sallet(h: Headwear) -> Pieces:
    steel, trim = PAPERS[h.colour], PAPERS[h.trim]
    tail = path("M10 -40C36 -34 40 -4 58 12Q36 20 18 12Z", dark(steel, 0.4))
    shell = path("M-28 2C-34 -34 -16 -50 4 -50C26 -50 34 -26 30 6Q2 -4 -28 2Z", steel) + path(
        "M4 -50C26 -50 34 -26 30 6Q18 1 8 0Q16 -26 4 -50Z", dark(steel, 0.3)
    )
    slit = path("M-25 -9Q0 -16 20 -10L20 -6Q0 -11 -25 -5Z", SLIT)
    ridge = line("M4 -50Q-6 -34 -8 -14", light(steel, 0.5), 2.2)
    rivets = circle(26, -4, 3.4, trim) + line("M-28 2Q2 -4 30 6", trim, 2)
    return tail + _plume(h, (10, -46), 1.0, -8), shell + ridge + slit + rivets + _gleam(
        "M-23 -14Q-22 -32 -10 -42", steel
    )


def _morion(h: Headwear) -> Pieces:
    steel, trim = PAPERS[h.colour], PAPERS[h.trim]
    dome = path("M-25 -18C-27 -46 -10 -54 0 -54C10 -54 27 -46 25 -18Z", steel) + path(
        "M2 -54C12 -54 27 -46 25 -18L6 -18Z", dark(steel, 0.3)
    )
    comb = path("M-14 -50C-10 -78 16 -78 20 -48Q2 -58 -14 -50Z", light(steel, 0.16)) + path(
        "M6 -71C16 -69 19 -58 20 -48Q12 -53 4 -54Z", dark(steel, 0.2)
    )
    brim = path("M-58 -30Q-34 -14 0 -12Q34 -14 58 -30Q46 -2 0 -4Q-46 -2 -58 -30Z", light(steel, 0.1)) + path(
        "M4 -12Q36 -14 58 -30Q46 -2 4 -4Z", dark(steel, 0.28)
    )
    return _plume(h, (16, -30), 0.9, 10), path(
        "M-22 -8Q0 0 22 -8L21 2Q0 10 -21 2Z", "#150d1c", 0.36
    ) + dome + comb + brim + line("M-25 -20Q0 -10 25 -20", trim, 2.6)


def _coif(h: Headwear) -> Pieces:
    mail = PAPERS[h.colour]
    rim = "M-32 44C-38 -8 -30 -42 0 -45C30 -42 38 -8 32 44L17 32C25 6 22 -24 0 -25C-22 -24 -25 6 -17 32Z"
    right = "M0 -45C30 -42 38 -8 32 44L17 32C25 6 23 -20 8 -24Q8 -36 0 -45Z"
    cape = path("M-22 26Q0 40 22 26Q42 44 54 62Q0 92 -54 62Q-42 44 -22 26Z", dark(mail, 0.14)) + path(
        "M22 26Q10 36 4 36L6 80Q34 76 54 62Q42 44 22 26Z", dark(mail, 0.34)
    )
    ink = dark(mail, 0.42)
    rings = "".join(
        line(f"M{-27 - k * 5} {38 + k * 8}Q0 {54 + k * 8} {27 + k * 5} {38 + k * 8}", ink, 1.4, 0.7)
        for k in range(5)
    )
    rings += "".join(
        line(
            f"M{-21.5 - k * 2.6} {30 - k}"
            f"C{-30 - k * 2} -4 {-24 - k * 2} {-29 - k * 4} 0 {-29 - k * 4}"
            f"C{24 + k * 2} {-29 - k * 4} {30 + k * 2} -4 {21.5 + k * 2.6} {30 - k}",
            ink,
            1.2,
            0.6,
        )
        for k in (1, 3)
    )
    band = path("M-27 -27Q0 -40 27 -27L26 -33Q0 -46 -26 -33Z", PAPERS[h.trim])
    return ellipse(0, 10, 30, 36, dark(mail, 0.5)), cape + path(rim, mail) + path(
        right, dark(mail, 0.24)
    ) + rings + band


HELMETS: dict[HeadwearName, Callable[[Headwear], Pieces]] = {
    "great-helm": _great_helm,
    "barbute": _barbute,
    "kettle-hat": _kettle,
    "nasal-helm": _nasal,
    "sallet": _sallet,
    "morion": _morion,
    "coif": _coif,
}
