"""Where the shipped folders lie: pictures and texts, card data, ready-made positions.

The same three folders are found in a checkout, in an installed wheel and in the frozen executable. Nothing
else in the program may guess at their place. Standard library only, so that every room may ask.
"""

import sys
from pathlib import Path

SHIPPED = ("assets", "cards", "saves")
"""The names of the folders that travel with the program."""

_PACKAGE = Path(__file__).resolve().parent
_INSIDE = "_shipped"


def shipped(name: str) -> Path:
    """Find one shipped folder, wherever the program runs from.

    Args:
        name: one of `SHIPPED`.

    Returns:
        The folder's absolute path. It is only to be read; users' own files have folders of their own.

    Raises:
        ValueError: the name is no shipped folder.
        FileNotFoundError: the program was installed without it.

    Example:
        >>> shipped("cards").name
        'cards'
    """
    if name not in SHIPPED:
        raise ValueError(f"no shipped folder is called {name!r}; expected one of {', '.join(SHIPPED)}")
    folder = _root() / name
    if not folder.is_dir():
        raise FileNotFoundError(f"the shipped folder {name!r} is missing: expected it at {folder}")
    return folder


def assets() -> Path:
    """Find the folder of art parts, icons, sounds, themes and texts (`locale/{en,es}/*.ftl`)."""
    return shipped("assets")


def cards() -> Path:
    """Find the folder of printed facts: one folder for each game."""
    return shipped("cards")


def saves() -> Path:
    """Find the folder of positions that ship with the program; the user's saves lie elsewhere."""
    return shipped("saves")


def _root() -> Path:
    # PyInstaller unpacks beside no source tree and tells its folder in this attribute alone.
    if getattr(sys, "frozen", False):
        return Path(str(getattr(sys, "_MEIPASS", Path(sys.executable).parent))) / "tabletop" / _INSIDE
    inside = _PACKAGE / _INSIDE
    return inside if inside.is_dir() else _PACKAGE.parent
