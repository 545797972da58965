"""All decks that a player can choose from: those that come with a game, and those of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.cards.decks import DeckRules, plain
from tabletop.engine import Game, Reason
from tabletop.storage.decks import DeckEntry, Decks
from tabletop.text.grammar import harmless
from tabletop.text.languages import Text

_OWN = "own/"
NONE_LEGAL = Reason("deck-none-legal")


@dataclass(frozen=True, slots=True)
class Deck:
    """Describe a deck that is listed.

    Attributes:
        ref: by which it is remembered.
        name: what it is called.
        about: how it plays, where that is known.
        deck: what is in it, as plain JSON; None for a file that cannot be read.
        reasons: why it cannot be played; none if it can.
        entry: its file; None for one that comes with the game.
    """

    ref: str
    name: str
    about: str
    deck: Mapping[str, Any] | None
    reasons: tuple[Reason, ...]
    entry: DeckEntry | None = None

    @property
    def size(self) -> int:
        """Count its cards."""
        return 0 if self.deck is None else sum(self.deck["cards"].values())


def decks_of(game: Game, kept: Decks, text: Text) -> list[Deck]:
    """List the decks for a game: first those that come with it, then those of one's own.

    Args:
        game: whose players bring decks.
        kept: the decks of this user.
        text: names the decks that come with the game.
    """
    rules: DeckRules = game.deck_rules
    language = text.language
    listed = [
        Deck(
            one.id,
            one.name.of(language),
            one.about.of(language),
            plain(one.deck),
            tuple(rules.why_not(one.deck)),
        )
        for one in rules.starters
    ]
    return [*listed, *[own(rules, entry) for entry in kept.list(game.id)]]


def own(rules: DeckRules, entry: DeckEntry) -> Deck:
    """Describe a deck of one's own by its file."""
    if entry.deck is None:
        reasons = [entry.problem] if entry.problem is not None else []
    else:
        reasons = rules.why_not(rules.make(entry.deck["treasury"], entry.deck["cards"]))
    return Deck(f"{_OWN}{entry.path.stem}", entry.name, "", entry.deck, tuple(reasons), entry)


def chosen(decks: Sequence[Deck], ref: str, seat: int) -> Deck | None:
    """Find a seat's deck: the chosen one, else the next of those that can be played; None where there is none.

    Args:
        decks: all that there are.
        ref: of the chosen one; "" for none.
        seat: whose it is.
    """
    legal = [deck for deck in decks if not deck.reasons]
    found = next((deck for deck in decks if deck.ref == ref), None)
    return found or (legal[seat % len(legal)] if legal else None)


def why_not_play(deck: Deck | None, player: str) -> Reason | None:
    """Return why somebody cannot play with a deck, or None.

    Args:
        deck: as `chosen` found it.
        player: by name.
    """
    if deck is None:
        return NONE_LEGAL
    if not deck.reasons:
        return None
    return Reason(
        "deck-not-legal", {"title": harmless(deck.name), "player": harmless(player), "n": len(deck.reasons)}
    )
