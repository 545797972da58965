"""Scenes of the road's end: a tavern, a stable."""

from __future__ import annotations

import math
from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import planks
from tabletop.ui.art.scenes.kit import Backdrop, band, dimmed, hills, masonry, standing, wall_tone
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, ellipse, light, line, linear, mix, path, rect


def _butt(x: float, y: float, r: float, wood: str, iron: str) -> str:
    """Cut the head of a great barrel that lies on its side."""
    head = (
        circle(x, y, r, dark(wood, 0.4))
        + circle(x - 1, y - 1, r - 4, iron)
        + circle(x - 1, y - 1, r - 8, wood)
    )
    head += line(
        "".join(
            f"M{x + k * r * 0.26:.1f} {y - math.sqrt(max(0.0, (r - 9) ** 2 - (k * r * 0.26) ** 2)):.1f}"
            f"V{y + math.sqrt(max(0.0, (r - 9) ** 2 - (k * r * 0.26) ** 2)):.1f}"
            for k in range(-3, 4)
        ),
        dark(wood, 0.45),
        1.6,
        0.8,
    )
    tap = rect(x - 4, y + r * 0.4, 8, 14, iron, corner=2) + rect(
        x - 9, y + r * 0.4 + 2, 18, 4, dark(iron, 0.3), corner=2
    )
    return head + rect(x - r + 9, y - 3, 2 * r - 20, 7, dark(wood, 0.22)) + tap


_JUGS: tuple[tuple[int, Paper, Paper], ...] = (
    (356, "rust", "ivory"),
    (392, "ivory", "cobalt"),
    (430, "ochre", "brown"),
    (464, "ivory", "forest"),
)
"""Jugs on the tavern's shelf: where each stands, its clay, its band."""


def tavern(tones: Tones, dice: Random) -> Backdrop:
    """A tavern's cellar: wine butts along the wall, hams from the beams, a hatch, tables with jugs and candles."""
    t = tones
    plaster, wood = (
        mix(wall_tone(t, 0.5), PAPERS["ochre"], 0.2),
        mix(PAPERS["leather"], wall_tone(t, 0.7), 0.3),
    )
    iron = dimmed(t, "iron", 0.3)
    back = rect(-5, -5, 490, 420, linear((0, 0), (0, 340), (0, dark(plaster, 0.4)), (1, plaster))) + masonry(
        dice, 0, 60, 480, 240, plaster, 24
    )
    window = path("M196 176V106A44 44 0 0 1 284 106V176Z", dark(plaster, 0.46)) + path(
        "M204 170V108A36 36 0 0 1 276 108V170Z", linear((0, 72), (0, 170), (0, t.zenith), (1, t.horizon))
    )
    window += line(
        "M240 72V170M204 104H276M204 138H276M216 82L264 170M264 82L216 170", dark(plaster, 0.55), 2.6
    ) + rect(188, 172, 104, 9, light(wood, 0.1), corner=2)
    butts = (
        _butt(52, 232, 46, wood, iron)
        + _butt(140, 240, 40, dark(wood, 0.1), iron)
        + _butt(96, 158, 42, light(wood, 0.06), iron)
        + rect(-5, 276, 200, 12, dark(wood, 0.4))
        + "".join(path(f"M{x} 288L{x + 10} 272L{x + 20} 288Z", dark(wood, 0.55)) for x in (10, 74, 104, 160))
    )
    shelves = (
        rect(334, 112, 150, 8, light(wood, 0.1))
        + rect(334, 184, 150, 8, light(wood, 0.1))
        + rect(334, 119, 150, 4, dark(wood, 0.5))
        + rect(334, 191, 150, 4, dark(wood, 0.5))
    )
    shelves += "".join(
        standing(Prop(prop="jug", colour=tone, trim=band, at=(x, 112), size=0.46), t)
        for x, tone, band in _JUGS
    )
    shelves += "".join(
        path(f"M{x - 8} 184V164H{x + 8}V184Z", iron)
        + line(f"M{x + 8} 168q9 1 7 9q-2 4 -7 3", iron, 2.6)
        + ellipse(x, 164, 8, 2.4, light(iron, 0.4))
        for x in (352, 380, 408)
    ) + standing(Prop(prop="bread", at=(448, 184), size=0.44), t)
    beams = planks(-5, -8, 490, 40, wood, 2) + "".join(
        rect(x, 26, 30, 20, dark(wood, 0.2)) + rect(x + 19, 26, 11, 20, dark(wood, 0.46))
        for x in (20, 150, 300, 430)
    )
    hung = "".join(
        standing(Prop(prop="ham", at=(x, 36), size=s), t) for x, s in ((318, 0.5), (352, 0.42), (186, 0.46))
    ) + "".join(
        line(f"M{x} 36V{y}", PAPERS["straw"], 1.6)
        + "".join(
            circle(x + d, y + k * 7, 5, tone)
            for k in range(4)
            for d, tone in ((-4, PAPERS["ivory"]), (4, dark(PAPERS["ivory"], 0.2)))
        )
        for x, y in ((126, 54), (384, 56))
    )
    floor = planks(-5, 342, 490, 70, dark(wood, 0.3), 4)
    tables = "".join(
        rect(x, 320, 150, 11, light(wood, 0.2), corner=2)
        + rect(x, 330, 150, 4, dark(wood, 0.5))
        + path(
            f"M{x + 18} 332L{x + 8} 392H{x + 20}L{x + 30} 332ZM{x + 120} 332L{x + 130} 392"
            f"H{x + 142}L{x + 132} 332Z",
            dark(wood, 0.24),
        )
        for x in (-50, 380)
    )
    tables += (
        standing(Prop(prop="jug", at=(34, 320), size=0.5), t)
        + standing(Prop(prop="candles", at=(76, 320), size=0.56), t)
        + standing(Prop(prop="candles", at=(402, 320), size=0.56), t)
        + path("M430 320V300H450V320Z", iron)
        + line("M450 304q10 1 8 9q-2 4 -8 3", iron, 3)
    )
    return Backdrop(
        plaster,
        plaster,
        (
            Sheet(back, 0.0, rim=False),
            Sheet(window, 0.5, box=(184, 56, 112, 130)),
            Sheet(butts, 1.0, box=(0, 110, 200, 182)),
            Sheet(shelves, 0.8, box=(328, 66, 152, 136)),
            Sheet(hung, 0.9, box=band(30, 112)),
            Sheet(beams, 1.2, box=band(0, 50)),
            Sheet(floor, 0.5, rim=False, box=band(338)),
            Sheet(tables, 1.1, box=band(256, 396)),
        ),
        open_sky=False,
        glow=(240, 230, 320, mix(PAPERS["amber"], plaster, 0.5), 0.5),
    )


def stable(tones: Tones, dice: Random) -> Backdrop:
    """A stable: stalls of planks, hay above and below, harness on its pegs, the door open on the fields."""
    t = tones
    wood = mix(PAPERS["leather"], wall_tone(t, 0.66), 0.3)
    straw = dimmed(t, "straw", 0.2)
    far = (
        rect(160, 60, 160, 290, linear((0, 60), (0, 300), (0, t.zenith), (1, t.horizon)))
        + hills(dice, 262, 10, t.depth(0.2), t.horizon)
        + hills(dice, 300, 6, t.depth(0.44), t.horizon)
    )
    wall = (
        path("M-10 -10H490V410H326V176A86 96 0 0 0 154 176V410H-10Z", dark(wood, 0.36))
        + "".join(
            line(f"M{x} -5V360", dark(wood, 0.58), 2, 0.8)
            for x in (*range(10, 150, 22), *range(338, 480, 22))
        )
        + line("M326 410V176A86 96 0 0 0 154 176V410", light(wood, 0.12), 9)
    )
    harness = (
        "".join(circle(x, 148, 4, PAPERS["iron"]) for x in (42, 96, 392, 442))
        + line("M42 150Q20 210 44 250Q70 210 42 150", PAPERS["chestnut"], 8)
        + line("M42 150Q20 210 44 250Q70 210 42 150", light(PAPERS["chestnut"], 0.2), 2.4)
    )
    harness += (
        line("M96 150Q82 190 90 236M96 150Q112 190 104 240", PAPERS["leather"], 4)
        + line("M86 238A9 9 0 1 1 86.1 238M100 242A9 9 0 1 1 100.1 242", PAPERS["iron"], 3)
        + line("M434 150A20 26 0 1 0 450 150", PAPERS["iron"], 6)
    )
    harness += line("M392 152V190", PAPERS["straw"], 2.6) + standing(
        Prop(prop="lantern", at=(392, 188), size=0.7), t
    )
    stalls = ""
    for x, flip in ((-20, False), (346, True)):
        stalls += planks(x, 286, 154, 74, wood, 4) + rect(x - 2, 278, 158, 11, light(wood, 0.2), corner=3)
        post = x + (0 if flip else 146)
        stalls += (
            rect(post - 2, 214, 16, 190, light(wood, 0.04))
            + rect(post + 7, 214, 7, 190, dark(wood, 0.36))
            + circle(post + 6, 212, 11, light(wood, 0.16))
        )
    loft = (
        planks(-5, 34, 490, 20, light(wood, 0.04), 1)
        + rect(-5, 52, 490, 5, dark(wood, 0.6))
        + path("M-10 36Q40 -10 110 14Q150 -14 200 8Q240 26 270 36ZM300 36Q350 2 410 10Q460 -6 500 36Z", straw)
    )
    loft += "".join(
        line(f"M{x:.0f} {y:.0f}l{dx:.0f} {dy:.0f}", dark(straw, 0.34) if k % 2 else light(straw, 0.2), 2)
        for k, (x, y, dx, dy) in enumerate(
            (dice.uniform(0, 480), dice.uniform(14, 44), dice.uniform(-12, 12), dice.uniform(2, 18))
            for _ in range(60)
        )
    )
    floor = rect(
        -5, 354, 490, 60, linear((0, 354), (0, 400), (0, dark(straw, 0.5)), (1, dark(straw, 0.32)))
    ) + "".join(
        line(
            f"M{dice.uniform(-5, 480):.0f} {dice.uniform(360, 398):.0f}"
            f"l{dice.uniform(-18, 18):.0f} {dice.uniform(-5, 5):.0f}",
            straw if k % 2 else dark(straw, 0.3),
            2.2,
        )
        for k in range(56)
    )
    bale = "".join(
        rect(x, y, 70, 36, tone, corner=4)
        + line(f"M{x + 18} {y}v36M{x + 50} {y}v36", PAPERS["leather"], 3)
        + line(f"M{x + 4} {y + 10}h60M{x + 6} {y + 22}h56", dark(tone, 0.3), 1.6, 0.7)
        for x, y, tone in ((404, 350, straw), (20, 356, dark(straw, 0.08)))
    ) + standing(Prop(prop="barrel", at=(128, 392), size=0.62), t)
    return Backdrop(
        t.zenith,
        t.horizon,
        (
            Sheet(far, 0.0, rim=False, box=(150, 56, 180, 344)),
            Sheet(wall, 1.2),
            Sheet(harness, 0.8, box=band(138, 262)),
            Sheet(floor, 0.3, rim=False, box=band(350)),
            Sheet(stalls, 1.2, box=band(198)),
            Sheet(loft, 1.3, box=band(0, 68)),
            Sheet(bale, 1.0, box=band(342)),
        ),
        open_sky=True,
    )
