"""What the rules of El Guerrero often ask of a table, in the rulebook's words."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.effects.seats import OUT, is_out
from tabletop.engine import FACEDOWN, HIDDEN, MIXED, PUBLIC, Card, Table, ZoneSpec

ARMY_LIMIT = 5  # "A player may not have more than 5 troops in their army"
HAND = 3  # "until they have three cards again"
TOKEN_LIMIT = 4  # tokens are 1/2 and 3/4
MORALE_LIMIT = 20
FIRST_MORALE = 5
BASIC_TROOPS = 3
SHELTER = 5  # "5 points of temporary defence"
WON, LOST = 2, 1  # Morale for the winner and from the loser of a combat

REMOVED = {6: 0, 5: 10, 4: 20, 3: 30}
"""Battle cards that are removed from the game, by the number of players ("Setup")."""
LAST = {6: 20, 5: 16, 4: 13, 3: 10}
"""War lies among so many last Battle cards, by the number of players ("Setup")."""

DEED = "deed"  # what was chosen in phase 2 of this turn
ATTACKED, DISCARDED = 1, 2
ATTACKS_LEFT = "attacks_left"  # additional attacks this turn
ACTIONS = "actions"  # this turn
PEACE = "peace"  # 1 + the seat whose second turn ends it
DEFEATED = "defeated"  # 1 + the seat that holds the token
MORALE = "morale"
BEGUN = "begun"  # turns that a seat has begun
TIRED = "tired"  # trainings that a seat has to skip
IDLE = "idle"  # turns in a row that have ended without a card drawn
WINDOW = "window"  # the number of the last round of asking

ATTACKER, DEFENDER = "attacker", "defender"  # 1 + the seat, during a combat
SWAPPED = "swapped"  # each side fights this combat with the other's army
BONUS = "bonus"  # what a seat has more in this combat, or less
INSTANTS = "instants"  # that a seat has used in this combat
CALLED_OFF = "called_off"  # this combat has come to nothing
COMBAT_NUMBERS = (
    (ATTACKER, False),
    (DEFENDER, False),
    (SWAPPED, False),
    (CALLED_OFF, False),
    (BONUS, True),
    (INSTANTS, True),
)
"""The numbers that end with a combat, and whether each seat has its own."""

ZONES = (
    ZoneSpec("box", HIDDEN),  # before the match, what was removed from it, and what belongs to those who left
    ZoneSpec("deck", HIDDEN),
    ZoneSpec("pile", HIDDEN),  # where a few cards are shuffled on their way to the deck
    ZoneSpec("hand", MIXED, per_seat=True),
    ZoneSpec("army", PUBLIC, per_seat=True),
    ZoneSpec("trap", FACEDOWN, per_seat=True),
    ZoneSpec("lasting", PUBLIC, per_seat=True),  # round and permanent cards
    ZoneSpec("playing", PUBLIC, per_seat=True),  # a card that is announced, or turned over
    ZoneSpec("discard", PUBLIC),
    ZoneSpec("generals", PUBLIC),  # that nobody has chosen
    ZoneSpec("general", PUBLIC, per_seat=True),
    ZoneSpec("war", PUBLIC),
)
SPEAKING = ("army", "lasting")
"""The zones whose cards say something."""

TOKEN = "token"  # the strength that a troop has gained
LENT = "lent"  # 1 + the seat that a troop came from
MARKS = (TOKEN, LENT)


class Setup(NamedTuple):
    """What follows from the seats and options of a match.

    `orders[seat]` are the seats clockwise from one on, itself first. `all_train` and `short_rounds` are what groups
    play differently; `first` begins; `removed` Battle cards are left out, and War lies among the `last` others.
    """

    orders: tuple[tuple[int, ...], ...]
    all_train: bool
    short_rounds: bool
    first: int
    removed: int
    last: int


def rivals_of(table: Table, seat: int) -> list[int]:
    """List the living rivals of a player, clockwise from the left."""
    numbers = table.numbers
    return [other for other in table.setup.orders[seat][1:] if (other, OUT) not in numbers]


def is_full(table: Table, seat: int) -> bool:
    """Return whether an army has as many troops as it may have ("A player may not have more than 5 troops")."""
    return len(table.zone("army", seat)) >= ARMY_LIMIT


def trap_of(table: Table, seat: int) -> Card | None:
    """Return the card that lies face down in front of a player, or None."""
    cards = table.zone("trap", seat)
    return cards[0] if cards else None


def attacker(table: Table) -> int | None:
    """Return who attacks, or None when there is no combat."""
    seat = table.numbers.get((0, ATTACKER))
    return None if seat is None else seat - 1


def defender(table: Table) -> int | None:
    """Return who is attacked, or None when there is no combat."""
    seat = table.numbers.get((0, DEFENDER))
    return None if seat is None else seat - 1


def combat_goes_on(table: Table) -> bool:
    """Return whether there is a combat that has not been called off, and whose defender is still there."""
    seat = defender(table)
    return seat is not None and not is_out(table, seat) and (0, CALLED_OFF) not in table.numbers


def holder_of_defeated(table: Table) -> int | None:
    """Return who holds the Defeated token, or None."""
    seat = table.numbers.get((0, DEFEATED))
    return None if seat is None else seat - 1


def at_peace(table: Table) -> bool:
    """Return whether the Peace token is visible ("The first round")."""
    return (0, PEACE) in table.numbers


def end_combat(table: Table) -> None:
    """Clear all that belongs to the present combat, if there is one."""
    for name, each in COMBAT_NUMBERS:
        for seat in range(table.seats if each else 1):
            if (seat, name) in table.numbers:
                table.count(seat, name, 0)
