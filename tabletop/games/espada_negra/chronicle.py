"""How the table tells what becomes of the cards of a turn: bids, attacks, acts of espionage, who got what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop.controller.staging import Act, Chronicle, Cue, Gone
from tabletop.engine import Event
from tabletop.engine.events import CardSeen

_OF_LOTS: Mapping[str, Cue] = {
    "lot_called": Cue(0.3),
    "assault_begun": Cue(0.9, "clash"),
    "assault_joined": Cue(0.9, "clash"),
    "assault_tied": Cue(1.4),
    "assault_won": Cue(1.3),
    "lot_stormed": Cue(1.1),
    "bids_opened": Cue(1.8, "flip"),
    "bids_tied": Cue(1.2),
    "tie_by_gold": Cue(1.1),
    "tie_by_auctioneer": Cue(1.1),
    "tie_by_word": Cue(1.1),
    "lot_bought": Cue(0.9, "coin"),
    "lot_won": Cue(0.9, "coin"),
    "lot_unsold": Cue(1.0),
    "lot_unsold_price": Cue(1.0),
    "lot_unsold_tie": Cue(1.0),
    "spied": Cue(1.2, "slide"),
    "countered": Cue(1.2, "slide"),
    "spying_held": Cue(1.3, "clash"),
    "spying_failed": Cue(1.1),
    "lot_looted": Cue(0.8),
    "lot_gained": Cue(0.6),
    "produced": Cue(0.25),
    "office_passed": Cue(0.6),
}
CUES: Mapping[str, Cue] = {
    **_OF_LOTS,
    "leftovers_discarded": Cue(0.0, "", "reckoning_title"),
    "victory_counted": Cue(1.1, "coin", "reckoning_row"),
}


@dataclass
class AuctionChronicle(Chronicle):
    """Keep what has been told of this turn's cards."""

    _is_gone: bool = False

    def turn_over(self, card: CardSeen | None) -> None:
        """Begin with another card, of which nothing has been told."""
        super().turn_over(card)
        self._is_gone = False

    def hear(self, event: Event) -> None:
        """Take up a note."""
        args = event.args
        card = args.get("card")
        if event.kind in _OF_LOTS and isinstance(card, CardSeen):
            self.turn_to(card.id)
            self.card = card
        match event.kind:
            case "turn_began":
                self.clear()
            case "assault_begun" | "assault_joined":
                self.assaults.append(Act(args["player"], "banner", "arms", args["n"]))
            case "assault_tied":
                self.assaults = [_lost(act) for act in self.assaults]
            case "bids_opened":
                self.bids = dict(args["each"])
            case "assault_won" | "lot_stormed":
                self.assaults = [
                    act._replace(state="won") if act.seat == args["player"] else _lost(act)
                    for act in self.assaults
                ]
                self.claim = Act(args["player"], "assault", "arms", args["n"], state="won")
            case "lot_bought" | "lot_won":
                self.claim = Act(args["player"], "coin", "gold", args["n"], state="won")
            case "spied":
                self.acts = [_act(event)]  # one against the winner begins a new pile
            case "countered":
                self.acts = [*self.acts, _act(event)]
            case "spying_failed":
                self.acts = [_lost(act) if number % 2 == 0 else act for number, act in enumerate(self.acts)]
            case "spying_held":
                self.claim = None if self.claim is None else _lost(self.claim)
        self._end(event.kind, args)
        if event.kind in _OF_LOTS:
            self.told.append(event)

    def _end(self, kind: str, args: Mapping[str, object]) -> None:
        """Note what has become of the card, once that is told."""
        claim, seat = self.claim, args.get("player")
        if kind in ("lot_bought", "lot_stormed", "lot_gained") and claim is not None:
            self._goes(Gone(self._slug, claim.seat, claim.icon, claim.tone, claim.total))
        elif kind.startswith("lot_unsold") or kind == "spying_held":
            self._goes(Gone(self._slug, None, "cross", "plain", 0))
        elif kind == "lot_looted" and isinstance(seat, int):
            self.gone[-1:] = [Gone(self._slug, seat, "palm", "palm", 0)]
        elif kind == "surrendered":
            self.assaults = [act for act in self.assaults if act.seat != seat]
            if claim is not None and claim.seat == seat and not self._is_gone:
                self._goes(Gone(self._slug, None, "cross", "plain", 0))

    @property
    def _slug(self) -> str:
        return "" if self.card is None else self.card.face or ""

    def _goes(self, what: Gone) -> None:
        self.gone.append(what)
        self._is_gone = True


def _act(event: Event) -> Act:
    args = event.args
    return Act(args["player"], "palm", "palm", args["n"], tuple(args["cards"]))


def _lost(act: Act) -> Act:
    return act._replace(state="lost")
