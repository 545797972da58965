"""From events to motion: one thing at a time, at the player's pace, and never in the way of the rules.

The session is always ahead: what has happened has happened. The director only decides when the screen gets to see
it. It folds event after event over its own copy of the view, has the cards glide, and waits until each has been
seen; whoever is in a hurry skips to the end.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Protocol

from tabletop.engine.events import Event
from tabletop.engine.views import STATE_KINDS, PlayerView

PACES: Mapping[str, float] = {"slow": 1.75, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""How long everything takes, as a multiple of the usual."""

_GLIDE = 0.36
_STAGGER = 0.085
_REST = 0.12
SILENT = STATE_KINDS - {"turn_began"}
"""The kinds of events that are shown and not told; a turn's beginning is both."""
_BEATS: Mapping[str, float] = {"marked": 0.3, "shuffled": 0.3, "shown": 0.3}
"""Seconds for what is seen although no card glides."""


class Stagehands(Protocol):
    """What the director has done for it."""

    def swap(self, identities: Mapping[int, int]) -> None:
        """Let cards go on under other ids."""

    def relay(self, events: list[Event], seconds: float, stagger: float) -> float:
        """Show the view as it is now, cards gliding; return the seconds until all is at rest."""

    def tell(self, event: Event, pace: float) -> float:
        """Write a note into the log and, unless the pace is 0, stress it; return the seconds that takes at pace 1."""


class Director:
    """Let a viewer see what happened.

    Args:
        hands: do what is to be shown.
        view: what the screen shows now; the director's own copy, folded as it goes.

    Attributes:
        pace: of `PACES`.
        is_still: cards do not glide (reduced motion); each event is still seen.
        is_held: nothing further is shown until it is set back: another screen tells something first.
    """

    def __init__(self, hands: Stagehands, view: PlayerView) -> None:
        self.view = view
        self.pace = 1.0
        self.is_still = False
        self.is_held = False
        self._hands = hands
        self._queue: deque[Event] = deque()
        self._left = 0.0

    @property
    def is_busy(self) -> bool:
        """Tell whether there is anything left to be shown."""
        return bool(self._queue) or self._left > 0

    def begin(self, view: PlayerView) -> None:
        """Start afresh from a view: another viewer, an undo, a loaded match."""
        self.view = view
        self._queue.clear()
        self._left = 0.0

    def feed(self, events: Iterable[Event]) -> None:
        """Add what happened, in the form that the viewer may see."""
        self._queue.extend(events)

    def update(self, dt: float) -> None:
        """Let time pass, and show the next thing when the last has been seen."""
        self._left = max(0.0, self._left - dt)
        while self._queue and self._left <= 0 and not self.is_held:
            self._left = self._next() * self.pace

    def rest(self, seconds: float) -> None:
        """Let what is shown be seen for some seconds at the usual pace."""
        self._left = seconds * self.pace

    def skip(self) -> None:
        """Show all that is left at once, up to where it is held."""
        while self._queue and not self.is_held:
            event = self._queue.popleft()
            self._take(event)
            if event.kind not in SILENT:
                self._hands.tell(event, 0.0)
        self._left = 0.0
        self._hands.relay([], 0.0, 0.0)

    def _next(self) -> float:
        event = self._queue.popleft()
        group = [event]
        self._take(event)
        if event.kind not in SILENT:
            return self._hands.tell(event, self.pace)
        while self._queue and _goes_with(event, self._queue[0]):
            group.append(self._queue.popleft())
            self._take(group[-1])
        glide = 0.0 if self.is_still else _GLIDE * self.pace
        longest = self._hands.relay(group, glide, _STAGGER * self.pace)
        if self.pace == 0 or (longest == 0 and event.kind not in _BEATS):
            return 0.0
        return max(longest / self.pace, _BEATS.get(event.kind, 0.0)) + _REST

    def _take(self, event: Event) -> None:
        """Fold an event; the owner of a hand keeps its sprites through new ids."""
        if event.private is not None:
            data = event.private[1]
            if event.kind == "moved":
                old, new = data
                self._hands.swap({old: new, new: old})
            elif event.kind in ("shown", "relabelled"):
                self._hands.swap(data)
        self.view.fold(event)


def _goes_with(first: Event, event: Event) -> bool:
    """Tell whether an event is shown together with those before: cards dealt or thrown away, counts of one moment."""
    if event.kind != first.kind:
        return False
    if event.kind != "moved":
        return event.kind in ("counted", "marked")
    if "host" in event.args:
        return False
    return bool(event.args["to"][0] == first.args["to"][0])
