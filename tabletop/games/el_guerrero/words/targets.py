"""Whom a card speaks of: you, your rival, troops in an army."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Discriminator, Field, Tag

from tabletop.cards.models import Ability, Noun
from tabletop.effects.sentences import mentions

By: TypeAlias = Literal["you", "rival"]
"""Who it happens to: whoever played the card or owns the trap, or that player's rival."""


class Pick(Noun):
    """One troop of an army: of your choice, or the weakest.

    Example: `{"controller": "rival", "strength_at_most": 3}`, a troop of your rival with a strength of 3 or less.

    :param controller: in whose army.
    :param strength_at_most: base and token together.
    """

    controller: By = "you"
    pick: Literal["choice", "weakest"] = "choice"
    strength_at_most: Annotated[int, Field(ge=0, le=9)] | None = None

    @property
    def message(self) -> str:
        """Name the message that words it."""
        return f"troop-{self.controller}.{self.pick}"


def _told_by(value: Any) -> str:
    """Tell a target that is one word from one that tells of troops."""
    return "word" if isinstance(value, str) else "pick"


Target: TypeAlias = Annotated[
    Annotated[Literal["self"], Tag("word")] | Annotated[Pick, Tag("pick")], Discriminator(_told_by)
]
"""`self` is the card that speaks."""

_OF_RIVAL = frozenset(
    {
        "take_cards", "take_shown", "swap_hands", "reveal_hand", "peek_trap", "take_trap", "discard_trap",
        "spring_trap", "take_morale", "skip_training", "move_strength", "take_troop", "exchange_troops", "tear_down",
    }
)  # fmt: skip
"""The verbs that are done to a rival, whatever their fields say."""


def speaks_of_rival(ability: Ability) -> bool:
    """Return whether what a sentence does or asks names your rival."""
    verbs = (*ability.cost, *ability.do, *ability.otherwise)
    names = {verb.verb for verb in verbs}  # type: ignore[attr-defined]
    return bool(names & _OF_RIVAL) or mentions(ability, "rival")
