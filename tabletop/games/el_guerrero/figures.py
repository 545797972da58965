"""Strength, power, and what cards in play forbid: every figure that the table shows and the rules compare."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine import Card, Table
from tabletop.games.el_guerrero.arrangement import voices
from tabletop.games.el_guerrero.state import (
    BONUS,
    HAND,
    MORALE,
    SHELTER,
    SWAPPED,
    TOKEN,
    TOKEN_LIMIT,
    WON,
    attacker,
    defender,
    holder_of_defeated,
)
from tabletop.games.el_guerrero.words.statements import (
    Cannot,
    Fights,
    GainsMore,
    HandSize,
    HasPower,
    TrainsMore,
)


class Part(NamedTuple):
    """A part of a total.

    :param name: what it is: `army`, `shelter` (the Defeated token), `bonus` (used in this combat), `morale`, or
        `card` for a card that says so.
    :param amount: what it adds.
    :param card: the card that says so, or None.
    """

    name: str
    amount: int
    card: Card | None = None


def strength_of(table: Table, troop: Card) -> int:
    """Return the strength of a troop: its base value and its token ("Strength comparison")."""
    base: int = table.faces[troop].strength
    return base + table.marks.get((troop, TOKEN), 0)


def army_strength(table: Table, seat: int) -> int:
    """Return the strength of an army: base values and tokens of all its troops."""
    faces, marks = table.faces, table.marks
    total = 0
    for troop in table.zone("army", seat):
        total += faces[troop].strength + marks.get((troop, TOKEN), 0)
    return total


def fighting_parts(table: Table, seat: int, side: str, against: int | None = None) -> list[Part]:
    """Tell how the strength of an army in a combat comes about.

    :param side: `attacking` or `defending`.
    :param against: the other side; it may have to be known to tell whose army fights.
    """
    own = seat if against is None or not table.number(0, SWAPPED) else against
    parts = [Part("army", army_strength(table, own))]
    for source, word in voices(table, seat, side):
        assert isinstance(word, Fights)
        parts.append(Part("card", word.amount, source))
    if side == "defending" and holder_of_defeated(table) == seat:
        parts.append(Part("shelter", SHELTER))
    bonus = table.number(seat, BONUS)
    if bonus:
        parts.append(Part("bonus", bonus))
    return parts


def fighting_strength(table: Table, seat: int, side: str, against: int | None = None) -> int:
    """Return what an army has when it attacks or defends; see `fighting_parts`."""
    return sum([part.amount for part in fighting_parts(table, seat, side, against)])


def as_told(table: Table, parts: list[Part]) -> tuple[tuple[str, int, str | None], ...]:
    """Return the parts of a total as a note tells them: name, amount, and the slug of the card that says so."""
    return tuple(
        [(part.name, part.amount, None if part.card is None else table.faces[part.card].id) for part in parts]
    )


def attacker_wins(table: Table) -> bool:
    """Return whether the attacker would win the present combat. Called during a combat only."""
    here, there = attacker(table), defender(table)
    assert here is not None
    assert there is not None
    return would_win(table, here, there)


def would_win(table: Table, seat: int, rival: int) -> bool:
    """Return whether a player who attacks another would win as things stand ("Strength comparison").

    A tie is the defender's, unless a card of the attacker says otherwise.
    """
    mine = fighting_strength(table, seat, "attacking", rival)
    theirs = fighting_strength(table, rival, "defending", seat)
    return mine > theirs or (mine == theirs and bool(voices(table, seat, "ties")))


def power_parts(table: Table, seat: int) -> list[Part]:
    """Tell how a player's power comes about: strength, Morale, and what cards add ("End of the Game")."""
    parts = [Part("army", army_strength(table, seat)), Part("morale", table.number(seat, MORALE))]
    for source, word in voices(table, seat, "power"):
        assert isinstance(word, HasPower)
        parts.append(Part("card", word.amount, source))
    return parts


def power_of(table: Table, seat: int) -> int:
    """Return a player's power as it would count if War came now."""
    return sum([part.amount for part in power_parts(table, seat)])


def hand_target(table: Table, seat: int) -> int:
    """Return how many cards a player replenishes the hand up to; two Huns are no more than one ("End of Turn")."""
    target = HAND
    for _, word in voices(table, seat, "hand_size"):
        assert isinstance(word, HandSize)
        target = max(target, word.amount)
    return target


def training_of(table: Table, seat: int) -> int:
    """Return how much strength a training gives a player ("Training")."""
    more = 0
    for _, word in voices(table, seat, "training"):
        assert isinstance(word, TrainsMore)
        more += word.amount
    return 1 + more


def winnings_of(table: Table, seat: int) -> int:
    """Return how much Morale a won combat gives a player ("Win or lose")."""
    more = 0
    for _, word in voices(table, seat, "winnings"):
        assert isinstance(word, GainsMore)
        more += word.amount
    return WON + more


def can_rise(table: Table, troop: Card) -> bool:
    """Return whether a troop can gain strength: tokens go up to 4."""
    return table.marks.get((troop, TOKEN), 0) < TOKEN_LIMIT


def forbidden_by(table: Table, seat: int, act: str, troop: Card | None = None) -> Card | None:
    """Return the card that forbids something to be done to a player's troop or army, or None.

    :param act: `be_discarded`, `be_taken`, `be_weakened`, `be_attacked`.
    """
    for source, word in voices(table, seat, act):
        assert isinstance(word, Cannot)
        if word.target == "army" or source == troop:
            return source
    return None
