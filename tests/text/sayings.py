"""Cards that somebody makes up to hear what they say."""

from __future__ import annotations

import json
from typing import Any, get_args

from tabletop.cards.models import CardFace, Words, card_model
from tabletop.text.composer import card_text
from tabletop.text.languages import Text
from tests.text.goldens import shipped

Json = dict[str, Any]


def speaker(words: Words, who: Json, *abilities: Json) -> CardFace:
    """Make a card of some abilities.

    :param who: what else is printed on it; its suit is its type, where nothing is said of it.
    """
    told = {"suit": who["type"], "picture": {"scene": "mountains"}} | who | {"abilities": abilities}
    return card_model(words).model_validate_json(json.dumps(told))


def said(face: CardFace) -> tuple[str, str]:
    """Give the text in Spanish and in English."""
    spanish, english = (card_text(face, Text(language, strict=True)) for language in ("es", "en"))
    return spanish, english


def unread(words: Words, samples: Any) -> set[str]:
    """List the words that are neither on a shipped card nor in samples: nobody has read how they are said."""
    known = {name for word in words.all() for name in get_args(word.model_fields[word.key].annotation)}
    read = json.dumps([[face.model_dump()["abilities"] for face in shipped(words)], samples])
    return {word for word in known if f'"{word}"' not in read}
