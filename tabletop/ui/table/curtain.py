"""The curtain between two players at one screen: opaque, the same whatever the hidden cards are.

It is made of the game's id, a seat, a name and the words on it alone: nothing of the match reaches it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.text.grammar import harmless
from tabletop.ui import play
from tabletop.ui.art import backs, fonts, palette, richtext, seats, shapes, svg, textures
from tabletop.ui.art.palette import METALS, NIGHT
from tabletop.ui.table.layout import Metrics
from tabletop.ui.table.widgets import on_dark

if TYPE_CHECKING:
    from tabletop.ui.scenes.table import TableScene


_MOMENT = 500
"""Milliseconds that a curtain hangs before it can be opened."""
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Curtain:
    """Hang before the table until the next player has clicked; what has not been seen cannot be lifted."""

    def __init__(self) -> None:
        self._seat: int | None = None
        self._since = 0.0
        self._is_pressed = False
        self._picture: pygame.Surface | None = None

    def rise(self) -> bool:
        """Go up; return whether it was down."""
        was_down, self._picture = self._picture is not None, None
        return was_down

    def draw(self, scene: TableScene, surface: pygame.Surface, *, whole: bool) -> list[pygame.Rect] | None:
        """Paint the curtain before the seat that the session names; once painted it stays as it is."""
        seat = scene.session.curtain
        assert seat is not None
        if self._picture is None or seat != self._seat:
            name, text = harmless(scene.session.names[seat]), scene.app.text
            words = (text("table-curtain-turn"), text("table-curtain-open"))
            self._seat, self._since, self._is_pressed = seat, scene.now, False
            self._picture = draw(scene.show.metrics, scene.show.bank.game, seat, name, words)
        elif not whole:
            return None
        surface.blit(self._picture, (0, 0))
        return [surface.get_rect()]

    def handle(self, scene: TableScene, event: pygame.Event) -> bool:
        """Open on a click or Enter that began after the curtain had been there for a moment.

        The second half of a double click that ended the last turn shows nobody the next player's hand.
        """
        was_seen = self._picture is not None and scene.now - self._since >= _MOMENT
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._is_pressed = was_seen
            case pygame.MOUSEBUTTONUP if event.button == 1 and self._is_pressed:
                self._open(scene)
            case pygame.KEYDOWN if event.key in _ENTER and was_seen:
                self._open(scene)
            case pygame.KEYDOWN if event.key == pygame.K_ESCAPE:
                play.pause(scene.app, scene.session)
            case _:
                return False
        return True

    def _open(self, scene: TableScene) -> None:
        self._is_pressed = False
        scene.session.lift_curtain()
        scene.begin()


def draw(m: Metrics, game: str, seat: int, name: str, words: tuple[str, str]) -> pygame.Surface:
    """Draw the curtain, as large as the window.

    Args:
        m: the measures of the window.
        game: the game's id; chooses the cloth.
        seat: whose turn it is to look.
        name: of that player, with no marks of rich text in it.
        words: what is said below the name, and how the curtain opens.
    """
    width, height = m.size
    look = palette.of(game)
    surface = textures.felt(m.size, look.backs[""].field, look.backs[""].deep, seed=21)
    folds = max(9, width // m.px(120))
    shade = "".join(_fold(number, width / folds, height) for number in range(folds))
    surface.blit(shapes.raster(shade + _hem(width, height, m), m.size), (0, 0))
    arms = seats.shield(seat, round(m.text * 5))
    lines = _lines(m, name, words, min(round(width * 0.62), m.px(760)) - 4 * m.text)
    gap = m.text // 2
    tall = arms.get_height() + sum(line.height + gap for line in lines)
    wide = max(line.widest for line in lines) + 8 * m.text
    board = pygame.Rect(0, 0, max(wide, m.px(520)), tall + 2 * m.px(44))
    board.center = (width // 2, round(height * 0.47))
    _board(surface, board, game, m)
    y = board.y + m.px(44)
    surface.blit(arms, arms.get_rect(midtop=(board.centerx, y)))
    y += arms.get_height() + gap
    for line in lines:
        line.draw(surface, (board.centerx - line.width // 2, y))
        y += line.height + gap
    return surface


def _lines(m: Metrics, name: str, words: tuple[str, str], room: int) -> list[richtext.Layout]:
    """Set the name large, and what is said below it."""
    title = fonts.largest("name", name, room, round(m.text * 2.6), m.text)
    return [
        richtext.lay(name, room, on_dark(title, METALS["gold"].bright, bold=True, centred=True)),
        richtext.lay(words[0], room, on_dark(round(m.text * 1.2), "#f4e3bf", centred=True)),
        richtext.lay(words[1], room, on_dark(m.text, "#bda47c", italic=True, centred=True)),
    ]


def _board(surface: pygame.Surface, board: pygame.Rect, game: str, m: Metrics) -> None:
    """Hang up a walnut board, with a card's back leaning on either side: always the same two, whatever is dealt."""
    reach = m.px(30)
    ground = pygame.Surface(board.inflate(2 * reach, 2 * reach).size, pygame.SRCALPHA)
    panel = shapes.panel(
        board.size, "#20120c", "gold", radius=22 * m.unit, line=max(1.5, 2.4 * m.unit), opacity=0.97
    )
    ground.blit(panel, (reach, reach))
    surface.blit(shapes.shadow(ground, reach, 210), board.inflate(2 * reach, 2 * reach).move(0, m.px(10)))
    height = max(96, m.px(200))
    back = backs.draw(game, height)
    for side, turn in ((-1, 11), (1, -11)):
        card = pygame.transform.rotozoom(back, turn, 1)
        x = board.centerx + side * (board.width // 2 + m.px(6))
        surface.blit(card, card.get_rect(center=(x, board.centery + m.px(20))))
    surface.blit(panel, board)


def _fold(number: int, wide: float, height: int) -> str:
    """Let one fold of the cloth bulge: dark in the furrows, lit on its ridge."""
    x = number * wide
    light = svg.linear(
        (x, 0), (x + wide, 0), (0, NIGHT, 0.55), (0.22, NIGHT, 0.12), (0.42, "#ffd9c0", 0.13), (0.6, "#ffd9c0", 0.05),
        (0.8, NIGHT, 0.2), (1, NIGHT, 0.55),
    )  # fmt: skip
    return svg.rect(x, 0, wide, height, light)


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
