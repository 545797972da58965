"""Scenes in the open air of a Castilian town: its squares, its roofs, its harbour."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.scenes.castile import house, paving, spire, tiled, weathered
from tabletop.ui.art.scenes.kit import HEIGHT, WIDTH, Backdrop, band, hills, houses, standing
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, ellipse, light, line, linear, mix, path, polygon, rect, slabs


def village(tones: Tones, dice: Random) -> Backdrop:
    """The square of a village near Madrid: whitewashed houses about a church, a well, the sierra behind."""
    t = tones
    far = hills(dice, 226, 22, t.depth(0.08), t.horizon, 5) + houses(
        dice, 288, t.depth(0.24), t.lamp, scale=0.6, lit=0.3
    )
    wall, slate = weathered(t, "tan", 0.36), weathered(t, "slate", 0.36)
    church = (
        spire(262, 318, 46, 158, wall, slate)
        + rect(274, 238, 96, 90, dark(wall, 0.08))
        + tiled(274, 238, 96, 26, weathered(t, "rust", 0.36))
    )
    church += (
        circle(262, 216, 11, dark(wall, 0.5))
        + circle(262, 216, 8, t.lamp if t.time in ("night", "dusk", "storm") else light(wall, 0.5))
        + line("M262 216v-6M262 216h4", dark(wall, 0.7), 1.6)
    )
    church += "".join(path(f"M{x} 300v-26a7 7 0 0 1 14 0v26Z", dark(wall, 0.5)) for x in (292, 322, 352))
    row = house(dice, 176, 328, 66, 72, t, 0.44) + house(dice, 368, 330, 64, 76, t, 0.44)
    near = (
        house(dice, -34, 346, 118, 150, t, 0.6)
        + house(dice, 86, 344, 84, 108, t, 0.56)
        + house(dice, 414, 346, 110, 138, t, 0.6)
    )
    ground = paving(t, dice, 338, weathered(t, "tan", 0.6))
    fountain = standing(Prop(prop="well", colour="parchment", at=(116, 372), size=0.62), t)
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.6),
            Sheet(church + row, 0.9),
            Sheet(near, 1.2),
            Sheet(ground, 0.3, rim=False, box=band(332)),
            Sheet(fountain, 0.9, box=(60, 244, 112, 140)),
        ),
    )


def market(tones: Tones, dice: Random) -> Backdrop:
    """Madrid's great square on a market day: the arcaded front with its two towers, awnings before it."""
    t = tones
    brick, slate, stone = (
        weathered(t, "rust", 0.34),
        weathered(t, "slate", 0.34),
        weathered(t, "parchment", 0.34),
    )
    far = houses(dice, 268, t.depth(0.14), t.lamp, scale=0.7, lit=0.3)
    front = spire(92, 330, 50, 190, brick, slate) + spire(388, 330, 50, 190, brick, slate)
    front += (
        rect(-10, 168, 500, 170, brick)
        + polygon([(-10, 170), (-10, 138), (490, 138), (490, 170)], slate)
        + rect(-10, 166, 500, 6, stone)
    )
    front += "".join(
        polygon([(x - 9, 158), (x, 142), (x + 9, 158)], dark(slate, 0.3)) + rect(x - 4, 150, 8, 8, t.lamp)
        for x in range(20, 480, 44)
    )
    openings: dict[bool, list[tuple[float, float, float, float]]] = {True: [], False: []}
    balconies = ""
    for y in (184, 224):
        for x in range(6, 480, 34):
            openings[dice.random() < 0.4].append((x, y, 15.0, 24.0))
            balconies += (
                f"M{x - 3} {y + 25}h21M{x - 3} {y + 18}h21M{x - 3} {y + 18}v7M{x + 4} {y + 18}v7"
                f"M{x + 11} {y + 18}v7M{x + 18} {y + 18}v7"
            )
    front += slabs([(x - 2, y - 2, 19, 28) for spots in openings.values() for x, y, _, _ in spots], stone)
    front += (
        slabs(openings[True], t.lamp)
        + slabs(openings[False], dark(brick, 0.6))
        + line(balconies, dark(slate, 0.5), 1.5)
    )
    front += rect(-10, 262, 500, 5, stone) + "".join(
        path(f"M{x} 344v-50a18 18 0 0 1 36 0v50Z", dark(brick, 0.62))
        + line(f"M{x} 344v-50a18 18 0 0 1 36 0v50", stone, 4)
        for x in range(-4, 480, 52)
    )
    ground = paving(t, dice, 336, weathered(t, "tan", 0.6))
    far_stalls = standing(Prop(prop="market-stall", colour="ochre", at=(166, 352), size=0.46), t) + standing(
        Prop(prop="market-stall", colour="navy", at=(322, 352), size=0.46), t
    )
    near_stalls = standing(
        Prop(prop="market-stall", colour="crimson", at=(66, 372), size=0.72), t
    ) + standing(Prop(prop="market-stall", colour="teal", at=(414, 374), size=0.74), t)
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.5),
            Sheet(front, 0.9),
            Sheet(ground, 0.3, rim=False, box=band(332)),
            Sheet(far_stalls, 0.7, box=band(240, 358)),
            Sheet(near_stalls, 1.1, box=band(196, 380)),
        ),
    )


def _chimney(x: float, y: float, w: float, h: float, brick: str) -> str:
    stack = (
        rect(x, y - h, w, h, brick)
        + rect(x + w * 0.6, y - h, w * 0.4, h, dark(brick, 0.3))
        + rect(x - 4, y - h - 5, w + 8, 7, light(brick, 0.12), corner=1)
    )
    return stack + "".join(
        rect(x + w * k, y - h - 15, w * 0.24, 11, dark(brick, 0.16), corner=2) for k in (0.1, 0.6)
    )


def _ridge(dice: Random, y: float, fall: float, tile: str) -> str:
    """Cut the near slope of a tiled roof: rows of rounded tiles below a ridge that falls to the right by `fall`."""
    slope = path(
        f"M-10 {y}L490 {y + fall}L490 410L-10 410Z",
        linear((0, y), (0, HEIGHT), (0, tile), (1, dark(tile, 0.45))),
    )
    arcs = ""
    for row in range(6):
        top = y + 12 + row * (13 + row * 2.4)
        size = 17 + row * 4.0
        arcs += "".join(
            f"M{x:.1f} {top + fall * x / WIDTH:.1f}"
            f"q{size / 2:.1f} {size * 0.66:.1f} {size:.1f} {fall * size / WIDTH:.1f}"
            for x in (k * size - 20 + (size / 2 if row % 2 else 0) for k in range(int(520 / size) + 1))
        )
    loose = slabs(
        [(dice.uniform(0, 460), y + dice.uniform(24, 90), 15.0, 5.0) for _ in range(16)],
        light(tile, 0.16),
        0.4,
    )
    caps = "".join(
        ellipse(x, y + fall * x / WIDTH, 13, 6.4, light(tile, 0.1))
        + path(f"M{x} {y - 6.4 + fall * x / WIDTH}a13 6.4 0 0 1 0 12.8Z", dark(tile, 0.24))
        for x in range(-4, 490, 22)
    )
    return slope + loose + line(arcs, dark(tile, 0.55), 2, 0.75) + caps


def rooftops(tones: Tones, dice: Random) -> Backdrop:
    """Up on the roofs of Madrid: spires and chimneys all around, a ridge of tiles underfoot."""
    t = tones
    slate, brick = weathered(t, "slate", 0.3), weathered(t, "rust", 0.5)
    far = houses(dice, 274, t.depth(0.16), t.lamp, scale=0.7, lit=0.45)
    towers = "".join(
        spire(x, 330, w, h, mix(t.depth(0.34), slate, 0.2), mix(t.depth(0.42), slate, 0.3))
        for x, w, h in ((64, 38, 150), (132, 26, 92), (356, 30, 112), (420, 44, 168))
    ) + houses(dice, 330, t.depth(0.42), t.lamp, scale=0.84, lit=0.5)
    middle = "".join(
        tiled(x, y, w, 34, mix(brick, t.depth(0.6), 0.4)) + rect(x, y + 2, w, 200, t.depth(0.66))
        for x, y, w in ((-30, 336, 150), (344, 332, 170))
    )
    middle += "".join(
        rect(x, y, 13, 18, t.lamp) + line(f"M{x + 6.5} {y}v18M{x} {y + 9}h13", t.depth(0.9), 1.6)
        for x, y in ((20, 346), (62, 346), (388, 344), (428, 344))
    )
    near = (
        _chimney(30, 356, 40, 92, brick)
        + _chimney(424, 366, 34, 74, dark(brick, 0.12))
        + _ridge(dice, 338, 16, mix(brick, t.depth(0.8), 0.3))
    )
    return Backdrop(
        t.zenith, t.horizon, (Sheet(far, 0.7), Sheet(towers, 0.9), Sheet(middle, 1.1), Sheet(near, 1.3))
    )


def harbour(tones: Tones, dice: Random) -> Backdrop:
    """A quay where the fleet of the Indies lies: galleons at anchor, bales and barrels on the stones."""
    t = tones
    far = hills(dice, 244, 14, t.depth(0.1), t.horizon, 5) + spire(
        426, 268, 24, 60, t.depth(0.22), t.depth(0.32)
    )
    water = rect(
        -5,
        262,
        490,
        150,
        linear((0, 262), (0, 400), (0, mix(t.horizon, t.zenith, 0.35)), (1, mix(t.zenith, t.ink, 0.4))),
    )
    water += slabs(
        [
            (dice.uniform(-10, 470), 268 + dice.random() ** 1.3 * 80, dice.uniform(16, 54), 2.4)
            for _ in range(40)
        ],
        light(t.horizon, 0.4),
        0.4,
    )
    sails: tuple[tuple[float, float, float, Paper], ...] = (
        (196, 300, 0.7, "chestnut"),
        (310, 292, 0.5, "brown"),
    )
    fleet = "".join(
        standing(Prop(prop="ship", colour=hull, trim="crimson", charge="cross", at=(x, y), size=s), t)
        for x, y, s, hull in sails
    )
    great = standing(
        Prop(prop="ship", colour="leather", trim="gold", charge="tower", at=(62, 338), size=1.5), t
    )
    stone = mix(weathered(t, "tan", 0.6), t.depth(0.7), 0.35)
    quay = rect(-5, 346, 490, 70, linear((0, 346), (0, 400), (0, stone), (1, dark(stone, 0.4)))) + rect(
        -5, 342, 490, 8, light(stone, 0.2)
    )
    quay += slabs(
        [(dice.uniform(-10, 460), 356 + 13 * dice.randrange(4), dice.uniform(24, 52), 9) for _ in range(22)],
        dark(stone, 0.2),
        0.6,
    )
    quay += "".join(
        path(f"M{x - 8} 344L{x - 6} 322Q{x} 314 {x + 6} 322L{x + 8} 344Z", dark(stone, 0.5))
        + line(f"M{x - 7} 332q7 4 14 0", PAPERS["straw"], 3)
        for x in (150, 330)
    )
    goods = standing(Prop(prop="barrel", at=(424, 372), size=0.92), t) + standing(
        Prop(prop="barrel", colour="tan", at=(464, 378), size=1.02), t
    )
    crate = weathered(t, "tan", 0.5)
    goods += rect(352, 326, 48, 44, crate) + line(
        "M352 326L400 370M400 326L352 370M352 326h48v44h-48Z", dark(crate, 0.4), 3.4
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.5),
            Sheet(water, 0.0, rim=False, box=band(258)),
            Sheet(fleet, 0.7, box=(130, 180, 230, 130)),
            Sheet(great, 1.0),
            Sheet(quay, 1.1, box=band(308)),
            Sheet(goods, 1.0, box=band(292)),
        ),
    )
