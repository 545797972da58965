"""A card as the rules use it: its printed figures, and its sentences sorted by what wakes them."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.cards.models import CardFace
from tabletop.effects.sentences import Sentence
from tabletop.effects.statements import About
from tabletop.games.aragon.words.conditions import Asked


class Saying(NamedTuple):
    """A statement of a card, and what must hold for it to be true.

    :param about: what it is about.
    """

    about: str
    word: About
    test: Asked | None


class Piece:
    """Hold the printed facts of a card.

    `kind` is its type: the area into which it is played, or `leader`. `deeds` is what it does when it is played, or a
    Leader when given up, `triggers` its sentences by the trigger that wakes them, `sayings` what is always true;
    `speaks` tells whether there are any of the two, `turn_ability` is what its player uses On Your Turn.
    """

    __slots__ = (
        "deeds",
        "id",
        "is_leader",
        "kind",
        "printed",
        "sayings",
        "speaks",
        "strength",
        "triggers",
        "turn_ability",
    )

    def __init__(self, face: CardFace) -> None:
        self.id = face.id
        self.printed = face
        self.kind = face.type
        self.is_leader = face.type == "leader"
        self.strength = face.figures.get("strength", 0)
        self.deeds: tuple[Sentence, ...] = ()
        self.triggers: dict[str, tuple[Sentence, ...]] = {}
        self.turn_ability: Sentence | None = None
        sayings: list[Saying] = []
        for place, ability in enumerate(face.abilities):
            sentence = Sentence(place, ability)
            test = ability.if_
            assert test is None or isinstance(test, Asked)
            for word in ability.always:
                assert isinstance(word, About)
                sayings.append(Saying(word.about, word, test))
            name = None if ability.when is None else ability.when.trigger  # type: ignore[attr-defined]
            if ability.do and name in (None, "event"):
                self.deeds = (*self.deeds, sentence)
            elif name is not None:
                self.triggers[name] = (*self.triggers.get(name, ()), sentence)
            if name == "your_turn":
                self.turn_ability = sentence
        self.sayings = tuple(sayings)
        self.speaks = bool(self.triggers or self.sayings)

    def __repr__(self) -> str:
        return f"<{self.id}>"
