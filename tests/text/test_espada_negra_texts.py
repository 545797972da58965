"""Printed texts of Espada Negra: every initial condition, under its heading, in both languages."""

import json
from typing import Any, get_args

import pytest

from tabletop.cards.models import CardFace, card_model
from tabletop.games.espada_negra.effects import WORDS
from tabletop.games.espada_negra.game import DESIGNS, EspadaNegra
from tabletop.games.espada_negra.paragraphs import PARAGRAPHS
from tabletop.text.composer import ability_text, card_text
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Language, Text
from tests.text.goldens import assert_reads_as_reviewed, shipped
from tests.text.invented import Inventor
from tests.text.slips import SLIPS

Json = dict[str, Any]

TOWER: Json = {
    "id": "torre",
    "name": {"en": "Tower", "es": "Torre"},
    "gender": {"en": "n", "es": "f"},
    "article": {"en": "the", "es": "la"},
    "type": "estate",
    "suit": "estate",
    "figures": {"victory": 2, "production": 0, "attack": 0, "espionage": 0},
    "picture": {"scene": "mountains"},
}


def card(*statements: Json) -> CardFace:
    """Make a card with an initial condition."""
    told = TOWER | {"abilities": [{"always": statements}] if statements else []}
    return card_model(WORDS).model_validate_json(json.dumps(told))


SAID: list[tuple[Json, str, str]] = [
    (
        {"verb": "cards_per_turn", "amount": 1},
        "En cada turno se subasta una carta.",
        "One card is auctioned each turn.",
    ),
    (
        {"verb": "cards_per_turn", "amount": 12},
        "En cada turno se subastan 12 cartas.",
        "12 cards are auctioned each turn.",
    ),
    (
        {"verb": "yields", "amount": -2},
        "Las cartas con producción tienen −2 de producción.",
        "Cards with production have −2 production.",
    ),
    (
        {"verb": "attacks_per_turn", "amount": 3},
        "Cada jugador puede atacar tres veces por turno.",
        "Everybody may attack three times a turn.",
    ),
    (
        {"verb": "espionage_costs", "amount": -1},
        "Espiar a quien gana una carta exige −1 de espionaje.",
        "Spying on whoever wins a card takes −1 espionage.",
    ),
    (
        {"verb": "tie_rule", "rule": "secret"},
        "Si las pujas empatan, la carta es para el empatado con más oro.",
        "When bids tie, the card goes to the richest of the tied.",
    ),
    (
        {"verb": "tie_rule", "rule": "external"},
        "Si las pujas empatan, la carta es para el empatado que habló primero.",
        "When bids tie, the card goes to whoever of the tied spoke first.",
    ),
    (
        {"verb": "plain_victory", "amount": 2},
        "Las cartas que solo dan victoria dan dos puntos más.",
        "Cards that have victory alone are worth two points more.",
    ),
    (
        {"verb": "set_scores", "amount": 1},
        "Al final, quien tenga más cartas iguales gana un punto de victoria.",
        "At the end, whoever has the most equal cards gains one point of victory.",
    ),
    (
        {"verb": "gold_scores", "amount": 1},
        "Al final, cada moneda de oro da un punto de victoria.",
        "At the end, each piece of gold gives one point of victory.",
    ),
]
"""Conditions that no shipped card has."""

MORE_OR_LESS = ("yields", "espionage_costs")
"""Conditions that must change something: their schema does not say so."""


@pytest.mark.parametrize(("statement", "spanish", "english"), SAID)
def test_a_condition_reads_as_an_editor_wants_it(statement: Json, spanish: str, english: str) -> None:
    face = card(statement)
    assert ability_text(face, 0, Text("es", strict=True)) == spanish
    assert ability_text(face, 0, Text("en", strict=True)) == english


def test_what_is_true_of_the_whole_table_is_a_sentence_each_under_one_heading() -> None:
    face = card({"verb": "row_hidden"}, {"verb": "bid_cap", "amount": 6})
    assert card_text(face, Text("es", strict=True)) == (
        "**Condición inicial.** Las cartas de cada turno están boca abajo hasta que les toca."
        " Nadie puede pujar más de 6 de oro."
    )
    assert card_text(face, Text("en", strict=True)) == (
        "**Initial condition.** The cards of each turn lie face down until they come up."
        " Nobody may bid more than 6 gold."
    )


def test_a_card_without_a_condition_has_no_heading() -> None:
    assert card_text(card(), Text("en", strict=True)) == ""


def test_no_word_is_without_a_text_that_somebody_has_read() -> None:
    words = {name for word in WORDS.all() for name in get_args(word.model_fields[word.key].annotation)}
    read = json.dumps([face.model_dump()["abilities"] for face in shipped(WORDS)]) + json.dumps(SAID)
    assert {word for word in words if f'"{word}"' not in read} == set()


@pytest.mark.parametrize("seed", range(20))
def test_invented_conditions_can_be_said(seed: int) -> None:
    """Word conditions in both languages: whatever a card file may say can be said."""
    inventor = Inventor(WORDS, seed)
    told = inventor.several(inventor.parts["always"], 3)
    face = card(*[one for one in told if one["verb"] not in MORE_OR_LESS or one["amount"]])
    for language in LANGUAGES:
        assert SLIPS.search(plain(card_text(face, Text(language, strict=True))) or "Nothing.") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_read_as_reviewed(language: Language) -> None:
    assert_reads_as_reviewed(WORDS, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shipped_card_has_a_slip_or_is_too_long_for_its_box(language: Language) -> None:
    text = Text(language, strict=True)
    told = [plain(card_text(face, text)) for face in shipped(WORDS)]
    assert [words for words in told if SLIPS.search(words) or len(words) > 160] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_quoted_in_a_line_of_its_own(language: Language) -> None:
    quotes = [face.quote.of(language) for face in shipped(WORDS) if face.quote is not None]
    assert len(set(quotes)) == len(shipped(WORDS)) == len(DESIGNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_a_name(language: Language) -> None:
    text = Text(language, strict=True)
    for option in EspadaNegra.options:
        assert text(f"option-espada_negra-{option.name}.about")
        named = [f"option-espada_negra-{option.name}.{one}" for one in option.values if isinstance(one, str)]
        assert len({text(name) for name in named}) == len(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_a_paragraph_for_each_phase_and_kind_of_card(language: Language) -> None:
    told = Text(language, strict=True).forms("rules-espada_negra").keys()
    assert {PARAGRAPHS.get(topic, topic) for topic in (*EspadaNegra.phases, *WORDS.kinds)} <= told
    assert set(PARAGRAPHS.values()) <= told
