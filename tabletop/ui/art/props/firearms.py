"""Cut the arms of the seventeenth century that burn powder or pitch, and what binds a prisoner."""

from __future__ import annotations

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, blaze, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, linear, path, rect


def _barrel(x: float, y: float, length: float, bore: float, steel: str) -> str:
    tube = linear(
        (0, y - bore),
        (0, y + bore),
        (0, light(steel, 0.3)),
        (0.35, light(steel, 0.55)),
        (1, dark(steel, 0.5)),
    )
    muzzle = rect(x + length - 7, y - bore - 1.6, 8, bore * 2 + 3.2, steel, corner=1.5)
    return (
        rect(x, y - bore, length, bore * 2, tube)
        + muzzle
        + ellipse(x + length + 1, y, 1.8, bore * 0.8, "#1a1420")
    )


def musket(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A matchlock musket along the horizontal, its muzzle to the right; held behind the lock, at (0, 0)."""
    wood, steel = paper(p.colour, "leather"), paper(p.trim, "steel")
    stock = path("M-78 -2Q-80 18 -72 26L-30 14Q-10 8 0 4L96 0L96 -8L-8 -8Q-30 -8 -44 -4Q-62 -2 -78 -2Z", wood)
    stock += path("M-76 12Q-76 20 -72 26L-30 14Q-10 8 0 4L96 0L96 -4L0 -1Q-40 2 -76 12Z", dark(wood, 0.36))
    plate = (
        path("M-14 -8Q4 -14 26 -8L24 2L-8 4Z", PAPERS["iron"])
        + line("M22 -10Q16 -26 4 -24", PAPERS["coal"], 3.6)
        + line("M4 -24Q-6 -36 -16 -28Q-22 -20 -30 -26", PAPERS["tan"], 2.4)
    )
    guard = (
        line("M-6 6Q2 18 14 8", PAPERS["coal"], 2.8)
        + circle(5, -25, 3.6, "#ff9a3c")
        + circle(5, -25, 1.6, "#fff2c0")
    )
    bands = "".join(rect(x, -15, 5, 15, paper("gold", "gold"), corner=1) for x in (40, 74))
    return (_barrel(-4, -11, 146, 4.4, steel) + stock + plate + guard + bands,)


def pistol(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A wheel-lock pistol, its muzzle to the right; the grip at (0, 0)."""
    wood, steel = paper(p.colour, "chestnut"), paper(p.trim, "steel")
    grip = path("M-8 -22L58 -20L58 -13L20 -10Q6 -6 2 8Q-4 26 -16 32Q-26 28 -22 16Q-14 4 -14 -10Z", wood)
    grip += path("M58 -16L58 -13L20 -10Q6 -6 2 8Q-4 26 -16 32Q-8 14 0 -6Q20 -14 58 -16Z", dark(wood, 0.36))
    lock = (
        circle(10, -16, 9, PAPERS["iron"])
        + circle(9, -17, 6, light(PAPERS["iron"], 0.2))
        + line("M18 -20Q24 -34 14 -36", PAPERS["coal"], 4)
        + circle(9, -17, 2, PAPERS["coal"])
    )
    butt = ellipse(-18, 27, 9, 7, PAPERS["gold"]) + ellipse(-20, 25, 4, 3, light(PAPERS["gold"], 0.5))
    return (
        _barrel(0, -24, 84, 4.8, steel)
        + grip
        + butt
        + lock
        + line("M2 -8Q10 6 20 -8", PAPERS["coal"], 2.6)
        + rect(44, -29, 5, 17, PAPERS["gold"], corner=1),
    )


def torch(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A burning torch, held at (0, 0)."""
    wood, fire = paper(p.trim, "leather"), paper(p.colour, "scarlet") if p.colour else "#f2722c"
    shaft = path("M-4 44L4 44L7 -56L-7 -56Z", wood) + path("M1 44L4 44L7 -56L2 -56Z", dark(wood, 0.4))
    rag = path("M-13 -82Q-15 -64 -9 -52L9 -52Q15 -64 13 -82Z", dark(PAPERS["tan"], 0.35)) + "".join(
        line(f"M-12 {y}Q0 {y + 5} 12 {y}", PAPERS["coal"], 2.4) for y in (-78, -69, -60)
    )
    return (shaft + group(blaze(0, -72, 25, 80, fire)) + rag,)


def shackles(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """Shackles on their chain, hanging from a ring in the wall at (0, 0)."""
    iron = paper(p.colour, "iron")
    ring = circle(0, 0, 11, dark(iron, 0.3)) + circle(-1, -1, 8, iron) + line("M0 0L0 10", dark(iron, 0.3), 5)

    def links(points: tuple[tuple[float, float], ...]) -> str:
        return "".join(
            ellipse(x, y, 4 if k % 2 else 6.5, 7.6, dark(iron, 0.4 if k % 2 else 0.2))
            + ellipse(x, y, 1.4 if k % 2 else 3.4, 4.6, light(iron, 0.25) if k % 2 else "#1a1420")
            for k, (x, y) in enumerate(points)
        )

    chains = links(((-4, 18), (-10, 30), (-17, 42), (-24, 54), (-31, 66))) + links(
        ((5, 18), (12, 30), (20, 42), (28, 54), (36, 66))
    )
    cuffs = ""
    for x, y, tone in ((-36, 90, iron), (42, 90, dark(iron, 0.16))):
        cuffs += line(f"M{x - 9} {y - 15}A18 18 0 1 0 {x + 9} {y - 15}", dark(tone, 0.36), 10) + line(
            f"M{x - 10} {y - 16}A18 18 0 1 0 {x + 6} {y - 17}", light(tone, 0.16), 4
        )
        cuffs += rect(x - 11, y - 23, 22, 10, tone, corner=3) + circle(x, y - 18, 2.6, "#1a1420")
    return (chains + ring + cuffs,)


def powder_keg(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A keg of gunpowder with a burning fuse; it stands on (0, 0)."""
    wood, iron = paper(p.colour, "rust"), paper(p.trim, "coal")
    staves = path("M-30 -64Q-42 -32 -30 0L30 0Q42 -32 30 -64Z", wood) + path(
        "M10 -64L30 -64Q42 -32 30 0L10 0Q22 -32 10 -64Z", dark(wood, 0.36)
    )
    seams = "".join(
        line(f"M{x} -63Q{x * 1.36} -32 {x} -1", dark(wood, 0.45), 1.4, 0.7) for x in (-18, -6, 6, 18)
    )
    hoops = "".join(
        rect(-36 + abs(y + 32) * 0.12, y, 72 - abs(y + 32) * 0.24, 7, iron, corner=2) for y in (-58, -14)
    )
    flame = path("M0 -44Q-9 -32 -7 -26Q0 -18 7 -26Q9 -34 3 -36Q4 -42 0 -44Z", light(PAPERS["amber"], 0.2))
    fuse = line("M0 -66Q-2 -84 14 -88Q30 -90 30 -104", PAPERS["straw"], 3)
    spark = "".join(
        line(f"M30 -106l{dx} {dy}", "#ffd469", 2.4)
        for dx, dy in ((0, -15), (10, -11), (14, -1), (-10, -10), (-13, 0), (8, 8))
    ) + circle(30, -106, 4.6, "#fff6d0")
    return (staves + seams + hoops + ellipse(0, -64, 30, 6.5, light(wood, 0.1)) + flame + fuse + spark,)
