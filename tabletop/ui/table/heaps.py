"""How the cards of a zone lie: in a pile, a cascade, a fan, or a row with what is laid upon each.

Every function takes a rectangle and card ids and returns a spot for each, in drawing order: later ones lie above.
Whatever the number of cards, all stay inside and each keeps a strip that shows and can be touched.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from tabletop.ui.art.faces import snap
from tabletop.ui.art.plans import LEAST_HEIGHT, width_for
from tabletop.ui.table.spots import Spot

if TYPE_CHECKING:
    from tabletop.ui.table.layout import Metrics

Placed = list[tuple[int, Spot]]

_LAID = 0.56
"""Height of a card that is laid upon another, as a part of that one's."""
_PEEK = 0.27
"""How far a card that is laid upon another peeks out at its side, as a part of that one's height."""
_GUEST = 0.86
"""Height of a card that stands alone beside another, as a part of that one's."""
_GUEST_GAP = 0.03
_NAMED = 9
"""So many ems of a label wide is a row with its name."""
_LABELLED = 6.5
"""So many ems of a label high is a pile with its label and its count."""
_ALMOST = 0.8
"""Cards that had to be a little smaller than can be drawn cover each other by so much."""
_MOST_LINES = 3
_LINES_GAP = 0.06
_TIER = 0.44
"""So much of a card shows above the line that covers it: its name, and a figure below that."""
_NAMEABLE = 80
"""A card of so many pixels in height has room for a long name."""
_SHIELD = 0.46
_SHIELD_OUT = 0.13
"""How far a card laid before another stands out towards the middle of the table."""


def is_named(rect: Rect, m: Metrics) -> bool:
    """Tell whether a row is wide enough for its name at its left edge."""
    return rect.width >= _NAMED * m.label


def is_labelled(rect: Rect, m: Metrics) -> bool:
    """Tell whether there is room for a label above a pile, and for a count below it."""
    return rect.height >= _LABELLED * m.label


def pile(rect: Rect, ids: Sequence[int], m: Metrics) -> Placed:
    """Lay cards on one another; below them there is room for the count, above them for the label, if for anything."""
    label, count = (round(m.label * 1.5), round(m.label * 1.15)) if is_labelled(rect, m) else (0, 0)
    most = min(m.px(160), rect.height - label - count, rect.width * 7 // 5)
    height = snap(max(LEAST_HEIGHT, most))
    y = rect.y + label + (rect.height - label - count) / 2
    return [(card, Spot(rect.centerx, y, height)) for card in ids]


def cascade(rect: Rect, ids: Sequence[int], m: Metrics) -> Placed:
    """Lay cards one over another like stairs, so that the value of each remains visible (La Campaña, "Build")."""
    if not ids:
        return []
    top = rect.y + round(m.label * 1.3)
    room = Rect(rect.x + m.px(6), top, rect.width - m.px(12), rect.bottom - top - m.px(5))
    steps = max(4, len(ids) - 1)
    wanted = min(room.height * 0.84, m.px(148), room.width * 1.1)
    height = snap(max(LEAST_HEIGHT, wanted if room.height > m.px(110) else min(room.height, m.px(110))))
    wide = width_for(height)
    down = min(height * 0.16, max(0, room.height - height) / steps)
    if down > height * 0.08:
        across = min(wide * 0.4, (room.width - wide) / steps)
    else:  # where there is no room to step down, they lie side by side if they can: names and figures must show
        steps = max(1, len(ids) - 1)
        across = min(wide * 1.08, (room.width - wide) / steps)
    x = room.x + max(0, room.width - wide - across * steps) / 2 + wide / 2
    y = room.y + max(0, room.height - height - down * steps) / 2 + height / 2
    return [(card, Spot(x + across * number, y + down * number, height)) for number, card in enumerate(ids)]


def small_fan(rect: Rect, ids: Sequence[int]) -> Placed:
    """Lay a rival's hand out: small, from left to right, closer the more there are."""
    if not ids:
        return []
    height = max(LEAST_HEIGHT, min(snap(rect.height), 160))
    wide = width_for(height)
    step = min(wide * 0.62, (rect.width - wide) / max(1, len(ids) - 1))
    return [
        (card, Spot(rect.x + wide / 2 + step * number, rect.centery, height))
        for number, card in enumerate(ids)
    ]


def fan_height(m: Metrics) -> int:
    """Return the height of a card in the viewer's own hand, in pixels."""
    return snap(m.px(236))


def fan(rect: Rect, ids: Sequence[int], m: Metrics, raised: int | None = None) -> Placed:
    """Hold your own hand: a fan along the lower edge; the raised card stands upright above the others.

    With many cards the fan closes; the neighbours of the raised one make way for it.
    """
    if not ids:
        return []
    height = fan_height(m)
    wide = width_for(height)
    count = len(ids)
    # A turned card is a little wider than an upright one.
    margin = wide * 0.56
    step = min(wide * 0.8, (rect.width - 2 * margin) / max(1, count - 1))
    lean = min(11.0, 1.9 * (count - 1))
    bow = min(m.px(16), 2.6 * count * m.unit)
    start = rect.centerx - step * (count - 1) / 2
    base = rect.y + m.px(22) + height / 2
    place = ids.index(raised) if raised in ids else None
    placed: Placed = []
    for number, card in enumerate(ids):
        u = 0.0 if count == 1 else 2 * number / (count - 1) - 1
        x = start + step * number
        if place is not None and number != place and step < wide * 0.55:
            near = max(0.0, 1 - abs(number - place) * step / (wide * 1.2))
            x += (1 if number > place else -1) * near * min(wide * 0.3, wide * 0.62 - step)
        x = min(max(x, rect.x + margin), rect.right - margin)
        placed.append((card, Spot(x, base + bow * u * u, height, lean * u)))
    if place is not None:
        bigger = snap(height * 1.12)
        x = min(max(placed[place][1].x, rect.x + wide * 0.56), rect.right - wide * 0.56)
        placed.append((ids[place], Spot(x, rect.bottom - m.px(6) - bigger / 2, bigger)))
        del placed[place]
    return placed


def row(
    rect: Rect,
    ids: Sequence[int],
    laid: Mapping[int, Sequence[int]],
    lies: Callable[[int], str],
    m: Metrics,
    *,
    front: bool,
    turned: Callable[[int], bool] = lambda _card: False,
) -> Placed:
    """Lay cards side by side, each with what is laid upon it, and with those that stand beside it.

    Args:
        rect: of the zone.
        ids: its cards, from left to right.
        laid: what lies on each card, in the order in which it was laid.
        lies: how a laid card lies: "above", "below" or "before", or that it stands "beside".
        front: the middle of the table is above (it is the viewer's own row) and not below.
        turned: tells which cards lie turned a quarter to the right.
    """
    label = round(m.label * 1.35) if is_named(rect, m) else m.px(8)
    room = Rect(rect.x + label, rect.y + m.px(7), rect.width - label - m.px(8), rect.height - m.px(14))
    if not ids:
        return []
    here = {card: [one for one in laid.get(card, ()) if lies(one) != "beside"] for card in ids}
    guests = {card: [one for one in laid.get(card, ()) if lies(one) == "beside"] for card in ids}
    before = {card: [one for one in here[card] if lies(one) == "before"] for card in ids}
    out = _SHIELD_OUT if any(before.values()) else 0.0
    peeks = [_PEEK if len(before[card]) < len(here[card]) else 0.0 for card in ids]
    gap = 0.09
    own = [1.0 if turned(card) else 5 / 7 for card in ids]
    wides = [
        width + peek + company(guests[card], turned).width
        for card, width, peek in zip(ids, own, peeks, strict=True)
    ]
    slots = sum(wides) + gap * (len(ids) - 1)
    tallest = min(room.height / (1 + out), m.px(236))
    height = max(
        LEAST_HEIGHT,
        snap(max(min(tallest, room.width / slots), min(tallest, max(tallest * 0.58, m.px(112))))),
    )
    tight = 1.0
    if slots * height > room.width:
        if not any(card in laid or turned(card) for card in ids) and (lines := _in_lines(room, ids, m)):
            return lines
        last = wides[-1] * height
        tight = (room.width - last) / max(1.0, slots * height - last)
    start = room.x + max(0.0, room.width - slots * height) / 2
    free = room.height - height * (1 + out)
    y = room.y + free / 2 + height / 2 + (out * height if front else 0)
    groups: list[Placed] = []
    x = start
    for card, width, wide in zip(ids, own, wides, strict=True):
        host = Spot(x + width * height / 2, y, height, 90.0 if width == 1.0 else 0.0)
        groups.append(_with_laid(card, host, {**laid, card: here[card]}, lies, front))
        groups[-1] += _with_guests(host, guests[card], turned)
        x += (wide + gap) * height * tight
    # Where they overlap, each lies over the one on its right: what stands at its right edge remains in sight.
    return [one for group in (reversed(groups) if tight < 1 else groups) for one in group]


def _in_lines(room: Rect, ids: Sequence[int], m: Metrics) -> Placed:
    """Fold a row of upright cards into as many lines as let them be largest without overlapping.

    Returns:
        Nothing where they would be too small to be drawn.
    """

    def height(lines: int) -> float:
        columns = -(-len(ids) // lines)
        tall = room.height / (lines + _LINES_GAP * (lines - 1))
        wide = room.width / (columns * 5 / 7 + _LINES_GAP * (columns - 1))
        return min(tall, wide, m.px(236))

    lines = max(range(1, _MOST_LINES + 1), key=lambda count: (height(count), -count))
    if height(lines) < LEAST_HEIGHT * _ALMOST:
        return []
    tall = max(LEAST_HEIGHT, snap(height(lines)))
    columns = -(-len(ids) // lines)
    across = min(tall * (5 / 7 + _LINES_GAP), (room.width - width_for(tall)) / max(1, columns - 1))
    down = min(tall * (1 + _LINES_GAP), (room.height - tall) / max(1, lines - 1))
    placed: Placed = []
    for number, card in enumerate(ids):
        line, column = divmod(number, columns)
        in_line = min(columns, len(ids) - line * columns)
        x = room.centerx + (column - (in_line - 1) / 2) * across
        placed.append((card, Spot(x, room.centery + (line - (lines - 1) / 2) * down, tall)))
    return placed


def front(rect: Rect, ids: Sequence[int], m: Metrics) -> Placed:
    """Lay cards in lines, so that all of each shows; where they would be too small for that, lines overlap."""
    if not ids:
        return []
    room = rect.inflate(-m.px(14), -m.px(14))
    lines = _in_lines(room, ids, m)
    return lines if lines and lines[0][1].height >= _NAMEABLE else _in_tiers(room, ids, m)


def _in_tiers(room: Rect, ids: Sequence[int], m: Metrics) -> Placed:
    """Fold a row into as many lines as let cards be largest, each line over the lower part of the one above."""

    def height(columns: int) -> float:
        lines = -(-len(ids) // columns)
        tall = room.height / (1 + _TIER * (lines - 1))
        return min(tall, room.width / (columns * 5 / 7 + _LINES_GAP * (columns - 1)), m.px(236))

    columns = max(range(1, len(ids) + 1), key=height)
    tall = max(LEAST_HEIGHT, snap(height(columns)))
    lines = -(-len(ids) // columns)
    across = min(tall * (5 / 7 + _LINES_GAP), (room.width - width_for(tall)) / max(1, columns - 1))
    down = min(tall * (1 + _LINES_GAP), (room.height - tall) / max(1, lines - 1))
    left, top = room.centerx - (columns - 1) / 2 * across, room.centery - (lines - 1) / 2 * down
    return [
        (card, Spot(left + number % columns * across, top + number // columns * down, tall))
        for number, card in enumerate(ids)
    ]


def in_the_middle(rect: Rect, ids: Sequence[int]) -> Placed:
    """Lay cards large where all look at them; of several in one zone each covers half of the one before."""
    height = snap(rect.height)
    step = width_for(height) / 2
    start = rect.centerx - step * (len(ids) - 1) / 2
    return [(card, Spot(start + step * number, rect.centery, height)) for number, card in enumerate(ids)]


class Company(NamedTuple):
    """Say how cards stand beside another, in parts of that one's height: their own height, and their width together.

    Attributes:
        height: of each card.
        width: of all, with the gap before them.
        columns: the cards, column by column from the left.
    """

    height: float
    width: float
    columns: tuple[tuple[int, ...], ...]


def company(cards: Sequence[int], turned: Callable[[int], bool]) -> Company:
    """Work out how cards stand beside another: one alone, more in columns of two."""
    columns = tuple([tuple(cards[first : first + 2]) for first in range(0, len(cards), 2)])
    if not columns:
        return Company(0.0, 0.0, ())
    tallest = max(sum([5 / 7 if turned(card) else 1.0 for card in column]) for column in columns)
    height = min(_GUEST, 0.97 / tallest)
    across = sum([max([1.0 if turned(card) else 5 / 7 for card in column]) for column in columns])
    return Company(height, height * across + _GUEST_GAP * len(columns), columns)


def _with_guests(host: Spot, cards: Sequence[int], turned: Callable[[int], bool]) -> Placed:
    """Let cards stand on the right of another, one below the other in columns."""
    group = company(cards, turned)
    height = max(LEAST_HEIGHT, snap(group.height * host.height))
    x = host.x + (host.height if host.angle else width_for(host.height)) / 2
    placed: Placed = []
    for column in group.columns:
        sizes = [
            (height, width_for(height)) if turned(card) else (width_for(height), height) for card in column
        ]
        wide, tall = max(size[0] for size in sizes), sum(size[1] for size in sizes)
        x += _GUEST_GAP * host.height
        y = host.y - tall / 2
        for card, size in zip(column, sizes, strict=True):
            placed.append((card, Spot(x + wide / 2, y + size[1] / 2, height, 90.0 if turned(card) else 0.0)))
            y += size[1]
        x += wide
    return placed


def _with_laid(
    card: int, host: Spot, laid: Mapping[int, Sequence[int]], lies: Callable[[int], str], front: bool
) -> Placed:
    """Lay a card with what lies beneath it, over it and before it."""
    mine = laid.get(card, ())
    over = [one for one in mine if lies(one) != "before"]
    spots = dict(zip(over, _peeking(host, len(over)), strict=True))
    placed: Placed = [(one, spots[one]) for one in over if lies(one) == "below"]
    placed.append((card, host))
    placed += [(one, spots[one]) for one in over if lies(one) != "below"]
    small = snap(max(LEAST_HEIGHT, host.height * _SHIELD))
    edge = host.y + (-1 if front else 1) * (
        host.height / 2 + _SHIELD_OUT * host.height - width_for(small) / 2
    )
    for one in mine:
        if lies(one) == "before":
            shield = Spot(host.x - host.height * 0.09, edge, small, 90)
            upon = laid.get(one, ())
            beneath = [
                replace(spot, x=spot.x + small * 0.2) for spot in _peeking(shield, len(upon), flat=True)
            ]
            placed += zip(upon, beneath, strict=True)
            placed.append((one, shield))
    return placed


def _peeking(host: Spot, count: int, *, flat: bool = False) -> list[Spot]:
    """List the spots of cards that lie across another and peek out on its right, from top to bottom."""
    if not count:
        return []
    tall, wide = (width_for(host.height), host.height) if flat else (host.height, width_for(host.height))
    height = snap(max(LEAST_HEIGHT, host.height * (0.8 if flat else _LAID)))
    thick = width_for(height)
    x = host.x + wide / 2 + _PEEK * host.height - height / 2
    first = host.y - tall / 2 + thick / 2 + tall * 0.04
    room = max(0.0, tall * 0.92 - thick)
    step = min(thick * 0.52, room / max(1, count - 1))
    return [Spot(x, first + step * number, height, 90) for number in range(count)]
