"""Some fine cards of a game, fanned out where a menu has room to spare."""

from __future__ import annotations

from typing import Any

import pygame

from tabletop.engine import Game
from tabletop.ui.art import faces
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.table.facespec import Faces

_STRIDE = 2


def draw(scene: MenuScene, game: Game, room: pygame.Rect) -> None:
    """Draw them on the ground of a scene; none where the room is too low for them.

    Args:
        scene: on whose ground.
        game: whose cards.
        room: in which they lie, in pixels.
    """
    high = faces.snap(min(room.height * 0.92, scene.px(210)))
    if high < scene.px(96):
        return
    described = Faces(game, game.controller, scene.app.text)
    cards = [described.printed(slug) for slug in _finest(game)]
    middle = (len(cards) - 1) / 2
    step = min(faces.width_for(high) * 0.8, (room.width - faces.width_for(high) * 1.2) / (len(cards) - 1))
    for index, spec in enumerate(cards):
        away = index - middle
        card = pygame.transform.rotozoom(faces.draw(spec, high), -5 * away, 1.0)
        at = (room.centerx + round(step * away), room.centery + round(high * 0.018 * away * away))
        scene.ground.blit(card, card.get_rect(center=at))


def _finest(game: Any) -> list[str]:
    """List the last card of every other suit; where decks are built, the dearest of each suit."""
    rules = game.deck_rules
    if rules is None:
        return list({face.suit: face.id for face in game.cards}.values())[::_STRIDE]
    by_cost = sorted(rules.pool, key=lambda face: face.figures.get(rules.curve, 0))
    return list({face.suit: face.id for face in by_cost}.values())
