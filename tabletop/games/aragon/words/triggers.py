"""What a card waits for. A sentence without a trigger is carried out when its card is played."""

from __future__ import annotations

from typing import ClassVar, Literal

from tabletop.cards.models import Trigger
from tabletop.games.aragon.words.targets import Anywhere, By


class Beginning(Trigger):
    """The beginning of your turn ("Beginning")."""

    trigger: Literal["beginning"]


class YourTurn(Trigger):
    """On Your Turn: its player uses it during Planning, once per turn ("Planning")."""

    trigger: Literal["your_turn"]


class Plays(Trigger):
    """You play another card, or your rival plays one.

    :param area: into which area.
    """

    worded: ClassVar[str | None] = "plays_card"
    manner: ClassVar[str | None] = "by"
    trigger: Literal["plays"]
    area: Anywhere = "any"
    by: By = "you"

    @property
    def is_of_rival(self) -> bool:
        """Tell whether it is your rival who plays it."""
        return self.by == "rival"


class IsDestroyed(Trigger):
    """This card is destroyed."""

    trigger: Literal["is_destroyed"]


class Event(Trigger):
    """Its player gives the Leader up for the Event on the reverse ("James, Philip, and Randall")."""

    trigger: Literal["event"]


TRIGGERS = (Beginning, YourTurn, Plays, IsDestroyed, Event)
