"""A scene laid out in a few words, and short words to play it and to look at it; cards are named by slug."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.engine import Card, Choose, ChooseSome, Match, Option
from tabletop.games.el_guerrero.game import ElGuerrero
from tests.games.scenes import AnyScene

GAME = ElGuerrero()
SPARE = [face.id for face in GAME.cards for _ in range(face.copies) if face.type in ("plain", "round")]
"""Cards that fill the deck of a scene where it does not name them."""

Entry = str | dict[str, Any]


def with_token(slug: str, token: int) -> Entry:
    """Give a troop of a scene a token."""
    return {"card": slug, "token": token}


def basic(token: int = 1) -> Entry:
    """Return a basic troop of a scene."""
    return with_token("tropa-basica", token)


@dataclass(frozen=True)
class Side:
    """What a seat of a scene has: its army (three basic troops of strength 1), hand, cards before it."""

    army: Sequence[Entry] = (basic(), basic(), basic())
    hand: Sequence[str] = ()
    trap: str | None = None
    lasting: Sequence[str] = ()
    morale: int = 5

    def named(self) -> Counter[str]:
        """Count the cards that are named."""
        troops = [one if isinstance(one, str) else one["card"] for one in self.army]
        return Counter([*troops, *self.hand, *filter(None, [self.trap]), *self.lasting])


NOBODY = Side()


class Scene(AnyScene):
    """A match from a position: seat 0's turn it is, and what the scene does not name is out of the way.

    :param sides: of each seat, at least three.
    :param deck: the top card last; :param options: of the match; :param numbers: as docs/positions.md tells.
    """

    def __init__(
        self,
        *sides: Side,
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
        phase: str = "act",
        seed: int = 1,
        options: dict[str, Any] | None = None,
        game: ElGuerrero = GAME,
        **numbers: Any,
    ) -> None:
        sides = (*sides, *[NOBODY] * (3 - len(sides)))
        named: Counter[str] = Counter(discard)
        for side in sides:
            named += side.named()
        if deck is None:
            deck = ["guerra", *(Counter(SPARE) - named).elements()]
        zones = {
            "army": [list(side.army) for side in sides],
            "hand": [list(side.hand) for side in sides],
            "trap": [[side.trap] if side.trap else [] for side in sides],
            "lasting": [list(side.lasting) for side in sides],
            "deck": list(deck),
            "discard": list(discard),
        }
        position = {
            "phase": phase,
            "zones": zones,
            "rest": "box",
            "numbers": {"morale": [side.morale for side in sides], "begun": [2] * len(sides), **numbers},
        }
        super().__init__(Match(game, len(sides), seed, options, position))

    # -- playing

    def announce(self, slug: str, at: int | str | None = None) -> Scene:
        """Announce a card of the hand of whose turn it is: aimed at a seat, or in the place of a troop."""
        seat = self.turn
        target: Any = None
        if isinstance(at, int):
            target = ("player", at)
        elif at is not None:
            target = self.id(at, "army", seat)
        elif GAME_PIECES[slug].type == "troop":
            target = ("army", seat)
        return self.take(Option("play", self.id(slug, "hand", seat), target))

    def play(self, slug: str, at: int | str | None = None) -> Scene:
        """Play a card, nobody using an instant."""
        return self.announce(slug, at).quietly()

    def lay(self, slug: str) -> Scene:
        """Lay a card face down."""
        return self.take(Option("set", self.id(slug, "hand", self.turn), ("trap", self.turn)))

    def declare(self, rival: int) -> Scene:
        """Attack a seat; the first window is open then."""
        return self.take(Option("attack", None, ("player", rival)))

    def attack(self, rival: int) -> Scene:
        """Attack a seat, nobody using an instant."""
        return self.declare(rival).quietly()

    def train(self, slug: str) -> Scene:
        """Train a troop."""
        return self.take(Option("train", self.id(slug, "army", self.request.seat)))

    def drop(self, slug: str) -> Scene:
        """Discard a card of the hand in phase 2."""
        return self.take(Option("discard", self.id(slug, "hand", self.turn), ("discard", 0)))

    def end(self) -> Scene:
        """End phase 2, nobody using an instant."""
        return self.take(Option("end")).quietly()

    def react(self, seat: int, slug: str) -> Scene:
        """Have a seat use an instant, all asked before it passing."""
        while self.request.seat != seat:
            assert self.request.optional
            self.take(Option("pass"))
        return self.take(Option("react", self.id(slug, "hand", seat)))

    def quietly(self) -> Scene:
        """Let everybody pass, until something else is asked."""
        while self.match.request is not None and self.match.request.optional:
            self.take(Option("pass"))
        return self

    def say(self, *answers: str | int | Sequence[str]) -> Scene:
        """Answer what is asked: `yes`, `no`, a card, a seat, or a list of cards; one answer a question."""
        for answer in answers:
            request = self.request
            if isinstance(request, ChooseSome):
                slugs = [answer] if isinstance(answer, str) else answer
                assert not isinstance(slugs, int)
                left = list(request.options)
                self.take(request.canonical([self.pop(left, slug) for slug in slugs]))
                continue
            assert isinstance(request, Choose)
            options = list(request.options)
            if isinstance(answer, int):
                self.take(next(one for one in options if one.target == ("player", answer)))
            elif answer in ("yes", "no"):
                self.take(Option(answer))
            else:
                assert isinstance(answer, str)
                self.take(self.pop(options, answer))
        return self

    def concede(self, seat: int) -> Scene:
        """Surrender for a seat."""
        self.match.concede(seat)
        return self

    def why_not_play(self, slug: str, target: Any = None) -> str | None:
        """Return why a card of the hand cannot be played."""
        return self.why_not(Option("play", self.id(slug, "hand", self.turn), target))

    def why_not_attack(self, rival: int) -> str | None:
        """Return why a seat cannot be attacked."""
        return self.why_not(Option("attack", None, ("player", rival)))

    # -- looking

    def morale(self, seat: int = 0) -> int:
        """Return a player's Morale."""
        return self.number("morale", seat)

    @property
    def morales(self) -> list[int]:
        """List everybody's Morale."""
        return [self.morale(seat) for seat in range(self.table.seats)]

    @property
    def defeated(self) -> int | None:
        """Return who holds the Defeated token."""
        seat = self.number("defeated")
        return seat - 1 if seat else None

    def card(self, slug: str, zone: str, seat: int = 0) -> Card:
        """Return a card of a zone."""
        return next(card for card in self.table.zone(zone, seat) if self.table.faces[card].id == slug)

    def id(self, slug: str, zone: str, seat: int = 0) -> int:
        """Return the id of a card of a zone."""
        return self.table.id_of(self.card(slug, zone, seat))

    def tokens(self, seat: int = 0) -> list[int]:
        """List the tokens of an army, weakest first."""
        marks = self.table.marks
        return sorted(marks.get((card, "token"), 0) for card in self.table.zone("army", seat))

    def token(self, slug: str, seat: int = 0) -> int:
        """Return the token of a troop."""
        return self.table.marks.get((self.card(slug, "army", seat), "token"), 0)

    def knows(self, seat: int, slug: str, zone: str, owner: int) -> bool:
        """Return whether a seat knows a card."""
        return self.table.known_to(self.card(slug, zone, owner), seat)


GAME_PIECES = {face.id: face for face in GAME.cards}
