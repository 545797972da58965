"""Little windows that want an answer before anything else: a question, a line to type."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

import pygame

from tabletop.engine.requests import Reason
from tabletop.text.problems import problem
from tabletop.ui.art import icons, palette, plates, richtext
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.menu import LABEL, MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App

Act = Callable[[], object]


class Ask(MenuScene):
    """Ask a question, or tell something that must be seen.

    Args:
        app: the app.
        title: message id of the heading.
        words: what is asked, as rich text.
        answers: (message id, what it does) of each button; the first is the one most likely wanted. The dialog is
            gone before it acts.
        icon: beside the words.
    """

    overlay: ClassVar[bool] = True

    def __init__(
        self, app: App, title: str, words: str, answers: tuple[tuple[str, Act], ...], icon: str = "info"
    ) -> None:
        super().__init__(app)
        self._title, self._words, self._answers, self._icon = title, words, answers, icon

    @classmethod
    def tell(cls, app: App, title: str, reason: Reason) -> Ask:
        """Make a dialog that says what is wrong and wants to be closed."""
        return cls(app, title, problem(reason, app.text), (("ok", lambda: None),), icon="warning")

    def build(self) -> None:
        """Draw the window and its buttons."""
        wide = min(round(self.app.size[0] * 0.86), self.em(560))
        look = richtext.Look(self.em(LABEL * 1.1), palette.PAPER, plates.GILT, plates.GILT, leading=1.25)
        side = self.em(46)
        text = richtext.lay(self._words, wide - 2 * self.px(40) - side - self.em(16), look)
        high = text.height + self.em(33 * 1.6 + 40 + 44) + 2 * self.px(28)
        if high > self.app.size[1] * 0.94:
            self.misfit()
        box = self.panel((wide, high))
        box = self.head(box, self.word(self._title))
        icon = icons.draw(self._icon, side, plates.GILT)
        body = pygame.Rect(box.left, box.top + self.em(6), box.width, max(text.height, side))
        self.ground.blit(icon, (box.left + self.em(4), body.top))
        text.draw(self.ground, (box.left + side + self.em(20), body.top))
        size = self.em(LABEL)
        gap, height = self.em(12), self.em(LABEL * 2.6)
        each = (box.width - gap * (len(self._answers) - 1)) // len(self._answers)
        each = min(each, self.em(220))
        left = box.centerx - (each * len(self._answers) + gap * (len(self._answers) - 1)) // 2
        for index, (message, act) in enumerate(self._answers):
            place = pygame.Rect(left + index * (each + gap), box.bottom - height, each, height)
            face = Face(self.word(message), "primary" if index == 0 else "plain", size=size)
            self.widgets.button(place, face, lambda act=act: self._answer(act))  # type: ignore[misc]

    def enter(self) -> None:
        """Let Enter give the first answer."""
        self.widgets.focus_on(0, shown=self.widgets.is_keyed)

    def handle(self, event: pygame.Event) -> bool:
        """Take Enter for the first answer while nothing else has the focus; let nothing through."""
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_RETURN, pygame.K_KP_ENTER}:
            self._answer(self._answers[0][1])
        return True

    def _answer(self, act: Act) -> None:
        self.app.pop()
        act()


class AskName(MenuScene):
    """Ask for a name in one line.

    Args:
        app: the app.
        title: message id of the heading.
        name: what stands in the line at first.
        limit: the most letters.
        give: called with the name; a reason that it returns is shown, and the dialog stays.
    """

    overlay: ClassVar[bool] = True

    def __init__(
        self, app: App, title: str, name: str, limit: int, give: Callable[[str], Reason | None]
    ) -> None:
        super().__init__(app)
        self._title, self._name, self._limit, self._give = title, name, limit, give
        self._problem: Reason | None = None

    def build(self) -> None:
        """Draw the line and its buttons."""
        wide = min(round(self.app.size[0] * 0.86), self.em(560))
        box = self.panel((wide, self.em(260) + self.px(40)))
        box = self.head(box, self.word(self._title))
        row = self.em(LABEL * 2.5)
        line = pygame.Rect(box.left, box.top + self.em(6), box.width, row)
        self.widgets.entry(line, self._name, self._type, limit=self._limit, act=self._done)
        about = pygame.Rect(
            box.left, line.bottom + self.em(6), box.width, box.bottom - row - line.bottom - self.em(14)
        )
        if self._problem is not None:
            self.write(
                self.word_reason(self._problem), about, LABEL, colour="#ffc2a0", centred=True, middle=True
            )
        gap = self.em(12)
        each = (box.width - gap) // 2
        size = self.em(LABEL)
        yes = pygame.Rect(box.left, box.bottom - row, each, row)
        self.widgets.button(yes, Face(self.word("ok"), "primary", size=size), self._done)
        self.widgets.button(yes.move(each + gap, 0), Face(self.word("cancel"), size=size), self.app.pop)

    def enter(self) -> None:
        """Let one type at once."""
        self.widgets.focus_on(0)

    def handle(self, event: pygame.Event) -> bool:
        """Let nothing through to what lies below."""
        super().handle(event)
        return True

    def _type(self, name: str) -> None:
        self._name = name

    def _done(self) -> None:
        fault = self._give(self._name)
        if fault is None:
            if self.app.scene is self:
                self.app.pop()
        else:
            self._problem = fault
            self.rebuild()
