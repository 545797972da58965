"""The collection of Águila Roja as a whole: its numbers, factions and rarities, and that nothing is there twice."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop import resources
from tabletop.cards.loader import load_cards
from tabletop.games.aguila_roja.effects import FACTIONS, WORDS, Card


@pytest.fixture(scope="module")
def collection() -> tuple[Card, ...]:
    """Load the cards that ship with the program."""
    faces = load_cards(resources.cards() / "aguila_roja" / "cards.json", WORDS)
    return tuple([face for face in faces if isinstance(face, Card)])


def test_the_cards_are_numbered_from_1_to_154(collection: tuple[Card, ...]) -> None:
    """Parts of a Card: AR1-R-106/154 is card number 106 of the 154 in total, and rare."""
    assert [card.number for card in collection] == list(range(1, 155))
    assert collection[105].code == "AR1-R-106/154"


def test_each_faction_has_thirty_cards_and_a_treasury(collection: tuple[Card, ...]) -> None:
    kinds = Counter((card.suit, card.type in ("treasury", "maravedi")) for card in collection)
    assert kinds == {
        **{(faction, False): 30 for faction in FACTIONS},
        **{(faction, True): 1 for faction in FACTIONS},
        ("generic", False): 25,
        ("generic", True): 5,
    }


def test_each_faction_has_as_many_cards_of_each_rarity(collection: tuple[Card, ...]) -> None:
    for faction in FACTIONS:
        rarities = Counter(
            card.rarity for card in collection if card.suit == faction and card.type != "treasury"
        )
        assert rarities == {"C": 14, "I": 9, "R": 7}


def test_no_two_cards_share_a_name_a_quote_or_a_picture(collection: tuple[Card, ...]) -> None:
    """Parts of a Card: each card has a title that is different from every other card's."""
    for lines in (
        [card.name.en for card in collection],
        [card.name.es for card in collection],
        [card.quote.en for card in collection if card.quote],
        [card.quote.es for card in collection if card.quote],
        [card.picture.model_dump_json() for card in collection],
    ):
        assert len(set(lines)) == 154


def test_unique_characters_alone_have_a_name_beside_their_profession(collection: tuple[Card, ...]) -> None:
    """Parts of a Card: in the case of unique characters, their name also appears just before the profession."""
    for card in collection:
        assert (card.person is not None) == (card.unique and card.type == "character")
        assert (card.profession is not None) == (card.type == "character")
        assert (card.site is not None) == (card.type == "location")
