"""Figures and counters: medallions on cards, wounds, shields, coins, bonuses, counts on piles.

Each tone has an outline of its own and each counter a shape and a sign of its own, so that none of them needs its
colour to be told from the others. All tokens are shared between callers: blit them, do not draw on them.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from tabletop.ui.art import fonts, icons, shapes, speaking, svg
from tabletop.ui.art.cache import SurfaceCache
from tabletop.ui.art.palette import LOWERED, METALS, NIGHT, PAPER, RAISED, TONES, Colour

_SMALLEST_BADGE = 12
_kept: SurfaceCache[tuple[object, ...]] = SurfaceCache(6 << 20)


def _lobes(count: int, outer: float, inner: float) -> str:
    points = [
        (
            50 + math.sin(math.pi * step / count) * (inner if step % 2 else outer),
            50 - math.cos(math.pi * step / count) * (inner if step % 2 else outer),
        )
        for step in range(2 * count)
    ]
    return svg.curve(points, closed=True)


def _polygon(count: int, radius: float) -> str:
    turn = math.pi / count
    points = (
        f"{50 + math.sin(turn + 2 * turn * i) * radius:.2f} {50 - math.cos(turn + 2 * turn * i) * radius:.2f}"
        for i in range(count)
    )
    return "M" + "L".join(points) + "Z"


OUTLINES: Mapping[str, str] = MappingProxyType(
    {
        "gold": _lobes(22, 45.5, 42.5),
        "green": _lobes(8, 46, 40.5),
        "red": "M8 9Q28 12 50 5Q72 12 92 9V44C92 68 76 85 50 96C24 85 8 68 8 44Z",
        "steel": _polygon(8, 48),
        "violet": _lobes(4, 47, 39),
        "plain": "M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z",
        **{tone: shape.outline for tone, shape in speaking.SHAPES.items()},
    }
)
"""The outline of each tone's medallion, on a square of 100 units."""

SIGNS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"ready": ("play", "green"), "used": ("check", "plain"), "silent": ("sound-off", "violet")}
)
"""Icon and tone of the signs that lie on a card: it may be used, it has been, what it says does not count."""
_DROP = "M50 2C58 20 93 36 93 62C93 83 74 97 50 97C26 97 7 83 7 62C7 36 42 20 50 2Z"
_POINT_UP = "M50 4L94 46L80 60V94H20V60L6 46Z"
_CHIT = "M24 4H76L96 24V76L76 96H24L4 76V24Z"
_HEATER = OUTLINES["red"]


def compare(value: str, printed: str) -> int:
    """Tell whether a figure stands above (1), at (0) or below (-1) its printed value.

    Args:
        value: such as "7", "5½" or "!3!".
        printed: the same, as on the card.

    Returns:
        0 also for figures that are not numbers and are the same; 1 for ones that differ.
    """
    if value == printed:
        return 0
    now, before = _number(value), _number(printed)
    if now is None or before is None:
        return 1
    return (now > before) - (now < before)


def _number(text: str) -> float | None:
    try:
        return float(text.strip("!").replace("½", ".5").replace("−", "-"))
    except ValueError:
        return None


def medallion(icon: str, value: str, printed: str, tone: str, size: int) -> pygame.Surface:
    """Draw a figure of a card: a medallion with its number, and a small badge that says what it counts.

    A changed figure is tinted and carries a point upward or downward.

    Args:
        icon: an icon's name; "" draws no badge, nor does a tone whose shape says it already.
        value: what it is now.
        printed: what the card says.
        tone: a name of `palette.TONES`.
        size: side in pixels; small medallions do without the badge.

    Raises:
        ValueError: no such tone or icon.
    """
    if tone not in TONES:
        raise ValueError(f"no tone is called {tone!r}; there are {', '.join(sorted(TONES))}")
    return _token(
        (icon, value, printed, tone, size), lambda: _paint_medallion(icon, value, printed, tone, size)
    )


def _paint_medallion(icon: str, value: str, printed: str, tone: str, size: int) -> pygame.Surface:
    middle, rim = TONES[tone]
    change = compare(value, printed)
    colour = {0: PAPER, 1: RAISED, -1: LOWERED}[change]
    shape = speaking.SHAPES.get(tone)
    if shape:
        token = _raise(speaking.body(tone), size)
        _set_number(token, value, colour, shape.middle, shape.scale, widest=shape.width)
        if change:
            _point(token, change, colour)
        return token
    token = _disc(OUTLINES[tone], middle, rim, "gold", size)
    badge = round(size * 0.34)
    has_badge = bool(icon) and badge >= _SMALLEST_BADGE
    _set_number(token, value, colour, (0.5, 0.42 if has_badge else 0.49), 0.5 if has_badge else 0.6)
    if change:
        _point(token, change, colour)
    if has_badge:
        token.blit(_badge(icon, rim, badge), ((size - badge) // 2, size - badge))
    return token


def damage(value: str, size: int) -> pygame.Surface:
    """Draw a wound: a drop of blood with a minus sign.

    Args:
        value: such as "4½".
        size: side in pixels.
    """

    def paint() -> pygame.Surface:
        token = _disc(_DROP, "#d3242c", "#6c0712", "silver", size)
        _set_number(token, f"−{value}", "#ffffff", (0.5, 0.6), 0.44)
        return token

    return _token(("damage", value, size), paint)


def bonus(value: str, size: int) -> pygame.Surface:
    """Draw a gain: a house-shaped arrow upward with a plus sign."""

    def paint() -> pygame.Surface:
        token = _disc(_POINT_UP, "#1f8aa0", "#08404c", "silver", size)
        _set_number(token, f"+{value}", "#ffffff", (0.5, 0.6), 0.48)
        return token

    return _token(("bonus", value, size), paint)


def changed(words: str, tone: str, size: int) -> pygame.Surface:
    """Draw how a figure has changed: in the shape of what it counts if it has one, else as a wound or a gain.

    Args:
        words: such as "−4½" or "+5".
        tone: of the figure, a name of `palette.TONES`: "gold" counts coins; "" where it is none of a card.
        size: side in pixels.
    """
    if tone == "gold":
        return coin(words, size)
    if tone in speaking.SHAPES:
        return medallion("", words, words, tone, size)
    return damage(words[1:], size) if words[0] in "-−" else bonus(words[1:], size)


def shield(value: str, size: int) -> pygame.Surface:
    """Draw the Shield that a Power gives, with what is left of it (La Campaña, "Powers")."""

    def paint() -> pygame.Surface:
        token = _disc(_HEATER, "#4a7fc4", "#183260", "silver", size)
        bar = svg.rect(46, 12, 8, 78, "#ffffff", 0.16) + svg.rect(12, 34, 76, 8, "#ffffff", 0.16)
        token.blit(shapes.raster(bar, (size, size), (0, 0, 100, 100)), (0, 0))
        _set_number(token, value, "#ffffff", (0.5, 0.46), 0.58)
        return token

    return _token(("shield", value, size), paint)


def coin(value: str, size: int) -> pygame.Surface:
    """Draw a coin with a number: gold in a castle, money in a treasury."""

    def paint() -> pygame.Surface:
        token = _disc(OUTLINES["gold"], "#e6b23e", "#9a6414", "gold", size)
        ring = svg.line("M50 15A35 35 0 1 1 49.9 15Z", "#7a4c0c", 2.4, 0.7)
        token.blit(shapes.raster(ring, (size, size), (0, 0, 100, 100)), (0, 0))
        _set_number(token, value, "#fff6d8", (0.5, 0.5), 0.56, NIGHT)
        return token

    return _token(("coin", value, size), paint)


def wound(value: str, size: int) -> pygame.Surface:
    """Draw the wounds that a character bears: a drop of blood with their number."""

    def paint() -> pygame.Surface:
        token = _disc(_DROP, "#d3242c", "#6c0712", "silver", size)
        _set_number(token, value, "#ffffff", (0.5, 0.6), 0.54)
        return token

    return _token(("wound", value, size), paint)


def strength(value: str, size: int) -> pygame.Surface:
    """Draw the Strength token that lies on a troop (El Guerrero, "Training"): a punched chit of iron and ember."""

    def paint() -> pygame.Surface:
        token = _disc(_CHIT, "#e07a2c", "#6a220a", "iron", size)
        rivets = "".join(
            svg.circle(x, y, 5.4, NIGHT, 0.75) + svg.circle(x - 0.7, y - 0.9, 3.6, METALS["iron"].bright)
            for x in (21, 79)
            for y in (21, 79)
        )
        token.blit(shapes.raster(rivets, (size, size), (-8, -6, 116, 116)), (0, 0))
        _set_number(token, f"+{value}", "#fff6dc", (0.49, 0.48), 0.5)
        return token

    return _token(("strength", value, size), paint)


def counter(kind: str, number: int, size: int) -> pygame.Surface:
    """Draw the counters of one kind that lie on a card.

    Args:
        kind: "wound", "coin", "strength" or "grant"; or one sign: "ready", "used" or "silent".
        number: how many.
        size: of a medallion of that card; coins are larger.

    Raises:
        ValueError: no such kind.
    """
    match kind:
        case "wound":
            return wound(str(number), size)
        case "coin":
            return coin(str(number), round(size * 1.5))
        case "strength":
            return strength(str(number), size)
        case "grant":
            return bonus(str(number), size)
    if kind not in SIGNS:
        raise ValueError(
            f"counters are wounds, coins or strength, grants or one of {', '.join(SIGNS)}, not {kind!r}"
        )
    return marker(*SIGNS[kind], size)


def marker(icon: str, tone: str, size: int) -> pygame.Surface:
    """Draw a round marker with an icon in it: whose turn it is, a sure shot, a bot's seat.

    Args:
        icon: an icon's name.
        tone: a name of `palette.TONES`.
        size: side in pixels.
    """

    def paint() -> pygame.Surface:
        middle, rim = TONES[tone]
        token = _disc(OUTLINES[tone], middle, rim, "gold", size)
        picture = icons.draw(icon, round(size * 0.56), PAPER)
        token.blit(picture, picture.get_rect(center=(size // 2, size // 2)))
        return token

    return _token(("marker", icon, tone, size), paint)


def count(value: str, height: int, icon: str = "", metal: str = "gold") -> pygame.Surface:
    """Draw the plate that tells how many cards lie in a pile.

    Args:
        value: the number.
        height: of the plate in pixels; its width follows the number.
        icon: an icon before the number, or "".
        metal: a name of `palette.METALS`.
    """

    def paint() -> pygame.Surface:
        size = round(height * 0.62)
        number = fonts.render("figure", size, value, METALS[metal].bright)
        picture = icons.draw(icon, round(height * 0.56), METALS[metal].bright) if icon else None
        shift = picture.get_width() + height // 6 if picture else 0
        width = max(height, number.get_width() + shift + round(height * 0.7))
        plate = shapes.panel(
            (width, height), "#241610", metal, radius=height / 2, line=max(1, height / 22), opacity=0.94
        )
        left = (width - number.get_width() - shift) // 2
        if picture:
            plate.blit(picture, (left, (height - picture.get_height()) // 2))
        top, tall = shapes.ink_box("0", size)
        plate.blit(number, (left + shift, (height - tall) // 2 - top))
        return plate

    return _token(("count", value, height, icon, metal), paint)


def _token(key: tuple[object, ...], paint: Callable[[], pygame.Surface]) -> pygame.Surface:
    return _kept.get_or_paint(key, paint)


def _disc(outline: str, middle: Colour, rim: Colour, metal: str, size: int) -> pygame.Surface:
    """Draw the empty body of a token, with its shadow, in the upper 96 % of a square."""
    lights = METALS[metal]
    ground = svg.radial((40, 32), 74, (0, svg.light(middle, 0.3)), (0.45, middle), (1, rim))
    edge = svg.line(outline, svg.mix(lights.dark, NIGHT, 0.6), 8.5)
    metal_line = svg.linear((10, 5), (90, 95), (0, lights.bright), (0.5, lights.plain), (1, lights.dark))
    body = (
        edge
        + svg.path(outline, metal_line)
        + svg.group(svg.path(outline, svg.mix(rim, NIGHT, 0.5)), (50 - 50 * 0.86, 50 - 50 * 0.86), size=0.86)
        + svg.group(svg.path(outline, ground), (50 - 50 * 0.82, 50 - 50 * 0.82), size=0.82)
    )
    return _raise(body, size)


def _raise(body: str, size: int) -> pygame.Surface:
    """Lay the body of a token, drawn on 100 units, over its shadow."""
    token = pygame.Surface((size, size), pygame.SRCALPHA)
    drawn = shapes.raster(body, (size, size), (-8, -6, 116, 116))
    token.blit(shapes.shadow(drawn, max(2, size / 14), 170), (0, max(1, size // 26)))
    token.blit(drawn, (0, 0))
    return token


def _set_number(
    token: pygame.Surface,
    text: str,
    colour: Colour,
    middle: tuple[float, float],
    scale: float,
    edge: Colour = NIGHT,
    widest: float = 0.64,
) -> None:
    """Set a number into a token: its digits centred on a point, as large as `scale` of the side lets them be."""
    side = token.get_width()
    size = fonts.largest("figure", text, round(side * widest), round(side * scale), 8)
    number = shapes.lettering(text, size, colour, edge)
    around = (number.get_height() - fonts.get("figure", size).get_height()) // 2
    top, tall = shapes.ink_box("0", size)
    x = round(side * middle[0] - number.get_width() / 2)
    token.blit(number, (x, round(side * middle[1] - tall / 2) - top - around))


def _point(token: pygame.Surface, change: int, colour: Colour) -> None:
    side = token.get_width()
    triangle = "M-9 6L0 -9L9 6Z" if change > 0 else "M-9 -6L0 9L9 -6Z"
    sign = svg.group(
        svg.line(triangle, NIGHT, 7) + svg.path(triangle, colour), (82, 15 if change > 0 else 16)
    )
    token.blit(shapes.raster(sign, (side, side), (0, 0, 100, 100)), (0, 0))


def _badge(icon: str, ground: Colour, size: int) -> pygame.Surface:
    round_body = (
        svg.circle(50, 50, 49, svg.mix(METALS["gold"].dark, NIGHT, 0.4))
        + svg.circle(50, 50, 43, METALS["gold"].plain)
        + svg.circle(50, 50, 36, svg.dark(ground, 0.4))
    )
    badge = shapes.raster(round_body, (size, size), (0, 0, 100, 100))
    picture = icons.draw(icon, max(7, round(size * 0.6)), METALS["gold"].bright)
    badge.blit(picture, picture.get_rect(center=badge.get_rect().center))
    return badge
