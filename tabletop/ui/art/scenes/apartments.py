"""Scenes in the apartments of the great: a lady's salon, a cardinal's office."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.heraldry import charge
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.scenes.chambers import books, shelf
from tabletop.ui.art.scenes.kit import Backdrop, band, dimmed, standing, tiles, wall_tone
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, ellipse, light, line, linear, mix, path, polygon, rect, star


def _drape(cloth: str, gold: str, edge: float = 0.0) -> str:
    """Hang a gathered curtain from the upper left corner; `edge` shifts it to the right."""
    outline = (
        f"M{edge - 60} -10H{edge + 92}C{edge + 88} 90 {edge + 60} 150 {edge + 20} 196"
        f"C{edge + 34} 250 {edge + 38} 320 {edge + 40} 410H{edge - 60}Z"
    )
    folds = "".join(
        path(
            f"M{edge + x} -10"
            f"C{edge + x - 4} 90 {edge + x * 0.7 - 6} 150 {edge + x * 0.26 - 8} 196"
            f"L{edge + x * 0.26 - 2} 196"
            f"C{edge + x * 0.7 + 6} 150 {edge + x + 12} 90 {edge + x + 14} -10Z",
            tone,
            0.7,
        )
        for x, tone in (
            (70, dark(cloth, 0.4)),
            (44, light(cloth, 0.12)),
            (18, dark(cloth, 0.4)),
            (-10, light(cloth, 0.1)),
        )
    )
    falls = "".join(
        path(
            f"M{edge + x * 0.3 - 10} 204L{edge + x * 0.4 - 14} 410H{edge + x * 0.4}"
            f"L{edge + x * 0.3 - 4} 204Z",
            dark(cloth, 0.4),
            0.6,
        )
        for x in (-30, 20, 70)
    )
    tie = (
        line(f"M{edge - 60} 190Q{edge - 10} 206 {edge + 22} 194", gold, 8)
        + circle(edge + 22, 196, 6, gold)
        + path(f"M{edge + 17} 200h9l4 34h-17Z", dark(gold, 0.14))
    )
    hem = line(
        f"M{edge + 92} -10C{edge + 88} 90 {edge + 60} 150 {edge + 20} 196"
        f"C{edge + 34} 250 {edge + 38} 320 {edge + 40} 410",
        gold,
        3,
    )
    return path(outline, cloth) + folds + falls + hem + tie


def _sconce(x: float, y: float, gold: str, tones: Tones) -> str:
    arms = (
        line(f"M{x - 18} {y}Q{x} {y + 22} {x + 18} {y}M{x} {y + 26}V{y + 6}", gold, 3.4)
        + ellipse(x, y + 24, 9, 12, gold)
        + ellipse(x, y + 24, 5, 8, dark(gold, 0.3))
    )
    return arms + "".join(standing(Prop(prop="candles", at=(x + d, y), size=0.5), tones) for d in (-18, 18))


def salon(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """A marchioness's salon: silk on the walls, a great mirror, a painted screen, candles, a carpet."""
    t = tones
    wall, gold = mix(wall_tone(t, 0.3), PAPERS["plum"], 0.36), dimmed(t, "gold", 0.1)
    silk = dimmed(t, "rose", 0.28)
    back = rect(-5, -5, 490, 420, linear((0, 0), (0, 340), (0, dark(wall, 0.3)), (1, light(wall, 0.06))))
    back += "".join(
        path(
            f"M{x} {y - 22}C{x + 15} {y - 8} {x + 15} {y + 8} {x} {y + 22}"
            f"C{x - 15} {y + 8} {x - 15} {y - 8} {x} {y - 22}Z",
            light(wall, 0.12),
            0.6,
        )
        + circle(x, y, 4, light(wall, 0.24), 0.7)
        for row in range(6)
        for x in range(-10 + (24 if row % 2 else 0), 500, 48)
        for y in (22 + row * 44,)
    )
    back += (
        rect(-5, 268, 490, 78, light(wall, 0.22))
        + rect(-5, 262, 490, 8, gold)
        + "".join(
            rect(x, 282, 92, 50, dark(wall, 0.02), corner=3)
            + line(f"M{x + 4} 286H{x + 88}V328H{x + 4}Z", gold, 1.8)
            for x in (-30, 76, 182, 288, 394)
        )
    )
    mirror = path("M172 240V84Q176 30 240 24Q304 30 308 84V240Z", gold) + path(
        "M262 26Q304 34 308 84V240H290V84Q288 40 262 26Z", dark(gold, 0.3)
    )
    mirror += path(
        "M186 228V88Q190 46 240 42Q290 46 294 88V228Z",
        linear(
            (186, 40),
            (294, 228),
            (0, light(t.horizon, 0.3)),
            (0.5, mix(wall, t.horizon, 0.4)),
            (1, dark(wall, 0.1)),
        ),
    )
    mirror += polygon([(196, 200), (196, 110), (246, 52), (266, 52)], "#ffffff", 0.16) + polygon(
        [(206, 222), (282, 86), (288, 96), (224, 222)], "#ffffff", 0.1
    )
    mirror += path("M206 28Q240 -14 274 28Q258 18 240 22Q222 18 206 28Z", gold) + charge(
        "fleur", light(gold, 0.3), (240, 12), 0.5
    )
    lights = _sconce(140, 120, gold, t) + _sconce(340, 120, gold, t)
    screen = ""
    for k, (x, tone) in enumerate(((372, light(silk, 0.16)), (412, dark(silk, 0.1)), (452, silk))):
        dy = 8 if k % 2 else 0
        screen += path(f"M{x} 352V{150 + dy}Q{x + 20} {128 + dy} {x + 40} {150 + dy}V352Z", gold) + path(
            f"M{x + 4} 348V{154 + dy}Q{x + 20} {136 + dy} {x + 36} {154 + dy}V348Z", tone
        )
        screen += line(
            f"M{x + 20} 330Q{x + 8} 270 {x + 22} 220T{x + 16} 170", dark(PAPERS["forest"], 0.1), 2
        ) + "".join(
            circle(x + dx, y, 5, PAPERS["crimson"]) + circle(x + dx, y, 2, PAPERS["straw"])
            for dx, y in ((14, 290), (24, 246), (18, 196), (28, 172))
        )
    curtain = _drape(dimmed(t, "plum", 0.1), gold)
    floor = rect(-5, 346, 490, 66, linear((0, 346), (0, 400), (0, dark(wall, 0.5)), (1, dark(wall, 0.3))))
    rug = (
        polygon([(90, 352), (390, 352), (460, 410), (20, 410)], dimmed(t, "crimson", 0.2))
        + line("M98 358H382L440 410M98 358L40 410", gold, 3)
        + "".join(star(x, 384, 12, 5, 8, gold, 0.8) for x in (120, 180, 240, 300, 360))
    )
    return Backdrop(
        wall,
        wall,
        (
            Sheet(back, 0.0, rim=False),
            Sheet(mirror + lights, 1.0, box=(110, 0, 260, 246)),
            Sheet(floor + rug, 0.5, rim=False, box=band(342)),
            Sheet(screen, 1.2, box=(366, 120, 114, 240)),
            Sheet(curtain, 1.4, box=(0, 0, 100, 400)),
        ),
        open_sky=False,
        glow=(240, 140, 300, light(wall, 0.45), 0.6),
    )


def office(tones: Tones, dice: Random) -> Backdrop:
    """A cardinal's office: panelling and books, a crucifix between red hangings, a window on the town's spires."""
    t = tones
    wood, gold = mix(PAPERS["brown"], wall_tone(t, 0.66), 0.5), dimmed(t, "gold", 0.14)
    silk = dimmed(t, "crimson", 0.12)
    back = rect(-5, -5, 490, 420, linear((0, 0), (0, 340), (0, dark(wood, 0.36)), (1, wood)))
    back += "".join(
        rect(x, 20, 56, 220, dark(wood, 0.3), corner=2) + rect(x + 5, 25, 46, 210, dark(wood, 0.12), corner=2)
        for x in (150, 274)
    ) + rect(-5, 248, 490, 9, light(wood, 0.16))
    back += "".join(
        rect(x, 268, 84, 72, dark(wood, 0.3), corner=2) + rect(x + 5, 273, 74, 62, dark(wood, 0.1), corner=2)
        for x in range(-20, 480, 100)
    )
    window = path("M22 236V96A52 52 0 0 1 126 96V236Z", light(wood, 0.24)) + path(
        "M32 228V98A42 42 0 0 1 116 98V228Z", linear((0, 56), (0, 228), (0, t.zenith), (1, t.horizon))
    )
    window += "".join(
        polygon([(x - w, 228), (x - w, y), (x, y - w * 3), (x + w, y), (x + w, 228)], t.depth(0.34))
        for x, y, w in ((52, 186, 8), (84, 172, 11), (104, 196, 7))
    ) + rect(32, 206, 84, 22, t.depth(0.44))
    window += line("M74 56V228M32 112H116M32 168H116", dark(wood, 0.3), 4) + rect(
        14, 230, 120, 10, light(wood, 0.3), corner=2
    )
    niche = path("M196 250V66Q240 26 284 66V250Z", dark(silk, 0.2)) + "".join(
        path(f"M{x} 250Q{x - 4} 150 {x} 66h7Q{x + 4} 150 {x + 9} 250Z", dark(silk, 0.45), 0.6)
        for x in (206, 226, 250, 268)
    )
    niche += (
        line("M196 250V66Q240 26 284 66V250", gold, 4)
        + rect(234, 76, 12, 132, dark(wood, 0.5))
        + rect(208, 106, 64, 12, dark(wood, 0.5))
    )
    niche += path(
        "M212 110Q228 114 236 120L237 146L234 180H246L243 146L244 120Q252 114 268 110V114"
        "Q252 119 246 124L240 152L234 124Q228 119 212 114Z",
        PAPERS["ivory"],
    ) + circle(240, 112, 6, PAPERS["ivory"])
    case = (
        rect(336, -5, 150, 360, dark(wood, 0.4))
        + rect(336, -5, 8, 360, light(wood, 0.1))
        + "".join(books(dice, 346, y, 138, t) + shelf(336, y, 150, wood) for y in (64, 130, 196, 262))
    )
    case += rect(336, 272, 150, 80, dark(wood, 0.16)) + "".join(
        rect(x, 282, 60, 62, dark(wood, 0.34), corner=2) + circle(x + (50 if x < 380 else 10), 314, 3, gold)
        for x in (346, 414)
    )
    curtain = _drape(silk, gold, -44)
    floor = tiles(346, dark(wood, 0.4), light(wood, 0.04))
    return Backdrop(
        wood,
        wood,
        (
            Sheet(back, 0.0, rim=False),
            Sheet(window, 0.6, box=(8, 36, 134, 210)),
            Sheet(niche, 0.8, box=(190, 20, 100, 236)),
            Sheet(case, 1.1, box=(330, 0, 150, 360)),
            Sheet(floor, 0.6, rim=False, box=band(342)),
            Sheet(curtain, 1.3, box=(0, 0, 56, 400)),
        ),
        open_sky=False,
        glow=(150, 150, 320, light(wood, 0.4), 0.6),
    )
