"""What a card waits for (Águila Roja, "Effects": triggered effects are indicated by the word *cuando*).

Without `who`, a trigger is about the card itself. `it` is then the card that it was about.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Literal, NamedTuple

from tabletop.cards.models import Trigger
from tabletop.engine import Card, Table
from tabletop.games.aguila_roja.words.targets import CardFilter, Characters, Seats, TableFilter


class Moment(NamedTuple):
    """Something that happens, as triggers hear it.

    :param kind: the name of the trigger that it meets.
    :param seat: who does it, or whose turn it is; of a discard, who controls the cards.
    :param cards: the cards that it is about.
    :param against: what a challenge is aimed at: `rival` or `character`.
    """

    kind: str
    seat: int
    cards: tuple[Card, ...] = ()
    against: str = ""


class Heard(Trigger):
    """A trigger that knows what meets it."""

    @abstractmethod
    def heard(self, table: Table, moment: Moment, source: Card, seats: Seats) -> Sequence[tuple[Card, ...]]:
        """Return what `it` is for the card that waits, once for each time that a moment of its kind meets it.

        :param source: the card that waits; :param seats: those whom it speaks to.
        """


class Subject(Heard):
    """A trigger about a card on the table: of several at once, each meets it.

    :param who: which cards it is about; left out, this card.
    """

    who: TableFilter | None = None

    def heard(self, table: Table, moment: Moment, source: Card, seats: Seats) -> Sequence[tuple[Card, ...]]:
        if self.who is None:
            return [(source,)] if source in moment.cards else []
        return [(card,) for card in moment.cards if self.who.holds(table, card, source, seats)]


class Enters(Subject):
    """A card enters the table, played or put there."""

    trigger: Literal["enters"]


class Travels(Subject):
    """A character travels to a location."""

    trigger: Literal["travels"]
    who: Characters | None = None


class Visited(Heard):
    """As many characters as this location asks for travel to it; they are `it`."""

    trigger: Literal["visited"]

    def heard(self, table: Table, moment: Moment, source: Card, seats: Seats) -> Sequence[tuple[Card, ...]]:
        travellers = table.upon(source)
        return [moment.cards] if moment.cards[0] in travellers else []


class Challenges(Subject):
    """A character challenges.

    :param against: only when it challenges a player, or a character.
    """

    trigger: Literal["challenges"]
    who: Characters | None = None
    against: Literal["rival", "character"] | None = None

    def heard(self, table: Table, moment: Moment, source: Card, seats: Seats) -> Sequence[tuple[Card, ...]]:
        if self.against is not None and self.against != moment.against:
            return []
        return super().heard(table, moment, source, seats)


class Intercepts(Subject):
    """A character intercepts."""

    trigger: Literal["intercepts"]
    who: Characters | None = None


class IsDiscarded(Subject):
    """A card is discarded from the table."""

    trigger: Literal["is_discarded"]


class OfTurn(Heard):
    """A trigger about a turn."""

    manner: ClassVar[str | None] = "whose"
    whose: Literal["you", "rival", "any", "this"] = "you"

    def heard(self, table: Table, moment: Moment, source: Card, seats: Seats) -> Sequence[tuple[Card, ...]]:
        if self.whose in ("any", "this"):
            return [()]
        return [()] if moment.seat in getattr(seats, self.whose) else []


class TurnStarts(OfTurn):
    """A turn starts, after its three opening steps: yours, your rival's, or any."""

    trigger: Literal["turn_starts"]
    whose: Literal["you", "rival", "any"] = "you"


class TurnEnds(OfTurn):
    """A turn ends: yours, your rival's, any, or (on a maravedí card) this one."""

    trigger: Literal["turn_ends"]
    whose: Literal["you", "rival", "any", "this"] = "you"


class Plays(Heard):
    """A player plays a card from the hand; it is `it` if it is on the table.

    :param by: who plays it; :param card: which cards count.
    """

    trigger: Literal["plays"]
    by: Literal["you", "rival"]
    card: CardFilter

    def heard(self, table: Table, moment: Moment, source: Card, seats: Seats) -> Sequence[tuple[Card, ...]]:
        if moment.seat not in getattr(seats, self.by) or source in moment.cards:
            return []
        return [moment.cards] if self.card.fits(table.faces[moment.cards[0]]) else []


TRIGGERS = (Enters, Travels, Visited, Challenges, Intercepts, IsDiscarded, TurnStarts, TurnEnds, Plays)
