"""The screen's part of `tabletop bench`: frames beside plain ones, an idle window, the way to the table."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from tabletop import games
from tabletop.storage.folders import find_folders
from tabletop.storage.last_setup import Setup
from tabletop.storage.models import Player
from tabletop.ui import play
from tabletop.ui.app import App
from tabletop.ui.display import NoDisplayError
from tabletop.ui.scenes.table import TableScene
from tabletop.ui.store import Store
from tabletop.ui.table import measure as frames

if TYPE_CHECKING:
    from collections.abc import Callable

SIZES = ((1920, 1080), (3840, 2160))
NOTHING: dict[str, Any] = {
    "driver": None,
    "frame_ratio": {},
    "idle_draws": None,
    "idle_cpu_percent": None,
    "first_frame_ratio": None,
    "click_to_table_ms": None,
    "resident_mb": None,
}
_FIRST_FRAMES = 3
_BARE = """
import os, time
import pygame
pygame.display.init()
if pygame.display.get_driver() == "x11":
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill((20, 60, 50))
window.flip()
"""
_OURS = """
from tabletop.ui import play
from tabletop.ui.app import App
from tabletop.ui.store import Store
app = App(Store.nowhere())
play.to_title(app)
while not app.frames:
    app.step((), 0.01)
"""


def measure(scale: float) -> dict[str, Any]:
    """Measure the real table in a real window.

    :param scale: 1 for the whole measurement, less for a rougher one.
    :returns: the figures by name; the driver is None, and the rest empty, where there is no display.
    """
    with tempfile.TemporaryDirectory(prefix="tabletop-bench-") as home:
        store = Store(find_folders({**os.environ, "TABLETOP_HOME": home}))
        try:
            app = App(store, SIZES[0])
        except NoDisplayError:
            store.close()
            return dict(NOTHING)
        figures: dict[str, Any] = {"driver": pygame.display.get_driver()}
        app.change(sound=False, full_screen=False)
        desktop = pygame.display.get_desktop_sizes()[0]
        scene, figures["click_to_table_ms"] = _sit_down(app)
        figures["idle_draws"], figures["idle_cpu_percent"] = _idle(app, 8.0 * scale)
        figures["resident_mb"] = _resident_mb()
        figures["frame_ratio"] = {}
        for size in SIZES:
            if size[0] <= desktop[0] and size[1] <= desktop[1]:
                _resize(app, size)
                ratios = frames.ratios(app, scene, max(6, round(60 * scale)))
                figures["frame_ratio"]["x".join(map(str, size))] = {
                    name: round(getattr(ratios, name), 2) for name in ("dealt", "spread", "one")
                }
        app.close()
        figures["first_frame_ratio"] = round(_first_frame_ratio(), 2)
    return {name: figures[name] for name in NOTHING}


def _sit_down(app: App) -> tuple[TableScene, float]:
    """Start a match from the set-up screen; return its table, and the milliseconds until it was there."""
    game = games.all()[0]
    play.to_title(app)
    _until(app, lambda: app.frames > 0)
    players = (Player(name="Ana", kind="human"), Player(name="Luis", kind="page"))
    setup = Setup(players=players, options={})
    shown = app.frames
    began = time.perf_counter()
    play.start(app, game, setup, 5)
    _until(app, lambda: app.frames > shown)
    taken = 1000 * (time.perf_counter() - began)
    scene = app.scene
    assert isinstance(scene, TableScene)
    app.change(speed="instant")
    _rest(app)
    return scene, round(taken)


def _until(app: App, reached: Callable[[], bool]) -> None:
    while not reached():
        app.step(pygame.event.get(), 0.01)


def _rest(app: App) -> None:
    """Run the app until it has shown nothing new for half a second."""
    quiet, shown = time.perf_counter(), app.frames
    while time.perf_counter() - quiet < 0.5:
        app.step(pygame.event.get(), app.clock.tick(120) / 1000)
        if app.frames != shown:
            quiet, shown = time.perf_counter(), app.frames


def _idle(app: App, seconds: float) -> tuple[int, float]:
    """Leave the window alone; return how often it was painted, and how many per cent of a processor it took."""
    calm = time.perf_counter() + min(6.0, seconds)
    while time.perf_counter() < calm:
        app.wait_and_step()
    shown, began, used = app.frames, time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        app.wait_and_step()
    spent = time.process_time() - used
    return app.frames - shown, round(100 * spent / (time.perf_counter() - began), 2)


def _resize(app: App, size: tuple[int, int]) -> None:
    app.window.size = size
    deadline = time.perf_counter() + 3.0
    while app.size != size and time.perf_counter() < deadline:
        app.step(pygame.event.get(), 0.05)
    if app.size != size:
        raise RuntimeError(f"the window would not become {size}, it is {app.size}")
    app.step((), 0.2)
    _rest(app)


def _first_frame_ratio() -> float:
    """Return how long the title takes to be seen, as a multiple of a bare window's first frame."""
    times = {code: [_timed(code) for _ in range(_FIRST_FRAMES)] for code in (_BARE, _OURS)}
    return min(times[_OURS]) / min(times[_BARE])


def _timed(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    return time.perf_counter() - began


def _resident_mb() -> float | None:
    """Return the memory that this process holds, where the system tells it."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
