"""Step ii: who may attack whom with a weapon, besiege which castle, and use which power on whom.

La Campaña, "Attack / Use Powers"; what then happens is told in `combat`.
"""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from tabletop.engine import Card, Place, Reason, Rules, Table
from tabletop.games.la_campana import combat
from tabletop.games.la_campana.action import Action, Warriors
from tabletop.games.la_campana.pieces import Piece
from tabletop.games.la_campana.state import commands, living_neighbours, living_rivals, shield_of


class Attack(Warriors):
    """La Campaña, "Attacking with Weapons"."""

    verb = "attack"
    step = 2

    def suits(self, piece: Piece) -> bool:
        return bool(piece.wielder)

    def why_not_card(self, table: Table, seat: int, card: Card) -> Reason | None:
        faces = table.faces
        suit = faces[card].suit
        for warrior in table.zone("field", seat):
            if suit in faces[warrior].wields:
                return None
        return no_wielder(faces[card].wielder)

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        id_of = table.id_of
        return [
            id_of(warrior) for rival in self._reach(table, seat) for warrior in table.zone("field", rival)
        ]

    def why_not_warrior(self, table: Table, seat: int, warrior: Card, owner: int) -> Reason | None:
        if owner not in table.setup.rivals[seat]:
            return Reason("reason-own-warrior")
        return None if owner in self._reach(table, seat) else Reason("reason-not-neighbour")

    def _reach(self, table: Table, seat: int) -> list[int]:
        """List the rivals that a weapon reaches: the optional rule for five limits it to the neighbours."""
        if table.setup.neighbours:
            return sorted(set(living_neighbours(table, seat)))
        return living_rivals(table, seat)

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> Rules:
        assert type(target) is int
        return combat.attack(table, seat, card, table.by_id[target])


@cache
def no_wielder(suit: str) -> Reason:
    """Return the objection that a player has no warrior of a type; made once, since it is met so often."""
    return Reason("reason-no-wielder", {"wielder": suit})


class Besiege(Action):
    """La Campaña, "Attacking with Siege"."""

    verb = "besiege"
    step = 2

    def suits(self, piece: Piece) -> bool:
        return piece.besiege > 0

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        return [
            ("castle", rival) for rival in living_rivals(table, seat) if len(table.zone("castle", rival)) > 1
        ]

    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        if type(target) is not tuple or target[0] != "castle" or target[1] not in table.setup.rivals[seat]:
            return Reason("reason-target-castle")
        # A bare relic has nothing to lose: the relic itself is safe.
        return None if len(table.zone("castle", target[1])) > 1 else Reason("reason-no-gold-in-castle")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> None:
        assert type(target) is tuple
        combat.besiege(table, seat, card, target[1])


class Power(Warriors):
    """La Campaña, "Powers": what a power can do depends on the warriors on your own battlefield."""

    step = 2
    commander: ClassVar[str]

    def suits(self, piece: Piece) -> bool:
        return bool(getattr(piece, self.commander))

    def why_not_card(self, table: Table, seat: int, card: Card) -> Reason | None:
        suit = getattr(table.faces[card], self.commander)
        return None if commands(table, seat, suit) else Reason("reason-no-commander", {"wielder": suit})

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        ally = table.setup.allies[seat]
        seats = (seat,) if ally is None else (seat, ally)
        return [
            table.id_of(warrior)
            for owner in seats
            for warrior in table.zone("field", owner)
            if self.why_not_warrior(table, seat, warrior, owner) is None
        ]

    def why_not_warrior(self, table: Table, seat: int, warrior: Card, owner: int) -> Reason | None:
        if owner in table.setup.rivals[seat]:
            return Reason("reason-rival-warrior")
        if table.faces[warrior].no_powers:
            return Reason("reason-dragon-no-powers")
        return self.why_not_effect(table, warrior)

    def why_not_effect(self, table: Table, warrior: Card) -> Reason | None:
        """Return why the power would do nothing for this warrior."""
        return None


class Heal(Power):
    """Healing, the mage's power."""

    verb = "heal"
    commander = "heal"

    def why_not_effect(self, table: Table, warrior: Card) -> Reason | None:
        return None if (warrior, "damage") in table.marks else Reason("reason-unhurt")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> None:
        assert type(target) is int
        combat.heal(table, seat, card, table.by_id[target])


class GiveShield(Power):
    """Shield, the knight's power."""

    verb = "shield"
    commander = "shield_by"

    def why_not_effect(self, table: Table, warrior: Card) -> Reason | None:
        return None if shield_of(table, warrior) is None else Reason("reason-shielded")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> None:
        assert type(target) is int
        combat.give_shield(table, seat, card, table.by_id[target])


class SureShot(Power):
    """Sure Shot, the archer's power: any rival warrior, at whatever distance."""

    verb = "sure_shot"
    commander = "sure_shot"

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        id_of = table.id_of
        return [
            id_of(warrior) for rival in living_rivals(table, seat) for warrior in table.zone("field", rival)
        ]

    def why_not_warrior(self, table: Table, seat: int, warrior: Card, owner: int) -> Reason | None:
        return None if owner in table.setup.rivals[seat] else Reason("reason-own-warrior")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> Rules:
        assert type(target) is int
        return combat.sure_shot(table, seat, card, table.by_id[target])
