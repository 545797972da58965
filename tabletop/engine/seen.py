"""A table laid out as one seat sees it, so that rules which only read can be asked about a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine.dice import Dice
from tabletop.engine.layout import Layout
from tabletop.engine.state import Card
from tabletop.engine.table import Table
from tabletop.engine.views import PlayerView


class Seen:
    """Lay out the table that a view shows: each card under its public id, unknown ones with their backs up.

    The same figures, prices and prohibitions hold there as on the true table, as far as all that they ask is public.

    :param layout: of the match; :param setup: what follows from its options; :param faces: all faces by slug.
    :param count: how many cards there are in the match.
    """

    def __init__(self, layout: Layout, setup: Any, faces: Mapping[str, Any], count: int) -> None:
        self._layout = layout
        self._setup = setup
        self._faces = faces
        self._count = count
        self._view: PlayerView | None = None
        self._table: Table | None = None

    def table(self, view: PlayerView) -> Table:
        """Return the table that a view shows; the last one is kept until something differs. Only to be read."""
        if self._table is None or view != self._view:
            self._view, self._table = view.copy(), self._lay(view)
        return self._table

    def _lay(self, view: PlayerView) -> Table:
        faces = [self._faces.get(view.faces.get(card, "")) for card in range(self._count)]
        table = Table(self._layout, faces, {}, self._setup, Dice(0))
        table.events = None
        for (zone, seat), ids in view.zones.items():
            for card in map(Card, ids):
                host = view.hosts.get(card)
                table.move(card, zone, seat, None if host is None else Card(host))
        table.marks.update({(Card(card), name): value for (card, name), value in view.marks.items()})
        table.numbers.update(view.numbers)
        table.phase = view.phase
        return table
