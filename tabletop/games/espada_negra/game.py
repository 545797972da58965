"""Espada Negra as the kernel knows it: seats, options, zones, cards, phases, surrender."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from tabletop.effects.printed import PrintedGame
from tabletop.effects.seats import clockwise_orders, is_out
from tabletop.engine import Card, Dice, Layout, OptionSpec, Place, Reason, Table
from tabletop.games.espada_negra import rules
from tabletop.games.espada_negra.attack import attacking
from tabletop.games.espada_negra.auction import bidding, deciding, highest_bid
from tabletop.games.espada_negra.contest import spying
from tabletop.games.espada_negra.effects import WORDS
from tabletop.games.espada_negra.house import HouseRules, house
from tabletop.games.espada_negra.leaving import surrender
from tabletop.games.espada_negra.pieces import Piece
from tabletop.games.espada_negra.state import ATTACKS, BID, GOLD, MARKS, ZONES, Setup

ANY = "drawn"
"""No condition is agreed upon: there are only those that are drawn."""
DESIGNS = (
    "rey",
    "ciudad",
    "campo",
    "campesino",
    "caballero",
    "guerrero",
    "inquisidor",
    "confidente",
    "contrabandista",
    "almogavar",
    "flagelante",
    "espada-negra",
    "catedral",
    "mercader",
    "hermano",
    "relicario",
    "molino",
    "alcaide",
)
"""The designs with an initial condition, which a group may agree upon."""


class EspadaNegra(PrintedGame):
    """Bidders, raiders and spies who want the most victory (Espada Negra, "Victory")."""

    id = "espada_negra"
    version = 1
    players = range(2, 9)
    reactions = True
    words = WORDS
    options = (
        OptionSpec("ties", ("secret", "internal", "external")),
        OptionSpec("zero_is_no_bid", (False, True)),
        OptionSpec("conditions", (0, 1, 2, 3)),
        OptionSpec("condition", (ANY, *DESIGNS)),
    )
    phases: ClassVar = {
        "attack": attacking,
        "bid": bidding,
        "tie": deciding,
        "spy": spying,
    }
    deeds: ClassVar = dict.fromkeys(["lot_bought", "lot_stormed", "lot_gained", "lot_looted"], "player")
    prices: ClassVar = dict.fromkeys(["lot_bought", "lot_won"], "n")

    @cached_property
    def _pieces(self) -> tuple[Piece, ...]:
        return self.each(Piece)

    def layout(self, seats: int, options: Mapping[str, Any]) -> Layout:
        """Return the zones; of the conditions in force all other rules follow."""
        return Layout(ZONES, seats, MARKS, turn_numbers=(ATTACKS,), watched=("conditions",))

    def faces(self, seats: int, options: Mapping[str, Any]) -> Sequence[Piece]:
        """Return the 48 cards."""
        return self._pieces

    def configure(self, seats: int, options: Mapping[str, Any]) -> Setup:
        """Work out how this group plays ("Tie-break options", "Initial condition")."""
        return Setup(
            orders=clockwise_orders(seats),
            rules=HouseRules(ties=options["ties"], zero_is_no_bid=options["zero_is_no_bid"]),
            drawn=options["conditions"],
            agreed=None if options["condition"] == ANY else options["condition"],
        )

    def begin(self, table: Table) -> None:
        """Put conditions into force, give everybody gold, and begin the first turn ("Starting the game")."""
        begin_conditions(table)
        auctioneer = table.roll(table.seats)
        table.note("presides", player=auctioneer)
        in_force = house(table)
        for seat in range(table.seats):
            privilege = seat == auctioneer and in_force.ties == "internal"
            table.count(seat, GOLD, in_force.gold - privilege)
        rules.begin_turn(table, auctioneer)

    def concede(self, table: Table, seat: int) -> bool:
        """Leave the match."""
        return surrender(table, seat)

    def why_not_concede(self, table: Table, seat: int) -> Reason | None:
        """A player who has left has nothing left to surrender."""
        return Reason("reason-has-left") if is_out(table, seat) else None

    def home(self, table: Table, card: Card) -> Place:
        """Return the deck."""
        return ("deck", 0)

    def guess_seal(self, table: Table, seat: int, name: str, dice: Dice) -> int:
        """Return a bid that a seat might have made: any that it could afford."""
        if name != BID:
            raise LookupError(f"{self.id} seals bids, and no {name}")
        return dice.below(highest_bid(table, seat) + 1)


def begin_conditions(table: Table) -> None:
    """Remove the cards whose initial conditions are in force: the one agreed upon, then those drawn (rulings D18)."""
    setup: Setup = table.setup
    faces = table.faces
    if setup.agreed is not None:
        card = next(card for card in table.zone("box") if faces[card].id == setup.agreed)
        table.move(card, "conditions")
        table.note("condition_agreed", card=card)
    table.gather(table.zone("box"), "deck")
    table.shuffle("deck")
    for _ in range(setup.drawn):
        card = table.zone("deck")[-1]
        table.move(card, "conditions")
        table.note("condition_drawn", card=card)
