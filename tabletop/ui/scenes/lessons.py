"""Lessons: the list of them, and the sheet that tells one over its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from tabletop import games
from tabletop.controller import rulebook
from tabletop.controller.session import Session
from tabletop.engine import SetupError
from tabletop.engine.lessons import Lesson, Words
from tabletop.engine.positions import slug_of
from tabletop.storage.lessons import LessonEntry, list_lessons
from tabletop.text.grammar import harmless
from tabletop.text.log import Teller
from tabletop.ui import lids, play
from tabletop.ui.art import palette, plates, richtext, shapes, svg, theatre
from tabletop.ui.art.palette import INK
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.dialogs import Act, Ask
from tabletop.ui.scenes.menu import HEADING, LABEL, MenuScene
from tabletop.ui.scenes.paged import PagedMenu
from tabletop.ui.scenes.settings import SettingsScene

if TYPE_CHECKING:
    from tabletop.cards.pictures import Picture
    from tabletop.ui.app import App

_ROW = 9
"""Height of a row in ems."""


class LessonsScene(PagedMenu):
    """List the lessons of every game."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._entries = list_lessons(games.all())
        self._pictures: dict[tuple[str, int], pygame.Surface] = {}

    def build(self) -> None:
        """Draw a page of the list."""
        size = self.app.size
        row, gap, foot, help_high = (
            self.em(LABEL * _ROW),
            self.em(8),
            self.em(LABEL * 2.6),
            self.em(LABEL * 2.6),
        )
        whole = self.em(HEADING * 1.7) + len(self._entries) * (row + gap) + foot + help_high + 2 * self.px(20)
        wide = min(round(size[0] * 0.96), self.em(1040))
        box = self.head(self.panel((wide, min(round(size[1] * 0.965), whole))), self.word("ui-lessons"))
        about_box = pygame.Rect(box.left, box.bottom - foot - help_high, box.width, help_high)
        self.show_about(about_box)
        self.about = self.word("ui-lessons-hint")
        body = pygame.Rect(box.left, box.top, box.width, about_box.top - box.top)
        for entry, place in self.page_of(self._entries, body, row, gap):
            self._add_row(entry, place)
        foot_box = pygame.Rect(box.left, box.bottom - foot, box.width, foot)
        back = Face(self.word("back"), "plain", "arrow-left", self.em(LABEL))
        self.widgets.button(pygame.Rect(foot_box.topleft, (self.em(150), foot)), back, self.back)
        self.add_pages(foot_box)

    def _add_row(self, entry: LessonEntry, row: pygame.Rect) -> None:
        inner = self.add_row_ground(row, is_wrong=entry.problem is not None)
        picture = self._picture(entry, inner.height)
        self.ground.blit(picture, inner.topleft)
        wide, high = self.em(LABEL * 8.2), self.em(LABEL * 2.5)
        text = pygame.Rect(inner.left + picture.get_width() + self.em(16), inner.top, 0, inner.height)
        text.width = inner.right - text.left - (wide + self.em(14) if entry.lesson else 0)
        if entry.lesson is None:
            self._write_problem(entry, text)
            return
        self._write_lesson(entry, entry.lesson, text)
        face = Face(self.word("ui-lesson-start"), "primary", "play", self.em(LABEL))
        place = pygame.Rect(inner.right - wide, inner.centery - high // 2, wide, high)
        self.widgets.button(place, face, lambda: self._start(entry), about=self.word("ui-lesson-start.about"))

    def _write_lesson(self, entry: LessonEntry, lesson: Lesson, box: pygame.Rect) -> None:
        head, below = self.em(LABEL * 1.75), self.em(LABEL * 1.35)
        title = pygame.Rect(box.left, box.top, box.width, head)
        self.write(
            spoken(self.app, lesson.title), title, LABEL * 1.2, colour=plates.GILT, bold=True, middle=True
        )
        game = pygame.Rect(box.left, title.bottom, box.width, below)
        self.write(
            self.word(f"game-{entry.game.id}"),
            game,
            LABEL * 0.92,
            colour="#d9c39a",
            italic=True,
            middle=True,
        )
        story = pygame.Rect(box.left, game.bottom, box.width, box.bottom - game.bottom)
        self.write(spoken(self.app, lesson.story), story, LABEL * 0.96, middle=True, least=0.75)

    def _write_problem(self, entry: LessonEntry, box: pygame.Rect) -> None:
        assert entry.problem is not None
        upper = pygame.Rect(box.left, box.top, box.width, box.height // 3)
        damaged = f"**{self.word('ui-damaged')}**: {harmless(entry.file)}"
        self.write(damaged, upper, LABEL, middle=True, least=0.6)
        lower = pygame.Rect(box.left, upper.bottom, box.width, box.bottom - upper.bottom)
        known = {face.id: face for face in entry.game.cards}
        words = Teller(self.app.text, known, ()).sentence(entry.problem.id, entry.problem.args)
        self.write(words, lower, LABEL * 0.92, colour="#f2b8a0", italic=True, least=0.6)

    def _picture(self, entry: LessonEntry, height: int) -> pygame.Surface:
        """Return the picture of the first card that a lesson names, in a frame."""
        key = (entry.file, height)
        if key not in self._pictures:
            size = (round(height * 1.3), height)
            picture = theatre.paint(_picture_of(entry), size)
            edge = f"M1 1H{size[0] - 1}V{size[1] - 1}H1Z"
            frame = svg.line(edge, palette.METALS["gold"].plain, max(1.0, 1.4 * self.app.scale))
            picture.blit(shapes.raster(frame, size), (0, 0))
            self._pictures[key] = picture
        return self._pictures[key]

    def _start(self, entry: LessonEntry) -> None:
        self.app.sounds.play("shuffle")
        try:
            play.start_lesson(self.app, entry.game, entry.position)
        except SetupError as error:
            self.app.push(Ask.tell(self.app, "ui-cannot-load", error.reason))


class LessonSheet(MenuScene):
    """Tell a lesson over its table: its story; once its goal is reached, what has been learned.

    Args:
        app: the app.
        session: the match.
        lesson: what it tells.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, app: App, session: Session, lesson: Lesson) -> None:
        super().__init__(app)
        self._session, self._lesson = session, lesson
        self.is_done = lesson.goal.is_reached(session.view())
        self._is_lost = not self.is_done and session.outcome is not None

    def build(self) -> None:
        """Write on a sheet of parchment, and add the buttons below."""
        wide = min(round(self.app.size[0] * 0.94), self.em(740))
        inner = wide - 2 * self.px(26)
        look = richtext.Look(self.em(LABEL * 1.16), INK, leading=1.28)
        pad = self.em(26)
        text = richtext.lay(self._words(), inner - 2 * pad, look)
        row, gap, help_high = self.em(LABEL * 2.6), self.em(9), self.em(LABEL * 1.9)
        sheet_high = text.height + 2 * self.em(18)
        high = self.em(HEADING * 1.55) + self.em(LABEL * 1.7) + sheet_high + 2 * (row + gap) + help_high
        high += self.em(10) + 2 * self.px(20)
        if high > self.app.size[1] * 0.98:
            self.misfit()
        title = spoken(self.app, self._lesson.title)
        box = self.head(self.panel((wide, high)), self.word("ui-lesson-done") if self.is_done else title)
        below = pygame.Rect(box.left, box.top, box.width, self.em(LABEL * 1.5))
        game = self.word(f"game-{self._session.match.game.id}")
        words = f"{game} · {title}" if self.is_done else game
        self.write(words, below, LABEL, colour="#d9c39a", italic=True, centred=True, middle=True)
        sheet = pygame.Rect(box.left, below.bottom + self.em(3), box.width, sheet_high)
        reach = self.px(14)
        paper = plates.with_shadow(plates.parchment(sheet.size, self.app.scale), reach)
        self.ground.blit(paper, sheet.move(-reach, -reach))
        text.draw(self.ground, (sheet.left + pad, sheet.top + (sheet.height - text.height) // 2))
        self._add_buttons(pygame.Rect(box.left, sheet.bottom + self.em(12), box.width, row), gap)
        self.show_about(pygame.Rect(box.left, box.bottom - help_high, box.width, help_high))
        self.about = self.word("ui-lesson-hint")

    def _words(self) -> str:
        lesson = self._lesson
        if self.is_done:
            return spoken(self.app, lesson.done)
        story = spoken(self.app, lesson.story)
        return f"**{self.word('ui-lesson-lost')}**\n{story}" if self._is_lost else story

    def _items(self) -> tuple[tuple[str, str, Act], ...]:
        """List the buttons: their messages, icons and acts."""
        app, session = self.app, self._session
        return (
            ("ui-lesson-table", "play", self.back),
            ("ui-lesson-again", "redo", self._again),
            ("ui-lesson-others", "book", self._others),
            ("ui-rules", "info", self.tell_rules),
            ("ui-settings", "settings", lambda: app.push(SettingsScene(app))),
            ("ui-lesson-leave", "arrow-left", lambda: play.leave(app, session)),
        )

    @property
    def _likely(self) -> int:
        """Return which button is most likely wanted: to the table, again, or other lessons."""
        return 2 if self.is_done else int(self._is_lost)

    def _add_buttons(self, row: pygame.Rect, gap: int) -> None:
        each = (row.width - 2 * gap) // 3
        for index, (message, icon, act) in enumerate(self._items()):
            line, column = divmod(index, 3)
            place = pygame.Rect(
                row.left + column * (each + gap), row.top + line * (row.height + gap), each, row.height
            )
            kind: plates.Kind = "primary" if index == self._likely else "plain"
            face = Face(self.word(message), kind, icon, self.em(LABEL))
            self.widgets.button(place, face, act, about=self.word(f"{message}.about"))

    def enter(self) -> None:
        """Let Enter press the button that is most likely wanted."""
        self.widgets.focus_on(self._likely, shown=self.widgets.is_keyed)

    def handle(self, event: pygame.Event) -> bool:
        """Take Enter for that button while nothing else has the focus; let nothing through to the table."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_RETURN, pygame.K_KP_ENTER}:
            self._items()[self._likely][2]()
        return True

    def tell_rules(self) -> None:
        """Open the rules at what the viewer is asked, or at the phase."""
        play.open_rules(self.app, self._session.match.game, rulebook.of_moment(self._session))

    def _again(self) -> None:
        match = self._session.match
        assert match.position is not None
        self._session.close()
        self.app.sounds.play("shuffle")
        play.start_lesson(self.app, match.game, match.position)

    def _others(self) -> None:
        self._session.close()
        play.to_lessons(self.app)


def spoken(app: App, words: Words) -> str:
    """Return a text in the language of the screen; in another one where it does not speak that."""
    return words.get(app.text.language) or next(iter(words.values()))


def _picture_of(entry: LessonEntry) -> Picture:
    known = {face.id: face for face in entry.game.cards}
    named = _named(list(entry.position.get("zones", {}).values()))
    return next((known[slug].picture for slug in named if slug in known), lids.picture(entry.game.id))


def _named(content: Any) -> Iterator[str]:
    """Give the slugs of the cards in some zones, as they are named."""
    if isinstance(content, list):
        for one in content:
            yield from _named(one)
    elif (slug := slug_of(content)[0]) is not None:
        yield slug
