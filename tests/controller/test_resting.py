"""One person alone who wants to be asked no more in this turn."""

from tabletop.controller.reactions import Reactions
from tabletop.controller.session import Player, Session
from tabletop.engine import Choose, Match
from tests.controller.instants import END, PASS, PLAIN, QUICK, Stones
from tests.controller.seats import plain

ALONE = {1}


def thrown() -> Match:
    """Return a match of three in which seat 0 has just thrown at seat 2; all can throw back."""
    match = Match(Stones([PLAIN], [QUICK, PLAIN], [QUICK, PLAIN]), 3)
    give(match, "throw")
    return match


def give(match: Match, verb: str) -> None:
    """Answer with the last option that has a verb: the one that is aimed at the last seat."""
    request = match.request
    assert isinstance(request, Choose)
    match.answer(next(one for one in reversed(request.options) if one.verb == verb))


def test_who_rests_is_asked_again_in_the_next_turn() -> None:
    match = thrown()
    reactions = Reactions(match)
    assert reactions.verdict(ALONE) == "ask"
    assert reactions.may_rest(ALONE)
    reactions.rest(1)
    match.answer(PASS)
    give(match, "answer")  # seat 2 throws back: all are asked anew
    assert match.request is not None
    assert match.request.seat == 1
    assert reactions.verdict(ALONE) == "pass"
    match.answer(PASS)
    match.answer(PASS)
    match.answer(END)  # the turn of seat 1
    give(match, "throw")
    assert match.request is not None
    assert match.request.seat == 1
    assert reactions.verdict(ALONE) == "ask"


def test_to_rest_is_for_one_person_who_is_asked_for_a_reaction() -> None:
    match = thrown()
    reactions = Reactions(match)
    assert not reactions.may_rest({1, 2})
    assert not reactions.may_rest({2}), "seat 1 is asked"
    match.answer(PASS)
    match.answer(PASS)
    assert match.request is not None
    assert not match.request.optional
    assert not reactions.may_rest(ALONE), "it is their own turn"


def test_who_takes_the_pass_back_is_asked_again() -> None:
    match = thrown()
    reactions = Reactions(match)
    assert reactions.verdict(ALONE) == "ask"
    reactions.rest(1)
    match.answer(PASS)
    match.undo(1)
    reactions.take_back(1, ALONE)
    assert reactions.verdict(ALONE) == "ask"
    match.answer(PASS)
    give(match, "answer")
    assert reactions.verdict(ALONE) == "ask"


def test_a_session_passes_for_who_rests() -> None:
    match = thrown()
    players = [Player("A", "page"), Player("B", None), Player("C", "page")]
    session = Session(match, players, plain)
    session.take_events()
    assert session.may_rest
    request = session.request
    assert request is not None
    session.reactions.rest(1)
    session.submit(request.default(), request.serial)
    give(match, "answer")
    session.take_events()
    assert session.waiting_for == 2
    assert not session.may_rest
    session.close()
