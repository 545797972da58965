"""The vocabulary of the cards: types, figures, and every word that a card can say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from tabletop.cards.models import Ability, CardFace, Flaw, Kind, Test, Word, Words
from tabletop.games.aragon.state import AREAS
from tabletop.games.aragon.words.conditions import TESTS, Asked, Controls
from tabletop.games.aragon.words.field import FIELD, Abandon
from tabletop.games.aragon.words.hands import HANDS
from tabletop.games.aragon.words.influence import INFLUENCE, PlayMore
from tabletop.games.aragon.words.statements import STATEMENTS, Has
from tabletop.games.aragon.words.targets import Filter
from tabletop.games.aragon.words.triggers import TRIGGERS, Event, YourTurn


class Card(CardFace):
    """What is printed on a card: all that it says is done."""

    one_use: ClassVar[bool] = False

    @property
    def is_person(self) -> bool:
        """Tell whether it stands for somebody: English then says *he* or *she*."""
        return self.gender.en != "n"


def flaws(faces: Sequence[CardFace]) -> Iterator[Flaw]:
    """Find sentences that a card of their type never says, and statements that ask for what statements change."""
    for index, face in enumerate(faces):
        turns = [place for place, one in enumerate(face.abilities) if isinstance(one.when, YourTurn)]
        for place in turns[1:]:
            yield Flaw(index, ("abilities", place, "when"), "your_turn", "one On Your Turn ability a card")
        for place, ability in enumerate(face.abilities):
            way: tuple[str | int, ...] = ("abilities", place)
            for key, got, expected in _wrong_in(face.type == "leader", ability):
                yield Flaw(index, (*way, key) if key else way, got, expected, "not_one_of")


def _wrong_in(is_leader: bool, ability: Ability) -> Iterator[tuple[str, str, str]]:
    """Find what is wrong with a sentence.

    :returns: the key, what stands there, what might.
    """
    is_event = isinstance(ability.when, Event)
    if is_leader and ability.do and ability.when is None:
        yield "", "no when", "when: nobody plays a Leader"
    if is_event and not is_leader:
        yield "when", "event", "a trigger of a card that is no Leader"
    if is_leader and _says_here(ability):
        yield "", "here", "an area: a Leader lies in none"
    if isinstance(ability.when, YourTurn) and ability.may:
        yield "may", "true", "nothing: what is used On Your Turn is used by choice"
    for verb in (*ability.cost, *ability.do, *ability.otherwise):
        if is_event and isinstance(verb, PlayMore):
            yield "do", "play_more", "a verb that needs no card to lie on"
        if (
            isinstance(verb, Abandon)
            and isinstance(verb.target, Filter)
            and verb.target.controller != verb.by
        ):
            yield "do", verb.target.controller, verb.by
    for word in ability.always:
        for asked in (word.target, word.per) if isinstance(word, Has) else (getattr(word, "target", None),):
            if isinstance(asked, Filter) and asked.asks_strength:
                yield "always", "strength", "a filter that no statement changes"
    test = ability.if_
    if ability.always and _asks_strength(test):
        yield "if", "strength", "a test that no statement changes"


def _asks_strength(test: Test | None) -> bool:
    """Return whether a test depends on a figure that statements change."""
    if isinstance(test, Controls):
        return test.of.asks_strength
    return isinstance(test, Asked) and test.asks_strength


def _says_here(ability: Ability) -> bool:
    words: list[Word] = [*ability.cost, *ability.do, *ability.otherwise, *ability.always]
    words += [word for word in (ability.when, ability.if_) if word is not None]
    return any("here" in _values(word.model_dump()) for word in words)


def _values(told: dict[str, object]) -> Iterator[object]:
    for value in told.values():
        if isinstance(value, dict):
            yield from _values(value)
        else:
            yield value


WORDS = Words(
    game="aragon",
    kinds={**{area: Kind((area,), {"strength": (0, 5)}) for area in AREAS}, "leader": Kind(("leader",))},
    verbs=(*INFLUENCE, *HANDS, *FIELD),
    statements=STATEMENTS,
    tests=TESTS,
    triggers=TRIGGERS,
    face=Card,
    check=flaws,
)
"""The vocabulary against which `cards/aragon/cards.json` is checked."""
