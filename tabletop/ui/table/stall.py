"""What lies on a table around a shelf besides cards: purses, closed hands and what was in them, claims, house rules.

A closed hand looks the same whatever is in it: it is drawn from whose it is alone, and from nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from tabletop.controller.staging import Act, Gone
from tabletop.text.grammar import plain
from tabletop.text.hyphens import hyphenated
from tabletop.ui.art import cloth, facewords, fonts, icons, richtext, seats, shapes, tokens
from tabletop.ui.table import heaps, widgets
from tabletop.ui.table.market import DRAWN

if TYPE_CHECKING:
    from tabletop.ui.table.layout import Arrangement
    from tabletop.ui.table.market import Market
    from tabletop.ui.table.show import Show

CLAIMS = ("claims", 0)
"""What the pointer rests on where things are laid down for the card that is up."""
_FRAMES = 12
_TOLD = 2150
_OFFERS = 2300
_DRAWER = 50 + DRAWN
_SKIN = "#e4b48c"


def lay(show: Show) -> None:
    """Lay down all that such a table has, as things stand; nothing on any other table."""
    table = show.arrangement
    if table is None or table.market is None:
        return
    lot = next((place for place, zone in table.zones.items() if zone.style == "lot"), None)
    for card in () if lot is None else show.view.zones[lot]:
        show.chronicle.turn_to(card)
    _lay_frames(show, table)
    _lay_laws(show, table)
    _lay_fronts(show, table.market)
    _lay_claims(show, table.market)
    _lay_gone(show, table.market)


# -- frames


def _lay_frames(show: Show, table: Arrangement) -> None:
    """Frame the card that is up, those to come, and each player's stock; a drawer is a board above all else."""
    stage, m = show.stage, show.metrics
    kept, names = [], []
    for place, zone in table.zones.items():
        if zone.style not in ("lot", "queue", "stock"):
            continue
        key = ("stall-frame", place)
        kept.append(key)
        if zone is table.drawer:
            stage.put(key, _drawer_ground(zone.rect.size, m.unit), zone.rect.topleft, _DRAWER)
            continue
        mine = zone.style == "lot" or (place[1] == show.below and zone.style == "stock")
        frame = _frame(zone.rect.size, show.bank.game, m.unit * 0.83, mine=mine)
        stage.put(key, frame, zone.rect.topleft, _FRAMES)
        if zone.style == "queue" or (zone.style == "stock" and heaps.is_named(zone.rect, m)):
            name = _name(show.text(zone.label), zone.rect.height - m.px(10), max(11, round(m.label * 0.72)))
            at = name.get_rect(midleft=(zone.rect.x + m.px(5), zone.rect.centery))
            if (name.get_height() < zone.rect.height and place[1] == show.below) or zone.style == "queue":
                stage.put(("stall-name", place), name, at.topleft, _FRAMES + 1)
                names.append(("stall-name", place))
    stage.lift_others("stall-frame", kept)
    stage.lift_others("stall-name", names)


@lru_cache(maxsize=64)
def _frame(size: tuple[int, int], game: str, scale: float, *, mine: bool) -> pygame.Surface:
    return cloth.zone(size, game, scale=scale, mine=mine)


@lru_cache(maxsize=8)
def _drawer_ground(size: tuple[int, int], unit: float) -> pygame.Surface:
    return shapes.panel(size, "#17181e", "gold", radius=12 * unit, line=max(1.4, 2 * unit), opacity=0.98)


@lru_cache(maxsize=32)
def _name(text: str, room: int, em: int) -> pygame.Surface:
    for letters in range(em, 9, -1):
        name = widgets.engraved(text, letters, letters < em, upright=True)
        if name.get_height() <= room:
            break
    return name


# -- house rules


def _lay_laws(show: Show, table: Arrangement) -> None:
    """Hang up what holds for this match, in full, as large as there is room for."""
    zone = next((zone for zone in table.zones.values() if zone.style == "laws"), None)
    laws = lines_of_laws(show)
    if zone is None or not laws:
        show.stage.lift_others("laws", ())
        return
    face = _laws(show.text(zone.label), tuple(laws), zone.rect.size, show.bank.game, show.metrics.label)
    show.stage.put(("laws", "board"), face, zone.rect.topleft, _FRAMES)


def lines_of_laws(show: Show) -> list[str]:
    """Word the rules that hold for this match, each with the name of the card that has brought it."""
    lines = []
    for law in show.controller.laws(show.view):
        if law.card is None:
            lines.append(show.teller.sentence(law.text, law.args))
        else:
            lines.append(f"**{show.faces.name(law.card)}.** {show.faces.sentence(law.card, 0)}")
    return lines


@lru_cache(maxsize=8)
def _laws(title: str, lines: tuple[str, ...], size: tuple[int, int], game: str, em: int) -> pygame.Surface:
    pad = round(em * 0.5)
    letters = next(
        (one for one in range(round(em * 0.85), 8, -1)
         if widgets.engraved(title, one, True).get_width() <= size[0] - pad), 9,
    )  # fmt: skip
    heading = widgets.engraved(title, letters, True)
    top = 2 * pad + heading.get_height()
    room = (size[0] - 2 * pad, size[1] - top - pad)
    look = widgets.on_dark(round(em * 0.88), leading=1.12)
    layout = richtext.fit("\n".join(lines), room, look, 9)
    face = cloth.zone((size[0], top + layout.height + 2 * pad), game, scale=em / 17, mine=True).copy()
    face.blit(heading, heading.get_rect(midtop=(size[0] // 2, pad)))
    layout.draw(face, (pad, top))
    return face


# -- before the players


def _lay_fronts(show: Show, market: Market) -> None:
    """Lay each player's purse down and, beside or below it, what they have put forward or had put forward."""
    view, stage = show.view, show.stage
    told = show.chronicle
    offers = {offer.seat: offer for offer in show.controller.offers(view) if not offer.is_joined}
    kept = []
    for seat, rect in market.fronts.items():
        purse = show.controller.purse(view, seat)
        if purse is None:
            continue
        first, second = _spots(rect, is_own=seat == show.below)
        coin = tokens.coin(str(purse), first.width)
        stage.put(("purse", seat), coin, first.topleft, _OFFERS)
        kept.append(("purse", seat))
        face = None
        if (offer := offers.get(seat)) is not None:
            face = _offer(offer.icon, offer.total, second.width)
        elif seat in told.bids and not offers:
            is_best = told.claim is not None and told.claim.seat == seat
            face = _opened(told.bids[seat], second.width, is_best)
        if face is not None:
            stage.put(("offer", seat), face, face.get_rect(center=second.center).topleft, _OFFERS + 1)
            kept.append(("offer", seat))
    stage.lift_others("purse", kept)
    stage.lift_others("offer", kept)


def purse_at(market: Market, seat: int, below: int) -> pygame.Rect | None:
    """Return where a player's purse lies."""
    rect = market.fronts.get(seat)
    return None if rect is None else _spots(rect, is_own=seat == below)[0]


def _spots(rect: pygame.Rect, *, is_own: bool) -> tuple[pygame.Rect, pygame.Rect]:
    """Return where purse and offer lie: side by side where it is wide, else one below the other."""
    if rect.width >= rect.height * 1.2:
        side = min(rect.height, rect.width // 2 - 2, 96 if is_own else rect.height)
        first = pygame.Rect(rect.x, rect.centery - side // 2, side, side)
        if is_own:
            first.x = rect.centerx - side - side // 8
        return first, first.move(side + (side // 4 if is_own else 2), 0)
    side = min(rect.width, round(rect.height * 0.54))
    small = min(rect.width, rect.height - side + 4)
    first = pygame.Rect(rect.centerx - side // 2, rect.y, side, side)
    return first, pygame.Rect(rect.centerx - small // 2, rect.bottom - small, small, small)


@lru_cache(maxsize=64)
def _offer(icon: str, total: int | None, size: int) -> pygame.Surface:
    """Draw what somebody has put forward; of a closed hand nothing but the hand."""
    if icon == "palm" and total is not None:
        return _opened(total, size, is_best=False)
    if icon != "fist":
        return tokens.coin("" if total is None else str(total), size)
    face = pygame.Surface((size, size), pygame.SRCALPHA)
    fist = icons.draw(icon, round(size * 0.9), _SKIN)
    at = fist.get_rect(center=(size // 2, size // 2))
    face.blit(fist, at)
    soft = shapes.shadow(face, max(2, size / 16), 190)
    both = pygame.Surface((size, size), pygame.SRCALPHA)
    both.blit(soft, (0, max(1, size // 20)))
    both.blit(face, (0, 0))
    return both


@lru_cache(maxsize=64)
def _opened(amount: int, size: int, is_best: bool) -> pygame.Surface:
    """Draw a hand that has opened, with the gold in it; that of the highest bid shines."""
    face = pygame.Surface((size, size), pygame.SRCALPHA)
    if is_best:
        ring = tokens.marker("coin", "gold", size)
        face.blit(ring, (0, 0))
    palm = icons.draw("palm", round(size * (0.82 if is_best else 0.94)), _SKIN if amount else "#8c7868")
    face.blit(palm, palm.get_rect(center=(size // 2, size // 2)))
    number = shapes.lettering(str(amount), round(size * 0.5), "#ffe08a" if amount else "#cfc4b8", "#1c120a")
    face.blit(number, number.get_rect(center=(round(size * 0.5), round(size * 0.6))))
    return face


# -- what is laid down for the card that is up


def _lay_claims(show: Show, market: Market) -> None:
    """Pile up attacks, what the winner has invested, and the acts of espionage, each against the one before."""
    told, stage = show.chronicle, show.stage
    assaults = told.assaults or [
        Act(offer.seat, offer.icon, offer.tone, offer.total or 0)
        for offer in show.controller.offers(show.view)
        if offer.is_joined
    ]
    acts = [*assaults, *([] if told.claim is None else [told.claim]), *told.acts]
    rect = market.claims
    em = show.metrics.label
    most = max(1, rect.height // round(em * 1.75))
    acts = acts[-most:]
    tall = min(round(em * 2.3), rect.height // max(1, len(acts)))
    kept = []
    for number, act in enumerate(acts):
        key = ("claim", number)
        face = _claim(act, (rect.width, tall - 2), em)
        stage.put(key, face, (rect.x, rect.y + number * tall), _TOLD)
        kept.append(key)
    stage.lift_others("claim", kept)


@lru_cache(maxsize=64)
def _claim(act: Act, size: tuple[int, int], em: int) -> pygame.Surface:
    """Draw something that is laid down: the arms of whose it is, what it is, and what it comes to."""
    ground = {"won": "#54400f", "lost": "#26211f"}.get(act.state, "#231d22")
    metal = "gold" if act.state != "lost" else "iron"
    face = shapes.panel(size, ground, metal, radius=em * 0.4, line=max(1.0, em / 12), opacity=0.97)
    pad = round(em * 0.3)
    arms = seats.shield(act.seat, size[1] - 2 * pad)
    face.blit(arms, arms.get_rect(midleft=(pad, size[1] // 2)))
    colour = widgets.MUTED if act.state == "lost" else widgets.TONES.get(act.tone, widgets.GOLD)
    picture = icons.draw(act.icon, round(size[1] * 0.62), colour)
    number = fonts.render("figure", round(size[1] * 0.62), str(act.total), colour)
    left = pad + arms.get_width()
    free = size[0] - left - pad
    x = left + (free - picture.get_width() - number.get_width() - pad) // 2
    face.blit(picture, picture.get_rect(midleft=(x, size[1] // 2)))
    face.blit(number, number.get_rect(midleft=(x + picture.get_width() + pad, size[1] // 2)))
    if act.state == "lost":
        pygame.draw.line(
            face, widgets.MUTED, (left + pad, size[1] // 2), (size[0] - 2 * pad, size[1] // 2), 2
        )
    return face


# -- what has become of the others


def _lay_gone(show: Show, market: Market) -> None:
    """Tell of each card of this turn that has been up who has got it, and for how much."""
    rect, m = market.told, show.metrics
    gone = show.chronicle.gone
    tall = min(round(m.label * 2.6), rect.height // max(5, len(gone)))
    kept = []
    for number, one in enumerate(gone):
        key = ("gone", number)
        name = hyphenated(plain(show.faces.name(one.card)), show.text.language) if one.card else ""
        face = _gone(one, name, (rect.width, tall - 2), m.label)
        show.stage.put(key, face, (rect.x, rect.y + number * tall), _FRAMES + 2)
        kept.append(key)
    show.stage.lift_others("gone", kept)


@lru_cache(maxsize=64)
def _gone(one: Gone, name: str, size: tuple[int, int], em: int) -> pygame.Surface:
    """Draw what has become of a card: its name, and below it, or beside it where it is low, what it went for.

    Args:
        one: the card.
        name: with soft hyphens where its words may break.
        size: in pixels.
        em: height of the letters' em.
    """
    face = shapes.panel(size, "#1a1a20", "iron", radius=em * 0.35, line=max(0.8, em / 16), opacity=0.9)
    pad = round(em * 0.28)
    left = pad
    if one.seat is not None:
        arms = seats.shield(one.seat, size[1] - 2 * pad)
        face.blit(arms, arms.get_rect(midleft=(pad, size[1] // 2)))
        left += arms.get_width() + pad
    price = _price(one, em)
    is_low = size[1] < em * 1.9
    room = size[0] - left - pad - (price.get_width() + pad if is_low else 0)
    free = (room, size[1] - 2 if is_low else size[1] - price.get_height() - pad)
    words = facewords.set_name((name,), free, round(em * 0.8), widgets.TONES["plain"], 1.0, lines=1)
    words = replace(words, look=replace(words.look, centred=False))
    if is_low:
        words.draw(face, (left, (size[1] - words.height) // 2))
        face.blit(price, price.get_rect(midright=(size[0] - pad, size[1] // 2)))
    else:
        words.draw(face, (left, pad // 2))
        face.blit(price, price.get_rect(bottomleft=(left, size[1] - pad // 2)))
    return face


def _price(one: Gone, em: int) -> pygame.Surface:
    """Draw how somebody has got a card, and for how much; or that nobody has."""
    side = round(em * 0.86)
    colour = widgets.MUTED if one.seat is None else widgets.TONES[one.tone]
    picture = icons.draw(one.icon, side, colour)
    if one.seat is None or one.icon == "palm":
        return picture
    number = fonts.render("figure", side, str(one.price), colour)
    gap = round(em * 0.28)
    tall = max(side, number.get_height())
    face = pygame.Surface((side + gap + number.get_width(), tall), pygame.SRCALPHA)
    face.blit(picture, picture.get_rect(midleft=(0, tall // 2)))
    face.blit(number, number.get_rect(midleft=(side + gap, tall // 2)))
    return face
