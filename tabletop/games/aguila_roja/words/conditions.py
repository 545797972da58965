"""What must hold when an effect is carried out; it is asked then, not before (Águila Roja, "Combining Effects")."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from tabletop.cards.models import Slug, Test
from tabletop.games.aguila_roja.words.targets import Count, TableFilter, Value

Who: TypeAlias = Literal["you", "rival"]


class HandAtLeast(Test):
    """A player has at least so many cards in hand."""

    test: Literal["hand_at_least"]
    amount: Count
    by: Who = "you"


class HandAtMost(Test):
    """A player has at most so many cards in hand."""

    test: Literal["hand_at_most"]
    amount: Value
    by: Who = "you"


class TreasuryAtLeast(Test):
    """A player's treasury holds at least so many maravedíes."""

    test: Literal["treasury_at_least"]
    amount: Value
    by: Who = "you"


class Controls(Test):
    """A player controls at least so many cards of a kind.

    :param of: which; its own `controller` is left out.
    """

    test: Literal["controls"]
    of: TableFilter
    amount: Count = 1
    by: Who = "you"


class ControlsNo(Test):
    """A player controls no card of a kind."""

    test: Literal["controls_no"]
    of: TableFilter
    by: Who = "you"


class SelfIs(Test):
    """The card itself is on guard, in action or wounded."""

    test: Literal["self_is"]
    state: Literal["on_guard", "in_action", "wounded"]


class OnTable(Test):
    """A person is on the table, whoever controls the card."""

    test: Literal["on_table"]
    name: Slug


class Ahead(Test):
    """A player has more victory points than the other."""

    test: Literal["ahead"]
    by: Who = "you"


class AnyOf(Test):
    """At least one of several tests holds."""

    test: Literal["any_of"]
    tests: Annotated[tuple[SimpleTest, ...], Field(min_length=2)]


class AllOf(Test):
    """All of several tests hold."""

    test: Literal["all_of"]
    tests: Annotated[tuple[SimpleTest, ...], Field(min_length=2)]


SIMPLE = (HandAtLeast, HandAtMost, TreasuryAtLeast, Controls, ControlsNo, SelfIs, OnTable, Ahead)
SimpleTest: TypeAlias = Annotated[
    HandAtLeast | HandAtMost | TreasuryAtLeast | Controls | ControlsNo | SelfIs | OnTable | Ahead,
    Field(discriminator="test"),
]
TESTS = (*SIMPLE, AnyOf, AllOf)
