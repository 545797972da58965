"""Squire: looks one step ahead, at what each option would lead to on tables that might be the true one."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Protocol

from tabletop.engine import Answer, Choose, Demand, Dice, Match, Option, Request, SeatMatch, Table

DEALS = 4
"""On how many imagined tables an option is tried: the same ones for all, so that luck weighs alike."""

FEW = 6
"""So many options of a stage are tried on all of them: the best of those tried on the first alone."""


CAUTION = 0.5
"""So many standard errors are taken off a mean: what a few lucky deals seem to promise is no reason."""


class Heuristics(Protocol):
    """What a game tells a bot about itself; `game.heuristics`."""

    A_WIN: float
    """What a match is worth that has been won; one that has been lost is worth as much less than nothing."""

    def value(self, table: Table, seat: int) -> float:
        """Return what a table is worth to a seat; only differences matter.

        What it has not seen does not count.
        """

    def suspect(self, table: Table, seat: int, dice: Dice) -> Sequence[Demand]:
        """Return what a seat had better take for true of faces that it does not know, beyond what is public.

        It may hang on what the seat knows alone, and on the dice: it may differ from one imagined table to the next.
        """

    def stage(self, option: Option) -> int:
        """Return when in a turn an option is due: what comes later forgoes what comes before."""

    def reply(self, table: Table, request: Request) -> Answer:
        """Answer a request that is no choice of one option: which cards to pay, how many to buy."""

    def follow(self, table: Table, request: Request, seat: int) -> Answer | None:
        """Answer, for whoever is asked, what comes after an option that a seat weighs.

        :returns: None as soon as the table shows what the option was worth.
        """


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
            deal = seat.imagine(self._dice, belief=known.suspect)
            assert deal.request is not None
            return known.reply(deal.table, deal.request)
        options = list(request.options)
        if len(options) == 1:
            return options[0]
        if request.decline is None:
            self._dice.shuffle(options)  # where one must be chosen, of equally good ones it may be any
        deals = [seat.imagine(self._dice, belief=known.suspect) for _ in range(DEALS)]
        trials = Trials(seat.seat, deals, known, options, request.decline)
        return Plan(options, trials, known).first() or trials.decline


class Plan:
    """Hold the best option of each stage of a turn, of those that are better than declining.

    A card can be used once: what it is best for, late in the turn, keeps it from being spent for less before.
    Stages are looked into only as far as the first decision asks for it.
    """

    def __init__(self, options: Iterable[Option], trials: Trials, known: Heuristics) -> None:
        self._trials = trials
        self._stages: dict[int, list[Option]] = {}
        for option in options:
            if option != trials.decline:
                self._stages.setdefault(known.stage(option), []).append(option)
        self._best: dict[int, tuple[Option | None, float]] = {}

    def first(self) -> Option | None:
        """Return the best option of the earliest stage that has one, or None if declining is better."""
        for stage in sorted(self._stages):
            option, _ = self._best_of(stage)
            if option is not None:
                return option
        return None

    def _best_of(self, stage: int) -> tuple[Option | None, float]:
        """Return the best option of a stage and what it gains, (None, 0) if there is none."""
        if stage not in self._best:
            options = self._stages[stage]
            kept = self._kept(stage, {option.card for option in options})
            best, most = None, 0.0
            for option in self._trials.most_promising(options):
                gain = self._trials.gain(option)
                if gain > most and gain >= kept.get(option.card, 0.0):
                    best, most = option, gain
            self._best[stage] = best, most
        return self._best[stage]

    def _kept(self, stage: int, cards: set[int | None]) -> dict[int | None, float]:
        """Return what some of these cards are kept for in later stages: what they gain there."""
        kept: dict[int | None, float] = {}
        for later, options in self._stages.items():
            if later > stage and any(option.card is not None and option.card in cards for option in options):
                option, gain = self._best_of(later)
                if option is not None and option.card is not None:
                    kept[option.card] = max(gain, kept.get(option.card, 0.0))
        return kept


class Trials:
    """What options lead to on imagined tables.

    :param seat: who weighs them.
    :param deals: the imagined tables; they are left as they are.
    :param decline: the option that declines; where there is none, something of what is due last has to be done in the
        end, and what does best of that on the first table stands for declining.
    """

    def __init__(
        self, seat: int, deals: list[Match], known: Heuristics, options: list[Option], decline: Option | None
    ) -> None:
        self._seat = seat
        self._deals = deals
        self._known = known
        self._sure: set[Option] = set()
        self._first: dict[Option, float] = {}
        if decline is None:
            last = max(map(known.stage, options))
            decline = max([one for one in options if known.stage(one) == last], key=self._on_first)
        self.decline = decline
        self._floor = self._on_all(decline)

    def most_promising(self, options: list[Option]) -> list[Option]:
        """Return the few options that do best on the first table, in the order in which they were given."""
        if len(options) <= FEW:
            return options
        least = sorted(map(self._on_first, options))[-FEW]
        return [option for option in options if self._on_first(option) >= least][:FEW]

    def gain(self, option: Option) -> float:
        """Return how much better than declining an option is, on the cautious side of the mean."""
        gains = [worth - floor for worth, floor in zip(self._on_all(option), self._floor, strict=True)]
        count = len(gains)
        mean = sum(gains) / count
        error = math.sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (count * (count - 1)))
        return mean - CAUTION * error

    def _on_first(self, option: Option) -> float:
        if option not in self._first:
            self._first[option] = self._worth(option, self._deals[0])
        return self._first[option]

    def _on_all(self, option: Option) -> list[float]:
        first, others = self._on_first(option), self._deals[1:]
        return [first, *[first if option in self._sure else self._worth(option, deal) for deal in others]]

    def _worth(self, option: Option, deal: Match) -> float:
        tried = deal.clone()
        assert tried.request is not None
        serial = tried.request.serial
        tried.take(option)
        answered = settle(tried, self._known, serial, self._seat)
        table = tried.table
        if not (answered or table.rolled or table.learned >> self._seat & 1):
            self._sure.add(option)  # nothing unseen had to do with it: on every table it comes to the same
        if tried.outcome is None:
            return self._known.value(tried.table, self._seat)
        return self._known.A_WIN if self._seat in tried.outcome.winners else -self._known.A_WIN


def settle(match: Match, known: Heuristics, serial: int, seat: int) -> bool:
    """Answer what comes of an option, for whoever is asked, until its worth shows.

    :param serial: the request that the option answered. :param seat: who weighs it.
    :returns: whether anybody was asked anything.
    """
    answered = False
    while match.request is not None and match.request.serial > serial:
        answer = known.follow(match.table, match.request, seat)
        if answer is None:
            break
        match.answer(answer)
        answered = True
    return answered
