"""Verbs about maravedíes, victory points and cards in hands, decks and discard piles."""

from __future__ import annotations

from typing import ClassVar, Literal

from tabletop.cards.models import Verb
from tabletop.games.aguila_roja.words.targets import By, CardFilter, Count, TableFilter


class Amount(Verb):
    """A verb of an amount, once or for each card on the table of some kind.

    :param per: what the amount is multiplied by: how many such cards there are.
    """

    counted: ClassVar[str | None] = "amount"
    amount: Count
    by: By = "you"
    per: TableFilter | None = None


class Draw(Amount):
    """Draw cards; whose deck runs out loses (Águila Roja, "Object of the Game")."""

    verb: Literal["draw"]


class Place(Amount):
    """Place maravedíes in a treasury."""

    verb: Literal["place"]


class Spend(Verb):
    """Spend maravedíes; as a cost, it must be all of them."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["spend"]
    amount: Count


class Take(Amount):
    """Place maravedíes from the other's treasury into one's own, as far as there are any ("Emptying and placing")."""

    verb: Literal["take"]


class EmptyTreasury(Verb):
    """Remove all maravedíes from a treasury ("Emptying and placing")."""

    verb: Literal["empty_treasury"]
    by: By = "you"


class GainVictory(Amount):
    """Gain victory points."""

    verb: Literal["gain_victory"]


class LoseVictory(Amount):
    """Lose victory points, down to none."""

    verb: Literal["lose_victory"]


class DiscardFromHand(Verb):
    """Discard cards from a hand: of its owner's choice, or at random."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["discard_from_hand"]
    amount: Count = 1
    by: By = "you"
    random: bool = False


class SearchDeck(Verb):
    """Search your deck for a card, reveal it, put it into your hand and shuffle your deck."""

    verb: Literal["search_deck"]
    card: CardFilter


class Recover(Verb):
    """Return a card from your discard pile to your hand."""

    verb: Literal["recover"]
    card: CardFilter


class PutIntoVillage(Verb):
    """Put a character card from your discard pile into the village; it becomes `it`."""

    verb: Literal["put_into_village"]
    card: CardFilter


class RevealHand(Verb):
    """Have your rival show you their hand."""

    verb: Literal["reveal_hand"]


class AllowLocation(Verb):
    """Let you play additional locations this turn (the card beats the rules, "The Card Wins")."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["allow_location"]
    amount: Count = 1


GOODS = (
    Draw,
    Place,
    Spend,
    Take,
    EmptyTreasury,
    GainVictory,
    LoseVictory,
    DiscardFromHand,
    SearchDeck,
    Recover,
    PutIntoVillage,
    RevealHand,
    AllowLocation,
)
