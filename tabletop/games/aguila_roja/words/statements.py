"""What is true all the time that a card is on the table (Águila Roja, "Effects": permanent effects).

A statement never asks for a figure that statements may change.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from tabletop.cards.models import Statement
from tabletop.games.aguila_roja.words.targets import CardFilter, Count, Everyone

Change = Annotated[int, Field(ge=-9, le=9)]
Act: TypeAlias = Literal[
    "travel", "challenge", "intercept", "be_challenged", "be_intercepted", "be_discarded"
]


class Has(Statement):
    """Some characters have more strength or victory, or less: `amount` is what is added."""

    verb: Literal["has"]
    stat: Literal["strength", "victory"]
    amount: Change
    target: Everyone = "self"

    @property
    def lessens(self) -> bool:
        """Return whether it takes strength away."""
        return self.stat == "strength" and self.amount < 0


class Cannot(Statement):
    """Some cards cannot do something, or have it done to them: *cannot* beats *can* ("Possible and Impossible")."""

    verb: Literal["cannot"]
    act: Act
    target: Everyone = "self"


class Costs(Statement):
    """Cards that a player plays cost more maravedíes, or fewer: `amount` is what is added."""

    verb: Literal["costs"]
    card: CardFilter
    amount: Change
    by: Literal["you", "rival"] = "you"


class MoreLocations(Statement):
    """You may play so many more locations on each of your turns."""

    verb: Literal["more_locations"]
    amount: Count


STATEMENTS = (Has, Cannot, Costs, MoreLocations)
