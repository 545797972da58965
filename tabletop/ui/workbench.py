"""The deck on the bench: what is in it, what could be, and what is looked for. Screens show it; it draws nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from tabletop.cards.decks import DeckList, DeckRules
from tabletop.cards.models import CardFace
from tabletop.engine.requests import Reason
from tabletop.text import composer
from tabletop.text.decks import folded
from tabletop.text.languages import Language, Text

DEAREST = 7
"""The last column of the curve holds everything that costs so much or more."""
LOCKED = Reason("deck-locked")


@dataclass(frozen=True, slots=True)
class Wanted:
    """Say which cards are looked for; what is None or empty is not asked for.

    Attributes:
        suit: None shows all that the treasury allows.
        type: one type of card.
        cost: what they cost; `DEAREST` stands for more, too.
        words: parts of words in name, kind or text, with or without accents.
    """

    suit: str | None = None
    type: str | None = None
    cost: int | None = None
    words: str = ""


class Row(NamedTuple):
    """A line of the deck: the card's slug, its face if there is such a card, its copies."""

    slug: str
    face: CardFace | None
    copies: int


class Workbench:
    """Hold a deck that is being built.

    Args:
        rules: of the game.
        deck: what it holds at first.
        locked: why it cannot be changed, or None.

    Attributes:
        deck: what it holds now.
        wanted: which cards of the pool are looked for.
    """

    def __init__(self, rules: DeckRules, deck: DeckList, locked: Reason | None = None) -> None:
        self.rules = rules
        self.deck = deck
        self.locked = locked
        self.wanted = Wanted()
        self._judged: tuple[DeckList, list[Reason]] | None = None
        self.types = list(dict.fromkeys(face.type for face in rules.pool))
        self.suits = list(dict.fromkeys(face.suit for face in rules.pool))

    # -- what is there

    def pool(self, text: Text) -> list[CardFace]:
        """List the cards that are looked for: by suit, then by cost."""
        wanted, head = self.wanted, self.rules.known.get(self.deck.treasury)
        fitting = {suit for suit in self.suits if suit not in self._houses} | ({head.suit} if head else set())
        suits = fitting if wanted.suit is None else {wanted.suit}
        parts = folded(wanted.words).split()
        found = [
            face
            for face in self.rules.pool
            if face.suit in suits
            and wanted.type in (None, face.type)
            and wanted.cost in (None, self.column(face))
            and all(part in _said(face, text.language) for part in parts)
        ]
        return sorted(found, key=lambda face: (face.suit not in self._houses, *self._rank(face)))

    def rows(self) -> list[Row]:
        """List the deck: by type, then by cost; what is no card comes last."""
        known = self.rules.known
        rows = [Row(slug, known.get(slug), count) for slug, count in self.deck.cards.items()]
        return sorted(
            rows, key=lambda row: (1, row.slug) if row.face is None else (0, *self._place(row.face))
        )

    def copies(self, slug: str) -> int:
        """Count the copies of a card in the deck."""
        return self.deck.cards.get(slug, 0)

    def curve(self) -> list[int]:
        """Count the cards that have a cost by it; the last column holds `DEAREST` and more."""
        counted = Counter[int]()
        for row in self.rows():
            column = None if row.face is None else self.column(row.face)
            if column is not None:
                counted[column] += row.copies
        return [counted[cost] for cost in range(DEAREST + 1)]

    def by_type(self) -> Mapping[str, int]:
        """Count the cards of each type that a deck may hold."""
        counted = Counter[str]()
        for row in self.rows():
            if row.face is not None:
                counted[row.face.type] += row.copies
        return {kind: counted[kind] for kind in self.types}

    def column(self, face: CardFace) -> int | None:
        """Return in which column of the curve a card stands; None for one without a cost."""
        cost = face.figures.get(self.rules.curve)
        return None if cost is None else min(cost, DEAREST)

    def why_not(self) -> list[Reason]:
        """List every reason why the deck cannot be played."""
        if self._judged is None or self._judged[0] is not self.deck:
            self._judged = self.deck, self.rules.why_not(self.deck)
        return self._judged[1]

    def why_not_add(self, slug: str) -> Reason | None:
        """Return why one more copy of a card cannot be added, or None."""
        return self.locked or self.rules.why_not_add(self.deck, slug)

    def why_not_remove(self, slug: str) -> Reason | None:
        """Return why a copy cannot be taken out, or None."""
        if self.locked is not None:
            return self.locked
        return None if self.copies(slug) else Reason("deck-not-there", {"card": slug})

    # -- what is done

    def add(self, slug: str) -> Reason | None:
        """Add a copy of a card; return why that cannot be, or None."""
        reason = self.why_not_add(slug)
        if reason is None:
            self._count(slug, self.copies(slug) + 1)
        return reason

    def remove(self, slug: str) -> Reason | None:
        """Take a copy of a card out; return why that cannot be, or None."""
        reason = self.why_not_remove(slug)
        if reason is None:
            self._count(slug, self.copies(slug) - 1)
        return reason

    def stand_under(self, treasury: str) -> Reason | None:
        """Choose the treasury; return why that cannot be, or None. The cards stay, fitting or not."""
        if self.locked is None:
            self.deck = self.rules.make(treasury, self.deck.cards)
        return self.locked

    def want(self, **wishes: str | int | None) -> None:
        """Look for other cards; wishing again for what is wished for already takes the wish back."""
        for name, value in wishes.items():
            again = name != "words" and getattr(self.wanted, name) == value
            self.wanted = replace(self.wanted, **{name: None if again else value})  # type: ignore[arg-type]

    def want_all(self) -> None:
        """Look for nothing in particular."""
        self.wanted = Wanted()

    # -- inside

    @property
    def _houses(self) -> set[str]:
        """Return the suits that have a treasury of their own."""
        return {face.suit for face in self.rules.treasuries}

    def _count(self, slug: str, count: int) -> None:
        cards = {**self.deck.cards, slug: count}
        self.deck = self.rules.make(self.deck.treasury, {one: n for one, n in cards.items() if n})

    def _rank(self, face: CardFace) -> tuple[int, int, int]:
        column = self.column(face)
        return self.suits.index(face.suit), DEAREST + 1 if column is None else column, self._number(face)

    def _place(self, face: CardFace) -> tuple[int, int, int]:
        kind = self.types.index(face.type) if face.type in self.types else len(self.types)
        column = self.column(face)
        return kind, DEAREST + 1 if column is None else column, self._number(face)

    def _number(self, face: CardFace) -> int:
        return list(self.rules.known).index(face.id)


@lru_cache(maxsize=1024)
def _said(face: CardFace, language: Language) -> str:
    """Return all that is printed on a card, in the form in which it is searched."""
    text = Text(language)
    said = (composer.card_name(face, text), composer.kind_line(face, text), composer.card_text(face, text))
    return folded(" ".join(said))
