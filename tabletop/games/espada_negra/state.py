"""What the rules of Espada Negra often ask of a table, in the rulebook's words."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine import FACEDOWN, HIDDEN, PUBLIC, Card, Table, ZoneSpec
from tabletop.games.espada_negra.house import HouseRules

GOLD = "gold"
ATTACKS = "attacks"  # that a seat has made this turn
ASSAULT = "assault"  # the total with which a seat attacks the present card
RALLIES = "rallies"  # 1 while a seat that attacks says which berserkers go along
SPEAKS = "speaks"  # 1 for who speaks first in the present auction, with an external auctioneer
BID = "bid"  # a seal; 1 + the bid as a number, while the auctioneer decides a tie
WINDOW = "window"  # the number of the last round of asking

WINNER = "winner"  # 1 + the seat that gets the present card, unless it is spied away
INVESTED = "invested"  # what it has paid or attacked with
RAID = "raid"  # 1 if it was by attack
DEPTH = "depth"  # how many acts of espionage there have been, each against the one before
NEEDED = "needed"  # the sum of the last of them: what one needs to cancel it
AGENT = "agent"  # 1 + the seat that has done the last of them
SPY = "spy"  # 1 + the seat that has done the first of them
CHAIN = (DEPTH, NEEDED, AGENT, SPY)
CONTEST = (WINNER, INVESTED, RAID, *CHAIN)
"""The numbers that end with the contest for a card."""

ZONES = (
    ZoneSpec("box", HIDDEN),  # before the match
    ZoneSpec("deck", HIDDEN),
    ZoneSpec("row", PUBLIC),  # the cards of this turn that are still to come, the next one first
    ZoneSpec("veiled", FACEDOWN),  # the same, where a condition hides them
    ZoneSpec("lot", PUBLIC),  # the card that is attacked or auctioned now
    ZoneSpec("holding", PUBLIC, per_seat=True),  # what a player has acquired
    ZoneSpec("conditions", PUBLIC),  # the cards whose initial conditions are in force
    ZoneSpec("discard", PUBLIC),  # out of the game
)

NEW = "new"  # acquired this turn
SPENT = "spent"  # a berserker that has attacked
SPIED = "spied"  # marked for an act of espionage
MARKS = (NEW, SPENT, SPIED)


class Setup(NamedTuple):
    """What follows from the seats and options of a match.

    `orders[seat]` are the seats clockwise from one on, itself first; `rules` are the house rules before any
    condition; so many conditions are `drawn`, and the one of the design `agreed` is in force anyway (or None).
    """

    orders: tuple[tuple[int, ...], ...]
    rules: HouseRules
    drawn: int
    agreed: str | None


def the_lot(table: Table) -> Card:
    """Return the card that is attacked or auctioned now."""
    return table.zone("lot")[0]


def lot_slug(table: Table) -> str:
    """Return the slug of the card that is attacked or auctioned now."""
    slug: str = table.faces[table.zone("lot")[0]].id
    return slug


def seat_in(table: Table, name: str) -> int | None:
    """Return the seat that a number of the whole table names (it holds 1 + the seat), or None."""
    seat = table.numbers.get((0, name))
    return None if seat is None else seat - 1


def open_window(table: Table) -> None:
    """Number the round of asking that comes next: no two share a number."""
    table.count(0, WINDOW, table.numbers.get((0, WINDOW), 0) + 1)


def forget(table: Table, names: tuple[str, ...]) -> None:
    """Clear numbers of the whole table."""
    for name in names:
        if (0, name) in table.numbers:
            table.count(0, name, 0)


def enter(table: Table, phase: str) -> None:
    """Enter a phase, if the table is not in it: one that ends begins again by itself."""
    if table.phase != phase:
        table.enter(phase)
