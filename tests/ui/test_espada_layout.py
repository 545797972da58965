"""The table of Espada Negra for two to eight: all have their place, at every size, and what matters can be seen."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from pygame import Rect

from tabletop.engine import Dice, Match, PlayerView
from tabletop.ui.art.plans import LEAST_HEIGHT
from tabletop.ui.table import heaps, market, stocks
from tabletop.ui.table.layout import Arrangement, Metrics, Wish, arrange
from tabletop.ui.table.stocks import Heap
from tests.games.espada_negra.scenes import GAME
from tests.ui.places import assert_apart, parts

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (1200, 1600), (3840, 2160)]
SEATS = [2, 3, 4, 6, 8]


def _is_full(match: Match) -> bool:
    return len(match.table.zone("row")) >= 4


@cache
def view_of(seats: int) -> PlayerView:
    """Play at random until late in the match the first player is to bid."""
    match, dice = Match(GAME, seats, 5), Dice(5)
    while match.request is not None:
        request = match.request
        if match.turns >= 6 and request.seat == 0 and request.prompt == "prompt-en-bid" and _is_full(match):
            break
        match.answer(request.sample(dice))
    return match.view(0)


def laid_out(size: tuple[int, int], seats: int, text: float = 1.0, wish: Wish | None = None) -> Arrangement:
    return arrange(
        view_of(seats), GAME.controller.seated(seats, {}), Metrics.of(size, text), 0, wish or Wish()
    )


def parts_of_market(table: Arrangement) -> dict[object, Rect]:
    """Return the rectangles of all that has a place of its own."""
    assert table.market is not None
    shelf = table.market
    more: dict[object, Rect] = {("front", seat): front for seat, front in shelf.fronts.items()}
    return parts(table, more | {"tray": shelf.tray, "told": shelf.told, "claims": shelf.claims})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_overlaps_and_all_lies_on_the_cloth(size: tuple[int, int], text: float, seats: int) -> None:
    table = laid_out(size, seats, text)
    assert_apart(parts_of_market(table), table.cloth)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_cards_stay_where_they_belong_and_the_one_that_is_up_is_the_largest(
    size: tuple[int, int], seats: int
) -> None:
    table, view = laid_out(size, seats), view_of(seats)
    lot = view.zones["lot", 0][0]
    for place, zone in table.zones.items():
        for card in view.zones[place]:
            if card not in table.buried:
                # A shadow's breadth is no card.
                assert zone.rect.inflate(12, 12).contains(table.cards[card].rect.inflate(-8, -8)), place
    for card in view.zones["row", 0]:
        assert table.cards[card].height < table.cards[lot].height * 0.7


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_cards_to_come_cover_none(size: tuple[int, int], seats: int) -> None:
    table = laid_out(size, seats)
    coming = view_of(seats).zones["row", 0]
    assert len(coming) >= 4
    for one, other in combinations(coming, 2):
        here, there = table.cards[one].rect, table.cards[other].rect
        assert not here.inflate(-6, -6).colliderect(there.inflate(-6, -6))


def test_many_rivals_sit_in_two_lines_in_the_order_of_play() -> None:
    table = laid_out((1024, 640), 8)
    plates = {seat: table.seats[seat].plate for seat in range(1, 8)}
    lines = sorted({plate.y for plate in plates.values()})
    upper, lower = ([seat for seat, plate in plates.items() if plate.y == y] for y in lines)
    by_place = [sorted(line, key=lambda seat: plates[seat].x) for line in (upper, lower)]
    assert by_place == [[5, 4, 3], [7, 6, 2, 1]], "whoever plays next sits on the right"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_drawer_shows_the_cards_of_who_is_looked_at(size: tuple[int, int]) -> None:
    view = view_of(8)
    seat = max(range(1, 8), key=lambda one: len(view.zones["holding", one]))
    closed, opened = laid_out(size, 8), laid_out(size, 8, wish=Wish(open_seat=seat))
    assert closed.drawer is None
    assert ("holding", seat) not in closed.zones
    drawer = opened.drawer
    assert drawer is not None
    assert drawer.place == ("holding", seat)
    assert opened.cloth.contains(drawer.rect)
    cards = view.zones["holding", seat]
    assert len(cards) >= 4
    lowest = min(opened.cards[card].layer for card in cards)
    assert lowest > max(spot.layer for card, spot in opened.cards.items() if card not in cards)
    assert all(opened.cards[card].height >= opened.metrics.px(market.TELLING) for card in cards)
    area = opened.seat_at(drawer.rect.center)
    assert area is not None
    assert area.seat == seat
    assert opened.zone_at(drawer.rect.center) is drawer


def test_where_cards_are_large_enough_there_is_no_drawer() -> None:
    assert laid_out((1920, 1080), 2, wish=Wish(open_seat=1)).drawer is None


# -- stocks


def heap(*cards: int, turned: bool = False, apart: bool = False) -> Heap:
    return Heap(cards, turned, apart)


def test_cards_of_a_design_lie_together_and_what_is_used_up_apart() -> None:
    designs = {1: "b", 2: "a", 3: "b", 4: "a", 5: "c"}
    found = stocks.heaps_of(
        list(designs),
        designs.__getitem__,
        lambda card: "abc".index(designs[card]),
        {4}.__contains__,
        {5}.__contains__,
    )
    assert found == [heap(2), heap(1, 3), heap(4, turned=True), heap(5, apart=True)]


def test_heaps_are_as_large_as_fits_and_leave_a_gap_before_what_is_apart() -> None:
    m = Metrics.of((1280, 720))
    rect = Rect(0, 0, 600, 200)
    few = dict(stocks.lay(rect, [heap(1, 2), heap(3), heap(4, apart=True)], m))
    assert few[1].x < few[2].x < few[3].x < few[4].x
    assert few[2].x - few[1].x < few[3].x - few[2].x, "cards of a heap cover each other"
    assert few[4].x - few[3].x > 1.2 * (few[1].height * 5 / 7)
    many = dict(stocks.lay(rect, [heap(number) for number in range(24)], m))
    assert LEAST_HEIGHT <= many[0].height < few[1].height
    assert all(rect.contains(spot.rect.inflate(-8, -8)) for spot in many.values())


@pytest.mark.parametrize("width", range(160, 420, 20))
@pytest.mark.parametrize("height", [70, 110, 130])
def test_more_cards_than_fit_overlap_and_stay_inside(width: int, height: int) -> None:
    m = Metrics.of((1024, 640))
    rect = Rect(10, 10, width, height)
    heaps = [heap(number, number + 50, turned=number % 3 == 0, apart=number > 11) for number in range(14)]
    spots = dict(stocks.lay(rect, heaps, m))
    assert len(spots) == 28
    assert all(rect.contains(spot.rect) for spot in spots.values())
    assert stocks.lay(rect, [], m) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", SEATS)
def test_ones_own_cards_leave_the_name_of_their_place_uncovered(
    size: tuple[int, int], text: float, seats: int
) -> None:
    table = laid_out(size, seats, text)
    place = next(place for place, zone in table.zones.items() if zone.style == "stock" and place[1] == 0)
    zone, mine = table.zones[place], view_of(seats).zones[place]
    assert mine
    left = min(table.cards[card].rect.left for card in mine)
    is_named = heaps.is_named(zone.rect, table.metrics)
    assert left >= zone.rect.left + (stocks.named(table.metrics) if is_named else 0)
