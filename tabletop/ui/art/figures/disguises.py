"""Cut what covered heads in the seventeenth century, in the head's own space (see heads.py): masks, veils and hats.

Each drawing gives two pieces, as in hats.py: what lies behind the head and what lies before it.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cards.pictures import Headwear, HeadwearName
from tabletop.ui.art.figures.hats import Pieces, plume
from tabletop.ui.art.papers import PAPERS
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, rect

_CAST = "#1c0e1c"


def _eagle_mask(h: Headwear) -> Pieces:
    """The Red Eagle's: a hood whose rim ends in a beak above the brow, a winged mask, a scarf over mouth and chin."""
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind = path(
        "M-33 30C-46 -18 -34 -58 0 -66C34 -58 46 -18 33 30Q38 46 56 58L-56 58Q-38 46 -33 30Z",
        dark(cloth, 0.55),
    )
    void = path("M-24 40C-31 2 -26 -34 0 -40C26 -34 31 2 24 40Z", _CAST, 0.55)
    scarf = path("M-23 6Q0 16 23 6Q24 26 12 37Q0 44 -12 37Q-24 26 -23 6Z", dark(cloth, 0.42))
    scarf += path("M2 11Q14 11 23 6Q24 26 12 37Q6 41 2 41Z", dark(cloth, 0.6))
    scarf += line("M-19 16Q-4 25 14 19M-15 26Q-2 33 10 28", dark(cloth, 0.7), 1.6, 0.7)
    wings = path(
        "M0 5Q-5 11 -13 7Q-25 5 -32 -17Q-20 -11 -14 -13Q-6 -12 0 -6Q6 -12 14 -13"
        "Q20 -11 32 -17Q25 5 13 7Q5 11 0 5Z",
        PAPERS["black"],
    )
    wings += path("M0 -6Q6 -12 14 -13Q20 -11 32 -17Q25 5 13 7Q5 11 0 5Z", "#0e0912")
    wings += line("M-32 -17Q-20 -11 -14 -13Q-6 -12 0 -6Q6 -12 14 -13Q20 -11 32 -17", trim, 1.7)
    eyes = "".join(
        path(f"M{x - 6 * d} -5Q{x} -7.5 {x + 5.6 * d} -1Q{x - 1 * d} 2.6 {x - 6 * d} -5Z", "#fbf3e6")
        + circle(x, -2.2, 2.1, "#2a1820")
        for x, d in ((-10.5, 1), (10.5, -1))
    )
    rim = (
        "M-37 42C-48 -16 -34 -60 0 -67C34 -60 48 -16 37 42L23 43C30 6 29 -20 16 -32"
        "Q7 -30 0 -12Q-7 -30 -16 -32C-29 -20 -30 6 -23 43Z"
    )
    right = "M0 -67C34 -60 48 -16 37 42L23 43C30 6 29 -20 16 -32Q7 -30 0 -12Z"
    ridge = line("M0 -66Q2 -40 0 -14", light(cloth, 0.3), 2, 0.8) + path(
        "M-6 -29Q0 -34 6 -29Q3 -20 0 -12Q-3 -20 -6 -29Z", trim
    )
    edge = line("M-23 43C-30 6 -29 -20 -16 -32Q-7 -30 0 -12Q7 -30 16 -32C29 -20 30 6 23 43", trim, 2.2)
    cowl = path(
        "M-37 36Q-20 56 0 58Q20 56 37 36Q58 48 60 66Q30 86 0 86Q-30 86 -60 66Q-58 48 -37 36Z",
        dark(cloth, 0.1),
    )
    cowl += path("M37 36Q20 56 4 58L8 86Q38 84 60 66Q58 48 37 36Z", dark(cloth, 0.34))
    feathers = "".join(
        line(f"M{x} {44 + abs(x) * 0.1}q{x * 0.1} 12 {x * 0.16} 24", dark(cloth, 0.4), 1.8, 0.7)
        for x in (-40, -24, -8, 24, 40)
    )
    return behind, void + wings + eyes + scarf + cowl + feathers + path(rim, cloth) + path(
        right, dark(cloth, 0.28)
    ) + ridge + edge


def _hood_mask(h: Headwear) -> Pieces:
    """A lodge brother's: a pointed hood of cloth that hides the whole face, with two holes to see through."""
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    cone = "M-34 44C-36 0 -26 -50 4 -112C26 -50 36 0 34 44Q46 62 44 84Q0 100 -44 84Q-46 62 -34 44Z"
    right = "M4 -112C26 -50 36 0 34 44Q46 62 44 84Q24 92 8 93C14 40 12 -40 4 -112Z"
    folds = line("M-22 34Q-18 60 -24 86M20 40Q18 64 22 88", dark(cloth, 0.34), 2, 0.6) + line(
        "M-6 -66Q4 -58 14 -62", dark(cloth, 0.34), 1.8, 0.6
    )
    eyes = "".join(
        path(f"M{x - 7} -4Q{x} -10 {x + 7} -4Q{x} 4 {x - 7} -4Z", _CAST)
        + circle(x + 0.6, -3.6, 1.9, "#f4ead2")
        for x in (-11, 11)
    )
    eyes += "".join(line(f"M{x - 8} -4Q{x} -12 {x + 8} -4", trim, 1.6) for x in (-11, 11))
    sign = line("M0 44L0 74M-10 54L10 54", trim, 3) + line("M0 38A20 20 0 1 1 -0.1 38", trim, 1.8)
    nape = path("M-34 44Q-50 60 -50 88Q0 106 50 88Q50 60 34 44Z", dark(cloth, 0.45))
    return nape, path(cone, cloth) + path(right, dark(cloth, 0.28)) + folds + eyes + sign


def _shadow_hood(h: Headwear) -> Pieces:
    """A hood drawn so deep that nothing shows within but the gleam of two eyes."""
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind = path(
        "M-34 30C-46 -18 -34 -58 2 -64C38 -58 46 -18 34 30Q40 48 58 60L-58 60Q-40 48 -34 30Z",
        dark(cloth, 0.5),
    )
    void = path("M-25 44C-32 4 -28 -34 1 -42C29 -34 32 4 25 44Q0 60 -25 44Z", "#100a14")
    eyes = "".join(
        ellipse(x, -3, 3.6, 1.9, "#f6e7b8") + ellipse(x, -3, 6.5, 4, "#f6e7b8", 0.16) for x in (-9.5, 9.5)
    )
    chin = path("M-10 26Q0 36 10 26Q6 33 0 34Q-6 33 -10 26Z", "#5a3a34", 0.7)
    rim = "M-38 46C-48 -14 -36 -60 2 -70C40 -60 48 -14 38 46L24 46C31 10 30 -18 1 -34C-28 -18 -31 10 -24 46Z"
    right = "M2 -70C40 -60 48 -14 38 46L24 46C31 10 30 -18 6 -31Q10 -52 2 -70Z"
    cowl = path(
        "M-38 36Q-20 58 0 60Q20 58 38 36Q60 50 62 70Q30 90 0 90Q-30 90 -62 70Q-60 50 -38 36Z",
        dark(cloth, 0.12),
    )
    cowl += path("M38 36Q20 58 4 60L8 90Q40 86 62 70Q60 50 38 36Z", dark(cloth, 0.34))
    edge = line("M-24 46C-31 10 -28 -18 1 -34C30 -18 31 10 24 46", trim, 2)
    return behind, void + eyes + chin + cowl + path(rim, cloth) + path(right, dark(cloth, 0.3)) + edge


def _ball_mask(h: Headwear) -> Pieces:
    """A mask for a ball: a butterfly of silk edged with braid, a plume at its side; the hair stays free."""
    silk, trim = PAPERS[h.colour], PAPERS[h.trim]
    feather = plume(PAPERS[h.plume], (21, -12), 0.62, turn=8) if h.plume else ""
    wings = (
        "M0 2Q-6 12 -15 10Q-27 8 -33 -20Q-20 -15 -14 -17Q-5 -16 0 -8Q5 -16 14 -17"
        "Q20 -15 33 -20Q27 8 15 10Q6 12 0 2Z"
    )
    right = "M0 -8Q5 -16 14 -17Q20 -15 33 -20Q27 8 15 10Q6 12 0 2Z"
    eyes = "".join(
        path(f"M{x - 7} -4Q{x} -9.5 {x + 7} -4Q{x} 2.4 {x - 7} -4Z", "#fbf3e6")
        + circle(x, -4, 2.4, "#2a1820")
        + line(f"M{x - 7.4} -4Q{x} -10 {x + 7.4} -4", dark(silk, 0.6), 1.6)
        for x in (-10.5, 10.5)
    )
    braid = line(wings, trim, 1.7) + "".join(
        circle(x, y, 1.7, light(trim, 0.3)) for x, y in ((-27, -15), (-21, -12), (27, -15), (21, -12))
    )
    jewel = ellipse(0, -9, 3.4, 4.6, trim) + ellipse(0, -9, 2.1, 3.2, PAPERS["crimson"])
    return "", feather + path(wings, silk) + path(right, dark(silk, 0.24)) + eyes + braid + jewel


def _chambergo(h: Headwear) -> Pieces:
    """The swordsman's chambergo: a brim wide as the shoulders, pinned up on one side, a plume along it."""
    felt, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind = path(
        "M-72 -16C-66 -34 -20 -40 6 -40C40 -40 66 -54 76 -66C80 -44 66 -22 40 -12C10 -4 -50 -2 -72 -16Z",
        dark(felt, 0.45),
    )
    cast = path("M-24 -15Q0 -7 24 -17L22 -5Q0 5 -22 -3Z", _CAST, 0.4)
    front = path(
        "M-72 -16C-54 -2 -8 0 26 -8C54 -14 74 -38 76 -66C66 -44 44 -30 22 -26C-8 -20 -54 -14 -72 -16Z", felt
    )
    front += path(
        "M8 -23C48 -28 66 -44 76 -66C74 -38 54 -14 26 -8Q14 -5 2 -4Q12 -14 8 -23Z", dark(felt, 0.28)
    )
    front += line("M-72 -16C-54 -2 -8 0 26 -8C54 -14 74 -38 76 -66", trim, 2)
    crown = path("M-27 -22C-28 -52 -20 -60 -2 -60C18 -60 26 -52 27 -26Q0 -14 -27 -22Z", felt)
    crown += path("M4 -60C20 -60 26 -50 27 -26Q16 -20 6 -19Q12 -40 4 -60Z", dark(felt, 0.28))
    crown += path("M-16 -58Q-2 -50 12 -59Q-2 -64 -16 -58Z", dark(felt, 0.36))
    band = path("M-27 -22Q0 -13 27 -26L27 -34Q0 -22 -27 -31Z", trim) + path(
        "M6 -20Q18 -21 27 -26L27 -34Q18 -28 6 -27Z", dark(trim, 0.3)
    )
    feather = group(plume(PAPERS[h.plume], (-20, -28), 0.98, turn=-24), flip=True) if h.plume else ""
    badge = circle(20, -30, 5, trim) + circle(20, -30, 2.6, PAPERS["crimson"])
    # Worn level it would hide the eyes.
    return group(behind, (0, -9), turn=-4), group(
        cast + front + crown + band + feather + badge, (0, -9), turn=-4
    )


def _beret(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    feather = plume(PAPERS[h.plume], (22, -30), 0.7, turn=20) if h.plume else ""
    cap = path(
        "M-26 -16C-46 -22 -48 -44 -24 -54C4 -64 44 -52 42 -32C42 -24 34 -18 26 -15Q0 -28 -26 -16Z", cloth
    )
    cap += path(
        "M8 -58C34 -56 44 -44 42 -32C42 -24 34 -18 26 -15Q18 -20 8 -21Q24 -38 8 -58Z", dark(cloth, 0.28)
    )
    folds = line("M-34 -36Q-20 -28 -14 -24M-20 -50Q-6 -36 -2 -27", dark(cloth, 0.34), 1.8, 0.6)
    band = path("M-26 -12Q0 -24 26 -12L26 -20Q0 -32 -26 -20Z", dark(cloth, 0.4)) + line(
        "M-26 -13Q0 -25 26 -13", trim, 1.8
    )
    return "", path("M-22 -10Q0 -20 22 -10L21 -4Q0 -13 -21 -4Z", _CAST, 0.34) + feather + cap + folds + band


def _biretta(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    cap = path("M-26 -13Q0 -25 26 -13L29 -40Q0 -50 -29 -40Z", cloth) + path(
        "M5 -20Q16 -19 26 -13L29 -40Q18 -45 5 -46Z", dark(cloth, 0.28)
    )
    horns = path("M-29 -40Q-24 -62 -4 -47Q-16 -42 -29 -40Z", light(cloth, 0.14)) + path(
        "M29 -40Q24 -63 2 -47Q16 -43 29 -40Z", dark(cloth, 0.12)
    )
    horns += path("M-9 -46Q0 -66 9 -46Q0 -42 -9 -46Z", dark(cloth, 0.34))
    tuft = circle(0, -54, 5.4, dark(trim, 0.2)) + circle(-1.2, -55.4, 4, trim)
    cast = path("M-23 -10Q0 -21 23 -10L22 -4Q0 -14 -22 -4Z", _CAST, 0.34)
    return "", cast + cap + horns + tuft + line("M-26 -14Q0 -26 26 -14", trim, 1.6)


def _skullcap(h: Headwear) -> Pieces:
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    cap = path("M-23 -18C-22 -38 -10 -43 0 -43C10 -43 22 -38 23 -18Q0 -30 -23 -18Z", cloth) + path(
        "M3 -43C12 -42 22 -37 23 -18Q14 -23 6 -24Q10 -34 3 -43Z", dark(cloth, 0.28)
    )
    return "", cap + line("M-23 -18Q0 -30 23 -18", trim, 1.6) + line(
        "M-10 -38Q-14 -32 -15 -24", light(cloth, 0.25), 1.4, 0.6
    )


def _veil(h: Headwear) -> Pieces:
    """A nun's: a white coif close around face and throat, a long veil of `colour` over it."""
    cloth, linen = PAPERS[h.colour], PAPERS["white"]
    behind = path(
        "M-32 -22C-40 20 -52 60 -62 104Q0 116 62 104C52 60 40 20 32 -22C26 -54 -26 -54 -32 -22Z",
        dark(cloth, 0.4),
    )
    band = path("M-25 -8C-26 -30 -14 -36 0 -36C14 -36 26 -30 25 -8Q20 -22 0 -23Q-20 -22 -25 -8Z", linen)
    coif = path(
        "M-25 -10C-27 16 -20 34 0 42C20 34 27 16 25 -10L20 -8C22 12 16 26 0 33C-16 26 -22 12 -20 -8Z", linen
    )
    coif += path("M25 -10C27 16 20 34 2 42L2 33C16 26 22 12 20 -8Z", dark(linen, 0.18))
    guimpe = path("M-20 26Q0 44 20 26Q36 44 44 58Q0 92 -44 58Q-36 44 -20 26Z", linen) + path(
        "M20 26Q10 36 4 38L8 79Q30 72 44 58Q36 44 20 26Z", dark(linen, 0.16)
    )
    over = path(
        "M-24 -4C-28 30 -40 70 -58 96Q-44 100 -34 98C-24 66 -22 30 -26 -6"
        "C-28 -34 -14 -42 0 -42C14 -42 28 -34 26 -6"
        "C22 30 24 66 34 98Q44 100 58 96C40 70 28 30 30 -10C32 -42 18 -54 0 -54C-18 -54 -34 -40 -30 -8Z",
        cloth,
    )
    over += path(
        "M4 -54C20 -54 32 -42 30 -10C28 30 40 70 58 96Q44 100 34 98C24 66 22 30 26 -6C28 -28 20 -38 8 -41Z",
        dark(cloth, 0.3),
    )
    return behind, guimpe + band + coif + over + line(
        "M-27 -12C-28 -34 -14 -42 0 -42C14 -42 28 -34 27 -12", PAPERS[h.trim], 1.4, 0.8
    )


def _mantilla(h: Headwear) -> Pieces:
    """A lady's mantilla of lace over a high comb."""
    lace, comb = PAPERS[h.colour], PAPERS[h.trim]
    behind = path(
        "M-28 -30C-44 10 -50 50 -58 92Q-48 100 -40 92Q-30 100 -20 92L20 92Q30 100 40 92"
        "Q48 100 58 92C50 50 44 10 28 -30C18 -60 -18 -60 -28 -30Z",
        dark(lace, 0.35),
        0.94,
    )
    teeth = path("M-20 -36Q-30 -66 -24 -78Q-12 -90 0 -90Q12 -90 24 -78Q30 -66 20 -36Q0 -46 -20 -36Z", comb)
    teeth += path("M4 -90Q16 -88 24 -78Q30 -66 20 -36Q12 -40 6 -41Q10 -66 4 -90Z", dark(comb, 0.3))
    teeth += "".join(
        ellipse(x, y, 3, 5, dark(comb, 0.5))
        for x, y in ((-14, -72), (-5, -78), (5, -78), (14, -72), (-9, -60), (0, -64), (9, -60))
    )
    over = path(
        "M-26 2C-34 -30 -22 -62 0 -64C22 -62 34 -30 26 2Q34 40 52 74Q40 78 34 84"
        "C22 50 21 20 22 -8C20 -32 12 -40 0 -40C-12 -40 -20 -32 -22 -8C-21 20 -22 50 -34 84"
        "Q-40 78 -52 74Q-34 40 -26 2Z",
        lace,
        0.95,
    )
    scallops = [(-24 - k * 5.4, 0 + k * 17.0) for k in range(5)]
    dots = "".join(
        circle(d * x, y, 3.6, lace) + circle(d * x, y, 1.3, light(lace, 0.5), 0.8)
        for d in (-1, 1)
        for x, y in scallops
    )
    sprigs = "".join(
        circle(d * x, y, 1.5, light(lace, 0.5), 0.7)
        for d in (-1, 1)
        for x, y in ((10, -50), (20, -42), (27, -20), (28, 10), (30, 36), (36, 60))
    )
    return behind + teeth, over + dots + sprigs


def _headscarf(h: Headwear) -> Pieces:
    """A woman's kerchief, tied under the chin."""
    cloth, trim = PAPERS[h.colour], PAPERS[h.trim]
    behind = path("M-28 -16C-34 14 -32 40 -40 62Q0 76 40 62C32 40 34 14 28 -16Z", dark(cloth, 0.4))
    rim = "M-24 26C-34 -6 -30 -40 0 -46C30 -40 34 -6 24 26L12 37C24 10 24 -22 0 -28C-24 -22 -24 10 -12 37Z"
    right = "M0 -46C30 -40 34 -6 24 26L12 37C24 10 23 -18 6 -26Q8 -38 0 -46Z"
    knot = path("M-12 34Q0 28 12 34Q8 46 0 44Q-8 46 -12 34Z", cloth) + path(
        "M-6 42Q-20 54 -18 72L-8 66Q-4 54 0 44Z", cloth
    )
    knot += path("M2 43Q14 52 20 68L8 68Q2 56 0 44Z", dark(cloth, 0.3))
    spots = "".join(
        circle(x, y, 1.9, trim)
        for x, y in ((-24, -10), (-20, -28), (-6, -37), (10, -36), (22, -24), (26, -6), (-24, 10))
    )
    return behind, path(rim, cloth) + path(right, dark(cloth, 0.26)) + spots + line(
        "M-12 37C-24 10 -24 -22 0 -28C24 -22 24 10 12 37", trim, 1.6
    ) + knot


def _wig(h: Headwear) -> Pieces:
    """The long curls of a nobleman, parted in the middle; `trim` ties the lovelock."""
    hair = PAPERS[h.colour]
    shade = dark(hair, 0.34)
    rolls = ((-27, -14, 12), (-31, 4, 13), (-33, 23, 13), (-35, 42, 13), (-33, 61, 12))
    behind = "".join(circle(x, y, r, dark(hair, 0.2)) + circle(-x, y, r, shade) for x, y, r in rolls)
    crown = path("M0 -40C-22 -46 -34 -30 -30 -4Q-24 6 -22 14C-22 -8 -16 -20 0 -28Z", hair) + path(
        "M0 -40C22 -46 34 -30 30 -4Q24 6 22 14C22 -8 16 -20 0 -28Z", dark(hair, 0.22)
    )
    front = "".join(
        circle(x * 0.9, y, r * 0.74, hair) + circle(-x * 0.9, y, r * 0.74, dark(hair, 0.26))
        for x, y, r in rolls[1:4]
    )
    curls = "".join(
        line(f"M{x * 0.9 - 5:.1f} {y - 3}q5 -6 10 0q-3 6 -7 2", light(hair, 0.24), 1.5, 0.7)
        + line(f"M{-x * 0.9 - 5:.1f} {y - 3}q5 -6 10 0q-3 6 -7 2", dark(hair, 0.5), 1.5, 0.6)
        for x, y, r in rolls[1:4]
    )
    bow = (
        path("M-33 54L-42 47L-42 61Z", PAPERS[h.trim])
        + path("M-33 54L-24 47L-24 61Z", dark(PAPERS[h.trim], 0.2))
        + rect(-35, 51.5, 4, 5, PAPERS[h.trim], corner=1)
    )
    return behind, crown + front + curls + bow + line("M-4 -36Q-20 -36 -26 -14", light(hair, 0.3), 1.6, 0.6)


DISGUISES: dict[HeadwearName, Callable[[Headwear], Pieces]] = {
    "eagle-mask": _eagle_mask,
    "hood-mask": _hood_mask,
    "shadow-hood": _shadow_hood,
    "ball-mask": _ball_mask,
    "chambergo": _chambergo,
    "beret": _beret,
    "biretta": _biretta,
    "skullcap": _skullcap,
    "veil": _veil,
    "mantilla": _mantilla,
    "headscarf": _headscarf,
    "wig": _wig,
}
