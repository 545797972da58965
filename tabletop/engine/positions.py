"""Positions: a table stated as data, for tests, lessons and puzzles. The format is told in docs/positions.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.engine.events import Place
from tabletop.engine.game import Game, SetupError
from tabletop.engine.layout import HIDDEN, MIXED, Layout
from tabletop.engine.match import Match
from tabletop.engine.requests import Reason
from tabletop.engine.state import Card
from tabletop.engine.table import Table

_KEYS = frozenset(
    {"game", "title", "lesson", "seats", "options", "phase", "zones", "numbers", "rest", "known"}
)


def match_from(game: Game, position: Mapping[str, Any], seed: int = 0) -> Match:
    """Start a match from a position.

    :param position: the data of a position file.
    :param seed: orders the cards that the position does not place, and all later chance.
    :raises SetupError: naming the key, zone or card that is wrong.
    """
    data = mapping("position", position)
    if data.get("game", game.id) != game.id:
        raise wrong("game", data["game"], game.id)
    options = mapping("options", data.get("options", {}))
    return Match(game, data.get("seats", game.players[0]), seed, options, data)


def place(game: Game, table: Table, position: Mapping[str, Any]) -> None:
    """Lay a table out as a position says.

    :raises SetupError: naming the key, zone or card that is wrong.
    """
    for key in mapping("position", position):
        if key not in _KEYS:
            raise wrong("key", key, ", ".join(sorted(_KEYS)))
    phase = position.get("phase")
    if not isinstance(phase, str) or phase not in game.phases:
        raise wrong("phase", phase, ", ".join(game.phases))
    _Layer(game, table).lay_all(position.get("zones", {}), position.get("rest"))
    _count(table, position.get("numbers", {}))
    _show(table, position.get("known", []))
    table.enter(phase)


class _Layer:
    """Lays cards where a position wants them, each at most once."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.box = table.layout.specs[0].name
        self.free: dict[str, list[Card]] = {}
        for card in table.zone(self.box):
            self.free.setdefault(table.faces[card].id, []).append(card)

    def lay_all(self, zones: Any, rest: Any) -> None:
        shared = [spec.name for spec in self.table.layout.specs if not spec.per_seat]
        if rest is not None and rest not in shared:
            raise wrong("rest", rest, ", ".join(shared))
        for name, seat, row in rows_of(self.table.layout, zones):
            self.lay_row(row, name, seat)
        self.lay_rest(rest)

    def lay_row(self, row: Any, zone: str, seat: int, host: Card | None = None) -> None:
        for entry in entries(zone, row):
            self.lay(entry, zone, seat, host)

    def lay(self, entry: Any, zone: str, seat: int, host: Card | None) -> None:
        table = self.table
        slug, data = slug_of(entry)
        if slug is None or not self.free.get(slug):
            raise wrong("card", slug or entry, f"{zone}: a card of this match that lies nowhere else")
        card = self.take(slug, seat)
        table.move(card, zone, seat, host)
        kinds = {spec.name: spec.kind for spec in table.layout.specs}
        for name, value in data.items():
            if kinds[zone] in (HIDDEN, MIXED):
                raise wrong("mark", f"{slug}: {name}", f"{zone}: a card that bears nothing")
            if name == "on":
                self.lay_row(value, table.layout.upon, seat, card)
            else:
                table.mark(card, name, mark_of(table.layout, slug, name, value))

    def take(self, slug: str, seat: int) -> Card:
        """Take a free copy of a card: one that a seat has brought itself, as long as there is one."""
        copies = self.free[slug]
        homes = [self.game.home(self.table, card) for card in copies]
        own = [card for card, home in zip(copies, homes, strict=True) if home and home[1] == seat]
        card = (own or copies)[-1]
        copies.remove(card)
        return card

    def lay_rest(self, zone: str | None) -> None:
        """Lay the cards that nobody placed under those placed in the same zone, in an order by chance.

        :param zone: the shared zone that takes them all; None for the place that each has of its own, or the box.
        """
        table = self.table
        piles: dict[Place, list[Card]] = {}
        for card in [card for cards in self.free.values() for card in cards]:
            home = self.game.home(table, card) if zone is None else None
            piles.setdefault(home or (zone or self.box, 0), []).append(card)
        for (goal, seat), left in piles.items():
            faces = [table.faces[card] for card in left]
            table.dice.shuffle(faces)
            for card, face in zip(left, faces, strict=True):
                table.faces[card] = face
            for card in left:
                table.move(card, goal, seat, bottom=True)


def _count(table: Table, numbers: Any) -> None:
    for seat, name, value in numbers_of(table.seats, numbers):
        if name == "turn" and value >= table.seats:
            raise wrong("numbers", f"{name}: {value}", f"0 … {table.seats - 1}")
        table.count(seat, name, value)


def _show(table: Table, known: Any) -> None:
    """Let each seat know the cards named for it: of a face with copies, as many as it is named."""
    for seat, slugs in enumerate(_rows(table.seats, "known", known)):
        for slug in slugs:
            unknown = [
                card
                for card in table.by_id
                if table.faces[card].id == slug and not table.known_to(card, seat)
            ]
            if not unknown:
                raise wrong("known", slug, f"{table.seats} × […]: a card that this seat does not see anyway")
            table.show(unknown[:1], seat)


# -- what lessons state in the same form


def rows_of(layout: Layout, zones: Any) -> Iterator[tuple[str, int, Any]]:
    """Give the name of each zone that `zones` states, the seat it belongs to, and its row of cards.

    :raises SetupError: naming a zone that there is not, or one without a row for each seat.
    """
    per_seat = {spec.name: spec.per_seat for spec in layout.specs if spec.name != layout.upon}
    for name, content in mapping("zones", zones).items():
        if name not in per_seat:
            raise wrong("zone", name, ", ".join(per_seat))
        rows = _rows(layout.seats, name, content) if per_seat[name] else [content]
        for seat, row in enumerate(rows):
            yield name, seat, row


def entries(zone: str, row: Any) -> list[Any]:
    """Return the entries of a row of cards.

    :raises SetupError: naming the zone, if it is none.
    """
    if not isinstance(row, list):
        raise wrong("zone", f"{zone}: {row}", "[…]")
    return row


def slug_of(entry: Any) -> tuple[str | None, Mapping[str, Any]]:
    """Return the slug that an entry names, or None, and what else the entry says."""
    if isinstance(entry, str):
        return entry, {}
    data = entry if isinstance(entry, dict) else {}
    slug = data.get("card")
    return slug if isinstance(slug, str) else None, {key: data[key] for key in data if key != "card"}


def mark_of(layout: Layout, slug: str, name: str, value: Any) -> int:
    """Return the value of a counter that an entry states.

    :raises SetupError: naming the counter, if there is none such or the value is no count.
    """
    if name not in layout.marks or type(value) is not int or value < 0:
        raise wrong("mark", f"{slug}: {name}: {value}", ", ".join(("on", *layout.marks)))
    return value


def numbers_of(seats: int, numbers: Any) -> Iterator[tuple[int, str, int]]:
    """Give (seat, name, value) of each public number that `numbers` states; one of the whole table is seat 0's.

    :raises SetupError: naming the number that is no count, or has more values than there are seats.
    """
    for name, value in mapping("numbers", numbers).items():
        values = value if isinstance(value, list) else [value]
        if len(values) > seats:
            raise wrong("numbers", f"{name}: {value}", f"{seats} × 0, 1, 2 …")
        for seat, one in enumerate(values):
            if type(one) is not int or one < 0:
                raise wrong("numbers", f"{name}: {one}", "0, 1, 2 …")
            yield seat, name, one


def _rows(seats: int, name: str, content: Any) -> list[list[Any]]:
    if (
        not isinstance(content, list)
        or len(content) > seats
        or not all(isinstance(row, list) for row in content)
    ):
        raise wrong("zone" if name != "known" else name, f"{name}: {content}", f"{seats} × […]")
    return content


def mapping(what: str, data: Any) -> Mapping[str, Any]:
    """Return a JSON object as it is.

    :raises SetupError: naming it, if it is none.
    """
    if not isinstance(data, Mapping):
        raise wrong(what, data, "{…}")
    return data


def wrong(what: str, got: Any, expected: str) -> SetupError:
    """Say what is wrong with a position and what was expected instead."""
    return SetupError(Reason("error-position", {"what": what, "got": f"{got}"[:60], "expected": expected}))
