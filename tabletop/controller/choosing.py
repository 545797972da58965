"""What has been chosen so far of a request that takes more than one click: several options, a number, an order."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.controller.tables import Thing
from tabletop.engine import Answer, Arrange, ChooseNumber, ChooseSome, Option, Reason


def origin(option: Option) -> Thing | None:
    """Return what an option starts from: its card, or without one the place that it is done to."""
    return option.target if option.card is None else option.card


class SeveralState:
    """What has been chosen so far of a `ChooseSome`.

    :param request: the open request.
    :param chosen: what was chosen before the table changed beside it; what is no longer offered is let go.
    """

    def __init__(self, request: ChooseSome, chosen: Sequence[Option] = ()) -> None:
        self._request = request
        self.chosen: tuple[Option, ...] = tuple([one for one in chosen if one in request.options])

    @property
    def least(self) -> int:
        """Return the least number that can be confirmed (0 where nothing at all will do)."""
        request = self._request
        if request.or_none:
            return 0
        return request.sizes[0] if request.sizes else request.lowest

    @property
    def most(self) -> int:
        """Return the greatest number that can be chosen as things stand."""
        return self._request.highest

    @property
    def sizes(self) -> tuple[int, ...]:
        """Return the numbers that can be confirmed where they have gaps, such as (3, 6); else ()."""
        return self._request.sizes

    @property
    def count(self) -> int:
        """Return how many are chosen."""
        return len(self.chosen)

    @property
    def weight(self) -> int:
        """Return what the chosen weigh together; `floor` is what they must."""
        return self._request.weight(self.chosen)

    @property
    def floor(self) -> int:
        """Return the least weight that can be confirmed, 0 where nothing is weighed."""
        return self._request.floor

    @property
    def answer(self) -> Answer:
        """Return what Confirm would give."""
        return self.chosen

    @property
    def why_not(self) -> Reason | None:
        """Return why it cannot be confirmed yet, or None."""
        return self._request.why_not(self.chosen)

    @property
    def may_confirm(self) -> bool:
        """Return whether what is chosen is a legal answer."""
        return self.why_not is None

    def has(self, thing: Thing) -> bool:
        """Return whether a thing on the table is among the chosen."""
        return any(origin(option) == thing for option in self.chosen)

    def toggle(self, option: Option) -> Reason | None:
        """Choose an option, or let it go; return why it cannot be chosen, or None.

        Where only one can be chosen, the new one takes the old one's place.
        """
        if option in self.chosen:
            self.chosen = tuple([one for one in self.chosen if one != option])
            return None
        if self.count >= self.most:
            if self.most != 1:
                return Reason("reason-too-many", {"n": self.count + 1, "most": self.most})
            self.chosen = ()
        self.chosen += (option,)
        return None

    def clear(self) -> None:
        """Let everything go."""
        self.chosen = ()


class NumberState:
    """The number of a `ChooseNumber`'s stepper.

    :param value: where it stands at first; the lowest by default.
    """

    def __init__(self, request: ChooseNumber, value: int | None = None) -> None:
        self.low = request.low
        self.high = request.high
        self.value = request.low
        if value is not None:
            self.put(value)

    @property
    def answer(self) -> Answer:
        """Return what Confirm would give."""
        return self.value

    def step(self, by: int) -> None:
        """Go up or down, as far as the range allows."""
        self.put(self.value + by)

    def put(self, value: int) -> None:
        """Set the value, or the nearest that the range allows."""
        self.value = min(max(value, self.low), self.high)


class OrderState:
    """The order of an `Arrange`: `items`, first to last.

    :param items: the order that it had before the table changed beside it, if these are still the options.
    """

    def __init__(self, request: Arrange, items: Sequence[Option] = ()) -> None:
        same = request.why_not(tuple(items)) is None
        self.items: tuple[Option, ...] = tuple(items) if same else tuple(request.options)

    @property
    def answer(self) -> Answer:
        """Return what Confirm would give."""
        return self.items

    def carry(self, start: int, to: int) -> None:
        """Carry the item at one place of the order to another; the others close up.

        :param start: its place now, from 0.
        :param to: its place then, from 0; beyond the ends it stops there.
        """
        items = list(self.items)
        if not 0 <= start < len(items):
            return
        items.insert(max(0, to), items.pop(start))
        self.items = tuple(items)
