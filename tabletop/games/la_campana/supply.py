"""Cards in and out of hands: drawing, the reshuffled deck, the hand limit and its penalty."""

from __future__ import annotations

from tabletop.engine import Card, Table
from tabletop.games.la_campana.state import HAND_LIMIT


def refill(table: Table) -> None:
    """Make a new central deck of the discard pile when it has run out (La Campaña, "Draw a Card").

    The graveyard stays where it is.
    """
    if not table.zone("deck") and table.zone("discard"):
        table.note("reshuffled")
        table.gather(list(table.zone("discard")), "deck")
        table.shuffle("deck")


def can_supply(table: Table) -> int:
    """Return how many cards could still be drawn before both piles are empty."""
    return len(table.zone("deck")) + len(table.zone("discard"))


def draw(table: Table, seat: int) -> bool:
    """Draw the top card of the central deck; return False if there was none, or the hand was over its limit."""
    refill(table)
    deck = table.zone("deck")
    if not deck:
        return False
    fits = gain(table, seat, deck[-1])
    refill(table)
    return fits


def gain(table: Table, seat: int, card: Card) -> bool:
    """Take a card in hand; apply the penalty and return False if that was one too many."""
    table.move(card, "hand", seat)
    table.note("gained", player=seat, card=card)
    hand = table.zone("hand", seat)
    if len(hand) <= HAND_LIMIT:
        return True
    lost = len(hand) // 2
    table.note("penalty", player=seat, n=lost)
    for _ in range(lost):
        table.move(hand[table.roll(len(hand))], "discard")
    return False
