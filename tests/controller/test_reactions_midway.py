"""What may happen while all are asked for a reaction: undo, saves, seats that change hands, surrender."""

from typing import Any

import pytest

from tabletop.controller.session import Session
from tabletop.engine import IllegalAnswer, Reason
from tests.controller.instants import END, PASS, PLAIN, QUICK
from tests.controller.seats import plain
from tests.controller.throwing import bots_go_on, give, hits, resumed


def test_nothing_is_taken_back_while_all_are_asked(throw: Any) -> None:
    session = throw("PPP")
    assert session.why_not_undo() == Reason("reason-undo-anyone")
    with pytest.raises(IllegalAnswer, match="reason-undo-anyone"):
        session.undo()
    assert session.anyone is not None


def test_who_spoke_up_can_take_the_answer_back(throw: Any) -> None:
    session = throw("PP", ([PLAIN], [QUICK, QUICK]))
    session.register(1)
    session.lift_curtain()
    session.take_events()
    request = session.request
    assert request is not None
    session.submit(PASS, request.serial)
    session.undo()
    assert (session.viewer, session.anyone, session.curtain) == (1, None, None)
    assert session.request is not None
    assert session.request.prompt == "prompt-answer"
    assert session.request.serial == request.serial


def test_a_pass_given_for_one_of_several_can_be_thought_over_too(throw: Any) -> None:
    session = throw("PP", ([PLAIN, PLAIN], [QUICK]))
    session.go_on()
    session.take_events()
    session.lift_curtain()
    session.take_events()
    assert session.viewer == 1
    session.undo()
    assert session.request is not None
    assert session.request.prompt == "prompt-answer"
    give(session, "pass")
    assert hits(session, 1) == 1
    assert session.request is not None
    assert session.request.prompt == "prompt-throw"


def test_a_match_saved_while_all_are_asked_goes_on_there(throw: Any) -> None:
    session = throw("PPP")
    session.register(2)
    again = resumed(session, {1: "target"})
    assert again.anyone == session.anyone._replace(registered=frozenset())
    assert (again.viewer, again.curtain, again.request) == (3, None, None)
    assert again.take_events() == []
    assert again.view() == again.view_shown == session.view()
    assert again.reactions.stops == {1: "target"}
    again.register(2)
    again.go_on()
    assert again.curtain == 2
    again.close()


@pytest.mark.parametrize("saved", [None, "always", ["sometimes", 3, None], [{}]])
def test_what_a_damaged_save_says_of_stops_is_left_aside(throw: Any, saved: Any) -> None:
    session = throw("PPP")
    record = session.record()
    record["head"]["screen"]["stops"] = saved
    again = Session.resume(session.match.game, record, session.save_state(), plain)
    assert again.reactions.stops == {}
    assert again.anyone is not None
    again.close()


def test_a_seat_given_to_a_bot_is_no_longer_among_those_asked(throw: Any) -> None:
    session = throw("PPP")
    session.hand_over(1, "ready")
    assert session.anyone is not None
    assert session.anyone.seats == (2,)
    session.hand_over(2, "ready")
    assert session.anyone is None
    assert session.pause is not None
    assert session.pause.kind == "bot"
    bots_go_on(session)
    assert "answered" in [event.kind for event in session.match.events]


def test_who_has_spoken_up_and_leaves_it_to_a_bot_is_not_waited_for(throw: Any) -> None:
    session = throw("PPP", ([PLAIN, PLAIN], [PLAIN], [PLAIN]))
    session.register(1)
    session.go_on()
    assert session.curtain == 1
    session.hand_over(1, "ready")
    assert session.curtain is None
    bots_go_on(session)
    assert hits(session, 1) == 1


def test_a_seat_taken_from_a_bot_in_mid_round_is_offered_the_round(throw: Any) -> None:
    session = throw("PBP")
    session.go_on()
    assert session.anyone is None
    session.hand_over(1, None)
    assert session.anyone is not None
    assert session.anyone.seats == (1, 2)
    session.register(1)
    session.go_on()
    assert session.curtain == 1


def test_who_surrenders_while_all_are_asked_is_asked_no_more(throw: Any) -> None:
    session = throw("PPPP")
    session.concede(2)
    session.take_events()
    assert session.anyone is not None
    assert session.anyone.seats == (1, 3)
    session.concede(1)
    session.take_events()
    assert session.anyone is not None
    assert session.anyone.seats == (3,)
    session.register(3)
    assert session.curtain == 3


def test_when_the_last_who_might_react_surrenders_it_is_over(throw: Any) -> None:
    session = throw("PBP", ([PLAIN, PLAIN], [PLAIN], [PLAIN]))
    session.concede(2)
    session.take_events()
    assert session.anyone is None
    bots_go_on(session)
    assert hits(session, 1) == 1


def test_when_the_thrower_surrenders_the_throw_is_forgotten(throw: Any) -> None:
    session = throw("PPP")
    session.register(2)
    session.concede(0)
    session.take_events()
    assert session.anyone is None
    assert session.curtain == 1
    assert hits(session, 1) == 0


def test_a_match_that_ends_while_all_are_asked_asks_nothing(throw: Any) -> None:
    session = throw("PP", ([PLAIN], [QUICK]))
    session.concede(1)
    assert (session.anyone, session.pause, session.curtain) == (None, None, None)
    assert session.outcome is not None


def test_a_whole_match_of_people_who_never_speak_up(throw: Any) -> None:
    session = throw("PPP", ([PLAIN] * 3, [QUICK], [PLAIN]))
    asked = 0
    while session.outcome is None:
        session.take_events()
        if session.anyone is not None:
            asked += 1
            session.go_on()
        elif session.curtain is not None:
            session.lift_curtain()
        elif session.request is not None:
            assert session.request.prompt == "prompt-throw"
            session.submit(END, session.request.serial)
    assert asked == 1
