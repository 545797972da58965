"""The table drawn ahead: while players are still choosing, what every match of a game shows is made in a thread."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.ui.art import backs, faces
from tabletop.ui.table import furniture, heaps
from tabletop.ui.table.facespec import Faces
from tabletop.ui.table.layout import Metrics, parts

if TYPE_CHECKING:
    from tabletop.text.languages import Text


def warm(game: Any, size: tuple[int, int], text_size: float, text: Text) -> None:
    """Fill the caches with what the first frame of a match takes: the cloth, a back, a face of each suit.

    Args:
        game: the game.
        size: of the window in pixels.
        text_size: the player's wish, 1.0 to 2.0.
        text: words the faces; one of its own, since this runs in a thread of its own.
    """
    m = Metrics.of(size, text_size)
    table = parts(m)
    furniture.background(m, game.id, tuple(table.cloth), tuple(table.panel))
    height = heaps.fan_height(m)
    backs.draw(game.id, height)
    looks = Faces(game, game.controller, text)
    suits = {face.suit: slug for slug, face in looks.by_slug.items()}
    for slug in suits.values():
        faces.draw(looks.printed(slug), height, density=m.density)
