"""Verbs about cards on the table: wounds, guard and action, coming and going, control."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from tabletop.cards.models import Verb
from tabletop.games.aguila_roja.words.statements import Cannot, Has
from tabletop.games.aguila_roja.words.targets import Count, Pick, Target


class Aimed(Verb):
    """A verb about cards on the table, which become `it`.

    :param by: who does it, and chooses: you, your rival, or each player in turn.
    """

    target: Target
    by: Literal["you", "rival", "each"] = "you"


class Discard(Aimed):
    """Discard cards from the table, to their owners' piles."""

    verb: Literal["discard"]


class ReturnToVillage(Aimed):
    """Return characters from their locations to the village, as they lie."""

    verb: Literal["return_to_village"]


class ReturnToHand(Aimed):
    """Return cards to their owners' hands; `self` and `it` may just have been discarded."""

    verb: Literal["return_to_hand"]


class PutOnGuard(Aimed):
    """Put characters on guard."""

    verb: Literal["put_on_guard"]


class PutInAction(Aimed):
    """Put characters in action; only those on guard can be ("On Guard, In Action")."""

    verb: Literal["put_in_action"]


class Wound(Aimed):
    """Place wounds on each of some characters."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["wound"]
    amount: Count = 1


class Heal(Aimed):
    """Remove wounds from each of some characters."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["heal"]
    amount: Count = 1


class HealAll(Aimed):
    """Remove all wounds from some characters."""

    verb: Literal["heal_all"]


class ThisTurn(Verb):
    """Make something true of some characters until the turn ends, of those there when it is carried out."""

    verb: Literal["this_turn"]
    target: Target
    what: Annotated[Has | Cannot, Field(discriminator="verb")]
    """Its own target is left out."""


class TakeControl(Verb):
    """Take control of a character, for as long as this card is on the table or until the turn ends.

    It comes to your village as it lies.
    """

    verb: Literal["take_control"]
    target: Pick
    lasts: Literal["while_here", "this_turn"]


PEOPLE = (
    Discard,
    ReturnToVillage,
    ReturnToHand,
    PutOnGuard,
    PutInAction,
    Wound,
    Heal,
    HealAll,
    ThisTurn,
    TakeControl,
)
