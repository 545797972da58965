"""What flares up and goes: arrows to targets, numbers that rise from a wound, reasons beside the pointer."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from tabletop.ui.art import tokens
from tabletop.ui.table import widgets
from tabletop.ui.table.arrows import Point, arrow
from tabletop.ui.table.layers import Mover
from tabletop.ui.table.layout import Metrics

_RISE = 46
_GROW = 0.28
_MOST_COINS = 6
_FLIGHT = 1.5
"""So much longer than a card a coin is on its way."""
_AFTER = 0.18
"""The part of a card's time by which each coin sets off after the one before."""
_READING = 0.05


@dataclass(slots=True)
class Arrow:
    """Hold an arrow that grows towards its target and stays for a while."""

    start: Point
    end: Point
    kind: str
    seconds: float
    since: float = 0.0


@dataclass(slots=True)
class Rising:
    """Hold a token that rises from where something happened."""

    surface: pygame.Surface
    at: Point
    seconds: float
    since: float = 0.0


@dataclass(slots=True)
class Coin:
    """Hold a coin on its way from one point to another; before it sets off it does not show."""

    surface: pygame.Surface
    start: Point
    end: Point
    seconds: float
    since: float


@dataclass(slots=True)
class Toast:
    """Hold a few words beside the pointer: why something cannot be done."""

    surface: pygame.Surface
    at: tuple[int, int]
    seconds: float
    since: float = 0.0


class Effects:
    """Keep what flares up."""

    def __init__(self) -> None:
        self.arrows: list[Arrow] = []
        self.rising: list[Rising] = []
        self.coins: list[Coin] = []
        self.toast: Toast | None = None
        self.toast_text = ""

    @property
    def is_moving(self) -> bool:
        """Tell whether frames are needed for their own sake."""
        return bool(self.arrows or self.rising or self.coins)

    def clear(self) -> None:
        """Put everything out."""
        self.arrows.clear()
        self.rising.clear()
        self.coins.clear()
        self.hush()

    def hush(self) -> None:
        """Take the toast away."""
        self.toast = None
        self.toast_text = ""

    def point(self, start: Point, end: Point, kind: str, seconds: float) -> None:
        """Draw an arrow from one point to another for some seconds."""
        self.arrows.append(Arrow(start, end, kind, seconds))

    def rise(self, change: str, at: Point, m: Metrics, seconds: float, tone: str = "") -> None:
        """Let a change of a figure rise for some seconds, as `tokens.changed` draws it."""
        surface = tokens.changed(change, tone, max(34, m.px(54)))
        self.rising.append(Rising(surface, at, seconds))

    def pay(self, amount: int, start: Point, end: Point, m: Metrics, seconds: float) -> None:
        """Let coins fly from one point to another, one after the other; of a large amount not every one.

        Args:
            amount: what is paid.
            start, end: the points.
            m: the measures of the window.
            seconds: how long a card would be on its way.
        """
        surface = tokens.marker("coin", "gold", max(18, m.px(30)))
        for number in range(min(amount, _MOST_COINS)):
            self.coins.append(Coin(surface, start, end, seconds * _FLIGHT, -number * seconds * _AFTER))

    def say(self, text: str, near: tuple[int, int], bounds: pygame.Rect, m: Metrics) -> None:
        """Show why something cannot be done, beside a point and within the window."""
        surface = widgets.bubble(text, m.px(380), m.text, "warning", "copper", "#3a1a12")
        rect = surface.get_rect(midbottom=(near[0], near[1] - m.px(18)))
        if rect.top < bounds.top:
            rect.top = near[1] + m.px(26)
        rect.clamp_ip(bounds)
        self.toast = Toast(surface, rect.topleft, 1.8 + _READING * len(text))
        self.toast_text = text

    def update(self, dt: float) -> bool:
        """Let time pass; return whether anything has changed."""
        changed = self.is_moving
        for line in self.arrows:
            line.since += dt
        for token in self.rising:
            token.since += dt
        for coin in self.coins:
            coin.since += dt
        self.arrows = [one for one in self.arrows if one.since < one.seconds]
        self.rising = [one for one in self.rising if one.since < one.seconds]
        self.coins = [one for one in self.coins if one.since < one.seconds]
        if self.toast is not None:
            self.toast.since += dt
            if self.toast.since >= self.toast.seconds:
                self.hush()
                changed = True
        return changed

    def movers(self, m: Metrics) -> list[Mover]:
        """List what there is to draw, in drawing order."""
        movers: list[Mover] = []
        for one in self.arrows:
            grown = min(1.0, one.since / max(0.01, min(_GROW, one.seconds * 0.5)))
            movers += arrow(one.start, one.end, one.kind, m.unit, grown)
        movers += [_flying(one, m) for one in self.coins if one.since >= 0]
        for token in self.rising:
            part = token.since / token.seconds
            lift = m.px(_RISE) * (1 - (1 - part) ** 2)
            size = token.surface.get_size()
            at = (round(token.at[0] - size[0] / 2), round(token.at[1] - size[1] / 2 - lift))
            movers.append((token.surface, at))
        if self.toast is not None:
            movers.append((self.toast.surface, self.toast.at))
        return movers


def _flying(coin: Coin, m: Metrics) -> Mover:
    """Return a coin where it is on its way, which is an arc."""
    t = min(1.0, coin.since / coin.seconds)
    part = t * t * (3 - 2 * t)
    lift = m.px(60) * 4 * t * (1 - t)
    x = coin.start[0] + (coin.end[0] - coin.start[0]) * part
    y = coin.start[1] + (coin.end[1] - coin.start[1]) * part - lift
    return coin.surface, coin.surface.get_rect(center=(round(x), round(y))).topleft
