"""`tabletop balance GAME`: play many matches between equal bots, and tell which cards and which seats help to win."""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from statistics import fmean, median, pstdev, quantiles
from typing import Any

from tabletop import bots, games
from tabletop.cli import matches
from tabletop.cli.common import CommandError
from tabletop.cli.matches import Plan, Played
from tabletop.cli.shares import Cluster, clustered_interval, decimal, interval, percent, points
from tabletop.engine import Game, Reason
from tabletop.text.languages import Text

LOOPS = ("loop_stopped", "turn_stopped")
"""Notes that something went round in circles, and was stopped."""

_ROUNDING = 1e-9
"""Sums of shares are off by less than this."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    matches.add_arguments(parser)
    parser.add_argument(
        "--seats", type=int, metavar="N", help="how many players (default: the fewest that can play)"
    )
    parser.add_argument(
        "--bots",
        default="squire",
        metavar="BOT",
        help=f"who plays at every seat: {', '.join(bots.LEVELS)} (default: squire)",
    )
    parser.add_argument(
        "--limit",
        type=float,
        default=8.0,
        metavar="POINTS",
        help="mark cards that gain or cost more than so many of a hundred wins (default: 8)",
    )
    parser.add_argument(
        "--seat-limit",
        type=float,
        default=4.0,
        metavar="POINTS",
        help="mark seats that win so many of a hundred more or less than an equal share (default: 4)",
    )


def run(args: argparse.Namespace) -> int:
    """Play the matches and print what cards and seats are worth.

    :returns: as `matches.run`; what is beyond a limit changes nothing about it.
    """

    def levels(game: Game) -> list[str]:
        for name, limit in (("limit", args.limit), ("seat-limit", args.seat_limit)):
            if not (math.isfinite(limit) and limit >= 0):
                raise CommandError(Reason("balance-limit", {"name": name, "got": f"{limit:g}"}))
        seats = game.players[0] if args.seats is None else args.seats
        game.normalise(seats, {})  # it names a wrong number of players, before a list of so many is made
        return [args.bots] * seats

    limits = {"limit": args.limit / 100, "seat_limit": args.seat_limit / 100}
    return matches.run(args, levels, partial(summary, **limits), report)


# -- summing up


def summary(
    plan: Plan, results: Sequence[Played], _seconds: float, *, limit: float, seat_limit: float
) -> dict[str, Any]:
    """Sum matches up as plain JSON; all shares, gains and limits are parts of 1.

    `cards` has each design that anybody used, what gains most first: in how many matches, by how many seats of all of
    them, the mean share of the win of those seats, its `gain` over what equal seats would have, and between which
    gains the true one lies (95 %). A match without a winner has nothing to share, and no seat can expect any of it.
    `unused` are designs that somebody held and nobody used, `unheld` those that never came into a hand either.
    `rounds` are turns a seat: the median, and between which numbers nine matches of ten lie. `loops` counts matches
    in which something went round in circles. `notes` has the share of matches in which each kind of event occurs, and
    `prices` what each design was sold for where cards are sold, the dearest first: how often, the mean, the standard
    deviation, the lowest and the highest. Matches that raised an error count in `games` and `errors` alone.

    :param limit: `beyond` marks the cards whose gain is further from 0.
    :param seat_limit: and the seats whose share of the wins is further from an equal one.
    """
    whole = [one for one in results if not one.error]
    seats = len(plan.levels)
    count = max(1, len(whole))
    won = [sum([one.share_of(seat) for one in whole]) for seat in range(seats)]
    equal = sum(won) / seats / count
    gained = gains(whole)
    cards = [
        {"id": design, **gain, "beyond": abs(gain["gain"]) > limit + _ROUNDING}
        for design, gain in gained.items()
    ]
    brought = dict.fromkeys([face.id for face in games.get(plan.game).faces(seats, plan.options)])
    held = frozenset().union(*[one.held for one in whole])
    left = [design for design in brought if design not in gained]
    rounds = [one.rounds for one in whole]
    low, *_, high = quantiles(rounds, n=20, method="inclusive") if len(whole) > 1 else (rounds or [0.0]) * 2
    return {
        "game": plan.game,
        "bots": plan.levels[0],
        "seats": seats,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(results),
        "errors": len(results) - len(whole),
        "loops": len([one for one in whole if any(map(one.notes.get, LOOPS))]),
        "limit": limit,
        "seat_limit": seat_limit,
        "cards": sorted(cards, key=lambda card: (-card["gain"], card["id"])),
        "unused": [design for design in left if design in held],
        "unheld": [design for design in left if design not in held],
        "seat_share": [wins / count for wins in won],
        "seat_interval": [list(interval(wins, len(whole))) for wins in won],
        "seat_beyond": [abs(wins / count - equal) > seat_limit + _ROUNDING for wins in won],
        "first_share": sum([one.share_of(one.first) for one in whole]) / count,
        "rounds": {"median": median(rounds) if whole else 0.0, "low": low, "high": high},
        "notes": {kind: told / count for kind, told in sorted(told_in(whole).items())},
        "prices": sales(whole),
    }


def told_in(whole: Sequence[Played]) -> Counter[str]:
    """Return in how many matches each kind of note was told."""
    told = Counter[str]()
    for one in whole:
        told.update(one.notes.keys())
    return told


def sales(whole: Sequence[Played]) -> list[dict[str, Any]]:
    """Return how often each design was sold and for how much, the dearest first."""
    paid: defaultdict[str, list[int]] = defaultdict(list)
    for one in whole:
        for design, prices in one.prices.items():
            paid[design] += prices
    found = [
        {
            "id": design,
            "sales": len(prices),
            "mean": fmean(prices),
            "sd": pstdev(prices),
            "low": min(prices),
            "high": max(prices),
        }
        for design, prices in paid.items()
    ]
    return sorted(found, key=lambda sold: (-sold["mean"], sold["id"]))


def gains(whole: Sequence[Played]) -> dict[str, dict[str, Any]]:
    """Return of each design what the seats that used it won more than equal seats would, and how sure that is."""
    clusters: defaultdict[str, list[Cluster]] = defaultdict(list)  # of each design, those who used it
    expected: defaultdict[str, float] = defaultdict(float)
    for one in whole:
        equal = sum(one.shares) / len(one.shares)
        for design in frozenset().union(*one.used):
            users = [seat for seat, used in enumerate(one.used) if design in used]
            clusters[design].append(Cluster(len(users), sum(map(one.share_of, users))))
            expected[design] += equal * len(users)
    found = {}
    for design, those in clusters.items():
        seats = sum([one.seats for one in those])
        share, usual = sum([one.won for one in those]) / seats, expected[design] / seats
        found[design] = {
            "games": len(those),
            "seats": seats,
            "share": share,
            "gain": share - usual,
            "interval": [end - usual for end in clustered_interval(those)],
        }
    return found


# -- telling


def report(found: Mapping[str, Any], text: Text) -> str:
    """Word a summary for people."""
    limits = {name: decimal(100 * found[name], 1) for name in ("limit", "seat_limit")}
    beyond = len([card for card in found["cards"] if card["beyond"]])
    lines = matches.heading(found, found["seats"], text)
    lines += [text("balance-bots", bot=found["bots"]), "", text("balance-seats", limit=limits["seat_limit"])]
    lines += aligned(seat_rows(found, text))
    rounds = {name: decimal(value, 1) for name, value in found["rounds"].items()}
    lines += [
        "",
        text("matches-first", share=percent(found["first_share"], text)),
        text("balance-length", **rounds),
        text("balance-loops", n=found["loops"]),
        "",
        text("balance-cards"),
    ]
    names = {face.id: face.name.of(text.language) for face in games.get(found["game"]).cards}
    lines += aligned(card_rows(found, names, text))
    lines += ["", text("balance-beyond", n=beyond, limit=limits["limit"])]
    for group in ("unused", "unheld"):
        if found[group]:
            listed = text.listing([names[design] for design in found[group]])
            lines.append(text(f"balance-{group}", n=len(found[group]), names=listed))
    if found["prices"]:
        lines += ["", text("balance-prices"), *aligned(price_rows(found, names, text))]
    lines += ["", text("balance-notes")]
    lines += aligned((kind, percent(share, text)) for kind, share in found["notes"].items())
    if found["errors"]:
        lines += ["", text("matches-errors", n=found["errors"])]
    return "\n".join(lines)


def seat_rows(found: Mapping[str, Any], text: Text) -> Iterator[tuple[str, ...]]:
    """Give the columns of each seat; the last is a sign if it is beyond the limit."""
    yield *[text(f"balance-column.{name}") for name in ("seat", "wins", "between")], ""
    for number, (share, between, beyond) in enumerate(
        zip(found["seat_share"], found["seat_interval"], found["seat_beyond"], strict=True), 1
    ):
        low, high = [percent(end, text) for end in between]
        span = text("matches-interval", low=low, high=high)
        yield f"{number}", percent(share, text), span, text("balance-sign") if beyond else ""


def card_rows(found: Mapping[str, Any], names: Mapping[str, str], text: Text) -> Iterator[tuple[str, ...]]:
    """Give the columns of each card; the last is a sign if it is beyond the limit.

    :param names: of the cards, by their ids.
    """
    columns = ("card", "matches", "seats", "gain", "between")
    yield *[text(f"balance-column.{name}") for name in columns], ""
    for card in found["cards"]:
        low, high = [points(end, text) for end in card["interval"]]
        yield (
            names[card["id"]],
            text("matches-amount", amount=card["games"]),
            text("matches-amount", amount=card["seats"]),
            points(card["gain"], text),
            text("matches-interval", low=low, high=high),
            text("balance-sign") if card["beyond"] else "",
        )


def price_rows(found: Mapping[str, Any], names: Mapping[str, str], text: Text) -> Iterator[tuple[str, ...]]:
    """Give the columns of each card that was sold.

    :param names: of the cards, by their ids.
    """
    yield tuple([text(f"balance-column.{name}") for name in ("card", "sales", "mean", "sd", "low", "high")])
    for sold in found["prices"]:
        yield (
            names[sold["id"]],
            text("matches-amount", amount=sold["sales"]),
            *[text("matches-amount", amount=decimal(sold[name], 1)) for name in ("mean", "sd")],
            *[text("matches-amount", amount=sold[name]) for name in ("low", "high")],
        )


def aligned(rows: Iterator[tuple[str, ...]]) -> Iterator[str]:
    """Set rows of a table beneath each other: what stands first from the left, the rest from the right."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for first, *others in table:
        cells = [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        yield f"  {'  '.join([f'{first:<{widths[0]}}', *cells])}".rstrip()
