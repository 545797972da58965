"""What is true all the time that a card is in play ("Abilities"). A statement never asks for a strength."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from tabletop.effects.statements import About, Ban, FigureChange
from tabletop.games.aragon.words.targets import Filter, Target


class Has(FigureChange):
    """Some cards have more strength, or less: `amount` is what is added.

    :param per: so much for each of these cards.
    """

    verb: Literal["has"]
    stat: Literal["strength"]
    target: Target = "self"
    per: Filter | None = None


class Cannot(Ban):
    """Some cards cannot have something done to them: *cannot* beats *can*."""

    verb: Literal["cannot"]
    act: Literal["be_destroyed", "be_returned", "be_moved", "be_silenced"]
    target: Target = "self"


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
