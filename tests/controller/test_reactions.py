"""Reactions of people at one screen: one public "anyone?", and nothing that tells a hand or a wish."""

import json
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tabletop.controller.reactions import Pause, Stops
from tabletop.controller.session import Player, Session
from tabletop.controller.thinking import BotLike
from tabletop.engine import Answer, Choose, IllegalAnswer, Match, Option, Reason, SeatMatch
from tests.controller.instants import END, PASS, PLAIN, QUICK, Stones
from tests.controller.seats import plain
from tests.games.aguila_roja.scenes import Scene, Side

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


# -- one question to all


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


# -- neither hands nor wishes show


def state(session: Session) -> list[object]:
    """Return all that a screen could learn while nobody has been let look."""
    request = session.request
    return [
        session.viewer,
        session.curtain,
        session.waiting_for,
        session.anyone,
        session.pause,
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


def story(session: Session, pressed: Sequence[int]) -> list[list[object]]:
    """Return what a screen goes through from a throw until the next person looks."""
    states = [state(session)]
    for seat in pressed:
        session.register(seat)
        states.append(state(session))
    while session.curtain is None:
        assert len(states) < 40
        if session.pause is not None:
            session.go_on()
        else:
            deadline = time.monotonic() + 20
            while not session.tick():
                assert time.monotonic() < deadline
                time.sleep(0.0005)
        states.append(state(session))
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
    states = [state(session)]
    time.sleep(0.02)
    for _ in range(5):
        assert not session.tick()
        states.append(state(session))
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


# -- one person alone


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


def resumed(session: Session, stops: dict[int, Stops] | None = None) -> Session:
    """Save and resume, by way of JSON, with these stops chosen."""
    session.reactions.stops |= stops or {}
    record, meta = (json.loads(json.dumps(one)) for one in (session.record(), session.save_state()))
    again = Session.resume(session.match.game, record, meta, ready)
    again.take_events()
    return again


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


# -- undo, saves, seats that change hands, surrender


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


# -- Águila Roja


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
