"""The course of a turn: six cards come up one after the other; then production, and the office passes on."""

from __future__ import annotations

from tabletop.effects.seats import clockwise, living, next_living
from tabletop.engine import GameOver, Outcome, Reason, Table
from tabletop.games.espada_negra.figures import as_told, can_attack, production_parts, victory_parts
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.state import ASSAULT, ATTACKS, GOLD, NEW, SPEAKS, enter, open_window


def begin_turn(table: Table, seat: int) -> None:
    """Begin a turn: its cards are revealed, or laid out face down, and the first comes up (Reglamento 2).

    :param seat: the auctioneer.
    """
    table.begin_turn(seat)
    rules = house(table)
    deck = table.zone("deck")
    for _ in range(rules.lots):
        table.move(deck[-1], "veiled" if rules.veiled else "row")
    if rules.veiled:
        table.note("row_veiled", n=rules.lots)
    else:
        table.note("row_revealed", cards=tuple([table.faces[card].id for card in table.zone("row")]))
    next_lot(table)


def next_lot(table: Table) -> None:
    """Let the next card of the row come up; after the last one the turn ends (Reglamento 4).

    :raises GameOver: if there is no other turn.
    """
    veiled = house(table).veiled
    row = table.zone("veiled" if veiled else "row")
    if not row:
        end_turn(table)
        return
    card = row[0]
    table.move(card, "lot", keep=True)
    if veiled:
        table.note("lot_called", card=card)
    open_attack(table)


def open_attack(table: Table) -> None:
    """Ask for attacks upon the card that has come up; where nobody could attack, it is auctioned."""
    if attackers(table):
        open_window(table)
        enter(table, "attack")
    else:
        start_bidding(table)


def attackers(table: Table) -> list[int]:
    """List the players who could attack the present card, from the auctioneer clockwise (rulings D17).

    Who has left has no cards.
    """
    attacks = house(table).attacks
    numbers = table.numbers
    return [
        seat
        for seat in table.setup.orders[numbers.get((0, "turn"), 0)]
        if numbers.get((seat, ATTACKS), 0) < attacks
        and (seat, ASSAULT) not in numbers
        and can_attack(table, seat)
    ]


def start_bidding(table: Table) -> None:
    """Begin the auction of the present card.

    With an external auctioneer it is drawn who speaks first (rulings D8): in that order bids are asked for.
    """
    if house(table).ties == "external":
        left = living(table)
        for place in range(1, len(left) + 1):
            table.count(left.pop(table.roll(len(left))), SPEAKS, place)
    enter(table, "bid")


# -- end of turn


def end_turn(table: Table) -> None:
    """End a turn: production, cards straightened, the office passed on, new cards ("End of turn").

    :raises GameOver: if there are not enough cards for another turn.
    """
    marks = table.marks
    for seat in living(table):
        produce(table, seat)
        for card in table.zone("holding", seat):
            if (card, NEW) in marks:
                table.mark(card, NEW, 0)
    if len(table.zone("deck")) < house(table).lots:
        end_game(table)
    begin_turn(table, next_auctioneer(table))


def produce(table: Table, seat: int) -> None:
    """Let a player gain the production of all cards, also of those acquired in this turn (rulings D2)."""
    parts = production_parts(table, seat)
    if parts:
        amount = sum([part.amount for part in parts])
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
