"""Page: answers at random, and always legally."""

from __future__ import annotations

from tabletop.engine import Answer, Dice, SeatMatch


class Page:
    """Play any legal answer, each as likely as the next.

    :param seed: of its own dice; the match's are never touched.
    """

    name = "page"

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, seat: SeatMatch) -> Answer:
        """Answer the seat's open request.

        :raises LookupError: if the seat is not asked.
        """
        request = seat.request
        if request is None:
            raise LookupError("the seat is not asked")
        return request.sample(self._dice)
