"""Current figures, prices and prohibitions: what is printed, this turn's changes, and all that is true all the time.

They are worked out when first asked for after the table has changed, and thrown away when it changes again.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING

from tabletop.engine import Card, Reason, Table
from tabletop.games.aguila_roja.arrangement import Voice, arrangement_of
from tabletop.games.aguila_roja.state import (
    ACTS,
    BANNED,
    LESS_VICTORY,
    MORE_VICTORY,
    STRONGER,
    WEAKER,
    WOUNDS,
    characters,
    living,
)
from tabletop.games.aguila_roja.words.statements import Costs, MoreLocations

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.pieces import Piece
    from tabletop.games.aguila_roja.words.targets import Everyone

_BITS = {act: 1 << place for place, act in enumerate(ACTS)}
_UP = {"strength": STRONGER, "victory": MORE_VICTORY}
_DOWN = {"strength": WEAKER, "victory": LESS_VICTORY}


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
    told = arrangement_of(table)
    figure = told.figures.get((card, stat))
    if figure is None:
        figure = getattr(table.faces[card], stat)
        if not told.is_silent(stat):
            for voice in told.voices(table, stat):
                if _is_about(table, voice, card):
                    figure += voice.word.amount  # type: ignore[attr-defined]
        told.figures[card, stat] = figure
    marks = table.marks
    figure += marks.get((card, _UP[stat]), 0) - marks.get((card, _DOWN[stat]), 0)
    return max(0, figure)


def prices(table: Table, seat: int) -> Callable[[Piece], int]:
    """Return how many maravedíes a player must spend, as things stand, to play each card from the hand."""
    told = arrangement_of(table)
    if told.is_silent("price"):
        return attrgetter("value")
    changes = []
    for voice in told.voices(table, "price"):
        word = voice.word
        assert isinstance(word, Costs)
        if seat in getattr(voice.seats, word.by):
            changes.append((word.card.fits, word.amount))

    def price(piece: Piece) -> int:
        price = piece.value
        for fits, amount in changes:
            if fits(piece):
                price += amount
        return max(0, price)

    return price


def price_of(table: Table, seat: int, card: Card) -> int:
    """Return how many maravedíes a player must spend to play a card from the hand."""
    return prices(table, seat)(table.faces[card])


def more_locations(table: Table, seat: int) -> int:
    """Return how many locations more than one a player may play on each turn."""
    more = 0
    told = arrangement_of(table)
    if told.is_silent("locations"):
        return more
    for voice in told.voices(table, "locations"):
        assert isinstance(voice.word, MoreLocations)
        if voice.seat == seat:
            more += voice.word.amount
    return more


def why_banned(table: Table, card: Card, act: str) -> Reason | None:
    """Return what forbids a card something, or having it done to it; None if nothing does.

    All prohibitions are asked here and last: *cannot* beats *can* ("Possible and Impossible").
    """
    if table.marks.get((card, BANNED), 0) & _BITS[act]:
        return Reason("reason-banned-this-turn", {"card": table.faces[card].id, "deed": act})
    told = arrangement_of(table)
    if not told.is_silent(act):
        for voice in told.voices(table, act):
            if _is_about(table, voice, card):
                names = {"card": table.faces[card].id, "deed": act}
                if voice.source == card:
                    return Reason("reason-banned-by-itself", names)
                return Reason("reason-banned", names | {"card_source": table.faces[voice.source].id})
    return None


def who_may(table: Table, cards: list[Card], act: str) -> list[Card]:
    """Return those of some cards to whom nothing forbids an act."""
    told = arrangement_of(table)
    if told.is_silent(act):
        if BANNED not in told.signs(table):
            return cards
        marks, bit = table.marks, _BITS[act]
        return [card for card in cards if not marks.get((card, BANNED), 0) & bit]
    return [card for card in cards if why_banned(table, card, act) is None]


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


def who_is_spent(table: Table) -> list[Card]:
    """List the characters that are spent and can be discarded.

    Where no strength may have sunk, those with wounds alone are looked at.
    """
    told = arrangement_of(table)
    signs = told.signs(table)
    if told.weakens or WEAKER in signs:
        concerned = [card for seat in living(table) for card in characters(table, seat)]
    elif WOUNDS in signs:
        concerned = [card for card, name in table.marks if name == WOUNDS]
    else:
        return []
    spent = [card for card in concerned if is_spent(table, card)]
    return who_may(table, spent, "be_discarded") if spent else spent


def _is_about(table: Table, voice: Voice, card: Card) -> bool:
    """Return whether a statement is about a card."""
    target: Everyone = voice.word.target  # type: ignore[attr-defined]
    if isinstance(target, str):
        return card == voice.source
    return target.holds(table, card, voice.source, voice.seats)
