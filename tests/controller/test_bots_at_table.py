"""Bots think beside the frame loop, and a seat changes hands at any moment."""

import threading
import time
from collections.abc import Callable

import pytest

from tabletop.controller import thinking
from tabletop.controller.session import Player, Session
from tabletop.controller.thinking import BotLike, PlainBot
from tabletop.engine import Answer, Reason, SeatMatch
from tests.controller.seats import END, Opened, default, settle, through


class Failing:
    """A bot that raises, or gives an answer that is none."""

    name = "failing"

    def __init__(self, answer: Answer | None) -> None:
        self.answer = answer

    def choose(self, seat: SeatMatch) -> Answer:
        if self.answer is None:
            raise RuntimeError("it lost the thread")
        return self.answer


@pytest.mark.parametrize("answer", [None, END])
def test_a_failing_bot_is_replaced_with_a_note_and_a_log_line(
    sit: Opened, caplog: pytest.LogCaptureFixture, answer: Answer | None
) -> None:
    session = sit("PB", bots=lambda *_: Failing(answer))
    default(session)
    through(session)
    assert session.request is not None
    assert session.take_notes() == [Reason("note-bot-failed", {"player": 1})]
    assert session.take_notes() == []
    assert "the bot at seat 1 failed" in caplog.text
    default(session)
    through(session)
    assert session.viewer == 0
    assert session.take_notes() == []
    assert session.players[1].bot == "plain"


class Gated:
    """A bot that waits for leave to answer."""

    name = "gated"

    def __init__(self) -> None:
        self.asked = threading.Semaphore(0)
        self.leave = threading.Semaphore(0)

    def choose(self, seat: SeatMatch) -> Answer:
        self.asked.release()
        assert self.leave.acquire(timeout=20)
        request = seat.request
        assert request is not None
        return request.default()


def ask(session: Session, bot: Gated) -> None:
    """Tick until the bot has been asked."""
    session.tick()
    assert bot.asked.acquire(timeout=20)


def until(session: Session, happens: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not happens():
        assert time.monotonic() < deadline
        session.tick()
        time.sleep(0.0005)


def test_no_frame_waits_for_a_bot_and_it_is_asked_once(sit: Opened) -> None:
    bot = Gated()
    session = sit("PB", bots=lambda *_: bot)
    default(session)
    ask(session, bot)
    for _ in range(5):
        assert not session.tick()
    assert not bot.asked.acquire(blocking=False)
    bot.leave.release()
    until(session, lambda: session.waiting_for == 0)


def test_what_a_bot_thought_before_an_undo_is_dropped(sit: Opened) -> None:
    bot = Gated()
    session = sit("PB", bots=lambda *_: bot)
    default(session)
    ask(session, bot)
    session.undo()
    assert session.request is not None
    bot.leave.release()
    time.sleep(0.02)
    assert not session.tick()
    assert session.waiting_for == 0
    default(session)
    ask(session, bot)
    bot.leave.release()
    until(session, lambda: session.waiting_for == 0)


def test_what_a_bot_thought_before_a_surrender_is_dropped(sit: Opened) -> None:
    bot = Gated()
    session = sit("PBPB", bots=lambda *_: bot)
    session.lift_curtain()
    default(session)
    session.take_events()
    ask(session, bot)
    session.concede(3)
    bot.leave.release()
    ask(session, bot)
    assert session.waiting_for == 1
    bot.leave.release()
    until(session, lambda: session.waiting_for == 2)


def test_a_seat_taken_from_a_bot_in_thought_is_the_persons(sit: Opened) -> None:
    bot = Gated()
    session = sit("PB", bots=lambda *_: bot)
    default(session)
    session.take_events()
    ask(session, bot)
    session.hand_over(1, None)
    bot.leave.release()
    time.sleep(0.02)
    assert not session.tick()
    assert (session.waiting_for, session.curtain) == (1, 1)
    assert session.players[1] == Player("Seat 1", None)


def test_a_seat_given_to_a_bot_plays_on(sit: Opened) -> None:
    session = sit("PP")
    session.lift_curtain()
    session.take_events()
    session.hand_over(0, "plain")
    assert session.viewer != 0
    settle(session)
    assert (session.waiting_for, session.curtain) == (1, 1)
    session.lift_curtain()
    assert session.viewer == 1
    default(session)
    through(session)
    assert (session.viewer, session.curtain) == (1, None)


def test_a_spectator_of_bots_takes_a_seat_without_a_curtain(sit: Opened) -> None:
    session = sit("BB")
    session.hand_over(1, None)
    settle(session)
    assert (session.viewer, session.curtain) == (1, None)
    assert session.request is not None


def test_an_unknown_level_leaves_the_seat_as_it_was(sit: Opened) -> None:
    def make(level: str, seat: int, seed: int) -> BotLike:
        raise ValueError(f"no level {level}")

    session = sit("PP", bots=make)
    with pytest.raises(ValueError, match="no level duke"):
        session.hand_over(0, "duke")
    assert session.players[0].bot is None


def test_bots_think_about_matches_of_their_own(sit: Opened) -> None:
    seen: list[SeatMatch] = []

    class Watching(PlainBot):
        def choose(self, seat: SeatMatch) -> Answer:
            seen.append(seat)
            return super().choose(seat)

    session = sit("PB", bots=lambda *_: Watching(1))
    default(session)
    settle(session)
    assert [one.seat for one in seen] == [1]
    assert seen[0]._match is not session.match


def test_closing_stops_the_thread(sit: Opened) -> None:
    session = sit("PB")
    default(session)
    session.tick()
    session.close()
    session.close()
    assert not [one for one in threading.enumerate() if one.name == "bots"]


def test_closing_does_not_wait_for_a_bot_in_thought(sit: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_PATIENCE", 0.02)
    bot = Gated()
    session = sit("PB", bots=lambda *_: bot)
    default(session)
    ask(session, bot)
    began = time.monotonic()
    session.close()
    assert time.monotonic() - began < 5
    bot.leave.release()
