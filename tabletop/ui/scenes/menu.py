"""What all screens around the table share: the stage behind, a walnut panel, rows of widgets, words about them.

A screen is built for a text size; if something does not fit, it is built anew with smaller letters until it does.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

import pygame

from tabletop.engine.requests import Reason
from tabletop.text.problems import problem
from tabletop.ui.art import fonts, icons, palette, plates, richtext, stage
from tabletop.ui.scenes.scene import FPS_IDLE, FPS_MOVING, Scene
from tabletop.ui.widgets import Widgets

if TYPE_CHECKING:
    from tabletop.ui.app import App

_SHARES = tuple(1 - step * 0.06 for step in range(9))
_FADE = 0.3
"""Seconds in which the lights go up when the stage has been painted."""

LABEL = 16
"""Height of labels at a text scale of 1, in pixels."""
HEADING = 33


class MenuScene(Scene):
    """Be a screen of buttons and forms.

    A subclass writes `build`: it draws what stays on `ground`, adds to `widgets`, and tells what did not fit by
    calling `misfit`. Escape calls `back`, and F1 `tell_rules`.

    Attributes:
        ground: everything that does not change, painted once.
        widgets: everything that can be pressed or typed in.
        fits: whether everything had its place at the text size it was built for.
        may_shrink: whether `build` is called again with smaller letters if something does not fit.
        about: what is told while nothing is pointed at that tells about itself.
    """

    dimness: ClassVar[int] = 150
    """How dim and out of focus the stage behind is, 0 to 255; 0 is the bright stage."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ground = pygame.Surface((1, 1))
        self.widgets = Widgets(app)
        self.about = ""
        self.fits = True
        self.may_shrink = False
        self._live: list[tuple[pygame.Rect, Callable[[], str], richtext.Look]] = []
        self._live_seen: list[str] = []
        self._wants_rebuild = False
        self._fading: pygame.Surface | None = None
        self._fade_left = 0.0

    # -- for subclasses

    @abstractmethod
    def build(self) -> None:
        """Draw on `ground` and add to `widgets`, for the app's size and language at `widgets.text_scale`."""

    def back(self) -> None:
        """Go where Escape goes."""
        self.app.pop()

    def tell_rules(self) -> None:
        """Open the rules that F1 asks for here; nothing where no game is meant."""

    def rebuild(self) -> None:
        """Have everything built anew before the next frame, keeping the focus."""
        self._wants_rebuild = True

    def misfit(self) -> None:
        """Say that something does not fit at this text size."""
        self.fits = False

    def em(self, size: float) -> int:
        """Return a size in pixels that grows with the letters."""
        return max(1, round(size * self.widgets.text_scale))

    def px(self, size: float) -> int:
        """Return a size in pixels that grows with the window."""
        return max(1, round(size * self.app.scale))

    def word(self, message: str, **args: object) -> str:
        """Word a message in the language of the screen."""
        return self.app.text(message, **args)

    def word_reason(self, reason: Reason) -> str:
        """Word a reason, as a sentence."""
        words = problem(reason, self.app.text)
        return words[:1].upper() + words[1:] + ("" if words[-1:] in ".!?…" else ".")

    # -- drawing on the ground

    def panel(self, size: tuple[int, int], middle: tuple[int, int] | None = None) -> pygame.Rect:
        """Draw a walnut panel with its shadow; return where one may write on it."""
        rect = pygame.Rect((0, 0), size)
        rect.center = middle or (self.app.size[0] // 2, self.app.size[1] // 2)
        reach = self.px(26)
        sheet = plates.with_shadow(plates.panel(rect.size, self.app.scale), reach)
        self.ground.blit(sheet, rect.move(-reach, -reach))
        return rect.inflate(-2 * self.px(26), -2 * self.px(20))

    def head(self, box: pygame.Rect, words: str) -> pygame.Rect:
        """Draw a heading at the top of a box; return what is left of the box below it."""
        drawn = plates.heading(words, box.width, self.em(HEADING))
        self.ground.blit(drawn, (box.left, box.top))
        taken = drawn.get_height() + self.em(6)
        return pygame.Rect(box.left, box.top + taken, box.width, box.height - taken)

    def write(
        self,
        words: str,
        box: pygame.Rect,
        size: float = LABEL,
        *,
        colour: str = palette.PAPER,
        bold: bool = False,
        italic: bool = False,
        centred: bool = False,
        middle: bool = False,
        least: float = 0.8,
    ) -> int:
        """Write rich text into a box on the ground, smaller if need be; return the height it took.

        Args:
            words: with the marks of `art.richtext`.
            box: where it goes; what does not fit is a misfit.
            size: height of the letters at a text scale of 1.
            colour: of the letters.
            bold: in the Semibold weight.
            italic: in italics.
            centred: in the middle from left to right.
            middle: in the middle from top to bottom.
            least: how small it may get, as a share of its size.
        """
        look = richtext.Look(
            self.em(size),
            colour,
            plates.GILT,
            plates.GILT,
            plates.GILT,
            italic=italic,
            bold=bold,
            leading=1.22,
            centred=centred,
        )
        layout = richtext.fit(words, box.size, look, max(10, self.em(size * least)))
        if layout.shortened:
            self.misfit()
        layout.draw(self.ground, (box.left, box.top + ((box.height - layout.height) // 2 if middle else 0)))
        return layout.height

    def show_about(self, box: pygame.Rect) -> None:
        """Set a place for words about what is pointed at."""
        look = richtext.Look(
            self.em(LABEL * 0.94), "#e2cba0", plates.GILT, plates.GILT, plates.GILT, italic=True, centred=True
        )
        self.show_live(box, lambda: self.widgets.about or self.about, look)

    def show_live(self, box: pygame.Rect, words: Callable[[], str], look: richtext.Look) -> None:
        """Set a place for words that change while the screen stands.

        Args:
            box: they are written in its middle, smaller if need be.
            words: says them, before each frame.
            look: how they are set.
        """
        self._live.append((box, words, look))

    def label(self, words: str, box: pygame.Rect, icon: str = "") -> None:
        """Write the label of a row, with an icon before it."""
        left = box.left
        if icon:
            side = self.em(LABEL * 1.35)
            self.ground.blit(icons.draw(icon, side, plates.GILT), (left, box.centery - side // 2))
            left += side + self.em(9)
        self.write(
            words,
            pygame.Rect(left, box.top, box.right - left, box.height),
            bold=True,
            middle=True,
            least=0.85,
        )

    def rows(self, box: pygame.Rect, count: int, most: float = 2.9) -> list[pygame.Rect]:
        """Divide a box into rows of equal height, none higher than `most` ems; too low ones are a misfit."""
        gap = self.em(7)
        height = min((box.height - gap * (count - 1)) / max(1, count), self.em(LABEL * most))
        if height < self.em(LABEL * 1.75):
            self.misfit()
        return [
            pygame.Rect(box.left, round(box.top + index * (height + gap)), box.width, round(height))
            for index in range(count)
        ]

    def wide(self, words: Sequence[str], size: float = LABEL, role: fonts.Role = "name") -> int:
        """Measure the widest of some words, in pixels."""
        return max((fonts.width(role, self.em(size), one) for one in words), default=0)

    # -- as the app calls it

    @property
    def is_typing(self) -> bool:
        """Tell whether letters go to a text entry."""
        return self.widgets.is_typing

    def resize(self, size: tuple[int, int]) -> None:
        """Build the screen, with letters as large as the settings ask and the window allows."""
        self._wants_rebuild = False
        old = self.widgets
        for share in _SHARES:
            self.widgets = Widgets(self.app, self.app.text_scale * share)
            self.widgets.inherit(old)
            self.may_shrink = share != _SHARES[-1]
            self.ground = self.backdrop(size).copy()
            self._live, self._live_seen, self.fits = [], [], True
            self.build()
            if (self.fits and not self.widgets.cut) or not self.may_shrink:
                break
            self.widgets.close()
        old.close()
        self.widgets.keep_focus()
        self.invalidate()

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Return what lies behind everything; an overlay dims what is below it."""
        if self.overlay and self.app.scenes.index(self):
            return veiled(self.app.picture_below(self))
        return self.app.backdrops.get(size, self.dimness)

    def handle(self, event: pygame.Event) -> bool:
        """Let the widgets have the event; Escape goes back."""
        if self.widgets.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.sounds.play("slide")
            self.back()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.tell_rules()
            return True
        return False

    def update(self, dt: float) -> None:
        """Wake the widgets when it is time."""
        self._fade_left = max(0.0, self._fade_left - dt)
        if not self.overlay and self.app.backdrops.has_arrived(self.app.size, self.dimness):
            if not self.app.settings.reduced_motion:
                self._fading, self._fade_left = self.ground, _FADE
            self._wants_rebuild = True
        if self._wants_rebuild:
            self.resize(self.app.size)
        self.widgets.update(dt)

    def wants_fps(self) -> int:
        """Ask for many frames while the lights go up."""
        return FPS_MOVING if self._fading is not None else FPS_IDLE

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Paint what has changed."""
        dirty = self.widgets.changed()
        live = [words() for _, words, _ in self._live]
        dirty += [
            box
            for (box, _, _), now, seen in zip(self._live, live, self._live_seen, strict=False)
            if now != seen
        ]
        self._live_seen = live
        if self.is_stale or self._fading is not None:
            dirty = [surface.get_rect()]
        if not dirty:
            return None
        area = dirty[0].unionall(dirty[1:]).clip(surface.get_rect())
        surface.set_clip(area)
        surface.blit(self.ground, area, area)
        self._fade(surface)
        for (box, _, look), now in zip(self._live, live, strict=True):
            if now and box.colliderect(area):
                layout = richtext.fit(now, box.size, look, max(9, round(look.size * 0.7)))
                layout.draw(surface, (box.left, box.top + (box.height - layout.height) // 2))
        self.widgets.draw(surface)
        surface.set_clip(None)
        self.is_stale = False
        return [area]

    def _fade(self, surface: pygame.Surface) -> None:
        """Let what was there before shine through, less and less."""
        if self._fading is None:
            return
        if self._fade_left <= 0 or self._fading.get_size() != surface.get_size():
            self._fading = None
            return
        self._fading.set_alpha(round(255 * self._fade_left / _FADE))
        surface.blit(self._fading, (0, 0))

    def close(self) -> None:
        """Forget the widgets."""
        self.widgets.close()


def veiled(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture with the lights turned down, as the ground of an overlay."""
    return stage.dimmed(picture, 120)
