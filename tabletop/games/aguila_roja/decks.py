"""What a deck may hold (Águila Roja, "Building a Deck"): one judge for deck builder, import and match alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tabletop.engine import Reason
from tabletop.games.aguila_roja.effects import Card

SIZE = 40
COPIES = 3
MARAVEDIES: Mapping[str, int] = {
    "prosperidad": 1,
    "abundancia": 2,
    "bienestar": 5,
    "subsistencia": 6,
    "hambruna": 1,
}
"""The composition of a maravedí deck (Águila Roja, "Maravedí Cards")."""


class Deck(NamedTuple):
    """A treasury card, the cards beside it by slug with their copies, and the maravedí deck.

    >>> Deck("arcas-del-pueblo", {"comerciante": 3}).size
    3
    """

    treasury: str
    cards: Mapping[str, int]
    maravedies: Mapping[str, int] = MARAVEDIES

    @property
    def size(self) -> int:
        """Return how many cards the deck has without the treasury."""
        return sum(self.cards.values())


def read_deck(data: Any) -> Deck | Reason:
    """Read a deck from plain JSON; return a Reason where it is not of the shape of a deck.

    :param data: `{"treasury": slug, "cards": {slug: copies}}`, and `maravedies` where it is not the usual one.
    """
    if not isinstance(data, Mapping):
        return Reason("deck-no-deck", {"got": f"{data}"[:40]})
    treasury, cards = data.get("treasury"), data.get("cards")
    maravedies = data.get("maravedies", MARAVEDIES)
    if not isinstance(treasury, str):
        return Reason("deck-no-treasury", {"got": f"{treasury}"[:40]})
    for counts in (cards, maravedies):
        if not isinstance(counts, Mapping) or not all(
            isinstance(slug, str) and type(count) is int and count > 0 for slug, count in counts.items()
        ):
            return Reason("deck-no-counts", {"got": f"{counts}"[:40]})
    assert isinstance(cards, Mapping)
    return Deck(treasury, dict(cards), dict(maravedies))


def why_not_deck(deck: Deck, known: Mapping[str, Card]) -> list[Reason]:
    """List every reason why a deck is not legal, in the order of the rulebook; none if it is.

    :param known: all cards of the game by slug.
    """
    return [*_why_not_treasury(deck, known), *_why_not_cards(deck, known), *_why_not_maravedies(deck)]


def why_not_add(deck: Deck, slug: str, known: Mapping[str, Card]) -> Reason | None:
    """Return why one more copy of a card would break a rule that the deck without it keeps, or None.

    A deck that is not yet full lacks cards; that is no reason not to add one.
    """
    more = deck._replace(cards={**deck.cards, slug: deck.cards.get(slug, 0) + 1})
    before = why_not_deck(deck, known)
    for reason in why_not_deck(more, known):
        if reason.id == "deck-too-few":
            continue
        if reason not in before or slug in (reason.args.get("card"), reason.args.get("got")):
            return reason
    return None


def _why_not_treasury(deck: Deck, known: Mapping[str, Card]) -> Iterator[Reason]:
    card = known.get(deck.treasury)
    if card is None or card.type != "treasury":
        yield Reason("deck-no-treasury", {"got": deck.treasury[:40]})


def _why_not_cards(deck: Deck, known: Mapping[str, Card]) -> Iterator[Reason]:
    size = deck.size
    if size < SIZE:
        yield Reason("deck-too-few", {"n": size, "size": SIZE, "missing": SIZE - size})
    if size > SIZE:
        yield Reason("deck-too-many", {"n": size, "size": SIZE, "over": size - SIZE})
    treasury = known.get(deck.treasury)
    for slug, count in sorted(deck.cards.items()):
        card = known.get(slug)
        if card is None:
            yield Reason("deck-unknown-card", {"got": slug[:60]})
            continue
        if card.type == "maravedi":
            yield Reason("deck-maravedi", {"card": slug})
            continue
        if card.type == "treasury":
            yield Reason("deck-treasury", {"card": slug})
            continue
        if card.unique and count > 1:
            yield Reason("deck-unique", {"card": slug, "n": count})
        elif count > COPIES:
            yield Reason("deck-copies", {"card": slug, "n": count, "most": COPIES})
        if (
            treasury is not None
            and treasury.type == "treasury"
            and card.suit not in ("generic", treasury.suit)
        ):
            yield Reason("deck-faction", {"card": slug, "faction": card.suit, "wanted": treasury.suit})


def _why_not_maravedies(deck: Deck) -> Iterator[Reason]:
    if dict(deck.maravedies) != dict(MARAVEDIES):
        size = sum(deck.maravedies.values())
        yield Reason("deck-maravedi-mix", {"n": size, "size": sum(MARAVEDIES.values())})
