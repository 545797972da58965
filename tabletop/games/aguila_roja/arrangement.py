"""Which cards on the table say something, and to whom: worked out from where the cards lie.

It is made anew when a card has moved; statements with a condition are asked again whenever anything has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tabletop.engine import Card, Table
from tabletop.games.aguila_roja.state import OUT, TABLE
from tabletop.games.aguila_roja.words.conditions import Asked
from tabletop.games.aguila_roja.words.statements import Cannot, Costs, Has, MoreLocations
from tabletop.games.aguila_roja.words.targets import Seats

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.pieces import Piece, Static

Speaker: TypeAlias = "tuple[Card, int, Piece]"
"""A card on the table, who controls it, and what is printed on it."""


class Arrangement:
    """Hold what follows from where the cards lie.

    `hearers` are the speakers that wait for a trigger, by its name; `persons` the names on the table; `seats[seat]`
    those whom a seat's cards speak to; `clashes` unique cards of which a side controls several. `has`, `bans`,
    `prices` and `locations` are the statements that are true, each with its source and those whom it speaks to;
    `figures` keeps what was worked out of them. `weakens` tells whether a strength may be less than printed.
    """

    __slots__ = (
        "_conditional", "_statics", "bans", "clashes", "figures", "has", "hearers", "locations", "moves", "persons",
        "prices", "seats", "version", "weakens",
    )  # fmt: skip

    def __init__(self, table: Table) -> None:
        self.moves = table.moves
        self.version = -1
        self.figures: dict[tuple[Card, str], int] = {}
        self.hearers: dict[str, list[Speaker]] = {}
        self.persons: set[str] = set()
        self.clashes: list[list[Card]] = []
        numbers, faces, zone = table.numbers, table.faces, table.zone
        self.seats = {
            seat: Seats.of(table, seat) for seat in range(table.seats) if (seat, OUT) not in numbers
        }
        self._statics: list[tuple[Card, int, Static]] = []
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
                        uniques.setdefault((table.setup.sides[seat], piece.clash), []).append(card)
                    for kind in piece.triggers:
                        self.hearers.setdefault(kind, []).append((card, seat, piece))
                    for static in piece.statics:
                        self._statics.append((card, seat, static))
        self.clashes = [cards for cards in uniques.values() if len(cards) > 1]
        words = [static.word for _, _, static in self._statics]
        self.weakens = any(isinstance(word, Has) and word.lessens for word in words)
        self._conditional = any(static.sentence.ability.if_ is not None for _, _, static in self._statics)
        self._tell(table)

    def refresh(self, table: Table) -> None:
        """Forget what was worked out before the table changed; no card has moved."""
        self.version = table.version
        self.figures.clear()
        if self._conditional:
            self._tell(table)

    def _tell(self, table: Table) -> None:
        """Sort the statements that are true by what they say."""
        self.has: list[tuple[Card, Seats, Has]] = []
        self.bans: dict[str, list[tuple[Card, Seats, Cannot]]] = {}
        self.prices: list[tuple[Card, Seats, Costs]] = []
        self.locations: dict[int, int] = {}
        for card, seat, static in self._statics:
            seats = self.seats[seat]
            ability, word = static.sentence.ability, static.word
            if ability.related_to is not None and ability.related_to not in self.persons:
                continue
            if isinstance(ability.if_, Asked) and not ability.if_.is_so(table, card, seats):
                continue
            if isinstance(word, Has):
                self.has.append((card, seats, word))
            elif isinstance(word, Cannot):
                self.bans.setdefault(word.act, []).append((card, seats, word))
            elif isinstance(word, Costs):
                self.prices.append((card, seats, word))
            elif isinstance(word, MoreLocations):
                self.locations[seat] = self.locations.get(seat, 0) + word.amount


def arrangement_of(table: Table) -> Arrangement:
    """Return what follows from where the cards lie now."""
    told = table.derived
    if told is None or told.moves != table.moves:
        table.derived = told = Arrangement(table)
    return told  # type: ignore[no-any-return]
