"""Answers, undo, surrender, saves, whole matches."""

import json
from typing import Any

import pytest

from tabletop.controller.session import Player, Session
from tabletop.engine import Choose, ChooseSome, Dice, IllegalAnswer, Match, Reason
from tests.controller.mouse import Mouse
from tests.controller.seats import END, GAME, Opened, again, default, plain, settle, through

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
    recruit = next(option for option in request.options if option.verb == "recruit")
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
    assert session.match.why_not_concede(0) is None
    session.concede(0)
    assert session.match.why_not_concede(0) == Reason("reason-out")
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
    ("seats", "options", "prompts"),
    [
        (2, {}, {"muster", "act", "buy", "barter", "discard-before-trade"}),
        (4, {"mode": "alliance"}, {"muster", "act", "spoils"}),
    ],
)
def test_a_match_goes_on_from_inside_every_prompt(
    sit: Opened, seats: int, options: dict[str, Any], prompts: set[str]
) -> None:
    wanted = {f"prompt-{name}": 2 for name in prompts}
    for seed in range(20):
        session = sit("P" * seats, options, seed)
        dice = Dice(seed)
        while any(wanted.values()):
            through(session)
            request = session.request
            if request is None:
                break
            if wanted.get(request.prompt):
                wanted[request.prompt] -= 1
                goes_on(session)
            session.submit(request.sample(dice), request.serial)
    assert not any(wanted.values()), wanted


def goes_on(session: Session) -> None:
    """Resume from a save made inside the open prompt, and answer it there."""
    request = session.request
    assert request is not None
    resumed = again(session)
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
    resumed.submit(request.default(), asked.serial)
    assert resumed.match.record()["head"]["answers"] == request.serial + 1


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
    assert not [face.id for face in GAME.cards if f'"{face.id}"' in head]
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
