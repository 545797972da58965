"""Scenes of a war between neighbours under the open sky: a siege, a bivouac, a building site, a ravine."""

from __future__ import annotations

import math
from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props import war
from tabletop.ui.art.scenes.kit import WIDTH, Backdrop, dimmed, grass, hills, peaks, pine, standing
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, discs, group, light, line, mix, path, polygon, rect


def _smoke(x: float, y: float, size: float, lean: float, tone: str) -> str:
    """Let a column of smoke rise from (x, y) and lean by `lean` at its top."""
    spots = [
        (x + lean * (k / 8) ** 1.6 + (7 if k % 2 else -7) * size, y - k * 27 * size, (14 + k * 5.5) * size)
        for k in range(9)
    ]
    shade = discs(((a + 5, b + 5, r) for a, b, r in spots), dark(tone, 0.35), 0.55)
    return (
        shade
        + discs(spots, tone, 0.85)
        + discs(((a - r * 0.3, b - r * 0.3, r * 0.5) for a, b, r in spots), light(tone, 0.2), 0.6)
    )


def _pikes(dice: Random, y: float, tone: str, count: int, tall: float) -> str:
    """Raise a wood of pikes over the heads of a host that stands at `y`."""
    shafts = [
        (dice.uniform(-6, WIDTH + 6), dice.uniform(0.7, 1.1) * tall, dice.uniform(-5, 5))
        for _ in range(count)
    ]
    raised = "".join(
        line(f"M{x:.0f} {y + 10:.0f}l{lean:.1f} {-high:.0f}", tone, 2) for x, high, lean in shafts
    )
    raised += "".join(
        path(f"M{x + lean - 3:.1f} {y + 12 - high:.1f}l3 -12l3 12Z", light(tone, 0.3))
        for x, high, lean in shafts
    )
    heads = discs(((x + dice.uniform(-3, 3), y + dice.uniform(-3, 3), 7.0) for x in range(-4, 490, 12)), tone)
    return raised + heads + rect(-5, y, 490, 200, tone)


def siege(tones: Tones, dice: Random) -> Backdrop:
    """A fortress on fire, columns of smoke, hosts under their pikes, ash and ember on the field."""
    t, haze = tones, tones.horizon
    smoke = mix(t.depth(0.3), PAPERS["coal"], 0.5)
    far = _smoke(96, 236, 1.0, 70, smoke) + _smoke(330, 216, 1.15, 96, dark(smoke, 0.12))
    stone = t.depth(0.36)
    keep = "".join(
        war.keep(x, 262, w, h, stone if x < 240 else dark(stone, 0.14), lamp="#ffb34a")
        for x, w, h in ((140, 40, 78), (212, 58, 128), (274, 36, 96), (340, 44, 74))
    )
    keep += rect(130, 216, 220, 60, dark(stone, 0.08)) + war.battlements(130, 214, 220, stone, 15, 9)
    breach = path("M252 226L270 216L290 234L306 222L312 274H242Z", "#ffb34a", 0.9) + path(
        "M260 246L276 232L292 248L300 274H254Z", "#fff0b0", 0.85
    )
    walls = keep + breach + hills(dice, 262, 7, t.depth(0.4), haze, 4, 0.3)
    colours: tuple[tuple[int, Paper], ...] = (
        (52, "crimson"),
        (172, "gold"),
        (318, "steel"),
        (420, "crimson"),
    )
    middle = _pikes(dice, 300, t.depth(0.56), 44, 66)
    middle += "".join(
        line(f"M{x} 306V228", t.depth(0.62), 2.8)
        + path(f"M{x + 1} 228q16 -8 36 2q-9 8 2 17q-18 6 -38 1Z", dimmed(t, tone, 0.3))
        for x, tone in colours
    )
    wreck = group(
        rect(-44, -8, 88, 9, dark(PAPERS["brown"], 0.3))
        + "".join(
            circle(x, 2, 22, dark(PAPERS["brown"], 0.4))
            + circle(x, 2, 15, t.depth(0.6))
            + circle(x, 2, 4, dark(PAPERS["brown"], 0.4))
            for x in (-34,)
        )
        + "".join(
            line(f"M-34 2l{15 * math.cos(a):.1f} {15 * math.sin(a):.1f}", dark(PAPERS["brown"], 0.4), 3)
            for a in (0, 1.05, 2.1, 3.14, 4.2, 5.2)
        ),
        (430, 352),
        turn=16,
    )
    stakes = "".join(
        line(f"M{x} 366L{x + lean} {366 - high}", dark(PAPERS["brown"], 0.45), 4)
        for x, lean, high in ((16, 10, 72), (34, -8, 54), (56, 14, 40), (462, -12, 66))
    )
    near = stakes + hills(dice, 352, 8, t.depth(0.8), haze, 4, 0.0) + wreck
    return Backdrop(
        dark(t.zenith, 0.12),
        t.horizon,
        (Sheet(far, 0.5, rim=False), Sheet(walls, 0.9), Sheet(middle, 1.0), Sheet(near, 1.3)),
        (Sheet(grass(dice, 388, dark(t.depth(1), 0.2), 30), 1.1),),
        glow=(262, 236, 210, "#ff9a3c", 0.6),
    )


def bivouac(tones: Tones, dice: Random) -> Backdrop:
    """Among the tents: two of them near, stacked pikes between, a quiet line of hills behind."""
    t, haze = tones, tones.horizon
    far = peaks(dice, 250, 70, t.depth(0.12), haze, 6)
    row = "".join(
        polygon([(x - 34, 300), (x, 250), (x + 34, 300)], mix(PAPERS["parchment"], t.depth(0.36), 0.5))
        + polygon([(x, 250), (x + 34, 300), (x + 8, 300)], mix(PAPERS["tan"], t.depth(0.46), 0.6))
        + polygon([(x - 7, 300), (x, 272), (x + 5, 300)], t.depth(0.7))
        for x in (30, 108, 186, 268, 350, 436)
    ) + hills(dice, 296, 5, t.depth(0.42), haze, 4, 0.25)

    def tent(x: float, tone: str, stripe: str, flip: bool) -> str:
        cloth = polygon([(-120, 0), (-14, -176), (110, 0)], tone)
        cloth += "".join(polygon([(-14, -176), (a, 0), (a + 24, 0)], stripe, 0.85) for a in (-92, -36))
        cloth += polygon([(-14, -176), (110, 0), (26, 0)], dark(tone, 0.32)) + polygon(
            [(-16, -150), (28, 0), (-22, 0)], dark(tone, 0.7)
        )
        cloth += path("M-16 -150Q-30 -70 -24 0L-40 0Q-34 -80 -16 -150Z", light(tone, 0.2))
        ropes = line("M-70 -84L-142 4M62 -68L130 4", PAPERS["straw"], 2.4, 0.8) + line(
            "M-14 -176V-206", PAPERS["leather"], 5
        )
        pennon = path("M-12 -204q18 -8 36 2q-16 4 -14 14q-12 4 -22 -2Z", stripe)
        return group(ropes + pennon + cloth, (x, 362), flip=flip)

    stack = "".join(
        line(f"M{x} 350L{240 + lean} 196", dark(PAPERS["tan"], 0.2), 4)
        + path(f"M{240 + lean - 5} 200L{240 + lean * 1.14:.0f} 180L{240 + lean + 5} 200Z", PAPERS["silver"])
        for x, lean in ((206, 16), (232, 4), (262, -8), (280, -20))
    ) + rect(224, 258, 36, 7, PAPERS["straw"], corner=3)
    tents = tent(70, dimmed(t, "crimson", 0.25), dimmed(t, "ivory", 0.2), False) + tent(
        410, dimmed(t, "slate", 0.25), dimmed(t, "amber", 0.25), True
    )
    ground = hills(dice, 350, 5, t.depth(0.62), haze, 3, 0.0)
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(row, 0.9), Sheet(stack, 0.9), Sheet(tents + ground, 1.2)),
        (Sheet(grass(dice, 388, dark(t.depth(1), 0.1), 34), 1.1),),
    )


def building_site(tones: Tones, dice: Random) -> Backdrop:
    """A castle of which the half stands: scaffolding, a crane, courses of stone that wait for more."""
    t, haze = tones, tones.horizon
    stone = mix(t.depth(0.4), "#d8c4a0", 0.4)
    far = hills(dice, 262, 14, t.depth(0.1), haze)
    crane = line("M384 330V60M384 70L262 92M384 60L430 110", PAPERS["leather"], 7) + line(
        "M384 58L262 90M270 92V150", PAPERS["straw"], 2.4
    )
    crane += (
        rect(252, 150, 36, 24, light(stone, 0.1))
        + line("M252 150L270 138L288 150", PAPERS["straw"], 2.4)
        + rect(420, 104, 26, 30, dark(stone, 0.4))
    )
    tall = war.keep(110, 340, 92, 250, stone, flag=dimmed(t, "crimson", 0.2), lamp=t.lamp)
    wall = path(
        "M60 340V190H156V172H176V190H196V172H216V190H262L268 214H292L298 236H330"
        "L338 262H372L380 290H420V340Z",
        dark(stone, 0.06),
    )
    wall += path(
        "M262 190L268 214H292L298 236H330L338 262H372L380 290H420V340H300V250H270Z", dark(stone, 0.22)
    )
    blocks = "".join(
        rect(
            x, y, 24, 12, dice.choice((dark(stone, 0.2), light(stone, 0.1), dark(stone, 0.12))), 0.8, corner=1
        )
        for row, y in enumerate(range(198, 336, 17))
        for x in range(160 + (row % 2) * 14, min(410, 258 + row * 17), 30)
    )
    gate = path("M196 340V292A26 28 0 0 1 248 292V340Z", dark(stone, 0.75))
    walls = tall + wall + blocks + gate
    frame = standing(Prop(prop="scaffold", at=(300, 342), size=0.92), t)
    near = hills(dice, 344, 5, t.depth(0.66), haze, 3, 0.0) + "".join(
        rect(x, y, 30, 15, tone, corner=2)
        for x, y, tone in (
            (24, 352, stone),
            (58, 354, dark(stone, 0.15)),
            (40, 337, light(stone, 0.1)),
            (428, 350, dark(stone, 0.1)),
        )
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(crane, 0.8), Sheet(walls, 1.0), Sheet(frame, 1.1), Sheet(near, 1.0)),
        (Sheet(grass(dice, 390, dark(t.depth(1), 0.1), 26), 1.0),),
    )


def ravine(tones: Tones, dice: Random) -> Backdrop:
    """Two cliffs with nothing between them, and a river far below."""
    t, haze = tones, tones.horizon
    far = peaks(dice, 240, 120, t.depth(0.12), haze, 5, 0.3)
    water = mix(t.zenith, PAPERS["sea"], 0.5)
    mist = hills(dice, 320, 8, light(t.depth(0.2), 0.2), haze, 5, 0.6)
    mist += path("M220 330Q250 346 232 366Q214 386 240 410H320Q296 386 306 366Q316 346 262 330Z", water)
    mist += line("M244 344Q262 350 256 362M250 376Q272 382 270 396", light(water, 0.5), 3, 0.7)
    left = path("M-10 282L150 282L166 296L156 330L170 352L150 384L158 410L-10 410Z", t.depth(0.62))
    left += path(
        "M150 282L166 296L156 330L170 352L150 384L158 410H112L124 360L108 322Z", dark(t.depth(0.62), 0.36)
    )
    right = path("M490 282L336 282L322 298L334 326L318 356L336 386L328 410H490Z", t.depth(0.62))
    right += path(
        "M336 282L322 298L334 326L318 356L336 386L328 410H362L352 366L368 320Z", light(t.depth(0.62), 0.12)
    )
    turf = path("M-10 274H156L166 292Q140 286 120 296Q90 286 60 298Q30 286 -10 296Z", t.depth(0.46)) + path(
        "M490 274H330L320 292Q346 286 364 296Q392 286 420 298Q452 286 490 296Z", t.depth(0.46)
    )
    cracks = line(
        "M60 316L84 352L76 384M412 318L396 350L408 390M24 330L36 360M452 340L440 372",
        dark(t.depth(0.7), 0.3),
        2.6,
        0.7,
    )
    trees = "".join(pine(x, 282, h, t.depth(0.74)) for x, h in ((12, 120), (44, 84), (446, 90), (474, 132)))
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(mist, 0.6), Sheet(trees, 0.9), Sheet(left + right + cracks + turf, 1.3)),
    )
