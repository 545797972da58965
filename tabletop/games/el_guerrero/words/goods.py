"""Verbs about hands, the game deck, face-down cards, Morale and the Defeated token."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.sentences import Act
from tabletop.engine import Card, Choose, ChooseSome, Option, Rules, Table
from tabletop.games.el_guerrero import moves
from tabletop.games.el_guerrero.state import ATTACKS_LEFT, TIRED, is_out, number, trap_of
from tabletop.games.el_guerrero.war import war_comes
from tabletop.games.el_guerrero.words.targets import By, Count

if TYPE_CHECKING:
    from tabletop.games.el_guerrero.pieces import Piece
    from tabletop.games.el_guerrero.work import Effect


class AtOnce(Act):
    """A verb that asks nothing. A sentence goes on where its rival has left, but nothing more is done to that one."""

    def do(self, doing: Effect) -> Rules:
        """Do it, for whoever is still there."""
        seat = doing.who(self.whom)
        if seat is not None:
            self.happen(doing, seat)
        return
        yield

    @property
    def whom(self) -> By:
        """Return to whom it happens: the rival, unless the sentence says otherwise."""
        by: By = getattr(self, "by", "rival")
        return by

    @abstractmethod
    def happen(self, doing: Effect, seat: int) -> None:
        """Do it.

        :param seat: to whom it happens.
        """


class Draw(AtOnce):
    """Draw cards from the game deck."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["draw"]
    amount: Count
    by: By = "you"

    def happen(self, doing: Effect, seat: int) -> None:
        moves.draw(doing.table, seat, self.amount)


class DiscardFromHand(Act):
    """Discard cards from a hand: of its owner's choice, or at random."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["discard_from_hand"]
    amount: Count = 1
    by: By = "you"
    random: bool = False

    def do(self, doing: Effect) -> Rules:
        table, seat = doing.table, doing.who(self.by)
        if seat is None:
            return
        hand = table.zone("hand", seat)
        count = min(self.amount, len(hand))
        if self.random:
            for _ in range(count):
                drop(table, seat, [hand[table.roll(len(hand))]])
        elif count == len(hand):
            drop(table, seat, list(hand))
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
            drop(table, seat, [table.by_id[option.card] for option in chosen])

    def can(self, doing: Effect) -> bool:
        return len(doing.table.zone("hand", doing.you)) >= self.amount


class TakeCards(AtOnce):
    """Take cards at random from your rival's hand."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["take_cards"]
    amount: Count

    def happen(self, doing: Effect, seat: int) -> None:
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


class RevealHand(AtOnce):
    """Have your rival show you the hand."""

    verb: Literal["reveal_hand"]

    def happen(self, doing: Effect, seat: int) -> None:
        show_hand(doing.table, seat, doing.you)


class SwapHands(AtOnce):
    """Exchange hands with your rival."""

    verb: Literal["swap_hands"]

    def happen(self, doing: Effect, seat: int) -> None:
        table, you = doing.table, doing.you
        mine, theirs = list(table.zone("hand", you)), list(table.zone("hand", seat))
        for card in mine:
            table.move(card, "hand", seat)
        for card in theirs:
            table.move(card, "hand", you)
        table.note("hands_swapped", player=you, rival=seat)


class PeekTrap(AtOnce):
    """Look at the card that lies face down in front of your rival."""

    verb: Literal["peek_trap"]

    def happen(self, doing: Effect, seat: int) -> None:
        card = trap_of(doing.table, seat)
        if card is not None:
            doing.table.note("trap_peeked", player=doing.you, rival=seat)
            doing.table.show([card], doing.you)


class TakeTrap(AtOnce):
    """Take the card that lies face down in front of your rival into your hand."""

    verb: Literal["take_trap"]

    def happen(self, doing: Effect, seat: int) -> None:
        card = trap_of(doing.table, seat)
        if card is not None:
            doing.table.note("trap_taken", player=doing.you, rival=seat)
            doing.table.move(card, "hand", doing.you)


class DiscardTrap(AtOnce):
    """Discard the card that lies face down in front of your rival."""

    verb: Literal["discard_trap"]

    def happen(self, doing: Effect, seat: int) -> None:
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


class ChooseFromDeck(Act):
    """Look at the top cards of the game deck and take one; War is drawn if it is taken."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["choose_from_deck"]
    amount: Count

    def do(self, doing: Effect) -> Rules:
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
        card = table.by_id[option.card]
        if is_out(table, you):
            return
        if table.faces[card].is_war:
            war_comes(table, you, card)
        table.pull(card)
        table.move(card, "hand", you)
        table.note("card_from_deck", player=you)


class BurnDeck(Act):
    """Discard the top cards of the game deck: War comes nearer, and ends the game if it is among them."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["burn_deck"]
    amount: Count

    def do(self, doing: Effect) -> Rules:
        table = doing.table
        deck = table.zone("deck")
        count = min(self.amount, len(deck))
        table.note("deck_burnt", player=doing.you, n=count)
        for _ in range(count):
            card = deck[-1]
            if table.faces[card].is_war:
                war_comes(table, doing.you, card)
            table.move(card, "discard")
        return
        yield


class PadDeck(Act):
    """Lay Battle cards of the discard pile, drawn at random and shuffled, on the game deck: War is farther off."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["pad_deck"]
    amount: Count

    def do(self, doing: Effect) -> Rules:
        table = doing.table
        cards = [card for card in table.zone("discard") if table.faces[card].is_battle]
        count = min(self.amount, len(cards))
        if not count:
            return
        chosen: list[Card] = [cards.pop(table.roll(len(cards))) for _ in range(count)]
        table.gather(chosen, "pile")
        table.shuffle("pile")
        table.gather(table.zone("pile"), "deck")
        table.note("deck_padded", player=doing.you, n=count)
        return
        yield


class GainMorale(AtOnce):
    """Gain Morale."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["gain_morale"]
    amount: Count
    by: By = "you"

    def happen(self, doing: Effect, seat: int) -> None:
        moves.change_morale(doing.table, seat, self.amount)


class LoseMorale(AtOnce):
    """Lose Morale."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["lose_morale"]
    amount: Count
    by: By = "you"

    def happen(self, doing: Effect, seat: int) -> None:
        moves.change_morale(doing.table, seat, -self.amount)


class TakeMorale(AtOnce):
    """Take Morale from your rival, as far as there is any."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["take_morale"]
    amount: Count

    def happen(self, doing: Effect, seat: int) -> None:
        taken = -moves.change_morale(doing.table, seat, -self.amount)
        moves.change_morale(doing.table, doing.you, taken)


class TakeDefeated(AtOnce):
    """Take the Defeated token: it shelters you as if you had lost a combat."""

    verb: Literal["take_defeated"]
    by: By = "you"

    def happen(self, doing: Effect, seat: int) -> None:
        moves.pass_defeated(doing.table, seat)


class SkipTraining(AtOnce):
    """Have your rival skip the next training."""

    verb: Literal["skip_training"]

    @property
    def doer(self) -> str:
        """Name who skips it."""
        return "rival"

    def happen(self, doing: Effect, seat: int) -> None:
        table = doing.table
        table.count(seat, TIRED, number(table, seat, TIRED) + 1)
        table.note("tired", player=seat)


class ExtraAttack(Act):
    """Let you attack once more this turn (the card beats the rule)."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["extra_attack"]
    amount: Count = 1

    def do(self, doing: Effect) -> Rules:
        table = doing.table
        table.count(0, ATTACKS_LEFT, number(table, 0, ATTACKS_LEFT) + self.amount)
        table.note("attacks_allowed", player=doing.you, n=self.amount)
        return
        yield


class TearDown(Act):
    """Discard a round or permanent card that a rival has in play, of your choice."""

    verb: Literal["tear_down"]

    def do(self, doing: Effect) -> Rules:
        table, rival = doing.table, doing.who("rival")
        if rival is None or not table.zone("lasting", rival):
            return

        def which(table: Table, _seat: int) -> list[Option]:
            left = [Option("choose", table.id_of(card)) for card in table.zone("lasting", rival)]
            return left or [Option("no")]

        option = which(table, doing.you)[0]
        if len(table.zone("lasting", rival)) > 1:
            option = yield Choose(
                table, doing.you, "prompt-tear-down", which, card=doing.face, ability=doing.index, rival=rival
            )
        if option.card is not None:
            card = table.by_id[option.card]
            table.note("torn_down", player=doing.you, rival=rival, card=card)
            table.move(card, "discard")


def show_hand(table: Table, owner: int, seat: int) -> None:
    """Show a player another's hand."""
    table.note("hand_revealed", player=seat, rival=owner)
    table.show(list(table.zone("hand", owner)), seat)


def drop(table: Table, seat: int, cards: list[Card]) -> None:
    """Discard cards from a hand; they come to light together."""
    for card in table.by_face(cards):
        table.move(card, "discard")
        table.note("hand_discarded", player=seat, card=card)


def hand_options(table: Table, seat: int) -> list[Option]:
    """List the cards of a hand, to discard."""
    return [Option("discard", table.id_of(card)) for card in table.zone("hand", seat)]


GOODS = (
    Draw,
    DiscardFromHand,
    TakeCards,
    TakeShown,
    RevealHand,
    SwapHands,
    PeekTrap,
    TakeTrap,
    DiscardTrap,
    SpringTrap,
    ChooseFromDeck,
    BurnDeck,
    PadDeck,
    GainMorale,
    LoseMorale,
    TakeMorale,
    TakeDefeated,
    SkipTraining,
    ExtraAttack,
    TearDown,
)
