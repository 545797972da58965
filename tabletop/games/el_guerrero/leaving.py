"""A player leaves the match (ruling B21)."""

from __future__ import annotations

from tabletop.effects.seats import OUT, living, next_living
from tabletop.engine import GameOver, Reason, Table
from tabletop.games.el_guerrero.state import BEGUN, DEFEATED, LENT, PEACE, end_combat, holder_of_defeated
from tabletop.games.el_guerrero.war import outcome


def surrender(table: Table, seat: int) -> bool:
    """Leave the match; the last who stays has won.

    :returns: whether the open request has lost its meaning: it was the player's own turn.
    :raises GameOver: when one player is left.
    """
    table.note("surrendered", player=seat)
    table.count(seat, OUT, 1)
    if len(living(table)) == 1:
        raise GameOver(outcome(table, living(table), Reason("why-last-general")))
    take_away_cards(table, seat)
    after = next_living(table, seat)
    if holder_of_defeated(table) == seat:
        table.count(0, DEFEATED, 1 + after)
        table.note("defeated_passed", player=after)
    if table.number(0, PEACE) == 1 + seat:
        pass_peace(table, after)
    if table.phase == "muster":
        return True
    if table.turn != seat:
        return False
    end_combat(table)
    for other in range(table.seats):
        for card in list(table.zone("playing", other)):
            table.move(card, "discard")
    begin_turn(table, after)
    return True


def take_away_cards(table: Table, seat: int) -> None:
    """Take a player's cards out of the match; troops that came from others go to the discard pile."""
    for card in list(table.zone("army", seat)):
        if (card, LENT) in table.marks:
            table.move(card, "discard")
    names = ("hand", "army", "trap", "lasting", "playing")
    table.gather([card for name in names for card in table.zone(name, seat)], "box")


def begin_turn(table: Table, seat: int) -> None:
    """Begin a player's turn."""
    table.begin_turn(seat)
    table.count(seat, BEGUN, table.number(seat, BEGUN) + 1)
    table.enter("open")


def pass_peace(table: Table, seat: int) -> None:
    """Have Peace stay until another player's second turn; it ends if that one is past it."""
    if table.number(seat, BEGUN) > 1:
        table.count(0, PEACE, 0)
        table.note("peace_ended")
    else:
        table.count(0, PEACE, 1 + seat)
