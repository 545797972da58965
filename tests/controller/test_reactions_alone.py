"""Reactions of one person alone at the screen: asked where they want to be, and passed for elsewhere."""

from typing import Any

import pytest

from tabletop.controller.reactions import Stops
from tabletop.controller.session import Session
from tests.controller.instants import PLAIN, QUICK
from tests.controller.throwing import bots_go_on, give, ready, resumed


@pytest.mark.parametrize(
    ("stops", "rival", "is_asked"),
    [
        ("always", 2, True),
        ("always", 1, True),
        ("target", 1, True),
        ("target", 2, False),
        ("never", 1, False),
    ],
)
def test_one_person_alone_is_asked_where_they_want_to_be(
    throw: Any, stops: Stops, rival: int, is_asked: bool
) -> None:
    session = throw("BPB", rival=rival)
    session = resumed(session, {1: stops})
    assert session.reactions.usual == "always"
    assert session.anyone is None
    assert session.viewer == 1
    request = session.request
    assert (request is not None and request.prompt == "prompt-answer") == is_asked
    assert is_asked == (session.waiting_for == 1)
    session.close()


@pytest.mark.parametrize(("stone", "is_asked"), [(QUICK, True), (PLAIN, False)])
def test_one_person_alone_may_be_asked_only_where_there_is_a_choice(
    throw: Any, stone: str, is_asked: bool
) -> None:
    session = throw("BPB", ([PLAIN, PLAIN], [stone, PLAIN], [PLAIN]), rival=2)
    session = resumed(session, {1: "able"})
    assert is_asked == (session.waiting_for == 1)
    session.close()


def test_the_usual_stops_hold_from_the_first_moment_of_a_resumed_match(throw: Any) -> None:
    session = throw("BPB")
    again = Session.resume(session.match.game, session.record(), session.save_state(), ready, stops="never")
    assert again.match.request is not None
    assert again.match.request.prompt == "prompt-answer"
    assert again.waiting_for == 2
    again.close()


def test_the_usual_stops_are_for_who_has_not_chosen(throw: Any) -> None:
    session = throw("BPB", rival=2)
    session.reactions.stops = {1: "never"}
    session.reactions.usual = "target"
    request = session.request
    assert request is not None, "whoever is asked stays asked"
    give(session, "answer")
    bots_go_on(session)
    assert session.viewer == 1
    assert session.request is not None
    assert session.request.prompt == "prompt-throw"


def test_a_pass_that_was_given_for_somebody_can_be_thought_over(throw: Any) -> None:
    session = throw("BPB", ([PLAIN], [QUICK, PLAIN], []), rival=2)
    session.reactions.stops = {1: "never"}
    session = resumed(session)
    assert session.waiting_for == 1
    assert session.request is not None
    assert session.request.prompt == "prompt-throw"
    assert session.why_not_undo() is None
    session.undo()
    assert session.request is not None
    assert session.request.prompt == "prompt-answer"
    give(session, "answer")
    assert session.waiting_for == 1
    session.close()
