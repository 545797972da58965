"""Scenes at court: the throne room and the court of justice."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Prop
from tabletop.ui.art.heraldry import charge
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.props.kit import ball
from tabletop.ui.art.scenes.kit import Backdrop, band, dimmed, standing, tiles, wall_tone
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import circle, dark, light, line, linear, mix, path, polygon, rect


def _column(x: float, w: float, top: float, foot: float, stone: str, gold: str) -> str:
    """Cut a fluted column with a gilt capital."""
    shaft = rect(
        x - w / 2,
        top,
        w,
        foot - top,
        linear((x - w / 2, 0), (x + w / 2, 0), (0, light(stone, 0.28)), (0.4, stone), (1, dark(stone, 0.42))),
    )
    flutes = "".join(
        line(f"M{x + w * k} {top + 14}V{foot - 16}", dark(stone, 0.3), 1.8, 0.6) for k in (-0.26, -0.02, 0.22)
    )
    capital = path(
        f"M{x - w * 0.5} {top + 12}Q{x - w * 0.9} {top} {x - w * 0.8} {top - 12}H{x + w * 0.8}"
        f"Q{x + w * 0.9} {top} {x + w * 0.5} {top + 12}Z",
        gold,
    )
    capital += path(
        f"M{x + w * 0.1} {top + 12}Q{x + w * 0.3} {top} {x + w * 0.2} {top - 12}H{x + w * 0.8}"
        f"Q{x + w * 0.9} {top} {x + w * 0.5} {top + 12}Z",
        dark(gold, 0.34),
    )
    return (
        shaft
        + flutes
        + capital
        + rect(x - w * 0.68, foot - 16, w * 1.36, 9, light(stone, 0.16))
        + rect(x - w * 0.78, foot - 8, w * 1.56, 10, stone)
    )


def palace_hall(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """The King's throne room: a canopy with the arms of Castile, columns, a carpet that climbs the steps."""
    t = tones
    wall, gold = wall_tone(t, 0.42), dimmed(t, "gold", 0.12)
    silk, stone = dimmed(t, "crimson", 0.12), mix(PAPERS["parchment"], wall_tone(t, 0.5), 0.5)
    back = rect(-5, -5, 490, 420, linear((0, 0), (0, 340), (0, dark(wall, 0.34)), (1, light(wall, 0.08))))
    back += path(
        "".join(
            f"M{x} {y - 13}l7 13l-7 13l-7 -13ZM{x - 3} {y + 16}h6v5h-6Z"
            for row in range(7)
            for x in range(10 + (22 if row % 2 else 0), 480, 44)
            for y in (24 + row * 40,)
        ),
        light(wall, 0.14),
    )
    hanging = (
        rect(158, 40, 164, 300, dark(silk, 0.2))
        + "".join(rect(x, 40, 12, 300, dark(silk, 0.36), 0.6) for x in (172, 204, 264, 296))
        + line("M158 40V340M322 40V340", gold, 4)
    )
    hanging += (
        circle(240, 122, 42, dark(silk, 0.45))
        + circle(240, 122, 36, silk)
        + charge("tower", gold, (240, 122), 1.1)
    )
    canopy = (
        path("M134 -10H346L356 46H124Z", silk)
        + path("M260 -10H346L356 46H270Z", dark(silk, 0.3))
        + "".join(
            path(f"M{x} 44H{x + 29}Q{x + 14.5} 82 {x} 44Z", silk if k % 2 else dark(silk, 0.26))
            + line(f"M{x} 46Q{x + 14.5} 82 {x + 29} 46", gold, 2.4)
            for k, x in enumerate(range(124, 356, 29))
        )
    )
    canopy += rect(120, 38, 240, 8, gold) + ball(124, 34, 9, gold) + ball(356, 34, 9, gold)
    columns = "".join(_column(x, 44, 62, 352, stone, gold) for x in (58, 422))
    columns += rect(-5, -5, 490, 26, dark(stone, 0.24)) + rect(-5, 20, 490, 7, gold)
    swags = "".join(
        path(f"M{x} 26Q{x + 44} 92 {x + 88} 26L{x + 74} 26Q{x + 44} 64 {x + 14} 26Z", silk)
        for x in (-42, 86 - 72, 378, 434)
    )
    floor = tiles(342, wall_tone(t, 0.64), mix(stone, wall, 0.3))
    steps = polygon([(136, 342), (344, 342), (362, 358), (118, 358)], light(stone, 0.1)) + rect(
        118, 358, 244, 8, dark(stone, 0.34)
    )
    carpet = polygon([(188, 340), (292, 340), (356, 410), (124, 410)], silk) + line(
        "M194 342L136 410M286 342L344 410", gold, 4
    )
    lamps = "".join(
        line(f"M{x} 372V252M{x - 22} 268Q{x} 292 {x + 22} 268", gold, 5)
        + path(f"M{x - 18} 376L{x} 356L{x + 18} 376Z", gold)
        + standing(Prop(prop="candles", at=(x, 254), size=0.6), t)
        + "".join(standing(Prop(prop="candles", at=(x + d, 268), size=0.5), t) for d in (-22, 22))
        for x in (112, 368)
    )
    return Backdrop(
        wall,
        wall,
        (
            Sheet(back, 0.0, rim=False),
            Sheet(hanging, 0.8, box=(150, 36, 180, 308)),
            Sheet(swags + columns, 1.2),
            Sheet(canopy, 1.3, box=(100, 0, 280, 90)),
            Sheet(floor + steps + carpet, 0.6, rim=False, box=band(336)),
            Sheet(lamps, 1.0, box=band(210, 384)),
        ),
        open_sky=False,
        glow=(240, 150, 300, light(wall, 0.4), 0.6),
    )


def court(tones: Tones, dice: Random) -> Backdrop:  # noqa: ARG001
    """A court of justice: the judges' high bench under a crucifix, tall windows, the bar before the accused."""
    t = tones
    wall, wood = wall_tone(t, 0.4), mix(PAPERS["chestnut"], wall_tone(t, 0.7), 0.45)
    gold, silk = dimmed(t, "gold", 0.16), dimmed(t, "plum", 0.2)
    back = rect(-5, -5, 490, 420, linear((0, 0), (0, 330), (0, dark(wall, 0.3)), (1, light(wall, 0.1))))
    for x in (28, 384):
        back += path(f"M{x - 8} 250V90A42 42 0 0 1 {x + 76} 90V250Z", light(wall, 0.2)) + path(
            f"M{x} 244V92A34 34 0 0 1 {x + 68} 92V244Z",
            linear((0, 60), (0, 244), (0, t.zenith), (1, t.horizon)),
        )
        back += line(
            f"M{x + 34} 58V244M{x} 100H{x + 68}M{x} 148H{x + 68}M{x} 196H{x + 68}", dark(wall, 0.34), 3
        )
    panel = (
        path("M136 300V60Q240 6 344 60V300Z", dark(wood, 0.16))
        + path("M150 300V68Q240 22 330 68V300Z", silk)
        + line("M143 300V64Q240 14 337 64V300", gold, 4)
    )
    panel += "".join(
        path(f"M{x} 300Q{x - 5} 160 {x} 70l9 0Q{x + 6} 160 {x + 11} 300Z", dark(silk, 0.4), 0.5)
        for x in (168, 204, 264, 300)
    )
    cross = (
        rect(234, 62, 12, 116, gold)
        + rect(204, 92, 72, 12, gold)
        + rect(241, 62, 5, 116, dark(gold, 0.36))
        + rect(204, 99, 72, 5, dark(gold, 0.36))
    )
    cross += path(
        "M208 98Q226 102 235 108L236 136L233 166H247L244 136L245 108Q254 102 272 98V102"
        "Q254 106 247 112L240 142L233 112Q226 106 208 102Z",
        PAPERS["ivory"],
        0.9,
    )
    bench = (
        rect(76, 262, 328, 90, wood)
        + rect(270, 262, 134, 90, dark(wood, 0.24))
        + "".join(
            rect(x, 276, 58, 64, dark(wood, 0.26), corner=2)
            + rect(x + 5, 281, 48, 54, light(wood, 0.04), corner=2)
            + charge("tower" if k % 2 else "fleur", gold, (x + 29, 308), 0.55)
            for k, x in enumerate((86, 148, 210, 272, 334))
        )
    )
    bench += rect(66, 250, 348, 14, light(wood, 0.18), corner=2) + rect(66, 260, 348, 4, dark(wood, 0.5))
    chairs = "".join(
        path(f"M{x - 24} 262V198Q{x} 168 {x + 24} 198V262Z", wood)
        + path(f"M{x - 17} 262V204Q{x} 180 {x + 17} 204V262Z", dimmed(t, "crimson", 0.3))
        + circle(x, 182, 5, gold)
        for x in (118, 362)
    )
    papers = (
        standing(Prop(prop="candles", at=(92, 250), size=0.6), t)
        + standing(Prop(prop="candles", at=(388, 250), size=0.6), t)
        + polygon([(150, 250), (158, 242), (196, 242), (190, 250)], PAPERS["parchment"])
    )
    floor = tiles(346, wall_tone(t, 0.66), light(wall, 0.16))
    rail = (
        rect(-5, 366, 490, 9, light(wood, 0.2), corner=3)
        + rect(-5, 373, 490, 4, dark(wood, 0.5))
        + "".join(
            path(
                f"M{x - 5} 376Q{x - 9} 390 {x - 4} 400H{x + 4}Q{x + 9} 390 {x + 5} 376Z",
                wood if k % 2 else dark(wood, 0.14),
            )
            for k, x in enumerate(range(8, 480, 24))
        )
    )
    return Backdrop(
        wall,
        wall,
        (
            Sheet(back, 0.0, rim=False),
            Sheet(panel, 0.9, box=(130, 10, 220, 294)),
            Sheet(cross, 0.7, box=(200, 58, 80, 124)),
            Sheet(chairs, 0.8, box=band(170, 264)),
            Sheet(bench + papers, 1.1, box=band(200, 356)),
            Sheet(floor, 0.6, rim=False, box=band(342)),
        ),
        (Sheet(rail, 1.2, box=band(362)),),
        open_sky=False,
        glow=(240, 120, 280, light(wall, 0.4), 0.6),
    )
