"""What stands on the table besides cards: frames and names of zones, places and counts of piles, plates of seats."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from tabletop.engine.views import PlayerView
from tabletop.ui.art import cloth, icons, shapes, svg, tokens
from tabletop.ui.art.faces import snap
from tabletop.ui.art.palette import METALS, NIGHT
from tabletop.ui.art.plans import body, width_for
from tabletop.ui.table import heaps, widgets
from tabletop.ui.table.layers import Stage
from tabletop.ui.table.layout import Arrangement, Metrics
from tabletop.ui.table.widgets import Mark

if TYPE_CHECKING:
    from tabletop.engine.events import Place

FRAMES = 10
PILES = 50
PLATES = 90
COUNTS = 2000

_LEAST = 10
"""No name of a zone is set smaller."""

Words = Callable[[str], str]


@lru_cache(maxsize=1)
def background(
    m: Metrics, game: str, area: tuple[int, int, int, int], panel: tuple[int, int, int, int]
) -> pygame.Surface:
    """Draw the empty table; the last one is kept, since it is drawn ahead of the match that wants it.

    Args:
        m: the measures of the window.
        game: the game's id.
        area: where the cloth lies.
        panel: where the panel's board hangs.
    """
    surface = cloth.table(m.size, game, rim=m.px(20), cloth=pygame.Rect(area))
    surface.blit(widgets.panel_ground(panel[2:], m.unit), panel[:2])
    try:
        return surface.convert()
    except pygame.error:
        return surface


@lru_cache(maxsize=64)
def _frame(size: tuple[int, int], game: str, scale: float, *, mine: bool) -> pygame.Surface:
    return cloth.zone(size, game, scale=scale, mine=mine)


def lay_frames(stage: Stage, table: Arrangement, game: str, me: int, words: Words) -> None:
    """Lay the frames of rows and cascades, each with its name."""
    m = table.metrics
    kept: list[tuple[str, Place]] = []
    em = max(11, round(m.label * 0.72))
    for place, zone in table.zones.items():
        if zone.style not in ("row", "cascade", "front"):
            continue
        mine = place[1] == me
        frame = _frame(zone.rect.size, game, m.unit * 0.83, mine=mine)
        stage.put(("frame", place), frame, zone.rect.topleft, FRAMES)
        kept.append(("frame", place))
        if zone.style == "front":  # its name stands on the track beside it
            icon = _woven(_pile_icon(place[0]), min(zone.rect.size) * 3 // 5)
            stage.put(("name", place), icon, icon.get_rect(center=zone.rect.center).topleft, FRAMES + 1)
            kept.append(("name", place))
            continue
        upright = zone.style == "row"
        if upright and not heaps.is_named(zone.rect, m):
            continue
        room = zone.rect.inflate(-m.px(12), -m.px(3))
        text, length = words(zone.label), room.height if upright else room.width
        name = widgets.engraved(text, *_lettering((text,), length, em), upright=upright)
        if name.get_width() > room.width or name.get_height() > room.height:
            continue
        at = (
            name.get_rect(midleft=(zone.rect.x + m.px(7), zone.rect.centery))
            if upright
            else name.get_rect(midtop=(zone.rect.centerx, zone.rect.y + m.px(6)))
        )
        stage.put(("name", place), name, at.topleft, FRAMES + 1)
        kept.append(("name", place))
    stage.lift_others("frame", kept)
    stage.lift_others("name", kept)


def lay_piles(stage: Stage, table: Arrangement, view: PlayerView, game: str, words: Words) -> None:
    """Lay the places of piles, the cards that show at their edges, their names and counts."""
    m = table.metrics
    kept: list[tuple[str, Place]] = []

    def put(part: str, surface: pygame.Surface, at: pygame.Rect, layer: float) -> None:
        stage.put((part, place), surface, at.topleft, layer)
        kept.append((part, place))

    piles = {place: zone for place, zone in table.zones.items() if zone.is_pile}
    labels: dict[int, set[str]] = {}
    for zone in piles.values():
        labels.setdefault(zone.rect.width, set()).add(words(zone.label))
    em = round(m.label * 0.9)
    looks = {wide: _lettering(tuple(texts), wide - m.px(10), em) for wide, texts in labels.items()}
    for place, zone in piles.items():
        count = len(view.zones.get(place, ()))
        spot = heaps.pile(zone.rect, (0,), m)[0][1]
        slot = _slot(snap(spot.height), game, _pile_icon(place[0]))
        put("slot", slot, slot.get_rect(center=spot.centre), PILES)
        if count > 1:
            edges = _edges(spot.height, min(5, (count + 7) // 8))
            put("edges", edges, edges.get_rect(center=spot.centre), PILES + 1)
        if heaps.is_labelled(zone.rect, m):
            name = widgets.engraved(words(zone.label), *looks[zone.rect.width])
            put("label", name, name.get_rect(midtop=zone.rect.midtop), PILES + 2)
        if zone.style != "single":
            number = tokens.count(str(count), round(m.label * 1.7))
            foot = (spot.centre[0], round(spot.y + spot.height / 2))
            put("count", number, number.get_rect(center=foot), COUNTS)
    for part in ("slot", "edges", "label", "count"):
        stage.lift_others(part, kept)


@lru_cache(maxsize=64)
def _lettering(texts: tuple[str, ...], length: int, em: int) -> tuple[int, bool]:
    """Return an em and whether letters stand close, so that none of some names is longer than a length.

    The em is the largest up to a given one, and never below what can be read; there letters close up.
    """
    for letters in range(em, _LEAST, -1):
        if all(widgets.engraved(text, letters).get_width() <= length for text in texts):
            return letters, False
    return _LEAST, any(widgets.engraved(text, _LEAST).get_width() > length for text in texts)


def _pile_icon(zone: str) -> str:
    """Return the icon on the empty place of a pile: the one that its name begins with."""
    return next((icon for icon in sorted(icons.names()) if zone.startswith(icon)), "")


@lru_cache(maxsize=16)
def _woven(icon: str, size: int) -> pygame.Surface:
    """Draw an icon as if it were woven into the cloth."""
    face = icons.draw(icon, size, METALS["gold"].plain).copy()
    face.fill((255, 255, 255, 40), special_flags=pygame.BLEND_RGBA_MULT)
    return face


@lru_cache(maxsize=16)
def _slot(height: int, game: str, icon: str) -> pygame.Surface:
    return cloth.slot(height, game, icon)


@lru_cache(maxsize=24)
def _edges(height: int, count: int) -> pygame.Surface:
    """Draw the edges of the cards that lie under the top one of a pile: a little further down and right each."""
    card = body(height)
    thick = max(1.0, height / 80)
    reach = math.ceil(thick * count) + 2
    size = (width_for(height) + 2 * reach, height + 2 * reach)
    radius = 0.052 * card.width
    drawing = svg.path(
        shapes.rounded(
            (card.x + reach + thick * count, card.y + reach + thick * count + 1, *card.size), radius
        ),
        NIGHT,
        0.45,
    )
    for number in range(count, 0, -1):
        x, y = card.x + reach + thick * number, card.y + reach + thick * number
        outline = shapes.rounded((x, y, card.width, card.height), radius)
        drawing += svg.path(outline, "#d8c7a0" if number % 2 else "#b9a47c") + svg.line(
            outline, NIGHT, 0.7, 0.6
        )
    return shapes.raster(drawing, size)


def lay_plates(
    stage: Stage,
    table: Arrangement,
    names: Sequence[str],
    marks: Callable[[int], tuple[Mark, ...]],
    mood: Callable[[int], tuple[str, str]],
    taken: Mapping[int, int],
) -> None:
    """Lay the plates of the seats.

    Args:
        names: of the players by seat.
        marks: gives the numbers of a seat, worded.
        mood: gives the icon at the right of a seat's plate, and how it looks.
        taken: how many pixels of a seat's plate something else lies on.
    """
    m = table.metrics
    kept = []
    for seat, area in table.seats.items():
        turn, look = mood(seat)
        room = taken.get(seat, 0)
        plate = widgets.plate(names[seat], seat, marks(seat), area.plate.size, m.label, turn, look, room)
        stage.put(("plate", seat), plate, area.plate.topleft, PLATES)
        kept.append(("plate", seat))
    stage.lift_others("plate", kept)
