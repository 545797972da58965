"""How tests of rulings open a battle: mustered, one warrior each, or two against two."""

from __future__ import annotations

from typing import Any

from tabletop.engine import ChooseSome, Match
from tests.games.la_campana.board import Board

ALLIANCE = {"mode": "alliance"}


def muster(match: Match, count: int = 1) -> None:
    """Let every seat begin with its first warriors."""
    while match.request is not None and match.request.prompt == "prompt-muster":
        request = match.request
        assert isinstance(request, ChooseSome)
        match.answer(tuple(request.options[:count]))


def lone(*last: str) -> list[list[str]]:
    """Give every seat one warrior."""
    return [[slug] for slug in last]


def allies(hands: list[list[str]], castle: list[list[str]] | None = None, **more: Any) -> Board:
    """Lay out an alliance of seats 0 and 2 against 1 and 3."""
    field: list[list[Any]] = [["mage-1"], [{"card": "knight-1", "damage": 14}], ["archer-1"], ["mage-4"]]
    return Board(field, hands, castle, options=ALLIANCE, **more)
