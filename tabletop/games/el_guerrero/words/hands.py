"""Verbs about hands, and about the card that lies face down before an army."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.cards.models import Count
from tabletop.effects.hands import FromHand, show_hand
from tabletop.effects.seats import is_out
from tabletop.effects.sentences import Act
from tabletop.engine import Card, Choose, Option, Rules, Table
from tabletop.games.el_guerrero.state import trap_of
from tabletop.games.el_guerrero.words.goods import ToOne
from tabletop.games.el_guerrero.words.targets import By

if TYPE_CHECKING:
    from tabletop.games.el_guerrero.pieces import Piece
    from tabletop.games.el_guerrero.work import Effect


class DiscardFromHand(FromHand):
    """Discard cards from a hand: of its owner's choice, or at random."""

    by: By = "you"

    def do(self, doing: Effect) -> Rules:
        seat = doing.who(self.by)
        if seat is not None:
            yield from self.from_hand(doing, seat)

    def drop(self, table: Table, seat: int, cards: list[Card]) -> None:
        """Discard them face up; they come to light together."""
        for card in table.by_face(cards):
            table.move(card, "discard")
            table.note("hand_discarded", player=seat, card=card)


class TakeCards(ToOne):
    """Take cards at random from your rival's hand."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["take_cards"]
    amount: Count

    def befall(self, doing: Effect, seat: int) -> None:
        table = doing.table
        hand = table.zone("hand", seat)
        count = min(self.amount, len(hand))
        for _ in range(count):
            table.move(hand[table.roll(len(hand))], "hand", doing.you)
        if count:
            table.note("cards_robbed", player=doing.you, rival=seat, n=count)


class TakeShown(Act):
    """Have your rival show you the hand, and keep cards of your choice (*Cortesía ante todo*)."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["take_shown"]
    amount: Count

    @property
    def doer(self) -> str:
        """Name who shows the hand."""
        return "rival"

    def do(self, doing: Effect) -> Rules:
        table, rival = doing.table, doing.who("rival")
        if rival is None:
            return
        show_hand(table, rival, doing.you)

        def which(table: Table, _seat: int) -> list[Option]:
            shown = [] if is_out(table, rival) else table.zone("hand", rival)
            return [Option("choose", table.id_of(card)) for card in shown] or [Option("no")]

        for _ in range(self.amount):
            if not table.zone("hand", rival):
                return
            option = yield Choose(
                table, doing.you, "prompt-keep-card", which, card=doing.face, ability=doing.index, rival=rival
            )
            if option.card is None or is_out(table, doing.you):
                return
            kept = table.by_id[option.card]
            table.note("card_kept", player=doing.you, rival=rival, card=kept)
            table.move(kept, "hand", doing.you)


class RevealHand(ToOne):
    """Have your rival show you the hand."""

    verb: Literal["reveal_hand"]

    def befall(self, doing: Effect, seat: int) -> None:
        show_hand(doing.table, seat, doing.you)


class SwapHands(ToOne):
    """Exchange hands with your rival."""

    verb: Literal["swap_hands"]

    def befall(self, doing: Effect, seat: int) -> None:
        table, you = doing.table, doing.you
        mine, theirs = list(table.zone("hand", you)), list(table.zone("hand", seat))
        for card in mine:
            table.move(card, "hand", seat)
        for card in theirs:
            table.move(card, "hand", you)
        table.note("hands_swapped", player=you, rival=seat)


class PeekTrap(ToOne):
    """Look at the card that lies face down in front of your rival."""

    verb: Literal["peek_trap"]

    def befall(self, doing: Effect, seat: int) -> None:
        card = trap_of(doing.table, seat)
        if card is not None:
            doing.table.note("trap_peeked", player=doing.you, rival=seat)
            doing.table.show([card], doing.you)


class TakeTrap(ToOne):
    """Take the card that lies face down in front of your rival into your hand."""

    verb: Literal["take_trap"]

    def befall(self, doing: Effect, seat: int) -> None:
        card = trap_of(doing.table, seat)
        if card is not None:
            doing.table.note("trap_taken", player=doing.you, rival=seat)
            doing.table.move(card, "hand", doing.you)


class DiscardTrap(ToOne):
    """Discard the card that lies face down in front of your rival."""

    verb: Literal["discard_trap"]

    def befall(self, doing: Effect, seat: int) -> None:
        table, card = doing.table, trap_of(doing.table, seat)
        if card is not None:
            table.move(card, "discard")
            table.note("trap_discarded", player=doing.you, rival=seat, card=card)


class SpringTrap(Act):
    """Turn over the card before your rival: a trap takes effect on its owner, any other card is yours."""

    verb: Literal["spring_trap"]

    def do(self, doing: Effect) -> Rules:
        table, rival, you = doing.table, doing.who("rival"), doing.you
        card = None if rival is None else trap_of(table, rival)
        if rival is None or card is None:
            return
        table.move(card, "playing", rival)
        piece: Piece = table.faces[card]
        if piece.kind != "trap":
            table.note("decoy_found", player=you, rival=rival, card=card)
            table.move(card, "hand", you)
            return
        table.note("trap_turned_on_owner", player=you, rival=rival, card=card)
        yield from doing.work.carry_out(card, you, rival)
        if table.place_of(card)[0] == "playing":
            table.move(card, "discard")


HANDS = (
    DiscardFromHand,
    TakeCards,
    TakeShown,
    RevealHand,
    SwapHands,
    PeekTrap,
    TakeTrap,
    DiscardTrap,
    SpringTrap,
)
