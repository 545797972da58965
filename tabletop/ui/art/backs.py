"""The backs of cards: a woven ground, a double line of metal and the game's emblem in a burst of rays."""

import pygame

from tabletop.ui.art import icons, palette, patterns, plans, shapes, svg, textures
from tabletop.ui.art.frames import body
from tabletop.ui.art.palette import METALS, NIGHT, Livery


def draw(game: str, height: int, variant: str = "") -> pygame.Surface:
    """Draw the back of a card.

    Args:
        game: the game's id.
        height: in pixels; the surface is as large as a face's, with the same shadow.
        variant: which of the game's backs; "" is the usual one.

    Raises:
        ValueError: no palette is written for the game, or it has no such back.
    """
    backs = palette.of(game).backs
    if variant not in backs:
        raise ValueError(f"no back {variant!r} in {game!r}; there are {', '.join(map(repr, sorted(backs)))}")
    livery = backs[variant]
    card = plans.body(height)
    surface = body((plans.width_for(height), height), (card.x, card.y, card.width, card.height), livery)
    _inlay(surface, card, livery)
    _medallion(surface, card, livery)
    return surface


def _inlay(surface: pygame.Surface, card: pygame.Rect, livery: Livery) -> None:
    """Let a lighter, woven panel with bitten-out corners into the ground."""
    unit = card.width / 100
    edge = round(6.6 * unit)
    panel = card.inflate(-2 * edge, -2 * edge)
    outline = shapes.notched((panel.x, panel.y, panel.width, panel.height), 7 * unit)
    mask = shapes.raster(svg.path(outline, "#ffffff"), panel.size, panel)
    foot = svg.mix(livery.field, livery.deep, 0.35)
    cloth = textures.leather(panel.size, svg.light(livery.field, 0.05), foot, seed=5)
    if livery.pales:
        for band in range(0, 9, 2):
            left, right = round(panel.width * band / 9), round(panel.width * (band + 1) / 9)
            pale = textures.leather(
                (right - left, panel.height), livery.pales, svg.dark(livery.pales, 0.3), seed=9
            )
            cloth.blit(pale, (left, 0))
    patterns.weave(cloth, "lozenges", max(6, round(9.2 * unit)), METALS[livery.metal].bright, 40)
    textures.multiply(cloth, textures.vignette(panel.size, 116, 2.0))
    surface.blit(shapes.masked(cloth, mask), panel)

    inset = 1.9 * unit
    inner = (panel.x + inset, panel.y + inset, panel.width - 2 * inset, panel.height - 2 * inset)
    lines = shapes.trim(outline, livery.metal, max(0.7, 0.75 * unit))
    lines += svg.line(
        shapes.notched(inner, 7 * unit), METALS[livery.metal].plain, max(0.5, 0.32 * unit), 0.75
    )
    for x, turn in ((panel.left, 0), (panel.right, 90)):
        for y, more in ((panel.top, 0), (panel.bottom, 90)):
            lines += _rosette(x, y, 2.6 * unit, turn + more, livery)
    shapes.stamp(surface, lines, panel.inflate(round(8 * unit), round(8 * unit)))


def _rosette(x: float, y: float, radius: float, turn: float, livery: Livery) -> str:
    lights = METALS[livery.metal]
    petals = svg.star(0, 0, radius * 1.25, radius * 0.62, 8, lights.plain)
    heart = svg.circle(0, 0, radius * 0.5, lights.bright) + svg.circle(0, 0, radius * 0.26, livery.deep)
    dark = svg.star(0, 0, radius * 1.5, radius * 0.8, 8, svg.mix(lights.dark, NIGHT, 0.6))
    return svg.group(dark + petals + heart, (x, y), turn=turn)


def _medallion(surface: pygame.Surface, card: pygame.Rect, livery: Livery) -> None:
    """Set the emblem into the middle, upright for both sides: rays around a disc with a rim of metal."""
    lights = METALS[livery.metal]
    side = round(card.width * 0.62)
    square = pygame.Rect(0, 0, side, side)
    square.center = card.center
    rim = svg.linear((20, 20), (80, 80), (0, lights.bright), (0.5, lights.plain), (1, lights.dark))
    ground = svg.radial(
        (46, 40), 40, (0, svg.light(livery.field, 0.16)), (0.6, livery.field), (1, livery.deep)
    )
    drawing = (
        svg.star(50, 50, 49, 35, 16, svg.mix(lights.dark, NIGHT, 0.4))
        + svg.star(50, 50, 47, 34, 16, rim)
        + svg.star(50, 50, 41.5, 36, 32, svg.mix(lights.dark, livery.deep, 0.5))
        + svg.circle(50, 50, 36.5, svg.mix(lights.dark, NIGHT, 0.5))
        + svg.circle(50, 50, 35, rim)
        + svg.circle(50, 50, 31.6, svg.mix(lights.dark, NIGHT, 0.5))
        + svg.circle(50, 50, 30.6, ground)
        + svg.line("M50 22.6A27.4 27.4 0 1 1 49.9 22.6Z", lights.plain, 0.6, 0.6)
    )
    drawn = shapes.raster(drawing, (side, side), (0, 0, 100, 100))
    surface.blit(shapes.shadow(drawn, max(2, side / 22), 190), square.move(0, max(1, side // 50)))
    surface.blit(drawn, square)
    icon = icons.draw(livery.emblem, round(side * 0.36), lights.bright)
    surface.blit(
        shapes.shadow(icon, 2, 200), icon.get_rect(center=(card.centerx, card.centery + max(1, side // 90)))
    )
    surface.blit(icon, icon.get_rect(center=card.center))
