"""Verbs about the combat that goes on, and about the card that has just been announced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from tabletop.effects.seats import is_out
from tabletop.effects.sentences import Act, AtOnce
from tabletop.engine import Card, Choose, Option, Rules, Table
from tabletop.games.el_guerrero.figures import forbidden_by
from tabletop.games.el_guerrero.state import (
    BONUS,
    CALLED_OFF,
    DEFENDER,
    SWAPPED,
    attacker,
    combat_goes_on,
    defender,
    rivals_of,
)
from tabletop.games.el_guerrero.words.goods import ToOne

if TYPE_CHECKING:
    from tabletop.games.el_guerrero.work import Effect


class AddToCombat(AtOnce):
    """Give a side more strength in this combat, or less: `amount` is what is added.

    :param side: you, or whoever attacks.
    """

    verb: Literal["add_to_combat"]
    amount: Annotated[int, Field(ge=-9, le=9)]
    side: Literal["you", "attacker"]

    @property
    def doer(self) -> str:
        """Name who has it."""
        return self.side

    def happen(self, doing: Effect) -> None:
        table = doing.table
        seat = doing.you if self.side == "you" else attacker(table)
        if combat_goes_on(table) and seat is not None:
            table.count(seat, BONUS, table.number(seat, BONUS) + self.amount)
            table.note("combat_bonus" if self.amount > 0 else "combat_malus", player=seat, n=abs(self.amount))


class SwapArmies(AtOnce):
    """Have each side fight this combat with the strength of the other's army."""

    verb: Literal["swap_armies"]

    def happen(self, doing: Effect) -> None:
        table = doing.table
        if combat_goes_on(table):
            table.count(0, SWAPPED, 1 - table.number(0, SWAPPED))
            table.note("armies_swapped", player=attacker(table), rival=defender(table))


class CallOff(AtOnce):
    """Call the attack off: nobody wins it, nobody loses it."""

    verb: Literal["call_off"]

    def happen(self, doing: Effect) -> None:
        table = doing.table
        if combat_goes_on(table):
            table.count(0, CALLED_OFF, 1)
            table.note("attack_called_off", player=attacker(table), rival=defender(table))


class Redirect(Act):
    """Redirect the attack to another player of your choice: neither the attacker nor yourself."""

    verb: Literal["redirect"]

    def do(self, doing: Effect) -> Rules:
        table, you = doing.table, doing.you
        here = attacker(table)
        if not combat_goes_on(table) or not new_defenders(table):
            return

        def which(table: Table, _seat: int) -> list[Option]:
            seats = new_defenders(table)
            return [Option("rival", None, ("player", seat)) for seat in seats] or [Option("no")]

        option = which(table, you)[0]
        if len(new_defenders(table)) > 1:
            option = yield Choose(table, you, "prompt-new-defender", which, card=doing.face, player=here)
        if isinstance(option.target, tuple) and combat_goes_on(table) and not is_out(table, you):
            seat = option.target[1]
            table.count(0, DEFENDER, 1 + seat)
            table.note("attack_redirected", player=here, rival=seat)


class Cancel(ToOne):
    """Cancel the card that has been announced: it is discarded without effect."""

    verb: Literal["cancel"]

    def befall(self, doing: Effect, seat: int) -> None:
        card = announced(doing)
        if card is not None:
            doing.table.note("card_cancelled", player=seat, card=card)
            doing.table.move(card, "discard")


class TakeAnnounced(ToOne):
    """Take the card that has been announced into your hand: it has no effect."""

    verb: Literal["take_announced"]

    def befall(self, doing: Effect, seat: int) -> None:
        card = announced(doing)
        if card is not None:
            doing.table.note("announced_taken", player=doing.you, rival=seat, card=card)
            doing.table.move(card, "hand", doing.you)


def new_defenders(table: Table) -> list[int]:
    """List to whom the present attack could be redirected, clockwise from the attacker."""
    here, there = attacker(table), defender(table)
    if here is None:
        return []
    return [
        seat
        for seat in rivals_of(table, here)
        if seat != there and forbidden_by(table, seat, "be_attacked") is None
    ]


def announced(doing: Effect) -> Card | None:
    """Return the card that an instant answers, as long as it has not taken effect."""
    card = doing.moment.card if doing.moment is not None else None
    return card if card is not None and doing.table.place_of(card)[0] == "playing" else None


FIGHTING = (AddToCombat, SwapArmies, CallOff, Redirect, Cancel, TakeAnnounced)
