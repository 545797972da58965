"""Between battles: who has won, why, how it stands, and who begins the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from tabletop.controller.session import Session
from tabletop.engine import Event
from tabletop.text.grammar import harmless
from tabletop.ui import play
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes import standing
from tabletop.ui.scenes.menu import LABEL, MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App


class BetweenScene(MenuScene):
    """Tell how a battle ended, over the table, until the players go on.

    Args:
        app: the app.
        session: the match.
        event: the note that told it.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, session: Session, event: Event) -> None:
        super().__init__(app)
        self._session, self._event = session, event

    def enter(self) -> None:
        """Sound the end of the battle; Enter goes on."""
        self.app.sounds.play("chime")
        self.widgets.focus_on(0)

    def build(self) -> None:
        """Draw the tidings, the standing and the way on."""
        seats = self._session.match.seats
        winners = self._event.args.get("players", ())
        high = self.em(33 * 1.55 + 56 + 40 + 58) + seats * self.em(LABEL * 3.0) + 2 * self.px(28)
        wide = min(round(self.app.size[0] * 0.9), self.em(700))
        if high > self.app.size[1] * 0.98:
            self.misfit()
        box = self.head(
            self.panel((wide, high)), self.word("ui-battle-over" if winners else "ui-battle-void")
        )
        tidings = pygame.Rect(box.left, box.top, box.width, self.em(54))
        self.write(play.teller(self.app, self._session).event(self._event), tidings, LABEL * 1.2,
                   centred=True, middle=True, least=0.7)  # fmt: skip
        row = self.em(LABEL * 2.8)
        go_on = pygame.Rect(0, 0, self.em(330), row)
        go_on.midbottom = (box.centerx, box.bottom)
        next_line = pygame.Rect(box.left, go_on.top - self.em(40), box.width, self.em(34))
        sheet = pygame.Rect(
            box.left, tidings.bottom + self.em(4), box.width, next_line.top - tidings.bottom - self.em(10)
        )
        standing.draw(self, self._session, sheet, winners)
        starter = self._session.view().numbers.get((0, "starter"))
        if starter is not None:
            name = harmless(self._session.names[starter])
            self.write(
                self.word("ui-next-starter", player=f"**{name}**"),
                next_line,
                centred=True,
                middle=True,
                least=0.7,
            )
        self.widgets.button(
            go_on, Face(self.word("ui-next-battle"), "primary", "play", self.em(LABEL * 1.08)), self.back
        )

    def handle(self, event: pygame.Event) -> bool:
        """Take Enter and Space for the way on."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}:
            self.back()
        return True
