"""Which figures of which cards have changed, and by how much, as text: what rises from a wound or a cure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.controller.tables import half_points
from tabletop.ui.art.plans import Figure

Figures = Mapping[int, tuple[Figure, ...]]


def growth(was: int, now: int) -> str:
    """Tell by how much a whole number has changed: "+5", "−2"."""
    return ("+" if now > was else "−") + str(abs(now - was))


def changes(before: Figures, after: Figures) -> Iterator[tuple[int, str, str]]:
    """Find the changes between two moments.

    Args:
        before: the figures of each card whose face is known.
        after: the same, later.

    Yields:
        A card, how a figure of it has changed ("−4½", "+5"), and the figure's tone.
    """
    for card, figures in after.items():
        old = {figure.icon: figure.value for figure in before.get(card, ())}
        for figure in figures:
            if figure.icon in old and old[figure.icon] != figure.value:
                was, now = halves(old[figure.icon]), halves(figure.value)
                if was is not None and now is not None:
                    yield card, ("+" if now > was else "") + half_points(now - was), figure.tone


def halves(text: str) -> int | None:
    """Read a figure as a number of half-points: "5½" is 11; None if it is no number."""
    whole = text.replace("½", "").replace("−", "-")
    try:
        return 2 * int(whole or 0) + ("½" in text)
    except ValueError:
        return None
