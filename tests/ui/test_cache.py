"""The cache keeps within its budget, and the one worker paints what will be needed."""

import threading

import pygame
import pytest

from tabletop.ui.art.cache import Painter, SurfaceCache, finish, size_of

ONE = 10 * 10 * 4


def square(side: int = 10) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def test_the_size_of_a_surface_is_its_bytes() -> None:
    assert size_of(square(10)) == 400


def test_a_kept_surface_is_handed_out_again() -> None:
    cache: SurfaceCache[str] = SurfaceCache(1000)
    painted = cache.get_or_paint("a", square)
    assert cache.get_or_paint("a", square) is painted
    assert cache.get("b") is None


def test_the_least_recently_used_surface_makes_room() -> None:
    cache: SurfaceCache[str] = SurfaceCache(2 * ONE)
    cache.put("old", square())
    cache.put("used", square())
    cache.get("old")
    cache.put("new", square())
    assert "old" in cache
    assert "new" in cache
    assert "used" not in cache
    assert cache.bytes == 2 * ONE


def test_a_replaced_surface_is_counted_once() -> None:
    cache: SurfaceCache[str] = SurfaceCache(10 * ONE)
    cache.put("a", square())
    cache.put("a", square())
    assert (len(cache), cache.bytes) == (1, ONE)


def test_a_surface_beyond_the_budget_is_painted_but_not_kept() -> None:
    cache: SurfaceCache[str] = SurfaceCache(ONE)
    cache.put("small", square())
    assert cache.get_or_paint("huge", lambda: square(100)).get_width() == 100
    assert "huge" not in cache
    assert "small" in cache


def test_clearing_forgets_everything() -> None:
    cache: SurfaceCache[str] = SurfaceCache(ONE)
    cache.put("a", square())
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


@pytest.mark.parametrize("limit", [0, -1])
def test_a_budget_is_positive(limit: int) -> None:
    with pytest.raises(ValueError, match="at least one byte"):
        SurfaceCache(limit)


def test_without_a_display_a_surface_stays_as_it_is() -> None:
    surface = square()
    surface.fill((10, 20, 30, 40))
    assert finish(surface) is surface
    assert tuple(surface.get_at((0, 0))) == (10, 20, 30, 40)


def test_the_worker_paints_ahead_in_one_thread_of_its_own() -> None:
    threads: list[threading.Thread] = []

    def paint() -> pygame.Surface:
        threads.append(threading.current_thread())
        return square()

    with Painter[str](10 * ONE) as painter:
        for key in "abc":
            painter.ahead(key, paint)
        assert painter.wait(5)
        assert painter.collect() == ("a", "b", "c")
        assert painter.collect() == ()
        assert all(key in painter.cache for key in "abc")
    assert len({thread.name for thread in threads}) == 1
    assert threading.current_thread() not in threads


def test_what_is_needed_soon_goes_before_what_may_be_needed() -> None:
    order: list[str] = []
    gate = threading.Event()

    def paint(key: str) -> pygame.Surface:
        gate.wait(5)
        order.append(key)
        return square()

    with Painter[str](10 * ONE) as painter:
        painter.ahead("first", lambda: paint("first"))
        painter.ahead("later", lambda: paint("later"))
        painter.ahead("urgent", lambda: paint("urgent"))
        assert painter.soon("urgent", lambda: paint("urgent")) is None
        gate.set()
        assert painter.wait(5)
        assert painter.soon("urgent", square) is painter.cache.get("urgent")
    assert order.index("urgent") < order.index("later")
    assert sorted(order) == ["first", "later", "urgent"]


def test_what_is_needed_now_is_painted_here_and_not_again() -> None:
    painted: list[str] = []
    gate = threading.Event()

    def block() -> pygame.Surface:
        gate.wait(5)
        return square()

    def paint() -> pygame.Surface:
        painted.append(threading.current_thread().name)
        return square()

    with Painter[str](10 * ONE) as painter:
        painter.ahead("block", block)
        painter.ahead("card", paint)
        surface = painter.now("card", paint)
        gate.set()
        assert painter.wait(5)
        assert painter.now("card", paint) is surface
    assert painted == [threading.current_thread().name]


def test_an_error_ahead_is_logged_and_met_again_in_the_open(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> pygame.Surface:
        raise ValueError("no such suit")

    with Painter[str](ONE) as painter:
        painter.ahead("bad", fail)
        painter.ahead("good", square)
        assert painter.wait(5)
        assert painter.collect() == ("good",)
        with pytest.raises(ValueError, match="no such suit"):
            painter.now("bad", fail)
    assert "could not paint 'bad' ahead" in caplog.text


def test_forgetting_empties_queue_and_cache() -> None:
    gate = threading.Event()

    def block() -> pygame.Surface:
        gate.wait(5)
        return square()

    with Painter[str](10 * ONE) as painter:
        painter.now("kept", square)
        painter.ahead("block", block)
        painter.ahead("queued", square)
        painter.forget()
        gate.set()
        assert painter.wait(5)
        assert "kept" not in painter.cache
        assert "queued" not in painter.cache


def test_a_closed_painter_refuses_and_its_thread_has_ended() -> None:
    painter: Painter[str] = Painter(ONE)
    painter.ahead("a", square)
    painter.close()
    assert not any(thread.name == "painter" and thread.is_alive() for thread in threading.enumerate())
    with pytest.raises(RuntimeError, match="closed"):
        painter.ahead("b", square)
