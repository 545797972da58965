"""The tracks between areas that face each other: who has how much there, the marker, and where it will go.

The right half of each track belongs to whoever looks from below, the left one to the other: each is in the colour of
its seat, and at its end stand the arms of that seat with its strength.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ui.art import fonts, icons, palette, richtext, seats, shapes, svg, tokens
from tabletop.ui.art.palette import METALS, NIGHT
from tabletop.ui.table import widgets

if TYPE_CHECKING:
    from tabletop.controller.contest import Contest, Front
    from tabletop.controller.tables import Badge
    from tabletop.engine.events import Place
    from tabletop.text.log import Teller
    from tabletop.ui.table.gliders import Gliders
    from tabletop.ui.table.layers import Stage
    from tabletop.ui.table.layout import Arrangement

LAYER = 60
_MARKER = 2.0
"""Side of a marker in ems of a label; it takes no more of a track's breadth than arms do."""
_ARMS = 2.9
"""Height of the arms at the ends of a track, in ems."""
_BROADEST = 0.15
"""How much of a track's breadth arms take at each end, at most."""
_APART = 4.5
"""Steps of fewer pixels than these are not marked one by one."""
_SMALL = 10
"""No number is set smaller."""


class _Rule(NamedTuple):
    """Hold where a track runs: its middle, its height, and how many pixels a step takes."""

    middle: int
    y: int
    step: float

    def at(self, value: int, most: int) -> int:
        """Return where a value stands; it stops at the ends."""
        return round(self.middle + max(-most, min(most, value)) * self.step)


def lay(
    stage: Stage, gliders: Gliders, table: Arrangement, contest: Contest | None, look: Look, seconds: float
) -> None:
    """Lay the tracks down, with every marker where it stands; or take them up.

    Args:
        stage: where.
        gliders: carries the markers.
        table: as it has been laid out.
        contest: what the game states; None where there is none.
        look: from where it is looked at, and who words it.
        seconds: how long a card is on its way.
    """
    if contest is None or not table.beam.height:
        stage.lift_others("front", ())
        stage.lift_others("verdict", ())
        gliders.keep(stage, "marker", ())
        return
    em = table.metrics.label
    kept, markers = [], []
    for front, rect in _fronts(table, contest, look.below):
        rule = _rule(rect, contest.most, em)
        track = _track(
            rect.size, look.game, contest.most, contest.marks, look.below, em, front.zone == look.lit
        )
        parts: list[tuple[str, pygame.Surface, tuple[int, int]]] = [("track", track, rect.topleft)]
        name = widgets.engraved(look.teller.words(front.label), max(_SMALL, round(em * 0.72)))
        tall = _arms_height(rect, em)
        if name.get_width() < rect.width - 2 * tall:
            spot = name.get_rect(midtop=(rect.centerx, rect.y + em // 4))
            parts.append(("name", name, spot.topleft))
        for seat, total in enumerate(front.totals):
            arms = _arms(seat, total, tall)
            x = rect.right - em // 3 if seat == look.below else rect.x + em // 3 + arms.get_width()
            parts.append(("arms", arms, arms.get_rect(midright=(x, rect.centery)).topleft))
        sign = -1 if look.below else 1
        value, step = sign * front.value, sign * front.step
        goal = max(-contest.most, min(contest.most, value + step))
        if goal != value:
            sizes = (_marker_side(rect, em), em)
            parts += _way(rule, value, goal, step, contest.most, look.below, sizes)
        for number, (part, surface, at) in enumerate(parts):
            key = ("front", front.zone, part, number)
            stage.put(key, surface, at, LAYER + number)
            kept.append(key)
        size = _marker_side(rect, em)
        shown = str(abs(value))
        marker = tokens.medallion(front.icon, shown, shown, front.tone, size)
        corner = (rule.at(value, contest.most) - size // 2, rule.y - size // 2)
        gliders.put(stage, ("marker", front.zone), marker, corner, LAYER + 9, seconds)
        markers.append(("marker", front.zone))
    stage.lift_others("front", kept)
    gliders.keep(stage, "marker", markers)
    _lay_verdict(stage, table, contest.verdict, look.teller)


class Look(NamedTuple):
    """Say how a contest is looked at.

    Attributes:
        game: the game's id.
        below: from which seat's side.
        lit: the zone whose front stands out, "" for none.
        teller: words it.
    """

    game: str
    below: int
    lit: str
    teller: Teller


def place_at(table: Arrangement, below: int, point: tuple[int, int]) -> Place | None:
    """Return the place for which a track under a point stands: that of whoever looks from below; None for none."""
    if not table.beam.collidepoint(point):
        return None
    fronts = (place for place, zone in table.zones.items() if zone.style == "front" and place[1] == below)
    return next((place for place in fronts if (rect := box(table, place)) and rect.collidepoint(point)), None)


def box(table: Arrangement, place: Place) -> pygame.Rect | None:
    """Return the rectangle of the track that stands for a place, or None if none does."""
    zone = table.zones.get(place)
    if zone is None or zone.style != "front" or not table.beam.height:
        return None
    return pygame.Rect(zone.rect.x, table.beam.y, zone.rect.width, table.beam.height)


def spot(table: Arrangement, contest: Contest, front: Front, below: int) -> tuple[int, int]:
    """Return where the marker of a front stands."""
    rect = box(table, (front.zone, below))
    assert rect is not None
    rule = _rule(rect, contest.most, table.metrics.label)
    return rule.at(-front.value if below else front.value, contest.most), rule.y


def _fronts(table: Arrangement, contest: Contest, below: int) -> Iterator[tuple[Front, pygame.Rect]]:
    for front in contest.fronts:
        rect = box(table, (front.zone, below))
        if rect is not None:
            yield front, rect


def _arms_height(rect: pygame.Rect, em: int) -> int:
    return round(min(em * _ARMS, rect.width * _BROADEST * 116 / 100))


def _marker_side(rect: pygame.Rect, em: int) -> int:
    return round(min(em * _MARKER, rect.width * _BROADEST))


def _rule(rect: pygame.Rect, most: int, em: int) -> _Rule:
    aside = (
        _arms_height(rect, em) * 100 / 116 + _marker_side(rect, em) * 0.4 + min(em, rect.width // 14) * 0.5
    )
    return _Rule(rect.centerx, rect.y + round(rect.height * 0.52), (rect.width / 2 - aside) / most)


@lru_cache(maxsize=16)
def _track(
    size: tuple[int, int], game: str, most: int, marks: tuple[int, ...], below: int, em: int, is_lit: bool
) -> pygame.Surface:
    """Draw a track: its two halves in the colours of the seats, its steps, and the thresholds with their numbers."""
    metal = METALS[palette.of(game).metal]
    ground = "#6a4416" if is_lit else "#24150f"
    face = shapes.panel(size, ground, "gold" if is_lit else "iron", radius=em * 0.5, line=max(1.0, em / 12))
    rule = _rule(pygame.Rect((0, 0), size), most, em)
    thick = em * 0.42
    drawing = ""
    for seat, sign in ((1 - below, -1), (below, 1)):
        end = rule.at(sign * most, most)
        left, wide = min(rule.middle, end), abs(end - rule.middle)
        colour = seats.colour(seat)
        drawing += svg.rect(left, rule.y - thick / 2 - 1, wide, thick + 2, NIGHT, 0.7)
        drawing += svg.rect(
            left, rule.y - thick / 2, wide, thick,
            svg.linear((0, 0), (0, size[1]), (0, svg.light(colour, 0.25)), (1, svg.dark(colour, 0.2))),
        )  # fmt: skip
    shown = [value for value in range(-most, most + 1) if rule.step >= _APART or abs(value) in (0, *marks)]
    for value in shown:
        x, reach = rule.at(value, most), em * (0.75 if abs(value) in marks else 0.45 if not value else 0.28)
        drawing += svg.line(f"M{x} {rule.y - reach:.1f}V{rule.y + reach:.1f}", NIGHT, max(2.2, em / 6), 0.6)
        colour = metal.bright if abs(value) in marks or not value else metal.plain
        drawing += svg.line(f"M{x} {rule.y - reach:.1f}V{rule.y + reach:.1f}", colour, max(1.0, em / 13))
    face.blit(shapes.raster(drawing, size), (0, 0))
    for mark in marks:
        number = fonts.render("figure", max(_SMALL, round(em * 0.72)), str(mark), metal.bright)
        for sign in (-1, 1):
            x = rule.at(sign * mark, most)
            face.blit(number, number.get_rect(midtop=(x, rule.y + round(em * 0.68))))
    return face


@lru_cache(maxsize=64)
def _arms(seat: int, total: int, height: int) -> pygame.Surface:
    """Draw the arms of a seat with a number on them."""
    face = seats.shield(seat, height).copy()
    shade = face.copy()
    shade.fill((40, 30, 30, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shade.set_alpha(96)
    face.blit(shade, (0, 0))
    size = fonts.largest("figure", str(total), round(face.get_width() * 0.86), round(height * 0.58), 8)
    number = shapes.lettering(str(total), size, "#fff8e6", NIGHT)
    face.blit(number, number.get_rect(center=(face.get_width() // 2, round(height * 0.46))))
    return face


def _way(
    rule: _Rule, value: int, goal: int, step: int, most: int, below: int, sizes: tuple[int, int]
) -> list[tuple[str, pygame.Surface, tuple[int, int]]]:
    """Draw where a marker will go: an empty ring there, an arrow to it, and by how much.

    Args:
        sizes: the side of a marker, and an em.
    """
    seat = below if step > 0 else 1 - below
    size, em = sizes
    start, end = rule.at(value, most), rule.at(goal, most)
    arrow = _arrow(abs(end - start), size, seat, is_left=goal < value)
    where = arrow.get_rect(center=((start + end) // 2, rule.y))
    chip = _chip(abs(step), seat, round(em * 1.25))
    at = chip.get_rect(midtop=(end, rule.y + round(em * 0.62)))
    return [("way", arrow, where.topleft), ("chip", chip, at.topleft)]


@lru_cache(maxsize=64)
def _arrow(length: int, size: int, seat: int, *, is_left: bool) -> pygame.Surface:
    """Draw an arrow between the middles of two markers, and the empty ring at its end; to the right or the left."""
    wide, r = length + size, size * 0.44
    colour = svg.light(seats.colour(seat), 0.45)
    y, x = size / 2, wide - size / 2
    shaft, round_ = f"M{y} {y}H{wide - size}", f"a{r:.1f} {r:.1f} 0 1 1 "
    ring = f"M{x - r:.1f} {y}{round_}{2 * r:.1f} 0{round_}{-2 * r:.1f} 0Z"
    head = svg.outlines([((x - r * 0.45, y - r * 0.55), (x + r * 0.55, y), (x - r * 0.45, y + r * 0.55))])
    drawing = svg.line(shaft, NIGHT, size * 0.4, 0.55) + svg.line(shaft, colour, size * 0.26)
    drawing += svg.path(ring, NIGHT, 0.35) + svg.line(ring, NIGHT, size * 0.16, 0.7)
    drawing += svg.line(ring, colour, size * 0.09) + svg.path(head, colour)
    face = shapes.raster(drawing, (wide, size))
    return pygame.transform.flip(face, flip_x=True, flip_y=False) if is_left else face


@lru_cache(maxsize=64)
def _chip(steps: int, seat: int, height: int) -> pygame.Surface:
    """Draw by how much a marker will move, in the colour of whom it will move towards."""
    words = fonts.render("figure", max(_SMALL, round(height * 0.72)), f"+{steps}", "#fff8e6")
    size = (words.get_width() + round(height * 0.7), height)
    face = shapes.panel(
        size, svg.dark(seats.colour(seat), 0.25), "gold", radius=height / 2, line=1, opacity=1.0
    )
    face.blit(words, words.get_rect(center=(size[0] // 2, height // 2)))
    return face


def _lay_verdict(stage: Stage, table: Arrangement, verdict: Badge, teller: Teller) -> None:
    rect = table.verdict.inflate(-table.metrics.px(8), -2)
    words = teller.sentence(verdict.text, verdict.args)
    face = _verdict(words, verdict.icon, verdict.tone, rect.size, table.metrics.text)
    stage.put(("verdict", "plate"), face, rect.topleft, LAYER)


@lru_cache(maxsize=8)
def _verdict(words: str, icon: str, tone: str, size: tuple[int, int], em: int) -> pygame.Surface:
    """Draw who would win as things stand."""
    face = shapes.panel(
        size, "#20150f", "gold" if tone == "gold" else "iron", radius=em * 0.5, line=max(1.0, em / 14)
    )
    picture = icons.draw(icon, round(min(size[1] * 0.66, em * 1.5, size[0] * 0.15)), widgets.TONES[tone])
    pad = min(em // 2, size[0] // 20)
    face.blit(picture, picture.get_rect(midleft=(pad, size[1] // 2)))
    left = 2 * pad + picture.get_width()
    look = widgets.on_dark(round(em * 0.94), widgets.TONES[tone], leading=1.06)
    layout = richtext.fit(
        words, (size[0] - left - pad, size[1] - em // 4), look, max(_SMALL, round(em * 0.45))
    )
    layout.draw(face, (left, (size[1] - layout.height) // 2))
    return face
