"""How players lose, leave and win before the turn is over (Águila Roja, "Object of the Game")."""

from __future__ import annotations

from tabletop.effects.seats import OUT
from tabletop.engine import Card, GameOver, Outcome, Reason, Table
from tabletop.games.aguila_roja import moves
from tabletop.games.aguila_roja.state import HELD, left_of, living, owner_of, victory_of


class TurnOver(Exception):
    """Raised by a rule, at any depth, when whose turn it was has left the match and it goes on."""


def lose_who_ran_out(table: Table) -> None:
    """Have everyone lose whose deck has run out, all at once.

    :raises GameOver: when at most one player or team is left.
    :raises TurnOver: when others play on, and it was a loser's turn.
    """
    losers = [seat for seat in living(table) if not table.zone("deck", seat)]
    if losers:
        for seat in losers:
            table.note("deck_ran_out", player=seat)
        mover = table.turn
        drop_out(table, losers, Reason("why-deck-out"))
        if mover in losers:
            raise TurnOver


def drop_out(table: Table, losers: list[int], why: Reason) -> None:
    """Take players out of the match; a team falls together. If it was the turn of one of them, it passes on.

    :raises GameOver: when at most one player or team is left; if none is, all who fell now share the win.
    """
    setup = table.setup
    sides = {setup.sides[seat] for seat in losers}
    left = [seat for seat in living(table) if setup.sides[seat] not in sides]
    if len({setup.sides[seat] for seat in left}) <= 1:
        raise GameOver(outcome(table, left or living(table), why))
    mover = table.turn
    for seat in losers:
        leave(table, seat)
    if mover in losers and table.phase != "toss":  # before it is chosen who begins it is nobody's turn
        moves.end_this_turn(table)
        pass_turn(table)


def outcome(table: Table, winners: list[int], why: Reason) -> Outcome:
    """Return how the match ends: everybody's victory points are the scores."""
    scores = tuple([victory_of(table, seat) for seat in range(table.seats)])
    return Outcome(tuple(winners), scores, why)


def leave(table: Table, seat: int) -> None:
    """Take a player's cards out of the match; what was borrowed goes to its owner's discard pile.

    Whom a card of that player holds for somebody else is given back.
    """
    table.count(seat, OUT, 1)
    for card in [*table.zone("upon", seat), *table.zone("village", seat)]:
        if owner_of(table, card) != seat:
            table.move(card, "discard", owner_of(table, card))
    for card, name in [key for key in table.marks if key[1] == HELD]:
        holder = table.by_id[table.marks[card, name] - 1]
        if owner_of(table, holder) == seat and owner_of(table, card) != seat:
            moves.give_back(table, card)
    table.gather(
        [card for card in map(Card, range(len(table.faces))) if owner_of(table, card) == seat], "box"
    )


def pass_turn(table: Table) -> None:
    """Begin the next turn: that of the player, or of the team, to the left."""
    table.begin_turn(left_of(table, table.turn))
    table.enter("open")


def surrender(table: Table, seat: int) -> bool:
    """Leave the match.

    :returns: whether the open request has lost its meaning: it was the player's own turn, or is nobody's yet.
    :raises GameOver: when at most one player or team is left.
    """
    table.note("surrendered", player=seat)
    mover = table.turn
    drop_out(table, [seat], Reason("why-surrender"))
    return mover == seat or table.phase == "toss"
