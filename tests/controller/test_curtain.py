"""Whose eyes the screen shows, what each is given, and that the curtain betrays nothing."""

import pytest

from tabletop.controller.session import Player, Session
from tabletop.engine import Dice, Event, Match
from tests.controller.seats import END, GAME, Opened, default, learned, plain, settle, through

# -- whose eyes


def test_a_lone_person_never_meets_a_curtain_and_always_looks(sit: Opened) -> None:
    session = sit("BPB")
    dice = Dice(1)
    for _ in range(60):
        settle(session)
        assert session.curtain is None
        assert session.viewer == 1
        request = session.request
        if request is None:
            break
        session.submit(request.sample(dice), request.serial)
        assert session.viewer == 1


def test_bots_alone_are_watched_by_a_spectator(sit: Opened) -> None:
    session = sit("BB")
    settle(session)
    assert session.outcome is not None
    assert session.viewer == 2
    assert session.request is None
    assert session.view() == session.match.view(None) == session.view_shown


def test_with_two_persons_the_first_lifts_the_curtain_too(sit: Opened) -> None:
    session = sit("PP")
    assert (session.curtain, session.viewer, session.request) == (0, 2, None)
    session.lift_curtain()
    assert (session.curtain, session.viewer) == (None, 0)
    assert session.request is not None
    assert session.reset


def test_simultaneous_musters_go_seat_after_seat_behind_curtains(sit: Opened) -> None:
    session = sit("PPP")
    asked = []
    for _ in range(3):
        settle(session)
        assert session.curtain is not None
        asked.append(session.curtain)
        session.lift_curtain()
        session.take_events()
        assert session.request is not None
        assert session.request.prompt == "prompt-muster"
        default(session)
    assert asked == [0, 1, 2]


def test_the_last_viewer_first_sees_what_the_answer_led_to(sit: Opened) -> None:
    session = sit("PP")
    through(session)
    default(session)
    assert (session.curtain, session.viewer, session.waiting_for) == (None, 0, 1)
    assert session.request is None
    assert [event.kind for event in session.take_events()] == ["sealed"]
    assert (session.curtain, session.viewer) == (1, 2)


def test_no_curtain_before_the_person_who_looked_last(sit: Opened) -> None:
    session = sit("PBP")
    through(session)
    default(session)
    through(session)
    default(session)
    through(session)
    assert session.viewer == 0
    request = session.request
    assert request is not None
    session.submit(END, request.serial)
    through(session)
    assert session.viewer == 2
    session.submit(END, session.match.request.serial if session.match.request else -1)
    settle(session)
    assert session.curtain == 0


def test_without_curtains_the_screen_changes_hands_at_once(sit: Opened) -> None:
    session = sit("PP", curtain=False)
    assert (session.viewer, session.curtain) == (0, None)
    default(session)
    session.take_events()
    assert (session.viewer, session.curtain) == (1, None)
    assert session.request is not None


def test_lifting_no_curtain_does_nothing(sit: Opened) -> None:
    session = sit("PB")
    session.lift_curtain()
    assert (session.viewer, session.curtain) == (0, None)


def test_a_curtain_does_not_come_where_there_is_nothing_secret(sit: Opened) -> None:
    position = {
        "seats": 2,
        "phase": "act",
        "numbers": {"turn": 0},
        "zones": {"field": [["mage-1"], ["archer-1"]]},
    }
    match = Match(GAME, 2, 1, {}, position)
    session = Session(match, [Player("Ana"), Player("Luis")], plain)
    assert (session.viewer, session.curtain) == (0, None)
    assert session.request is not None
    session.submit(END, session.request.serial)
    session.take_events()
    assert (session.viewer, session.curtain) == (1, None)


# -- events and views


def test_folded_events_give_the_view_for_everybody_in_turn(sit: Opened) -> None:
    session = sit("PPB", seed=5)
    dice = Dice(2)
    shown = session.view_shown.copy()
    for _ in range(150):
        session.tick()
        if session.curtain is not None:
            session.lift_curtain()
        if session.reset:
            session.reset = False
            shown = session.view_shown.copy()
        viewer = session.viewer
        expected = session.view()
        for event in session.take_events():
            shown.fold(event)
        assert viewer == shown.viewer
        assert shown == expected
        request = session.request
        if request is not None:
            session.submit(request.sample(dice), request.serial)


def test_each_person_is_given_events_from_their_own_last_look(sit: Opened) -> None:
    session = sit("PP")
    through(session)
    default(session)
    session.take_events()
    session.lift_curtain()
    given = session.take_events()
    assert given[0].kind == "counted"
    assert given[-1].kind == "sealed"
    assert given[-1].private is None
    default(session)
    session.take_events()
    session.lift_curtain()
    assert session.viewer == 0
    since = session.take_events()
    assert [event.kind for event in since][:2] == ["sealed", "opened"]
    assert session.history()[-len(since) :] == since


def test_recap_begins_at_the_viewers_own_last_decision(sit: Opened) -> None:
    session = sit("PP")
    through(session)
    default(session)
    through(session)
    default(session)
    through(session)
    recap = [event.kind for event in session.recap()]
    assert session.viewer == 0
    assert recap[:2] == ["sealed", "opened"]
    assert recap[-1] == "entered"


def test_the_log_ends_with_the_last_event_given(sit: Opened) -> None:
    session = sit("PB")
    assert session.history() == []
    given = session.take_events()
    assert session.history() == given
    default(session)
    assert session.history() == given


# -- nothing secret while the curtain is down


def given_out(session: Session) -> list[object]:
    """Return everything that a session gives out without lifting the curtain, what is saved in the clear included."""
    return [*learned(session), session.names, session.record()["head"], session.save_state()]


def with_other_secrets(session: Session, dice: Dice) -> None:
    """Permute all faces that a spectator does not know, on the table and in every event, in place."""
    table = session.match.table
    spectator = table.seats
    hidden = [card for card in table.by_id if not table.known_to(card, spectator)]
    faces = [table.faces[card] for card in hidden]
    dice.shuffle(faces)
    for card, face in zip(hidden, faces, strict=True):
        table.faces[card] = face
    table.version += 1
    events = table.events
    assert events is not None
    bit = 1 << spectator
    for number, event in enumerate(events):
        cards = tuple([one if one.mask & bit else one._replace(face="mage-1") for one in event.cards])
        private = None if event.private is None else (event.private[0], "other")
        args = {
            name: value._replace(face="mage-1") if hasattr(value, "mask") and not value.mask & bit else value
            for name, value in event.args.items()
        }
        events[number] = Event(event.kind, args, cards, private)


@pytest.mark.parametrize("decisions", [0, 1, 2, 17, 60, 140])
def test_behind_the_curtain_other_secrets_make_no_difference(sit: Opened, decisions: int) -> None:
    session = sit("PPP", seed=decisions)
    dice = Dice(decisions)
    while decisions or session.curtain is None:
        settle(session)
        session.lift_curtain()
        session.take_events()
        request = session.request
        assert request is not None
        session.submit(request.sample(dice), request.serial)
        decisions = max(0, decisions - 1)
        session.take_events()
    before = given_out(session)
    assert session.curtain is not None
    secret = [session.match.view(seat) for seat in range(3)]
    with_other_secrets(session, dice)
    assert given_out(session) == before
    assert [session.match.view(seat) for seat in range(3)] != secret, "there was something to hide"


def test_a_lifted_curtain_would_have_shown_the_difference(sit: Opened) -> None:
    session = sit("PP")
    session.lift_curtain()
    session.take_events()
    before = given_out(session)
    with_other_secrets(session, Dice(1))
    assert given_out(session) != before
