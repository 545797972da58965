"""Click, drop and key become answers: a state machine without a window.

The screen translates its events into these calls and obeys what they return. Positions are in pixels, times in milliseconds
of any steady clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from tabletop.controller.affordances import Affordances, MenuEntry
from tabletop.controller.tables import Thing
from tabletop.engine import Answer, Option, Reason

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""
Item: TypeAlias = Thing | Option | Literal["confirm"]
"""What the keyboard's focus can rest on: a thing, an option shown as a button or menu entry, or Confirm."""
Key: TypeAlias = Literal["next", "previous", "left", "right", "up", "down", "enter", "space", "escape"]


class Given(NamedTuple):
    """An answer to hand to `session.submit(answer, serial)`."""

    answer: Answer
    serial: int


class Refusal(NamedTuple):
    """It cannot be done: the reason to show. A dragged `start` flies back."""

    reason: Reason
    start: Thing | None = None


class Menu(NamedTuple):
    """The gesture fits several options: show the little menu at `target`; answer with `pick`."""

    entries: tuple[MenuEntry, ...]
    start: Thing
    target: Thing | None


class Cancelled(NamedTuple):
    """A drag, menu or selection was given up. A dragged `start` flies back."""

    start: Thing | None


Outcome: TypeAlias = Given | Refusal | Menu | Cancelled | None


class Drag(NamedTuple):
    """A drag in progress: what, from where it was grabbed, where the pointer is, what lies under it, and what a drop would mean."""

    start: Thing
    grabbed: Point
    pos: Point
    over: Thing | None
    options: tuple[Option, ...]


class Gestures:
    """The gestures of one viewer.

    State to draw from: `hovered`, `selected`, `drag`, `menu`, `focus`, `lit`; `version` rises whenever any of it changes.
    """

    SLOP = 4.0
    """Pixels at scale 1 that a click may wobble."""
    DOUBLE = 400
    """Milliseconds within which the same click again is ignored."""

    affordances: Affordances
    hovered: Thing | None
    selected: Thing | None
    drag: Drag | None
    menu: Menu | None
    focus: Item | None
    version: int

    def __init__(self, affordances: Affordances, scale: float = 1.0) -> None:
        raise NotImplementedError

    def renew(self, affordances: Affordances) -> None:
        """Take up new affordances; selection, drag and menu survive only while they still mean something."""
        raise NotImplementedError

    @property
    def lit(self) -> dict[Thing, list[Option]]:
        """Return what is lit as a target of the dragged, else selected, else hovered thing."""
        raise NotImplementedError

    def is_draggable(self, thing: Thing) -> bool:
        """Return whether a thing follows the pointer: what can act, and what a wrong drop would say why not of."""
        raise NotImplementedError

    def hover(self, thing: Thing | None) -> None:
        raise NotImplementedError

    def press(self, thing: Thing | None, pos: Point, now: int, button: int = 1) -> Outcome:
        raise NotImplementedError

    def motion(self, pos: Point, over: Thing | None) -> None:
        raise NotImplementedError

    def release(self, over: Thing | None, pos: Point, now: int, button: int = 1) -> Outcome:
        raise NotImplementedError

    def click(self, thing: Thing | None, now: int, pos: Point | None = None) -> Outcome:
        raise NotImplementedError

    def pick(self, option: Option, now: int) -> Outcome:
        """Take a menu entry or press a button."""
        raise NotImplementedError

    def confirm(self, now: int) -> Outcome:
        """Confirm what was chosen, the number, or the order."""
        raise NotImplementedError

    def cancel(self) -> Cancelled | None:
        """Give up the drag, else the menu, else the selection (Esc, focus lost, minimised); None if there was nothing."""
        raise NotImplementedError

    def lay_out(self, items: Iterable[tuple[Item, Box]]) -> None:
        """Say what is on the screen and where, in reading order: the keyboard's focus moves over it."""
        raise NotImplementedError

    def key(self, key: Key, now: int) -> Outcome:
        raise NotImplementedError
