"""What one viewer has been shown of a match so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tabletop.engine import CardSeen, Event, Match, PlayerView


class Watcher:
    """Follow a match with the eyes of one viewer, at the viewer's own pace.

    :param viewer: a seat; the number of seats for a spectator.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self._match = match
        self._viewer = viewer
        self.seen = 0
        """How many events the viewer has been given."""
        self.decided = 0
        """How many events there were when the viewer had last decided."""
        self.shown = self._first()
        """The view as of the last event given."""

    def _first(self) -> PlayerView:
        return self._match.first_view(self._viewer if self._viewer < self._match.seats else None)

    @property
    def happened(self) -> int:
        """Return how many events there are."""
        return len(self._match.events)

    @property
    def has_seen_all(self) -> bool:
        """Return whether there is nothing new to give."""
        return self.seen >= self.happened

    def take(self) -> list[Event]:
        """Give the viewer all that is new."""
        events = [event.seen_by(self._viewer) for event in self._match.events[self.seen :]]
        for event in events:
            self.shown.fold(event)
        self.seen += len(events)
        return events

    def between(self, start: int) -> list[Event]:
        """Return the events from number `start` on that the viewer has been given."""
        return [event.seen_by(self._viewer) for event in self._match.events[start : self.seen]]

    def rewind(self) -> None:
        """Make the view anew where fewer events are left (or more were given) than it shows."""
        self.decided = min(max(self.decided, 0), self.happened)
        self.seen = min(max(self.seen, 0), self.happened)
        self.shown = self._first()
        for event in self._match.events[: self.seen]:
            self.shown.fold(event.seen_by(self._viewer))


def saved_looks(watchers: Sequence[Watcher]) -> dict[str, list[int]]:
    """Return where viewers are, as counts of events: what each has seen, and what each had when last deciding."""
    return {
        "seen": [watcher.seen for watcher in watchers],
        "decided": [watcher.decided for watcher in watchers],
    }


def restore(watchers: Sequence[Watcher], seen: Any, decided: Any) -> None:
    """Let viewers go on from where a save says that they were: lists of counts, believed as far as they make sense.

    A viewer that they say nothing of has seen everything.
    """
    for viewer, watcher in enumerate(watchers):
        watcher.seen = _number(seen, viewer, watcher.happened)
        watcher.decided = _number(decided, viewer, 0)
        watcher.rewind()


def _number(counts: Any, viewer: int, default: int) -> int:
    if isinstance(counts, list) and viewer < len(counts) and type(counts[viewer]) is int:
        return int(counts[viewer])
    return default


def keeps_secrets(match: Match, seat: int, viewer: int) -> bool:
    """Return whether a seat knows, or was ever told, what neither everybody nor a viewer was.

    What it has sealed is no secret any more once that has been opened.

    :param viewer: a seat; the number of seats for a spectator.
    """
    other = viewer if viewer < match.seats else None
    if match.first_view(seat).faces.keys() - match.first_view(other).faces.keys():
        return True
    others = 1 << match.seats | 1 << viewer
    return any(told(event, seat, others) for event in match.events if not _is_open(match, event))


def watch_together(match: Match, watchers: Sequence[Watcher], seat: int, looker: int | None) -> None:
    """Let a seat without secrets have seen all that who looked before it has: nobody had to look away.

    :param watchers: of all viewers.
    :param looker: who has looked last; the number of seats for everybody, None for nobody yet.
    """
    if looker is not None and watchers[looker].has_seen_all and not keeps_secrets(match, seat, match.seats):
        watchers[seat].take()


def _is_open(match: Match, event: Event) -> bool:
    """Return whether an event told of something sealed that is sealed no more."""
    args = event.args
    return event.kind == "sealed" and (args["seat"], args["name"]) not in match.table.seals


def told(event: Event, seat: int, others: int) -> bool:
    """Return whether an event told a seat anything in secret from others.

    :param others: a bit for each viewer.
    """
    return any(mask >> seat & 1 and not mask & others for mask in _masks(event))


def _masks(event: Event) -> Iterator[int]:
    """List who was told each secret of an event, as a bit for each viewer."""
    for card in event.cards:
        yield card.mask
    for value in event.args.values():
        if isinstance(value, CardSeen):
            yield value.mask
    if event.private is not None:
        yield event.private[0]
