"""Reactions of people at one screen: a round of asking becomes one public "anyone?".

Rules ask every seat that might publicly react, one after the other (`Request.optional`). Were each of several people
shown that request behind a curtain, most of a match would be curtains for a pass; were only those shown it who hold
something, curtains would tell hands. So the whole round is offered to all of them at once, in the open and for as
long whatever they hold. Whoever speaks up is asked when the rules come to them; for the others the session passes.

One person alone has nobody to hide from: there is no "anyone?", and the table stops where that person wants it to,
which may be only where the hand holds something for the moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from tabletop.engine import Answer, Match, Request
from tabletop.engine.requests import Offer

Stops: TypeAlias = Literal["always", "able", "target", "never"]
"""Where the table stops for somebody to react: in every window, where they can, if they are the target, nowhere."""
STOPS: tuple[Stops, ...] = get_args(Stops)
_TARGETS = ("rival", "defender")
"""The arguments of a request that name whom it is aimed at."""

Verdict: TypeAlias = Literal["ask", "pass", "offer"]
"""What becomes of an open request: its seat is asked, or passes, or first there is an "anyone?"."""


class Anyone(NamedTuple):
    """A public question to everybody at the screen who might react: nothing of it depends on what they hold.

    :param prompt: what is asked (a message id), with its public arguments.
    :param seats: the people who might react, in the order in which the rules will ask.
    :param registered: those who have spoken up.
    """

    prompt: str
    args: Mapping[str, Any]
    seats: tuple[int, ...]
    registered: frozenset[int]


class Pause(NamedTuple):
    """A time for which a screen is to wait. How long is the screen's to say, by the kind of pause alone.

    A bot's reaction comes after one whatever it is, so that no haste tells that it holds nothing.

    :param kind: people may speak up; or a bot is asked for a reaction, and seems to think about it.
    :param number: another one for every pause.
    """

    kind: Literal["anyone", "bot"]
    number: int


class Reactions:
    """Remember the round of asking that is under way, and where people want the table to stop.

    Wherever `persons` are wanted, these are the seats of all the people at this screen.
    """

    def __init__(self, match: Match, usual: Stops = "always") -> None:
        self._match = match
        self.usual = usual
        """Where the table stops for those who have not chosen for themselves."""
        self.stops: dict[int, Stops] = {}
        """What people have chosen for themselves, by seat."""
        self._resting: dict[int, int] = {}  # by seat: the turn in which they want to be asked no more
        self.number = 0
        """Counts the rounds."""
        self._window: int | None = None
        self._is_over = False
        self._registered: set[int] = set()

    def verdict(self, persons: AbstractSet[int]) -> Verdict:
        """Return what becomes of the open request."""
        request = self._request
        if request is None:
            return "ask"
        self._enter(request)
        seat = request.seat
        if len(persons) > 1 and not self._is_over and self._who_may(request, persons):
            return "offer"
        if seat not in persons or seat in self._registered:
            return "ask"
        if len(persons) == 1 and self._stops_for(request):
            self._registered.add(seat)  # once asked they stay asked, whatever they choose meanwhile
            return "ask"
        return "pass"

    def offer(self, persons: AbstractSet[int]) -> Anyone:
        """Return the question to everybody which the round of asking is, where the verdict was to offer it."""
        request = self._request
        assert request is not None
        seats = self._who_may(request, persons)
        return Anyone(request.prompt, request.args, seats, frozenset(self._registered))

    def decline(self) -> Answer:
        """Return the answer for somebody who need not be asked, where the verdict was to pass."""
        request = self._request
        assert request is not None
        return request.default()

    def register(self, seat: int) -> None:
        """Remember that somebody wants to react in this round."""
        self._registered.add(seat)

    def may_rest(self, persons: AbstractSet[int]) -> bool:
        """Return whether the open request is one that somebody alone may be spared for the rest of the turn."""
        request = self._request
        if request is None or request.args.get("initiative"):
            return False
        return len(persons) == 1 and request.seat in persons

    def rest(self, seat: int) -> None:
        """Remember that somebody does not want to be asked any more in this turn."""
        self._resting[seat] = self._match.turns

    def close(self) -> None:
        """Let the rules go on asking: for whoever has not spoken up, it is a pass."""
        self._is_over = True

    def take_back(self, seat: int, persons: AbstractSet[int]) -> None:
        """Follow an undo: a pass that was given for somebody, and is taken back, is theirs to think over."""
        request = self._request
        if request is None:
            self._window = None
            return
        self._enter(request)
        self._resting.pop(seat, None)
        if self._is_over or len(persons) == 1:
            self._registered.add(seat)

    def change_hands(self, seat: int, is_person: bool) -> None:
        """Follow a seat from a person to a bot, or back: who comes anew has not been offered anything yet."""
        self._registered.discard(seat)
        self._resting.pop(seat, None)
        if is_person:
            self._window = None

    @property
    def _request(self) -> Request | None:
        """Return the open request if a reaction is asked for, else None."""
        request = self._match.request
        return request if request is not None and request.optional else None

    def _who_may(self, request: Request, persons: AbstractSet[int]) -> tuple[int, ...]:
        """List the people who are still to be asked; some may have left the match since the rules named them."""
        asked = [seat for seat in request.args["asked"] if seat in persons]
        return tuple([seat for seat in asked if self._match.why_not_concede(seat) is None])

    def _enter(self, request: Request) -> None:
        """Begin anew with each round of asking."""
        window = request.args["window"]
        if window != self._window:
            self._window, self._is_over, self._registered = window, False, set()
            self.number += 1

    def _stops_for(self, request: Request) -> bool:
        if request.args.get("initiative"):
            return _can_react(request)
        if self._resting.get(request.seat) == self._match.turns:
            return False
        wanted = self.stops.get(request.seat, self.usual)
        if wanted == "able":
            return _can_react(request)
        is_target = request.seat in [request.args.get(name) for name in _TARGETS]
        return wanted == "always" or (wanted == "target" and is_target)

    # -- remembering

    def saved(self) -> list[Stops | None]:
        """Return what people have chosen, as a save keeps it: an entry for each seat."""
        return [self.stops.get(seat) for seat in range(self._match.seats)]

    def restore(self, saved: Any) -> None:
        """Take over what a save says that people have chosen, as far as it makes sense; nobody has been asked yet."""
        self._window = None
        if isinstance(saved, list):
            self.stops = {seat: stops for seat, stops in enumerate(saved) if stops in STOPS}


def _can_react(request: Request) -> bool:
    """Return whether a seat can do anything but pass."""
    passes = request.default()
    return not isinstance(request, Offer) or any(option != passes for option in request.options)
