"""What is true all the time that a card is in play ("Ability", "Permanent cards")."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from tabletop.cards.models import Count
from tabletop.effects.statements import About, Ban, Change


class OfPlayer(About):
    """A statement about one thing of the rules, of the card's player."""

    subject = "you"


class HandSize(OfPlayer):
    """You replenish your hand up to so many cards ("4 if they have a Huns troop")."""

    verb: Literal["hand_size"]
    amount: Annotated[int, Field(ge=4, le=9)]

    @property
    def about(self) -> str:
        """Name what it is about: how many cards a hand is filled up to."""
        return "hand_size"


class Fights(OfPlayer):
    """Your army has more strength when it attacks, or when it defends, or less: `amount` is what is added."""

    manner: ClassVar[str | None] = "side"
    verb: Literal["fights"]
    side: Literal["attacking", "defending"]
    amount: Change

    @property
    def about(self) -> str:
        """Name what it is about: the side."""
        return self.side


class Cannot(OfPlayer, Ban):
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


class WinsTies(OfPlayer):
    """You win a combat of equal strengths also when you attack."""

    verb: Literal["wins_ties"]

    @property
    def about(self) -> str:
        """Name what it is about: ties."""
        return "ties"


class TrainsMore(OfPlayer):
    """Your training adds so much more strength."""

    verb: Literal["trains_more"]
    amount: Count

    @property
    def about(self) -> str:
        """Name what it is about: training."""
        return "training"


class GainsMore(OfPlayer):
    """A combat that you win gives so much more Morale."""

    verb: Literal["gains_more"]
    amount: Count

    @property
    def about(self) -> str:
        """Name what it is about: the Morale that is won."""
        return "winnings"


class HasPower(OfPlayer):
    """You have so much more power when War comes."""

    verb: Literal["has_power"]
    amount: Count

    @property
    def about(self) -> str:
        """Name what it is about: power."""
        return "power"


STATEMENTS = (HandSize, Fights, Cannot, WinsTies, TrainsMore, GainsMore, HasPower)
