"""Cut coins and treasure. Things stand on (0, 0); a coin lies about it."""

from __future__ import annotations

import math
from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.heraldry import charge
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import Pieces, ball, gem, paper, planks
from tabletop.ui.art.svg import (
    circle,
    dark,
    ellipse,
    group,
    light,
    line,
    linear,
    ovals,
    path,
    polygon,
    radial,
    rect,
)

JEWELS: tuple[Paper, ...] = ("crimson", "teal", "azure", "violet", "green")


def _face(x: float, y: float, r: float, gold: str, stamp: str) -> str:
    """Cut a coin that faces us."""
    metal = radial(
        (x - r * 0.3, y - r * 0.4), r * 1.5, (0, light(gold, 0.6)), (0.5, gold), (1, dark(gold, 0.34))
    )
    ticks = "".join(
        circle(
            x + math.cos(k * math.pi / 12) * r * 0.83,
            y + math.sin(k * math.pi / 12) * r * 0.83,
            r * 0.045,
            dark(gold, 0.4),
        )
        for k in range(24)
    )
    mark = charge("tower" if stamp == "tower" else "cross", dark(gold, 0.42), (x, y), r * 0.024)
    raised = charge(
        "tower" if stamp == "tower" else "cross", light(gold, 0.28), (x - r * 0.04, y - r * 0.05), r * 0.024
    )
    return (
        circle(x + r * 0.05, y + r * 0.07, r, dark(gold, 0.5))
        + circle(x, y, r, metal)
        + ticks
        + line(
            f"M{x - r * 0.7} {y}A{r * 0.7} {r * 0.7} 0 1 1 {x + r * 0.7} {y}"
            f"A{r * 0.7} {r * 0.7} 0 1 1 {x - r * 0.7} {y}",
            dark(gold, 0.3),
            r * 0.05,
        )
        + mark
        + raised
    )


def lying(x: float, y: float, r: float, gold: str) -> str:
    """Cut a coin that lies flat."""
    h = r * 0.36
    side = path(
        f"M{x - r:.1f} {y:.1f}A{r:.1f} {h:.1f} 0 0 0 {x + r:.1f} {y:.1f}"
        f"L{x + r:.1f} {y + r * 0.24:.1f}A{r:.1f} {h:.1f} 0 0 1 {x - r:.1f} {y + r * 0.24:.1f}Z",
        dark(gold, 0.42),
    )
    return (
        side
        + ellipse(x, y, r, h, gold)
        + ellipse(x - r * 0.06, y - h * 0.1, r * 0.68, h * 0.62, light(gold, 0.3))
        + ellipse(x, y, r * 0.6, h * 0.52, dark(gold, 0.12))
    )


def column(x: float, y: float, r: float, count: int, gold: str) -> str:
    """Stack `count` coins on (x, y), not quite straight; of all but the topmost only the rim is seen."""
    places = [(x + math.sin(k * 2.4) * r * 0.1, y - r * 0.3 - k * r * 0.27) for k in range(count)]
    rims = ""
    for k, (cx, cy) in enumerate(places[:-1]):
        rims += ellipse(cx, cy + r * 0.2, r, r * 0.38, dark(gold, 0.42))
        rims += ellipse(cx, cy, r, r * 0.36, gold if k % 2 else light(gold, 0.1))
    return rims + lying(*places[-1], r, light(gold, 0.1))


def heap(width: float, height: float, count: int, gold: str, seed: int) -> str:
    """Heap coins up into a mound that stands on (0, 0)."""
    dice = Random(seed)
    mound = path(
        f"M{-width} 0C{-width * 0.7} {-height * 0.5} {-width * 0.35} {-height} 0 {-height}"
        f"C{width * 0.35} {-height} {width * 0.7} {-height * 0.5} {width} 0Z",
        linear((0, -height), (0, 0), (0, gold), (1, dark(gold, 0.5))),
    )
    spots = []
    for _ in range(count):
        share = dice.uniform(-1, 1)
        roof = height * (0.5 + 0.5 * math.cos(share * math.pi)) * 0.96
        spots.append(
            (
                share * width * 0.94,
                -roof * math.sqrt(dice.random()),
                dice.uniform(8.5, 11.5),
                dice.random(),
                dice.uniform(-28, 28),
            )
        )
    # Coins of a band of the mound are cut together, one shape for each of three golds: far quicker than one by one.
    coins, bands = "", 9
    golds = (light(gold, 0.25), gold, dark(gold, 0.16))
    for band in range(bands):
        low, high = -height * (bands - band) / bands, -height * (bands - band - 1) / bands
        chosen = [spot for spot in spots if low <= spot[1] < high]
        coins += ovals(
            ((x + 0.4, y + r * 0.24, r, r * 0.42, turn) for x, y, r, _, turn in chosen), dark(gold, 0.46)
        )
        for k, metal in enumerate(golds):
            faces = [
                (x, y, r, r * 0.4, turn)
                for x, y, r, tone, turn in chosen
                if (tone >= 0.25) + (tone > 0.75) == k
            ]
            coins += ovals(faces, metal)
        coins += ovals(
            ((x - r * 0.06, y, r * 0.62, r * 0.22, turn) for x, y, r, _, turn in chosen), golds[0], 0.7
        )
    return mound + coins


def pyramid(count: int) -> list[int]:
    """Say how many things lie in each row of a pyramid of `count`, the lowest row first."""
    base = next(width for width in range(1, count + 1) if width * (width + 1) // 2 >= count)
    rows: list[int] = []
    while count:
        rows.append(min(count, base - len(rows)))
        count -= rows[-1]
    return rows


def coin(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """One coin that faces us."""
    return (_face(0, 0, 30, paper(p.colour, "gold"), "tower"),)


def coins(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` coins that face us, in rows, the upper rows behind."""
    gold = paper(p.colour, "gold")
    rows = {
        1: (1,),
        2: (2,),
        3: (1, 2),
        4: (2, 2),
        5: (2, 3),
        6: (1, 2, 3),
        7: (3, 4),
        8: (3, 5),
        9: (2, 3, 4),
    }
    lines = rows.get(p.count) or tuple(reversed(pyramid(p.count)))
    sheets = []
    for row, number in enumerate(lines):
        y = (row - (len(lines) - 1)) * 46.0
        sheets.append(
            "".join(
                _face((k - (number - 1) / 2) * 54, y - 26, 29, gold, "tower" if (k + row) % 2 else "cross")
                for k in range(number)
            )
        )
    return tuple(sheets)


def coin_pile(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A pile that grows with `count`: columns of coins, the tall ones in the middle."""
    gold = paper(p.colour, "gold")
    columns = max(1, round(math.sqrt(p.count) * 0.72))
    back = "".join(
        column(
            (k - (columns - 2) / 2) * 40,
            -10,
            19,
            max(1, round(p.count / columns * (1.1 - 0.18 * abs(k - (columns - 2) / 2)))),
            gold,
        )
        for k in range(columns - 1)
    )
    front = "".join(
        column(
            (k - (columns - 1) / 2) * 42,
            0,
            20,
            max(1, round(p.count / columns * (0.8 - 0.16 * abs(k - (columns - 1) / 2)))),
            gold,
        )
        for k in range(columns)
    )
    return (back, front) if back else (front,)


def purse(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A full purse, tied with a cord."""
    hide, cord = paper(p.colour, "leather"), paper(p.trim, "gold")
    bag = path("M-9 -50C-38 -38 -42 -6 -28 0L28 0C42 -6 38 -38 9 -50Z", hide) + path(
        "M9 -50C38 -38 42 -6 28 0L4 0C22 -14 18 -38 2 -50Z", dark(hide, 0.32)
    )
    neck = path(
        "M-9 -50Q-22 -62 -16 -70Q-8 -64 -4 -70Q0 -64 5 -71Q10 -64 17 -69Q22 -60 9 -50Z", light(hide, 0.12)
    )
    folds = line("M-6 -46Q-16 -34 -18 -18M4 -46Q8 -34 6 -22", dark(hide, 0.4), 1.8, 0.7)
    tie = (
        path("M-11 -53Q0 -48 11 -53L11 -46Q0 -41 -11 -46Z", cord)
        + line("M10 -48Q24 -44 22 -28", cord, 2.6)
        + circle(22, -26, 3.6, cord)
    )
    return (bag + neck + folds + tie,)


def chest(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """An open chest, brimful of gold."""
    wood, iron = paper(p.colour, "chestnut"), paper(p.trim, "gold")
    lid = path("M-80 -62C-84 -112 -60 -126 0 -126C60 -126 84 -112 80 -62Z", dark(wood, 0.5)) + path(
        "M-70 -64C-74 -104 -54 -116 0 -116C54 -116 74 -104 70 -64Z", dark(wood, 0.72)
    )
    lid += line("M-80 -62C-84 -112 -60 -126 0 -126C60 -126 84 -112 80 -62", iron, 5) + rect(
        -6, -128, 12, 20, iron, corner=2
    )
    gold = PAPERS["gold"]
    load = (
        group(heap(68, 44, 42, gold, 11), (0, -52))
        + gem(-28, -84, 8, PAPERS["crimson"])
        + gem(24, -80, 7, PAPERS["teal"])
        + ball(40, -70, 7, PAPERS["ivory"])
    )
    load += line("M-54 -62Q-40 -46 -30 -60Q-20 -44 -8 -58", PAPERS["ivory"], 4)
    box = planks(-80, -60, 160, 60, wood, 3) + path("M20 -60L80 -60L80 0L30 0Z", "#1a0c14", 0.28)
    bands = rect(-84, -64, 168, 9, iron, corner=2) + rect(-84, -8, 168, 9, dark(iron, 0.2), corner=2)
    bands += "".join(
        rect(x, -64, 11, 65, dark(iron, 0.12 if x < 0 else 0.3), corner=2) for x in (-84, -46, 35, 73)
    )
    lock = (
        rect(-14, -62, 28, 32, iron, corner=4)
        + rect(0, -62, 14, 32, dark(iron, 0.3), 0.7, corner=4)
        + circle(0, -49, 5, "#1c1016")
        + path("M-2 -47L2 -47L3.4 -36L-3.4 -36Z", "#1c1016")
    )
    return (lid, load, box + bands + lock)


def crown(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A king's crown."""
    gold, velvet = paper(p.colour, "gold"), paper(p.trim, "crimson")
    cap = path("M-38 -16C-44 -66 44 -66 38 -16Z", velvet) + path(
        "M4 -54C30 -54 42 -40 38 -16L8 -16Z", dark(velvet, 0.36)
    )
    arches = line("M-38 -18C-46 -72 -8 -72 0 -54C8 -72 46 -72 38 -18", gold, 6) + line(
        "M0 -54L0 -16", dark(gold, 0.2), 6
    )
    tips = "".join(
        circle(x, y, 4.4, PAPERS["ivory"]) for x, y in ((-34, -48), (-18, -63), (18, -63), (34, -48))
    )
    band = path("M-42 -22Q0 -10 42 -22L40 0Q0 11 -40 0Z", gold) + path(
        "M6 -16Q26 -17 42 -22L40 0Q22 5 6 5.5Z", dark(gold, 0.3)
    )
    jewels = "".join(
        gem(x, y, 6.5, PAPERS[JEWELS[k % 3]]) for k, (x, y) in enumerate(((-26, -9), (0, -5), (26, -9)))
    )
    orb = ball(0, -66, 8, gold) + charge("cross", gold, (0, -82), 0.36)
    return (cap + arches + tips + orb + band + jewels,)


def goblet(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A goblet set with gems."""
    gold = paper(p.colour, "gold")
    metal = linear(
        (-24, 0), (24, 0), (0, light(gold, 0.2)), (0.3, light(gold, 0.7)), (0.6, gold), (1, dark(gold, 0.45))
    )
    cup = path(
        "M-24 -82L24 -82C24 -54 14 -44 5 -40L4 -18L18 -6L20 0L-20 0L-18 -6L-4 -18L-5 -40"
        "C-14 -44 -24 -54 -24 -82Z",
        metal,
    )
    wine = ellipse(0, -82, 24, 6, dark(gold, 0.2)) + ellipse(0, -81.5, 20, 4.4, paper(p.trim, "crimson"))
    return (
        cup
        + wine
        + circle(0, -28, 6, gold)
        + gem(-11, -64, 5, PAPERS["teal"])
        + gem(4, -62, 5.6, PAPERS["crimson"])
        + rect(-22, -53, 0.1, 0.1, gold),
    )


def gems(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` gems in a little heap."""
    spots = ((-26, -10), (0, -9), (26, -10), (-13, -28), (13, -28), (0, -46), (-42, -8), (42, -8), (30, -26))
    return ("".join(gem(x, y, 13, PAPERS[JEWELS[k % 5]]) for k, (x, y) in enumerate(spots[: p.count])),)


def _ingot(x: float, y: float, gold: str) -> str:
    top = polygon([(x - 28, y - 22), (x - 14, y - 32), (x + 34, y - 32), (x + 22, y - 22)], light(gold, 0.55))
    front = polygon(
        [(x - 34, y), (x - 28, y - 22), (x + 22, y - 22), (x + 28, y)],
        linear((x - 30, y), (x + 28, y - 20), (0, dark(gold, 0.1)), (0.5, light(gold, 0.25)), (1, gold)),
    )
    side = polygon([(x + 28, y), (x + 22, y - 22), (x + 34, y - 32), (x + 42, y - 10)], dark(gold, 0.42))
    return top + front + side + charge("tower", dark(gold, 0.3), (x - 3, y - 11), 0.36)


def ingots(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """`count` ingots stacked into a pyramid."""
    gold = paper(p.colour, "gold")
    return tuple(
        "".join(_ingot((k - (number - 1) / 2) * 66, -row * 22.0, gold) for k in range(number)[::-1])
        for row, number in enumerate(pyramid(p.count))
    )


def hoard(p: Prop, tones: Tones) -> Pieces:
    """A dragon's hoard: a mountain of gold, studded with treasure; `count` heaps it higher."""
    gold = paper(p.colour, "gold")
    height = 60 + p.count * 8
    back = group(heap(150, height, 50, dark(gold, 0.12), 5), (-70, 0)) + group(
        heap(140, height * 0.8, 44, dark(gold, 0.12), 6), (110, 0)
    )
    finery = group(goblet(Prop(prop="goblet"), tones)[0], (-96, -height * 0.56), turn=-16) + group(
        crown(Prop(prop="crown"), tones)[0], (4, -height * 0.86), size=1.1, turn=4
    )
    finery += group(goblet(Prop(prop="goblet"), tones)[0], (104, -height * 0.5), turn=14, size=0.9)
    front = group(heap(190, height * 0.78, 100, gold, 7), (0, 6))
    sparkle = "".join(
        gem(x, y, r, PAPERS[JEWELS[k % 5]])
        for k, (x, y, r) in enumerate(
            (
                (-70, -22, 9),
                (-28, -38, 10),
                (36, -34, 9),
                (84, -18, 10),
                (8, -14, 8),
                (-112, -12, 8),
                (124, -10, 8),
            )
        )
    )
    pearls = "".join(
        circle(-60 + k * 9, -52 + 10 * math.sin(k * 0.6), 3.6, PAPERS["ivory"]) for k in range(11)
    )
    return (back, finery, front + sparkle + pearls)


def reliquary(p: Prop, tones: Tones) -> Pieces:  # noqa: ARG001
    """A reliquary like a little church, with a window of glass."""
    gold, glass = paper(p.colour, "gold"), paper(p.trim, "sky")
    roof = (
        polygon([(-44, -62), (0, -100), (44, -62)], gold)
        + polygon([(0, -100), (44, -62), (6, -62)], dark(gold, 0.34))
        + ball(0, -106, 6, gold)
        + charge("cross", gold, (0, -122), 0.42)
    )
    body = (
        rect(-40, -62, 80, 52, gold)
        + rect(8, -62, 32, 52, dark(gold, 0.28))
        + path("M-22 -14L-22 -38A22 22 0 0 1 22 -38L22 -14Z", dark(gold, 0.5))
        + path(
            "M-18 -14L-18 -38A18 18 0 0 1 18 -38L18 -14Z", radial((0, -34), 26, (0, "#fffbe8"), (1, glass))
        )
    )
    towers = "".join(
        rect(x - 6, -74, 12, 66, dark(gold, shade))
        + polygon([(x - 9, -74), (x, -94), (x + 9, -74)], light(gold, 0.2))
        for x, shade in ((-42, 0.1), (42, 0.36))
    )
    foot = rect(-52, -12, 104, 12, dark(gold, 0.16), corner=3) + "".join(
        gem(x, -6, 4.6, PAPERS[JEWELS[k % 4]]) for k, x in enumerate((-36, -12, 12, 36))
    )
    return (roof + body + towers + foot,)
