"""What lies on faces and is written there: counters, codes, kind lines and names that are long."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from tabletop import games
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.ui.art import faces, plans, tokens
from tabletop.ui.art.faces import FaceSpec, Figure
from tabletop.ui.art.plans import Token
from tabletop.ui.table.facespec import Faces
from tests.ui.specimen import HEIGHTS, fake, said, same, specimen


@pytest.fixture
def spec() -> FaceSpec:
    return specimen()


@pytest.mark.parametrize("change", ["−6", "+2"])
def test_gold_that_comes_and_goes_is_a_coin(change: str) -> None:
    assert tokens.changed(change, "gold", 54) is tokens.coin(change, 54)


STRENGTH = Figure("strength", "2", "3", "bottom-left", "red")
POINTS = Figure("victory", "1", "1", "bottom-right", "green")


@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("kind", ["wound", "coin", "strength"])
def test_counters_lie_on_the_picture_and_on_no_figure(spec: FaceSpec, height: int, kind: str) -> None:
    # A treasury, on which coins lie, has no figures.
    figures = () if kind == "coin" else (STRENGTH, POINTS)
    marked = replace(spec, key="c", figures=figures, tokens=(Token(kind, 2),))
    laid = plans.plan(marked, height)
    x, y = laid.spots[kind]
    assert pygame.Rect(laid.places.picture).collidepoint(x, y)
    for figure in marked.figures:
        across, down = laid.spots[figure.corner]
        assert (across - x) ** 2 + (down - y) ** 2 > (0.55 * laid.diameter) ** 2
    bare = replace(marked, key="b", tokens=())
    assert not same(faces.draw(marked, height, painter=fake), faces.draw(bare, height, painter=fake))


def test_counters_of_a_turned_face_stay_upright(spec: FaceSpec) -> None:
    marked = replace(spec, key="c", figures=(), tokens=(Token("wound", 2),))
    height = 120
    turned = pygame.transform.rotate(faces.draw(marked, height, painter=fake, with_figures=False), -90)
    faces.draw_figures(turned, marked, height, angle=90)
    laid = plans.plan(marked, height)
    x, y = laid.spots["wound"]
    token = tokens.counter("wound", 2, laid.diameter)
    at = token.get_rect(center=(height - y, x))
    # The drop's middle is as it would be upright.
    assert turned.get_at(at.center)[:3] == token.get_at(token.get_rect().center)[:3]


def test_half_a_turn_of_the_way_moves_figures_along_with_their_corners(spec: FaceSpec) -> None:
    marked = replace(spec, key="d", figures=(STRENGTH,))
    height = 160
    turned = pygame.transform.rotozoom(faces.draw(marked, height, painter=fake, with_figures=False), -45, 1.0)
    before = turned.copy()
    faces.draw_figures(turned, marked, height, angle=45)
    changed = [
        x
        for x in range(turned.get_width())
        for y in range(turned.get_height())
        if turned.get_at((x, y)) != before.get_at((x, y))
    ]
    # The lower left corner of a card turned to the right by half a quarter points to the left.
    assert changed
    assert max(changed) < turned.get_width() / 2


@pytest.mark.parametrize("kind", ["purse", ""])
def test_unknown_counters_are_refused(kind: str) -> None:
    with pytest.raises(ValueError, match="wounds, coins or strength"):
        tokens.counter(kind, 1, 30)


def test_the_code_of_a_collection_stands_at_the_foot_of_the_full_face_alone(spec: FaceSpec) -> None:
    coded = replace(spec, key="e", code="AR1-R-106/154")
    for height in HEIGHTS:
        laid = plans.plan(coded, height)
        rows = [
            words for words in laid.words if words.at[1] > laid.places.body[1] + 0.9 * laid.places.body[3]
        ]
        more = len(laid.words) - len(plans.plan(spec, height).words)
        assert more == (1 if height >= faces.FULL_FROM else 0)
        if more:
            code = laid.words[-1]
            assert code in rows
            assert code.at[1] + code.layout.height <= laid.places.body[1] + laid.places.body[3] + 1


@pytest.mark.parametrize(
    "line",
    [
        "Personaje · artesano",
        "Personaje único · Gonzalo, maestro",
        "Unique character · The Grand Master, hooded conspirator",
    ],
)
@pytest.mark.parametrize("height", [304, 330, 464, 904])
def test_kind_lines_are_never_cut_and_leave_the_figures_alone(spec: FaceSpec, line: str, height: int) -> None:
    lined = replace(spec, key=line, kind_line=line, figures=(STRENGTH, POINTS))
    laid = plans.plan(lined, height)
    assert laid.places.kind is not None
    ribbon = pygame.Rect(laid.places.kind)
    shown = [
        piece.text
        for words in laid.words
        if ribbon.collidepoint(ribbon.x, words.at[1] + words.layout.height // 2)
        for row in words.layout.lines
        for word in row.words
        for piece in word
    ]
    assert shown
    assert not any("…" in text for text in shown)
    reach = 0.45 * laid.diameter
    for corner in ("bottom-left", "bottom-right"):
        x, y = laid.spots[corner]
        middle = pygame.Rect(0, 0, 2, 2)
        middle.center = (x, y)
        assert not ribbon.inflate(-round(reach), -2).colliderect(middle)


@pytest.mark.parametrize(
    "title", ["Impossible Love", "Forbidden Library", "Excommunication", "Espadachín a sueldo"]
)
@pytest.mark.parametrize("height", [120, 144, 152, 184, 304])
def test_no_word_of_a_name_breaks(spec: FaceSpec, title: str, height: int) -> None:
    price = Figure("coin", "2", "2", "top-left", "gold")
    named = replace(spec, key=title, title=title, figures=(price, STRENGTH, POINTS))
    layout = plans.plan(named, height).words[0].layout
    assert [piece.text for line in layout.lines for word in line.words for piece in word] == title.split()
    assert layout.look.size >= 8


def test_a_word_that_would_be_too_small_to_read_breaks_between_its_syllables(spec: FaceSpec) -> None:
    parted = "Ex\u00adcom\u00admu\u00adni\u00adca\u00adtion"
    layout = plans.plan(replace(spec, title="Excommunication", parted=parted), 96).words[0].layout
    assert [piece.text for line in layout.lines for word in line.words for piece in word] == [
        "Excommuni-",
        "cation",
    ]


def test_a_word_that_has_no_syllables_is_cut(spec: FaceSpec) -> None:
    layout = plans.plan(replace(spec, title="Excommunication"), 96).words[0].layout
    ((word,),) = [line.words for line in layout.lines]
    assert word[0].text.startswith("Excomm")
    assert word[0].text.endswith("…")
    assert layout.shortened


@pytest.mark.parametrize(("height", "shown"), [(56, "Anselmo"), (152, "Anselmo, secretario del Cardenal")])
def test_where_there_is_little_room_a_name_ends_at_its_comma(spec: FaceSpec, height: int, shown: str) -> None:
    (name, *_) = plans.plan(replace(spec, title="Anselmo, secretario del Cardenal"), height).words
    assert said(name) == shown


def test_on_the_smallest_faces_a_name_that_would_be_cut_is_left_out(spec: FaceSpec) -> None:
    laid = plans.plan(replace(spec, title="Brotherhood of Neighbours"), 48)
    assert not laid.words[0].layout.lines
    assert laid.places.name[3] < laid.places.picture[3] / 5, "the picture has its room"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_no_name_of_a_card_is_cut_on_any_face(game: Any, language: Language) -> None:
    worded = Faces(game, game.controller, Text(language))
    for slug in worded.by_slug:
        card = replace(worded.printed(slug), text="", quote="")
        for height in (*range(plans.LEAST_HEIGHT, 160, faces.STEP), 176, 200, 240, 304, 520):
            layout = plans.plan(card, height).words[0].layout
            shown = [piece.text for line in layout.lines for word in line.words for piece in word]
            assert not any("…" in piece for piece in shown), (slug, height)
            assert layout.widest <= layout.width, (slug, height)
            assert shown or height < 80, (slug, height)
