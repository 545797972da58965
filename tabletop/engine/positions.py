"""Positions: a table stated as data, for tests, lessons and puzzles. The format is told in docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine.events import Place
from tabletop.engine.game import Game, SetupError
from tabletop.engine.layout import HIDDEN, MIXED
from tabletop.engine.match import Match
from tabletop.engine.requests import Reason
from tabletop.engine.state import Card
from tabletop.engine.table import Table

_KEYS = frozenset({"game", "title", "seats", "options", "phase", "zones", "numbers", "rest", "known"})


def match_from(game: Game, position: Mapping[str, Any], seed: int = 0) -> Match:
    """Start a match from a position.

    :param position: the data of a position file.
    :param seed: orders the cards that the position does not place, and all later chance.
    :raises SetupError: naming the key, zone or card that is wrong.
    """
    data = _mapping("position", position)
    if data.get("game", game.id) != game.id:
        raise _wrong("game", data["game"], game.id)
    options = _mapping("options", data.get("options", {}))
    return Match(game, data.get("seats", game.players[0]), seed, options, data)


def place(game: Game, table: Table, position: Mapping[str, Any]) -> None:
    """Lay a table out as a position says.

    :raises SetupError: naming the key, zone or card that is wrong.
    """
    for key in _mapping("position", position):
        if key not in _KEYS:
            raise _wrong("key", key, ", ".join(sorted(_KEYS)))
    phase = position.get("phase")
    if not isinstance(phase, str) or phase not in game.phases:
        raise _wrong("phase", phase, ", ".join(game.phases))
    _Layer(game, table).lay_all(_mapping("zones", position.get("zones", {})), position.get("rest"))
    _count(table, _mapping("numbers", position.get("numbers", {})))
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

    def lay_all(self, zones: Mapping[str, Any], rest: Any) -> None:
        specs = {spec.name: spec for spec in self.table.layout.specs}
        shared = [name for name, spec in specs.items() if not spec.per_seat]
        if rest is not None and rest not in shared:
            raise _wrong("rest", rest, ", ".join(shared))
        for name, content in zones.items():
            if name not in specs or name == self.table.layout.upon:
                raise _wrong("zone", name, ", ".join(one for one in specs if one != self.table.layout.upon))
            if specs[name].per_seat:
                for seat, row in enumerate(_rows(self.table, name, content)):
                    self.lay_row(row, name, seat)
            else:
                self.lay_row(content, name, 0)
        self.lay_rest(rest)

    def lay_row(self, row: Any, zone: str, seat: int, host: Card | None = None) -> None:
        if not isinstance(row, list):
            raise _wrong("zone", f"{zone}: {row}", "[…]")
        for entry in row:
            self.lay(entry, zone, seat, host)

    def lay(self, entry: Any, zone: str, seat: int, host: Card | None) -> None:
        table = self.table
        data = {"card": entry} if isinstance(entry, str) else entry
        slug = data.get("card") if isinstance(data, dict) else None
        if not isinstance(slug, str) or not self.free.get(slug):
            raise _wrong("card", slug or entry, f"{zone}: a card of this match that lies nowhere else")
        card = self.take(slug, seat)
        table.move(card, zone, seat, host)
        kinds = {spec.name: spec.kind for spec in table.layout.specs}
        for name, value in data.items():
            if name == "card":
                continue
            if kinds[zone] in (HIDDEN, MIXED):
                raise _wrong("mark", f"{slug}: {name}", f"{zone}: a card that bears nothing")
            if name == "on":
                self.lay_row(value, table.layout.upon, seat, card)
            elif name in table.layout.marks and type(value) is int and value >= 0:
                table.mark(card, name, value)
            else:
                raise _wrong("mark", f"{slug}: {name}: {value}", ", ".join(("on", *table.layout.marks)))

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


def _count(table: Table, numbers: Mapping[str, Any]) -> None:
    for name, value in numbers.items():
        rows = value if isinstance(value, list) else [value]
        if len(rows) > table.seats:
            raise _wrong("numbers", f"{name}: {value}", f"{table.seats} × 0, 1, 2 …")
        for seat, one in enumerate(rows):
            if type(one) is not int or one < 0 or (name == "turn" and one >= table.seats):
                expected = f"0 … {table.seats - 1}" if name == "turn" else "0, 1, 2 …"
                raise _wrong("numbers", f"{name}: {one}", expected)
            table.count(seat, name, one)


def _show(table: Table, known: Any) -> None:
    """Let each seat know the cards named for it: of a face with copies, as many as it is named."""
    for seat, slugs in enumerate(_rows(table, "known", known)):
        for slug in slugs:
            unknown = [
                card
                for card in table.by_id
                if table.faces[card].id == slug and not table.known_to(card, seat)
            ]
            if not unknown:
                raise _wrong("known", slug, f"{table.seats} × […]: a card that this seat does not see anyway")
            table.show(unknown[:1], seat)


def _rows(table: Table, name: str, content: Any) -> list[list[Any]]:
    if (
        not isinstance(content, list)
        or len(content) > table.seats
        or not all(isinstance(row, list) for row in content)
    ):
        raise _wrong("zone" if name != "known" else name, f"{name}: {content}", f"{table.seats} × […]")
    return content


def _mapping(what: str, data: Any) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise _wrong(what, data, "{…}")
    return data


def _wrong(what: str, got: Any, expected: str) -> SetupError:
    return SetupError(Reason("error-position", {"what": what, "got": f"{got}"[:60], "expected": expected}))
