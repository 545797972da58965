"""The look of Aragón and of Espada Negra: pictures of their own, liveries by type, figures told at a glance."""

import hashlib
import itertools
from collections import defaultdict
from copy import copy
from dataclasses import replace

import pygame
import pytest

from tabletop import resources
from tabletop.cards.loader import load_cards
from tabletop.cards.models import CardFace
from tabletop.games import get
from tabletop.games.aguila_roja.effects import WORDS as AGUILA
from tabletop.games.aragon.effects import WORDS as ARAGON
from tabletop.games.el_guerrero.effects import WORDS as GUERRERO
from tabletop.games.espada_negra.effects import WORDS as ESPADA
from tabletop.games.la_campana.effects import WORDS as CAMPANA
from tabletop.text.languages import Text
from tabletop.ui import lids
from tabletop.ui.art import backs, faces, icons, palette, plans, speaking, theatre, tokens
from tabletop.ui.art.faces import FaceSpec, Figure

WORDS = {
    "la_campana": CAMPANA,
    "aguila_roja": AGUILA,
    "el_guerrero": GUERRERO,
    "aragon": ARAGON,
    "espada_negra": ESPADA,
}
CARDS = {game: load_cards(resources.cards() / game / "cards.json", words) for game, words in WORDS.items()}
NEW = ("aragon", "espada_negra")
FACES = [(game, card) for game in NEW for card in CARDS[game]]
TYPES = {
    "aragon": {"military", "political", "economic", "leader"},
    "espada_negra": {"estate", "commoner", "noble", "treasure", "arms", "berserker", "agent"},
}
LOOKS = {
    "strength": ("strength", "bottom-left", "red"),
    "victory": ("banner", "top-left", "banner"),
    "production": ("coin", "top-right", "gold"),
    "attack": ("assault", "bottom-left", "arms"),
    "espionage": ("palm", "bottom-right", "palm"),
}


def spec(game: str, card: CardFace) -> FaceSpec:
    """Describe the face of a card with plain words: what is asked here is the look alone."""
    figures = [
        Figure(icon, str(card.figures[name]), str(card.figures[name]), corner, tone)
        for name, (icon, corner, tone) in LOOKS.items()
        if name in card.figures and (card.figures[name] or name == "strength")
    ]
    return FaceSpec(
        card.id,
        game,
        card.suit,
        card.name.es,
        card.type,
        "Roba una carta.",
        "",
        tuple(figures),
        card.picture,
        overleaf=card.overleaf,
    )


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_no_picture_of_any_game_is_told_twice() -> None:
    told = defaultdict(list)
    for game, cards in CARDS.items():
        for card in cards:
            told[card.picture.model_dump_json(exclude={"seed"})].append(f"{game}/{card.id}")
    assert [shared for shared in told.values() if len(shared) > 1] == []


@pytest.mark.parametrize(("game", "titles"), [("aragon", 33), ("espada_negra", 18)])
def test_every_title_shows_a_picture_of_its_own(game: str, titles: int) -> None:
    shown = {hashlib.sha256(pixels(theatre.paint(card.picture, (120, 100)))).digest() for card in CARDS[game]}
    assert len(shown) == len(CARDS[game]) == titles


@pytest.mark.parametrize("game", NEW)
def test_every_type_has_its_colour_and_its_icon(game: str) -> None:
    liveries = palette.of(game).suits
    assert {card.suit for card in CARDS[game]} == set(liveries) == TYPES[game]
    assert len({livery.field for livery in liveries.values()}) == len(TYPES[game])
    assert len({livery.emblem for livery in liveries.values()}) == len(TYPES[game])


@pytest.mark.parametrize("height", [72, 112, 208, 352])
def test_every_face_is_drawn_and_shows_its_picture(height: int) -> None:
    for game, card in FACES:
        face = faces.draw(spec(game, card), height)
        assert face.get_size() == (faces.width_for(height), height)
        window = pygame.Rect(plans.plan(spec(game, card), height).places.picture)
        colours = {tuple(face.get_at((window.centerx, y))) for y in range(window.top + 4, window.centery, 2)}
        assert len(colours) > 3, card.id


def test_a_title_stands_whole_on_a_face_in_the_hand() -> None:
    for game, card in FACES:
        assert not plans.plan(spec(game, card), 208).words[0].layout.shortened, card.id


@pytest.mark.parametrize("game", ["aragon", "espada_negra"])
def test_a_back_differs_from_those_of_the_other_games(game: str) -> None:
    drawn = pixels(backs.draw(game, 160))
    others = [
        pixels(backs.draw(other, 160, name))
        for other, look in palette.PALETTES.items()
        for name in look.backs
        if other != game
    ]
    assert drawn not in others


def test_the_back_of_aragon_bears_red_and_gold_bars() -> None:
    back = backs.draw("aragon", 320)
    row = [back.get_at((x, 60)) for x in range(24, back.get_width() - 24, 2)]
    is_gold = [colour.g > 0.55 * colour.r for colour in row]
    changes = sum(one != other for one, other in itertools.pairwise(is_gold))
    assert changes == 8, "five pales of gold, four of red"


@pytest.mark.parametrize("height", [112, 208, 352])
def test_a_leader_shows_the_event_on_the_back_and_no_other_card_does(height: int) -> None:
    leaders = [card for card in CARDS["aragon"] if card.overleaf]
    assert {card.type for card in leaders} == {"leader"}
    assert len(leaders) == 3
    for card in leaders:
        both = spec("aragon", card)
        front = replace(both, key="front", overleaf=None)
        changed = pygame.mask.from_threshold(
            faces.draw(both, height), (0, 0, 0), (1, 1, 1), faces.draw(front, height)
        )
        changed.invert()
        window = pygame.Rect(plans.plan(both, height).places.picture)
        (leaf,) = changed.connected_component().get_bounding_rects()
        assert window.contains(leaf)
        assert leaf.centerx > window.centerx
        assert leaf.width > 0.25 * window.width


@pytest.mark.parametrize(("players", "printed"), [(range(2, 3), "2"), (range(2, 9), "2–8")])
def test_a_box_tells_how_many_play(players: range, printed: str) -> None:
    game = copy(get("espada_negra"))
    game.players = players
    assert lids.lid(game, Text("es")).players == printed


@pytest.mark.parametrize("game", NEW)
def test_the_box_has_a_picture_that_no_card_shows(game: str) -> None:
    assert lids.picture(game) not in [card.picture for cards in CARDS.values() for card in cards]


@pytest.mark.parametrize("size", [20, 26, 40, 72])
def test_the_four_figures_differ_in_their_outline_even_when_small(size: int) -> None:
    masks = {
        tone: pygame.mask.from_surface(tokens.medallion("", "3", "3", tone, size), threshold=200)
        for tone in ("banner", "gold", "arms", "palm")
    }
    for tone, mask in masks.items():
        for other, against in masks.items():
            if tone != other:
                apart = mask.count() + against.count() - 2 * mask.overlap_area(against, (0, 0))
                assert apart > 0.08 * mask.count(), f"{tone} and {other}"


def test_a_berserker_is_told_by_blood_and_by_marks_about_the_number() -> None:
    calm, raging = tokens.medallion("", "3", "3", "arms", 60), tokens.medallion("", "!3!", "!3!", "blood", 60)

    def reds(token: pygame.Surface) -> int:
        spots = ((x, y) for x in range(60) for y in range(60))
        return sum(pixel.r > 150 > 2 * pixel.g for pixel in map(token.get_at, spots) if pixel.a > 200)

    assert reds(raging) > 10 * max(1, reds(calm))
    assert tokens.compare("!3!", "!3!") == 0
    assert tokens.compare("!4!", "!3!") == 1
    assert tokens.compare("!2!", "!3!") == -1


@pytest.mark.parametrize(
    ("tone", "is_wound"), [("palm", False), ("arms", False), ("green", True), ("", True)]
)
def test_what_a_figure_that_speaks_for_itself_loses_is_no_wound(tone: str, is_wound: bool) -> None:
    drop = tokens.damage("1", 60)
    assert (pixels(tokens.changed("−1", tone, 60)) == pixels(drop)) == is_wound


def test_a_figure_that_speaks_for_itself_needs_no_badge() -> None:
    for tone in speaking.SHAPES:
        bare, named = (tokens.medallion(icon, "3", "3", tone, 80) for icon in ("", "sword"))
        assert pixels(bare) == pixels(named)


def test_markers_and_seals_of_both_games_have_icons() -> None:
    assert {"influence", "royal-arms", "fist", "gavel", "black-sword", "banner", "palm"} <= icons.names()
