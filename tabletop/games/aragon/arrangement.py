"""Which cards in play say something, and for whom: worked out from where they lie, anew when one comes or goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tabletop.engine import Card, Table
from tabletop.games.aragon.state import IN_PLAY, SILENT

if TYPE_CHECKING:
    from tabletop.games.aragon.pieces import Piece, Saying


class Voice(NamedTuple):
    """A statement of a card in play.

    :param source: the card that says it; :param seat: whose it is; :param here: where it lies.
    """

    source: Card
    seat: int
    here: str
    saying: Saying


class Arrangement:
    """Hold what follows from which cards are in play.

    `hearers[seat, trigger]` are the cards that wait for something, `voices[about]` what is said about something.
    `strengths` is filled by `figures` with what is known of totals as long as nothing moves.
    """

    __slots__ = ("hearers", "marked", "moves", "strengths", "voices")

    def __init__(self, table: Table) -> None:
        self.moves = table.moves
        self.marked = table.marked
        self.hearers: dict[tuple[int, str], list[Card]] = {}
        self.voices: dict[str, list[Voice]] = {}
        self.strengths: dict[tuple[int, str], int] = {}
        faces = table.faces
        silenced = {card for card, mark in table.marks if mark == SILENT}
        for seat in (0, 1):
            for zone in IN_PLAY:
                for card in table.zone(zone, seat):
                    piece: Piece = faces[card]
                    if not piece.speaks or card in silenced:
                        continue
                    for name in piece.triggers:
                        self.hearers.setdefault((seat, name), []).append(card)
                    for saying in piece.sayings:
                        self.voices.setdefault(saying.about, []).append(Voice(card, seat, zone, saying))

    def copy(self) -> Arrangement:
        """Return what holds for a copy of the table, too: an arrangement is made anew, never changed."""
        return self


def arrangement_of(table: Table) -> Arrangement:
    """Return what follows from which cards are in play now."""
    told = table.derived
    assert told is None or isinstance(told, Arrangement)
    if told is None or told.moves != table.moves or told.marked != table.marked:
        table.derived = told = Arrangement(table)
    return told


def hearers(table: Table, seat: int, trigger: str) -> list[Card]:
    """List a player's cards in play that wait for something."""
    return arrangement_of(table).hearers.get((seat, trigger), [])


def voices(table: Table, about: str) -> list[Voice]:
    """List what cards in play say about something."""
    return arrangement_of(table).voices.get(about, [])
