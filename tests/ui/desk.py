"""A table to test at: an app without a display, a match from a position, a mouse and a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from tabletop import bots, games
from tabletop.cards.pictures import Picture
from tabletop.controller.session import Player, Session
from tabletop.controller.tables import Thing
from tabletop.engine import Match
from tabletop.engine.positions import match_from
from tabletop.ui.app import App
from tabletop.ui.scenes.table import TableScene
from tabletop.ui.table import telling

FRAME = 0.05
NAMES = ("Doña Urraca", "Luis", "Beltrán", "Inés", "Rodrigo")


def on(card: str, upon: list[Any] | None = None, **marks: int) -> dict[str, Any]:
    """State a card of a position with what lies on it."""
    return {"card": card, "on": upon or [], **marks}


def battle(seats: int = 2) -> dict[str, Any]:
    """State a battle in full swing in which seat 0 is to act; it can do nearly everything there is."""
    fields: list[list[Any]] = [
        [
            "mage-1",
            on("knight-1", [on("arrow-4", impure=1), "potion-3"], damage=10),
            on("archer-1", ["power-1"]),
            "dragon",
        ],
        ["mage-2", on("knight-2", [on("sword-6", impure=1)], damage=6), "archer-2", "knight-4", "archer-4"],
        ["mage-3", "knight-3"],
        ["archer-3", "mage-4", "archer-5"],
        ["knight-5"],
    ]
    castles = [["gold-1", "gold-7", "gold-3"], ["potion-1", "gold-4", "gold-9"]]
    hands = [
        ["sword-9", "potion-8", "gold-6", "siege", "arrow-9", "power-3"],
        ["potion-9", "arrow-8", "gold-8", "spy", "sword-5"],
        ["sword-1", "sword-2"],
        ["potion-2"],
        ["arrow-1", "sword-3"],
    ]
    zones = {"field": fields[:seats], "castle": castles, "hand": hands[:seats], "discard": ["potion-5"]}
    numbers = {"turn": 0, "turns": 7}
    return {"seats": seats, "phase": "act", "rest": "deck", "numbers": numbers, "zones": zones}


def dealt(seed: int, seats: int = 2) -> Match:
    """Return a battle that has just been dealt."""
    return Match(games.get("la_campana"), seats, seed)


def paint(_picture: Picture, size: tuple[int, int]) -> pygame.Surface:
    """Paint a picture in no time."""
    surface = pygame.Surface(size, 0, 24)
    surface.fill("#8a6f4a")
    return surface


class Desk:
    """Sit at a table and act as a person does: by events alone.

    Args:
        match: what is played; a battle in full swing when left out.
        persons: the seats with people at this screen; bots sit at the others.
        size: of the window in pixels.
        choices: settings, such as `speed="normal"`.
    """

    def __init__(
        self,
        match: Match | None = None,
        persons: tuple[int, ...] = (0,),
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        **choices: Any,
    ) -> None:
        self.app = App.headless(size, language=language)
        self.app.change(**{"speed": "instant", "sound": False, **choices})
        self.match = match or match_from(games.get("la_campana"), battle(), 3)
        seats = range(self.match.seats)
        players = [Player(NAMES[seat], None if seat in persons else "page") for seat in seats]
        self.session = Session(self.match, players, bots.make)
        self.scene = TableScene(self.app, self.session, paint)
        self.app.push(self.scene)
        self.frames(4)

    def close(self) -> None:
        """Give everything back."""
        self.app.close()
        self.session.close()

    # -- time and events

    def frames(self, count: int = 1) -> int:
        """Let so many frames pass; return how many of them painted anything."""
        return sum(self.app.step((), FRAME) for _ in range(count))

    def post(self, kind: int, **facts: Any) -> None:
        """Let one event happen."""
        self.app.step([pygame.Event(kind, facts)], FRAME)

    def move(self, pos: tuple[int, int]) -> None:
        """Move the pointer."""
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press a mouse button."""
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        """Release a mouse button."""
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Move to a point and click there."""
        self.move(pos)
        self.down(pos, button)
        self.up(pos, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from one point to another, without letting go."""
        self.move(start)
        self.down(start)
        self.move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        self.move(end)

    def drop(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from one point to another, and let go there."""
        self.drag(start, end)
        self.up(end)

    def key(self, key: int, letter: str = "", mod: int = 0) -> None:
        """Press a key, and wait long enough that it is not taken for a double one."""
        self.post(pygame.KEYDOWN, key=key, unicode=letter, mod=mod)
        self.post(pygame.KEYUP, key=key, mod=mod)
        self.frames(9)

    def lift_curtain(self) -> None:
        """Wait until the curtain has been seen, and open it with a key."""
        self.frames(12)
        self.key(pygame.K_RETURN)

    def until(self, happens: Callable[[], bool], most: int = 1500) -> int:
        """Let frames pass until something happens; return how many. Bots think meanwhile."""
        for number in range(most):
            if happens():
                return number
            self.frames()
            pygame.time.wait(1)
        raise AssertionError("it never happened")

    def wait_for_request(self) -> None:
        """Let frames pass until the player is asked anything."""
        self.frames()
        self.until(lambda: self.scene.gestures.affordances.request is not None)

    def to_the_curtain(self) -> list[bytes]:
        """Return every frame until a curtain is down, and some of it."""
        frames = [self.pixels()]
        while not self.scene.is_covered:
            self.frames()
            frames.append(self.pixels())
            assert len(frames) < 600
        self.frames(5)
        return [*frames, self.pixels()]

    # -- what is where

    def card(self, slug: str) -> int:
        """Return the id of a card that the viewer sees."""
        return next(card for card, face in self.scene.show.view.faces.items() if face == slug)

    def at(self, thing: Thing | str) -> tuple[int, int]:
        """Return the middle of a thing, or of the card with a slug: in the fan, of the strip that shows."""
        table = self.scene.show.arrangement
        assert table is not None
        if isinstance(thing, str):
            thing = self.card(thing)
        if thing in table.held:
            spot = table.cards[thing]
            return round(spot.x - spot.height * 0.22), round(spot.y - spot.height * 0.2)
        return telling.middle_of(self.scene.show, thing)

    def button(self, label: str) -> tuple[int, int]:
        """Return the middle of a button of the panel."""
        return next(box.center for press, box in self.scene.show.panel.places.buttons if press.label == label)

    def keys(self, family: str) -> set[object]:
        """Return what rests on the stage of a family of things."""
        resting = self.scene.show.stage.keys()
        return {key[1] for key in resting if isinstance(key, tuple) and key[0] == family}

    def pixels(self) -> bytes:
        """Return what is on the screen."""
        return pygame.image.tobytes(self.app.canvas, "RGB")

    @property
    def toast(self) -> str:
        """Return what is said beside the pointer, why something cannot be done."""
        return self.scene.show.effects.toast_text


Open = Callable[..., Desk]
"""Opens the window at a match, or at the match of a scene; see `conftest.sit` and `conftest.sit_down`."""
