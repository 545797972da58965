"""The tooltip: a few words beside what the pointer or the focus rests on."""

from __future__ import annotations

import pygame

from tabletop.ui.table import widgets
from tabletop.ui.table.layers import Mover
from tabletop.ui.table.layout import Metrics

_REST = 16
"""A pointer that moves by so many pixels of the design still rests."""


class Tip:
    """Show one tooltip at a time."""

    def __init__(self) -> None:
        self.text = ""
        self._mover: Mover | None = None
        self._hushed_at: tuple[int, int] | None = None

    def hush(self, pointer: tuple[int, int]) -> None:
        """Tell nothing while the pointer rests where it has just acted: what comes of that is to be seen."""
        self._hushed_at = pointer

    def is_hushed(self, pointer: tuple[int, int], m: Metrics) -> bool:
        """Return whether the pointer still rests there; once it has moved on, it may come back."""
        at = self._hushed_at
        if at is not None and abs(pointer[0] - at[0]) + abs(pointer[1] - at[1]) > m.px(_REST):
            self._hushed_at = None
        return self._hushed_at is not None

    def hide(self) -> None:
        """Take it away."""
        self.text = ""
        self._mover = None

    def show(self, text: str, beside: pygame.Rect, m: Metrics, tone: str = "plain") -> None:
        """Show words beside a rectangle: above it if there is room, else below, always within the window.

        Args:
            text: with the marks of `richtext`.
            beside: what it is about.
            m: the measures of the window.
            tone: "warning", "red", "green" or another tone of a game.
        """
        self.text = text
        icon, metal, ground = {
            "warning": ("warning", "copper", "#3a1a12"),
            "red": ("damage", "copper", "#421414"),
            "green": ("check", "gold", "#16331f"),
        }.get(tone, ("", "gold", "#24150f"))
        surface = widgets.bubble(text, m.px(340), m.text, icon, metal, ground)
        bounds = pygame.Rect((0, 0), m.size)
        rect = surface.get_rect(midbottom=(beside.centerx, beside.top + m.px(6)))
        if rect.top < 0:
            rect.midtop = (beside.centerx, beside.bottom - m.px(6))
        rect.clamp_ip(bounds)
        self._mover = (surface, rect.topleft)

    def movers(self) -> list[Mover]:
        """Draw it, if there is one."""
        return [] if self._mover is None else [self._mover]
