"""What squires answer alike in several games: they suspect nothing, and part with what is worth least."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.engine import Answer, Card, ChooseSome, Demand, Dice, Option, Request, Table


def suspect_nothing(_table: Table, _seat: int, _dice: Dice) -> tuple[Demand, ...]:
    """Return that nothing is suspected beyond what is public."""
    return ()


def card_of(table: Table, option: Option) -> Card:
    """Return the card of an option that names one."""
    assert option.card is not None
    return table.by_id[option.card]


def part_with_least(table: Table, request: Request, worth: Callable[[Card], float]) -> Answer:
    """Answer a request that is no choice of one option: of several cards as few as will do, those of least worth.

    :param worth: (card) -> what it is worth to who is asked.
    """
    if not isinstance(request, ChooseSome):
        return request.default()
    cheapest = sorted(request.options, key=lambda option: worth(card_of(table, option)))
    return request.canonical(cheapest[: request.lowest])
