"""Positions: a table stated as data, for tests, lessons and puzzles. The format is told in docs/positions.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine.game import Game, SetupError
from tabletop.engine.match import Match
from tabletop.engine.requests import Reason
from tabletop.engine.table import Card, Table

_KEYS = frozenset({"game", "title", "seats", "options", "phase", "zones", "numbers", "rest", "known"})


def match_from(game: Game, position: Mapping[str, Any], seed: int = 0) -> Match:
    """Start a match from a position.

    :param position: the data of a position file.
    :param seed: orders the cards that the position does not place, and all later chance.
    :raises SetupError: naming the key, zone or card that is wrong.
    """
    if position.get("game", game.id) != game.id:
        raise _wrong("game", str(position["game"]), game.id)
    return Match(game, position.get("seats", game.players[0]), seed, position.get("options"), position)


def place(game: Game, table: Table, position: Mapping[str, Any]) -> None:
    """Lay a table out as a position says.

    :raises SetupError: naming the key, zone or card that is wrong.
    """
    for key in position:
        if key not in _KEYS:
            raise _wrong("key", str(key), ", ".join(sorted(_KEYS)))
    free: dict[str, list[Card]] = {}
    for card in table.zone(table.layout.specs[0].name):
        free.setdefault(table.faces[card].id, []).append(card)
    rest = position.get("rest", table.layout.specs[0].name)
    if rest not in table.layout.base:
        raise _wrong("rest", str(rest), ", ".join(table.layout.base))
    spoken: list[tuple[str, int, list[Any]]] = []
    for name, content in position.get("zones", {}).items():
        spec = next((one for one in table.layout.specs if one.name == name), None)
        if spec is None:
            raise _wrong("zone", str(name), ", ".join(table.layout.base))
        rows = content if spec.per_seat else [content]
        if (
            not isinstance(rows, list)
            or len(rows) > table.seats
            or not all(isinstance(r, list) for r in rows)
        ):
            raise _wrong("zone", str(name), f"{table.seats} × […]" if spec.per_seat else "[…]")
        spoken += [(name, seat, row) for seat, row in enumerate(rows)]
    laid = _Layer(table, free)
    for name, seat, row in spoken:
        for entry in row:
            laid.lay(entry, name, seat, None)
    left = [card for cards in free.values() for card in cards]
    if rest == table.layout.specs[0].name:
        _below(table, rest, left)
    else:
        table.gather(left, rest)
        table.shuffle(rest)
    for name, value in position.get("numbers", {}).items():
        for seat, one in enumerate(value if isinstance(value, list) else [value]):
            if type(one) is not int:
                raise _wrong("numbers", f"{name}: {one}", "0, 1, 2 …")
            table.count(seat, name, one)
    for seat, slugs in enumerate(position.get("known", [])):
        for slug in slugs:
            cards = [card for card in table.by_id if table.faces[card].id == slug]
            if not cards:
                raise _wrong("card", str(slug), game.id)
            table.show(cards[:1], seat)
    phase = str(position.get("phase"))
    if phase not in game.phases:
        raise _wrong("phase", phase, ", ".join(game.phases))
    table.enter(phase)


def _below(table: Table, zone: str, cards: list[Card]) -> None:
    """Shuffle the cards that nobody placed, and leave those placed in the same zone on top of them."""
    placed = [card for card in table.zone(zone) if card not in set(cards)]
    if placed:
        for card in cards:
            table.move(card, zone, bottom=True)
    order = list(cards)
    table.dice.shuffle(order)
    faces = [table.faces[card] for card in order]
    for card, face in zip(cards, faces, strict=True):
        table.faces[card] = face


class _Layer:
    def __init__(self, table: Table, free: dict[str, list[Card]]) -> None:
        self.table = table
        self.free = free

    def lay(self, entry: Any, zone: str, seat: int, host: Card | None) -> None:
        table = self.table
        data = {"card": entry} if isinstance(entry, str) else entry
        slug = data.get("card") if isinstance(data, dict) else None
        if not isinstance(slug, str) or not self.free.get(slug):
            raise _wrong("card", str(slug), f"{zone}: a card of this match that lies nowhere else")
        card = self.free[slug].pop()
        table.move(card, zone, seat, host)
        for name, value in data.items():
            if name == "on":
                for one in value:
                    self.lay(one, table.layout.upon, seat, card)
            elif name != "card":
                if name not in table.layout.marks or type(value) is not int:
                    raise _wrong("mark", f"{slug}: {name}", ", ".join(table.layout.marks))
                table.mark(card, name, value)


def _wrong(what: str, got: str, expected: str) -> SetupError:
    return SetupError(Reason("error-position", {"what": what, "got": got, "expected": expected}))
