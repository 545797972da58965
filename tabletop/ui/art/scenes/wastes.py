"""Scenes where an army gets lost: fog, a ditch of mud, an old graveyard, a reef."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props import war
from tabletop.ui.art.scenes.kit import HEIGHT, Backdrop, bush, grass, hills, pine, standing
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import curve, dark, discs, group, light, line, linear, mix, path, rect


def fog(tones: Tones, dice: Random) -> Backdrop:
    """A bank of fog that has swallowed an army up to the tips of its pikes."""
    t = tones
    pale = mix(t.horizon, "#f4f2ea", 0.55)

    def bank(y: float, tone: str) -> str:
        spots = [(-20 + k * 30, y + dice.uniform(-10, 10), dice.uniform(20, 34)) for k in range(18)]
        return (
            discs(((x + 4, b + 6, r) for x, b, r in spots), dark(tone, 0.12), 0.8)
            + discs(spots, tone)
            + path(curve([(x, b) for x, b, _ in spots]) + f"L520 {HEIGHT + 20}L-30 {HEIGHT + 20}Z", tone)
            + "".join(
                line(f"M{x} {y + 30 + k * 9}h{w}", light(tone, 0.5), 3, 0.5)
                for k, (x, w) in enumerate(((40, 90), (190, 120), (340, 80)))
            )
        )

    far = "".join(
        pine(x, 250, h, mix(t.depth(0.3), pale, 0.4)) for x, h in ((30, 110), (76, 84), (408, 92), (454, 120))
    )
    spears = "".join(
        line(f"M{x:.0f} 300l{lean:.1f} {-high:.0f}", t.depth(0.55), 3)
        + path(f"M{x + lean - 5:.1f} {304 - high:.1f}l5 -16l5 16Z", PAPERS["steel"])
        for x, high, lean in (
            (dice.uniform(60, 420), dice.uniform(70, 120), dice.uniform(-6, 6)) for _ in range(17)
        )
    )
    return Backdrop(
        mix(t.zenith, pale, 0.45),
        pale,
        (
            Sheet(far, 0.5, rim=False),
            Sheet(bank(246, mix(pale, t.zenith, 0.28)), 0.7),
            Sheet(spears, 0.8),
            Sheet(bank(304, mix(pale, t.zenith, 0.14)), 0.9),
        ),
        (Sheet(bank(374, light(pale, 0.25)), 1.1),),
    )


def trench(tones: Tones, dice: Random) -> Backdrop:
    """A ditch full of mud before a palisade, with a duckboard that ends too soon."""
    t, haze = tones, tones.horizon
    mud = mix(PAPERS["brown"], t.depth(0.6), 0.35)
    far = hills(dice, 236, 12, t.depth(0.12), haze) + "".join(
        bush(x, 262, r, t.depth(0.3)) for x, r in ((40, 18), (300, 14), (440, 20))
    )
    fence = "".join(standing(Prop(prop="palisade", at=(x, 296), size=1.0), t) for x in (0, 244, 488))
    bank = path("M-10 290Q60 282 120 292T240 288T370 292T490 286V410H-10Z", t.depth(0.5)) + path(
        "M-10 318Q80 306 150 322T330 316T490 320V410H-10Z", dark(mud, 0.3)
    )
    pool = path("M-10 344Q90 330 180 342T350 340T490 344V410H-10Z", mud) + "".join(
        path(f"M{x} {y}q{w / 2} -7 {w} 0q{-w / 2} 5 {-w} 0Z", light(mud, 0.3), 0.7)
        for x, y, w in ((30, 362, 70), (170, 374, 90), (330, 360, 60), (400, 384, 70))
    )
    boards = "".join(
        group(
            rect(0, 0, 46, 9, PAPERS["leather"], corner=2) + rect(0, 6, 46, 3, dark(PAPERS["leather"], 0.5)),
            (x, 330 + k * 2),
            turn=4,
        )
        for k, x in enumerate((-20, 4, 28, 52))
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.7), Sheet(fence, 1.0), Sheet(bank, 1.1), Sheet(pool + boards, 0.9)),
        (Sheet(grass(dice, 394, dark(mud, 0.5), 22), 1.0),),
    )


def graveyard(tones: Tones, dice: Random) -> Backdrop:
    """An old graveyard: crooked crosses, open graves, a dead tree, a wall with a gate."""
    t, haze = tones, tones.horizon
    far = hills(dice, 244, 14, t.depth(0.12), haze)
    wall = rect(-5, 250, 490, 60, t.depth(0.38)) + war.battlements(-5, 248, 490, t.depth(0.34), 30, 6)
    wall += path("M196 310V250Q196 214 240 206Q284 214 284 250V310Z", t.depth(0.44)) + path(
        "M208 310V252Q208 226 240 220Q272 226 272 252V310Z", mix(t.horizon, t.depth(0.2), 0.4)
    )
    wall += "".join(
        line(f"M{x} 310V{230 + abs(x - 240) * 0.5:.0f}", t.depth(0.8), 3) for x in range(214, 272, 10)
    )
    bough = line(
        "M70 330Q84 240 62 150M72 250Q40 220 14 214M66 200Q96 176 128 176M64 170"
        "Q40 140 44 110M100 182Q112 158 108 142M36 222Q22 204 24 190",
        t.depth(0.84),
        8,
    )
    bough += path("M44 334Q62 316 60 280L84 280Q84 316 106 334Z", t.depth(0.84))

    def cross(x: float, y: float, size: float, turn: float) -> str:
        tone = mix(PAPERS["steel"], t.depth(0.6), 0.55)
        return group(
            rect(-6, -66, 12, 70, tone)
            + rect(2, -66, 4, 70, dark(tone, 0.3))
            + rect(-24, -52, 48, 12, tone)
            + rect(-24, -43, 48, 4, dark(tone, 0.3)),
            (x, y),
            size=size,
            turn=turn,
        )

    def slab(x: float, y: float, size: float, turn: float) -> str:
        tone = mix(PAPERS["silver"], t.depth(0.6), 0.6)
        return group(
            path("M-20 4V-44Q-20 -62 0 -62Q20 -62 20 -44V4Z", tone)
            + path("M6 -61Q20 -58 20 -44V4H10V-40Q10 -54 6 -61Z", dark(tone, 0.3))
            + line("M-10 -40H8M-10 -30H8", dark(tone, 0.5), 2.4, 0.8),
            (x, y),
            size=size,
            turn=turn,
        )

    graves = (
        cross(136, 336, 0.8, -9)
        + slab(182, 334, 0.7, 5)
        + slab(330, 332, 0.8, -6)
        + cross(384, 336, 0.9, 12)
        + hills(dice, 330, 6, t.depth(0.6), haze, 4, 0.1)
    )
    near = (
        slab(36, 384, 1.25, -8) + cross(446, 388, 1.3, 9) + hills(dice, 370, 6, t.depth(0.82), haze, 4, 0.0)
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.6), Sheet(wall, 0.9), Sheet(bough, 0.9), Sheet(graves, 1.0), Sheet(near, 1.2)),
        (Sheet(grass(dice, 390, dark(t.depth(1), 0.15), 44), 1.1),),
    )


def reef(tones: Tones, dice: Random) -> Backdrop:
    """Rocks in the surf where ships are wrecked, one of them in the act."""
    t = tones
    deep, shallow = mix(t.zenith, PAPERS["teal"], 0.35), mix(t.horizon, t.zenith, 0.4)
    water = rect(-5, 222, 490, 190, linear((0, 222), (0, 400), (0, shallow), (1, dark(deep, 0.3))))
    water += "".join(
        line(f"M{x:.0f} {y:.0f}q9 -4 {w:.0f} 0", light(t.glow, 0.2), 2.2, 0.5)
        for x, y, w in (
            (dice.uniform(10, 460), 228 + dice.random() ** 1.5 * 110, dice.uniform(18, 46)) for _ in range(30)
        )
    )
    ship = standing(Prop(prop="ship", at=(92, 262), size=0.62, turn=-12), t)

    def crag(points: str, side: str, tone: str) -> str:
        return path(points, tone) + path(side, dark(tone, 0.34))

    back = crag(
        "M-10 300L30 236L58 262L88 228L130 290L170 312H-10Z",
        "M88 228L130 290L170 312H96L104 270Z",
        t.depth(0.46),
    ) + crag(
        "M490 312H310L346 270L372 284L404 222L440 262L466 240L490 270Z",
        "M404 222L440 262L466 240L490 270V312H420L424 268Z",
        t.depth(0.46),
    )
    crest = [(x, 318 + (6 if k % 2 else -5)) for k, x in enumerate(range(-30, 530, 26))]
    surf = path(curve(crest) + f"L530 {HEIGHT + 10}L-30 {HEIGHT + 10}Z", mix(deep, t.horizon, 0.18)) + line(
        curve(crest), "#f4fbf6", 3.4, 0.7
    )
    throne = crag(
        "M120 410L146 352L196 332L244 340L300 328L342 356L372 410Z",
        "M300 328L342 356L372 410H296L310 366Z",
        t.depth(0.74),
    )
    throne += line("M150 356Q190 340 240 346", light(t.depth(0.74), 0.3), 3, 0.6)
    foam = [(x, 376 + (7 if k % 2 else -6)) for k, x in enumerate(range(-30, 530, 30))]
    fore = path(curve(foam) + f"L530 {HEIGHT + 10}L-30 {HEIGHT + 10}Z", mix(deep, t.ink, 0.25)) + line(
        curve(foam), "#f4fbf6", 4, 0.8
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(water, 0.3, rim=False),
            Sheet(ship, 0.6),
            Sheet(back, 0.9),
            Sheet(surf, 0.9),
            Sheet(throne, 1.1),
        ),
        (Sheet(fore, 1.1),),
    )
