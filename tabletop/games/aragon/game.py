"""Aragón as the kernel knows it: seats, options, zones, cards, phases, surrender."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from tabletop.effects.printed import PrintedGame
from tabletop.engine import Card, Layout, OptionSpec, Place, Reason, Table
from tabletop.games.aragon import drafting, ending, rules
from tabletop.games.aragon.effects import WORDS
from tabletop.games.aragon.pieces import Piece
from tabletop.games.aragon.state import (
    ACTIONS,
    CHANGED,
    HAND,
    IN_PLAY,
    MARKS,
    OPENING,
    PLAYED,
    SILENT,
    ZONES,
    Setup,
    spent,
)

FIRST = ("dice", "seat-1", "seat-2")
"""Who begins: the dice say, or the players do: whoever lost their last match ("Setup and first turn")."""


class Aragon(PrintedGame):
    """Two rulers who want to unite Aragón ("Object of the game")."""

    id = "aragon"
    version = 2
    players = range(2, 3)
    words = WORDS
    options = (OptionSpec("leaders", (False, True)), OptionSpec("first", FIRST, by_loser=True))
    phases: ClassVar = {
        "beginning": rules.beginning,
        "planning": rules.planning,
        "influence": rules.influence,
        "draft": drafting.draft,
        "pass": drafting.pass_on,
    }
    deeds: ClassVar = dict.fromkeys(["card_placed", "leader_given_up"], "player")

    @cached_property
    def _pieces(self) -> tuple[Piece, ...]:
        return self.each(Piece)

    @cached_property
    def _without_leaders(self) -> tuple[Piece, ...]:
        return tuple([piece for piece in self._pieces if not piece.is_leader])

    @cached_property
    def _layout(self) -> Layout:
        able = dict.fromkeys([piece.id for piece in self._without_leaders if piece.turn_ability])
        anew = (PLAYED, ACTIONS, CHANGED, *map(spent, able))
        return Layout(ZONES, 2, MARKS, turn_numbers=anew, watched=IN_PLAY, watched_marks=(SILENT,))

    def layout(self, seats: int, options: Mapping[str, Any]) -> Layout:
        """Return the zones: all matches of two have the same."""
        return self._layout

    def faces(self, seats: int, options: Mapping[str, Any]) -> Sequence[Piece]:
        """Return the 60 cards, and the three Leaders if they are played with ("James, Philip, and Randall")."""
        return self._pieces if options["leaders"] else self._without_leaders

    def configure(self, seats: int, options: Mapping[str, Any]) -> Setup:
        """Work out whether there are Leaders, and who begins (ruling C14)."""
        first = options["first"]
        return Setup(options["leaders"], None if first == "dice" else FIRST.index(first) - 1)

    def begin(self, table: Table) -> None:
        """Shuffle the cards, deal four to each player and begin the opening turn ("Setup and first turn")."""
        setup: Setup = table.setup
        faces = table.faces
        deck = table.zone("deck")
        if setup.leaders:
            self._hand_out_leaders(table, [card for card in deck if faces[card].is_leader])
        table.shuffle("deck")
        for _ in range(HAND):
            for seat in (0, 1):
                table.move(deck[-1], "hand", seat)
        first = table.roll(2) if setup.first is None else setup.first
        table.count(0, OPENING, 1)
        table.begin_turn(first)
        table.note("opening", player=first)
        table.enter("beginning")

    def _hand_out_leaders(self, table: Table, leaders: list[Card]) -> None:
        """Give each player a Leader by chance, and set the third aside (ruling C10)."""
        for seat in (0, 1):
            table.move(leaders.pop(table.roll(len(leaders))), "leader", seat)
        for card in leaders:
            table.move(card, "aside")

    def concede(self, table: Table, seat: int) -> bool:
        """Surrender the match."""
        return ending.surrender(table, seat)

    def why_not_concede(self, table: Table, seat: int) -> Reason | None:
        """Nothing forbids a surrender."""
        return None

    def home(self, table: Table, card: Card) -> Place:
        """Return the draw deck, or for a Leader the cards that are set aside."""
        return ("aside" if table.faces[card].is_leader else "deck", 0)

    def pool(self, table: Table, card: Card) -> int:
        """Return whether it is a Leader: that is public of every card."""
        return int(table.faces[card].is_leader)
