"""The parts of pygame that are used, started for the fastest way to the screen."""

from __future__ import annotations

import os

import pygame

from tabletop.ui.hush import hushed


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


def open_display() -> str:
    """Start display, fonts and keyboard.

    Returns:
        The name of SDL's driver, such as "x11".

    Raises:
        NoDisplayError: there is no display; SDL would silently draw on nothing.
    """
    try:
        with hushed():
            pygame.display.init()
    except pygame.error as error:
        raise NoDisplayError(str(error)) from error
    driver = pygame.display.get_driver()
    if driver == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoDisplayError(driver)
    if driver == "x11":
        # Frames then go to the server through shared memory, five times faster than through its graphics card.
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    pygame.font.init()
    pygame.key.set_repeat(400, 40)
    return driver
