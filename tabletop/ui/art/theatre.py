"""The paper theatre: paint a picture recipe.

Sheets of cut paper are laid one upon another; each throws a soft shadow on what lies behind and has the light edge of
thick paper. Lights are added, what floats in the air is strewn over, and at last the grain of the paper and the
dimness of the corners are laid over all.

Nothing here needs a window, and a worker thread may paint: surfaces are made afresh for every picture, those that
are kept are only read.
"""

from __future__ import annotations

import math
from functools import lru_cache
from io import BytesIO
from random import Random

import pygame

from tabletop.cards.pictures import Light, Picture
from tabletop.ui.art import air, figures, papers, props, scenes
from tabletop.ui.art.papers import Tones
from tabletop.ui.art.sheets import STAGE, Box, Sheet
from tabletop.ui.art.svg import document, rgb

# The byte order of rastered SVG: when all surfaces share it, laying one on another is thirty times as fast.
_MASKS = (0xFF, 0xFF00, 0xFF0000, 0)

_EDGE = (255, 248, 230, 96)
_SHADOW = 150

# How many times smaller than the sheet the copy is of which its shadow is made: the softness of the shadow.
_BLUR, _WIDE_BLUR = 6, 8

# Backdrops and beams of light are rastered smaller and enlarged: that costs half, and a little softness suits them.
_SOFT = 0.66


class _Canvas:
    """Hold the picture being painted, and the region of the stage that it shows."""

    def __init__(self, size: tuple[int, int], tones: Tones) -> None:
        self.surface = pygame.Surface(size, 0, 32, _MASKS)
        self.size = size
        self.tones = tones
        self.scale = max(size[0] / STAGE[2], size[1] / STAGE[3])
        width, height = size[0] / self.scale, size[1] / self.scale
        self.box: Box = ((STAGE[2] - width) / 2, (STAGE[3] - height) / 2, width, height)

    def raster(
        self, content: str, box: Box = STAGE, share: float = 1.0
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Raster what lies within `box`, smaller by `share` and then enlarged, and say where it goes."""
        x, y, width, height = box
        left, top = ((x - self.box[0]) * self.scale, (y - self.box[1]) * self.scale)
        wanted = pygame.Rect(
            math.floor(left),
            math.floor(top),
            math.ceil(width * self.scale) + 1,
            math.ceil(height * self.scale) + 1,
        )
        area = wanted.clip(self.surface.get_rect())
        if not area.width or not area.height:
            return pygame.Surface((1, 1), pygame.SRCALPHA, 32), (0, 0)
        region = (
            self.box[0] + area.x / self.scale,
            self.box[1] + area.y / self.scale,
            area.width / self.scale,
            area.height / self.scale,
        )
        size = (
            area.size
            if share == 1.0
            else (max(1, round(area.width * share)), max(1, round(area.height * share)))
        )
        paper = pygame.image.load_sized_svg(BytesIO(document(content, region)), size)
        return paper if share == 1.0 else pygame.transform.smoothscale(paper, area.size), area.topleft

    def wash(self, top: str, bottom: str, reach: float) -> None:
        """Fill the canvas with a gradient that has come from `top` to `bottom` at the share `reach` of its height."""
        pair = pygame.Surface((2, 2), 0, 32, _MASKS)
        pair.fill(rgb(top), (0, 0, 2, 1))
        pair.fill(rgb(bottom), (0, 1, 2, 1))
        # Scaled up, the outer quarters stay plain: the upper one is cut away, the lower one lies below the horizon.
        width, height = self.size
        tall = pygame.transform.smoothscale(pair, (width, max(2, round(2 * reach * height))))
        self.surface.fill(rgb(bottom))
        self.surface.blit(tall, (0, -round(reach * height / 2)))

    def lay(self, sheet: Sheet, share: float = 1.0) -> None:
        """Lay a sheet upon the others: shadow, light edge, paper. Only the part with something on it is worked on."""
        whole, (left, top) = self.raster(sheet.content, sheet.box, share)
        coarse = _BLUR if sheet.lift <= 1.15 else _WIDE_BLUR
        grid = (max(1, whole.get_width() // coarse), max(1, whole.get_height() // coarse))
        small = pygame.transform.smoothscale(whole, grid)
        cells = small.get_bounding_rect().inflate(6, 6).clip(small.get_rect())
        across, down = whole.get_width() / grid[0], whole.get_height() / grid[1]
        area = pygame.Rect(
            round(cells.x * across),
            round(cells.y * down),
            round(cells.width * across),
            round(cells.height * down),
        ).clip(whole.get_rect())
        corner = (left + area.x, top + area.y)
        if sheet.lift:
            self._shade(small.subsurface(cells), area.size, corner, sheet.lift)
        paper = whole.subsurface(area)
        if sheet.rim:
            edge = paper.copy()
            edge.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
            edge.fill(_EDGE, special_flags=pygame.BLEND_RGBA_MULT)
            step = max(1, round(self.scale))
            self.surface.blit(edge, (corner[0] - step, corner[1] - step))
        self.surface.blit(paper, corner)

    def _shade(
        self, small: pygame.Surface, size: tuple[int, int], corner: tuple[int, int], lift: float
    ) -> None:
        """Throw the shadow of a sheet, given a small copy of it; enlarging it makes it soft."""
        small.fill((0, 0, 0, _SHADOW), special_flags=pygame.BLEND_RGBA_MULT)
        small.fill((*rgb(self.tones.ink), 0), special_flags=pygame.BLEND_RGBA_ADD)
        soft = pygame.transform.smoothscale(small, size)
        reach = lift * self.scale
        self.surface.blit(soft, (corner[0] + round(4.0 * reach), corner[1] + round(6.0 * reach)))

    def strew(self, content: str, share: float = 1.0) -> None:
        """Lay something that throws no shadow."""
        self.surface.blit(*self.raster(content, share=share))

    def shine(self, at: tuple[float, float], radius: float, colour: str, strength: float) -> None:
        """Add a round, soft light."""
        pixels = max(2, round(radius * self.scale))
        x, y = (at[0] - self.box[0]) * self.scale, (at[1] - self.box[1]) * self.scale
        disc = air.glow(pixels, colour, round(strength, 2), _MASKS)
        self.surface.blit(disc, (round(x) - pixels, round(y) - pixels), special_flags=pygame.BLEND_ADD)

    def finish(self) -> None:
        """Lay the grain of the paper and the dim corners over the picture."""
        self.surface.blit(_grain(self.size, self.tones.ambient), (0, 0), special_flags=pygame.BLEND_MULT)


@lru_cache(maxsize=1)
def _fibres() -> pygame.Surface:
    """Grow the fibres of the paper, the same for every picture."""
    dice = Random(1610)
    fibres = pygame.Surface((160, 134), 0, 32, _MASKS)
    for y in range(134):
        for x in range(160):
            value = 255 - dice.randint(0, 12)
            fibres.set_at((x, y), (value, value, value))
    return fibres


@lru_cache(maxsize=8)
def _grain(size: tuple[int, int], ambient: str) -> pygame.Surface:
    """Make the veil that multiplies a finished picture: ambient light, dim corners, fibres of paper."""
    red, green, blue = rgb(ambient)
    veil = pygame.transform.smoothscale(_fibres(), size)
    small = pygame.Surface((24, 20), 0, 32, _MASKS)
    for y in range(20):
        for x in range(24):
            far = min(1.0, ((x - 11.5) / 14) ** 2 + ((y - 9) / 12.5) ** 2)
            dim = 1 - 0.28 * far**1.6
            small.set_at((x, y), (round(red * dim), round(green * dim), round(blue * dim)))
    veil.blit(pygame.transform.smoothscale(small, size), (0, 0), special_flags=pygame.BLEND_MULT)
    return veil


def _shine(canvas: _Canvas, lamps: tuple[Light, ...], *, behind: bool) -> None:
    chosen = [lamp for lamp in lamps if lamp.behind is behind]
    shapes = "".join(air.light_drawing(lamp) for lamp in chosen)
    if shapes:
        canvas.strew(shapes, _SOFT)
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
    canvas.wash(scene.top, scene.bottom, 0.68 if scene.open_sky else 1.0)
    if scene.glow:
        x, y, reach, colour, strength = scene.glow
        canvas.shine((x, y), reach, colour, strength)
    far = [name for name in picture.air if name in air.FAR_AIR]
    if scene.open_sky:
        sky = "".join(air.floating(name, tones, picture.seed) for name in far)
        if picture.disc:
            canvas.shine(picture.disc.at, picture.disc.size * 3.4, tones.glow, 0.42)
            sky += air.disc_drawing(picture.disc, tones)
        if sky:
            canvas.strew(sky)
    for sheet in scene.back:
        canvas.lay(sheet, _SOFT)
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
