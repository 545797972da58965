"""Buttons and pictures of a menu whose faces follow what they show, without the screen being built anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from tabletop.ui.plate import Act, FacePainter, Plate
from tabletop.ui.widgets import Widgets


class Look(NamedTuple):
    """What a living button shows now.

    :param key: all that makes its face what it is.
    :param paint: draws the face.
    :param words: what can be read on it.
    :param about: what is told while it is pointed at.
    """

    key: Hashable
    paint: FacePainter
    words: str = ""
    about: str = ""


class Living:
    """Be a button, or without an act a mere picture, that looks as it is told whenever it is refreshed.

    Args:
        widgets: of the scene.
        rect: where it lies.
        look: says what it shows now; None hides it.
        act: what a press does, time and again.
        radius: of its corners, in pixels.
    """

    def __init__(
        self,
        widgets: Widgets,
        rect: pygame.Rect,
        look: Callable[[], Look | None],
        act: Act | None = None,
        radius: float = 6.0,
    ) -> None:
        self.rect = rect
        self._widgets = widgets
        self._look = look
        self._is_pressable = act is not None
        now = look()
        self._seen = now and (now.key, now.words, now.about)
        paint = now.paint if now else _nothing(rect.size)
        if act is None:
            self.plate = Plate(rect, widgets.manager, paint, lambda: None)
        else:
            words, about = (now.words, now.about) if now else ("", "")
            self.plate = widgets.painted(rect, paint, act, words, about=about, radius=radius, is_quick=True)
        if now is None:
            self._hide()

    def refresh(self) -> None:
        """Look as things are now."""
        now = self._look()
        if now is None:
            if self._seen is not None:
                self._seen = None
                self._hide()
            return
        seen = (now.key, now.words, now.about)
        if seen == self._seen:
            return
        self._seen = seen
        if self._is_pressable:
            self._widgets.renew(self.plate, now.paint, now.words, now.about)
        else:
            self.plate.repaint(now.paint)
            self.plate.show()  # type: ignore[no-untyped-call]

    def _hide(self) -> None:
        if self._is_pressable:
            self._widgets.renew(self.plate, None)
        else:
            self.plate.hide()  # type: ignore[no-untyped-call]


def _nothing(size: tuple[int, int]) -> FacePainter:
    return lambda _state: pygame.Surface(size, pygame.SRCALPHA)
