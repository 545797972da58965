"""Where each value of a JSON text stands, which `json` forgets: for errors that name their line.

Works on text that `json.loads` has accepted; what it would do with anything else is nobody's business.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

Path = tuple[str | int, ...]
"""The way to a value: keys and list positions from the outside in."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


class Place(NamedTuple):
    """A place in a text: line and column, both counted from 1."""

    line: int
    column: int


class Repeat(NamedTuple):
    """A key that an object has twice: the way to it, where it stands first, and where again."""

    path: Path
    first: Place
    again: Place


class Places:
    """The place of every value in a JSON text, and the keys that are repeated.

    A value in an object is placed at its key, where a reader looks for it.

    Example:
        >>> Places('{"cards": [\\n  {"id": "spy"}]}')[("cards", 0, "id")]
        Place(line=2, column=4)
    """

    def __init__(self, text: str) -> None:
        self._lines = [0, *(match.end() for match in re.finditer("\n", text))]
        self._places: dict[Path, Place] = {}
        self.repeats: list[Repeat] = []
        tokens = _TOKEN.finditer(text)
        self._walk(next(tokens), tokens, ())

    def __contains__(self, path: Path) -> bool:
        return path in self._places

    def __getitem__(self, path: Path) -> Place:
        return self._places[path]

    def _place(self, token: re.Match[str]) -> Place:
        line = bisect_right(self._lines, token.start())
        return Place(line, token.start() - self._lines[line - 1] + 1)

    def _walk(self, token: re.Match[str], tokens: Iterator[re.Match[str]], path: Path) -> None:
        """Note the value that starts at a token, and all within it."""
        self._places.setdefault(path, self._place(token))
        if token[0] == "{":
            self._walk_object(tokens, path)
        elif token[0] == "[":
            self._walk_list(tokens, path)

    def _walk_object(self, tokens: Iterator[re.Match[str]], path: Path) -> None:
        seen: dict[Path, Place] = {}
        for token in tokens:
            if token[0] == "}":
                return
            if token[0] == ",":
                continue
            inner, place = (*path, json.loads(token[0])), self._place(token)
            if inner in seen:
                self.repeats.append(Repeat(inner, seen[inner], place))
            seen.setdefault(inner, place)
            self._places.setdefault(inner, place)
            next(tokens)  # the colon
            self._walk(next(tokens), tokens, inner)

    def _walk_list(self, tokens: Iterator[re.Match[str]], path: Path) -> None:
        position = 0
        for token in tokens:
            if token[0] == "]":
                return
            if token[0] == ",":
                position += 1
            else:
                self._walk(token, tokens, (*path, position))
