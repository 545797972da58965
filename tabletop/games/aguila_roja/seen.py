"""A table laid out as one seat sees it, so that rules which only read can be asked about a view."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.engine import Card, Dice, Layout, PlayerView, Table
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.state import Setup


class Seen:
    """Lay out the table that a view shows: each card under its public id, unknown ones with their backs up.

    The same figures, prices and prohibitions hold there as on the true table, since all that they ask is public.
    Ids never leave the deck that they were dealt to, so a card's owner may be asked by its id as well.

    :param layout: of the match; :param setup: what follows from its options; :param pieces: all cards by slug.
    """

    def __init__(self, layout: Layout, setup: Setup, pieces: Mapping[str, Piece]) -> None:
        self._layout = layout
        self._setup = setup
        self._pieces = pieces
        self._view: PlayerView | None = None
        self._table: Table | None = None

    def table(self, view: PlayerView) -> Table:
        """Return the table that a view shows; the last one is kept until something differs. Only to be read."""
        if self._table is None or view != self._view:
            self._view, self._table = view.copy(), self._lay(view)
        return self._table

    def _lay(self, view: PlayerView) -> Table:
        setup = self._setup
        faces = [self._pieces.get(view.faces.get(card, "")) for card in range(len(setup.owners))]
        table = Table(self._layout, faces, {}, setup, Dice(0))
        table.events = None
        for (zone, seat), ids in view.zones.items():
            for card in map(Card, ids):
                host = view.hosts.get(card)
                table.move(card, zone, seat, None if host is None else Card(host))
        table.marks.update({(Card(card), name): value for (card, name), value in view.marks.items()})
        table.numbers.update(view.numbers)
        table.phase = view.phase
        return table
