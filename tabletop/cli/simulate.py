"""`tabletop simulate GAME`: play many matches between bots, and tell who wins, how long it takes and what happens."""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from statistics import median
from typing import Any, NamedTuple

from fluent.runtime.types import fluent_number
from tqdm import tqdm

from tabletop import bots, games
from tabletop.cli.common import BAD, GOOD, MISUSED, CommandError, chosen_options
from tabletop.engine import Dice, Game, Match, Reason, SetupError
from tabletop.engine.views import STATE_KINDS
from tabletop.text.languages import Text, system_language
from tabletop.text.problems import problem

LONGEST = 50_000
"""A match that has not ended after so many decisions counts as an error."""

_SILENT = STATE_KINDS - {"turn_began"}
"""Events that change the table and are no news by themselves."""

Z_95 = 1.959964
"""Within so many standard deviations lie 95 % of a normal distribution."""


class Plan(NamedTuple):
    """What is to be played: everything that decides how a match goes, beside its number."""

    game: str
    levels: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int


class Played(NamedTuple):
    """What is kept of one match.

    `shares` has each bot's part of the win, in the order of `--seats`; `seats` says where each of them sat, and
    `first` who took the first turn.
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
    error: str = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("game", metavar="GAME", help="the game's id, such as la_campana")
    parser.add_argument(
        "--seats",
        metavar="BOT,BOT…",
        default="squire,page",
        help=f"the players, two or more of: {', '.join(bots.LEVELS)} (default: squire,page); they change "
        "places from match to match",
    )
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


def run(args: argparse.Namespace) -> int:
    """Play the matches and print what came of them.

    :returns: 0; 1 if a match raised an error or Ctrl-C ended the run, which then tells what there is; 2 if the
        game, a bot, an option or a number is none, with a message that says what was expected.
    """
    text = Text(system_language())
    try:
        plan = planned(args)
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
        print(text("simulate-error", number=str(one.number + 1), error=one.error), file=sys.stderr)
    found = summary(plan, results, seconds)
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print(report(found, text))
    if interrupted:
        print(text("simulate-interrupted", n=len(results), wanted=args.games), file=sys.stderr)
    return BAD if interrupted or found["errors"] else GOOD


def planned(args: argparse.Namespace) -> Plan:
    """Check what was asked for.

    :raises SetupError: naming the game, seat count, option or value that is wrong, and what was expected.
    :raises CommandError: the same of bots and numbers.
    """
    game = games.get(args.game)
    levels = tuple([level.strip() for level in args.seats.split(",")])
    for level in levels:
        if level not in bots.LEVELS:
            raise CommandError(Reason("simulate-no-bot", {"bot": level, "known": ", ".join(bots.LEVELS)}))
    for name in ("games", "jobs"):
        if getattr(args, name) < 1:
            raise CommandError(Reason("simulate-number", {"name": name, "got": str(getattr(args, name))}))
    options = game.normalise(len(levels), dict([_option(game, said) for said in args.option]))
    return Plan(game.id, levels, options, args.seed)


def _option(game: Game, said: str) -> tuple[str, Any]:
    """Read `NAME=VALUE`: one of the values that the game names, or any JSON, or else a text."""
    name, equals, value = said.partition("=")
    if not equals:
        raise CommandError(Reason("simulate-option", {"got": said}))
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
    with _interrupts_left_alone():
        pool = multiprocessing.get_context("spawn").Pool(jobs)
    with pool:
        yield pool.imap(one, range(count), chunksize=max(1, min(16, count // (4 * jobs))))


@contextmanager
def _interrupts_left_alone() -> Iterator[None]:
    """Let processes that are started here never hear Ctrl-C: it reaches the first alone, which then ends the others.

    They inherit it from their very start, before they have imported a thing.
    """
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def play(plan: Plan, number: int) -> Played:
    """Play one match of a plan to its end.

    :param number: 0 for the first; from match to match each bot moves on by a seat.
    """
    dice = Dice(Dice(plan.seed).word() + number)
    count = len(plan.levels)
    seats = tuple([(place + number) % count for place in range(count)])
    try:
        match = Match(games.get(plan.game), count, dice.word(), plan.options)
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
    return Played(
        number,
        seats,
        tuple([share if seat in outcome.winners else 0.0 for seat in seats]),
        next((event.args["player"] for event in match.events if event.kind == "turn_began"), 0),
        outcome.why.id,
        Counter([event.kind for event in match.events if event.kind not in _SILENT]),
        match.turns / count,
        decisions,
    )


def _watched(matches: Iterable[Played], count: int) -> Iterator[Played]:
    """Pass the matches on, with a progress bar where somebody looks."""
    nobody = sys.stderr is None or not sys.stderr.isatty()
    yield from tqdm(matches, total=count, disable=nobody, file=sys.stderr, leave=False, unit="")


# -- telling


def summary(plan: Plan, results: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Sum matches up as plain JSON.

    `win_share` and `win_interval` (95 %) are in the order of `--seats`, `seat_share` in that of the seats: what an
    option gives to seats, such as decks, stays there while the bots change places. `first_share` is of whoever took
    the first turn; `tallies` are events a match; `rounds` are turns a seat. Matches that raised an error count in
    `games` and `errors` alone.

    :param seconds: how long they took.
    """
    whole = [one for one in results if not one.error]
    count = len(plan.levels)
    won = [sum([one.shares[place] for one in whole]) for place in range(count)]
    sat = [sum([one.shares[one.seats.index(seat)] for one in whole]) for seat in range(count)]
    notes = Counter[str]()
    for one in whole:
        notes.update(one.notes)
    matches = max(1, len(whole))
    return {
        "game": plan.game,
        "seats": list(plan.levels),
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(results),
        "errors": len(results) - len(whole),
        "win_share": [wins / matches for wins in won],
        "win_interval": [list(interval(wins, len(whole))) for wins in won],
        "seat_share": [wins / matches for wins in sat],
        "first_share": sum([one.shares[one.seats.index(one.first)] for one in whole]) / matches,
        "endings": dict(sorted(Counter([one.why for one in whole]).items())),
        "tallies": {kind: notes[kind] / matches for kind in sorted(notes)},
        "median_rounds": median([one.rounds for one in whole]) if whole else 0.0,
        "median_decisions": median([one.decisions for one in whole]) if whole else 0,
        "decisions_per_second": sum([one.decisions for one in whole]) / max(seconds, 1e-9),
    }


def interval(wins: float, count: int) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % confidence.

    :param wins: of `count` matches; shared wins make it a fraction.

    >>> low, high = interval(85, 100)
    >>> round(low, 3), round(high, 3)
    (0.767, 0.907)

    Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927.
    """
    if count == 0:
        return 0.0, 1.0
    share = wins / count
    scale = 1 + Z_95**2 / count
    middle = share + Z_95**2 / (2 * count)
    spread = Z_95 * math.sqrt(share * (1 - share) / count + Z_95**2 / (4 * count * count))
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def report(found: Mapping[str, Any], text: Text) -> str:
    """Word a summary for people."""

    def number(value: float, digits: int) -> Any:
        return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)

    def percent(share: float) -> str:
        return text("simulate-percent", share=number(100 * share, 1))

    lines = [
        text(
            "simulate-title",
            game=text(f"game-{found['game']}"),
            players=len(found["seats"]),
            n=found["games"],
            seed=str(found["seed"]),
        )
    ]
    if chosen := chosen_options(games.get(found["game"]), found["options"]):
        lines.append(text("simulate-options", options=chosen))
    widest = max([len(level) for level in found["seats"]])
    for level, share, (low, high) in zip(
        found["seats"], found["win_share"], found["win_interval"], strict=True
    ):
        spread = text("simulate-interval", low=percent(low), high=percent(high))
        lines.append(f"  {level:<{widest}} {percent(share):>8}  {spread}")
    lines.append(text("simulate-by-seat", shares=" · ".join(map(percent, found["seat_share"]))))
    lines.append(text("simulate-first", share=percent(found["first_share"])))
    lines.append(
        text("simulate-length", rounds=number(found["median_rounds"], 1), decisions=found["median_decisions"])
    )
    lines.append(text("simulate-speed", decisions=round(found["decisions_per_second"])))
    lines += ["", text("simulate-endings")]
    lines += [
        f"  {why.removeprefix('why-'):<20} {percent(times / max(1, found['games'])):>8}"
        for why, times in found["endings"].items()
    ]
    lines += ["", text("simulate-tallies")]
    lines += [
        f"  {kind:<20} {text('simulate-amount', amount=number(amount, 2)):>8}"
        for kind, amount in found["tallies"].items()
    ]
    if found["errors"]:
        lines += ["", text("simulate-errors", n=found["errors"])]
    return "\n".join(lines)
