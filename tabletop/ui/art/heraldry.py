"""Cut heraldic charges: what a tabard, a shield, a banner or a robe shows."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cards.pictures import Charge
from tabletop.ui.art.svg import circle, group, path, polygon, rect, star


def _cross(ink: str) -> str:
    arms = "M-4 -4L-6 -19Q0 -16 6 -19L4 -4L16 -6Q13 0 16 6L4 4L6 22Q0 19 -6 22L-4 4L-16 6Q-13 0 -16 -6Z"
    return path(arms, ink)


def _bars(ink: str) -> str:
    return "".join(rect(x, -24, 5, 50, ink) for x in (-17.5, -7.5, 2.5, 12.5))


def _chevron(ink: str) -> str:
    return "".join(
        polygon([(-19, 12 + y), (0, -8 + y), (19, 12 + y), (19, 3 + y), (0, -17 + y), (-19, 3 + y)], ink)
        for y in (-2, 15)
    )


def _stars(ink: str) -> str:
    spots = ((0, -13, 8), (-11, 5, 6), (11, 5, 6), (0, 17, 4.5))
    return "".join(star(x, y, r, r * 0.42, 6, ink) for x, y, r in spots)


def _sun(ink: str) -> str:
    return star(0, 0, 18, 9.5, 12, ink) + circle(0, 0, 8, ink)


def _moon(ink: str) -> str:
    return path("M7 -15A16 16 0 1 0 7 15A12.5 12.5 0 1 1 7 -15Z", ink) + star(8, 0, 6, 2.4, 5, ink)


def _tower(ink: str) -> str:
    outline = (
        "M-13 18L-10 -6L-13 -8L-13 -18L-7.5 -18L-7.5 -13L-3 -13L-3 -18L3 -18L3 -13L7.5 -13"
        "L7.5 -18L13 -18L13 -8"
        "L10 -6L13 18L4.5 18L4.5 8A4.5 4.5 0 0 0 -4.5 8L-4.5 18Z"
    )
    return path(outline, ink)


def _tree(ink: str) -> str:
    leaves = "".join(circle(x, y, r, ink) for x, y, r in ((0, -11, 8), (-9, -3, 7), (9, -3, 7), (0, -2, 8)))
    return leaves + path("M-2 2L2 2L3 15Q6 18 9 20L-9 20Q-6 18 -3 15Z", ink)


def _key(ink: str) -> str:
    bow = "M0 -20A8 8 0 1 1 -0.1 -20ZM0 -16A4 4 0 1 0 0.1 -16Z"
    return path(bow, ink) + rect(-1.8, -6, 3.6, 26, ink) + rect(0, 9, 8, 3.6, ink) + rect(0, 15, 8, 3.6, ink)


def _fleur(ink: str) -> str:
    petal = "M-3 4C-10 -2 -16 -10 -13 -14C-9 -18 -4 -10 -2 2Z"
    middle = path("M0 -20C7 -10 6 -2 2 5L-2 5C-6 -2 -7 -10 0 -20Z", ink)
    foot = path("M-2 6L2 6C3 12 6 15 9 16C5 18 2 18 0 15C-2 18 -5 18 -9 16C-6 15 -3 12 -2 6Z", ink)
    return middle + path(petal, ink) + group(path(petal, ink), flip=True) + rect(-8, 3, 16, 3, ink) + foot


def _eagle(ink: str) -> str:
    wing = "M-2 -8C-8 -16 -16 -16 -20 -12L-17 -9L-19 -5L-15 -3L-17 2L-12 3L-12 9L-7 7L-2 6Z"
    body = (
        "M0 -20C4 -20 5 -16 4 -13L8 -12L4 -10C5 -4 5 4 2 10L5 20L0 17L-5 20L-2 10C-5 4 -5 -6 -3 -12"
        "C-4 -16 -3 -20 0 -20Z"
    )
    return path(wing, ink) + group(path(wing, ink), flip=True) + path(body, ink)


def _chequers(ink: str) -> str:
    return "".join(
        rect(x * 8 - 24, y * 8 - 24, 8, 8, ink) for x in range(6) for y in range(7) if (x + y) % 2 == 0
    )


CHARGES: dict[Charge, Callable[[str], str]] = {
    "cross": _cross,
    "bars": _bars,
    "chevron": _chevron,
    "stars": _stars,
    "sun": _sun,
    "moon": _moon,
    "tower": _tower,
    "tree": _tree,
    "key": _key,
    "fleur": _fleur,
    "eagle": _eagle,
    "chequers": _chequers,
}


def charge(name: Charge, ink: str, at: tuple[float, float] = (0.0, 0.0), size: float = 1.0) -> str:
    """Cut a charge about `at`; at size 1 it fills a field 40 wide and 44 high."""
    return group(CHARGES[name](ink), at, size=size)


def sprinkle(ink: str, spots: tuple[tuple[float, float, float], ...]) -> str:
    """Sprinkle little stars at the spots (x, y, radius), as on a wizard's robe."""
    return "".join(star(x, y, r, r * 0.4, 5, ink, 0.9) for x, y, r in spots)
