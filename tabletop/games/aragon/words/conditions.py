"""What must hold: when a sentence is carried out, or for a statement to be true."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field

from tabletop.cards.models import Count
from tabletop.effects.sentences import Condition
from tabletop.engine import Card, Table
from tabletop.games.aragon.figures import area_strength, cards_of
from tabletop.games.aragon.state import AREAS, influence
from tabletop.games.aragon.words.targets import Anywhere, By, Filter, Where

if TYPE_CHECKING:
    from tabletop.games.aragon.work import Effect


class Asked(Condition):
    """A test made of the table, for an effect as for what is true all the time.

    `asks_strength` tells whether it depends on a figure that statements change.
    """

    asks_strength: ClassVar[bool] = False

    def holds(self, doing: Effect) -> bool:
        return self.is_so(doing.table, doing.source, doing.you, doing.here)

    @abstractmethod
    def is_so(self, table: Table, source: Card, seat: int, here: str) -> bool:
        """Return whether it holds for a card that a player controls.

        :param here: the area in which the card lies, or lay.
        """


class InfluenceAtLeast(Asked):
    """A player has at least so much influence in an area, or in some area."""

    test: Literal["influence_at_least"]
    amount: Annotated[int, Field(ge=1, le=10)]
    area: Anywhere
    by: By = "you"

    def is_so(self, table: Table, source: Card, seat: int, here: str) -> bool:
        whose = seat if self.by == "you" else 1 - seat
        if self.area == "any":
            return any(influence(table, whose, area) >= self.amount for area in AREAS)
        return influence(table, whose, here if self.area == "here" else self.area) >= self.amount


class Controls(Asked):
    """You control at least so many cards of a kind.

    :param of: which; whose they are is said there.
    """

    worded: ClassVar[str | None] = "controls-cards"
    test: Literal["controls"]
    of: Filter
    amount: Count = 1

    def is_so(self, table: Table, source: Card, seat: int, here: str) -> bool:
        return len(cards_of(table, self.of, source, seat, here)) >= self.amount


class HandAtLeast(Asked):
    """A player has at least so many cards in hand."""

    test: Literal["hand_at_least"]
    amount: Annotated[int, Field(ge=1, le=20)]
    by: By = "you"

    def is_so(self, table: Table, source: Card, seat: int, here: str) -> bool:
        return len(table.zone("hand", seat if self.by == "you" else 1 - seat)) >= self.amount


class HandAtMost(Asked):
    """A player has at most so many cards in hand."""

    test: Literal["hand_at_most"]
    amount: Annotated[int, Field(ge=0, le=20)]
    by: By = "you"

    def is_so(self, table: Table, source: Card, seat: int, here: str) -> bool:
        return len(table.zone("hand", seat if self.by == "you" else 1 - seat)) <= self.amount


class Stronger(Asked):
    """A player has more strength in an area than the other."""

    asks_strength = True

    test: Literal["stronger"]
    area: Where
    by: By = "you"

    def is_so(self, table: Table, source: Card, seat: int, here: str) -> bool:
        whose = seat if self.by == "you" else 1 - seat
        area = here if self.area == "here" else self.area
        return area_strength(table, whose, area) > area_strength(table, 1 - whose, area)


TESTS = (InfluenceAtLeast, Controls, HandAtLeast, HandAtMost, Stronger)
