"""The starter decks and the names of the cards that ship, and one verdict wherever a deck is judged (case R20)."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from tabletop.cards.decks import OPTION, Starter, plain
from tabletop.engine import SetupError
from tabletop.games.aguila_roja.effects import FACTIONS
from tabletop.games.aguila_roja.game import AguilaRoja
from tabletop.text import decks
from tabletop.text.languages import LANGUAGES, Language, Text

GAME = AguilaRoja()
RULES = GAME.deck_rules
STARTERS = pytest.mark.parametrize("starter", RULES.starters, ids=lambda starter: starter.id)


def test_each_faction_has_a_starter_deck() -> None:
    assert [one.id for one in RULES.starters] == list(FACTIONS)
    assert [RULES.known[one.deck.treasury].suit for one in RULES.starters] == list(FACTIONS)


@STARTERS
def test_a_starter_deck_is_legal(starter: Starter) -> None:
    assert RULES.why_not(starter.deck) == []


@STARTERS
@pytest.mark.parametrize("writer", LANGUAGES)
@pytest.mark.parametrize("reader", LANGUAGES)
def test_a_starter_deck_is_read_from_its_text(starter: Starter, writer: Language, reader: Language) -> None:
    name = starter.name.of(writer)
    written = decks.write(name, starter.deck, RULES, Text(writer))
    assert decks.read(written, RULES, Text(reader)) == decks.DeckText(name, starter.deck, ())


def test_no_name_stands_for_two_cards() -> None:
    named: dict[str, set[str]] = defaultdict(set)
    for face in GAME.cards:
        for name in (face.id, *(decks.folded(face.name.of(language)) for language in LANGUAGES)):
            named[name].add(face.id)
    assert {name: slugs for name, slugs in named.items() if len(slugs) > 1} == {}


def changes() -> dict[str, dict[str, Any]]:
    """Make decks out of the first starter deck, most of them illegal, by what was done to each."""
    whole = plain(RULES.starters[0].deck)
    cards: dict[str, int] = whole["cards"]
    once = next(slug for slug, count in cards.items() if count == 1 and not GAME.known[slug].unique)
    unique = next(slug for slug in cards if GAME.known[slug].unique)
    foreign = next(face.id for face in RULES.pool if face.suit == "clero")
    return {
        "legal": whole,
        "39": {**whole, "cards": {slug: count for slug, count in cards.items() if slug != once}},
        "41": {**whole, "cards": {**cards, once: 2}},
        "99": {**whole, "cards": {**cards, once: 99}},
        "two of one": {**whole, "cards": {**cards, unique: 2}},
        "foreign": {**whole, "cards": {**cards, foreign: 1}},
        "unknown": {**whole, "cards": {**cards, "zorro": 1}},
        "maravedí": {**whole, "cards": {**cards, "hambruna": 1}},
        "no treasury": {**whole, "treasury": once},
        "empty": {**whole, "cards": {}},
    }


@pytest.mark.parametrize("name", changes())
def test_builder_text_and_match_say_the_same(name: str) -> None:
    deck = changes()[name]
    judged = RULES.why_not(RULES.make(deck["treasury"], deck["cards"]))
    assert (judged == []) == (name == "legal")
    if name == "legal":
        assert GAME.normalise(2, {OPTION: [deck, deck]})[OPTION] == [deck, deck]
    else:
        with pytest.raises(SetupError) as refused:
            GAME.normalise(2, {OPTION: [deck, deck]})
        assert list(refused.value.reason.args["reasons"]) == judged
    if name not in {"unknown", "no treasury"}:
        read = decks.read(
            decks.write("", RULES.make(deck["treasury"], deck["cards"]), RULES, Text("es")), RULES, Text("en")
        )
        assert read.deck is not None
        assert (read.problems, RULES.why_not(read.deck)) == ((), judged)
