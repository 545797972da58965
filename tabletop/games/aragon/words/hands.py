"""Verbs about hands, the draw deck and the discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.cards.models import Count
from tabletop.effects.hands import ChooseFromDeck, FromHand
from tabletop.effects.sentences import Act, AtOnce
from tabletop.engine import Card, Choose, Option, Rules, Table
from tabletop.games.aragon import moves
from tabletop.games.aragon.words.targets import By, Discarded

if TYPE_CHECKING:
    from tabletop.games.aragon.work import Effect


class Draw(AtOnce):
    """Draw cards from the draw deck, as long as there are any."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["draw"]
    amount: Count
    by: By = "you"

    def happen(self, doing: Effect) -> None:
        moves.draw(doing.table, doing.who(self.by), self.amount)


class DiscardFromHand(FromHand):
    """Discard cards from a hand, face down: of its owner's choice, or at random."""

    by: By = "you"

    def do(self, doing: Effect) -> Rules:
        yield from self.from_hand(doing, doing.who(self.by))

    def drop(self, table: Table, seat: int, cards: list[Card]) -> None:
        moves.drop(table, seat, cards)


class RevealHand(AtOnce):
    """Look at your rival's hand."""

    verb: Literal["reveal_hand"]

    @property
    def doer(self) -> str:
        """Name who shows it."""
        return "rival"

    def happen(self, doing: Effect) -> None:
        table, rival = doing.table, doing.who("rival")
        hand = table.zone("hand", rival)
        if hand:
            table.show(list(hand), doing.you)
            table.note("hand_revealed", player=doing.you, rival=rival)


class TakeFromDeck(ChooseFromDeck):
    """Look at the top cards of the draw deck and take one."""

    def take(self, table: Table, seat: int, card: Card) -> None:
        super().take(table, seat, card)
        moves.stir(table)


class BurnDeck(AtOnce):
    """Discard the top cards of the draw deck, face down."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["burn_deck"]
    amount: Count

    def happen(self, doing: Effect) -> None:
        moves.mill(doing.table, doing.you, self.amount)


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


HANDS = (Draw, DiscardFromHand, RevealHand, TakeFromDeck, BurnDeck, Recover)
