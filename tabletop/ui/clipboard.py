"""The system's clipboard, for text. Where there is none, nothing is copied and nothing is there."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; return whether that could be done."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste() -> str:
    """Return the text on the clipboard; empty where there is none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except (pygame.error, UnicodeDecodeError):
        return ""
