"""Sessions that are closed after each test."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tabletop.controller.session import Player, Session
from tabletop.engine import (
    Match,
)
from tests.controller.seats import GAME, Opened, plain


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
