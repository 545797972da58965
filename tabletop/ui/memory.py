"""Memory given back when a screen has been left: its pictures go at once, not when Python happens to look."""

from __future__ import annotations

import ctypes
import gc

_M_MMAP_THRESHOLD, _M_ARENA_MAX = -3, -8
_LARGE = 1 << 20


def keep_tidy() -> None:
    """Ask glibc to give large blocks back as soon as they are freed, and to keep few heaps; to be called early.

    Left to itself it holds on to the pictures that a thread has painted and dropped.
    """
    try:
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)
        libc.mallopt(_M_ARENA_MAX, 2)
    except (AttributeError, OSError, TypeError):
        return  # another C library, which keeps house in its own way


def give_back() -> None:
    """Free what nobody uses any more, and let the system have it.

    A menu's widgets know one another in circles, so their pictures, megabytes each, would wait for the collector of
    cycles; and glibc keeps what has been freed until it is asked. It takes some hundredths of a second.
    """
    gc.collect()
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError, TypeError):
        return  # another C library, which keeps house in its own way
