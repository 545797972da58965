"""Which cards in play say something, and for whom: worked out from where they lie, anew when one comes or goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.effects.statements import About
from tabletop.engine import Card, Table
from tabletop.games.el_guerrero.state import SPEAKING

if TYPE_CHECKING:
    from tabletop.games.el_guerrero.pieces import Piece


class Voice(NamedTuple):
    """A statement of a card in play.

    :param source: the card that says it.
    """

    source: Card
    word: About


class Arrangement:
    """Hold what follows from which cards are in play.

    `hearers[seat, trigger]` are the cards that wait for something, `voices[seat, about]` what is said.
    """

    __slots__ = ("hearers", "moves", "voices")

    def __init__(self, table: Table) -> None:
        self.moves = table.moves
        self.hearers: dict[tuple[int, str], list[Card]] = {}
        self.voices: dict[tuple[int, str], list[Voice]] = {}
        faces = table.faces
        for seat in range(table.seats):
            for zone in SPEAKING:
                for card in table.zone(zone, seat):
                    piece: Piece = faces[card]
                    for name in piece.triggers:
                        self.hearers.setdefault((seat, name), []).append(card)
                    for word in piece.statics:
                        assert isinstance(word, About)
                        self.voices.setdefault((seat, word.about), []).append(Voice(card, word))

    def copy(self) -> Arrangement:
        """Return what holds for a copy of the table, too: an arrangement is made anew, never changed."""
        return self


def arrangement_of(table: Table) -> Arrangement:
    """Return what follows from which cards are in play now."""
    told = table.derived
    assert told is None or isinstance(told, Arrangement)
    if told is None or told.moves != table.moves:
        table.derived = told = Arrangement(table)
    return told


def voices(table: Table, seat: int, about: str) -> list[Voice]:
    """List what a player's cards in play say about something."""
    return arrangement_of(table).voices.get((seat, about), [])
