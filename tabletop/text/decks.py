"""Decks as text that people read, write and send to each other, in either language.

    # Vecinos de la villa
    Arcas: Arcas del Pueblo

    3 Comerciante
    1 Satur

The first line with a `#` is the name, further ones are remarks. A card is named as it is printed in any language,
whatever its capitals and accents, or by its slug; several lines about one card add up.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tabletop.cards.decks import DeckList, DeckRules
from tabletop.cards.models import CardFace
from tabletop.engine.requests import Reason
from tabletop.text.composer import card_name
from tabletop.text.languages import LANGUAGES, Text

MOST_LINES = 400
"""A longer text is no deck; it is read no further."""

_COUNTED = re.compile(r"(\d+)\s*(?:x(?=\s)|×)?\s*(.+)", re.IGNORECASE)
_LABELLED = re.compile(r"([^:]+):\s*(.*)")
_MOST_DIGITS = 4
_SHOWN = 40


class DeckText(NamedTuple):
    """What a text says.

    :param name: of the deck; empty where none is given.
    :param deck: as far as the text could be read; None where no treasury was.
    :param problems: all that is wrong with it as a text, each with its `line`; whether the deck is legal is another
        question.
    """

    name: str
    deck: DeckList | None
    problems: tuple[Reason, ...]


def folded(words: str) -> str:
    """Bring words into the form in which they are compared: small letters without accents, single spaces.

    >>> folded(" Águila  ROJA’s ")
    "aguila roja's"
    """
    plain = unicodedata.normalize("NFKD", words.replace("’", "'").casefold())
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


def write(name: str, deck: DeckList, rules: DeckRules, text: Text) -> str:
    """Write a deck in the language of a text, its cards by type and in the order of the collection."""
    known = rules.known
    head = known.get(deck.treasury)
    label = text("deck-text-treasury")
    lines = [f"# {name}", f"{label}: {card_name(head, text) if head else deck.treasury}"]
    order = {face.id: place for place, face in enumerate(rules.pool)}
    kinds = list(dict.fromkeys(face.type for face in rules.pool))
    listed = sorted(deck.cards, key=lambda slug: (order.get(slug, len(order)), slug))
    for kind in (*kinds, None):
        slugs = [slug for slug in listed if (known[slug].type if slug in order else None) == kind]
        if slugs:
            lines.append("")
            lines += [
                f"{deck.cards[slug]} {card_name(known[slug], text) if slug in known else slug}"
                for slug in slugs
            ]
    return "\n".join([*lines, ""])


def read(written: str, rules: DeckRules, text: Text) -> DeckText:
    """Read a deck's text; all problems are found at once, and none of them keeps the rest from being read.

    :param text: of the language in which names are suggested where one is not known.
    """
    reader = _Reader(rules, text)
    lines = written.lstrip("\ufeff").splitlines()
    for number, line in enumerate(lines[:MOST_LINES], 1):
        reader.take(number, line.strip())
    if len(lines) > MOST_LINES:
        reader.problem("deck-text-long", MOST_LINES + 1, most=MOST_LINES)
    return reader.done()


class _Reader:
    """Takes the lines of one text."""

    def __init__(self, rules: DeckRules, text: Text) -> None:
        self._rules = rules
        self._text = text
        # Also those that no deck may hold: the judge says why, and they are not unknown.
        self._cards = _names(rules.known.values())
        self._treasuries = _names(rules.treasuries)
        self._labels = {folded(Text(language)("deck-text-treasury")) for language in LANGUAGES} | {"treasury"}
        self._name = ""
        self._treasury = ""
        self._counts: dict[str, int] = {}
        self._problems: list[Reason] = []

    def problem(self, message: str, line: int, **args: str | int) -> None:
        """Note what is wrong with a line."""
        self._problems.append(Reason(message, {"line": line, **args}))

    def take(self, number: int, line: str) -> None:
        """Take a line without the space around it."""
        if not line or line.startswith("#"):
            self._name = self._name or line.lstrip("#").strip()
        elif (labelled := _LABELLED.fullmatch(line)) and folded(labelled[1]) in self._labels:
            self._take_treasury(number, labelled[2])
        elif counted := _COUNTED.fullmatch(line):
            self._take_cards(number, counted[1], counted[2])
        elif folded(line) in self._treasuries:
            self._take_treasury(number, line)
        else:
            self.problem("deck-text-line", number, got=_shown(line))

    def done(self) -> DeckText:
        """Return what has been read."""
        if not self._treasury and not any(one.id == "deck-text-no-treasury" for one in self._problems):
            known = self._text.listing([card_name(face, self._text) for face in self._rules.treasuries], "or")
            self._problems.insert(0, Reason("deck-text-treasury-missing", {"known": known}))
        deck = self._rules.make(self._treasury, self._counts) if self._treasury else None
        return DeckText(self._name, deck, tuple(self._problems))

    def _take_treasury(self, number: int, name: str) -> None:
        slug = self._treasuries.get(folded(name))
        if slug is None:
            known = self._text.listing([card_name(face, self._text) for face in self._rules.treasuries], "or")
            self.problem("deck-text-no-treasury", number, got=_shown(name), known=known)
        elif self._treasury:
            self.problem("deck-text-two-treasuries", number, got=_shown(name))
        else:
            self._treasury = slug

    def _take_cards(self, number: int, count: str, name: str) -> None:
        slug = self._cards.get(folded(name))
        if not int(count) or len(count.lstrip("0")) > _MOST_DIGITS:
            self.problem("deck-text-count", number, got=_shown(count))
        elif slug is None:
            self._unknown(number, name)
        else:
            self._counts[slug] = self._counts.get(slug, 0) + int(count)

    def _unknown(self, number: int, name: str) -> None:
        near = difflib.get_close_matches(folded(name), self._cards, 1, 0.6)
        if not near:
            self.problem("deck-text-unknown", number, got=_shown(name))
            return
        face = self._rules.known[self._cards[near[0]]]
        self.problem("deck-text-near", number, got=_shown(name), near=card_name(face, self._text))


def _names(faces: Iterable[CardFace]) -> Mapping[str, str]:
    """List the names by which cards are found, with their slugs; a slug goes before another card's name."""
    faces = tuple(faces)
    names = {face.id: face.id for face in faces}
    for face in faces:
        for language in LANGUAGES:
            names.setdefault(folded(face.name.of(language)), face.id)
    return names


def _shown(words: str) -> str:
    return words if len(words) <= _SHOWN else f"{words[: _SHOWN - 1]}…"
