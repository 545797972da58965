"""The public "anyone?": who wants to react presses a key or a plate while time runs, and nothing tells a hand.

It is made of what everybody knows alone: who might react, what is asked, how much time is left. It is the clock of
the session's pauses too, those of bots included, which last as long for one that holds nothing as for one that does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

import pygame

from tabletop.controller.reactions import Anyone, Pause
from tabletop.text.grammar import harmless
from tabletop.ui.art import fonts, icons, richtext, seats, shapes
from tabletop.ui.table import widgets
from tabletop.ui.table.layout import Arrangement, Metrics

if TYPE_CHECKING:
    from tabletop.ui.scenes.table import TableScene
    from tabletop.ui.table.show import Show

PAUSES: Mapping[str, float | None] = {"slow": 8.0, "normal": 5.0, "fast": 3.0, "click": None}
"""Seconds for which people may speak up, by the setting; None: until somebody goes on."""
BEATS: Mapping[str, float] = {"slow": 0.5, "normal": 0.3, "fast": 0.2, "instant": 0.15}
"""Seconds for which a bot seems to think about a reaction, by the pace: longer than one needs."""
_MOMENT = 0.5
"""Seconds before a press counts: it may have been meant for what was there before."""
_STILL = 1.0
"""The time left shrinks by so many seconds at once where there is to be little motion."""
_LAYER = 5000
_GO_ON = "go-on"
_KEYS = {
    key: number for first in (pygame.K_1, pygame.K_KP_1) for number, key in enumerate(range(first, first + 9))
}
_STEPS = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_NOBODY = (pygame.K_SPACE, pygame.K_ESCAPE)

Tool: TypeAlias = int | str
"""The plate of a seat, or the button that goes on."""


class AnyoneBoard:
    """Ask everybody at the screen, and tell the session when a pause is over."""

    def __init__(self) -> None:
        self.tools: dict[Tool, pygame.Rect] = {}
        """Where the plates and the button lie; nothing while nobody is asked."""
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._asked: Anyone | None = None
        self._pause: Pause | None = None
        self._spent = 0.0
        self._hovered: Tool | None = None
        self._focus: Tool | None = None
        self._pressed: Tool | None = None

    # -- time

    def update(self, scene: TableScene, dt: float) -> None:
        """Let time pass, once everything that has happened has been seen."""
        session = scene.session
        is_ready = not (scene.director.is_busy or session.reset)
        pause = session.pause if is_ready else None
        if pause != self._pause:
            self._pause, self._spent = pause, 0.0
        elif pause is not None:
            self._spent += dt
            length = self._length(scene)
            if length is not None and self._spent >= length:
                session.go_on()
        asked = session.anyone if is_ready else None
        if asked != self._asked:
            if asked is None or self._asked is None:
                self._hovered = self._focus = self._pressed = None
                if asked is not None:
                    scene.app.sounds.play("chime")
            self._asked, self.tools = asked, {}
            scene.refresh()
        self._show_time(scene)

    def _length(self, scene: TableScene) -> float | None:
        assert self._pause is not None
        settings = scene.app.settings
        return BEATS[settings.speed] if self._pause.kind == "bot" else PAUSES[settings.reaction_pause]

    # -- what is pressed

    def covers(self, point: tuple[int, int]) -> bool:
        """Tell whether the board lies over a point."""
        return bool(self.tools) and self._rect.collidepoint(point)

    def handle(self, scene: TableScene, event: pygame.Event) -> bool:
        """Act on an event while everybody is asked; return whether it has been used up."""
        if not self.tools or scene.browser is not None:
            return False
        match event.type:
            case pygame.KEYDOWN:
                return self._key(scene, event)
            case pygame.MOUSEMOTION:
                if (tool := self._tool_at(event.pos)) != self._hovered:
                    self._hovered = tool
                    scene.refresh()
                return False
            case pygame.MOUSEBUTTONDOWN if self.covers(event.pos):
                self._pressed = self._tool_at(event.pos) if event.button == 1 and self._is_awake else None
                return True
            case pygame.MOUSEBUTTONUP if self.covers(event.pos) and event.button == 1:
                pressed, self._pressed = self._pressed, None
                if pressed is not None and pressed == self._tool_at(event.pos):
                    self._use(scene, pressed)
                return True
        return False

    @property
    def _is_awake(self) -> bool:
        return self._spent >= _MOMENT

    def _tool_at(self, point: tuple[int, int]) -> Tool | None:
        return next((tool for tool, rect in self.tools.items() if rect.collidepoint(point)), None)

    def _key(self, scene: TableScene, event: pygame.Event) -> bool:
        tools, key = list(self.tools), event.key
        if key == pygame.K_TAB or key in _STEPS:
            step = _STEPS.get(key, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            at = tools.index(self._focus) if self._focus in tools else -1 if step > 0 else 0
            self._focus = tools[(at + step) % len(tools)]
            scene.refresh()
            return True
        meant: Tool | None = _KEYS.get(key)
        if key in _NOBODY:
            meant = _GO_ON
        elif key in _ENTER:
            meant = self._focus
        if meant not in tools:
            return key in _ENTER
        if self._is_awake:
            self._use(scene, meant)
        return True

    def _use(self, scene: TableScene, tool: Tool) -> None:
        """Let somebody speak up, or go on."""
        if isinstance(tool, int):
            scene.app.sounds.play("coin")
            scene.session.register(tool)
        else:
            scene.session.go_on()

    # -- what shows

    def lay(self, show: Show) -> None:
        """Lay the board over the hand below, or take it away: nobody's hand is to be seen now."""
        asked, table, m = self._asked, show.arrangement, show.metrics
        self.tools = {}
        if asked is None or table is None:
            show.stage.lift_others("anyone", ())
            return
        room = _room(table, m)
        title = show.text("table-anyone")
        words = f"{show.teller.sentence(asked.prompt, asked.args)} *{show.text('table-anyone-how')}*"
        head = _head(title, words, room.width - 2 * m.px(18), m.text)
        cells = list(_cells(len(asked.seats) + 1, room.width - 2 * m.px(18), m))
        pad = m.px(10)
        tall = head.get_height() + cells[-1].bottom + 3 * pad + _bar_height(m)
        self._rect = pygame.Rect(room.x, 0, room.width, tall)
        if table.market is None:
            self._rect.bottom = table.cloth.bottom - m.px(4)
        else:  # what everybody has lies open and is to be seen, names first
            lowest = _top_of_stock(show, table) - m.px(4) - tall
            self._rect.top = max(table.cloth.top + m.px(4), min(table.band.top, lowest))
        left, top = self._rect.x + m.px(18), self._rect.y + pad + _bar_height(m)
        ground = _ground(self._rect.size, m.unit)
        show.stage.put(("anyone", "ground"), ground, self._rect.topleft, _LAYER)
        show.stage.put(("anyone", "head"), head, (left, top), _LAYER + 1)
        top += head.get_height() + pad
        kept = [("anyone", "ground"), ("anyone", "head"), ("anyone", "time")]
        tools: tuple[Tool, ...] = (*asked.seats, _GO_ON)
        for tool, cell in zip(tools, cells, strict=True):
            rect = cell.move(left, top)
            face = self._face(show, asked, tool, rect.size)
            show.stage.put(("anyone", str(tool)), face, rect.topleft, _LAYER + 1)
            kept.append(("anyone", str(tool)))
            self.tools[tool] = rect
        show.stage.lift_others("anyone", kept)

    def _face(self, show: Show, asked: Anyone, tool: Tool, size: tuple[int, int]) -> pygame.Surface:
        is_lit = tool in (self._hovered, self._focus)
        if isinstance(tool, int):
            name = harmless(show.names[tool])
            return _plate(name, tool, size, show.metrics.label, is_lit, tool in asked.registered)
        kind = "pressed" if is_lit else "primary"
        return widgets.button(show.text("table-anyone-go-on"), size, show.metrics.label, kind, "play")

    def _show_time(self, scene: TableScene) -> None:
        """Let the bar of the time that is left shrink."""
        show, length = scene.show, None if self._pause is None else self._length(scene)
        if not self.tools or length is None:
            show.stage.lift(("anyone", "time"))
            return
        m = show.metrics
        left = max(0.0, length - self._spent)
        if scene.app.settings.reduced_motion:
            left = -(-left // _STILL) * _STILL
        whole = self._rect.width - 2 * m.px(18)
        wide = max(1, round(whole * min(1.0, left / length)))
        bar = _bar(wide, _bar_height(m))
        at = (self._rect.x + m.px(18) + (whole - wide) // 2, self._rect.y + m.px(10))
        show.stage.put(("anyone", "time"), bar, at, _LAYER + 1)


def _room(table: Arrangement, m: Metrics) -> pygame.Rect:
    """Return where the board may stand: over the hand below and, for large letters, to its left as well."""
    room = table.hand.inflate(-m.px(16), 0)
    wide = min(max(room.width, m.text * 32), table.cloth.width - m.px(16))
    return pygame.Rect(room.right - wide, room.y, wide, room.height)


def _top_of_stock(show: Show, table: Arrangement) -> int:
    """Return where the cards begin that lie before whoever sits below, or where their side does if there are none."""
    below = show.below
    mine = [place for place, zone in table.zones.items() if zone.style == "stock" and place[1] == below]
    tops = [table.cards[card].rect.top for place in mine for card in show.view.zones.get(place, ())]
    return min(tops, default=table.seats[below].rect.top)


def _bar_height(m: Metrics) -> int:
    return max(4, m.px(7))


def _cells(count: int, room: int, m: Metrics) -> Iterator[pygame.Rect]:
    """Divide rows into cells of one size, as many side by side as can be read; the last cell ends its row."""
    gap, tall = m.px(10), round(m.label * 2.7)
    most = max(1, (room + gap) // (round(m.label * 9.5) + gap))
    rows = -(-count // most)
    columns = -(-count // rows)
    wide = min((room - gap * (columns - 1)) // columns, round(m.label * 15))
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        start = (room - in_row * wide - (in_row - 1) * gap) // 2
        yield pygame.Rect(start + column * (wide + gap), row * (tall + gap), wide, tall)


@lru_cache(maxsize=4)
def _ground(size: tuple[int, int], unit: float) -> pygame.Surface:
    return shapes.panel(size, "#23140e", "gold", radius=18 * unit, line=max(1.4, 2.2 * unit), opacity=0.97)


@lru_cache(maxsize=8)
def _head(title: str, words: str, width: int, em: int) -> pygame.Surface:
    """Set what is asked, the title large before it, or above it where there is little room."""
    taken = fonts.width("name", round(em * 1.7), title) + em
    is_above = width - taken < em * 16
    large = fonts.render("name", round(em * (1.3 if is_above else 1.7)), title, widgets.GOLD)
    room = width if is_above else width - taken
    layout = richtext.lay(words, room, widgets.on_dark(em, leading=1.16, centred=is_above))
    if is_above:
        face = pygame.Surface((width, large.get_height() + layout.height), pygame.SRCALPHA)
        face.blit(large, ((width - large.get_width()) // 2, 0))
        layout.draw(face, ((width - layout.width) // 2, large.get_height()))
        return face
    face = pygame.Surface((width, max(large.get_height(), layout.height)), pygame.SRCALPHA)
    left = max(0, (width - taken - layout.widest) // 2)
    face.blit(large, (left, (face.get_height() - large.get_height()) // 2))
    layout.draw(face, (left + taken, (face.get_height() - layout.height) // 2))
    return face


@lru_cache(maxsize=32)
def _plate(
    name: str, seat: int, size: tuple[int, int], em: int, is_lit: bool, is_registered: bool
) -> pygame.Surface:
    """Draw the plate of somebody who may speak up: the key, the arms, the name; a tick once they have."""
    ground = "#7a5a14" if is_registered else "#5c3a26" if is_lit else "#2c1a12"
    face = shapes.panel(size, ground, "gold", radius=em * 0.5, line=max(1.0, em / 10), opacity=0.98)
    pad = round(em * 0.4)
    side = round(em * 1.7)
    cap = shapes.panel((side, side), "#e9dcc0", "iron", radius=em * 0.3, line=max(1.0, em / 14), opacity=1.0)
    figure = fonts.render("figure", round(em * 1.05), str(seat + 1), "#2a1a10")
    cap.blit(figure, figure.get_rect(center=(side // 2, side // 2)))
    middle = size[1] // 2
    face.blit(cap, cap.get_rect(midleft=(pad, middle)))
    arms = seats.shield(seat, round(em * 1.9))
    left = pad + side + pad
    face.blit(arms, arms.get_rect(midleft=(left, middle)))
    left += arms.get_width() + pad
    right = size[0] - pad
    if is_registered:
        tick = icons.draw("check", round(em * 1.1), widgets.GOLD)
        face.blit(tick, tick.get_rect(midright=(right, middle)))
        right -= tick.get_width() + pad // 2
    layout = widgets.name(name, (right - left, size[1] - pad), em, "#fff3d6")
    layout.draw(face, (left, middle - layout.height // 2))
    return face


@lru_cache(maxsize=8)
def _bar(wide: int, tall: int) -> pygame.Surface:
    face = pygame.Surface((wide, tall), pygame.SRCALPHA)
    pygame.draw.rect(face, widgets.GOLD, face.get_rect(), border_radius=tall // 2)
    return face
