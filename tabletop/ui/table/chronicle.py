"""What has become of the cards that all play for, kept from notes: bids, attacks, acts of espionage, who got what.

A view says how things stand; this says how they came to. It hears every note once, those of the past as well whenever
a table is shown afresh, and holds nothing that was not told to everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from tabletop.controller.tables import Tone
from tabletop.engine.events import CardSeen, Event

if TYPE_CHECKING:
    from tabletop.ui.sounds import Sounds

BEATS: Mapping[str, float] = {
    "lot_called": 0.3,
    "assault_begun": 0.9,
    "assault_joined": 0.9,
    "assault_tied": 1.4,
    "assault_won": 1.3,
    "lot_stormed": 1.1,
    "bids_opened": 1.8,
    "bids_tied": 1.2,
    "tie_by_gold": 1.1,
    "tie_by_auctioneer": 1.1,
    "tie_by_word": 1.1,
    "lot_bought": 0.9,
    "lot_won": 0.9,
    "lot_unsold": 1.0,
    "lot_unsold_price": 1.0,
    "lot_unsold_tie": 1.0,
    "spied": 1.2,
    "countered": 1.2,
    "spying_held": 1.3,
    "spying_failed": 1.1,
    "lot_looted": 0.8,
    "lot_gained": 0.6,
    "produced": 0.25,
    "office_passed": 0.6,
}
"""Seconds for which a note stands before what comes next."""
HEARD: Mapping[str, str] = {
    "assault_begun": "clash",
    "assault_joined": "clash",
    "bids_opened": "flip",
    "lot_bought": "coin",
    "lot_won": "coin",
    "spied": "slide",
    "countered": "slide",
    "spying_held": "clash",
}
"""The sounds of notes."""


class Gone(NamedTuple):
    """Hold what has become of a card of this turn.

    Attributes:
        card: its slug.
        seat: who has got it, None where nobody has.
        icon: how: by gold, attack or espionage.
        price: what was invested in it.
    """

    card: str
    seat: int | None
    icon: str
    tone: Tone
    price: int


class Act(NamedTuple):
    """Hold something laid down for the card that is up, or against what was laid before.

    Attributes:
        seat: by whom.
        total: what it comes to.
        cards: the slugs of the cards that were marked for it.
        state: "won", "lost", or "" while nothing is decided.
    """

    seat: int
    icon: str
    tone: Tone
    total: int
    cards: tuple[str, ...] = ()
    state: str = ""


@dataclass(slots=True)
class Chronicle:
    """Keep what has been told of this turn's cards.

    Attributes:
        sounds: to be played.
        gone: what has become of those that have been up, in their order.
        assaults: the attacks on the card that is up.
        claim: what its winner has invested, once somebody has won it.
        acts: the acts of espionage, each against the one before.
        bids: the bids for it by seat, once they have been opened.
        told: all that has been told about it.
    """

    sounds: Sounds
    gone: list[Gone] = field(default_factory=list)
    assaults: list[Act] = field(default_factory=list)
    claim: Act | None = None
    acts: list[Act] = field(default_factory=list)
    bids: dict[int, int] = field(default_factory=dict)
    told: list[Event] = field(default_factory=list)
    _card: CardSeen | None = None
    _is_gone: bool = False

    def clear(self) -> None:
        """Forget everything."""
        self.gone.clear()
        self._next(None)

    def turn_to(self, card: int) -> None:
        """Turn to the card that is up, if what was told last is about another."""
        if self._card is None or self._card.id != card:
            self._next(CardSeen(card, None, 0))

    def _next(self, card: CardSeen | None) -> None:
        self.assaults, self.claim, self.acts, self.bids, self.told = [], None, [], {}, []
        self._card = card
        self._is_gone = False

    def sound(self, event: Event, pace: float) -> float:
        """Let a note be heard; return the seconds for which it is to be seen.

        Args:
            event: the note.
            pace: 0 where it is passed over: then it is not heard.
        """
        if pace > 0 and event.kind in HEARD:
            self.sounds.play(HEARD[event.kind])
        return BEATS.get(event.kind, 0.0)

    def hear(self, event: Event) -> None:
        """Take up a note."""
        args = event.args
        card = args.get("card")
        if event.kind in BEATS and isinstance(card, CardSeen):
            self.turn_to(card.id)
            self._card = card
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
            case "spied" | "countered":
                self._act(args["player"], args["n"], args["cards"], is_first=event.kind == "spied")
            case "spying_failed":
                self.acts = [_lost(act) if number % 2 == 0 else act for number, act in enumerate(self.acts)]
            case "spying_held":
                self.claim = None if self.claim is None else _lost(self.claim)
        self._end(event.kind, args)
        if event.kind in BEATS:
            self.told.append(event)

    def _act(self, seat: int, total: int, cards: tuple[str, ...], *, is_first: bool) -> None:
        """Lay an act down upon the others; one against the winner begins a new pile."""
        if is_first:
            self.acts = []
        self.acts = [*self.acts, Act(seat, "palm", "palm", total, tuple(cards))]

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
        return "" if self._card is None else self._card.face or ""

    def _goes(self, what: Gone) -> None:
        self.gone.append(what)
        self._is_gone = True


def _lost(act: Act) -> Act:
    return act._replace(state="lost")
