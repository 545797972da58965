"""The painted stage behind the menus, made in a thread of its own: no window waits for it to open or be resized."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from tabletop.ui.art import stage, textures

Size = tuple[int, int]
Key = tuple[Size, int]

_KEPT = 3
_DARK_HOUSE = ("#1c0a10", "#43141b", "#2b0e12", "#160a08")
_log = logging.getLogger(__name__)


class Backdrops:
    """Keep the last few paintings of the stage.

    Args:
        is_patient: wait for each painting, as pictures and tests do.

    Attributes:
        is_patient: whether paintings are waited for.
    """

    def __init__(self, *, is_patient: bool) -> None:
        self.is_patient = is_patient
        self._kept: dict[Key, pygame.Surface] = {}
        self._wanted: dict[Key, Future[pygame.Surface]] = {}
        self._worker: ThreadPoolExecutor | None = None

    def has(self, size: Size, dimness: int) -> bool:
        """Tell whether a painting is there, or will be waited for."""
        return self.is_patient or (size, dimness) in self._kept

    def get(self, size: Size, dimness: int, first: Callable[[], object] | None = None) -> pygame.Surface:
        """Return the stage at a size; until it is painted, a stand-in: an older painting, or the dark house.

        Args:
            size: in pixels.
            dimness: how dim and out of focus it is, 0 to 255; 0 is the bright stage.
            first: what the thread does before it paints, such as painting into a cache what will stand on the stage.
        """
        key = (size, dimness)
        if key not in self._kept and self.is_patient:
            self._keep(key, self._paint(key))
        kept = self._kept.get(key)
        if kept is not None:
            self._kept[key] = self._kept.pop(key)
            return kept
        self._ask_for(key, first)
        return self._stand_in(key)

    def has_arrived(self, size: Size, dimness: int) -> bool:
        """Tell whether a painting is there by now for which a stand-in was given."""
        key = (size, dimness)
        wanted = self._wanted.get(key)
        if wanted is None or not wanted.done():
            return False
        del self._wanted[key]
        if wanted.cancelled() or wanted.exception() is not None:
            _log.error(
                "the stage could not be painted", exc_info=None if wanted.cancelled() else wanted.exception()
            )
            return False
        self._keep(key, wanted.result())
        return True

    def soon(self, work: Callable[[], object]) -> None:
        """Have the thread do something when it has time, such as to draw what the next screen will show."""
        self._thread().submit(work)

    def forget(self) -> None:
        """Let go of the paintings, and of the thread with its fonts: at a table they would only take up room."""
        self._end(wait=False)

    def close(self) -> None:
        """End the thread and forget the paintings."""
        self._end(wait=True)

    def _end(self, *, wait: bool) -> None:
        if self._worker is not None:
            self._worker.shutdown(wait=wait, cancel_futures=True)
            self._worker = None
        self._kept.clear()
        self._wanted.clear()

    def _ask_for(self, key: Key, first: Callable[[], object] | None) -> None:
        if key in self._wanted:
            return
        for waiting in self._wanted.values():
            waiting.cancel()  # of a size that the window no longer has
        self._wanted = {one: waiting for one, waiting in self._wanted.items() if not waiting.cancelled()}
        self._wanted[key] = self._thread().submit(self._paint, key, first)

    def _thread(self) -> ThreadPoolExecutor:
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, "stage")
        return self._worker

    def _paint(self, key: Key, first: Callable[[], object] | None = None) -> pygame.Surface:
        size, dimness = key
        if first is not None:
            first()
        if not dimness:
            return stage.paint(size).convert()
        bright = self._kept.get((size, 0))
        return stage.dimmed(bright if bright is not None else stage.paint(size), dimness).convert()

    def _keep(self, key: Key, painting: pygame.Surface) -> None:
        self._kept[key] = painting
        while len(self._kept) > _KEPT:
            self._kept.pop(next(iter(self._kept)))

    def _stand_in(self, key: Key) -> pygame.Surface:
        size, dimness = key
        bright = self._kept.get((size, 0))
        if dimness and bright is not None:
            return stage.dimmed(bright, dimness)
        older = next((kept for (_, dim), kept in reversed(self._kept.items()) if dim == dimness), None)
        if older is not None:
            return pygame.transform.scale(older, size)
        return textures.gradient(size, _DARK_HOUSE)
