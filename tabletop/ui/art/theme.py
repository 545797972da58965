"""The look of menus and forms: walnut, gold and parchment, in the program's own typefaces, at any text size.

The theme itself is data, `assets/themes/tabletop.json`, written for a scale of 1. Here its sizes are multiplied, and
the names of its typefaces are tied to the files of the font package, whose place a shipped file cannot know.
"""

import json
from typing import Any

import pygame
import pygame_gui

from tabletop import resources
from tabletop.ui.art import fonts

_FAMILIES: dict[str, tuple[fonts.Role, fonts.Role, fonts.Role]] = {
    "serif": ("text", "name", "italic"),
    "serif-name": ("name", "figure", "italic"),
    "serif-figure": ("figure", "figure", "italic"),
}
"""Each family of the theme: its plain, its bold and its italic typeface."""

_MEASURES = frozenset(
    {
        "border_width",
        "shadow_width",
        "shape_corner_radius",
        "text_horiz_alignment_padding",
        "text_shadow_size",
        "text_offset",
        "open_button_width",
        "list_item_height",
        "sliding_button_width",
        "title_bar_height",
        "rect_width",
    }
)
_PAIRS = frozenset({"padding", "text_shadow_offset"})

Theme = dict[str, Any]


def scaled(scale: float) -> Theme:
    """Read the theme and multiply its sizes.

    Args:
        scale: 1 for a window of 1080 lines with the usual text size; positive.

    Returns:
        The theme as pygame_gui reads it from a file.

    Raises:
        ValueError: the scale is not positive.
    """
    if scale <= 0:
        raise ValueError(f"a theme is scaled by a positive number, not {scale}")
    theme: Theme = json.loads((resources.assets() / "themes" / "tabletop.json").read_text(encoding="utf-8"))
    for element in theme.values():
        if "font" in element:
            element["font"] = _font(element["font"], scale)
        for name, value in element.get("misc", {}).items():
            if name in _MEASURES:
                element["misc"][name] = _size(value, scale)
            elif name in _PAIRS:
                element["misc"][name] = ",".join(_size(part, scale) for part in value.split(","))
    return theme


def make_manager(size: tuple[int, int], scale: float, language: str) -> pygame_gui.UIManager:
    """Make the manager of one scene's widgets.

    On leaving the scene call `pygame_gui.core.utility.set_default_manager(None)`, or the manager is never freed.
    On a change of language or text size make a new one.

    Args:
        size: of the window in pixels.
        scale: 1 for a window of 1080 lines with the usual text size.
        language: "en" or "es", for the library's own words.

    Raises:
        ValueError: the scale is not positive.
    """
    if not pygame.font.get_init():
        pygame.font.init()
    theme = scaled(scale)
    manager = pygame_gui.UIManager(size, theme, enable_live_theme_updates=False, starting_language=language)
    text = theme["text_box"]["font"]
    manager.preload_fonts(
        [
            {"name": text["name"], "point_size": int(text["size"]), "style": style, "antialiased": "1"}
            for style in ("bold", "italic", "bold_italic")
        ]
    )
    return manager


def _font(font: dict[str, str], scale: float) -> dict[str, str]:
    whole = font | {"size": str(max(9, round(int(font["size"]) * scale)))}
    if font["name"] in _FAMILIES:
        regular, bold, italic = (str(fonts.path(role)) for role in _FAMILIES[font["name"]])
        whole |= {"regular_path": regular, "bold_path": bold, "italic_path": italic, "bold_italic_path": bold}
    return whole


def _size(value: str, scale: float) -> str:
    number = int(value)
    return str(max(1, round(number * scale)) if number > 0 else number)
