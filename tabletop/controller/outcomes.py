"""What a gesture comes to."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from tabletop.controller.affordances import MenuEntry
from tabletop.controller.clicks import Point
from tabletop.controller.tables import Thing
from tabletop.engine import Answer, Option, Reason


class Given(NamedTuple):
    """An answer to hand to `session.submit(answer, serial)`."""

    answer: Answer
    serial: int


class Refusal(NamedTuple):
    """It cannot be done: the reason to show. A dragged `start` flies back."""

    reason: Reason
    start: Thing | None = None


class Menu(NamedTuple):
    """Show the little menu at `target`, or else at `start`; its entries are answered with `pick`."""

    entries: tuple[MenuEntry, ...]
    start: Thing
    target: Thing | None


class Cancelled(NamedTuple):
    """A drag, menu or selection was given up. A dragged `start` flies back."""

    start: Thing | None = None


Outcome: TypeAlias = Given | Refusal | Menu | Cancelled | None


class Drag(NamedTuple):
    """A drag in progress.

    :param grabbed: where the pointer took hold of `start`; :param pos: where it is now.
    :param over: what lies under it; :param options: what a drop there would mean, () for nothing legal.
    """

    start: Thing
    grabbed: Point
    pos: Point
    over: Thing | None = None
    options: tuple[Option, ...] = ()
