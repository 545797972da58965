"""A row of cards to be put in order: drag one along, or move the one under the focus with the arrow keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui.art.faces import snap
from tabletop.ui.art.plans import width_for
from tabletop.ui.table import widgets
from tabletop.ui.table.layers import Mover

if TYPE_CHECKING:
    from tabletop.controller.choosing import OrderState
    from tabletop.ui.table.show import Show


class OrderRow:
    """Show the items of an order side by side, numbered by their place.

    Args:
        show: makes the surfaces, and says how large the window is.
        order: what is to be ordered; it is changed by dragging.
    """

    def __init__(self, show: Show, order: OrderState) -> None:
        self._show = show
        self.order = order
        self.carried: int | None = None
        self.at = 0
        """The place that the arrow keys move."""

    def places(self) -> list[pygame.Rect]:
        """Return where the items lie, first to last."""
        m = self._show.metrics
        count = len(self.order.items)
        height = snap(m.px(230))
        wide = width_for(height)
        room = round(m.size[0] * 0.7)
        step = min(wide + m.px(14), (room - wide) / max(1, count - 1))
        left = (m.size[0] - round(step * (count - 1)) - wide) // 2
        y = (m.size[1] - height) // 2
        return [pygame.Rect(round(left + step * number), y, wide, height) for number in range(count)]

    def press(self, point: tuple[int, int]) -> bool:
        """Take hold of the item under a point; return whether there is one."""
        hits = [number for number, rect in enumerate(self.places()) if rect.collidepoint(point)]
        self.carried = hits[-1] if hits else None
        if hits:
            self.at = hits[-1]
        return bool(hits)

    def motion(self, point: tuple[int, int]) -> bool:
        """Carry the item that is held to the place nearest to a point; return whether the order has changed."""
        if self.carried is None:
            return False
        places = self.places()
        to = min(range(len(places)), key=lambda number: abs(places[number].centerx - point[0]))
        if to == self.carried:
            return False
        self.order.carry(self.carried, to)
        self.carried = self.at = to
        return True

    def release(self) -> None:
        """Let go."""
        self.carried = None

    def step(self, by: int) -> None:
        """Move the item at the present place by one."""
        to = self.at + by
        if 0 <= to < len(self.order.items):
            self.order.carry(self.at, to)
            self.at = to

    def movers(self) -> list[Mover]:
        """Draw the row on its board."""
        show, places = self._show, self.places()
        if not places:
            return []
        m = show.metrics
        board = places[0].unionall(places).inflate(m.px(40), m.px(70))
        ground = widgets.panel_ground(board.size, m.unit)
        movers: list[Mover] = [(ground, board.topleft)]
        for number, (option, rect) in enumerate(zip(self.order.items, places, strict=True)):
            spec = None if option.card is None else show.faces.known(show.view, option.card)
            movers.append((show.bank.card(spec, rect.height), rect.topleft))
            mark = widgets.engraved(str(number + 1), m.label)
            movers.append((mark, mark.get_rect(midbottom=(rect.centerx, rect.top)).topleft))
            if number == self.at:
                ring = show.bank.frame("focus", rect.size, m.px(10))
                movers.append((ring, (rect.x - m.px(10), rect.y - m.px(10))))
        return movers
