"""What the towns of Castile are built of: whitewashed houses, tiled roofs, spires of slate, paved squares."""

from __future__ import annotations

from random import Random

from tabletop.cards.pictures import Paper
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.scenes.kit import HEIGHT, WIDTH
from tabletop.ui.art.svg import circle, dark, light, line, linear, mix, path, polygon, rect, slabs

# How much of a bright paper is lost in the light of each hour.
_LOST = {"day": 0.26, "dawn": 0.34, "dusk": 0.5, "storm": 0.52, "night": 0.7}


def weathered(tones: Tones, paper: Paper, nearness: float) -> str:
    """Dim a bright paper to the hour and to its distance."""
    return mix(PAPERS[paper], tones.depth(nearness), _LOST[tones.time])


def spire(x: float, y: float, w: float, h: float, wall: str, slate: str) -> str:
    """Cut one of Madrid's towers: a square shaft, a steep spire of slate, a ball and a cross."""
    shaft = rect(x - w / 2, y - h, w, h + HEIGHT, wall) + rect(
        x + w * 0.14, y - h, w * 0.36, h + HEIGHT, dark(wall, 0.24)
    )
    belfry = path(
        f"M{x - w * 0.16} {y - h + w * 0.7}v{-w * 0.3}a{w * 0.16} {w * 0.16} 0 0 1 {w * 0.32} 0v{w * 0.3}Z",
        dark(wall, 0.6),
    )
    top = y - h
    roof = path(
        f"M{x - w * 0.62} {top}L{x - w * 0.4} {top - w * 0.34}"
        f"Q{x - w * 0.16} {top - w * 0.7} {x} {top - w * 2}"
        f"Q{x + w * 0.16} {top - w * 0.7} {x + w * 0.4} {top - w * 0.34}L{x + w * 0.62} {top}Z",
        slate,
    )
    roof += path(
        f"M{x} {top - w * 2}Q{x + w * 0.16} {top - w * 0.7} {x + w * 0.4} {top - w * 0.34}"
        f"L{x + w * 0.62} {top}L{x + w * 0.16} {top}Z",
        dark(slate, 0.3),
    )
    tip = circle(x, top - w * 2, w * 0.08, dark(slate, 0.1)) + line(
        f"M{x} {top - w * 2}v{-w * 0.4}M{x - w * 0.12} {top - w * 2.24}h{w * 0.24}", dark(slate, 0.1), 1.8
    )
    return shaft + belfry + roof + tip


def tiled(x: float, y: float, w: float, rise: float, tile: str) -> str:
    """Lay a roof of tiles whose eaves run from (x, y) over the width `w`."""
    roof = polygon([(x - 6, y), (x + w * 0.1, y - rise), (x + w * 0.9, y - rise), (x + w + 6, y)], tile)
    roof += polygon(
        [(x + w * 0.62, y - rise), (x + w * 0.9, y - rise), (x + w + 6, y), (x + w * 0.68, y)],
        dark(tile, 0.2),
    )
    seams = "".join(
        f"M{x + w * (0.1 + 0.8 * k / 8):.1f} {y - rise + 1:.1f}L{x - 6 + (w + 12) * k / 8:.1f} {y - 1:.1f}"
        for k in range(1, 8)
    )
    return (
        roof
        + line(seams, dark(tile, 0.34), 1.6, 0.6)
        + rect(x - 8, y - 2, w + 16, 5, light(tile, 0.14), corner=2)
    )


def house(dice: Random, x: float, y: float, w: float, h: float, tones: Tones, nearness: float) -> str:
    """Cut a whitewashed house: tiled roof, shuttered windows, a balcony, a door of planks."""
    plaster: tuple[Paper, ...] = ("ivory", "parchment", "straw", "tan")
    wall, tile = weathered(tones, dice.choice(plaster), nearness), weathered(tones, "rust", nearness)
    wood = weathered(tones, dice.choice(("leather", "forest", "teal", "brown")), nearness)
    cut = (
        rect(x, y - h, w, h, wall)
        + rect(x + w * 0.7, y - h, w * 0.3, h, dark(wall, 0.13))
        + rect(x, y - 12, w, 12, dark(wall, 0.22))
    )
    columns = max(2, round(w / 38))
    for k in range(columns):
        wx, wy = x + w * (k + 0.5) / columns, y - h + 20
        pane = tones.lamp if dice.random() < 0.45 else dark(wall, 0.56)
        cut += rect(wx - 7, wy, 14, 24, pane) + line(
            f"M{wx} {wy}v24M{wx - 7} {wy + 12}h14", dark(wood, 0.3), 1.4
        )
        cut += rect(wx - 13, wy - 1, 6, 26, wood) + rect(wx + 7, wy - 1, 6, 26, dark(wood, 0.24))
        if dice.random() < 0.5:
            cut += rect(wx - 15, wy + 27, 30, 3, dark(wood, 0.4)) + line(
                "".join(f"M{wx + d} {wy + 17}v10" for d in range(-13, 14, 4)) + f"M{wx - 14} {wy + 17}h28",
                dark(wood, 0.5),
                1.3,
            )
        elif dice.random() < 0.6:
            cut += rect(wx - 10, wy + 25, 20, 5, weathered(tones, "rust", nearness)) + "".join(
                circle(wx + d, wy + 24, 3, weathered(tones, "scarlet", nearness)) for d in (-6, 0, 6)
            )
    dx = x + w * dice.choice((0.3, 0.5))
    cut += (
        path(f"M{dx - 13} {y}v-34a13 13 0 0 1 26 0v34Z", dark(wood, 0.16))
        + line(f"M{dx - 4} {y}v-44M{dx + 5} {y}v-43", dark(wood, 0.5), 1.3)
        + line(f"M{dx - 13} {y}v-34a13 13 0 0 1 26 0v34", dark(wall, 0.3), 2.4)
    )
    return cut + tiled(x, y - h, w, h * 0.3, tile)


def paving(tones: Tones, dice: Random, y: float, stone: str) -> str:
    """Pave a square down to the front edge, with courses that widen towards us."""
    ground = rect(
        -10,
        y,
        WIDTH + 20,
        HEIGHT - y + 10,
        linear((0, y), (0, HEIGHT), (0, mix(stone, tones.horizon, 0.2)), (1, dark(stone, 0.3))),
    )
    slabs_ = [
        (dice.uniform(-10, 470), y + (HEIGHT - y) * share, 16.0 + 44 * share, 3.0 + 6 * share)
        for share in (dice.random() ** 1.4 for _ in range(44))
    ]
    return ground + slabs(slabs_[:22], dark(stone, 0.2), 0.5) + slabs(slabs_[22:], light(stone, 0.16), 0.45)
