"""The title: the boxes of the games on the stage's table, and where else one can go."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from tabletop import games
from tabletop.engine import Game
from tabletop.storage.lessons import list_lessons
from tabletop.storage.saves import SaveEntry
from tabletop.ui import lids, play, when
from tabletop.ui.art import backs, boxes, fonts, icons, plates, shelf, theatre, tokens
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes import boxrows
from tabletop.ui.scenes.dialogs import Ask
from tabletop.ui.scenes.menu import LABEL, MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App

_MENU_WIDE = 300
_SIGN, _SMALL_SIGN = 452, 300
"""Width of the sign, and of the smaller one over a shelf with boxes."""
_BOX_SHARE = 0.565
"""Greatest height of a box for the height of the window."""
_FOOT = 0.905
"""Where boxes stand, for the height of the window."""


class TitleScene(MenuScene):
    """Show every game as its box; a click opens it."""

    dimness: ClassVar[int] = 0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._continuable = app.store.continuable()
        self._offer_resume = app.store.take_crash()
        self._has_lessons = bool(list_lessons(games.all()))

    def enter(self) -> None:
        """Offer to go on after a crash; look again for what can be continued."""
        found = self.app.store.continuable()
        if found != self._continuable:
            self._continuable = found
            self.rebuild()
        if self._offer_resume:
            self._offer_resume = False
            entry = self._continuable
            answers: tuple[tuple[str, Callable[[], object]], ...] = (("ok", lambda: None),)
            if entry is not None:
                answers = (
                    ("ui-resume", lambda: play.resume_or_tell(self.app, entry)),
                    ("ui-not-now", lambda: None),
                )
            words = self.word("ui-crashed-resume" if entry is not None else "ui-crashed")
            self.app.push(Ask(self.app, "ui-crashed-title", words, answers, icon="warning"))

    def back(self) -> None:
        """Ask whether to leave the program."""
        self.app.push(
            Ask(
                self.app,
                "ui-quit",
                self.word("ui-quit.about"),
                (("ui-quit-yes", self.app.quit), ("cancel", lambda: None)),
            )
        )

    def build(self) -> None:
        """Hang up the sign, put the boxes on the table, and the menu beside them."""
        width, height = self.app.size
        menu_wide = self._menu_wide
        right = width - max(self.px(104), round(width * 0.075))
        area = self._area(right - menu_wide)
        rows = self._rows(area)
        if rows.shelf is not None:
            thickness = self.px(15)
            hung = shelf.draw(rows.shelf.width, rows.shelf.top, thickness)
            self.ground.blit(hung, (rows.shelf.left, 0))
        sign_wide = min(self.px(_SIGN if rows.shelf is None else _SMALL_SIGN), area.width)
        sign = plates.sign(self.word("ui-title"), self.word("ui-title.about"), sign_wide, self.app.scale)
        self.ground.blit(sign, (area.centerx - sign_wide // 2, self.px(14)))
        self._scatter(area)
        if self.app.backdrops.has(self.app.size, self.dimness):
            for game, place in zip(games.all(), rows.places, strict=True):
                self._add_box(game, place)
        self._add_menu(pygame.Rect(right - menu_wide, 0, menu_wide, height))

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the stage; the boxes that stand on it are painted in its thread too."""
        width = size[0]
        area = self._area(width - max(self.px(104), round(width * 0.075)) - self._menu_wide)
        listed = zip(games.all(), self._rows(area).places, strict=True)
        wanted = [(lids.lid(game, self.app.text), place.height) for game, place in listed]

        def paint_boxes() -> None:
            for lid, height in wanted:
                boxes.draw(lid, height, is_lit=False, painter=theatre.paint)

        return self.app.backdrops.get(size, self.dimness, paint_boxes)

    @property
    def _menu_wide(self) -> int:
        return max(self.px(_MENU_WIDE), self.em(_MENU_WIDE * 0.92))

    def _area(self, right: int) -> pygame.Rect:
        width, height = self.app.size
        return pygame.Rect(round(width * 0.125), 0, right - round(width * 0.15), height)

    def _rows(self, area: pygame.Rect) -> boxrows.Rows:
        """Stand the boxes between the sign and the edge of the table."""
        high = self.app.size[1]
        top = self.px(14) + round(self.px(_SMALL_SIGN) * plates.SIGN_RATIO)
        room = pygame.Rect(area.left, top, area.width, round(high * _FOOT) - top)
        return boxrows.arrange(len(games.all()), room, high * _BOX_SHARE)

    def _add_box(self, game: Game, place: pygame.Rect) -> None:
        lid = lids.lid(game, self.app.text)

        def paint(state: Any) -> pygame.Surface:
            lit = state in {"hovered", "active"}
            drawn = boxes.draw(lid, place.height, is_lit=lit, painter=theatre.paint)
            face = pygame.Surface(place.size, pygame.SRCALPHA)
            face.blit(drawn, (0, self.px(3) if state == "active" else 0))
            return face

        self.widgets.painted(
            place,
            paint,
            lambda: self._open(game),
            self.word(f"game-{game.id}"),
            about=self.word(f"box-{game.id}"),
            radius=self.px(8),
        )

    def _scatter(self, area: pygame.Rect) -> None:
        """Lay some cards and coins beside the boxes: somebody has been playing."""
        listed = games.all()
        high = self.px(118)
        back = backs.draw(listed[0].id, max(48, high))
        foot = round(self.app.size[1] * 0.93)
        middle = area.centerx + round(self.app.size[1] * _BOX_SHARE * boxes.RATIO * 0.5) + self.px(64)
        for turn, x in ((64, -26), (82, 4), (103, 34)):
            card = pygame.transform.rotozoom(back, turn, 1.0)
            card = pygame.transform.smoothscale(card, (card.get_width(), round(card.get_height() * 0.62)))
            self.ground.blit(
                card,
                card.get_rect(center=(middle + self.px(x), foot - self.px(40) + self.px(abs(x - 4) * 0.16))),
            )
        for x, y, value in ((-70, 12, "3"), (-50, 26, "1"), (62, 14, "5")):
            coin = tokens.coin(value, self.px(34))
            coin = pygame.transform.smoothscale(coin, (coin.get_width(), round(coin.get_height() * 0.72)))
            self.ground.blit(
                coin, coin.get_rect(center=(middle + self.px(x), foot - self.px(30) + self.px(y)))
            )

    def _add_menu(self, column: pygame.Rect) -> None:
        entry = self._continuable
        row, gap = self.em(LABEL * 2.9), self.em(11)
        first = self.em(LABEL * 5.1) if entry is not None else 0
        about_high = self.em(LABEL * 4.1)
        items = (
            ("ui-load", "folder", self._load),
            *([("ui-lessons", "book", self._lessons)] if self._has_lessons else []),
            ("ui-settings", "settings", self._settings),
            ("ui-quit", "cross", self.back),
        )
        high = first + (gap if first else 0) + len(items) * (row + gap) + about_high + 2 * self.px(24)
        top = max(self.px(112), (self.app.size[1] - high) // 2 + self.px(26))
        if top + high > self.app.size[1] - self.px(16):
            self.misfit()
        sheet = pygame.Rect(column.left - self.px(24), top, column.width + self.px(48), high)
        box = self.panel(sheet.size, sheet.center)
        box = pygame.Rect(column.left, box.top + self.px(4), column.width, box.height - self.px(4))
        y = box.top
        if entry is not None:
            self._add_continue(pygame.Rect(box.left, y, box.width, first), entry)
            y += first + gap
        for message, icon, act in items:
            face = Face(self.word(message), "plain", icon, self.em(LABEL * 1.12))
            self.widgets.button(
                pygame.Rect(box.left, y, box.width, row), face, act, about=self.word(f"{message}.about")
            )
            y += row + gap
        about_box = pygame.Rect(box.left, y, box.width, about_high)
        self.show_about(about_box)
        self.about = self.word("ui-title-hint")

    def _add_continue(self, place: pygame.Rect, entry: SaveEntry) -> None:
        game = self.word(f"game-{entry.game}")
        names = self.app.text.listing([one.name for one in entry.players])
        moment = when.worded(self.app.text, entry.saved, self.app.now())
        lines = (f"{game} · {self.word('ui-turn', n=entry.turn)}", moment)

        def paint(state: Any) -> pygame.Surface:
            face = plates.button(Face("", "primary", size=self.em(LABEL)), place.size, state).copy()
            inner = face.get_rect().inflate(-2 * self.em(14), -2 * self.em(8))
            side = self.em(LABEL * 2.2)
            icon = icons.draw("play", side, "#fff3d6")
            face.blit(icon, (inner.left, inner.centery - side // 2))
            left = inner.left + side + self.em(12)
            room = inner.right - left
            size = fonts.largest("name", self.word("ui-continue"), room, self.em(LABEL * 1.3), 10)
            head = fonts.render("name", size, self.word("ui-continue"), "#fff3d6")
            rest = [
                fonts.render(
                    "italic", fonts.largest("italic", line, room, self.em(LABEL * 0.86), 8), line, "#f8d9b0"
                )
                for line in lines
            ]
            overlap = self.em(3)
            high = head.get_height() + sum(line.get_height() - overlap for line in rest)
            y = inner.centery - high // 2
            for line in (head, *rest):
                face.blit(line, (left, y))
                y += line.get_height() - overlap
            return face

        self.widgets.painted(
            place,
            paint,
            self._continue,
            self.word("ui-continue"),
            about=self.word("ui-continue.about", names=names),
            radius=place.height * 0.2,
        )

    def tell_rules(self) -> None:
        """Open the rules of the game whose box is pointed at, or has the focus."""
        pointed = self.widgets.pointed
        words = "" if pointed is None else self.widgets.spots[pointed].words
        for game in games.all():
            if self.word(f"game-{game.id}") == words:
                play.open_rules(self.app, game)

    def _open(self, game: Game) -> None:
        from tabletop.ui.scenes.new_game import NewGameScene  # noqa: PLC0415 - it goes back to the title

        self.app.sounds.play("flip")
        self.app.push(NewGameScene(self.app, game))

    def _continue(self) -> None:
        if self._continuable is not None:
            self.app.sounds.play("shuffle")
            play.resume_or_tell(self.app, self._continuable)

    def _load(self) -> None:
        from tabletop.ui.scenes.load import LoadScene  # noqa: PLC0415 - it goes back to the title

        self.app.sounds.play("slide")
        self.app.push(LoadScene(self.app))

    def _lessons(self) -> None:
        from tabletop.ui.scenes.lessons import LessonsScene  # noqa: PLC0415 - only when it is wanted

        self.app.sounds.play("slide")
        self.app.push(LessonsScene(self.app))

    def _settings(self) -> None:
        from tabletop.ui.scenes.settings import SettingsScene  # noqa: PLC0415 - only when it is wanted

        self.app.sounds.play("slide")
        self.app.push(SettingsScene(self.app))
