"""Records: a match as plain JSON. The head is clear and tells no secret; the body is packed and holds them all."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.engine.requests import Answer, IllegalAnswer, Option, Reason, is_option, shown

if TYPE_CHECKING:
    from tabletop.engine.game import Game
    from tabletop.engine.match import Match

KERNEL = 2
"""Raised when the kernel itself would play the same answers differently."""

_LARGEST = 16_000_000
"""A body may unpack to so many bytes; a real one has thousands."""

Record = dict[str, Any]


class Concession(NamedTuple):
    """A surrender, in its place among the answers."""

    seat: int


class RecordError(ValueError):
    """A record that cannot be played; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.id} {reason.args}")
        self.reason = reason


def pack(match: Match, entries: Sequence[Any]) -> Record:
    """Return the record of a match.

    The seed (or position) is every secret of a match: it stays in the body, and so do options that name cards, such
    as the decks that players bring.

    :param entries: answers and concessions, as they were given.
    """
    game = match.game
    listed = {name: value for name, value in match.options.items() if isinstance(value, (list, dict))}
    head = {
        "kernel": KERNEL,
        "game": game.id,
        "rules": game.version,
        "cards": game.data_hash,
        "seats": match.seats,
        "options": {name: value for name, value in match.options.items() if name not in listed},
        "answers": len(entries),
        "turn": match.turns,
        "over": match.outcome is not None,
    }
    answers = [{"concede": entry.seat} if isinstance(entry, Concession) else entry for entry in entries]
    body = {"seed": match.seed, "position": match.position, "listed": listed, "answers": answers}
    packed = zlib.compress(json.dumps(body, separators=(",", ":")).encode(), 6)
    return {"head": head, "body": base64.b85encode(packed).decode("ascii")}


def unpack(
    game: Game, record: Mapping[str, Any]
) -> tuple[int, int, dict[str, Any], Mapping[str, Any] | None, list[Any]]:
    """Return (seats, seed, options, position, answers) of a record.

    :raises RecordError: if it is damaged, or made by another kernel, game, rules version or card data.
    """
    head = record.get("head") if isinstance(record, Mapping) else None
    if not isinstance(head, Mapping):
        raise _damaged("head")
    for key, expected in (
        ("kernel", KERNEL),
        ("game", game.id),
        ("rules", game.version),
        ("cards", game.data_hash),
    ):
        if head.get(key) != expected:
            args = {"field": key, "got": str(head.get(key)), "expected": str(expected)}
            raise RecordError(Reason("error-record-version", args))
    body = _body(record.get("body"))
    seats, options, seed = head.get("seats"), head.get("options"), body.get("seed")
    position, answers, listed = body.get("position"), body.get("answers"), body.get("listed")
    if type(seats) is not int or not isinstance(options, dict) or type(seed) is not int:
        raise _damaged("seats, options or seed")
    if not isinstance(listed, dict):
        raise _damaged("options")
    if not isinstance(answers, list) or not isinstance(position, (dict, type(None))):
        raise _damaged("answers or position")
    return seats, seed, options | listed, position, answers


def _body(packed: Any) -> dict[str, Any]:
    if not isinstance(packed, str):
        raise _damaged("body")
    try:
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(base64.b85decode(packed), _LARGEST)
        body = json.loads(data)
    except (ValueError, binascii.Error, zlib.error, RecursionError) as error:
        raise _damaged("body") from error
    if not isinstance(body, dict):
        raise _damaged("body")
    return body


def _damaged(part: str) -> RecordError:
    return RecordError(Reason("error-record-damaged", {"part": part}))


def wrong_answer(game: Game, number: int, error: Exception) -> RecordError:
    """Return what is wrong with an answer of a record: a game's rules do not allow it, or it is no answer at all.

    :param number: which one, 1 for the first. :param error: what it raised.
    """
    if isinstance(error, IllegalAnswer):
        told = {"n": number, "game": game.id, "reasons": (error.reason,)}
        return RecordError(Reason("error-record-illegal", told))
    return RecordError(Reason("error-record-answer", {"n": number, "detail": str(error)}))


def decode_entry(entry: Any) -> Answer | Concession:
    """Return an answer or a concession from its JSON form.

    :raises ValueError: if it has none of the shapes of an answer; it tells what is found instead.
    """
    if type(entry) is int:
        return entry
    if isinstance(entry, dict) and type(entry.get("concede")) is int:
        return Concession(entry["concede"])
    if isinstance(entry, list):
        if entry and isinstance(entry[0], str):
            return _option(entry)
        return tuple([_option(one) for one in entry])
    raise ValueError(shown(entry))


def _option(entry: Any) -> Option:
    if isinstance(entry, list) and len(entry) == 3:
        verb, card, target = entry
        option = Option(verb, card, tuple(target) if isinstance(target, list) else target)
        if is_option(option):
            return option
    raise ValueError(shown(entry))
