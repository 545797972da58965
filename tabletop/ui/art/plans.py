"""What a face shows, as plain data, and where on it everything goes.

A `Plan` is made for one card at one height: the places of the frame, the words already laid out, the middles of the
medallions. All the choices of a layout are made here (a shorter picture for a longer text, a smaller size, one line
or two, a quotation or none), and `faces` only draws what it finds.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect

from tabletop.cards.pictures import Picture
from tabletop.ui.art import fonts, frames, richtext, svg
from tabletop.ui.art.frames import Places
from tabletop.ui.art.palette import FADED, INK, PAPER, Colour
from tabletop.ui.art.richtext import Layout, Look

FULL_FROM = 300
HAND_FROM = 150
LEAST_HEIGHT = 48
CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")

_TEXT_FLOOR = 11
_NAME_FLOOR = 10
_HAND_TEXT_FROM = 190
_TWO_LINES_FROM = 112
_LEADING = 1.2
_QUOTE = svg.mix(FADED, INK, 0.4)


@dataclass(frozen=True, slots=True)
class Figure:
    """Describe a number drawn on a card.

    Attributes:
        icon: what it counts, as an icon's name: "sword", "life", "coin"; "" for none.
        value: what it is now: "7", "5½".
        printed: what the card says; a value that differs is tinted and pointed up or down.
        corner: one of `CORNERS`.
        tone: a name of `palette.TONES`.
    """

    icon: str
    value: str
    printed: str
    corner: str
    tone: str

    def __post_init__(self) -> None:
        """Refuse a corner that no card has."""
        if self.corner not in CORNERS:
            raise ValueError(f"a figure stands in one of {', '.join(CORNERS)}, not {self.corner!r}")


@dataclass(frozen=True, slots=True)
class FaceSpec:
    """Describe a face.

    Attributes:
        key: identity for a cache: slug, language and everything else that shows.
        game: the game's id; chooses the palette.
        suit: chooses the frame.
        title: the card's name.
        kind_line: what kind of card it is.
        text: rules text, with the marks of `richtext`.
        quote: a line of flavour, "" for none.
        figures: numbers, at most one for each corner.
        picture: the recipe.
    """

    key: str
    game: str
    suit: str
    title: str
    kind_line: str
    text: str
    quote: str
    figures: tuple[Figure, ...]
    picture: Picture

    def has_figure(self, corner: str) -> bool:
        """Tell whether a corner is taken by a figure."""
        return any(figure.corner == corner for figure in self.figures)


@dataclass(frozen=True, slots=True)
class Words:
    """Hold a text that has been laid out, and the upper left corner where it goes."""

    layout: Layout
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """Say where everything on a face goes, in pixels.

    Attributes:
        places: of the frame.
        words: name, kind line, rules text and quotation, as far as they show.
        diameter: of the medallions.
        spots: the middle of the medallion in each corner.
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
    ribbon = _kind_ribbon(spec, kind_size, unit)
    # A short text is set larger; for a long one the picture gives way, but only as far as it must.
    for low, text_size in ((89, 6.2), (89, 5.6), (89, 5.1), (78, 5.1), (67, 5.1)):
        picture_bottom = round(card.y + low * unit)
        ribbon.center = (card.centerx, picture_bottom)
        sheet_top = picture_bottom + round(1.2 * unit)
        sheet = Rect(inner.x, sheet_top, inner.width, inner.bottom - sheet_top)
        room_top = ribbon.bottom + round(1.4 * unit)
        room = Rect(sheet.x, room_top, sheet.width, sheet.bottom - round(2.4 * unit) - room_top)
        room = room.inflate(-round(8.8 * unit), 0)
        words, rule, fits = _text_and_quote(
            spec, room, unit, round(max(12 * density, text_size * unit)), density
        )
        if fits:
            break
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
            _full_title(spec, name, unit, density),
            _one_line(spec.kind_line, ribbon.inflate(-round(8 * unit), 0), kind_size, PAPER, density),
            *words,
        ),
        round(20 * unit),
        _spots(card, 20 * unit, top=card.y + 9.6 * unit, low=card.y + (low - 4.5) * unit),
        rule,
    )


def _kind_ribbon(spec: FaceSpec, size: int, unit: float) -> Rect:
    """Measure the ribbon of the kind line; there are but a few lengths, so that few frames are kept."""
    length = fonts.width("name", size, fonts.clean(spec.kind_line)) + round(12 * unit)
    step = round(6 * unit)
    flanked = spec.has_figure("bottom-left") or spec.has_figure("bottom-right")
    most = round((55 if flanked else 72) * unit)
    return Rect(0, 0, min(most, max(round(42 * unit), -(-length // step) * step)), round(8.4 * unit))


def _full_title(spec: FaceSpec, name: Rect, unit: float, density: float) -> Words:
    size = round(max(13 * density, 7.4 * unit))
    right = round(17 * unit) if spec.has_figure("top-right") else round(14.2 * unit)
    left = round(17 * unit) if spec.has_figure("top-left") else right
    # A name stands in the middle of its plate, unless it needs the room on the left.
    if not spec.has_figure("top-left") and fonts.width("name", size, spec.title) > name.width - 2 * right:
        left = round(4 * unit)
    return _one_line(
        spec.title,
        Rect(name.x + left, name.y, name.width - left - right, name.height),
        size,
        INK,
        density,
        lines=2,
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
    title = _one_line(spec.title, room, round(max(11 * density, 8.4 * unit)), INK, density, lines=2).layout
    name = Rect(
        inner.x,
        inner.y,
        inner.width,
        max(round(17 * density), round(14 * unit), title.height + round(2 * unit)),
    )

    measure = Rect(inner.x, 0, inner.width, 0).inflate(-round(6.8 * unit), 0)
    if height >= _HAND_TEXT_FROM * density and spec.text:
        floor = round(_TEXT_FLOOR * density)
        look = Look(max(floor, round(6 * unit)), centred=True, leading=_LEADING)
        words = richtext.fit(spec.text, (measure.width, round(42 * unit)), look, floor)
        sheet_height = words.height + round(5 * unit)
    else:
        words = _one_line(spec.kind_line, measure, round(max(11 * density, 6.4 * unit)), INK, density).layout
        sheet_height = round(max(16 * density, 12 * unit))
    sheet = Rect(inner.x, inner.bottom - sheet_height, inner.width, sheet_height)
    picture = Rect(inner.x, name.bottom - 1, inner.width, sheet.y - name.bottom + 2)
    return Plan(
        _places(
            height,
            picture=picture,
            name=name,
            text=sheet,
            emblem=_emblem(spec, picture, round(max(15 * density, 15 * unit)), round(1.6 * unit)),
        ),
        (
            _centred(title, Rect(room.x, name.y, room.width, name.height)),
            _centred(words, Rect(measure.x, sheet.y, measure.width, sheet.height)),
        ),
        diameter,
        _spots(
            card, diameter, top=card.y + diameter / 2 - 0.6 * unit, low=sheet.y - diameter / 2 + 2.5 * unit
        ),
    )


def _compact(spec: FaceSpec, height: int, density: float) -> Plan:
    card = body(height)
    unit = card.width / 100
    edge = max(2, round(3.4 * unit))
    inner = card.inflate(-2 * edge, -2 * edge)
    diameter = round(max(20 * density, 36 * unit))
    room = inner.inflate(-2 * edge, 0)
    wish = round(max(_NAME_FLOOR * density, 11 * unit))
    title = _one_line(
        spec.title, room, wish, PAPER, density, lines=2 if height >= _TWO_LINES_FROM * density else 1
    ).layout
    name = Rect(inner.x, inner.y, inner.width, max(title.height + round(3 * unit), round(15 * unit)))
    picture = Rect(inner.x, name.bottom - 1, inner.width, inner.bottom - name.bottom + 1)
    return Plan(
        _places(
            height,
            picture=picture,
            name=name,
            emblem=_emblem(spec, picture, round(max(15 * density, 22 * unit)), round(2.6 * unit)),
            to_edge=True,
        ),
        (_centred(title, Rect(room.x, name.y, room.width, name.height)),),
        diameter,
        _spots(card, diameter, top=name.bottom + diameter / 2 + unit, low=card.bottom - diameter / 2 + unit),
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
    """Hang the shield of the suit into a lower corner of the picture that no figure takes, the left one first."""
    height = round(width * 1.1)
    y = picture.bottom - inset - height
    if not spec.has_figure("bottom-left"):
        return Rect(picture.x + inset, y, width, height)
    if not spec.has_figure("bottom-right"):
        return Rect(picture.right - inset - width, y, width, height)
    return None


def _spots(card: Rect, diameter: float, *, top: float, low: float) -> dict[str, tuple[int, int]]:
    """Find the middles of the medallions, which stand a little over the card's sides."""
    inside = diameter / 2 - 0.008 * card.width
    return {
        f"{row}-{side}": (round(x), round(y))
        for row, y in (("top", top), ("bottom", low))
        for side, x in (("left", card.left + inside), ("right", card.right - inside))
    }


def _text_and_quote(
    spec: FaceSpec, room: Rect, unit: float, size: int, density: float
) -> tuple[tuple[Words, ...], tuple[int, int, int] | None, bool]:
    """Set rules text and quotation into their room; tell also whether both fit at the size one would like."""
    floor = round(_TEXT_FLOOR * density)
    look = Look(size, centred=True, leading=_LEADING)
    text = richtext.lay(spec.text, room.width, look)
    quote_look = Look(max(floor, round(4.5 * unit)), colour=_QUOTE, strong=_QUOTE, italic=True, centred=True,
                      leading=1.16)  # fmt: skip
    aside = round(6.5 * unit)
    quote = richtext.lay(spec.quote, room.width - 2 * aside, quote_look)
    gap = round(4.6 * unit) if quote.lines else 0
    fits = text.height + gap + quote.height <= room.height
    if not fits:
        text = richtext.fit(spec.text, room.size, look, floor)
        if text.height + gap + quote.height > room.height:
            quote, gap = richtext.lay("", room.width, quote_look), 0
    spare = room.height - text.height - gap - quote.height
    words = [Words(text, (room.x, room.y + spare // (3 if quote.lines else 2)))]
    if not quote.lines:
        return tuple(words), None, fits
    quote_top = room.bottom - quote.height
    words.append(Words(quote, (room.x + aside, quote_top)))
    return tuple(words), (room.centerx, quote_top - gap // 2, round(17 * unit)), fits


def _one_line(text: str, room: Rect, wish: int, colour: Colour, density: float, *, lines: int = 1) -> Words:
    """Set a name in the middle of its room: on one line if it can be, on more if it may be, else with an ellipsis."""
    floor = _NAME_FLOOR if wish <= 12 * density else _TEXT_FLOOR
    size = fonts.largest("name", fonts.clean(text), room.width, wish, round(floor * density))
    look = Look(size, colour=colour, strong=colour, bold=True, centred=True, leading=1.06)
    layout = richtext.lay(text, room.width, look)
    if len(layout.lines) > lines:
        layout = richtext.fit(text, (room.width, lines * richtext.step(look)), look, size)
    return _centred(layout, room)


def _centred(layout: Layout, room: Rect) -> Words:
    rise = 1 if layout.look.bold else 0
    return Words(layout, (room.x, room.y + (room.height - layout.height) // 2 - rise))
