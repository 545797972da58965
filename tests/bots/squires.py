"""What tests ask of squires at the table of any game."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop import bots
from tabletop.bots import Bot
from tabletop.engine import Answer, Game, Match
from tests.games.scenes import AnyScene


def asked(scene: AnyScene, seed: int) -> Answer:
    """Ask a squire in place of whoever is asked."""
    seat = scene.request.seat
    return bots.make("squire", seat, seed).choose(scene.match.seat(seat))


def play(match: Match, players: Sequence[Bot]) -> None:
    """Let bots play a match to its end."""
    while match.request is not None:
        match.answer(players[match.request.seat].choose(match.seat(match.request.seat)))


def wins_of_a_squire(game: Game, seats: int, matches: int, first: int) -> int:
    """Count how many matches a squire alone among pages wins, each from the next place.

    :param first: the seed of the first match.
    """
    won = 0
    for number in range(matches):
        squire = number % seats
        match = Match(game, seats, first + number)
        match.table.events = None
        play(
            match, [bots.make("squire" if seat == squire else "page", seat, number) for seat in range(seats)]
        )
        assert match.outcome is not None
        won += match.outcome.winners == (squire,)
    return won
