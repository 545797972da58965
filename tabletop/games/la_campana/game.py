"""La Campaña as the kernel knows it: seats, options, zones, cards, phases, surrender."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from tabletop.effects.printed import PrintedGame
from tabletop.effects.seats import clockwise_orders, is_out, living
from tabletop.engine import Card, Demand, Dice, Layout, OptionSpec, Reason, Table
from tabletop.games.la_campana import rules
from tabletop.games.la_campana.effects import WORDS
from tabletop.games.la_campana.pieces import Piece, piece_of
from tabletop.games.la_campana.state import FIELD_LIMIT, MARKS, RECRUITED, STEPS, ZONES, Setup


class LaCampana(PrintedGame):
    """Battles of mages, knights and archers (La Campaña, "Objective")."""

    id = "la_campana"
    version = 1
    players = range(2, 6)
    words = WORDS
    options = (
        OptionSpec("mode", ("individual", "alliance"), (4,)),
        OptionSpec("neighbours", (False, True), (5,)),
        OptionSpec("overdraw", (False, True)),
        OptionSpec("youngest", (0, 1, 2, 3, 4), is_seat=True),
    )
    phases: ClassVar = {"muster": rules.muster, "act": rules.act}
    deeds: ClassVar = dict.fromkeys([
        "attacked", "besieged", "healed", "laid_gold", "laid_relic", "recruited", "reinforced", "shielded",
        "spied_deck", "spied_hand", "stole", "sure_shot", "traded",
    ], "player")  # fmt: skip

    @cached_property
    def _pieces(self) -> tuple[Piece, ...]:
        return self.each(piece_of)

    def layout(self, seats: int, options: Mapping[str, Any]) -> Layout:
        """Return the zones."""
        return Layout(ZONES, seats, MARKS, turn_numbers=(STEPS, RECRUITED))

    def faces(self, seats: int, options: Mapping[str, Any]) -> Sequence[Piece]:
        """Return the 60 cards; a two-player battle leaves three of them out when it is set up."""
        return self._pieces

    def configure(self, seats: int, options: Mapping[str, Any]) -> Setup:
        """Work out sides, goal and wins (La Campaña, "Objective", "Setup")."""
        alliance = options["mode"] == "alliance"
        sides = tuple([seat % 2 if alliance else seat for seat in range(seats)])
        return Setup(
            seats=seats,
            sides=sides,
            rivals=tuple(
                [
                    tuple([one for one in around if sides[one] != sides[around[0]]])
                    for around in clockwise_orders(seats)
                ]
            ),
            allies=tuple([(seat + 2) % seats if alliance else None for seat in range(seats)]),
            goal=30 if alliance else 25,
            wins=2 if seats <= 3 or alliance else 1,
            neighbours=options["neighbours"],
            overdraw=options["overdraw"],
            youngest=options["youngest"],
            beats={piece.suit: piece.beats for piece in self._pieces if piece.beats},
        )

    def begin(self, table: Table) -> None:
        """Set up the first battle; the youngest player will start it."""
        rules.set_up_battle(table, table.setup.youngest)

    def concede(self, table: Table, seat: int) -> bool:
        """Surrender the battle."""
        return rules.surrender(table, seat)

    def why_not_concede(self, table: Table, seat: int) -> Reason | None:
        """A player who is out has nothing left to surrender."""
        return Reason("reason-out") if is_out(table, seat) else None

    def demands(self, table: Table, seat: int) -> Sequence[Demand]:
        """While warriors are mustered, each hand is still as it was dealt: three of the warriors' deck."""
        if table.phase != "muster":
            return ()
        return [
            (table.zone("hand", other), _is_of_the_warriors_deck, 3)
            for other in living(table)
            if other != seat
        ]

    def guess_seal(self, table: Table, seat: int, name: str, dice: Dice) -> tuple[Card, ...]:
        """Guess which warriors a seat has mustered: any number of those it holds."""
        held = [card for card in table.zone("hand", seat) if table.faces[card].is_warrior]
        dice.shuffle(held)
        return tuple(held[: 1 + dice.below(min(len(held), FIELD_LIMIT))])


def _is_of_the_warriors_deck(piece: Piece) -> bool:
    return piece.type == "warrior"
