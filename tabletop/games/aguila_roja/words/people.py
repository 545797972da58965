"""Verbs about cards on the table: wounds, guard and action, coming and going, control."""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from pydantic import AfterValidator, Field

from tabletop.cards.models import Count
from tabletop.effects.seats import is_out
from tabletop.effects.sentences import Act
from tabletop.engine import Asking, Card, Choose, ChooseSome, Option, Rules, Table
from tabletop.games.aguila_roja import moves
from tabletop.games.aguila_roja.figures import ban, change, why_banned
from tabletop.games.aguila_roja.state import WOUNDS, is_on_guard, is_on_table
from tabletop.games.aguila_roja.words.goods import doers
from tabletop.games.aguila_roja.words.statements import Cannot, Has
from tabletop.games.aguila_roja.words.targets import CharacterTarget, Pick, Target, only_characters, said_once

if TYPE_CHECKING:
    from tabletop.games.aguila_roja.work import Effect


class Aimed(Act):
    """A verb about cards on the table, which become `it`.

    :param by: who does it, and chooses: you, your rival, or each player in turn.
    """

    target: CharacterTarget
    by: Literal["you", "rival", "each"] = "you"

    def do(self, doing: Effect) -> Rules:
        touched: tuple[Card, ...] = ()
        for seat in doers(self.by, doing):
            cards = yield from self.choose(doing, seat)
            self.upon(doing, seat, cards)
            touched += cards
        doing.it = touched

    @abstractmethod
    def upon(self, doing: Effect, seat: int, cards: tuple[Card, ...]) -> None:
        """Do it to the cards that were chosen, at once."""

    def may_be(self, table: Table, card: Card, doer: int) -> bool:
        """Return whether it can be done to a card at all."""
        return True

    def among(self, doing: Effect, doer: int) -> list[Card]:
        """List the cards from which it takes its own."""
        table = doing.table
        if isinstance(self.target, Pick):
            found = self.target.all(table, doing.speaker, doing.seats(doer))
        else:
            named = (doing.speaker,) if self.target == "self" else doing.it
            found = [card for card in named if card is not None and self.is_there(table, card)]
        return [card for card in found if self.may_be(table, card, doer)]

    def is_there(self, table: Table, card: Card) -> bool:
        """Return whether a card that the sentence has spoken of is still where it can be reached."""
        return is_on_table(table, card)

    def can(self, doing: Effect) -> bool:
        count = len(self.among(doing, doing.you))
        target = self.target
        return count >= (target.count if isinstance(target, Pick) and not target.up_to else 1)

    def offers(self, doing: Effect) -> list[Card] | None:
        target = self.target
        is_one = isinstance(target, Pick) and target.pick == "choice" and target.count == 1
        return self.among(doing, doing.you) if is_one and self.by == "you" else None

    def choose(self, doing: Effect, doer: int) -> Asking[tuple[Card, ...]]:
        """Have the doer choose; return the cards."""
        table, target = doing.table, self.target
        if doing.chosen is not None and doer == doing.you:
            agreed, doing.chosen = doing.chosen, None
            return (agreed,)
        found = self.among(doing, doer)
        if not isinstance(target, Pick) or target.pick == "all":
            return tuple(found)
        if target.pick == "random":
            count = min(target.count, len(found))
            return tuple([found.pop(table.roll(len(found))) for _ in range(count)])
        if len(found) <= target.count and not target.up_to:
            return tuple(found)
        if not found:
            return ()

        def which(table: Table, _seat: int) -> list[Option]:
            left = [] if is_out(table, doer) else self.among(doing, doer)
            return [Option("choose", table.id_of(card)) for card in left] or [Option("no")]

        names: dict[str, Any] = {"card": doing.face, "ability": doing.index, "n": target.count, **self.aim()}
        if target.count == 1 and not target.up_to:
            option = yield Choose(table, doer, "prompt-choose-on-table", which, **names)
            options: tuple[Option, ...] = (option,)
        else:
            options = yield ChooseSome(
                table,
                doer,
                "prompt-choose-up-to" if target.up_to else "prompt-choose-some",
                which,
                0 if target.up_to else target.count,
                target.count,
                **names,
            )
        chosen = tuple([table.by_id[option.card] for option in options if option.card is not None])
        for card in chosen:
            table.note("aimed", player=doer, card_source=doing.face, card=card)
        return chosen


class AimedAtEach(Aimed):
    """A verb that is done to one card after the other."""

    def upon(self, doing: Effect, seat: int, cards: tuple[Card, ...]) -> None:
        for card in cards:
            self.upon_one(doing, seat, card)

    @abstractmethod
    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        """Do it to one card."""


class Discard(Aimed):
    """Discard cards from the table, to their owners' piles."""

    verb: Literal["discard"]
    target: Target

    def upon(self, doing: Effect, seat: int, cards: tuple[Card, ...]) -> None:
        moves.discard(doing.work, cards)

    def may_be(self, table: Table, card: Card, doer: int) -> bool:
        return why_banned(table, card, "be_discarded") is None


class ReturnToVillage(AimedAtEach):
    """Return characters from their locations to the village, as they lie."""

    verb: Literal["return_to_village"]

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        table = doing.table
        if table.place_of(card)[0] == "upon":
            table.note("returned_to_village", player=seat, card=card)
            moves.to_village(table, card)


class ReturnToHand(AimedAtEach):
    """Return cards to their owners' hands; `self` and `it` may just have been discarded."""

    verb: Literal["return_to_hand"]
    target: Target

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        moves.to_hand(doing.table, card)

    def is_there(self, table: Table, card: Card) -> bool:
        return is_on_table(table, card) or table.place_of(card)[0] == "discard"


class PutOnGuard(AimedAtEach):
    """Put characters on guard."""

    verb: Literal["put_on_guard"]

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        if not is_on_guard(doing.table, card):
            doing.table.note("put_on_guard", player=seat, card=card)
            moves.put_on_guard(doing.table, card)


class PutInAction(AimedAtEach):
    """Put characters in action; only those on guard can be ("On Guard, In Action")."""

    verb: Literal["put_in_action"]

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        doing.table.note("put_in_action", player=seat, card=card)
        moves.put_in_action(doing.table, card)

    def may_be(self, table: Table, card: Card, doer: int) -> bool:
        return is_on_guard(table, card)


class Wound(AimedAtEach):
    """Place wounds on each of some characters."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["wound"]
    amount: Count = 1

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        wound(doing.table, card, self.amount)

    def aim(self) -> dict[str, Any]:
        return {"why": "aim-wound" if self.amount == 1 else "aim-wounds", "amount": self.amount}


class Heal(AimedAtEach):
    """Remove wounds from each of some characters."""

    counted: ClassVar[str | None] = "amount"
    worded: ClassVar[str | None] = "heal-wounds"
    verb: Literal["heal"]
    amount: Count = 1

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        heal(doing.table, card, self.amount)

    def aim(self) -> dict[str, Any]:
        return {"why": "aim-heal" if self.amount == 1 else "aim-heals", "amount": self.amount}


class HealAll(AimedAtEach):
    """Remove all wounds from some characters."""

    verb: Literal["heal_all"]

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        heal(doing.table, card, doing.table.marks.get((card, WOUNDS), 0))


class ThisTurn(AimedAtEach):
    """Make something true of some characters until the turn ends, of those there when it is carried out."""

    verb: Literal["this_turn"]
    by: Literal["you"] = "you"
    what: Annotated[Has | Cannot, Field(discriminator="verb"), AfterValidator(partial(said_once, "target"))]
    """Its own target is left out."""

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        table, what = doing.table, self.what
        owner = table.place_of(card)[1]
        if isinstance(what, Has):
            table.note(
                "raised" if what.amount > 0 else "lowered",
                card=card,
                owner=owner,
                stat=what.stat,
                n=abs(what.amount),
            )
            change(table, card, what.stat, what.amount)
        else:
            table.note("banned", card=card, owner=owner, deed=what.act)
            ban(table, card, what.act)

    def aim(self) -> dict[str, Any]:
        what = self.what
        if isinstance(what, Cannot):
            return {"why": f"aim-banned-{what.act}"}
        why = "aim-raised" if what.amount > 0 else "aim-lowered"
        return {"why": why, "stat": what.stat, "amount": abs(what.amount)}


class TakeControl(AimedAtEach):
    """Take control of a character, for as long as this card is on the table or until the turn ends.

    It comes to your village as it lies.
    """

    verb: Literal["take_control"]
    target: Annotated[Pick, AfterValidator(only_characters)]
    lasts: Literal["while_here", "this_turn"]

    def upon_one(self, doing: Effect, seat: int, card: Card) -> None:
        table = doing.table
        holder = None
        if self.lasts == "while_here":
            holder = doing.speaker
            if holder is None or not is_on_table(table, holder):
                return  # who has left the table holds nobody
        table.note("control_taken", player=seat, rival=table.place_of(card)[1], card=card)
        moves.take_control(table, card, seat, holder)

    def may_be(self, table: Table, card: Card, doer: int) -> bool:
        return table.place_of(card)[1] != doer

    def aim(self) -> dict[str, Any]:
        return {"why": f"aim-{self.verb}-{self.lasts}"}


def wound(table: Table, card: Card, count: int) -> None:
    """Place wounds on a character ("Wounds")."""
    if count:
        table.mark(card, WOUNDS, table.marks.get((card, WOUNDS), 0) + count)
        table.note("wounds_placed", card=card, owner=table.place_of(card)[1], n=count)


def heal(table: Table, card: Card, count: int) -> None:
    """Remove wounds from a character, as far as it bears any."""
    wounds = table.marks.get((card, WOUNDS), 0)
    removed = min(count, wounds)
    if removed:
        table.mark(card, WOUNDS, wounds - removed)
        table.note("wounds_removed", card=card, owner=table.place_of(card)[1], n=removed)


PEOPLE = (
    Discard,
    ReturnToVillage,
    ReturnToHand,
    PutOnGuard,
    PutInAction,
    Wound,
    Heal,
    HealAll,
    ThisTurn,
    TakeControl,
)
