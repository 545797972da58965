"""A page of paragraphs: what is in sight, and where words that are looked for stand on it."""

from __future__ import annotations

import pygame
import pytest

from tabletop.ui.art import fonts, richtext
from tabletop.ui.art.page import Page
from tabletop.ui.art.palette import INK

LOOK = richtext.Look(20, INK, leading=1.5)
STEP = 30
TEXTS = (
    "**Águila.** One who flies.",
    "**Second.** " + "word " * 60,
    "**Third.** A *slanted* aguila, and {icon:war} a last one: ÁGUILA",
)


@pytest.fixture
def page() -> Page:
    return Page(TEXTS, (400, 200), LOOK)


def test_paragraphs_stand_below_each_other(page: Page) -> None:
    ends = [top + block.height for top, block in zip(page.tops, page.blocks, strict=True)]
    assert page.tops[0] == 0
    assert [after - end for end, after in zip(ends, page.tops[1:], strict=False)] == [page.gap] * 2
    assert page.height == ends[-1]


def test_one_scrolls_no_further_than_there_is_text(page: Page) -> None:
    assert not page.scroll_to(-50)
    assert page.scroll_to(100_000)
    assert page.scrolled == page.height - 200
    assert not page.scroll_to(page.height)


def test_a_page_with_room_for_everything_stands_still() -> None:
    page = Page(TEXTS[:1], (400, 200), LOOK)
    assert not page.scroll_to(10)
    page.show(0)
    assert page.scrolled == 0


def test_a_paragraph_is_shown_from_its_first_line(page: Page) -> None:
    page.show(1)
    assert page.scrolled == page.tops[1] - page.gap
    assert not page.is_in_sight(0)
    assert page.uppermost == 1


def test_words_are_found_whatever_their_capitals_accents_and_style(page: Page) -> None:
    page.search("aguila")
    assert [hit.paragraph for hit in page.hits] == [0, 2, 2]
    page.search("A SLANTED AGUILA")
    assert [hit.paragraph for hit in page.hits] == [2]
    page.search("  ")
    assert page.hits == []


def test_a_box_lies_around_the_very_letters(page: Page) -> None:
    page.search("who")
    (box,) = page.hits[0].boxes
    before = fonts.width("name", 20, "Águila. ") + fonts.width("text", 20, "One ")
    assert abs(box.left - page.margin - before) <= 4
    assert abs(box.width - fonts.width("text", 20, "who")) <= 2
    assert box.top <= STEP // 2 <= box.bottom


def test_words_that_go_on_in_the_next_line_have_a_box_in_each(page: Page) -> None:
    page.search("word word")
    broken = [hit.boxes for hit in page.hits if len(hit.boxes) == 2]
    assert broken
    assert all(below.centery - above.centery == STEP for above, below in broken)
    assert all(below.left == page.margin < above.left for above, below in broken)


def test_found_words_come_into_sight_and_those_in_sight_move_nothing(page: Page) -> None:
    page.search("aguila")
    page.reveal(page.hits[0])
    assert page.scrolled == 0
    page.reveal(page.hits[2])
    (box,) = page.hits[2].boxes
    assert page.scrolled <= box.top < box.bottom <= page.scrolled + 200


def colours(page: Page, box: pygame.Rect, hit: int | None) -> tuple[int, ...]:
    """Return the colour in the upper left corner of found words, inside their edge."""
    surface = pygame.Surface(page.size)
    surface.fill("#ffffff")
    page.draw(surface, (0, 0), hit=hit)
    return tuple(surface.get_at((box.left + 1, box.top - page.scrolled + 5)))[:3]


def test_what_is_found_is_marked_and_one_of_it_more_strongly(page: Page) -> None:
    page.search("one who")
    (box,) = page.hits[0].boxes
    found, spoken_of = colours(page, box, None), colours(page, box, 0)
    page.search("")
    assert len({found, spoken_of, colours(page, box, None)}) == 3
