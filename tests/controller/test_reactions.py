"""Reactions of people at one screen: one public "anyone?" to all who might react."""

from typing import Any

import pytest

from tabletop.controller.reactions import Pause
from tabletop.controller.session import Player, Session
from tabletop.engine import Choose, IllegalAnswer
from tests.controller.instants import PASS, PLAIN, QUICK
from tests.controller.seats import plain
from tests.controller.throwing import give, hits, throwing
from tests.games.aguila_roja.scenes import Scene, Side


def test_a_whole_round_is_one_public_question_and_no_curtain(throw: Any) -> None:
    session = throw("PPP")
    anyone = session.anyone
    assert anyone is not None
    assert (anyone.prompt, anyone.seats, anyone.registered) == ("prompt-answer", (1, 2), frozenset())
    assert (anyone.args["player"], anyone.args["rival"]) == (0, 1)
    assert (session.curtain, session.request, session.viewer) == (None, None, 3)
    assert session.pause == Pause("anyone", 1)
    assert session.view() == session.view_shown == session.match.view(None)


def test_who_threw_first_sees_what_it_led_to(throw: Any) -> None:
    session = throw("PPP")
    session.go_on()
    session.take_events()
    session.lift_curtain()
    session.take_events()
    assert session.viewer == 1
    request = session.request
    assert request is not None
    session.submit(throwing(session.match, 0), request.serial)
    assert (session.anyone, session.viewer, session.request) == (None, 1, None)
    assert [event.kind for event in session.take_events()] == ["moved", "threw"]
    assert session.anyone is not None
    assert session.reset


def test_what_everybody_has_just_seen_is_not_played_again(throw: Any) -> None:
    session = throw("PPP")
    assert session.take_events() == []
    assert session.recap() == []
    assert [event.kind for event in session.history()][-2:] == ["moved", "threw"]


def test_for_the_silent_the_session_passes(throw: Any) -> None:
    session = throw("PPP")
    session.go_on()
    assert session.anyone is None
    assert hits(session, 1) == 1
    assert session.curtain is None, "everybody first sees that it hit"
    session.take_events()
    assert session.curtain == 1


def test_who_speaks_up_is_asked_in_the_order_of_the_rules(throw: Any) -> None:
    session = throw("PPPP")
    session.register(3)
    session.register(2)
    assert session.anyone is not None
    assert session.anyone.registered == {2, 3}
    assert session.curtain is None
    session.go_on()
    assert session.curtain == 2
    session.lift_curtain()
    session.take_events()
    give(session, "pass")
    assert session.curtain == 3
    session.lift_curtain()
    assert session.request is not None
    assert session.request.prompt == "prompt-answer"


def test_once_all_have_spoken_up_nobody_waits(throw: Any) -> None:
    session = throw("PPP")
    session.register(2)
    assert session.anyone is not None
    session.register(1)
    assert (session.anyone, session.curtain) == (None, 1)


def test_only_who_is_asked_can_speak_up(throw: Any) -> None:
    session = throw("PPP", ([PLAIN, PLAIN], [QUICK], []))
    assert session.anyone is not None
    assert session.anyone.seats == (1,)
    for seat in (0, 2, 7):
        session.register(seat)
    assert session.anyone.registered == frozenset()
    session.go_on()
    session.register(1)
    assert session.anyone is None


def test_after_an_answer_all_are_asked_anew(throw: Any) -> None:
    session = throw("PPP")
    session.register(1)
    session.go_on()
    session.lift_curtain()
    session.take_events()
    give(session, "answer")
    assert session.anyone is not None
    assert session.anyone.seats == (1, 2)
    assert session.anyone.registered == frozenset()
    assert session.pause == Pause("anyone", 2)


def test_a_late_answer_changes_nothing(throw: Any) -> None:
    session = throw("PPP")
    session.register(2)
    session.go_on()
    session.lift_curtain()
    request = session.request
    assert request is not None
    session.submit(PASS, request.serial)
    before = session.match.record()
    with pytest.raises(IllegalAnswer, match="reason-stale"):
        session.submit(PASS, request.serial)
    assert session.match.record() == before


def test_without_curtains_all_are_asked_at_once_too(throw: Any) -> None:
    session = throw("PPP", curtain=False)
    session.register(2)
    session.go_on()
    assert (session.viewer, session.curtain) == (2, None)
    assert session.request is not None


def test_a_silent_pass_is_no_decision(throw: Any) -> None:
    session = throw("PPP")
    session.go_on()
    session.take_events()
    session.lift_curtain()
    session.take_events()
    assert session.viewer == 1
    assert "threw" in [event.kind for event in session.recap()]


def duel() -> Scene:
    """Lay out a challenger, and two rivals who can both intercept."""
    guard = Side(village=["herrero", "arriero"], hand=2)
    return Scene(Side(village=["herrero"], hand=2), guard, guard)


def test_rivals_at_one_screen_are_asked_together_to_intercept() -> None:
    scene = duel()
    match = scene.match
    players = [Player(name) for name in ("Ana", "Luis", "Eva")]
    session = Session(match, players, plain)
    session.take_events()
    session.lift_curtain()
    session.take_events()
    request = session.request
    assert isinstance(request, Choose)
    attack = next(one for one in request.options if one.verb == "challenge" and one.target == ("player", 1))
    session.submit(attack, request.serial)
    session.take_events()
    assert session.anyone is not None
    assert session.anyone.prompt == "prompt-intercept"
    assert session.anyone.seats == (1, 2)
    session.register(2)
    session.go_on()
    session.take_events()
    assert session.curtain == 2
    session.lift_curtain()
    give(session, "intercept")
    assert session.anyone is None
    session.close()
