"""A shelf that hangs into the stage: a plank of the table's wood on two ropes."""

import pygame

from tabletop.ui.art import shapes, svg, textures

_WOOD = "#7a4a2c"


def draw(width: int, drop: int, thickness: int) -> pygame.Surface:
    """Draw the shelf with its ropes.

    Args:
        width: of the plank, in pixels.
        drop: how far its upper edge hangs below the top of the surface, in pixels.
        thickness: of the plank's front, in pixels.

    Returns:
        A surface of that width with the plank across it, transparent elsewhere, with room for the shadow below.
    """
    top = max(2, thickness // 2)
    surface = pygame.Surface((width, drop + 2 * thickness), pygame.SRCALPHA)
    drawing = "".join(
        svg.line(f"M{x:.1f} -4V{drop - top + 2}", "#3c2408", thickness * 0.34)
        + svg.line(f"M{x:.1f} -4V{drop - top + 2}", "#b98a3c", thickness * 0.2)
        + svg.line(f"M{x:.1f} -4V{drop - top + 2}", "#f0cd7c", thickness * 0.07, 0.8)
        for x in (thickness * 1.1, width - thickness * 1.1)
    )
    plank = svg.path(
        f"M{thickness} {drop - top}H{width - thickness}L{width} {drop}H0Z",
        svg.linear((0, drop - top), (0, drop), (0, "#4a2a16"), (1, "#8a5632")),
    ) + svg.rect(0, drop, width, thickness, _WOOD)
    board = shapes.raster(plank, surface.get_size())
    surface.blit(shapes.shadow(board, thickness * 0.7, 190), (0, thickness // 2))
    surface.blit(shapes.raster(drawing, surface.get_size()), (0, 0))
    surface.blit(board, (0, 0))
    front = textures.wood((width, thickness), _WOOD, thickness, 5)
    surface.blit(front, (0, drop))
    edges = svg.rect(0, drop, width, max(1.0, thickness * 0.12), "#f4c68a", 0.75)
    edges += svg.rect(0, drop + thickness * 0.84, width, thickness * 0.16, "#1c0e08", 0.6)
    surface.blit(shapes.raster(edges, surface.get_size()), (0, 0))
    return surface
