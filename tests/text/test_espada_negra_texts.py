"""Printed texts of Espada Negra: every initial condition, under its heading, in both languages."""

import pytest

from tabletop.cards.models import CardFace
from tabletop.games.espada_negra.effects import WORDS
from tabletop.games.espada_negra.game import DESIGNS, EspadaNegra
from tabletop.games.espada_negra.paragraphs import PARAGRAPHS
from tabletop.text.composer import ability_text, card_text
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Language, Text
from tests.text.goldens import shipped
from tests.text.invented import Inventor
from tests.text.sayings import Json, speaker, unread
from tests.text.slips import SLIPS

TOWER: Json = {
    "id": "torre",
    "name": {"en": "Tower", "es": "Torre"},
    "gender": {"en": "n", "es": "f"},
    "article": {"en": "the", "es": "la"},
    "type": "estate",
    "figures": {"victory": 2, "production": 0, "attack": 0, "espionage": 0},
}


def card(*statements: Json) -> CardFace:
    """Make a card with an initial condition."""
    return speaker(WORDS, TOWER, *([{"always": statements}] if statements else []))


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
    assert unread(WORDS, SAID) == set()


@pytest.mark.parametrize("seed", range(20))
def test_invented_conditions_can_be_said(seed: int) -> None:
    """Word conditions in both languages: whatever a card file may say can be said."""
    inventor = Inventor(WORDS, seed)
    told = inventor.several(inventor.parts["always"], 3)
    face = card(*[one for one in told if one["verb"] not in MORE_OR_LESS or one["amount"]])
    for language in LANGUAGES:
        assert SLIPS.search(plain(card_text(face, Text(language, strict=True))) or "Nothing.") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_shipped_card_says_too_much_for_its_box(language: Language) -> None:
    text = Text(language, strict=True)
    assert [face.id for face in shipped(WORDS) if len(plain(card_text(face, text))) > 160] == []


def test_every_card_has_a_condition_that_can_be_agreed_upon() -> None:
    assert [face.id for face in shipped(WORDS)] == list(DESIGNS)


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
