"""Scenes of what a realm lives by: a mill on its river, a salt mine, a mint, a fair, a room of scribes."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import blaze, planks
from tabletop.ui.art.scenes.kit import (
    Backdrop,
    band,
    bunting,
    bush,
    dimmed,
    grass,
    hills,
    houses,
    masonry,
    peaks,
    poplar,
    standing,
    tiles,
    wall_tone,
)
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, linear, mix, path, polygon, rect


def watermill(tones: Tones, dice: Random) -> Backdrop:
    """A mill on its river: a great wheel under a steep roof, a weir, willows on the other bank."""
    t, haze = tones, tones.horizon
    far = hills(dice, 236, 14, t.depth(0.1), haze) + "".join(
        poplar(x, 268, h, t.depth(0.3)) for x, h in ((336, 70), (362, 92), (388, 64), (446, 86))
    )
    bank = hills(dice, 276, 6, t.depth(0.42), haze, 4, 0.2) + "".join(
        bush(x, 296, r, t.depth(0.5)) for x, r in ((330, 18), (400, 24), (462, 20))
    )
    stone, wood = mix(t.depth(0.55), PAPERS["tan"], 0.22), mix(t.depth(0.75), PAPERS["brown"], 0.35)
    house = rect(-10, 150, 196, 200, stone) + rect(126, 150, 60, 200, dark(stone, 0.3))
    house += masonry(dice, 0, 170, 120, 150, stone, 16)
    house += polygon([(-24, 156), (88, 56), (204, 156)], wood) + polygon(
        [(88, 56), (204, 156), (120, 156)], dark(wood, 0.36)
    )
    house += "".join(
        line(f"M{-8 + k * 20} {148 - k * 18}H{188 - k * 21}", dark(wood, 0.3), 2, 0.7) for k in range(5)
    )
    house += rect(118, 72, 22, 44, dark(stone, 0.24)) + "".join(
        path(f"M{x} {y}v-26a12 12 0 0 1 24 0v26Z", t.lamp)
        + line(f"M{x + 12} {y}v-38M{x} {y - 18}h24", dark(wood, 0.3), 3)
        for x, y in ((36, 226), (92, 226))
    )
    wheel = ""
    for k in range(12):
        wheel += group(
            rect(-3, -74, 6, 74, wood) + rect(-15, -84, 30, 12, dark(wood, 0.2)),
            (186, 290),
            turn=k * 30.0 + 8,
        )
    ring = "".join(
        line(f"M186 {290 - r}A{r} {r} 0 1 1 185.9 {290 - r}", tone, 6)
        for r, tone in ((72, wood), (44, dark(wood, 0.2)))
    )
    wheel += ring + circle(186, 290, 12, dark(wood, 0.5)) + circle(184, 288, 6, PAPERS["iron"])
    water = rect(
        -5,
        338,
        490,
        70,
        linear((0, 338), (0, 400), (0, mix(haze, t.zenith, 0.4)), (1, mix(t.zenith, t.ink, 0.5))),
    )
    water += "".join(
        line(f"M{x:.0f} {y:.0f}q10 -4 {w:.0f} 0", light(t.glow, 0.2), 2, 0.55)
        for x, y, w in (
            (dice.uniform(0, 460), dice.uniform(344, 394), dice.uniform(14, 40)) for _ in range(30)
        )
    )
    foam = "".join(
        circle(x, y, r, light(haze, 0.6), 0.75)
        for x, y, r in (
            (132, 350, 9),
            (150, 356, 12),
            (172, 358, 14),
            (196, 358, 13),
            (220, 356, 11),
            (240, 352, 8),
        )
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.7),
            Sheet(bank, 0.8),
            Sheet(house, 1.1),
            Sheet(wheel, 1.1, box=(90, 196, 192, 190)),
            Sheet(water + foam, 0.6, rim=False, box=band(334)),
        ),
        (Sheet(grass(dice, 392, dark(t.depth(1), 0.1), 16), 1.0),),
    )


def salt_works(tones: Tones, dice: Random) -> Backdrop:
    """A salt mine in white cliffs: its timbered mouth, pans of brine that mirror the sky, heaps of salt."""
    t, haze = tones, tones.horizon
    chalk = mix(t.depth(0.2), PAPERS["ivory"], 0.6)
    far = hills(dice, 226, 16, t.depth(0.12), haze)
    cliff = path(
        "M-10 190L40 150L88 164L132 112L196 126L240 96L300 118L344 104L392 150L440 142L490 180V330H-10Z",
        chalk,
    )
    cliff += path(
        "M132 112L196 126L178 330H150ZM300 118L344 104L392 150L376 330H330ZM440 142L490 180V330H452Z",
        dark(chalk, 0.16),
    )
    cliff += "".join(
        line(f"M-10 {y}Q120 {y - 18} 240 {y - 4}T490 {y - 8}", dark(chalk, 0.14), 3, 0.6)
        for y in (206, 240, 272)
    )
    mouth = path("M186 330V262Q186 212 240 208Q294 212 294 262V330Z", dark(t.ink, 0.2))
    beam = mix(PAPERS["brown"], t.depth(0.6), 0.2)
    mouth += (
        rect(178, 216, 16, 116, beam)
        + rect(286, 216, 16, 116, dark(beam, 0.3))
        + rect(170, 204, 140, 18, light(beam, 0.1))
    )
    mouth += circle(240, 290, 26, t.lamp, 0.25) + line("M220 330L232 262M260 330L248 262", dark(beam, 0.1), 4)
    pans = rect(-5, 318, 490, 90, mix(chalk, t.land, 0.24))
    for x, y, w in (
        (10, 332, 130),
        (158, 332, 160),
        (336, 332, 140),
        (-30, 362, 150),
        (142, 362, 196),
        (362, 362, 150),
    ):
        pans += polygon(
            [(x + 6, y), (x + w - 6, y), (x + w, y + 22), (x, y + 22)],
            linear((0, y), (0, y + 22), (0, light(haze, 0.3)), (1, t.zenith)),
            0.85,
        )
    heaps = "".join(
        standing(Prop(prop="salt-heap", at=(x, y), size=s, flip=x > 240), t)
        for x, y, s in ((62, 332, 0.62), (136, 322, 0.38), (420, 334, 0.66), (346, 322, 0.36))
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.6),
            Sheet(cliff, 1.0),
            Sheet(mouth, 0.8),
            Sheet(pans, 0.6, rim=False, box=band(314)),
            Sheet(heaps, 0.9),
        ),
    )


def mint(tones: Tones, dice: Random) -> Backdrop:
    """A mint: the furnace and its crucible, a beam balance, shelves of dies, baskets of new coins."""
    t = tones
    stone, wood = wall_tone(t, 0.58), mix(PAPERS["brown"], wall_tone(t, 0.6), 0.25)
    wall = rect(-5, -5, 490, 410, linear((0, 0), (0, 350), (0, dark(stone, 0.34)), (1, stone)))
    wall += masonry(dice, 0, 30, 480, 290, stone, 40)
    oven = path("M318 350V170Q318 120 392 116Q466 120 466 170V350Z", dark(stone, 0.2)) + rect(
        352, -5, 80, 128, dark(stone, 0.28)
    )
    oven += path("M344 350V238Q344 190 392 188Q440 190 440 238V350Z", dark(t.ink, 0.1))
    oven += (
        blaze(392, 340, 42, 110)
        + path("M362 344H422L412 302H372Z", PAPERS["iron"])
        + ellipse(392, 302, 22, 6, "#ffe9a0")
    )
    oven += "".join(line(f"M{x} 180a60 60 0 0 1 {w} 0", light(stone, 0.14), 4, 0.7) for x, w in ((340, 104),))
    beams = planks(-5, -6, 490, 30, wood, 2)
    balance = rect(84, 60, 6, 210, dark(PAPERS["gold"], 0.3)) + line("M26 92Q87 66 148 92", PAPERS["gold"], 5)
    balance += "".join(
        line(f"M{x} 92L{x - 22} 150M{x} 92L{x + 22} 150", dark(PAPERS["gold"], 0.2), 2)
        + path(f"M{x - 26} 150H{x + 26}Q{x + 18} 166 {x} 166Q{x - 18} 166 {x - 26} 150Z", PAPERS["gold"])
        for x in (28, 146)
    )
    balance += rect(52, 266, 70, 10, dark(PAPERS["gold"], 0.3), corner=3)
    bench = (
        planks(-10, 274, 196, 16, light(wood, 0.1), 1)
        + rect(4, 290, 14, 70, wood)
        + rect(156, 290, 14, 70, dark(wood, 0.3))
    )
    bench += "".join(
        rect(x, 306 + k % 2 * 4, 20, 44, PAPERS["iron"], corner=3)
        + rect(x + 11, 306 + k % 2 * 4, 9, 44, dark(PAPERS["iron"], 0.4), corner=3)
        for k, x in enumerate((34, 62, 90, 118))
    )
    floor = tiles(346, dark(stone, 0.4), dark(stone, 0.14))
    coins = "".join(
        standing(Prop(prop="coin-pile", at=(x, y), size=s, count=n), t)
        for x, y, s, n in ((34, 276, 0.3, 8), (150, 276, 0.34, 12), (452, 388, 0.5, 20), (40, 392, 0.5, 18))
    )
    return Backdrop(
        stone,
        stone,
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(oven, 1.1),
            Sheet(beams, 1.1, box=band(-8, 30)),
            Sheet(bench, 0.9),
            Sheet(balance, 0.9),
            Sheet(floor, 0.5, rim=False, box=band(342)),
            Sheet(coins, 0.7),
        ),
        open_sky=False,
        glow=(392, 260, 240, "#ff9a3c", 0.5),
    )


def fair(tones: Tones, dice: Random) -> Backdrop:
    """A fair before a walled town: tents and stalls under pennants, a squat church tower, mountains behind."""
    t, haze = tones, tones.horizon
    far = peaks(dice, 250, 130, t.depth(0.14), haze, 5, 0.34)
    stone = mix(t.depth(0.3), PAPERS["tan"], 0.4)
    town = houses(dice, 286, mix(t.depth(0.3), PAPERS["tan"], 0.2), t.lamp, scale=0.5, lit=0.3)
    town += (
        rect(208, 146, 64, 150, stone)
        + rect(246, 146, 26, 150, dark(stone, 0.28))
        + polygon([(200, 148), (240, 112), (280, 148)], mix(t.depth(0.5), PAPERS["rust"], 0.4))
    )
    town += "".join(path(f"M{x} 200v-22a8 8 0 0 1 16 0v22Z", dark(stone, 0.6)) for x in (216, 244)) + rect(
        206, 208, 68, 5, light(stone, 0.2)
    )
    town += rect(-5, 268, 490, 90, stone) + "".join(rect(x, 260, 12, 10, stone) for x in range(-4, 490, 22))
    cloths: tuple[tuple[float, float, float, Paper, Paper], ...] = (
        (44, 322, 1.0, "crimson", "gold"),
        (148, 306, 0.7, "cobalt", "ivory"),
        (336, 306, 0.7, "gold", "crimson"),
        (440, 324, 1.05, "green", "ivory"),
    )
    fruits: tuple[Paper, ...] = ("amber", "crimson", "moss", "amber", "plum", "crimson", "straw", "moss")

    def booth(x: float, y: float, size: float, one: Paper, other: Paper) -> str:
        a, b = mix(PAPERS[one], t.depth(0.5), 0.25), mix(PAPERS[other], t.depth(0.5), 0.25)
        drawing = "".join(rect(k, -70, 5, 76, mix(PAPERS["brown"], t.ink, 0.2)) for k in (-56, 51))
        drawing += "".join(
            polygon(
                [
                    (-62 + k * 15.5, -66),
                    (-46.5 + k * 15.5, -66),
                    (-34.5 + k * 11.5, -104),
                    (-46 + k * 11.5, -104),
                ],
                a if k % 2 else b,
            )
            for k in range(8)
        )
        drawing += "".join(
            path(f"M{-62 + k * 15.5} -66q7.700 16 15.500 0Z", dark(a if k % 2 else b, 0.14)) for k in range(8)
        )
        drawing += rect(-58, -28, 116, 34, mix(PAPERS["leather"], t.ink, 0.25)) + rect(
            -58, -32, 116, 6, mix(PAPERS["tan"], t.ink, 0.1)
        )
        drawing += "".join(
            circle(-46 + k * 13, -36 - k % 2 * 5, 7, mix(PAPERS[fruit], t.depth(0.5), 0.15))
            for k, fruit in enumerate(fruits)
        )
        drawing += line("M0 -104V-134", t.ink, 2) + path("M1 -134q16 4 30 -2q-8 8 -2 14q-14 4 -28 0Z", a)
        return group(drawing, (x, y), size=size)

    stalls = "".join(booth(*cloth) for cloth in cloths)
    strings = bunting((-10, 60), (214, 150), t) + bunting((268, 150), (490, 54), t)
    ground = hills(dice, 326, 5, mix(t.depth(0.6), PAPERS["tan"], 0.3), haze, 3, 0.1)
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.6), Sheet(town, 0.9), Sheet(strings, 0.8), Sheet(stalls, 1.1), Sheet(ground, 0.8)),
        (Sheet(grass(dice, 392, dark(t.depth(1), 0.1), 18), 1.0),),
    )


def scriptorium(tones: Tones, dice: Random) -> Backdrop:
    """A room of scribes: round-headed windows on the light, slanting desks with open codices, chests of charters."""
    t = tones
    stone, wood = wall_tone(t, 0.4), mix(PAPERS["leather"], wall_tone(t, 0.6), 0.3)
    wall = rect(-5, -5, 490, 410, linear((0, 0), (0, 350), (0, dark(stone, 0.26)), (1, light(stone, 0.1))))
    wall += masonry(dice, 0, 20, 480, 300, stone, 40)
    for x in (84, 240, 396):
        wall += path(f"M{x - 44} 226V120A44 44 0 0 1 {x + 44} 120V226Z", dark(stone, 0.36))
        wall += path(
            f"M{x - 34} 222V122A34 34 0 0 1 {x + 34} 122V222Z",
            linear((0, 90), (0, 222), (0, t.zenith), (1, light(t.horizon, 0.3))),
        )
        wall += line(f"M{x} 88V222M{x - 34} 150H{x + 34}M{x - 34} 190H{x + 34}", dark(stone, 0.4), 3)
        wall += rect(x - 52, 222, 104, 10, light(stone, 0.2))
    vault = "".join(
        line(f"M{x - 78} 150A78 92 0 0 1 {x + 78} 150", light(stone, 0.16), 12)
        + rect(x - 88, 150, 20, 12, light(stone, 0.24), corner=2)
        for x in (84, 240, 396)
    ) + "".join(
        rect(
            x - 9, 160, 18, 200, linear((x - 9, 0), (x + 9, 0), (0, light(stone, 0.2)), (1, dark(stone, 0.3)))
        )
        for x in (6, 162, 318, 474)
    )
    desks = ""
    for x in (70, 410):
        desks += polygon([(x - 66, 296), (x + 66, 296), (x + 76, 330), (x - 76, 330)], light(wood, 0.12))
        desks += rect(x - 76, 330, 152, 60, wood) + rect(x - 62, 340, 124, 40, dark(wood, 0.2), corner=3)
        desks += path(
            f"M{x} 322Q{x - 20} 312 {x - 42} 320L{x - 36} 292Q{x - 18} 286 {x} 296"
            f"Q{x + 18} 286 {x + 36} 292L{x + 42} 320Q{x + 20} 312 {x} 322Z",
            PAPERS["parchment"],
        )
        desks += line(
            f"M{x} 320V296M{x - 32} 300h24M{x - 34} 307h26M{x + 8} 300h24M{x + 8} 307h26",
            dark(PAPERS["parchment"], 0.5),
            1.6,
        )
        desks += (
            rect(x - 32, 296, 8, 8, PAPERS["crimson"])
            + rect(x + 54, 280, 10, 16, PAPERS["black"], corner=2)
            + line(f"M{x + 59} 282L{x + 74} 248", PAPERS["ivory"], 3)
        )
    rolls = "".join(
        ellipse(x, y, 9, 9, dimmed(t, "parchment", 0.15)) + circle(x, y, 3.4, dark(stone, 0.4))
        for x, y in ((196, 330), (214, 330), (205, 315), (266, 330), (284, 330), (275, 315))
    )
    floor = tiles(346, dark(stone, 0.34), light(stone, 0.02))
    return Backdrop(
        stone,
        stone,
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(vault, 1.1),
            Sheet(rolls, 0.6, box=band(300, 345)),
            Sheet(floor, 0.5, rim=False, box=band(342)),
            Sheet(desks, 1.1, box=band(240)),
        ),
        open_sky=False,
        glow=(240, 150, 300, light(t.horizon, 0.3), 0.34),
    )
