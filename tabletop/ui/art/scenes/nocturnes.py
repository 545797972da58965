"""Scenes of a dark age under a silver moon: where things are sold, judged, hidden and prayed for."""

from __future__ import annotations

import math
from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.scenes.kit import (
    HEIGHT,
    WIDTH,
    Backdrop,
    band,
    dimmed,
    hills,
    houses,
    masonry,
    standing,
    tiles,
    wall_tone,
)
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, ellipse, group, light, line, linear, mix, path, polygon, rect


def _lancet(x: float, y: float, w: float, h: float) -> str:
    """Trace a pointed window whose foot is centred on (x, y)."""
    half, spring = w / 2, y - h + w * 0.9
    return (
        f"M{x - half:.1f} {y:.1f}V{spring:.1f}Q{x - half:.1f} {y - h + w * 0.25:.1f} {x:.1f} {y - h:.1f}"
        f"Q{x + half:.1f} {y - h + w * 0.25:.1f} {x + half:.1f} {spring:.1f}V{y:.1f}Z"
    )


def _spire(x: float, y: float, w: float, h: float, tone: str, lamp: str) -> str:
    """Cut a slender tower with a steep roof and a lit slit; it stands on (x, y)."""
    roof = y - h * 0.56
    shade = dark(tone, 0.3)
    body = rect(x - w / 2, roof, w, y - roof, tone) + rect(x + w * 0.12, roof, w * 0.38, y - roof, shade)
    cone = polygon([(x - w * 0.66, roof), (x, y - h), (x + w * 0.66, roof)], tone)
    cone += polygon([(x, y - h), (x + w * 0.66, roof), (x + w * 0.1, roof)], shade)
    finial = line(f"M{x} {y - h}v-12M{x - 4} {y - h - 7}h8", tone, 2)
    return finial + body + cone + path(_lancet(x - w * 0.1, roof + w * 0.95, w * 0.22, w * 0.62), lamp)


def auction_room(tones: Tones, dice: Random) -> Backdrop:
    """A vaulted room where everything has its price: moonlight in lancets, a chandelier, a long table of gold."""
    t = tones
    stone = wall_tone(t, 0.66)
    wall = rect(-5, -5, 490, 410, linear((0, 0), (0, 360), (0, dark(stone, 0.4)), (1, stone)))
    wall += masonry(dice, 0, 20, 480, 300, stone, 34)
    for x in (70, 410):
        wall += path(_lancet(x, 250, 68, 190), dark(stone, 0.4))
        wall += path(_lancet(x, 246, 54, 176), linear((0, 70), (0, 250), (0, t.horizon), (1, t.zenith)))
        wall += line(f"M{x} 72V246M{x - 27} 150h54M{x - 27} 200h54", dark(stone, 0.5), 3)
    ribs = "".join(
        line(f"M{x} 330V150Q{x + side * 30} 40 240 -20", light(stone, 0.1), 13)
        + line(f"M{x + 3} 330V152Q{x + 3 + side * 30} 44 244 -16", dark(stone, 0.4), 5)
        for x, side in ((140, 1), (340, -1))
    )
    gold = PAPERS["gold"]
    ring = ellipse(240, 66, 96, 15, dark(gold, 0.5)) + ellipse(240, 63, 88, 11, dark(stone, 0.4))
    ring = line("M240 -10L150 64M240 -10L330 64M240 -10V54", dark(gold, 0.4), 2.4) + ring
    ring += line("M146 68Q240 94 334 68", gold, 4)
    ring += "".join(
        standing(Prop(prop="candles", at=(x, 66 + 12 * math.cos((x - 240) / 62)), size=0.58), t)
        for x in (152, 196, 240, 284, 328)
    )
    cloth = dimmed(t, "crimson", 0.4)
    board = path("M-10 348H490V410H-10Z", linear((0, 348), (0, 400), (0, cloth), (1, dark(cloth, 0.5))))
    board += path("M-10 338Q240 328 490 338V352Q240 344 -10 352Z", light(cloth, 0.12))
    board += line("M-10 358Q240 350 490 358", gold, 3) + "".join(
        line(f"M{x} 360v{7 + x % 3}", gold, 2.2, 0.8) for x in range(-4, 490, 9)
    )
    heaps = "".join(
        standing(Prop(prop="coin-pile", at=(x, 346), size=s, count=n), t)
        for x, s, n in ((44, 0.52, 24), (110, 0.36, 14), (380, 0.36, 16), (440, 0.55, 26))
    )
    return Backdrop(
        dark(stone, 0.4),
        stone,
        (Sheet(wall, 0.0, rim=False), Sheet(ribs, 1.0), Sheet(ring, 1.2, box=band(-10, 110))),
        (Sheet(board, 1.3, box=band(326)), Sheet(heaps, 0.7, box=band(270, 356))),
        open_sky=False,
        glow=(240, 110, 260, "#ffcf7a", 0.42),
    )


def tribunal(tones: Tones, dice: Random) -> Backdrop:
    """The hall of an inquisition: a black dais with three high seats, a pale cross between sword and branch."""
    t = tones
    stone, wood = wall_tone(t, 0.7), mix(PAPERS["coal"], wall_tone(t, 0.7), 0.3)
    wall = rect(-5, -5, 490, 410, linear((0, 0), (0, 330), (0, dark(stone, 0.4)), (1, light(stone, 0.06))))
    wall += masonry(dice, 0, 20, 480, 260, stone, 30)
    pall, pale = dimmed(t, "black", 0.2), dimmed(t, "silver", 0.1)
    drape = path("M164 -5H316V214Q278 236 240 224Q202 236 164 214Z", pall)
    drape += path("M246 -5H316V214Q280 234 246 225Z", dark(pall, 0.4)) + line(
        "M168 206Q202 228 240 216Q278 228 312 206", pale, 3
    )
    signs = rect(235, 38, 10, 128, pale) + rect(208, 72, 64, 10, pale)
    signs += path("M190 162L194 84L190 68L186 84ZM178 150h24v5h-24ZM187 155h6v17h-6Z", pale)
    leaf = "M0 0Q10 -8 4 -20Q-6 -12 0 0Z"
    signs += line("M290 170Q284 120 292 72", pale, 3.4) + "".join(
        group(path(leaf, pale), (289, y), turn=turn)
        for y, turn in ((150, 40), (134, -44), (118, 40), (102, -44), (88, 20))
    )
    seats = ""
    for x, h in ((110, 132), (370, 132), (240, 168)):
        top = 318 - h
        seats += path(
            f"M{x - 40} 330V{top + 26}Q{x - 20} {top + 20} {x} {top - 10}"
            f"Q{x + 20} {top + 20} {x + 40} {top + 26}V330Z",
            wood,
        )
        seats += path(
            f"M{x + 6} {top - 4}Q{x + 22} {top + 20} {x + 40} {top + 26}V330H{x + 6}Z", dark(wood, 0.4)
        )
        seats += path(f"M{x - 28} 330V{top + 46}H{x + 28}V330Z", dimmed(t, "crimson", 0.45))
        seats += circle(x, top - 14, 6, pale)
    dais = rect(-5, 296, 490, 60, linear((0, 296), (0, 356), (0, light(wood, 0.1)), (1, dark(wood, 0.4))))
    dais += rect(-5, 292, 490, 8, light(wood, 0.22)) + "".join(
        rect(x, 308, 72, 38, dark(wood, 0.34), corner=2) for x in range(-24, 480, 88)
    )
    lights = "".join(
        rect(x - 4, 190, 8, 150, dark(pale, 0.5))
        + ellipse(x, 190, 26, 6, dark(pale, 0.3))
        + standing(Prop(prop="candles", at=(x, 188), size=0.8, count=3), t)
        for x in (34, 446)
    )
    floor = tiles(350, dark(stone, 0.5), dark(stone, 0.2))
    return Backdrop(
        stone,
        stone,
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(drape + signs, 1.0, box=(158, -6, 164, 246)),
            Sheet(seats, 1.1),
            Sheet(dais, 1.1, box=band(288, 360)),
            Sheet(floor, 0.5, rim=False, box=band(346)),
            Sheet(lights, 0.9),
        ),
        open_sky=False,
        glow=(240, 170, 300, light(stone, 0.35), 0.5),
    )


def black_city(tones: Tones, dice: Random) -> Backdrop:
    """A city of black spires behind its wall, seen over the water that mirrors its lights."""
    t, haze = tones, tones.horizon
    far = "".join(
        _spire(
            x + dice.uniform(-10, 10), 300, dice.uniform(20, 30), dice.uniform(120, 210), t.depth(0.2), t.lamp
        )
        for x in (24, 90, 150, 214, 262, 330, 392, 452)
    ) + houses(dice, 280, t.depth(0.28), t.lamp, scale=0.6, lit=0.4)
    near = "".join(
        _spire(x, 330, w, h, t.depth(0.6), t.lamp)
        for x, w, h in ((46, 44, 236), (112, 34, 168), (372, 36, 180), (438, 46, 250))
    ) + houses(dice, 330, t.depth(0.56), t.lamp, scale=0.72, lit=0.55)
    wall = rect(-5, 318, 490, 60, t.depth(0.78)) + "".join(
        rect(x, 310, 14, 12, t.depth(0.78)) for x in range(-4, 490, 24)
    )
    wall += "".join(rect(x - 16, 300, 32, 60, t.depth(0.84)) for x in (130, 350))
    water = rect(
        -5, 356, 490, 60, linear((0, 356), (0, 400), (0, mix(haze, t.ink, 0.3)), (1, dark(t.zenith, 0.5)))
    )
    water += "".join(
        line(f"M{x:.0f} {y:.0f}h{w:.0f}", mix(t.lamp, t.glow, dice.random()), 1.8, 0.55)
        for x, y, w in (
            (dice.uniform(0, 470), dice.uniform(362, 396), dice.uniform(6, 26)) for _ in range(40)
        )
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.7),
            Sheet(near, 1.0),
            Sheet(wall, 1.0, box=band(296)),
            Sheet(water, 0.5, rim=False, box=band(352)),
        ),
    )


def cathedral(tones: Tones, dice: Random) -> Backdrop:
    """The front of a cathedral: two towers, a great rose of glass lit from within, a portal above its steps."""
    t = tones
    far = houses(dice, 330, t.depth(0.3), t.lamp, scale=0.8, lit=0.4)
    stone = mix(t.depth(0.55), PAPERS["slate"], 0.35)
    shade, edge = dark(stone, 0.34), light(stone, 0.14)
    front = ""
    for x in (126, 354):
        front += rect(x - 46, 92, 92, 262, stone) + rect(x + 12, 92, 34, 262, shade)
        front += polygon([(x - 50, 92), (x, -24), (x + 50, 92)], stone)
        front += polygon([(x, -24), (x + 50, 92), (x + 10, 92)], shade)
        front += "".join(
            polygon([(x + k - 7, 94), (x + k, 52), (x + k + 7, 94)], edge if k < 0 else shade)
            for k in (-42, 42)
        )
        front += "".join(path(_lancet(x + k, 190, 20, 78), dark(stone, 0.6)) for k in (-20, 14))
        front += path(_lancet(x - 3, 300, 44, 84), dark(stone, 0.5)) + rect(x - 50, 200, 100, 7, edge)
    front += rect(172, 130, 136, 224, light(stone, 0.05)) + polygon(
        [(164, 132), (240, 62), (316, 132)], stone
    )
    front += polygon([(240, 62), (316, 132), (252, 132)], shade) + rect(166, 226, 148, 7, edge)
    glass: tuple[Paper, ...] = ("amber", "scarlet", "cobalt", "gold", "violet", "amber", "teal", "crimson")
    rose = circle(240, 176, 48, dark(stone, 0.6)) + circle(240, 176, 42, PAPERS["amber"])
    for k in range(16):
        a = k * math.tau / 16
        rose += group(ellipse(0, -29, 6.4, 11, PAPERS[glass[k % 8]]), (240, 176), turn=math.degrees(a))
        rose += line(
            f"M240 176L{240 + 42 * math.sin(a + 0.2):.1f} {176 - 42 * math.cos(a + 0.2):.1f}",
            dark(stone, 0.6),
            2,
        )
    rose += circle(240, 176, 13, dark(stone, 0.6)) + circle(240, 176, 10, light(PAPERS["amber"], 0.5))
    door = path(_lancet(240, 352, 100, 112), shade) + path(_lancet(240, 352, 84, 100), dark(stone, 0.2))
    door += path(_lancet(240, 352, 66, 88), dark(stone, 0.72)) + path(_lancet(240, 352, 40, 70), t.lamp, 0.8)
    steps = "".join(
        rect(150 - k * 26, 350 + k * 15, 180 + k * 52, 18, dark(stone, 0.1 + 0.12 * k)) for k in range(4)
    )
    ground = rect(-5, 352, 490, 60, t.depth(0.86)) + steps
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(front + rose + door, 1.2), Sheet(ground, 0.9, box=band(346))),
        glow=(240, 190, 220, "#ffb860", 0.3),
    )


def cove(tones: Tones, dice: Random) -> Backdrop:
    """A smugglers' cove: the mouth of a cave on a moonlit sea, a ship without lanterns, casks on the sand."""
    t = tones
    deep, shallow = mix(t.zenith, t.ink, 0.3), mix(t.horizon, t.zenith, 0.35)
    water = rect(-5, 226, 490, 160, linear((0, 226), (0, 380), (0, shallow), (1, deep)))
    water += "".join(
        line(f"M{240 + dice.gauss(0, 50):.0f} {y:.0f}q8 -3 {dice.uniform(12, 40):.0f} 0", t.glow, 2, 0.6)
        for y in range(232, 350, 4)
    )
    ship = group(
        path("M-70 -14Q-40 0 0 -2H56L70 -20Q64 18 46 22H-46Q-62 12 -70 -14Z", t.depth(0.8))
        + line("M-20 0V-104M28 0V-86", t.depth(0.8), 4)
        + path("M-54 -92Q-20 -84 12 -94Q8 -50 16 -24Q-20 -32 -52 -24Q-44 -60 -54 -92Z", t.depth(0.62))
        + path("M8 -76Q30 -70 52 -76Q50 -46 56 -26Q30 -32 12 -26Q16 -50 8 -76Z", t.depth(0.7)),
        (300, 246),
        size=0.72,
    )
    rim = [
        (
            240 + math.cos(a) * 190 * dice.uniform(0.92, 1.06),
            214 + math.sin(a) * 176 * dice.uniform(0.9, 1.06),
        )
        for a in (-k * math.tau / 18 for k in range(18))
    ]
    rock = t.depth(0.82)
    hole = "L".join(f"{x:.0f} {y:.0f}" for x, y in rim)
    cave = path(f"M-10 -10H490V410H-10ZM{hole}Z", linear((0, 0), (0, 400), (0, dark(rock, 0.25)), (1, rock)))
    cave += line(f"M{hole}Z", light(rock, 0.14), 3, 0.6)
    sand = path("M-10 360Q80 336 180 350T350 346T490 356V410H-10Z", mix(t.depth(0.6), PAPERS["tan"], 0.16))
    sand += "".join(
        ellipse(x, 372 + x % 17, 16, 3, dark(t.depth(0.8), 0.2), 0.6) for x in (60, 130, 214, 300, 388, 440)
    )
    casks = standing(Prop(prop="barrel", at=(52, 352), size=0.8), t) + standing(
        Prop(prop="barrel", at=(432, 348), size=0.74), t
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(water, 0.3, rim=False, box=band(222, 386)),
            Sheet(ship, 0.7),
            Sheet(cave, 1.4),
            Sheet(sand, 0.9, box=band(330)),
            Sheet(casks, 0.9),
        ),
    )


def black_hall(tones: Tones, dice: Random) -> Backdrop:
    """A throne hall of pointed arches: banners of a black sword on silver, a carpet, moonlight on the flags."""
    t = tones
    stone = wall_tone(t, 0.6)
    wall = rect(-5, -5, 490, 410, linear((0, 0), (0, 340), (0, dark(stone, 0.4)), (1, stone)))
    wall += masonry(dice, 0, 20, 480, 300, stone, 30)
    wall += "".join(
        path(_lancet(x, 290, w + 16, h + 14), dark(stone, 0.34))
        + path(_lancet(x, 288, w, h), linear((0, 80), (0, 290), (0, t.zenith), (1, t.horizon)))
        for x, w, h in ((36, 44, 180), (240, 116, 250), (444, 44, 180))
    )
    wall += line("M240 40V288M182 150H298M182 220H298", dark(stone, 0.5), 4)
    piers = "".join(
        rect(
            x - 17,
            -5,
            34,
            350,
            linear((x - 17, 0), (x + 17, 0), (0, light(stone, 0.2)), (1, dark(stone, 0.4))),
        )
        + rect(x - 24, 92, 48, 10, light(stone, 0.2), corner=2)
        + rect(x - 24, 328, 48, 18, dark(stone, 0.1), corner=2)
        for x in (104, 376)
    )
    cloth, ink = dimmed(t, "silver", 0.16), dimmed(t, "black", 0.1)
    banners = "".join(
        path(f"M{x - 24} 106H{x + 24}V232L{x} 252L{x - 24} 232Z", cloth)
        + path(f"M{x + 6} 106H{x + 24}V232L{x + 6} 247Z", dark(cloth, 0.3))
        + path(f"M{x} 238L{x - 5} 206V146H{x + 5}V206ZM{x - 17} 138h34v7h-34ZM{x - 3} 118h6v22h-6Z", ink)
        + line(f"M{x - 29} 106H{x + 29}", dark(cloth, 0.5), 5)
        for x in (104, 376)
    )
    floor = tiles(336, dark(stone, 0.4), light(stone, 0.04))
    carpet = polygon([(206, 336), (274, 336), (350, 410), (130, 410)], dimmed(t, "plum", 0.3)) + line(
        "M212 336L142 410M268 336L338 410", cloth, 3
    )
    return Backdrop(
        stone,
        stone,
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(piers, 1.2),
            Sheet(banners, 0.9),
            Sheet(floor + carpet, 0.5, rim=False, box=band(332)),
        ),
        open_sky=False,
        glow=(240, 180, 230, t.glow, 0.34),
    )


def wheat_field(tones: Tones, dice: Random) -> Backdrop:
    """A field of ripe wheat with stooks in the stubble, a village with its church on the hill."""
    t, haze = tones, tones.horizon
    gold = mix(t.depth(0.3), PAPERS["amber"], 0.42)
    far = hills(dice, 238, 14, t.depth(0.1), haze)
    village = "".join(
        rect(x, 250 - h, 22, h + 30, mix(t.depth(0.3), PAPERS["tan"], 0.3))
        + polygon([(x - 4, 250 - h), (x + 11, 236 - h), (x + 26, 250 - h)], t.depth(0.46))
        for x, h in ((330, 12), (356, 20), (398, 16), (424, 8))
    )
    village += rect(378, 186, 18, 80, mix(t.depth(0.3), PAPERS["tan"], 0.3)) + polygon(
        [(374, 188), (387, 162), (400, 188)], t.depth(0.46)
    )
    field = path(
        "M-10 282Q120 252 250 272T490 262V410H-10Z",
        linear((0, 255), (0, 400), (0, gold), (1, dark(gold, 0.4))),
    )
    field += "".join(
        line(
            f"M{240 + (x - 240) * 0.4:.0f} 270Q{240 + (x - 240) * 0.7:.0f} 320 {x} 410",
            dark(gold, 0.28),
            3,
            0.6,
        )
        for x in range(-200, 700, 60)
    )
    stooks = "".join(
        standing(Prop(prop="sheaf", at=(x, y), size=s), t)
        for x, y, s in (
            (52, 330, 0.72),
            (116, 306, 0.5),
            (160, 292, 0.36),
            (392, 312, 0.52),
            (440, 336, 0.74),
        )
    )
    ears = "".join(
        line(
            f"M{x:.0f} {HEIGHT + 6}Q{x + lean * 0.4:.0f} {y + 24:.0f} {x + lean:.0f} {y:.0f}",
            dark(gold, 0.3),
            2,
        )
        + group(ellipse(0, -8, 3, 10, tone), (x + lean, y), turn=lean * 2)
        for x, lean, y, tone in (
            (
                dice.uniform(-6, WIDTH + 6),
                dice.uniform(-9, 9),
                dice.uniform(352, 386),
                dice.choice((light(gold, 0.2), gold, dark(gold, 0.16))),
            )
            for _ in range(64)
        )
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(village, 0.7), Sheet(field, 0.9), Sheet(stooks, 0.9)),
        (Sheet(ears, 1.0, box=band(334)),),
    )
