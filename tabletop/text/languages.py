"""Fluent bundles in each language: message ids come in, sentences go out.

The texts are `assets/locale/<language>/*.ftl`, one file a room. A message forks without select expressions:
where the argument `n` is 1, its attribute `one` (or `<form>-one`) is used if it has one.
"""

from __future__ import annotations

import locale
import logging
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, cast, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tabletop import resources
from tabletop.cards.models import Language
from tabletop.text.grammar import echoes

__all__ = [
    "LANGUAGES",
    "BrokenTextsError",
    "Language",
    "MissingTextError",
    "Text",
    "bundle",
    "parse",
    "system_language",
]

LANGUAGES: tuple[Language, ...] = get_args(Language)

_COUNTED = {0: "none", 1: "one"}
"""The attributes of a message that are said of these numbers, if it has them."""
_STRICT = "TABLETOP_STRICT_TEXT"
_log = logging.getLogger(__name__)


class BrokenTextsError(ValueError):
    """A file of texts that cannot be used: what is wrong, with file and line."""


class MissingTextError(LookupError):
    """A message, an attribute or an argument that a text needs and does not have."""


class Text:
    """Words messages in one language at a time.

    :param strict: a message or argument that is missing raises `MissingTextError`; else it is logged, and
        the id is shown in brackets. Left out, it is as the environment says: `TABLETOP_STRICT_TEXT`, set
        by tests.

    Example:
        >>> text = Text("es")
        >>> text("yes"), text.listing(["espadas", "hielo"])
        ('Sí', 'espadas e hielo')
    """

    def __init__(self, language: Language, *, strict: bool | None = None) -> None:
        self._strict = bool(os.environ.get(_STRICT)) if strict is None else strict
        self.switch(language)

    @property
    def language(self) -> Language:
        """Tell the language spoken now."""
        return self._language

    def switch(self, language: Language) -> None:
        """Speak another language from now on.

        :raises BrokenTextsError: its files cannot be used
        """
        self._bundle = bundle(language)
        self._language: Language = language

    def __call__(self, message: str, /, **args: Any) -> str:
        """Word a message.

        :param message: its id, with a form after a dot if it has several: `verb-heal.imp`.
        :param args: numbers and strings that the message calls for; `n` also decides about singular and
            plural, and about what is said of none at all where a message has words for that.
        :raises MissingTextError: strict, and something is missing.
        """
        pattern = self._pattern(message, args.get("n"))
        if pattern is None:
            return self._missing(f"no message {message}", message)
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            return self._missing(f"in {message}: {'; '.join(map(str, errors))}", message, str(words))
        return str(words)

    def has(self, message: str) -> bool:
        """Tell whether there is a message of this id, in the form named after its dot if any."""
        return self._pattern(message, None) is not None

    def forms(self, message: str) -> dict[str, str]:
        """Word every form of a message that takes no arguments, such as a noun; none if there is no such message."""
        if not self._bundle.has_message(message):
            return {}
        return {form: self(f"{message}.{form}") for form in self._bundle.get_message(message).attributes}

    def listing(self, items: Iterable[str], joint: Literal["and", "or", "nor"] = "and") -> str:
        """Join words to a list: *a, b and c*; Spanish *y* and *o* change before the same sound.

        :param joint: `nor` is said after a *cannot*: English *or*, Spanish *ni*.
        :param items: one at least.

        Example:
            >>> Text("es").listing(["uno", "otro"], "or")
            'uno u otro'
        """
        *most, last = items
        if not most:
            return last
        form = f"list-{joint}.echo" if echoes(joint, last) else f"list-{joint}"
        return f"{', '.join(most)} {self(form)} {last}"

    def _pattern(self, message: str, number: Any) -> Any:
        name, _, form = message.partition(".")
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        counted = _COUNTED.get(number) if isinstance(number, int) else None
        few = found.attributes.get(f"{form}-{counted}" if form else counted) if counted else None
        return few or (found.attributes.get(form) if form else found.value)

    def _missing(self, what: str, message: str, shown: str = "") -> str:
        if self._strict:
            raise MissingTextError(f"{what} ({self._language})")
        _log.warning("%s (%s)", what, self._language)
        return shown or f"[{message}]"


@cache
def bundle(language: Language) -> FluentBundle:
    """Load the texts of a language.

    :raises BrokenTextsError: a file holds something that is not Fluent, or a message that another file has.
    """
    found = FluentBundle([language], functions={"ICON": cast(Any, _icon)}, use_isolating=False)
    owners: dict[str, Path] = {}
    for path in sorted((resources.assets() / "locale" / language).glob("*.ftl")):
        found.add_resource(parse(path, owners))
    return found


def parse(path: Path, owners: dict[str, Path]) -> ast.Resource:
    """Read one file of texts, and note in `owners` which messages it has.

    :raises BrokenTextsError: as `bundle`; fluent.runtime itself would drop such a message without a word.
    """
    text = path.read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            reason = "; ".join(str(note.message) for note in entry.annotations or ())
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise BrokenTextsError(f"{path}, line {line}: {reason}: {(entry.content or '').strip()[:60]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in owners:
                raise BrokenTextsError(
                    f"{path}: the message {entry.id.name} is already in {owners[entry.id.name]}"
                )
            owners[entry.id.name] = path
    return resource


def system_language(environment: Mapping[str, str] = os.environ) -> Language:
    """Tell the language for the first start: that of the system if it is spoken here, else English.

    The variables come first, as gettext heeds them; Windows has none, and names a language in full
    (`Spanish_Spain`).
    """
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    setting = next(filter(None, settings), locale.getlocale()[0] or "")
    for wish in (*environment.get("LANGUAGE", "").split(":"), setting):
        match re.split(r"\W|_", wish.lower())[0]:
            case "es" | "spanish":
                return "es"
            case "en" | "english":
                return "en"
    return "en"


def _icon(name: Any) -> str:
    return f"{{icon:{name}}}"
