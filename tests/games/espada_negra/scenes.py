"""A scene laid out in a few words, and short words to play it and to look at it; cards are named by slug."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletop.engine import (
    Choose,
    ChooseNumber,
    ChooseSome,
    Event,
    IllegalAnswer,
    Match,
    Option,
    Reason,
    Request,
)
from tabletop.games.espada_negra.attack import ATTACK, PASS
from tabletop.games.espada_negra.game import EspadaNegra
from tests.games.scenes import AnyScene

GAME = EspadaNegra()

Entry = str | dict[str, Any]


def asleep(slug: str) -> Entry:
    """Return a card of a scene that has been acquired this turn."""
    return {"card": slug, "new": 1}


def spent(slug: str) -> Entry:
    """Return a berserker of a scene that has attacked in an earlier turn."""
    return {"card": slug, "spent": 1}


def spied(slug: str) -> Entry:
    """Return a card of a scene that has been marked for espionage."""
    return {"card": slug, "spied": 1}


class Scene(AnyScene):
    """A match from a position: the first card of the row has just come up.

    :param gold: of each seat; there are as many seats.
    :param holding: what each seat has acquired; nothing where it is not said.
    :param row: the cards of the turn, the next one first.
    :param deck: the top card last; by default all that the scene does not name, in any order.
    :param conditions: the cards whose initial conditions are in force.
    :param turn: the auctioneer's seat.
    """

    def __init__(
        self,
        *gold: int,
        holding: Sequence[Sequence[Entry]] = (),
        row: Sequence[str] = ("relicario",),
        deck: Sequence[str] | None = None,
        conditions: Sequence[str] = (),
        turn: int = 0,
        seed: int = 1,
        **options: Any,
    ) -> None:
        position = {
            "phase": "attack",
            "zones": {
                "holding": [list(cards) for cards in holding],
                "lot": list(row[:1]),
                "row": list(row[1:]),
                "conditions": list(conditions),
                "deck": list(deck or ()),
            },
            "numbers": {"gold": list(gold), "turn": turn, "turns": 1},
            "rest": "deck" if deck is None else "box",
        }
        super().__init__(Match(GAME, len(gold), seed, options, position))

    # -- playing

    def bid(self, *bids: int) -> Scene:
        """Let everybody bid, nobody attacking: a bid for each seat; those without gold are not asked."""
        self.quietly()
        lot = self.table.zone("lot")[0]
        while isinstance(self.match.request, ChooseNumber) and self.table.zone("lot")[0] == lot:
            self.take(bids[self.request.seat])
        return self

    def pass_to(self, seat: int) -> Scene:
        """Let everybody pass until a seat is asked."""
        while self.request.seat != seat:
            assert self.request.optional
            self.take(self.request.default())
        return self

    def quietly(self) -> Scene:
        """Let everybody pass until something else is asked."""
        while self.match.request is not None and self.match.request.optional:
            self.take(self.match.request.default())
        return self

    def attack(self, seat: int, *berserkers: str) -> Scene:
        """Attack the card that is up, all asked before passing; with these berserkers if a choice is asked for."""
        self.pass_to(seat).take(ATTACK)
        if self.match.request is not None and self.match.request.prompt.startswith("prompt-en-berserkers"):
            self.take(self.cards("rage", berserkers))
        return self

    def spy(self, seat: int, *slugs: str) -> Scene:
        """Mark cards for espionage, or to cancel one, all asked before passing."""
        return self.pass_to(seat).take(self.cards("spy", slugs))

    def cards(self, verb: str, slugs: Iterable[str]) -> tuple[Option, ...]:
        """Return the options on offer with these cards, each card once."""
        chosen: list[Option] = []
        for slug in slugs:
            chosen.append(
                next(
                    option
                    for option in offered(self.request)
                    if option.verb == verb and option not in chosen and self.name_of(option) == slug
                )
            )
        return tuple(chosen)

    def refused(self, answer: Any) -> Reason:
        """Return why an answer is refused, and see to it that nothing has changed."""
        before = (self.match.view(None), len(self.match.events), self.match.request)
        try:
            self.match.answer(answer)
        except IllegalAnswer as error:
            assert (self.match.view(None), len(self.match.events), self.match.request) == before
            return error.reason
        raise AssertionError(f"{answer} was accepted")

    # -- looking

    @property
    def seats_asked(self) -> tuple[int, ...]:
        """Return who is still to be asked in this round."""
        seats: tuple[int, ...] = self.request.args["asked"]
        return seats

    @property
    def gold(self) -> list[int]:
        """Return the gold of each seat."""
        return [self.table.number(seat, "gold") for seat in range(self.match.seats)]

    def has(self, seat: int) -> list[str]:
        """Return what a seat has acquired."""
        return self.slugs("holding", seat)

    def slugs(self, zone: str, seat: int = 0) -> list[str]:
        """Return the cards of a zone."""
        return [self.table.faces[card].id for card in self.table.zone(zone, seat)]

    def marked(self, seat: int, name: str) -> list[str]:
        """Return the cards of a seat that bear a mark."""
        table = self.table
        return [table.faces[card].id for card in table.zone("holding", seat) if (card, name) in table.marks]

    def notes(self, kind: str) -> list[Mapping[str, Any]]:
        """Return the arguments of each note of a kind."""
        return [event.args for event in self.told(kind)]

    def events_of(self, *kinds: str) -> list[Event]:
        """Return the events of some kinds, in their order."""
        return [event for event in self.match.events if event.kind in kinds]


def offered(request: Request) -> list[Option]:
    """Return the options of a request."""
    assert isinstance(request, Choose | ChooseSome)
    return request.options


__all__ = ["ATTACK", "GAME", "PASS", "Entry", "Scene", "asleep", "offered", "spent", "spied"]
