"""The small data shapes that stored files share."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, JsonValue, StringConstraints

MAX_SEATS = 10
MAX_NAME = 40


class Stored(BaseModel):
    """Be the base of what is kept in a file: frozen, never coerced, keys of a later version ignored."""

    model_config = ConfigDict(frozen=True, strict=True, extra="ignore", allow_inf_nan=False)


def clean(text: str) -> str:
    """Bring typed text into one form: composed letters (NFC), single spaces, no control characters.

    Example:
        >>> clean("  Jose\\u0301\\tNu\\u0301n\\u0303ez ")
        'José Núñez'
    """
    visible = (" " if unicodedata.category(sign).startswith("C") else sign for sign in text)
    return unicodedata.normalize("NFC", " ".join("".join(visible).split()))


Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9](?:[a-z0-9_-]{0,62}[a-z0-9])?$")]
"""A short name in code: a game, an option, a kind of bot."""

Name = Annotated[str, AfterValidator(clean), StringConstraints(min_length=1, max_length=MAX_NAME)]
"""What a player is called."""

Options = dict[str, JsonValue]
"""A match's options: plain JSON, as `Match` takes them."""


class Player(Stored):
    """Say who sits at a seat.

    Attributes:
        name: what the player is called, at most 40 letters.
        kind: `human`, or the bot's name (`page`, `squire`, …).
    """

    name: Name
    kind: Slug
