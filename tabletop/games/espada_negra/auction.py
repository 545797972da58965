"""The auction of a card: sealed bids, opened in one step, and how ties are broken ("Starting the game")."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.effects.seats import living
from tabletop.engine import Choose, ChooseNumber, Option, Reason, Rules, Table
from tabletop.games.espada_negra.contest import discard_lot, win
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.state import BID, GOLD, SPEAKS, Setup, enter, lot_slug, the_lot


def highest_bid(table: Table, seat: int) -> int:
    """Return the most that a player may bid: all the gold there is, unless bids are capped."""
    gold = table.numbers.get((seat, GOLD), 0)
    cap = house(table).cap
    return gold if cap is None else min(gold, cap)


def next_bidder(table: Table) -> int | None:
    """Return who is asked next for a bid, or None when all have bid: those without gold can only bid nothing."""
    numbers, seals = table.numbers, table.seals
    setup: Setup = table.setup
    order: Sequence[int] = setup.orders[numbers.get((0, "turn"), 0)]
    if house(table).ties == "external":
        order = sorted(order, key=lambda seat: table.number(seat, SPEAKS))
    for seat in order:
        if (seat, BID) not in seals and (seat, GOLD) in numbers:
            return seat
    return None


def bidding(table: Table) -> Rules:
    """Seal one player's bid; once all are sealed, open them."""
    seat = next_bidder(table)
    if seat is None:
        open_bids(table)
        return
    most, price = highest_bid(table, seat), house(table).least_price
    bid = yield ChooseNumber(table, seat, "prompt-en-bid", 0, most, card=lot_slug(table), price=price)
    table.seal(seat, BID, bid)


def open_bids(table: Table) -> None:
    """Open all bids in one step; the highest gets the card and pays."""
    opened = table.open_seals(BID)
    bids = {seat: opened.get(seat, 0) for seat in living(table)}
    table.note("bids_opened", each=tuple(bids.items()), card=the_lot(table))
    settle(table, bids)


def highest(bids: dict[int, int]) -> tuple[int, list[int]]:
    """Return the highest bid, and who bids it."""
    best = max(bids.values())
    return best, [seat for seat, bid in bids.items() if bid == best]


def settle(table: Table, bids: dict[int, int]) -> None:
    """Give the card to who bids the most; the auctioneer may have to be asked."""
    rules = house(table)
    best, tied = highest(bids)
    if best == 0 and rules.zero_is_no_bid:
        table.note("lot_unsold", card=the_lot(table))
        discard_lot(table)
    elif best < rules.least_price:
        table.note("lot_unsold_price", card=the_lot(table), n=rules.least_price)
        discard_lot(table)
    elif len(tied) == 1:
        win(table, tied[0], best)
    elif rules.ties == "internal":
        for seat, bid in bids.items():
            table.count(seat, BID, 1 + bid)
        enter(table, "tie")
    else:
        break_tie(table, tied, best)


def break_tie(table: Table, tied: list[int], bid: int) -> None:
    """Break a tie that nobody has to be asked about ("Tie-break options"; rulings D5, D6, D8)."""
    rules = house(table)
    table.note("bids_tied", players=tuple(tied), n=bid)
    if rules.ties == "external":
        first = min(tied, key=lambda seat: table.number(seat, SPEAKS))
        table.note("tie_by_word", player=first)
        win(table, first, bid)
        return
    gold = max([table.number(seat, GOLD) for seat in tied])
    richest = [seat for seat in tied if table.number(seat, GOLD) == gold]
    if rules.ties == "nobody" or len(richest) > 1:
        table.note("lot_unsold_tie", card=the_lot(table))
        discard_lot(table)
    else:
        table.note("tie_by_gold", player=richest[0], n=gold)
        win(table, richest[0], bid)


def deciding(table: Table) -> Rules:
    """Let the auctioneer say which of the tied gets the card, the auctioneer too (rulings D7).

    If one of two tied players has left since the bids were opened, the other gets it.
    """
    bids = told_bids(table)
    best, tied = highest(bids)
    winner = tied[0]
    if len(tied) > 1:
        option = yield Choose(
            table, table.turn, "prompt-en-award", award_options, why_not_award, card=lot_slug(table), n=best
        )
        winner = option.target[1]
    for one in bids:
        table.count(one, BID, 0)
    if len(tied) > 1:
        table.note("bids_tied", players=tuple(tied), n=best)
        table.note("tie_by_auctioneer", player=table.turn, rival=winner)
    win(table, winner, best)


def told_bids(table: Table) -> dict[int, int]:
    """Return the opened bids of a tie that the auctioneer decides."""
    numbers = table.numbers
    return {seat: numbers[seat, BID] - 1 for seat in range(table.seats) if (seat, BID) in numbers}


def award_options(table: Table, _seat: int) -> list[Option]:
    """List the tied, one of whom the auctioneer names."""
    return [Option("award", None, ("player", one)) for one in highest(told_bids(table))[1]]


def why_not_award(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why the auctioneer cannot give the card to somebody, or None."""
    tied = [one.target for one in award_options(table, seat)]
    return None if option.target in tied else Reason("reason-en-not-tied")
