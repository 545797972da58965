"""How many cards lie in little room: those of one design together, what is used up apart; and a queue of cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from tabletop.ui.art.faces import STEP, snap
from tabletop.ui.art.plans import LEAST_HEIGHT
from tabletop.ui.table.spots import Spot

if TYPE_CHECKING:
    from tabletop.ui.table.heaps import Placed
    from tabletop.ui.table.layout import Metrics

_UPRIGHT = 5 / 7
_PEEK = 0.19
"""How far each card of a design lies aside of the one below it, as a part of its height."""
_GAP = 0.07
_TIGHTER, _TIGHTEST = 0.04, 0.12
"""The step by which cards that overlap move together, and how near they may come, as a part of their distance."""
_APART = 0.28
"""The gap before what is used up."""
_LARGEST = 236
_NEXT = 0.6
"""Height of a card that waits, at most, as a part of that of the one that is up."""


class Heap(NamedTuple):
    """Hold cards of one design that lie together, the first at the bottom.

    Attributes:
        turned: they lie turned a quarter to the right.
        apart: they have been used up.
    """

    cards: tuple[int, ...]
    turned: bool
    apart: bool

    def width(self, height: float) -> float:
        """Return how wide it is with cards of some height."""
        return height * ((1.0 if self.turned else _UPRIGHT) + _PEEK * (len(self.cards) - 1))


def heaps_of(
    ids: Sequence[int],
    design: Callable[[int], str],
    rank: Callable[[int], int],
    turned: Callable[[int], bool],
    apart: Callable[[int], bool],
) -> list[Heap]:
    """Sort cards into heaps: upright ones by design, then turned ones, then what is used up."""
    found: dict[tuple[bool, bool, int, str], list[int]] = {}
    for card in ids:
        found.setdefault((apart(card), turned(card), rank(card), design(card)), []).append(card)
    return [Heap(tuple(cards), key[1], key[0]) for key, cards in sorted(found.items())]


def lay(rect: Rect, heaps: Sequence[Heap], m: Metrics) -> Placed:
    """Lay heaps side by side in as many lines as let the cards be largest."""
    if not heaps:
        return []
    room, height = _room(rect, m), height_in(rect, heaps, m)
    lines = list(_lines(heaps, height, room.width))
    most = max(1, int((room.height + height * _GAP) // (height * (1 + _GAP))))
    tight = 1.0
    while len(lines) > most and tight > _TIGHTEST:  # too many: they overlap
        tight -= _TIGHTER
        lines = list(_lines(heaps, height, room.width, tight))
    down = height * (1 + _GAP)
    top = room.centery - (len(lines) * down - height * _GAP) / 2
    placed: Placed = []
    for number, line in enumerate(lines):
        placed += _line(line, room, top + number * down + height / 2, height, tight)
    return placed


def height_in(rect: Rect, heaps: Sequence[Heap], m: Metrics) -> int:
    """Return the height that the cards of heaps would have in a rectangle."""
    room = _room(rect, m)
    height = snap(min(room.height, m.px(_LARGEST)))
    while height > LEAST_HEIGHT and not _fits(heaps, height, room):
        height -= STEP
    return max(LEAST_HEIGHT, height)


def width_of(heaps: Sequence[Heap], height: int) -> int:
    """Return how wide heaps are in one line, with cards of some height."""
    return round(_width(heaps, height)) if heaps else 0


def named(m: Metrics) -> int:
    """Return how much room the name of a zone takes at its left edge, in pixels."""
    return round(m.label * 0.9)


def _room(rect: Rect, m: Metrics) -> Rect:
    return rect.inflate(-m.px(14), -m.px(12))


def _line(line: Sequence[Heap], room: Rect, y: float, height: int, tight: float) -> Placed:
    x = room.x + max(0.0, room.width - _width(line, height, tight)) / 2
    was_apart = line[0].apart
    placed: Placed = []
    for heap in line:
        if heap.apart and not was_apart:
            x += height * _APART * tight
        was_apart = heap.apart
        wide = height * (1.0 if heap.turned else _UPRIGHT)
        for number, card in enumerate(heap.cards):
            middle = x + wide / 2 + number * height * _PEEK * tight
            placed.append((card, Spot(middle, y, height, 90.0 if heap.turned else 0.0)))
        x += (heap.width(height) + height * _GAP) * tight
    return placed


def _width(line: Sequence[Heap], height: float, tight: float = 1.0) -> float:
    """Return how wide a line of heaps is."""
    whole = sum([heap.width(height) for heap in line]) + height * _GAP * (len(line) - 1)
    if any(heap.apart for heap in line) and not line[0].apart:
        whole += height * _APART
    uncovered = height * (1.0 if line[-1].turned else _UPRIGHT)
    return (whole - uncovered) * tight + uncovered


def _lines(heaps: Sequence[Heap], height: float, width: float, tight: float = 1.0) -> Iterator[list[Heap]]:
    """Break heaps into lines that are no wider than a width."""
    line: list[Heap] = []
    for heap in heaps:
        if line and _width([*line, heap], height, tight) > width:
            yield line
            line = []
        line.append(heap)
    if line:
        yield line


def _fits(heaps: Sequence[Heap], height: float, room: Rect) -> bool:
    lines = list(_lines(heaps, height, room.width))
    tall = len(lines) * height * (1 + _GAP) - height * _GAP
    return tall <= room.height and all(_width(line, height) <= room.width for line in lines)


def queue(rect: Rect, ids: Sequence[int], m: Metrics) -> Placed:
    """Lay out cards that wait, the next one first, from the left: smaller than the one that is up, none covered."""
    room = rect.inflate(-m.px(16), -m.px(14))
    room.x, room.width = room.x + named(m), room.width - named(m)
    if not ids:
        return []

    def height(lines: int) -> float:
        columns = -(-len(ids) // lines)
        tall = room.height / (lines + _GAP * (lines - 1))
        wide = room.width / (columns * _UPRIGHT + _GAP * (columns - 1))
        return min(tall, wide, rect.height * _NEXT)

    lines = max(range(1, 4), key=lambda count: (round(height(count)), -count))
    tall = max(LEAST_HEIGHT, snap(height(lines)))
    columns = -(-len(ids) // lines)
    across = min(tall * (_UPRIGHT + _GAP), (room.width - tall * _UPRIGHT) / max(1, columns - 1))
    down = min(tall * (1 + _GAP), (room.height - tall) / max(1, lines - 1))
    placed: Placed = []
    for number, card in enumerate(ids):
        line, column = divmod(number, columns)
        x = room.x + tall * _UPRIGHT / 2 + column * across
        placed.append((card, Spot(x, room.centery + (line - (lines - 1) / 2) * down, tall)))
    return placed
