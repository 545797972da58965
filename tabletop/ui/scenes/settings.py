"""The settings: each holds at once, in every screen and in mid-match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

import pygame

from tabletop.controller.reactions import STOPS
from tabletop.text.languages import LANGUAGES
from tabletop.ui.art import palette, richtext
from tabletop.ui.art.plates import Face
from tabletop.ui.scenes.menu import LABEL, MenuScene

if TYPE_CHECKING:
    from tabletop.ui.app import App


class _Row(NamedTuple):
    """One setting: its field, icon and values; each value is worded by `<field>-<value>`."""

    field: str
    icon: str
    values: tuple[Any, ...]


_SWITCH = (True, False)
_ROWS = (
    _Row("language", "book", LANGUAGES),
    _Row("speed", "hourglass", ("slow", "normal", "fast", "instant")),
    _Row("sound", "sound-on", _SWITCH),
    _Row("volume", "volume", ()),
    _Row("full_screen", "full-screen", _SWITCH),
    _Row("text_size", "zoom", (100, 125, 150, 175, 200)),
    _Row("colour_blind", "eye", _SWITCH),
    _Row("reduced_motion", "pause", _SWITCH),
    _Row("curtain", "lock", _SWITCH),
    _Row("reaction_pause", "human", ("slow", "normal", "fast", "click")),
    _Row("reaction_stops", "shield", STOPS),
)
_VOLUME_STEP = 10


class SettingsScene(MenuScene):
    """Show all settings on one page; over a match it is an overlay."""

    overlay: ClassVar[bool] = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._clinked = 0.0

    def build(self) -> None:
        """Draw a row for each setting."""
        size = self.app.size
        box = self.panel(
            (min(round(size[0] * 0.96), self.em(880)), min(round(size[1] * 0.965), self.em(790)))
        )
        box = self.head(box, self.word("ui-settings"))
        foot = self.em(LABEL * 2.5)
        help_high = self.em(LABEL * 2.5)
        about_box = pygame.Rect(box.left, box.bottom - foot - help_high - self.em(2), box.width, help_high)
        self.show_about(about_box)
        self.about = self.word("ui-settings.about")
        body = pygame.Rect(box.left, box.top, box.width, about_box.top - box.top)
        labels = [self.word(f"setting-{row.field}") for row in _ROWS]
        left = min(self.wide(labels) + self.em(LABEL * 1.35 + 26), round(box.width * 0.42))
        for row, label, line in zip(_ROWS, labels, self.rows(body, len(_ROWS)), strict=True):
            self.label(label, pygame.Rect(line.left, line.top, left, line.height), row.icon)
            self._add_control(row, pygame.Rect(line.left + left, line.top, line.width - left, line.height))
        wide = self.em(230)
        done = pygame.Rect(box.centerx - wide // 2, box.bottom - foot, wide, foot)
        face = Face(self.word("ui-done"), "primary", "check", self.em(LABEL))
        self.widgets.button(done, face, self.back, about=self.word("ui-settings.about"))

    def _add_control(self, row: _Row, place: pygame.Rect) -> None:
        about = self.word(f"setting-{row.field}.about")
        if row.field == "volume":
            number = pygame.Rect(place.right - self.em(60), place.top, self.em(60), place.height)
            bar = pygame.Rect(place.left, place.top, place.width - number.width, place.height)
            bar = bar.inflate(0, -round(place.height * 0.24))
            look = richtext.Look(self.em(LABEL), palette.PAPER, centred=True, bold=True)
            self.show_live(number, lambda: f"{self.app.settings.volume} %", look)
            self.widgets.slider(
                bar, self.app.settings.volume, (0, 100), _VOLUME_STEP, self._set_volume, about
            )
            return
        now = self.app.text.language if row.field == "language" else getattr(self.app.settings, row.field)
        options = [
            (self._value_words(row, value), self._setter(row.field, value), value == now, about)
            for value in row.values
        ]
        self.widgets.choice(place, options, self.em(LABEL * 0.96))

    def _value_words(self, row: _Row, value: Any) -> str:
        if row.values is _SWITCH:
            return self.word("ui-on" if value else "ui-off")
        if row.field == "text_size":
            return f"{value} %"
        return self.word(f"{row.field}-{value}")

    def _setter(self, field: str, value: Any) -> Callable[[], None]:
        def choose() -> None:
            self.app.change(**{field: value})
            self.app.sounds.play("coin")
            self.rebuild()

        return choose

    def _set_volume(self, value: int) -> None:
        if value != self.app.settings.volume:
            self.app.change(volume=value)
            if abs(value - self._clinked) >= _VOLUME_STEP:
                self._clinked = value
                self.app.sounds.play("coin")
