"""What is true all the time that a card is in play ("Ability", "Permanent cards")."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, Field, model_validator
from pydantic_core import PydanticCustomError

from tabletop.cards.models import Statement
from tabletop.effects.bans import Ban
from tabletop.games.el_guerrero.words.targets import Count


def _some_change(amount: int) -> int:
    if amount == 0:
        raise PydanticCustomError("no_change", "Amount should not be 0")
    return amount


class About(Statement):
    """A statement about one thing of the rules."""

    subject = "you"

    @property
    @abstractmethod
    def about(self) -> str:
        """Name what it is about, for the index of what cards say."""


class HandSize(About):
    """You replenish your hand up to so many cards ("4 if they have a Huns troop")."""

    verb: Literal["hand_size"]
    amount: Annotated[int, Field(ge=4, le=9)]

    @property
    def about(self) -> str:
        """Name what it is about: how many cards a hand is filled up to."""
        return "hand_size"


class Fights(About):
    """Your army has more strength when it attacks, or when it defends, or less: `amount` is what is added."""

    manner: ClassVar[str | None] = "side"
    verb: Literal["fights"]
    side: Literal["attacking", "defending"]
    amount: Annotated[int, Field(ge=-9, le=9), AfterValidator(_some_change)]

    @property
    def about(self) -> str:
        """Name what it is about: the side."""
        return self.side


class Cannot(About, Ban):
    """Something cannot be done to this troop or to your army: *cannot* beats *can*."""

    verb: Literal["cannot"]
    act: Literal["be_discarded", "be_taken", "be_weakened", "be_attacked"]
    target: Literal["self", "army"]

    @model_validator(mode="after")
    def _attack_armies(self) -> Cannot:
        if self.act == "be_attacked" and self.target != "army":
            raise PydanticCustomError(
                "army_only", "Target should be army beside be_attacked: nobody attacks a troop"
            )
        return self

    @property
    def about(self) -> str:
        """Name what it is about: the act."""
        return self.act


class WinsTies(About):
    """You win a combat of equal strengths also when you attack."""

    verb: Literal["wins_ties"]

    @property
    def about(self) -> str:
        """Name what it is about: ties."""
        return "ties"


class TrainsMore(About):
    """Your training adds so much more strength."""

    verb: Literal["trains_more"]
    amount: Count

    @property
    def about(self) -> str:
        """Name what it is about: training."""
        return "training"


class GainsMore(About):
    """A combat that you win gives so much more Morale."""

    verb: Literal["gains_more"]
    amount: Count

    @property
    def about(self) -> str:
        """Name what it is about: the Morale that is won."""
        return "winnings"


class HasPower(About):
    """You have so much more power when War comes."""

    verb: Literal["has_power"]
    amount: Count

    @property
    def about(self) -> str:
        """Name what it is about: power."""
        return "power"


STATEMENTS = (HandSize, Fights, Cannot, WinsTies, TrainsMore, GainsMore, HasPower)
