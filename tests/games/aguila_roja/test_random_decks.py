"""A hundred random legal decks of each faction, played at random, meet every card and every word on the cards.

The fast suite stops as soon as all has been met; `TABLETOP_TORMENT=2` plays them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabletop.engine import Dice, Match
from tabletop.games.aguila_roja.decks import COPIES, SIZE, Deck, why_not_deck
from tabletop.games.aguila_roja.effects import FACTIONS, WORDS
from tests.contract.players import LONGEST, TORMENT
from tests.games.aguila_roja.scenes import GAME, TREASURIES

DECKS = 100
"""Decks of each faction."""


def random_deck(faction: str, dice: Dice) -> dict[str, Any]:
    """Make a legal deck: copies of a faction's cards and of generic ones, drawn one by one."""
    pool = [
        slug
        for slug, card in GAME.known.items()
        if card.suit in (faction, "generic") and card.type not in ("treasury", "maravedi")
        for _ in range(1 if card.unique else COPIES)
    ]
    dice.shuffle(pool)
    chosen = pool[:SIZE]
    return {"treasury": TREASURIES[faction], "cards": {slug: chosen.count(slug) for slug in chosen}}


def matches() -> Iterator[Match]:
    """Start matches in which each deck is played once, against one of another faction."""
    dice = Dice(154)
    for number in range(DECKS):
        factions = list(FACTIONS)
        dice.shuffle(factions)
        decks = [random_deck(faction, dice) for faction in factions]
        for pair in (decks[:2], decks[2:]):
            yield Match(GAME, 2, number, {"decks": pair})


class Meeting:
    """Note which cards are played and which words do, hear or ask something.

    A word counts by its class's name; what asks counts once it has held, and once it has not.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.cards: set[str] = set()
        self.words: set[str] = set()
        self._patch = patch
        for verb in WORDS.verbs:
            self._watch(verb, "do", lambda _: "")
        for trigger in WORDS.triggers:
            self._watch(trigger, "heard", lambda it: "" if it else None)
        for test in WORDS.tests:
            self._watch(test, "is_so", lambda holds: " holds" if holds else " does not hold")

    def _watch(self, word: type, name: str, told: Callable[[Any], str | None]) -> None:
        method, words = getattr(word, name), self.words

        def watched(self: Any, *args: Any) -> Any:
            result = method(self, *args)
            said = told(result)
            if said is not None:
                words.add(word.__name__ + said)
            return result

        self._patch.setattr(word, name, watched)

    def look_at(self, match: Match) -> None:
        """Note what was seen in a match."""
        faces = {face.id: face for face in match.table.faces}
        for event in match.events:
            if event.kind in ("card_played", "card_bought", "maravedi_turned", "no_maravedi_turned"):
                self.cards.add(event.args["card"].face)
        for slug in self.cards & faces.keys():
            self.words |= {type(static.word).__name__ for static in faces[slug].statics}
        self.cards |= {slug for slug, face in faces.items() if face.kind == "treasury"}


EVERY_WORD = {
    *[verb.__name__ for verb in (*WORDS.verbs, *WORDS.statements, *WORDS.triggers)],
    *[test.__name__ + said for test in WORDS.tests for said in (" holds", " does not hold")],
}


def play_out(match: Match, dice: Dice) -> None:
    """Answer at random until the match is over."""
    decisions = 0
    while match.request is not None:
        match.answer(match.request.sample(dice))
        decisions += 1
        assert decisions < LONGEST
    assert match.outcome is not None
    assert match.outcome.winners


def test_random_decks_are_legal() -> None:
    dice = Dice(3)
    for faction in FACTIONS:
        deck = random_deck(faction, dice)
        assert why_not_deck(Deck(deck["treasury"], deck["cards"]), GAME.known) == []


def test_random_decks_meet_every_card_and_every_word(monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = Meeting(monkeypatch)
    for match in matches():
        play_out(match, Dice(match.seed))
        meeting.look_at(match)
        if TORMENT == 1 and meeting.cards == set(GAME.known) and meeting.words == EVERY_WORD:
            break
    assert set(GAME.known) - meeting.cards == set()
    assert EVERY_WORD - meeting.words == set()
