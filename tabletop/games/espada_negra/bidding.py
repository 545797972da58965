"""What a squire bids in Espada Negra: what a card is worth to it, under the purses and the greed of its rivals."""

from __future__ import annotations

from tabletop.engine import Dice, Table
from tabletop.games.espada_negra.auction import highest_bid
from tabletop.games.espada_negra.judgement import Outlook, envy
from tabletop.games.espada_negra.pieces import Piece
from tabletop.games.espada_negra.state import GOLD, SPEAKS

SHADE = 0.75  # of what a card is worth is bid at most,
MIX = 0.6  # and up to so much less, as the dice will
RIVALS_MAY = 1.35  # others may bid so much more than would be wise
TO_BE_SAFE = 2  # gold that is added to put a card out of reach of espionage


def estimates(outlook: Outlook, lot: Piece) -> dict[int, float]:
    """Return what each player is likely to bid for a card, at most."""
    found = {}
    for seat in outlook.players:
        purse = highest_bid(outlook.table, seat)
        found[seat] = min(purse, SHADE * outlook.worth(seat, lot) / max(outlook.rate, 0.01))
    return found


def sensible_bid(table: Table, seat: int, high: int, dice: Dice) -> int:
    """Return a bid for the present card: no more than it is worth, nor than is needed to beat the others.

    :param high: the most that the seat can bid. :param dice: mix it, so that nobody can read it.
    """
    outlook = Outlook(table)
    lot = outlook.lot
    assert lot is not None
    likely = estimates(outlook, lot)
    rivals = {one: bid for one, bid in likely.items() if one != seat}
    rival = max(rivals, key=rivals.__getitem__)
    price = sorted(likely.values())[-2]
    rate = max(outlook.rate_after(lot, price), 0.01)
    shares = envy(outlook.expected(), outlook.spread, seat)
    denied = shares[rival] * max(0.0, outlook.worth(rival, lot) - outlook.rate * rivals[rival])
    worth = (outlook.worth(seat, lot) + denied) / rate
    offer = worth * (SHADE - MIX * _share(dice))
    bid = min(int(offer + _share(dice)), high, _enough(table, outlook, seat, rivals))
    bid = _out_of_reach(outlook, seat, bid, min(high, int(worth)))
    least = outlook.rules.least_price
    if bid < least:
        return least if least <= min(high, worth) else 0
    return bid


def _share(dice: Dice) -> float:
    """Return a number from 0 to 1."""
    return dice.below(1000) / 1000


def _enough(table: Table, outlook: Outlook, seat: int, rivals: dict[int, float]) -> int:
    """Return the bid that no rival is able to beat, or likely to."""
    enough = 0
    for one, likely in rivals.items():
        most = min(highest_bid(table, one), int(RIVALS_MAY * likely) + 1)
        enough = max(enough, most if _has_the_tie(table, outlook, seat, one) else most + 1)
    return enough


def _has_the_tie(table: Table, outlook: Outlook, seat: int, rival: int) -> bool:
    """Return whether a seat gets a card for which it and a rival bid the same ("Tie-break options")."""
    match outlook.rules.ties:
        case "secret":
            return table.number(seat, GOLD) > table.number(rival, GOLD)
        case "internal":
            return table.turn == seat
        case "external":
            return table.number(seat, SPEAKS) < table.number(rival, SPEAKS)
    return False


def _out_of_reach(outlook: Outlook, seat: int, bid: int, most: int) -> int:
    """Return a bid that is a little higher, if then nobody can spy the card away."""
    if not bid:
        return bid
    alert = max([one.alert for one in outlook.players.values() if one.seat != seat], default=0)
    safe = alert + 1 - outlook.rules.surcharge
    return safe if bid < safe <= min(most, bid + TO_BE_SAFE) else bid
