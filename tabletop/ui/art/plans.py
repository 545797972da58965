"""Where on a face everything goes.

A `Plan` is made for one card at one height: the places of the frame, the words already laid out, the middles of the
medallions. All the choices of a layout are made here (a shorter picture for a longer text, a smaller size, one line
or two, a quotation or none), and `faces` only draws what it finds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from pygame import Rect

from tabletop.ui.art import frames, richtext
from tabletop.ui.art.facewords import (
    LEADING,
    NAME_FLOOR,
    TEXT_FLOOR,
    centred,
    code,
    full_title,
    kind_ribbon,
    kind_words,
    names,
    one_line,
    set_name,
    text_and_quote,
)
from tabletop.ui.art.frames import Places
from tabletop.ui.art.palette import INK, PAPER
from tabletop.ui.art.richtext import Look
from tabletop.ui.art.specs import CORNERS, FaceSpec, Figure, Token, Words

__all__ = [
    "CORNERS", "FULL_FROM", "HAND_FROM", "LEAST_HEIGHT", "FaceSpec", "Figure", "Plan", "Token", "Words",
    "body", "plan", "width_for",
]  # fmt: skip

FULL_FROM = 300
HAND_FROM = 150
LEAST_HEIGHT = 48

_HAND_TEXT_FROM = 190
_TWO_LINES_FROM = 80
"""Lower faces have names on one line if they can, and none where a name would have to be cut."""
_NAME_SHARE = 0.4
"""The part of a face's height that its name may take."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Say where everything on a face goes, in pixels.

    Attributes:
        places: of the frame.
        words: name, kind line, rules text and quotation, as far as they show.
        diameter: of the medallions.
        spots: the middle of the medallion in each corner, and of counters by their kind.
        rule: the middle of the little rule above the quotation, and half its length; None without a quotation.
    """

    places: Places
    words: tuple[Words, ...]
    diameter: int
    spots: Mapping[str, tuple[int, int]]
    rule: tuple[int, int, int] | None = None


def width_for(height: int) -> int:
    """Measure the width of a face of some height, in pixels: five to seven."""
    return round(height * 5 / 7)


def body(height: int) -> Rect:
    """Tell where the card itself lies in a face's surface; around it is its shadow."""
    edge = frames.margin(height)
    return Rect(edge, edge, width_for(height) - 2 * edge, height - 2 * edge)


@lru_cache(maxsize=256)
def plan(spec: FaceSpec, height: int, density: float = 1.0) -> Plan:
    """Lay a face out.

    Args:
        spec: what shows on it.
        height: in pixels; it chooses between the full, the hand and the compact face.
        density: how many pixels the screen has where a usual one has one, at least 1. On a fine screen a card of
            many pixels is no larger to the eye: it is as plain, and its letters are as large, as elsewhere.

    Raises:
        ValueError: the height is below `LEAST_HEIGHT`.
    """
    if height < LEAST_HEIGHT:
        raise ValueError(f"a face needs a height of at least {LEAST_HEIGHT} pixels, not {height}")
    if height >= FULL_FROM * density:
        return _full(spec, height, density)
    return _hand(spec, height, density) if height >= HAND_FROM * density else _compact(spec, height, density)


def _full(spec: FaceSpec, height: int, density: float) -> Plan:
    card = body(height)
    unit = card.width / 100
    edge = round(5.6 * unit)
    inner = card.inflate(-2 * edge, -2 * edge)
    name = Rect(inner.x, inner.y, inner.width, round(12.6 * unit))
    picture_top = name.bottom - round(1.6 * unit)
    kind_size = round(max(11 * density, 4.9 * unit))
    ribbon = kind_ribbon(spec, kind_size, unit)
    # A short text is set larger; for a long one the picture gives way, but only as far as it must.
    for low, text_size in ((89, 6.2), (89, 5.6), (89, 5.1), (78, 5.1), (67, 5.1)):
        picture_bottom = round(card.y + low * unit)
        ribbon.center = (card.centerx, picture_bottom)
        sheet_top = picture_bottom + round(1.2 * unit)
        sheet = Rect(inner.x, sheet_top, inner.width, inner.bottom - sheet_top)
        room_top = ribbon.bottom + round(1.4 * unit)
        room = Rect(sheet.x, room_top, sheet.width, sheet.bottom - round(2.4 * unit) - room_top)
        room = room.inflate(-round(8.8 * unit), 0)
        words, rule, fits = text_and_quote(
            spec, room, unit, round(max(12 * density, text_size * unit)), density
        )
        if fits:
            break
    # Beside a ribbon that leaves them no room, figures stand above it.
    figures_low = picture_bottom - 4.5 * unit if ribbon.width <= 62 * unit else ribbon.y - 8.5 * unit
    emblem = None
    if not spec.has_figure("top-right"):
        emblem = Rect(
            inner.right - round(12.4 * unit), name.y - round(0.4 * unit), round(11.2 * unit), name.height
        )
    return Plan(
        _places(
            height,
            picture=Rect(inner.x, picture_top, inner.width, picture_bottom - picture_top),
            name=name,
            kind=ribbon,
            text=sheet,
            emblem=emblem,
        ),
        (
            full_title(spec, name, unit, density),
            *kind_words(spec, ribbon, kind_size, unit, density),
            *words,
            *code(
                spec,
                Rect(inner.x, inner.bottom - round(0.3 * unit), inner.width, edge - round(1.6 * unit)),
                unit,
                density,
            ),
        ),
        round(20 * unit),
        _spots(card, 20 * unit, top=card.y + 9.6 * unit, low=figures_low)
        | _counter_spots(Rect(inner.x, picture_top, inner.width, picture_bottom - picture_top), 20 * unit, 0),
        rule,
    )


def _hand(spec: FaceSpec, height: int, density: float) -> Plan:
    card = body(height)
    unit = card.width / 100
    edge = max(3, round(4 * unit))
    inner = card.inflate(-2 * edge, -2 * edge)
    diameter = round(max(26 * density, 25 * unit))
    beside = diameter - edge + round(1.5 * unit)
    left = beside if spec.has_figure("top-left") else round(3 * unit)
    right = beside if spec.has_figure("top-right") else round(3 * unit)
    room = Rect(inner.x + left, inner.y, inner.width - left - right, inner.height)
    wish = round(max(11 * density, 8.4 * unit))
    title = set_name(names(spec)[:1], (room.width, round(_NAME_SHARE * height)), wish, INK, density)
    name = Rect(
        inner.x,
        inner.y,
        inner.width,
        max(round(17 * density), round(14 * unit), title.height + round(2 * unit)),
    )

    measure = Rect(inner.x, 0, inner.width, 0).inflate(-round(6.8 * unit), 0)
    if height >= _HAND_TEXT_FROM * density and spec.text:
        floor = round(TEXT_FLOOR * density)
        look = Look(max(floor, round(6 * unit)), centred=True, leading=LEADING)
        words = richtext.fit(spec.text, (measure.width, round(42 * unit)), look, floor)
        sheet_height = words.height + round(5 * unit)
    else:
        words = one_line(spec.kind_line, measure, round(max(11 * density, 6.4 * unit)), INK, density).layout
        sheet_height = round(max(16 * density, 12 * unit))
    sheet = Rect(inner.x, inner.bottom - sheet_height, inner.width, sheet_height)
    picture = Rect(inner.x, name.bottom - 1, inner.width, sheet.y - name.bottom + 2)
    emblem = _emblem(spec, picture, round(max(15 * density, 15 * unit)), round(1.6 * unit))
    return Plan(
        _places(height, picture=picture, name=name, text=sheet, emblem=emblem),
        (
            centred(title, Rect(room.x, name.y, room.width, name.height)),
            centred(words, Rect(measure.x, sheet.y, measure.width, sheet.height)),
        ),
        diameter,
        _spots(
            card, diameter, top=card.y + diameter / 2 - 0.6 * unit, low=sheet.y - diameter / 2 + 2.5 * unit
        )
        | _counter_spots(picture, diameter, emblem.bottom if emblem else 0),
    )


def _compact(spec: FaceSpec, height: int, density: float) -> Plan:
    card = body(height)
    unit = card.width / 100
    edge = max(2, round(3.4 * unit))
    inner = card.inflate(-2 * edge, -2 * edge)
    diameter = round(max(20 * density, 36 * unit))
    room = inner.inflate(-edge, 0)
    wish = round(max(NAME_FLOOR * density, 11 * unit))
    is_small = height < _TWO_LINES_FROM * density
    tall = round(_NAME_SHARE * height)
    title = set_name(names(spec), (room.width, tall), wish, PAPER, density, lines=1 if is_small else 2)
    if title.shortened and is_small:
        title = replace(title, lines=())
    name = Rect(inner.x, inner.y, inner.width, max(title.height + round(3 * unit), round(15 * unit)))
    picture = Rect(inner.x, name.bottom - 1, inner.width, inner.bottom - name.bottom + 1)
    emblem = _emblem(spec, picture, round(max(15 * density, 22 * unit)), round(2.6 * unit))
    return Plan(
        _places(height, picture=picture, name=name, emblem=emblem, to_edge=True),
        (centred(title, Rect(room.x, name.y, room.width, name.height)),),
        diameter,
        _spots(card, diameter, top=name.bottom + diameter / 2 + unit, low=card.bottom - diameter / 2 + unit)
        | _counter_spots(picture, diameter, emblem.bottom if emblem else 0),
    )


def _places(
    height: int,
    *,
    picture: Rect,
    name: Rect,
    kind: Rect | None = None,
    text: Rect | None = None,
    emblem: Rect | None = None,
    to_edge: bool = False,
) -> Places:
    """Freeze rectangles: frames are kept by their places, and pygame's own rectangles cannot be keys."""

    def plain(rect: Rect) -> frames.Rect:
        return rect.x, rect.y, rect.width, rect.height

    size = (width_for(height), height)
    return Places(
        size,
        plain(body(height)),
        plain(picture),
        plain(name),
        kind=plain(kind) if kind else None,
        text=plain(text) if text else None,
        emblem=plain(emblem) if emblem else None,
        to_edge=to_edge,
    )


def _emblem(spec: FaceSpec, picture: Rect, width: int, inset: int) -> Rect | None:
    """Hang the shield of the suit into a corner of the picture that no figure takes, the lower left one first."""
    height = round(width * 1.1)
    y = picture.bottom - inset - height
    if not spec.has_figure("bottom-left"):
        return Rect(picture.x + inset, y, width, height)
    if not spec.has_figure("bottom-right"):
        return Rect(picture.right - inset - width, y, width, height)
    if not spec.has_figure("top-right"):
        return Rect(picture.right - inset - width, picture.y + inset, width, height)
    return None


def _counter_spots(picture: Rect, diameter: float, emblem_bottom: int) -> dict[str, tuple[int, int]]:
    """Find the middles of counters: coins and grants in the middle, others right, below a shield that hangs there.

    Args:
        emblem_bottom: of the shield; one in a lower corner does not matter.
    """
    top = emblem_bottom if picture.y < emblem_bottom < picture.centery else picture.y
    aside = (round(picture.right - diameter * 0.42), round(top + diameter * 0.56))
    middle = dict.fromkeys(("coin", "grant"), picture.center)
    return middle | dict.fromkeys(("wound", "strength", "ready", "used", "silent"), aside)


def _spots(card: Rect, diameter: float, *, top: float, low: float) -> dict[str, tuple[int, int]]:
    """Find the middles of the medallions, which stand a little over the card's sides."""
    inside = diameter / 2 - 0.008 * card.width
    return {
        f"{row}-{side}": (round(x), round(y))
        for row, y in (("top", top), ("bottom", low))
        for side, x in (("left", card.left + inside), ("right", card.right - inside))
    }
