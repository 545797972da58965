"""Cards come, go and change hands; tokens and Morale rise and fall."""

from __future__ import annotations

from tabletop.engine import Card, Table
from tabletop.games.el_guerrero.figures import forbidden_by
from tabletop.games.el_guerrero.state import (
    DEFEATED,
    LENT,
    MORALE,
    MORALE_LIMIT,
    TOKEN,
    TOKEN_LIMIT,
    holder_of_defeated,
)
from tabletop.games.el_guerrero.war import war_comes


def draw(table: Table, seat: int, count: int) -> None:
    """Draw cards from the game deck.

    :raises GameOver: when one of them is War.
    """
    deck = table.zone("deck")
    drawn = 0
    while deck and drawn < count:
        card = deck[-1]
        if table.faces[card].is_war:
            if drawn:
                table.note("cards_drawn", player=seat, n=drawn)
            war_comes(table, seat, card)
        table.move(card, "hand", seat)
        drawn += 1
    if drawn:
        table.note("cards_drawn", player=seat, n=drawn)


def change_morale(table: Table, seat: int, change: int) -> int:
    """Move a Morale marker, within 0 and 20; return how far it has moved."""
    before = table.number(seat, MORALE)
    after = max(0, min(MORALE_LIMIT, before + change))
    if after != before:
        table.count(seat, MORALE, after)
        change = after - before
        table.note("morale_gained" if change > 0 else "morale_lost", player=seat, n=abs(change), value=after)
    return after - before


def pass_defeated(table: Table, seat: int) -> None:
    """Hand a player the Defeated token ("Win or lose")."""
    if holder_of_defeated(table) != seat:
        table.count(0, DEFEATED, 1 + seat)
        table.note("defeated_passed", player=seat)


def owner_of(table: Table, card: Card) -> int:
    """Return in front of whom a card lies, or in whose hand."""
    return table.place_of(card)[1]


def strengthen(table: Table, troop: Card, amount: int) -> int:
    """Add strength to a troop, up to a token of 4: flip 1 and 3, exchange 2 ("Training").

    :returns: how much it has gained.
    """
    before = table.marks.get((troop, TOKEN), 0)
    gained = min(amount, TOKEN_LIMIT - before)
    if gained:
        table.mark(troop, TOKEN, before + gained)
    return gained


def add_strength(table: Table, troop: Card, amount: int) -> None:
    """Strengthen a troop and tell it."""
    gained = strengthen(table, troop, amount)
    if gained:
        table.note("strength_added", card=troop, owner=owner_of(table, troop), n=gained)


def remove_strength(table: Table, troop: Card, amount: int) -> int:
    """Take strength off the token of a troop and tell it; the base value stays ("Troops").

    :returns: how much it has lost.
    """
    before = table.marks.get((troop, TOKEN), 0)
    lost = min(amount, before)
    if lost:
        table.mark(troop, TOKEN, before - lost)
        table.note("strength_removed", card=troop, owner=owner_of(table, troop), n=lost)
    return lost


def may_lose(table: Table, troop: Card) -> bool:
    """Return whether a card can weaken a troop: it bears a token, and nothing forbids it."""
    if (troop, TOKEN) not in table.marks:
        return False
    return forbidden_by(table, owner_of(table, troop), "be_weakened", troop) is None


def may_be_taken(table: Table, troop: Card) -> bool:
    """Return whether a troop can be taken or exchanged."""
    return forbidden_by(table, owner_of(table, troop), "be_taken", troop) is None


def may_be_discarded(table: Table, troop: Card) -> bool:
    """Return whether a card can have a troop discarded."""
    return forbidden_by(table, owner_of(table, troop), "be_discarded", troop) is None


def hand_over(table: Table, troop: Card, seat: int) -> None:
    """Move a troop to another army with its token (ruling B16)."""
    giver = owner_of(table, troop)
    table.move(troop, "army", seat, keep=True)
    if (troop, LENT) not in table.marks:
        table.mark(troop, LENT, 1 + giver)
    elif table.marks[troop, LENT] == 1 + seat:
        table.mark(troop, LENT, 0)
