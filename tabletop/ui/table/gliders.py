"""What lies on the table beside the cards and goes from place to place: pieces, and the shields on a track."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass

import pygame

from tabletop.ui.table.layers import Mover, Stage

_PACE = 2.2
"""So much longer than a card a piece is on its way: there is one to look at, and it lands last."""


@dataclass(slots=True)
class _Glider:
    surface: pygame.Surface
    at: tuple[int, int]
    layer: float
    start: tuple[int, int]
    seconds: float = 0.0
    since: float = 0.0

    @property
    def here(self) -> tuple[int, int]:
        """Return its upper left corner in this frame: it sets off and arrives gently, on an arc."""
        t = min(1.0, self.since / self.seconds) if self.seconds else 1.0
        part = t * t * (3 - 2 * t)
        way = (self.at[0] - self.start[0], self.at[1] - self.start[1])
        lift = 0.12 * (abs(way[0]) + abs(way[1])) * 4 * t * (1 - t) if abs(way[0]) > abs(way[1]) else 0.0
        return round(self.start[0] + way[0] * part), round(self.start[1] + way[1] * part - lift)


class Gliders:
    """Keep what goes from place to place: at rest it lies on the stage, on its way it is a mover."""

    def __init__(self) -> None:
        self._gliders: dict[Hashable, _Glider] = {}

    @property
    def is_moving(self) -> bool:
        """Tell whether anything is on its way."""
        return any(one.seconds for one in self._gliders.values())

    def put(
        self,
        stage: Stage,
        key: Hashable,
        surface: pygame.Surface,
        at: tuple[int, int],
        layer: float,
        seconds: float,
    ) -> None:
        """Lay something down, or send it there from where it is.

        Args:
            stage: where it rests.
            key: what it is: a tuple whose first word is its family.
            surface: how it looks.
            at: its upper left corner.
            layer: the higher one lies above.
            seconds: how long a card is on its way; 0 lays it down at once.
        """
        old = self._gliders.get(key)
        if old is not None and old.at == at and old.seconds:
            old.surface, old.layer = surface, layer
            return
        if old is None or not seconds or old.at == at:
            self._gliders[key] = _Glider(surface, at, layer, at)
            stage.put(key, surface, at, layer)
            return
        stage.lift(key)
        self._gliders[key] = _Glider(surface, at, layer, old.here, seconds * _PACE)

    def keep(self, stage: Stage, family: str, kept: Iterable[Hashable]) -> None:
        """Take up all of a family but some."""
        here = set(kept)
        for key in [one for one in self._gliders if isinstance(one, tuple) and one[0] == family]:
            if key not in here:
                del self._gliders[key]
        stage.lift_others(family, here)

    def update(self, stage: Stage, dt: float) -> None:
        """Let time pass; what has arrived rests."""
        for key, one in self._gliders.items():
            if one.seconds:
                one.since += dt
                if one.since >= one.seconds:
                    one.seconds = 0.0
                    stage.put(key, one.surface, one.at, one.layer)

    def finish(self, stage: Stage) -> None:
        """Put everything where it belongs at once."""
        self.update(stage, float("inf"))

    def clear(self) -> None:
        """Forget where anything was: the next table has nothing to do with this one."""
        self._gliders.clear()

    def movers(self) -> list[Mover]:
        """List what is on its way in this frame."""
        moving = sorted([one for one in self._gliders.values() if one.seconds], key=lambda one: one.layer)
        return [(one.surface, one.here) for one in moving]
