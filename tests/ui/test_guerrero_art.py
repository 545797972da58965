"""The look of El Guerrero: a picture for every title, a livery for every type, faces at every size."""

import hashlib
from collections import defaultdict

import pygame
import pytest

from tabletop import resources
from tabletop.cards.loader import load_cards
from tabletop.cards.models import CardFace
from tabletop.games.el_guerrero.effects import WORDS
from tabletop.ui import lids
from tabletop.ui.art import backs, faces, icons, palette, plans, theatre, tokens
from tabletop.ui.art.faces import FaceSpec, Figure
from tabletop.ui.art.plans import Token

GAME = "el_guerrero"
CARDS = load_cards(resources.cards() / GAME / "cards.json", WORDS)
TYPES = {"war", "basic", "general", "troop", "plain", "instant", "trap", "round", "standing"}


def spec(card: CardFace) -> FaceSpec:
    """Describe the face of a card with plain words: what is asked here is the look alone."""
    figures = tuple(
        Figure("strength", str(value), str(value), "bottom-left", "red") for value in card.figures.values()
    )
    lying = (Token("strength", 4),) if card.type == "troop" else ()
    return FaceSpec(
        card.id, GAME, card.suit, card.name.es, card.type, "Roba una carta.", "", figures, card.picture, lying
    )


def test_every_title_shows_a_picture_of_its_own() -> None:
    shown = defaultdict(list)
    for card in CARDS:
        picture = pygame.image.tobytes(theatre.paint(card.picture, (120, 100)), "RGB")
        shown[hashlib.sha256(picture).digest()].append(card.id)
    assert [shared for shared in shown.values() if len(shared) > 1] == []
    assert len(CARDS) == 57


def test_every_type_has_its_colour_and_its_icon() -> None:
    liveries = palette.of(GAME).suits
    assert {card.suit for card in CARDS} == set(liveries) == TYPES
    assert len({livery.field for livery in liveries.values()}) == len(TYPES)
    assert len({livery.emblem for livery in liveries.values()}) == len(TYPES)


@pytest.mark.parametrize("height", [112, 208, 352])
def test_every_face_is_drawn_and_shows_its_picture(height: int) -> None:
    for card in CARDS:
        face = faces.draw(spec(card), height)
        assert face.get_size() == (faces.width_for(height), height)
        window = pygame.Rect(plans.plan(spec(card), height).places.picture)
        colours = {tuple(face.get_at((window.centerx, y))) for y in range(window.top + 4, window.centery, 2)}
        assert len(colours) > 3, card.id


def test_a_title_stands_whole_on_a_face_in_the_hand() -> None:
    for card in CARDS:
        title = plans.plan(spec(card), 208).words[0].layout
        assert not title.shortened, card.id


def test_the_back_differs_from_those_of_the_other_games() -> None:
    drawn = pygame.image.tobytes(backs.draw(GAME, 160), "RGBA")
    others = [backs.draw(game, 160) for game in palette.PALETTES if game != GAME]
    assert drawn not in [pygame.image.tobytes(other, "RGBA") for other in others]


def test_the_tokens_of_strength_tell_their_number_and_the_markers_what_they_are() -> None:
    drawn = [tokens.counter("strength", number, 48) for number in range(1, 5)]
    drawn += [tokens.marker(icon, "gold", 48) for icon in ("morale", "peace", "defeated")]
    assert len({pygame.image.tobytes(token, "RGBA") for token in drawn}) == len(drawn)
    assert {"morale", "peace", "defeated"} <= icons.names()


def test_the_box_has_a_picture_that_no_card_shows() -> None:
    assert lids.picture(GAME) not in [card.picture for card in CARDS]
