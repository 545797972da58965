"""What is true all the time that a card is on the table (Águila Roja, "Effects": permanent effects).

A statement never asks for a figure that statements may change.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import model_validator

from tabletop.cards.models import Count, Statement
from tabletop.effects.statements import About, Ban, Change, FigureChange
from tabletop.games.aguila_roja.words.targets import (
    CardFilter,
    EveryCharacter,
    Everyone,
    TableFilter,
    only_characters,
)

Act: TypeAlias = Literal[
    "travel", "challenge", "intercept", "be_challenged", "be_intercepted", "be_discarded"
]


class Has(FigureChange):
    """Some characters have more strength or victory, or less: `amount` is what is added."""

    verb: Literal["has"]
    stat: Literal["strength", "victory"]
    target: EveryCharacter = "self"


class Cannot(Ban):
    """Some cards cannot do something, or have it done to them: *cannot* beats *can* ("Possible and Impossible")."""

    verb: Literal["cannot"]
    act: Act
    target: Everyone = "self"

    @model_validator(mode="after")
    def _be_done_by_somebody(self) -> Cannot:
        if isinstance(self.target, TableFilter) and self.act != "be_discarded":
            only_characters(self.target)
        return self


class Costs(About):
    """Cards that a player plays cost more maravedíes, or fewer: `amount` is what is added."""

    verb: Literal["costs"]
    card: CardFilter
    amount: Change
    by: Literal["you", "rival"] = "you"

    @property
    def about(self) -> str:
        """Name what it is about: the price."""
        return "price"


class MoreLocations(About):
    """You may play so many more locations on each of your turns."""

    verb: Literal["more_locations"]
    amount: Count

    @property
    def about(self) -> str:
        """Name what it is about: how many locations may be played."""
        return "locations"


def is_fickle(word: Statement) -> bool:
    """Return whether those of whom it is true may change although nobody comes to the table or leaves it."""
    target = getattr(word, "target", "self")
    if isinstance(target, str):
        return False
    return target.zone != "table" or target.wounded is not None or target.state is not None


STATEMENTS = (Has, Cannot, Costs, MoreLocations)
