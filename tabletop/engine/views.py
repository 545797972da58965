"""Redaction: what one seat may know, built by inclusion, so that a forgotten field is hidden, not leaked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tabletop.engine.events import Event, Place

if TYPE_CHECKING:
    from tabletop.engine.table import Table


@dataclass(slots=True)
class PlayerView:
    """What a seat may know of a table; `viewer` equals the number of seats for a spectator.

    Everything is keyed by public ids. `faces` has the slug of each card that the viewer knows; ids missing there
    are unknown. `seals` holds the viewer's own value, and None for what others have sealed.
    """

    viewer: int
    seats: int
    mixed: frozenset[str] = frozenset()
    phase: str = ""
    zones: dict[Place, tuple[int, ...]] = field(default_factory=dict)
    faces: dict[int, str] = field(default_factory=dict)
    hosts: dict[int, int] = field(default_factory=dict)
    marks: dict[tuple[int, str], int] = field(default_factory=dict)
    numbers: dict[tuple[int, str], int] = field(default_factory=dict)
    seals: dict[tuple[int, str], Any] = field(default_factory=dict)

    def number(self, seat: int, name: str) -> int:
        """Return a public number, 0 where none is set."""
        return self.numbers.get((seat, name), 0)

    def mark(self, card: int, name: str) -> int:
        """Return a counter of a card, 0 where none is set."""
        return self.marks.get((card, name), 0)

    def upon(self, host: int) -> tuple[int, ...]:
        """List the ids of the cards that lie on a card, in id order."""
        return tuple(sorted([card for card, below in self.hosts.items() if below == host]))

    def place_of(self, card: int) -> Place | None:
        """Return where a card lies."""
        return next((place for place, ids in self.zones.items() if card in ids), None)

    def copy(self) -> PlayerView:
        """Return an independent copy, to fold events over."""
        return PlayerView(
            self.viewer,
            self.seats,
            self.mixed,
            self.phase,
            self.zones.copy(),
            self.faces.copy(),
            self.hosts.copy(),
            self.marks.copy(),
            self.numbers.copy(),
            self.seals.copy(),
        )

    def fold(self, event: Event) -> None:
        """Apply one event (as `Event.seen_by` this viewer gave it) to this view, in place."""
        change = _FOLDS.get(event.kind)
        if change is not None:
            change(self, event)

    def end_stay(self, card: int) -> None:
        """Forget what ends when a card leaves its zone: its marks, and what it lies on."""
        self.hosts.pop(card, None)
        for key in [key for key in self.marks if key[0] == card]:
            del self.marks[key]


def _learned(view: PlayerView, event: Event) -> None:
    for card in event.cards:
        if card.face is None:
            view.faces.pop(card.id, None)
        else:
            view.faces[card.id] = card.face


def _moved(view: PlayerView, event: Event) -> None:
    card, source, target = event.args["id"], event.args["from"], event.args["to"]
    _learned(view, event)
    if event.args.get("keeps"):
        view.hosts.pop(card, None)
    else:
        view.end_stay(card)
    view.zones[source] = tuple([one for one in view.zones[source] if one != card])
    there = view.zones[target]
    there = (card, *there) if event.args.get("bottom") else (*there, card)
    view.zones[target] = tuple(sorted(there)) if target[0] in view.mixed else there
    if "host" in event.args:
        view.hosts[card] = event.args["host"]


def _gathered(view: PlayerView, event: Event) -> None:
    ids = set(event.args["ids"])
    for place, cards in view.zones.items():
        if not ids.isdisjoint(cards):
            view.zones[place] = tuple([card for card in cards if card not in ids])
    for card in ids:
        view.end_stay(card)
    view.zones[event.args["to"]] += event.args["ids"]


def _shuffled(view: PlayerView, event: Event) -> None:
    for card in view.zones[event.args["place"]]:
        view.faces.pop(card, None)


def _marked(view: PlayerView, event: Event) -> None:
    _set(view.marks, (event.args["id"], event.args["name"]), event.args["value"])


def _counted(view: PlayerView, event: Event) -> None:
    _set(view.numbers, (event.args["seat"], event.args["name"]), event.args["value"])


def _turn_began(view: PlayerView, event: Event) -> None:
    view.numbers[0, "turns"] = event.args["turns"]
    view.numbers[0, "turn"] = event.args["player"]
    for name in event.args["anew"]:
        for seat in range(view.seats):
            view.numbers.pop((seat, name), None)


def _set(numbers: dict[tuple[int, str], int], key: tuple[int, str], value: int) -> None:
    if value:
        numbers[key] = value
    else:
        numbers.pop(key, None)


def _entered(view: PlayerView, event: Event) -> None:
    view.phase = event.args["phase"]


def _sealed(view: PlayerView, event: Event) -> None:
    value = None if event.private is None else event.private[1]
    view.seals[event.args["seat"], event.args["name"]] = value


def _opened(view: PlayerView, event: Event) -> None:
    for seat in event.args["seats"]:
        del view.seals[seat, event.args["name"]]


_FOLDS = {
    "moved": _moved,
    "gathered": _gathered,
    "shuffled": _shuffled,
    "shown": _learned,
    "relabelled": _learned,
    "marked": _marked,
    "counted": _counted,
    "turn_began": _turn_began,
    "entered": _entered,
    "sealed": _sealed,
    "opened": _opened,
}

STATE_KINDS = frozenset(_FOLDS)
"""The kinds of events that change a view; all others are notes. `turn_began` is both."""


def view_of(table: Table, viewer: int) -> PlayerView:
    """Return what a seat (or, with the number of seats, a spectator) may know of a table."""
    places = table.layout.places
    id_of = table.id_of
    view = PlayerView(viewer, table.seats, table.layout.mixed, table.phase)
    for place, cards in zip(places, table.lists, strict=True):
        view.zones[place] = tuple([id_of(card) for card in cards])
    view.faces = {id_of(card): table.faces[card].id for card in table.by_id if table.known_to(card, viewer)}
    view.hosts = {id_of(card): id_of(host) for card, host in table.hosts.items()}
    view.marks = {(id_of(card), name): value for (card, name), value in table.marks.items()}
    view.numbers = dict(table.numbers)
    view.seals = {
        (seat, name): table.sealed_as_seen(value) if seat == viewer else None
        for (seat, name), value in table.seals.items()
    }
    return view
