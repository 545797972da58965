"""A player leaves the match (ruling D20)."""

from __future__ import annotations

from tabletop.effects.seats import OUT, living, next_living
from tabletop.engine import GameOver, Outcome, Reason, Table
from tabletop.games.espada_negra.contest import discard_lot
from tabletop.games.espada_negra.figures import victory_of
from tabletop.games.espada_negra.state import ASSAULT, BID, CONTEST, GOLD, SPEAKS, WINNER, forget, seat_in


def surrender(table: Table, seat: int) -> bool:
    """Leave the match: the player's gold and cards go with it, and the auctioneer's office passes on.

    What the player has set going goes on, an act of espionage too; a sealed bid counts no more, and a card that the
    player was about to gain is out of the game.

    :returns: whether the open request has lost its meaning.
    :raises GameOver: when one player is left.
    """
    table.note("surrendered", player=seat)
    table.count(seat, OUT, 1)
    left = living(table)
    if len(left) == 1:
        scores = tuple([victory_of(table, one) if one in left else 0 for one in range(table.seats)])
        raise GameOver(Outcome((left[0],), scores, Reason("why-en-alone")))
    table.gather(table.zone("holding", seat), "discard")
    for name in (GOLD, ASSAULT, BID, SPEAKS):
        if (seat, name) in table.numbers:
            table.count(seat, name, 0)
    if table.turn == seat:
        after = next_living(table, seat)
        table.count(0, "turn", after)
        table.note("office_passed", player=after)
    if seat_in(table, WINNER) == seat:
        forget(table, CONTEST)
        discard_lot(table)
        return True
    return table.phase == "tie"  # the auctioneer may be another, or the tied
