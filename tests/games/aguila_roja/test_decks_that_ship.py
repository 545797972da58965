"""The starter decks and the names of the cards that ship, and one verdict wherever a deck is judged (case R20)."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from tabletop.cards.decks import OPTION, Starter, plain
from tabletop.engine import Match, SetupError
from tabletop.games.aguila_roja.effects import FACTIONS
from tabletop.games.aguila_roja.game import AguilaRoja
from tabletop.text import decks
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.text.problems import problem

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
            GAME.normalise(2, {OPTION: [deck]})
        assert list(refused.value.reason.args["reasons"]) == judged
    if name not in {"unknown", "no treasury"}:
        read = decks.read(
            decks.write("", RULES.make(deck["treasury"], deck["cards"]), RULES, Text("es")), RULES, Text("en")
        )
        assert read.deck is not None
        assert (read.problems, RULES.why_not(read.deck)) == ((), judged)


WRONG = [
    {"treasury": "arcas-del-pueblo", "cards": {"cardenal-mendoza": 1, "comerciante": 4, "zorro": 1}},
    "moros",
    {"treasury": "arcas-del-clero", "cards": 7},
    "clero",
]
"""Decks for four seats, only the last of which is legal."""

SAID = {
    "en": [
        "Several decks are wrong.",
        "The deck of seat 1 is not legal:",
        "6 of 40 cards: 34 more needed.",
        "Cardinal Mendoza belongs to the Clero: under this treasury only cards of the Pueblo and generic ones are "
        "allowed.",
        "4 copies of the Merchant: 3 are allowed.",
        "There is no card “zorro”.",
        "There is no starter deck “moros” for seat 2. There are: pueblo, casa-real, conspiradores, clero.",
        "The deck of seat 3 is not legal:",
        "“7” does not say how many copies of each card there are: expected whole numbers from 1.",
    ],
    "es": [
        "Hay varios mazos que no valen.",
        "El mazo del asiento 1 no es válido:",
        "6 de 40 cartas: falta añadir 34.",
        "El Cardenal Mendoza es del Clero: con estas arcas solo caben cartas del Pueblo y genéricas.",
        "4 copias del Comerciante: caben 3 como mucho.",
        "No hay ninguna carta «zorro».",
        "El juego no trae ningún mazo «moros» para el asiento 2. Trae estos: pueblo, casa-real, conspiradores, "
        "clero.",
        "El mazo del asiento 3 no es válido:",
        "«7» no dice cuántas copias hay de cada carta: se esperaban números enteros desde 1.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_every_deck_is_told_at_once(language: Language) -> None:
    with pytest.raises(SetupError) as refused:
        Match(GAME, 4, 1, {OPTION: WRONG})
    assert problem(refused.value.reason, Text(language, strict=True)).splitlines() == SAID[language]


def test_one_wrong_deck_is_told_by_itself() -> None:
    with pytest.raises(SetupError) as refused:
        Match(GAME, 2, 1, {OPTION: ["clero", WRONG[0]]})
    lines = problem(refused.value.reason, Text("en", strict=True)).splitlines()
    assert lines == ["The deck of seat 2 is not legal:", *SAID["en"][2:6]]
