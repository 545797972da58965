"""Effects that wait for their turn: all that were woken at once are one batch, and somebody orders it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from tabletop.engine import Asking, Choose, Option, Rules, Table

MOST_EFFECTS = 200
"""So many effects in a row are a loop: what still waits is dropped, and everybody is told."""


class Pending(NamedTuple):
    """An effect that waits.

    :param label: what tells it from others: the card's face, which of its sentences, whose it is. Public.
    :param order: where it stands in the list from which the next is chosen: public, and telling nothing.
    :param run: carries it out.
    """

    label: tuple[str, int, int]
    order: Hashable
    run: Callable[[], Rules]


class Waiting:
    """Hold the effects that wait, and carry them out batch by batch.

    :param chooser: the seat that orders effects which were woken at once.
    """

    def __init__(self, table: Table, chooser: int) -> None:
        self.table = table
        self.chooser = chooser
        self._woken: list[Pending] = []
        self._done = 0

    @property
    def is_done(self) -> bool:
        """Return whether nothing waits."""
        return not self._woken

    def wake(self, pending: Pending) -> None:
        """Let an effect wait: behind the batch in hand, if there is one."""
        self._woken.append(pending)

    def resolve(self) -> Rules:
        """Carry out all that waits, and all that it wakes."""
        while self._woken:
            batch, self._woken = self._woken, []
            batch.sort(key=lambda pending: (pending.order, pending.label))
            while batch:
                pending = batch[0]
                if len({one.label for one in batch}) > 1:
                    number = yield from self._ask(batch)
                    pending = batch[number]
                batch.remove(pending)
                self._done += 1
                if self._done > MOST_EFFECTS:
                    self._woken.clear()
                    self.table.note("loop_stopped", n=MOST_EFFECTS)
                    return
                yield from pending.run()

    def _ask(self, batch: list[Pending]) -> Asking[int]:
        """Ask which comes next: one at a time, for what an effect brings may change the choice."""
        options = [Option("effect", None, ("effect", number)) for number in range(len(batch))]
        option = yield Choose(
            self.table,
            self.chooser,
            "prompt-order-effects",
            lambda _table, _seat: options,
            effects=tuple([pending.label for pending in batch]),
        )
        number: int = option.target[1]
        return number
