"""Sessions of people and bots who throw stones at each other: what they are asked all at once."""

import json
import time

from tabletop.controller.reactions import Stops
from tabletop.controller.session import Session
from tabletop.controller.thinking import BotLike
from tabletop.engine import Answer, Choose, Match, Option, SeatMatch
from tests.controller.instants import PLAIN, QUICK

ALL_QUICK = ([QUICK, PLAIN],) * 4
"""The hands of up to four people who can all answer."""


class Ready:
    """A bot that answers whenever it can, else it ends its turn."""

    name = "ready"

    def choose(self, seat: SeatMatch) -> Answer:
        request = seat.request
        assert isinstance(request, Choose)
        return request.options[0] if request.optional else request.default()


def ready(_level: str, _seat: int, _seed: int) -> BotLike:
    return Ready()


def throwing(match: Match, rival: int) -> Option:
    """Return the option to throw a plain stone."""
    request = match.request
    assert isinstance(request, Choose)
    seat = request.seat
    stone = next(card for card in match.table.zone("hand", seat) if match.table.faces[card].id == PLAIN)
    return Option("throw", match.table.id_of(stone), ("player", rival))


def give(session: Session, verb: str) -> None:
    """Give the viewer's request its first option with a verb."""
    request = session.request
    assert isinstance(request, Choose)
    session.submit(next(one for one in request.options if one.verb == verb), request.serial)
    session.take_events()


def hits(session: Session, seat: int) -> int:
    return session.match.view(None).number(seat, "hits")


def bots_go_on(session: Session) -> None:
    """Let bots think and their pauses pass, until somebody at the screen is asked anything."""
    deadline = time.monotonic() + 20
    while session.request is None and session.curtain is None and session.anyone is None:
        assert time.monotonic() < deadline, "bots do not go on"
        if session.pause is not None:
            session.go_on()
        if not session.tick():
            time.sleep(0.0005)
        session.take_events()


def resumed(session: Session, stops: dict[int, Stops] | None = None) -> Session:
    """Save and resume, by way of JSON, with these stops chosen."""
    session.reactions.stops |= stops or {}
    record, meta = (json.loads(json.dumps(one)) for one in (session.record(), session.save_state()))
    again = Session.resume(session.match.game, record, meta, ready)
    again.take_events()
    return again
