"""What must hold when a sentence is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tabletop.effects.sentences import Condition
from tabletop.games.el_guerrero.state import holder_of_defeated, trap_of
from tabletop.games.el_guerrero.words.targets import By

if TYPE_CHECKING:
    from tabletop.games.el_guerrero.work import Effect


class HasTrap(Condition):
    """A card lies face down in front of a player, be it a trap or not."""

    test: Literal["has_trap"]
    by: By = "you"

    def holds(self, doing: Effect) -> bool:
        seat = doing.who(self.by)
        return seat is not None and trap_of(doing.table, seat) is not None


class HoldsDefeated(Condition):
    """You hold the Defeated token, be it for a combat that you have lost or through a card."""

    test: Literal["holds_defeated"]

    def holds(self, doing: Effect) -> bool:
        return holder_of_defeated(doing.table) == doing.you


TESTS = (HasTrap, HoldsDefeated)
