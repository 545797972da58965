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
        self.toast: Toast | None = None
        self.toast_text = ""

    @property
    def is_moving(self) -> bool:
        """Tell whether frames are needed for their own sake."""
        return bool(self.arrows or self.rising)

    def clear(self) -> None:
        """Put everything out."""
        self.arrows.clear()
        self.rising.clear()
        self.hush()

    def hush(self) -> None:
        """Take the toast away."""
        self.toast = None
        self.toast_text = ""

    def point(self, start: Point, end: Point, kind: str, seconds: float) -> None:
        """Draw an arrow from one point to another for some seconds."""
        self.arrows.append(Arrow(start, end, kind, seconds))

    def rise(self, change: str, at: Point, m: Metrics, seconds: float) -> None:
        """Let a change of a figure rise: "-4½" as a wound, "+5" as a gain."""
        size = max(34, m.px(54))
        make = tokens.damage if change[0] in "-−" else tokens.bonus
        self.rising.append(Rising(make(change[1:], size), at, seconds))

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
        self.arrows = [one for one in self.arrows if one.since < one.seconds]
        self.rising = [one for one in self.rising if one.since < one.seconds]
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
        for token in self.rising:
            part = token.since / token.seconds
            lift = m.px(_RISE) * (1 - (1 - part) ** 2)
            size = token.surface.get_size()
            at = (round(token.at[0] - size[0] / 2), round(token.at[1] - size[1] / 2 - lift))
            movers.append((token.surface, at))
        if self.toast is not None:
            movers.append((self.toast.surface, self.toast.at))
        return movers
