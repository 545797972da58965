"""Scenes about the town: an alley by night, the King's palace, a theatre yard, a hermitage on its hill."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import planks
from tabletop.ui.art.scenes.castile import paving, spire, tiled, weathered
from tabletop.ui.art.scenes.kit import (
    WIDTH,
    Backdrop,
    band,
    bush,
    dimmed,
    grass,
    hills,
    houses,
    masonry,
    peaks,
    poplar,
    standing,
    wall_tone,
)
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import (
    circle,
    dark,
    ellipse,
    group,
    light,
    line,
    linear,
    mix,
    path,
    polygon,
    rect,
    slabs,
)

_HEADS: tuple[Paper, ...] = ("brown", "coal", "rust")
"""The hair of those who look on from a gallery."""


def alley(tones: Tones, dice: Random) -> Backdrop:
    """A narrow alley: walls that lean together, an arch across, a shrine's lamp, steps that climb into the dark."""
    t = tones
    near, tile = (
        mix(weathered(t, "tan", 0.7), t.depth(0.9), 0.35),
        mix(weathered(t, "rust", 0.6), t.depth(0.8), 0.3),
    )
    middle = mix(weathered(t, "parchment", 0.44), t.depth(0.5), 0.3)
    far = houses(dice, 262, t.depth(0.2), t.lamp, scale=0.7, lit=0.5) + spire(
        252, 300, 34, 130, t.depth(0.28), t.depth(0.38)
    )
    back = polygon([(140, 64), (214, 120), (214, 360), (140, 360)], middle) + polygon(
        [(340, 64), (268, 120), (268, 360), (340, 360)], dark(middle, 0.3)
    )
    back += polygon([(132, 60), (140, 48), (222, 112), (214, 124)], tile) + polygon(
        [(348, 60), (340, 48), (260, 112), (268, 124)], dark(tile, 0.2)
    )
    back += polygon([(158, 160), (178, 166), (178, 204), (158, 202)], t.lamp) + polygon(
        [(192, 170), (204, 174), (204, 204), (192, 203)], dark(middle, 0.5)
    )
    back += polygon([(322, 160), (302, 166), (302, 204), (322, 202)], dark(middle, 0.6)) + polygon(
        [(288, 250), (300, 246), (300, 330), (288, 330)], dark(middle, 0.6)
    )
    arch = (
        path("M132 152H348V214H336A96 92 0 0 0 144 214H132Z", mix(near, middle, 0.5))
        + path("M132 140H348L340 154H140Z", tile)
        + line("M144 214A96 92 0 0 1 336 214", dark(middle, 0.36), 3)
    )
    arch += (
        rect(228, 158, 24, 26, dark(middle, 0.5))
        + rect(231, 161, 18, 23, t.lamp)
        + line("M240 161V184M231 172H249", dark(middle, 0.6), 2)
    )
    steps = paving(t, dice, 344, near) + "".join(
        polygon(
            [
                (214 - k * 16, 318 + k * 12),
                (268 + k * 16, 318 + k * 12),
                (276 + k * 16, 330 + k * 12),
                (206 - k * 16, 330 + k * 12),
            ],
            light(near, 0.16 - k * 0.04),
        )
        for k in range(3)
    )
    left = (
        polygon([(-10, -10), (104, -10), (140, 70), (140, 360), (92, 410), (-10, 410)], near)
        + polygon([(104, -10), (140, 70), (140, 360), (92, 410)], dark(near, 0.2))
        + masonry(dice, -6, 10, 90, 360, near, 16)
    )
    right = (
        polygon([(490, -10), (384, -10), (340, 70), (340, 360), (388, 410), (490, 410)], dark(near, 0.26))
        + polygon([(384, -10), (340, 70), (340, 360), (388, 410)], dark(near, 0.42))
        + masonry(dice, 396, 10, 88, 360, dark(near, 0.26), 16)
    )
    wood = mix(PAPERS["brown"], near, 0.3)
    left += (
        path("M10 372V282A30 30 0 0 1 70 282V372Z", dark(wood, 0.2))
        + line("M30 262V372M50 260V372", dark(wood, 0.5), 2)
        + line("M10 372V282A30 30 0 0 1 70 282V372", light(near, 0.2), 5)
        + circle(60, 320, 3, PAPERS["iron"])
    )
    left += (
        rect(18, 128, 46, 62, t.lamp)
        + line("M41 128V190M18 158H64", dark(wood, 0.4), 3)
        + rect(2, 126, 14, 66, wood)
        + rect(66, 126, 14, 66, dark(wood, 0.3))
        + rect(6, 194, 72, 7, dark(wood, 0.3))
        + line("".join(f"M{x} 170V194" for x in range(8, 80, 8)) + "M6 170H78", dark(wood, 0.5), 2.2)
    )
    right += rect(416, 150, 44, 58, dark(near, 0.62)) + line(
        "".join(f"M{x} 146V212" for x in (424, 434, 444, 454)) + "M412 166H466M412 192H466",
        PAPERS["iron"],
        2.6,
    )
    lamp = line("M340 96H316", PAPERS["coal"], 4) + standing(Prop(prop="lantern", at=(318, 98), size=0.62), t)
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.5),
            Sheet(back, 0.9),
            Sheet(arch, 0.9, box=(126, 132, 228, 90)),
            Sheet(steps, 0.2, rim=False, box=band(314)),
            Sheet(left + right, 1.4),
            Sheet(lamp, 0.8, box=(296, 86, 50, 80)),
        ),
        glow=(318, 132, 120, "#ffcf6b", 0.5),
    )


def alcazar(tones: Tones, dice: Random) -> Backdrop:
    """The Alcázar of Madrid, the King's palace: a long front of stone and brick between towers of slate."""
    t = tones
    stone, slate, brick = (
        weathered(t, "parchment", 0.36),
        weathered(t, "slate", 0.36),
        weathered(t, "rust", 0.36),
    )
    far = hills(dice, 236, 18, t.depth(0.1), t.horizon) + "".join(
        poplar(x, 300, h, t.depth(0.34)) for x, h in ((20, 50), (44, 64), (436, 60), (462, 46))
    )
    front = spire(74, 330, 62, 196, stone, slate) + spire(406, 330, 62, 196, stone, slate)
    front += (
        polygon([(104, 176), (120, 150), (360, 150), (376, 176)], slate)
        + rect(100, 174, 280, 160, brick)
        + rect(96, 170, 288, 7, light(stone, 0.16))
    )
    front += "".join(
        polygon([(x - 10, 170), (x, 154), (x + 10, 170)], dark(slate, 0.3)) for x in (140, 190, 290, 340)
    )
    gate = (
        rect(206, 146, 68, 188, stone)
        + polygon([(200, 148), (240, 118), (280, 148)], light(stone, 0.14))
        + polygon([(240, 118), (280, 148), (240, 148)], dark(stone, 0.12))
        + path("M220 334V268A20 20 0 0 1 260 268V334Z", dark(stone, 0.66))
    )
    gate += (
        circle(240, 138, 7, PAPERS["gold"])
        + "".join(rect(x, 162, 5, 172, dark(stone, 0.14)) for x in (210, 265))
        + rect(206, 222, 68, 6, dark(stone, 0.2))
        + rect(226, 178, 28, 36, dark(stone, 0.5))
        + line("M240 178V214M226 196H254", light(stone, 0.1), 2)
    )
    panes: dict[bool, list[tuple[float, float, float, float]]] = {True: [], False: []}
    for y in (188, 232, 280):
        for x in (*range(112, 200, 29), *range(284, 372, 29)):
            panes[dice.random() < 0.45].append((x, y, 15.0, 26.0))
    for x in (62, 394):
        for y in (152, 204, 262):
            panes[dice.random() < 0.5].append((x + 4, y, 16.0, 28.0))
    openings = [spot for spots in panes.values() for spot in spots]
    windows = (
        slabs([(x - 3, y - 3, w + 6, h + 6) for x, y, w, h in openings], light(stone, 0.2))
        + slabs(panes[True], t.lamp)
        + slabs(panes[False], dark(stone, 0.64))
    )
    windows += line(
        "".join(f"M{x + w / 2} {y}v{h}M{x} {y + h / 2}h{w}" for x, y, w, h in openings), dark(stone, 0.5), 1.3
    )
    ground = paving(t, dice, 332, weathered(t, "tan", 0.6))
    guards = "".join(
        rect(x - 16, 316, 32, 56, dark(stone, 0.14))
        + polygon([(x - 20, 318), (x, 292), (x + 20, 318)], slate)
        + path(f"M{x - 9} 372V338A9 9 0 0 1 {x + 9} 338V372Z", dark(stone, 0.7))
        for x in (64, 416)
    )
    chain = "".join(
        path(f"M{x - 7} 384V356Q{x} 346 {x + 7} 356V384Z", stone)
        + path(f"M{x} 350Q{x + 4} 351 {x + 7} 356V384H{x}Z", dark(stone, 0.3))
        for x in range(112, 380, 64)
    ) + line("".join(f"M{x + 7} 362q25 16 50 0" for x in range(112, 360, 64)), PAPERS["iron"], 3)
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.5),
            Sheet(front + windows, 0.9),
            Sheet(gate, 0.8, box=(196, 112, 88, 226)),
            Sheet(ground, 0.3, rim=False, box=band(326)),
            Sheet(guards + chain, 1.0, box=band(286, 390)),
        ),
    )


def _gallery(plaster: str, wood: str) -> str:
    """Cut the left side of a theatre yard: two rows of spectators behind their railings."""
    side = polygon([(-10, -10), (100, 40), (100, 350), (-10, 410)], dark(plaster, 0.1))
    for y, slope in ((70, 0.34), (190, 0.1)):
        side += polygon(
            [(-10, y - 34), (92, y - 34 + slope * 80), (92, y + 40 + slope * 60), (-10, y + 34)],
            dark(plaster, 0.6),
        )
        for k, hair in enumerate(_HEADS):
            x, top = 12 + k * 26, y + 20 + k * 26 * slope
            side += circle(x, top, 9 - k, dark(PAPERS[hair], 0.3)) + circle(x, top + 4, 7.4 - k, "#c99a74")
        side += polygon(
            [(-10, y + 28), (94, y + 28 + slope * 104), (94, y + 50 + slope * 104), (-10, y + 56)], wood
        )
        side += line(
            "".join(f"M{x} {y + 30 + (x + 10) * slope:.0f}v22" for x in range(2, 92, 11)), dark(wood, 0.5), 3
        )
    return side + "".join(
        polygon([(x, -10), (x + 9, -10), (x + 9, 410), (x, 410)], dark(wood, 0.2)) for x in (40, 92)
    )


def corral(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """A theatre yard: the boards under their roof, a painted cloth, galleries to both sides, awning above."""
    t = tones
    wood, plaster = (
        mix(PAPERS["chestnut"], wall_tone(t, 0.6), 0.36),
        mix(PAPERS["parchment"], wall_tone(t, 0.4), 0.5),
    )
    back = rect(-5, -5, 490, 420, dark(plaster, 0.2)) + tiled(
        110, 66, 260, 34, mix(weathered(t, "rust", 0.4), wall_tone(t, 0.5), 0.3)
    )
    cloth = (
        rect(132, 66, 216, 216, mix(PAPERS["sky"], wall_tone(t, 0.5), 0.34))
        + circle(300, 110, 20, dimmed(t, "amber", 0.1))
        + path("M132 230Q170 180 214 218Q256 170 300 214Q326 196 348 212V282H132Z", dimmed(t, "moss", 0.2))
    )
    cloth += (
        rect(178, 164, 44, 96, dimmed(t, "tan", 0.2))
        + polygon([(172, 166), (200, 138), (228, 166)], dimmed(t, "rust", 0.1))
        + path("M192 260V232A8 8 0 0 1 208 232V260Z", dark(wood, 0.5))
        + path("M132 262Q240 236 348 262V282H132Z", dimmed(t, "green", 0.2))
    )
    cloth += "".join(
        circle(x, y, 6, PAPERS["white"], 0.7)
        for x, y in ((150, 96), (160, 92), (170, 97), (244, 84), (254, 80), (264, 85))
    )
    frame = "".join(rect(x, 62, 14, 232, tone) for x, tone in ((120, wood), (346, dark(wood, 0.3)))) + rect(
        110, 60, 260, 12, light(wood, 0.1)
    )
    silk = dimmed(t, "crimson", 0.1)
    frame += "".join(
        path(f"M{x} 72H{x + 31}Q{x + 15.5} 108 {x} 72Z", silk if k % 2 else dark(silk, 0.24))
        + line(f"M{x} 73Q{x + 15.5} 108 {x + 31} 73", PAPERS["gold"], 2)
        for k, x in enumerate(range(132, 346, 31))
    )
    frame += path("M132 72H172Q168 150 142 196Q152 240 148 284H132Z", silk) + path(
        "M346 72H306Q310 150 336 196Q328 240 332 284H346Z", dark(silk, 0.26)
    )
    boards = (
        planks(96, 282, 288, 18, light(wood, 0.16), 2)
        + rect(104, 300, 272, 50, dark(wood, 0.26))
        + "".join(rect(x, 300, 4, 50, dark(wood, 0.5)) for x in range(120, 376, 24))
    )
    gallery = _gallery(plaster, wood)
    sides = gallery + group(gallery, (WIDTH, 0), flip=True)
    sides += polygon([(490, -10), (380, -10), (380, 350), (490, 410)], tones.ink, 0.24)
    awning = "".join(
        path(f"M{x} -10H{x + 62}V10Q{x + 31} 44 {x} 10Z", dark(PAPERS["ivory"], 0.1 if k % 2 else 0.3))
        for k, x in enumerate(range(-4, 480, 60))
    )
    floor = rect(
        -5, 348, 490, 60, linear((0, 348), (0, 400), (0, mix(plaster, wood, 0.6)), (1, dark(wood, 0.4)))
    )
    return Backdrop(
        dark(plaster, 0.2),
        dark(plaster, 0.3),
        (
            Sheet(back, 0.0, rim=False),
            Sheet(cloth, 0.5, box=(128, 60, 224, 226)),
            Sheet(frame, 0.9, box=(104, 54, 272, 246)),
            Sheet(boards, 1.0, box=band(278, 354)),
            Sheet(floor, 0.2, rim=False, box=band(344)),
            Sheet(sides, 1.3),
            Sheet(awning, 1.0, box=band(0, 48)),
        ),
        open_sky=False,
        glow=(240, 160, 260, light(plaster, 0.5), 0.5),
    )


def hermitage(tones: Tones, dice: Random) -> Backdrop:
    """A hermitage alone on its hill: a whitewashed chapel, its bell, a cross of stone by the path, cypresses."""
    t = tones
    haze = t.horizon
    far = peaks(dice, 258, 90, t.depth(0.12), haze, 5, snow=0.34) + hills(dice, 272, 14, t.depth(0.26), haze)
    wall, tile = weathered(t, "white", 0.42), weathered(t, "rust", 0.42)
    chapel = (
        rect(196, 196, 132, 96, wall)
        + rect(286, 196, 42, 96, dark(wall, 0.22))
        + tiled(196, 198, 132, 40, tile)
    )
    chapel += (
        path("M168 292V176L204 140L240 176V292Z", light(wall, 0.1))
        + path("M214 150L240 176V292H214Z", dark(wall, 0.1))
        + line("M164 180L204 140L244 180", tile, 8)
    )
    chapel += (
        path("M182 292V246A22 22 0 0 1 226 246V292Z", dark(PAPERS["brown"], 0.2))
        + line("M204 226V292M196 228V292M212 228V292", dark(PAPERS["brown"], 0.5), 1.6)
        + circle(204, 196, 11, dark(wall, 0.5))
        + circle(204, 196, 8, t.lamp)
    )
    chapel += (
        rect(190, 104, 28, 44, wall)
        + polygon([(184, 106), (204, 84), (224, 106)], tile)
        + path("M196 140V122A8 8 0 0 1 212 122V140Z", dark(wall, 0.6))
        + path("M199 138Q199 126 204 125Q209 126 209 138Z", PAPERS["gold"])
        + line("M204 84V62M196 70H212", dark(wall, 0.6), 3)
    )
    chapel += "".join(
        path(f"M{x} 262V240A7 7 0 0 1 {x + 14} 240V262Z", t.lamp if k else dark(wall, 0.5))
        for k, x in enumerate((252, 292))
    )
    hill = path(
        "M-20 350C60 316 120 284 200 286L330 288C390 296 430 324 500 334V410H-20Z",
        linear((0, 284), (0, 400), (0, t.depth(0.46)), (1, t.depth(0.66))),
    )
    hill += path(
        "M196 290C176 312 240 326 214 350C196 372 222 390 190 412H292C292 384 276 372 288 348"
        "C296 326 232 312 222 290Z",
        mix(weathered(t, "straw", 0.5), t.depth(0.4), 0.4),
        0.9,
    )
    trees = "".join(
        poplar(x, y, h, mix(PAPERS["forest"], t.depth(0.6), 0.5))
        for x, y, h in ((140, 304, 96), (116, 312, 74), (356, 304, 104), (382, 312, 82))
    ) + "".join(
        bush(x, y, r, mix(PAPERS["moss"], t.depth(0.6), 0.5))
        for x, y, r in ((166, 300, 11), (334, 300, 12), (60, 336, 16), (436, 332, 18))
    )
    stone = weathered(t, "tan", 0.66)
    cross = (
        rect(76, 300, 11, 74, stone)
        + rect(58, 316, 47, 11, stone)
        + rect(83, 300, 4, 74, dark(stone, 0.34))
        + rect(58, 323, 47, 4, dark(stone, 0.34))
        + "".join(
            rect(64 - k * 8, 372 + k * 8, 35 + k * 16, 9, light(stone, 0.1 - k * 0.06)) for k in range(2)
        )
        + ellipse(70, 374, 12, 3, PAPERS["moss"], 0.5)
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.6),
            Sheet(chapel, 0.9, box=(156, 56, 186, 242)),
            Sheet(hill + trees, 1.0),
            Sheet(cross, 1.0, box=(48, 294, 70, 100)),
        ),
        (Sheet(grass(dice, 386, dark(t.depth(1), 0.1), 34), 1.1),),
    )
