"""What a game states about a table at which players put something forward: purses, bids, banners, house rules.

Data only, as in `tables`; a game at whose table nobody does inherits `NoStakes`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tabletop.engine import ChooseSome, Option, PlayerView, Request

if TYPE_CHECKING:
    from tabletop.controller.tables import Tone


class Law(NamedTuple):
    """A rule that holds for this match and not for every one: a message, or all that a card says.

    :param text: message id; `""` where the card says it.
    :param card: the slug of the card that has brought it, or None.
    """

    text: str
    args: Mapping[str, Any] = MappingProxyType({})
    card: str | None = None


class Offer(NamedTuple):
    """What a player has put forward for what all play for.

    :param icon: how it looks: the closed hand of a bid, the open one (a palm), the banner of an attack.
    :param total: how much it is; None while nobody may know.
    :param is_joined: it lies by the card that it is for, and not before its player.
    """

    seat: int
    icon: str
    tone: Tone
    total: int | None = None
    is_joined: bool = False


class Tally(NamedTuple):
    """What those who choose have reached so far: a total, and what it must reach (0 where any will do)."""

    icon: str
    total: int
    needed: int = 0


class Stakes(Protocol):
    """What a game states of purses, offers and house rules."""

    def laws(self, view: PlayerView) -> Sequence[Law]:
        """List the rules that hold for this match and not for every one, in the order in which they count."""

    def apart(self, view: PlayerView, card: int) -> bool:
        """Return whether a card lies apart from the others of its zone: it has been used up."""

    def purse(self, view: PlayerView, seat: int) -> int | None:
        """Return what a player has to spend, which all may count; None where nobody spends."""

    def offers(self, view: PlayerView) -> Sequence[Offer]:
        """List what players have put forward, in the order in which they did."""

    def tally(self, view: PlayerView, request: ChooseSome, chosen: Sequence[Option]) -> Tally | None:
        """Return what the chosen options come to, or None where nothing is summed up."""

    def seals(self, request: Request) -> bool:
        """Return whether an answer is nobody else's to see while it is given."""


class NoStakes:
    """State a table at which nobody puts anything forward."""

    def laws(self, view: PlayerView) -> Sequence[Law]:
        """List nothing: the rulebook holds."""
        return ()

    def apart(self, view: PlayerView, card: int) -> bool:
        """Return that all cards of a zone lie together."""
        return False

    def purse(self, view: PlayerView, seat: int) -> int | None:
        """Return that nobody spends."""
        return None

    def offers(self, view: PlayerView) -> Sequence[Offer]:
        """List nothing."""
        return ()

    def tally(self, view: PlayerView, request: ChooseSome, chosen: Sequence[Option]) -> Tally | None:
        """Return nothing: how many are chosen is all that counts."""
        return None

    def seals(self, request: Request) -> bool:
        """Return that an answer may be looked at while it is given."""
        return False
