"""Strength, what markers will move by, and what cards in play forbid: every figure that the table shows."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.engine import Card, Table
from tabletop.games.aragon.arrangement import Voice, arrangement_of, voices
from tabletop.games.aragon.state import AREAS, Area
from tabletop.games.aragon.words.statements import Cannot, Has, MovesAtMost
from tabletop.games.aragon.words.targets import Filter, Target


class Part(NamedTuple):
    """A part of a total: what a card adds, with all that others add to it.

    :param name: `card`.
    """

    name: str
    amount: int
    card: Card


def strength_of(table: Table, card: Card) -> int:
    """Return the strength of a card in an area: what is printed, and what cards in play add."""
    strength: int = table.faces[card].strength
    said = voices(table, "strength")
    if said:
        area, seat = table.place_of(card)
        for voice in said:
            strength += _added(table, voice, card, seat, area)
    return strength


def _added(table: Table, voice: Voice, card: Card, seat: int, area: str) -> int:
    """Return what a statement adds to a card that lies in a player's area."""
    word = voice.saying.word
    assert isinstance(word, Has)
    if not _is_about(voice, word.target, card, seat, area) or not _is_true(table, voice):
        return 0
    if word.per is None:
        return word.amount
    return word.amount * len(cards_of(table, word.per, voice.source, voice.seat, voice.here))


def _is_true(table: Table, voice: Voice) -> bool:
    """Return whether what a statement depends on holds."""
    test = voice.saying.test
    return test is None or test.is_so(table, voice.source, voice.seat, voice.here)


def _is_about(voice: Voice, target: Target, card: Card, seat: int, area: str) -> bool:
    """Return whether a statement is about a card that lies in a player's area."""
    if not isinstance(target, Filter):
        return voice.source == card
    if (target.controller == "you") != (voice.seat == seat) or (target.other and voice.source == card):
        return False
    return target.area == "any" or area == (voice.here if target.area == "here" else target.area)


def cards_of(table: Table, which: Filter, source: Card, seat: int, here: str) -> list[Card]:
    """List the cards that a filter speaks of.

    :param source: the card that speaks; :param seat: whose it is; :param here: the area in which it lies, or lay.
    """
    whose = seat if which.controller == "you" else 1 - seat
    areas = AREAS if which.area == "any" else (here if which.area == "here" else which.area,)
    found = [card for area in areas for card in table.zone(area, whose)]
    if which.other:
        found = [card for card in found if card != source]
    if which.asks_strength:
        least = which.strength_at_least or 0
        most = 99 if which.strength_at_most is None else which.strength_at_most
        found = [card for card in found if least <= strength_of(table, card) <= most]
    return found


def area_parts(table: Table, seat: int, area: str) -> list[Part]:
    """Tell how a player's strength in an area comes about: card by card."""
    return [Part("card", strength_of(table, card), card) for card in table.zone(area, seat)]


def area_strength(table: Table, seat: int, area: str) -> int:
    """Return a player's total strength in an area ("Influence")."""
    cards = table.zone(area, seat)
    if not cards:
        return 0
    arrangement = arrangement_of(table)
    printed = arrangement.strengths.get((seat, area))
    if printed is None:
        faces = table.faces
        arrangement.strengths[seat, area] = printed = sum([faces[card].strength for card in cards])
    for voice in arrangement.voices.get("strength", ()):
        word = voice.saying.word
        assert isinstance(word, Has)
        if not isinstance(word.target, Filter) and (voice.seat, voice.here) != (seat, area):
            continue
        for card in cards:
            printed += _added(table, voice, card, seat, area)
    return printed


def as_told(table: Table, parts: list[Part]) -> tuple[tuple[str, int, str | None], ...]:
    """Return the parts of a total as a note tells them: name, amount, and the slug of the card."""
    return tuple([(part.name, part.amount, table.faces[part.card].id) for part in parts])


def difference(table: Table, seat: int, area: str) -> int:
    """Return how much more strength a player has in an area than the other, below 0 how much less."""
    return area_strength(table, seat, area) - area_strength(table, 1 - seat, area)


def limit_of(table: Table, area: str) -> int | None:
    """Return how many steps the marker of an area moves at most, None where no card says so."""
    told: list[int] = []
    for voice in voices(table, "steps"):
        word = voice.saying.word
        assert isinstance(word, MovesAtMost)
        if voice.here == area and _is_true(table, voice):
            told.append(word.amount)
    return min(told, default=None)


def steps_of(table: Table, seat: int, area: Area) -> int:
    """Return by how many steps the marker of an area would move towards a player if Influence came now.

    Below 0 it would move towards the other. Influence in an area cannot exceed 10; that it stops there is not in it.
    """
    steps = difference(table, seat, area)
    most = limit_of(table, area)
    return steps if most is None else max(-most, min(most, steps))


def forbidden_by(table: Table, card: Card, act: str) -> Card | None:
    """Return the card that forbids something to be done to a card in an area, or None: the one place to ask.

    :param act: `be_destroyed`, `be_returned`, `be_moved`, `be_silenced`.
    """
    area, seat = table.place_of(card)
    for voice in voices(table, act):
        word = voice.saying.word
        assert isinstance(word, Cannot)
        if _is_about(voice, word.target, card, seat, area) and _is_true(table, voice):
            return voice.source
    return None
