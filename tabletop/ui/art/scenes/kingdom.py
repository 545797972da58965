"""Scenes of a mountain kingdom: a castle on its crag, the bridge of its city, a pass and a toll gate."""

from __future__ import annotations

from random import Random

from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props import war
from tabletop.ui.art.scenes.kit import Backdrop, arch, band, grass, hills, houses, pales, peaks, pine
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, light, line, linear, mix, path, polygon, rect


def mountain_castle(tones: Tones, dice: Random) -> Backdrop:
    """A castle grown out of its crag: round towers along the wall, a keep, a church with a dome, the plain below."""
    t, haze = tones, tones.horizon
    far = peaks(dice, 236, 120, t.depth(0.1), haze, 5, 0.3) + hills(dice, 262, 10, t.depth(0.2), haze)
    stone = mix(t.depth(0.3), PAPERS["tan"], 0.45)
    shade = dark(stone, 0.3)
    crag = path(
        "M60 410L84 330L112 306L128 262L170 250L196 226L250 222L300 214L338 232L360 268L396 292L414 340L440 410Z",
        linear((0, 214), (0, 400), (0, t.depth(0.44)), (1, t.depth(0.62))),
    )
    crag += path(
        "M250 222L300 214L338 232L360 268L396 292L414 340L440 410H330L318 320L280 280Z",
        dark(t.depth(0.52), 0.28),
    )
    crag += line(
        "M170 250L182 306L164 352M222 226L236 284L214 330M128 262L140 320", dark(t.depth(0.5), 0.34), 3, 0.7
    )
    keep = war.keep(214, 232, 54, 150, stone, flag=PAPERS["crimson"], lamp=t.lamp)
    keep += war.keep(164, 256, 34, 96, dark(stone, 0.08), lamp=t.lamp)
    church = rect(256, 142, 66, 86, light(stone, 0.06)) + rect(296, 142, 26, 86, shade)
    church += path("M262 144V126Q262 100 289 98Q316 100 316 126V144Z", stone) + path(
        "M292 98Q316 100 316 126V144H298Q304 116 292 98Z", shade
    )
    church += polygon([(256, 126), (289, 76), (322, 126)], mix(t.depth(0.5), PAPERS["rust"], 0.25)) + line(
        "M289 76V58M282 64H296", shade, 3
    )
    apse = path("M306 232V168Q306 144 334 144Q362 144 362 168V246Z", stone) + path(
        "M338 144Q362 144 362 168V246L338 240Z", shade
    )
    apse += "".join(path(arch(x, 204, 9, 30), dark(stone, 0.65)) for x in (320, 342)) + rect(
        304, 164, 60, 5, light(stone, 0.24)
    )
    apse += "".join(circle(x, 158, 3.4, dark(stone, 0.4)) for x in range(310, 362, 8))
    wall = rect(120, 250, 262, 26, dark(stone, 0.1)) + war.battlements(
        120, 248, 262, dark(stone, 0.06), 16, 8
    )
    wall += "".join(
        path(f"M{x - 15} {y + 54}V{y}H{x + 15}V{y + 54}Z", stone)
        + rect(x + 4, y, 11, 54, shade)
        + war.battlements(x - 16, y - 2, 32, stone, 4, 7)
        for x, y in ((116, 262), (192, 244), (262, 242), (330, 250), (386, 276))
    )
    near = hills(dice, 364, 8, t.depth(0.74), haze, 3, 0.0) + "".join(
        pine(x, 372, h, t.depth(0.78)) for x, h in ((14, 96), (44, 66), (436, 70), (468, 104))
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.6),
            Sheet(keep + church + apse, 1.0),
            Sheet(crag, 1.0),
            Sheet(wall, 0.9),
            Sheet(near, 1.2),
        ),
        (Sheet(grass(dice, 388, dark(t.depth(1), 0.1), 28), 1.1),),
    )


def stone_bridge(tones: Tones, dice: Random) -> Backdrop:
    """A bridge of seven arches over a broad river, the towers of a city of brick on the other bank."""
    t, haze = tones, tones.horizon
    brick = mix(t.depth(0.24), PAPERS["rust"], 0.36)
    far = houses(dice, 236, mix(t.depth(0.22), PAPERS["tan"], 0.3), t.lamp, scale=0.6, lit=0.3)
    far += rect(-5, 226, 490, 40, mix(t.depth(0.3), PAPERS["tan"], 0.2))
    tower = (
        rect(98, 58, 50, 186, brick)
        + rect(128, 58, 20, 186, dark(brick, 0.26))
        + polygon([(92, 60), (123, 6), (154, 60)], mix(t.depth(0.4), PAPERS["slate"], 0.5))
    )
    tower += "".join(rect(94, y, 58, 6, light(brick, 0.26)) for y in (58, 116, 174)) + "".join(
        path(arch(x, y, 14, 32), dark(brick, 0.6)) for y in (106, 162, 218) for x in (112, 134)
    )
    dome = (
        rect(318, 150, 96, 92, brick)
        + rect(376, 150, 38, 92, dark(brick, 0.26))
        + path("M314 152A52 56 0 0 1 418 152Z", mix(t.depth(0.4), PAPERS["teal"], 0.3))
    )
    dome += (
        path("M374 98Q418 110 418 152H384Q390 122 374 98Z", dark(mix(t.depth(0.4), PAPERS["teal"], 0.3), 0.3))
        + rect(356, 76, 20, 24, brick)
        + polygon([(352, 78), (366, 54), (380, 78)], dark(brick, 0.2))
    )
    stone = mix(t.depth(0.42), PAPERS["tan"], 0.4)
    deck = "M-10 262Q240 226 490 262V286Q240 250 -10 286Z"
    bridge = path("M-10 272Q240 236 490 272V352H-10Z", stone)
    arches = ((-2, 56), (78, 66), (166, 74), (262, 74), (350, 66), (430, 56))
    bridge += "".join(
        path(arch(x + w / 2 - 2, 354, w - 14, 70 - abs(x + w / 2 - 240) * 0.07), mix(t.zenith, t.ink, 0.35))
        for x, w in arches
    )
    bridge += "".join(
        polygon([(x - 12, 352), (x - 8, 288), (x, 276), (x + 8, 288), (x + 12, 352)], light(stone, 0.12))
        + polygon([(x, 276), (x + 8, 288), (x + 12, 352), (x, 352)], dark(stone, 0.26))
        for x in (68, 154, 247, 342, 424)
    )
    bridge += path(deck, light(stone, 0.1)) + line("M-10 286Q240 250 490 286", dark(stone, 0.34), 3)
    bridge += "".join(
        rect(x - 1, 236 + (x - 240) ** 2 * 0.00062, 9, 22, light(stone, 0.2)) for x in range(6, 480, 26)
    )
    water = rect(
        -5,
        338,
        490,
        70,
        linear((0, 338), (0, 400), (0, mix(haze, t.zenith, 0.5)), (1, mix(t.zenith, t.ink, 0.4))),
    )
    water += "".join(
        line(f"M{x:.0f} {y:.0f}q10 -5 {w:.0f} 0", light(haze, 0.3), 2.2, 0.6)
        for x, y, w in (
            (dice.uniform(-10, 460), dice.uniform(344, 396), dice.uniform(18, 54)) for _ in range(36)
        )
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.6),
            Sheet(tower + dome, 0.8),
            Sheet(bridge, 1.2, box=band(222)),
            Sheet(water, 0.7, rim=False, box=band(334)),
        ),
    )


def mountain_pass(tones: Tones, dice: Random) -> Backdrop:
    """A pass under snow: a track between stakes climbs to a hospice with a bell, the high range behind."""
    t, haze = tones, tones.horizon
    far = peaks(dice, 244, 214, t.depth(0.16), haze, 4, 0.62)
    middle = peaks(dice, 300, 104, t.depth(0.36), haze, 5, 0.8)
    snow = light(haze, 0.62)
    slope = path(
        "M-10 268Q90 250 170 290T330 286T490 256V410H-10Z",
        linear((0, 256), (0, 400), (0, snow), (1, mix(snow, t.zenith, 0.3))),
    )
    slope += path(
        "M260 300Q230 320 262 338Q300 358 236 380Q210 392 200 410H324"
        "Q340 384 356 370Q372 350 318 334Q276 320 286 300Z",
        mix(snow, t.land, 0.42),
    )
    stone = mix(t.depth(0.5), PAPERS["slate"], 0.2)
    house = (
        rect(84, 226, 92, 70, stone)
        + rect(142, 226, 34, 70, dark(stone, 0.3))
        + polygon([(74, 232), (102, 192), (160, 192), (186, 232)], snow)
    )
    house += (
        polygon([(160, 192), (186, 232), (168, 232), (146, 192)], dark(snow, 0.2))
        + path(arch(112, 296, 22, 42), dark(stone, 0.6))
        + path(arch(156, 262, 12, 20), t.lamp)
    )
    house += (
        rect(120, 158, 20, 36, stone)
        + path(arch(130, 188, 10, 20), dark(stone, 0.6))
        + polygon([(114, 160), (130, 142), (146, 160)], snow)
    )
    stakes = "".join(
        rect(x, y - h, 6, h, dark(t.depth(0.9), 0.1)) + rect(x - 1, y - h - 3, 8, 5, snow)
        for x, y, h in ((226, 350, 40), (330, 364, 48), (186, 396, 60), (262, 318, 28))
    )
    firs = "".join(
        pine(x, y, h, t.depth(0.8))
        + polygon([(x - h * 0.07, y - h * 0.84), (x, y - h), (x + h * 0.07, y - h * 0.84)], snow)
        for x, y, h in ((18, 340, 120), (54, 358, 86), (426, 340, 92), (462, 356, 132))
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.7),
            Sheet(middle, 0.8),
            Sheet(house, 1.0),
            Sheet(slope, 0.9),
            Sheet(stakes + firs, 1.1),
        ),
        (Sheet(path("M-10 392Q100 374 220 390T490 380V420H-10Z", light(snow, 0.3)), 0.9),),
    )


def toll_gate(tones: Tones, dice: Random) -> Backdrop:
    """A valley shut by a gate tower: the road runs through it under the royal arms, a torrent beside it."""
    t, haze = tones, tones.horizon
    far = peaks(dice, 250, 190, t.depth(0.14), haze, 4, 0.44)
    flanks = path("M-10 120L60 176L104 262L150 330V410H-10Z", t.depth(0.4)) + path(
        "M60 176L104 262L150 330H104L74 250Z", dark(t.depth(0.4), 0.28)
    )
    flanks += path("M490 104L424 160L378 252L330 330V410H490Z", t.depth(0.44)) + path(
        "M424 160L378 252L330 330H366L400 250Z", light(t.depth(0.44), 0.1)
    )
    flanks += "".join(
        pine(x, y, h, t.depth(0.6))
        for x, y, h in (
            (30, 260, 70),
            (66, 300, 84),
            (102, 330, 62),
            (412, 300, 80),
            (448, 268, 74),
            (380, 326, 58),
        )
    )
    stone = mix(t.depth(0.46), PAPERS["tan"], 0.36)
    gate = (
        rect(172, 120, 136, 232, stone)
        + rect(262, 120, 46, 232, dark(stone, 0.28))
        + war.battlements(166, 118, 148, stone, 9, 11)
    )
    gate += path(arch(240, 354, 92, 130), dark(stone, 0.34)) + path(
        arch(240, 354, 76, 118), mix(haze, t.land, 0.4)
    )
    gate += path("M202 354L224 300Q240 292 256 300L278 354Z", mix(haze, PAPERS["tan"], 0.5))
    grid = (
        "".join(rect(206 + k * 13.4, 230, 4, 40, t.ink) for k in range(6))
        + rect(202, 246, 76, 4, t.ink)
        + rect(202, 262, 76, 4, t.ink)
    )
    gate += grid + pales(214, 138, 52, 62, t, 0.3) + rect(208, 132, 64, 7, dark(stone, 0.4))
    gate += "".join(path(arch(x, 200, 10, 34), dark(stone, 0.65)) for x in (190, 288))
    wall = "".join(
        rect(x, 240, 70, 112, dark(stone, 0.08)) + war.battlements(x, 238, 70, dark(stone, 0.08), 5, 9)
        for x in (104, 306)
    )
    road = path("M208 350Q180 372 120 410H330Q290 372 272 350Z", mix(haze, PAPERS["tan"], 0.5)) + hills(
        dice, 352, 3, t.depth(0.68), haze, 3, 0.0
    )
    road += path("M206 350Q180 372 112 410H318Q290 372 274 350Z", mix(t.depth(0.4), PAPERS["tan"], 0.6))
    stream = path(
        "M330 352Q352 366 372 380T420 410H490V386Q420 372 352 350Z", mix(t.zenith, haze, 0.5)
    ) + line("M346 358q20 6 30 16M386 374q26 8 40 22M420 384q30 6 50 8", light(haze, 0.5), 2.4, 0.8)
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.6),
            Sheet(flanks, 0.9),
            Sheet(wall, 0.9),
            Sheet(gate, 1.2),
            Sheet(road + stream, 0.8, box=band(340)),
        ),
        (Sheet(grass(dice, 390, dark(t.depth(1), 0.1), 22), 1.0),),
    )
