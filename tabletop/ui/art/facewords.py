"""The words on a face, set into their rooms: name, kind line, rules text, quotation, code."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pygame import Rect

from tabletop.text.hyphens import SOFT
from tabletop.ui.art import fonts, richtext, svg
from tabletop.ui.art.palette import FADED, INK, NIGHT, PAPER, Colour
from tabletop.ui.art.richtext import Layout, Look
from tabletop.ui.art.specs import FaceSpec, Words

TEXT_FLOOR = 11
NAME_FLOOR = 10
_WORD_FLOOR = 8
"""A name is set so small only where a word of it would break, or the name need more lines, otherwise."""
_MOST_LINES = 4
_ON_LINES = 1.2
"""A name on several lines is so much larger at most than the smallest one on a single line: pictures need room."""
_PART = re.compile(f"[^-{SOFT}]*[-{SOFT}]|[^-{SOFT}]+")
LEADING = 1.2
_QUOTE = svg.mix(FADED, INK, 0.4)
_CODE = svg.mix(PAPER, NIGHT, 0.18)


def code(spec: FaceSpec, foot: Rect, unit: float, density: float) -> tuple[Words, ...]:
    """Set the code of a collection into the foot of the frame (Águila Roja, "Parts of a Card")."""
    if not spec.code:
        return ()
    look = Look(round(max(NAME_FLOOR * density, 3.3 * unit)), colour=_CODE, centred=True)
    return (centred(richtext.lay(spec.code, foot.width, look), foot),)


def kind_ribbon(spec: FaceSpec, size: int, unit: float) -> Rect:
    """Measure the ribbon of the kind line; there are but a few lengths, so that few frames are kept.

    Where it is too short for the line, it is high enough for two.
    """
    flanked = spec.has_figure("bottom-left") or spec.has_figure("bottom-right")
    lines, most, tall = [spec.kind_line], round((62 if flanked else 72) * unit), round(8.4 * unit)
    if _reach(lines, size, unit) > most + round(4 * unit):
        lines, most, tall = spec.kind_line.split(" · ", 1), round(95 * unit), round(4.2 * unit + 2 * size)
    step = round(6 * unit)
    return Rect(0, 0, min(most, max(round(42 * unit), -(-_reach(lines, size, unit) // step) * step)), tall)


def _reach(lines: list[str], size: int, unit: float) -> int:
    return max([fonts.width("name", size, fonts.clean(line)) for line in lines]) + round(12 * unit)


def kind_words(spec: FaceSpec, ribbon: Rect, size: int, unit: float, density: float) -> list[Words]:
    """Set the kind line into its ribbon: on one line, or on two that part at its first dot."""
    room = ribbon.inflate(-round(8 * unit), 0)
    one, dot, rest = spec.kind_line.partition(" · ")
    if ribbon.height <= round(8.4 * unit) or not dot:
        return [one_line(spec.kind_line, room, size, PAPER, density)]
    room = ribbon.inflate(-round(4 * unit), 0)
    half = (room.height - round(2 * unit)) // 2
    upper = Rect(room.x, room.y + round(unit), room.width, half)
    return [
        one_line(one, upper, size, PAPER, density),
        one_line(rest, upper.move(0, half), size, PAPER, density),
    ]


def full_title(spec: FaceSpec, name: Rect, unit: float, density: float) -> Words:
    """Set the name of a card into its plate, beside the medallions that stand there."""
    size = round(max(13 * density, 7.4 * unit))
    right = round(17 * unit) if spec.has_figure("top-right") else round(14.2 * unit)
    left = round(17 * unit) if spec.has_figure("top-left") else right
    # A name stands in the middle of its plate, unless it needs the room on the left.
    if (
        not spec.has_figure("top-left")
        and fonts.width("name", size, fonts.clean(spec.title)) > name.width - 2 * right
    ):
        left = round(4 * unit)
    room = Rect(name.x + left, name.y, name.width - left - right, name.height)
    return centred(set_name(names(spec)[:1], room.size, size, INK, density), room)


def text_and_quote(
    spec: FaceSpec, room: Rect, unit: float, size: int, density: float
) -> tuple[tuple[Words, ...], tuple[int, int, int] | None, bool]:
    """Set rules text and quotation into their room; tell also whether both fit at the size one would like."""
    floor = round(TEXT_FLOOR * density)
    look = Look(size, centred=True, leading=LEADING)
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


def names(spec: FaceSpec) -> tuple[str, ...]:
    """List the forms of a card's name: the whole, and a short one for little room where there is one.

    A rank is a first word that tells the kind of card: General Bigote is Bigote. What comes after a comma tells more
    of somebody whose name comes before it: Anselmo, secretario del Cardenal, is Anselmo.
    """
    whole = spec.parted or spec.title
    rank, _, rest = whole.partition(" ")
    if rest[:1].isupper() and _plain(rank).casefold().startswith(spec.kind_line.casefold()):
        return whole, rest
    name, comma, _ = whole.partition(", ")
    return (whole, name) if comma else (whole,)


def set_name(
    forms: Sequence[str], room: tuple[int, int], wish: int, colour: Colour, density: float, *, lines: int = 2
) -> Layout:
    """Set the name of a card: with whole words if it can be, and smaller or broken rather than cut.

    Args:
        forms: of the name, the one that one would like first; soft hyphens say where words may break.
        room: width and height in pixels.
        wish: the size of the letters that one would like, in pixels.
        colour: of the letters.
        density: of the screen.
        lines: on so many it may stand; where no form fits, on more, as far as its height lets it.

    Returns:
        The name; shortened, with an ellipsis, only where it would not fit on any number of lines.
    """
    look = _name_look(wish, colour)
    whole, parted = [_plain(form) for form in forms], [fonts.clean(form) for form in forms]
    for kind in (whole, parted):
        for most in range(lines, _MOST_LINES + 1):
            for name in kind:
                layout = _on_lines(name, room, look, density, most)
                if layout is not None:
                    return layout
    return _cut(whole[-1], room[0], replace(look, size=_floor(wish, density)))


def one_line(text: str, room: Rect, wish: int, colour: Colour, density: float) -> Words:
    """Set words on one line in the middle of their room, with an ellipsis where it is too short for them."""
    name, look = fonts.clean(text), _name_look(wish, colour)
    size = fonts.largest("name", name, room.width, wish, _floor(wish, density))
    return centred(_cut(name, room.width, replace(look, size=size)), room)


def _name_look(size: int, colour: Colour) -> Look:
    return Look(size, colour=colour, strong=colour, bold=True, centred=True, leading=1.06)


def _floor(wish: int, density: float) -> int:
    """Return the smallest size of letters, unless words would break."""
    return min(wish, round((NAME_FLOOR if wish <= 14 * density else TEXT_FLOOR) * density))


def _plain(name: str) -> str:
    return fonts.clean(name).replace(SOFT, "")


def _on_lines(name: str, room: tuple[int, int], look: Look, density: float, most: int) -> Layout | None:
    """Set a name on one line, or as large as it can be on several; None where it needs more of them, or more room."""
    width, tall = room
    plain, floor = _plain(name), _floor(look.size, density)
    size = fonts.largest("name", plain, width, look.size, floor)
    if fonts.width("name", size, plain) <= width:
        return richtext.lay(plain, width, replace(look, size=size))
    for size in range(min(look.size, round(floor * _ON_LINES)), round(_WORD_FLOOR * density) - 1, -1):
        pieces = [piece for word in name.split() for piece in _broken(word, width, size)]
        if all(fonts.width("name", size, piece) <= width for piece in pieces):
            layout = richtext.lay(" ".join(pieces), width, replace(look, size=size))
            if len(layout.lines) <= most and layout.height <= tall:
                return layout
    return None


def _broken(word: str, width: int, size: int) -> Iterator[str]:
    """Break a word, where it is too wide for a line, after its hyphens and at soft ones: as late as possible."""
    line = ""
    for part in _PART.findall(word):
        whole = line + part.removesuffix(SOFT)
        if line and fonts.width("name", size, whole + ("-" if part.endswith(SOFT) else "")) > width:
            yield line if line.endswith("-") else line + "-"
            line = part.removesuffix(SOFT)
        else:
            line = whole
    yield line


def _cut(name: str, width: int, look: Look) -> Layout:
    """Set a name on one line, cut within a word where the line ends: "Don Balt…" tells more than "Don…"."""
    if fonts.width("name", look.size, name) <= width:
        return richtext.lay(name, width, look)
    cuts = (name[:length].rstrip(" ,") + "…" for length in range(len(name) - 1, 1, -1))
    cut = next((cut for cut in cuts if fonts.width("name", look.size, cut) <= width), name[:1])
    return replace(richtext.lay(cut, width, look), shortened=True)


def centred(layout: Layout, room: Rect) -> Words:
    """Set words that are laid out into the middle of a room."""
    rise = 1 if layout.look.bold else 0
    return Words(layout, (room.x, room.y + (room.height - layout.height) // 2 - rise))
