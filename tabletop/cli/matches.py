"""Many matches between bots: what `simulate` and `balance` are asked, how they play, and what is kept of a match."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from multiprocessing import resource_tracker
from typing import Any, NamedTuple

from tqdm import tqdm

from tabletop import bots, games
from tabletop.cli.common import BAD, GOOD, MISUSED, CommandError, chosen_options
from tabletop.engine import Dice, Event, Game, Match, Reason, SetupError
from tabletop.engine.views import STATE_KINDS
from tabletop.text.languages import Text, system_language
from tabletop.text.problems import problem

LONGEST = 50_000
"""A match that has not ended after so many decisions counts as an error."""

_SILENT = STATE_KINDS - {"turn_began"}
"""Events that change the table and are no news by themselves."""


class Plan(NamedTuple):
    """What is to be played: everything that decides how a match goes, beside its number."""

    game: str
    levels: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int


class Played(NamedTuple):
    """What is kept of one match.

    `shares` has each bot's part of the win, in the order of `Plan.levels`; `seats` says where each of them sat, and
    `first` who took the first turn. `used` has the designs that each seat used, in the order of the seats, and `held`
    those that have come into any hand. `prices` has what each design was sold for, each time.
    `error` is empty, or tells how the match broke off; then the rest means nothing.
    """

    number: int
    seats: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()
    first: int = 0
    why: str = ""
    notes: Mapping[str, int] = {}
    rounds: float = 0.0
    decisions: int = 0
    used: tuple[frozenset[str], ...] = ()
    held: frozenset[str] = frozenset()
    prices: Mapping[str, tuple[int, ...]] = {}
    error: str = ""

    def share_of(self, seat: int) -> float:
        """Return the part of the win that whoever sat there has."""
        return self.shares[self.seats.index(seat)]


# -- the command line


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what every command takes that plays matches."""
    parser.add_argument("game", metavar="GAME", help="the game's id, such as la_campana")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many matches (default: 100)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same result (default: 0)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the match, such as mode=alliance; may be repeated",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="in so many processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a report")


def run(
    args: argparse.Namespace,
    levels: Callable[[Game], Sequence[str]],
    summary: Callable[[Plan, Sequence[Played], float], Mapping[str, Any]],
    report: Callable[[Mapping[str, Any], Text], str],
) -> int:
    """Play the matches that a command asks for and print what came of them.

    :param levels: names the bots that shall play the game; it may raise `CommandError`.
    :param summary: sums matches up as plain JSON, `errors` among it, given how many seconds they took.
    :param report: words a summary for people.
    :returns: 0; 1 if a match raised an error or Ctrl-C ended the run, which then tells what there is; 2 if the
        game, a bot, an option or a number is none, with a message that says what was expected.
    """
    text = Text(system_language())
    try:
        game = games.get(args.game)
        plan = planned(game, levels(game), args)
    except (SetupError, CommandError) as error:
        print(problem(error.reason, text), file=sys.stderr)
        return MISUSED
    results: list[Played] = []
    interrupted = False
    began = time.perf_counter()
    try:
        with played(plan, args.games, args.jobs) as matches:
            for one in _watched(matches, args.games):
                results.append(one)  # noqa: PERF402 - what has been played stays when Ctrl-C comes
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    for one in [one for one in results if one.error][:3]:
        print(text("matches-error", number=str(one.number + 1), error=one.error), file=sys.stderr)
    found = summary(plan, results, seconds)
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print(report(found, text))
    if interrupted:
        print(text("matches-interrupted", n=len(results), wanted=args.games), file=sys.stderr)
    return BAD if interrupted or found["errors"] else GOOD


def heading(found: Mapping[str, Any], players: int, text: Text) -> list[str]:
    """Word what was played, from a summary: game, players, matches, seed, and the options that are not as usual."""
    game = text(f"game-{found['game']}")
    lines = [text("matches-title", game=game, players=players, n=found["games"], seed=str(found["seed"]))]
    if chosen := chosen_options(games.get(found["game"]), found["options"]):
        lines.append(text("matches-options", options=chosen))
    return lines


def planned(game: Game, levels: Sequence[str], args: argparse.Namespace) -> Plan:
    """Check what was asked for.

    :raises SetupError: naming the seat count, option or value that is wrong, and what was expected.
    :raises CommandError: the same of bots and numbers.
    """
    for level in levels:
        if level not in bots.LEVELS:
            raise CommandError(Reason("matches-no-bot", {"bot": level, "known": ", ".join(bots.LEVELS)}))
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise CommandError(Reason("matches-number", {"name": name, "got": str(getattr(args, name))}))
    options = game.normalise(len(levels), dict([_option(game, said) for said in args.option]))
    return Plan(game.id, tuple(levels), options, args.seed)


def _option(game: Game, said: str) -> tuple[str, Any]:
    """Read `NAME=VALUE`: one of the values that the game names, or any JSON, or else a text."""
    name, equals, value = said.partition("=")
    if not equals:
        raise CommandError(Reason("matches-option", {"got": said}))
    for spec in game.options:
        for known in spec.values if spec.name == name else ():
            if str(known).lower() == value.lower():
                return name, known
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


# -- playing


@contextmanager
def played(plan: Plan, count: int, jobs: int = 1) -> Iterator[Iterable[Played]]:
    """Play the matches of a plan in this process or in several; they come in order of their numbers.

    :param count: how many matches.
    :param jobs: in how many processes; it changes nothing but the speed.
    """
    one = partial(play, plan)
    if jobs == 1:
        yield map(one, range(count))
        return
    jobs = min(jobs, count)
    # A fresh interpreter each, on every system: nothing is inherited, so nothing can differ.
    with ExitStack() as stack:
        with _interrupts_left_alone():
            pool = stack.enter_context(multiprocessing.get_context("spawn").Pool(jobs))
        yield pool.imap(one, range(count), chunksize=max(1, min(16, count // (4 * jobs))))


@contextmanager
def _interrupts_left_alone() -> Iterator[None]:
    """Let processes that are started here never hear Ctrl-C: it reaches the first alone, which then ends the others.

    They inherit it from their very start, before they have imported a thing. Where signals can wait, one that comes
    meanwhile is heard afterwards.
    """
    if sys.platform == "win32":
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, heard)
        return
    resource_tracker.ensure_running()  # it lets signals through again when it starts
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def play(plan: Plan, number: int) -> Played:
    """Play one match of a plan to its end.

    :param number: 0 for the first; from match to match each bot moves on by a seat.
    """
    dice = Dice(Dice(plan.seed).word() + number)
    count = len(plan.levels)
    seats = tuple([(place + number) % count for place in range(count)])
    game = games.get(plan.game)
    try:
        match = Match(game, count, dice.word(), plan.options)
        seed = dice.word()
        players = {seat: bots.make(plan.levels[place], seat, seed) for place, seat in enumerate(seats)}
        decisions = 0
        while match.request is not None:
            if decisions == LONGEST:
                raise RuntimeError(f"the match has not ended after {LONGEST} decisions")
            seat = match.request.seat
            match.answer(players[seat].choose(match.seat(seat)))
            decisions += 1
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        return Played(number, error=f"{type(error).__name__}: {error} ({where.name}, {where.lineno})")
    outcome = match.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    hands = match.table.layout.mixed
    return Played(
        number,
        seats,
        tuple([share if seat in outcome.winners else 0.0 for seat in seats]),
        next((event.args["player"] for event in match.events if event.kind == "turn_began"), 0),
        outcome.why.id,
        Counter([event.kind for event in match.events if event.kind not in _SILENT]),
        match.turns / count,
        decisions,
        used_by_seats(game, match.events, count, hands),
        held_by_anybody(match.events, hands),
        prices_paid(game, match.events),
    )


def used_by_seats(
    game: Game, events: Iterable[Event], seats: int, hands: frozenset[str]
) -> tuple[frozenset[str], ...]:
    """Return the ids of the designs that each seat has used, as `Game.deeds` says.

    :param events: of a match of so many seats.
    :param hands: the names of the zones that only their owner sees into.
    """
    used: list[set[str]] = [set() for _ in range(seats)]
    deeds, everyone = game.deeds, (2 << seats) - 1
    for event in events:
        args = event.args
        if deeds:
            if event.kind in deeds:
                used[args[deeds[event.kind]]].add(args["card"].face)
        elif event.kind == "moved" and args["from"][0] in hands:
            for card in event.cards:
                if card.id == args["id"] and card.mask == everyone and card.face is not None:
                    used[args["from"][1]].add(card.face)
    return tuple(map(frozenset, used))


def held_by_anybody(events: Iterable[Event], hands: frozenset[str]) -> frozenset[str]:
    """Return the ids of the designs that have come into a hand.

    :param hands: the names of the zones that only their owner sees into.
    """
    return frozenset(
        [
            card.face
            for event in events
            if event.kind == "moved" and event.args["to"][0] in hands
            for card in event.cards
            if card.id == event.args["id"] and card.face is not None
        ]
    )


def prices_paid(game: Game, events: Iterable[Event]) -> dict[str, tuple[int, ...]]:
    """Return what each design has been sold for, as `Game.prices` says; each time it was, in order."""
    paid: dict[str, tuple[int, ...]] = {}
    for event in events:
        if event.kind in game.prices:
            design = event.args["card"].face
            paid[design] = (*paid.get(design, ()), event.args[game.prices[event.kind]])
    return paid


def _watched(matches: Iterable[Played], count: int) -> Iterator[Played]:
    """Pass the matches on, with a progress bar where somebody looks."""
    nobody = sys.stderr is None or not sys.stderr.isatty()
    yield from tqdm(matches, total=count, disable=nobody, file=sys.stderr, leave=False, unit="")
