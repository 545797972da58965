"""A match that a test has laid out, and short words to play it and to look at it; cards are named by slug."""

from __future__ import annotations

from typing import Any, Self

from tabletop.engine import Choose, ChooseSome, Event, Match, Option, Request, Table


class AnyScene:
    """A match of any game; a game's own scene lays it out, and adds the game's own words.

    :param match: the match.
    """

    def __init__(self, match: Match) -> None:
        self.match = match

    @classmethod
    def of(cls, match: Match) -> Self:
        """Look at a match that was begun otherwise."""
        scene = cls.__new__(cls)
        scene.match = match
        return scene

    # -- playing

    def take(self, answer: Any) -> Self:
        """Give an answer as the kernel takes it."""
        self.match.answer(answer)
        return self

    def why_not(self, option: Option) -> str | None:
        """Return the id of the reason why something cannot be done, and hold that it is offered if there is none."""
        request = self.request
        assert isinstance(request, Choose)
        reason = request.why_not(option)
        assert (reason is None) == (option in request.options)
        return None if reason is None else reason.id

    def pop(self, options: list[Option], slug: str) -> Option:
        """Take the first option with a card out of a list of them."""
        option = next(one for one in options if one.card is not None and self.name_of(one) == slug)
        options.remove(option)
        return option

    # -- looking

    @property
    def table(self) -> Table:
        """Return the true table."""
        return self.match.table

    @property
    def request(self) -> Request:
        """Return what is asked now."""
        assert self.match.request is not None
        return self.match.request

    @property
    def asked(self) -> tuple[int, str]:
        """Return who is asked what."""
        return self.request.seat, self.request.prompt

    @property
    def offered(self) -> list[str]:
        """List what is offered, each option by its name; effects by the card that they are of."""
        request = self.request
        assert isinstance(request, (Choose, ChooseSome))
        if request.prompt == "prompt-order-effects":
            return sorted(face for face, _, _ in request.args["effects"])
        return sorted(self.name_of(option) for option in request.options)

    def name_of(self, option: Option) -> str:
        """Name an option by its card, or else by its verb."""
        if option.card is None:
            return option.verb
        slug: str = self.table.faces[self.table.by_id[option.card]].id
        return slug

    @property
    def seats_offered(self) -> list[int]:
        """List the seats that are offered."""
        request = self.request
        assert isinstance(request, Choose)
        return [one.target[1] for one in request.options if isinstance(one.target, tuple)]

    @property
    def turn(self) -> int:
        """Return whose turn it is."""
        return self.number("turn")

    @property
    def phase(self) -> str:
        """Return the phase."""
        return self.table.phase

    def number(self, name: str, seat: int = 0) -> int:
        """Return a public number."""
        return self.table.number(seat, name)

    def zone(self, name: str, seat: int = 0) -> list[str]:
        """List the slugs in a zone, in the order of the alphabet."""
        return sorted(self.table.faces[card].id for card in self.table.zone(name, seat))

    def hand(self, seat: int = 0) -> list[str]:
        """List the slugs of a hand."""
        return self.zone("hand", seat)

    def count(self, name: str, seat: int = 0) -> int:
        """Return how many cards lie in a zone."""
        return len(self.table.zone(name, seat))

    def told(self, kind: str) -> list[Event]:
        """List what has been told of a kind."""
        return [event for event in self.match.events if event.kind == kind]
