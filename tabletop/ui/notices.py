"""Notices: a strip at the top that tells something which asks for no answer, and goes by itself."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.requests import Reason
from tabletop.text.problems import problem
from tabletop.ui.art import fonts, icons, palette, shapes

if TYPE_CHECKING:
    from tabletop.ui.app import App

_READING = 0.055
"""Seconds that a letter takes to be read, generously."""
_LEAST = 2.5
_TEXT = 17


class Notices:
    """Show notices one after the other, each for as long as it takes to read.

    Args:
        app: whose canvas they lie on and whose language they speak.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._waiting: deque[Reason] = deque()
        self._left = 0.0
        self._shown: tuple[Reason, str, tuple[int, int], float] | None = None
        self._strip: pygame.Surface | None = None
        self.is_stale = False

    @property
    def current(self) -> Reason | None:
        """Return the notice that is shown now."""
        return self._waiting[0] if self._waiting else None

    @property
    def is_moving(self) -> bool:
        """Tell whether frames are needed for the strip's own sake."""
        return False

    def add(self, reason: Reason) -> None:
        """Show a notice after those that wait; one that is there already is not shown twice."""
        if reason in self._waiting:
            return
        self._waiting.append(reason)
        if len(self._waiting) == 1:
            self._begin()

    def update(self, dt: float) -> None:
        """Let time pass, in seconds."""
        if not self._waiting:
            return
        self._left -= dt
        if self._left <= 0:
            self._waiting.popleft()
            self._strip = None
            self.is_stale = True
            if self._waiting:
                self._begin()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the strip over whatever the scene has painted."""
        self.is_stale = False
        if not self._waiting:
            return
        key = (self._waiting[0], self._app.text.language, surface.get_size(), self._app.text_scale)
        if self._strip is None or key != self._shown:
            self._strip, self._shown = self._paint(surface.get_width()), key
        surface.blit(
            self._strip, ((surface.get_width() - self._strip.get_width()) // 2, self._strip.get_height() // 4)
        )

    def _begin(self) -> None:
        reason = self._waiting[0]
        self._left = _LEAST + _READING * len(problem(reason, self._app.text))
        self.is_stale = True

    def _paint(self, room: int) -> pygame.Surface:
        reason = self._waiting[0]
        words = problem(reason, self._app.text)
        scale = self._app.text_scale
        margin = round(14 * scale)
        icon = icons.draw("info", round(24 * scale), palette.METALS["gold"].plain)
        size = round(_TEXT * scale)
        wrap = room - 6 * margin - icon.get_width()
        lettering = fonts.get("text", size).render(fonts.clean(words), True, palette.PAPER, None, wrap)
        width = lettering.get_width() + icon.get_width() + 3 * margin
        height = max(lettering.get_height(), icon.get_height()) + 2 * margin * 2 // 3
        strip = shapes.panel(
            (width, height), "#2a1712", "gold", radius=10 * scale, line=max(1, 1.4 * scale), opacity=1
        )
        strip.blit(icon, (margin, (height - icon.get_height()) // 2))
        strip.blit(lettering, (2 * margin + icon.get_width(), (height - lettering.get_height()) // 2))
        return strip
