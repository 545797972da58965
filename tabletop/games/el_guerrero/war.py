"""War comes: the game stops, and the most powerful general has won ("End of the Game")."""

from __future__ import annotations

from typing import NoReturn

from tabletop.effects.seats import is_out, living
from tabletop.engine import Card, GameOver, Outcome, Reason, Table
from tabletop.games.el_guerrero.figures import as_told, power_of, power_parts
from tabletop.games.el_guerrero.state import MORALE, MORALE_LIMIT


def war_comes(table: Table, seat: int, card: Card) -> NoReturn:
    """Reveal War, which a player has come upon in the deck: no card can be used any more.

    :raises GameOver: with the most powerful as winner; of equals the one of more Morale, else they share.
    """
    table.move(card, "war")
    table.note("war_came", player=seat, card=card)
    for one in living(table):
        table.note(
            "power_counted", player=one, n=power_of(table, one), parts=as_told(table, power_parts(table, one))
        )
    best = max(power_of(table, one) for one in living(table))
    strongest = [one for one in living(table) if power_of(table, one) == best]
    bravest = max(table.number(one, MORALE) for one in strongest)
    winners = [one for one in strongest if table.number(one, MORALE) == bravest]
    is_horseman = bravest == MORALE_LIMIT
    for one in winners if is_horseman else []:
        table.note("horseman", player=one)
    if len(winners) > 1:
        why = "why-war-shared"
    elif is_horseman:
        why = "why-war-horseman"
    else:
        why = "why-war" if len(strongest) == 1 else "why-war-morale"
    raise GameOver(outcome(table, winners, Reason(why)))


def outcome(table: Table, winners: list[int], why: Reason) -> Outcome:
    """Return how the match ends: everybody's power is the score, nothing for those who left."""
    scores = [0 if is_out(table, seat) else power_of(table, seat) for seat in range(table.seats)]
    return Outcome(tuple(winners), tuple(scores), why)
