"""The geometry of the table: at every size, text size and number of seats all has its place and can be reached."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from tabletop import games
from tabletop.engine import PlayerView
from tabletop.engine.positions import match_from
from tabletop.ui.table import hand, heaps
from tabletop.ui.table.layout import Arrangement, Metrics, Wish, arrange
from tabletop.ui.table.panel import Content, Press, Step, divide
from tabletop.ui.table.spots import Spot
from tests.ui.desk import battle
from tests.ui.places import assert_apart, parts

SIZES = ((1024, 640), (1280, 720), (1600, 900), (2560, 1080), (1200, 1600), (3840, 2160))


def laid_out(size: tuple[int, int], text: float, seats: int, wish: Wish | None = None) -> Arrangement:
    match = match_from(games.get("la_campana"), battle(seats), 1)
    controller = match.game.controller.seated(seats, match.options)
    return arrange(match.view(0), controller, Metrics.of(size, text), 0, wish or Wish())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_zones_and_plates_never_overlap_and_lie_on_the_cloth(
    size: tuple[int, int], text: float, seats: int
) -> None:
    for wish in (Wish(), Wish(open_seat=2)):
        table = laid_out(size, text, seats, wish)
        assert_apart(parts(table, {}), table.cloth)
        assert_apart({"panel": table.panel, "cloth": table.cloth}, Rect((0, 0), size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_cards_lie_within_their_zones(size: tuple[int, int], seats: int) -> None:
    table = laid_out(size, 1.0, seats)
    match = match_from(games.get("la_campana"), battle(seats), 1)
    view = match.view(0)
    for place, zone in table.zones.items():
        if zone.style == "fan" and place == table.own:
            continue
        for card in view.zones[place]:
            spot = table.cards[card]
            # A shadow's breadth is no card.
            assert zone.rect.inflate(8, 8).contains(spot.rect.inflate(-8, -8)), (place, view.faces.get(card))


def test_the_rival_under_the_pointer_has_most_room() -> None:
    table = laid_out((1280, 720), 1.0, 5, Wish(open_seat=3))
    widths = {seat: area.rect.width for seat, area in table.seats.items() if seat}
    assert max(widths, key=lambda seat: widths[seat]) == 3
    assert widths[3] > 1.8 * widths[1]
    assert [seat for seat, area in table.seats.items() if area.is_open] == [0, 3]


def test_whoever_comes_next_sits_on_the_right() -> None:
    table = laid_out((1600, 900), 1.0, 4)
    assert [area.rect.x for seat, area in sorted(table.seats.items()) if seat] == sorted(
        [area.rect.x for seat, area in table.seats.items() if seat], reverse=True
    )


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("count", [1, 7, 30, 60])
def test_every_card_of_a_hand_can_be_reached_along_the_fan(size: tuple[int, int], count: int) -> None:
    table = laid_out(size, 1.0, 2)
    m = table.metrics
    ids = tuple(range(100, 100 + count))
    table.held = ids
    table.cards = {card: spot.on(number) for number, (card, spot) in enumerate(heaps.fan(table.hand, ids, m))}
    raised = None
    reached = set()
    for x in range(table.hand.left, table.hand.right):
        raised = hand.card_at(table, m, (x, table.hand.bottom - 30), raised)
        if raised is not None:
            reached.add(raised)
            table.cards |= dict(heaps.fan(table.hand, ids, m, raised))
    assert reached == set(ids)


@pytest.mark.parametrize("count", [2, 7, 30, 60])
def test_a_fan_stays_on_the_table_and_shows_its_raised_card_whole(count: int) -> None:
    table = laid_out((1024, 640), 1.0, 2)
    ids = tuple(range(count))
    for raised in (None, 0, count - 1):
        placed = heaps.fan(table.hand, ids, table.metrics, raised)
        assert {card for card, _ in placed} == set(ids)
        for card, spot in placed:
            assert spot.rect.left >= table.hand.left - 8, card
            assert spot.rect.right <= table.hand.right + 8, card
        if raised is not None:
            card, spot = placed[-1]
            assert card == raised
            assert spot.rect.bottom <= table.metrics.size[1]


def test_a_castle_shows_a_strip_of_every_card() -> None:
    rect = Rect(0, 0, 180, 220)
    spots = [spot for _, spot in heaps.cascade(rect, tuple(range(9)), Metrics.of((1280, 720)))]
    for below, above in pairwise(spots):
        assert above.x - below.x >= 8
    assert all(rect.contains(spot.rect) for spot in spots)


@pytest.mark.parametrize(("wide", "count"), [(180, 3), (80, 2)])
def test_cards_of_a_flat_cascade_cover_each_other_only_where_they_must(wide: int, count: int) -> None:
    rect = Rect(0, 0, wide, 74)
    spots = [spot for _, spot in heaps.cascade(rect, tuple(range(count)), Metrics.of((1280, 720)))]
    steps = {above.x - below.x for below, above in pairwise(spots)}
    each = spots[0].rect.width
    assert min(steps) >= min(each, (wide - 12 - each) / (count - 1)) - 1
    assert all(rect.contains(spot.rect) for spot in spots)


def field_of_one(*laid: str) -> tuple[dict[str, Spot], list[str]]:
    """Lay one warrior out with cards upon it, named by how they lie."""
    ids = {name: number for number, name in enumerate(("warrior", *laid))}
    upon = {0: [number for name, number in ids.items() if name != "warrior"]}
    names = {number: name for name, number in ids.items()}
    placed = heaps.row(
        Rect(0, 0, 600, 260), (0,), upon, lambda card: names[card].split()[0],
        Metrics.of((1600, 900)), front=True,
    )  # fmt: skip
    return {names[card]: spot for card, spot in placed}, [names[card] for card, _ in placed]


def test_weapons_lie_across_above_or_below_and_peek_out() -> None:
    # La Campaña, "Pure Attack", "Impure Attack": perpendicular, on top when pure, underneath when impure.
    spots, order = field_of_one("above 1", "below 1")
    assert order.index("below 1") < order.index("warrior") < order.index("above 1")
    for name in ("above 1", "below 1"):
        assert spots[name].angle == 90
        assert spots[name].rect.right > spots["warrior"].rect.right


def test_a_shield_stands_before_its_warrior_across() -> None:
    # La Campaña, "Powers": in front of the warrior, perpendicular to it. The front of your own row is above.
    spots, order = field_of_one("before 1")
    assert order == ["warrior", "before 1"]
    assert spots["before 1"].angle == 90
    assert spots["before 1"].rect.top < spots["warrior"].rect.top


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_parts_of_the_panel_never_overlap(size: tuple[int, int], text: float) -> None:
    table = laid_out(size, text, 2)
    presses = [Press("undo", "Undo", icon="undo"), Press("menu", "Menu", icon="pause"), Press("barter", "Barter"),
               Press("end", "End turn", is_primary=True)]  # fmt: skip
    content = Content(steps=[Step("Draw", "open")] * 6, buttons=presses)
    places = divide(table.panel, table.metrics, content)
    rects = [places.zoom, places.note, places.turn, places.log, *places.steps]
    rects += [box for _, box in places.buttons]
    for one, other in combinations(rects, 2):
        assert not one.colliderect(other)
    for rect in rects:
        assert table.panel.contains(rect)
    assert places.zoom.height >= 200


def test_sixty_unknown_cards_fit_a_rivals_hand() -> None:
    rect = Rect(100, 20, 300, 64)
    assert all(rect.contains(spot.rect) for _, spot in heaps.small_fan(rect, tuple(range(60))))


def test_a_view_without_a_seat_of_its_own_is_laid_out_too() -> None:
    match = match_from(games.get("la_campana"), battle(3), 1)
    view: PlayerView = match.view(None)
    table = arrange(view, match.game.controller.seated(3, match.options), Metrics.of((1280, 720)), None)
    assert table.own is None
    assert set(table.seats) == {0, 1, 2}
    assert all(card in table.cards for ids in view.zones.values() for card in ids)
