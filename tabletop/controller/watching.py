"""What one viewer has been shown of a match so far."""

from __future__ import annotations

from tabletop.engine import Event, Match, PlayerView


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
    def has_seen_all(self) -> bool:
        """Return whether there is nothing new to give."""
        return self.seen >= len(self._match.events)

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
        count = len(self._match.events)
        self.decided = min(max(self.decided, 0), count)
        self.seen = min(max(self.seen, 0), count)
        self.shown = self._first()
        for event in self._match.events[: self.seen]:
            self.shown.fold(event.seen_by(self._viewer))
