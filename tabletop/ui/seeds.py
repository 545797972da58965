"""Deal codes: a match's seed as eight signs that one can read out to a friend."""

import secrets

from tabletop.engine.requests import Reason

_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters without I, L, O and U, which are mistaken for others or make words."""
_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})
_LENGTH = 7
SEEDS = 32**_LENGTH
"""How many deals can be told from one another."""
_HALF = 4


class SeedError(ValueError):
    """What was typed is no deal code; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id)
        self.reason = reason


def fresh() -> int:
    """Draw a seed that nobody can foresee."""
    return secrets.randbelow(SEEDS)


def encode(seed: int) -> str:
    """Write a seed as a code: seven signs and one that checks them.

    Raises:
        ValueError: the seed is not from 0 to `SEEDS` − 1.

    Example:
        >>> encode(7)
        '0000-007X'
    """
    if not 0 <= seed < SEEDS:
        raise ValueError(f"a seed of {seed} has no code: expected 0 to {SEEDS - 1}")
    signs = "".join(_SIGNS[seed >> 5 * place & 31] for place in reversed(range(_LENGTH)))
    code = signs + _check(signs)
    return f"{code[:_HALF]}-{code[_HALF:]}"


def decode(code: str) -> int:
    """Read a code, in any case, with or without spaces and dashes.

    Raises:
        SeedError: it has a wrong length, a sign that no code has, or a slip of the pen.

    Example:
        >>> decode("0000 007x")
        7
    """
    signs = "".join(sign for sign in code.upper() if not sign.isspace() and sign not in "-–—").translate(
        _READ_AS
    )
    for sign in signs:
        if sign not in _SIGNS:
            raise SeedError(Reason("error-code-sign", {"sign": sign}))
    if len(signs) != _LENGTH + 1:
        raise SeedError(Reason("error-code-length", {"n": len(signs), "expected": _LENGTH + 1}))
    if _check(signs[:_LENGTH]) != signs[_LENGTH]:
        raise SeedError(Reason("error-code-slip"))
    seed = 0
    for sign in signs[:_LENGTH]:
        seed = seed * 32 + _SIGNS.index(sign)
    return seed


def _check(signs: str) -> str:
    # Odd weights that differ: one wrong sign is always noticed, and so are two neighbours changing places, save
    # those that are 16 apart.
    return _SIGNS[(sum(_SIGNS.index(sign) * (2 * place + 3) for place, sign in enumerate(signs)) + 8) % 32]
