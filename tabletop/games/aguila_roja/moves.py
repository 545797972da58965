"""Cards come to the table, change place and hands there, and leave it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tabletop.effects.seats import is_out
from tabletop.engine import Card, Table
from tabletop.games.aguila_roja.figures import why_banned
from tabletop.games.aguila_roja.state import ACTION, HELD, LENT, THIS_TURN, is_on_table, owner_of

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.work import Work


def enter(work: Work, card: Card, zone: str, seat: int) -> None:
    """Bring a card onto the table: a character enters it in the village, on guard ("Game Zones")."""
    work.table.move(card, zone, seat)
    work.note_entry(card)
    work.hear("enters", seat, (card,))


def discard(work: Work, cards: Iterable[Card]) -> None:
    """Discard cards from the table together, to their owners' piles.

    What is woken is heard before any of them moves. The characters at a discarded location return to the village
    as they lie ("Game Zones: Locations").
    """
    table = work.table
    leaving = table.by_face(
        [
            card
            for card in cards
            if is_on_table(table, card) and why_banned(table, card, "be_discarded") is None
        ]
    )
    for seat in range(table.seats):
        cards_of_one = tuple([card for card in leaving if table.place_of(card)[1] == seat])
        if cards_of_one:
            work.hear("is_discarded", seat, cards_of_one)
    for card in leaving:
        clear(table, card)
        seat = table.place_of(card)[1]
        table.move(card, "discard", owner_of(table, card))
        table.note("card_discarded", card=card, owner=seat)


def clear(table: Table, location: Card) -> None:
    """Bring the characters at a location back to the village, as they lie."""
    for traveller in table.upon(location):
        to_village(table, traveller)


def to_village(table: Table, card: Card) -> None:
    """Bring a character from its location back to its controller's village, as it lies."""
    zone, seat = table.place_of(card)
    if zone == "upon":
        table.move(card, "village", seat, keep=True)


def to_hand(table: Table, card: Card) -> bool:
    """Return a card from the table, or from the discard pile, to its owner's hand; tell whether it went."""
    zone = table.place_of(card)[0]
    owner = owner_of(table, card)
    if not (is_on_table(table, card) or zone == "discard") or is_out(table, owner):
        return False
    clear(table, card)
    table.note("returned_to_hand", player=owner, card=card)
    table.move(card, "hand", owner)
    return True


def put_on_guard(table: Table, card: Card) -> None:
    """Turn a character upright."""
    table.mark(card, ACTION, 0)


def put_in_action(table: Table, card: Card) -> None:
    """Turn a character 90° to the right ("On Guard, In Action")."""
    table.mark(card, ACTION, 1)


def take_control(table: Table, card: Card, seat: int, holder: Card | None) -> None:
    """Bring a character under a player's control, into that player's village, as it lies.

    :param holder: the card that holds it as long as it is on the table; None until the turn ends.
    """
    table.move(card, "village", seat, keep=True)
    table.mark(card, HELD, 0 if holder is None else 1 + table.id_of(holder))
    table.mark(card, LENT, 1 if holder is None else 0)


def give_back(table: Table, card: Card) -> None:
    """Bring a character back under its owner's control, into the owner's village, as it lies."""
    owner = owner_of(table, card)
    table.note("control_ended", player=owner, card=card)
    table.mark(card, HELD, 0)
    table.mark(card, LENT, 0)
    if table.place_of(card)[1] != owner:
        table.move(card, "village", owner, keep=True)


def end_this_turn(table: Table) -> None:
    """End together all that was true for this turn only ("Conclusion")."""
    for card, name in sorted(table.marks):
        if name in THIS_TURN:
            table.mark(card, name, 0)
        elif name == LENT:
            give_back(table, card)
