"""A card as the rules use it: its printed figures, and its sentences sorted by what wakes them."""

from __future__ import annotations

from tabletop.cards.models import CardFace, Statement
from tabletop.effects.sentences import Sentence
from tabletop.games.el_guerrero.words.targets import speaks_of_rival
from tabletop.games.el_guerrero.words.triggers import Reaction


class Piece:
    """Hold the printed facts of a card.

    `is_troop` is true of basic troops too, `is_battle` of all that belongs to the game deck. `deeds` is what it does
    when it is played, sprung or used as an instant, `triggers` its sentences by the trigger that wakes them,
    `statics` what is always true; `reaction` tells when an instant may be used, and `is_aimed` whether its player
    names a rival when announcing it.
    """

    __slots__ = (
        "deeds",
        "id",
        "is_aimed",
        "is_battle",
        "is_troop",
        "is_war",
        "kind",
        "printed",
        "reaction",
        "statics",
        "strength",
        "triggers",
    )

    def __init__(self, face: CardFace) -> None:
        self.id = face.id
        self.printed = face
        self.kind = face.type
        self.is_war = face.type == "war"
        self.is_troop = face.type in ("troop", "basic")
        self.is_battle = face.type not in ("war", "basic", "general")
        self.strength = face.figures.get("strength", 0)
        sentences = [
            Sentence(index, ability, speaks_of_rival(ability)) for index, ability in enumerate(face.abilities)
        ]
        self.statics: tuple[Statement, ...] = tuple(
            [word for sentence in sentences for word in sentence.ability.always]
        )
        self.deeds: tuple[Sentence, ...] = ()
        self.triggers: dict[str, tuple[Sentence, ...]] = {}
        self.reaction: Reaction | None = None
        for sentence in sentences:
            when = sentence.ability.when
            if isinstance(when, Reaction):
                self.reaction = when
            elif when is not None:
                name = when.trigger  # type: ignore[attr-defined]
                self.triggers[name] = (*self.triggers.get(name, ()), sentence)
            if sentence.ability.do and (when is None or isinstance(when, Reaction)):
                self.deeds = (*self.deeds, sentence)
        self.is_aimed = self.kind == "plain" and any(sentence.of_rival for sentence in self.deeds)

    def __repr__(self) -> str:
        return f"<{self.id}>"
