"""The track along which players race: a brass rule at the table's edge, with a mark at the goal and their shields."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.art import cloth, fonts, palette, seats, shapes, svg, tokens
from tabletop.ui.art.palette import METALS, NIGHT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tabletop.controller.tables import Runner, Track
    from tabletop.ui.table.gliders import Gliders
    from tabletop.ui.table.layers import Stage
    from tabletop.ui.table.layout import Metrics

LAYER = 60
PLACE = ("track", 0)
"""What the pointer rests on there."""
_NUMBERED = 5


def lay(
    stage: Stage,
    gliders: Gliders,
    rect: pygame.Rect,
    track: Track | None,
    game: str,
    m: Metrics,
    seconds: float = 0.0,
) -> None:
    """Lay the track down, with everybody where they are.

    Args:
        gliders: carries the shields to where they stand.
        rect: where it stands.
        track: what the game states of it; None takes it up.
        game: the game's id.
        m: the measures of the window.
        seconds: how long a card is on its way.
    """
    if track is None or rect.width <= 0:
        stage.lift_others("track", ())
        gliders.keep(stage, "runner", ())
        return
    kept = [("track", "rule"), ("track", "goal")]
    last = track.goal + track.beyond
    stage.put(kept[0], _rule(rect.size, game, track.goal, last, m.label), rect.topleft, LAYER)
    mark = tokens.marker(track.mark, "gold" if track.is_reached else "steel", round(m.label * 1.9))
    at = mark.get_rect(center=(_middle(rect), _height(rect, track.goal, last)))
    stage.put(kept[1], mark, at.topleft, LAYER + 1)
    stage.lift_others("track", kept)
    running = []
    for runner, spot in _spots(rect, track, m.label):
        for number, seat in enumerate(runner.seats):
            arms = seats.shield(seat, spot.height)
            running.append(("runner", seat))
            corner = (spot.x + number * spot.width // 3, spot.y)
            gliders.put(stage, running[-1], arms, corner, LAYER + 2 + number, seconds)
    gliders.keep(stage, "runner", running)


def spots(rect: pygame.Rect, track: Track, m: Metrics) -> dict[int, pygame.Rect]:
    """Return where the shield of each seat stands."""
    return {seat: spot for runner, spot in _spots(rect, track, m.label) for seat in runner.seats}


def _middle(rect: pygame.Rect) -> int:
    return rect.x + round(rect.width * 0.62)


def _height(rect: pygame.Rect, value: int, last: int) -> int:
    """Return where on the rule a value stands, from its foot upwards."""
    room = rect.height - rect.width
    return round(rect.bottom - rect.width / 2 - room * min(value, last) / last)


def _spots(rect: pygame.Rect, track: Track, em: int) -> Iterator[tuple[Runner, pygame.Rect]]:
    """Place the shields: in the middle of the rule, those with the same points side by side."""
    tall = round(em * 1.75)
    wide = round(tall * 100 / 116)
    last = track.goal + track.beyond
    runners = sorted(track.runners, key=lambda one: min(one.value, last))
    for value, group in groupby(runners, key=lambda one: min(one.value, last)):
        together = list(group)
        y = _height(rect, value, last)
        step = min(wide + 1, (rect.width - wide) / max(1, len(together) - 1))
        left = _middle(rect) - (step * (len(together) - 1) + wide) / 2
        left = min(left, rect.right - step * (len(together) - 1) - wide)
        for number, runner in enumerate(together):
            yield runner, pygame.Rect(round(left + step * number), y - tall // 2, wide, tall)


@lru_cache(maxsize=4)
def _rule(size: tuple[int, int], game: str, goal: int, last: int, em: int) -> pygame.Surface:
    """Draw the rule with its steps; every fifth bears its number."""
    rect = pygame.Rect((0, 0), size)
    surface = cloth.zone(size, game, scale=em / 16, mine=False).copy()
    metal = METALS[palette.of(game).metal]
    x, foot, top = _middle(rect), _height(rect, 0, last), _height(rect, last, last)
    thick = max(2.0, em * 0.22)
    drawing = svg.rect(x - thick / 2 - 1, top - 1, thick + 2, foot - top + 2, NIGHT, 0.6)
    drawing += svg.rect(
        x - thick / 2, top, thick, foot - top,
        svg.linear((0, 0), (100, 0), (0, metal.dark), (0.5, metal.bright), (1, metal.dark)),
    )  # fmt: skip
    for step in range(last + 1):
        y = _height(rect, step, last)
        reach = em * (0.62 if step % _NUMBERED == 0 else 0.3)
        drawing += svg.line(f"M{x - reach:.1f} {y}H{x + reach:.1f}", metal.plain, max(1.0, em / 14), 0.85)
    surface.blit(shapes.raster(drawing, size), (0, 0))
    for step in range(0, goal + 1, _NUMBERED):
        number = fonts.render("figure", round(em * 0.78), str(step), metal.bright)
        y = _height(rect, step, last)
        surface.blit(number, number.get_rect(midright=(x - round(em * 0.8), y)))
    return surface
