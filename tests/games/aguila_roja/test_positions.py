"""Positions of a game whose players bring decks: whose copy lies where, and what fills decks and treasuries."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tabletop import resources
from tabletop.engine import Match, SetupError, match_from
from tests.games.aguila_roja.scenes import GAME

DECKS = ["pueblo", "conspiradores"]


def laid(seed: int = 1, **position: Any) -> Match:
    """Lay out a position of two starter decks."""
    return match_from(GAME, {"seats": 2, "options": {"decks": DECKS}, "phase": "act", **position}, seed)


def slugs(match: Match, zone: str, seat: int) -> list[str]:
    return [match.table.faces[card].id for card in match.table.zone(zone, seat)]


def test_what_is_named_nowhere_lies_in_its_players_deck_maravedi_deck_or_treasury() -> None:
    match = laid(zones={"hand": [["labradora"], []]})
    assert [len(slugs(match, "deck", seat)) for seat in (0, 1)] == [39, 40]
    assert [len(slugs(match, "maravedies", seat)) for seat in (0, 1)] == [15, 15]
    assert [slugs(match, "treasury", seat) for seat in (0, 1)] == [
        ["arcas-del-pueblo"],
        ["arcas-de-la-logia"],
    ]
    for seat, name in enumerate(DECKS):
        held = Counter([*slugs(match, "deck", seat), *slugs(match, "hand", seat)])
        assert held == Counter(GAME.starters[name]["cards"])


def test_a_card_that_both_have_is_of_the_seat_for_which_it_is_named() -> None:
    match = match_from(
        GAME,
        {
            "seats": 3,
            "options": {"decks": ["clero", "clero", "clero"]},
            "phase": "act",
            "zones": {"village": [["novicia"], ["novicia", "novicia"], ["novicia"]]},
        },
    )
    table = match.table
    owners = [[table.setup.owners[card] for card in table.zone("village", seat)] for seat in range(3)]
    assert owners == [[0], [1, 1], [2]]


def test_a_card_that_the_seat_has_not_brought_is_borrowed() -> None:
    match = laid(zones={"village": [["verdugo"], []]})
    table = match.table
    (verdugo,) = table.zone("village", 0)
    assert table.setup.owners[verdugo] == 1
    assert len(table.zone("deck", 1)) == 39


def test_named_cards_lie_on_top_of_the_deck_that_the_seed_shuffles() -> None:
    zones = {"deck": [["herrero", "labradora"], []], "maravedies": [["hambruna"], []]}
    decks = [slugs(laid(seed, zones=zones), "deck", 0) for seed in (1, 1, 2)]
    assert [deck[-2:] for deck in decks] == [["herrero", "labradora"]] * 3
    assert decks[0] == decks[1] != decks[2]
    match = laid(zones=zones)
    assert (slugs(match, "maravedies", 0)[-1], len(slugs(match, "maravedies", 0))) == ("hambruna", 15)


def test_the_rest_may_lie_out_of_the_game() -> None:
    match = laid(
        rest="box", zones={"deck": [["herrero"], ["verdugo"]], "treasury": [["arcas-del-pueblo"], []]}
    )
    assert [slugs(match, "deck", seat) for seat in (0, 1)] == [["herrero"], ["verdugo"]]


def test_a_card_that_nobody_has_brought_is_refused() -> None:
    with pytest.raises(SetupError, match="cardenal-mendoza"):
        laid(zones={"hand": [["cardenal-mendoza"]]})


@pytest.mark.parametrize("name", ["comerciantes-y-monasterio", "herrero-y-arriero"])
def test_the_examples_that_ship_have_titles_and_whole_decks(name: str) -> None:
    data = json.loads((resources.saves() / "aguila_roja" / f"{name}.json").read_text(encoding="utf-8"))
    assert sorted(data["title"]) == ["en", "es"]
    match = match_from(GAME, data, 3)
    zones = ("deck", "hand", "village", "locations")
    assert [sum(len(slugs(match, zone, seat)) for zone in zones) for seat in (0, 1)] == [40, 40]
