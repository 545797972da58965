"""The three faces of a card: full, hand and compact.

A face is described by plain data, so that nothing here knows a match or a game. The height on screen chooses
the face: from 300 pixels the *full* one with its rules text, from 150 the *hand* one with the first lines of it,
below that the *compact* one, a picture with its name and large figures. Nothing is set smaller than the eye
reads with ease.

Every surface is `width_for(height)` by `height` pixels and contains the card's soft shadow; the card itself is
at `body`.
"""

import math
from collections.abc import Callable, Iterator

import pygame

from tabletop.cards.pictures import Picture
from tabletop.ui.art import frames, palette, shapes, svg, tokens
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.plans import CORNERS, FULL_FROM, HAND_FROM, FaceSpec, Figure, Plan, body, plan, width_for

__all__ = [
    "CORNERS", "FULL_FROM", "HAND_FROM", "STEP", "FaceSpec", "Figure", "Painter",
    "body", "draw", "draw_figures", "snap", "width_for",
]  # fmt: skip

STEP = 8
"""Faces are kept in heights of this many pixels' distance, so that a resize needs few new ones."""

Painter = Callable[[Picture, tuple[int, int]], pygame.Surface]
"""Draws a picture recipe at a size: `theatre.paint`, or a stand-in."""

_MASTERS = ((240, 200), (480, 400), (960, 800))
_masters: SurfaceCache[tuple[Picture, tuple[int, int], Painter]] = SurfaceCache(12 << 20)


def snap(height: float) -> int:
    """Round a height down to the steps in which faces are kept.

    Example:
        >>> snap(247.3)
        240
    """
    return max(STEP, int(height) // STEP * STEP)


def draw(
    spec: FaceSpec,
    height: int,
    *,
    painter: Painter | None = None,
    with_figures: bool = True,
    density: float = 1.0,
) -> pygame.Surface:
    """Draw a face.

    Args:
        spec: what shows on it.
        height: in pixels; it chooses the face.
        painter: draws the picture; the paper theatre when left out.
        with_figures: draw the figures too. A card that lies turned gets them afterwards, see `draw_figures`.
        density: of the screen, see `plans.plan`.

    Returns:
        A new surface with transparent surroundings, `width_for(height)` wide.

    Raises:
        ValueError: the height is below 48, or the game, suit, tone or icon is unknown.
    """
    laid = plan(spec, height, density)
    window = pygame.Rect(laid.places.picture)
    surface = pygame.Surface(laid.places.size, pygame.SRCALPHA)
    surface.blit(_picture(spec.picture, window, painter or _theatre()), window)
    if spec.overleaf:
        _leaf(surface, spec.overleaf, window, painter or _theatre())
    surface.blit(frames.draw(palette.suit(spec.game, spec.suit), laid.places), (0, 0))
    for words in laid.words:
        words.layout.draw(surface, words.at)
    if laid.rule:
        _rule(surface, laid)
    if with_figures:
        draw_figures(surface, spec, height, density=density)
    return surface


def draw_figures(
    surface: pygame.Surface,
    spec: FaceSpec,
    height: int,
    *,
    angle: float = 0.0,
    scale: float = 1.0,
    density: float = 1.0,
) -> None:
    """Draw a face's figures, and the counters that lie on it, upright onto it: they stay with their corners.

    Args:
        surface: the face, turned about its middle.
        spec: whose figures.
        height: of the upright face, in pixels.
        angle: how far it is turned to the right, in degrees.
        scale: how much larger it is than that height.
        density: of the screen, see `plans.plan`.
    """
    laid = plan(spec, height, density)
    turn = math.radians(angle)
    across, down = math.cos(turn) * scale, math.sin(turn) * scale
    middle = surface.get_rect().center
    for token, at in _upon(spec, laid):
        x, y = at[0] - laid.places.size[0] / 2, at[1] - laid.places.size[1] / 2
        there = (round(middle[0] + x * across - y * down), round(middle[1] + x * down + y * across))
        surface.blit(token, token.get_rect(center=there))


def _upon(spec: FaceSpec, laid: Plan) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """List the tokens upon a face, and their middles while it is upright."""
    for figure in spec.figures:
        token = tokens.medallion(figure.icon, figure.value, figure.printed, figure.tone, laid.diameter)
        yield token, laid.spots[figure.corner]
    for counter in spec.tokens:
        yield tokens.counter(counter.kind, counter.number, laid.diameter), laid.spots[counter.kind]


def _theatre() -> Painter:
    from tabletop.ui.art import theatre  # noqa: PLC0415 - a face with a painter of its own needs no theatre

    return theatre.paint


def _picture(recipe: Picture, window: pygame.Rect, paint: Painter) -> pygame.Surface:
    """Take a picture from the smallest master that is large enough, cropped about its middle to fill a window."""
    fitting = (master for master in _MASTERS if window.width <= master[0] and window.height <= master[1])
    size = next(fitting, _MASTERS[-1])
    master = _masters.get_or_paint((recipe, size, paint), lambda: paint(recipe, size))
    shrink = max(window.width / size[0], window.height / size[1])
    across, down = min(size[0], round(window.width / shrink)), min(size[1], round(window.height / shrink))
    # Heads matter more than feet: what is cut from the height is cut mostly below.
    crop = pygame.Rect((size[0] - across) // 2, round((size[1] - down) * 0.2), across, down)
    return pygame.transform.smoothscale(master.subsurface(crop), window.size)


def _leaf(surface: pygame.Surface, recipe: Picture, window: pygame.Rect, paint: Painter) -> None:
    """Lay the picture of a card's back, as a small leaf of paper, into the lower right corner of its front's."""
    most = min(window.width * 0.34, window.height * 0.47)  # beside a long text the picture is a low one
    wide = max(round(most), min(20, window.width // 2))
    leaf = pygame.Surface((wide, round(wide * 1.16)), pygame.SRCALPHA)
    leaf.fill(palette.PAPER)
    rim = max(1, wide // 22)
    inner = leaf.get_rect().inflate(-2 * rim, -2 * rim)
    leaf.blit(_picture(recipe, inner, paint), inner)
    tilted = pygame.transform.rotozoom(leaf, -6, 1)
    edge = max(2, wide // 12)
    at = tilted.get_rect(bottomright=(window.right - edge, window.bottom - round(wide * 0.2)))
    sheet = pygame.Surface(at.inflate(2 * edge, 2 * edge).size, pygame.SRCALPHA)
    sheet.blit(tilted, (edge, edge))
    surface.blit(shapes.shadow(sheet, edge * 2, 190), (at.x, at.y))
    surface.blit(tilted, at)


def _rule(surface: pygame.Surface, laid: Plan) -> None:
    assert laid.rule is not None
    x, y, reach = laid.rule
    drawing = svg.path(
        f"M{x - reach} {y}L{x} {y - 0.8:.1f}L{x + reach} {y}L{x} {y + 0.8:.1f}Z", palette.FADED, 0.6
    )
    size = max(1.8, reach / 10)
    drawing += svg.path(
        f"M{x - size:.1f} {y}L{x} {y - size:.1f}L{x + size:.1f} {y}L{x} {y + size:.1f}Z", palette.RUBRIC, 0.8
    )
    box = (x - reach, y - reach // 2, 2 * reach, reach)
    surface.blit(shapes.raster(drawing, box[2:], box), box[:2])
