"""What a card waits for, and when an instant may be used."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Literal, NamedTuple

from tabletop.cards.models import Trigger
from tabletop.engine import Card, Table
from tabletop.games.el_guerrero.state import attacker, defender


class Moment(NamedTuple):
    """Something at which instants may be used: a window (ruling B15).

    :param kind: `attack`, `trap`, `announced` or `end`.
    :param player: who attacks, announces a card, or ends the turn.
    :param rival: who is attacked, or at whom the card is aimed; None at the end, or where it is aimed at nobody.
    :param card: the card announced, or None.
    """

    kind: str
    player: int
    rival: int | None = None
    card: Card | None = None


class Heard(Trigger):
    """A trigger of a troop or of a card in play."""


class Enters(Heard):
    """This troop enters your army."""

    worded: ClassVar[str | None] = "enters_army"
    trigger: Literal["enters"]


class Attacks(Heard):
    """You attack."""

    trigger: Literal["attacks"]


class Wins(Heard):
    """You win a combat."""

    trigger: Literal["wins"]


class Loses(Heard):
    """You lose a combat."""

    trigger: Literal["loses"]


class IsDiscarded(Heard):
    """This troop is discarded from your army."""

    trigger: Literal["is_discarded"]


class Reaction(Trigger):
    """When an instant may be used ("Instant cards")."""

    @abstractmethod
    def fits(self, table: Table, moment: Moment, seat: int) -> bool:
        """Return whether a player may use it at a moment."""


class Combat(Reaction):
    """In a combat, before strengths are compared.

    :param role: `fights` in it, `defends`, or `watches`: anybody but the attacker.
    """

    manner: ClassVar[str | None] = "role"
    trigger: Literal["combat"]
    role: Literal["fights", "defends", "watches"]

    @property
    def is_of_rival(self) -> bool:
        """Tell whether it is another player who attacks."""
        return self.role != "fights"

    def fits(self, table: Table, moment: Moment, seat: int) -> bool:
        if moment.kind not in ("attack", "trap"):
            return False
        if self.role == "watches":
            return seat != attacker(table)
        return seat == defender(table) or (self.role == "fights" and seat == attacker(table))


class Announced(Reaction):
    """When a rival announces a card.

    :param against: only where it is aimed at you, or any.
    """

    manner: ClassVar[str | None] = "against"
    trigger: Literal["announced"]
    against: Literal["you", "any"]

    @property
    def is_of_rival(self) -> bool:
        """Tell that another player announces the card."""
        return True

    def fits(self, table: Table, moment: Moment, seat: int) -> bool:
        if moment.kind != "announced" or moment.player == seat:
            return False
        return self.against == "any" or moment.rival == seat


class AnyTime(Reaction):
    """At any time: in every window, and as an action in your own turn."""

    trigger: Literal["any_time"]

    def fits(self, table: Table, moment: Moment, seat: int) -> bool:
        return True


TRIGGERS = (Enters, Attacks, Wins, Loses, IsDiscarded, Combat, Announced, AnyTime)
