"""Cards of Águila Roja for the tests of their texts: whoever speaks, and how it is made to say something."""

import json
from typing import Any

from tabletop.cards.models import CardFace, card_model
from tabletop.games.aguila_roja.effects import WORDS
from tabletop.text.composer import card_text
from tabletop.text.languages import Text

Json = dict[str, Any]

BASE: Json = {
    "number": 1,
    "rarity": "C",
    "type": "character",
    "suit": "generic",
    "picture": {"scene": "mountains"},
}
FIGURES: dict[str, Json] = {
    "character": {"value": 2, "strength": 2, "victory": 1},
    "event": {"value": 1},
    "permanent": {"value": 2},
    "location": {"travellers": 1},
    "treasury": {},
    "maravedi": {"maravedies": 0},
}

GONZALO: Json = {
    "id": "gonzalo",
    "name": {"en": "Gonzalo", "es": "Gonzalo"},
    "gender": {"en": "m", "es": "m"},
}
"""A man of a name of his own."""

NOVICE: Json = {
    "id": "novicia",
    "name": {"en": "Novice", "es": "Novicia"},
    "gender": {"en": "n", "es": "f"},
    "article": {"en": "the", "es": "la"},
}
"""A common woman, *it* in English."""

HOODED_MEN: Json = {
    "id": "encapuchados",
    "name": {"en": "Hooded Men", "es": "Encapuchados"},
    "gender": {"en": "n", "es": "m"},
    "article": {"en": "the", "es": "los"},
    "plural": True,
}
"""A card that stands for several."""

SQUARE: Json = {
    "id": "plaza",
    "name": {"en": "Square", "es": "Plaza"},
    "gender": {"en": "n", "es": "f"},
    "article": {"en": "the", "es": "la"},
    "type": "location",
}

EVENT: Json = {
    "id": "letania",
    "name": {"en": "Litany", "es": "Letanía"},
    "gender": {"en": "n", "es": "f"},
    "type": "event",
}

SPEAKERS = {"gonzalo": GONZALO, "novice": NOVICE, "men": HOODED_MEN, "square": SQUARE, "event": EVENT}


def card(who: Json, *abilities: Json, **fields: Any) -> CardFace:
    """Make a card of some abilities, with whatever else is asked of it."""
    told = BASE | {"figures": FIGURES[who.get("type", "character")]} | who | fields
    if abilities:
        told |= {"abilities": abilities}
    return card_model(WORDS).model_validate_json(json.dumps(told))


def said(face: CardFace) -> tuple[str, str]:
    """Give the text in Spanish and in English; a paragraph mark parts the abilities."""
    spanish, english = (card_text(face, Text(language, strict=True)) for language in ("es", "en"))
    return spanish.replace("\n", " ¶ "), english.replace("\n", " ¶ ")
