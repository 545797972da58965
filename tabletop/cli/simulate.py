"""`tabletop simulate GAME`: play many matches between bots, and tell who wins, how long it takes and what happens."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from tabletop import bots
from tabletop.cli import matches
from tabletop.cli.matches import Plan, Played
from tabletop.cli.shares import decimal, interval, percent
from tabletop.text.languages import Text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    matches.add_arguments(parser)
    parser.add_argument(
        "--seats",
        metavar="BOT,BOT…",
        default="squire,page",
        help=f"the players, two or more of: {', '.join(bots.LEVELS)} (default: squire,page); they change "
        "places from match to match",
    )


def run(args: argparse.Namespace) -> int:
    """Play the matches and print what came of them.

    :returns: as `matches.run`.
    """
    levels = [level.strip() for level in args.seats.split(",")]
    return matches.run(args, lambda _game: levels, summary, report)


def summary(plan: Plan, results: Sequence[Played], seconds: float) -> dict[str, Any]:
    """Sum matches up as plain JSON.

    `win_share` and `win_interval` (95 %) are in the order of `--seats`, `seat_share` in that of the seats: what an
    option gives to seats, such as decks, stays there while the bots change places. `first_share` is of whoever took
    the first turn; `tallies` are events a match; `rounds` are turns a seat. Matches that raised an error count in
    `games` and `errors` alone.

    :param seconds: how long they took.
    """
    whole = [one for one in results if not one.error]
    places = range(len(plan.levels))
    won = [sum([one.shares[place] for one in whole]) for place in places]
    sat = [sum([one.share_of(seat) for one in whole]) for seat in places]
    notes = Counter[str]()
    for one in whole:
        notes.update(one.notes)
    count = max(1, len(whole))
    return {
        "game": plan.game,
        "seats": list(plan.levels),
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(results),
        "errors": len(results) - len(whole),
        "win_share": [wins / count for wins in won],
        "win_interval": [list(interval(wins, len(whole))) for wins in won],
        "seat_share": [wins / count for wins in sat],
        "first_share": sum([one.share_of(one.first) for one in whole]) / count,
        "endings": dict(sorted(Counter([one.why for one in whole]).items())),
        "tallies": {kind: notes[kind] / count for kind in sorted(notes)},
        "median_rounds": median([one.rounds for one in whole]) if whole else 0.0,
        "median_decisions": median([one.decisions for one in whole]) if whole else 0,
        "decisions_per_second": sum([one.decisions for one in whole]) / max(seconds, 1e-9),
    }


def report(found: Mapping[str, Any], text: Text) -> str:
    """Word a summary for people."""
    lines = matches.heading(found, len(found["seats"]), text)
    widest = max([len(level) for level in found["seats"]])
    for level, share, (low, high) in zip(
        found["seats"], found["win_share"], found["win_interval"], strict=True
    ):
        spread = text("matches-interval", low=percent(low, text), high=percent(high, text))
        lines.append(f"  {level:<{widest}} {percent(share, text):>8}  {spread}")
    seats = " · ".join([percent(share, text) for share in found["seat_share"]])
    rounds = decimal(found["median_rounds"], 1)
    lines += [
        text("simulate-by-seat", shares=seats),
        text("matches-first", share=percent(found["first_share"], text)),
        text("simulate-length", rounds=rounds, decisions=found["median_decisions"]),
        text("simulate-speed", decisions=round(found["decisions_per_second"])),
        "",
        text("simulate-endings"),
    ]
    lines += [
        f"  {why.removeprefix('why-'):<20} {percent(times / max(1, found['games']), text):>8}"
        for why, times in found["endings"].items()
    ]
    lines += ["", text("simulate-tallies")]
    lines += [
        f"  {kind:<20} {text('matches-amount', amount=decimal(amount, 2)):>8}"
        for kind, amount in found["tallies"].items()
    ]
    if found["errors"]:
        lines += ["", text("matches-errors", n=found["errors"])]
    return "\n".join(lines)
