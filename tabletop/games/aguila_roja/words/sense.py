"""What no single word can tell: whether a sentence of a card can be said and done as it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from tabletop.cards.models import Ability, CardFace, Verb
from tabletop.games.aguila_roja.words.goods import PutIntoVillage
from tabletop.games.aguila_roja.words.people import TakeControl, ThisTurn
from tabletop.games.aguila_roja.words.triggers import Plays, Subject, Visited

Way: TypeAlias = tuple[int | str, ...]


class Nonsense(NamedTuple):
    """Something in a sentence that cannot be said or done.

    :param way: the keys that lead to it within the card; :param got: what stands there.
    :param kind: the kind of error, as the loader knows it; :param expected: what might stand there.
    """

    way: Way
    got: str
    kind: str
    expected: str


def nonsense(card: CardFace) -> Iterator[Nonsense]:
    """Find all that cannot be said or done in the sentences of a card."""
    for place, ability in enumerate(card.abilities):
        way: Way = ("abilities", place)
        if isinstance(ability.when, Visited) and card.type != "location":
            yield Nonsense(
                (*way, "when"), "visited", "never_visited", "a trigger of a card that is no location"
            )
        named = isinstance(ability.when, (Subject, Visited, Plays))
        chosen = [(("cost", n), verb) for n, verb in enumerate(ability.cost)]
        chosen += [(("do", n), verb) for n, verb in enumerate(ability.do)]
        otherwise = [(("otherwise", n), verb) for n, verb in enumerate(ability.otherwise)]
        for told in (chosen, otherwise):
            for step in _nothing_named(told, named):
                yield Nonsense(
                    (*way, *step, "target"), "it", "nothing_named", "named before, by when or a verb"
                )
        for number, verb in enumerate(ability.cost):
            if isinstance(verb, (ThisTurn, TakeControl)) or _doer(verb) != "you":
                got = _name(verb)
                yield Nonsense(
                    (*way, "cost", number), got, "no_cost", "something that you give or do yourself"
                )
        if ability.may or ability.cost:
            yield from _crossed(ability, way)


def _nothing_named(told: Iterable[tuple[Way, Verb]], named: bool) -> Iterator[Way]:
    """Find each *it* before which nothing has been spoken of that it could go back to."""
    for step, verb in told:
        target = getattr(verb, "target", None)
        if target == "it" and not named:
            yield step
        named = named or target is not None or isinstance(verb, PutIntoVillage)


def _crossed(ability: Ability, way: Way) -> Iterator[Nonsense]:
    """Find what you do after somebody else: *you may have your rival …* is not gone back from."""
    others = False
    for number, verb in enumerate(ability.do):
        mine = _doer(verb) == "you" and not isinstance(verb, ThisTurn)
        if mine and others:
            yield Nonsense((*way, "do", number), _name(verb), "doers_crossed", "before what others do")
        others = others or _doer(verb) != "you"


def _doer(verb: Verb) -> str:
    by: str = getattr(verb, "by", "you")
    return by


def _name(verb: Verb) -> str:
    name: str = verb.verb  # type: ignore[attr-defined]
    return name
