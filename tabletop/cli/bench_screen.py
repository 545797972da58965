"""The screen's part of `tabletop bench`: frames beside plain ones, an idle window, the way to the first picture.

Each window is opened in a process of its own, so that neither caches nor memory of another one count.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any, TypeVar

from tabletop import games

if TYPE_CHECKING:
    from tabletop.ui.app import App

SIZES = ((1920, 1080), (3840, 2160))
"""Windows whose frames are measured, as far as the screen is large enough."""
FIRST_SIZE = (1280, 720)
UNSEEN = frozenset({"dummy", "offscreen"})
"""Drivers that show nothing: their flip is free, so that ratios to it mean nothing."""
NOTHING: dict[str, Any] = {
    "driver": None,
    "frame_ratio": {},
    "idle_draws": None,
    "idle_cpu_percent": None,
    "first_frame_ratio": None,
    "click_to_table_ms": None,
    "resident_mb": None,
}

_QUIET = 6.0
"""Seconds until the app has settled into its slowest pace."""
_WATCHED = 8.0
_FRAMES = 60
_OPENINGS = 5
_SEED = 5
_LONGEST_WAIT = 60.0

Result = TypeVar("Result")


def measure(share: float) -> dict[str, Any]:
    """Measure windows and the real table in them.

    :param share: of the usual time, 1 for all of it.
    :returns: the figures under the names of `NOTHING`; that itself where there is no display.
    """
    driver = _afresh(_driver)
    if driver is None or driver in UNSEEN:
        return dict(NOTHING)
    found = {"driver": driver, **_afresh(_at_the_table, share)}
    found["frame_ratio"] = _afresh(_frame_ratios, share)
    found["first_frame_ratio"] = _first_frame_ratio(max(1, round(_OPENINGS * share)))
    return {name: found[name] for name in NOTHING}


def _afresh(work: Callable[..., Result], *args: Any) -> Result:
    """Have something done in a new process, started as on every system."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        return process.submit(work, *args).result()


def _driver() -> str | None:
    from tabletop.ui.display import NoDisplayError, open_display

    try:
        return open_display()
    except NoDisplayError:
        return None


# -- first frames


def _first_frame_ratio(times: int) -> float | None:
    """Return how much longer it takes from the start of a process to our first frame than to a plain one.

    Ours is the closed curtain, shown by what `tabletop` runs first of all. None in a built program: it has no Python
    beside it to run a plain window with.
    """
    if getattr(sys, "frozen", False):
        return None
    ours, plain = [], []
    for _ in range(times):
        plain.append(_seconds(_PLAIN))
        ours.append(_seconds(_OURS))
    return round(median(ours) / median(plain), 2)


def _seconds(show: str) -> float:
    began = time.time()
    done = subprocess.run([sys.executable, "-c", show], check=True, capture_output=True, text=True)
    return float(done.stdout.split()[-1]) - began


_PLAIN = f"""
import os
import time
import pygame
pygame.display.init()
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"  # as ours: through shared memory
window = pygame.Window("plain", {FIRST_SIZE}, resizable=True)
window.get_surface().fill("#1c0a10")
window.flip()
print(time.time())
"""
_OURS = """
import time
import tabletop.__main__
import tabletop.cli.window
from tabletop.ui.foyer import open_window
window = open_window()
print(time.time())
"""


# -- the table


def _open(home: str, size: tuple[int, int]) -> App:
    """Open the program with its title, as `tabletop` does."""
    from tabletop.storage.folders import find_folders
    from tabletop.ui import play
    from tabletop.ui.app import App
    from tabletop.ui.store import Store

    app = App(Store(find_folders({"TABLETOP_HOME": home})), size)
    play.to_title(app)
    return app


def _at_the_table(share: float) -> dict[str, Any]:
    """Sit down at a table by a click, leave it alone, and look at memory."""
    with tempfile.TemporaryDirectory(prefix="tabletop-bench-") as home:
        app = _open(home, SIZES[0])
        milliseconds = _click_to_table(app)
        app.change(speed="instant")
        _rest(app)
        draws, percent = _idle(app, share)
        found = {
            "idle_draws": draws,
            "idle_cpu_percent": percent,
            "click_to_table_ms": milliseconds,
            "resident_mb": _resident_mb(),
        }
        app.close()
    return found


def _click_to_table(app: App) -> int:
    """Open a game's box and press Play; return the milliseconds from there until the table is in the window."""
    from tabletop.ui.scenes.new_game import NewGameScene
    from tabletop.ui.scenes.table import TableScene

    _rest(app)
    _click(app, f"box-{games.all()[0].id}")
    _until(app, lambda: isinstance(app.scene, NewGameScene))
    _rest(app)
    shown, began = app.frames, time.perf_counter()
    _click(app, "ui-play.about")
    _until(app, lambda: isinstance(app.scene, TableScene) and app.frames > shown)
    return round(1000 * (time.perf_counter() - began))


def _click(app: App, message: str) -> None:
    """Click on the button that tells a message about itself."""
    import pygame

    from tabletop.ui.scenes.menu import MenuScene

    scene = app.scene
    assert isinstance(scene, MenuScene)
    about = app.text(message)
    at = next(spot.element.rect.center for spot in scene.widgets.spots if spot.about == about)
    app.step([pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False)], 0.01)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        app.step([pygame.Event(kind, pos=at, button=1, touch=False)], 0.01)


def _idle(app: App, share: float) -> tuple[int, float]:
    """Leave the window alone; return how often it was painted, and the per cent of a processor that took."""
    calm = time.perf_counter() + _QUIET
    while time.perf_counter() < calm:
        app.wait_and_step()
    frames, used, began = app.frames, time.process_time(), time.perf_counter()
    while time.perf_counter() - began < _WATCHED * share:
        app.wait_and_step()
    used = time.process_time() - used
    return app.frames - frames, round(100 * used / (time.perf_counter() - began), 2)


def _resident_mb() -> int | None:
    """Return how much memory this process holds, where the system tells it."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return None
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))
    return round(int(kilobytes) / 1024)


def _frame_ratios(share: float) -> dict[str, dict[str, float]]:
    """Measure frames of the fullest table in windows of every size that the screen has room for."""
    import pygame

    from tabletop.storage.last_setup import Setup
    from tabletop.storage.models import Player
    from tabletop.ui import play
    from tabletop.ui.scenes.table import TableScene
    from tabletop.ui.table import measure

    game = games.all()[0]
    players = tuple(
        [Player(name=str(seat), kind="page" if seat else play.HUMAN) for seat in range(game.players[-1])]
    )
    found = {}
    with tempfile.TemporaryDirectory(prefix="tabletop-bench-") as home:
        app = _open(home, FIRST_SIZE)
        app.change(speed="instant")
        play.start(app, game, Setup(players=players, options={}), _SEED)
        _rest(app)
        scene = app.scene
        assert isinstance(scene, TableScene)
        wide, tall = pygame.display.get_desktop_sizes()[0]
        for size in SIZES:
            if size[0] <= wide and size[1] <= tall and _resized(app, size):
                ratio = measure.ratios(app, scene, max(20, round(_FRAMES * share)))
                found["x".join(map(str, size))] = {
                    "dealt": round(ratio.dealt, 2),
                    "spread": round(ratio.spread, 2),
                    "one": round(ratio.one, 2),
                }
        app.close()
    return found


def _resized(app: App, size: tuple[int, int]) -> bool:
    """Make the window as large as asked; return whether the system let it."""
    app.window.position, app.window.size = (0, 0), size
    _rest(app)
    return app.size == size


# -- waiting


def _until(app: App, is_reached: Callable[[], bool]) -> None:
    """Go through frames as fast as they come, until something has happened."""
    import pygame

    late = time.perf_counter() + _LONGEST_WAIT
    while not is_reached():
        if time.perf_counter() > late:
            raise TimeoutError(f"nothing has happened in the window for {_LONGEST_WAIT} seconds")
        app.step(pygame.event.get(), 0.01)


def _rest(app: App) -> None:
    """Run the app until it has painted nothing for a second."""
    frames, since = app.frames, time.perf_counter()
    late = since + _LONGEST_WAIT
    while time.perf_counter() - since < 1.0:
        app.wait_and_step()
        if app.frames != frames:
            frames, since = app.frames, time.perf_counter()
        if since > late:
            raise TimeoutError(f"the window has not come to rest for {_LONGEST_WAIT} seconds")
