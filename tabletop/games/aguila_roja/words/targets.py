"""Whom a card speaks of: cards by their traits, cards on the table, and a choice among them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar

from pydantic import AfterValidator, Discriminator, Field, Tag, model_validator
from pydantic_core import PydanticCustomError

from tabletop.cards.models import Count, Slug, Strict
from tabletop.engine import Card, Table
from tabletop.games.aguila_roja.state import ACTION, WOUNDS, characters, living, rivals_of

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.pieces import Piece

Faction: TypeAlias = Literal["pueblo", "casa-real", "conspiradores", "clero", "generic"]
"""The shield on a card; a generic one has none (Águila Roja, "Parts of a Card")."""

Profession: TypeAlias = Literal[
    "maestro", "escudero", "costurera", "campesino", "artesano", "comerciante", "tabernero", "arriero", "ladron",
    "nino", "curandero", "soldado", "noble", "cortesano", "monarca", "funcionario", "comisario", "encapuchado",
    "asesino", "espia", "sirviente", "monje", "monja", "sacerdote", "cardenal", "inquisidor", "medico",
    "aventurero", "heroe",
]  # fmt: skip

Kind: TypeAlias = Literal["character", "event", "permanent", "location"]
Value = Annotated[int, Field(ge=0, le=20)]

By: TypeAlias = Literal["you", "rival", "each"]
"""Who does something: the controller of the card, that player's rival, or each player."""


_Cards = TypeVar("_Cards", bound="CardFilter")
_Told = TypeVar("_Told", bound=Strict)


def only_characters(cards: _Cards) -> _Cards:
    """Refuse cards of another kind beside what only characters are or do.

    :raises PydanticCustomError: they are of another kind.
    """
    if cards.kind not in (None, "character"):
        raise PydanticCustomError(
            "characters_only", "Kind should be character beside what only characters are or do"
        )
    return cards


def said_once(key: str, what: _Told) -> _Told:
    """Refuse a key within something of which the sentence says the same elsewhere.

    :raises PydanticCustomError: the key is there.
    """
    if key in what.model_fields_set:
        raise PydanticCustomError("said_elsewhere", "There should be no {key} in it", {"key": key})
    return what


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

    @model_validator(mode="after")
    def _make_sense(self) -> CardFilter:
        if self.profession or self.names:
            only_characters(self)
        if len(set(self.names)) < len(self.names):
            raise PydanticCustomError("name_twice", "Names should each be there once")
        if self.value_at_most is not None and self.value_at_most < (self.value_at_least or 0):
            raise PydanticCustomError("values_crossed", "value_at_least should not be above value_at_most")
        return self

    @cached_property
    def fits(self) -> Callable[[Piece], bool]:
        """Return a predicate: whether what is printed on a card fits. It is worked out once for each."""
        wanted = {
            "kind": self.kind,
            "suit": self.faction,
            "profession": self.profession,
            "unique": self.unique,
        }
        traits = tuple([(name, value) for name, value in wanted.items() if value is not None])
        names = self.names
        least, most = self.value_at_least or 0, 99 if self.value_at_most is None else self.value_at_most

        told: dict[Piece, bool] = {}

        def fits(piece: Piece) -> bool:
            known = told.get(piece)
            if known is None:
                has_all = all(getattr(piece, name) == value for name, value in traits)
                is_named = not names or piece.person in names
                known = told[piece] = has_all and is_named and least <= piece.value <= most
            return known

        return fits


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

    @model_validator(mode="after")
    def _speak_of_characters(self) -> TableFilter:
        if self.wounded is not None or self.state is not None or self.zone != "table":
            only_characters(self)
        return self

    @cached_property
    def holds(self) -> Callable[[Table, Card, Card | None, Seats], bool]:
        """Return a predicate (table, card, source, seats): whether a card on the table is one of these.

        `source` is the card that speaks, None where that is no longer the one that it was; `seats` are those whom it
        speaks to.
        """
        fits, other, wounded, state = self.fits, self.other, self.wounded, self.state
        theirs = None if self.controller == "any" else attrgetter(self.controller)
        anywhere, away = self.zone == "table", self.zone == "location"
        in_action = state == "in_action"

        def holds(table: Table, card: Card, source: Card | None, seats: Seats) -> bool:
            if not fits(table.faces[card]) or (other and card == source):
                return False
            if theirs is not None or not anywhere:
                zone, controller = table.place_of(card)
                if theirs is not None and controller not in theirs(seats):
                    return False
                if not anywhere and (zone == "upon") != away:
                    return False
            if state is not None and ((card, ACTION) in table.marks) != in_action:
                return False
            return wounded is None or ((card, WOUNDS) in table.marks) == wounded

        return holds

    def all(self, table: Table, source: Card | None, seats: Seats) -> list[Card]:
        """List the cards on the table that are of these, in the order of their ids."""
        found: list[Card] = []
        holds = self.holds
        for seat in living(table):
            cards = characters(table, seat) if self.kind == "character" else _things(table, seat, self.kind)
            found += [card for card in cards if holds(table, card, source, seats)]
        found.sort(key=table.id_of)
        return found


class Seats(NamedTuple):
    """Who is meant by *you*, *your rival*, and whoever does it: the seats of their sides."""

    you: tuple[int, ...]
    rival: tuple[int, ...]
    doer: tuple[int, ...]

    @classmethod
    def of(cls, table: Table, you: int, rival: int | None = None, doer: int | None = None) -> Seats:
        """Return the seats for a card that `you` control.

        :param rival: the one who was chosen or who woke the effect; every rival where nobody was.
        """
        mates = table.setup.mates
        rivals = tuple(rivals_of(table, you)) if rival is None else (rival,)
        return cls(mates[you], rivals, mates[you if doer is None else doer])


def _things(table: Table, seat: int, kind: Kind) -> list[Card]:
    if kind == "location":
        return table.zone("locations", seat)
    return [card for card in table.zone("village", seat) if table.faces[card].kind == kind]


class Pick(TableFilter):
    """Some cards on the table: the doer's choice, at random, or all that there are.

    Example: `{"controller": "rival", "state": "on_guard", "count": 2, "up_to": true}`, up to two characters on
    guard that your rival controls.

    :param count: how many (fewer if there are no more); :param up_to: or fewer, as the doer likes.
    """

    pick: Literal["choice", "random", "all"] = "choice"
    count: Count = 1
    up_to: bool = False

    @model_validator(mode="after")
    def _leave_a_choice(self) -> Pick:
        if (self.pick != "choice" and self.up_to) or (self.pick == "all" and self.count > 1):
            raise PydanticCustomError(
                "no_choice", "Neither count nor up_to should stand beside all, nor up_to beside random"
            )
        return self


def _told_by(value: Any) -> str:
    """Tell a target that is one word from one that tells of cards by their traits."""
    return "word" if isinstance(value, str) else "traits"


_Word: TypeAlias = Annotated[Literal["self", "it"], Tag("word")]
_Myself: TypeAlias = Annotated[Literal["self"], Tag("word")]

Characters: TypeAlias = Annotated[TableFilter, AfterValidator(only_characters)]
"""Characters on the table with some traits: nothing else travels, challenges or intercepts."""

Target: TypeAlias = Annotated[_Word | Annotated[Pick, Tag("traits")], Discriminator(_told_by)]
"""`self` is the card that speaks; `it` is what the sentence has just spoken of: the cards that its trigger was
about, or those that its last verb touched."""

CharacterTarget: TypeAlias = Annotated[
    _Word | Annotated[Pick, AfterValidator(only_characters), Tag("traits")], Discriminator(_told_by)
]
"""The same, of characters alone: nothing else bears wounds, is on guard or in action."""

Everyone: TypeAlias = Annotated[_Myself | Annotated[TableFilter, Tag("traits")], Discriminator(_told_by)]
"""Whom a statement is true of: the card that speaks, or all cards on the table with some traits."""

EveryCharacter: TypeAlias = Annotated[
    _Myself | Annotated[TableFilter, AfterValidator(only_characters), Tag("traits")], Discriminator(_told_by)
]
"""The same, of characters alone: nothing else has strength and victory."""
