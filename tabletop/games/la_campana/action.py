"""What an action is: a thing that may be done in a turn, with a card from the hand, on a target.

One source of truth for legality: what no `why_not_…` objects to can be done.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from tabletop.effects.naming import card_named
from tabletop.engine import Card, Option, Place, Reason, Rules, Table
from tabletop.games.la_campana.pieces import Piece
from tabletop.games.la_campana.state import RECRUITED, why_not_step


class Action(ABC):
    """One kind of thing that may be done in a turn.

    `step` is its place in the turn's order, 1 to 5; 0 means at any moment, once.
    """

    verb: ClassVar[str]
    step: ClassVar[int]

    def why_not_now(self, table: Table) -> Reason | None:
        """Return why the turn's order forbids it."""
        if self.step == 0:
            return Reason("reason-recruited") if (0, RECRUITED) in table.numbers else None
        return why_not_step(table, self.step)

    @abstractmethod
    def suits(self, piece: Piece) -> bool:
        """Return whether a card is of the kind that this action is done with."""

    def why_not_card(self, table: Table, seat: int, card: Card) -> Reason | None:
        """Return why this card, of the right kind and in hand, cannot do it."""
        return None

    @abstractmethod
    def targets(self, table: Table, seat: int) -> list[int | Place]:
        """List what such a card can land on, whichever it is, in public order."""

    @abstractmethod
    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        """Return why a target does not do."""

    @abstractmethod
    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> Rules | None:
        """Carry it out; the turn's order has been noted already."""

    def why_not(self, table: Table, seat: int, option: Option) -> Reason | None:
        """Return the first objection to an option, or None."""
        reason = self.why_not_now(table)
        if reason is not None:
            return reason
        card = card_named(table, option.card)
        if card is None:
            return Reason("reason-no-card")
        if card not in table.zone("hand", seat):
            return Reason("reason-not-in-hand")
        if not self.suits(table.faces[card]):
            return Reason(f"reason-wrong-card-{self.verb.replace('_', '-')}")
        reason = self.why_not_card(table, seat, card)
        if reason is not None:
            return reason
        if option.target is None:
            return Reason("reason-no-target")
        return self.why_not_target(table, seat, card, option.target)


class Warriors(Action):
    """An action whose target is a warrior on a battlefield."""

    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        warrior = card_named(table, target)
        if warrior is None:
            return Reason("reason-target-warrior")
        zone, owner = table.place_of(warrior)
        if zone != "field":
            return Reason("reason-target-warrior")
        return self.why_not_warrior(table, seat, warrior, owner)

    @abstractmethod
    def why_not_warrior(self, table: Table, seat: int, warrior: Card, owner: int) -> Reason | None:
        """Return why this warrior of that seat does not do."""
