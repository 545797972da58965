"""What holds of the printed texts of every game: an editor has read them, they have no slips, quotations differ."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tabletop import games
from tabletop.cards.models import Words
from tabletop.effects.printed import PrintedGame
from tabletop.text.composer import card_text
from tabletop.text.grammar import plain, sentence
from tabletop.text.languages import LANGUAGES, Language, Text
from tests.text.goldens import assert_reads_as_reviewed, shipped
from tests.text.slips import SLIPS

VOCABULARIES = [game.words for game in games.all() if isinstance(game, PrintedGame)]


ICON = re.compile(r" \{icon:[a-z-]+\}")


def of_each_game(test: Callable[[Words, Language], None]) -> Callable[[Words, Language], None]:
    """Run a test for every game in every language."""
    by_language = pytest.mark.parametrize("language", LANGUAGES)
    return pytest.mark.parametrize("words", VOCABULARIES, ids=lambda words: words.game)(by_language(test))


@of_each_game
def test_the_cards_read_as_reviewed(words: Words, language: Language) -> None:
    assert_reads_as_reviewed(words, language)


@of_each_game
def test_no_shipped_card_has_a_slip(words: Words, language: Language) -> None:
    text = Text(language, strict=True)
    lines = {line for face in shipped(words) for line in card_text(face, text).splitlines()}
    told = [plain(ICON.sub("", line)) for line in lines - {sentence(text("ability-choose"))}]
    assert [line for line in told if SLIPS.search(line)] == []


@of_each_game
def test_every_card_is_quoted_in_a_line_of_its_own(words: Words, language: Language) -> None:
    quotes = [face.quote.of(language) for face in shipped(words) if face.quote is not None]
    assert len(set(quotes)) == len(shipped(words))
