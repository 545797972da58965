"""The faces: their three kinds and sizes, what shows on them and what is refused."""

import threading
from dataclasses import replace
from typing import Any

import pygame
import pytest

from tabletop import games
from tabletop.cards.pictures import Picture
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.ui.art import backs, faces, palette, patterns, plans, tokens
from tabletop.ui.art.faces import CORNERS, FaceSpec, Figure
from tabletop.ui.art.plans import Token, Words
from tabletop.ui.art.tokens import compare
from tabletop.ui.table.facespec import Faces

HEIGHTS = (48, 96, 120, 144, 152, 184, 200, 240, 296, 304, 352, 520, 904)
LONG = (
    "Da un Poder a uno de tus guerreros. **Mago:** *Curación*, retira todo el daño. **Caballero:** *Escudo*, absorbe "
    "5 puntos de daño. **Arquero:** *Tiro certero*, elimina a un guerrero rival; al Dragón le hace 5 de daño. El "
    "Dragón no puede usar esta carta. «¿Ñandú?» “¡Añádase!” Íñigo y Peñíscola van y vienen sin descanso alguno."
)
LIFE = Figure("life", "10", "10", "bottom-right", "green")


def fake(_picture: Picture, size: tuple[int, int]) -> pygame.Surface:
    """Paint a third each of red, green and blue."""
    surface = pygame.Surface(size)
    third = size[0] // 3
    for index, colour in enumerate(("#ff0000", "#00ff00", "#0000ff")):
        surface.fill(colour, (index * third, 0, third, size[1]))
    return surface


@pytest.fixture
def spec() -> FaceSpec:
    picture = Picture(scene="camp")
    return FaceSpec(
        "k", "la_campana", "knight", "Íñigo, Knight", "Warrior · Knight", LONG, "«¿Ya?»", (LIFE,), picture
    )


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


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


def said(words: Words) -> str:
    pieces = [piece.text for line in words.layout.lines for word in line.words for piece in word]
    return " ".join(pieces)


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


# -- counters, codes, long kind lines


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
