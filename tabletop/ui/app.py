"""The app: one window, one clock, a stack of scenes.

Whoever wants another screen calls `push`, `pop` or `replace`. Nothing is painted while nothing changes: a scene
whose `draw` returns None costs a look at the event queue.

A match on its way is opened, paused and ended through `tabletop.ui.play`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.requests import Reason
from tabletop.storage.problems import StorageError
from tabletop.storage.settings import Settings
from tabletop.text.languages import LANGUAGES, Text, system_language
from tabletop.ui import memory
from tabletop.ui.backdrops import Backdrops
from tabletop.ui.foyer import FIRST_SIZE, open_window
from tabletop.ui.notices import Notices
from tabletop.ui.pixels import in_pixels
from tabletop.ui.scenes.scene import FPS_MOVING, Scene
from tabletop.ui.sounds import Sounds
from tabletop.ui.store import Store

if TYPE_CHECKING:
    from tabletop.ui.probe import Probe

LONGEST_STEP = 0.1
"""Seconds that may pass for scenes between two frames: a window held by its bar skips nothing."""

_LAYOUT_PAUSE = 0.1
_LONGEST_REST = 300
_QUIET_AFTER = 5.0
_QUIET_FPS = 16
_TIDY_AFTER = 3.0
"""Seconds of rest after which a screen that was left is tidied away."""
_SMALLEST_TEXT = 0.85
_ONCE_A_PRESS = {
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_ESCAPE,
    pygame.K_SPACE,
    pygame.K_F1,
    pygame.K_F11,
    pygame.K_m,
}
"""Keys that act: held down, they are not repeated."""


class App:
    """Own the window and run the scenes on it.

    Args:
        store: settings, saves and set-ups of this user.
        size: of the window at first, in points.
        is_hidden: make the window but do not show it.
        window: one that has been opened already; then size and hiding are as they are.

    Attributes:
        window: the window; `canvas` its surface, whose pixels stay from frame to frame.
        size: width and height of the canvas in pixels.
        scale: how much larger the layout is than on a canvas of 1280×720.
        text_scale: how much larger letters are; follows the text size chosen in the settings.
        text: words every message in the language spoken now.
        settings: what the player has chosen; `change` changes it.
        sounds: `sounds.play("slide")`.
        backdrops: the stage behind the menus.
        frames: how many frames have been shown; it stands still while nothing changes.

    Raises:
        NoDisplayError: no screen was found.
    """

    def __init__(
        self,
        store: Store,
        size: tuple[int, int] = FIRST_SIZE,
        *,
        is_hidden: bool = False,
        window: pygame.Window | None = None,
    ) -> None:
        memory.keep_tidy()
        self.window = window or open_window(size, is_hidden=is_hidden)
        self.store = store
        self.text = Text(store.settings.language or system_language())
        self.canvas = self.window.get_surface()
        self.sounds = Sounds(store.settings.sound, store.settings.volume)
        self.clock = pygame.time.Clock()
        self.scenes: list[Scene] = []
        self.notices = Notices(self)
        self.backdrops = Backdrops(is_patient=is_hidden)
        self.frames = 0
        self._layouts: dict[Scene, tuple[object, ...]] = {}
        self._entered: Scene | None = None
        self._since_layout = _LAYOUT_PAUSE
        self._quiet = 0.0
        self._is_untidy = False
        self._is_exposed = True
        self._is_minimised = False
        self._held: set[int] = set()
        self._probe = _wanted_probe()
        if store.settings.full_screen and not is_hidden:
            self.window.set_fullscreen(True)
        for problem in store.take_problems():
            self.notify(problem)

    @classmethod
    def headless(cls, size: tuple[int, int], store: Store | None = None, language: str | None = None) -> App:
        """Make an app that needs no display, for pictures and tests; nothing is written without a store.

        Args:
            size: of the canvas in pixels.
            store: where settings and saves lie.
            language: `en` or `es`; that of the settings when left out.

        Raises:
            ValueError: the language is unknown.
        """
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        app = cls(store or Store.nowhere(), size, is_hidden=True)
        if language is not None:
            if language not in LANGUAGES:
                raise ValueError(f"no language {language!r}; expected one of {', '.join(LANGUAGES)}")
            app.change(language=language)
        return app

    # -- what scenes ask

    @property
    def settings(self) -> Settings:
        """Return the settings as they are now."""
        return self.store.settings

    @property
    def size(self) -> tuple[int, int]:
        """Return the size of the canvas in pixels."""
        return self.canvas.get_size()

    @property
    def scale(self) -> float:
        """Return how much larger the layout is than on 1280×720."""
        return min(self.size[0] / 1280, self.size[1] / 720)

    @property
    def text_scale(self) -> float:
        """Return how much larger letters are than on 1280×720 at 100 %."""
        return max(self.scale, _SMALLEST_TEXT) * self.settings.text_size / 100

    def now(self) -> datetime:
        """Return this moment, in the time zone of the machine."""
        return datetime.now().astimezone()

    def change(self, **choices: object) -> None:
        """Change settings: they hold at once and are kept for next time.

        Args:
            choices: fields of `storage.settings.Settings`.

        Raises:
            ValueError: an unknown setting, or a value out of its range.
        """
        before = self.settings
        self.store.change(**choices)
        for problem in self.store.take_problems():
            self.notify(problem)
        self.text.switch(self.settings.language or system_language())
        self.sounds.is_on, self.sounds.volume = self.settings.sound, self.settings.volume
        if self.settings.full_screen != before.full_screen:
            self._show_full_screen()

    def notify(self, reason: Reason) -> None:
        """Tell the player something that asks for no answer, in a strip that goes by itself."""
        self.notices.add(reason)

    # -- the stack

    @property
    def scene(self) -> Scene | None:
        """Return the topmost scene."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Lay a scene over the present one, which waits below."""
        self.scenes.append(scene)

    def pop(self) -> None:
        """Take the topmost scene away; without a scene left the app ends."""
        self._close(self.scenes.pop())

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the whole stack."""
        gone, self.scenes = self.scenes, [scene]
        for old in reversed(gone):
            self._close(old)

    def quit(self) -> None:
        """End the app after this frame; a match on its way has been kept after every answer."""
        gone, self.scenes = self.scenes, []
        for old in reversed(gone):
            self._close(old)

    def picture_below(self, scene: Scene) -> pygame.Surface:
        """Paint what lies below an overlay, whole, as a surface of its own."""
        below = self.scenes[self.scenes.index(scene) - 1]
        self._lay_out(below)
        picture = pygame.Surface(self.size)
        below.invalidate()
        below.draw(picture)
        below.invalidate()
        return picture

    # -- the loop

    def run(self) -> None:
        """Show frames until no scene is left."""
        sys.setswitchinterval(0.001)
        self.clock.tick()
        while self.scenes:
            self.wait_and_step()
        self.close()

    def wait_and_step(self) -> bool:
        """Wait until it is time for the next frame, and go through it; return whether anything was painted."""
        painted = self.step(pygame.event.get(), self.clock.tick(self.fps) / 1000)
        if self._probe is not None:
            self._probe.look(self)
        return painted

    def step(self, events: Iterable[pygame.Event], dt: float) -> bool:
        """Go through one frame; return whether anything was painted.

        Args:
            events: what happened since the last frame.
            dt: seconds since the last frame.
        """
        for event in events:
            self._quiet = 0.0
            self._hear(event)
            if event.type == pygame.KEYDOWN and event.key in _ONCE_A_PRESS:
                self._held.add(event.key)
        scene = self._settle(dt)
        if scene is None:
            return False
        scene.update(min(dt, LONGEST_STEP))
        self.notices.update(dt)
        for problem in self.store.take_problems():
            self.notify(problem)
        self._quiet += dt
        if self._is_untidy and self._quiet > _TIDY_AFTER and scene.wants_fps() < FPS_MOVING:
            self._is_untidy = False
            memory.give_back()
        return self._show()

    def shoot(self, *scenes: Scene) -> pygame.Surface:
        """Put scenes on the stack, the first at the bottom, and return a picture once nothing moves any more.

        Raises:
            ValueError: no scene was given.
        """
        if not scenes:
            raise ValueError("no scene to show: expected at least one")
        self.replace(scenes[0])
        self._rest()
        for scene in scenes[1:]:
            self.push(scene)
            self._rest()
        return self.canvas.copy()

    def _rest(self) -> None:
        """Let frames pass until the topmost scene is at rest, but no longer than half a minute of its time."""
        self.step((), 0.0)
        for _ in range(_LONGEST_REST):
            scene = self.scene
            if not self.step((), LONGEST_STEP) and (scene is None or scene.wants_fps() < FPS_MOVING):
                break

    def close(self) -> None:
        """Write what waits, and give window and sound back."""
        self.quit()
        self.store.close()
        self.sounds.close()
        self.backdrops.close()
        self.window.destroy()

    @property
    def fps(self) -> int:
        """Return how many frames a second are shown now."""
        scene = self.scene
        wish = scene.wants_fps() if scene else FPS_MOVING
        if self.notices.is_moving:
            wish = FPS_MOVING
        return _QUIET_FPS if wish < FPS_MOVING and self._quiet > _QUIET_AFTER else wish

    def _settle(self, dt: float) -> Scene | None:
        """Bring the topmost scene up to the window's size, the language and the settings; return it."""
        self._since_layout += dt
        scene = self.scene
        if scene is not self._entered and self._entered in self.scenes:
            self._entered.leave()
        if scene is None:
            return None
        is_new = scene is not self._entered
        if is_new or self._since_layout >= _LAYOUT_PAUSE or dt == 0.0:
            self._lay_out(scene)
        if is_new:
            self._entered = scene
            scene.invalidate()
            scene.enter()
        return self.scene

    def _lay_out(self, scene: Scene) -> None:
        wanted = self._wanted_layout()
        if self._layouts.get(scene) != wanted:
            self._layouts[scene] = wanted
            self._since_layout = 0.0
            scene.resize(self.size)
            scene.invalidate()

    def _wanted_layout(self) -> tuple[object, ...]:
        return (self.size, self.text_scale, self.text.language, self.settings.colour_blind)

    def _show(self) -> bool:
        scene = self.scene
        if scene is None or self._is_minimised or self._layouts.get(scene) != self._wanted_layout():
            return False
        if self.notices.is_stale:
            scene.invalidate()
        painted = scene.draw(self.canvas)
        if painted is None and not self._is_exposed:
            return False
        self.notices.draw(self.canvas)
        self.window.flip()
        self._is_exposed = False
        self.frames += 1
        return True

    def _hear(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.quit()
                return
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWRESIZED:
                self.canvas = self.window.get_surface()
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN:
                self._is_exposed = True
            case pygame.WINDOWMINIMIZED:
                self._is_minimised = True
            case pygame.WINDOWRESTORED | pygame.WINDOWMAXIMIZED:
                self._is_minimised, self._is_exposed = False, True
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()
            case pygame.KEYUP:
                self._held.discard(event.key)
            case pygame.KEYDOWN if event.key in self._held:
                return
            case pygame.KEYDOWN if event.key == pygame.K_F11:
                self.change(full_screen=not self.settings.full_screen)
                return
        scene = self.scene
        if scene is None or scene.handle(in_pixels(event, self.window.size, self.size)):
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_m and not scene.is_typing:
            self.change(sound=not self.settings.sound)
            self.notify(Reason("ui-sound-on" if self.settings.sound else "ui-sound-off"))

    def _show_full_screen(self) -> None:
        if self.settings.full_screen:
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self.canvas = self.window.get_surface()
        self._is_exposed = True

    def _close(self, scene: Scene) -> None:
        if scene is self._entered:
            scene.leave()
            self._entered = None
        self._layouts.pop(scene, None)
        self._is_untidy = True
        try:
            scene.close()
        except StorageError as error:
            self.notify(error.reason)


def _wanted_probe() -> Probe | None:
    """Return what tells tests where things are, if the environment asks for it."""
    if "TABLETOP_PROBE" not in os.environ:
        return None
    from tabletop.ui.probe import Probe  # noqa: PLC0415 - it knows every screen

    return Probe.wanted()
