"""Scenes of prayer, learning and conspiracy: a cloister, a school, a lodge."""

from __future__ import annotations

import math
from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import planks
from tabletop.ui.art.scenes.chambers import books, shelf
from tabletop.ui.art.scenes.kit import (
    Backdrop,
    band,
    bush,
    dimmed,
    hills,
    masonry,
    poplar,
    standing,
    tiles,
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
    radial,
    rect,
    slabs,
)


def monastery(tones: Tones, dice: Random) -> Backdrop:
    """A cloister: twin columns on a low wall, the garden and its fountain beyond, the bell gable over the roof."""
    t = tones
    stone = mix(PAPERS["parchment"], t.depth(0.5), {"day": 0.34, "dawn": 0.4}.get(t.time, 0.6))
    tile = mix(PAPERS["rust"], t.depth(0.4), {"day": 0.3, "dawn": 0.4}.get(t.time, 0.62))
    wall = mix(stone, t.depth(0.24), 0.4)
    far = hills(dice, 220, 16, t.depth(0.08), t.horizon)
    gable = (
        rect(-5, 190, 490, 130, wall)
        + path("M196 190V98H206V78H274V98H284V190Z", light(wall, 0.06))
        + polygon([(200, 80), (240, 46), (280, 80)], tile)
        + path("M250 190V98H284V190Z", dark(wall, 0.14))
    )
    gable += "".join(
        path(f"M{x} 150V124A12 12 0 0 1 {x + 24} 124V150Z", t.horizon)
        + path(f"M{x + 5} 146Q{x + 5} 128 {x + 12} 126Q{x + 19} 128 {x + 19} 146Z", PAPERS["bronze"])
        for x in (208, 248)
    )
    gable += (
        line("M240 46V22M231 31H249", dark(wall, 0.5), 3)
        + polygon([(-5, 204), (-5, 178), (196, 178), (196, 204)], tile)
        + polygon([(284, 204), (284, 178), (490, 178), (490, 204)], dark(tile, 0.1))
    )
    gable += "".join(
        path(f"M{x} 262V236A9 9 0 0 1 {x + 18} 236V262Z", t.lamp if dice.random() < 0.4 else dark(wall, 0.5))
        for x in range(14, 480, 46)
    )
    garden = "".join(
        poplar(x, 322, h, mix(PAPERS["forest"], t.depth(0.5), 0.45))
        for x, h in ((60, 120), (150, 104), (330, 108), (426, 126))
    )
    garden += rect(-5, 316, 490, 60, mix(PAPERS["moss"], t.depth(0.5), 0.45)) + "".join(
        bush(x, 330, 12, mix(PAPERS["green"], t.depth(0.5), 0.45)) for x in (20, 104, 196, 284, 376, 462)
    )
    garden += (
        path("M204 336L212 306H268L276 336Z", light(stone, 0.1))
        + ellipse(240, 306, 40, 8, light(stone, 0.2))
        + ellipse(240, 305, 32, 5, PAPERS["sky"])
        + rect(236, 276, 8, 28, stone)
        + ellipse(240, 276, 15, 4, light(stone, 0.2))
    )
    garden += line(
        "M240 272Q226 254 216 300M240 272Q254 254 264 300M240 272V256", light(PAPERS["sky"], 0.6), 2, 0.8
    )
    near, shade = stone, dark(stone, 0.34)
    screen, count = "", 3
    w = 480 / count
    for k in range(count):
        x, r, spring = k * w, w / 2 - 16, 150.0
        screen += path(
            f"M{x - 1} -10V{spring}H{x + 16}A{r} {r} 0 0 1 {x + w - 16} {spring}H{x + w + 1}V-10Z", near
        )
        screen += line(
            f"M{x + 16} {spring}A{r} {r} 0 0 1 {x + w - 16} {spring}", light(stone, 0.3), 6
        ) + line(f"M{x + 21} {spring}A{r - 5} {r - 5} 0 0 1 {x + w - 21} {spring}", shade, 3)
        screen += (
            circle(x + w / 2, 34, 15, shade)
            + circle(x + w / 2 + 1, 35, 12, mix(stone, t.ink, 0.5))
            + circle(x + w / 2, 34, 5, light(stone, 0.1))
        )
    for x in (0.0, w, 2 * w, 480.0):
        for d in (-9, 9):
            screen += rect(
                x + d - 6,
                158,
                12,
                174,
                linear(
                    (x + d - 6, 0),
                    (x + d + 6, 0),
                    (0, light(stone, 0.34)),
                    (0.45, stone),
                    (1, dark(stone, 0.44)),
                ),
            )
        screen += path(f"M{x - 24} 146H{x + 24}L{x + 17} 162H{x - 17}Z", light(stone, 0.22)) + rect(
            x - 22, 326, 44, 10, light(stone, 0.14)
        )
    screen += masonry(dice, 0, 4, 480, 30, stone, 12) + rect(-5, -6, 490, 10, tile)
    parapet = (
        rect(-5, 334, 490, 80, linear((0, 334), (0, 400), (0, stone), (1, dark(stone, 0.34))))
        + rect(-5, 330, 490, 9, light(stone, 0.26))
        + rect(-5, 338, 490, 3, shade, 0.7)
        + masonry(dice, 0, 346, 480, 50, stone, 18)
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.5),
            Sheet(gable, 0.8),
            Sheet(garden, 0.8, box=band(190, 380)),
            Sheet(screen, 1.4),
            Sheet(parapet, 1.0, box=band(326)),
        ),
    )


def school(tones: Tones, dice: Random) -> Backdrop:
    """A village school: a slate with letters, a map, a shelf of books, benches, light from a small window."""
    t = tones
    plaster, wood = (
        mix(PAPERS["parchment"], wall_tone(t, 0.5), 0.42),
        mix(PAPERS["brown"], wall_tone(t, 0.6), 0.3),
    )
    back = rect(-5, -5, 490, 420, linear((0, 0), (0, 340), (0, dark(plaster, 0.3)), (1, plaster))) + slabs(
        [
            (dice.uniform(0, 440), dice.uniform(50, 240), dice.uniform(18, 40), dice.uniform(6, 12))
            for _ in range(12)
        ],
        dark(plaster, 0.12),
        0.5,
    )
    back += rect(-5, 270, 490, 80, dark(plaster, 0.24)) + line("M-5 270H485", dark(plaster, 0.4), 3)
    slate = mix(PAPERS["slate"], PAPERS["forest"], 0.4)
    board = (
        rect(146, 66, 188, 122, wood, corner=3)
        + rect(154, 74, 172, 106, dark(slate, 0.3))
        + rect(154, 74, 172, 106, slate, 0.5)
    )
    chalk = (
        "M174 116L184 88L194 116M178 106H190M214 88V116M214 88Q230 88 228 95Q226 101 214 101"
        "Q232 101 231 109Q230 116 214 116M270 94Q258 84 252 96Q248 114 262 116"
        "Q268 116 271 110"
    )
    chalk += (
        "M174 138q8 -8 16 0t16 0t16 0M240 138q8 -8 16 0t16 0t16 0M174 160q8 -8 16 0t16 0"
        "M226 160q8 -8 16 0t16 0t16 0t16 0"
    )
    board += (
        line(chalk, "#f4f0e4", 3, 0.85)
        + rect(150, 184, 180, 7, light(wood, 0.16))
        + rect(196, 180, 14, 4, "#f4f0e4")
    )
    window = path("M28 208V122A40 40 0 0 1 108 122V208Z", dark(plaster, 0.34)) + path(
        "M36 202V124A32 32 0 0 1 100 124V202Z", linear((0, 92), (0, 202), (0, t.zenith), (1, t.horizon))
    )
    window += (
        path("M36 182Q60 160 100 178V202H36Z", t.depth(0.4))
        + line("M68 92V202M36 146H100", wood, 5)
        + rect(20, 204, 96, 9, light(wood, 0.1), corner=2)
    )
    chart = standing(Prop(prop="map", at=(416, 108), size=0.86), t) + "".join(
        circle(x, y, 3, PAPERS["iron"]) for x, y in ((362, 74), (470, 74))
    )
    chart += books(dice, 358, 222, 120, t) + shelf(350, 222, 132, wood)
    beams = planks(-5, -8, 490, 34, wood, 2) + "".join(
        rect(x, 20, 26, 22, dark(wood, 0.2)) + rect(x + 16, 20, 10, 22, dark(wood, 0.44))
        for x in (40, 160, 290, 420)
    )
    floor = planks(-5, 340, 490, 70, dark(wood, 0.16), 5)
    desks = "".join(
        rect(x, 306, 118, 9, light(wood, 0.18), corner=2)
        + rect(x, 314, 118, 4, dark(wood, 0.5))
        + rect(x + 10, 316, 9, 44, dark(wood, 0.1))
        + rect(x + 98, 316, 9, 44, dark(wood, 0.36))
        for x in (-22, 384)
    )
    desks += (
        rect(8, 294, 34, 12, PAPERS["crimson"], corner=2)
        + rect(10, 300, 32, 4, PAPERS["ivory"])
        + polygon([(400, 306), (406, 298), (440, 298), (436, 306)], PAPERS["ivory"])
        + path("M60 306V294Q66 290 72 294V306Z", PAPERS["coal"])
        + line("M68 296Q72 276 82 268", PAPERS["white"], 3)
    )
    return Backdrop(
        plaster,
        plaster,
        (
            Sheet(back, 0.0, rim=False),
            Sheet(window, 0.5, box=(14, 76, 108, 142)),
            Sheet(board, 0.9, box=(140, 60, 200, 136)),
            Sheet(chart, 0.8, box=(340, 60, 140, 180)),
            Sheet(beams, 1.2, box=band(0, 46)),
            Sheet(floor, 0.6, rim=False, box=band(336)),
            Sheet(desks, 1.0, box=band(260, 366)),
        ),
        open_sky=False,
        glow=(110, 150, 320, light(plaster, 0.4), 0.6),
    )


def lodge(tones: Tones, dice: Random) -> Backdrop:
    """A secret lodge under the streets: an eye in a triangle of light, two pillars, candles, a chequered floor."""
    t = tones
    stone, gold = wall_tone(t, 0.74), dimmed(t, "gold", 0.1)
    wall = rect(-5, -5, 490, 420, dark(stone, 0.2)) + masonry(dice, 60, 20, 360, 300, stone, 46)
    rays = "".join(
        polygon(
            [
                (240, 120),
                (240 + math.cos(a - 0.05) * 210, 120 + math.sin(a - 0.05) * 210),
                (240 + math.cos(a + 0.05) * 210, 120 + math.sin(a + 0.05) * 210),
            ],
            gold,
            0.16,
        )
        for a in (k * math.tau / 20 for k in range(20))
    )
    eye = (
        circle(240, 120, 92, radial((240, 120), 92, (0, light(gold, 0.5), 0.55), (1, gold, 0.0)))
        + polygon([(240, 52), (312, 172), (168, 172)], gold)
        + polygon([(240, 70), (296, 163), (184, 163)], dark(stone, 0.4))
    )
    eye += (
        polygon([(240, 52), (312, 172), (240, 172)], dark(gold, 0.4), 0.35)
        + path("M200 134Q240 100 280 134Q240 162 200 134Z", PAPERS["ivory"])
        + circle(240, 132, 14, PAPERS["teal"])
        + circle(240, 132, 7, "#140d18")
        + circle(236, 128, 3, "#ffffff", 0.9)
    )
    eye += line("M196 134Q240 96 284 134", dark(gold, 0.3), 3.4)
    signs = circle(112, 96, 20, gold) + "".join(
        group(polygon([(-3, -24), (0, -34), (3, -24)], gold), (112, 96), turn=k * 45) for k in range(8)
    )
    signs += path("M376 74A24 24 0 1 0 390 112A19 19 0 1 1 376 74Z", dimmed(t, "silver", 0.1))
    arch = path("M-10 -10H490V410H438V176Q424 34 240 16Q56 34 42 176V410H-10Z", dark(stone, 0.42)) + line(
        "M42 410V176Q56 34 240 16Q424 34 438 176V410", light(stone, 0.2), 5
    )
    arch += "".join(
        line(f"M{x} {y}L{x2} {y2}", dark(stone, 0.6), 2.4)
        for x, y, x2, y2 in (
            (42, 230, -8, 230),
            (42, 300, -8, 300),
            (48, 160, -8, 140),
            (90, 80, 44, 30),
            (438, 230, 488, 230),
            (438, 300, 488, 300),
            (432, 160, 488, 140),
            (390, 80, 436, 30),
        )
    )
    pillars = ""
    for x, tone in ((104, dark(stone, 0.06)), (376, dark(stone, 0.16))):
        pillars += rect(
            x - 19,
            172,
            38,
            180,
            linear((x - 19, 0), (x + 19, 0), (0, light(tone, 0.34)), (0.4, tone), (1, dark(tone, 0.5))),
        ) + path(f"M{x - 19} 180Q{x - 32} 168 {x - 30} 158H{x + 30}Q{x + 32} 168 {x + 19} 180Z", gold)
        pillars += rect(x - 26, 342, 52, 12, light(tone, 0.2)) + line(
            f"M{x - 18} 240Q{x} 252 {x + 18} 240M{x - 18} 262Q{x} 274 {x + 18} 262", gold, 2.4
        )
    floor = tiles(346, dark(stone, 0.5), light(stone, 0.4))
    lamps = "".join(
        standing(Prop(prop="candles", count=3, at=(x, y), size=0.74), t) for x, y in ((60, 372), (420, 372))
    ) + "".join(standing(Prop(prop="candles", at=(x, 350), size=0.5), t) for x in (150, 186, 294, 330))
    return Backdrop(
        dark(stone, 0.3),
        dark(stone, 0.3),
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(rays + signs, 0.0, rim=False),
            Sheet(eye, 0.9, box=(144, 24, 192, 192)),
            Sheet(pillars, 1.1, box=band(152, 358)),
            Sheet(floor, 0.6, rim=False, box=band(336)),
            Sheet(lamps, 0.7, box=band(300, 380)),
            Sheet(arch, 1.5),
        ),
        open_sky=False,
        glow=(240, 130, 260, mix(PAPERS["amber"], stone, 0.4), 0.5),
    )
