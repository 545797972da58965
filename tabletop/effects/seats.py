"""Who still sits at the table, clockwise: what the rules of games often ask whose players may leave or be beaten.

The `orders` of such a game's set-up are the seats clockwise from each one on.
"""

from __future__ import annotations

from tabletop.engine import Table

OUT = "out"
"""The number of a seat that is 1 once its player has lost or left."""


def clockwise_orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the seats clockwise from each one on, itself first."""
    return tuple([tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)])


def is_out(table: Table, seat: int) -> bool:
    """Return whether a player has lost or left."""
    return (seat, OUT) in table.numbers


def living(table: Table) -> list[int]:
    """List the players who are still there, in seat order."""
    numbers = table.numbers
    return [seat for seat in range(table.seats) if (seat, OUT) not in numbers]


def clockwise(table: Table, first: int) -> list[int]:
    """List the players who are still there, from a seat on."""
    numbers = table.numbers
    return [seat for seat in table.setup.orders[first] if (seat, OUT) not in numbers]


def next_living(table: Table, seat: int) -> int:
    """Return the next player clockwise who is still there, or the seat itself if there is no other."""
    return next((other for other in clockwise(table, seat) if other != seat), seat)
