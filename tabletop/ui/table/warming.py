"""The table drawn ahead: while players are still choosing, what every match of a game shows is made in a thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from tabletop.ui.art import backs, faces
from tabletop.ui.table import furniture, heaps
from tabletop.ui.table.facespec import Faces
from tabletop.ui.table.layout import Metrics, parts

if TYPE_CHECKING:
    from tabletop.text.languages import Text


def warmings(
    game: Any, size: tuple[int, int], text_size: float, text: Text
) -> Iterator[Callable[[], object]]:
    """List the steps that fill the caches with what the first frame of a match takes.

    First the cloth and a back, then each card of the game as it looks in a hand: what will be dealt nobody knows yet.

    Args:
        game: the game.
        size: of the window in pixels.
        text_size: the player's wish, 1.0 to 2.0.
        text: words the faces; one of its own, since the steps are taken in another thread.
    """
    m = Metrics.of(size, text_size)
    table = parts(m)
    height = heaps.fan_height(m)
    yield partial(furniture.background, m, game.id, tuple(table.cloth), tuple(table.panel))
    yield partial(backs.draw, game.id, height)
    looks = Faces(game, game.controller, text)
    for slug in looks.by_slug:
        yield partial(_draw_face, looks, slug, height, m.density)


def _draw_face(looks: Faces, slug: str, height: int, density: float) -> None:
    faces.draw(looks.printed(slug), height, density=density)
