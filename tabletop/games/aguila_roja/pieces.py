"""A card as the rules use it: its printed figures, and its sentences sorted by what wakes them."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.cards.models import Ability, Statement
from tabletop.effects.sentences import Sentence, mentions
from tabletop.effects.statements import About
from tabletop.games.aguila_roja.effects import Card as Printed
from tabletop.games.aguila_roja.words.goods import RevealHand, Take
from tabletop.games.aguila_roja.words.statements import Has, is_fickle


class Static(NamedTuple):
    """A statement of a card, and the sentence in which it stands.

    :param about: a figure, an act that is forbidden, `price` or `locations`.
    :param lessens: whether it takes strength away.
    :param is_fickle: whether it depends on more than who is on the table.
    """

    sentence: Sentence
    word: Statement
    about: str
    lessens: bool
    is_fickle: bool


class Piece:
    """Hold the printed facts of a card.

    `clash` names what no player may control twice, and `is_mute` tells that the card, lying on the table, says
    nothing and is nobody. `triggers` are its sentences by the trigger that wakes them, `events` what it does when
    it is played, `statics` what is always true, each with the sentence that it belongs to.
    """

    __slots__ = (
        "clash",
        "events",
        "id",
        "is_mute",
        "kind",
        "person",
        "printed",
        "profession",
        "site",
        "statics",
        "strength",
        "suit",
        "travellers",
        "triggers",
        "unique",
        "value",
        "victory",
    )

    def __init__(self, face: Printed) -> None:
        self.id = face.id
        self.printed = face
        self.kind = face.type
        self.suit = face.suit
        self.unique = face.unique
        self.person = face.person
        self.profession = face.profession
        self.site = face.site
        figures = face.figures
        self.value = figures.get("value", 0)
        self.strength = figures.get("strength", 0)
        self.victory = figures.get("victory", 0)
        self.travellers = figures.get("travellers", 0)
        sentences = [
            Sentence(index, ability, _speaks_of_rival(ability))
            for index, ability in enumerate(face.abilities)
        ]
        self.triggers: dict[str, tuple[Sentence, ...]] = {}
        for sentence in sentences:
            if sentence.ability.when is not None:
                name = sentence.ability.when.trigger  # type: ignore[attr-defined]
                self.triggers[name] = (*self.triggers.get(name, ()), sentence)
        self.events = tuple([one for one in sentences if one.ability.do and one.ability.when is None])
        self.statics = tuple([_static(one, word) for one in sentences for word in one.ability.always])
        self.clash = _clash(face)
        self.is_mute = not (self.triggers or self.statics or self.person or self.clash)

    def __repr__(self) -> str:
        return f"<{self.id}>"


def _static(sentence: Sentence, word: Statement) -> Static:
    assert isinstance(word, About)
    lessens = isinstance(word, Has) and word.stat == "strength" and word.amount < 0
    return Static(sentence, word, word.about, lessens, sentence.ability.if_ is not None or is_fickle(word))


def _clash(face: Printed) -> str | None:
    """Return what no player may control twice: a unique character's name, another unique card's title."""
    if not face.unique:
        return None
    return f"name {face.person}" if face.type == "character" else f"title {face.id}"


def _speaks_of_rival(ability: Ability) -> bool:
    """Return whether what a sentence does or asks names your rival; what it waits for names its own."""
    verbs = (*ability.cost, *ability.do, *ability.otherwise)
    return any(isinstance(verb, (Take, RevealHand)) for verb in verbs) or mentions(ability, "rival")
