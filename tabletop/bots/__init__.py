"""Players without hands: page (random) and squire (greedy).

A bot is given a SeatMatch, never a Match.
No rule, no file and no drawing lives here.
"""

from __future__ import annotations

from typing import Protocol

from tabletop.bots.page import Page
from tabletop.bots.squire import Squire
from tabletop.engine import Answer, Dice, SeatMatch


class Bot(Protocol):
    """Whoever decides for a seat without a person."""

    @property
    def name(self) -> str:
        """Return the level."""

    def choose(self, seat: SeatMatch) -> Answer:
        """Answer the seat's open request."""


LEVELS: dict[str, type[Page] | type[Squire]] = {"page": Page, "squire": Squire}
"""The levels, the weakest first."""


def make(level: str, seat: int, seed: int) -> Bot:
    """Make a bot; the same arguments make one that answers the same.

    >>> make("squire", 1, 7).name
    'squire'

    :param level: `page` or `squire`.
    :param seat: where it sits: bots of one seed at different seats throw different dice.
    :param seed: of its own dice; the match's are never touched.
    :raises LookupError: naming the unknown level and the known ones.
    """
    if level not in LEVELS:
        raise LookupError(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level](Dice(seed).word() + seat)
