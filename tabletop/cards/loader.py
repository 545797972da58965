"""Read a game's card file, and say everything that is wrong with it at once, each with its place.

A card file is `{"cards": [...]}` in UTF-8, whatever the system's own encoding.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import ValidationError, create_model
from pydantic_core import ErrorDetails

from tabletop.cards.models import CardFace, Flaw, Strict, Words, card_model
from tabletop.cards.places import Path as Way
from tabletop.cards.places import Place, Places

Arguments: TypeAlias = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a card file.

    `message` is the id of the Fluent message that words it, `args` its arguments: always `file`, and where it
    is known `line`, `column`, `card` (its id, or its number if it has none), `field`, `got`, `expected`.
    `english` says the same in English, for logs and exceptions.
    """

    message: str
    english: str
    args: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        names = (("line", "line {}"), ("column", "column {}"), ("card", "card {}"), ("field", "{}"))
        place = [words.format(self.args[name]) for name, words in names if name in self.args]
        return ": ".join((", ".join([str(self.args["file"]), *place]), self.english))


class CardFileError(ValueError):
    """A card file that cannot be used; `problems` holds all that is wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def load_cards(path: Path, words: Words) -> tuple[CardFace, ...]:
    """Read a game's cards in the order of the file.

    :param words: the game's vocabulary; a word of another game is refused.
    :raises CardFileError: the file cannot be read, is not JSON, repeats a key or an id, or a card has a field
        that is missing, unknown or wrong. All problems are collected, in the order in which they stand.

    Example: `load_cards(resources.cards() / "la_campana" / "cards.json", WORDS)[0].name.es`.
    """
    text = _read(path)
    try:
        data = json.loads(text)
        places = Places(text)
    except json.JSONDecodeError as error:
        spot: Arguments = {"file": str(path), "line": error.lineno, "column": error.colno}
        raise CardFileError([Problem("card-problem-syntax", f"not JSON: {error.msg}", spot)]) from None
    except RecursionError:
        english = "brackets are nested too deeply; expected a list of cards"
        raise CardFileError([Problem("card-problem-nesting", english, {"file": str(path)})]) from None
    report = _Report(path, data, places)
    report.repeated_keys()
    try:
        faces: tuple[CardFace, ...] = _file_model(words).model_validate_json(text).cards  # type: ignore[attr-defined]
    except ValidationError as error:
        for details in error.errors(include_url=False):
            report.wrong_field(details)
    else:
        for flaw in words.check(faces) if words.check else ():
            report.flaw(flaw)
    report.repeated_ids()
    if report.problems:
        raise CardFileError(sorted(report.problems, key=_standing))
    return faces


def card_hash(faces: Sequence[CardFace]) -> str:
    """Give the fingerprint of all that rules can see of a game's cards, for records.

    Names, quotes and pictures are left out: to mend a spelling does not make an old record another game.

    :returns: 64 hexadecimal digits, the same on every machine.
    """
    unseen = {"name", "gender", "article", "called", "plural", "quote", "picture"}
    facts = [
        face.model_dump(
            mode="json", exclude=unseen, by_alias=True, exclude_defaults=True, serialize_as_any=True
        )
        for face in faces
    ]
    text = json.dumps(facts, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


@cache
def _file_model(words: Words) -> type[Strict]:
    card: Any = card_model(words)
    return create_model("CardFile", __base__=Strict, cards=(tuple[card, ...], ...))


def _read(path: Path) -> str:
    try:
        raw = path.read_bytes()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        problem = Problem(
            "card-problem-unreadable", f"cannot be read: {reason}", {"file": str(path), "got": reason}
        )
        raise CardFileError([problem]) from None
    try:
        return raw.decode("utf-8-sig")  # some editors put a mark before the text
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        english = f"byte {raw[error.start]:#04x} is not UTF-8; expected the file to be saved as UTF-8"
        args: Arguments = {"file": str(path), "line": line, "got": f"{raw[error.start]:#04x}"}
        raise CardFileError([Problem("card-problem-encoding", english, args)]) from None


def _standing(problem: Problem) -> int:
    return int(problem.args.get("line", 0))


class _Report:
    """Gathers the problems of one file that is JSON, and knows where in it everything stands."""

    def __init__(self, path: Path, data: Any, places: Places) -> None:
        self.problems: list[Problem] = []
        self._path = path
        self._data = data
        self._places = places

    def add(self, message: str, english: str, way: Way, place: Place, **args: str | int) -> None:
        where: Arguments = {"file": str(self._path), "line": place.line}
        if len(way) > 1:
            where["card"] = self._card(int(way[1]))
        if inner := _written(way[2:] if len(way) > 1 else way):
            where["field"] = inner
        self.problems.append(Problem(message, english, where | args))

    def repeated_keys(self) -> None:
        for way, first, again in self._places.repeats:
            english = f"this key is already on line {first.line}; expected each key once"
            self.add("card-problem-repeated-key", english, way, again, first=first.line)

    def repeated_ids(self) -> None:
        first: dict[str, Way] = {}
        for way, slug in self._ids():
            if slug not in first:
                first[slug] = way
                continue
            line = self._places[first[slug]].line
            english = f"the id {slug} is already on line {line}; expected each id once"
            self.add("card-problem-repeated-id", english, way, self._places[way], first=line, got=slug)

    def wrong_field(self, details: ErrorDetails) -> None:
        kind, context = details["type"], details.get("ctx", {})
        way, place = self._find(kind, details["loc"])
        message, expected = _WRONG.get(kind, ("card-problem-other", ""))
        args: Arguments = {"expected": _listed(context[expected])} if expected else {}
        if kind != "missing":
            args["got"] = _shortened(context.get("tag", details["input"]))
        if message == "card-problem-other":
            args["expected"] = details["msg"]
        english = details["msg"] if kind == "missing" else f"{details['msg']}; got {args['got']}"
        self.add(message, english, way, place, **args)

    def flaw(self, flaw: Flaw) -> None:
        way: Way = ("cards", flaw.card, *flaw.way)
        known = next(way[:end] for end in range(len(way), 0, -1) if way[:end] in self._places)
        message = _WRONG[flaw.kind][0]
        english = f"should be {'one of ' * (flaw.kind == 'not_one_of')}{flaw.expected}; got {flaw.got}"
        self.add(message, english, way, self._places[known], got=flaw.got, expected=flaw.expected)

    def _find(self, kind: str, location: tuple[int | str, ...]) -> tuple[Way, Place]:
        """Follow pydantic's location, which also names the classes tried, to the value or to where it is missing."""
        way: Way = ()
        for step in location:
            if (*way, step) in self._places:
                way = (*way, step)
        place = self._places[way]
        absent = kind == "missing" or (kind == "figures" and way[-1] != "figures")
        return (*way, location[-1]) if absent else way, place

    def _ids(self) -> Iterator[tuple[Way, str]]:
        cards = self._data.get("cards") if isinstance(self._data, dict) else None
        for number, card in enumerate(cards if isinstance(cards, list) else []):
            if isinstance(card, dict) and isinstance(card.get("id"), str):
                yield ("cards", number, "id"), card["id"]

    def _card(self, number: int) -> str:
        return next((slug for way, slug in self._ids() if way[1] == number), f"#{number + 1}")


_WRONG: Mapping[str, tuple[str, str]] = {
    "missing": ("card-problem-missing", ""),
    "extra_forbidden": ("card-problem-unknown-key", ""),
    "none_required": ("card-problem-not-in-this-game", ""),
    "string_type": ("card-problem-text", ""),
    "string_too_short": ("card-problem-empty", ""),
    "string_too_long": ("card-problem-too-long", "max_length"),
    "string_pattern_mismatch": ("card-problem-pattern", "pattern"),
    "int_type": ("card-problem-whole-number", ""),
    "float_type": ("card-problem-number", ""),
    "greater_than": ("card-problem-more-than", "gt"),
    "greater_than_equal": ("card-problem-at-least", "ge"),
    "less_than_equal": ("card-problem-at-most", "le"),
    "bool_type": ("card-problem-true-or-false", ""),
    "tuple_type": ("card-problem-list", ""),
    "too_short": ("card-problem-too-few", "min_length"),
    "too_long": ("card-problem-too-many", "max_length"),
    "dict_type": ("card-problem-object", ""),
    "model_type": ("card-problem-object", ""),
    "literal_error": ("card-problem-one-of", "expected"),
    "not_one_of": ("card-problem-one-of", "expected"),
    "union_tag_invalid": ("card-problem-one-of", "expected_tags"),
    "union_tag_not_found": ("card-problem-no-word", "discriminator"),
    "figures": ("card-problem-figures", "expected"),
    "ability_kind": ("card-problem-ability-kind", ""),
    "ability_always": ("card-problem-ability-always", ""),
    "ability_otherwise": ("card-problem-ability-otherwise", ""),
    "no_change": ("card-problem-no-change", ""),
    "name_twice": ("card-problem-name-twice", ""),
    "values_crossed": ("card-problem-values-crossed", ""),
    "characters_only": ("card-problem-characters-only", ""),
    "no_choice": ("card-problem-no-choice", ""),
    "said_elsewhere": ("card-problem-said-elsewhere", "key"),
    "nothing_named": ("card-problem-nothing-named", ""),
    "no_cost": ("card-problem-no-cost", ""),
    "doers_crossed": ("card-problem-doers-crossed", ""),
    "never_visited": ("card-problem-never-visited", ""),
}
"""pydantic's kinds of error: the message that words each, and what of its context says what was expected."""


def _listed(value: Any) -> str | int:
    return value if isinstance(value, int) else str(value).replace("'", "")


def _shortened(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else f"{text[:57]}…"


def _written(way: Way) -> str:
    """Write the way to a value as it is read aloud: `abilities[0].do[1].amount`."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way).removeprefix(".")
