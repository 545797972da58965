"""Rich text: the marks, the wrapping, the shrinking and what is drawn."""

import pygame
import pytest

from tabletop.ui.art import fonts, richtext
from tabletop.ui.art.richtext import Look, Piece, fit, lay, parse

LONG = (
    "Attacks with **Swords** {icon:sword}. Advantage over the **Archers**: the damage dealt to them is pure."
)


def words_of(layout: richtext.Layout) -> list[str]:
    return [
        " ".join("".join(piece.text for piece in word) for word in line.words).replace("\u00a0", " ")
        for line in layout.lines
    ]


def test_two_stars_make_a_key_word_and_one_makes_italics() -> None:
    (paragraph,) = parse("**Sword**, *half*")
    bold, comma, slanted = (piece for word in paragraph for piece in word)
    assert bold == Piece("Sword", "name", strong=True)
    assert comma == Piece(",")
    assert slanted == Piece("half", "italic")


def test_a_comma_after_a_key_word_does_not_start_a_word() -> None:
    (paragraph,) = parse("**Sword**, then")
    assert [len(word) for word in paragraph] == [2, 1]


def test_italic_marks_stand_upright_in_a_quotation() -> None:
    (paragraph,) = parse("no *never* no", italic=True)
    assert [word[0].role for word in paragraph] == ["italic", "text", "italic"]


def test_an_icon_clings_to_the_word_before_it() -> None:
    (paragraph,) = parse("costs {icon:coin} two")
    assert [piece.icon for piece in paragraph[0]] == ["", "", "coin"]
    assert len(paragraph) == 2


def test_a_line_break_starts_a_paragraph_and_ends_open_marks() -> None:
    first, second = parse("**open\nplain")
    assert first[0][0].strong
    assert not second[0][0].strong


def test_a_link_keeps_its_target_over_several_words() -> None:
    (paragraph,) = parse("[gold-7|Seven Gold]!")
    assert [[piece.link for piece in word] for word in paragraph] == [["gold-7"], ["gold-7", ""]]


def test_accents_are_composed() -> None:
    (paragraph,) = parse("Espi\u0301a")
    assert paragraph[0][0].text == "Espía"


@pytest.mark.parametrize("text", ["", "  ", "\n\n"])
def test_nothing_is_laid_out_as_nothing(text: str) -> None:
    layout = lay(text, 100, Look(12))
    assert (layout.lines, layout.height, layout.widest) == ((), 0, 0)


@pytest.mark.parametrize("centred", [False, True])
@pytest.mark.parametrize("width", [97, 120, 150, 240, 1000])
def test_wrapping_keeps_every_word_in_order_and_within_the_width(width: int, centred: bool) -> None:
    layout = lay(LONG, width, Look(13, centred=centred))
    assert " ".join(words_of(layout)) == (
        "Attacks with Swords . Advantage over the Archers: the damage dealt to them is pure."
    )
    assert all(line.width <= width for line in layout.lines)


def test_a_line_of_several_styles_stays_within_the_width() -> None:
    """Each style is rounded to whole pixels by itself: four of them can be wider than their words one by one."""
    text = "**Doña Urraca** toma una carta de **Luis** como botín de guerra."
    for width in range(150, 420):
        for size in (14, 17, 21):
            layout = lay(text, width, Look(size))
            assert layout.widest <= width, (width, size)


def test_centred_lines_are_of_much_the_same_length() -> None:
    seven, six = "word word word word word word word", "word word word word word word"
    width = fonts.width("text", 14, six)
    loose, even = lay(seven, width, Look(14)), lay(seven, width, Look(14, centred=True))
    assert [len(line.words) for line in loose.lines] == [6, 1]
    assert [len(line.words) for line in even.lines] == [4, 3]


def test_a_word_wider_than_the_line_is_broken() -> None:
    layout = lay("Extraordinariamente", 40, Look(14))
    assert "".join(words_of(layout)) == "Extraordinariamente"
    assert len(layout.lines) > 1


def test_a_word_that_is_too_wide_breaks_after_its_hyphen() -> None:
    width = fonts.width("name", 10, "Surgeon-")
    assert words_of(lay("Barber-Surgeon", width, Look(10, bold=True))) == ["Barber-", "Surgeon"]


def test_lines_are_not_evened_out_by_breaking_a_word() -> None:
    width = fonts.width("name", 10, "Impossible") + 2
    assert words_of(lay("Impossible Love", width, Look(10, bold=True, centred=True))) == [
        "Impossible",
        "Love",
    ]


def test_an_icon_that_has_no_room_beside_its_word_goes_below_it() -> None:
    layout = lay("Espadas {icon:sword}", fonts.width("text", 14, "Espadas") + 2, Look(14))
    assert [[piece.icon for word in line.words for piece in word] for line in layout.lines] == [
        [""],
        ["sword"],
    ]


def test_a_no_break_space_holds_words_together() -> None:
    width = fonts.width("text", 14, "uno dos")
    assert words_of(lay("uno dos\u00a0tres", width, Look(14))) == ["uno", "dos tres"]


def test_paragraphs_stand_apart() -> None:
    one, two = lay("a b", 100, Look(20)), lay("a\nb", 100, Look(20))
    assert two.height > 2 * one.height


def test_fitting_takes_the_largest_size_that_fits() -> None:
    box = (180, 60)
    layout = fit(LONG, box, Look(20, centred=True), 8)
    assert layout.height <= box[1]
    assert not layout.shortened
    larger = lay(LONG, box[0], Look(layout.look.size + 1, centred=True))
    assert larger.height > box[1] or larger.widest > box[0]


def test_below_the_floor_the_text_is_cut_with_an_ellipsis() -> None:
    layout = fit(LONG, (120, 30), Look(16), 12)
    assert layout.shortened
    assert layout.look.size == 12
    assert layout.height <= 30
    assert words_of(layout)[-1].endswith("…")
    assert all(line.width <= 120 for line in layout.lines)


def test_no_article_stands_before_the_ellipsis() -> None:
    look = Look(14, bold=True)
    room = fonts.width("name", 14, "Nuño el Caba")
    assert words_of(fit("Nuño el Caballero", (room, richtext.step(look)), look, 14)) == ["Nuño…"]


def test_a_box_lower_than_a_line_holds_nothing() -> None:
    assert fit(LONG, (120, 5), Look(16), 12).lines == ()


def test_text_needs_a_width() -> None:
    with pytest.raises(ValueError, match="at least 1 pixel"):
        lay("a", 0, Look(12))


def test_a_key_word_is_drawn_in_its_colour_and_plain_text_in_another() -> None:
    surface = pygame.Surface((200, 30), pygame.SRCALPHA)
    lay("**WWW** WWW", 200, Look(20, colour="#0000ff", strong="#ff0000")).draw(surface, (0, 0))
    split = fonts.width("name", 20, "WWW")
    left, right = surface.subsurface((0, 0, split, 30)), surface.subsurface((split + 6, 0, 190 - split, 30))
    assert pygame.transform.average_color(left, consider_alpha=True)[:3] == (255, 0, 0)
    assert pygame.transform.average_color(right, consider_alpha=True)[:3] == (0, 0, 255)


def test_an_icon_is_drawn_where_it_stands() -> None:
    surface = pygame.Surface((60, 30), pygame.SRCALPHA)
    lay("{icon:coin}", 60, Look(20, icon="#00ff00")).draw(surface, (0, 0))
    box = surface.get_bounding_rect()
    assert box.width > 12
    assert box.right <= 20


def test_a_link_is_found_under_the_pointer() -> None:
    layout = lay("Draws [gold-7|Seven Gold] today", 400, Look(16))
    ((target, rect),) = layout.links()
    assert target == "gold-7"
    assert layout.link_at(rect.center) == "gold-7"
    assert layout.link_at((2, rect.centery)) is None
