"""What is worth a scene of its own: a duel with both totals and how they come about, and the last reckoning.

Both are made of what everybody knows: the view's numbers, and notes as they are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.controller.tables import Duel, Fighter
from tabletop.engine.events import Event
from tabletop.text.grammar import harmless
from tabletop.ui.art import fonts, icons, richtext, seats, shapes, tokens
from tabletop.ui.art.palette import METALS
from tabletop.ui.table import widgets
from tabletop.ui.table.layout import Arrangement
from tabletop.ui.table.spots import ABOVE

if TYPE_CHECKING:
    from tabletop.controller.staging import Scene
    from tabletop.text.log import Teller
    from tabletop.ui.table.layers import Stage

_STRIP = 80 + ABOVE
"""The stage's layer of the duel: above what lies before the players, below the cards in the middle."""
_BOARD = 4990
_SIDE = 15
"""Ems across a side of the duel: where there is less room, its letters shrink."""
CROWNED = 2.6
"""Seconds for which the winner of a reckoning is to be seen."""


class Row(NamedTuple):
    """Hold what somebody has in the reckoning: the seat, the total, and how it comes about, worded."""

    seat: int
    total: int
    about: str


class Drama:
    """Keep the duel and the reckoning that are under way."""

    def __init__(self) -> None:
        self.winner: int | None = None
        """Who has won the duel that is still to be seen."""
        self.title = ""
        self.rows: list[Row] = []
        self.crowned: tuple[int, ...] = ()
        self.front = ""
        """The zone whose front is being weighed."""

    def clear(self) -> None:
        """Forget all of it."""
        self.winner = None
        self.title, self.rows, self.crowned, self.front = "", [], (), ""

    def hear(self, event: Event, scene: Scene, teller: Teller) -> None:
        """Take up what a note tells.

        Args:
            event: the note.
            scene: which it belongs to.
            teller: words it.
        """
        args = event.args
        self.front = args["area"] if scene == "front" else ""
        match scene:
            case "duel_won":
                self.winner = args["player"]
            case "reckoning":
                self.clear()
                self.title = teller.event(event)
            case "reckoning_title":
                self.title = teller.event(event)
            case "reckoning_row":
                self.title = self.title or teller.words("table-reckoning")
                about = " · ".join(teller.parts(args["parts"]))
                self.rows = [*self.rows, Row(args["player"], args["n"], about)]

    def crown(self, winners: Sequence[int]) -> float:
        """Show who has won the reckoning, if there was one; return the seconds for which that is to be seen."""
        if not self.rows or self.crowned:
            return 0.0
        self.crowned = tuple(winners)
        return CROWNED

    def lay(
        self, stage: Stage, table: Arrangement, duel: Duel | None, names: Sequence[str], teller: Teller
    ) -> None:
        """Lay the duel above the line between the armies, the reckoning below it; or take them away."""
        self._lay_duel(stage, table, duel, names, teller)
        self._lay_reckoning(stage, table, names)

    def _lay_duel(
        self, stage: Stage, table: Arrangement, duel: Duel | None, names: Sequence[str], teller: Teller
    ) -> None:
        if duel is None:
            self.winner = None
            stage.lift_others("duel", ())
            return
        m, band = table.metrics, table.band
        middle = [zone.rect for zone in table.zones.values() if zone.style == "middle"]
        gap = middle[0].unionall(middle).width if middle else m.px(110)
        room = min(band.width - m.px(12), gap + m.label * 46)
        em = min(m.label, (room - gap) // (2 * _SIDE))
        size = (room, round(em * 5.4))

        def side(fighter: Fighter) -> _Side:
            about = " · ".join(teller.parts(fighter.parts))
            return _Side(
                harmless(names[fighter.seat]), fighter.seat, fighter.total, about, self._state(fighter)
            )

        face = _duel(side(duel.attacker), side(duel.defender), size, gap, em)
        at = face.get_rect(midbottom=(band.centerx, band.top - m.px(2)))
        stage.put(("duel", "strip"), face, at.topleft, _STRIP)

    def _state(self, fighter: Fighter) -> str:
        if self.winner is None:
            return ""
        return "won" if self.winner == fighter.seat else "lost"

    def _lay_reckoning(self, stage: Stage, table: Arrangement, names: Sequence[str]) -> None:
        if not self.title:
            stage.lift_others("reckoning", ())
            return
        m, band = table.metrics, table.band
        top = band.top if table.market is None else table.market.shelf.top
        room = (min(band.width - m.px(20), m.label * 46), table.cloth.bottom - top - m.px(8))
        lines = tuple([(row, harmless(names[row.seat]), row.seat in self.crowned) for row in self.rows])
        face = _reckoning(self.title, lines, len(table.seats), room, m.label)
        at = face.get_rect(midtop=(band.centerx, top))
        stage.put(("reckoning", "board"), face, at.topleft, _BOARD)


class _Side(NamedTuple):
    """Hold what a side of the duel shows; `state` is "won", "lost" or "" while nothing is decided."""

    name: str
    seat: int
    total: int
    about: str
    state: str


@lru_cache(maxsize=16)
def _duel(attacker: _Side, defender: _Side, size: tuple[int, int], gap: int, em: int) -> pygame.Surface:
    """Draw both sides, with room for cards between them."""
    face = shapes.panel(size, "#1f1512", "iron", radius=em * 0.8, line=max(1.2, em / 9), opacity=0.96)
    wide = (size[0] - gap) // 2
    left = pygame.Rect(0, 0, wide, size[1])
    right = pygame.Rect(size[0] - wide, 0, wide, size[1])
    _draw_side(face, left, attacker, em, "sword", mirrored=False)
    _draw_side(face, right, defender, em, "shield", mirrored=True)
    swords = icons.draw("sword", round(em * 2.2), METALS["gold"].dark)
    face.blit(swords, swords.get_rect(center=(size[0] // 2, size[1] // 2)))
    return face


def _draw_side(
    face: pygame.Surface, rect: pygame.Rect, side: _Side, em: int, icon: str, *, mirrored: bool
) -> None:
    """Draw a side: arms and name outside, the total towards the middle."""
    pad = round(em * 0.7)
    token = round(em * 3.9)
    medal = tokens.medallion(icon, str(side.total), str(side.total), "steel" if mirrored else "red", token)
    arms = seats.shield(side.seat, round(em * 2.6))
    inner = rect.inflate(-2 * pad, -pad)
    medal_at = medal.get_rect(midleft=inner.midleft) if mirrored else medal.get_rect(midright=inner.midright)
    arms_at = arms.get_rect(topright=inner.topright) if mirrored else arms.get_rect(topleft=inner.topleft)
    room = pygame.Rect(0, inner.top, inner.width - token - pad, inner.height)
    room.left = medal_at.right + pad if mirrored else inner.left
    if side.state == "won":
        laurel = shapes.panel(
            rect.inflate(-em // 2, -em // 2).size, "#6a4416", "gold", radius=em * 0.6, line=em / 8
        )
        face.blit(laurel, rect.inflate(-em // 2, -em // 2))
    face.blit(medal, medal_at)
    face.blit(arms, arms_at)
    name_room = pygame.Rect(room.left, room.top, room.width - arms.get_width() - pad // 2, round(em * 2.6))
    if not mirrored:
        name_room.left = arms_at.right + pad // 2
    colour = widgets.GOLD if side.state == "won" else "#fff3d6"
    if side.state == "won":
        crown = icons.draw("laurel", round(em * 1.5), widgets.GOLD)
        at = crown.get_rect(midleft=name_room.midleft)
        if not mirrored:
            at.right = name_room.right
        face.blit(crown, at)
        name_room.width -= crown.get_width() + pad // 2
        name_room.left += crown.get_width() + pad // 2 if mirrored else 0
    name = richtext.fit(
        side.name, name_room.size, widgets.on_dark(round(em * 1.25), colour, bold=True), round(em * 0.7)
    )
    x = name_room.right - name.widest if mirrored else name_room.left
    name.draw(face, (x, name_room.centery - name.height // 2))
    about_room = (room.width, inner.bottom - arms_at.bottom)
    about = richtext.fit(side.about, about_room, widgets.on_dark(round(em * 0.92)), max(9, round(em * 0.66)))
    x = room.right - about.widest if mirrored else room.left
    about.draw(face, (x, inner.bottom - about.height))
    if side.state == "lost":
        shade = pygame.Surface(rect.size, pygame.SRCALPHA)
        shade.fill((10, 8, 8, 120))
        face.blit(
            shade.subsurface(shade.get_rect().inflate(-em // 2, -em // 2)), rect.inflate(-em // 2, -em // 2)
        )


@lru_cache(maxsize=8)
def _reckoning(
    title: str, lines: tuple[tuple[Row, str, bool], ...], count: int, room: tuple[int, int], em: int
) -> pygame.Surface:
    """Draw the reckoning: a line for each of so many players, filled one after the other."""
    pad = round(em * 0.8)
    head = round(em * 3.0)
    tall = min(round(em * 2.5), (room[1] - head - pad) // count)
    size = (room[0], head + tall * count + pad)
    face = shapes.panel(size, "#1d1210", "gold", radius=em, line=max(1.4, em / 8), opacity=0.98)
    look = widgets.on_dark(round(em * 1.2), "#fff3d6", bold=True, centred=True)
    heading = richtext.fit(title, (size[0] - 2 * pad, head - pad // 2), look, max(9, round(em * 0.75)))
    heading.draw(face, ((size[0] - heading.width) // 2, (head - heading.height) // 2 + pad // 4))
    for number, (row, name, is_crowned) in enumerate(lines):
        box = pygame.Rect(pad, head + number * tall, size[0] - 2 * pad, tall - max(2, em // 6))
        _draw_row(face, box, row, name, em, is_crowned=is_crowned)
    return face


def _draw_row(
    face: pygame.Surface, box: pygame.Rect, row: Row, name: str, em: int, *, is_crowned: bool
) -> None:
    ground = "#6a4416" if is_crowned else "#2f2019"
    face.blit(
        shapes.panel(
            box.size, ground, "gold" if is_crowned else "iron", radius=em * 0.5, line=max(1, em / 14)
        ),
        box,
    )
    gap = round(em * 0.6)
    arms = seats.shield(row.seat, box.height - gap)
    face.blit(arms, arms.get_rect(midleft=(box.left + gap, box.centery)))
    total = fonts.render("figure", round(em * 1.6), str(row.total), widgets.GOLD)
    face.blit(total, total.get_rect(midright=(box.right - gap, box.centery)))
    left, right = box.left + 2 * gap + arms.get_width(), box.right - 2 * gap - round(em * 2.2)
    if is_crowned:
        crown = icons.draw("crown", round(em * 1.4), widgets.GOLD)
        face.blit(crown, crown.get_rect(midright=(right, box.centery)))
        right -= crown.get_width() + gap
    wide = (right - left) * 2 // 5
    _draw_words(face, pygame.Rect(left, box.top, wide, box.height), name, em, bold=True)
    about = pygame.Rect(left + wide + gap, box.top, right - left - wide - gap, box.height)
    _draw_words(face, about, row.about, em, bold=False)


def _draw_words(face: pygame.Surface, room: pygame.Rect, words: str, em: int, *, bold: bool) -> None:
    look = widgets.on_dark(em, "#fff3d6", bold=bold)
    layout = richtext.fit(words, (room.width, room.height - em // 4), look, max(9, round(em * 0.66)))
    layout.draw(face, (room.left, room.centery - layout.height // 2))
