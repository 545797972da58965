"""How a match stands: who sits where, and what the game counts."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from tabletop.controller.session import Session
from tabletop.text.grammar import harmless, plain
from tabletop.ui import play
from tabletop.ui.art import icons, plates, seats
from tabletop.ui.art.palette import INK, RUBRIC
from tabletop.ui.scenes.menu import LABEL, MenuScene


def draw(scene: MenuScene, session: Session, box: pygame.Rect, winners: Collection[int]) -> None:
    """Write the list of players on a sheet of parchment on the scene's ground.

    Args:
        scene: whose ground it is; it is told when something does not fit.
        session: the match.
        box: the whole sheet.
        winners: the seats that bear a crown.
    """
    count = session.match.seats
    inner = box.inflate(-2 * scene.em(20), -2 * scene.em(12))
    height = min(inner.height // count, scene.em(LABEL * 3.4))
    if height < scene.em(LABEL * 1.9):
        scene.misfit()
        return
    reach = scene.px(14)
    sheet = plates.with_shadow(plates.parchment(box.size, scene.app.scale), reach)
    scene.ground.blit(sheet, box.move(-reach, -reach))
    top = inner.top + (inner.height - height * count) // 2
    view, words = session.view(), play.teller(scene.app, session)
    for seat in range(count):
        row = pygame.Rect(inner.left, top + seat * height, inner.width, height)
        if seat:
            pygame.draw.line(scene.ground, "#c8aa74", row.topleft, row.topright, max(1, scene.px(1)))
        shield = seats.shield(seat, round(height * 0.78))
        scene.ground.blit(shield, shield.get_rect(midleft=(row.left + scene.em(4), row.centery)))
        left = row.left + shield.get_width() + scene.em(16)
        is_winner = seat in winners
        if is_winner:
            side = scene.em(LABEL * 1.7)
            scene.ground.blit(icons.draw("crown", side, "#b8862c"), (left, row.centery - side // 2))
            left += side + scene.em(8)
        badge = session.controller.score(view, seat)
        split = row.left + round(row.width * 0.45)
        name = pygame.Rect(left, row.top, split - left, row.height)
        scene.write(harmless(session.names[seat]), name, LABEL * 1.16, colour=RUBRIC if is_winner else INK,
                    bold=True, middle=True, least=0.6)  # fmt: skip
        score = pygame.Rect(split + scene.em(8), row.top, row.right - split - scene.em(8), row.height)
        told = plain(words.words(badge.text, badge.args))
        scene.write(told, score, LABEL, colour=INK, middle=True, least=0.65)
