"""Scenes of a war between neighbours, out of the rain: a general's tent, and two front doors."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.scenes.kit import Backdrop, dimmed, masonry, standing, wall_tone
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import (
    circle,
    dark,
    ellipse,
    group,
    light,
    line,
    linear,
    mix,
    path,
    polygon,
    rect,
    star,
)


def war_tent(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """Within a general's tent: canvas on its poles, a map with pins, arms on their stand, a lamp, a carpet."""
    t = tones
    canvas = mix(wall_tone(t, 0.3), PAPERS["tan"], 0.35)
    wall = rect(-5, -5, 490, 420, linear((0, 0), (0, 340), (0, dark(canvas, 0.5)), (1, canvas)))
    seams = "".join(
        path(f"M240 -60L{x} 350L{x + 46} 350Z", dark(canvas, 0.22) if k % 2 else light(canvas, 0.08), 0.5)
        for k, x in enumerate(range(-92, 560, 46))
    )
    shade = path(
        "M-10 -10H490V60Q420 84 360 62Q300 84 240 62Q180 84 120 62Q60 84 -10 60Z", dark(canvas, 0.5)
    ) + "".join(circle(x, 64, 5, dimmed(t, "gold", 0.1)) for x in (120, 240, 360))
    poles = "".join(
        rect(x - 6, -5, 12, 360, dimmed(t, "leather", 0.2))
        + rect(x + 1, -5, 5, 360, dark(dimmed(t, "leather", 0.2), 0.4))
        for x in (26, 454)
    )
    sheet = dimmed(t, "parchment", 0.12)
    chart = rect(64, 100, 128, 92, sheet) + path(
        "M64 100h128v92h-128Z M70 106v80h116v-80Z", dark(sheet, 0.35)
    )
    chart += line("M76 170Q100 140 118 156T176 124", dimmed(t, "azure", 0.1), 5)
    chart += line("M88 124L112 138L140 126L160 154", dimmed(t, "scarlet", 0.1), 3, dashes="5 5")
    pins: tuple[tuple[int, int, Paper], ...] = (
        (88, 124, "scarlet"),
        (140, 126, "scarlet"),
        (160, 156, "navy"),
        (102, 176, "navy"),
    )
    chart += "".join(circle(x, y, 4, dimmed(t, tone, 0.05)) for x, y, tone in pins)
    chart += star(172, 176, 9, 3, 4, dark(sheet, 0.6))
    arms = "".join(
        standing(Prop(prop="halberd", at=(x, 230), turn=turn, size=0.8), t)
        for x, turn in ((372, -6), (414, 7))
    )
    arms += standing(
        Prop(prop="round-shield", at=(393, 214), size=1.1, colour="crimson", trim="gold", charge="eagle"), t
    )
    arms += rect(346, 262, 94, 9, dimmed(t, "leather", 0.2), corner=3)
    lamp = (
        line("M240 60V104", dimmed(t, "iron", 0.1), 3)
        + path("M226 104H254L260 142H220Z", "#ffd98a", 0.9)
        + rect(218, 140, 44, 6, dimmed(t, "iron", 0.1))
        + polygon([(222, 106), (240, 92), (258, 106)], dimmed(t, "iron", 0.1))
    )
    rug = dimmed(t, "crimson", 0.25)
    floor = (
        rect(-5, 344, 490, 70, dark(canvas, 0.55))
        + path("M40 352H440L476 410H4Z", rug)
        + line("M48 358H432L462 404H18Z", dimmed(t, "gold", 0.2), 3)
    )
    floor += "".join(star(x, 380, 10, 4, 8, dimmed(t, "gold", 0.3)) for x in range(60, 440, 60))
    return Backdrop(
        canvas,
        canvas,
        (
            Sheet(wall + seams, 0.0, rim=False),
            Sheet(chart + arms, 0.7),
            Sheet(poles + shade, 1.2),
            Sheet(lamp, 0.8),
            Sheet(floor, 0.6, rim=False),
        ),
        open_sky=False,
        glow=(240, 122, 190, t.glow, 0.4),
    )


def doors(tones: Tones, dice: Random) -> Backdrop:
    """A street front with two doors, so like each other that an army may well knock at the wrong one."""
    t = tones
    plaster = mix(PAPERS["straw"], wall_tone(t, 0.3), 0.42)
    wall = rect(
        -5, -5, 490, 420, linear((0, 0), (0, 360), (0, light(plaster, 0.12)), (1, dark(plaster, 0.14)))
    ) + masonry(dice, 0, 40, 480, 280, plaster, 34)
    base = rect(-5, 296, 490, 60, dark(plaster, 0.42)) + rect(-5, 292, 490, 6, light(plaster, 0.1))

    ivory, blue = PAPERS["ivory"], light(PAPERS["azure"], 0.1)

    def door(x: float, tone: str, sign: str, lit: bool) -> str:
        frame = path(
            "M-62 352V176Q-62 112 0 108Q62 112 62 176V352Z", mix(PAPERS["parchment"], wall_tone(t, 0.3), 0.3)
        )
        leaf = path("M-50 352V178Q-50 122 0 120Q50 122 50 178V352Z", tone) + path(
            "M4 120Q50 124 50 178V352H4Z", dark(tone, 0.28)
        )
        panels = "".join(
            rect(px, py, 34, ph, dark(tone, 0.2), corner=3) + rect(px, py, 34, 4, dark(tone, 0.5), corner=2)
            for px in (-42, 8)
            for py, ph in ((196, 56), (268, 62))
        )
        glass = path("M-36 178Q-34 134 0 132Q34 134 36 178Z", "#ffd27a" if lit else dark(tone, 0.6)) + line(
            "M0 132V178M-22 142L-10 178M22 142L10 178", tone, 3.4
        )
        knob = (
            circle(-38, 262, 6, PAPERS["gold"])
            + circle(0, 218, 9, dark(PAPERS["gold"], 0.2))
            + circle(0, 218, 5, dark(tone, 0.4))
        )
        plate = ellipse(0, 86, 24, 19, ivory) + ellipse(0, 86, 20, 15, blue) + sign
        return group(
            frame
            + leaf
            + panels
            + glass
            + knob
            + plate
            + rect(-74, 346, 148, 14, mix(PAPERS["silver"], wall_tone(t, 0.3), 0.4), corner=2),
            (x, 0),
        )

    six = circle(0, 89, 5.6, ivory) + circle(0, 89, 2.6, blue) + line("M-4.2 87Q-3 78 4 75.5", ivory, 3)
    nine = group(six, (0, 172), turn=180)
    pair = door(124, dimmed(t, "crimson", 0.15), six, True) + door(
        356, dimmed(t, "cobalt", 0.15), nine, False
    )
    lantern = (
        line("M240 40Q240 70 224 72", dimmed(t, "iron", 0.1), 5)
        + path("M228 84H252L248 124H232Z", "#ffd98a", 0.95)
        + polygon([(224, 86), (240, 70), (256, 86)], dimmed(t, "iron", 0.1))
        + rect(228, 122, 24, 6, dimmed(t, "iron", 0.1))
    )
    pots = "".join(
        path(f"M{x - 22} 330H{x + 22}L{x + 15} 372H{x - 15}Z", dimmed(t, "coral", 0.2))
        + "".join(
            circle(x + dx, 322 + dy, 12, dimmed(t, "green", 0.2)) for dx, dy in ((-14, 0), (14, 0), (0, -12))
        )
        + "".join(
            circle(x + dx, 318 + dy, 5, dimmed(t, "scarlet", 0.05))
            for dx, dy in ((-12, -6), (8, -14), (16, 2))
        )
        for x in (240,)
    )
    street = rect(-5, 358, 490, 60, dark(plaster, 0.5)) + "".join(
        rect(x + (k % 2) * 18, 364 + k * 13, 32, 10, dark(plaster, 0.4), 0.8, corner=4)
        for k in range(3)
        for x in range(-20, 480, 38)
    )
    return Backdrop(
        plaster,
        plaster,
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(base, 0.5),
            Sheet(pair, 1.0),
            Sheet(street, 0.4, rim=False),
            Sheet(lantern + pots, 0.8),
        ),
        open_sky=False,
    )
