"""Seats at one screen: whose eyes it shows, the curtain, bots, undo, saves."""

import json
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from tabletop import games
from tabletop.controller import thinking
from tabletop.controller.session import Player, Session
from tabletop.controller.thinking import BotLike, PlainBot
from tabletop.engine import (
    Answer,
    Choose,
    ChooseSome,
    Dice,
    Event,
    IllegalAnswer,
    Match,
    Option,
    Reason,
    SeatMatch,
)
from tests.controller.mouse import Mouse

GAME = games.get("la_campana")
END = Option("end")
Opened = Callable[..., Session]


def plain(_level: str, seat: int, seed: int) -> BotLike:
    return PlainBot(seed + seat)


@pytest.fixture
def sit() -> Iterator[Opened]:
    """Open sessions; their threads are stopped afterwards. `P` is a person, any other letter a bot."""
    opened: list[Session] = []

    def start(who: str, options: Mapping[str, Any] | None = None, seed: int = 3, **rest: Any) -> Session:
        players = [Player(f"Seat {seat}", None if one == "P" else "plain") for seat, one in enumerate(who)]
        rest.setdefault("bots", plain)
        session = Session(Match(GAME, len(who), seed, options), players, **rest)
        opened.append(session)
        return session

    yield start
    for session in opened:
        session.close()


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
    """Return everything that a screen could learn of a session without lifting the curtain."""
    request = session.request
    return [
        session.viewer,
        session.curtain,
        session.waiting_for,
        None if request is None else (request.prompt, getattr(request, "options", None)),
        session.take_events(),
        session.view(),
        session.view_shown,
        session.history(),
        session.recap(),
        session.why_not_undo(),
        session.take_notes(),
        session.names,
        session.outcome,
        session.record()["head"],
        session.save_state(),
    ]


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


# -- answers


def test_a_stale_serial_is_refused(sit: Opened) -> None:
    session = sit("PB")
    request = session.request
    assert request is not None
    answer = request.default()
    for serial in (request.serial - 1, request.serial + 1):
        with pytest.raises(IllegalAnswer, match="reason-stale"):
            session.submit(answer, serial)
    session.submit(answer, request.serial)
    with pytest.raises(IllegalAnswer, match="reason-stale"):
        session.submit(answer, request.serial)


def test_an_answer_behind_the_curtain_is_refused(sit: Opened) -> None:
    session = sit("PP")
    request = session.match.request
    assert request is not None
    with pytest.raises(IllegalAnswer, match="reason-stale"):
        session.submit(request.default(), request.serial)
    assert session.match.request is request


def test_an_illegal_answer_changes_nothing(sit: Opened) -> None:
    saved: list[object] = []
    session = sit("PB", autosave=lambda *kept: saved.append(kept))
    request = session.request
    assert request is not None
    before = len(session.match.events)
    with pytest.raises(IllegalAnswer, match="reason-too-few"):
        session.submit((), request.serial)
    assert (len(session.match.events), saved) == (before, [])


def test_the_number_of_players_must_fit(sit: Opened) -> None:
    with pytest.raises(ValueError, match="1 players: expected 2"):
        Session(Match(GAME, 2), [Player("Ana")], plain)


# -- bots


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


# -- undo


def test_undo_takes_the_last_answer_back(sit: Opened) -> None:
    session = sit("PB")
    session.take_events()
    before = session.view()
    request = session.request
    assert request is not None
    session.submit(request.default(), request.serial)
    session.reset = False
    assert session.why_not_undo() is None
    session.undo()
    assert session.reset
    assert session.request is not None
    assert session.request.prompt == "prompt-muster"
    assert session.view() == session.view_shown == before
    assert session.take_events() == []


def test_undo_is_refused_with_a_reason(sit: Opened) -> None:
    session = sit("PB")
    assert session.why_not_undo() == Reason("reason-undo-nothing")
    default(session)
    settle(session)
    assert session.why_not_undo() == Reason("reason-undo-other")
    with pytest.raises(IllegalAnswer, match="reason-undo-other"):
        session.undo()


def test_undo_is_covered_by_the_curtain(sit: Opened) -> None:
    session = sit("PP")
    through(session)
    default(session)
    session.take_events()
    assert session.curtain == 1
    assert session.why_not_undo() == Reason("reason-undo-curtain")


def test_a_drawn_card_stays_drawn(sit: Opened) -> None:
    session = sit("PB")
    default(session)
    settle(session)
    request = session.request
    assert isinstance(request, Choose)
    draw = next(option for option in request.options if option.verb == "draw")
    session.submit(draw, request.serial)
    assert session.why_not_undo() == Reason("reason-undo-learned")


def test_after_an_undo_others_still_get_their_events_from_their_last_look(sit: Opened) -> None:
    session = sit("PPB", seed=8)
    for _ in range(2):
        through(session)
        default(session)
    session.take_events()
    through(session)
    assert session.viewer == 0
    request = session.request
    assert isinstance(request, Choose)
    recruit = next((option for option in request.options if option.verb == "recruit"), None)
    if recruit is None:
        pytest.fail("this seed leaves a warrior in hand")
    session.submit(recruit, request.serial)
    session.take_events()
    session.undo()
    assert session.request is not None
    session.submit(END, session.request.serial)
    session.take_events()
    session.lift_curtain()
    assert session.viewer == 1
    shown = session.view_shown.copy()
    for event in session.take_events():
        shown.fold(event)
    assert shown == session.match.view(1)


# -- surrender


def test_a_surrender_goes_through_and_a_second_is_refused(sit: Opened) -> None:
    session = sit("PBB")
    for _ in range(2):
        through(session)
        default(session)
    assert session.why_not_concede(0) is None
    session.concede(0)
    assert session.why_not_concede(0) == Reason("reason-out")
    with pytest.raises(IllegalAnswer, match="reason-out"):
        session.concede(0)


def test_the_curtain_does_not_wait_for_somebody_who_has_surrendered(sit: Opened) -> None:
    session = sit("PPP")
    assert session.curtain == 0
    session.concede(0)
    assert session.curtain == 1
    session.lift_curtain()
    assert session.viewer == 1


# -- saves


def test_everything_is_saved_after_every_answer_bots_too(sit: Opened) -> None:
    saved: list[tuple[dict[str, Any], dict[str, Any]]] = []
    session = sit("PB", autosave=lambda record, meta: saved.append((record, meta)))
    default(session)
    assert [record["head"]["answers"] for record, _ in saved] == [1]
    settle(session)
    assert [record["head"]["answers"] for record, _ in saved] == [1, 2]
    assert saved[0][1] == {
        "players": [{"name": "Seat 0", "kind": "human"}, {"name": "Seat 1", "kind": "plain"}]
    }


def test_a_save_that_fails_is_told_once_and_the_match_goes_on(
    sit: Opened, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(record: dict[str, Any], meta: dict[str, Any]) -> None:
        raise OSError("the disk is full")

    session = sit("PB", autosave=fail)
    default(session)
    settle(session)
    assert session.take_notes() == [Reason("storage-autosave-failed")]
    assert "the disk is full" in caplog.text
    default(session)
    assert session.take_notes() == []


@pytest.mark.parametrize(
    ("seats", "options", "seed", "prompts"),
    [
        (
            2,
            {},
            5,
            {"prompt-muster", "prompt-act", "prompt-buy", "prompt-barter", "prompt-discard-before-trade"},
        ),
        (4, {"mode": "alliance"}, 1, {"prompt-muster", "prompt-act", "prompt-spoils"}),
    ],
)
def test_a_match_goes_on_from_inside_every_prompt(
    sit: Opened, seats: int, options: dict[str, Any], seed: int, prompts: set[str]
) -> None:
    session = sit("P" * seats, options, seed)
    dice = Dice(seed)
    met: dict[str, int] = {}
    while prompts - met.keys() and session.outcome is None:
        through(session)
        request = session.request
        assert request is not None
        met[request.prompt] = met.get(request.prompt, 0) + 1
        if met[request.prompt] <= 2:
            resumed = again(session)
            assert resumed.names == session.names
            assert resumed.players == session.players
            assert resumed.curtain == request.seat
            resumed.lift_curtain()
            asked = resumed.request
            assert asked is not None
            assert (asked.seat, asked.prompt, asked.serial) == (request.seat, request.prompt, request.serial)
            assert getattr(asked, "options", None) == getattr(request, "options", None)
            assert resumed.view() == session.view() == resumed.view_shown
            assert resumed.take_events() == []
            assert resumed.history() == session.history()
            assert resumed.recap() == session.recap()
            answer = request.default()
            resumed.submit(answer, asked.serial)
        session.submit(request.sample(dice), request.serial)
    assert prompts <= met.keys()


def test_a_match_goes_on_while_an_ally_makes_room_for_the_spoils() -> None:
    hands = [["sword-9"], ["gold-2", "gold-3"], [f"potion-{value}" for value in range(2, 9)], ["gold-4"]]
    field = [["knight-1"], [{"card": "archer-1", "damage": 18}], ["mage-1"], ["mage-2"]]
    position = {
        "seats": 4,
        "options": {"mode": "alliance"},
        "phase": "act",
        "numbers": {"turn": 0},
        "zones": {"hand": hands, "field": field},
    }
    match = Match(GAME, 4, 1, {"mode": "alliance"}, position)
    session = Session(match, [Player(name) for name in ("Ana", "Luis", "Eva", "Juan")], plain)
    through(session)
    attack = match.request
    assert isinstance(attack, Choose)
    session.submit(next(one for one in attack.options if one.verb == "attack"), attack.serial)
    through(session)
    spoils = session.request
    assert spoils is not None
    assert (spoils.prompt, session.viewer) == ("prompt-spoils", 2)
    session.submit(1, spoils.serial)
    room = session.request
    assert room is not None
    assert room.prompt == "prompt-make-room"
    resumed = again(session)
    assert resumed.curtain == 2
    resumed.lift_curtain()
    asked = resumed.request
    assert isinstance(asked, ChooseSome)
    assert isinstance(room, ChooseSome)
    assert (asked.prompt, asked.options, asked.least) == ("prompt-make-room", room.options, 1)
    resumed.submit(asked.default(), asked.serial)
    assert resumed.waiting_for == 0


def again(session: Session) -> Session:
    """Save and resume, by way of JSON."""
    record = json.loads(json.dumps(session.record()))
    meta = json.loads(json.dumps(session.save_state()))
    return Session.resume(GAME, record, meta, plain)


def test_what_was_not_yet_seen_when_saved_is_seen_on_resuming(sit: Opened) -> None:
    session = sit("PB")
    session.take_events()
    default(session)
    session.assisted = True
    resumed = again(session)
    assert resumed.assisted
    assert (resumed.viewer, resumed.curtain) == (0, None)
    assert resumed.take_events() == session.take_events() != []
    resumed.close()


@pytest.mark.parametrize("screen", [None, 7, {"seen": "all", "decided": [None, -4, 10**9]}])
def test_a_record_without_sound_counts_shows_the_table_as_it_is(sit: Opened, screen: object) -> None:
    session = sit("PB")
    default(session)
    record = session.record()
    if screen is None:
        del record["head"]["screen"]
    else:
        record["head"]["screen"] = screen
    resumed = Session.resume(GAME, record, session.save_state(), plain)
    assert resumed.take_events() == []
    assert resumed.view() == resumed.view_shown
    assert not resumed.assisted


def test_the_head_of_a_record_tells_no_face(sit: Opened) -> None:
    session = sit("PP", seed=11)
    through(session)
    default(session)
    head = json.dumps(session.record()["head"])
    assert not [face.id for face in GAME.cards if f'"{face.id}"' in head]  # type: ignore[attr-defined]
    assert '"seed"' not in head


# -- whole matches


@pytest.mark.parametrize("who", ["PBPB", "PPPPP"])
def test_persons_and_bots_play_to_the_end(sit: Opened, who: str) -> None:
    session = sit(who, seed=4)
    Mouse(session, seed=1, fidgets=60).play()
    assert session.outcome is not None
    assert session.request is None
    assert session.curtain is None


def test_a_choose_some_of_the_muster_is_a_hot_seat_prompt(sit: Opened) -> None:
    session = sit("PP")
    session.lift_curtain()
    assert isinstance(session.request, ChooseSome)
