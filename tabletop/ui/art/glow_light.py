"""Soft light about a point, added to what is there."""

import math
from functools import lru_cache

import pygame

from tabletop.ui.art import svg
from tabletop.ui.art.palette import Colour

_SIDE = 64


def add(surface: pygame.Surface, at: tuple[int, int], radius: float, colour: Colour, strength: int) -> None:
    """Add a round light to a surface.

    Args:
        surface: what is lit.
        at: the light's middle, in pixels.
        radius: how far it reaches, in pixels.
        colour: of the light.
        strength: in the middle, 0 to 255.
    """
    reach = max(1, round(radius))
    light = pygame.transform.smoothscale(_small(colour, strength), (2 * reach, 2 * reach))
    surface.blit(light, (at[0] - reach, at[1] - reach), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=32)
def _small(colour: Colour, strength: int) -> pygame.Surface:
    small = pygame.Surface((_SIDE, _SIDE), 0, 24)
    red, green, blue = svg.rgb(colour)
    middle = _SIDE / 2 - 0.5
    for row in range(_SIDE):
        for column in range(_SIDE):
            distance = math.hypot(column - middle, row - middle) / (_SIDE / 2)
            share = max(0.0, 1 - distance) ** 2 * strength / 255
            small.set_at((column, row), (round(red * share), round(green * share), round(blue * share)))
    return small
