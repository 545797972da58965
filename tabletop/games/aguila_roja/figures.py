"""Current figures, prices and prohibitions: what is printed, this turn's changes, and all that is true all the time.

They are worked out when first asked for after the table has changed, and thrown away when it changes again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine import Card, Reason, Table
from tabletop.games.aguila_roja.state import (
    ACTS,
    BANNED,
    CHEAPER,
    DEARER,
    STRONGER,
    WEAKER,
    WOUNDS,
    on_table,
)
from tabletop.games.aguila_roja.words.statements import Cannot, Costs, Has, MoreLocations
from tabletop.games.aguila_roja.words.targets import Seats

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.pieces import Piece, Static

_BITS = {act: 1 << place for place, act in enumerate(ACTS)}
_UP = {"strength": STRONGER, "victory": DEARER}
_DOWN = {"strength": WEAKER, "victory": CHEAPER}


class Speaking:
    """Hold the statements that are true of a table at one version.

    Each is kept with its source and those whom that speaks to: (source, seats, statement).
    """

    __slots__ = ("bans", "figures", "has", "locations", "persons", "prices", "table", "version", "weakens")

    def __init__(self, table: Table) -> None:
        self.version = table.version
        self.figures: dict[tuple[Card, str], int] = {}
        self.has: list[tuple[Card, Seats, Has]] = []
        self.bans: list[tuple[Card, Seats, Cannot]] = []
        self.prices: list[tuple[Card, Seats, Costs]] = []
        self.locations: dict[int, int] = {}
        self.persons: set[str] = set()
        faces = table.faces
        told: list[tuple[Card, int, Static]] = []
        for seat in range(table.seats):
            for card in on_table(table, seat):
                piece: Piece = faces[card]
                if piece.person is not None:
                    self.persons.add(piece.person)
                if piece.statics:
                    told += [(card, seat, static) for static in piece.statics]
        for card, seat, static in told:
            seats = Seats.of(table, seat)
            if self._is_live(table, card, seats, static):
                self._take(card, seat, seats, static)
        self.weakens = any(word.amount < 0 and word.stat == "strength" for _, _, word in self.has)

    def _is_live(self, table: Table, card: Card, seats: Seats, static: Static) -> bool:
        """Return whether a sentence says anything: its person is on the table, its condition holds."""
        ability = static.sentence.ability
        if ability.related_to is not None and ability.related_to not in self.persons:
            return False
        if ability.if_ is None:
            return True
        return ability.if_.is_so(table, card, seats)  # type: ignore[attr-defined, no-any-return]

    def _take(self, card: Card, seat: int, seats: Seats, static: Static) -> None:
        word = static.word
        if isinstance(word, Has):
            self.has.append((card, seats, word))
        elif isinstance(word, Cannot):
            self.bans.append((card, seats, word))
        elif isinstance(word, Costs):
            self.prices.append((card, seats, word))
        elif isinstance(word, MoreLocations):
            self.locations[seat] = self.locations.get(seat, 0) + word.amount


def speaking(table: Table) -> Speaking:
    """Return the statements that are true of the table as it is."""
    told = table.derived
    if told is None or told.version != table.version:
        table.derived = told = Speaking(table)
    return told  # type: ignore[no-any-return]


def is_named(table: Table, person: str) -> bool:
    """Return whether a person is on the table, whoever controls the card ("Relación con")."""
    return person in speaking(table).persons


def strength_of(table: Table, card: Card) -> int:
    """Return the strength of a character without its wounds."""
    return figure_of(table, card, "strength")


def force_of(table: Table, card: Card) -> int:
    """Return how many wounds a character places: each that it bears subtracts one ("Wounds")."""
    return max(0, strength_of(table, card) - table.marks.get((card, WOUNDS), 0))


def victory_of_card(table: Table, card: Card) -> int:
    """Return the victory points that a character brings as things stand."""
    return figure_of(table, card, "victory")


def figure_of(table: Table, card: Card, stat: str) -> int:
    """Return a character's strength or victory as things stand, never less than none."""
    told = speaking(table)
    known = told.figures.get((card, stat))
    if known is not None:
        return known
    marks = table.marks
    figure: int = getattr(table.faces[card], stat)
    if marks:
        figure += marks.get((card, _UP[stat]), 0) - marks.get((card, _DOWN[stat]), 0)
    for source, seats, word in told.has:
        if word.stat == stat and _is_of(table, word.target, card, source, seats):
            figure += word.amount
    figure = max(0, figure)
    told.figures[card, stat] = figure
    return figure


def price_of(table: Table, seat: int, card: Card) -> int:
    """Return how many maravedíes a player must spend to play a card from the hand."""
    piece: Piece = table.faces[card]
    price = piece.value
    for _source, seats, word in speaking(table).prices:
        if seat in getattr(seats, word.by) and word.card.fits(piece):
            price += word.amount
    return max(0, price)


def more_locations(table: Table, seat: int) -> int:
    """Return how many locations more than one a player may play on each turn."""
    return speaking(table).locations.get(seat, 0)


def why_banned(table: Table, card: Card, act: str) -> Reason | None:
    """Return what forbids a card something, or having it done to it; None if nothing does.

    All prohibitions are asked here and last: *cannot* beats *can* ("Possible and Impossible").
    """
    if table.marks and table.marks.get((card, BANNED), 0) & _BITS[act]:
        return Reason("reason-banned-this-turn", {"card": table.faces[card].id, "act": act})
    for source, seats, word in speaking(table).bans:
        if word.act == act and _is_of(table, word.target, card, source, seats):
            names = {"card": table.faces[card].id, "card_source": table.faces[source].id, "act": act}
            return Reason("reason-banned", names)
    return None


def ban(table: Table, card: Card, act: str) -> None:
    """Forbid a card something until the turn ends."""
    table.mark(card, BANNED, table.marks.get((card, BANNED), 0) | _BITS[act])


def change(table: Table, card: Card, stat: str, amount: int) -> None:
    """Add to a character's strength or victory until the turn ends."""
    name = _UP[stat] if amount > 0 else _DOWN[stat]
    table.mark(card, name, table.marks.get((card, name), 0) + abs(amount))


def _is_of(table: Table, target: object, card: Card, source: Card, seats: Seats) -> bool:
    """Return whether a statement of a source is true of a card."""
    if target == "self":
        return card == source
    return target.holds(table, card, source, seats)  # type: ignore[attr-defined, no-any-return]


def is_spent(table: Table, card: Card) -> bool:
    """Return whether a character has as many wounds as strength ("Parts of a Card: Strength")."""
    return force_of(table, card) == 0


def anything_weakens(table: Table) -> bool:
    """Return whether a strength may have sunk: then characters without wounds may be spent, too."""
    return speaking(table).weakens or any(name == WEAKER for _, name in table.marks)
