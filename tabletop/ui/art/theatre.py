"""The paper theatre: paint a picture recipe.

Sheets of cut paper are laid one upon another; each throws a soft shadow on what lies behind and has the light edge of
thick paper. Lights are added, what floats in the air is strewn over, and at last the grain of the paper and the
dimness of the corners are laid over all.

Nothing here needs a window, and a worker thread may paint: surfaces are made afresh for every picture, those that
are kept are only read.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from random import Random

import pygame

from tabletop.cards.pictures import Light, Picture
from tabletop.ui.art import air, figures, papers, props, scenes
from tabletop.ui.art.papers import Tones
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import document, rgb

STAGE = (480, 400)

# The byte order of rastered SVG: when all surfaces share it, laying one on another is thirty times as fast.
_MASKS = (0xFF, 0xFF00, 0xFF0000, 0)

_EDGE = (255, 248, 230, 96)
_SHADOW = 150


class _Canvas:
    """Hold the picture being painted, and the region of the stage that it shows."""

    def __init__(self, size: tuple[int, int], tones: Tones) -> None:
        self.surface = pygame.Surface(size, 0, 32, _MASKS)
        self.size = size
        self.tones = tones
        self.scale = max(size[0] / STAGE[0], size[1] / STAGE[1])
        width, height = size[0] / self.scale, size[1] / self.scale
        self.box = ((STAGE[0] - width) / 2, (STAGE[1] - height) / 2, width, height)

    def raster(self, content: str) -> pygame.Surface:
        """Raster a drawing at the canvas's size."""
        return pygame.image.load_sized_svg(BytesIO(document(content, self.box)), self.size)

    def wash(self, top: str, bottom: str) -> None:
        """Fill the canvas with a gradient from top to bottom."""
        pair = pygame.Surface((2, 2), 0, 32, _MASKS)
        pair.fill(rgb(top), (0, 0, 2, 1))
        pair.fill(rgb(bottom), (0, 1, 2, 1))
        # Scaled up, the outer quarters stay plain: they are cut away above and below, save for a little of each.
        width, height = self.size
        tall = pygame.transform.smoothscale(pair, (width, int(height * 1.5)))
        self.surface.blit(tall, (0, -height // 4))

    def lay(self, sheet: Sheet) -> None:
        """Lay a sheet upon the others: shadow, light edge, paper."""
        paper = self.raster(sheet.content)
        if sheet.lift:
            self._shade(paper, sheet.lift)
        if sheet.rim:
            edge = paper.copy()
            edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            edge.fill(_EDGE, special_flags=pygame.BLEND_RGBA_MULT)
            step = max(1, round(self.scale))
            self.surface.blit(edge, (-step, -step))
        self.surface.blit(paper, (0, 0))

    def _shade(self, paper: pygame.Surface, lift: float) -> None:
        blur = 8 if lift > 1.15 else 6
        small = pygame.transform.smoothscale(
            paper, (max(1, self.size[0] // blur), max(1, self.size[1] // blur))
        )
        small.fill((0, 0, 0, _SHADOW), special_flags=pygame.BLEND_RGBA_MULT)
        small.fill((*rgb(self.tones.ink), 0), special_flags=pygame.BLEND_RGBA_ADD)
        soft = pygame.transform.smoothscale(small, self.size)
        reach = lift * self.scale
        self.surface.blit(soft, (round(4.0 * reach), round(6.0 * reach)))

    def strew(self, content: str) -> None:
        """Lay something that throws no shadow."""
        self.surface.blit(self.raster(content), (0, 0))

    def shine(self, at: tuple[float, float], radius: float, colour: str, strength: float) -> None:
        """Add a round, soft light."""
        pixels = max(2, round(radius * self.scale))
        x, y = (at[0] - self.box[0]) * self.scale, (at[1] - self.box[1]) * self.scale
        disc = air.glow(pixels, colour, round(strength, 2), _MASKS)
        self.surface.blit(disc, (round(x) - pixels, round(y) - pixels), special_flags=pygame.BLEND_ADD)

    def finish(self) -> None:
        """Lay the grain of the paper and the dim corners over the picture."""
        self.surface.blit(_grain(self.size, self.tones.ambient), (0, 0), special_flags=pygame.BLEND_MULT)


@lru_cache(maxsize=8)
def _grain(size: tuple[int, int], ambient: str) -> pygame.Surface:
    """Make the veil that multiplies a finished picture: ambient light, dim corners, fibres of paper."""
    dice = Random(1610)
    red, green, blue = rgb(ambient)
    fibre = pygame.Surface((160, 134), 0, 32, _MASKS)
    for y in range(134):
        for x in range(160):
            value = 255 - dice.randint(0, 15)
            fibre.set_at((x, y), (value, value, value))
    veil = pygame.transform.smoothscale(fibre, size)
    small = pygame.Surface((24, 20), 0, 32, _MASKS)
    for y in range(20):
        for x in range(24):
            far = min(1.0, ((x - 11.5) / 14) ** 2 + ((y - 9) / 12.5) ** 2)
            dim = 1 - 0.34 * far**1.5
            small.set_at((x, y), (round(red * dim), round(green * dim), round(blue * dim)))
    veil.blit(pygame.transform.smoothscale(small, size), (0, 0), special_flags=pygame.BLEND_MULT)
    return veil


def _shine(canvas: _Canvas, lamps: tuple[Light, ...], *, behind: bool) -> None:
    chosen = [lamp for lamp in lamps if lamp.behind is behind]
    shapes = "".join(air.light_drawing(lamp) for lamp in chosen)
    if shapes:
        canvas.strew(shapes)
    for lamp in chosen:
        radius, strength = air.softness(lamp)
        canvas.shine(lamp.at, radius, papers.PAPERS[lamp.colour], strength)


def paint(picture: Picture, size: tuple[int, int]) -> pygame.Surface:
    """Paint a recipe.

    Args:
        picture: the recipe.
        size: width and height in pixels. The stage is 6:5; at other proportions its middle fills the surface.

    Returns:
        A surface of 32 bits without alpha; the caller converts it to the display's format.

    Raises:
        ValueError: a side of `size` is not positive.

    """
    if min(size) < 1:
        raise ValueError(f"size: both sides must be at least 1 pixel, not {size[0]}×{size[1]}")
    tones = papers.tones(picture.palette, picture.time)
    scene = scenes.backdrop(picture.scene, tones, picture.seed)
    canvas = _Canvas(size, tones)
    canvas.wash(scene.top, scene.bottom)
    far = [name for name in picture.air if name in air.FAR_AIR]
    if scene.open_sky:
        sky = "".join(air.floating(name, tones, picture.seed) for name in far)
        if picture.disc:
            canvas.shine(picture.disc.at, picture.disc.size * 3.4, tones.glow, 0.42)
            sky += air.disc_drawing(picture.disc, tones)
        if sky:
            canvas.strew(sky)
    for sheet in scene.back:
        canvas.lay(sheet)
    _shine(canvas, picture.lights, behind=True)
    standing = [sheet for prop in picture.props for sheet in props.sheets(prop, tones)]
    standing += [sheet for figure in picture.figures for sheet in figures.sheets(figure, tones)]
    standing += [sheet for prop in picture.front for sheet in props.sheets(prop, tones)]
    for sheet in standing:
        canvas.lay(sheet)
    for sheet in scene.fore:
        canvas.lay(sheet)
    canvas.finish()
    near = "".join(air.floating(name, tones, picture.seed) for name in picture.air if name not in air.FAR_AIR)
    if near:
        canvas.strew(near)
    _shine(canvas, picture.lights, behind=False)
    return canvas.surface
