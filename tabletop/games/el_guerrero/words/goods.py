"""Verbs about the game deck, Morale, the Defeated token, and what one may do in a turn."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.cards.models import Count
from tabletop.effects.hands import ChooseFromDeck
from tabletop.effects.seats import is_out
from tabletop.effects.sentences import Act, AtOnce
from tabletop.engine import Card, Choose, Option, Rules, Table
from tabletop.games.el_guerrero import moves
from tabletop.games.el_guerrero.state import ATTACKS_LEFT, TIRED
from tabletop.games.el_guerrero.war import war_comes
from tabletop.games.el_guerrero.words.targets import By

if TYPE_CHECKING:
    from tabletop.games.el_guerrero.work import Effect


class ToOne(AtOnce):
    """Something that happens to a player. Where a rival has left a sentence goes on, but does nothing to that one."""

    def happen(self, doing: Effect) -> None:
        """Do it, to whoever is still there."""
        seat = doing.who(self.whom)
        if seat is not None:
            self.befall(doing, seat)

    @property
    def whom(self) -> By:
        """Return to whom it happens: the rival, unless the sentence says otherwise."""
        by: By = getattr(self, "by", "rival")
        return by

    @abstractmethod
    def befall(self, doing: Effect, seat: int) -> None:
        """Do it.

        :param seat: to whom it happens.
        """


class Draw(ToOne):
    """Draw cards from the game deck."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["draw"]
    amount: Count
    by: By = "you"

    def befall(self, doing: Effect, seat: int) -> None:
        moves.draw(doing.table, seat, self.amount)


class TakeFromDeck(ChooseFromDeck):
    """Look at the top cards of the game deck and take one; War is drawn if it is taken."""

    def take(self, table: Table, seat: int, card: Card) -> None:
        if is_out(table, seat):
            return
        if table.faces[card].is_war:
            war_comes(table, seat, card)
        super().take(table, seat, card)


class BurnDeck(AtOnce):
    """Discard the top cards of the game deck: War comes nearer, and ends the game if it is among them."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["burn_deck"]
    amount: Count

    def happen(self, doing: Effect) -> None:
        table = doing.table
        deck = table.zone("deck")
        count = min(self.amount, len(deck))
        table.note("deck_burnt", player=doing.you, n=count)
        for _ in range(count):
            card = deck[-1]
            if table.faces[card].is_war:
                war_comes(table, doing.you, card)
            table.move(card, "discard")


class PadDeck(AtOnce):
    """Lay Battle cards of the discard pile, drawn at random and shuffled, on the game deck: War is farther off."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["pad_deck"]
    amount: Count

    def happen(self, doing: Effect) -> None:
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


class GainMorale(ToOne):
    """Gain Morale."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["gain_morale"]
    amount: Count
    by: By = "you"

    def befall(self, doing: Effect, seat: int) -> None:
        moves.change_morale(doing.table, seat, self.amount)


class LoseMorale(ToOne):
    """Lose Morale."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["lose_morale"]
    amount: Count
    by: By = "you"

    def befall(self, doing: Effect, seat: int) -> None:
        moves.change_morale(doing.table, seat, -self.amount)


class TakeMorale(ToOne):
    """Take Morale from your rival, as far as there is any."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["take_morale"]
    amount: Count

    def befall(self, doing: Effect, seat: int) -> None:
        taken = -moves.change_morale(doing.table, seat, -self.amount)
        moves.change_morale(doing.table, doing.you, taken)


class TakeDefeated(ToOne):
    """Take the Defeated token: it shelters you as if you had lost a combat."""

    verb: Literal["take_defeated"]
    by: By = "you"

    def befall(self, doing: Effect, seat: int) -> None:
        moves.pass_defeated(doing.table, seat)


class SkipTraining(ToOne):
    """Have your rival skip the next training."""

    verb: Literal["skip_training"]

    @property
    def doer(self) -> str:
        """Name who skips it."""
        return "rival"

    def befall(self, doing: Effect, seat: int) -> None:
        table = doing.table
        table.count(seat, TIRED, table.number(seat, TIRED) + 1)
        table.note("tired", player=seat)


class ExtraAttack(AtOnce):
    """Let you attack once more this turn (the card beats the rule)."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["extra_attack"]
    amount: Count = 1

    def happen(self, doing: Effect) -> None:
        table = doing.table
        table.count(0, ATTACKS_LEFT, table.number(0, ATTACKS_LEFT) + self.amount)
        table.note("attacks_allowed", player=doing.you, n=self.amount)


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


GOODS = (
    Draw,
    TakeFromDeck,
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
