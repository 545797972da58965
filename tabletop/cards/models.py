"""The shape of a card in JSON: its printed facts, and the sentences that say what it does.

A game hands in its own vocabulary as `Words`; `card_model` makes of it the pydantic model against which that
game's file is checked, so that a verb of one game is refused on a card of another.
"""

from __future__ import annotations

import unicodedata
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeAlias, Union, get_args

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    ValidationInfo,
    create_model,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from tabletop.cards.pictures import Picture

Language: TypeAlias = Literal["en", "es"]
"""The languages that the program speaks; every printed line is in all of them."""

Count = Annotated[int, Field(ge=1, le=9)]
"""A number of cards, of points, of steps: how much of something a word is about."""

Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
# An accent typed as a mark of its own is the same letter.
Line = Annotated[
    str,
    Field(min_length=1, max_length=160, pattern=r"^\S(.*\S)?$"),
    AfterValidator(partial(unicodedata.normalize, "NFC")),
]


class Strict(BaseModel):
    """Refuse unknown keys and wrong types, and never change: the base of everything read from a card file."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class Word(Strict):
    """One word of a game's vocabulary: its JSON shape. Its wording is the Fluent message `message`.

    `counted` names the field that decides between singular and plural wording, if there is one, and `manner` the
    field whose value picks the form of a statement or trigger: `third-attacking`. `worded` is what the message is
    named after where another game has a word of the same name. Fields that hold a string are nouns, and worded by
    the message `noun-<value>`.
    """

    key: ClassVar[str] = "verb"
    counted: ClassVar[str | None] = None
    manner: ClassVar[str | None] = None
    worded: ClassVar[str | None] = None

    @property
    def message(self) -> str:
        """Name the Fluent message that words it: `verb-heal`, `test-commands`."""
        return f"{self.key}-{self.worded or getattr(self, self.key)}"


class Noun(Strict):
    """What a word speaks of, where it has a wording of its own; its fields are worded by `of-<field>`."""

    @property
    @abstractmethod
    def message(self) -> str:
        """Name the Fluent message that words it, in which form: `troop-rival.weakest`."""


class Verb(Word):
    """Something that happens when the card is played: stands in `do`, `cost` and `otherwise`."""

    @property
    def doer(self) -> str:
        """Name who does it, or to whom it happens: `you`, `rival`, or whoever the message `doer-<name>` names."""
        return str(getattr(self, "by", "you"))


class Statement(Word):
    """Something that is true as long as the card is where it counts: stands in `always`.

    `subject` tells of whom it is said, unless it has a target: of the card, of its player, `you`, or of the whole
    `table`, and then it is a sentence by itself.
    """

    subject: ClassVar[Literal["card", "you", "table"]] = "card"


class Test(Word):
    """Something that must hold before anything is done: stands in `if`."""

    __test__ = False  # pytest would take the name for a suite
    key: ClassVar[str] = "test"


class Trigger(Word):
    """Something that a card waits for: stands in `when`. `"travels"` is short for `{"trigger": "travels"}`."""

    key: ClassVar[str] = "trigger"

    @property
    def is_of_rival(self) -> bool:
        """Tell whether your rival does what is waited for, and has thus been named: *when a rival attacks you*."""
        return False


class Ability(Strict):
    """One sentence on a card: *when … do*, *do* or *always*.

    `related_to` names the person without whom on the table the sentence says nothing. `cost` and `otherwise` only
    make sense beside a `do`, and `always` stands alone: anything else is refused.

    Example: `{"if": {"test": "commands", "warrior": "mage"}, "do": [{"verb": "heal"}]}`.
    """

    related_to: Slug | None = None
    when: Trigger | None = None
    if_: Test | None = Field(default=None, alias="if")
    may: bool = False
    cost: tuple[Verb, ...] = ()
    do: tuple[Verb, ...] = ()
    otherwise: tuple[Verb, ...] = ()
    always: tuple[Statement, ...] = ()

    @model_validator(mode="after")
    def _say_one_thing(self) -> Ability:
        if bool(self.do) == bool(self.always):
            raise PydanticCustomError(
                "ability_kind", "An ability should have one of do and always, and not both"
            )
        if self.always and (self.when or self.may or self.cost or self.otherwise):
            raise PydanticCustomError(
                "ability_always", "An ability with always should have nothing else but if"
            )
        if self.otherwise and not (self.if_ or self.may):
            raise PydanticCustomError("ability_otherwise", "An ability with otherwise should have if or may")
        return self


class Bilingual(Strict):
    """A line in every language."""

    en: Line
    es: Line

    def of(self, language: Language) -> str:
        """Give the line in a language."""
        return self.es if language == "es" else self.en


class Article(Strict):
    """The article that a name takes within a sentence: *the* Vial of Rue, *la* Ampolla de ruda.

    A language may do without it: *Cardinal Mendoza*, but *el Cardenal Mendoza*.
    """

    en: Literal["the"] | None = None
    es: Literal["el", "la", "los", "las"] | None = None

    def of(self, language: Language) -> str:
        """Give the article in a language; nothing where it takes none."""
        return (self.es if language == "es" else self.en) or ""


class Gender(Strict):
    """The grammatical gender of a card's name: English *he, she, it*; Spanish *el, la*."""

    en: Literal["m", "f", "n"]
    es: Literal["m", "f"]

    def of(self, language: Language) -> str:
        """Give the gender in a language."""
        return self.es if language == "es" else self.en


class CardFace(Strict):
    """What is printed on a card.

    `figures` are its numbers by name (life 10, value 7); `copies` is how many such cards the box holds;
    `article` is left out where the name is a person's own; `called` is the name within a sentence where that is
    shorter (*Ermita* of *La Ermita*), and `plural` says that it stands for several. `one_use` tells
    whether its player takes one of several uses, or all of them in turn; `heading` names the message that leads all
    that it says, if there is one; `overleaf` is the picture on the back of a card that bears something else there.
    A face is hashed by its id.
    """

    one_use: ClassVar[bool] = True
    heading: ClassVar[str | None] = None

    id: Slug
    name: Bilingual
    gender: Gender
    article: Article | None = None
    called: Bilingual | None = None
    plural: bool = False
    type: str
    suit: str
    figures: Mapping[str, int] = Field(default_factory=dict, validate_default=True)
    copies: Annotated[int, Field(ge=1, le=99)] = 1
    abilities: tuple[Ability, ...] = ()
    quote: Bilingual | None = None
    picture: Picture
    overleaf: Picture | None = None

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def code(self) -> str:
        """Return its place in a collection, as it stands small at the foot of a card; nothing where there is none."""
        return ""

    @property
    def is_person(self) -> bool:
        """Tell whether it stands for somebody: Spanish *pierde al Herrero*, but *pierde la Plaza*."""
        return False

    def rival_of(self, ability: Ability) -> str:
        """Name who *your rival* is in a sentence; the message `doer-<name>` words it."""
        return "rival"


@dataclass(frozen=True, slots=True)
class Kind:
    """A type of card: its suits, and the figures printed on it with the least and most of each."""

    suits: tuple[str, ...]
    figures: Mapping[str, tuple[int, int]] = field(default_factory=dict)


class Flaw(NamedTuple):
    """Something that is wrong with a card as a whole, or beside the others of its file.

    :param card: its number in the file.
    :param way: the keys that lead to the field: `("abilities", 0, "related_to")`.
    :param got: what stands there; :param expected: what might, in English: names, or for another kind a description.
    :param kind: the kind of error, as the loader knows it.
    """

    card: int
    way: tuple[int | str, ...]
    got: str
    expected: str
    kind: str = "not_one_of"


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """The vocabulary of a game's cards, and what its types of card look like.

    `face` is what is printed on every card of the game, and `check` looks at a whole file for what no single card
    can tell, such as the name of a person whom no card shows.

    Example: `Words("la_campana", kinds={"gold": Kind(("gold",), {"value": (1, 9)})}, verbs=(Trade, Build))`.
    """

    game: str
    kinds: Mapping[str, Kind]
    verbs: tuple[type[Verb], ...] = ()
    statements: tuple[type[Statement], ...] = ()
    tests: tuple[type[Test], ...] = ()
    triggers: tuple[type[Trigger], ...] = ()
    face: type[CardFace] = CardFace
    check: Callable[[Sequence[CardFace]], Iterable[Flaw]] | None = None

    def all(self) -> tuple[type[Word], ...]:
        """List every word class, for whoever must have something to say about each."""
        return (*self.verbs, *self.statements, *self.tests, *self.triggers)


@cache
def card_model(words: Words) -> type[CardFace]:
    """Make the model of one game's cards: `CardFace` that knows the game's types, suits, figures and words.

    :raises ValueError: two words of the same sort share a name
    """
    verbs = _several(words.verbs)
    ability: Any = create_model(
        "Ability",
        __base__=Ability,
        when=(_or_none(_trigger(words.triggers)), None),
        if_=(_or_none(_any_word(words.tests)), Field(default=None, alias="if")),
        cost=(verbs, ()),
        do=(verbs, ()),
        otherwise=(verbs, ()),
        always=(_several(words.statements), ()),
    )

    def suit_of_its_type(suit: str, info: ValidationInfo) -> str:
        kind = words.kinds.get(info.data.get("type", ""))
        if kind and suit not in kind.suits:
            raise PydanticCustomError(
                "not_one_of", "Suit should be one of {expected}", {"expected": ", ".join(kind.suits)}
            )
        return suit

    def figures_of_its_type(figures: Mapping[str, int], info: ValidationInfo) -> Mapping[str, int]:
        kind = words.kinds.get(info.data.get("type", ""))
        if kind and not _figures_fit(figures, kind.figures):
            wanted = ", ".join(
                f"{name} {low}" if low == high else f"{name} {low}–{high}"
                for name, (low, high) in kind.figures.items()
            )
            raise PydanticCustomError("figures", "Figures should be {{{expected}}}", {"expected": wanted})
        return figures

    return create_model(
        "Card",
        __base__=words.face,
        __validators__={
            "suit_of_its_type": field_validator("suit")(suit_of_its_type),
            "figures_of_its_type": field_validator("figures")(figures_of_its_type),
        },
        type=(_one_of(tuple(words.kinds)), ...),
        abilities=(tuple[ability, ...], ()),
    )


def _one_of(names: tuple[str, ...]) -> Any:
    """Make the type of a name out of a list: None where the list is empty."""
    return Literal[names] if names else None


def _any_word(words: tuple[type[Word], ...]) -> Any:
    """Make the type of any one word of a list, told apart by its key: None where the list is empty."""
    if len(words) < 2:
        return words[0] if words else None
    key = words[0].key
    names = [name for word in words for name in get_args(word.model_fields[key].annotation)]
    if len(set(names)) < len(names):
        raise ValueError(f"each {key} is one class, but a name repeats among {', '.join(sorted(names))}")
    return Annotated[Union[words], Field(discriminator=key)]  # noqa: UP007


def _trigger(words: tuple[type[Trigger], ...]) -> Any:
    """Make the type of a trigger: its name alone is short for one without particulars."""
    one: Any = _any_word(words)
    return one and Annotated[one, BeforeValidator(_spelt_out)]


def _spelt_out(value: Any) -> Any:
    """Write a trigger in full.

    What a function has touched is no JSON any more to pydantic, and of its lists it wants tuples.
    """
    if isinstance(value, str):
        return {"trigger": value}
    if isinstance(value, dict):
        return {key: _spelt_out(one) if isinstance(one, dict) else _frozen(one) for key, one in value.items()}
    return value


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _several(words: tuple[type[Word], ...]) -> Any:
    """Make the type of any number of words of a list: of no word where the list is empty."""
    one: Any = _any_word(words)
    return tuple[one, ...] if words else tuple[()]


def _or_none(one: Any) -> Any:
    return one and one | None


def _figures_fit(figures: Mapping[str, int], wanted: Mapping[str, tuple[int, int]]) -> bool:
    return figures.keys() == wanted.keys() and all(
        low <= figures[name] <= high for name, (low, high) in wanted.items()
    )
