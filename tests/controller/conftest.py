"""Sessions that are closed after each test."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from tabletop.controller.session import Player, Session
from tabletop.engine import Match
from tests.controller.instants import Stones
from tests.controller.seats import GAME, Opened, plain
from tests.controller.throwing import ALL_QUICK, ready, throwing


@pytest.fixture
def sit() -> Iterator[Opened]:
    """Open sessions; their threads are stopped afterwards. `P` is a person, any other letter a bot."""
    opened: list[Session] = []

    def start(who: str, options: Mapping[str, Any] | None = None, seed: int = 3, **rest: Any) -> Session:
        players = [Player(f"Seat {seat}", None if one == "P" else "plain") for seat, one in enumerate(who)]
        rest.setdefault("bots", plain)
        session = Session(Match(GAME, len(who), seed, options), players, **rest)
        opened.append(session)
        return session

    yield start
    for session in opened:
        session.close()


@pytest.fixture
def throw() -> Iterator[Any]:
    """Open sessions in which seat 0 has just thrown at somebody, and give their events to who looks.

    `P` is a person, `B` a bot.
    """
    opened: list[Session] = []

    def start(who: str, hands: Sequence[Sequence[str]] = ALL_QUICK, rival: int = 1, **rest: Any) -> Session:
        players = [Player(f"Seat {seat}", None if one == "P" else "ready") for seat, one in enumerate(who)]
        match = Match(Stones(*hands[: len(who)]), len(who))
        if who[0] == "B":
            match.answer(throwing(match, rival))
        session = Session(match, players, **{"bots": ready, **rest})
        opened.append(session)
        if who[0] == "P":
            session.take_events()
            session.lift_curtain()
            session.take_events()
            assert session.request is not None
            session.submit(throwing(match, rival), session.request.serial)
            session.take_events()
        return session

    yield start
    for session in opened:
        session.close()
