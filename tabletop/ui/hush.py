"""Silence for the C libraries below SDL, which write to the terminal what SDL then tells in its own way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

_STDERR = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Send what C code writes to standard error nowhere, while in the block; do nothing where there is none.

    Without display or sound card their libraries complain in several lines of their own, before SDL can say in one
    what is missing.
    """
    try:
        saved = os.dup(_STDERR)
    except OSError:  # a windowed program has no standard streams
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, _STDERR)
        os.close(nowhere)
        yield
    finally:
        os.dup2(saved, _STDERR)
        os.close(saved)
