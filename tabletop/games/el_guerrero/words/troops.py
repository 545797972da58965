"""Verbs about troops: their tokens, their coming and going, whose they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.cards.models import Count
from tabletop.effects.seats import is_out
from tabletop.effects.sentences import NO, Act
from tabletop.engine import Asking, Card, Choose, Option, Rules, Table
from tabletop.games.el_guerrero import moves
from tabletop.games.el_guerrero.figures import can_rise, strength_of
from tabletop.games.el_guerrero.state import is_full
from tabletop.games.el_guerrero.words.targets import Pick, Target

if TYPE_CHECKING:
    from tabletop.games.el_guerrero.work import Effect, Work


class Aimed(Act):
    """A verb about one troop: the card itself, or one of an army."""

    target: Target

    def do(self, doing: Effect) -> Rules:
        troop = yield from self.choose(doing)
        if troop is not None:
            yield from self.upon(doing, troop)

    def upon(self, doing: Effect, troop: Card) -> Rules:
        """Do it to the troop."""
        self.at_once(doing, troop)
        return
        yield

    def at_once(self, doing: Effect, troop: Card) -> None:
        """Do it to the troop, where nothing more is asked."""

    def may_be(self, table: Table, troop: Card) -> bool:
        """Return whether it can be done to a troop at all."""
        return True

    def choose(self, doing: Effect) -> Asking[Card | None]:
        """Have the troop chosen.

        :returns: it, or None if there is none.
        """
        target = self.target
        if not isinstance(target, Pick):
            lies = doing.table.place_of(doing.source)[0]
            return doing.source if lies in self.reach else None
        seat = doing.who(target.controller)
        if seat is None:
            return None
        found = self.among(doing.table, seat, target)
        if target.pick == "weakest" and found:
            return min(found, key=lambda troop: (strength_of(doing.table, troop), doing.table.id_of(troop)))
        return (
            yield from pick_troop(
                doing, doing.you, prompt_for(doing, seat), seat, lambda table: self.among(table, seat, target)
            )
        )

    @property
    def reach(self) -> tuple[str, ...]:
        """Return the zones in which a card that speaks of itself can be reached."""
        return ("army", "lasting")

    def among(self, table: Table, seat: int, target: Pick) -> list[Card]:
        """List the troops from which one is taken."""
        most = 99 if target.strength_at_most is None else target.strength_at_most
        return [
            troop
            for troop in table.zone("army", seat)
            if strength_of(table, troop) <= most and self.may_be(table, troop)
        ]


class AddStrength(Aimed):
    """Add strength to a troop, up to a token of 4."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["add_strength"]
    amount: Count

    def at_once(self, doing: Effect, troop: Card) -> None:
        moves.add_strength(doing.table, troop, self.amount)

    def may_be(self, table: Table, troop: Card) -> bool:
        return can_rise(table, troop)


class RemoveStrength(Aimed):
    """Take strength off the token of a troop."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["remove_strength"]
    amount: Count

    def at_once(self, doing: Effect, troop: Card) -> None:
        moves.remove_strength(doing.table, troop, self.amount)

    def may_be(self, table: Table, troop: Card) -> bool:
        return moves.may_lose(table, troop)


class MoveStrength(Act):
    """Move strength from the token of a troop of your rival to one of yours."""

    counted: ClassVar[str | None] = "amount"
    verb: Literal["move_strength"]
    amount: Count

    def do(self, doing: Effect) -> Rules:
        table, rival, you = doing.table, doing.who("rival"), doing.you
        if rival is None:
            return
        giver = yield from pick_troop(
            doing,
            you,
            "prompt-pick-troop",
            rival,
            lambda table: [troop for troop in table.zone("army", rival) if moves.may_lose(table, troop)],
        )
        if giver is None:
            return
        lost = moves.remove_strength(table, giver, self.amount)
        taker = yield from pick_troop(
            doing,
            you,
            "prompt-pick-own-troop",
            you,
            lambda table: [troop for troop in table.zone("army", you) if can_rise(table, troop)],
        )
        if taker is not None:
            moves.add_strength(table, taker, lost)


class Discard(Aimed):
    """Discard a troop, or the card itself."""

    verb: Literal["discard"]

    def at_once(self, doing: Effect, troop: Card) -> None:
        discard_from_play(doing.work, troop)

    def may_be(self, table: Table, troop: Card) -> bool:
        return moves.may_be_discarded(table, troop)


class ReturnToHand(Aimed):
    """Return a card that has just been discarded, or lies in an army, to your hand."""

    worded: ClassVar[str | None] = "return_to_your_hand"
    verb: Literal["return_to_hand"]
    target: Literal["self"]

    @property
    def reach(self) -> tuple[str, ...]:
        return ("army", "discard")

    def at_once(self, doing: Effect, troop: Card) -> None:
        doing.table.note("troop_returned", player=doing.you, card=troop)
        doing.table.move(troop, "hand", doing.you)


class TakeTroop(Aimed):
    """Take a troop with its token into your army; a full one has to make room, or it stays."""

    verb: Literal["take_troop"]
    target: Pick

    def may_be(self, table: Table, troop: Card) -> bool:
        return moves.may_be_taken(table, troop)

    def upon(self, doing: Effect, troop: Card) -> Rules:
        table, you = doing.table, doing.you
        table.note("aimed", player=you, card_source=doing.face, card=troop)
        rival = moves.owner_of(table, troop)
        has_room = yield from make_room(doing.work, you, troop, doing.face)
        if has_room and not is_out(table, you) and table.place_of(troop) == ("army", rival):
            table.note("troop_taken", player=you, rival=rival, card=troop)
            moves.hand_over(table, troop, you)


class ExchangeTroops(Act):
    """Exchange a troop of yours for one of your rival's, tokens and all (*Pregunta de intercambio*).

    Each of the two says which troop they give, whoever plays the card first.
    """

    verb: Literal["exchange_troops"]

    def do(self, doing: Effect) -> Rules:
        table, rival, you = doing.table, doing.who("rival"), doing.you
        if rival is None:
            return

        def free(seat: int) -> Callable[[Table], list[Card]]:
            return lambda table: [
                troop for troop in table.zone("army", seat) if moves.may_be_taken(table, troop)
            ]

        if not free(you)(table) or not free(rival)(table):
            return
        given = yield from pick_troop(doing, you, "prompt-pick-give", you, free(you))
        taken = None
        if given is not None:
            taken = yield from pick_troop(doing, rival, "prompt-pick-give", rival, free(rival))
        if given is None or taken is None:
            return
        table.note("troops_exchanged", player=you, rival=rival, card=given, card_target=taken)
        moves.hand_over(table, given, rival)
        moves.hand_over(table, taken, you)


def prompt_for(doing: Effect, owner: int) -> str:
    """Return the prompt that asks for a troop of somebody, or of the asked player's own."""
    return "prompt-pick-own-troop" if owner == doing.you else "prompt-pick-troop"


def pick_troop(
    doing: Effect, chooser: int, prompt: str, owner: int, among: Callable[[Table], list[Card]]
) -> Asking[Card | None]:
    """Have a player pick a troop; where there is one alone, it is that.

    :param owner: in whose army.
    :param among: (table) -> the troops to choose from.
    :returns: the troop, None if there is none or one of the two has left.
    """
    table = doing.table

    def which(table: Table, _seat: int) -> list[Option]:
        found = [] if is_out(table, owner) else among(table)
        return [Option("choose", table.id_of(troop)) for troop in found] or [Option("no")]

    option = which(table, chooser)[0]
    if len(which(table, chooser)) > 1:
        option = yield Choose(
            table, chooser, prompt, which, card=doing.face, ability=doing.index, rival=owner
        )
    if option.card is None or is_out(table, chooser):
        return None
    troop: Card = table.by_id[option.card]
    table.note("aimed", player=chooser, card_source=doing.face, card=troop)
    return troop


def make_room(work: Work, seat: int, comer: Card, face: str) -> Asking[bool]:
    """Have a player with a full army say which troop makes room for another, or that none does.

    :param comer: the troop that would come; :param face: the slug of the card that brings it.
    :returns: whether there is room now.
    """
    table = work.table
    if not is_full(table, seat):
        return True

    def which(table: Table, seat: int) -> list[Option]:
        return [*(Option("choose", table.id_of(one)) for one in table.zone("army", seat)), NO]

    option = yield Choose(
        table, seat, "prompt-eg-make-room", which, decline=NO, card=face, comer=table.faces[comer].id
    )
    if option.card is None:
        return False
    discard_from_play(work, table.by_id[option.card])
    return True


def discard_from_play(work: Work, card: Card) -> None:
    """Discard a troop or a card in play; it may say something when it goes."""
    table = work.table
    owner = moves.owner_of(table, card)
    work.wake_card(card, "is_discarded", owner)
    table.note("card_lost", card=card, owner=owner)
    table.move(card, "discard")


TROOPS = (AddStrength, RemoveStrength, MoveStrength, Discard, ReturnToHand, TakeTroop, ExchangeTroops)
