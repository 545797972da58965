"""Whom a card speaks of: players, areas, cards in play."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag, model_validator
from pydantic_core import PydanticCustomError

from tabletop.cards.models import Noun
from tabletop.games.aragon.state import Area

Strength = Annotated[int, Field(ge=0, le=9)]

By: TypeAlias = Literal["you", "rival"]
"""Who does something, or has it done to them: the card's player, or the other one."""

Where: TypeAlias = Literal["here"] | Area
"""An area; `here` is the one in which the card lies that speaks."""

Anywhere: TypeAlias = Literal["any"] | Where
Chosen: TypeAlias = Literal["choice"] | Where
"""An area, or one that the card's player chooses."""


class Filter(Noun):
    """Cards in the areas of a player.

    Example: `{"controller": "rival", "area": "here", "strength_at_most": 2}`, cards of your rival in this area with a
    strength of 2 or less.

    :param other: not the card that speaks.
    :param strength_at_most: as it is now, with all that cards in play add.
    """

    controller: By = "you"
    area: Anywhere = "any"
    other: bool = False
    strength_at_most: Strength | None = None
    strength_at_least: Strength | None = None

    @model_validator(mode="after")
    def _make_sense(self) -> Filter:
        if self.strength_at_most is not None and self.strength_at_most < (self.strength_at_least or 0):
            raise PydanticCustomError(
                "values_crossed", "strength_at_least should not be above strength_at_most"
            )
        return self

    @property
    def message(self) -> str:
        """Name the message that words it."""
        return f"ag-card-{self.controller}"

    @property
    def asks_strength(self) -> bool:
        """Tell whether it depends on a figure that statements change."""
        return self.strength_at_most is not None or self.strength_at_least is not None


class Discarded(Noun):
    """A card that lies face up in the discard pile.

    :param area: its type.
    :param strength_at_most: as it is printed.
    """

    area: Literal["any"] | Area = "any"
    strength_at_most: Strength | None = None

    @property
    def message(self) -> str:
        """Name the message that words it."""
        return "ag-discarded-card"


def _told_by(value: Any) -> str:
    """Tell a target that is one word from one that tells of cards."""
    return "word" if isinstance(value, str) else "filter"


Target: TypeAlias = Annotated[
    Annotated[Literal["self"], Tag("word")] | Annotated[Filter, Tag("filter")], Discriminator(_told_by)
]
"""`self` is the card that speaks. Of a filter a verb takes one card of its doer's choice, a statement all."""
