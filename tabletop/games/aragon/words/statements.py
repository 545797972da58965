"""What is true all the time that a card is in play ("Abilities"). A statement never asks for a strength."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from tabletop.cards.models import Statement
from tabletop.effects.bans import Ban
from tabletop.effects.changes import FigureChange
from tabletop.games.aragon.words.targets import Filter, Target


def _some_change(amount: int) -> int:
    if amount == 0:
        raise PydanticCustomError("no_change", "Amount should not be 0")
    return amount


class About(Statement):
    """A statement about one thing of the rules."""

    @property
    @abstractmethod
    def about(self) -> str:
        """Name what it is about, for the index of what cards say."""


class Has(About, FigureChange):
    """Some cards have more strength, or less: `amount` is what is added.

    :param per: so much for each of these cards.
    """

    verb: Literal["has"]
    stat: Literal["strength"]
    amount: Annotated[int, Field(ge=-9, le=9), AfterValidator(_some_change)]
    target: Target = "self"
    per: Filter | None = None

    @property
    def about(self) -> str:
        """Name what it is about: the figure."""
        return self.stat


class Cannot(About, Ban):
    """Some cards cannot have something done to them: *cannot* beats *can*."""

    verb: Literal["cannot"]
    act: Literal["be_destroyed", "be_returned", "be_moved", "be_silenced"]
    target: Target = "self"

    @property
    def about(self) -> str:
        """Name what it is about: the act."""
        return self.act


class MovesAtMost(About):
    """The marker of this area moves by no more than so many steps in an Influence phase."""

    verb: Literal["moves_at_most"]
    amount: Annotated[int, Field(ge=1, le=9)]
    area: Literal["here"] = "here"

    @property
    def about(self) -> str:
        """Name what it is about: the steps of a marker."""
        return "steps"


STATEMENTS = (Has, Cannot, MovesAtMost)
