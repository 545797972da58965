"""Verbs about hands, the draw deck and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.hands import choose_from_deck, discard_from_hand, take_from_deck
from tabletop.effects.sentences import Act
from tabletop.engine import Card, Choose, Option, Rules, Table
from tabletop.games.aragon import moves
from tabletop.games.aragon.words.targets import By, Count, Discarded

if TYPE_CHECKING:
    from tabletop.games.aragon.work import Effect


class Draw(Act):
    """Draw cards from the draw deck, as long as there are any."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["draw"]
    amount: Count
    by: By = "you"

    def do(self, doing: Effect) -> Rules:
        moves.draw(doing.table, doing.who(self.by), self.amount)
        return
        yield


class DiscardFromHand(Act):
    """Discard cards from a hand, face down: of its owner's choice, or at random."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["discard_from_hand"]
    amount: Count = 1
    by: By = "you"
    random: bool = False

    def do(self, doing: Effect) -> Rules:
        yield from discard_from_hand(doing, doing.who(self.by), self.amount, self.random, moves.drop)

    def can(self, doing: Effect) -> bool:
        return len(doing.table.zone("hand", doing.who(self.by))) >= self.amount


class RevealHand(Act):
    """Look at your rival's hand."""

    verb: Literal["reveal_hand"]

    @property
    def doer(self) -> str:
        """Name who shows it."""
        return "rival"

    def do(self, doing: Effect) -> Rules:
        table, rival = doing.table, doing.who("rival")
        hand = table.zone("hand", rival)
        if hand:
            table.show(list(hand), doing.you)
            table.note("hand_revealed", player=doing.you, rival=rival)
        return
        yield


class ChooseFromDeck(Act):
    """Look at the top cards of the draw deck and take one; the others stay where they are."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["choose_from_deck"]
    amount: Count

    def do(self, doing: Effect) -> Rules:
        yield from choose_from_deck(doing, self.amount, _take)


def _take(table: Table, seat: int, card: Card) -> None:
    take_from_deck(table, seat, card)
    moves.stir(table)


class BurnDeck(Act):
    """Discard the top cards of the draw deck, face down."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["burn_deck"]
    amount: Count

    def do(self, doing: Effect) -> Rules:
        moves.mill(doing.table, doing.you, self.amount)
        return
        yield


class Recover(Act):
    """Return a card that lies face up in the discard pile to your hand."""

    worded: ClassVar[str | None] = "recover-face-up"
    verb: Literal["recover"]
    card: Discarded

    def can(self, doing: Effect) -> bool:
        return bool(self.among(doing.table))

    def offers(self, doing: Effect) -> list[Card] | None:
        return self.among(doing.table)

    def among(self, table: Table) -> list[Card]:
        """List the cards that can be returned."""
        wanted, faces = self.card, table.faces
        most = 99 if wanted.strength_at_most is None else wanted.strength_at_most
        return [
            card
            for card in table.zone("discard")
            if faces[card].strength <= most and wanted.area in ("any", faces[card].kind)
        ]

    def do(self, doing: Effect) -> Rules:
        table, you = doing.table, doing.you
        card, doing.chosen = doing.chosen, None
        if card is None:
            found = self.among(table)
            if not found:
                return
            card = found[0]
            if len(found) > 1:

                def which(table: Table, _seat: int) -> list[Option]:
                    return [Option("choose", table.id_of(one)) for one in self.among(table)]

                option = yield Choose(
                    table, you, "prompt-ag-recover", which, card=doing.face, ability=doing.index
                )
                card = table.by_id[option.card]
        table.note("recovered", player=you, card=card)
        table.move(card, "hand", you)
        moves.stir(table)


HANDS = (Draw, DiscardFromHand, RevealHand, ChooseFromDeck, BurnDeck, Recover)
