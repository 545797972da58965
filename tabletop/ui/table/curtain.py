"""The curtain between two players at one screen: opaque, the same whatever the hidden cards are.

It is made of the game's id, a seat, a name and the words on it alone: nothing of the match reaches it.
"""

from __future__ import annotations

import pygame

from tabletop.ui.art import backs, fonts, palette, richtext, seats, shapes, svg, textures
from tabletop.ui.art.palette import METALS, NIGHT
from tabletop.ui.table.layout import Metrics
from tabletop.ui.table.widgets import on_dark


def draw(m: Metrics, game: str, seat: int, name: str, words: tuple[str, str]) -> pygame.Surface:
    """Draw the curtain, as large as the window.

    Args:
        m: the measures of the window.
        game: the game's id; chooses the cloth.
        seat: whose turn it is to look.
        name: of that player.
        words: what is said below the name, and how the curtain opens.
    """
    width, height = m.size
    look = palette.of(game)
    surface = textures.felt(m.size, look.backs[""].field, look.backs[""].deep, seed=21)
    folds = max(9, width // m.px(120))
    shade = "".join(_fold(number, width / folds, height) for number in range(folds))
    surface.blit(shapes.raster(shade + _hem(width, height, m), m.size), (0, 0))
    board = pygame.Rect(0, 0, min(round(width * 0.62), m.px(760)), round(m.text * 15 + m.px(120)))
    board.center = (width // 2, height // 2)
    ground = shapes.panel(
        board.size, "#20120c", "gold", radius=22 * m.unit, line=max(1.5, 2.4 * m.unit), opacity=0.96
    )
    soft = shapes.shadow(ground, m.px(20), 190)
    surface.blit(soft, board.move(0, m.px(8)))
    surface.blit(ground, board)
    _backs(surface, board, game, m)
    arms = seats.shield(seat, round(m.text * 4.6))
    y = board.y + m.px(34)
    surface.blit(arms, arms.get_rect(midtop=(board.centerx, y)))
    y += arms.get_height() + m.text // 2
    room = board.width - 4 * m.text
    title = fonts.largest("name", name, room, round(m.text * 2.6), m.text)
    for text, size, colour, role in (
        (name, title, METALS["gold"].bright, "name"),
        (words[0], round(m.text * 1.2), "#f4e3bf", "text"),
        (words[1], m.text, "#bda47c", "italic"),
    ):
        lines = richtext.lay(
            text.replace("*", ""),
            room,
            on_dark(size, colour, italic=role == "italic", bold=role == "name", centred=True),
        )
        lines.draw(surface, (board.centerx - lines.width // 2, y))
        y += lines.height + m.text // 2
    return surface


def _fold(number: int, wide: float, height: int) -> str:
    x = number * wide
    dark, light = 0.42, 0.10
    return svg.rect(
        x, 0, wide * 0.62, height, svg.linear((x, 0), (x + wide * 0.62, 0), (0, NIGHT, dark), (1, NIGHT, 0))
    ) + svg.rect(
        x + wide * 0.62, 0, wide * 0.38, height,
        svg.linear((x + wide * 0.62, 0), (x + wide, 0), (0, "#ffffff", light), (0.5, "#ffffff", 0), (1, NIGHT, dark)),
    )  # fmt: skip


def _hem(width: int, height: int, m: Metrics) -> str:
    """Weave a border of metal along the foot, with a fringe, and let the top lie in the shadow of its rail."""
    gold = METALS["gold"]
    y, tall = height - m.px(64), m.px(22)
    fringe = "".join(
        svg.line(f"M{x} {y + tall}V{height - m.px(10)}", gold.plain if x % 2 else gold.dark, m.px(3), 0.85)
        for x in range(0, width, m.px(7))
    )
    bands = svg.rect(0, y, width, tall, gold.plain, 0.9) + svg.rect(
        0, y + tall * 0.3, width, tall * 0.4, gold.dark
    )
    return fringe + bands + svg.rect(
        0, 0, width, height * 0.3, svg.linear((0, 0), (0, height * 0.3), (0, NIGHT, 0.75), (1, NIGHT, 0))
    )  # fmt: skip


def _backs(surface: pygame.Surface, board: pygame.Rect, game: str, m: Metrics) -> None:
    """Lean two backs against the board: always the same two, whatever lies on the table."""
    height = max(96, m.px(190))
    back = backs.draw(game, height)
    for side, turn in ((-1, 11), (1, -11)):
        card = pygame.transform.rotozoom(back, turn, 1)
        x = board.centerx + side * (board.width // 2 - m.px(4))
        surface.blit(card, card.get_rect(center=(x, board.bottom - m.px(60))))
