"""Where the boxes stand on the title, and the shelf that bears those for which the table is too narrow."""

import itertools

import pygame
import pytest

from tabletop.ui.art import boxes, shelf
from tabletop.ui.scenes.boxrows import ROW, arrange

AREA = pygame.Rect(160, 144, 684, 508)
HIGHEST = 407.0


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_boxes_keep_within_their_room_and_off_each_other(count: int) -> None:
    places = arrange(count, AREA, HIGHEST).places
    assert len(places) == count
    assert all(AREA.contains(place) for place in places)
    assert len({place.size for place in places}) == 1
    for one, other in itertools.combinations(places, 2):
        assert not one.colliderect(other)


@pytest.mark.parametrize("count", range(1, ROW + 1))
def test_a_few_boxes_stand_on_the_table(count: int) -> None:
    rows = arrange(count, AREA, HIGHEST)
    assert rows.shelf is None
    assert {place.bottom for place in rows.places} == {AREA.bottom}


def test_five_boxes_stand_in_two_rows_larger_than_in_one() -> None:
    rows = arrange(5, AREA, HIGHEST)
    assert rows.shelf is not None
    assert [place.bottom for place in rows.places] == [rows.shelf.top] * 2 + [AREA.bottom] * 3
    assert all(rows.shelf.left < place.left and place.right < rows.shelf.right for place in rows.places[:2])
    in_one_row = AREA.width / (5 * boxes.RATIO)
    assert rows.places[0].height > 1.3 * in_one_row


def test_a_lone_box_is_no_higher_than_it_may_be() -> None:
    (place,) = arrange(1, AREA, 200).places
    assert place.height == 200
    assert abs(place.centerx - AREA.centerx) <= 1


def test_the_shelf_hangs_by_two_ropes() -> None:
    drawn = shelf.draw(300, 120, 14)
    assert drawn.get_width() == 300
    assert drawn.get_at((150, 127)).a == 255
    roped = [x for x in range(300) if drawn.get_at((x, 40)).a == 255]
    assert roped
    assert max(roped) < 300
    assert all(x < 40 or x > 260 for x in roped)
