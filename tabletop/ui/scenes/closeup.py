"""One card as large as the window allows, above any menu; any click or key puts it away."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from tabletop.ui.art import faces
from tabletop.ui.art.plans import FaceSpec
from tabletop.ui.scenes.menu import MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App


class Closeup(MenuScene):
    """Show a card.

    Args:
        app: the app.
        card: its face.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, card: FaceSpec) -> None:
        super().__init__(app)
        self.card = card

    def build(self) -> None:
        """Draw the card in the middle."""
        width, height = self.app.size
        drawn = faces.draw(self.card, faces.snap(height * 0.94))
        self.ground.blit(drawn, drawn.get_rect(center=(width // 2, height // 2)))

    def handle(self, event: pygame.Event) -> bool:
        """Close at any click or key; let nothing through."""
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL}:
            self.back()
        return True
