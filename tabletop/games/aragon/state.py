"""What the rules of Aragón often ask of a table, in the rulebook's words."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from tabletop.engine import FACEDOWN, HIDDEN, MIXED, PUBLIC, Card, Table, ZoneSpec

Area: TypeAlias = Literal["military", "political", "economic"]

AREAS: tuple[Area, ...] = ("military", "political", "economic")
"""The areas of each player; a card's type says into which one it is played ("Planning")."""

HAND = 4  # "Deal four cards to each player"
MOST = 10  # "Influence in an area cannot exceed 10"
THRESHOLD = 5  # "at least 5 influence in any two areas"
LOOKED_AT = 3  # "look at the top three cards of the draw deck"

OPENING = "opening"  # 1 during the first player's first turn
PLAYED = "played"  # 1 once the card of this turn has been played
ACTIONS = "actions"  # what has been done in this turn besides
CHANGED = "changed"  # 1 once a turn with an empty deck has changed something
CLOSING = "closing"  # 1 + the seat that takes the final turn
IDLE = "idle"  # turns in a row, the deck empty, that have changed nothing
STILL = "still"  # turns in a row, the deck empty, in which nobody has played a card of the turn
LATE = "late"  # turns with an empty deck

GRANTS: dict[str, str] = {
    "military": "grant_military",
    "political": "grant_political",
    "economic": "grant_economic",
    "any": "grant_any",
}
"""Marks: additional plays that a card has granted this turn; they end when it leaves play, as the rulebook wants."""
USED = "used"  # its On Your Turn ability has been used this turn
SILENT = "silent"  # its abilities are silenced
MARKS = (*GRANTS.values(), USED, SILENT)


def spent(slug: str) -> str:
    """Name the number of cards of a design that have left play in this turn after their ability had been used."""
    return f"spent-{slug}"


ZONES = (
    ZoneSpec("deck", HIDDEN),
    ZoneSpec("box", HIDDEN),  # what a position leaves out
    ZoneSpec("hand", MIXED, per_seat=True),
    ZoneSpec("draft", MIXED, per_seat=True),  # the cards that are being looked at
    ZoneSpec("military", PUBLIC, per_seat=True),
    ZoneSpec("political", PUBLIC, per_seat=True),
    ZoneSpec("economic", PUBLIC, per_seat=True),
    ZoneSpec("leader", PUBLIC, per_seat=True),
    ZoneSpec("discard", PUBLIC),  # face up: what was abandoned or destroyed
    ZoneSpec("facedown", FACEDOWN),  # discarded from hands, drafts and the deck
    ZoneSpec("aside", PUBLIC),  # Leaders that nobody has, or that were given up
)
IN_PLAY = (*AREAS, "leader")
"""The zones whose cards say something."""


class Setup(NamedTuple):
    """What follows from the options of a match: whether there are Leaders, and who begins (None: the dice say)."""

    leaders: bool
    first: int | None


class Play(NamedTuple):
    """A card that may still be played this turn.

    :param area: into which area: one of them, or `any`.
    :param source: the card in play that has granted it; None for the one that each turn allows.
    """

    area: str
    source: Card | None


_OWN_PLAY = Play("any", None)


def influence(table: Table, seat: int, area: str) -> int:
    """Return a player's influence in an area; where one has some, the other has none."""
    return table.numbers.get((seat, area), 0)


def marker(table: Table, seat: int, area: str) -> int:
    """Return where the marker of an area stands, −10 to 10, as a player sees it: above 0 it is theirs."""
    return influence(table, seat, area) - influence(table, 1 - seat, area)


def total(table: Table, seat: int) -> int:
    """Return a player's influence in all areas together ("When the deck runs out")."""
    return sum([influence(table, seat, area) for area in AREAS])


def reach(table: Table, seat: int) -> tuple[bool, int]:
    """Return whether a player holds 10 influence in some area, and in how many they have at least 5."""
    numbers = table.numbers
    tens = fives = 0
    for area in AREAS:
        held = numbers.get((seat, area), 0)
        if held >= THRESHOLD:
            fives += 1
            tens += held >= MOST
    return tens > 0, fives


def has_ten(table: Table, seat: int) -> bool:
    """Return whether a player holds 10 influence in some area."""
    return reach(table, seat)[0]


def meets(table: Table, seat: int) -> bool:
    """Return whether a player meets a threshold: 10 in one area, or at least 5 in two ("Victory and endgame")."""
    has_ten, areas = reach(table, seat)
    return has_ten or areas > 1


def is_clear(table: Table, seat: int) -> bool:
    """Return whether a player has a clear victory.

    Both may meet a threshold: then it takes a 10 against a 10, and at least 5 in a second area ("When both players
    meet a threshold"; ruling C3).
    """
    if not meets(table, seat):
        return False
    rival = 1 - seat
    if not meets(table, rival):
        return True
    has_ten, areas = reach(table, seat)
    return has_ten and areas > 1 and reach(table, rival)[0]


def area_of(table: Table, card: Card) -> Area | None:
    """Return the area in which a card lies, None if it lies in none."""
    zone = table.place_of(card)[0]
    return zone if zone in AREAS else None


def is_in_play(table: Table, card: Card) -> bool:
    """Return whether a card lies in an area, or before its player as a Leader."""
    return table.place_of(card)[0] in IN_PLAY


def is_opening(table: Table) -> bool:
    """Return whether it is the opening turn ("The opening turn")."""
    return (0, OPENING) in table.numbers


def plays_left(table: Table, seat: int) -> list[Play]:
    """List the plays that are left this turn: the narrowest first, the one that each turn allows last.

    In the opening turn nothing is granted (ruling C7).
    """
    marks = table.marks
    if not marks:
        return [] if (0, PLAYED) in table.numbers else [_OWN_PLAY]
    found: list[Play] = []
    for area, name in GRANTS.items():
        for card, mark in marks:
            if mark == name and table.place_of(card)[1] == seat:
                found += [Play(area, card)] * marks[card, mark]
    if (0, PLAYED) not in table.numbers:
        found.append(_OWN_PLAY)
    return found
