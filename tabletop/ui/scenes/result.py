"""The result: who has won the match and why, how it stands, and another match."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from tabletop.controller.session import Session
from tabletop.engine import Outcome
from tabletop.text.grammar import harmless, sentence
from tabletop.ui import play, seeds
from tabletop.ui.art import glow_light, icons, palette, plates, seats
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes import standing
from tabletop.ui.scenes.menu import LABEL, MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App


class ResultScene(MenuScene):
    """Show the winners on the stage.

    Args:
        app: the app.
        session: a match that is over.
    """

    dimness: ClassVar[int] = 64

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        assert session.outcome is not None
        self._session, self._outcome = session, session.outcome
        self._closes = True

    def enter(self) -> None:
        """Let a chime be heard."""
        self.app.sounds.play("chime")

    def close(self) -> None:
        """Stop the bots: the match is over."""
        super().close()
        self._session.close()

    def back(self) -> None:
        """Go to the title."""
        play.to_title(self.app)

    def build(self) -> None:
        """Hang up the sign, hold up the winners' arms, and lay the standing on the table."""
        width, height = self.app.size
        sign_wide = min(self.px(600), round(width * 0.55))
        sign = plates.sign(
            self._title(), self.word(f"game-{self._session.match.game.id}"), sign_wide, self.app.scale * 0.9
        )
        sign = self._shrunk(sign, round(height * 0.25))
        self.ground.blit(sign, ((width - sign.get_width()) // 2, self.px(10)))
        arms_top = sign.get_height() + self.px(14)
        arms_high = round(height * 0.19)
        self._draw_arms(pygame.Rect(0, arms_top, width, arms_high))
        y = arms_top + arms_high + self.px(6)
        self._write_why(y, width)
        seats_count = self._session.match.seats
        row, gap = self.em(LABEL * 2.7), self.em(14)
        foot = height - self.px(26) - row
        sheet = pygame.Rect(0, 0, min(round(width * 0.62), self.em(640)), 0)
        sheet.top = y + self.em(78)
        sheet.height = min(seats_count * self.em(LABEL * 3.0) + self.em(24), foot - self.em(34) - sheet.top)
        sheet.centerx = width // 2
        standing.draw(self, self._session, sheet, () if self._is_drawn else self._outcome.winners)
        self._write_code(pygame.Rect(sheet.left, sheet.bottom + self.em(4), sheet.width, self.em(24)))
        self._add_buttons(pygame.Rect(0, foot, width, row), gap)

    def _title(self) -> str:
        if self._is_drawn:
            return self.word("ui-draw")
        persons = [seat for seat, player in enumerate(self._session.players) if player.bot is None]
        if len(persons) == 1 and persons[0] not in self._outcome.winners:
            return self.word("ui-defeat")
        return self.word("ui-victory" if len(self._outcome.winners) == 1 else "ui-shared-victory")

    @property
    def _is_drawn(self) -> bool:
        """Tell whether nobody stands above anybody else: then nobody is crowned."""
        return 1 < len(self._outcome.winners) == self._session.match.seats

    def _shrunk(self, picture: pygame.Surface, most: int) -> pygame.Surface:
        if picture.get_height() <= most:
            return picture
        wide = round(picture.get_width() * most / picture.get_height())
        return pygame.transform.smoothscale(picture, (wide, most))

    def _draw_arms(self, box: pygame.Rect) -> None:
        winners = self._outcome.winners
        step = round(box.height * 1.15)
        left = box.centerx - step * (len(winners) - 1) // 2
        for index, seat in enumerate(winners):
            middle = (left + index * step, box.centery + round(box.height * 0.1))
            glow_light.add(self.ground, middle, box.height * 1.15, "#ffc860", 150)
            shield = seats.shield(seat, round(box.height * 0.74))
            self.ground.blit(shield, shield.get_rect(center=middle))
            if self._is_drawn:
                continue
            crown = icons.draw("crown", round(box.height * 0.36), "#f6d070")
            self.ground.blit(crown, crown.get_rect(center=(middle[0], middle[1] - round(box.height * 0.46))))

    def _write_why(self, y: int, width: int) -> None:
        outcome: Outcome = self._outcome
        names = self.app.text.listing(
            [f"**{harmless(self._session.names[seat])}**" for seat in outcome.winners]
        )
        if self._is_drawn:
            who = self.word("ui-drawn")
        else:
            who = self.word("ui-wins-for" if len(outcome.winners) == 1 else "ui-wins-for.many", players=names)
        why = sentence(play.teller(self.app, self._session).words(outcome.why.id, outcome.why.args))
        box = pygame.Rect(0, y, min(round(width * 0.7), self.em(760)), self.em(72))
        box.centerx = width // 2
        plate = plates.strip(box.size, self.app.scale)
        self.ground.blit(plate, box)
        inner = box.inflate(-2 * self.em(20), -2 * self.em(6))
        upper = pygame.Rect(inner.left, inner.top, inner.width, inner.height // 2)
        self.write(sentence(who), upper, LABEL * 1.3, centred=True, middle=True, least=0.7)
        lower = upper.move(0, upper.height)
        self.write(why, lower, LABEL, colour="#ecd6a8", italic=True, centred=True, middle=True, least=0.7)

    def _write_code(self, box: pygame.Rect) -> None:
        lines = []
        if self._session.assisted:
            lines.append(self.word("ui-assisted"))
        if self._session.match.position is None and 0 <= self._session.match.seed < seeds.SEEDS:
            lines.append(self.word("ui-deal-code", code=seeds.encode(self._session.match.seed)))
        self.write(
            " · ".join(lines), box, LABEL * 0.86, colour=palette.PAPER, centred=True, middle=True, least=0.7
        )

    def _add_buttons(self, row: pygame.Rect, gap: int) -> None:
        size = self.em(LABEL)
        items = (
            ("ui-rematch", "primary", "redo", lambda: play.rematch(self.app, self._session, turned=False)),
            (
                "ui-change-places",
                "plain",
                "human",
                lambda: play.rematch(self.app, self._session, turned=True),
            ),
            ("ui-to-title", "plain", "arrow-left", self.back),
        )
        wide = max(self.wide([self.word(one[0]) for one in items]) + self.em(LABEL * 4.2), self.em(200))
        left = row.centerx - (wide * len(items) + gap * (len(items) - 1)) // 2
        if left < self.px(20):
            self.misfit()
        for index, (message, kind, icon, act) in enumerate(items):
            place = pygame.Rect(left + index * (wide + gap), row.top, wide, row.height)
            face = Face(self.word(message), "primary" if kind == "primary" else "plain", icon, size)
            self.widgets.button(place, face, act)
