"""Scenes of men under the open sky: camps, towns, castles, fields of battle."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Paper
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props import war
from tabletop.ui.art.scenes.kit import Backdrop, bush, grass, hills, houses, peaks, poplar
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, group, light, line, linear, mix, path, polygon, rect


def _cloth(tones: Tones, paper: Paper, nearness: float) -> str:
    """Dim a bright cloth to the light at its distance."""
    return mix(PAPERS[paper], tones.depth(nearness), 0.45)


def camp(tones: Tones, dice: Random) -> Backdrop:
    """An army's camp: tents behind tents and pennons over them."""
    t, haze = tones, tones.horizon

    def pavilion(x: float, y: float, size: float, paper: Paper, nearness: float) -> str:
        cloth, stripe = _cloth(t, paper, nearness), mix(PAPERS["ivory"], t.depth(nearness), 0.5)
        roof = (
            polygon([(-46, -34), (0, -86), (46, -34)], cloth)
            + polygon([(-16, -34), (0, -86), (10, -34)], stripe)
            + polygon([(0, -86), (46, -34), (16, -34)], dark(cloth, 0.3))
        )
        body = (
            polygon([(-40, -34), (-36, 0), (36, 0), (40, -34)], dark(cloth, 0.12))
            + polygon([(-7, 0), (0, -30), (7, 0)], dark(cloth, 0.6))
            + polygon([(14, -34), (12, 0), (36, 0), (40, -34)], dark(cloth, 0.36))
        )
        pennon = line("M0 -86L0 -112", dark(cloth, 0.5), 2) + path(
            "M1 -112q12 -4 26 6q-14 2 -26 6Z", light(cloth, 0.1)
        )
        return group(roof + body + pennon, (x, y), size=size)

    far = (
        hills(dice, 240, 18, t.depth(0.08), haze)
        + "".join(pavilion(x, 270, 0.42, "straw", 0.3) for x in range(30, 470, 44))
        + hills(dice, 272, 7, t.depth(0.3), haze)
    )
    middle = (
        pavilion(52, 318, 1.0, "crimson", 0.45)
        + pavilion(146, 308, 0.8, "cobalt", 0.45)
        + pavilion(428, 318, 1.05, "ochre", 0.45)
        + pavilion(344, 308, 0.78, "green", 0.45)
        + hills(dice, 310, 6, t.depth(0.48), haze, 4, 0.2)
    )
    near = (
        pavilion(-8, 378, 1.9, "rust", 0.68)
        + pavilion(496, 380, 1.9, "indigo", 0.68)
        + hills(dice, 356, 7, t.depth(0.68), haze, 3, 0.0)
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.8), Sheet(middle), Sheet(near, 1.3)),
        (Sheet(grass(dice, 384, dark(t.depth(1), 0.1), 34), 1.1),),
    )


def town(tones: Tones, dice: Random) -> Backdrop:
    """The roofs of a town."""
    t = tones
    far = houses(dice, 268, t.depth(0.16), t.lamp, scale=0.72, lit=0.3)
    middle = houses(dice, 330, t.depth(0.46), t.lamp, scale=1.0, lit=0.5)
    near = houses(dice, 412, t.depth(0.8), t.lamp, scale=1.05, lit=0.4)
    return Backdrop(t.zenith, t.horizon, (Sheet(far, 0.8), Sheet(middle, 1.1), Sheet(near, 1.3)))


def castle(tones: Tones, dice: Random) -> Backdrop:
    """A castle on its hill, with a road that leads up."""
    t, haze = tones, tones.horizon
    far = peaks(dice, 262, 96, t.depth(0.1), haze, 5)
    stone = mix(t.depth(0.24), "#d8c4a0", 0.3)
    walls = "".join(
        war.keep(x, 262, w, h, stone if x < 260 else dark(stone, 0.1), flag=flag, lamp=t.lamp, cone=cone)
        for x, w, h, flag, cone in (
            (240, 54, 168, PAPERS["crimson"], ""),
            (196, 34, 120, "", _cloth(t, "rust", 0.3)),
            (288, 36, 132, "", _cloth(t, "rust", 0.3)),
            (152, 40, 92, PAPERS["gold"], ""),
            (330, 40, 92, PAPERS["gold"], ""),
        )
    )
    walls += (
        rect(134, 214, 214, 60, dark(stone, 0.08))
        + war.battlements(134, 212, 214, dark(stone, 0.04), 14, 9)
        + path("M226 272v-26a15 16 0 0 1 30 0v26Z", dark(stone, 0.75))
    )
    hill = path(
        "M-20 330C80 300 110 262 150 258L336 258C380 266 410 300 500 322L500 410L-20 410Z",
        linear((0, 258), (0, 400), (0, t.depth(0.42)), (1, t.depth(0.6))),
    )
    road = path(
        "M232 270C214 290 262 306 238 326C214 346 240 372 200 410L290 410C284 372 276 350 284 326"
        "C292 304 244 292 250 270Z",
        mix(t.horizon, t.land, 0.3),
        0.8,
    )
    trees = "".join(
        bush(x, y, r, t.depth(0.64))
        for x, y, r in ((70, 322, 18), (100, 312, 13), (398, 312, 15), (430, 326, 22))
    )
    near = hills(dice, 362, 8, t.depth(0.74), haze, 3, 0.0)
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(walls, 1.0), Sheet(hill + road + trees, 1.0), Sheet(near, 1.2)),
        (Sheet(grass(dice, 386, dark(t.depth(1), 0.1), 34), 1.1),),
    )


def battlefield(tones: Tones, dice: Random) -> Backdrop:
    """A field of battle: far hosts under their spears, torn banners, arrows in the ground."""
    t, haze = tones, tones.horizon
    smoke = "".join(
        circle(x, y, r, light(t.depth(0.1), 0.2), 0.2)
        for x, y, r in (
            (80, 190, 46),
            (120, 160, 36),
            (104, 128, 26),
            (392, 200, 50),
            (420, 160, 38),
            (400, 120, 26),
        )
    )
    far = smoke + hills(dice, 248, 10, t.depth(0.12), haze)

    colours: tuple[tuple[int, Paper], ...] = (
        (64, "crimson"),
        (196, "gold"),
        (300, "cobalt"),
        (424, "crimson"),
    )

    def host(y: float, tone: str, count: int) -> str:
        spears = "".join(
            line(f"M{x:.0f} {y + 8:.0f}l{dice.uniform(-6, 6):.0f} {-dice.uniform(34, 62):.0f}", tone, 2)
            for x in (dice.uniform(-6, 486) for _ in range(count))
        )
        helms = "".join(
            circle(x + dice.uniform(-3, 3), y + dice.uniform(-3, 3), 7, tone) for x in range(-4, 490, 13)
        )
        flags = "".join(
            line(f"M{x} {y}L{x} {y - 74}", tone, 2.6)
            + path(f"M{x + 1} {y - 74}q16 -8 34 2q-8 8 2 16q-18 6 -36 2Z", mix(PAPERS[c], tone, 0.4))
            for x, c in colours
        )
        return spears + helms + flags + rect(-5, y, 490, 200, tone)

    middle = host(282, t.depth(0.34), 46) + hills(dice, 304, 6, t.depth(0.42), haze, 4, 0.25)
    relics = "".join(
        group(
            line("M0 0L0 -54", PAPERS["tan"], 2.4)
            + polygon([(0, -50), (5, -58), (5, -70), (0, -62)], PAPERS["ivory"])
            + polygon([(0, -50), (-5, -58), (-5, -70), (0, -62)], PAPERS["parchment"]),
            (x, y),
            turn=turn,
        )
        for x, y, turn in ((34, 350, -22), (64, 362, 12), (430, 352, 20), (452, 366, -10), (394, 340, 8))
    )
    broken = line("M462 372L440 262", dark(PAPERS["brown"], 0.3), 4) + path(
        "M441 264q26 -10 44 8q-12 4 -6 14q8 4 2 16q-16 -4 -34 6Z", _cloth(t, "crimson", 0.7)
    )
    near = broken + relics + hills(dice, 350, 8, t.depth(0.72), haze, 4, 0.0)
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.6), Sheet(middle), Sheet(near, 1.3)),
        (Sheet(grass(dice, 386, dark(t.depth(1), 0.1), 34), 1.1),),
    )


def ramparts(tones: Tones, dice: Random) -> Backdrop:
    """On the ramparts: the parapet behind us, the land far below."""
    t, haze = tones, tones.horizon
    stone = mix(t.depth(0.6), "#b09a7c", 0.4)
    far = (
        hills(dice, 250, 16, t.depth(0.1), haze)
        + "".join(poplar(x, 286, h, t.depth(0.3)) for x, h in ((120, 26), (132, 32), (330, 28), (352, 34)))
        + hills(dice, 282, 8, t.depth(0.26), haze)
    )
    turret = war.keep(36, 330, 96, 226, dark(stone, 0.06), flag=PAPERS["crimson"], lamp=t.lamp) + war.keep(
        452, 330, 84, 180, dark(stone, 0.16), cone=_cloth(t, "rust", 0.5), lamp=t.lamp
    )
    parapet = "".join(
        rect(x, 268, 58, 60, stone)
        + rect(x + 42, 268, 16, 60, dark(stone, 0.3))
        + rect(x - 3, 262, 64, 9, light(stone, 0.18))
        for x in (-26, 74, 174, 274, 374, 474)
    )
    parapet += rect(-5, 318, 490, 90, linear((0, 318), (0, 400), (0, stone), (1, dark(stone, 0.4)))) + rect(
        -5, 316, 490, 6, light(stone, 0.18)
    )
    parapet += "".join(
        rect(
            dice.uniform(-10, 450),
            332 + dice.randint(0, 3) * 18,
            dice.uniform(24, 44),
            12,
            dark(stone, 0.26),
            0.6,
            corner=3,
        )
        for _ in range(26)
    )
    return Backdrop(t.zenith, t.horizon, (Sheet(far, 0.7), Sheet(turret, 1.0), Sheet(parapet, 1.3)))
