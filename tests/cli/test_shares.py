"""Shares of the win: intervals that hold, also where the seats of a match depend on each other."""

import random

import pytest

from tabletop.cli.shares import Cluster, clustered_interval, interval, percent, points
from tabletop.text.languages import Text


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    # Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998),
    # table I, method 3.
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_wilsons(wins: int, count: int, low: float, high: float) -> None:
    assert interval(wins, count) == pytest.approx((low, high), abs=5e-5)


def test_without_matches_nothing_is_known() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    assert clustered_interval([]) == (0.0, 1.0)


def test_seats_of_matches_of_their_own_are_as_good_as_independent() -> None:
    """85 of 100 win, each in another match; the variance has 99 for a divisor instead of 100."""
    alone = [Cluster(1, 1.0)] * 85 + [Cluster(1, 0.0)] * 15
    assert clustered_interval(alone) == pytest.approx(interval(85, 100), abs=1e-3)


def test_allies_who_win_together_count_as_one() -> None:
    pairs = [Cluster(2, 2.0)] * 60 + [Cluster(2, 0.0)] * 40
    assert clustered_interval(pairs) == pytest.approx(interval(60, 100), abs=1e-3)


def test_what_both_rivals_used_tells_nothing_and_surely_so() -> None:
    assert clustered_interval([Cluster(2, 1.0)] * 50) == (0.5, 0.5)


def test_whoever_always_wins_may_still_lose_one_day() -> None:
    low, high = clustered_interval([Cluster(1, 1.0)] * 30)
    assert (low, high) == interval(30, 30)
    assert low == pytest.approx(0.886, abs=1e-3)


def test_few_matches_do_not_show_how_seats_depend_on_each_other() -> None:
    assert clustered_interval([Cluster(2, 1.0)] * 3) == interval(3, 6)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    """Matches of four with one winner; a card is used by two seats, or by one that wins twice as often as the others.

    So the true share is (2 · 1/4 + 1 · 2/5) / 3 if both are as frequent.
    """
    dice = random.Random(5)
    truth = 0.9 / 3
    held = 0
    for _ in range(400):
        clusters = [
            Cluster(2, float(dice.random() < 0.5))
            if dice.random() < 0.5
            else Cluster(1, float(dice.random() < 0.4))
            for _ in range(120)
        ]
        low, high = clustered_interval(clusters)
        held += low <= truth <= high
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize(
    ("difference", "english", "spanish"),
    [(0.0834, "+8.3", "+8,3"), (-0.5, "−50.0", "−50,0"), (0.0, "0.0", "0,0"), (-0.0004, "0.0", "0,0")],
)
def test_points_bear_their_sign(difference: float, english: str, spanish: str) -> None:
    assert points(difference, Text("en")) == english
    assert points(difference, Text("es")) == spanish


def test_shares_are_written_as_each_language_does() -> None:
    assert percent(0.1234, Text("en")) == "12.3%"
    assert percent(0.1234, Text("es")) == "12,3 %"
