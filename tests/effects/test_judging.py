"""What squires answer alike in several games: with which cards they part."""

from __future__ import annotations

from tabletop.effects.judging import part_with_least, suspect_nothing
from tabletop.engine import Choose, ChooseSome, Dice, Option
from tests.engine.small_table import ACE, JACK, KING, QUEEN, dealt

WORTH = {"ace": 3.0, "king": 1.0, "queen": 4.0, "jack": 2.0}


def test_as_few_cards_as_will_do_are_parted_with_those_of_least_worth() -> None:
    table, cards = dealt(ACE, KING, QUEEN, JACK)
    options = [Option("discard", table.id_of(card)) for card in cards]
    request = ChooseSome(table, 0, "prompt", lambda _table, _seat: options, least=2, most=3)
    answer = part_with_least(table, request, lambda card: WORTH[table.faces[card].id])
    assert answer == (options[1], options[3])


def test_another_request_is_answered_by_its_default() -> None:
    table, _ = dealt(ACE)
    request = Choose(table, 0, "prompt", lambda _table, _seat: [Option("one"), Option("other")])
    assert part_with_least(table, request, lambda _card: 1.0) == Option("one")


def test_who_suspects_nothing_demands_nothing_of_what_is_imagined() -> None:
    table, _ = dealt(ACE)
    assert suspect_nothing(table, 0, Dice(1)) == ()
