"""What must hold when an effect is carried out; it is asked then, not before (Águila Roja, "Combining Effects")."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field

from tabletop.cards.models import Count, Slug
from tabletop.effects.sentences import Condition
from tabletop.engine import Card, Table
from tabletop.games.aguila_roja.figures import is_named
from tabletop.games.aguila_roja.state import WOUNDS, coins_of, is_on_guard, is_on_table, victory_of
from tabletop.games.aguila_roja.words.targets import Seats, TableFilter, Value, said_once

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.work import Effect

Who: TypeAlias = Literal["you", "rival"]
Controlled: TypeAlias = Annotated[TableFilter, AfterValidator(partial(said_once, "controller"))]


class Asked(Condition):
    """A test made of the table, for an effect as for what is true all the time."""

    def holds(self, doing: Effect) -> bool:
        """Return whether it holds for an effect that is being carried out."""
        return self.is_so(doing.table, doing.speaker, doing.seats())

    @abstractmethod
    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        """Return whether it holds for a card, and for those whom that speaks to; of several rivals one is enough.

        :param source: that card; None where it is no longer the one that it was.
        """


class HandAtLeast(Asked):
    """A player has at least so many cards in hand."""

    test: Literal["hand_at_least"]
    amount: Count
    by: Who = "you"

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        return any(len(table.zone("hand", seat)) >= self.amount for seat in asked(self.by, seats))


class HandAtMost(Asked):
    """A player has at most so many cards in hand."""

    test: Literal["hand_at_most"]
    amount: Value
    by: Who = "you"

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        return any(len(table.zone("hand", seat)) <= self.amount for seat in asked(self.by, seats))


class TreasuryAtLeast(Asked):
    """A player's treasury holds at least so many maravedíes."""

    test: Literal["treasury_at_least"]
    amount: Annotated[int, Field(ge=1, le=20)]
    by: Who = "you"

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        return any(coins_of(table, seat) >= self.amount for seat in asked(self.by, seats))


class Controls(Asked):
    """A player controls at least so many cards of a kind.

    :param of: which; its own `controller` is left out.
    """

    test: Literal["controls"]
    of: Controlled
    amount: Count = 1
    by: Who = "you"

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        return len(controlled(self.of, self.by, table, source, seats)) >= self.amount


class ControlsNo(Asked):
    """A player controls no card of a kind."""

    test: Literal["controls_no"]
    of: Controlled
    by: Who = "you"

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        return not controlled(self.of, self.by, table, source, seats)


class SelfIs(Asked):
    """The card itself is on the table, and on guard, in action or wounded."""

    test: Literal["self_is"]
    state: Literal["on_guard", "in_action", "wounded"]

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        if source is None or not is_on_table(table, source):
            return False
        if self.state == "wounded":
            return (source, WOUNDS) in table.marks
        return is_on_guard(table, source) == (self.state == "on_guard")


class OnTable(Asked):
    """A person is on the table, whoever controls the card."""

    test: Literal["on_table"]
    name: Slug

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        return is_named(table, self.name)


class Ahead(Asked):
    """A player has more victory points than the other."""

    test: Literal["ahead"]
    by: Who = "you"

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        mine = victory_of(table, seats.you[0])
        theirs = [victory_of(table, rival) for rival in seats.rival]
        return all(mine > one for one in theirs) if self.by == "you" else any(one > mine for one in theirs)


class AnyOf(Asked):
    """At least one of several tests holds."""

    test: Literal["any_of"]
    tests: Annotated[tuple[SimpleTest, ...], Field(min_length=2)]

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        return any(test.is_so(table, source, seats) for test in self.tests)


class AllOf(Asked):
    """All of several tests hold."""

    test: Literal["all_of"]
    tests: Annotated[tuple[SimpleTest, ...], Field(min_length=2)]

    def is_so(self, table: Table, source: Card | None, seats: Seats) -> bool:
        return all(test.is_so(table, source, seats) for test in self.tests)


def asked(by: Who, seats: Seats) -> tuple[int, ...]:
    """Return whose hand or treasury a test asks for: each has its own, also in a team."""
    return seats.you[:1] if by == "you" else seats.rival


def controlled(which: TableFilter, by: Who, table: Table, source: Card | None, seats: Seats) -> list[Card]:
    """List the cards of some kind that a side controls."""
    mine = seats.you if by == "you" else seats.rival
    return [card for card in which.all(table, source, seats) if table.place_of(card)[1] in mine]


SIMPLE = (HandAtLeast, HandAtMost, TreasuryAtLeast, Controls, ControlsNo, SelfIs, OnTable, Ahead)
SimpleTest: TypeAlias = Annotated[
    HandAtLeast | HandAtMost | TreasuryAtLeast | Controls | ControlsNo | SelfIs | OnTable | Ahead,
    Field(discriminator="test"),
]
TESTS = (*SIMPLE, AnyOf, AllOf)
