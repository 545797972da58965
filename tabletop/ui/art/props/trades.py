"""Cut the tools of trades: smith, seamstress, merchant, musician."""

from __future__ import annotations

import math

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, paper
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, path, polygon, rect, taper


def anvil(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An anvil on its block, standing on (0, 0), its face at y = -96."""
    iron, wood = paper(p.colour, "slate"), paper(p.trim, "brown")
    block = (
        path("M-38 -44L38 -44L44 0L-44 0Z", wood)
        + path("M12 -44L38 -44L44 0L16 0Z", dark(wood, 0.36))
        + "".join(line(f"M{x} -42L{x * 1.15} -2", dark(wood, 0.4), 1.4, 0.6) for x in (-24, -8, 6))
    )
    block += rect(-41, -34, 82, 6, PAPERS["iron"])
    body = path("M-86 -96L54 -96L54 -78L26 -72Q18 -58 34 -44L-34 -44Q-18 -58 -26 -72Q-70 -74 -86 -96Z", iron)
    body += path("M12 -78L54 -78L26 -72Q18 -58 34 -44L10 -44Q2 -62 12 -78Z", dark(iron, 0.42))
    body += (
        rect(-34, -96, 88, 6, light(iron, 0.45))
        + line("M-84 -95L-34 -95", light(iron, 0.6), 2.4)
        + rect(38, -95, 7, 4, dark(iron, 0.6))
    )
    return (block, body)


def hammer(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A smith's hammer, its grip at (0, 0), its head upwards."""
    iron, wood = paper(p.colour, "iron"), paper(p.trim, "tan")
    shaft = rect(-3.6, -92, 7.2, 122, wood, corner=3) + rect(0.6, -92, 3, 122, dark(wood, 0.34), corner=2)
    head = path("M-28 -108L20 -108L34 -98L34 -90L20 -80L-28 -80Z", iron) + path(
        "M-28 -92L34 -94L34 -90L20 -80L-28 -80Z", dark(iron, 0.36)
    )
    return (
        shaft
        + head
        + rect(-32, -111, 9, 34, light(iron, 0.16), corner=2)
        + line("M-22 -105L18 -105", light(iron, 0.6), 2.4),
    )


def needle_thread(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A needle with its thread of `colour` running from a spool, about (0, 0)."""
    silk, wood = paper(p.colour, "crimson"), paper(p.trim, "tan")
    spool = (
        rect(-46, 0, 34, 7, wood, corner=2)
        + rect(-46, 42, 34, 7, dark(wood, 0.15), corner=2)
        + rect(-43, 7, 28, 35, silk)
        + rect(-27, 7, 12, 35, dark(silk, 0.3))
    )
    spool += "".join(line(f"M-43 {y}L-15 {y + 2}", dark(silk, 0.4), 1.2, 0.7) for y in range(10, 42, 5))
    thread = line("M-16 14C10 -10 -30 -46 6 -54C34 -58 44 -34 30 -20Q22 -12 34 -38", silk, 2.4)
    needle = polygon([(36, -52), (40, -49), (-4, 46)], light(PAPERS["silver"], 0.3)) + polygon(
        [(38, -50), (40, -49), (-4, 46)], dark(PAPERS["steel"], 0.2)
    )
    return (
        spool + thread + needle + ellipse(36, -46, 1.6, 3.4, silk) + line("M34 -38Q40 -52 28 -58", silk, 2),
    )


def scissors(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A seamstress's shears, open, their pivot at (0, 0)."""
    steel, bow = paper(p.colour, "silver"), paper(p.trim, "gold")

    def half(tone: str) -> str:
        blade = path("M-4 8L0 -74Q7 -34 5 8Z", tone) + path("M1 8L0 -74Q7 -34 5 8Z", dark(tone, 0.28))
        return blade + line("M0 6L-5 28", bow, 5) + line("M-5 27A13 15 0 1 0 -5.1 27", bow, 4.6)

    return (
        group(half(dark(steel, 0.1)), turn=17)
        + group(group(half(steel), flip=True), turn=-17)
        + circle(0, 0, 4, bow)
        + circle(0, 0, 1.8, dark(bow, 0.4)),
    )


def scales(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A merchant's or a judge's scales, hanging from (0, 0); the left pan holds coins."""
    brass = paper(p.colour, "gold")
    beam = (
        path("M-64 24Q-30 12 0 16Q30 20 64 14L64 18Q30 26 0 23Q-30 20 -64 29Z", brass)
        + line("M0 -4L0 24", brass, 4)
        + circle(0, 19, 6, dark(brass, 0.2))
    )
    beam += line("M0 -6A6 6 0 1 1 0.1 -6", brass, 3) + polygon(
        [(-3, 22), (3, 22), (0, 46)], dark(brass, 0.25)
    )

    def pan(x: float, y: float, load: str) -> str:
        strings = line(
            f"M{x} {y}L{x - 25} {y + 62}M{x} {y}L{x + 25} {y + 62}M{x} {y}L{x} {y + 60}",
            dark(brass, 0.35),
            1.5,
        )
        bowl = path(
            f"M{x - 29} {y + 61}L{x + 29} {y + 61}Q{x + 20} {y + 78} {x} {y + 78}"
            f"Q{x - 20} {y + 78} {x - 29} {y + 61}Z",
            brass,
        )
        return (
            strings
            + group(load, (x, y + 61))
            + bowl
            + path(
                f"M{x + 6} {y + 61}L{x + 29} {y + 61}Q{x + 20} {y + 78} {x} {y + 78}"
                f"Q{x + 12} {y + 72} {x + 6} {y + 61}Z",
                dark(brass, 0.36),
            )
        )

    coins = "".join(
        ellipse(x, y, 8, 3, dark(PAPERS["gold"], 0.3)) + ellipse(x, y - 1.4, 8, 3, light(PAPERS["gold"], 0.2))
        for x, y in ((-9, -2), (9, -2), (0, -5), (0, -9))
    )
    feather = path("M-16 -2C-6 -20 10 -26 22 -22C16 -8 2 0 -16 -2Z", PAPERS["crimson"]) + line(
        "M-20 0Q0 -10 22 -22", light(PAPERS["crimson"], 0.4), 1.4
    )
    return (pan(-64, 26, coins) + pan(64, 16, feather) + beam,)


def drum(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A soldier's drum, laced with cord, with its sticks across; it stands on (0, 0)."""
    shell, trim = paper(p.colour, "crimson"), paper(p.trim, "gold")
    body = path("M-44 -66L-44 -8Q0 10 44 -8L44 -66Z", shell) + path(
        "M12 -66L44 -66L44 -8Q30 -2 12 1Z", dark(shell, 0.34)
    )
    xs = [-44 + k * 88 / 6 for k in range(7)]

    def sag(x: float) -> float:
        return 9 * (1 - (x / 44) ** 2)

    cords = "M" + "L".join(f"{x:.1f} {(-58 if k % 2 else -14) + sag(x):.1f}" for k, x in enumerate(xs))
    hoops = path("M-46 -68Q0 -50 46 -68L46 -58Q0 -40 -46 -58Z", trim) + path(
        "M-46 -14Q0 4 46 -14L46 -4Q0 14 -46 -4Z", trim
    )
    hoops += path(
        "M12 -59Q32 -62 46 -68L46 -58Q32 -52 12 -50ZM12 -5Q32 -8 46 -14L46 -4Q32 2 12 4Z", dark(trim, 0.34)
    )
    skin = ellipse(0, -68, 46, 12, PAPERS["ivory"]) + ellipse(2, -67, 40, 9, dark(PAPERS["ivory"], 0.1))
    sticks = "".join(
        group(
            line("M-44 0L36 0", PAPERS["tan"], 4.4) + ellipse(40, 0, 6, 4.4, dark(PAPERS["tan"], 0.2)),
            (x, -72),
            turn=turn,
        )
        for x, turn in ((-2, -14), (4, 196))
    )
    return (body + line(cords, PAPERS["ivory"], 2.4) + hoops + skin + sticks,)


def lute(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A lute, its rose at (0, 0), its neck upwards."""
    wood, rib = paper(p.colour, "tan"), paper(p.trim, "chestnut")
    belly = path(
        "M-7 -62C-16 -44 -44 -20 -42 18C-40 46 -20 56 0 56C20 56 40 46 42 18C44 -20 16 -44 7 -62Z", rib
    )
    belly += path(
        "M-6 -58C-14 -42 -39 -18 -37 18C-35 42 -18 51 0 51C18 51 35 42 37 18C39 -18 14 -42 6 -58Z", wood
    )
    belly += path("M2 -60L6 -58C14 -42 39 -18 37 18C35 42 18 51 2 51Q24 20 2 -60Z", dark(wood, 0.16))
    rose = (
        circle(0, -2, 12, dark(rib, 0.4))
        + "".join(
            circle(math.cos(a) * 7, -2 + math.sin(a) * 7, 2.4, light(wood, 0.2))
            for a in (k * math.tau / 6 for k in range(6))
        )
        + circle(0, -2, 2.6, light(wood, 0.2))
    )
    neck = rect(-6, -136, 12, 78, dark(rib, 0.2), corner=1) + rect(1, -136, 5, 78, dark(rib, 0.5))
    neck += "".join(line(f"M-6 {y}L6 {y}", PAPERS["ivory"], 1.3) for y in range(-128, -60, 11))
    head = polygon([(-6, -134), (6, -134), (26, -158), (18, -164)], rib) + "".join(
        line(f"M{6 + k * 5} {-142 - k * 5}l-9 -6M{10 + k * 4} {-138 - k * 5}l9 5", PAPERS["coal"], 2.2)
        for k in range(3)
    )
    strings = "".join(line(f"M{x * 0.7} -134L{x * 1.6} 32", "#fff8e4", 0.9, 0.85) for x in (-4, -2, 0, 2, 4))
    return (belly + rose + neck + head + rect(-15, 29, 30, 6, dark(rib, 0.3), corner=2) + strings,)


def wheel(x: float, y: float, r: float, wood: str) -> str:
    """Cut a cart's wheel with eight spokes."""
    spokes = "".join(
        line(f"M{x} {y}L{x + math.cos(a) * (r - 3):.1f} {y + math.sin(a) * (r - 3):.1f}", dark(wood, 0.1), 4)
        for a in (k * math.pi / 4 + 0.2 for k in range(8))
    )
    rim = line(f"M{x} {y - r}A{r} {r} 0 1 1 {x - 0.1} {y - r}", dark(wood, 0.3), 8) + line(
        f"M{x - 1} {y - r - 1}A{r} {r} 0 1 1 {x - 1.1} {y - r - 1}", light(wood, 0.08), 3
    )
    return spokes + rim + circle(x, y, 9, dark(wood, 0.35)) + circle(x - 1, y - 1, 5, PAPERS["iron"])


def broom(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A broom of twigs, held at (0, 0), its brush downwards."""
    twig, wood = paper(p.colour, "straw"), paper(p.trim, "tan")
    shaft = rect(-3, -110, 6, 190, wood, corner=2) + rect(0.6, -110, 2.4, 190, dark(wood, 0.36))
    brush = taper([(0, 72), (0, 104), (2, 142)], [8, 19, 27], twig) + taper(
        [(5, 76), (8, 106), (14, 141)], [4, 9, 14], dark(twig, 0.3)
    )
    brush += "".join(line(f"M{x * 0.5} 84L{x} 146", dark(twig, 0.42), 1.5) for x in (-24, -15, -6, 4, 14, 23))
    return (
        shaft
        + brush
        + "".join(
            line(f"M-{w} {y}Q0 {y + 5} {w} {y}", PAPERS["crimson"], 3) for w, y in ((10, 82), (13, 91))
        ),
    )
