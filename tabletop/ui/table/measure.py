"""How fast the table is: frames with moving cards against plain ones, as a ratio in one run.

A plain frame blits the background and flips. Ratios to it are the same on a slow and on a fast machine, as long as
the flip is real: on SDL's dummy driver it is free and they mean nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import pygame

from tabletop.text.languages import Text
from tabletop.ui.art import faces
from tabletop.ui.table import furniture
from tabletop.ui.table.facespec import Faces
from tabletop.ui.table.layers import Mover, Stage
from tabletop.ui.table.layout import Metrics
from tabletop.ui.table.sprites import Bank

CARDS = 60
RUNS = 5

Step = Callable[[int], None]
"""Draws frame number n and flips."""


class Ratios(NamedTuple):
    """Hold the time of a frame as a multiple of a plain one, and that one in milliseconds.

    Attributes:
        dealt: all cards move about the place where they are dealt.
        spread: all move, spread over the table.
        one: one moves, the others lie.
        plain: a plain frame, in milliseconds.
    """

    dealt: float
    spread: float
    one: float
    plain: float


def ratios(
    window: pygame.Window, game: Any, frames: int = 60, picture: faces.Painter | None = None
) -> Ratios:
    """Measure moving cards in a window.

    Args:
        window: of the size to be measured, visible, on a real driver.
        game: whose cards.
        frames: for each kind of frame, in each of the interleaved runs.
        picture: draws a picture recipe; the paper theatre when left out.

    Returns:
        The median of the runs.
    """
    surface = window.get_surface()
    m = Metrics.of(surface.get_size())
    cloth = pygame.Rect((0, 0), m.size).inflate(-2 * m.px(20), -2 * m.px(20))
    background = furniture.background(m.size, game.id, m.px(20), tuple(cloth))
    bank = Bank(game.id, m.size[0] * m.size[1], picture)
    try:
        cards = _cards(game, bank, m)
        kinds = _kinds(window, surface, background, cards, m)
        times: list[list[float]] = [[] for _ in kinds]
        for _ in range(RUNS):
            for kind, taken in zip(kinds, times, strict=True):
                taken.append(_seconds(kind, frames))
    finally:
        bank.close()
    plain = [max(1e-9, one) for one in times[0]]
    dealt, spread, one = [
        median([mine / bare for mine, bare in zip(taken, plain, strict=True)]) for taken in times[1:]
    ]
    return Ratios(dealt, spread, one, 1000 * median(plain) / frames)


def _cards(game: Any, bank: Bank, m: Metrics) -> list[pygame.Surface]:
    described = Faces(game, game.controller, Text("en"))
    height = faces.snap(m.px(160))
    slugs = list(described.by_slug)
    return [
        bank.card(described.printed(slugs[number % len(slugs)]) if number % 3 else None, height)
        for number in range(CARDS)
    ]


def _kinds(
    window: pygame.Window,
    surface: pygame.Surface,
    background: pygame.Surface,
    cards: Sequence[pygame.Surface],
    m: Metrics,
) -> list[Step]:
    """List the kinds of frames: plain, dealt, spread, one."""
    width, height = m.size
    columns = 12
    spread = [
        (
            round(width * (0.04 + 0.076 * (number % columns))),
            round(height * (0.05 + 0.18 * (number // columns))),
        )
        for number in range(len(cards))
    ]
    dealt = [
        (round(width * 0.4 + number * m.px(3)), round(height * 0.4 + number % 7 * m.px(6)))
        for number in range(len(cards))
    ]
    lying = Stage(background)
    for number, (card, at) in enumerate(zip(cards[1:], spread[1:], strict=True)):
        lying.put(("card", number), card, at, number)

    def plain(_number: int) -> None:
        surface.blit(background, (0, 0))
        window.flip()

    def moving(stage: Stage, shown: Sequence[pygame.Surface], places: Sequence[tuple[int, int]]) -> Step:
        def step(number: int) -> None:
            stage.draw(surface, _moved(shown, places, number, m))
            window.flip()

        return step

    return [
        plain,
        moving(Stage(background), cards, dealt),
        moving(Stage(background), cards, spread),
        moving(lying, cards[:1], spread[:1]),
    ]


def _moved(
    cards: Sequence[pygame.Surface], places: Sequence[tuple[int, int]], number: int, m: Metrics
) -> list[Mover]:
    """Move every card on a circle of its own."""
    reach = m.px(24)
    return [
        (
            card,
            (
                x + round(reach * math.cos((number + 5 * index) / 9)),
                y + round(reach * math.sin((number + 5 * index) / 9)),
            ),
        )
        for index, (card, (x, y)) in enumerate(zip(cards, places, strict=True))
    ]


def _seconds(step: Step, frames: int) -> float:
    step(-1)
    start = perf_counter()
    for number in range(frames):
        step(number)
    return perf_counter() - start
