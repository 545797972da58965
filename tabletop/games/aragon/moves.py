"""Markers are shifted, cards come and go: what rules and words do to the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine import Card, Table
from tabletop.games.aragon.state import CHANGED, MOST, USED, influence, spent

if TYPE_CHECKING:
    from tabletop.games.aragon.pieces import Piece


def stir(table: Table) -> None:
    """Remember that something has changed, once the deck is empty (ruling C6)."""
    if not table.zone("deck") and (0, CHANGED) not in table.numbers:
        table.count(0, CHANGED, 1)


def shift(table: Table, seat: int, area: str, steps: int) -> int:
    """Move the marker of an area towards a player, as far as 10; return how many steps it has moved.

    The other's influence is reduced before any is added ("Influence").
    """
    rival = 1 - seat
    numbers = table.numbers
    theirs = numbers.get((rival, area), 0)
    taken = min(steps, theirs)
    if taken:
        table.count(rival, area, theirs - taken)
    added = 0
    if taken < steps:
        mine = numbers.get((seat, area), 0)
        added = min(steps - taken, MOST - mine)
        if added:
            table.count(seat, area, mine + added)
    if taken or added:
        stir(table)
    return taken + added


def surrender(table: Table, seat: int, area: str, steps: int) -> None:
    """Have a player surrender influence: the marker moves towards the rival, and stops at 10 (ruling C8)."""
    moved = shift(table, 1 - seat, area, steps)
    if moved:
        table.note("influence_surrendered", player=seat, rival=1 - seat, n=moved, area=area)


def gain(table: Table, seat: int, area: str, steps: int) -> None:
    """Have a player gain influence."""
    moved = shift(table, seat, area, steps)
    if moved:
        table.note("influence_gained", player=seat, n=moved, area=area)


def may_shift(table: Table, seat: int, area: str) -> bool:
    """Return whether the marker of an area can still move towards a player."""
    return influence(table, seat, area) < MOST


def draw(table: Table, seat: int, count: int) -> None:
    """Draw cards, as long as there are any."""
    deck = table.zone("deck")
    drawn = min(count, len(deck))
    for _ in range(drawn):
        table.move(deck[-1], "hand", seat)
    if drawn:
        stir(table)
        table.note("cards_drawn", player=seat, n=drawn)


def drop(table: Table, seat: int, cards: list[Card]) -> None:
    """Discard cards from a hand: face down ("Discard")."""
    for card in cards:
        table.move(card, "facedown")
    if cards:
        stir(table)
        table.note("discarded", player=seat, n=len(cards))


def mill(table: Table, seat: int, count: int) -> None:
    """Discard the top cards of the deck: face down ("Discard")."""
    deck = table.zone("deck")
    milled = min(count, len(deck))
    for _ in range(milled):
        table.move(deck[-1], "facedown")
    if milled:
        stir(table)
        table.note("deck_milled", player=seat, n=milled)


def owner_of(table: Table, card: Card) -> int:
    """Return before whom a card lies."""
    return table.place_of(card)[1]


def leave(table: Table, card: Card, zone: str, seat: int = 0) -> None:
    """Take a card out of play; should it come back in the same turn, its ability has still been used ("Planning").

    :param zone: where it goes.
    """
    if (card, USED) in table.marks:
        name = spent(table.faces[card].id)
        table.count(0, name, table.number(0, name) + 1)
    table.move(card, zone, seat)
    stir(table)


def enter(table: Table, card: Card, seat: int, area: str) -> None:
    """Lay a card from the hand into an area of its player.

    Where a card of its design has left play after its ability had been used, it is taken to be that one: nobody
    could tell it from another.
    """
    table.move(card, area, seat)
    piece: Piece = table.faces[card]
    if piece.turn_ability is not None and (left := table.number(0, spent(piece.id))):
        table.count(0, spent(piece.id), left - 1)
        table.mark(card, USED, 1)
    stir(table)


def take_back(table: Table, card: Card) -> None:
    """Return a card from an area to the hand of its player."""
    owner = owner_of(table, card)
    table.note("returned", player=owner, card=card)
    leave(table, card, "hand", owner)


def move_to(table: Table, card: Card, area: str) -> None:
    """Move a card to another area of its player; it stays in play, with all that it has granted."""
    owner = owner_of(table, card)
    table.move(card, area, owner, keep=True)
    table.moves += 1  # who goes from one area of a player to another is not counted by itself
    table.note("card_moved", player=owner, card=card, area=area)
    stir(table)
