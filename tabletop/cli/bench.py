"""`tabletop bench`: how fast the rules and the screen are, as figures to be compared within one run."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from typing import Any

from tabletop import games
from tabletop.cli.common import GOOD
from tabletop.engine import Dice, Game, Match

_RUNS = 5
_SECONDS = 1.0
"""Each run of the rules goes on for so long; the median of the runs is told."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="shorter and rougher: to see that it runs")


def run(args: argparse.Namespace) -> int:
    """Measure, and print the figures.

    :returns: 0; a screen that is not there is told, and the rules are measured all the same.
    """
    from tabletop.cli import bench_screen

    scale = 0.1 if args.quick else 1.0
    figures: dict[str, Any] = {"decisions_per_second": {}, "clone_us": {}}
    for game in games.all():
        figures["decisions_per_second"][game.id] = round(decisions_per_second(game, _SECONDS * scale))
        figures["clone_us"][game.id] = round(clone_us(game, matches=max(1, round(10 * scale))), 1)
    figures |= bench_screen.measure(scale)
    if args.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:22} {_shown(value)}")
    if figures["driver"] is None:
        print("bench: no display, so the screen was not measured; try it under xvfb-run", file=sys.stderr)
    return GOOD


def decisions_per_second(game: Game, seconds: float) -> float:
    """Return how many random decisions a second two seats make: match, options, checks, events and marks.

    :param seconds: for which each run goes on.
    """
    rates = []
    for number in range(_RUNS):
        dice, decisions, seed = Dice(number), 0, 1000 * number
        began = time.perf_counter()
        while time.perf_counter() - began < seconds:
            match = Match(game, game.players[0], seed)
            seed += 1
            while match.request is not None:
                match.answer(match.request.sample(dice))
                decisions += 1
        rates.append(decisions / (time.perf_counter() - began))
    return statistics.median(rates)


def clone_us(game: Game, matches: int) -> float:
    """Return the mean time of a clone in microseconds, over every decision of some random matches."""
    dice, taken, clones = Dice(1), 0.0, 0
    for seed in range(matches):
        match = Match(game, game.players[0], seed)
        while match.request is not None:
            began = time.perf_counter()
            match.clone()
            taken += time.perf_counter() - began
            clones += 1
            match.answer(match.request.sample(dice))
    return 1e6 * taken / clones


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(one)}" for name, one in value.items())
    return "–" if value is None else str(value)
