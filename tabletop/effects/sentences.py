"""How a sentence on a card is carried out: if, may, in order to, otherwise.

A game's verbs are `Act`s and its conditions `Condition`s; its `Doing` says what they are carried out upon.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.cards.models import Ability, Test, Verb
from tabletop.engine import Asking, Card, Choose, Option, Rules, Table

if TYPE_CHECKING:
    from tabletop.effects.waiting import Waiting

YES = Option("yes")
NO = Option("no")


class Sentence(NamedTuple):
    """A sentence of a card, as the rules use it.

    :param place: its place among the card's sentences.
    :param of_rival: whether it speaks of your rival, who must be known where there are several.
    """

    place: int
    ability: Ability
    of_rival: bool = False


class Doing:
    """An effect that is being carried out.

    :param table: the table.
    :param source: the card whose effect it is; it may have left where it was. :param face: what it is, by slug.
    :param index: which of its sentences it is.
    :param you: the seat that the card speaks to.
    :param it: the cards that the sentence has just spoken of.
    :param waiting: what is to be carried out afterwards.

    `is_woken` tells it from what a card does that has just been played or used.
    """

    __slots__ = ("chosen", "face", "index", "is_woken", "it", "source", "table", "waiting", "you")

    def __init__(
        self, waiting: Waiting, source: Card, face: str, index: int, you: int, it: tuple[Card, ...]
    ) -> None:
        self.table: Table = waiting.table
        self.source = source
        self.face = face
        self.index = index
        self.you = you
        self.it = it
        self.waiting = waiting
        self.is_woken = False
        self.chosen: Card | None = None
        """The card that was chosen while the player agreed to the effect, until it is used."""

    def begin(self) -> None:
        """Tell whose effect is carried out, once what it asks for holds and who may choose has chosen it."""
        if self.is_woken:
            self.table.note("effect_used", player=self.you, card_source=self.face, ability=self.index)

    def rest(self) -> Rules:
        """Bring the table to rest after a verb: where the game says so, something happens at once."""
        return
        yield


class Act(Verb):
    """A verb that knows how it is done."""

    def do(self, doing: Any) -> Rules:
        """Do it.

        :param doing: the game's own `Doing`.
        """
        raise TypeError(f"{self.verb} is worded but not done")  # type: ignore[attr-defined]

    def can(self, doing: Any) -> bool:
        """Return whether it can be done in full: a cost must be."""
        return True

    def offers(self, doing: Any) -> list[Card] | None:
        """List the cards one of which it wants chosen, if that is what it does: to agree is then to choose."""
        return None

    def aim(self) -> dict[str, Any]:
        """Say what is done to cards that are chosen, as arguments of the question: `why`, and what that needs."""
        return {"why": f"aim-{self.verb}"}  # type: ignore[attr-defined]


class AtOnce(Act):
    """A verb that asks nothing."""

    def do(self, doing: Any) -> Rules:
        self.happen(doing)
        return
        yield

    @abstractmethod
    def happen(self, doing: Any) -> None:
        """Do it."""


class Condition(Test):
    """A test that knows how it is made."""

    def holds(self, doing: Any) -> bool:
        """Return whether it holds now."""
        raise TypeError(f"{self.test} is worded but not tested")  # type: ignore[attr-defined]


def carry_out(ability: Ability, doing: Doing) -> Rules:
    """Carry out a sentence.

    Conditions are asked now, not when it was woken. *May* and *in order to* are the player's choice; who cannot
    do all of what is asked *in order to* achieve something, or to be spared what happens otherwise, is not asked.
    """
    agreed = not isinstance(ability.if_, Condition) or ability.if_.holds(doing)
    if agreed and (ability.may or ability.cost):
        asked = (*ability.cost, *ability.do) if ability.otherwise else ability.cost
        agreed = all(act.can(doing) for act in _acts(asked))
        if agreed:
            agreed = yield from agree(ability, doing)
    verbs = (*ability.cost, *ability.do) if agreed else ability.otherwise
    if verbs:
        doing.begin()
        if doing.chosen is not None:
            doing.table.note("aimed", player=doing.you, card_source=doing.face, card=doing.chosen)
        yield from perform(verbs, doing)


def perform(verbs: Iterable[Verb], doing: Doing) -> Rules:
    """Do one thing after another, the table at rest in between."""
    for act in _acts(verbs):
        yield from act.do(doing)
        yield from doing.rest()


def agree(ability: Ability, doing: Doing) -> Asking[bool]:
    """Ask whether an effect is wanted; where it begins with the choice of a card, by that choice.

    :returns: the answer.
    """
    table, you = doing.table, doing.you
    face = doing.face
    names: dict[str, Any]
    first = next(_acts((*ability.cost, *ability.do)))
    if first.offers(doing) is not None:

        def cards(table: Table, _seat: int) -> list[Option]:
            found = first.offers(doing) or ()
            return [*(Option("choose", table.id_of(card)) for card in found), NO]

        if not first.offers(doing):
            return False
        names = {"card": face, "ability": doing.index, "n": 1, **first.aim()}
        option = yield Choose(table, you, "prompt-may-choose", cards, decline=NO, **names)
        if option == NO:
            table.note("declined", player=you)
            return False
        doing.chosen = table.by_id[option.card]
        return True
    names = {"card": face, "ability": doing.index}
    about = _spoken_of(ability, doing)
    if about:
        names["cards"] = tuple([table.faces[card].id for card in about])
    prompt = "prompt-may-upon" if about else "prompt-may"
    option = yield Choose(table, you, prompt, lambda _table, _seat: [YES, NO], decline=NO, **names)
    table.note("agreed" if option == YES else "declined", player=you)
    return bool(option == YES)


def choose_rival(doing: Doing, rivals_of: Callable[[Table, int], list[int]]) -> Asking[int]:
    """Have a player say who *your rival* is; where there is but one, it is that one.

    :param rivals_of: (table, seat) -> who may be chosen.
    :returns: the rival's seat.
    """
    table, you = doing.table, doing.you
    rivals = rivals_of(table, you)
    if len(rivals) == 1:
        return rivals[0]

    def which(table: Table, seat: int) -> list[Option]:
        return [Option("rival", None, ("player", rival)) for rival in rivals_of(table, seat)]

    option = yield Choose(table, you, "prompt-rival", which, card=doing.face, ability=doing.index)
    chosen: int = option.target[1]
    table.note("rival_chosen", player=you, rival=chosen, card_source=doing.face)
    return chosen


def _spoken_of(ability: Ability, doing: Doing) -> list[Card]:
    """List the other cards that a sentence has been woken about and goes back to: it may wait once for each."""
    if all(getattr(act, "target", None) != "it" for act in (*ability.cost, *ability.do)):
        return []
    return [card for card in doing.it if card != doing.source]


def _acts(verbs: Iterable[Verb]) -> Iterator[Act]:
    for verb in verbs:
        assert isinstance(verb, Act)
        yield verb


def mentions(ability: Ability, word: str) -> bool:
    """Return whether what a sentence does or asks mentions a word, such as `rival`, apart from what it waits for."""
    return word in _strings(ability.model_dump(exclude={"when"}))


def _strings(told: Any) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for value in told.values():
            yield from _strings(value)
    elif isinstance(told, (tuple, list)):
        for value in told:
            yield from _strings(value)
