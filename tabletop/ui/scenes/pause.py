"""Pause: go on, keep the match, look up the rules, hand a seat over, give up, or leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from tabletop import bots
from tabletop.controller import rulebook
from tabletop.controller.reactions import STOPS, Stops
from tabletop.controller.session import Session
from tabletop.engine import IllegalAnswer, Reason
from tabletop.storage.problems import StorageError
from tabletop.storage.titles import MAX_TITLE
from tabletop.text.grammar import harmless
from tabletop.ui import play
from tabletop.ui.art import seats
from tabletop.ui.art.plates import Face
from tabletop.ui.play import HUMAN
from tabletop.ui.scenes.dialogs import Act, Ask, AskName
from tabletop.ui.scenes.menu import LABEL, MenuScene
from tabletop.ui.scenes.settings import SettingsScene

if TYPE_CHECKING:
    from tabletop.ui.app import App


class PauseScene(MenuScene):
    """Stop the table for a while.

    Args:
        app: the app.
        session: the match.
        picture: what the table looks like, for a save; None where it would show a hand to others.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, session: Session, picture: bytes | None) -> None:
        super().__init__(app)
        self._session, self._picture = session, picture

    def build(self) -> None:
        """Draw a column of buttons."""
        row, gap, help_high = self.em(LABEL * 2.75), self.em(9), self.em(LABEL * 3.4)
        given_up = self._why_not_surrender()
        items: tuple[tuple[str, str, Act, Reason | None], ...] = (
            ("ui-go-on", "play", self.back, None),
            ("ui-save-as", "save", self._save_as, self.app.store.folders.problem),
            ("ui-rules", "book", self.tell_rules, None),
            ("ui-settings", "settings", lambda: self.app.push(SettingsScene(self.app)), None),
            ("ui-seats", "human", lambda: self.app.push(SeatsScene(self.app, self._session)), None),
            ("ui-surrender", "flag", self._surrender, given_up),
            ("ui-to-title", "arrow-left", lambda: play.leave(self.app, self._session), None),
        )
        head = self.em(33 * 1.55)
        high = head + len(items) * (row + gap) + help_high + 2 * self.px(22)
        if high > self.app.size[1] * 0.98:
            self.misfit()
        box = self.head(self.panel((self.em(440), high)), self.word("ui-pause"))
        inner = box.inflate(-2 * self.em(14), 0)
        for index, (message, icon, act, why_not) in enumerate(items):
            place = pygame.Rect(inner.left, box.top + index * (row + gap), inner.width, row)
            face = Face(self.word(message), "primary" if index == 0 else "plain", icon, self.em(LABEL * 1.08))
            about = self.word(f"{message}.about") if why_not is None else self.word_reason(why_not)
            self.widgets.button(place, face, act, about=about, is_enabled=why_not is None)
        about_box = pygame.Rect(box.left, box.bottom - help_high, box.width, help_high)
        self.show_about(about_box)
        self.about = self.word("ui-pause.about")

    def tell_rules(self) -> None:
        """Open the rules at what the viewer is asked, or at the phase."""
        play.open_rules(self.app, self._session.match.game, rulebook.of_moment(self._session))

    def _save_as(self) -> None:
        game = self.word(f"game-{self._session.match.game.id}")
        title = self.word("ui-save-title", game=game, n=self._session.match.turns)

        def give(name: str) -> Reason | None:
            try:
                entry = play.save(self.app, self._session, name, self._picture)
            except StorageError as error:
                return error.reason
            self.app.sounds.play("chime")
            self.app.notify(Reason("ui-saved", {"title": entry.title}))
            return None

        self.app.push(AskName(self.app, "ui-save-as", title, MAX_TITLE, give))

    def _why_not_surrender(self) -> Reason | None:
        viewer = self._session.viewer
        if viewer >= self._session.match.seats:
            return Reason("ui-surrender-who")
        return self._session.match.why_not_concede(viewer)

    def _surrender(self) -> None:
        name = harmless(self._session.names[self._session.viewer])
        words = self.word("ui-surrender-sure", player=f"**{name}**")
        answers: tuple[tuple[str, Act], ...] = (("cancel", lambda: None), ("ui-surrender-yes", self._give_up))
        self.app.push(Ask(self.app, "ui-surrender", words, answers, icon="flag"))

    def _give_up(self) -> None:
        try:
            self._session.concede(self._session.viewer)
        except IllegalAnswer as error:
            self.app.notify(error.reason)
        self.app.pop()


class SeatsScene(MenuScene):
    """Hand seats from people to bots and back, in mid-match; whoever looks says where to be asked for reactions."""

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session

    def build(self) -> None:
        """Draw a row for each seat."""
        players = self._session.players
        row, gap, foot, help_high = (
            self.em(LABEL * 2.7),
            self.em(8),
            self.em(LABEL * 2.6),
            self.em(LABEL * 2.9),
        )
        lines = len(players) + self._may_choose_stops
        high = self.em(33 * 1.55) + lines * (row + gap) + foot + help_high + 2 * self.px(24)
        wide = min(round(self.app.size[0] * 0.94), self.em(760))
        if high > self.app.size[1] * 0.98:
            self.misfit()
        box = self.head(self.panel((wide, high)), self.word("ui-seats"))
        levels = (HUMAN, *bots.LEVELS)
        for seat, player in enumerate(players):
            line = pygame.Rect(box.left, box.top + seat * (row + gap), box.width, row)
            shield = seats.shield(seat, round(row * 0.92))
            self.ground.blit(shield, shield.get_rect(midleft=line.midleft))
            left = line.left + shield.get_width() + self.em(10)
            room = self.wide([self.word(f"kind-{kind}") for kind in levels]) + self.em(LABEL * 3.1)
            choices = pygame.Rect(line.right - room * len(levels), line.top, room * len(levels), line.height)
            name = pygame.Rect(left, line.top, choices.left - left - self.em(8), line.height)
            self.write(harmless(player.name), name, LABEL * 1.08, bold=True, middle=True, least=0.6)
            options = [
                (self.word(f"kind-{kind}"), lambda seat=seat, kind=kind: self._hand_over(seat, kind),
                 kind == (player.bot or HUMAN), self.word(f"kind-{kind}.about"))
                for kind in levels
            ]  # fmt: skip
            self.widgets.choice(choices, options, self.em(LABEL))
        if self._may_choose_stops:
            self._add_stops(pygame.Rect(box.left, box.top + len(players) * (row + gap), box.width, row))
        about_box = pygame.Rect(box.left, box.bottom - foot - help_high, box.width, help_high)
        self.show_about(about_box)
        self.about = self.word("ui-seats.about")
        wide = self.em(220)
        done = pygame.Rect(box.centerx - wide // 2, box.bottom - foot, wide, foot)
        self.widgets.button(done, Face(self.word("ui-done"), "primary", "check", self.em(LABEL)), self.back)

    @property
    def _may_choose_stops(self) -> bool:
        """Tell whether there is somebody looking who might be asked for a reaction: the choice is theirs alone."""
        session = self._session
        return session.match.game.reactions and session.viewer < session.match.seats

    def _add_stops(self, line: pygame.Rect) -> None:
        """Let whoever looks choose where the table stops for a reaction of theirs."""
        viewer, reactions = self._session.viewer, self._session.reactions
        player = harmless(self._session.names[viewer])
        now = reactions.stops.get(viewer, reactions.usual)
        about = self.word("ui-seats-stops.about", player=player)
        room = self.wide([self.word(f"reaction_stops-{stops}") for stops in STOPS]) + self.em(LABEL * 3.1)
        choices = pygame.Rect(line.right - room * len(STOPS), line.top, room * len(STOPS), line.height)
        label = pygame.Rect(line.left, line.top, choices.left - line.left - self.em(8), line.height)
        self.write(self.word("ui-seats-stops", player=player), label, bold=True, middle=True, least=0.6)
        options = [
            (self.word(f"reaction_stops-{stops}"), lambda stops=stops: self._choose_stops(stops), stops == now, about)
            for stops in STOPS
        ]  # fmt: skip
        self.widgets.choice(choices, options, self.em(LABEL))

    def _choose_stops(self, stops: Stops) -> None:
        self._session.reactions.stops[self._session.viewer] = stops
        self.app.sounds.play("coin")
        self.rebuild()

    def _hand_over(self, seat: int, kind: str) -> None:
        if kind != (self._session.players[seat].bot or HUMAN):
            self._session.hand_over(seat, None if kind == HUMAN else kind)
            self.app.sounds.play("coin")
        self.rebuild()
