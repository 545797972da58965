"""Scenes of a court that travels: where the estates sit, where caliphs' lace survives, where a king was a monk."""

from __future__ import annotations

import math
from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import blaze, planks
from tabletop.ui.art.scenes.kit import Backdrop, band, bush, dimmed, masonry, standing, tiles, wall_tone
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, ellipse, light, line, linear, mix, path, polygon, rect


def _arms(x: float, y: float, size: float, tones: Tones) -> str:
    """Cut the royal arms, four red pales on gold, upon a shield with its upper middle at (x, y)."""
    gold, red = dimmed(tones, "gold", 0.12), dimmed(tones, "crimson", 0.1)
    w, h = 30 * size, 70 * size
    half, low = y + h * 0.5, y + h * 0.82
    shield = f"M{x - w} {y}H{x + w}V{half}Q{x + w} {low} {x} {y + h}Q{x - w} {low} {x - w} {half}Z"
    pales = ""
    for k in range(4):
        left = x - w + (2 * k + 1) * 2 * w / 9
        foot = [y + h * (0.98 - 0.36 * (abs(px - x) / w) ** 2.2) for px in (left, left + 2 * w / 9)]
        pales += polygon(
            [(left, y), (left + 2 * w / 9, y), (left + 2 * w / 9, foot[1]), (left, foot[0])], red
        )
    return path(shield, gold) + pales + line(shield, dark(gold, 0.4), 2.4 * size)


def cortes(tones: Tones, dice: Random) -> Backdrop:
    """The hall of the estates: tiers of benches to both sides full of listeners, a canopy with the royal arms."""
    t = tones
    stone, wood = wall_tone(t, 0.42), mix(PAPERS["leather"], wall_tone(t, 0.6), 0.3)
    wall = rect(-5, -5, 490, 410, linear((0, 0), (0, 330), (0, dark(stone, 0.3)), (1, light(stone, 0.06))))
    wall += masonry(dice, 0, 20, 480, 240, stone, 30)
    for x in (64, 416):
        wall += path(f"M{x - 30} 176V96Q{x - 30} 62 {x} 42Q{x + 30} 62 {x + 30} 96V176Z", dark(stone, 0.34))
        wall += path(
            f"M{x - 22} 172V98Q{x - 22} 70 {x} 54Q{x + 22} 70 {x + 22} 98V172Z",
            linear((0, 54), (0, 172), (0, t.zenith), (1, light(t.horizon, 0.2))),
        )
        wall += line(f"M{x} 54V172M{x - 22} 126H{x + 22}", dark(stone, 0.4), 3)
    beams = planks(-5, -8, 490, 26, wood, 2) + "".join(
        path(f"M{x - 8} 18H{x + 8}V44Q{x} 54 {x - 8} 44Z", dark(wood, 0.2)) for x in range(16, 480, 64)
    )
    silk, gold = dimmed(t, "crimson", 0.12), dimmed(t, "gold", 0.1)
    canopy = rect(166, 84, 148, 216, silk) + "".join(
        line(f"M{x} 96V300", dark(silk, 0.24), 3, 0.7) for x in range(182, 310, 16)
    )
    canopy += (
        path("M152 60H328V88H152Z", silk)
        + "".join(path(f"M{152 + k * 22} 88h22v12q-11 14 -22 0Z", gold if k % 2 else silk) for k in range(8))
        + line("M152 60H328M152 88H328", gold, 4)
    )
    canopy += _arms(240, 112, 1.25, t)
    people = ""
    for side in (-1, 1):
        for row in range(4):
            y = 216 + row * 34
            inner, outer = 96 - row * 10, 260
            x0, x1 = sorted((240 + side * inner, 240 + side * outer))
            count = 5
            for k in range(count):
                mid = 240 + side * (inner + 18 + k * (outer - inner) / count)
                coat = dimmed(t, _ESTATES[(k + row * 3 + (side > 0) * 2) % len(_ESTATES)], 0.25)
                people += path(
                    f"M{mid - 17} {y + 40}Q{mid - 17} {y + 6} {mid} {y + 6}Q{mid + 17} {y + 6} {mid + 17} {y + 40}Z",
                    coat,
                )
                people += circle(mid, y - 4, 10, dimmed(t, "tan", 0.25)) + path(
                    f"M{mid - 11} {y - 6}Q{mid - 11} {y - 17} {mid} {y - 17}Q{mid + 11} {y - 17} {mid + 11} {y - 6}"
                    f"Q{mid} {y - 11} {mid - 11} {y - 6}Z",
                    dark(coat, 0.2),
                )
            people += rect(x0, y + 26, x1 - x0, 10, light(wood, 0.16)) + rect(x0, y + 36, x1 - x0, 20, wood)
    floor = (
        tiles(340, dark(stone, 0.34), light(stone, 0.04))
        + polygon([(200, 340), (280, 340), (340, 410), (140, 410)], silk)
        + line("M206 340L150 410M274 340L330 410", gold, 3)
    )
    return Backdrop(
        stone,
        stone,
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(beams, 1.0, box=band(-8, 60)),
            Sheet(canopy, 1.1, box=(146, 54, 188, 250)),
            Sheet(people, 1.0, box=band(194, 390)),
            Sheet(floor, 0.5, rim=False, box=band(336)),
        ),
        open_sky=False,
        glow=(240, 150, 300, light(stone, 0.4), 0.5),
    )


_ESTATES: tuple[Paper, ...] = ("navy", "crimson", "plum", "moss", "coal", "ochre", "white", "slate")


def _lobes(x: float, spring: float) -> str:
    """Trace the seven lobes of an arch about `x` from its left springing, where the pen stands, to its right one."""
    tips = (
        (x - 60 * math.cos(k * math.pi / 7), spring - 84 * math.sin(k * math.pi / 7)) for k in range(1, 8)
    )
    return "".join(f"A17 17 0 0 1 {px:.1f} {py:.1f}" for px, py in tips)


def moorish_palace(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """A court of a palace of the taifas: arches that cross like lace on slender columns, a pool, orange trees."""
    t = tones
    plaster = mix(mix(t.depth(0.2), PAPERS["straw"], 0.5), PAPERS["ivory"], 0.3)
    shade, gilt = dark(plaster, 0.36), mix(plaster, PAPERS["ochre"], 0.6)
    back = rect(-5, -5, 490, 360, dark(plaster, 0.5)) + "".join(
        path(
            f"M{x - 22} 330V206A22 22 0 0 1 {x + 22} 206V330Z",
            linear((0, 184), (0, 330), (0, t.zenith), (1, t.horizon)),
        )
        for x in (80, 240, 400)
    )
    front = rect(-5, -5, 490, 104, plaster) + "".join(
        path(f"M{x} 20l9 9l-9 9l-9 -9Z", gilt) + circle(x + 15, 29, 3, shade) for x in range(0, 490, 30)
    )
    front += rect(-5, 46, 490, 6, gilt) + rect(-5, 90, 490, 7, gilt)
    for x in (0, 160, 320, 480):
        front += rect(x - 26, 96, 52, 120, plaster)
    spring = 206
    for x in (80, 240, 400):
        lobes = _lobes(x, spring)
        front += path(f"M{x - 81} 96V{spring}H{x - 60}{lobes}H{x + 81}V96Z", plaster)
        front += line(f"M{x - 60} {spring}{lobes}", gilt, 4)
        lace = "".join(
            f"M{x + d} {spring - 40}A60 74 0 0 1 {x + d + 92} {spring - 96}" for d in (-86, -52)
        ) + "".join(f"M{x - d} {spring - 40}A60 74 0 0 0 {x - d - 92} {spring - 96}" for d in (-86, -52))
        front += line(lace, shade, 3, 0.75)
    columns = ""
    for x in (-6, 8, 152, 168, 312, 328, 472, 486):
        columns += rect(
            x - 5, spring, 10, 136, linear((x - 5, 0), (x + 5, 0), (0, light(plaster, 0.5)), (1, shade))
        )
        columns += path(f"M{x - 11} {spring - 16}H{x + 11}L{x + 6} {spring + 4}H{x - 6}Z", gilt) + rect(
            x - 9, 336, 18, 10, light(plaster, 0.2)
        )
    floor = tiles(342, mix(plaster, t.land, 0.35), light(plaster, 0.3))
    pool = polygon([(188, 356), (292, 356), (330, 410), (150, 410)], light(plaster, 0.4)) + polygon(
        [(198, 360), (282, 360), (314, 410), (166, 410)],
        linear((0, 360), (0, 400), (0, t.horizon), (1, t.zenith)),
    )
    trees = "".join(
        rect(x - 4, 320, 8, 50, PAPERS["brown"])
        + bush(x, 328, 34, t.depth(0.6))
        + "".join(
            circle(x + dx, 304 + dy, 5, PAPERS["amber"])
            for dx, dy in ((-16, 0), (6, -14), (18, 6), (-4, 12), (-22, 14), (12, -30))
        )
        for x in (58, 422)
    )
    return Backdrop(
        dark(plaster, 0.4),
        dark(plaster, 0.4),
        (
            Sheet(back, 0.0, rim=False),
            Sheet(front, 1.2, box=band(-8, 210)),
            Sheet(columns, 1.0, box=band(186, 350)),
            Sheet(floor + pool, 0.5, rim=False, box=band(338)),
            Sheet(trees, 1.0, box=band(250)),
        ),
        open_sky=False,
        glow=(240, 230, 200, t.glow, 0.35),
    )


def rock_monastery(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """A cloister under an overhanging rock: round arches on twin columns with carved heads, the cliff for a roof."""
    t = tones
    rock = mix(t.depth(0.6), PAPERS["rust"], 0.22)
    stone = mix(t.depth(0.3), PAPERS["tan"], 0.5)
    sky = rect(-5, -5, 490, 300, linear((0, 60), (0, 280), (0, t.zenith), (1, t.horizon)))
    sky += path("M-10 262Q100 232 220 250T490 240V330H-10Z", t.depth(0.3))
    church = rect(318, 150, 110, 204, dark(stone, 0.1)) + polygon(
        [(306, 154), (372, 112), (440, 154)], mix(t.depth(0.6), PAPERS["rust"], 0.4)
    )
    church += path("M346 354V252A26 26 0 0 1 398 252V354Z", dark(stone, 0.5)) + line(
        "M339 354V252A33 33 0 0 1 405 252V354", light(stone, 0.2), 4
    )
    church += "".join(rect(x, 166, 8, 8, light(stone, 0.16)) for x in range(322, 424, 16)) + "".join(
        rect(x + 8, 174, 8, 8, light(stone, 0.16)) for x in range(322, 416, 16)
    )
    arcade = rect(-5, 196, 320, 30, stone) + rect(-5, 190, 324, 8, light(stone, 0.2))
    for x in (30, 100, 170, 240):
        arcade += path(
            f"M{x - 36} 226H{x + 36}V252H{x + 27}A27 27 0 0 0 {x - 27} 252H{x - 36}Z", stone
        ) + line(f"M{x - 27} 254A27 27 0 0 1 {x + 27} 254", light(stone, 0.26), 4)
    for x in (-5, 65, 135, 205, 275):
        arcade += "".join(
            rect(
                x + d - 4,
                266,
                8,
                66,
                linear((x + d - 4, 0), (x + d + 4, 0), (0, light(stone, 0.3)), (1, dark(stone, 0.3))),
            )
            for d in (-6, 6)
        )
        arcade += path(f"M{x - 14} 250H{x + 14}L{x + 10} 268H{x - 10}Z", light(stone, 0.1)) + circle(
            x, 258, 3.4, dark(stone, 0.4)
        )
    arcade += rect(-5, 330, 300, 26, dark(stone, 0.1)) + rect(-5, 328, 304, 6, light(stone, 0.2))
    roof = path(
        "M-10 -10H490V168Q450 150 424 122Q380 132 344 104Q300 118 262 92"
        "Q214 120 176 98Q120 132 84 112Q40 150 -10 150Z",
        linear((0, 0), (0, 170), (0, dark(rock, 0.34)), (1, rock)),
    )
    roof += line(
        "M40 10Q60 60 50 116M140 0Q150 50 132 108M262 -5Q250 50 262 90M360 6Q376 60 356 106M440 20Q452 80 440 130",
        dark(rock, 0.4),
        4,
        0.6,
    )
    roof += "".join(
        ellipse(x, y, w, 5, light(rock, 0.1), 0.6)
        for x, y, w in ((100, 66, 30), (210, 60, 24), (316, 66, 30), (410, 84, 22))
    )
    ground = path("M-10 352Q120 342 250 350T490 344V410H-10Z", mix(t.depth(0.7), PAPERS["tan"], 0.2))
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(sky, 0.0, rim=False),
            Sheet(church, 0.9),
            Sheet(roof, 1.4, box=band(-10, 172)),
            Sheet(arcade, 1.1, box=band(186, 360)),
            Sheet(ground, 0.8, box=band(338)),
        ),
        open_sky=False,
    )


def gothic_chamber(tones: Tones, dice: Random) -> Backdrop:
    """A queen's chamber: a twin window on the land, a fire in its hood, a tapestry with the royal arms, chests."""
    t = tones
    stone, wood = wall_tone(t, 0.4), mix(PAPERS["leather"], wall_tone(t, 0.6), 0.3)
    wall = rect(
        -5, -5, 490, 410, linear((0, 0), (0, 340), (0, dark(stone, 0.28)), (1, light(stone, 0.06)))
    ) + masonry(dice, 0, 20, 480, 300, stone, 34)
    window = rect(176, 56, 128, 196, dark(stone, 0.3)) + "".join(
        path(
            f"M{x - 26} 246V116Q{x - 26} 86 {x} 70Q{x + 26} 86 {x + 26} 116V246Z",
            linear((0, 70), (0, 246), (0, t.zenith), (1, t.horizon)),
        )
        + path(f"M{x - 26} 214Q{x} 196 {x + 26} 208V246H{x - 26}Z", t.depth(0.3))
        for x in (210, 270)
    )
    window += (
        rect(236, 100, 8, 150, light(stone, 0.2))
        + circle(240, 80, 10, t.horizon)
        + line("M240 70A10 10 0 1 1 239.9 70", light(stone, 0.2), 3)
    )
    window += rect(166, 248, 148, 10, light(stone, 0.2))
    hood = (
        path("M352 196L372 96H462L482 196Z", light(stone, 0.06))
        + path("M430 96H462L482 196H440Z", dark(stone, 0.24))
        + rect(346, 194, 140, 14, light(stone, 0.2))
    )
    hood += (
        rect(352, 208, 18, 140, stone)
        + rect(466, 208, 20, 140, dark(stone, 0.2))
        + rect(370, 208, 96, 140, dark(t.ink, 0.1))
    )
    hood += blaze(418, 344, 34, 84) + line("M384 346L452 336M386 336L450 346", PAPERS["brown"], 9)
    cloth, gold = dimmed(t, "navy", 0.2), dimmed(t, "gold", 0.1)
    hanging = rect(22, 58, 124, 176, cloth) + line("M28 64H140V228H28Z", gold, 3) + _arms(84, 96, 1.35, t)
    hanging += "".join(
        path(f"M{22 + k * 15.5} 234h15.500l-7.700 14Z", gold if k % 2 else cloth) for k in range(8)
    ) + rect(14, 50, 140, 8, wood, corner=3)
    beams = planks(-5, -8, 490, 28, wood, 2) + "".join(
        rect(x, 18, 18, 16, dark(wood, 0.2)) for x in range(10, 480, 56)
    )
    floor = tiles(344, dark(stone, 0.3), light(stone, 0.06))
    chest = standing(Prop(prop="chest", at=(66, 380), size=0.72), t)
    return Backdrop(
        stone,
        stone,
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(window, 0.7, box=(160, 50, 160, 214)),
            Sheet(hood, 1.1),
            Sheet(hanging, 0.9, box=(8, 44, 152, 210)),
            Sheet(beams, 1.0, box=band(-8, 40)),
            Sheet(floor, 0.5, rim=False, box=band(340)),
            Sheet(chest, 1.0),
        ),
        open_sky=False,
        glow=(418, 280, 220, "#ff9a3c", 0.4),
    )
