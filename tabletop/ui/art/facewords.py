"""The words on a face, set into their rooms: name, kind line, rules text, quotation, code."""

from pygame import Rect

from tabletop.ui.art import fonts, richtext, svg
from tabletop.ui.art.palette import FADED, INK, NIGHT, PAPER, Colour
from tabletop.ui.art.richtext import Layout, Look
from tabletop.ui.art.specs import FaceSpec, Words

TEXT_FLOOR = 11
NAME_FLOOR = 10
_WORD_FLOOR = 8
"""A name is set so small only where a word of it would break otherwise."""
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
    if not spec.has_figure("top-left") and fonts.width("name", size, spec.title) > name.width - 2 * right:
        left = round(4 * unit)
    return one_line(
        spec.title,
        Rect(name.x + left, name.y, name.width - left - right, name.height),
        size,
        INK,
        density,
        lines=2,
    )


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


def called(spec: FaceSpec, width: int, density: float) -> str:
    """Return the name of a card as it stands in little room: without its rank, if that leaves no room for the rest.

    A rank is a first word that tells the kind of card: General Bigote is Bigote where only "Gener…" would be left.
    """
    rank, _, rest = fonts.clean(spec.title).partition(" ")
    has_rank = bool(rest) and rank.casefold().startswith(spec.kind_line.casefold())
    fits = fonts.width("name", round(NAME_FLOOR * density), fonts.clean(spec.title)) <= width
    return rest if has_rank and not fits else spec.title


def one_line(text: str, room: Rect, wish: int, colour: Colour, density: float, *, lines: int = 1) -> Words:
    """Set a name in the middle of its room: on one line if it can be, on more if it may be, else with an ellipsis.

    No word breaks but after a hyphen: for a long one, a name that may have several lines gives up some of its size.
    """
    floor = NAME_FLOOR if wish <= 14 * density else TEXT_FLOOR
    name = fonts.clean(text)
    size = fonts.largest("name", name, room.width, wish, round(floor * density))
    if lines > 1:
        longest = max(name.replace("-", "- ").split(), key=lambda word: fonts.width("name", size, word))
        smaller = fonts.largest("name", longest, room.width, size, round(_WORD_FLOOR * density))
        if fonts.width("name", smaller, longest) <= room.width:
            size = smaller
        else:
            lines = 1
    look = Look(size, colour=colour, strong=colour, bold=True, centred=True, leading=1.06)
    layout = richtext.lay(text, room.width, look)
    if len(layout.lines) > lines == 1:
        layout = richtext.lay(_cut(name, room.width, size), room.width, look)
    elif len(layout.lines) > lines:
        layout = richtext.fit(text, (room.width, lines * richtext.step(look)), look, size)
    return centred(layout, room)


def _cut(name: str, width: int, size: int) -> str:
    """Cut a name within a word where its line ends: "Don Balt…" tells more than "Don…"."""
    for length in range(len(name) - 1, 1, -1):
        cut = name[:length].rstrip(" ,") + "…"
        if fonts.width("name", size, cut) <= width:
            return cut
    return name[:1]


def centred(layout: Layout, room: Rect) -> Words:
    """Set words that are laid out into the middle of a room."""
    rise = 1 if layout.look.bold else 0
    return Words(layout, (room.x, room.y + (room.height - layout.height) // 2 - rise))
