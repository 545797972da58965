"""Strength, what markers will move by, and what cards in play forbid: every figure that the table shows."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine import Card, Table
from tabletop.games.aragon.arrangement import arrangement_of, lying, voices
from tabletop.games.aragon.state import AREAS, Area
from tabletop.games.aragon.words.statements import Cannot, MovesAtMost
from tabletop.games.aragon.words.targets import Filter

_new = tuple.__new__


class Part(NamedTuple):
    """A part of a total: what a card adds to it, or what is printed.

    :param name: `card` or `base`; :param card: None for what is printed.
    """

    name: str
    amount: int
    card: Card | None


class Lead(NamedTuple):
    """An area in which one player has more strength than the other.

    :param seat: who; :param steps: what the marker will move by in Influence, but for its end.
    :param mine: that player's strength; :param theirs: the other's.
    """

    area: Area
    seat: int
    steps: int
    mine: int
    theirs: int


def strength_of(table: Table, card: Card) -> int:
    """Return the strength of a card in an area: what is printed, and what cards in play add."""
    strength: int = table.faces[card].strength
    for change in arrangement_of(table).changes(table):
        if card in change.cards and change.voice.is_true(table):
            strength += change.amount
    return strength


def cards_of(table: Table, which: Filter, source: Card, seat: int, here: str) -> list[Card]:
    """List the cards that a filter speaks of.

    :param source: the card that speaks; :param seat: whose it is; :param here: the area in which it lies, or lay.
    """
    found = lying(table, which, source, seat, here)
    if which.asks_strength:
        least = which.strength_at_least or 0
        most = 99 if which.strength_at_most is None else which.strength_at_most
        found = [card for card in found if least <= strength_of(table, card) <= most]
    return found


def area_parts(table: Table, seat: int, area: str) -> list[Part]:
    """Tell how a player's strength in an area comes about: card by card."""
    return [Part("card", strength_of(table, card), card) for card in table.zone(area, seat)]


def card_parts(table: Table, card: Card) -> list[Part]:
    """Tell how the strength of a card in an area comes about: what is printed, and what each card in play adds."""
    added = [
        Part("card", change.amount, change.voice.source)
        for change in arrangement_of(table).changes(table)
        if change.amount and card in change.cards and change.voice.is_true(table)
    ]
    return [Part("base", table.faces[card].strength, None), *added]


def area_strength(table: Table, seat: int, area: str) -> int:
    """Return a player's total strength in an area ("Influence")."""
    return arrangement_of(table).strengths(table)[seat, area]


def leads_of(table: Table) -> list[Lead]:
    """List the areas in which one player has more strength than the other, and what the marker will move by."""
    arrangement = arrangement_of(table)
    strengths = arrangement.strengths(table)
    is_limited = arrangement.speaks_of("steps")
    found: list[Lead] = []
    for area in AREAS:
        here, there = strengths[0, area], strengths[1, area]
        if here > there:
            steps = limited(table, area, here - there) if is_limited else here - there
            found.append(_new(Lead, (area, 0, steps, here, there)))
        elif there > here:
            steps = limited(table, area, there - here) if is_limited else there - here
            found.append(_new(Lead, (area, 1, steps, there, here)))
    return found


def as_told(table: Table, parts: list[Part]) -> tuple[tuple[str, int, str | None], ...]:
    """Return the parts of a total as a note tells them: name, amount, and the slug of the card."""
    faces = table.faces
    return tuple(
        [(part.name, part.amount, None if part.card is None else faces[part.card].id) for part in parts]
    )


def difference(table: Table, seat: int, area: str) -> int:
    """Return how much more strength a player has in an area than the other, below 0 how much less."""
    return area_strength(table, seat, area) - area_strength(table, 1 - seat, area)


def limit_of(table: Table, area: str) -> int | None:
    """Return how many steps the marker of an area moves at most, None where no card says so."""
    told: list[int] = []
    for voice in voices(table, "steps"):
        word = voice.saying.word
        assert isinstance(word, MovesAtMost)
        if voice.here == area and voice.is_true(table):
            told.append(word.amount)
    return min(told, default=None)


def limited(table: Table, area: str, steps: int) -> int:
    """Return how many of so many steps the marker of an area may move in an Influence phase."""
    most = limit_of(table, area)
    return steps if most is None else min(most, steps)


def steps_of(table: Table, seat: int, area: Area) -> int:
    """Return by how many steps the marker of an area would move towards a player if Influence came now.

    Below 0 it would move towards the other. Influence in an area cannot exceed 10; that it stops there is not in it.
    """
    more = difference(table, seat, area)
    return limited(table, area, more) if more > 0 else -limited(table, area, -more)


def forbidden_by(table: Table, card: Card, act: str) -> Card | None:
    """Return the card that forbids something to be done to a card in an area, or None: the one place to ask.

    :param act: `be_destroyed`, `be_returned`, `be_moved`, `be_silenced`.
    """
    area, seat = table.place_of(card)
    for voice in voices(table, act):
        word = voice.saying.word
        assert isinstance(word, Cannot)
        if voice.is_about(word.target, card, seat, area) and voice.is_true(table):
            return voice.source
    return None
