"""The geometry of a table at which all play for what lies between them: seats around a shelf.

The rivals sit along the upper edge, in two lines where they are many; the shelf lies below them, then the line where
prompts stand with a tray for what is entered, and the viewer's own side. Where a rival's cards would be too small to
be told apart, or there is no room for them at all, the plate alone tells what they come to, and a drawer opens below
it with all of them while the pointer rests there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.ui.art.plans import LEAST_HEIGHT, width_for
from tabletop.ui.table import heaps, stocks
from tabletop.ui.table.grounds import PILES, Zone
from tabletop.ui.table.seating import SeatArea
from tabletop.ui.table.spots import ABOVE
from tabletop.ui.table.stocks import Heap

if TYPE_CHECKING:
    from tabletop.controller.tables import GameController, ZoneLook
    from tabletop.engine.views import PlayerView
    from tabletop.ui.table.layout import Arrangement, Metrics, Wish

DRAWN = 7 * ABOVE
"""So many layers above all others, pieces and signs too, lies what is in a drawer."""
TELLING = 84
"""Height of a card in pixels of the design that can be told from others."""
_NARROWEST = 11.5
"""A rival's side is at least so many ems of a label wide, or the rivals sit in two lines."""
_PLATE = 4.4
_FRONT = 3.3
"""Width of what lies before a player, their purse and what they put forward, in ems of a label."""
_MOST_FRONT = 0.3
"""How much of a rival's side that takes at most."""
_SHARES = (0.33, 0.365, 0.305)
"""How rivals, shelf and own side share the height, where the rivals sit in one line."""
_LOWER = (0.53, 0.47)
"""How shelf and own side share what rivals in two lines leave."""
_TOLD = 6.6
"""Width of what is told of the cards that are gone, in ems of a label."""
_CLAIMS = 7.4
"""Width of what is laid down for the card that is up."""
_WIDEST_LOT = 0.32
"""How much of the shelf's width the card that is up takes at most."""
_PILE = 3.4
_DRAWER = 250
"""Height of a drawer in pixels of the design, at most."""


@dataclass(slots=True)
class Market:
    """Hold where that lies which only such a table has.

    Attributes:
        shelf: all that lies between the players; `told`: its left end, where it stands what has become of cards;
            `claims`: where it shows what is laid down for the card that is up.
        tray: below the line where prompts stand.
        fronts: where each player's purse lies, and what they put forward.
        drawer: the rival whose drawer is open, None for none.
    """

    shelf: Rect
    told: Rect
    claims: Rect
    tray: Rect
    fronts: dict[int, Rect] = field(default_factory=dict)
    drawer: int | None = None


def is_one(looks: Sequence[ZoneLook]) -> bool:
    """Tell whether a game's table has a shelf."""
    return any(look.area == "shelf" for look in looks)


def divide(
    table: Arrangement,
    middle: Rect,
    below: int,
    game: GameController,
    view: PlayerView,
    wish: Wish,
    rank: Mapping[str, int],
) -> None:
    """Divide the middle of the cloth among seats, shelf and prompts.

    Args:
        table: to which all is added.
        middle: the cloth without the column of piles.
        below: the seat whose side is the lower one.
        game: says which zones there are and how their cards lie.
        view: what lies in them.
        wish: whose drawer is open.
        rank: orders the designs.
    """
    m = table.metrics
    gap = m.px(8)
    room = middle.inflate(0, -2 * m.px(7))
    band, tray = round(m.text * 2.9), round(m.text * 2.7)
    plate = round(m.label * _PLATE)
    lines = _lines([(below + view.seats - step) % view.seats for step in range(1, view.seats)], room.width, m)
    free = room.height - band - tray - 2 * gap
    if len(lines) == 1:
        upper, shelf = (round(free * share) for share in _SHARES[:2])
    else:
        upper = len(lines) * (plate + gap)
        shelf = round((free - upper) * _LOWER[0])
    fronts: dict[int, Rect] = {}
    top = room.top
    each = (upper - gap * (len(lines) - 1)) // len(lines)
    for line in lines:
        for seat, rect in _side_by_side(line, Rect(room.x, top, room.width, each), m.px(10)):
            before = min(round(m.label * _FRONT), round(rect.width * _MOST_FRONT))
            wide = min(rect.width - before, max(m.px(218), round(m.label * 14)))
            table.seats[seat] = SeatArea(seat, rect, Rect(rect.x, rect.y, wide, plate))
            left = rect.x + wide + m.px(4)
            fronts[seat] = Rect(left, rect.y, min(rect.right - left, round(m.label * 2 * _FRONT)), plate)
        top += each + gap
    between = Rect(room.x, room.top + upper + gap, room.width, shelf)
    table.band = Rect(room.x, between.bottom + gap // 2, room.width, band)
    entry = Rect(room.x, table.band.bottom, room.width, tray)
    own = Rect(room.x, entry.bottom + gap // 2, room.width, room.bottom - entry.bottom - gap // 2)
    wide = max(m.px(218), round(m.label * 12))
    tall = min(plate, own.height)
    table.seats[below] = SeatArea(below, own, Rect(own.x, own.bottom - tall, wide, tall))
    fronts[below] = Rect(own.x, own.y, wide, max(0, own.height - tall - gap))
    table.hand = Rect(room.x, table.band.y, room.width, own.bottom - table.band.y)
    nowhere = Rect(0, 0, 0, 0)
    table.market = Market(between, nowhere, nowhere, entry, fronts)
    _shelve(table, table.market, game.zones, view)
    for look in game.zones:
        if look.area == "seat":
            heaps_of = {seat: _heaps((look.zone, seat), view, game, rank) for seat in table.seats}
            _lay_stocks(table, table.market, look, below, heaps_of, wish.open_seat)


def column(m: Metrics, rect: Rect, looks: Sequence[ZoneLook]) -> dict[tuple[str, int], Zone]:
    """Stand the shared piles one below another, and hang up what the match's rules are below them."""
    gap = m.px(10)
    piles = [look for look in looks if look.style in PILES]
    rest = rect.inflate(-m.px(16), -2 * gap)
    rest.x = rect.x + m.px(8)
    boards = [look for look in looks if look.style == "laws"]
    tall = min(m.px(150) + round(m.label * _PILE), round(rest.height * (0.22 if boards else 0.5)))
    zones = {}
    for look in piles:
        zones[look.zone, 0] = Zone(
            (look.zone, 0), Rect(rest.x, rest.y, rest.width, tall), look.style, look.label
        )
        rest.y, rest.height = rest.y + tall + gap, rest.height - tall - gap
    for look in boards:
        zones[look.zone, 0] = Zone((look.zone, 0), rest, look.style, look.label)
    return zones


def _lines(rivals: list[int], width: int, m: Metrics) -> list[list[int]]:
    """Seat rivals around the table: in one line if each has room there, else the outer ones in a line before it."""
    if width / len(rivals) >= _NARROWEST * m.label:
        return [rivals]
    outer = (len(rivals) + 1) // 2
    left = outer // 2
    right = len(rivals) - (outer - left)
    return [rivals[left:right], rivals[:left] + rivals[right:]]


def _side_by_side(seats: Sequence[int], rect: Rect, gap: int) -> Iterator[tuple[int, Rect]]:
    x = float(rect.x)
    wide = (rect.width - gap * (len(seats) - 1)) / len(seats)
    for seat in seats:
        yield seat, Rect(round(x), rect.y, round(x + wide) - round(x), rect.height)
        x += wide + gap


def _shelve(table: Arrangement, market: Market, looks: Sequence[ZoneLook], view: PlayerView) -> None:
    """Lay the shelf out: what is gone, the card that is up, what is laid down for it, and what is to come."""
    m, shelf = table.metrics, market.shelf
    tall = shelf.height
    told, claims = round(m.label * _TOLD), round(m.label * _CLAIMS)
    lot = min(width_for(tall) + m.px(10), round(shelf.width * _WIDEST_LOT))
    market.told = Rect(shelf.x, shelf.y, told, tall)
    first = Rect(market.told.right + m.px(6), shelf.y, lot, tall)
    market.claims = Rect(first.right + m.px(6), shelf.y, claims, tall)
    left = market.claims.right + m.px(6)
    rest = Rect(left, shelf.y, shelf.right - left, tall)
    mine = sorted([look for look in looks if look.area == "shelf"], key=lambda look: look.order)
    for look in mine:
        place = (look.zone, 0)
        if look.style == "single":
            table.zones[place] = Zone(place, first, "lot", look.label)
        elif view.zones.get(place) or not any(zone.rect == rest for zone in table.zones.values()):
            taken = [other for other, zone in table.zones.items() if zone.rect == rest]
            for other in taken:
                del table.zones[other]
            table.zones[place] = Zone(place, rest, "queue", look.label)


def _lay_stocks(
    table: Arrangement,
    market: Market,
    look: ZoneLook,
    below: int,
    heaps_of: Mapping[int, Sequence[Heap]],
    open_seat: int | None,
) -> None:
    """Give each seat's cards their ground beside or below the plate; or a drawer, while it is open."""
    m = table.metrics
    for seat, area in table.seats.items():
        place = (look.zone, seat)
        if seat == below:
            ground = Rect(area.plate.right + m.px(8), area.rect.y, 0, area.rect.height)
            ground.width = area.rect.right - ground.x
            table.zones[place] = Zone(place, ground, look.style, look.label)
            continue
        ground = Rect(area.rect.x, area.plate.bottom + m.px(5), area.rect.width, 0)
        ground.height = area.rect.bottom - ground.y
        is_shown = ground.height >= LEAST_HEIGHT + m.px(10)
        if is_shown:
            table.zones[place] = Zone(place, ground, look.style, look.label)
        mine = heaps_of[seat]
        area.is_open = is_shown and stocks.height_in(ground, mine, m) >= m.px(TELLING)
        if seat == open_seat and not area.is_open and mine:
            market.drawer = seat
            table.zones[place] = Zone(place, _drawer(m, market.shelf, area, mine), look.style, look.label)
    if market.drawer is not None:  # what is drawn last lies above
        place = (look.zone, market.drawer)
        table.zones[place] = table.zones.pop(place)


def _drawer(m: Metrics, shelf: Rect, area: SeatArea, mine: Sequence[Heap]) -> Rect:
    """Return where a drawer opens: below the plate, as wide as its cards need to be large."""
    top = area.plate.bottom
    tall = min(m.px(_DRAWER), shelf.bottom - top)
    wanted = stocks.width_of(mine, tall - m.px(40)) + m.px(30)
    rect = Rect(0, top, min(shelf.width, max(area.rect.width, wanted)), tall)
    rect.centerx = area.rect.centerx
    rect.clamp_ip(Rect(shelf.x, top, shelf.width, tall))
    return rect


def _heaps(
    place: tuple[str, int], view: PlayerView, game: GameController, rank: Mapping[str, int]
) -> list[Heap]:
    """Sort a stock of cards into heaps."""
    ids = view.zones.get(place, ())
    slugs = {card: view.faces.get(card, "") for card in ids}
    return stocks.heaps_of(
        ids,
        slugs.__getitem__,
        lambda card: rank.get(slugs[card], 0),
        lambda card: game.turned(view, card),
        lambda card: game.apart(view, card),
    )


def _lot_rect(rect: Rect) -> Rect:
    """Return the part of a rectangle that a card fills."""
    return rect.inflate(0, min(0, rect.width * 7 // 5 - rect.height))


def placed(
    table: Arrangement,
    zone: Zone,
    below: int,
    view: PlayerView,
    game: GameController,
    rank: Mapping[str, int],
) -> heaps.Placed | None:
    """Lay the cards of a zone that only such a table has, `below` the seat on the lower side; None for any other."""
    ids, m = view.zones.get(zone.place, ()), table.metrics
    match zone.style:
        case "lot":
            return heaps.in_the_middle(_lot_rect(zone.rect), ids)
        case "queue":
            return stocks.queue(zone.rect, ids, m)
        case "laws":
            table.buried.update(ids)
            return heaps.pile(zone.rect, ids, m)
        case "stock":
            ground = zone.rect.copy()
            if zone.place[1] == below and heaps.is_named(ground, m):
                ground.x, ground.width = ground.x + stocks.named(m), ground.width - stocks.named(m)
            spots = stocks.lay(ground, _heaps(zone.place, view, game, rank), m)
            return [(card, spot.on(DRAWN)) for card, spot in spots] if zone is table.drawer else spots
    return None
