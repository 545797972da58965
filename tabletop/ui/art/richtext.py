"""Set rich text: words wrapped to a width, bold, italic, icons and links, shrunk to fit a box.

The markup is what card texts and the log are written in::

    **Sword.** Deals *half* to a Mage. {icon:life} Costs [gold-7|Seven Gold].

Two stars for key words, one for italics, an icon by name, a link as target and label; a line break starts a
paragraph, and a no-break space holds two words together. Words break nowhere else, unless one is wider than the line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from tabletop.ui.art import fonts, icons
from tabletop.ui.art.palette import BRONZE, INK, RUBRIC, Colour

_MARK = re.compile(r"(\*\*|\*|\{icon:[a-z0-9-]+\}|\[[^\[\]|]+\|[^\[\]|]+\]|\n|[ \t]+)")
_ELLIPSIS = "…"
_NO_BREAK = "\u00a0"
_ICON_SCALE = 0.98
_PARAGRAPH = 0.45
_SMALL_WORD = 3


@dataclass(frozen=True, slots=True)
class Look:
    """Say how a text is set.

    Attributes:
        size: height of the em in pixels.
        colour: of plain and italic words.
        strong: colour of bold words.
        icon: colour of icons.
        link: colour of links.
        italic: the whole text is in italics, as a quotation is.
        bold: the whole text is in the Semibold weight, as a name is.
        leading: from one baseline to the next, in ems.
        centred: lines are centred and of much the same length; otherwise they start at the left.
    """

    size: int
    colour: Colour = INK
    strong: Colour = RUBRIC
    icon: Colour = BRONZE
    link: Colour = RUBRIC
    italic: bool = False
    bold: bool = False
    leading: float = 1.2
    centred: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """Hold a run of letters in one style, or an icon (then `icon` is its name and `text` is empty)."""

    text: str
    role: fonts.Role = "text"
    strong: bool = False
    icon: str = ""
    link: str = ""


Word = tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Hold the words of one line, its width in pixels and the space above it."""

    words: tuple[Word, ...]
    width: int
    above: int = 0


@dataclass(frozen=True, slots=True)
class Layout:
    """Hold a text that has been laid out; `draw` it, or ask what lies under a point.

    Attributes:
        lines: from top to bottom.
        look: how it is set.
        width: the width it was set to, in pixels.
        shortened: some of the text did not fit and an ellipsis stands for it.
    """

    lines: tuple[Line, ...]
    look: Look
    width: int
    shortened: bool = False

    @property
    def step(self) -> int:
        """Measure from one baseline to the next, in pixels."""
        return step(self.look)

    @property
    def height(self) -> int:
        """Measure the whole text, in pixels."""
        return sum(self.step + line.above for line in self.lines)

    @property
    def widest(self) -> int:
        """Measure the longest line, in pixels."""
        return max((line.width for line in self.lines), default=0)

    def draw(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """Draw the text with its upper left corner at a point."""
        for piece, rect in self.placed():
            spot = (at[0] + rect.x, at[1] + rect.y)
            if piece.icon:
                surface.blit(icons.draw(piece.icon, rect.width, self.look.icon), spot)
            else:
                colour = (
                    self.look.link if piece.link else self.look.strong if piece.strong else self.look.colour
                )
                surface.blit(fonts.render(piece.role, self.look.size, piece.text, colour), spot)

    def link_at(self, point: tuple[int, int]) -> str | None:
        """Find the target of the link under a point, which is relative to the upper left corner of the text."""
        for piece, rect in self.placed():
            if piece.link and rect.collidepoint(point):
                return piece.link
        return None

    def links(self) -> list[tuple[str, pygame.Rect]]:
        """List every link with the rectangle it covers, relative to the upper left corner of the text."""
        return [(piece.link, rect) for piece, rect in self.placed() if piece.link]

    def placed(self) -> Iterator[tuple[Piece, pygame.Rect]]:
        """Give each run of letters and each icon with the rectangle it covers, relative to the upper left corner."""
        size, y = self.look.size, 0
        lift = (self.step - fonts.get("text", size).get_height()) // 2
        for line in self.lines:
            y += line.above
            x = (self.width - line.width) // 2 if self.look.centred else 0
            for piece in _runs(line.words):
                wide = _piece_width(piece, size)
                if piece.icon:
                    side = round(size * _ICON_SCALE)
                    yield piece, pygame.Rect(x, y + (self.step - side) // 2, side, side)
                else:
                    yield piece, pygame.Rect(x, y + lift, wide, fonts.get(piece.role, size).get_height())
                x += wide
            y += self.step


def step(look: Look) -> int:
    """Measure from one baseline to the next in a look, in pixels."""
    return round(look.size * look.leading)


@lru_cache(maxsize=512)
def parse(text: str, *, italic: bool = False, bold: bool = False) -> tuple[tuple[Word, ...], ...]:
    """Read marked-up text into paragraphs of words.

    Args:
        text: with the marks of this module. A mark that is not closed holds to the end of its paragraph.
        italic: start in italics.
        bold: start in the Semibold weight.

    Example:
        >>> [piece.text for word in parse("**Sword.** Cuts.")[0] for piece in word]
        ['Sword.', 'Cuts.']
    """
    paragraphs: list[tuple[Word, ...]] = []
    words: list[Word] = []
    word: list[Piece] = []
    strong = slanted = False

    def close_word() -> None:
        if word:
            words.append(tuple(word))
            word.clear()

    def close_paragraph() -> None:
        nonlocal strong, slanted
        close_word()
        if words:
            paragraphs.append(tuple(words))
            words.clear()
        strong = slanted = False

    for token in _MARK.split(fonts.clean(text)):
        if token == "**":
            strong = not strong
        elif token == "*":
            slanted = not slanted
        elif token == "\n":
            close_paragraph()
        elif token.startswith("{icon:"):
            if not word and words:
                # An icon clings to the word before it: no line begins with one.
                word.extend((*words.pop(), Piece(_NO_BREAK)))
            word.append(Piece("", icon=token[6:-1]))
        elif token[:1] == "[" and token[-1:] == "]" and "|" in token:
            target, label = token[1:-1].split("|")
            parts = label.split(" ")
            for index, part in enumerate(parts):
                word.append(Piece(part, "name", link=target))
                if index + 1 < len(parts):
                    close_word()
        elif token.strip(" \t"):
            role: fonts.Role = "name" if strong or bold else "italic" if slanted != italic else "text"
            word.append(Piece(token, role, strong))
        elif token:
            close_word()
    close_paragraph()
    return tuple(paragraphs)


def lay(text: str, width: int, look: Look) -> Layout:
    """Wrap a text to a width.

    Args:
        text: with the marks of this module.
        width: in pixels, positive.
        look: how to set it.

    Raises:
        ValueError: the width is not positive.
    """
    if width < 1:
        raise ValueError(f"text needs a width of at least 1 pixel, not {width}")
    lines: list[Line] = []
    for number, words in enumerate(parse(text, italic=look.italic, bold=look.bold)):
        wrapped = _wrap(words, width, look.size)
        if look.centred and len(wrapped) > 1:
            wrapped = _even(words, width, look.size, wrapped)
        above = round(look.size * _PARAGRAPH) if number else 0
        lines += [replace(line, above=above if first == 0 else 0) for first, line in enumerate(wrapped)]
    return Layout(tuple(lines), look, width)


def fit(text: str, box: tuple[int, int], look: Look, floor: int) -> Layout:
    """Set a text into a box: at the size of the look, or smaller, but never below a floor.

    What does not fit at the floor is cut off after the last whole word, with an ellipsis.

    Args:
        text: with the marks of this module.
        box: width and height in pixels.
        look: how to set it; its size is the largest that is tried.
        floor: the smallest size, in pixels.

    Returns:
        The layout; it is empty when the box does not hold a single line.
    """
    for size in range(look.size, min(floor, look.size) - 1, -1):
        layout = lay(text, box[0], replace(look, size=size))
        if layout.height <= box[1] and layout.widest <= box[0]:
            return layout
    return _shorten(layout, box[1])


def _shorten(layout: Layout, height: int) -> Layout:
    room, kept = height, list[Line]()
    for line in layout.lines:
        room -= layout.step + line.above
        if room < 0:
            break
        kept.append(line)
    if not kept or len(kept) == len(layout.lines):
        return replace(layout, lines=tuple(kept), shortened=not kept)
    kept[-1] = _with_ellipsis(kept[-1], layout.width, layout.look.size)
    return replace(layout, lines=tuple(kept), shortened=True)


def _with_ellipsis(line: Line, width: int, size: int) -> Line:
    words = list(line.words)
    # An article or a preposition does not stand before an ellipsis: "Nuño…", not "Nuño el…".
    while len(words) > 1 and _is_small(words[-1]):
        words.pop()
    while True:
        last = words[-1]
        stem = last[-1].text.rstrip(".,;:!?")
        end = (*last[:-1], replace(last[-1], text=stem + _ELLIPSIS)) if stem else (*last, Piece(_ELLIPSIS))
        whole = (*words[:-1], end)
        wide = _line_width(whole, size)
        if wide <= width or len(words) == 1:
            return replace(line, words=whole, width=wide)
        words.pop()


def _is_small(word: Word) -> bool:
    return len(word) == 1 and word[0].text.islower() and len(word[0].text) <= _SMALL_WORD


def _wrap(words: tuple[Word, ...], width: int, size: int) -> list[Line]:
    space = fonts.width("text", size, " ")
    lines: list[Line] = []
    current: list[Word] = []
    used = 0
    for word in _short_enough(words, width, size):
        wide = _word_width(word, size)
        over = used + space + wide - width
        # A line is shorter (kerning) or longer (whole pixels of each run, bold spaces) than the sum of its words;
        # measuring it whole is dear, so only if it is close.
        near = size // 2
        if current and over > -near and (over > near or _line_width((*current, word), size) > width):
            lines.append(_line(current, size))
            current, used = [], 0
        used += wide + (space if current else 0)
        current.append(word)
    if current:
        lines.append(_line(current, size))
    return lines


def _even(words: tuple[Word, ...], width: int, size: int, lines: list[Line]) -> list[Line]:
    """Narrow the measure as far as lines and words allow: no word is left alone on the last line, and none breaks."""
    longest = max(_word_width(word, size) for word in words)
    low, high, best = max(width // 2, min(width, longest) - 1), width, lines
    while high - low > 3:
        middle = (low + high) // 2
        tried = _wrap(words, middle, size)
        if len(tried) == len(lines) and all(line.width <= middle for line in tried):
            high, best = middle, tried
        else:
            low = middle
    return best


def _short_enough(words: tuple[Word, ...], width: int, size: int) -> Iterator[Word]:
    for word in words:
        if _word_width(word, size) <= width:
            yield word
        else:
            yield from _chop(word, width, size)


def _chop(word: Word, width: int, size: int) -> Iterator[Word]:
    """Break a word that is wider than the line: between its pieces if that helps, else at a hyphen or within one."""
    part: list[Piece] = []
    for piece in word:
        if part and _word_width((*part, piece), size) > width:
            yield tuple(part)
            part = []
        while _piece_width(piece, size) > width and len(piece.text) > 1:
            cut = len(piece.text) - 1
            while cut > 1 and fonts.width(piece.role, size, piece.text[:cut]) > width:
                cut -= 1
            cut = piece.text.rfind("-", 0, cut) + 1 or cut
            yield (replace(piece, text=piece.text[:cut]),)
            piece = replace(piece, text=piece.text[cut:])  # noqa: PLW2901 - the rest of it
        if part or piece.text != _NO_BREAK:
            part.append(piece)
    if part:
        yield tuple(part)


def _runs(words: tuple[Word, ...]) -> Iterator[Piece]:
    """Join neighbours of one style, so that a line is drawn in few strokes and keeps its kerning."""
    held: Piece | None = None
    for number, word in enumerate(words):
        for index, piece in enumerate(word):
            gap = " " if number and not index else ""
            if held is None:
                held = piece
            elif _alike(held, piece):
                held = replace(held, text=held.text + gap + piece.text)
            else:
                if gap and not held.icon and not held.link:
                    held = replace(held, text=held.text + gap)
                    gap = ""
                yield held
                if gap:
                    yield Piece(gap)
                held = piece
    if held is not None:
        yield held


def _alike(one: Piece, other: Piece) -> bool:
    plain = not one.icon and not other.icon
    return plain and one.role == other.role and one.strong == other.strong and one.link == other.link


def _line(words: list[Word], size: int) -> Line:
    return Line(tuple(words), _line_width(tuple(words), size))


def _line_width(words: tuple[Word, ...], size: int) -> int:
    return sum(_piece_width(run, size) for run in _runs(words))


@lru_cache(maxsize=8192)
def _word_width(word: Word, size: int) -> int:
    return sum(_piece_width(piece, size) for piece in word)


def _piece_width(piece: Piece, size: int) -> int:
    return round(size * _ICON_SCALE) if piece.icon else fonts.width(piece.role, size, piece.text)
