"""Noun phrases: *otro soldado que controlas*, *up to two characters on guard that your rival controls*.

In which order the parts of a phrase stand is said by the message `phrase` of each language; here they are chosen and
made to agree. A determiner is the message `det-<name>`, `det-<name>-other` where the card that speaks is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tabletop.games.aguila_roja.words.targets import CardFilter, Pick, TableFilter
from tabletop.text.grammar import articled
from tabletop.text.languages import Text

Mood: TypeAlias = Literal["fact", "wish"]
"""Spanish *que controlas* of cards that are there, *que controles* of any that there may be."""

COUNTED = ("cards", "maravedies", "wounds", "points", "locations", "strength_points", "morale_points")
"""What an amount may count, the messages `counted-…`; that of a verb calls for the one that it is about."""

PARTS = ("wounded", "unwounded", "names", "state", "village", "random", "elsewhere")
"""The parts of a phrase that only cards on the table have."""

_OF_CHOICE = {"count", "pick", "up_to"}
"""The fields of a `Pick` that are not traits of the cards."""


@dataclass(frozen=True, slots=True, eq=False)
class Phrase:
    """A noun phrase, and what other words must know to agree with it.

    :param noun: its head, as in *that nun*; :param accusative: as what something is done to: *a Gonzalo*.
    :param clause: whether it ends in a clause of its own, *that you control*.
    """

    words: str
    noun: str
    gender: str
    many: bool = False
    accusative: str = ""
    clause: bool = False

    @property
    def form(self) -> str:
        """Name the form of a pronoun: m, f, n, m-many or f-many."""
        if self.many:
            return "f-many" if self.gender == "f" else "m-many"
        return self.gender

    @property
    def object(self) -> str:
        """Say it as what something is done to."""
        return self.accusative or self.words


class Phrases:
    """Make the noun phrases of one language."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self.countable = frozenset(thing for thing in COUNTED if text.has(f"counted-{thing}"))

    def number(self, number: int) -> str:
        """Write a number: in words up to ten; one is said by the noun that it counts."""
        return self._text(f"number-{number}") if 1 < number <= 10 else str(number)

    def counted(self, thing: str, number: int) -> str:
        """Count things that `counted-<thing>` names: *two maravedíes*, *a card*."""
        return self._text(f"counted-{thing}", n=number, number=self.number(number))

    def agreeing(self, message: str, form: str) -> str:
        """Give an adjective in the form that goes with a noun; one without forms serves all."""
        adjective = "m" if form == "n" else form
        forked = self._text.has(f"{message}.m") or self._text.has(f"{message}.m-many")
        return self._text(f"{message}.{adjective}" if forked else message)

    def persons(self, names: Iterable[str], joint: Literal["or", "and"] = "or") -> str:
        """List persons by their names."""
        return self._text.listing([self._text(f"person-{name}") for name in names], joint)

    def pronouns(self, phrase: Phrase) -> dict[str, str]:
        """Give what a verb may call for that goes back to a phrase: *it*, *to its owner's hand*."""
        names = {"it": "weak", "to_it": "to", "from_it": "from", "home": "home", "all_wounds": "wounds"}
        return {name: self._text(f"pronoun-{kind}.{phrase.form}") for name, kind in names.items()}

    # Cards on the table

    def picked(self, pick: Pick, doer: str) -> Phrase:
        """Say which cards a verb is about: *a*, *two*, *up to two*, *all*.

        :param doer: who carries it out: *that they control* is then said of that player's own.
        """
        if pick.pick == "all":
            return self._table(pick, "all", "wish", doer, many=True)
        if pick.count == 1:
            alone = None if pick.up_to or pick.pick == "random" else self.person(pick)
            return alone or self._table(pick, "up-to-one" if pick.up_to else "a", "wish", doer)
        return self._table(pick, "up-to" if pick.up_to else "some", "wish", doer, many=True, count=pick.count)

    def upon(self, pick: Pick, doer: str) -> str:
        """Say upon which cards something is laid, one by one: *each of up to two characters*."""
        if pick.pick == "all":
            return self.each(pick, doer)
        phrase = self.picked(pick, doer)
        return self.one_by_one(phrase) if phrase.many else phrase.words

    def one_by_one(self, phrase: Phrase, words: str = "") -> str:
        """Say that each of several is meant: *each of those characters*."""
        return self._text(f"each-of.{phrase.form}", rest=words or phrase.words)

    def each(self, cards: TableFilter, doer: str, *, everywhere: bool = False) -> str:
        """Say *each character*, *each of the other characters*.

        :param everywhere: add *on the table* where nothing else tells where.
        """
        if cards.other:
            return self._table(cards, "each", "fact", doer, many=True).words
        place = ""
        if cards.controller == "any" and cards.zone == "location":
            place = self._text("zone-being-location")
        elif everywhere and cards.controller == "any" and cards.zone == "table":
            place = self._text("zone-on-table")
        return self._table(cards, "each", "wish", doer, place=place).words

    def those(self, cards: TableFilter, doer: str = "you") -> Phrase:
        """Say of all such cards what is true of them: *other nuns that you control*."""
        one = self.person(cards) if len(cards.names) == 1 else None
        return one or self._table(cards, "the", "fact", doer, many=True)

    def known(self, what: str) -> Phrase:
        """Say of what all know what is true of it: *your troops*."""
        return Phrase(self._text(f"known-{what}.many"), "", self._text(f"known-{what}.gender"), many=True)

    def any_one(self, cards: TableFilter) -> Phrase:
        """Say what a trigger waits for: *another character that you control*."""
        return self.person(cards) or self._table(cards, "a", "fact", "you")

    def travellers(self, number: int) -> Phrase:
        """Say how many characters travel: *two characters*."""
        if number == 1:
            return self.any_one(TableFilter())
        return self._table(TableFilter(), "some", "fact", "you", many=True, count=number)

    def at_least(self, cards: TableFilter, number: int) -> Phrase:
        """Say how many cards somebody must control: *another nun*, *at least two nuns*."""
        cards = cards.model_copy(update={"controller": "any"})
        if number == 1:
            return self.any_one(cards)
        return self._table(cards, "at-least", "fact", "you", many=True, count=number)

    def none(self, cards: TableFilter) -> Phrase:
        """Say which cards nobody may control: *no other nun*."""
        return self._table(cards.model_copy(update={"controller": "any"}), "no", "fact", "you")

    def person(self, cards: TableFilter) -> Phrase | None:
        """Name the persons where nothing but their names matters."""
        told = cards.model_dump(exclude_defaults=True).keys() - _OF_CHOICE
        if told != {"names"}:
            return None
        genders = {self._text(f"person-{name}.gender") for name in cards.names}
        objects = [self._text("a-person", person=self._text(f"person-{name}")) for name in cards.names]
        return Phrase(
            words=self.persons(cards.names),
            noun=self._text("thing-character.one"),
            gender=genders.pop() if len(genders) == 1 else "m",
            accusative=self._text.listing(objects, "or"),
        )

    # Cards wherever they are

    def card(self, cards: CardFilter) -> Phrase:
        """Say which card is looked for: *a Pueblo character card of value 2 or less*."""
        return self._cards(cards, "a", paper=True)

    def thing(self, cards: CardFilter) -> Phrase:
        """Say which card somebody plays: *a unique character*."""
        return self._cards(cards, "a", paper=bool(cards.names))

    def things(self, cards: CardFilter, by: str) -> Phrase:
        """Say which cards it costs somebody so much to play: *events your rival plays*."""
        played = self._text(f"played-{by}")
        return self._cards(cards, "the", paper=bool(cards.names), many=True, clause=played)

    def referent(self, cards: CardFilter) -> Phrase:
        """Make what *that character* goes back to, once a card is on the table."""
        noun, gender = self._noun(cards, many=False)
        return Phrase(noun, noun, gender)

    def _noun(self, cards: CardFilter, *, many: bool) -> tuple[str, str]:
        noun = f"profession-{cards.profession}" if cards.profession else f"thing-{cards.kind or 'card'}"
        return self._text(f"{noun}.{'many' if many else 'one'}"), self._text(f"{noun}.gender")

    def _cards(
        self, cards: CardFilter, det: str, *, paper: bool, many: bool = False, clause: str = ""
    ) -> Phrase:
        noun, gender = self._noun(cards, many=many)
        if paper and (cards.kind or cards.profession):
            noun = self._text(f"card-of.{'many' if many else 'one'}", noun=self._noun(cards, many=False)[0])
            gender = self._text("thing-card.gender")
        names = ""
        if cards.names:
            of = [self._text("card-of-person", person=self._text(f"person-{name}")) for name in cards.names]
            names = self._text("card-of-persons", persons=self._text.listing(of, "or"))
        return self._phrase(cards, Phrase("", noun, gender, many), det, names=names, clause=clause)

    def _table(
        self,
        cards: TableFilter,
        det: str,
        mood: Mood,
        doer: str,
        *,
        many: bool = False,
        count: int = 1,
        place: str = "",
    ) -> Phrase:
        noun, gender = self._noun(cards, many=many)
        head = Phrase("", noun, gender, many)
        parts: dict[str, str] = {}
        if cards.wounded is not None:
            trait = "wounded" if cards.wounded else "unwounded"
            parts[trait] = self.agreeing(f"trait-{trait}", head.form)
        if cards.state:
            parts["state"] = self._text(f"state-{cards.state}")
        parts["village"] = place
        if cards.zone == "village" and cards.faction in (None, "generic"):
            parts["village"] = self._text("zone-in-village")
        elif cards.zone != "table" and not place:
            # *At a location that you control* would be another thing, and *del Pueblo de la villa* another people.
            parts["elsewhere"] = self._text(f"zone-within-{cards.zone}")
        if cards.names:
            parts["names"] = self._text(
                f"named-person.{'m' if head.form == 'n' else head.form}", persons=self.persons(cards.names)
            )
        if isinstance(cards, Pick) and cards.pick == "random":
            parts["random"] = self._text("trait-random")
        parts["clause"] = self._whose(cards, mood, doer)
        return self._phrase(cards, head, f"{det}-other" if cards.other else det, count, **parts)

    def _whose(self, cards: TableFilter, mood: Mood, doer: str) -> str:
        whose: str = cards.controller
        if whose == "any":
            return ""
        if whose in ("doer", doer):
            whose = "you" if doer == "you" else "doer"
        return self._text(f"controlled-{whose}.{mood}")

    def _phrase(
        self, cards: CardFilter, head: Phrase, det: str, count: int = 1, clause: str = "", **parts: str
    ) -> Phrase:
        form = head.form
        blank = dict.fromkeys(PARTS, "")
        unique = "" if cards.unique is None else "trait-unique" if cards.unique else "trait-common"
        words = self._text(
            "phrase",
            det=self._determiner(det, form, count),
            noun=head.noun,
            unique=unique and self.agreeing(unique, form),
            faction="" if cards.faction in (None, "generic") else self._text(f"of-faction-{cards.faction}"),
            generic=self.agreeing("trait-generic", form) if cards.faction == "generic" else "",
            value=self._value(cards),
            clause=clause,
            **(blank | parts),
        )
        words = squeezed(words)
        if self._text.language == "en":
            words = articled(words)
        return Phrase(words, head.noun, head.gender, head.many, clause=bool(clause))

    def _determiner(self, det: str, form: str, count: int) -> str:
        form = "m" if form == "n" else form
        message = f"det-{det}.{form}" if self._text.has(f"det-{det}.{form}") else f"det-{det}"
        return self._text(message, number=self.number(count))

    def _value(self, cards: CardFilter) -> str:
        least, most = cards.value_at_least, cards.value_at_most
        if least is None and most is None:
            return ""
        if least is None:
            return self._text("value-at-most" if most else "value-exactly", value=most)
        if most is None:
            return self._text("value-at-least", value=least)
        if least == most:
            return self._text("value-exactly", value=most)
        return self._text("value-between", least=least, most=most)


def squeezed(words: str) -> str:
    """Close the gaps that parts left out have left."""
    return re.sub(r" {2,}", " ", words).strip()


def noun_forms(field: str, noun: str, text: Text) -> dict[str, str]:
    """Give the forms of a noun by the names under which messages ask for them: `warrior_one`, `warrior_many`.

    What is no noun of the language has no forms.
    """
    return {f"{field}_{form}": words for form, words in text.forms(f"noun-{noun}").items()}
