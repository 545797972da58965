"""What a squire does in Espada Negra: what it bids, attacks and spies on, and what it thinks a table is worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from tabletop.effects.judging import suspect_nothing
from tabletop.effects.seats import is_out
from tabletop.engine import Answer, ChooseNumber, ChooseSome, Option, Request, Table
from tabletop.games.espada_negra.attack import assaults
from tabletop.games.espada_negra.bidding import estimates, sensible_bid
from tabletop.games.espada_negra.contest import price_of
from tabletop.games.espada_negra.judgement import Outlook, Player, chances, envy
from tabletop.games.espada_negra.pieces import Piece
from tabletop.games.espada_negra.state import DEPTH, SPY, WINNER, seat_in

A_WIN = 100.0

FREE = 0.9  # of a card's worth is gained by who attacks it: it could have been bought
EAGER = 0.75  # so likely somebody snatches a card away who has a reason to,
MEEK = 0.08  # and who has none
RISK_OF_SPIES = 0.25
RISK_OF_COUNTERS = 0.1
THRIFT = 1.2  # with espionage, which is used once

suspect = suspect_nothing  # the order of the deck is unknown, and bids are weighed otherwise


def value(table: Table, seat: int) -> float:
    """Return what a table is worth to a seat that has just decided: how likely it wins, from −100 to 100."""
    if is_out(table, seat):
        return -A_WIN
    outlook = Outlook(table)
    expected = outlook.expected()
    _count_lot(table, outlook, seat, expected)
    return A_WIN * (2.0 * chances(expected, outlook.spread)[seat] - 1.0)


def stage(_option: Option) -> int:
    """Return when in a turn an option is due: there is no more than one thing to decide at a time."""
    return 0


def reply(table: Table, request: Request) -> Answer:
    """Answer a request that is no choice of one option: a bid, berserkers, espionage.

    The dice of the imagined table see to it that nobody can read a bid.
    """
    if isinstance(request, ChooseNumber):
        return sensible_bid(table, request.seat, request.high, table.dice.copy())
    assert isinstance(request, ChooseSome)
    if table.phase == "attack":
        return _berserkers(table, request)
    return _espionage(table, request)


def follow(table: Table, request: Request, seat: int) -> Answer | None:
    """Answer what belongs to an attack that a seat weighs: which berserkers go along. All else can be judged."""
    is_own = request.seat == seat and table.phase == "attack" and isinstance(request, ChooseSome)
    return reply(table, request) if is_own else None


# -- what becomes of the present turn


class Raid(NamedTuple):
    """What a player is likely to attack in this turn, and what it gains by it; `is_present` if it is the lot."""

    seat: int
    gain: float
    is_present: bool


def raids(outlook: Outlook, open_to: Sequence[int] = ()) -> list[Raid]:
    """Return what each player who can still attack is likely to attack: the strongest has the first choice.

    :param open_to: who could still attack the present lot.
    """
    left = list(outlook.lots)
    lot = outlook.lot
    found = []
    able = [player for player in outlook.players.values() if player.reach]
    for player in sorted(able, key=lambda one: (-one.ready, -one.reach)):
        gains = [FREE * outlook.worth(player.seat, piece) for piece in left]
        best, at = max([(gain, -number) for number, gain in enumerate(gains)], default=(0.0, 0))
        now = FREE * outlook.worth(player.seat, lot) if lot is not None and player.seat in open_to else 0.0
        cost = 0.0 if player.ready else min([outlook.rage(player, one) for one in player.rage])
        if max(now, best) <= cost:
            continue
        if now > best:
            lot = None
        else:
            del left[-at]
        found.append(Raid(player.seat, max(now, best) - cost, now > best))
    return found


def _count_lot(table: Table, outlook: Outlook, seat: int, expected: dict[int, float]) -> None:
    """Add to what is expected what is likely to become of the present lot, and of the attacks still to come."""
    lot = outlook.lot
    winner, totals = seat_in(table, WINNER), assaults(table)
    others = [one for one in outlook.players if one != seat and one not in totals]
    is_open = lot is not None and winner is None and not totals and table.phase == "attack"
    coming = raids(outlook, others if is_open else ())
    for raid in coming:
        expected[raid.seat] += raid.gain
    if lot is None or any(raid.is_present for raid in coming):
        return
    if winner is not None:
        expected[winner] += (1.0 - RISK_OF_SPIES) * outlook.worth(winner, lot)
    elif totals:
        _count_assault(outlook, lot, totals, {raid.seat: raid.gain for raid in coming}, expected, seat)
    else:
        _count_auction(outlook, lot, expected)


def _count_auction(outlook: Outlook, lot: Piece, expected: dict[int, float]) -> None:
    """Add what whoever is likely to buy a card gains beyond its price."""
    bids = estimates(outlook, lot)
    buyer = max(bids, key=bids.__getitem__)
    price = max([bid for seat, bid in bids.items() if seat != buyer], default=0.0)
    expected[buyer] += max(0.0, outlook.worth(buyer, lot) - outlook.rate * price)


def _count_assault(
    outlook: Outlook,
    lot: Piece,
    totals: dict[int, int],
    otherwise: dict[int, float],
    expected: dict[int, float],
    seat: int,
) -> None:
    """Add what a card is worth to who attacks it with most, or to a stronger one who may join.

    :param otherwise: what players who could join would gain by another attack in this turn.
    :param seat: who has decided: it does not join any more.
    """
    most = max(totals.values())
    first = [one for one, total in totals.items() if total == most]
    if len(first) > 1:
        _count_auction(outlook, lot, expected)
        return
    holder = first[0]
    risk, snatcher = 0.0, holder
    for player in outlook.players.values():
        if player.seat != seat and player.seat not in totals and player.reach > most:
            chance = EAGER if _would_join(outlook, player, lot, most, otherwise) else MEEK
            if chance > risk:
                risk, snatcher = chance, player.seat
    safe = 1.0 - (RISK_OF_SPIES if _may_be_spied(outlook, holder, most) else 0.0)
    expected[holder] += (1.0 - risk) * safe * outlook.worth(holder, lot)
    if risk:
        expected[snatcher] += risk * (outlook.worth(snatcher, lot) - otherwise.get(snatcher, 0.0))


def _would_join(outlook: Outlook, player: Player, lot: Piece, most: int, otherwise: dict[int, float]) -> bool:
    """Return whether a stronger player has a reason to attack a card now, and not another one later."""
    cost = 0.0
    if player.ready <= most:
        cost = sum([outlook.rage(player, one) for one in _lightest(player.rage, most + 1 - player.ready)])
    return FREE * outlook.worth(player.seat, lot) - cost > otherwise.get(player.seat, 0.0)


def _may_be_spied(outlook: Outlook, seat: int, invested: int) -> bool:
    """Return whether anybody could spy on a card for which so much has been invested."""
    needed = price_of(outlook.table, invested)
    return any(one.alert >= needed for one in outlook.players.values() if one.seat != seat)


def _lightest(weights: Sequence[int], least: int) -> tuple[int, ...]:
    """Return the fewest of the weights with the smallest sum that is no less than so much; all if none is."""
    enough = [
        some
        for count in range(len(weights) + 1)
        for some in combinations(weights, count)
        if sum(some) >= least
    ]
    return min(enough, key=lambda some: (sum(some), len(some)), default=tuple(weights))


def _chosen(request: ChooseSome, least: int) -> list[Option]:
    """Return options of the smallest sum that is no less than so much."""
    options = list(request.options)
    left = list(_lightest([request.weight([option]) for option in options], least))
    chosen = []
    for option in options:
        if (weight := request.weight([option])) in left:
            left.remove(weight)
            chosen.append(option)
    return chosen


# -- berserkers and espionage


def _berserkers(table: Table, request: ChooseSome) -> Answer:
    """Let no more berserkers go along than it takes to be ahead of who attacks, and of who might join."""
    outlook = Outlook(table)
    if outlook.rules.berserkers_rise:
        return request.canonical(request.options)
    seat, lot, own = request.seat, outlook.lot, request.args["n"]
    assert lot is not None
    totals = assaults(table)
    most = max(totals.values(), default=0)
    otherwise = {raid.seat: raid.gain for raid in raids(outlook)}
    feared = [
        player.reach
        for player in outlook.players.values()
        if player.seat != seat
        and player.seat not in totals
        and player.reach > most
        and _would_join(outlook, player, lot, max(most, own), otherwise)
    ]
    all_of_them = own + request.weight(request.options)
    goals = [goal for goal in (max(feared, default=0), most) if goal < all_of_them]
    least = max(request.lowest, max(goals, default=0) + 1 - own)
    return request.canonical(_chosen(request, least))


def _espionage(table: Table, request: ChooseSome) -> Answer:
    """Mark as little as will do if the card is worth it: to keep it from another, to keep it, or to gain it."""
    outlook = Outlook(table)
    lot, seat = outlook.lot, request.seat
    winner, depth = seat_in(table, WINNER), table.number(0, DEPTH)
    assert lot is not None
    assert winner is not None
    shares = envy(outlook.expected(), outlook.spread, seat)

    def gain(one: int) -> float:
        worth = outlook.worth(one, lot)
        return worth if one == seat else -shares.get(one, 0.0) * worth

    spy = seat_in(table, SPY) if depth else seat
    assert spy is not None
    lost = gain(spy) if outlook.rules.spies_take else 0.0
    benefit = gain(winner) - lost if depth % 2 else lost - gain(winner)
    chosen = _chosen(request, request.floor)
    marked = request.weight(chosen)
    against = [one for one in outlook.players.values() if one.seat != seat and one.alert >= marked]
    if against:
        benefit *= 1.0 - RISK_OF_COUNTERS
    cost = THRIFT * marked * outlook.point_of_espionage * outlook.patience
    return request.canonical(chosen) if benefit > cost else ()
