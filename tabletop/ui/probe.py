"""Tell a test where things are, so that it can act by a real pointer alone.

With `TABLETOP_PROBE=FILE` in the environment the app writes into FILE, as JSON, what its topmost screen shows,
whenever that has changed and cards lie still. It holds what the viewer may see, and behind a curtain only that there
is one. Without it this module is not even imported.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.controller.tables import Thing
from tabletop.engine import Option
from tabletop.storage.atomic import write_whole
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.scenes.table import TableScene
from tabletop.ui.table import telling
from tabletop.ui.table.show import Show

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.scenes.scene import Scene

VARIABLE = "TABLETOP_PROBE"

_POINTS = 15
"""A thing whose middle is covered is looked for at so many points across and down."""

State = dict[str, Any]


class Probe:
    """Write what the screen shows.

    Args:
        path: of the file, which is replaced as a whole each time.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._frame = -1

    @classmethod
    def wanted(cls) -> Probe:
        """Make the probe that the environment asks for."""
        return cls(Path(os.environ[VARIABLE]))

    def look(self, app: App) -> None:
        """Write, if a frame has been shown since the last time and what it shows can be pointed at.

        Raises:
            OSError: the file cannot be written.
        """
        scene = app.scene
        if scene is None or app.frames == self._frame or _is_moving(scene):
            return
        self._frame = app.frames
        write_whole(self._path, json.dumps(state(app, scene)).encode())


def state(app: App, scene: Scene) -> State:
    """Describe a screen as plain JSON: positions in pixels of the canvas, rectangles as [x, y, width, height].

    Menus have `buttons`; a table has `things` (cards by id, places as [zone, seat]), each with a point `at` which
    it can be touched and what it would mean to carry it elsewhere, and `tools`: panel, prompt and little menu.
    """
    found: State = {
        "scene": type(scene).__name__,
        "window": app.window.handle,
        "size": list(app.size),
        "frame": app.frames,
        "notice": None if app.notices.current is None else app.notices.current.id,
    }
    if isinstance(scene, MenuScene):
        found["buttons"] = [
            {
                "words": spot.words,
                "about": spot.about,
                "rect": list(spot.element.rect),
                "is_enabled": bool(spot.element.is_enabled),
            }
            for spot in scene.widgets.spots
        ]
    elif isinstance(scene, TableScene):
        found["curtain"] = scene.session.curtain
        if scene.session.curtain is None:
            found.update(_table(scene))
    return found


def _is_moving(scene: Scene) -> bool:
    return isinstance(scene, TableScene) and (scene.director.is_busy or scene.show.board.is_moving)


def _table(scene: TableScene) -> State:
    gestures, view = scene.gestures, scene.director.view
    afforded = gestures.affordances
    request, several = afforded.request, afforded.several
    return {
        "viewer": view.viewer,
        "turns": view.number(0, "turns"),
        "serial": None if request is None else request.serial,
        "prompt": None if request is None else request.prompt,
        "selected": gestures.selected,
        "dragged": None if gestures.drag is None else gestures.drag.start,
        "browses": scene.browser is not None,
        "several": None
        if several is None
        else {"count": several.count, "least": several.least, "may_confirm": several.may_confirm},
        "things": list(_things(scene)),
        "tools": list(_tools(scene)),
    }


def _things(scene: TableScene) -> Iterator[State]:
    show, afforded = scene.show, scene.gestures.affordances
    table = show.arrangement
    assert table is not None, "a table that is shown has been laid out"
    cards = [card for card in table.cards if card not in table.buried]
    plates = [("player", seat) for seat in table.seats]
    things: list[Thing] = [*cards, *table.zones, *plates]
    for thing in things:
        rect = telling.rect_of(show, thing)
        assert rect is not None, "what is laid out has a place"
        is_card = isinstance(thing, int)
        place = show.view.place_of(thing) if isinstance(thing, int) else thing
        yield {
            "thing": thing,
            "place": place,
            "cards": None if is_card else show.view.zones.get(place, ()) if place else (),
            "face": show.view.faces.get(thing) if isinstance(thing, int) else None,
            "rect": list(rect),
            "at": _point(show, thing, rect),
            "glow": show.board.glows.get(thing),
            "targets": [
                {"thing": target, "verbs": [option.verb for option in options]}
                for target, options in (
                    afforded.targets(thing).items() if thing in afforded.touchable else ()
                )
            ],
        }


def _point(show: Show, thing: Thing, rect: pygame.Rect) -> Sequence[int] | None:
    """Find a point at which a thing is the topmost: its middle, else the first of a grid; None if it is covered."""
    steps = [(2 * number + 1) / (2 * _POINTS) for number in range(_POINTS)]
    grid = [(int(rect.x + rect.width * x), int(rect.y + rect.height * y)) for y in steps for x in steps]
    return next((point for point in (rect.center, *grid) if show.thing_at(point) == thing), None)


def _tools(scene: TableScene) -> Iterator[State]:
    show = scene.show
    found: list[tuple[Option | str, str, str, pygame.Rect]] = [
        (press.name, press.label, press.why, rect) for press, rect in show.panel.places.buttons
    ]
    found += [(name, name, "", rect) for name, rect in show.prompt.tools.items()]
    found += [(f"anyone-{tool}", "", "", rect) for tool, rect in scene.anyone.tools.items()]
    if scene.menu is not None:
        found += [
            (choice.option, choice.label, "", rect)
            for choice, rect in zip(scene.menu.choices, scene.menu.places, strict=True)
        ]
    for name, words, why, rect in found:
        yield {
            "tool": name.verb if isinstance(name, Option) else name,
            "words": words,
            "why": why,
            "rect": list(rect),
        }
