"""What a deck may hold (Águila Roja, "Building a Deck"): each rule, all reasons at once, one verdict."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.cards.decks import plain
from tabletop.engine import Reason
from tabletop.games.aguila_roja.decks import MARAVEDIES, Deck, read_deck, why_not_add, why_not_deck
from tabletop.games.aguila_roja.effects import Card
from tabletop.text.languages import LANGUAGES, Language, Text
from tabletop.text.log import Teller
from tests.games.aguila_roja.deck_cards import building, faces, forty

KNOWN = {face.id: face for face in faces() if isinstance(face, Card)}
LEGAL = Deck("arcas-pueblo", forty())


def changed(more: Mapping[str, int], treasury: str = "arcas-pueblo") -> Deck:
    """Change the copies of some cards of the legal deck; none left takes the card out."""
    cards = {**forty(), **more}
    return Deck(treasury, {slug: count for slug, count in cards.items() if count})


def ids(deck: Deck) -> list[str]:
    return [reason.id for reason in why_not_deck(deck, KNOWN)]


# -- each rule


def test_forty_cards_of_one_faction_and_generic_ones_are_a_deck() -> None:
    assert LEGAL.size == 40
    assert why_not_deck(LEGAL, KNOWN) == []


def test_thirty_nine_cards_are_too_few() -> None:
    deck = changed({"pueblo-1": 2})
    assert why_not_deck(deck, KNOWN) == [Reason("deck-too-few", {"n": 39, "size": 40, "missing": 1})]


def test_forty_one_cards_are_too_many() -> None:
    deck = changed({"generic-2": 1})
    assert why_not_deck(deck, KNOWN) == [Reason("deck-too-many", {"n": 41, "size": 40, "over": 1})]


def test_four_copies_of_a_title_are_one_too_many() -> None:
    deck = changed({"pueblo-1": 4, "pueblo-2": 2})
    assert why_not_deck(deck, KNOWN) == [Reason("deck-copies", {"card": "pueblo-1", "n": 4, "most": 3})]


def test_a_unique_card_is_there_once() -> None:
    deck = changed({"pueblo-legend": 2, "pueblo-2": 2})
    assert why_not_deck(deck, KNOWN) == [Reason("deck-unique", {"card": "pueblo-legend", "n": 2})]


def test_another_faction_stays_outside() -> None:
    deck = changed({"clero-3": 3, "pueblo-2": 0})
    found = {"card": "clero-3", "faction": "clero", "wanted": "pueblo"}
    assert why_not_deck(deck, KNOWN) == [Reason("deck-faction", found)]


def test_a_maravedi_card_lies_beside_the_deck() -> None:
    deck = changed({"bienestar": 3, "pueblo-2": 0})
    assert why_not_deck(deck, KNOWN) == [Reason("deck-maravedi", {"card": "bienestar"})]


def test_a_treasury_lies_beside_the_deck() -> None:
    deck = changed({"arcas-pueblo": 1, "pueblo-legend": 0})
    assert why_not_deck(deck, KNOWN) == [Reason("deck-treasury", {"card": "arcas-pueblo"})]


def test_an_unknown_card_is_named() -> None:
    deck = changed({"zorro": 1, "pueblo-legend": 0})
    assert why_not_deck(deck, KNOWN) == [Reason("deck-unknown-card", {"got": "zorro"})]


@pytest.mark.parametrize("treasury", ["pueblo-1", "bienestar", "zorro"])
def test_only_a_treasury_stands_over_a_deck(treasury: str) -> None:
    assert why_not_deck(changed({}, treasury), KNOWN) == [Reason("deck-no-treasury", {"got": treasury})]


@pytest.mark.parametrize(
    ("mix", "size"),
    [
        ({**MARAVEDIES, "subsistencia": 5}, 14),
        ({**MARAVEDIES, "prosperidad": 2}, 16),
        ({**MARAVEDIES, "subsistencia": 7, "hambruna": 0}, 15),
    ],
)
def test_the_maravedi_deck_has_its_fifteen(mix: dict[str, int], size: int) -> None:
    deck = LEGAL._replace(maravedies={slug: count for slug, count in mix.items() if count})
    assert why_not_deck(deck, KNOWN) == [Reason("deck-maravedi-mix", {"n": size, "size": 15})]


def test_every_reason_is_told_at_once() -> None:
    deck = changed({"pueblo-1": 99, "pueblo-legend": 2, "clero-1": 4, "hambruna": 1, "zorro": 1}, "pueblo-2")
    assert ids(deck) == [
        "deck-no-treasury",
        "deck-too-many",
        "deck-copies",
        "deck-maravedi",
        "deck-copies",
        "deck-unique",
        "deck-unknown-card",
    ]


def test_a_card_can_break_two_rules() -> None:
    assert ids(changed({"clero-1": 4, "pueblo-1": 2, "pueblo-2": 0})) == ["deck-copies", "deck-faction"]


# -- reading


def test_a_deck_is_read_from_what_is_written() -> None:
    assert read_deck(json.loads(json.dumps(plain(LEGAL)))) == LEGAL


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "deck-no-deck"),
        (["pueblo-1"], "deck-no-deck"),
        ({"cards": {}}, "deck-no-treasury"),
        ({"treasury": 3, "cards": {}}, "deck-no-treasury"),
        ({"treasury": "arcas-pueblo"}, "deck-no-counts"),
        ({"treasury": "arcas-pueblo", "cards": {"pueblo-1": 0}}, "deck-no-counts"),
        ({"treasury": "arcas-pueblo", "cards": {"pueblo-1": True}}, "deck-no-counts"),
        ({"treasury": "arcas-pueblo", "cards": {"pueblo-1": "3"}}, "deck-no-counts"),
        ({"treasury": "arcas-pueblo", "cards": {}, "maravedies": []}, "deck-no-counts"),
    ],
)
def test_what_is_no_deck_is_refused(data: Any, reason: str) -> None:
    found = read_deck(data)
    assert isinstance(found, Reason)
    assert found.id == reason


# -- adding

SLUGS = st.sampled_from([*KNOWN, "zorro"])
DECKS = st.builds(
    Deck,
    st.sampled_from(["arcas-pueblo", "arcas-clero", "pueblo-1", "zorro"]),
    st.dictionaries(SLUGS, st.integers(1, 5), max_size=16),
)


@given(deck=DECKS, slug=SLUGS)
def test_a_card_may_be_added_where_the_judge_finds_nothing_new(deck: Deck, slug: str) -> None:
    more = deck._replace(cards={**deck.cards, slug: deck.cards.get(slug, 0) + 1})
    before = {(reason.id, str(reason.args)) for reason in why_not_deck(deck, KNOWN)}
    found = [reason for reason in why_not_deck(more, KNOWN) if reason.id != "deck-too-few"]
    blamed = [
        reason
        for reason in found
        if (reason.id, str(reason.args)) not in before or slug in reason.args.values()
    ]
    assert why_not_add(deck, slug, KNOWN) == (blamed[0] if blamed else None)


@given(st.lists(SLUGS, max_size=60))
def test_who_adds_only_what_may_be_added_keeps_a_deck_that_lacks_cards_at_most(slugs: list[str]) -> None:
    deck = Deck("arcas-pueblo", {})
    for slug in slugs:
        if why_not_add(deck, slug, KNOWN) is None:
            deck = deck._replace(cards={**deck.cards, slug: deck.cards.get(slug, 0) + 1})
    assert set(ids(deck)) <= {"deck-too-few"}


@given(st.sampled_from(sorted(KNOWN)))
def test_nothing_fits_into_a_full_deck(slug: str) -> None:
    reason = why_not_add(LEGAL, slug, KNOWN)
    assert reason is not None
    assert reason.id == "deck-too-many"


# -- what screens ask


def starter(folder: Path, name: str, treasury: str) -> None:
    file = {"id": name, "name": {"en": name, "es": name}, "about": {"en": "Play.", "es": "Juega."}}
    (folder / f"{name}.json").write_text(json.dumps(file | {"treasury": treasury, "cards": forty()}))


def test_the_pool_holds_what_a_deck_may(tmp_path: Path) -> None:
    rules = building(tmp_path)
    assert {face.type for face in rules.pool} == {"character", "event", "location"}
    assert [face.suit for face in rules.treasuries] == ["pueblo", "casa-real", "conspiradores", "clero"]
    assert (rules.most("pueblo-1"), rules.most("pueblo-legend")) == (3, 1)


def test_starter_decks_come_in_the_order_of_their_treasuries(tmp_path: Path) -> None:
    starter(tmp_path, "abbey", "arcas-clero")
    starter(tmp_path, "village", "arcas-pueblo")
    rules = building(tmp_path)
    assert [one.id for one in rules.starters] == ["village", "abbey"]
    assert rules.why_not(rules.starters[0].deck) == []


def test_a_broken_starter_deck_is_named(tmp_path: Path) -> None:
    (tmp_path / "half.json").write_text('{"id": "half"')
    with pytest.raises(ValueError, match=r"half\.json"):
        _ = building(tmp_path).starters


# -- in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_its_words(language: Language) -> None:
    teller = Teller(Text(language, strict=True), KNOWN, ())
    deck = changed(
        {"pueblo-1": 99, "pueblo-legend": 2, "clero-1": 1, "hambruna": 1, "zorro": 1, "arcas-clero": 1}
    )
    reasons = why_not_deck(deck._replace(maravedies={"hambruna": 1}), KNOWN)
    reasons += why_not_deck(Deck("zorro", {}), KNOWN)
    reasons += [
        reason
        for data in (None, {}, {"treasury": "arcas-pueblo", "cards": 3})
        if isinstance(reason := read_deck(data), Reason)
    ]
    told = {reason.id: teller.sentence(reason.id, reason.args) for reason in reasons}
    assert len(told) == 12
    assert "99" in told["deck-copies"]
    assert KNOWN["pueblo-1"].name.of(language) in told["deck-copies"]
    assert "zorro" in told["deck-unknown-card"]
    assert "Clero" in told["deck-faction"]
    assert "Pueblo" in told["deck-faction"]
    assert len(set(told.values())) == len(told)
