"""The table of a lesson: its sheet is laid over it at the beginning, and again when the goal is reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.controller.session import Session
from tabletop.engine.lessons import Lesson
from tabletop.ui import play
from tabletop.ui.scenes.table import TableScene

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.art.faces import Painter


class LessonTable(TableScene):
    """Show a session that began with a lesson.

    Args:
        app: the app.
        session: the match; a person sits at seat 0.
        lesson: what it tells.
        picture: as for any table.
    """

    def __init__(self, app: App, session: Session, lesson: Lesson, picture: Painter | None = None) -> None:
        super().__init__(app, session, picture)
        session.reactions.stops[0] = "always"  # to react may be what it teaches
        self._lesson = lesson
        self._is_told = False
        self._was_reached = False
        request = session.match.request
        self._first_prompt = None if request is None else request.prompt

    def enter(self) -> None:
        """Tell the story first."""
        super().enter()
        if not self._is_told:
            self._is_told = True
            self._tell()

    def update(self, dt: float) -> None:
        """Tell what was learned, once what reached the goal has been seen."""
        super().update(dt)
        if self.director.is_busy or self.show.board.is_moving or self._is_in_mid_move:
            return
        was, self._was_reached = self._was_reached, self._lesson.goal.is_reached(self.show.view)
        if self._was_reached and not was and self.app.scene is self:
            self.app.sounds.play("chime")
            self._tell()

    @property
    def _is_in_mid_move(self) -> bool:
        """Tell whether the player is asked for more than the next move, which the lesson began with."""
        request = self.session.request
        return request is not None and request.prompt != self._first_prompt

    def _tell(self) -> None:
        play.tell_lesson(self.app, self.session, self._lesson)
