"""Scenes in chambers: study, laboratory, pavilion, palace."""

from __future__ import annotations

import itertools
from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props import study
from tabletop.ui.art.scenes.kit import Backdrop, dimmed, hills, masonry, tiles, wall_tone
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import (
    circle,
    dark,
    group,
    light,
    line,
    linear,
    mix,
    path,
    polygon,
    rect,
    slabs,
    star,
)


def shelf(x: float, y: float, w: float, wood: str) -> str:
    """Cut a board that things stand on, its upper edge at `y`."""
    return rect(x, y, w, 9, light(wood, 0.12), corner=1) + rect(x, y + 6, w, 4, dark(wood, 0.5))


def books(dice: Random, x: float, y: float, w: float, tones: Tones) -> str:
    """Stand a row of books on a shelf at `y`, here and there with a gap."""
    row, left = "", x
    shades: list[tuple[float, float, float, float]] = []
    bands: list[tuple[float, float, float, float]] = []
    bindings: tuple[Paper, ...] = (
        "crimson",
        "forest",
        "navy",
        "leather",
        "plum",
        "ochre",
        "teal",
        "chestnut",
    )
    while left < x + w - 8:
        wide, tall = dice.uniform(8, 15), dice.uniform(30, 46)
        tone = dimmed(tones, dice.choice(bindings), 0.3)
        if dice.random() < 0.1:
            left += 12
            continue
        row += rect(left, y - tall, wide - 1, tall, tone)
        shades.append((left + wide * 0.6, y - tall, wide * 0.32, tall))
        bands.append((left, y - tall + 7, wide - 1, 2.4))
        left += wide
    return row + slabs(shades, tones.ink, 0.3) + slabs(bands, PAPERS["gold"], 0.8)


def study_room(tones: Tones, dice: Random) -> Backdrop:
    """A scholar's study: shelves of books, a round window, a globe."""
    t = tones
    wood = wall_tone(t, 0.62)
    window = (
        circle(240, 116, 84, dark(wood, 0.4))
        + circle(240, 116, 74, linear((0, 40), (0, 190), (0, t.zenith), (1, t.horizon)))
        + circle(262, 96, 20, t.glow)
        + path("M170 140C200 120 220 146 250 130C280 118 300 140 310 138A74 74 0 0 1 170 140Z", t.depth(0.3))
    )
    window += line(
        "M240 42L240 190M166 116L314 116M188 64L292 168M292 64L188 168", dark(wood, 0.4), 4
    ) + line("M240 34A82 82 0 1 1 239.9 34", light(wood, 0.3), 5)
    shelves = ""
    for x in (-8, 350):
        shelves += (
            rect(x, -5, 138, 380, dark(wood, 0.34))
            + rect(x, -5, 8, 400, light(wood, 0.1))
            + rect(x + 130, -5, 8, 400, dark(wood, 0.1))
        )
        shelves += "".join(
            books(dice, x + 10, y, 118, t) + shelf(x, y, 138, wood) for y in (58, 122, 186, 250, 314)
        )
    floor = tiles(350, dark(wood, 0.2), light(wood, 0.06))
    return Backdrop(
        dark(wood, 0.3),
        dark(wood, 0.3),
        (Sheet(window, 0.6, rim=False), Sheet(shelves, 1.3), Sheet(floor, 0.8, rim=False)),
        open_sky=False,
        glow=(240, 150, 330, light(wood, 0.3), 0.5),
    )


_VESSELS = (
    (
        "M-5 -44L5 -44L5 -28Q14 -24 14 -14Q14 0 0 0Q-14 0 -14 -14Q-14 -24 -5 -28Z",
        "M-13 -17L13 -17Q14 -1 0 -1Q-14 -1 -13 -17Z",
    ),
    (
        "M-5 -48L5 -48L5 -32L16 -4Q17 0 12 0L-12 0Q-17 0 -16 -4L-5 -32Z",
        "M-10 -19L10 -19L15 -4Q16 -1 12 -1L-12 -1Q-16 -1 -15 -4Z",
    ),
    ("M-4 -42L4 -42L4 -34Q12 -32 12 -24L12 0L-12 0L-12 -24Q-12 -32 -4 -34Z", "M-11 -20L11 -20L11 -1L-11 -1Z"),
)
"""Glasses on a far shelf: each the outline and what it holds."""


def _vessel(kind: int, liquor: str, x: float, y: float) -> str:
    """Cut a small glass for a far shelf."""
    glass, fill = _VESSELS[kind]
    cork = rect(-4, -50 if kind == 1 else -46, 8, 8, PAPERS["tan"])
    shine = line("M-8 -16L-6 -5", "#ffffff", 2, 0.6)
    return group(cork + path(glass, "#a9c4c4", 0.6) + path(fill, light(liquor, 0.15)) + shine, (x, y))


def laboratory(tones: Tones, dice: Random) -> Backdrop:
    """An alchemist's vault: shelves of vessels, hanging herbs, an oven's glow."""
    t = tones
    stone = wall_tone(t, 0.6)
    wall = masonry(dice, 0, 0, 480, 340, stone, 46)
    arch = path(
        "M-10 -10L490 -10L490 410L446 410L446 190Q430 40 240 30Q50 40 34 190L34 410L-10 410Z",
        dark(stone, 0.26),
    ) + line("M34 410L34 190Q50 40 240 30Q430 40 446 190L446 410", light(stone, 0.16), 6)
    vessels = ""
    liquors: tuple[Paper, ...] = ("teal", "magenta", "amber", "green", "azure", "scarlet")
    for x0, w in ((44, 108), (330, 108)):
        for y in (150, 222, 294):
            row = (
                _vessel(dice.randrange(3), PAPERS[dice.choice(liquors)], x0 + 20 + k * 34, y)
                for k in range(3)
            )
            vessels += "".join(row) + shelf(x0, y, w, mix(PAPERS["brown"], stone, 0.4))
    bunches = "".join(
        group(study.herbs(Prop(prop="herbs"), t)[0], (x, 40 + abs(x - 240) * 0.12), size=0.9)
        for x in (150, 190, 292, 330)
    )
    floor = rect(
        -5, 350, 490, 60, linear((0, 350), (0, 400), (0, dark(stone, 0.36)), (1, dark(stone, 0.6)))
    ) + line("M0 350L480 350", light(stone, 0.1), 2)
    return Backdrop(
        dark(stone, 0.34),
        dark(stone, 0.34),
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(vessels + bunches, 0.8),
            Sheet(arch, 1.4),
            Sheet(floor, 0.6, rim=False),
        ),
        open_sky=False,
        glow=(240, 190, 320, light(stone, 0.34), 0.6),
    )


def pavilion(tones: Tones, dice: Random) -> Backdrop:
    """Within a great tent: its striped cloth runs up to the pole, its door stands open on the camp."""
    t = tones
    cloth, stripe = mix(PAPERS["crimson"], t.land, 0.35), mix(PAPERS["parchment"], t.horizon, 0.3)
    far = (
        hills(dice, 262, 10, t.depth(0.1), t.horizon)
        + "".join(polygon([(x - 24, 300), (x, 262), (x + 24, 300)], t.depth(0.36)) for x in (180, 238, 300))
        + hills(dice, 300, 5, t.depth(0.42), t.horizon)
    )
    panels = ""
    edges = [-200, -120, -30, 60, 150]
    for k, (a, b) in enumerate(itertools.pairwise(edges)):
        for flip in (False, True):
            tone = cloth if k % 2 == 0 else stripe
            x0, x1 = (480 - a, 480 - b) if flip else (a, b)
            apex = 240 + (8 if flip else -8)
            panels += polygon(
                [(apex, -40), (x0, 410), (x1, 410 if k < 3 else 396)],
                dark(tone, 0.34 - k * 0.06 + (0.16 if flip else 0)),
            )
    valance = (
        "".join(
            path(f"M{x} 60Q{x + 20} 104 {x + 40} 60Z", cloth if k % 2 else stripe)
            for k, x in enumerate(range(0, 480, 40))
        )
        + rect(-5, 48, 490, 16, PAPERS["gold"])
        + rect(-5, -5, 490, 54, dark(cloth, 0.24))
    )
    carpet = (
        rect(-5, 356, 490, 60, dark(cloth, 0.42))
        + line("M0 362L480 362", PAPERS["gold"], 3)
        + "".join(star(x, 384, 9, 4, 8, PAPERS["gold"], 0.7) for x in range(24, 480, 48))
    )
    return Backdrop(
        t.zenith,
        t.horizon,
        (Sheet(far, 0.5), Sheet(panels, 1.4), Sheet(valance, 1.1), Sheet(carpet, 0.6, rim=False)),
    )


def stage(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """A corner of a palace behind heavy curtains, a panelled wall with a picture."""
    t = tones
    wood = wall_tone(t, 0.56)
    damask = "".join(
        star(x + (20 if row % 2 else 0), 18 + row * 40, 11, 4, 6, light(wood, 0.16), 0.5)
        for row in range(7)
        for x in range(0, 500, 40)
    )
    dado = (
        rect(-5, 276, 490, 130, dark(wood, 0.24))
        + "".join(
            rect(x, 294, 92, 74, dark(wood, 0.4), corner=2)
            + line(f"M{x} 368L{x} 294L{x + 92} 294", light(wood, 0.1), 2.4)
            for x in range(-40, 480, 112)
        )
        + rect(-5, 270, 490, 9, light(wood, 0.2))
    )
    frame = (
        rect(286, 54, 128, 150, PAPERS["gold"], corner=3)
        + rect(296, 64, 108, 130, linear((0, 64), (0, 194), (0, t.zenith), (1, t.horizon)))
        + path("M296 150Q330 120 360 146Q384 130 404 148L404 194L296 194Z", t.depth(0.4))
        + circle(372, 96, 13, t.glow)
    )
    return Backdrop(
        dark(wood, 0.26),
        dark(wood, 0.26),
        (Sheet(damask, 0.0, rim=False), Sheet(dado, 0.8), Sheet(frame, 1.0)),
        open_sky=False,
        glow=(300, 130, 320, light(wood, 0.3), 0.55),
    )


def palace(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """A palace of the seventeenth century: tall windows under drapery, a chequered floor, a chandelier."""
    t = tones
    wall = wall_tone(t, 0.36)
    back = rect(-5, -5, 490, 410, linear((0, 0), (0, 360), (0, dark(wall, 0.24)), (1, light(wall, 0.06))))
    for x in (50, 196, 342):
        back += rect(x - 8, 52, 104, 256, light(wall, 0.24), corner=2) + rect(
            x, 60, 88, 240, linear((0, 60), (0, 300), (0, t.zenith), (1, t.horizon))
        )
        back += path(f"M{x} 270Q{x + 30} 250 {x + 88} 264L{x + 88} 300L{x} 300Z", t.depth(0.3)) + line(
            f"M{x + 44} 60L{x + 44} 300M{x} 140L{x + 88} 140M{x} 220L{x + 88} 220", light(wall, 0.3), 3
        )
    silk = dimmed(t, "crimson", 0.15)
    drapes = "".join(
        path(f"M{x - 20} 34L{x + 108} 34Q{x + 100} 96 {x + 44} 78Q{x - 12} 96 {x - 20} 34Z", silk)
        + path(f"M{x - 20} 34Q{x + 10} 150 {x - 22} 310L{x - 2} 310Q{x + 26} 140 {x + 8} 34Z", silk)
        + path(
            f"M{x + 108} 34Q{x + 78} 150 {x + 110} 310L{x + 90} 310Q{x + 62} 140 {x + 80} 34Z",
            dark(silk, 0.28),
        )
        + line(f"M{x - 20} 36Q{x - 10} 92 {x + 44} 76Q{x + 98} 92 {x + 108} 36", PAPERS["gold"], 3)
        for x in (50, 196, 342)
    )
    lights = (
        line("M240 -10L240 44", PAPERS["gold"], 3)
        + line("M170 70Q240 120 310 70M196 62Q240 96 284 62", PAPERS["gold"], 4)
        + "".join(
            group(study.candles(Prop(prop="candles"), t)[0], (x, y), size=0.6)
            for x, y in ((170, 70), (196, 62), (240, 84), (284, 62), (310, 70))
        )
    )
    floor = tiles(322, wall_tone(t, 0.62), light(wall, 0.3))
    return Backdrop(
        wall,
        wall,
        (Sheet(back, 0.0, rim=False), Sheet(drapes, 1.1), Sheet(floor, 0.6, rim=False), Sheet(lights, 1.4)),
        open_sky=False,
    )
