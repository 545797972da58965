"""Scenes under the open sky, from the far haze to the grass at the front edge."""

from __future__ import annotations

import math
from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props import furniture
from tabletop.ui.art.scenes.kit import HEIGHT, WIDTH, Backdrop, bush, grass, hills, peaks, pine, poplar
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import (
    circle,
    curve,
    dark,
    discs,
    ellipse,
    group,
    light,
    line,
    linear,
    mix,
    path,
    polygon,
    rect,
)


def meadow(tones: Tones, dice: Random) -> Backdrop:
    """Rolling meadows, with poplars and a far village."""
    t, haze = tones, tones.horizon
    far = hills(dice, 236, 16, t.depth(0.05), haze)
    village = "".join(
        rect(x, 254 - h, 15, h + 30, t.depth(0.24))
        + polygon([(x - 3, 254 - h), (x + 7.5, 243 - h), (x + 18, 254 - h)], dark(t.depth(0.3), 0.1))
        for x, h in ((330, 8), (348, 15), (362, 6), (386, 10))
    )
    village += rect(372, 220, 10, 50, t.depth(0.24)) + polygon(
        [(370, 220), (377, 196), (384, 220)], dark(t.depth(0.3), 0.1)
    )
    middle = (
        village
        + "".join(poplar(x, 276, h, t.depth(0.38)) for x, h in ((62, 64), (78, 82), (95, 58), (418, 60)))
        + hills(dice, 272, 12, t.depth(0.34), haze)
    )
    near = "".join(
        bush(x, 318, r, t.depth(0.62)) for x, r in ((18, 30), (58, 20), (452, 34), (410, 18))
    ) + hills(dice, 316, 10, t.depth(0.58), haze, 3, 0.1)
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.8), Sheet(middle), Sheet(near, 1.2)),
        (Sheet(grass(dice, 372, dark(t.depth(0.95), 0.1)), 1.2),),
    )


def mountains(tones: Tones, dice: Random) -> Backdrop:
    """Three ranges, snow on the farthest, and firs before them."""
    t, haze = tones, tones.horizon
    far = peaks(dice, 250, 190, t.depth(0.14), haze, 4, 0.42)
    middle = peaks(dice, 300, 110, t.depth(0.4), haze, 6)
    near = "".join(
        pine(x, 350, h, t.depth(0.78))
        for x, h in ((10, 130), (48, 96), (84, 70), (398, 74), (432, 104), (472, 140))
    ) + hills(dice, 336, 12, t.depth(0.74), haze, 3, 0.06)
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.8), Sheet(middle), Sheet(near, 1.3)),
        (Sheet(grass(dice, 380, dark(t.depth(1), 0.15), 30), 1.2),),
    )


def _trunk(dice: Random, x: float, w: float, tone: str) -> str:
    lean = dice.uniform(-22, 22)
    bark = path(
        f"M{x - w} {HEIGHT}Q{x - w * 0.5} 330 {x - w * 0.5 + lean * 0.4} 240"
        f"L{x - w * 0.42 + lean} -10L{x + w * 0.42 + lean} -10L{x + w * 0.5 + lean * 0.4} 240"
        f"Q{x + w * 0.5} 330 {x + w * 1.1} {HEIGHT}Z",
        tone,
    )
    side = path(
        f"M{x + w * 0.1} {HEIGHT}L{x + w * 0.1 + lean} -10L{x + w * 0.42 + lean} -10"
        f"L{x + w * 0.5 + lean * 0.4} 240Q{x + w * 0.5} 330 {x + w * 1.1} {HEIGHT}Z",
        dark(tone, 0.28),
    )
    return bark + side + line(f"M{x + lean * 0.6} 120q{w * 1.2} -30 {w * 2.2} -70", tone, w * 0.22)


def _canopy(dice: Random, depth: float, tone: str) -> str:
    spots = [
        (x * 34 - 20, dice.uniform(-8, depth * (0.35 + 0.9 * abs(x - 7) / 7)), dice.uniform(28, 46))
        for x in range(16)
    ]
    shaded = discs(((x + 4, y + 5, r) for x, y, r in spots), dark(tone, 0.24))
    crowns = discs(((x, y, r * 0.94) for x, y, r in spots), tone)
    return shaded + crowns + discs(((x - 6, y - 6, r * 0.5) for x, y, r in spots), light(tone, 0.08))


def forest(tones: Tones, dice: Random) -> Backdrop:
    """Deep in a forest: trunk behind trunk, a clearing of light in the middle."""
    t = tones
    far = _canopy(dice, 62, t.depth(0.2)) + "".join(
        _trunk(dice, x + dice.uniform(-16, 16), dice.uniform(5, 11), t.depth(0.12 + 0.1 * dice.random()))
        for x in (16, 64, 96, 150, 188, 222, 268, 300, 352, 384, 430, 466)
    )
    far += hills(dice, 306, 6, t.depth(0.2), t.horizon, 5, 0.5)
    middle = (
        "".join(
            _trunk(dice, x, w, t.depth(0.46))
            for x, w in ((40, 15), (104, 21), (170, 12), (330, 14), (388, 22), (446, 16))
        )
        + _canopy(dice, 44, t.depth(0.48))
        + "".join(bush(x, 330, r, t.depth(0.5)) for x, r in ((70, 18), (142, 14), (352, 16), (420, 20)))
        + hills(dice, 326, 8, t.depth(0.48), t.horizon, 4, 0.2)
    )
    near = (
        "".join(_trunk(dice, x, 38, t.depth(0.82)) for x in (-4, 482))
        + _canopy(dice, 14, t.depth(0.8))
        + hills(dice, 354, 8, t.depth(0.74), t.horizon, 3, 0.0)
    )
    ferns = "".join(
        line(f"M{x} {y}q{s * 14} {-26} {s * 40} {-22}", t.depth(0.86), 2.4)
        + "".join(
            ellipse(x + s * (8 + k * 7), y - 16 - k * 2.4 + k * k * 0.3, 3, 8 - k, t.depth(0.86))
            for k in range(5)
        )
        for x, y, s in (
            (40, 372, 1),
            (64, 380, -1),
            (120, 392, 1),
            (372, 392, -1),
            (420, 376, 1),
            (446, 384, -1),
        )
    )
    return Backdrop(
        mix(t.zenith, t.horizon, 0.5),
        light(t.horizon, 0.2),
        (Sheet(far, 0.5, rim=False), Sheet(middle, 1.1), Sheet(near, 1.4)),
        (Sheet(ferns + grass(dice, 384, dark(t.depth(1), 0.1), 30), 1.1),),
        glow=(240, 210, 210, t.glow, 0.45),
    )


def sea(tones: Tones, dice: Random) -> Backdrop:
    """The sea between cliffs, a sail far out."""
    t = tones
    deep, shallow = mix(t.zenith, t.ink, 0.3), mix(t.horizon, t.zenith, 0.45)
    water = rect(-5, 236, 490, 170, linear((0, 236), (0, 400), (0, shallow), (1, deep)))
    water += "".join(
        line(f"M{x:.0f} {y:.0f}q8 -4 {w:.0f} 0", light(t.glow, 0.2), 2, 0.5)
        for x, y, w in (
            (dice.uniform(90, 390), 240 + dice.random() ** 1.6 * 120, dice.uniform(16, 44)) for _ in range(34)
        )
    )
    sail = group(furniture.ship(Prop(prop="ship"), t)[0], (150, 256), size=0.34)
    cliffs = path("M-10 170L34 178L62 210L70 262L96 300L104 410L-10 410Z", t.depth(0.45)) + path(
        "M62 210L70 262L96 300L104 410L60 410L44 290L34 178Z", dark(t.depth(0.45), 0.26)
    )
    cliffs += path("M490 190L440 204L420 248L392 290L384 410L490 410Z", t.depth(0.4)) + path(
        "M440 204L420 248L392 290L384 410L420 410L436 300Z", light(t.depth(0.4), 0.1)
    )
    waves = "".join(
        path(
            curve([(x, y + (5 if k % 2 else -4)) for k, x in enumerate(range(-30, 530, 28))])
            + f"L520 {HEIGHT + 10}L-30 {HEIGHT + 10}Z",
            tone,
        )
        for y, tone in ((340, mix(deep, t.horizon, 0.2)), (364, mix(deep, t.ink, 0.3)))
    )
    rocks = path("M-10 410L-6 352L40 340L84 372L120 410Z", t.depth(0.85)) + path(
        "M490 410L486 346L452 350L404 378L372 410Z", t.depth(0.9)
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(water, 0.3, rim=False), Sheet(sail, 0.4), Sheet(cliffs, 1.2), Sheet(waves, 1.0)),
        (Sheet(rocks, 1.3),),
    )


def road(tones: Tones, dice: Random) -> Backdrop:
    """A road that winds to the horizon, between cypresses, past a mill and a wayside cross."""
    t, haze = tones, tones.horizon
    mill = (
        polygon([(360, 262), (366, 208), (390, 208), (396, 262)], t.depth(0.3))
        + polygon([(362, 208), (378, 190), (394, 208)], dark(t.depth(0.34), 0.2))
        + "".join(
            group(
                rect(-2, -42, 4, 42, t.depth(0.42)) + rect(2, -40, 9, 30, t.depth(0.3), 0.9),
                (378, 206),
                turn=a,
            )
            for a in (20, 110, 200, 290)
        )
    )
    far = hills(dice, 244, 14, t.depth(0.08), haze) + mill
    verge = hills(dice, 266, 8, t.depth(0.34), haze)
    way = path(
        "M236 262C262 276 196 290 214 310C236 334 150 352 110 410L372 410C330 362 318 332 288 312"
        "C258 292 286 276 250 262Z",
        linear((0, 262), (0, 400), (0, mix(haze, t.land, 0.35)), (1, mix(t.land, t.ink, 0.25))),
    )
    trees = "".join(
        poplar(x, y, h, t.depth(0.58))
        for x, y, h in (
            (176, 296, 70),
            (146, 312, 96),
            (100, 334, 136),
            (40, 366, 190),
            (306, 296, 70),
            (340, 312, 98),
            (388, 336, 138),
            (446, 368, 192),
        )
    )
    cross = (
        rect(316, 322, 7, 56, t.depth(0.8))
        + rect(303, 334, 33, 7, t.depth(0.8))
        + rect(306, 374, 27, 10, t.depth(0.84))
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(verge + way, 0.7), Sheet(trees, 1.2), Sheet(cross, 0.9)),
        (Sheet(grass(dice, 382, dark(t.depth(1), 0.1), 40), 1.2),),
    )


def garden(tones: Tones, dice: Random) -> Backdrop:
    """A walled garden with an arcade, cypresses and orange trees."""
    t = tones
    wall = mix(t.depth(0.2), "#e8d2a8", 0.5)
    far = "".join(poplar(x, 250, h, t.depth(0.3)) for x, h in ((40, 150), (104, 120), (380, 124), (440, 156)))
    arcade = (
        rect(-5, 190, 490, 160, wall)
        + rect(-5, 182, 490, 12, light(wall, 0.2))
        + "".join(
            path(f"M{x} 330L{x} 262A34 34 0 1 1 {x + 60} 262L{x + 60} 330Z", dark(wall, 0.46))
            + path(
                f"M{x + 8} 330L{x + 8} 264A26 26 0 1 1 {x + 52} 264L{x + 52} 330Z", mix(t.horizon, wall, 0.3)
            )
            for x in (-20, 68, 156, 244, 332, 420)
        )
    )
    oranges = "".join(
        rect(x - 4, 290, 8, 60, PAPERS["brown"])
        + bush(x, 300, 38, t.depth(0.6))
        + "".join(
            circle(x + dx, 276 + dy, 5, PAPERS["amber"])
            for dx, dy in ((-18, 0), (6, -16), (20, 6), (-6, 12), (-24, 16), (14, -34))
        )
        for x in (52, 432)
    )
    beds = hills(dice, 346, 4, t.depth(0.62), t.horizon, 3, 0.0) + "".join(
        circle(x, 348 + (x * 7 % 18), 4, PAPERS[("crimson", "white", "rose", "amber")[x % 4]])
        for x in range(8, 480, 21)
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(arcade, 1.0), Sheet(oranges, 1.1), Sheet(beds, 1.0)),
        (Sheet(grass(dice, 386, dark(t.depth(0.95), 0.1), 30), 1.0),),
    )


def clouds(tones: Tones, dice: Random) -> Backdrop:
    """Above the clouds: bank behind bank of them, opening in the middle."""
    t = tones

    def bank(y: float, tone: str, gap: float, size: float) -> str:
        spots = []
        for k in range(18):
            x = -20 + k * 31
            rise = (abs(x - 240) / 240) ** 1.6 * gap
            spots.append((x, y - rise + dice.uniform(-9, 9), dice.uniform(26, 40) * size))
        lower = discs(((x + 3, y1 + 5, r) for x, y1, r in spots), dark(tone, 0.12))
        upper = discs(((x, y1, r * 0.95) for x, y1, r in spots), tone)
        upper += discs(((x - r * 0.2, y1 - r * 0.24, r * 0.6) for x, y1, r in spots), light(tone, 0.35), 0.7)
        return lower + upper + path(curve([(x, y1) for x, y1, _ in spots]) + "L520 420L-30 420Z", tone)

    sheets = (
        Sheet(bank(262, mix(t.horizon, t.zenith, 0.22), 150, 1.0), 0.8),
        Sheet(bank(318, light(mix(t.horizon, t.zenith, 0.1), 0.1), 110, 1.05), 1.0),
        Sheet(bank(366, light(t.horizon, 0.35), 66, 1.0), 1.2),
    )
    return Backdrop(t.zenith, t.horizon, sheets, (Sheet(bank(404, light(t.horizon, 0.62), 34, 0.9), 1.2),))


def cave(tones: Tones, dice: Random) -> Backdrop:
    """A cavern that opens on the sky in the middle, with hanging stones."""
    t = tones

    def mouth(nearness: float, rx: float, ry: float, cx: float, cy: float) -> str:
        rim = [
            (cx + math.cos(a) * rx * dice.uniform(0.88, 1.1), cy + math.sin(a) * ry * dice.uniform(0.9, 1.12))
            for a in (-k * math.tau / 16 for k in range(16))
        ]
        stone = t.depth(nearness)
        hole = "L".join(f"{x:.0f} {y:.0f}" for x, y in rim)
        return path(
            f"M-10 -10L490 -10L490 410L-10 410ZM{hole}Z",
            linear((0, 0), (0, 400), (0, dark(stone, 0.2)), (1, stone)),
        )

    def teeth(nearness: float, spots: tuple[tuple[float, float, float], ...]) -> str:
        stone = t.depth(nearness)
        return "".join(
            polygon([(x - w, -4), (x + w, -4), (x + w * 0.1, h)], stone)
            + polygon([(x + w * 0.2, -4), (x + w, -4), (x + w * 0.1, h)], dark(stone, 0.3))
            for x, w, h in spots
        )

    far = hills(dice, 280, 10, t.depth(0.12), t.horizon)
    back = mouth(0.52, 172, 150, 240, 200)
    near = mouth(0.8, 222, 190, 240, 214) + teeth(
        0.84, ((60, 20, 96), (110, 13, 62), (170, 9, 40), (330, 10, 46), (384, 15, 80), (432, 20, 112))
    )
    floor = path(
        f"M-10 {HEIGHT + 10}L-10 356L60 344L130 362L220 352L320 364L410 346L490 358L490 {HEIGHT + 10}Z",
        t.depth(0.9),
    )
    return Backdrop(
        t.zenith, t.horizon, (Sheet(far, 0.5), Sheet(back, 1.0), Sheet(near, 1.4), Sheet(floor, 1.0))
    )


def burst(tones: Tones, dice: Random) -> Backdrop:
    """Rays of two papers about the middle, as on an altar-piece, within a wreath of dots."""
    t = tones
    pale, deep = mix(t.horizon, t.glow, 0.25), mix(t.zenith, t.horizon, 0.3)
    rays = "".join(
        polygon(
            [
                (240, 196),
                (240 + math.cos(a) * 420, 196 + math.sin(a) * 420),
                (240 + math.cos(a + math.pi / 20) * 420, 196 + math.sin(a + math.pi / 20) * 420),
            ],
            pale,
            0.6,
        )
        for a in (k * math.pi / 10 + dice.uniform(-0.004, 0.004) for k in range(20))
    )
    medal = circle(240, 196, 158, deep) + circle(
        240,
        196,
        150,
        linear((240, 40), (240, 350), (0, mix(t.zenith, t.ink, 0.1)), (1, mix(t.zenith, t.horizon, 0.35))),
    )
    wreath = "".join(
        circle(
            240 + math.cos(k * math.tau / 40) * 154,
            196 + math.sin(k * math.tau / 40) * 154,
            3.2,
            light(t.glow, 0.1),
        )
        for k in range(40)
    )
    edge = path(
        f"M0 0L{WIDTH} 0L{WIDTH} {HEIGHT}L0 {HEIGHT}ZM14 14L14 {HEIGHT - 14}"
        f"L{WIDTH - 14} {HEIGHT - 14}L{WIDTH - 14} 14Z",
        mix(t.zenith, t.ink, 0.45),
    )
    return Backdrop(
        t.zenith,
        mix(t.zenith, t.horizon, 0.5),
        (Sheet(rays, 0.0, rim=False), Sheet(medal + wreath, 1.2), Sheet(edge, 1.0)),
        open_sky=False,
    )
