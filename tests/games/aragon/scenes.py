"""A scene laid out in a few words, and short words to play it and to look at it; cards are named by slug."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tabletop.cards.models import CardFace, card_model
from tabletop.engine import Card, Choose, ChooseSome, Match, Option
from tabletop.games.aragon.effects import WORDS
from tabletop.games.aragon.figures import area_strength, strength_of
from tabletop.games.aragon.game import Aragon
from tabletop.games.aragon.state import AREAS, marker
from tests.games.scenes import AnyScene

GAME = Aragon()
"""The game as it is printed."""

Json = dict[str, Any]


def invented(slug: str, kind: str, strength: int = 1, *abilities: Json, copies: int = 2) -> CardFace:
    """Make a card that nobody has printed."""
    told = {
        "id": slug,
        "name": {"en": slug, "es": slug},
        "gender": {"en": "n", "es": "f"},
        "type": kind,
        "suit": kind,
        "figures": {} if kind == "leader" else {"strength": strength},
        "copies": copies,
        "abilities": list(abilities),
        "picture": {"scene": "camp", "seed": 1},
    }
    return card_model(WORDS).model_validate_json(json.dumps(told))


PLAIN = tuple(
    [invented(f"{area[0]}{strength}", area, strength, copies=9) for area in AREAS for strength in range(6)]
)
"""Cards without a text: `m3` is a Military card of strength 3, `p0` a Political and `e5` an Economic one."""


class Stocked(Aragon):
    """Aragón with plain cards beside the printed ones, and whatever else a test invents."""

    def __init__(self, *more: CardFace) -> None:
        self._more = more

    @cached_property
    def cards(self) -> tuple[CardFace, ...]:
        """List the printed cards, the plain ones and the invented ones."""
        return (*GAME.cards, *PLAIN, *self._more)


STOCKED = Stocked()
ROW = ["m0", "p0", "e0"]


@dataclass(frozen=True)
class Side:
    """What a seat of a scene has: cards in its areas and its hand, its Leader, its influence by area."""

    military: Sequence[str] = ()
    political: Sequence[str] = ()
    economic: Sequence[str] = ()
    hand: Sequence[str] = ()
    leader: str | None = None
    influence: Mapping[str, int] = field(default_factory=dict)


NOBODY = Side()


class Scene(AnyScene):
    """A match from a position: seat 0's turn it is, and what the scene does not name is out of the way.

    :param mine: what seat 0 has; :param theirs: what seat 1 has.
    :param deck: the top card last; nine plain cards if it is left out.
    :param game: the game with the cards that are named.
    :param numbers: as docs/positions.md tells.
    """

    def __init__(
        self,
        mine: Side = NOBODY,
        theirs: Side = NOBODY,
        *,
        deck: Sequence[str] | None = None,
        discard: Sequence[str] = (),
        phase: str = "planning",
        seed: int = 1,
        game: Aragon = STOCKED,
        known: Sequence[Sequence[str]] | None = None,
        **numbers: Any,
    ) -> None:
        sides = (mine, theirs)
        zones: dict[str, Any] = {
            name: [list(getattr(side, name)) for side in sides] for name in (*AREAS, "hand")
        }
        zones["leader"] = [[side.leader] if side.leader else [] for side in sides]
        zones["deck"] = ROW * 3 if deck is None else list(deck)
        zones["discard"] = list(discard)
        held = {area: [side.influence.get(area, 0) for side in sides] for area in AREAS}
        position: Json = {
            "phase": phase,
            "zones": zones,
            "rest": "box",
            "numbers": {"turns": 3, **held, **numbers},
        }
        if known is not None:
            position["known"] = [list(slugs) for slugs in known]
        leaders = {"leaders": any(side.leader for side in sides)}
        super().__init__(Match(game, 2, seed, leaders, position))

    # -- playing

    def play(self, slug: str) -> Scene:
        """Play a card of the hand of whose turn it is into its area."""
        card = self.card(slug, "hand", self.turn)
        return self.take(Option("play", self.table.id_of(card), (self.table.faces[card].kind, self.turn)))

    def use(self, slug: str) -> Scene:
        """Use an On Your Turn ability."""
        return self.take(Option("use", self.id_in_play(slug)))

    def give_up(self) -> Scene:
        """Give the Leader up for its Event."""
        return self.take(Option("event", self.table.id_of(self.table.zone("leader", self.turn)[0])))

    def end(self) -> Scene:
        """End Planning."""
        return self.take(Option("end"))

    def draft(self) -> Scene:
        """Have both keep the first card that they look at, as long as they are asked."""
        while self.match.request is not None and self.request.prompt.startswith("prompt-draft"):
            request = self.request
            assert isinstance(request, Choose)
            self.take(request.options[0])
        return self

    def finish(self) -> Scene:
        """End Planning and go through the Draft: the next turn begins."""
        return self.end().draft()

    def keep(self, slug: str) -> Scene:
        """Keep a card of those that are looked at."""
        return self.say(slug)

    def say(self, *answers: str | Sequence[str]) -> Scene:
        """Answer what is asked: `yes`, `no`, an area, a card, or a list of cards; one answer a question."""
        for answer in answers:
            request = self.request
            if isinstance(request, ChooseSome):
                slugs = [answer] if isinstance(answer, str) else answer
                left = list(request.options)
                self.take(request.canonical([self.pop(left, slug) for slug in slugs]))
                continue
            assert isinstance(request, Choose)
            assert isinstance(answer, str)
            if answer in AREAS:
                self.take(next(one for one in request.options if _area(one) == answer))
            elif answer in ("yes", "no"):
                self.take(Option(answer))
            elif request.prompt == "prompt-order-effects":
                faces = [face for face, _, _ in request.args["effects"]]
                self.take(request.options[faces.index(answer)])
            else:
                self.take(self.pop(list(request.options), answer))
        return self

    def why_not_play(self, slug: str, area: str | None = None, seat: int | None = None) -> str | None:
        """Return why a card of the hand cannot be played.

        :param area: into which area, its own if left out; :param seat: before whom.
        """
        card = self.card(slug, "hand", self.turn)
        goal = (area or self.table.faces[card].kind, self.turn if seat is None else seat)
        return self.why_not(Option("play", self.table.id_of(card), goal))

    def why_not_use(self, slug: str, seat: int | None = None) -> str | None:
        """Return why the ability of a card in play cannot be used."""
        return self.why_not(Option("use", self.id_in_play(slug, seat)))

    # -- looking

    def name_of(self, option: Option) -> str:
        """Name an option by its card, its area, or else its verb."""
        area = _area(option) if option.card is None else None
        return area or super().name_of(option)

    @property
    def why(self) -> str | None:
        """Return why the match has ended, None while it goes on."""
        return None if self.match.outcome is None else self.match.outcome.why.id

    @property
    def winners(self) -> tuple[int, ...]:
        """Return who has won."""
        assert self.match.outcome is not None
        return self.match.outcome.winners

    @property
    def markers(self) -> list[int]:
        """List where the markers stand, above 0 for seat 0: Military, Political, Economic."""
        return [marker(self.table, 0, area) for area in AREAS]

    def strengths(self, seat: int = 0) -> list[int]:
        """List a player's strength in the areas."""
        return [area_strength(self.table, seat, area) for area in AREAS]

    def strength(self, slug: str, seat: int = 0) -> int:
        """Return the strength of a card in play."""
        return strength_of(self.table, self.table.by_id[self.id_in_play(slug, seat)])

    def areas(self, seat: int = 0) -> list[list[str]]:
        """List the slugs in the areas of a player."""
        return [self.zone(area, seat) for area in AREAS]

    def card(self, slug: str, zone: str, seat: int = 0) -> Card:
        """Return a card of a zone."""
        return next(card for card in self.table.zone(zone, seat) if self.table.faces[card].id == slug)

    def id_in_play(self, slug: str, seat: int | None = None) -> int:
        """Return the id of a card in play.

        :param seat: before whom; whose turn it is if left out.
        """
        whose = self.turn if seat is None else seat
        places = [card for zone in (*AREAS, "leader") for card in self.table.zone(zone, whose)]
        return next(self.table.id_of(card) for card in places if self.table.faces[card].id == slug)

    def knows(self, seat: int, slug: str, zone: str, owner: int = 0) -> bool:
        """Return whether a seat knows a card."""
        return self.table.known_to(self.card(slug, zone, owner), seat)


def _area(option: Option) -> str | None:
    return option.target[0] if isinstance(option.target, tuple) else None
