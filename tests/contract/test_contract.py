"""What the kernel promises of every game, at every seat count, in every mode; written against `games.all()`.

A game is tormented here from the day it is listed. The suite's own sharpness is shown in test_leaks_are_found.py.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from tabletop import games
from tabletop.engine import Choose, Dice, IllegalAnswer, Match, Option, Reason, SetupError
from tests.contract.players import (
    Setup,
    asked,
    decisions,
    is_mid_effect,
    play_out,
    right_answers,
    seeds,
    setups,
    snapshot,
    truth,
    wrong_answers,
)

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
every_match = pytest.mark.parametrize(
    ("setup", "seed"),
    [(setup, seed) for setup in setups() for seed in seeds(1)],
    ids=lambda value: str(value) if isinstance(value, Setup) else f"seed-{value}",
)


def assert_refused(reason: Reason | None) -> None:
    """Demand a reason that names a message."""
    assert reason is not None
    assert reason.id.startswith("reason-")


def assert_sound(match: Match) -> None:
    """Demand that each card lies in one place, bears one id, and that what lies on cards, or is sealed, exists."""
    table = match.table
    count = len(table.by_id)
    lying = [card for cards in table.lists for card in cards]
    assert sorted(lying) == list(range(count))
    assert sorted(table.id_of(card) for card in lying) == list(range(count))
    assert all(table.id_of(card) == id_ for id_, card in enumerate(table.by_id))
    for place, cards in zip(table.layout.places, table.lists, strict=True):
        assert all(table.place_of(card) == place for card in cards)
        if place[0] in table.layout.mixed:
            assert [table.id_of(card) for card in cards] == sorted(table.id_of(card) for card in cards)
    upon = table.layout.upon
    assert all(table.place_of(card)[0] == upon for card in table.hosts)
    assert all(table.place_of(card)[1] == table.place_of(host)[1] for card, host in table.hosts.items())
    assert all(value > 0 for value in table.marks.values())
    assert (match.request is None) == (match.outcome is not None)
    if match.outcome is not None:
        assert match.outcome.winners
        assert set(match.outcome.winners) <= set(range(match.seats))
        assert len(match.outcome.scores) == match.seats


# -- playing


@every_setup
def test_random_play_ends_in_an_outcome(setup: Setup) -> None:
    for seed in seeds(2):
        match = setup.match(seed)
        for number, request in enumerate(decisions(match, Dice(seed))):
            assert request.seat in range(setup.seats)
            assert request.serial == number
        assert_sound(match)
        assert match.outcome is not None
        with pytest.raises(IllegalAnswer, match="reason-match-over"):
            match.answer(Option("end"))
        with pytest.raises(IllegalAnswer, match="reason-match-over"):
            match.concede(0)


@every_match
def test_the_set_of_card_instances_never_changes(setup: Setup, seed: int) -> None:
    match = setup.match(seed)
    faces = sorted(face.id for face in setup.game.faces(setup.seats, match.options))
    for _ in decisions(match, Dice(seed)):
        assert_sound(match)
        assert sorted(face.id for face in match.table.faces) == faces
    assert_sound(match)


@every_match
def test_a_reaction_tells_its_round_of_asking_and_who_is_still_to_be_asked(setup: Setup, seed: int) -> None:
    match = setup.match(seed)
    window, left = -1, ()
    rounds = []
    for request in decisions(match, Dice(seed)):
        if not request.optional:
            continue
        assert setup.game.reactions
        assert type(request.args["window"]) is int
        asked = request.args["asked"]
        assert asked[0] == request.seat
        assert request.why_not(request.default()) is None
        if request.args["window"] == window:
            assert asked == left, "those who are left of the round, in its order"
        else:
            window = request.args["window"]
            rounds.append(window)
        assert len(set(asked)) == len(asked)
        left = asked[1:]
    assert len(set(rounds)) == len(rounds), "no two rounds share a number"


@every_setup
def test_whatever_is_listed_is_accepted(setup: Setup) -> None:
    for seed in seeds(1):
        match, dice = setup.match(seed), Dice(seed)
        for number, request in enumerate(decisions(match, dice)):
            assert request.why_not(request.default()) is None
            assert request.why_not(request.sample(dice)) is None
            if number % 12 and not is_mid_effect(match):
                continue
            for answer in right_answers(request, dice):
                assert request.why_not(answer) is None
                again = match.clone()
                again.answer(answer)
                assert_sound(again)


@every_match
def test_everything_else_is_refused_and_changes_nothing(setup: Setup, seed: int) -> None:
    untroubled = setup.match(seed)
    play_out(untroubled, Dice(seed))
    match, fuzz = setup.match(seed), Dice(seed + 1)
    verbs = ["no-such-verb"]
    for number, request in enumerate(decisions(match, Dice(seed))):
        if isinstance(request, Choose):
            verbs = sorted({*verbs, *[option.verb for option in request.options]})
        if number % 10 and not is_mid_effect(match):
            continue
        before = truth(match.table)
        for answer in wrong_answers(match, verbs, fuzz):
            assert_refused(request.why_not(answer))
            with pytest.raises(IllegalAnswer) as refusal:
                match.answer(answer)
            assert_refused(refusal.value.reason)
        assert match.request is request
        assert truth(match.table) == before
    assert snapshot(match) == snapshot(untroubled)


@every_match
def test_only_the_seat_that_is_asked_is_asked(setup: Setup, seed: int) -> None:
    match = setup.match(seed)
    for request in decisions(match, Dice(seed)):
        for seat in range(setup.seats):
            mine = match.seat(seat)
            assert mine.request is (request if seat == request.seat else None)
            if seat != request.seat:
                assert mine.why_not(request.default()) == Reason("reason-not-asked")


def test_a_match_is_not_set_up_for_a_wrong_number_of_seats() -> None:
    for game in games.all():
        for seats in (game.players[0] - 1, game.players[-1] + 1, 0, -1, float(game.players[0]), "2", None):
            with pytest.raises(SetupError, match="error-seats"):
                Match(game, seats)  # type: ignore[arg-type]


def test_a_match_is_not_set_up_with_wrong_options() -> None:
    for game in games.all():
        with pytest.raises(SetupError, match="no-such-option"):
            Match(game, game.players[0], 0, {"no-such-option": 1})
        for spec in game.options:
            values: tuple[Any, ...] = ("no-such-value", None, 0.0, -1, [], {})
            for value in values:
                with pytest.raises(SetupError, match=spec.name):
                    Match(game, game.players[0], 0, {spec.name: value})


# -- copying and repeating


@every_match
def test_a_clone_is_the_original_at_every_decision(setup: Setup, seed: int) -> None:
    match = setup.match(seed)
    for number, _ in enumerate(decisions(match, Dice(seed))):
        clone = match.clone()
        assert truth(clone.table) == truth(match.table)
        assert asked(clone.request) == asked(match.request)
        if number % 16 == 0 or (is_mid_effect(match) and number % 3 == 0):
            other = clone.clone()
            play_out(clone, Dice(number), 24)
            assert snapshot(other) == snapshot(match)
            play_out(other, Dice(number), 24)
            assert snapshot(other) == snapshot(clone)
    assert snapshot(match.clone()) == snapshot(match)


@every_setup
def test_a_replay_is_the_original(setup: Setup) -> None:
    for seed in seeds(1):
        match = setup.match(seed)
        play_out(match, Dice(seed))
        record = json.loads(json.dumps(match.record()))
        assert snapshot(Match.replay(setup.game, record)) == snapshot(match)
        answers = record["head"]["answers"]
        part = Match.replay(setup.game, record, answers // 2)
        assert part.record()["head"]["answers"] == answers // 2
        live = setup.match(seed)
        play_out(live, Dice(seed), answers // 2)
        assert snapshot(part) == snapshot(live)


@every_match
def test_folding_the_events_gives_the_view_of_every_seat_and_the_spectator(setup: Setup, seed: int) -> None:
    viewers = [*range(setup.seats), None]
    match = setup.match(seed)
    folded = [match.first_view(viewer) for viewer in viewers]
    taken = 0

    def compare() -> None:
        nonlocal taken
        for viewer, view in zip(viewers, folded, strict=True):
            for event in match.events[taken:]:
                view.fold(event.seen_by(match.viewer(viewer)))
            assert view == match.view(viewer)
        taken = len(match.events)

    for _ in decisions(match, Dice(seed)):
        compare()
    compare()


@every_match
def test_the_global_random_numbers_do_not_matter(setup: Setup, seed: int) -> None:
    calm, disturbed = setup.match(seed), setup.match(seed)
    play_out(calm, Dice(seed))
    for number, _ in enumerate(decisions(disturbed, Dice(seed))):
        random.seed(number)
    assert snapshot(disturbed) == snapshot(calm)


_TELL = """
import hashlib, json
from tabletop.engine import Dice
from tests.contract.players import play_out, setups
digest = hashlib.sha256()
for setup in setups():
    match = setup.match(9)
    play_out(match, Dice(9), 300)
    digest.update(repr(match.events).encode())
print(digest.hexdigest())
"""


def test_the_order_of_sets_does_not_matter() -> None:
    """Another process, with other hashes of strings, tells the same matches."""
    digest = hashlib.sha256()
    for setup in setups():
        match = setup.match(9)
        play_out(match, Dice(9), 300)
        digest.update(repr(match.events).encode())
    environment = os.environ | {"PYTHONHASHSEED": "12345", "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(
        [sys.executable, "-c", _TELL], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout.strip() == digest.hexdigest()


# -- surrender


@every_match
def test_a_surrender_at_any_moment_leaves_a_sound_match(setup: Setup, seed: int) -> None:
    match = setup.match(seed)
    for number, request in enumerate(decisions(match, Dice(seed))):
        if number % 25 and not (is_mid_effect(match) and number % 3 == 0):
            continue
        for seat in range(setup.seats):
            again = match.clone()
            reason = match.why_not_concede(seat)
            if reason is not None:
                with pytest.raises(IllegalAnswer) as refusal:
                    again.concede(seat)
                assert refusal.value.reason == reason
                assert truth(again.table) == truth(match.table)
                continue
            again.concede(seat)
            assert_sound(again)
            if again.request is None:
                continue
            if again.request.seat != request.seat or again.request.prompt != request.prompt:
                assert seat == request.seat or again.request.serial == request.serial + 1
            assert snapshot(again.clone()) == snapshot(again)
            play_out(again, Dice(number), 12)
            assert_sound(again)
            if number % 100 == 0:
                play_out(again, Dice(number))
                assert snapshot(Match.replay(setup.game, again.record())) == snapshot(again)


@every_setup
def test_no_seat_outside_the_match_surrenders(setup: Setup) -> None:
    match = setup.match(0)
    for seat in (-1, setup.seats):
        with pytest.raises(IllegalAnswer, match="reason-no-such-seat"):
            match.concede(seat)


# -- taking back


@every_match
def test_after_an_undo_everything_is_as_before(setup: Setup, seed: int) -> None:
    match = setup.match(seed)
    undone = 0
    before: Match | None = None
    giver = -1
    for number, request in enumerate(decisions(match, Dice(seed))):
        if before is not None:
            verdicts = [match.why_not_undo(seat) for seat in range(setup.seats)]
            for seat, verdict in enumerate(verdicts):
                if seat != giver:
                    assert_refused(verdict)
            if verdicts[giver] is not None:
                assert_refused(verdicts[giver])
                state = truth(match.table)
                with pytest.raises(IllegalAnswer):
                    match.undo(giver)
                assert truth(match.table) == state
            elif undone < 8 or number % 40 < 2 or is_mid_effect(before):
                again = match.clone()
                again.undo(giver)
                undone += 1
                assert snapshot(again) == snapshot(before)
                assert [again.why_not_undo(seat) for seat in range(setup.seats)] == [
                    before.why_not_undo(seat) for seat in range(setup.seats)
                ]
                play_out(again, Dice(number), 3)
                play_out(before, Dice(number), 3)
                assert snapshot(again) == snapshot(before)
        before, giver = match.clone(), request.seat
    assert undone > 5


@every_setup
def test_nothing_can_be_taken_back_before_the_first_answer(setup: Setup) -> None:
    for seat in range(setup.seats):
        assert setup.match(0).why_not_undo(seat) == Reason("reason-undo-nothing")


# -- imagined matches


@every_match
def test_a_clone_of_an_imagined_match_is_that_match(setup: Setup, seed: int) -> None:
    """Also in mid-effect, where a clone is made of an older table and the answers since."""
    match = setup.match(seed)
    for number, request in enumerate(decisions(match, Dice(seed))):
        if number % 16 and not is_mid_effect(match):
            continue
        imagined = match.imagine(request.seat, Dice(number))
        assert truth(imagined.clone().table) == truth(imagined.table)
        play_out(imagined, Dice(number), number % 5)
        clone = imagined.clone()
        assert truth(clone.table) == truth(imagined.table)
        assert asked(clone.request) == asked(imagined.request)
        play_out(imagined, Dice(number), 12)
        play_out(clone, Dice(number), 12)
        assert truth(clone.table) == truth(imagined.table)


@every_match
def test_an_imagined_match_can_be_played_to_its_end(setup: Setup, seed: int) -> None:
    match = setup.match(seed)
    for number, _ in enumerate(decisions(match, Dice(seed))):
        if number % 60 == 0:
            for seat in range(setup.seats):
                imagined = match.imagine(seat, Dice(number))
                play_out(imagined, Dice(number))
                assert_sound(imagined)
                assert_refused(imagined.why_not_undo(seat))
