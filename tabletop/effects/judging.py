"""What squires answer alike in several games: they suspect nothing, and part with what is worth least."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.effects.naming import card_of
from tabletop.engine import Answer, Card, ChooseSome, Demand, Dice, Request, Table


def suspect_nothing(_table: Table, _seat: int, _dice: Dice) -> tuple[Demand, ...]:
    """Return that nothing is suspected beyond what is public."""
    return ()


def part_with_least(table: Table, request: Request, worth: Callable[[Card], float]) -> Answer:
    """Answer a request that is no choice of one option: of several cards as few as will do, those of least worth.

    :param worth: (card) -> what it is worth to who is asked.
    """
    if not isinstance(request, ChooseSome):
        return request.default()
    cheapest = sorted(request.options, key=lambda option: worth(card_of(table, option)))
    return request.canonical(cheapest[: request.lowest])
