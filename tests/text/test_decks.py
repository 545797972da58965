"""Decks as text: what is written is read again, forgivingly, and each slip is told with its line (case R20)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.cards.decks import plain
from tabletop.engine import Reason
from tabletop.text import decks
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.text.log import Teller
from tests.games.aguila_roja.deck_cards import building, forty

RULES = building(Path("nowhere"))
ES, EN = Text("es", strict=True), Text("en", strict=True)


def read(*lines: str) -> decks.DeckText:
    return decks.read("\n".join(lines), RULES, ES)


def counts(*lines: str) -> dict[str, int]:
    """Read cards under a treasury, without a slip."""
    found = read("Arcas: arcas-pueblo", *lines)
    assert found.problems == ()
    assert found.deck is not None
    return dict(found.deck.cards)


def slip(*lines: str) -> Reason:
    """Read cards under a treasury, with one slip."""
    (problem,) = read("Arcas: arcas-pueblo", *lines).problems
    return problem


def test_a_deck_reads_like_a_list() -> None:
    deck = RULES.make("arcas-pueblo", {"pueblo-fiesta": 1, "pueblo-2": 3, "pueblo-legend": 1, "zorro": 2})
    assert decks.write("Vecinos", deck, RULES, ES).splitlines() == [
        "# Vecinos",
        "Arcas: Arcas de pueblo",
        "",
        "3 Peón 2 de pueblo",
        "1 Ídolo de pueblo",
        "",
        "1 Pueblo-fiesta",
        "",
        "2 zorro",
    ]
    assert decks.write("Vecinos", deck, RULES, EN).splitlines()[1] == "Treasury: Arcas pueblo E"


@given(
    st.sampled_from([face.id for face in RULES.treasuries]),
    st.dictionaries(st.sampled_from([face.id for face in RULES.pool]), st.integers(1, 9999)),
    st.sampled_from(LANGUAGES),
    st.sampled_from(LANGUAGES),
)
def test_what_is_written_is_read_in_any_language(
    treasury: str, cards: dict[str, int], writer: Language, reader: Language
) -> None:
    deck = RULES.make(treasury, cards)
    written = decks.write("Ñandú", deck, RULES, Text(writer))
    assert decks.read(written, RULES, Text(reader)) == decks.DeckText("Ñandú", deck, ())


@pytest.mark.parametrize(
    "line",
    [
        "3 Peón 1 de pueblo",
        "3 PEON 1 DE PUEBLO",
        "  3x peón  1 de Pueblo ",
        "3 X Peo\u0301n 1 de pueblo",
        "3×Peón 1 de pueblo",
        "03 Pueblo 1 E",
        "3 pueblo-1",
        "3\tpueblo 1 e",
    ],
)
def test_capitals_accents_and_signs_are_forgiven(line: str) -> None:
    assert counts(line) == {"pueblo-1": 3}


def test_lines_about_one_card_add_up() -> None:
    assert counts("2 pueblo-1", "", "# y otra", "1 Peón 1 de pueblo") == {"pueblo-1": 3}


def test_the_first_remark_is_the_name() -> None:
    found = read("\ufeff##  Mi mazo ", "# comentario", "arcas: Arcas de pueblo")
    assert (found.name, found.problems) == ("Mi mazo", ())


@pytest.mark.parametrize("line", ["Treasury: arcas-clero", "ARCAS : Arcas de Clero", "Arcas clero E"])
def test_a_treasury_is_named_in_any_language(line: str) -> None:
    found = read(line)
    assert found.deck is not None
    assert (found.deck.treasury, found.problems) == ("arcas-clero", ())


def test_too_many_copies_are_no_unknown_card() -> None:
    found = read("Arcas: arcas-pueblo", "99 peón 1 de PUEBLO", "2 ídolo de pueblo")
    assert (found.problems, found.deck and dict(found.deck.cards)) == (
        (),
        {"pueblo-1": 99, "pueblo-legend": 2},
    )
    assert found.deck is not None
    assert [reason.id for reason in RULES.why_not(found.deck)] == [
        "deck-too-many",
        "deck-copies",
        "deck-unique",
    ]


def test_cards_beside_the_deck_are_no_unknown_cards() -> None:
    assert counts("5 Bienestar", "1 Arcas de clero") == {"bienestar": 5, "arcas-clero": 1}


@pytest.mark.parametrize("count", ["0", "000", "10000", "123456789012345678901234567890"])
def test_a_count_that_cannot_be_is_told(count: str) -> None:
    assert slip(f"{count} pueblo-1") == Reason("deck-text-count", {"line": 2, "got": count})


def test_a_slip_of_the_pen_gets_a_suggestion() -> None:
    expected = {"line": 3, "got": "Ydolo de pueblo", "near": "Ídolo de pueblo"}
    assert slip("", "1 Ydolo de pueblo") == Reason("deck-text-near", expected)


def test_an_unknown_card_is_told_with_its_line() -> None:
    assert slip("1 Zorro plateado") == Reason("deck-text-unknown", {"line": 2, "got": "Zorro plateado"})


def test_what_is_no_line_of_a_deck_is_told() -> None:
    assert slip("Peón") == Reason("deck-text-line", {"line": 2, "got": "Peón"})


def test_all_slips_are_told_at_once_and_the_rest_is_read() -> None:
    found = read(
        "Arcas: pueblo",
        "hola",
        "0 pueblo-1",
        "2 pueblo-2",
        "1 zzz",
        "Arcas: arcas-clero",
        "Arcas: arcas-pueblo",
    )
    assert [(one.id, one.args["line"]) for one in found.problems] == [
        ("deck-text-no-treasury", 1),
        ("deck-text-line", 2),
        ("deck-text-count", 3),
        ("deck-text-unknown", 5),
        ("deck-text-two-treasuries", 7),
    ]
    assert found.deck is not None
    assert plain(found.deck) == {"treasury": "arcas-clero", "cards": {"pueblo-2": 2}}


def test_without_a_treasury_there_is_no_deck() -> None:
    found = read("2 pueblo-2")
    assert (found.deck, [one.id for one in found.problems]) == (None, ["deck-text-treasury-missing"])
    assert read("").problems == found.problems


def test_a_book_is_no_deck() -> None:
    found = read("Arcas: arcas-pueblo", *["1 pueblo-1"] * 10_000)
    assert [(one.id, one.args["line"]) for one in found.problems] == [
        ("deck-text-long", decks.MOST_LINES + 1)
    ]


@given(st.text())
def test_no_text_is_too_odd(written: str) -> None:
    found = decks.read(written, RULES, ES)
    assert all(one.id.startswith("deck-text-") for one in found.problems)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_slip_has_its_words(language: Language) -> None:
    text = Text(language, strict=True)
    teller = Teller(text, RULES.known, ())
    lines = [
        "hola",
        "Arcas: x",
        "0 pueblo-1",
        "1 zzz",
        "1 Ydolo de pueblo",
        *["Arcas: arcas-clero"] * 2,
        *[""] * 400,
    ]
    problems = [*decks.read("\n".join(lines), RULES, text).problems, *decks.read("", RULES, text).problems]
    told = {one.id: teller.sentence(one.id, one.args) for one in problems}
    assert len(told) == 8
    assert all(str(one.args.get("line", "")) in told[one.id] for one in problems)


def test_the_legal_deck_of_the_tests_is_legal() -> None:
    assert RULES.why_not(RULES.make("arcas-pueblo", forty())) == []
