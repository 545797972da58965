"""Which card an option names, whatever an answer says."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.naming import card_named, held
from tabletop.engine import Option
from tests.engine.small_table import ACE, KING, QUEEN, dealt


def test_an_id_names_its_card() -> None:
    table, cards = dealt(ACE, KING, QUEEN)
    assert card_named(table, table.id_of(cards[1])) == cards[1]


@pytest.mark.parametrize("id_", [None, -1, 99, 1.0, True, "1", ("hand", 0)])
def test_whatever_is_no_id_names_no_card(id_: Any) -> None:
    table, _ = dealt(ACE, KING, QUEEN)
    assert card_named(table, id_) is None


def test_held_is_what_lies_in_the_hand_of_who_is_asked() -> None:
    table, cards = dealt(ACE, KING, QUEEN)
    table.move(cards[2], "field")
    named = [Option("play", table.id_of(card)) for card in cards]
    assert [held(table, 0, option) for option in named] == [cards[0], cards[1], None]
    assert held(table, 1, named[0]) is None
