"""The cards on the table: a sprite for each, where it rests, and its way from one place to another.

Whoever changes the table says how it is now; the board finds out which cards lie elsewhere, lets them glide there and
puts them to rest on the stage. What glides is a mover, drawn above all that rests.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from tabletop.controller.tables import Thing
from tabletop.engine.views import PlayerView
from tabletop.ui.art.plans import FaceSpec, Figure
from tabletop.ui.table import contest, heaps
from tabletop.ui.table.facespec import Faces
from tabletop.ui.table.layers import Mover, Stage
from tabletop.ui.table.layout import Arrangement
from tabletop.ui.table.spots import Spot
from tabletop.ui.table.sprites import Bank

CARDS = 100
"""The stage's layer of the lowest card; each further one lies above it."""

CROWD = 8
"""Of more cards than these on their way at once, each is drawn as it lies at the nearer end of its way: to scale and
turn them all would take longer than a frame."""

_BEHIND = 0.2
"""By how many times its height each card that is carried along lies further aside than the one before it."""


@dataclass(slots=True)
class Glide:
    """Carry a card from one spot to another.

    Attributes:
        start, end: the spots.
        delay: seconds until it leaves; `seconds`: how long it takes; `since`: seconds gone since then.
        from_spec: the face that it showed before; where it differs, the card is turned over on the way.
    """

    start: Spot
    end: Spot
    seconds: float
    delay: float
    from_spec: FaceSpec | None
    since: float = 0.0

    @property
    def part(self) -> float:
        """Tell how far it has come, 0 to 1, setting off fast and arriving gently."""
        t = min(1.0, max(0.0, (self.since - self.delay) / self.seconds))
        return 1 - (1 - t) ** 3


@dataclass(slots=True)
class Sprite:
    """Hold one card: what it shows (None for its back), where it rests or goes, and whether it lies under others."""

    spec: FaceSpec | None
    spot: Spot
    is_buried: bool = False
    back: str = ""
    glide: Glide | None = None


class Board:
    """Keep the sprites of one table.

    Args:
        stage: where resting cards are laid.
        bank: makes their surfaces.
        faces: describes what they show.
    """

    def __init__(self, stage: Stage, bank: Bank, faces: Faces) -> None:
        self.stage = stage
        self.bank = bank
        self.faces = faces
        self.sprites: dict[int, Sprite] = {}
        self.arrangement: Arrangement | None = None
        self.glows: Mapping[Thing, str] = {}
        self.carried: Mapping[int, Spot] = {}
        """The cards under the pointer, the one that leads first."""
        self._own: frozenset[int] = frozenset()
        self._movers: list[Mover] | None = None

    @property
    def is_moving(self) -> bool:
        """Tell whether any card is on its way."""
        return any(sprite.glide is not None for sprite in self.sprites.values())

    def move_to(self, stage: Stage) -> None:
        """Lay everything on another stage: the window has another size."""
        self.stage = stage
        for card in self.sprites:
            self._rest(card)

    def forget(self) -> None:
        """Take all cards from the table: the next view has nothing to do with this one."""
        self.sprites.clear()
        self.carried = {}
        self.glows = {}
        self._settle()

    def figures(self) -> dict[int, tuple[Figure, ...]]:
        """Return the figures that each card shows."""
        return {card: sprite.spec.figures for card, sprite in self.sprites.items() if sprite.spec is not None}

    def coins(self) -> dict[int, int]:
        """Return how many coins lie on each card on which there is a place for them."""
        return {
            card: token.number
            for card, sprite in self.sprites.items()
            if sprite.spec is not None
            for token in sprite.spec.tokens
            if token.kind == "coin"
        }

    def swap(self, identities: Mapping[int, int]) -> None:
        """Let cards go on under other ids: what was `old` is `new` from now on."""
        moved = {new: self.sprites[old] for old, new in identities.items() if old in self.sprites}
        self.sprites.update(moved)

    def lay(
        self,
        view: PlayerView,
        arrangement: Arrangement,
        seconds: float = 0.0,
        stagger: float = 0.0,
        order: Iterable[int] = (),
    ) -> float:
        """Lay the cards as a view and an arrangement of it say; return the seconds until the last has arrived.

        Args:
            seconds: how long a card glides; 0 puts all in their places at once.
            stagger: seconds by which each of the cards in `order` sets off after the one before.
            order: which cards set off one after another.
        """
        self.arrangement = arrangement
        own = arrangement.own
        self._own = frozenset(view.zones.get(own, ())) if own else frozenset()
        delays = {card: number * stagger for number, card in enumerate(order)}
        longest = 0.0
        for card, spot in arrangement.cards.items():
            spec = self.faces.in_play(view, card)
            is_buried = card in arrangement.buried
            sprite = self.sprites.get(card)
            if sprite is None:
                self.sprites[card] = Sprite(spec, spot, is_buried, self.faces.controller.back(card))
                continue
            was_buried, sprite.is_buried = sprite.is_buried, is_buried
            here = self._where(sprite)
            unseen = was_buried and is_buried
            if seconds and not unseen and (here != spot.on(here.layer) or _turns_over(sprite.spec, spec)):
                if not self._heads_for(sprite, spot):
                    sprite.glide = Glide(here, spot, seconds, delays.get(card, 0.0), sprite.spec)
                    longest = max(longest, seconds + delays.get(card, 0.0))
            elif not seconds or unseen:
                sprite.glide = None
            sprite.spec, sprite.spot = spec, spot
        for card in [one for one in self.sprites if one not in arrangement.cards]:
            del self.sprites[card]
        self._settle()
        return longest

    @staticmethod
    def _where(sprite: Sprite) -> Spot:
        glide = sprite.glide
        return sprite.spot if glide is None else glide.start.towards(glide.end, glide.part)

    @staticmethod
    def _heads_for(sprite: Sprite, spot: Spot) -> bool:
        glide = sprite.glide
        if glide is None or glide.end.on(0) != spot.on(0):
            return False
        glide.end = spot
        return True

    def carry(self, cards: Sequence[int], at: tuple[float, float], height: int) -> None:
        """Hold cards under the pointer, drawn at some height: the first there, the others behind it like a fan."""
        spots = {}
        for number, card in enumerate(cards):
            aside = number * height * _BEHIND
            spots[card] = Spot(at[0] + aside, at[1] - aside / 3, height, 0.0, self.sprites[card].spot.layer)
        if spots != self.carried:
            self.carried = spots
            for card in cards:
                self.sprites[card].glide = None
            self._settle()

    def let_go(self, seconds: float) -> None:
        """Let the cards under the pointer glide to where they belong."""
        carried, self.carried = self.carried, {}
        for card, spot in carried.items():
            sprite = self.sprites.get(card)
            if sprite is not None:
                sprite.glide = Glide(spot, sprite.spot, seconds, 0.0, sprite.spec) if seconds else None
        if carried:
            self._settle()

    def light(self, glows: Mapping[Thing, str]) -> None:
        """Put glow rings around cards and zones.

        Args:
            glows: a name of `palette.GLOWS` for each thing that glows; for nothing else.
        """
        if glows != self.glows:
            self.glows = dict(glows)
            self._settle()

    def update(self, dt: float) -> None:
        """Let time pass."""
        arrived = False
        for sprite in self.sprites.values():
            glide = sprite.glide
            if glide is not None:
                self._movers = None
                glide.since += dt
                if glide.since >= glide.seconds + glide.delay:
                    sprite.glide = None
                    arrived = True
        if arrived:
            self._settle()

    def finish(self) -> None:
        """Put everything where it belongs at once."""
        for sprite in self.sprites.values():
            sprite.glide = None
        self._settle()

    def movers(self) -> list[Mover]:
        """List what moves in this frame, in drawing order."""
        if self._movers is None:
            self._movers = self._list_movers()
        return self._movers

    def spot_of(self, card: int) -> Spot | None:
        """Return where a card is in this frame."""
        if card in self.carried:
            return self.carried[card]
        sprite = self.sprites.get(card)
        return None if sprite is None else self._where(sprite)

    # -- rest

    def _settle(self) -> None:
        self._movers = None
        awake = self._awake()
        for card in self.sprites:
            if card in awake:
                self.stage.lift(("card", card))
                self.stage.lift(("ring", card))
            else:
                self._rest(card)
        self.stage.lift_others("card", [("card", card) for card in self.sprites])
        self.stage.lift_others("ring", [("ring", card) for card in self.sprites])
        self._light_zones()

    def _awake(self) -> set[int]:
        """Find the cards that are drawn as movers: those on their way, and with one of the hand all the hand."""
        awake = {card for card, sprite in self.sprites.items() if sprite.glide is not None}
        awake |= self.carried.keys()
        return awake | self._own if awake & self._own else awake

    def _rest(self, card: int) -> None:
        sprite = self.sprites[card]
        if sprite.is_buried:
            self.stage.lift(("card", card))
            self.stage.lift(("ring", card))
            return
        surface, at = self.bank.at(sprite.spec, sprite.spot, sprite.back)
        self.stage.put(("card", card), surface, at, CARDS + sprite.spot.layer)
        kind = self.glows.get(card)
        if kind is None:
            self.stage.lift(("ring", card))
        else:
            ring, at = self.bank.ring(kind, sprite.spot)
            self.stage.put(("ring", card), ring, at, CARDS + sprite.spot.layer + 0.5)

    def _light_zones(self) -> None:
        if self.arrangement is None:
            return
        lit: list[Hashable] = []
        for thing, kind in self.glows.items():
            if not isinstance(thing, tuple):
                continue
            key = ("zone-ring", thing)
            rect = self._rect_of(thing)
            if rect is not None:
                lit.append(key)
                zone = self.arrangement.zones.get(thing)
                if zone is not None and zone.is_pile:
                    spot = heaps.pile(zone.rect, (0,), self.arrangement.metrics)[0][1]
                    ring, at = self.bank.ring(kind, spot)
                    self.stage.put(key, ring, at, CARDS + 90)
                    continue
                self._frame(key, kind, rect)
                box = contest.box(self.arrangement, thing)
                if (
                    box is not None and kind != "target"
                ):  # the place itself is chosen: its track stands for it
                    lit.append(("zone-ring", thing, "track"))
                    self._frame(lit[-1], kind, box)
        self.stage.lift_others("zone-ring", lit)

    def _frame(self, key: Hashable, kind: str, rect: pygame.Rect) -> None:
        assert self.arrangement is not None
        shine = max(6, self.arrangement.metrics.px(11))
        ring = self.bank.frame(kind, rect.size, shine)
        self.stage.put(key, ring, (rect.x - shine, rect.y - shine), CARDS - 10)

    def _rect_of(self, place: tuple[str, int]) -> pygame.Rect | None:
        assert self.arrangement is not None
        zone = self.arrangement.zones.get(place)
        if zone is not None:
            return zone.rect.inflate(-4, -4)
        area = self.arrangement.seats.get(place[1])
        return area.plate if place[0] == "player" and area else None

    # -- motion

    def _list_movers(self) -> list[Mover]:
        awake = sorted(self._awake(), key=lambda card: self.sprites[card].spot.layer)
        movers: list[Mover] = []
        in_crowd = sum(self.sprites[card].glide is not None for card in awake) > CROWD
        for card in awake:
            sprite = self.sprites[card]
            if card in self.carried:
                continue
            glide = sprite.glide
            if glide is None:
                movers.append(self.bank.at(sprite.spec, sprite.spot, sprite.back))
                here = sprite.spot
            else:
                here = self._where(sprite)
                movers.append(self._gliding(sprite, glide, here, in_crowd=in_crowd))
            if card in self.glows:
                movers.append(self.bank.ring(self.glows[card], here))
        for card, spot in reversed(list(self.carried.items())):
            sprite = self.sprites[card]
            movers.append(self.bank.at(sprite.spec, spot, sprite.back))
        return movers

    def _gliding(self, sprite: Sprite, glide: Glide, here: Spot, *, in_crowd: bool) -> Mover:
        part = glide.part
        nearer = glide.end if part > 0.5 else glide.start
        turns_over = _turns_over(glide.from_spec, sprite.spec)
        shown = glide.from_spec if turns_over and part <= 0.5 else sprite.spec
        if in_crowd:
            return self.bank.at(shown, Spot(here.x, here.y, nearer.height, nearer.angle), sprite.back)
        squeeze = abs(math.cos(part * math.pi)) if turns_over else 1.0
        return self.bank.live(shown, here, nearer.height, squeeze, sprite.back)


def _turns_over(one: FaceSpec | None, other: FaceSpec | None) -> bool:
    return (one is None) != (other is None)
