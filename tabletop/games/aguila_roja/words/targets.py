"""Whom a card speaks of: cards by their traits, cards on the table, and a choice among them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from tabletop.cards.models import Slug, Strict

Faction: TypeAlias = Literal["pueblo", "casa-real", "conspiradores", "clero", "generic"]
"""The shield on a card; a generic one has none (Águila Roja, "Parts of a Card")."""

Profession: TypeAlias = Literal[
    "maestro", "escudero", "costurera", "campesino", "artesano", "comerciante", "tabernero", "arriero", "ladron",
    "nino", "curandero", "soldado", "noble", "cortesano", "monarca", "funcionario", "comisario", "encapuchado",
    "asesino", "espia", "sirviente", "monje", "monja", "sacerdote", "cardenal", "inquisidor", "medico",
    "aventurero", "heroe",
]  # fmt: skip

Kind: TypeAlias = Literal["character", "event", "permanent", "location"]
Count = Annotated[int, Field(ge=1, le=9)]
Value = Annotated[int, Field(ge=0, le=20)]

By: TypeAlias = Literal["you", "rival", "each"]
"""Who does something: the controller of the card, that player's rival, or each player."""


class CardFilter(Strict):
    """Cards with some traits, wherever they are. What is left out does not matter.

    Example: `{"kind": "character", "faction": "pueblo", "value_at_most": 2}`, a Pueblo character card of value 2
    or less; `{"names": ["gonzalo", "margarita"]}`, a card of Gonzalo or Margarita.
    """

    kind: Kind | None = None
    faction: Faction | None = None
    profession: Profession | None = None
    names: tuple[Slug, ...] = ()
    unique: bool | None = None
    value_at_most: Value | None = None
    value_at_least: Value | None = None


class TableFilter(CardFilter):
    """Cards on the table with some traits: characters, unless it says otherwise.

    :param other: not the card that speaks.
    :param zone: in the village, at a location, or anywhere on the table.
    :param controller: `you`, `rival`, `doer` (whoever carries it out), or anybody.
    """

    kind: Literal["character", "permanent", "location"] = "character"
    wounded: bool | None = None
    state: Literal["on_guard", "in_action"] | None = None
    other: bool = False
    zone: Literal["table", "village", "location"] = "table"
    controller: Literal["you", "rival", "doer", "any"] = "any"


class Pick(TableFilter):
    """Some cards on the table: the doer's choice, at random, or all that there are.

    Example: `{"controller": "rival", "state": "on_guard", "count": 2, "up_to": true}`, up to two characters on
    guard that your rival controls.

    :param count: how many (fewer if there are no more); :param up_to: or fewer, as the doer likes.
    """

    pick: Literal["choice", "random", "all"] = "choice"
    count: Count = 1
    up_to: bool = False


Target: TypeAlias = Literal["self", "it"] | Pick
"""`self` is the card that speaks; `it` is what the sentence has just spoken of: the cards that its trigger was
about, or those that its last verb touched."""

Everyone: TypeAlias = Literal["self"] | TableFilter
"""Whom a statement is true of: the card that speaks, or all cards on the table with some traits."""
