"""Paper, cloth and wood, grown from seeded noise: the same seed always gives the same grain.

All noise is made of random bytes, enlarged smoothly: coarse bytes give clouds, fine ones grain, flat ones the
streaks of wood. Nothing is read from a file and no array library is needed.
"""

import random
from collections.abc import Sequence
from functools import lru_cache

import pygame

from tabletop.ui.art import svg
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import Colour

Size = tuple[int, int]

_sheets: SurfaceCache[tuple[Size, int]] = SurfaceCache(3 << 20)


def noise(size: Size, cell: tuple[float, float], darkest: int, seed: int) -> pygame.Surface:
    """Grow a field of grey noise, to be multiplied into a colour.

    Args:
        size: width and height in pixels.
        cell: width and height in pixels of one grain; unequal ones give streaks.
        darkest: the darkest grey, 0 to 255; the lightest is white.
        seed: which of all fields.
    """
    columns = max(2, round(size[0] / cell[0]) + 1)
    rows = max(2, round(size[1] / cell[1]) + 1)
    grains = pygame.image.frombytes(random.Random(seed).randbytes(columns * rows), (columns, rows), "P")
    step = (255 - darkest) / 255
    grains.set_palette([(round(darkest + i * step),) * 3 for i in range(256)])
    field = pygame.Surface((columns, rows), 0, 32)
    field.blit(grains, (0, 0))
    return field if (columns, rows) == size else pygame.transform.smoothscale(field, size)


def gradient(size: Size, colours: Sequence[Colour], *, across: bool = False) -> pygame.Surface:
    """Blend colours from top to bottom, or from left to right.

    Args:
        size: width and height in pixels.
        colours: at least two, evenly spaced.
        across: from left to right.
    """
    strip = pygame.Surface((len(colours), 1) if across else (1, len(colours)), 0, 32)
    for index, colour in enumerate(colours):
        strip.set_at((index, 0) if across else (0, index), colour)
    return pygame.transform.smoothscale(strip, size)


def fade(size: Size, colour: Colour, first: int, last: int, *, across: bool = False) -> pygame.Surface:
    """Draw a colour whose opacity runs from `first` to `last` (0 to 255), from the top down or from left to right."""
    strip = pygame.Surface((2, 1) if across else (1, 2), pygame.SRCALPHA)
    shade = pygame.Color(colour)
    strip.set_at((0, 0), (shade.r, shade.g, shade.b, first))
    strip.set_at((1, 0) if across else (0, 1), (shade.r, shade.g, shade.b, last))
    return pygame.transform.smoothscale(strip, size)


def vignette(size: Size, edge: int, power: float = 2.0) -> pygame.Surface:
    """Draw a white field that darkens towards its edges, to be multiplied into a colour.

    Args:
        size: width and height in pixels.
        edge: the grey in the corners, 0 to 255.
        power: how late the darkness comes; 1 is at once, 4 only at the very edge.
    """
    return pygame.transform.smoothscale(_small_vignette(edge, power), size)


@lru_cache(maxsize=32)
def _small_vignette(edge: int, power: float) -> pygame.Surface:
    side = 24
    small = pygame.Surface((side, side), 0, 32)
    for x in range(side):
        for y in range(side):
            across, down = (2 * x / (side - 1) - 1) ** 2, (2 * y / (side - 1) - 1) ** 2
            grey = round(255 - (255 - edge) * min(1.0, (across + down) / 2) ** (power / 2))
            small.set_at((x, y), (grey, grey, grey))
    return small


def multiply(surface: pygame.Surface, *fields: pygame.Surface) -> pygame.Surface:
    """Darken a surface by fields of noise or light; alpha is left alone. Returns the surface."""
    for field in fields:
        surface.blit(field, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def parchment(size: Size, seed: int = 1) -> pygame.Surface:
    """Draw a sheet of parchment: warm, cloudy, with a fine grain and browner edges. Do not draw on it.

    Args:
        size: width and height in pixels.
        seed: which sheet.
    """
    return _sheets.get_or_paint((size, seed), lambda: _paint_parchment(size, seed))


def _paint_parchment(size: Size, seed: int) -> pygame.Surface:
    sheet = gradient(size, ("#fff7dc", "#fbefcb", "#f6e4ba"))
    big = max(size)
    multiply(
        sheet,
        noise(size, (big / 5, big / 5), 232, seed),
        noise(size, (big / 17, big / 17), 242, seed + 1),
        noise(size, (9, 1.6), 247, seed + 2),
        noise(size, (1, 1), 247, seed + 3),
        vignette(size, 206, 3.4),
    )
    sheet.fill("#0e0b04", special_flags=pygame.BLEND_RGB_ADD)
    return sheet


def leather(size: Size, top: Colour, foot: Colour, seed: int = 1) -> pygame.Surface:
    """Draw the ground of a frame or a back: a colour that deepens downwards, with a soft grain."""
    return multiply(
        gradient(size, (svg.mix(top, "#ffffff", 0.08), top, svg.mix(top, foot, 0.5), foot)),
        noise(size, (max(size) / 9, max(size) / 9), 214, seed),
        noise(size, (1.5, 1.5), 226, seed + 1),
    )


def felt(size: Size, lit: Colour, deep: Colour, seed: int = 1) -> pygame.Surface:
    """Draw a table cloth: woven, cloudy, lit from above its middle.

    Args:
        size: width and height in pixels.
        lit: the colour in the middle.
        deep: the colour in the corners.
        seed: which cloth.
    """
    cloth = pygame.Surface(size, 0, 32)
    cloth.fill(lit)
    weave = noise((256, 256), (1, 1), 214, seed)
    multiply(weave, noise((256, 256), (3, 1), 232, seed + 1), noise((256, 256), (1, 3), 232, seed + 2))
    for x in range(0, size[0], 256):
        for y in range(0, size[1], 256):
            cloth.blit(weave, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    shade = svg.mix(lit, deep, 1.0)
    edge = max(1, round(255 * sum(svg.rgb(shade)) / max(1, sum(svg.rgb(lit)))))
    return multiply(cloth, noise(size, (170, 170), 206, seed + 3), vignette(size, edge, 2.4))


def wood(size: Size, colour: Colour, plank: int, seed: int = 1) -> pygame.Surface:
    """Draw planks of dark wood, lying.

    Args:
        size: width and height in pixels.
        colour: the wood in full light.
        plank: height of one plank in pixels.
        seed: which tree.
    """
    chance = random.Random(seed)
    boards = pygame.Surface(size, 0, 32)
    boards.fill(colour)
    for row, y in enumerate(range(0, size[1], max(8, plank))):
        x = -chance.randrange(plank * 6)
        while x < size[0]:
            length = plank * chance.randint(7, 13)
            board = pygame.Rect(x, y, length, plank).clip(boards.get_rect())
            if board.width and board.height:
                shade = chance.randint(176, 240)
                boards.fill((shade, shade, shade), board, pygame.BLEND_RGB_MULT)
                grain = noise(board.size, (plank * 2.4, 1.7), 168, seed * 977 + row * 31 + x)
                boards.blit(grain, board, special_flags=pygame.BLEND_RGB_MULT)
                knots = noise(board.size, (plank * 5, plank / 3.2), 190, seed * 613 + row * 17 + x)
                boards.blit(knots, board, special_flags=pygame.BLEND_RGB_MULT)
                boards.fill((22, 20, 16), (board.x, board.y, board.width, 1), pygame.BLEND_RGB_ADD)
                boards.fill((70, 70, 70), (board.x, board.bottom - 1, board.width, 1), pygame.BLEND_RGB_MULT)
                boards.fill((70, 70, 70), (board.right - 1, board.y, 1, board.height), pygame.BLEND_RGB_MULT)
            x += length
    return boards
