"""What is true as long as a card lies there, as several games say it: a figure is changed, an act forbidden."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from tabletop.cards.models import Statement


def _refuse_no_change(amount: int) -> int:
    if amount == 0:
        raise PydanticCustomError("no_change", "Amount should not be 0")
    return amount


SOME_CHANGE = AfterValidator(_refuse_no_change)
"""What is added is not nothing."""

Change = Annotated[int, Field(ge=-9, le=9), SOME_CHANGE]
"""What is added to a figure, or taken from it."""


class About(Statement):
    """A statement about one thing of the rules."""

    @property
    @abstractmethod
    def about(self) -> str:
        """Name what it is about, for the index of what cards say."""


class FigureChange(About):
    """Some cards have more of a figure, or less: `amount` is what is added."""

    verb: Literal["has"]
    stat: str
    amount: Change

    @property
    def about(self) -> str:
        """Name what it is about: the figure."""
        return self.stat


class Ban(About):
    """Somebody cannot do something, or have it done to them: the acts of the latter begin with `be_`.

    *Cannot* beats *can*, in every game.
    """

    verb: Literal["cannot"]
    act: str

    @property
    def about(self) -> str:
        """Name what it is about: the act."""
        return self.act
