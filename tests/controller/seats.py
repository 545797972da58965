"""Sessions for tests: opening one, going on to the next decision, saving and resuming."""

import json
import time
from collections.abc import Callable

from tabletop import games
from tabletop.controller.session import Session
from tabletop.controller.thinking import BotLike, PlainBot
from tabletop.engine import Option

GAME = games.get("la_campana")
END = Option("end")
Opened = Callable[..., Session]


def plain(_level: str, seat: int, seed: int) -> BotLike:
    return PlainBot(seed + seat)


def learned(session: Session) -> list[object]:
    """Return all that a screen could learn of a session, besides what it saves, without letting anybody look."""
    request = session.request
    return [
        session.viewer,
        session.curtain,
        session.waiting_for,
        session.anyone,
        session.pause,
        session.may_rest,
        None if request is None else (request.prompt, getattr(request, "options", None)),
        session.take_events(),
        session.view(),
        session.view_shown.copy(),
        session.history(),
        session.recap(),
        session.why_not_undo(),
        session.take_notes(),
        session.reset,
        session.outcome,
    ]


def settle(session: Session) -> None:
    """Let bots go on until a person is asked or the match is over."""
    deadline = time.monotonic() + 20
    while session.request is None and session.curtain is None and session.outcome is None:
        assert time.monotonic() < deadline, "bots do not go on"
        if not session.tick():
            time.sleep(0.0005)
        session.take_events()


def default(session: Session) -> None:
    """Give the viewer's request the answer that declines."""
    request = session.request
    assert request is not None
    session.submit(request.default(), request.serial)


def through(session: Session) -> None:
    """Go on to the next decision of a person, lifting a curtain."""
    settle(session)
    session.lift_curtain()
    session.take_events()


def again(session: Session) -> Session:
    """Save and resume, by way of JSON."""
    record = json.loads(json.dumps(session.record()))
    meta = json.loads(json.dumps(session.save_state()))
    return Session.resume(GAME, record, meta, plain)
