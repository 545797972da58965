"""The faces: their three kinds and sizes, what shows on them and what is refused."""

import threading
from dataclasses import replace

import pygame
import pytest

from tabletop.ui.art import backs, faces, palette, patterns, plans, tokens
from tabletop.ui.art.faces import CORNERS, FaceSpec, Figure
from tabletop.ui.art.tokens import compare
from tests.ui.specimen import HEIGHTS, LIFE, fake, said, same, specimen


@pytest.fixture
def spec() -> FaceSpec:
    return specimen()


@pytest.mark.parametrize("height", HEIGHTS)
def test_a_face_is_five_to_seven_with_its_card_inside(spec: FaceSpec, height: int) -> None:
    surface = faces.draw(spec, height, painter=fake)
    assert surface.get_size() == (faces.width_for(height), height)
    assert surface.get_width() == round(height * 5 / 7)
    card = faces.body(height)
    assert surface.get_rect().contains(card)
    assert surface.get_at(card.center)[3] == 255
    assert surface.get_at((0, 0))[3] < 40


@pytest.mark.parametrize("height", HEIGHTS)
def test_everything_lies_on_the_card(spec: FaceSpec, height: int) -> None:
    laid = plans.plan(spec, height)
    card = faces.body(height)
    for words in laid.words:
        assert card.contains((*words.at, words.layout.width, words.layout.height))
        assert words.layout.widest <= words.layout.width
    places = laid.places
    for rect in (places.picture, places.name, places.kind, places.text, places.emblem):
        assert rect is None or card.contains(rect)


@pytest.mark.parametrize("height", HEIGHTS)
def test_no_text_is_too_small_to_read(spec: FaceSpec, height: int) -> None:
    for words in plans.plan(spec, height).words:
        assert words.layout.look.size >= 10


@pytest.mark.parametrize(("kind", "shown"), [("General", "Peineta"), ("Warrior", "Generala Peineta")])
def test_where_there_is_little_room_a_rank_is_left_out(spec: FaceSpec, kind: str, shown: str) -> None:
    general = replace(spec, title="Generala Peineta", kind_line=kind)
    (name,) = plans.plan(general, 72).words
    assert said(name) == shown
    (name,) = plans.plan(general, 144).words
    assert said(name) == "Generala Peineta"


def test_what_a_name_begins_with_is_a_rank_only_before_another_name(spec: FaceSpec) -> None:
    (name,) = plans.plan(replace(spec, title="Arcas del Pueblo", kind_line="Arcas"), 72).words
    assert said(name) == "Arcas del Pueblo"


def test_the_height_chooses_the_face(spec: FaceSpec) -> None:
    full, hand, compact = (plans.plan(spec, height).places for height in (304, 296, 144))
    assert full.kind is not None
    assert hand.kind is None
    assert hand.text is not None
    assert compact.text is None
    assert compact.to_edge


def test_a_long_text_takes_room_from_the_picture_and_stays_whole(spec: FaceSpec) -> None:
    brief = plans.plan(replace(spec, text="Half."), 520)
    ample = plans.plan(spec, 520)
    assert ample.places.picture[3] < brief.places.picture[3]
    assert not any(words.layout.shortened for words in ample.words)


def test_a_hand_face_shows_the_first_lines(spec: FaceSpec) -> None:
    text = plans.plan(spec, 240).words[1].layout
    assert text.shortened
    assert text.lines[0].words[0][0].text == "Da"


def test_the_middle_of_the_picture_shows(spec: FaceSpec) -> None:
    for height in (120, 240, 400):
        surface = faces.draw(spec, height, painter=fake)
        window = pygame.Rect(plans.plan(spec, height).places.picture)
        red, green, blue, _ = surface.get_at((window.centerx, window.y + round(window.height * 0.45)))
        assert green > 240
        assert red == blue == 0


def test_a_changed_figure_looks_unlike_a_printed_one_and_rises_or_falls(spec: FaceSpec) -> None:
    drawn = [tokens.medallion("life", "7", printed, "green", 64) for printed in ("7", "5", "9")]
    assert not same(drawn[0], drawn[1])
    assert not same(drawn[1], drawn[2])
    changed = faces.draw(replace(spec, figures=(replace(LIFE, value="5½"),)), 240, painter=fake)
    assert not same(changed, faces.draw(spec, 240, painter=fake))


@pytest.mark.parametrize(
    ("value", "printed", "change"),
    [
        ("7", "7", 0),
        ("5½", "5", 1),
        ("4½", "5", -1),
        ("½", "1", -1),
        ("10", "9", 1),
        ("−1", "0", -1),
        ("X", "2", 1),
        ("X", "X", 0),
    ],
)
def test_figures_are_compared_as_numbers(value: str, printed: str, change: int) -> None:
    assert compare(value, printed) == change


@pytest.mark.parametrize("height", [120, 240, 400])
def test_figures_stand_in_their_corners(spec: FaceSpec, height: int) -> None:
    card = faces.body(height)
    spots = plans.plan(
        replace(spec, figures=tuple(replace(LIFE, corner=corner) for corner in CORNERS)), height
    ).spots
    assert all((spots[corner][0] < card.centerx) == corner.endswith("left") for corner in CORNERS)
    assert all(
        (spots[corner][1] < card.centery) == corner.startswith("top") for corner in CORNERS if height < 400
    )
    surface = pygame.Surface(card.size)
    reach = plans.plan(spec, height).diameter // 2
    assert (
        surface.get_rect()
        .move(card.topleft)
        .inflate(4, 4)
        .contains(
            pygame.Rect(0, 0, 2 * reach, 2 * reach).move(
                spots["top-left"][0] - reach, spots["top-left"][1] - reach
            )
        )
    )


def test_a_turned_card_gets_its_figures_upright(spec: FaceSpec) -> None:
    height = 160
    bare = faces.draw(spec, height, painter=fake, with_figures=False)
    turned = pygame.transform.rotate(bare, -90)
    before = turned.copy()
    faces.draw_figures(turned, spec, height, angle=90)
    changed = pygame.mask.from_threshold(turned, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    x, y = plans.plan(spec, height).spots["bottom-right"]
    assert pygame.Rect(changed.get_bounding_rects()[0]).inflate(6, 6).collidepoint(height - y, x)
    token = tokens.medallion("life", "10", "10", "green", plans.plan(spec, height).diameter)
    middle = token.get_width() // 2
    assert token.get_at((middle, middle))[:3] == turned.get_at((height - y, x))[:3]


def test_drawing_twice_gives_the_same(spec: FaceSpec) -> None:
    assert same(faces.draw(spec, 200, painter=fake), faces.draw(spec, 200, painter=fake))


def test_two_threads_draw_the_same(spec: FaceSpec) -> None:
    drawn: list[pygame.Surface] = []
    heights = [120, 200, 352]

    def paint() -> None:
        drawn.extend(faces.draw(spec, height, painter=fake) for height in heights)

    threads = [threading.Thread(target=paint) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(drawn) == 6
    for height in heights:
        one, other = (surface for surface in drawn if surface.get_height() == height)
        assert same(one, other)


@pytest.mark.parametrize("name", sorted(palette.of("la_campana").suits))
def test_every_suit_has_its_own_frame(spec: FaceSpec, name: str) -> None:
    plain = faces.draw(replace(spec, suit="knight", figures=()), 120, painter=fake)
    other = faces.draw(replace(spec, suit=name, figures=()), 120, painter=fake)
    assert same(plain, other) == (name == "knight")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "no palette for the game 'chess'"),
        ({"suit": "cups"}, "no colours for suit 'cups'"),
        ({"figures": (replace(LIFE, tone="puce"),)}, "no tone is called 'puce'"),
        ({"figures": (replace(LIFE, icon="spoon"),)}, "no icon is called 'spoon'"),
    ],
)
def test_what_is_unknown_is_named(spec: FaceSpec, change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        faces.draw(replace(spec, **change), 352, painter=fake)  # type: ignore[arg-type]


def test_a_figure_needs_a_corner_that_exists() -> None:
    with pytest.raises(ValueError, match="not 'middle'"):
        Figure("life", "1", "1", "middle", "green")


def test_a_face_can_be_too_small(spec: FaceSpec) -> None:
    with pytest.raises(ValueError, match="at least 48 pixels"):
        faces.draw(spec, 40, painter=fake)


@pytest.mark.parametrize(("height", "kept"), [(247.3, 240), (240, 240), (7, 8), (1001, 1000)])
def test_heights_come_in_steps(height: float, kept: int) -> None:
    assert faces.snap(height) == kept


@pytest.mark.parametrize("height", [96, 240])
def test_a_back_is_as_large_as_a_face_and_symmetric(height: int) -> None:
    back = backs.draw("la_campana", height)
    assert back.get_size() == (faces.width_for(height), height)
    assert back.get_at(faces.body(height).center)[3] == 255


def test_an_unknown_back_is_named() -> None:
    with pytest.raises(ValueError, match="no back 'blue' in 'la_campana'"):
        backs.draw("la_campana", 120, "blue")


def test_an_unknown_pattern_is_named() -> None:
    with pytest.raises(ValueError, match="no pattern is called 'tartan'"):
        patterns.tile("tartan", 8, "#ffffff", 20)


def test_on_a_fine_screen_a_card_looks_as_it_does_on_a_usual_one(spec: FaceSpec) -> None:
    usual, fine = plans.plan(spec, 144), plans.plan(spec, 360 - 8, 2.5)
    assert usual.places.to_edge
    assert fine.places.to_edge, "352 fine pixels are 141 usual ones: compact, where 352 usual ones are full"
    assert all(words.layout.look.size >= 25 for words in fine.words), "10 usual pixels at least"
    assert plans.plan(spec, 352).places.kind is not None
