"""The little picture of a deck: its treasury's, with the shield of its suit; a warning where there is none."""

from __future__ import annotations

import pygame

from tabletop.cards.models import CardFace
from tabletop.ui.art import icons, palette, shapes, svg, theatre

_PICTURE = (240, 200)


def draw(game: str, treasury: CardFace | None, size: tuple[int, int]) -> pygame.Surface:
    """Draw the picture of a deck.

    Args:
        game: its id; chooses the palette.
        treasury: the card that the deck stands under; None where there is none.
        size: in pixels.
    """
    width, height = size
    picture = pygame.Surface(size, pygame.SRCALPHA)
    metal = palette.METALS["gold"].plain
    if treasury is None:
        picture.fill("#221010")
        sign = icons.draw("warning", round(height * 0.6), "#e2885c")
        picture.blit(sign, sign.get_rect(center=picture.get_rect().center))
    else:
        livery = palette.suit(game, treasury.suit)
        drawn = theatre.paint(treasury.picture, _PICTURE)
        high = round(width * _PICTURE[1] / _PICTURE[0])
        picture.blit(pygame.transform.smoothscale(drawn, (width, high)), (0, -round((high - height) * 0.4)))
        side = round(height * 0.46)
        badge = shapes.panel((side, side), livery.field, "gold", radius=side * 0.3, opacity=1.0)
        sign = icons.draw(livery.emblem, round(side * 0.7), palette.METALS[livery.metal].bright)
        badge.blit(sign, sign.get_rect(center=badge.get_rect().center))
        picture.blit(badge, (3, height - side - 3))
    edge = svg.line(f"M1 1H{width - 1}V{height - 1}H1Z", metal, max(1.0, height / 50))
    picture.blit(shapes.raster(edge, size), (0, 0))
    return picture
