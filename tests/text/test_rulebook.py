"""The rules of each game have headings, and words are found in what is written."""

import pytest

from tabletop import games
from tabletop.engine import Game
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.text.rulebook import occurrences, paragraphs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_every_paragraph_begins_with_a_heading_of_its_own(game: Game, language: Language) -> None:
    told = paragraphs(Text(language, strict=True), game.id)
    headings = [one.heading for one in told]
    assert len(told) > 10
    assert all(headings)
    assert len(set(headings)) == len(headings)
    assert all(one.words.startswith(f"**{one.heading}") for one in told)


@pytest.mark.parametrize(
    ("words", "wanted", "found"),
    [
        ("Águila, aguileño", "AGUIL", ["Águil", "aguil"]),
        ("el año", "ANO", ["año"]),
        ("the player’s hand", "player's", ["player’s"]),
        ("three\u00a0cards", "three cards", ["three\u00a0cards"]),
        ("5½ points", "½ p", ["½ p"]),
        ("aaaa", "aa", ["aa", "aa"]),
        ("War", "", []),
        ("War", "peace", []),
    ],
)
def test_words_are_found_whatever_their_capitals_accents_and_quotes(
    words: str, wanted: str, found: list[str]
) -> None:
    assert [words[start:end] for start, end in occurrences(words, wanted)] == found
