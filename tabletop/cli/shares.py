"""Shares of the win: how sure one can be of them, and how they are written."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from fluent.runtime.types import fluent_number

from tabletop.text.languages import Text

_Z_95 = 1.959964
"""Within so many standard deviations lie 95 % of a normal distribution."""

_ENOUGH = 20
"""From so few matches nobody can tell how far the seats of one depend on each other."""


class Cluster(NamedTuple):
    """The seats of one match that something is known of: how many, and the sum of their shares of the win."""

    seats: int
    won: float


def interval(wins: float, count: float) -> tuple[float, float]:
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
    scale = 1 + _Z_95**2 / count
    middle = share + _Z_95**2 / (2 * count)
    spread = _Z_95 * math.sqrt(share * (1 - share) / count + _Z_95**2 / (4 * count * count))
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def clustered_interval(clusters: Sequence[Cluster]) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % confidence, where seats of one match are no strangers.

    What one seat wins the others lose, and allies win together. So the seats count for as many independent ones as
    vary alike (the *effective sample size*), which may be more or fewer than there are; Wilson's interval is taken of
    those. Seats of fewer than twenty matches are taken for independent.

    Source: N. Dean and M. Pagano, "Evaluating confidence interval methods for binomial proportions in clustered
    surveys", 2015; the variance is that of a ratio of sums (W. G. Cochran, "Sampling Techniques", chapter 6).

    >>> clustered_interval([Cluster(2, 1.0)] * 30)  # whoever is in it, one of two wins
    (0.5, 0.5)
    """
    count, matches = sum([one.seats for one in clusters]), len(clusters)
    if not count:
        return 0.0, 1.0
    won = sum([one.won for one in clusters])
    share = won / count
    independent = share * (1 - share) / count
    if matches < _ENOUGH or not independent:
        return interval(won, count)
    squares = sum([(one.won - share * one.seats) ** 2 for one in clusters])
    variance = matches / (matches - 1) * squares / count**2
    if not variance:
        return share, share
    effective = count * independent / variance
    return interval(share * effective, effective)


def decimal(value: float, digits: int) -> Any:
    """Return a number for a message, written with so many decimals."""
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)


def percent(share: float, text: Text) -> str:
    """Write a share of 0 to 1 as a percentage.

    >>> percent(0.5, Text("en"))
    '50.0%'
    """
    return text("matches-percent", share=decimal(100 * share, 1))


def points(difference: float, text: Text) -> str:
    """Write a difference of two shares as points of a hundred, with its sign.

    >>> points(0.123, Text("en")), points(-0.04, Text("en"))
    ('+12.3', '−4.0')
    """
    rounded = round(100 * difference, 1)
    sign = "+" if rounded > 0 else "−" if rounded < 0 else ""
    return text("matches-points", sign=sign, points=decimal(abs(rounded), 1))
