"""The typefaces: Source Serif in four roles, opened once for each size and thread.

The OpenType (OTF) files are used: with the TrueType ones SDL's kerning draws « and “ over the next letter. A font
of SDL must not be used by two threads at once, and card faces are painted in two; so each thread has its own.
"""

import threading
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Literal

import font_source_serif_pro
import pygame

from tabletop.ui.art.palette import Colour

Role = Literal["text", "name", "italic", "figure"]
"""What a typeface is for: running text, names and key words, quotations, figures."""

FILES: dict[Role, str] = {
    "text": "SourceSerifPro-Regular.otf",
    "name": "SourceSerifPro-Semibold.otf",
    "italic": "SourceSerifPro-It.otf",
    "figure": "SourceSerifPro-Black.otf",
}

_opening = threading.Lock()
_mine = threading.local()
_MOST_FONTS = 64


def path(role: Role) -> Path:
    """Find the file of a typeface."""
    return Path(font_source_serif_pro.font_directory) / FILES[role]


def get(role: Role, size: int) -> pygame.font.Font:
    """Open a typeface, or hand out the one that this thread opened before.

    Args:
        role: what it is for.
        size: height of the em in pixels, at least 1.

    Raises:
        ValueError: the size is not positive.
    """
    if size < 1:
        raise ValueError(f"a font needs a size of at least 1 pixel, not {size}")
    opened: dict[tuple[Role, int], pygame.font.Font] | None = getattr(_mine, "fonts", None)
    if opened is None:
        opened = _mine.fonts = {}
    font = opened.get((role, size))
    if font is None:
        with _opening:
            if not pygame.font.get_init():
                pygame.font.init()
            font = pygame.font.Font(path(role), size)
        if len(opened) >= _MOST_FONTS:
            opened.pop(next(iter(opened)))
        opened[role, size] = font
    return font


_SPACE = "\u2005"
"""As wide as the usual space, but without its kerning, which in small bold names glues "The Thief" together."""


def clean(text: str) -> str:
    """Compose accents with their letters (NFC): the typeface has é, but sets e + ´ side by side."""
    return unicodedata.normalize("NFC", text)


@lru_cache(maxsize=16384)
def width(role: Role, size: int, text: str) -> int:
    """Measure a text on one line, in pixels."""
    return get(role, size).size(_spaced(role, text))[0]


def render(role: Role, size: int, text: str, colour: Colour) -> pygame.Surface:
    """Draw a text on one line, on nothing."""
    return get(role, size).render(_spaced(role, clean(text)), True, colour)


def _spaced(role: Role, text: str) -> str:
    return text.replace(" ", _SPACE).replace("\u00a0", _SPACE) if role in ("name", "figure") else text


def largest(role: Role, text: str, room: int, wish: int, floor: int) -> int:
    """Find the largest size, from `wish` down to `floor`, at which a text fits on one line.

    Args:
        role: the typeface.
        text: what is to be set.
        room: width in pixels.
        wish: the size one would like.
        floor: the smallest size that is still read with ease; it is returned even when it does not fit.
    """
    for size in range(wish, floor, -1):
        if width(role, size, text) <= room:
            return size
    return min(wish, floor)
