"""Cut hats, hoods and crowns in the head's own space (see heads.py).

Each drawing gives two pieces: what lies behind the head and what lies before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tabletop.cards.pictures import Headwear, HeadwearName
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, rect, star, taper

Pieces: TypeAlias = tuple[str, str]


def plume(
    colour: str, at: tuple[float, float], size: float = 1.0, *, flip: bool = False, turn: float = 0.0
) -> str:
    """Curl two ostrich feathers back from the point `at`."""
    under = "M-2 0C-12 -26 -4 -60 30 -70C56 -76 72 -58 70 -34C62 -50 44 -52 30 -42C16 -30 10 -14 8 0Z"
    over = "M0 0C-8 -24 4 -50 34 -54C58 -56 70 -38 62 -16C56 -32 42 -36 30 -28C18 -20 12 -8 9 2Z"
    barbs = "".join(
        line(
            f"M{6 + k * 7} {-12 - k * 7 + k * k * 0.7}q{5 + k} -9 {10 + k * 2} -12",
            light(colour, 0.4),
            1.4,
            0.6,
        )
        for k in range(5)
    )
    return group(
        path(under, dark(colour, 0.35)) + path(over, colour) + barbs, at, turn=turn, size=size, flip=flip
    )


def quill(colour: str, at: tuple[float, float], turn: float, length: float = 70.0) -> str:
    """Stick one long, straight feather in a hat; upright at `turn` 0."""
    vane = taper([(0, 0), (-3, -length * 0.4), (2, -length)], [3, 8.5, 1], colour)
    shaded = taper([(1, 0), (1.5, -length * 0.4), (2.5, -length)], [0.8, 4.5, 0.6], dark(colour, 0.28))
    return group(
        vane + shaded + line(f"M0 6Q-4 {-length * 0.45} 2 {-length}", light(colour, 0.5), 1.3), at, turn=turn
    )


def _hood(h: Headwear) -> Pieces:
    cloth = PAPERS[h.colour]
    behind = path(
        "M-33 30C-44 -18 -32 -54 3 -60C36 -54 44 -18 33 30Q38 46 56 58L-56 58Q-38 46 -33 30Z",
        dark(cloth, 0.5),
    )
    rim = "M-36 40C-46 -14 -34 -56 4 -62C40 -56 46 -14 36 40L20 42C29 4 26 -35 1 -37C-25 -35 -29 4 -20 42Z"
    right = "M4 -62C40 -56 46 -14 36 40L20 42C29 4 27 -30 8 -36Q14 -50 4 -62Z"
    cast = "M-21 40C-29 4 -25 -35 1 -37C26 -35 29 4 21 40L17 34C23 2 18 -22 1 -23C-16 -22 -19 4 -17 34Z"
    cowl = "M-36 34Q-20 54 0 56Q20 54 36 34Q58 48 60 66Q30 84 0 84Q-30 84 -60 66Q-58 48 -36 34Z"
    edge = line("M-20 42C-29 4 -25 -35 1 -37C26 -35 29 4 20 42", PAPERS[h.trim], 2.4)
    fold = line("M-30 46Q-12 66 4 68", dark(cloth, 0.3), 2, 0.7) + line(
        "M30 46Q18 60 10 64", dark(cloth, 0.45), 2, 0.7
    )
    front = (
        path(cast, "#1c0e1c", 0.5)
        + path(cowl, dark(cloth, 0.12))
        + path("M36 34Q20 54 4 56L10 84Q38 82 60 66Q58 48 36 34Z", dark(cloth, 0.32))
    )
    return behind, front + path(rim, cloth) + path(right, dark(cloth, 0.28)) + edge + fold


def _brim(cloth: str, trim: str, y: float, rx: float, ry: float) -> Pieces:
    behind = ellipse(0, y - 2, rx, ry, dark(cloth, 0.45))
    under = path(f"M-24 {y + 6}Q0 {y + 15} 24 {y + 6}L22 {y + 15}Q0 {y + 24} -22 {y + 15}Z", "#1c0e1c", 0.36)
    front = path(
        f"M{-rx} {y - 2}C{-rx + 8} {y + ry + 3} {rx - 8} {y + ry + 3} {rx} {y - 2}"
        f"C{rx - 14} {y + 5} {-rx + 14} {y + 5} {-rx} {y - 2}Z",
        cloth,
    )
    front += path(
        f"M4 {y + 8}C26 {y + 9} {rx - 10} {y + ry - 2} {rx} {y - 2}"
        f"C{rx - 14} {y + 5} 20 {y + 4} 4 {y + 3.5}Z",
        dark(cloth, 0.26),
    )
    edge = line(f"M{-rx} {y - 2}C{-rx + 8} {y + ry + 3} {rx - 8} {y + ry + 3} {rx} {y - 2}", trim, 1.8)
    return behind, under + front + edge


def _pointed(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind, brim = _brim(cloth, trim, -22, 56, 13)
    cone = path("M-29 -24C-22 -58 -16 -92 20 -142C12 -96 22 -60 29 -24Q0 -12 -29 -24Z", cloth)
    cone += path("M20 -142C12 -96 22 -60 29 -24Q20 -19 8 -18C12 -60 6 -100 20 -142Z", dark(cloth, 0.28))
    cone += line("M-12 -62Q0 -54 15 -64", dark(cloth, 0.3), 1.8, 0.7) + line(
        "M-6 -84Q2 -79 12 -86", dark(cloth, 0.3), 1.6, 0.6
    )
    band = path("M-29 -25Q0 -12 29 -25L27 -36Q0 -24 -27 -36Z", trim) + path(
        "M6 -19Q20 -20 29 -25L27 -36Q18 -31 6 -30Z", dark(trim, 0.3)
    )
    stars = star(-8, -48, 5, 2, 5, trim) + star(6, -72, 4, 1.6, 5, trim) + star(4, -100, 3, 1.2, 5, trim)
    return behind, brim + cone + stars + band


def _bent(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    cone = path(
        "M-28 -16C-30 -56 -16 -90 18 -96C46 -98 62 -80 66 -52C54 -66 42 -70 32 -62"
        "C22 -54 28 -34 28 -16Q0 -28 -28 -16Z",
        cloth,
    )
    cone += path(
        "M18 -96C46 -98 62 -80 66 -52C54 -66 42 -70 32 -62C22 -54 28 -34 28 -16Q18 -22 8 -22"
        "C4 -50 14 -74 30 -78Q24 -90 18 -96Z",
        dark(cloth, 0.28),
    )
    cone += line("M-10 -66Q6 -60 14 -72", dark(cloth, 0.34), 2, 0.7)
    roll = path("M-30 -12Q0 -26 30 -12Q33 -24 28 -30Q0 -42 -28 -30Q-33 -24 -30 -12Z", trim) + path(
        "M6 -18Q20 -18 30 -12Q33 -24 28 -30Q18 -35 6 -37Z", dark(trim, 0.28)
    )
    return "", path("M-22 -12Q0 -24 22 -12L21 -4Q0 -14 -21 -4Z", "#1c0e1c", 0.34) + cone + roll + circle(
        66, -50, 5, trim
    )


def _wide(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind, brim = _brim(cloth, trim, -20, 62, 15)
    crown = path("M-27 -20Q-28 -54 -14 -58Q0 -52 14 -58Q28 -54 27 -20Q0 -10 -27 -20Z", cloth)
    crown += path("M6 -15Q20 -16 27 -20Q28 -54 14 -58Q8 -56 4 -55Q10 -34 6 -15Z", dark(cloth, 0.28))
    band = path("M-27 -20Q0 -9 27 -20L27 -29Q0 -18 -27 -29Z", trim)
    feather = plume(PAPERS[h.plume], (18, -26), 0.95, turn=18) if h.plume else ""
    return behind, brim + crown + band + feather


def _feathered(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    feather = quill(PAPERS[h.plume], (18, -26), 42, 84) if h.plume else ""
    crown = path("M-22 -22C-22 -56 24 -64 31 -24Z", cloth) + path(
        "M4 -54C20 -56 30 -44 31 -24L8 -23Z", dark(cloth, 0.26)
    )
    beak = path(
        "M-56 -12C-34 -24 -6 -30 24 -28Q34 -30 36 -42Q46 -22 32 -12C8 -20 -26 -14 -56 -12Z", dark(cloth, 0.12)
    )
    beak += path("M32 -12C22 -16 10 -17 -2 -17Q16 -24 36 -42Q46 -22 32 -12Z", dark(cloth, 0.36))
    cast = path("M-24 -13Q0 -19 24 -14L22 -6Q0 -12 -22 -5Z", "#1c0e1c", 0.34)
    return "", feather + cast + crown + beak + line("M-56 -12C-26 -14 8 -20 32 -12", trim, 2)


def _straw(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind, brim = _brim(cloth, trim, -19, 54, 14)
    crown = path("M-25 -20C-25 -52 25 -52 25 -20Q0 -10 -25 -20Z", cloth) + path(
        "M6 -16Q18 -17 25 -20C25 -44 12 -46 4 -44Z", dark(cloth, 0.24)
    )
    weave = "".join(
        line(
            f"M{-24 + k} {-26 - k * 0.9}Q0 {-16 - k * 0.9} {24 - k} {-26 - k * 0.9}",
            dark(cloth, 0.3),
            1.2,
            0.6,
        )
        for k in (4, 9, 14)
    )
    return behind, brim + crown + weave + path("M-25 -20Q0 -9 25 -20L25 -27Q0 -16 -25 -27Z", trim)


def _turban(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    ball = path("M-31 -14C-42 -52 -14 -66 2 -64C22 -66 42 -50 31 -14Q0 -30 -31 -14Z", dark(cloth, 0.16))
    wraps = (
        (
            "M-31 -14C-36 -30 -22 -42 26 -58C10 -66 -18 -66 -30 -46C-36 -36 -36 -22 -31 -14Z",
            light(cloth, 0.12),
        ),
        ("M-31 -14C-30 -30 -2 -38 34 -46C32 -54 28 -58 24 -60C-12 -50 -34 -40 -31 -14Z", cloth),
        ("M-31 -14Q-20 -30 33 -30C36 -38 36 -44 34 -48C0 -42 -30 -34 -31 -14Z", light(cloth, 0.18)),
        ("M-31 -14Q-6 -26 31 -14C33 -20 34 -26 34 -31C4 -32 -24 -28 -31 -14Z", dark(cloth, 0.14)),
    )
    feather = quill(PAPERS[h.plume], (0, -56), 8, 52) if h.plume else ""
    jewel = (
        ellipse(0, -40, 6.5, 8, trim)
        + ellipse(0, -40, 4, 5.4, PAPERS["crimson"])
        + circle(-1.4, -42, 1.4, "#ffffff", 0.8)
    )
    cast = path("M-22 -14Q0 -26 22 -14L21 -6Q0 -17 -21 -6Z", "#1c0e1c", 0.32)
    return "", cast + feather + ball + "".join(path(d, c) for d, c in wraps) + jewel


def _wimple(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind = path(
        "M-30 -20C-34 20 -46 60 -56 96L56 96C46 60 34 20 30 -20C24 -48 -24 -48 -30 -20Z", dark(cloth, 0.24)
    )
    rim = "M-28 44C-36 -4 -30 -42 0 -46C30 -42 36 -4 28 44L18 38C25 8 24 -28 0 -30C-24 -28 -25 8 -18 38Z"
    throat = path("M-20 30Q0 42 20 30Q32 52 40 62Q0 86 -40 62Q-32 52 -20 30Z", light(cloth, 0.3)) + path(
        "M20 30Q10 38 4 38L8 74Q26 72 40 62Q32 52 20 30Z", dark(cloth, 0.12)
    )
    veil = path(rim, cloth) + path(
        "M0 -46C30 -42 36 -4 28 44L18 38C25 8 24 -24 6 -30Q10 -40 0 -46Z", dark(cloth, 0.18)
    )
    return behind, throat + veil + line("M-24 -22Q0 -36 24 -22", trim, 3)


def _circlet(h: Headwear) -> Pieces:
    trim = PAPERS[h.trim]
    band = path("M-24 -17Q0 -26 24 -17L24 -23Q0 -32 -24 -23Z", trim) + path(
        "M6 -23Q18 -21 24 -17L24 -23Q18 -27 6 -29Z", dark(trim, 0.3)
    )
    gem = (
        ellipse(0, -26, 4.6, 6, light(trim, 0.4))
        + ellipse(0, -26, 3.4, 4.8, PAPERS[h.colour])
        + circle(-1, -28, 1.2, "#ffffff", 0.8)
    )
    return "", band + gem


def _crown(h: Headwear) -> Pieces:
    gold, jewel = PAPERS[h.trim], PAPERS[h.colour]
    back = path("M-24 -24L-22 -44L-10 -34L0 -48L10 -34L22 -44L24 -24Z", dark(gold, 0.45))
    points = path("M-26 -16Q0 -26 26 -16L31 -46L17 -34L9 -54L0 -36L-9 -54L-17 -34L-31 -46Z", gold)
    points += path("M4 -22Q16 -21 26 -16L31 -46L17 -34L9 -54L4 -44Z", dark(gold, 0.24))
    pearls = "".join(
        circle(x, y, 3, PAPERS["ivory"]) for x, y in ((-31, -47), (-9, -55), (9, -55), (31, -47))
    )
    band = path("M-26 -16Q0 -26 26 -16L27 -23Q0 -33 -27 -23Z", dark(gold, 0.2))
    gems = "".join(ellipse(x, y, 3, 3.6, jewel) for x, y in ((-17, -22.5), (0, -26), (17, -22.5)))
    return back, points + pearls + band + gems


def _mitre(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    front = path("M-26 -14Q0 -24 26 -14C34 -44 22 -70 0 -92C-22 -70 -34 -44 -26 -14Z", cloth)
    front += path("M4 -20Q16 -19 26 -14C34 -44 22 -70 0 -92Q6 -56 4 -20Z", dark(cloth, 0.2))
    bands = (
        path("M-26 -14Q0 -24 26 -14L28 -25Q0 -35 -28 -25Z", trim)
        + rect(-3, -86, 6, 58, trim)
        + circle(0, -56, 6, PAPERS["crimson"])
    )
    return path("M-24 -20C-30 -46 -14 -66 4 -84C26 -66 30 -46 24 -20Z", dark(cloth, 0.4)), front + bands


def _laurel(h: Headwear) -> Pieces:
    leaf = PAPERS[h.trim]
    leaves = "".join(
        group(
            path("M0 0Q5 -7 0 -15Q-5 -7 0 0Z", leaf if k < 6 else dark(leaf, 0.25)),
            (-25 + k * 5, -18 - 9 * (1 - ((k - 5) / 5) ** 2)),
            turn=(k - 5) * 9 + (28 if k % 2 else -28),
        )
        for k in range(11)
    )
    return "", leaves


def _bandana(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    cap = path("M-25 -12C-28 -36 -14 -40 0 -40C14 -40 28 -36 25 -12Q0 -24 -25 -12Z", cloth) + path(
        "M4 -40C16 -40 28 -34 25 -12Q16 -17 8 -18Z", dark(cloth, 0.26)
    )
    knot = path("M24 -18Q42 -20 46 -2Q36 -10 25 -12Z", dark(cloth, 0.2)) + path(
        "M24 -16Q40 -8 38 12Q30 -4 23 -12Z", dark(cloth, 0.36)
    )
    dots = "".join(
        circle(x, y, 2.2, trim) for x, y in ((-15, -24), (-4, -31), (-5, -22), (8, -30), (15, -22))
    )
    return knot, cap + dots


def _cardinal(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind, brim = _brim(cloth, trim, -22, 52, 9)
    cords = "".join(
        line(f"M{x} -18Q{x * 1.1} 20 {x * 0.8} 50", trim, 2) + circle(x * 0.8, 54, 4.5, trim)
        for x in (-38, 38)
    )
    dome = path("M-22 -24C-22 -46 22 -46 22 -24Q0 -15 -22 -24Z", cloth) + path(
        "M4 -20Q14 -20 22 -24C22 -40 10 -42 4 -40Z", dark(cloth, 0.26)
    )
    return behind + cords, brim + dome


HATS: dict[HeadwearName, Callable[[Headwear], Pieces]] = {
    "hood": _hood,
    "pointed-hat": _pointed,
    "bent-hat": _bent,
    "wide-hat": _wide,
    "feathered-cap": _feathered,
    "straw-hat": _straw,
    "turban": _turban,
    "wimple": _wimple,
    "circlet": _circlet,
    "crown": _crown,
    "mitre": _mitre,
    "laurel": _laurel,
    "bandana": _bandana,
    "cardinal-hat": _cardinal,
}
