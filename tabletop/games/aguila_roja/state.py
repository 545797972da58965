"""What the rules of Águila Roja often ask of a table, in the rulebook's words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from tabletop.effects.seats import OUT, is_out
from tabletop.engine import HIDDEN, MIXED, PUBLIC, Card, Table, ZoneSpec

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.pieces import Piece

TURN = "turn"
COINS = "coins"  # the maravedíes in a treasury
VICTORY = "victory"
TIEBREAK = "tiebreak"
BEGAN_AHEAD = "began_ahead"
TURNED = "turned"  # 1 + the place in Setup.maravedies of the card turned over this turn
AFFECTED = "affected"  # by that card, where it says something of the turn's end
WOKEN = "woken"  # what waits for this turn's start, or for its end
AT_START, AT_END = 1, 2
ACTIONS = "actions"
LOCATIONS = "locations"  # played this turn
EXTRA_LOCATIONS = "extra_locations"  # allowed this turn
DONE = "done"  # has said that the team's shared turn may end; until it ends

ZONES = (
    ZoneSpec("box", HIDDEN),  # before the match, and what belongs to players who have left it
    ZoneSpec("deck", HIDDEN, per_seat=True),
    ZoneSpec("hand", MIXED, per_seat=True),
    ZoneSpec("village", PUBLIC, per_seat=True),  # what a seat controls there: characters, permanent events
    ZoneSpec("locations", PUBLIC, per_seat=True),
    ZoneSpec("upon", PUBLIC, per_seat=True),  # the characters at a seat's locations
    ZoneSpec("discard", PUBLIC, per_seat=True),
    ZoneSpec("treasury", PUBLIC, per_seat=True),
    ZoneSpec("maravedies", HIDDEN, per_seat=True),
    ZoneSpec("turned", PUBLIC, per_seat=True),
    ZoneSpec("playing", PUBLIC, per_seat=True),  # an event while it is carried out, a card that is revealed
)
TABLE = ("village", "locations", "upon")
"""The zones that make up the table (Águila Roja, "Game Zones")."""

ACTION = "action"  # turned 90°: in action
WOUNDS = "wounds"
STRONGER, WEAKER = "stronger", "weaker"  # this turn
MORE_VICTORY, LESS_VICTORY = "more_victory", "less_victory"  # this turn
BANNED = "banned"  # a bit for each of ACTS: cannot, this turn
HELD = "held"  # 1 + the id of the card that keeps it under another's control
LENT = "lent"  # under another's control until the turn ends
MARKS = (ACTION, WOUNDS, STRONGER, WEAKER, MORE_VICTORY, LESS_VICTORY, BANNED, HELD, LENT)
THIS_TURN = (STRONGER, WEAKER, MORE_VICTORY, LESS_VICTORY, BANNED)
TELLING = (WOUNDS, STRONGER, WEAKER, BANNED, HELD)
"""The marks that may bring a card to be discarded or given back."""
ACTS = ("travel", "challenge", "intercept", "be_challenged", "be_intercepted", "be_discarded")
"""What statements can forbid, in the order of their bits."""


class Setup(NamedTuple):
    """What follows from the seats and options of a match.

    `sides[seat]` is the player or team of a seat, named by its first seat, which keeps its victory points and its
    maravedí deck. `mates[seat]` are the seats of its side, itself first; `rivals[seat]` the others, clockwise from
    its left; `owners[card]` the seat that brought a card; `maravedies` are the cards of a maravedí deck, one of each.
    """

    seats: int
    teams: bool
    goal: int
    hand: int
    sides: tuple[int, ...]
    mates: tuple[tuple[int, ...], ...]
    rivals: tuple[tuple[int, ...], ...]
    owners: tuple[int, ...]
    maravedies: tuple[Piece, ...]


def living(table: Table) -> list[int]:
    """List the players who are still in the match, in seat order."""
    if table.seats == 2:
        return [0, 1]  # one cannot go on without the other
    return [seat for seat in range(table.seats) if (seat, OUT) not in table.numbers]


def in_turn_order(table: Table) -> list[int]:
    """List the living players, from whose turn it is on to the left."""
    first, seats = table.turn, table.seats
    order = [(first + step) % seats for step in range(seats)]
    return [seat for seat in order if not is_out(table, seat)]


def rivals_of(table: Table, seat: int) -> list[int]:
    """List the living rivals of a player, clockwise from the left."""
    if table.seats == 2:
        return [1 - seat]
    return [rival for rival in table.setup.rivals[seat] if (rival, OUT) not in table.numbers]


def left_of(table: Table, seat: int) -> int:
    """Return the next living player to the left."""
    for step in range(1, table.seats):
        other: int = (seat + step) % table.seats
        if not is_out(table, other):
            return other
    return seat


def owner_of(table: Table, card: Card) -> int:
    """Return who had a card in the deck at the start ("Controller and owner")."""
    owner: int = table.setup.owners[card]
    return owner


def is_on_table(table: Table, card: Card) -> bool:
    """Return whether a card is on the table: in the village, a location, or at one ("Mesa and village")."""
    return table.place_of(card)[0] in TABLE


def controller_of(table: Table, card: Card) -> int:
    """Return who controls a card on the table."""
    return table.place_of(card)[1]


def on_table(table: Table, seat: int) -> Iterator[Card]:
    """List what a seat controls on the table."""
    yield from table.zone("village", seat)
    yield from table.zone("locations", seat)
    yield from table.zone("upon", seat)


def characters(table: Table, seat: int) -> Iterator[Card]:
    """List the characters that a seat controls, in the village and at locations."""
    faces = table.faces
    for card in table.zone("village", seat):
        if faces[card].kind == "character":
            yield card
    yield from table.zone("upon", seat)


def is_on_guard(table: Table, card: Card) -> bool:
    """Return whether a character is on guard ("On Guard, In Action")."""
    return (card, ACTION) not in table.marks


def victory_of(table: Table, seat: int) -> int:
    """Return the victory points of a player or team."""
    return table.numbers.get((table.setup.sides[seat], VICTORY), 0)


def is_ahead(table: Table, seat: int) -> bool:
    """Return whether a player has more victory points than every rival."""
    mine = victory_of(table, seat)
    return all(mine > victory_of(table, rival) for rival in rivals_of(table, seat))


def set_victory(table: Table, seat: int, points: int) -> None:
    """Set the victory points of a player or team; there are never fewer than none."""
    table.count(table.setup.sides[seat], VICTORY, max(0, points))


def coins_of(table: Table, seat: int) -> int:
    """Return the maravedíes in a treasury."""
    return table.numbers.get((seat, COINS), 0)
