"""A table of four faces and five zones, and short words to ask it."""

from typing import NamedTuple

from tabletop.engine import FACEDOWN, HIDDEN, MIXED, PUBLIC, Card, Dice, Event, Layout, Table, ZoneSpec

SPECTATOR = 3


class Face(NamedTuple):
    """A face that has a name alone."""

    id: str


ACE, KING, QUEEN, JACK = (Face(name) for name in ("ace", "king", "queen", "jack"))
LAYOUT = Layout(
    (
        ZoneSpec("deck", HIDDEN),
        ZoneSpec("hand", MIXED, per_seat=True),
        ZoneSpec("trap", FACEDOWN, per_seat=True),
        ZoneSpec("field", PUBLIC),
        ZoneSpec("upon", PUBLIC, per_seat=True),
    ),
    3,
    ("damage", "rust"),
    turn_numbers=("steps",),
)


def table_of(*faces: Face, seed: int = 1) -> Table:
    """Return a table with these cards in the deck, the last on top."""
    return Table(LAYOUT, faces, {}, None, Dice(seed))


def dealt(*faces: Face, seed: int = 1) -> tuple[Table, list[Card]]:
    """Return a table with all these cards in the hand of seat 0."""
    table = table_of(*faces, seed=seed)
    cards = list(table.zone("deck"))
    for card in cards:
        table.move(card, "hand", 0)
    return table, cards


def last(table: Table) -> Event:
    assert table.events
    return table.events[-1]


def who_knows(table: Table, card: Card) -> list[int]:
    return [seat for seat in range(4) if table.known_to(card, seat)]
