"""What a game states about a table at which two players face each other, area by area; and what is told in passing.

Data only, as in `tables`; a game at whose table nobody does inherits `NoContest`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tabletop.engine import PlayerView, Request

if TYPE_CHECKING:
    from tabletop.controller.tables import Badge, Parts, Tone


class Front(NamedTuple):
    """A zone of one player and the same zone of the other, and the marker that moves on a track between them.

    :param zone: its name.
    :param icon: what the marker bears.
    :param label: message id of its name.
    :param totals: what the first seat and the second one have there.
    :param parts: how that comes about.
    :param value: where the marker stands: above 0 on the side of the first seat, below 0 on that of the second.
    :param step: by how much it will move when it next does, as things stand; signed alike.
    """

    zone: str
    icon: str
    tone: Tone
    label: str
    totals: tuple[int, int]
    parts: tuple[Parts, Parts]
    value: int
    step: int


class Contest(NamedTuple):
    """All that two players contest.

    :param fronts: from left to right.
    :param most: where each track ends, on either side.
    :param marks: the thresholds on either side; the last one is the end.
    :param note: message id: what tracks and thresholds are for; `low` and `high` are its arguments.
    :param verdict: who would win as things stand, and why.
    """

    fronts: tuple[Front, ...]
    most: int
    marks: tuple[int, ...]
    note: str
    verdict: Badge


class Contests(Protocol):
    """What a game states of areas that face each other, and what it tells of cards and questions in passing."""

    def contest(self, view: PlayerView) -> Contest | None:
        """Return what two players contest, or None where they do not face each other like that."""

    def about(self, view: PlayerView, card: int) -> Sequence[Badge]:
        """List what is to be told of a card besides what it says: how its figure comes about, what it may do."""

    def remark(self, view: PlayerView, request: Request) -> Badge | None:
        """Return what is to be known of a question besides its prompt, or None."""


class NoContest:
    """State a table at which nobody contests areas, and where cards and prompts say all."""

    def contest(self, view: PlayerView) -> Contest | None:
        """Return no contest."""
        return None

    def about(self, view: PlayerView, card: int) -> Sequence[Badge]:
        """List nothing."""
        return ()

    def remark(self, view: PlayerView, request: Request) -> Badge | None:
        """Return nothing."""
        return None
