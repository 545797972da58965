"""What an option would do, worked out from a view alone: for the screen to tell before anything is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from tabletop.controller.tables import Preview
from tabletop.engine import Option, PlayerView
from tabletop.games.la_campana.actions import DECK
from tabletop.games.la_campana.pieces import Piece, damage_of, gold_of
from tabletop.games.la_campana.state import Setup

_Teller: TypeAlias = Callable[[PlayerView, Piece, int], Preview | None]


class Forecast:
    """Tell what options would do.

    :param setup: of the match.
    :param pieces: the printed facts by slug.
    """

    def __init__(self, setup: Setup, pieces: Mapping[str, Piece]) -> None:
        self._setup = setup
        self._pieces = pieces
        self._upon_card: dict[str, _Teller] = {
            "attack": self._attack,
            "sure_shot": self._sure_shot,
            "heal": self._heal,
            "shield": self._shield,
        }

    def of(self, view: PlayerView, option: Option) -> Preview | None:
        """Return what an option would do, or None where it is plain."""
        slug = None if option.card is None else view.faces.get(option.card)
        if slug is None:
            return None
        piece = self._pieces[slug]
        if isinstance(option.target, int):
            tell = self._upon_card.get(option.verb)
            return None if tell is None else tell(view, piece, option.target)
        if option.target is None:
            return None
        owner = option.target[1]
        match option.verb:
            case "besiege":
                return Preview("preview-besiege", {"n": piece.besiege, "owner": owner}, "red")
            case "steal":
                return Preview("preview-steal", {"n": piece.steal, "owner": owner}, "gold")
            case "spy":
                if option.target == DECK:
                    return Preview("preview-spy-deck", {"n": min(piece.spy, len(view.zones[DECK]))})
                return Preview("preview-spy-hand", {"n": len(view.zones["hand", owner]), "owner": owner})
            case "trade":
                return Preview("preview-trade", {"n": piece.trade}, "gold")
            case "build":
                return self._build(view, piece, owner)
        return None

    def castle_gold(self, view: PlayerView, seat: int) -> int:
        """Return the gold in the castle on a battlefield, as this view shows it."""
        return gold_of([self._face(view, card) for card in view.zones["castle", seat]])

    def _attack(self, view: PlayerView, weapon: Piece, target: int) -> Preview:
        struck = self._shield_of(view, target)
        if struck is None:
            struck = target
        damage, pure = damage_of(weapon, self._face(view, struck), self._setup.beats)
        return self._blow(view, struck, damage, "pure" if pure else "impure")

    def _blow(self, view: PlayerView, struck: int, damage: int, blow: str) -> Preview:
        piece = self._face(view, struck)
        left = (piece.shield or piece.life) - view.mark(struck, "damage") - damage
        args = {"damage_half": damage, "blow": blow, "left_half": left, "card_target": piece.id}
        if piece.shield:
            ending = "shield-holds" if left > 0 else "shield-breaks"
        else:
            ending = "wounds" if left > 0 else "falls"
        return Preview(f"preview-{ending}", args, "gold" if left > 0 else "red")

    def _sure_shot(self, view: PlayerView, power: Piece, target: int) -> Preview:
        piece = self._face(view, target)
        if self._shield_of(view, target) is not None:
            return Preview("preview-shot-breaks", {"card_target": piece.id}, "gold")
        if piece.always_impure:
            return self._blow(view, target, power.dragon_damage, "impure")
        return Preview("preview-shot-falls", {"card_target": piece.id}, "red")

    def _heal(self, view: PlayerView, power: Piece, target: int) -> Preview:
        args = {"damage_half": view.mark(target, "damage"), "card_target": self._face(view, target).id}
        return Preview("preview-heals", args, "green")

    def _shield(self, view: PlayerView, power: Piece, target: int) -> Preview:
        args = {"shield_half": power.shield, "card_target": self._face(view, target).id}
        return Preview("preview-shields", args, "steel")

    def _build(self, view: PlayerView, piece: Piece, owner: int) -> Preview:
        goal = self._setup.goal
        if not view.zones["castle", owner]:
            gold = gold_of([piece])
            return Preview("preview-relic", {"gold": gold, "goal": goal}, "gold")
        gold = self.castle_gold(view, owner) + piece.value
        ending = "preview-castle-done" if gold >= goal else "preview-castle"
        return Preview(ending, {"gold": gold, "goal": goal}, "gold")

    def _face(self, view: PlayerView, card: int) -> Piece:
        return self._pieces[view.faces[card]]

    def _shield_of(self, view: PlayerView, warrior: int) -> int | None:
        return next((card for card in view.upon(warrior) if self._face(view, card).shield), None)
