"""What the rules of La Campaña often ask of a table, in the rulebook's words."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.effects.seats import OUT, is_out
from tabletop.engine import HIDDEN, MIXED, PUBLIC, Card, Reason, Table, ZoneSpec
from tabletop.engine.layout import FACEDOWN
from tabletop.games.la_campana.pieces import gold_of

HAND_LIMIT = 7  # "Draw a Card": throughout the whole game the hand limit is 7 cards
FIELD_LIMIT = 5  # "Starting the Battle": at most 5 warriors on one battlefield at the same time
STEPS = "steps"  # a bit for each of the five steps taken this turn, the first the lowest
RECRUITED = "recruited"

ZONES = (
    ZoneSpec("deck", HIDDEN),
    ZoneSpec("warriors", HIDDEN),  # the deck of warriors, during the set-up only
    ZoneSpec("hand", MIXED, per_seat=True),
    ZoneSpec("field", PUBLIC, per_seat=True),
    ZoneSpec("upon", PUBLIC, per_seat=True),  # weapons and shields that lie on a seat's warriors
    ZoneSpec("castle", PUBLIC, per_seat=True),  # the relic first
    ZoneSpec("discard", PUBLIC),
    ZoneSpec("graveyard", FACEDOWN),
    ZoneSpec("box", PUBLIC),  # the warriors that a two-player battle leaves out
)
MARKS = ("damage", "impure")
"""`damage` in half-points on a warrior or a shield; `impure` on a weapon that lies beneath its target."""


class Setup(NamedTuple):
    """What follows from the seats and options of a match.

    `sides[seat]` is the army or alliance of a seat, `rivals[seat]` the seats of other sides in turn order,
    `allies[seat]` the partner, or None; `beats` says which type each type of warrior has the advantage over.
    """

    seats: int
    sides: tuple[int, ...]
    rivals: tuple[tuple[int, ...], ...]
    allies: tuple[int | None, ...]
    goal: int
    wins: int
    neighbours: bool
    overdraw: bool
    youngest: int
    beats: dict[str, str]


class BattleOver(Exception):
    """Raised by a rule, at any depth, when the battle has a winner, or none (`side` is None)."""

    def __init__(self, side: int | None, why: Reason) -> None:
        super().__init__(why.id)
        self.side = side
        self.why = why


def why_not_step(table: Table, step: int) -> Reason | None:
    """Return why a step can no longer be taken: each once a turn, always in order ("Turn Structure")."""
    taken = table.numbers.get((0, STEPS), 0)
    if taken < 1 << step - 1:
        return None
    return Reason("reason-step-done" if taken >> step - 1 & 1 else "reason-step-passed", {"n": step})


def living_rivals(table: Table, seat: int) -> list[int]:
    """List the rivals still in the battle, in turn order from the seat."""
    numbers = table.numbers
    return [rival for rival in table.setup.rivals[seat] if (rival, OUT) not in numbers]


def next_living(table: Table, seat: int) -> int:
    """Return the seat to the right of another, passing over those that are out ("Starting the Battle")."""
    numbers, seats = table.numbers, table.seats
    for step in range(1, seats + 1):
        after = (seat + step) % seats
        if (after, OUT) not in numbers:
            return after
    return seat


def living_neighbours(table: Table, seat: int) -> tuple[int, int]:
    """Return the nearest living seats on either side (La Campaña, "Attacking with Weapons")."""
    before = seat
    for step in range(1, table.seats):
        before = (seat - step) % table.seats
        if not is_out(table, before):
            break
    return next_living(table, seat), before


def commands(table: Table, seat: int, suit: str) -> bool:
    """Return whether a seat has a warrior of a type on its own battlefield; the Dragon is of none."""
    faces = table.faces
    return any(faces[card].suit == suit for card in table.zone("field", seat))


def shield_of(table: Table, warrior: Card) -> Card | None:
    """Return the shield before a warrior, or None."""
    faces = table.faces
    for card, host in table.hosts.items():
        if host == warrior and faces[card].shield:
            return card
    return None


def castle_seat(table: Table, seat: int) -> int | None:
    """Return on whose battlefield the castle of a seat's side stands, or None."""
    if table.zone("castle", seat):
        return seat
    ally = table.setup.allies[seat]
    return ally if ally is not None and table.zone("castle", ally) else None


def castle_gold(table: Table, seat: int) -> int:
    """Return the gold in the castle on a battlefield."""
    faces = table.faces
    return gold_of([faces[card] for card in table.zone("castle", seat)])
