"""Current figures, prices and prohibitions: what is printed, this turn's changes, and all that is true all the time.

They are worked out when first asked for after the table has changed, and thrown away when it changes again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine import Card, Reason, Table
from tabletop.games.aguila_roja.arrangement import Arrangement, arrangement_of
from tabletop.games.aguila_roja.state import ACTS, BANNED, CHEAPER, DEARER, STRONGER, WEAKER, WOUNDS

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.pieces import Piece
    from tabletop.games.aguila_roja.words.targets import Everyone, Seats

_BITS = {act: 1 << place for place, act in enumerate(ACTS)}
_UP = {"strength": STRONGER, "victory": DEARER}
_DOWN = {"strength": WEAKER, "victory": CHEAPER}


def speaking(table: Table) -> Arrangement:
    """Return what is true of the table as it is."""
    told = arrangement_of(table)
    if told.version != table.version:
        told.refresh(table)
    return told


def is_named(table: Table, person: str) -> bool:
    """Return whether a person is on the table, whoever controls the card ("Relación con")."""
    return person in arrangement_of(table).persons


def strength_of(table: Table, card: Card) -> int:
    """Return the strength of a character without its wounds."""
    return figure_of(table, card, "strength")


def force_of(table: Table, card: Card) -> int:
    """Return how many wounds a character places: each that it bears subtracts one ("Wounds")."""
    return max(0, figure_of(table, card, "strength") - table.marks.get((card, WOUNDS), 0))


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
    if table.marks.get((card, BANNED), 0) & _BITS[act]:
        return Reason("reason-banned-this-turn", {"card": table.faces[card].id, "act": act})
    for source, seats, word in speaking(table).bans.get(act, ()):
        if _is_of(table, word.target, card, source, seats):
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


def is_spent(table: Table, card: Card) -> bool:
    """Return whether a character has as many wounds as strength ("Parts of a Card: Strength")."""
    return force_of(table, card) == 0


def may_be_weaker(table: Table) -> bool:
    """Return whether a strength may have sunk: then characters without wounds may be spent, too."""
    return arrangement_of(table).weakens or any(name == WEAKER for _, name in table.marks)


def _is_of(table: Table, target: Everyone, card: Card, source: Card, seats: Seats) -> bool:
    """Return whether a statement of a source is true of a card."""
    if isinstance(target, str):
        return card == source
    return target.holds(table, card, source, seats)
