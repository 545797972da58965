"""How fast the table is: frames of the real one with cards on their way against plain ones, as a ratio in one run.

A plain frame blits the background and flips. Ratios to it are the same on a slow and on a fast machine, as long as
the flip is real: on SDL's dummy driver it is free and they mean nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from tabletop.ui.table import heaps
from tabletop.ui.table.spots import Spot

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.scenes.table import TableScene

CARDS = 60
RUNS = 5
STEP = 1 / 60
"""Seconds that pass for the cards from frame to frame, however long one takes."""

Spots = Mapping[int, Spot]


class Ratios(NamedTuple):
    """Hold the time of a frame as a multiple of a plain one, and that one in milliseconds.

    Attributes:
        dealt: all cards glide from the deck into the players' hands, of other sizes, turning over.
        spread: all lie over the whole table and change places.
        one: one crosses the table, the others lie.
        plain: a plain frame, in milliseconds.
    """

    dealt: float
    spread: float
    one: float
    plain: float


def ratios(app: App, scene: TableScene, frames: int = 60) -> Ratios:
    """Measure moving cards on a table.

    Args:
        app: in a visible window of the size to be measured, on a real driver.
        scene: the topmost of the app, at rest, with a player's decision to be waited for.
        frames: for each kind of frame, in each of the interleaved runs.

    Returns:
        The median of the runs. The table is left as it was.

    Raises:
        ValueError: there are fewer than `CARDS` cards on the table, or nothing to deal them from or to.
    """
    table = _Table(app, scene)
    kinds = (table.plain, table.dealt, table.spread, table.one)
    times: list[list[float]] = [[] for _ in kinds]
    try:
        for kind in kinds:
            kind(frames)  # paints what is not yet kept
        for _ in range(RUNS):
            for kind, taken in zip(kinds, times, strict=True):
                taken.append(kind(frames) / frames)
    finally:
        table.restore()
    plain = times[0]
    dealt, spread, one = [
        median([mine / bare for mine, bare in zip(taken, plain, strict=True)]) for taken in times[1:]
    ]
    return Ratios(dealt, spread, one, 1000 * median(plain))


class _Table:
    """Send the cards of a table back and forth."""

    def __init__(self, app: App, scene: TableScene) -> None:
        self.app = app
        self.show = scene.show
        table = self.show.arrangement
        assert table is not None, "the scene has been laid out"
        self.table = table
        # A card of the viewer's own hand wakes its neighbours, which lie elsewhere here: the first is none.
        self.cards = sorted(table.cards, key=lambda card: (card in table.held, card))[:CARDS]
        if len(self.cards) < CARDS:
            raise ValueError(f"{len(self.cards)} cards on the table: expected at least {CARDS}")
        self.background = scene.show.stage.whole()

    def plain(self, frames: int) -> float:
        canvas, background, flip = self.app.canvas, self.background, self.app.window.flip
        began = perf_counter()
        for _ in range(frames):
            canvas.blit(background, (0, 0))
            flip()
        return perf_counter() - began

    def dealt(self, frames: int) -> float:
        return self._glide(self._deck(), self._hands(), frames)

    def spread(self, frames: int) -> float:
        here = self._grid()
        there = {
            card: other.on(spot.layer)
            for (card, spot), other in zip(here.items(), reversed(here.values()), strict=True)
        }
        return self._glide(here, there, frames)

    def one(self, frames: int) -> float:
        here = self._grid()
        first, last = self.cards[0], self.cards[-1]
        return self._glide(here, {**here, first: here[last].on(len(here))}, frames)

    def restore(self) -> None:
        self.show.lay(0.0)
        self.app.step((), STEP)

    def _glide(self, start: Spots, end: Spots, frames: int) -> float:
        """Let cards glide from where they lie at first to where they lie at last, and land."""
        self._lay(start, 0.0)
        self.app.step((), STEP)
        self._lay(end, (frames - 0.5) * STEP)
        began = perf_counter()
        for _ in range(frames):
            self.app.step((), STEP)
        return perf_counter() - began

    def _lay(self, spots: Spots, seconds: float) -> None:
        self.show.board.lay(self.show.view, replace(self.table, cards=dict(spots), buried=set()), seconds)

    def _deck(self) -> Spots:
        pile = next((zone for zone in self.table.zones.values() if zone.is_pile), None)
        if pile is None:
            raise ValueError("the table has no pile: expected one to deal from")
        spots = heaps.pile(pile.rect, self.cards, self.table.metrics)
        return {card: spot.on(layer) for layer, (card, spot) in enumerate(spots)}

    def _hands(self) -> Spots:
        fans = [zone for zone in self.table.zones.values() if zone.style == "fan"]
        if not fans:
            raise ValueError("the table has no fan: expected one to deal to")
        dealt: dict[int, Spot] = {}
        for number, zone in enumerate(fans):
            cards = self.cards[number :: len(fans)]
            own = zone.place == self.table.own
            placed = (
                heaps.fan(zone.rect, cards, self.table.metrics) if own else heaps.small_fan(zone.rect, cards)
            )
            dealt.update({card: spot.on(len(dealt) + layer) for layer, (card, spot) in enumerate(placed)})
        return dealt

    def _grid(self) -> dict[int, Spot]:
        cloth, columns = self.table.cloth, 12
        rows = -(-CARDS // columns)
        wide, tall = cloth.width / columns, cloth.height / rows
        height = next(iter(self._deck().values())).height
        return {
            card: Spot(
                cloth.x + wide * (number % columns + 0.5),
                cloth.y + tall * (number // columns + 0.5),
                height,
                0.0,
                number,
            )
            for number, card in enumerate(self.cards)
        }
