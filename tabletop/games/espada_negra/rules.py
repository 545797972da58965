"""The turn, as the rulebook tells it: six cards, one after the other; then production, and the office passes on."""

from __future__ import annotations

from tabletop.engine import GameOver, Outcome, Reason, Rules, Table
from tabletop.games.espada_negra.attack import open_attack
from tabletop.games.espada_negra.figures import (
    as_told,
    production_parts,
    victory_parts,
)
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.state import (
    GOLD,
    NEW,
    clockwise,
    living,
    next_living,
    row_of,
)


def begin_turn(table: Table, seat: int) -> None:
    """Begin a turn: its cards are revealed, or laid out face down (Reglamento 2).

    :param seat: the auctioneer.
    """
    table.begin_turn(seat)
    rules = house(table)
    for _ in range(rules.lots):
        table.move(table.zone("deck")[-1], "veiled" if rules.veiled else "row")
    if rules.veiled:
        table.note("row_veiled", n=rules.lots)
    else:
        table.note("row_revealed", cards=tuple([table.faces[card].id for card in table.zone("row")]))
    table.enter("lot")


def calling(table: Table) -> Rules:
    """Take up the next card of the row; after the last one the turn ends (Reglamento 4)."""
    row = row_of(table)
    if not row:
        end_turn(table)
        return
    card = row[0]
    table.move(card, "lot")
    table.note("lot_called", card=card)
    open_attack(table)
    return
    yield


def end_turn(table: Table) -> None:
    """End a turn: production, cards straightened, the office passed on, new cards ("End of turn").

    :raises GameOver: if there are not enough cards for another turn.
    """
    for seat in living(table):
        produce(table, seat)
        for card in table.zone("holding", seat):
            if (card, NEW) in table.marks:
                table.mark(card, NEW, 0)
    rules = house(table)
    if len(table.zone("deck")) < rules.lots:
        end_game(table)
    begin_turn(table, next_auctioneer(table))


def produce(table: Table, seat: int) -> None:
    """Let a player gain the production of all cards, also of those acquired in this turn (rulings D2)."""
    parts = production_parts(table, seat)
    amount = sum([part.amount for part in parts])
    if amount:
        gold = table.number(seat, GOLD) + amount
        table.count(seat, GOLD, gold)
        table.note("produced", player=seat, n=amount, value=gold, parts=as_told(parts))


def next_auctioneer(table: Table) -> int:
    """Return who is auctioneer next: the player on the left, or by a condition whoever has the most cards."""
    seat = next_living(table, table.turn)
    if not house(table).most_cards_presides:
        return seat
    most = max([len(table.zone("holding", one)) for one in living(table)])
    return next(one for one in clockwise(table, seat) if len(table.zone("holding", one)) == most)


def end_game(table: Table) -> None:
    """Discard what is left of the deck, and count victory ("End of the game").

    :raises GameOver: always.
    """
    left = list(reversed(table.zone("deck")))
    if left:
        for card in left:
            table.move(card, "discard")
        table.note("leftovers_discarded", n=len(left))
    scores = [0] * table.seats
    for seat in living(table):
        parts = victory_parts(table, seat)
        scores[seat] = sum([part.amount for part in parts])
        table.note("victory_counted", player=seat, n=scores[seat], parts=as_told(parts))
    best = max([scores[seat] for seat in living(table)])
    winners = tuple([seat for seat in living(table) if scores[seat] == best])
    why = Reason("why-en-victory" if len(winners) == 1 else "why-en-shared")
    raise GameOver(Outcome(winners, tuple(scores), why))
