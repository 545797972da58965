"""Reactions of people at one screen tell neither what somebody holds nor what somebody wants."""

import time
from collections.abc import Sequence
from typing import Any

import pytest

from tabletop.controller.reactions import Pause, Stops
from tabletop.controller.session import Session
from tests.controller.instants import PLAIN, QUICK
from tests.controller.seats import learned
from tests.controller.throwing import ALL_QUICK, bots_go_on


def story(session: Session, pressed: Sequence[int]) -> list[list[object]]:
    """Return what a screen goes through from a throw until the next person looks."""
    states = [learned(session)]
    for seat in pressed:
        session.register(seat)
        states.append(learned(session))
    while session.curtain is None:
        assert len(states) < 40
        if session.pause is not None:
            session.go_on()
        else:
            deadline = time.monotonic() + 20
            while not session.tick():
                assert time.monotonic() < deadline
                time.sleep(0.0005)
        states.append(learned(session))
    return states


@pytest.mark.parametrize("pressed", [(), (2,), (1, 3)])
def test_hands_make_no_difference_before_anybody_looks(throw: Any, pressed: tuple[int, ...]) -> None:
    mine = [PLAIN, PLAIN]
    stories = [
        story(throw("PPPP", (mine, [one, PLAIN], [two, PLAIN], [PLAIN, three])), pressed)
        for one in (QUICK, PLAIN)
        for two in (QUICK, PLAIN)
        for three in (QUICK, PLAIN)
    ]
    assert all(one == stories[0] for one in stories)
    assert len(stories[0]) >= 2 + len(pressed)


@pytest.mark.parametrize("pressed", [(), (1,), (2,)])
def test_wishes_make_no_difference_with_several_people(throw: Any, pressed: tuple[int, ...]) -> None:
    wishes: list[Stops] = ["always", "able", "target", "never"]
    stories = []
    for one in wishes:
        for other in wishes:
            session = throw("PPP")
            session.reactions.stops = {1: one, 2: other}
            session.reactions.usual = other
            stories.append(story(session, pressed))
    assert all(one == stories[0] for one in stories)


def test_who_wants_to_be_left_alone_may_speak_up_all_the_same(throw: Any) -> None:
    session = throw("PPP")
    session.reactions.stops = {2: "never"}
    session.register(2)
    session.go_on()
    assert session.curtain == 2


def answered_by_a_bot(session: Session) -> list[list[object]]:
    """Return what there is to be seen of a bot's reaction, up to the end of its pause."""
    states = [learned(session)]
    time.sleep(0.02)
    for _ in range(5):
        assert not session.tick()
        states.append(learned(session))
        time.sleep(0.01)
    return states


def test_a_bots_reaction_waits_for_the_pause_whatever_it_is(throw: Any) -> None:
    waits = []
    for stone in (QUICK, PLAIN):
        session = throw("PBB", (ALL_QUICK[0], [stone, PLAIN], [PLAIN, PLAIN]))
        assert session.pause is not None
        assert session.pause.kind == "bot"
        waits.append(answered_by_a_bot(session))
        first = session.pause
        session.go_on()
        assert session.pause is None
        deadline = time.monotonic() + 20
        while not session.tick():
            assert time.monotonic() < deadline
            time.sleep(0.0005)
        assert session.pause not in (None, first), "the next one's turn to think"
        assert ("answered" in [event.kind for event in session.take_events()]) == (stone == QUICK)
    assert waits[0] == waits[1]


def test_bots_of_the_round_are_asked_in_their_turn(throw: Any) -> None:
    session = throw("PBPB")
    assert session.anyone is not None
    assert session.anyone.seats == (2,)
    assert not session.tick(), "no bot is faster than the people"
    session.register(2)
    bots_go_on(session)
    assert session.anyone is not None, "the bot has answered: all are asked anew"
    assert session.pause == Pause("anyone", 2)
    session.go_on()
    bots_go_on(session)
    assert session.curtain is None
    assert session.anyone is None or session.anyone.seats == (2,)


def test_a_round_of_bots_alone_is_no_question_to_people(throw: Any) -> None:
    session = throw("PPB", ([PLAIN, PLAIN], [], [PLAIN]), rival=2)
    assert session.anyone is None
    assert session.viewer == 0
    bots_go_on(session)
    assert session.viewer == 1
    assert session.request is not None
    assert session.request.prompt == "prompt-throw"
