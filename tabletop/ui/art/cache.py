"""Keep painted surfaces within a budget of bytes, and paint ahead in one worker thread.

Whoever draws a frame asks the `Painter` for what it needs now; what it will need soon is queued, painted by the one
worker and handed over finished. Two workers would be no faster (painting holds Python's lock for the better part) and
would make frames late.
"""

import logging
import threading
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from types import TracebackType
from typing import Generic, Self, TypeVar

import pygame

Key = TypeVar("Key", bound=Hashable)
Paint = Callable[[], pygame.Surface]

_log = logging.getLogger(__name__)


def size_of(surface: pygame.Surface) -> int:
    """Count the bytes of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()


def finish(surface: pygame.Surface) -> pygame.Surface:
    """Prepare a surface for fast blitting, where there is a display to prepare it for.

    Run-length encoding makes a card with a soft rim nearly as cheap to blit as an opaque one. Without a window (in
    tests and tools) the surface is returned as it is.
    """
    try:
        converted = surface.convert_alpha()
    except pygame.error:
        return surface
    converted.set_alpha(255, pygame.RLEACCEL)
    return converted


class SurfaceCache(Generic[Key]):
    """Remember surfaces, the most recently used ones, up to a number of bytes. Safe to share between threads.

    Args:
        limit: the budget in bytes, positive. A surface larger than the whole budget is handed out but not kept.

    Raises:
        ValueError: the budget is not positive.

    Example:
        >>> cache = SurfaceCache(1 << 20)
        >>> cache.get_or_paint("dot", lambda: pygame.Surface((4, 4))).get_size()
        (4, 4)
        >>> len(cache)
        1
    """

    def __init__(self, limit: int) -> None:
        if limit <= 0:
            raise ValueError(f"a cache needs a budget of at least one byte, not {limit}")
        self.limit = limit
        self.bytes = 0
        self._surfaces: OrderedDict[Key, pygame.Surface] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """Count the surfaces that are kept."""
        return len(self._surfaces)

    def __contains__(self, key: Key) -> bool:
        """Tell whether a surface is kept, without counting that as a use."""
        return key in self._surfaces

    def get(self, key: Key) -> pygame.Surface | None:
        """Hand out a surface and count that as a use; None when it is not kept."""
        with self._lock:
            surface = self._surfaces.get(key)
            if surface is not None:
                self._surfaces.move_to_end(key)
            return surface

    def put(self, key: Key, surface: pygame.Surface) -> None:
        """Keep a surface under a key; the least recently used ones make room."""
        with self._lock:
            self._forget(key)
            if size_of(surface) > self.limit:
                return
            self._surfaces[key] = surface
            self.bytes += size_of(surface)
            while self.bytes > self.limit:
                self._forget(next(iter(self._surfaces)))

    def get_or_paint(self, key: Key, paint: Paint) -> pygame.Surface:
        """Hand out a surface, painting it first if it is not kept.

        Args:
            key: everything that makes the surface what it is.
            paint: draws it; called in this thread, outside the lock.
        """
        surface = self.get(key)
        if surface is None:
            surface = paint()
            self.put(key, surface)
        return surface

    def clear(self) -> None:
        """Forget everything: the language, the text size or the display has changed."""
        with self._lock:
            self._surfaces.clear()
            self.bytes = 0

    def _forget(self, key: Key) -> None:
        surface = self._surfaces.pop(key, None)
        if surface is not None:
            self.bytes -= size_of(surface)


class Painter(Generic[Key]):
    """Paint now what is looked at, and ahead, in one worker thread, what will be.

    Use it as a context manager, or `close` it: the thread ends with it.

    Args:
        limit: the budget in bytes for what is kept.

    Example:
        >>> with Painter(1 << 20) as painter:
        ...     painter.ahead("dot", lambda: pygame.Surface((4, 4)))
        ...     painter.now("dot", lambda: pygame.Surface((4, 4))).get_size()
        (4, 4)
    """

    def __init__(self, limit: int) -> None:
        self.cache: SurfaceCache[Key] = SurfaceCache(limit)
        self._queue: deque[tuple[Key, Paint]] = deque()
        self._queued: set[Key] = set()
        self._arrived: list[Key] = []
        self._change = threading.Condition()
        self._closed = False
        self._working = False
        self._worker: threading.Thread | None = None

    def __enter__(self) -> Self:
        """Return the painter itself; leaving the block closes it."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the painter."""
        self.close()

    def now(self, key: Key, paint: Paint) -> pygame.Surface:
        """Hand out a surface at once, painting it in this thread if the worker has not done so yet."""
        kept = self.cache.get(key)
        if kept is not None:
            return kept
        with self._change:
            self._drop(key)
        surface = finish(paint())
        self.cache.put(key, surface)
        return surface

    def soon(self, key: Key, paint: Paint) -> pygame.Surface | None:
        """Hand out a surface if it is ready; otherwise let the worker paint it before all others and return None."""
        kept = self.cache.get(key)
        if kept is None:
            self._enqueue(key, paint, first=True)
        return kept

    def ahead(self, key: Key, paint: Paint) -> None:
        """Let the worker paint a surface when it has nothing more urgent to do."""
        if key not in self.cache:
            self._enqueue(key, paint, first=False)

    def collect(self) -> tuple[Key, ...]:
        """Tell which surfaces the worker has finished since the last call; they are in the cache, unless evicted."""
        with self._change:
            arrived, self._arrived = tuple(self._arrived), []
        return arrived

    def forget(self) -> None:
        """Empty the cache and the queue: the language, the text size or the display has changed."""
        with self._change:
            self._queue.clear()
            self._queued.clear()
            self._arrived.clear()
        self.cache.clear()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until nothing is queued or being painted.

        Args:
            timeout: seconds to wait at most; None waits for ever.

        Returns:
            Whether the worker is at rest.
        """
        with self._change:
            return self._change.wait_for(lambda: not self._queue and not self._working, timeout)

    def close(self) -> None:
        """Drop what is queued and end the worker once it has finished the surface in hand."""
        with self._change:
            self._closed = True
            self._queue.clear()
            self._queued.clear()
            self._change.notify_all()
            worker = self._worker
        if worker is not None:
            worker.join()

    def _enqueue(self, key: Key, paint: Paint, *, first: bool) -> None:
        with self._change:
            if self._closed:
                raise RuntimeError(f"this painter is closed; it cannot paint {key!r}")
            if key in self._queued:
                if not first or (self._queue and self._queue[0][0] == key):
                    return
                self._drop(key)
            self._queued.add(key)
            if first:
                self._queue.appendleft((key, paint))
            else:
                self._queue.append((key, paint))
            if self._worker is None:
                self._worker = threading.Thread(target=self._work, name="painter", daemon=True)
                self._worker.start()
            self._change.notify_all()

    def _drop(self, key: Key) -> None:
        if key in self._queued:
            self._queued.discard(key)
            self._queue = deque(entry for entry in self._queue if entry[0] != key)

    def _work(self) -> None:
        while True:
            with self._change:
                self._change.wait_for(lambda: self._closed or self._queue)
                if self._closed:
                    return
                key, paint = self._queue.popleft()
                self._queued.discard(key)
                self._working = True
            try:
                if key not in self.cache:
                    self.cache.put(key, finish(paint()))
                    with self._change:
                        self._arrived.append(key)
            except Exception:
                # The frame that needs it paints it in its own thread, and meets the same error in the open.
                _log.exception("could not paint %r ahead", key)
            finally:
                with self._change:
                    self._working = False
                    self._change.notify_all()
