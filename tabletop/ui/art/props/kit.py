"""What all props share: the shape of a drawing, and small parts that many of them need."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tabletop.cards.pictures import Paper, Prop
from tabletop.ui.art.papers import PAPERS, Tones
from tabletop.ui.art.svg import circle, dark, ellipse, light, line, path, radial

Pieces: TypeAlias = tuple[str, ...]
"""The sheets of a prop in its own space, the hindmost first."""

Drawing: TypeAlias = Callable[[Prop, Tones], Pieces]


def paper(chosen: Paper | None, otherwise: Paper) -> str:
    """Take the chosen paper or else the usual one."""
    return PAPERS[chosen or otherwise]


def tongue(x: float, y: float, w: float, h: float, fill: str, opacity: float = 1.0, sway: float = 0.0) -> str:
    """Cut a tongue of flame that stands on (x, y)."""
    return path(
        f"M{x:.1f} {y:.1f}"
        f"C{x - w:.1f} {y:.1f} {x - w * 1.1:.1f} {y - h * 0.4:.1f} {x - w * 0.3 + sway * 0.4:.1f}"
        f" {y - h * 0.62:.1f}"
        f"Q{x + sway * 0.7:.1f} {y - h * 0.8:.1f} {x + sway:.1f} {y - h:.1f}"
        f"Q{x + w * 0.2 + sway:.1f} {y - h * 0.72:.1f} {x + w * 0.7 + sway * 0.3:.1f} {y - h * 0.48:.1f}"
        f"C{x + w * 1.2:.1f} {y - h * 0.2:.1f} {x + w * 0.8:.1f} {y:.1f} {x:.1f} {y:.1f}Z",
        fill,
        opacity,
    )


def blaze(x: float, y: float, w: float, h: float, colour: str = "#f2722c") -> str:
    """Cut a fire of many tongues, red without and white within."""
    core, heart = light(colour, 0.45), light(colour, 0.82)
    outer = dark(colour, 0.22)
    return (
        tongue(x - w * 0.5, y, w * 0.42, h * 0.66, outer, sway=-w * 0.14)
        + tongue(x + w * 0.5, y, w * 0.42, h * 0.6, outer, sway=w * 0.16)
        + tongue(x, y, w * 0.75, h, outer, sway=w * 0.05)
        + tongue(x - w * 0.3, y, w * 0.36, h * 0.56, colour, sway=-w * 0.06)
        + tongue(x + w * 0.3, y, w * 0.36, h * 0.5, colour, sway=w * 0.1)
        + tongue(x, y, w * 0.52, h * 0.78, colour)
        + tongue(x - w * 0.06, y, w * 0.36, h * 0.52, core, sway=-w * 0.03)
        + tongue(x, y, w * 0.2, h * 0.3, heart)
    )


def ball(x: float, y: float, r: float, colour: str) -> str:
    """Cut a gleaming ball of glass or metal."""
    body = radial(
        (x - r * 0.3, y - r * 0.35),
        r * 1.35,
        (0, light(colour, 0.75)),
        (0.45, colour),
        (1, dark(colour, 0.5)),
    )
    return circle(x, y, r, body) + ellipse(x - r * 0.36, y - r * 0.45, r * 0.26, r * 0.17, "#ffffff", 0.85)


def gem(x: float, y: float, r: float, colour: str) -> str:
    """Cut a faceted gem."""
    crown = path(
        f"M{x - r} {y - r * 0.2}L{x - r * 0.5} {y - r * 0.8}L{x + r * 0.5} {y - r * 0.8}"
        f"L{x + r} {y - r * 0.2}L{x} {y + r}Z",
        colour,
    )
    facets = path(
        f"M{x - r} {y - r * 0.2}L{x - r * 0.5} {y - r * 0.8}L{x - r * 0.3} {y - r * 0.2}Z", light(colour, 0.6)
    )
    facets += path(
        f"M{x - r * 0.3} {y - r * 0.2}L{x} {y - r * 0.8}L{x + r * 0.3} {y - r * 0.2}Z", light(colour, 0.35)
    )
    facets += path(f"M{x + r * 0.3} {y - r * 0.2}L{x + r} {y - r * 0.2}L{x} {y + r}Z", dark(colour, 0.35))
    return crown + facets


def planks(x: float, y: float, w: float, h: float, wood: str, count: int) -> str:
    """Cut a board of `count` planks, lit from the upper left."""
    step = h / count
    boards = "".join(
        path(
            f"M{x} {y + k * step}L{x + w} {y + k * step}L{x + w} {y + (k + 1) * step}"
            f"L{x} {y + (k + 1) * step}Z",
            dark(wood, 0.06 + 0.07 * (k % 3)),
        )
        for k in range(count)
    )
    return boards + "".join(
        line(f"M{x} {y + k * step}L{x + w} {y + k * step}", dark(wood, 0.45), 1.4, 0.8)
        for k in range(1, count)
    )
