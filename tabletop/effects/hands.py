"""What several games share of cards that show a hand, discard from it, or take a card of the deck into it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Literal

from tabletop.cards.models import Count
from tabletop.effects.sentences import Act, Doing
from tabletop.engine import Card, Choose, ChooseSome, Option, Rules, Table


class FromHand(Act):
    """A verb that discards cards from hands, as far as they hold any: of their owners' choice, or at random."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["discard_from_hand"]
    amount: Count = 1
    random: bool = False

    def can(self, doing: Any) -> bool:
        return len(doing.table.zone("hand", doing.you)) >= self.amount

    def from_hand(self, doing: Doing, seat: int) -> Rules:
        """Have cards of a hand discarded; at random, that is one by one."""
        table = doing.table
        hand = table.zone("hand", seat)
        count = min(self.amount, len(hand))
        if self.random:
            for _ in range(count):
                self.drop(table, seat, [hand[table.roll(len(hand))]])
        elif count == len(hand):
            self.drop(table, seat, list(hand))
        elif count:
            chosen = yield ChooseSome(
                table,
                seat,
                "prompt-discard-from-hand",
                hand_options,
                count,
                count,
                card=doing.face,
                ability=doing.index,
                n=count,
            )
            self.drop(table, seat, [table.by_id[option.card] for option in chosen])

    @abstractmethod
    def drop(self, table: Table, seat: int, cards: list[Card]) -> None:
        """Discard cards from a hand, as the game does."""


def hand_options(table: Table, seat: int) -> list[Option]:
    """List the cards of a hand, to discard."""
    return [Option("discard", table.id_of(card)) for card in table.zone("hand", seat)]


def show_hand(table: Table, owner: int, seat: int) -> None:
    """Show a player another's hand."""
    table.note("hand_revealed", player=seat, rival=owner)
    table.show(list(table.zone("hand", owner)), seat)


class ChooseFromDeck(Act):
    """Look at the top cards of the deck and take one; the others stay where they are."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["choose_from_deck"]
    amount: Count

    def do(self, doing: Any) -> Rules:
        table, you = doing.table, doing.you
        count = min(self.amount, len(table.zone("deck")))
        if not count:
            return
        table.note("deck_looked_at", player=you, n=count)
        table.show(table.zone("deck")[-count:], you)

        def which(table: Table, _seat: int) -> list[Option]:
            return [Option("choose", table.id_of(card)) for card in reversed(table.zone("deck")[-count:])]

        option = yield Choose(
            table, you, "prompt-from-deck", which, card=doing.face, ability=doing.index, n=count
        )
        self.take(table, you, table.by_id[option.card])

    def take(self, table: Table, seat: int, card: Card) -> None:
        """Take the card that has been chosen into a hand."""
        table.pull(card)
        table.move(card, "hand", seat)
        table.note("card_from_deck", player=seat)
