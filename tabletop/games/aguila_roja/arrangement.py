"""Which cards on the table say something, and to whom: worked out from where the cards lie.

It is made anew when a card has come or gone; conditions are asked again, when somebody wants to know, whenever
anything has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, cast

from tabletop.cards.models import Statement
from tabletop.effects.seats import OUT
from tabletop.engine import Card, Table
from tabletop.games.aguila_roja.state import TABLE
from tabletop.games.aguila_roja.words.targets import Seats

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.pieces import Piece, Static
    from tabletop.games.aguila_roja.words.conditions import Asked

# Arrangements are made by the hundred in a playout, and a named tuple's own constructor takes twice as long.
_new = tuple.__new__

Speaker: TypeAlias = "tuple[Card, int, Piece]"
"""A card on the table, who controls it, and what is printed on it."""


class Voice(NamedTuple):
    """A statement of a card on the table, and those whom the card speaks to.

    :param condition: what must hold for it to be true, if anything.
    """

    source: Card
    seat: int
    seats: Seats
    word: Statement
    condition: Asked | None


class Arrangement:
    """Hold what follows from where the cards lie.

    `hearers` are the speakers that wait for a trigger, by its name; `persons` the names on the table; `seats[seat]`
    those whom a seat's cards speak to; `clashes` unique cards of which a side controls several; `weakens` tells
    whether a strength may be less than printed, `is_firm` whether who lasts follows from cards and marks alone;
    `rested_at` is what `Table.marked` was when the table last came to rest.
    """

    __slots__ = (
        "_holds", "_is_fickle", "_signs", "_signs_at", "_voices", "clashes", "figures", "hearers", "is_firm", "moves",
        "persons", "rested_at", "seats", "version", "weakens",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.moves = table.moves
        self.version = table.version
        self.figures: dict[tuple[Card, str], int] = {}
        """What is printed and said of characters, until that may have changed."""
        self._holds: dict[int, bool] = {}  # by id: hashing a statement takes longer than asking
        self.hearers: dict[str, list[Speaker]] = {}
        self.persons: set[str] = set()
        numbers, faces, zone, sides = table.numbers, table.faces, table.zone, table.setup.sides
        self.seats = {
            seat: Seats.of(table, seat) for seat in range(table.seats) if (seat, OUT) not in numbers
        }
        statics: list[tuple[Card, int, Static]] = []
        uniques: dict[tuple[int, str], list[Card]] = {}
        for seat in self.seats:
            for name in TABLE:
                for card in zone(name, seat):
                    piece: Piece = faces[card]
                    if piece.is_mute:
                        continue
                    if piece.person is not None:
                        self.persons.add(piece.person)
                    if piece.clash is not None:
                        uniques.setdefault((sides[seat], piece.clash), []).append(card)
                    for kind in piece.triggers:
                        self.hearers.setdefault(kind, []).append((card, seat, piece))
                    if piece.statics:
                        statics += [(card, seat, static) for static in piece.statics]
        self.clashes = [cards for cards in uniques.values() if len(cards) > 1]
        self.rested_at = self._signs_at = -1
        self._signs: Set[str] = frozenset()
        self.is_firm = True
        self._is_fickle = False  # whether what is said may change although nobody comes or goes
        self._voices: dict[str, list[Voice]] = {}
        for card, seat, static in statics:
            ability = static.sentence.ability
            if ability.related_to is None or ability.related_to in self.persons:
                condition = cast("Asked | None", ability.if_)
                voice = _new(Voice, (card, seat, self.seats[seat], static.word, condition))
                self._voices.setdefault(static.about, []).append(voice)
                if static.is_fickle:
                    self._is_fickle = True
                    self.is_firm &= static.about not in ("strength", "be_discarded")
        self.weakens = any(static.lessens for _, _, static in statics)

    def copy(self) -> Arrangement:
        """Return what holds for a copy of the table, which will go its own way."""
        new = Arrangement.__new__(Arrangement)
        for name in _SHARED:
            setattr(new, name, getattr(self, name))
        new.figures = self.figures.copy()
        new._holds = self._holds.copy()
        return new

    def forget(self, version: int) -> None:
        """Forget what was worked out before the table changed; nobody has come or gone."""
        self.version = version
        if self._is_fickle:
            self.figures.clear()
            self._holds.clear()

    def voices(self, table: Table, about: str) -> Iterator[Voice]:
        """List the statements about something that are true now.

        :param about: a figure, an act that is forbidden, `price` or `locations`.
        """
        for voice in self._voices.get(about, ()):
            if voice.condition is not None:
                holds = self._holds.get(id(voice))
                if holds is None:
                    holds = voice.condition.is_so(table, voice.source, voice.seats)
                    self._holds[id(voice)] = holds
                if not holds:
                    continue
            yield voice

    def is_silent(self, about: str) -> bool:
        """Return whether nothing is said about something."""
        return about not in self._voices

    def signs(self, table: Table) -> Set[str]:
        """Return the names of the watched marks that any card bears."""
        if self._signs_at != table.marked:
            self._signs_at = table.marked
            self._signs = {name for _, name in table.marks} & table.layout.watched_marks
        return self._signs


_SHARED = tuple([name for name in Arrangement.__slots__ if name not in ("figures", "_holds")])


def arrangement_of(table: Table) -> Arrangement:
    """Return what follows from where the cards lie now."""
    told = table.derived
    assert told is None or isinstance(told, Arrangement)
    if told is None or told.moves != table.moves:
        table.derived = told = Arrangement(table)
    elif told.version != table.version:
        told.forget(table.version)
    return told
