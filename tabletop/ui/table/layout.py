"""Where everything on the table lies: pure geometry, made afresh whenever the view, the window or the text changes.

Your own area is below, the rivals share the upper part; with three or more of them the one under the pointer opens
and the others draw in. Piles stand in a column on the left, the panel takes the right side, your hand is a fan along
the lower edge. Play goes counter-clockwise, as it does in Spain: whoever comes after you sits on your right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from pygame import Rect

from tabletop.engine.events import Place
from tabletop.ui.art.plans import width_for
from tabletop.ui.table import grounds, heaps, market
from tabletop.ui.table.grounds import Zone
from tabletop.ui.table.market import Market
from tabletop.ui.table.seating import SeatArea
from tabletop.ui.table.spots import ABOVE, Spot

if TYPE_CHECKING:
    from tabletop.controller.tables import GameController, ZoneLook
    from tabletop.engine.views import PlayerView

Size = tuple[int, int]

LEAST = (1024, 640)
_DENSE_PLATE = 4.4
"""Height of a plate in ems of a label that tells more than others: its numbers stand in two lines below the name."""
OPENED = 3.0
"""How much wider a rival's area is than the others' while it is open, at most."""
_ROOMY = 27
"""In so many ems of a label in width an area shows all that it has: it need not open further."""
_BEAM = 4.1
"""Height of the tracks between areas that face each other, in ems of a label."""
_VERDICT = 0.33
"""How much of the line between the armies it takes to say who would win, where that is told."""
_READ = 7.6
"""Width of the column of piles in ems of a label, where words hang in it."""
_MIDDLE = 210
"""Height in pixels of the design of a card that lies in the middle for all to look at."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """Say how large things are in a window.

    Attributes:
        size: of the window in pixels.
        text: height of the em of running text (log, reasons, prompts), in pixels.
        label: height of the em of short labels (plates, buttons, names): it follows the player's wish halfway,
            so that large letters leave room for the cards.
        unit: pixels for each pixel of the design, which is 1600 × 900.
    """

    size: Size
    text: int
    label: int
    unit: float

    @classmethod
    def of(cls, size: Size, text_size: float = 1.0) -> Metrics:
        """Work the measures of a window out.

        Args:
            size: of the window in pixels; below `LEAST` it is laid out as if it were that large.
            text_size: the player's wish, 1.0 to 2.0.
        """
        width, height = max(size[0], LEAST[0]), max(size[1], LEAST[1])
        unit = min(width / 1600, height / 900)
        usual = max(13.5, 17 * unit)
        return cls((width, height), round(usual * text_size), round(usual * (1 + text_size) / 2), unit)

    @property
    def density(self) -> float:
        """Return how fine the screen is, as faces take it, see `plans.plan`."""
        return max(1.0, round(self.unit, 1))

    def px(self, design: float) -> int:
        """Turn pixels of the design into pixels of this window, at least 1."""
        return max(1, round(design * self.unit))


@dataclass(slots=True)
class Arrangement:
    """Hold a whole table that has been laid out.

    Attributes:
        metrics: the measures it was made with.
        cloth: the table; `panel`: the right side; `band`: the line between the armies, where prompts stand;
            `hand`: where the viewer's own hand may spread.
        beam: the tracks between areas that face each other; `verdict`: where it stands who would win. Both are empty
            where nobody contests areas.
        market: what else there is where all play for what lies between them; None elsewhere.
        zones: every zone that is shown, by place.
        seats: every seat's area.
        cards: where each card lies, by id.
        buried: the cards that lie under others in a pile and do not show.
        own: the place of the viewer's own hand, None for a spectator.
        held: the cards of that hand from left to right.
    """

    metrics: Metrics
    cloth: Rect
    panel: Rect
    band: Rect
    hand: Rect
    track: Rect
    beam: Rect
    verdict: Rect
    zones: dict[Place, Zone] = field(default_factory=dict)
    seats: dict[int, SeatArea] = field(default_factory=dict)
    cards: dict[int, Spot] = field(default_factory=dict)
    buried: set[int] = field(default_factory=set)
    own: Place | None = None
    held: tuple[int, ...] = ()
    market: Market | None = None

    @property
    def drawer(self) -> Zone | None:
        """Return the drawer that lies open over the table, or None."""
        seat = None if self.market is None else self.market.drawer
        return None if seat is None else next(reversed(self.zones.values()))

    def zone_at(self, point: tuple[int, int]) -> Zone | None:
        """Return the zone under a point, or None."""
        if (drawer := self.drawer) is not None and drawer.rect.collidepoint(point):
            return drawer
        return next((zone for zone in self.zones.values() if zone.rect.collidepoint(point)), None)

    def seat_at(self, point: tuple[int, int]) -> SeatArea | None:
        """Return the seat whose area is under a point, or None."""
        if (drawer := self.drawer) is not None and drawer.rect.collidepoint(point):
            return self.seats[drawer.place[1]]
        return next((area for area in self.seats.values() if area.rect.collidepoint(point)), None)


@dataclass(frozen=True, slots=True)
class Wish:
    """Say what the geometry depends on besides the view: what the pointer does.

    Attributes:
        open_seat: the rival whose area is open, None for none.
        openness: 0 (all rivals alike) to 1 (that one fully open).
        raised: the card of the hand under the pointer, None for none.
    """

    open_seat: int | None = None
    openness: float = 1.0
    raised: int | None = None


def arrange(
    view: PlayerView,
    game: GameController,
    metrics: Metrics,
    me: int | None,
    wish: Wish = Wish(),
    rank: Mapping[str, int] = MappingProxyType({}),
    side: int = 0,
) -> Arrangement:
    """Lay a table out.

    Args:
        view: what the viewer may know.
        game: says which zones there are and how their cards lie.
        metrics: of the window.
        me: the seat that sits below; None for a spectator.
        wish: what the pointer does.
        rank: orders the faces of the viewer's own hand; ids, which are dealt anew, would shuffle it at every draw.
        side: the seat from whose side a spectator looks.
    """
    m = metrics
    table = parts(m)
    left, middle = _column(m, table.cloth, game.zones)
    column = Rect(table.cloth.x, table.cloth.y, middle.x - table.cloth.x, table.cloth.height)
    if game.track(view) is not None:
        wide = round(m.label * 3.2)
        table.track = Rect(middle.x, middle.y, wide, middle.height)
        middle = Rect(middle.x + wide, middle.y, middle.width - wide, middle.height)
    below = side if me is None else me
    if market.is_one(game.zones):
        table.zones |= market.column(m, column, left)
        market.divide(table, middle, below, game, view, wish, rank)
        _lay_cards(table, view, game, wish, below, rank)
        return table
    fans = [look for look in game.zones if look.area == "seat" and look.style == "fan"]
    hand_tall = m.px(172)
    top, bottom = middle.top + m.px(8), middle.bottom - hand_tall
    band = round(m.text * 2.4)
    beam = 0 if game.contest(view) is None else round(m.label * _BEAM)
    half = (bottom - top - band - beam - m.px(12)) // 2
    is_dense = any(look.weight < 1 for look in fans)  # then plates tell of hands as well
    plate = round(m.label * _DENSE_PLATE) if is_dense else max(m.px(64), round(m.label * 3.1))
    upper = Rect(middle.x, top, middle.width, half + plate // 2)
    table.beam = Rect(middle.x, upper.bottom, middle.width, beam)
    table.band = Rect(middle.x, table.beam.bottom, middle.width, band)
    lower = Rect(middle.x, table.band.bottom, middle.width, bottom - table.band.bottom - m.px(4))
    if beam:
        table.band.width -= round(middle.width * _VERDICT)
        table.verdict = Rect(table.band.right, table.band.y, middle.right - table.band.right, band)
    plate_wide = max(m.px(218), round(m.label * 12))
    table.track.height = middle.bottom - plate - m.px(20) - table.track.y
    own_plate = Rect(middle.x, middle.bottom - plate - m.px(12), plate_wide, plate)
    table.hand = Rect(own_plate.right + m.px(10), bottom, 0, middle.bottom - bottom)
    table.hand.width = middle.right - table.hand.x - m.px(6)
    table.seats[below] = SeatArea(below, lower, own_plate)
    for look in fans:
        table.zones[look.zone, below] = Zone((look.zone, below), table.hand, look.style, look.label)
        table.own = (look.zone, below) if me is not None else None

    rivals = [(below + view.seats - step) % view.seats for step in range(1, view.seats)]
    for seat, rect in _shares(upper, rivals, wish, m):
        is_open = len(rivals) < 3 or wish.open_seat in (None, seat)
        shown = [look for look in fans if look.weight >= 1 or rect.width > 1.6 * plate_wide]
        wide = min(plate_wide, round(rect.width * (0.64 if shown else 1)))
        table.seats[seat] = SeatArea(seat, rect, Rect(rect.x, rect.y, wide, plate), is_open)
        for look in shown:
            fan = Rect(rect.x + wide + m.px(8), rect.y, rect.width - wide - m.px(8), plate)
            table.zones[look.zone, seat] = Zone((look.zone, seat), fan, look.style, look.label)
    for seat, area in table.seats.items():
        ground = area.rect.copy()
        if seat != below:
            ground.y, ground.height = area.plate.bottom + m.px(6), area.rect.height - plate - m.px(6)
        table.zones |= grounds.divide(seat, ground, game.zones, view, m)
    for number, look in enumerate(left):
        rect = look_rect(m, column, number, len(left))
        table.zones[look.zone, 0] = Zone((look.zone, 0), rect, look.style, look.label)
    table.zones |= _middle(table, game.zones, view)
    held = view.zones.get(table.own, ()) if table.own else ()
    table.held = tuple(sorted(held, key=lambda card: (rank.get(view.faces.get(card, ""), 0), card)))
    _lay_cards(table, view, game, wish, below, rank)
    return table


def parts(m: Metrics) -> Arrangement:
    """Cut the window into the table and the panel."""
    width, height = m.size
    rim = m.px(20)
    wide = max(250, m.px(318), min(round(m.text * 18), round(width * 0.3)))
    panel = Rect(width - wide - m.px(10), m.px(10), wide, height - 2 * m.px(10))
    cloth = Rect(rim, rim, panel.left - rim - m.px(18), height - 2 * rim)
    nowhere = Rect(0, 0, 0, 0)
    return Arrangement(m, cloth, panel, nowhere, nowhere, nowhere, nowhere, nowhere)


def _column(m: Metrics, cloth: Rect, looks: Sequence[ZoneLook]) -> tuple[list[ZoneLook], Rect]:
    """List the shared piles in their order, and return what the column leaves of the cloth."""
    left = sorted([look for look in looks if look.area == "left"], key=lambda look: look.order)
    wide = _column_width(m) if left else 0
    if any(look.style == "laws" for look in left):
        wide = max(wide, round(m.label * _READ))
    inner = cloth.inflate(-m.px(16), 0)
    inner.x, inner.width = inner.x + wide, inner.width - wide
    return left, inner


def _column_width(m: Metrics) -> int:
    return max(width_for(m.px(158)) + m.px(24), round(m.label * 6.2))


def look_rect(m: Metrics, column: Rect, number: int, of: int) -> Rect:
    """Return the rectangle of one of the shared piles, which stand in a column one below another."""
    gap = m.px(10)
    top, tall = column.y + m.px(10), column.height - m.px(20)
    each = min((tall - gap * (of - 1)) // of, m.px(158) + round(m.label * 3.4))
    start = top + (tall - each * of - gap * (of - 1)) // 2
    wide = column.width - m.px(16)
    return Rect(column.x + m.px(8), start + number * (each + gap), wide, each)


def _middle(table: Arrangement, looks: Sequence[ZoneLook], view: PlayerView) -> dict[Place, Zone]:
    """Give what all are to look at its place: side by side, above the line between the armies."""
    m, band = table.metrics, table.band
    shown = [
        (look, (look.zone, seat))
        for look in looks
        if look.area == "middle"
        for seat in range(view.seats)
        if view.zones.get((look.zone, seat))
    ]
    highs = [min(m.px(_MIDDLE * look.weight), band.top - table.cloth.top) for look, _ in shown]
    wides = [width_for(high) + m.px(16) for high in highs]
    x = band.centerx - sum(wides) // 2
    zones: dict[Place, Zone] = {}
    for (look, place), high, wide in zip(shown, highs, wides, strict=True):
        zones[place] = Zone(place, Rect(x, band.top - high, wide, high), "middle", look.label)
        x += wide
    return zones


def _shares(upper: Rect, rivals: Sequence[int], wish: Wish, m: Metrics) -> Iterable[tuple[int, Rect]]:
    """Share the upper part among the rivals; one that is open takes more of it, as far as it needs to."""
    gap = m.px(10)
    room = upper.width - gap * (len(rivals) - 1)
    wanted = _ROOMY * m.label
    weight = OPENED if wanted >= room else min(OPENED, wanted * (len(rivals) - 1) / (room - wanted))
    grow = max(0.0, weight - 1) * wish.openness if len(rivals) > 2 else 0.0
    weights = [1 + grow * (seat == wish.open_seat) for seat in rivals]
    x = float(upper.x)
    for seat, weight in zip(rivals, weights, strict=True):
        wide = room * weight / sum(weights)
        yield seat, Rect(round(x), upper.y, round(x + wide) - round(x), upper.height)
        x += wide + gap


def _lay_cards(
    table: Arrangement,
    view: PlayerView,
    game: GameController,
    wish: Wish,
    below: int,
    rank: Mapping[str, int],
) -> None:
    m = table.metrics
    laid: Mapping[int, list[int]] = _upon(view)
    layer = 0
    for place, zone in table.zones.items():
        ids = view.zones.get(place, ())
        if not ids:
            continue
        if zone.is_pile:
            spots = heaps.pile(zone.rect, ids, m)
            table.buried.update(ids[:-1])
        elif zone.style == "cascade":
            spots = heaps.cascade(zone.rect, ids, m)
        elif zone.style == "fan" and place[1] == below:
            continue
        elif zone.style == "fan":
            spots = heaps.small_fan(zone.rect, ids)
        elif zone.style == "front":
            spots = heaps.front(zone.rect, ids, m)
        elif zone.style == "middle":
            spots = [(card, spot.on(ABOVE)) for card, spot in heaps.in_the_middle(zone.rect, ids)]
        elif (there := market.placed(table, zone, below, view, game, rank)) is not None:
            spots = there
        else:
            spots = heaps.row(
                zone.rect,
                ids,
                laid,
                lambda card: game.attached(view, card),
                m,
                front=place[1] == below,
                turned=lambda card: game.turned(view, card),
            )
        for card, spot in spots:
            table.cards[card] = spot.on(spot.layer + layer)
            layer += 1
    for place, zone in table.zones.items():
        if zone.style == "fan" and place[1] == below:
            ids = table.held if place == table.own else view.zones.get(place, ())
            for card, spot in heaps.fan(zone.rect, ids, m, wish.raised):
                table.cards[card] = spot.on(layer)
                layer += 1
    # What lies in zones that no table shows (a box, a deck in the making) waits under the first pile, and what lies
    # in a seat's zone for which there is no room, under its plate.
    home = next((zone.rect for zone in table.zones.values() if zone.is_pile), table.cloth)
    of_seats = {look.zone for look in game.zones if look.area == "seat"}
    for place, ids in view.zones.items():
        if place not in table.zones:
            rect = table.seats[place[1]].plate if place[0] in of_seats else home
            for card in ids:
                if card not in table.cards:
                    table.cards[card] = heaps.pile(rect, (card,), m)[0][1]
                    table.buried.add(card)


def _upon(view: PlayerView) -> Mapping[int, list[int]]:
    """Say which cards lie on each card, in the order in which they were laid."""
    laid: dict[int, list[int]] = {}
    for place, ids in view.zones.items():
        for card in ids:
            if card in view.hosts:
                laid.setdefault(view.hosts[card], []).append(card)
        del place
    return laid
