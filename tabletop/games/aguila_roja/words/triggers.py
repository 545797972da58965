"""What a card waits for (Águila Roja, "Effects": triggered effects are indicated by the word *cuando*).

Without `who`, a trigger is about the card itself. `it` is then the card that it was about.
"""

from __future__ import annotations

from typing import Literal

from tabletop.cards.models import Trigger
from tabletop.games.aguila_roja.words.targets import CardFilter, TableFilter


class Subject(Trigger):
    """A trigger about a card on the table.

    :param who: which cards it is about; left out, this card.
    """

    who: TableFilter | None = None


class Enters(Subject):
    """A card enters the table, played or put there."""

    trigger: Literal["enters"]


class Travels(Subject):
    """A character travels to a location."""

    trigger: Literal["travels"]


class Visited(Trigger):
    """As many characters as this location asks for travel to it; they are `it`."""

    trigger: Literal["visited"]


class Challenges(Subject):
    """A character challenges.

    :param against: only when it challenges a player, or a character.
    """

    trigger: Literal["challenges"]
    against: Literal["rival", "character"] | None = None


class Intercepts(Subject):
    """A character intercepts."""

    trigger: Literal["intercepts"]


class IsDiscarded(Subject):
    """A card is discarded from the table."""

    trigger: Literal["is_discarded"]


class TurnStarts(Trigger):
    """A turn starts, after its three opening steps: yours, your rival's, or any."""

    trigger: Literal["turn_starts"]
    whose: Literal["you", "rival", "any"] = "you"


class TurnEnds(Trigger):
    """A turn ends: yours, your rival's, any, or (on a maravedí card) this one."""

    trigger: Literal["turn_ends"]
    whose: Literal["you", "rival", "any", "this"] = "you"


class Plays(Trigger):
    """A player plays a card from the hand; it is `it` if it is on the table.

    :param by: who plays it; :param card: which cards count.
    """

    trigger: Literal["plays"]
    by: Literal["you", "rival"]
    card: CardFilter


TRIGGERS = (Enters, Travels, Visited, Challenges, Intercepts, IsDiscarded, TurnStarts, TurnEnds, Plays)
