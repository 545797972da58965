"""The rules of a game as paragraphs with headings, and where words are found in what is written."""

from __future__ import annotations

import re
from typing import NamedTuple

from tabletop.text.decks import folded
from tabletop.text.languages import Text

_LEAD = re.compile(r"\*\*(.+?)\*\*")


class Paragraph(NamedTuple):
    """Hold a paragraph of the rules.

    :param name: by which it is found, the same in all languages.
    :param heading: the key words with which it begins.
    :param words: all of it, with its marks.
    """

    name: str
    heading: str
    words: str


def paragraphs(text: Text, game: str) -> tuple[Paragraph, ...]:
    """Return the rules of a game: the attributes of the message `rules-<game>`, in their order."""
    forms = text.forms(f"rules-{game}")
    return tuple([Paragraph(name, heading(words), words) for name, words in forms.items()])


def heading(words: str) -> str:
    """Return the key words with which a paragraph begins, without what parts them from the rest.

    >>> heading("**1 Opening.** A card is turned over."), heading("**Traps**: any card")
    ('1 Opening', 'Traps')
    """
    lead = _LEAD.match(words)
    return lead[1].rstrip(".,:; ") if lead else ""


def occurrences(words: str, wanted: str) -> list[tuple[int, int]]:
    """Return where something stands in a text, whatever its capitals and accents: the first sign and the one after.

    >>> occurrences("Águila, aguileño", "AGUIL"), occurrences("Águila", " ")
    ([(0, 5), (8, 13)], [])
    """
    sought = folded(wanted)
    if not sought:
        return []
    signs = [(place, one) for place, sign in enumerate(words) for one in folded(sign) or " " * sign.isspace()]
    plain = "".join(one for _, one in signs)
    found, start = [], plain.find(sought)
    while start >= 0:
        end = start + len(sought)
        found.append((signs[start][0], signs[end - 1][0] + 1))
        start = plain.find(sought, end)
    return found
