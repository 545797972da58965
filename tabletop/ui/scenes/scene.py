"""What every screen is to the app: a thing that is laid out, hears events and paints what has changed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import pygame

if TYPE_CHECKING:
    from tabletop.ui.app import App

FPS_MOVING = 60
"""Frames a second while something moves."""
FPS_IDLE = 30
"""Frames a second while nothing moves; the app goes lower by itself when nobody touches anything."""


class Scene(ABC):
    """Be one screen on the app's stack; only the topmost one hears events, is updated and painted.

    The app calls, in this order: `resize` (before the first frame, and again whenever the window, the text size,
    the language or the palette has changed: lay everything out anew), `enter`, then for each frame `handle` for each
    event, `update` and `draw`; `leave` when another scene covers it or it is taken from the stack.

    Args:
        app: gives `canvas`, `size`, `scale`, `text_scale`, `text`, `settings`, `sounds`, `store`.
    """

    overlay: ClassVar[bool] = False
    """Whether the scene below shows through; `app.picture_below(self)` gives its picture as a backdrop."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.is_stale = True

    @property
    def is_typing(self) -> bool:
        """Tell whether letters go to a text entry, so that none of them is a short cut."""
        return False

    def enter(self) -> None:
        """Become the topmost scene: for the first time, or because the one above has gone."""

    def leave(self) -> None:
        """Stop being the topmost scene."""

    def close(self) -> None:
        """Give back what outlives a scene (threads, timers); it has been taken from the stack for good."""

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out everything for a size in pixels, in the app's present language, scale and palette."""

    def handle(self, event: pygame.Event) -> bool:
        """Act on one event, with positions in pixels of the canvas; return whether it has been used up."""
        return False

    def update(self, dt: float) -> None:
        """Let time pass.

        Args:
            dt: seconds since the last call, never more than `app.LONGEST_STEP` however long the window stood.
        """

    @abstractmethod
    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Paint what has changed since the last call; everything if `is_stale`, which it then sets to False.

        The surface keeps its pixels from frame to frame.

        Returns:
            The rectangles painted, or None where nothing had to be: then the frame is not shown and costs nothing.
        """

    def wants_fps(self) -> int:
        """Say how many frames a second are needed now: `FPS_MOVING` or `FPS_IDLE`."""
        return FPS_IDLE

    def invalidate(self) -> None:
        """Have everything painted in the next frame."""
        self.is_stale = True
