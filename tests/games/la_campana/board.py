"""A battle laid out as data, and short words to play it with."""

from __future__ import annotations

from typing import Any

from tabletop import games
from tabletop.engine import Answer, Choose, Match, Option, Reason

GAME = games.get("la_campana")
DECK = ("deck", 0)


class Board:
    """A match from a position, with cards named by slug.

    :param field: per seat, what stands there: slugs, or entries as docs/positions.md tells.
    :param hand: per seat; the deck holds whatever lies nowhere else.
    :param rest: where the cards lie that are named nowhere.
    """

    def __init__(
        self,
        field: list[list[Any]],
        hand: list[list[str]],
        castle: list[list[str]] | None = None,
        *,
        discard: list[str] | None = None,
        deck: list[str] | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 1,
        rest: str = "deck",
        **numbers: Any,
    ) -> None:
        zones: dict[str, Any] = {"field": field, "hand": hand, "castle": castle or []}
        zones["discard"] = discard or []
        if deck is not None:
            zones["deck"] = deck
        position = {"phase": "act", "zones": zones, "numbers": {"turn": 0, **numbers}, "rest": rest}
        self.match = Match(GAME, len(field), seed, options, position)

    def id(self, slug: str) -> int:
        """Return the id that a card bears now."""
        table = self.match.table
        return next(table.id_of(card) for card in table.by_id if table.faces[card].id == slug)

    def option(self, verb: str, slug: str | None = None, target: Any = None) -> Option:
        """Make an option from slugs."""
        card = None if slug is None else self.id(slug)
        return Option(verb, card, self.id(target) if isinstance(target, str) else target)

    def do(self, verb: str, slug: str | None = None, target: Any = None) -> Board:
        """Play an option."""
        self.match.answer(self.option(verb, slug, target))
        return self

    def answer(self, answer: Answer) -> Board:
        """Answer what is asked."""
        self.match.answer(answer)
        return self

    def choose(self, *slugs: str) -> Board:
        """Choose some cards of a hand."""
        return self.answer(tuple([Option("discard", self.id(slug)) for slug in slugs]))

    def can(self, verb: str, slug: str | None = None, target: Any = None) -> bool:
        """Return whether an option is offered, and hold that `why_not` agrees."""
        request = self.match.request
        assert isinstance(request, Choose)
        option = self.option(verb, slug, target)
        offered = option in request.options
        assert offered == (request.why_not(option) is None)
        return offered

    def why_not(self, verb: str, slug: str | None = None, target: Any = None) -> str | None:
        """Return the id of the reason why an option is not offered."""
        assert self.match.request is not None
        reason: Reason | None = self.match.request.why_not(self.option(verb, slug, target))
        return None if reason is None else reason.id

    def zone(self, name: str, seat: int = 0) -> list[str]:
        """List the slugs in a zone."""
        table = self.match.table
        return [table.faces[card].id for card in table.zone(name, seat)]

    def where(self, slug: str) -> str:
        """Return the zone in which a card lies."""
        table = self.match.table
        return table.place_of(table.by_id[self.id(slug)])[0]

    def damage(self, slug: str) -> float:
        """Return the damage of a warrior or a shield, in points."""
        table = self.match.table
        return table.marks.get((table.by_id[self.id(slug)], "damage"), 0) / 2

    def number(self, name: str, seat: int = 0) -> int:
        """Return a number of a seat."""
        return self.match.table.numbers.get((seat, name), 0)

    @property
    def prompt(self) -> str | None:
        """Return what is asked now."""
        return None if self.match.request is None else self.match.request.prompt

    @property
    def turn(self) -> int:
        """Return whose turn it is."""
        return self.number("turn")
