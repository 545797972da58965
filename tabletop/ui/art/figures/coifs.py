"""Cut what covered heads in the middle ages, in the head's own space (see heads.py): tiara, veil, net, chaperon.

Each drawing gives two pieces, as in hats.py: what lies behind the head and what lies before it.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cards.pictures import Headwear, HeadwearName
from tabletop.ui.art.figures.hats import HATS, Pieces
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, light, line, path, rect

_CAST = "#1c0e1c"


def _tiara(h: Headwear) -> Pieces:
    """A pope's: a tall cone of `colour` with three crowns of `trim` about it, lappets behind."""
    cloth, gold = PAPERS[h.colour], PAPERS[h.trim]
    lappets = "".join(
        path(f"M{x} -12L{x * 1.5} 62L{x * 1.5 + 12} 62L{x + 10} -12Z", dark(cloth, 0.2))
        + rect(x * 1.5, 52, 12, 8, gold)
        for x in (-28, 18)
    )
    cone = path("M-27 -14Q0 -24 27 -14C32 -50 20 -84 0 -104C-20 -84 -32 -50 -27 -14Z", cloth)
    cone += path("M4 -20Q16 -19 27 -14C32 -50 20 -84 0 -104Q8 -60 4 -20Z", dark(cloth, 0.2))
    crowns = ""
    for y, w in ((-14, 28), (-42, 27), (-70, 19)):
        crowns += path(
            f"M{-w} {y}Q0 {y - 9} {w} {y}L{w + 1} {y - 10}L{w * 0.6:.0f} {y - 12}L{w * 0.4:.0f} {y - 22}"
            f"L{w * 0.16:.0f} {y - 14}L0 {y - 25}L{-w * 0.16:.0f} {y - 14}L{-w * 0.4:.0f} {y - 22}"
            f"L{-w * 0.6:.0f} {y - 12}L{-w - 1} {y - 10}Z",
            gold,
        )
        crowns += line(f"M{-w} {y - 2}Q0 {y - 11} {w} {y - 2}", dark(gold, 0.35), 2)
        crowns += "".join(circle(x * w, y - 9 + abs(x) * 4, 2.4, PAPERS["crimson"]) for x in (-0.6, 0, 0.6))
    orb = circle(0, -106, 5, gold) + rect(-1.4, -122, 2.8, 14, gold) + rect(-5, -118, 10, 2.8, gold)
    return lappets, cone + crowns + orb


def _crowned_veil(h: Headwear) -> Pieces:
    """A queen's: a veil of `colour` that frames the face, and a crown of `trim` upon it."""
    cloth = PAPERS[h.colour]
    behind = path(
        "M-32 -20C-42 24 -52 62 -60 100Q0 114 60 100C52 62 42 24 32 -20C26 -52 -26 -52 -32 -20Z",
        dark(cloth, 0.3),
    )
    left = "M-4 -44C-32 -42 -34 -6 -40 30Q-46 64 -58 92Q-46 98 -34 96Q-26 50 -24 10Q-24 -18 -4 -30Z"
    right = "M4 -44C32 -42 34 -6 40 30Q46 64 58 92Q46 98 34 96Q26 50 24 10Q24 -18 4 -30Z"
    veil = path("M-26 -14C-24 -40 24 -40 26 -14Q20 -30 0 -31Q-20 -30 -26 -14Z", cloth)
    veil += (
        path(left, cloth)
        + path(right, dark(cloth, 0.16))
        + line("M-24 10Q-24 -18 -4 -30", light(cloth, 0.4), 1.6)
    )
    back, crown = HATS["crown"](h.model_copy(update={"colour": "crimson"}))
    return behind + back, veil + crown


def _net_cap(h: Headwear) -> Pieces:
    """An almogavar's: a cap of leather under a net of iron that falls to the neck."""
    leather, iron = PAPERS[h.colour], PAPERS[h.trim]
    behind = path("M-30 -16C-34 14 -36 34 -40 50Q0 62 40 50C36 34 34 14 30 -16Z", dark(iron, 0.55))
    cap = path("M-29 -8C-32 -44 -14 -56 0 -57C14 -56 32 -44 29 -8Q0 -22 -29 -8Z", leather)
    cap += path("M4 -57C18 -55 32 -44 29 -8Q16 -15 6 -16Q14 -40 4 -57Z", dark(leather, 0.34))
    mesh = line(
        "M-20 -50Q-26 -30 -27 -9M-8 -56Q-12 -36 -12 -15M8 -56Q12 -36 12 -15M20 -50Q26 -30 27 -9", iron, 2.6
    )
    mesh += line("M-30 -24Q0 -38 30 -24M-26 -40Q0 -52 26 -40", iron, 2.6)
    cheeks = "".join(
        path(
            f"M{24 * s} -12L{31 * s} -8Q{33 * s} 20 {24 * s} 34L{18 * s} 28Q{25 * s} 10 {24 * s} -12Z",
            iron if s < 0 else dark(iron, 0.3),
        )
        for s in (-1, 1)
    )
    band = path("M-29 -8Q0 -22 29 -8L30 -16Q0 -30 -30 -16Z", dark(iron, 0.25))
    knob = circle(0, -58, 4.6, iron) + circle(-1.4, -59.4, 1.8, light(iron, 0.5))
    return behind, cheeks + cap + mesh + band + knob


def _chaperon(h: Headwear) -> Pieces:
    """A burgher's chaperon: a padded roll of `trim`, a cock's comb of `colour` on it, the tail over a shoulder."""
    cloth, roll = PAPERS[h.colour], PAPERS[h.trim]
    tail = path("M20 -20Q44 10 46 60Q48 92 40 116L56 114Q68 70 58 20Q48 -14 30 -30Z", dark(cloth, 0.2))
    comb = path("M-24 -24C-46 -40 -40 -76 -14 -70C-8 -88 22 -86 24 -66C42 -66 44 -40 26 -26Z", cloth)
    comb += path("M6 -76C16 -82 24 -76 24 -66C42 -66 44 -40 26 -26L8 -28Q20 -50 6 -76Z", dark(cloth, 0.28))
    comb += line("M-22 -30Q-28 -50 -14 -66M2 -32Q2 -56 4 -72M20 -32Q28 -46 24 -62", dark(cloth, 0.4), 2, 0.7)
    ring = path(
        "M-34 -14Q-38 -32 -22 -34Q0 -42 22 -34Q38 -32 34 -14Q28 -6 16 -12Q0 -18 -16 -12Q-28 -6 -34 -14Z", roll
    )
    ring += path(
        "M6 -39Q16 -38 22 -34Q38 -32 34 -14Q28 -6 16 -12Q10 -14 4 -15Q18 -24 6 -39Z", dark(roll, 0.26)
    )
    ring += line(
        "M-22 -33Q-26 -22 -20 -11M-8 -38Q-12 -26 -8 -15M10 -38Q14 -26 10 -15M24 -32Q28 -22 22 -10",
        dark(roll, 0.42),
        2,
    )
    return tail, ellipse(0, -9, 24, 6, _CAST, 0.35) + comb + ring


COIFS: dict[HeadwearName, Callable[[Headwear], Pieces]] = {
    "tiara": _tiara,
    "crowned-veil": _crowned_veil,
    "net-cap": _net_cap,
    "chaperon": _chaperon,
}
