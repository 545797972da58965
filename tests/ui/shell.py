"""A hand and an eye for the window: real events go in, and what is on the screen can be asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from tabletop.ui.app import App
from tabletop.ui.focus import Spot
from tabletop.ui.scenes.menu import MenuScene

FRAME = 0.25
"""Seconds a frame in tests: long enough for every widget to be woken."""


class Shell:
    """Drive an app on the dummy driver with posted events.

    Args:
        app: a headless one.
    """

    def __init__(self, app: App) -> None:
        self.app = app

    def frames(self, count: int = 3) -> None:
        """Let frames pass, with whatever has been posted."""
        for _ in range(count):
            self.app.step(pygame.event.get(), FRAME)

    def post(self, kind: int, **facts: Any) -> None:
        """Post an event and let it be heard."""
        pygame.event.post(pygame.Event(kind, facts))
        self.frames()

    def press(self, key: int, mod: int = 0) -> None:
        """Press and release a key."""
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self.post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def type(self, words: str) -> None:
        """Type letters, as the system gives them."""
        for letter in words:
            self.post(pygame.TEXTINPUT, text=letter)

    def click_at(self, pos: tuple[int, int], button: int = 1) -> None:
        """Move to a point and click there."""
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        pygame.event.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))
        self.frames()

    def click(self, message: str, which: int = 0, **args: object) -> None:
        """Click a button by the message on it."""
        self.click_at(self.button(message, which, **args).element.rect.center)

    def button(self, message: str, which: int = 0, **args: object) -> Spot:
        """Find a button by the message on it; `which` of several from top to bottom."""
        words = self.app.text(message, **args)
        found = [spot for spot in self.menu.widgets.spots if spot.words == words]
        assert len(found) > which, f"no button {which} says {words!r}; there are {self.buttons}"
        return found[which]

    @property
    def buttons(self) -> list[str]:
        """List the words on all buttons."""
        return [spot.words for spot in self.menu.widgets.spots]

    @property
    def menu(self) -> MenuScene:
        """Return the topmost scene, which must be a menu."""
        assert isinstance(self.app.scene, MenuScene)
        return self.app.scene

    @property
    def scene(self) -> str:
        """Return the name of the topmost scene's class."""
        return type(self.app.scene).__name__


def overlaps(rects: Sequence[pygame.Rect]) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """List the pairs of rectangles that cover each other by more than a pixel."""
    shrunk = [rect.inflate(-2, -2) for rect in rects]
    return [
        (rects[i], rects[j]) for i in range(len(rects)) for j in range(i) if shrunk[i].colliderect(shrunk[j])
    ]
