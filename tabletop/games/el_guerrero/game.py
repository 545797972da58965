"""El Guerrero as the kernel knows it: seats, options, zones, cards, phases, surrender."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from tabletop.effects.printed import PrintedGame
from tabletop.effects.seats import clockwise_orders, is_out
from tabletop.engine import Card, Demand, Layout, OptionSpec, Place, Reason, Table
from tabletop.games.el_guerrero import rules
from tabletop.games.el_guerrero.effects import WORDS
from tabletop.games.el_guerrero.leaving import surrender
from tabletop.games.el_guerrero.pieces import Piece
from tabletop.games.el_guerrero.state import (
    ACTIONS,
    ATTACKS_LEFT,
    BASIC_TROOPS,
    DEED,
    FIRST_MORALE,
    HAND,
    LAST,
    MARKS,
    MORALE,
    PEACE,
    REMOVED,
    SPEAKING,
    TOKEN,
    ZONES,
    Setup,
)


class ElGuerrero(PrintedGame):
    """Generals who want to be the most powerful when War comes (El Guerrero, "Objective")."""

    id = "el_guerrero"
    version = 1
    players = range(3, 7)
    reactions = True
    words = WORDS
    options = (
        OptionSpec("trains", ("active", "everybody")),
        OptionSpec("rounds", ("next_turn", "end_of_turn")),
        OptionSpec("first", (0, 1, 2, 3, 4, 5), is_seat=True),
    )
    phases: ClassVar = {
        "muster": rules.muster,
        "open": rules.opening,
        "train": rules.training,
        "act": rules.act,
        "close": rules.closing,
    }
    deeds: ClassVar = {
        **dict.fromkeys(["announced", "announced_against", "announced_for", "reacted"], "player"),
        "trap_sprung": "rival",
    }

    @cached_property
    def _pieces(self) -> tuple[Piece, ...]:
        return self.each(Piece)

    def layout(self, seats: int, options: Mapping[str, Any]) -> Layout:
        """Return the zones."""
        return Layout(ZONES, seats, MARKS, turn_numbers=(DEED, ATTACKS_LEFT, ACTIONS), watched=SPEAKING)

    def faces(self, seats: int, options: Mapping[str, Any]) -> Sequence[Piece]:
        """Return the 117 cards and the generals; the set-up leaves some of them in the box."""
        return self._pieces

    def configure(self, seats: int, options: Mapping[str, Any]) -> Setup:
        """Work out where War may lie, and how this group plays ("Setup")."""
        return Setup(
            orders=clockwise_orders(seats),
            all_train=options["trains"] == "everybody",
            short_rounds=options["rounds"] == "end_of_turn",
            first=options["first"],
            removed=REMOVED[seats],
            last=LAST[seats],
        )

    def begin(self, table: Table) -> None:
        """Set up armies, deck, War, hands and Peace; generals are chosen in the first phase ("Setup")."""
        setup: Setup = table.setup
        piles: dict[str, list[Card]] = {}
        for card in map(Card, range(len(table.faces))):
            piles.setdefault(_pile(table.faces[card]), []).append(card)
        for card in piles["general"]:
            table.move(card, "generals")
        for seat in range(table.seats):
            for card in [piles["basic"].pop() for _ in range(BASIC_TROOPS)]:
                table.move(card, "army", seat)
                table.mark(card, TOKEN, 1)
            table.count(seat, MORALE, FIRST_MORALE)
        table.gather(piles["battle"], "deck")
        table.shuffle("deck")
        table.gather(table.zone("deck")[: setup.removed], "box")
        hide_war(table, piles["war"][0], setup.last)
        for _ in range(HAND):
            for seat in range(table.seats):
                table.move(table.zone("deck")[-1], "hand", seat)
        table.count(0, PEACE, 1 + setup.first)
        table.enter("muster")

    def concede(self, table: Table, seat: int) -> bool:
        """Leave the match."""
        return surrender(table, seat)

    def why_not_concede(self, table: Table, seat: int) -> Reason | None:
        """A player who has left has nothing left to surrender."""
        return Reason("reason-has-left") if is_out(table, seat) else None

    def demands(self, table: Table, seat: int) -> Sequence[Demand]:
        """War has not come yet: it is among the last cards of the deck."""
        if table.zone("war"):
            return ()
        last = table.zone("deck")[: 1 + table.setup.last]
        return [(last, _is_war, 1)] if last else ()

    def home(self, table: Table, card: Card) -> Place:
        """Return the deck of Battle cards and War, or where generals and spare basic troops lie."""
        zone = {"basic": "box", "general": "generals"}.get(table.faces[card].kind, "deck")
        return (zone, 0)

    def pool(self, table: Table, card: Card) -> int:
        """Return whether it is a Battle card or War, a basic troop, or a general: that is public of every card."""
        return {"basic": 1, "general": 2}.get(table.faces[card].kind, 0)


def hide_war(table: Table, war: Card, last: int) -> None:
    """Shuffle War among the last cards of the deck ("Setup")."""
    table.gather([war, *table.zone("deck")[:last]], "pile")
    table.shuffle("pile")
    for card in list(table.zone("pile")):
        table.move(card, "deck", bottom=True)


def _pile(piece: Piece) -> str:
    return "battle" if piece.is_battle else piece.kind


def _is_war(piece: Piece) -> bool:
    return piece.is_war
