"""The stage that the screens around a match are set on: a paper theatre by candle-light, seen across a table.

It is cut from layers like a card's picture: sky, moon, hills, a castle, the roofs of a town, then the curtains and
the table in front of them, each throwing its shadow on the one behind. Heights are in units of a stage 900 high; its
width follows the shape of the window, so that the curtains always hang at the window's own edges.
"""

import math
import random

import pygame

from tabletop.ui.art import drapery, glow_light, shapes, svg, textures

Size = tuple[int, int]

HEIGHT = 900.0
TABLE_TOP = 668.0
"""Where the table begins, in units of the stage."""

_SKY = ("#0d1233", "#1d2152", "#45346f", "#8f4f72", "#d9805c", "#f2b36c")
_WOOD = "#6d4024"


def paint(size: Size) -> pygame.Surface:
    """Paint the whole stage.

    Args:
        size: width and height in pixels.

    Returns:
        A new opaque surface.
    """
    return _Stage(size).paint()


def dimmed(stage: pygame.Surface, strength: int = 150) -> pygame.Surface:
    """Return a stage with the lights turned down and out of focus, for a screen whose panel lies before it.

    Args:
        stage: what `paint` returned.
        strength: of the darkness, 0 to 255.
    """
    width, height = stage.get_size()
    small = pygame.transform.smoothscale(stage, (max(1, width // 6), max(1, height // 6)))
    soft = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 2), (width, height))
    shade = pygame.Surface((width, height))
    shade.fill("#0b0610")
    shade.set_alpha(strength)
    soft.blit(shade, (0, 0))
    return textures.multiply(soft, textures.vignette((width, height), 110, 2.2))


class _Stage:
    """One painting of the stage at one size."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.unit = size[1] / HEIGHT
        self.width = size[0] / self.unit
        self.surface = pygame.Surface(size, 0, 24)

    def paint(self) -> pygame.Surface:
        self._paint_sky()
        middle = self.width / 2
        self._layer(_hills(self.width, 492, 44, 5, "#4f3d78", "#8d5a7e"), 400, 700, 10)
        self._layer(_hills(self.width, 540, 46, 7, "#372f66", "#5d4274"), 470, 700, 12)
        self._layer(_castle(middle + self.width * 0.065, 574) + _slope(self.width, 586), 180, 720, 14)
        self._layer(_town(self.width, 668, 11), 500, 720, 12)
        self._paint_glow(middle, TABLE_TOP - 20, self.width * 0.55, "#ffb35a", 44)
        self._paint_table()
        self._layer(drapery.wings(self.width), 0, HEIGHT, 16)
        self._layer(drapery.valance(self.width), 0, 190, 14)
        self._paint_candles()
        return textures.multiply(self.surface, textures.vignette(self.size, 128, 2.6))

    def _region(self, top: float, foot: float) -> pygame.Rect:
        y = math.floor(top * self.unit)
        return pygame.Rect(0, y, self.size[0], min(self.size[1], math.ceil(foot * self.unit)) - y)

    def _draw(self, drawing: str, top: float, foot: float) -> tuple[pygame.Surface, pygame.Rect]:
        region = self._region(top, foot)
        box = (0, region.y / self.unit, self.width, region.height / self.unit)
        return shapes.raster(drawing, region.size, box), region

    def _layer(self, drawing: str, top: float, foot: float, lift: float) -> None:
        """Lay a sheet of paper over what is there; `lift` is the depth of its shadow."""
        sheet, region = self._draw(drawing, top, foot)
        blur = lift * self.unit
        self.surface.blit(shapes.shadow(sheet, blur * 1.2, 130), (region.x, region.y + round(blur * 0.5)))
        self.surface.blit(sheet, region)

    def _paint_sky(self) -> None:
        region = self._region(0, 720)
        self.surface.blit(textures.gradient(region.size, _SKY), region)
        dice = random.Random(5)
        stars = "".join(
            svg.circle(dice.uniform(0, self.width), dice.uniform(60, 400), dice.uniform(0.7, 2.1), "#fff4d8",
                       dice.uniform(0.35, 0.95))
            for _ in range(150)
        )  # fmt: skip
        x, y = self.width * 0.635, 250.0
        moon = "".join(
            svg.circle(x, y, radius, "#fdeec4", strength)
            for radius, strength in ((196, 0.05), (142, 0.07), (104, 0.1), (80, 0.16))
        )
        moon += svg.circle(x, y, 58, svg.radial((x - 16, y - 18), 84, (0, "#fffbe8"), (1, "#f3d999")))
        moon += svg.circle(x - 20, y + 14, 11, "#e5c98c", 0.55) + svg.circle(
            x + 20, y - 20, 7, "#e5c98c", 0.5
        )
        moon += svg.circle(x + 14, y + 26, 5, "#e5c98c", 0.45)
        clouds = (
            _cloud(x + 70, y + 50, 1.0) + _cloud(x - 150, y - 36, 0.75) + _cloud(self.width * 0.2, 300, 1.2)
        )
        picture, where = self._draw(stars + moon + clouds, 0, 560)
        self.surface.blit(picture, where)

    def _paint_glow(self, x: float, y: float, radius: float, colour: str, strength: int) -> None:
        """Add soft light about a point of the stage."""
        at = (round(x * self.unit), round(y * self.unit))
        glow_light.add(self.surface, at, radius * self.unit, colour, strength)

    def _paint_table(self) -> None:
        region = self._region(TABLE_TOP, HEIGHT)
        shade, where = self._draw(
            svg.rect(-40, TABLE_TOP, self.width + 80, HEIGHT, "#000000"), TABLE_TOP - 40, HEIGHT
        )
        self.surface.blit(
            shapes.shadow(shade, 26 * self.unit, 150), (where.x, where.y - round(6 * self.unit))
        )
        top = textures.wood(region.size, _WOOD, max(8, round(58 * self.unit)), 3)
        light = textures.gradient(region.size, ("#8a7a6a", "#ffffff", "#ffffff", "#e8d8c8"))
        self.surface.blit(textures.multiply(top, light), region)
        edge = svg.rect(0, TABLE_TOP, self.width, 9, svg.linear((0, TABLE_TOP), (0, TABLE_TOP + 9),
                        (0, "#c98a52"), (0.3, "#9a6236"), (1, "#54301a")))  # fmt: skip
        edge += svg.rect(0, TABLE_TOP, self.width, 1.6, "#f4c68a", 0.8)
        picture, where = self._draw(edge, TABLE_TOP, TABLE_TOP + 10)
        self.surface.blit(picture, where)
        self._paint_glow(self.width * 0.4, TABLE_TOP + 70, self.width * 0.42, "#ffb765", 62)

    def _paint_candles(self) -> None:
        for x, y, size in _candle_places(self.width):
            self._paint_glow(x, y - 150 * size, 300 * size, "#ffb14e", 78)
        drawing = "".join(
            svg.group(_candlestick(), (x, y), size=size) for x, y, size in _candle_places(self.width)
        )
        self._layer(drawing, 380, HEIGHT, 9)
        for x, y, size in _candle_places(self.width):
            self._paint_glow(x, y - 186 * size, 70 * size, "#ffd98a", 190)


def _candle_places(width: float) -> tuple[tuple[float, float, float], ...]:
    return ((118.0, 812.0, 1.25), (206.0, 744.0, 0.95), (width - 78.0, 768.0, 1.0))


def _candlestick() -> str:
    """Draw a brass candlestick with its foot at the origin and its flame about 186 above it."""
    brass = svg.linear((-34, 0), (34, 0), (0, "#6e4412"), (0.28, "#f6d98c"), (0.5, "#c08c36"), (1, "#4e2e0c"))
    wax = svg.linear((-11, 0), (11, 0), (0, "#cdb68a"), (0.4, "#fff6da"), (1, "#b4996a"))
    stem = (
        "M-34 0C-34 -9 -12 -11 -8 -18L-6 -34C-14 -39 -14 -45 -6 -49L-5 -66C-20 -70 -22 -78 -20 -82H20"
        "C22 -78 20 -70 5 -66L6 -49C14 -45 14 -39 6 -34L8 -18C12 -11 34 -9 34 0Z"
    )
    flame = "M0 -206C11 -188 12 -176 7 -166C4 -160 -4 -160 -7 -166C-12 -176 -9 -188 0 -206Z"
    core = "M0 -192C5 -182 6 -174 3 -168C1 -165 -1 -165 -3 -168C-6 -174 -5 -182 0 -192Z"
    return (
        svg.ellipse(0, 1, 44, 8, "#000000", 0.35)
        + svg.rect(-10, -152, 20, 72, wax, corner=3)
        + svg.path("M-10 -146C-13 -130 -12 -118 -9 -112C-6 -116 -7 -134 -5 -150Z", "#fffbe8", 0.8)
        + svg.path(stem, brass)
        + svg.ellipse(0, -82, 21, 4.5, "#f6dc96")
        + svg.line("M0 -152V-166", "#3a2a1a", 2)
        + svg.path(flame, "#ffa83a", 0.95)
        + svg.path(core, "#fff4c4")
    )


def _cloud(x: float, y: float, size: float) -> str:
    """Draw a thin bank of evening cloud."""
    drawing = svg.path(
        "M-120 8C-96 -8 -60 -4 -44 -14C-20 -28 14 -24 26 -12C52 -20 92 -10 128 6C84 14 -70 16 -120 8Z",
        "#caa0b4",
        0.34,
    )
    return svg.group(drawing, (x, y), size=size)


def _ridge(width: float, y: float, rise: float, count: int, seed: int) -> list[tuple[float, float]]:
    dice = random.Random(seed)
    step = width / count
    return [(-80 + (step + 160 / count) * i, y + dice.uniform(-rise, rise)) for i in range(count + 1)]


def _hills(width: float, y: float, rise: float, seed: int, paper: str, rim: str) -> str:
    ridge = svg.curve(_ridge(width, y, rise, 7, seed))
    body = svg.path(
        f"{ridge}L{width + 90:.0f} 720L-90 720Z", svg.linear((0, y - rise), (0, 700), (0, rim), (1, paper))
    )
    return body + svg.line(ridge, svg.light(rim, 0.3), 2, 0.7)


def _slope(width: float, y: float) -> str:
    ridge = svg.curve(
        [
            (-90, y + 60),
            (width * 0.25, y + 34),
            (width * 0.5, y - 12),
            (width * 0.66, y - 18),
            (width + 90, y + 50),
        ]
    )
    ground = svg.linear((0, y - 20), (0, 720), (0, "#3c2d5e"), (1, "#221a40"))
    return svg.path(f"{ridge}L{width + 90:.0f} 720L-90 720Z", ground) + svg.line(ridge, "#6d4d80", 2, 0.8)


def _battlements(x: float, y: float, width: float, paper: str, merlon: float = 11) -> str:
    count = max(2, round(width / (merlon * 1.8)))
    step = width / (count - 0.4)
    return "".join(svg.rect(x + step * i, y - merlon, step * 0.6, merlon + 1, paper) for i in range(count))


def _tower(
    x: float, foot: float, width: float, height: float, roof: str | None = None, flag: str | None = None
) -> str:
    """Draw a tower with its foot's middle at x, its lit windows, and a roof or battlements."""
    left, top = x - width / 2, foot - height
    stone = svg.linear((left, 0), (left + width, 0), (0, "#6c5a8c"), (0.45, "#57477a"), (1, "#332a58"))
    drawing = svg.rect(left, top, width, height, stone)
    drawing += svg.rect(left - 5, top - 3, width + 10, 11, "#7b6798")
    if roof:
        peak = top - width * 1.15
        cone = svg.linear(
            (left, 0), (left + width, 0), (0, svg.light(roof, 0.2)), (0.5, roof), (1, svg.dark(roof, 0.5))
        )
        drawing += svg.path(
            f"M{left - 9:.1f} {top:.1f}L{x:.1f} {peak:.1f}L{left + width + 9:.1f} {top:.1f}Z", cone
        )
    else:
        peak = top - 11
        drawing += _battlements(left - 5, top - 2, width + 10, "#6c5a8c")
    if flag:
        drawing += svg.line(f"M{x:.1f} {peak:.1f}V{peak - 40:.1f}", "#2a2244", 2.4)
        drawing += svg.path(
            f"M{x:.1f} {peak - 40:.1f}q16 -7 34 3q-9 6 0 15q-18 -9 -34 -2Z",
            svg.linear((x, 0), (x + 34, 0), (0, flag), (1, svg.dark(flag, 0.25))),
        )
    for row in range(int(height // 56)):
        y = top + 24 + row * 52
        lit = (round(x) + row) % 3 != 0
        drawing += svg.path(
            f"M{x - 5:.1f} {y + 15:.1f}V{y:.1f}A5 6 0 0 1 {x + 5:.1f} {y:.1f}V{y + 15:.1f}Z",
            "#ffd684" if lit else "#1c1636",
        )
    return drawing


def _castle(x: float, foot: float) -> str:
    """Draw a castle on its hill, with the middle of its gate at x."""
    wall = svg.linear((0, foot - 100), (0, foot), (0, "#5d4d80"), (1, "#3a2f60"))
    drawing = _tower(x - 58, foot, 46, 196, "#7c2a3c") + _tower(x + 66, foot, 50, 232, "#7c2a3c", "#e8b23c")
    drawing += _tower(x + 4, foot, 74, 268, None, "#c22f3a")
    drawing += svg.rect(x - 150, foot - 92, 300, 110, wall) + _battlements(x - 150, foot - 92, 300, "#5d4d80")
    drawing += _tower(x - 150, foot, 56, 150, None, "#c22f3a") + _tower(x + 150, foot, 56, 150, "#7c2a3c")
    drawing += svg.path(f"M{x - 24:.1f} {foot + 10:.1f}v-44a24 26 0 0 1 48 0v44Z", "#150f2a")
    drawing += svg.path(f"M{x - 18:.1f} {foot + 10:.1f}v-42a18 20 0 0 1 36 0v42Z", "#ffb75a", 0.75)
    return drawing


def _town(width: float, foot: float, seed: int) -> str:
    """Draw the roofs of a town against the hill, with lights in its windows."""
    dice = random.Random(seed)
    x, drawing = -20.0, ""
    while x < width + 20:
        wide, high = dice.uniform(46, 92), dice.uniform(36, 104)
        top, kind = foot - high, dice.random()
        paper = svg.mix("#231a3e", "#302350", dice.random())
        wall = svg.linear((x, 0), (x + wide, 0), (0, svg.light(paper, 0.12)), (1, svg.dark(paper, 0.3)))
        roof = svg.mix("#43253f", "#5a2e40", dice.random())
        drawing += svg.rect(x, top, wide, high + 60, wall)
        if kind < 0.22:
            peak = top - wide * 0.95
            drawing += svg.path(
                f"M{x - 6:.1f} {top:.1f}L{x + wide / 2:.1f} {peak:.1f}L{x + wide + 6:.1f} {top:.1f}Z", roof
            )
            drawing += svg.line(f"M{x + wide / 2:.1f} {peak:.1f}v-18m-6 6h12", "#1a1230", 2.6)
        elif kind < 0.62:
            drawing += svg.path(
                f"M{x - 8:.1f} {top + 2:.1f}L{x + wide * 0.5:.1f} {top - 26:.1f}L{x + wide + 8:.1f} {top + 2:.1f}Z",
                roof,
            )
        elif kind < 0.82:
            drawing += _battlements(x, top, wide, paper, 9)
        else:
            drawing += svg.path(
                f"M{x:.1f} {top + 1:.1f}A{wide / 2:.1f} {wide / 2:.1f} 0 0 1 {x + wide:.1f} {top + 1:.1f}Z",
                roof,
            )
            drawing += svg.line(f"M{x + wide / 2:.1f} {top - wide / 2:.1f}v-16m-5 5h10", "#1a1230", 2.4)
        for _ in range(dice.randint(1, 4)):
            left, up = x + dice.uniform(8, max(9, wide - 16)), top + dice.uniform(14, max(15, high - 18))
            drawing += svg.rect(left, up, 7, 11, "#ffcf74", dice.uniform(0.7, 1), 2.5)
        x += wide * dice.uniform(0.86, 1.04)
    return drawing
