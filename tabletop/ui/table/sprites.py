"""The surfaces of cards on the table: painted once for each height and turn, and kept within a budget.

At rest a card lies upright or turned a quarter to the right: both lose nothing. Cards of the fan are turned from
twice their size and kept. Only what is between two places, and grows or turns on the way, is drawn live.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial

import pygame

from tabletop.ui.art import backs, faces, glow
from tabletop.ui.art.cache import Painter
from tabletop.ui.art.plans import LEAST_HEIGHT, FaceSpec, width_for
from tabletop.ui.table.spots import Spot

_BUDGET = 40 << 20
_FULL_HD = 1920 * 1080
_TURN_STEP = 0.5
_UPRIGHT_FROM = 12.0
"""Cards of the fan lean less than so many degrees, their figures with them."""

Key = tuple[object, ...]


class Bank:
    """Hand out the surfaces of one match.

    Args:
        game: the game's id; chooses the backs.
        pixels: how many the window has; a larger one may keep more.
        picture: draws a picture recipe; the paper theatre when left out.

    Attributes:
        density: of the screen, see `plans.plan`.
    """

    def __init__(self, game: str, pixels: int, picture: faces.Painter | None = None) -> None:
        self.game = game
        self.density = 1.0
        self._picture = picture
        self._painter: Painter[Key] = Painter(max(1, round(_BUDGET * max(1.0, pixels / _FULL_HD))))

    def close(self) -> None:
        """End the worker that paints ahead."""
        self._painter.close()

    def forget(self) -> None:
        """Drop everything: the language or the palette has changed."""
        self._painter.forget()

    def card(self, spec: FaceSpec | None, height: int, angle: float = 0.0, back: str = "") -> pygame.Surface:
        """Return a card as it lies.

        Args:
            spec: its face, None for its back.
            height: of the upright face in pixels.
            angle: how far it is turned to the right, in degrees.
            back: which of the game's backs it has.
        """
        height = max(LEAST_HEIGHT, height)
        angle = round(angle / _TURN_STEP) * _TURN_STEP % 360
        key = self._key(spec, height, angle, back)
        return self._painter.now(key, lambda: self._paint(spec, height, angle, back))

    def at(self, spec: FaceSpec | None, spot: Spot, back: str = "") -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a card as it lies on a spot, and its upper left corner."""
        surface = self.card(spec, spot.height, spot.angle, back)
        return surface, surface.get_rect(center=spot.centre).topleft

    def live(
        self, spec: FaceSpec | None, spot: Spot, base: int, squeeze: float = 1.0, back: str = ""
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a card on its way, drawn from the surface of a height that is at hand.

        Args:
            spot: where it is in this frame.
            base: a height at which it rests before or after.
            squeeze: width of a card that is being turned over, 1 for the whole of it.
            back: which of the game's backs it has.
        """
        if squeeze == 1.0 and spot.height == base and spot.angle % 90 == 0:
            return self.at(spec, spot, back)
        scale = spot.height / base
        if spec is not None and squeeze == 1.0 and _UPRIGHT_FROM < spot.angle % 360 < 360 - _UPRIGHT_FROM:
            # A card that is being turned keeps its figures upright, as it does when it has been.
            surface = pygame.transform.rotozoom(self._bare(spec, base), -spot.angle, scale)
            faces.draw_figures(surface, spec, base, angle=spot.angle, scale=scale, density=self.density)
            return surface, surface.get_rect(center=spot.centre).topleft
        surface = self.card(spec, base, 0.0, back)
        if squeeze != 1.0:
            size = (max(2, round(width_for(spot.height) * squeeze)), spot.height)
            surface = pygame.transform.smoothscale(surface, size)
            scale = 1.0
        if spot.angle % 360 or scale != 1.0:
            surface = pygame.transform.rotozoom(surface, -spot.angle, scale)
        return surface, surface.get_rect(center=spot.centre).topleft

    def ring(self, kind: str, spot: Spot) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the glow around a card that lies on a spot, and its upper left corner."""
        angle = round(spot.angle / _TURN_STEP) * _TURN_STEP % 360
        height = max(LEAST_HEIGHT, spot.height)

        def paint() -> pygame.Surface:
            return _turned(glow.around_face(height, kind), angle)

        surface = self._painter.now(("ring", kind, height, angle), paint)
        return surface, surface.get_rect(center=spot.centre).topleft

    def frame(self, kind: str, size: tuple[int, int], shine: int) -> pygame.Surface:
        """Return the glow around a zone: larger than it by `shine` pixels on every side."""
        return self._painter.now(
            ("frame", kind, size, shine), lambda: glow.ring(size, kind, radius=shine * 0.8, shine=shine)
        )

    def ahead(self, specs: Iterable[FaceSpec], height: int) -> None:
        """Have faces painted that will be wanted soon."""
        for spec in specs:
            self._painter.ahead(self._key(spec, height, 0.0), partial(self._paint, spec, height, 0.0))

    def _bare(self, spec: FaceSpec, height: int) -> pygame.Surface:
        """Return a face without its figures."""

        def paint() -> pygame.Surface:
            return faces.draw(spec, height, painter=self._picture, with_figures=False, density=self.density)

        return self._painter.now(("bare", *self._key(spec, height, 0.0)), paint)

    def _key(self, spec: FaceSpec | None, height: int, angle: float, back: str = "") -> Key:
        return (spec.key if spec else ("back", back), height, angle, self.density)

    def _paint(self, spec: FaceSpec | None, height: int, angle: float, back: str = "") -> pygame.Surface:
        if spec is None:
            if angle:
                return _turned(self.card(None, height, 0.0, back), angle)
            return backs.draw(self.game, height, back)
        if angle == 90:
            # The figures of a card that lies across stay upright.
            turned = pygame.transform.rotate(self._bare(spec, height), -90)
            faces.draw_figures(turned, spec, height, angle=90, density=self.density)
            return turned
        if angle == 0:
            return faces.draw(spec, height, painter=self._picture, density=self.density)
        return _turned(self.card(spec, height), angle)


def _turned(surface: pygame.Surface, angle: float) -> pygame.Surface:
    """Turn a surface to the right: a quarter without loss, else from twice the size, which is three times finer."""
    if angle % 90 == 0:
        return pygame.transform.rotate(surface, -angle)
    large = pygame.transform.rotozoom(surface, -angle, 2)
    turn = math.radians(angle)
    width, height = surface.get_size()
    across = abs(width * math.cos(turn)) + abs(height * math.sin(turn))
    down = abs(width * math.sin(turn)) + abs(height * math.cos(turn))
    return pygame.transform.smoothscale(large, (round(across) + 2, round(down) + 2))
