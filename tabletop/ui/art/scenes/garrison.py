"""Scenes of soldiers and their prisoners: barracks, a dungeon."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import planks
from tabletop.ui.art.scenes.kit import Backdrop, band, dimmed, masonry, standing, tiles, wall_tone
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import dark, ellipse, group, light, line, linear, mix, path, polygon, rect, slabs


def barracks(tones: Tones, dice: Random) -> Backdrop:
    """A guardroom of the tercios: pikes and muskets in the rack, the ragged cross of Burgundy, bunks, a brazier."""
    t = tones
    stone, wood = wall_tone(t, 0.46), mix(PAPERS["brown"], wall_tone(t, 0.6), 0.3)
    wall = rect(-5, -5, 490, 420, linear((0, 0), (0, 340), (0, dark(stone, 0.36)), (1, stone))) + masonry(
        dice, 0, 30, 480, 300, stone, 50
    )
    linen, red = dimmed(t, "ivory", 0.2), dimmed(t, "crimson", 0.1)
    flag = path("M166 40Q204 32 240 40T314 40V184Q276 192 240 184T166 184Z", linen) + path(
        "M276 44Q296 46 314 40V184Q294 190 276 188Z", dark(linen, 0.2)
    )
    flag += "".join(
        group(
            rect(-84, -6, 168, 12, red)
            + "".join(path(f"M{x} -6l5 -9l7 9ZM{x + 9} 6l5 9l7 -9Z", red) for x in range(-76, 70, 24)),
            (240, 112),
            turn=turn,
        )
        for turn in (38, -38)
    ) + rect(156, 30, 168, 8, wood, corner=3)
    rack = "".join(
        standing(Prop(prop="spear", trim="brown", at=(x, 210), size=0.98), t) for x in (24, 48)
    ) + standing(Prop(prop="halberd", at=(78, 214), size=0.98), t)
    rack += (
        "".join(standing(Prop(prop="musket", at=(x, 262), turn=-90, size=1.1), t) for x in (384, 416, 448))
        + rect(8, 180, 96, 9, light(wood, 0.12))
        + rect(8, 290, 96, 9, light(wood, 0.12))
        + rect(362, 186, 112, 9, light(wood, 0.12))
        + rect(362, 300, 112, 12, light(wood, 0.12))
    )
    steel = dimmed(t, "steel", 0.2)
    helms = rect(340, 92, 140, 8, light(wood, 0.1)) + "".join(
        path(f"M{x - 15} 88C{x - 14} 66 {x - 6} 58 {x} 56C{x + 6} 58 {x + 14} 66 {x + 15} 88Z", steel)
        + path(f"M{x} 56C{x + 6} 58 {x + 14} 66 {x + 15} 88H{x + 4}Q{x + 8} 70 {x} 56Z", dark(steel, 0.34))
        + path(f"M{x - 24} 80Q{x} 100 {x + 24} 80Q{x} 92 {x - 24} 80Z", light(steel, 0.2))
        for x in (366, 412, 458)
    )
    beams = planks(-5, -8, 490, 32, wood, 2) + "".join(
        rect(x, 20, 24, 22, dark(wood, 0.3)) for x in (116, 340)
    )
    floor = tiles(344, dark(stone, 0.36), dark(stone, 0.16))
    bunk = (
        rect(-20, 318, 150, 14, light(wood, 0.06))
        + path("M-20 318Q0 300 30 306Q90 300 128 318Z", dimmed(t, "olive", 0.2))
        + rect(122, 296, 10, 74, wood)
        + ellipse(4, 310, 26, 9, linen)
        + rect(-20, 330, 150, 6, dark(wood, 0.5))
    )
    drum = dimmed(t, "crimson", 0.1)
    bunk += (
        path("M396 334V372Q428 384 460 372V334Z", drum)
        + path("M436 340Q450 338 460 334V372Q450 376 436 377Z", dark(drum, 0.34))
        + ellipse(428, 334, 32, 8, linen)
        + line(
            "M396 366Q428 378 460 366M396 338L407 372L418 342L430 376L442 342L452 372L460 338",
            dimmed(t, "gold", 0.1),
            2.6,
        )
    )
    return Backdrop(
        stone,
        stone,
        (
            Sheet(wall, 0.0, rim=False),
            Sheet(flag, 0.8, box=(150, 26, 180, 172)),
            Sheet(helms, 0.7, box=(334, 50, 146, 56)),
            Sheet(rack, 1.1),
            Sheet(beams, 1.2, box=band(0, 46)),
            Sheet(floor, 0.5, rim=False, box=band(340)),
            Sheet(bunk, 1.1, box=band(290, 384)),
        ),
        open_sky=False,
        glow=(240, 170, 320, light(stone, 0.36), 0.6),
    )


def dungeon(tones: Tones, dice: Random) -> Backdrop:
    """A dungeon: a barred window high up, a shaft of light, chains on the wall, straw on wet stones."""
    t = tones
    stone = wall_tone(t, 0.66)
    wall = rect(-5, -5, 490, 420, linear((0, 0), (0, 350), (0, dark(stone, 0.3)), (1, stone)))
    wall += line(
        "".join(
            f"M{-10 + (24 if row % 2 else 0) + k * 56} {30 + row * 40}v40"
            for row in range(8)
            for k in range(10)
        )
        + "".join(f"M-5 {30 + row * 40}H485" for row in range(8)),
        dark(stone, 0.4),
        2.4,
        0.8,
    ) + masonry(dice, 0, 20, 480, 300, stone, 26)
    wall += slabs(
        [(dice.uniform(0, 460), dice.uniform(60, 200), 4.0, dice.uniform(20, 60)) for _ in range(12)],
        dark(stone, 0.3),
        0.5,
    )
    window = path("M300 110V72A34 34 0 0 1 368 72V110Z", dark(stone, 0.5)) + path(
        "M306 106V74A28 28 0 0 1 362 74V106Z",
        linear((0, 46), (0, 106), (0, light(t.glow, 0.2)), (1, t.horizon)),
    )
    window += (
        "".join(rect(x, 44, 6, 66, dark(stone, 0.6)) for x in (317, 331, 345))
        + rect(304, 78, 60, 5, dark(stone, 0.6))
        + rect(292, 108, 84, 9, light(stone, 0.16))
    )
    shaft = polygon([(306, 106), (362, 106), (250, 372), (96, 372)], light(t.glow, 0.3), 0.16) + polygon(
        [(318, 106), (352, 106), (210, 372), (136, 372)], light(t.glow, 0.3), 0.12
    )
    chains = (
        standing(Prop(prop="shackles", at=(76, 146), size=0.86), t)
        + standing(Prop(prop="shackles", at=(424, 168), size=0.72), t)
        + "".join(
            line(f"M{x + d} {y}v15", PAPERS["parchment"], 2, 0.6)
            for x, y in ((168, 216), (168, 240), (206, 222))
            for d in (0, 6, 12, 18)
        )
        + line("M164 236L190 218M164 258L190 242", PAPERS["parchment"], 2, 0.6)
    )
    door = path("M-10 356V150Q-6 116 26 116Q58 118 60 156V356Z", dark(stone, 0.52))
    floor = rect(
        -5, 348, 490, 64, linear((0, 348), (0, 400), (0, dark(stone, 0.46)), (1, dark(stone, 0.26)))
    ) + line("M0 348H480", light(stone, 0.14), 2)
    straw = dimmed(t, "straw", 0.25)
    hay = "".join(
        line(f"M{x:.0f} {y:.0f}l{dx:.0f} {dy:.0f}", straw if k % 3 else dark(straw, 0.3), 2.4)
        for k, (x, y, dx, dy) in enumerate(
            (dice.gauss(390, 44), dice.uniform(362, 392), dice.uniform(-20, 20), dice.uniform(-12, 6))
            for _ in range(70)
        )
    )
    hay = (
        ellipse(392, 380, 96, 13, dark(straw, 0.5))
        + hay
        + path("M44 372V352H76V372Q60 380 44 372Z", dimmed(t, "leather", 0.4))
        + ellipse(60, 352, 16, 4, dark(stone, 0.6))
    )
    arch = path("M-10 -10H490V410H456V150Q440 16 240 8Q40 16 24 150V410H-10Z", dark(stone, 0.56)) + line(
        "M24 410V150Q40 16 240 8Q440 16 456 150V410", light(stone, 0.16), 5
    )
    return Backdrop(
        dark(stone, 0.3),
        dark(stone, 0.3),
        (
            Sheet(wall + door, 0.0, rim=False),
            Sheet(window, 0.6, box=(286, 34, 94, 90)),
            Sheet(chains, 0.8, box=band(130, 270)),
            Sheet(floor + shaft, 0.0, rim=False),
            Sheet(hay, 0.5, rim=False, box=band(340)),
            Sheet(arch, 1.5),
        ),
        open_sky=False,
        glow=(320, 100, 260, light(stone, 0.4), 0.6),
    )
