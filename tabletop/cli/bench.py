"""`tabletop bench`: how fast rules and screen are, each figure beside something plain measured in the same run."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from statistics import median
from typing import Any

from fluent.runtime.types import fluent_number

from tabletop import games
from tabletop.cli import bench_screen
from tabletop.cli.common import GOOD
from tabletop.engine import Dice, Game, Match
from tabletop.text.languages import Text, system_language

_RUNS = 5
_SECONDS = 1.0
"""Each run of random matches goes on for so long."""
_MATCHES = 10
"""In so many matches a clone is made at every decision."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a report")
    parser.add_argument(
        "--quick", action="store_true", help="measure a tenth as long: to see that it runs, not how fast"
    )


def run(args: argparse.Namespace) -> int:
    """Measure the rules, and the screen if there is one, and print the figures.

    :returns: 0, also where there is no display to measure: then a line says so, `driver` is null, and so is all that
        takes a window.
    """
    text = Text(system_language())
    share = 0.1 if args.quick else 1.0
    found: dict[str, Any] = {"decisions_per_second": {}, "clone_us": {}}
    for game in games.all():
        found["decisions_per_second"][game.id] = round(decisions_per_second(game, _SECONDS * share))
        found["clone_us"][game.id] = round(clone_us(game, max(1, round(_MATCHES * share))), 1)
    found |= bench_screen.measure(share)
    if args.json:
        print(json.dumps(found))
    else:
        print("\n".join(report(found, text)))
    if found["driver"] is None:
        print(text("bench-no-display"), file=sys.stderr)
    return GOOD


def decisions_per_second(game: Game, seconds: float) -> float:
    """Return how many random decisions a second of one processor's time are made in matches of two.

    Dealing, listing options, checking answers, events and marks are all in it.

    :param seconds: how long each of five runs goes on; the median counts.
    """
    rates = []
    for number in range(_RUNS):
        dice, decisions, seed = Dice(number), 0, 1000 * number
        began = time.process_time()
        while time.process_time() - began < seconds:
            match = Match(game, game.players[0], seed)
            seed += 1
            request = match.request
            while request is not None:
                match.answer(request.sample(dice))
                request = match.request
                decisions += 1
        rates.append(decisions / (time.process_time() - began))
    return median(rates)


def clone_us(game: Game, matches: int) -> float:
    """Return how many microseconds a clone takes on average over all decisions of some random matches of two."""
    dice, taken, clones = Dice(1), 0.0, 0
    for seed in range(matches):
        match = Match(game, game.players[0], seed)
        while match.request is not None:
            began = time.process_time()
            match.clone()
            taken += time.process_time() - began
            clones += 1
            match.answer(match.request.sample(dice))
    return 1e6 * taken / clones


def report(found: Mapping[str, Any], text: Text) -> Iterator[str]:
    """Word the figures for people, a line each; what was not measured is left out."""

    def number(value: float, digits: int) -> Any:
        return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)

    for game, rate in found["decisions_per_second"].items():
        clone = number(found["clone_us"][game], 1)
        yield text("bench-rules", game=text(f"game-{game}"), decisions=rate, clone=clone)
    if found["driver"] is None:
        return
    yield text("bench-driver", driver=found["driver"])
    for size, ratio in found["frame_ratio"].items():
        parts = {name: number(value, 2) for name, value in ratio.items()}
        yield text("bench-frames", size=size.replace("x", " × "), **parts)
    yield text("bench-idle", draws=found["idle_draws"], cpu=number(found["idle_cpu_percent"], 2))
    if found["first_frame_ratio"] is not None:
        yield text("bench-first", ratio=number(found["first_frame_ratio"], 2))
    yield text("bench-click", ms=found["click_to_table_ms"])
    if found["resident_mb"] is not None:
        yield text("bench-memory", mb=found["resident_mb"])
