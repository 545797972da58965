"""The program in a window of its own, and a hand on mouse and keyboard: xdotool's, as real to it as a person's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

State = dict[str, Any]
Thing = int | list[Any]
Point = tuple[int, int]

PATIENCE = 20.0
"""Seconds after which what has not happened will not happen any more."""
PAUSE = 0.02
DOUBLE = 0.5
"""Seconds within which a second click may count as the same one: whoever means two waits as long."""


class Window:
    """Sit before a running program: see what its probe tells, act by pointer and keys.

    :param home: its `TABLETOP_HOME`.
    :param probe: the file in which it tells what it shows.
    """

    def __init__(self, home: Path, probe: Path) -> None:
        self._probe = probe
        # Other tests have this process draw on nothing; the program has a real screen.
        bare = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
        files = {"TABLETOP_HOME": str(home), "TABLETOP_PROBE": str(probe)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tabletop"],
            env=bare | files | {"LANG": "en_GB.UTF-8", "SDL_AUDIODRIVER": "dummy"},
            stderr=probe.with_suffix(".err").open("w"),
        )
        self.state: State = {}
        self._last_click = 0.0

    def come_to_front(self) -> None:
        """Wait for the window and activate it; the first click is thrown away, as desktops are wont to do."""
        self.until(bool, "a first frame")
        self._do("windowactivate", "--sync", str(self.state["window"]))
        self.click((3, 3))

    # -- seeing

    def look(self) -> State:
        """Read what the window shows now."""
        if self._probe.exists():
            self.state = json.loads(self._probe.read_text(encoding="utf-8"))
        return self.state

    def until(self, is_so: Callable[[State], object], what: str) -> State:
        """Wait until the window shows something.

        :raises AssertionError: it does not, or the program has ended.
        """
        late = time.monotonic() + PATIENCE
        while not is_so(self.look()):
            assert self.process.poll() is None, self._probe.with_suffix(".err").read_text()
            assert time.monotonic() < late, f"never: {what}; {json.dumps(self.state)}"
            time.sleep(PAUSE)
        return self.state

    def until_scene(self, name: str) -> State:
        """Wait for a screen, by the name of its class."""
        return self.until(lambda state: state["scene"] == name, name)

    def button(self, words: str, number: int = 0) -> Point:
        """Wait for a button that bears some words, or tells them about itself; return its middle.

        :param number: which one, where several do.
        """

        def found(state: State) -> list[State]:
            return [one for one in state.get("buttons", ()) if words in (one["words"], one["about"])]

        self.until(lambda state: len(found(state)) > number, f"a button “{words}”")
        return middle(found(self.state)[number]["rect"])

    def tool(self, name: str) -> Point:
        """Return the middle of a tool of the table: `confirm`, `menu`, an option's verb."""
        rects = [tool["rect"] for tool in self.state["tools"] if tool["tool"] == name]
        assert rects, f"no {name} among {self.state['tools']}"
        return middle(rects[0])

    def thing(self, thing: Thing) -> State:
        """Return what is told about a card or place."""
        return next(one for one in self.state["things"] if one["thing"] == thing)

    def at(self, thing: Thing) -> Point:
        """Return a point at which a card or place can be touched."""
        point = self.thing(thing)["at"]
        assert point is not None, f"{thing} is covered"
        return (point[0], point[1])

    # -- acting

    def click(self, point: Point) -> None:
        """Press and release the left button at a point, never so soon after the last that it were a double click."""
        time.sleep(max(0.0, self._last_click + DOUBLE - time.monotonic()))
        self.move(point)
        self._do("click", "1")
        self._last_click = time.monotonic()

    def press(self) -> None:
        """Press the left button."""
        self._do("mousedown", "1")

    def release(self) -> None:
        """Release the left button."""
        self._do("mouseup", "1")

    def move(self, point: Point) -> None:
        """Carry the pointer to a point of the window."""
        self._do("mousemove", "--window", str(self.state["window"]), *map(str, point))
        time.sleep(PAUSE)

    def drag(self, start: Point, *way: Point) -> None:
        """Carry what lies at a point along a way and let it go."""
        self.move(start)
        self.press()
        for point in way:
            self.move(point)
        self.release()

    def resize(self, size: Point) -> State:
        """Give the window another size in pixels, and wait until it is laid out for it."""
        self._do("windowsize", str(self.state["window"]), *map(str, size))
        return self.until(lambda state: state["size"] == list(size), f"a size of {size}")

    def key(self, *keys: str) -> None:
        """Press keys one after another, by their X names: `ctrl+a`, `Return`."""
        self._do("key", *keys)

    def type(self, words: str) -> None:
        """Type words."""
        self._do("type", words)

    def close(self) -> int:
        """Close the window as its owner does, from the keyboard; return the program's exit status."""
        self.key("alt+F4")
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End the program if it still runs."""
        self.process.kill()
        self.process.wait()

    @staticmethod
    def _do(*arguments: str) -> None:
        subprocess.run(["xdotool", *arguments], check=True, timeout=PATIENCE)


@contextmanager
def opened(home: Path, folder: Path) -> Iterator[Window]:
    """Start the program, and end it whatever happens.

    :param home: where it keeps its files.
    :param folder: for what it tells.
    """
    probe = folder / "probe.json"
    probe.unlink(missing_ok=True)
    window = Window(home, probe)
    try:
        window.come_to_front()
        yield window
    finally:
        window.kill()


def middle(rect: list[int]) -> Point:
    """Return the middle of a rectangle."""
    x, y, width, height = rect
    return (x + width // 2, y + height // 2)
