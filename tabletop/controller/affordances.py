"""What can be touched, where it may go, and why not: worked out from a view and the viewer's open request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.controller.tables import GameController, Thing
from tabletop.engine import Answer, Option, PlayerView, Reason, Request


class Button(NamedTuple):
    """An option shown as a button: its label (a message id), why it cannot be pressed now, whether it is the main one."""

    option: Option
    label: str
    why: Reason | None
    primary: bool


class MenuEntry(NamedTuple):
    """An option in the little menu: its label (a message id) with arguments."""

    option: Option
    label: str
    args: Mapping[str, object]


class SeveralState:
    """What has been chosen so far of a `ChooseSome`. Mutable; `answer` is what Confirm would give."""

    chosen: tuple[Option, ...]
    least: int
    most: int
    sizes: tuple[int, ...]

    @property
    def count(self) -> int:
        """Return how many are chosen."""
        raise NotImplementedError

    @property
    def answer(self) -> Answer:
        raise NotImplementedError

    @property
    def why_not(self) -> Reason | None:
        """Return why it cannot be confirmed yet, or None."""
        raise NotImplementedError

    @property
    def may_confirm(self) -> bool:
        raise NotImplementedError

    def has(self, thing: Thing) -> bool:
        """Return whether a thing on the table is among the chosen."""
        raise NotImplementedError

    def toggle(self, option: Option) -> Reason | None:
        """Choose or release an option; return why it cannot be chosen, or None."""
        raise NotImplementedError

    def clear(self) -> None:
        raise NotImplementedError


class NumberState:
    """The number of a `ChooseNumber`'s stepper: `low`, `high`, `value`."""

    low: int
    high: int
    value: int

    @property
    def answer(self) -> Answer:
        raise NotImplementedError

    def step(self, by: int) -> None:
        raise NotImplementedError

    def put(self, value: int) -> None:
        """Set the value, as near as the range allows."""
        raise NotImplementedError


class OrderState:
    """The order of an `Arrange`: `items`, first to last."""

    items: tuple[Option, ...]

    @property
    def answer(self) -> Answer:
        raise NotImplementedError

    def carry(self, start: int, to: int) -> None:
        """Carry the item at one place of the order to another."""
        raise NotImplementedError


class Affordances:
    """All that a viewer's request affords.

    :param request: the viewer's own open request; None if there is none.
    :param previous: affordances of the same request before the table changed beside it: what was chosen stays chosen.
    """

    view: PlayerView
    request: Request | None
    controller: GameController
    touchable: frozenset[Thing]
    buttons: tuple[Button, ...]
    several: SeveralState | None
    number: NumberState | None
    order: OrderState | None

    def __init__(
        self,
        controller: GameController,
        view: PlayerView,
        request: Request | None,
        previous: Affordances | None = None,
    ) -> None:
        raise NotImplementedError

    def targets(self, start: Thing) -> dict[Thing, list[Option]]:
        """Return where a start may go, and what it would mean there: what lights up when it is hovered."""
        raise NotImplementedError

    def options(self, start: Thing, target: Thing | None = None) -> list[Option]:
        """List the legal options of a gesture from a start (to a target)."""
        raise NotImplementedError

    def menu(self, start: Thing, target: Thing | None = None) -> tuple[MenuEntry, ...]:
        """List those options as entries of the little menu."""
        raise NotImplementedError

    def why_not(self, start: Thing, target: Thing | None = None) -> Reason | None:
        """Return why a start can do nothing (at a target); None if it can, or if nobody would ask."""
        raise NotImplementedError
