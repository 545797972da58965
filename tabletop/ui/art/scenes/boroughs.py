"""Scenes of towns: towers of glazed brick, houses over a gorge, the lists of a tournament."""

from __future__ import annotations

import itertools
from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props import war
from tabletop.ui.art.scenes.kit import Backdrop, arch, band, bunting, bush, hills, houses, pales, standing
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, light, line, linear, mix, path, polygon, rect


def mudejar(tones: Tones, dice: Random) -> Backdrop:
    """A town of brick: two towers laced with arches and glazed tiles, galleries of arches between them."""
    t, haze = tones, tones.horizon
    brick = mix(t.depth(0.4), PAPERS["rust"], 0.5)
    shade, pale = dark(brick, 0.3), mix(brick, PAPERS["straw"], 0.35)
    glazes = [mix(PAPERS[paper], t.depth(0.4), 0.2) for paper in _GLAZES]
    far = hills(dice, 244, 12, t.depth(0.12), haze) + houses(
        dice, 300, mix(t.depth(0.28), PAPERS["tan"], 0.25), t.lamp, scale=0.62, lit=0.3
    )
    towers = ""
    for x, w, top in ((92, 92, 40), (392, 84, 74)):
        left = x - w / 2
        towers += rect(left, top, w, 340, brick) + rect(x + w * 0.16, top, w * 0.34, 340, shade)
        towers += war.battlements(left - 4, top - 2, w + 8, brick, 7, 10)
        towers += path(arch(x, top + 320, w * 0.5, 96), dark(brick, 0.6))
        for row, y in enumerate((top + 22, top + 92, top + 162)):
            towers += rect(left - 3, y - 8, w + 6, 6, pale)
            if row != 1:
                towers += "".join(
                    path(arch(x + dx, y + 48, 22, 46), dark(brick, 0.62)) for dx in (-w * 0.22, w * 0.22)
                )
            else:
                lace = "".join(
                    f"M{left + k * w / 6} {y + 44}A{w / 6} {w / 6} 0 0 1 {left + (k + 2) * w / 6} {y + 44}"
                    for k in range(5)
                )
                towers += line(lace, pale, 3.4) + line(lace.replace(f" {y + 44}", f" {y + 26}"), pale, 2.4)
            towers += "".join(
                polygon(
                    [(px, y + 52), (px + 5.5, y + 58), (px, y + 64), (px - 5.5, y + 58)],
                    glazes[(k + row) % 3],
                )
                for k in range(7)
                for px in (left + 7 + k * (w - 14) / 6,)
            )
    gallery = rect(136, 210, 216, 150, mix(brick, PAPERS["tan"], 0.3)) + polygon(
        [(126, 214), (140, 190), (348, 190), (362, 214)], mix(t.depth(0.5), PAPERS["rust"], 0.6)
    )
    gallery += "".join(path(arch(x, 252, 20, 28), dark(brick, 0.6)) for x in range(156, 350, 29))
    gallery += "".join(
        path(arch(x, 362, 44, 84), dark(brick, 0.55))
        + line(f"M{x - 26} 362V296A26 26 0 0 1 {x + 26} 296V362", pale, 4)
        for x in (172, 242, 312)
    )
    ground = hills(dice, 352, 3, mix(t.depth(0.6), PAPERS["tan"], 0.35), haze, 3, 0.1)
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.6), Sheet(gallery, 1.0), Sheet(towers, 1.2), Sheet(ground, 0.8, box=band(340))),
    )


_GLAZES: tuple[Paper, ...] = ("green", "ivory", "cobalt")


def red_town(tones: Tones, dice: Random) -> Backdrop:
    """A town of rose-coloured plaster that hangs over its gorge, the wall climbing the hill above it."""
    t = tones
    rose = mix(t.depth(0.3), PAPERS["coral"], 0.46)
    hill = path(
        "M-10 230Q90 130 200 112Q300 60 400 96Q460 120 490 160V410H-10Z",
        linear((0, 80), (0, 380), (0, t.depth(0.18)), (1, t.depth(0.4))),
    )
    stone = mix(t.depth(0.3), PAPERS["tan"], 0.4)
    climb = [(16, 214), (70, 166), (130, 132), (196, 112), (262, 82), (330, 70), (400, 94)]
    wall = "".join(
        polygon([(x0, y0), (x1, y1), (x1, y1 + 24), (x0, y0 + 24)], stone)
        for (x0, y0), (x1, y1) in itertools.pairwise(climb)
    )
    wall += "".join(
        rect(x - 11, y - 22, 22, 52, light(stone, 0.06))
        + rect(x + 3, y - 22, 8, 52, dark(stone, 0.3))
        + war.battlements(x - 12, y - 24, 24, stone, 3, 6)
        for x, y in climb
    )
    rows = ""
    tile = mix(t.depth(0.5), PAPERS["rust"], 0.5)
    for base, size in ((262, 0.8), (312, 1.0)):
        x = -12.0
        while x < 480:
            w, h = dice.uniform(40, 66) * size, dice.uniform(64, 112) * size
            tone = mix(
                rose,
                dice.choice((PAPERS["rust"], PAPERS["ochre"], PAPERS["ivory"])),
                dice.uniform(0.04, 0.26),
            )
            rows += rect(x, base - h, w, h + 30, tone) + rect(
                x + w * 0.66, base - h, w * 0.34, h + 30, dark(tone, 0.26)
            )
            rows += polygon(
                [
                    (x - 6, base - h + 4),
                    (x + 6, base - h - 15),
                    (x + w - 6, base - h - 15),
                    (x + w + 6, base - h + 4),
                ],
                tile,
            )
            wood = mix(PAPERS["brown"], t.ink, 0.2)
            for row in range(int(h // 34)):
                wx, wy = x + w * 0.22, base - h + 14 + row * 32
                rows += rect(wx, wy, 11, 15, t.lamp if dice.random() < 0.3 else dark(tone, 0.6))
                if dice.random() < 0.5:
                    rows += rect(wx - 4, wy + 14, 22, 8, wood) + line(
                        f"M{wx} {wy + 14}v8M{wx + 6} {wy + 14}v8M{wx + 12} {wy + 14}v8", light(wood, 0.2), 1.2
                    )
            x += w * dice.uniform(0.9, 1.06)
    rock = path(
        "M-10 320L40 326L96 314L150 330L204 318L262 332L320 316L380 330L430 318L490 328V410H-10Z",
        mix(t.depth(0.6), PAPERS["rust"], 0.2),
    )
    rock += line(
        "M40 326L54 372M96 314L86 366M204 318L220 380M320 316L306 372M430 318L440 370",
        dark(t.depth(0.7), 0.3),
        3,
        0.6,
    )
    near = "".join(bush(x, 388, r, t.depth(0.78)) for x, r in ((20, 26), (64, 18), (420, 20), (462, 28)))
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(hill, 0.7),
            Sheet(wall, 0.8),
            Sheet(rows, 1.1),
            Sheet(rock, 1.0, box=band(306)),
            Sheet(near, 1.1),
        ),
    )


def lists(tones: Tones, dice: Random) -> Backdrop:
    """The lists of a tournament: stands hung with the royal colours, tents behind them, the tilt across the field."""
    t, haze = tones, tones.horizon
    far = hills(dice, 236, 12, t.depth(0.1), haze) + "".join(
        standing(Prop(prop="tent", at=(x, 268), size=s, colour=paper), t)
        for x, s, paper in ((60, 0.62, _TENTS[0]), (240, 0.5, _TENTS[1]), (420, 0.62, _TENTS[2]))
    )
    wood = mix(PAPERS["leather"], t.depth(0.6), 0.25)
    stand = rect(-5, 232, 490, 100, dark(wood, 0.3)) + "".join(
        circle(x, 240 + row * 17, 7.5, mix(PAPERS[_CROWD[dice.randrange(6)]], t.depth(0.5), 0.3))
        for row in range(3)
        for x in range(4 + row * 8, 480, 17)
    )
    stand += "".join(pales(x, 276, 70, 56, t, 0.4) for x in range(-14, 480, 102)) + rect(
        -5, 272, 490, 6, light(wood, 0.2)
    )
    posts = "".join(
        rect(x, 150, 7, 190, wood)
        + path(f"M{x + 7} 152q18 -6 40 4q-10 8 0 18q-22 6 -40 0Z", mix(PAPERS["crimson"], t.depth(0.5), 0.1))
        for x in (66, 168, 302, 404)
    )
    strings = bunting((-10, 120), (170, 170), t) + bunting((306, 170), (490, 116), t)
    sand = rect(
        -5,
        330,
        490,
        80,
        linear(
            (0, 330), (0, 400), (0, mix(haze, PAPERS["tan"], 0.6)), (1, mix(t.depth(0.6), PAPERS["tan"], 0.5))
        ),
    )
    tilt = "".join(
        path(f"M{x} 344H{x + 44}V376H{x}Z", mix(PAPERS["crimson" if k % 2 else "gold"], t.depth(0.5), 0.15))
        for k, x in enumerate(range(-10, 490, 44))
    ) + rect(-10, 340, 500, 7, light(wood, 0.2))
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.6),
            Sheet(stand, 0.9),
            Sheet(posts + strings, 0.9),
            Sheet(sand, 0.5, rim=False, box=band(326)),
            Sheet(tilt, 0.9, box=band(336)),
        ),
    )


_TENTS: tuple[Paper, ...] = ("cobalt", "crimson", "gold")
_CROWD: tuple[Paper, ...] = ("tan", "crimson", "ivory", "cobalt", "moss", "straw")
