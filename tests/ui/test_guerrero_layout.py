"""The table of El Guerrero for three to six: all have their place, at every size, and what matters can be seen."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from tabletop.engine import PlayerView
from tabletop.ui.table import pieces
from tabletop.ui.table.layout import Arrangement, Metrics, Wish, arrange
from tests.games.el_guerrero.scenes import GAME, Scene, Side, basic
from tests.ui.desk import Open
from tests.ui.guerrero import armies, midgame
from tests.ui.places import assert_apart, parts

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (1200, 1600), (3840, 2160)]


@cache
def view_of(seats: int) -> PlayerView:
    return midgame(seats).view(0)


def laid_out(size: tuple[int, int], seats: int, text: float = 1.0, wish: Wish | None = None) -> Arrangement:
    return arrange(
        view_of(seats), GAME.controller.seated(seats, {}), Metrics.of(size, text), 0, wish or Wish()
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_zones_plates_and_track_never_overlap_and_lie_on_the_cloth(
    size: tuple[int, int], text: float, seats: int
) -> None:
    for wish in (Wish(), Wish(open_seat=2)):
        table = laid_out(size, seats, text, wish)
        assert_apart(parts(table, {"track": table.track}), table.cloth)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_army_and_every_face_down_card_is_in_sight(size: tuple[int, int], seats: int) -> None:
    table, view = laid_out(size, seats), view_of(seats)
    for seat in range(seats):
        assert ("trap", seat) in table.zones, "an empty place is to be seen as well"
        for zone in ("army", "trap", "lasting"):
            for card in view.zones[zone, seat]:
                spot = table.cards[card]
                assert card not in table.buried
                # A shadow's breadth is no card.
                assert table.zones[zone, seat].rect.inflate(8, 8).contains(spot.rect.inflate(-8, -8))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_troops_do_not_cover_each_other(size: tuple[int, int], seats: int) -> None:
    table, view = laid_out(size, seats), view_of(seats)
    for seat in range(seats):
        for one, other in combinations(view.zones["army", seat], 2):
            here, there = table.cards[one].rect, table.cards[other].rect
            assert not here.inflate(-6, -6).colliderect(there.inflate(-6, -6))


@pytest.mark.parametrize("seats", [4, 6])
def test_an_area_that_opens_shows_its_troops_larger(seats: int) -> None:
    view = view_of(seats)
    closed = laid_out((1024, 640), seats)
    opened = laid_out((1024, 640), seats, wish=Wish(open_seat=2))
    for card in view.zones["army", 2]:
        assert opened.cards[card].height > closed.cards[card].height


def test_where_there_is_room_for_all_an_area_opens_no_further() -> None:
    closed, opened = (laid_out((3840, 1080), 4, wish=wish) for wish in (Wish(), Wish(open_seat=2)))
    assert closed.seats[2].rect.width == opened.seats[2].rect.width


def test_rivals_hands_are_shown_where_there_is_room() -> None:
    assert ("hand", 1) in laid_out((1920, 1080), 3).zones
    assert ("hand", 1) not in laid_out((1024, 640), 6).zones


def test_what_is_announced_lies_large_in_the_middle() -> None:
    hand = ["mano-larga"]
    scene = Scene(Side(hand=hand), Side(hand=["ogros"])).announce("mano-larga", 1)
    view = scene.match.view(2)
    table = arrange(view, GAME.controller.seated(3, {}), Metrics.of((1280, 720)), 2)
    card = scene.id("mano-larga", "playing", 0)
    spot = table.cards[card]
    assert abs(spot.x - table.band.centerx) < 5
    assert spot.rect.bottom <= table.band.top + 5
    assert spot.height >= 1.3 * table.cards[view.zones["army", 0][0]].height
    assert spot.layer > max(one.layer for other, one in table.cards.items() if other != card)


# -- what stands on it


def test_plates_tell_strengths_and_pieces_lie_on_them(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=[basic(4)]), Side(army=["ogros"]), defeated=2, peace=1))
    show = desk.scene.show
    table = show.arrangement
    assert table is not None
    assert [mark.text for mark in show._marks(0)] == ["4", "5", "0", "9"]
    assert [mark.text for mark in show._marks(1)][:2] == ["5", "10"]
    assert desk.keys("piece") == {"defeated", "peace", "flag"}
    items = show.stage._items
    assert table.seats[1].plate.contains(items["piece", "defeated"].rect)
    assert table.seats[0].plate.contains(items["piece", "flag"].rect)
    assert table.zones["deck", 0].rect.colliderect(items["piece", "peace"].rect)


def test_pieces_cover_no_number(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=[basic(4)]), defeated=1))
    looks = desk.session.controller.pieces(desk.session.view())
    m = desk.scene.show.metrics
    assert pieces.taken(looks, m)[0] >= 1.8 * pieces.side(m)


def test_the_deck_says_how_far_war_is(sit_down: Open) -> None:
    far = sit_down(armies(3, 3, 3))
    assert far.keys("sign") == {("deck", 0)}
    far.move(far.at(("deck", 0)))
    far.frames(3)
    above = len(far.session.view().zones["deck", 0]) - 11
    assert far.app.text("badge-eg-war-far", n=above) in far.scene.tip.text
    near = sit_down(Scene(Side(), deck=["guerra", "hunos", "ogros"]))
    near.move(near.at(("deck", 0)))
    near.frames(3)
    assert near.app.text("badge-eg-war-near") in near.scene.tip.text


def test_the_tooltip_of_a_plate_says_how_totals_come_about(sit_down: Open) -> None:
    desk = sit_down(Scene(Side(army=[basic(2), "piqueros"], lasting=["castillo-en-obras"]), defeated=1))
    desk.move(desk.at(("player", 0)))
    desk.frames(3)
    words = desk.scene.tip.text
    for part in ("base 2", "tokens 2", "[piqueros|", "[castillo-en-obras|", "Defeated +5", "Morale 5"):
        assert part in words
    assert desk.app.text("piece-eg-defeated") in words
