"""Squire: looks one step ahead, at what each option would lead to on tables that might be the true one."""

from __future__ import annotations

from typing import Protocol

from tabletop.engine import Answer, Choose, Dice, Match, Option, Request, SeatMatch, Table

DEALS = 4
"""On how many imagined tables each option is tried: the same ones for all, so that luck weighs alike."""


class Heuristics(Protocol):
    """What a game tells a bot about itself; `game.heuristics`."""

    def value(self, table: Table, seat: int) -> float:
        """Return what a table is worth to a seat; only differences matter."""

    def stage(self, option: Option) -> int:
        """Return when in a turn an option is due: what comes later forgoes what comes before."""

    def reply(self, table: Table, request: Request) -> Answer:
        """Answer a request that is no choice of one option: which cards to pay, how many to buy."""


class Squire:
    """Take, in the order that a turn goes, whatever is better than declining.

    :param seed: of its own dice, which deal the tables that it imagines.
    """

    name = "squire"

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, seat: SeatMatch) -> Answer:
        """Answer the seat's open request, from what the seat knows alone.

        :raises LookupError: if the seat is not asked.
        """
        request = seat.request
        if request is None:
            raise LookupError("the seat is not asked")
        known: Heuristics = seat.game.heuristics
        if not isinstance(request, Choose):
            deal = seat.imagine(self._dice)
            assert deal.request is not None
            return known.reply(deal.table, deal.request)
        options = request.options
        if len(options) == 1:
            return options[0]
        deals = [seat.imagine(self._dice) for _ in range(DEALS)]
        return self._best(seat.seat, request, options, deals, known)

    def _best(
        self, seat: int, request: Choose, options: list[Option], deals: list[Match], known: Heuristics
    ) -> Option:
        decline = request.decline
        floor = -float("inf") if decline is None else _worth(seat, decline, deals, known)
        best, most, stage = decline or options[0], floor, 0
        for option in sorted(options, key=known.stage):
            if option == decline:
                continue
            if best != decline and known.stage(option) > stage:
                break  # something worth doing is due before this
            worth = _worth(seat, option, deals, known)
            if worth > most:
                best, most, stage = option, worth, known.stage(option)
        return best


def _worth(seat: int, option: Option, deals: list[Match], known: Heuristics) -> float:
    """Return the mean value of the tables to which an option leads."""
    total = 0.0
    for deal in deals:
        tried = deal.clone()
        serial = tried.request.serial if tried.request else 0
        tried.answer(option)
        settle(tried, known, serial)
        total += known.value(tried.table, seat) if tried.outcome is None else _won(tried, seat)
    return total / len(deals)


def settle(match: Match, known: Heuristics, serial: int) -> None:
    """Answer what an option still asks before it is done, for whoever is asked.

    :param serial: the request that the option answered; a choice of one option after it is a new decision.
    """
    while (
        match.request is not None and match.request.serial > serial and not isinstance(match.request, Choose)
    ):
        match.answer(known.reply(match.table, match.request))


def _won(match: Match, seat: int) -> float:
    assert match.outcome is not None
    return 1e6 if seat in match.outcome.winners else -1e6
