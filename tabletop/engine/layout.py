"""Which zones a game has, who sees into them, and what may be counted on a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.engine.events import Place

PUBLIC = 0
"""All see the faces: a battlefield, a discard pile."""
MIXED = 1
"""Its owner sees the faces, others ids in order: a hand."""
HIDDEN = 2
"""Nobody sees the faces and the order counts: a deck."""
FACEDOWN = 3
"""Nobody learns a face by looking, but who knew it still does: a graveyard."""


class ZoneSpec(NamedTuple):
    """A zone: its name, who sees into it (`PUBLIC`, `MIXED`, `HIDDEN`, `FACEDOWN`), one a seat or one in all."""

    name: str
    kind: int
    per_seat: bool = False


class Layout:
    """The zones of one match, numbered; shared by all copies of its table.

    :param specs: the first zone is where all cards lie before the set-up.
    :param seats: how many seats.
    :param marks: the names of the counters that cards may bear.
    :param turn_numbers: the names of the numbers that begin anew with each turn.
    :param upon: the zone of the cards that are laid on others.
    :param watched: the zones whose cards something follows from, each seat's apart: `Table.moves` counts who comes
        and goes there.
    :param watched_marks: the names of the counters that something follows from: `Table.marked` counts their changes.
    """

    __slots__ = (
        "base",
        "kinds",
        "marks",
        "mixed",
        "places",
        "seat_of",
        "seats",
        "specs",
        "turn_keys",
        "turn_numbers",
        "upon",
        "watch_of",
        "watched_marks",
    )

    def __init__(
        self,
        specs: Sequence[ZoneSpec],
        seats: int,
        marks: Sequence[str],
        turn_numbers: Sequence[str] = (),
        upon: str = "upon",
        watched: Sequence[str] = (),
        watched_marks: Sequence[str] = (),
    ) -> None:
        self.upon = upon
        self.turn_numbers = tuple(turn_numbers)
        self.turn_keys = tuple([(seat, name) for name in turn_numbers for seat in range(seats)])
        self.specs = tuple(specs)
        self.seats = seats
        self.marks = tuple(marks)
        self.watched_marks = frozenset(watched_marks)
        self.mixed = frozenset([spec.name for spec in specs if spec.kind == MIXED])
        self.base: dict[str, int] = {}
        self.places: list[Place] = []
        self.kinds: list[int] = []
        self.seat_of: list[int] = []
        self.watch_of: list[int] = []
        for spec in specs:
            self.base[spec.name] = len(self.places)
            for seat in range(seats if spec.per_seat else 1):
                self.places.append((spec.name, seat))
                self.kinds.append(spec.kind)
                self.watch_of.append(1 + seat if spec.name in watched else 0)
                self.seat_of.append(seat)
