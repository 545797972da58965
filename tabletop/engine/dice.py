"""The seeded generator: every random choice of a match, and nothing else, comes from here."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

_MASK = (1 << 64) - 1
_WORDS = 1 << 64
_STEP = 0x9E3779B97F4A7C15

T = TypeVar("T")


class Dice:
    """Draw numbers from a splitmix64 stream whose whole state is one integer.

    Python promises stable sequences for `random.random()` only, so the stream is our own: the same seed
    gives the same numbers on every machine, for ever.

    >>> Dice(7).below(6) == Dice(7).below(6)
    True

    Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def copy(self) -> Dice:
        """Return dice that will roll the same numbers from here on."""
        return Dice(self.state)

    def word(self) -> int:
        """Return the next 64 random bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n − 1, each equally likely.

        :raises ValueError: if n is not positive.
        """
        if n <= 0:
            raise ValueError(f"dice need a positive number of faces, got {n}")
        while True:
            # The same steps as `word`, in place: half of a bot's playout is spent here.
            self.state = z = (self.state + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            r = z % n
            if z - r <= _WORDS - n:  # else z lies in the last, incomplete run of n numbers
                return r

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put a sequence in random order, in place (Fisher and Yates)."""
        below = self.below
        for i in range(len(things) - 1, 0, -1):
            j = below(i + 1)
            things[i], things[j] = things[j], things[i]
