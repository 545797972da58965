"""Players without hands: page (random), squire (greedy), and how they are measured.

A bot is given a SeatMatch, never a Match.
No rule, no file and no drawing lives here.
"""

from __future__ import annotations

from typing import Protocol

from tabletop.bots.page import Page
from tabletop.bots.squire import Squire
from tabletop.engine import Answer, SeatMatch


class Bot(Protocol):
    """Whoever decides for a seat without a person."""

    level: str

    def choose(self, seat: SeatMatch) -> Answer:
        """Answer the seat's open request."""


LEVELS: dict[str, type[Page] | type[Squire]] = {"page": Page, "squire": Squire}
"""The levels, the weakest first."""


def make(level: str, seed: int) -> Bot:
    """Make a bot.

    :param level: `page` or `squire`.
    :param seed: two bots of the same level and seed answer the same.
    :raises LookupError: naming the unknown level and the known ones.
    """
    if level not in LEVELS:
        raise LookupError(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    return LEVELS[level](seed)
