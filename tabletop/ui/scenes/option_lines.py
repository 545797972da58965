"""The line of an option of a new match: its values side by side, one of many between arrows, or a player's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.text.grammar import harmless
from tabletop.ui.art import fonts
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.menu import LABEL

if TYPE_CHECKING:
    from tabletop.engine import OptionSpec
    from tabletop.ui.scenes.menu import MenuScene

_IN_A_ROW = 6
"""The most values of an option that stand side by side; of more, one is shown at a time."""

Chooser = Callable[[str, Any], Callable[[], None]]
"""(name of an option, value) -> what chooses it."""


def add(
    scene: MenuScene,
    game: str,
    spec: OptionSpec,
    now: Any,
    place: pygame.Rect,
    names: Sequence[str],
    chooser: Chooser,
) -> None:
    """Add the line.

    Args:
        scene: the screen.
        game: the game's id.
        spec: the option.
        now: its value.
        place: where the line lies.
        names: of the players by seat.
        chooser: makes what choosing a value does.
    """
    message = f"option-{game}-{spec.name}.about"
    about = scene.word(message) if scene.app.text.has(message) else ""
    if spec.is_seat:
        now = min(now, len(names) - 1)
        face = Face(names[now], "choice", "crown", scene.em(LABEL), is_on=True)
        scene.widgets.button(place, face, chooser(spec.name, (now + 1) % len(names)), about=about)
        return
    if len(spec.values) > _IN_A_ROW:
        _add_wheel(scene, game, spec, now, place, chooser, about)
        return
    words = [value_words(scene, game, spec, value) for value in spec.values]
    loser = scene.app.store.loser(game, names) if spec.by_loser else None
    if loser is not None:
        about = scene.word("ui-loser-begins.about", player=harmless(names[loser]))
        room = place.width // len(words) - 2 * scene.em(LABEL)
        words[0] = _loser_words(scene, names[loser], room)
    options = [
        (word, chooser(spec.name, value), value == now, about)
        for word, value in zip(words, spec.values, strict=True)
    ]
    scene.widgets.choice(place, options, scene.em(LABEL * 0.94))


def _loser_words(scene: MenuScene, name: str, room: int) -> str:
    """Tell who lost last and begins, by name if there is room for it."""
    words = scene.word("ui-loser-begins", player=harmless(name))
    is_short = fonts.width("name", scene.em(LABEL * 0.94), words) <= room
    return words if is_short else scene.word("ui-loser-begins.short")


def _add_wheel(
    scene: MenuScene,
    game: str,
    spec: OptionSpec,
    now: Any,
    place: pygame.Rect,
    chooser: Chooser,
    about: str,
) -> None:
    """Show the value of an option that has many, between arrows to the one before and the next."""
    values, size, gap = spec.values, scene.em(LABEL * 0.94), scene.em(6)
    at = values.index(now)
    side = pygame.Rect(0, place.top, scene.em(LABEL * 2.6), place.height)
    middle = place.inflate(-2 * (side.width + gap), 0)
    after = chooser(spec.name, values[(at + 1) % len(values)])
    face = Face(value_words(scene, game, spec, now), "choice", size=size, is_on=now != spec.default)
    scene.widgets.button(middle, face, after, about=about)
    for left, step, arrow in ((place.left, -1, "left"), (place.right - side.width, 1, "right")):
        turn = chooser(spec.name, values[(at + step) % len(values)])
        scene.widgets.button(side.move(left, 0), Face("", "plain", f"arrow-{arrow}", size), turn, about=about)


def value_words(scene: MenuScene, game: str, spec: OptionSpec, value: Any) -> str:
    """Word a value of an option."""
    if isinstance(value, bool):
        return scene.word("yes" if value else "no")
    if isinstance(value, int):
        return f"{value}"
    return scene.word(f"option-{game}-{spec.name}.{value}")
