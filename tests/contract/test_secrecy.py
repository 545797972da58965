"""Nobody is told what they may not know: every game, whole matches, every viewer, in four ways.

*Hindsight*: permute what a viewer never came to see. *Probe*: change one secret answer. *Relabel*: swap ids in
another seat's hand. *Imagine*: two worlds that look alike are imagined alike. The ways stand in ways.py.
"""

from functools import cache
from typing import Any

import pytest

from tabletop.engine import MIXED, PUBLIC, Dice, Match
from tests.contract.players import Setup, decisions, seeds, setups
from tests.contract.ways import hindsight, probe, relabel
from tests.contract.worlds import Line, play_line

every_setup = pytest.mark.parametrize("number", range(len(setups())), ids=[str(setup) for setup in setups()])


@cache
def line_of(number: int, seed: int) -> Line:
    """Play a match of a set-up once for all the tests that look at it."""
    return play_line(setups()[number], seed)


def starts(line: Line, count: int) -> list[int]:
    """Return some decisions, spread over a match, that are the first questions of their phases."""
    return line.fresh[:: max(1, len(line.fresh) // count)][:count]


@every_setup
def test_hindsight_over_whole_matches(number: int) -> None:
    for seed in seeds(1):
        line = line_of(number, seed)
        for viewer in range(line.setup.seats + 1):
            assert hindsight(line, viewer, 0, 2, alike=True) > 20
            assert hindsight(line, viewer, 0, 6, alike=False) > 5


@every_setup
def test_hindsight_and_imagine_from_any_moment(number: int) -> None:
    for seed in seeds(1):
        line = line_of(number, seed)
        compared = 0
        for step, start in enumerate(starts(line, 8)):
            viewer = step % line.setup.seats
            compared += hindsight(line, viewer, start, 4, alike=False, imagine_every=7)
        assert compared > 40


@every_setup
def test_probe_every_answer_that_told_nothing(number: int) -> None:
    for seed in seeds(1):
        line = line_of(number, seed)
        early = list(range(line.setup.seats * 2))
        late = list(range(early[-1], len(line.answers), max(1, len(line.answers) // 12)))
        viewers = range(line.setup.seats + 1)
        compared = sum([probe(line, viewer, [*early, *late], Dice(seed)) for viewer in viewers])
        assert compared > 0 or not line.seals


@every_setup
def test_relabel_and_imagine_from_any_moment(number: int) -> None:
    for seed in seeds(1):
        line = line_of(number, seed)
        dice, compared = Dice(seed), 0
        for step, start in enumerate(starts(line, 10)):
            compared += relabel(line, step % (line.setup.seats + 1), start, dice)
        for viewer, redeals in line.redeals.items():
            for start in {max(fresh for fresh in line.fresh if fresh <= number) for number in redeals}:
                for _ in range(3):
                    compared += relabel(line, viewer, start, dice, 4)
        has_hands = MIXED in setups()[number].match(seed).table.layout.kinds
        assert compared > 100 or not has_hands


def legitimately_seen(match: Match, viewer: int, since: int) -> set[str]:
    """List the faces that the true events since a number let a viewer see, by the zones that cards went to."""
    table = match.table
    seen = set()
    kinds = dict(zip(table.layout.places, table.layout.kinds, strict=True))
    for event in match.events[since:]:
        if event.kind == "moved":
            to = event.args["to"]
            if kinds[to] == PUBLIC or (kinds[to] == MIXED and to[1] == viewer):
                seen |= {card.face for card in event.cards if card.id == event.args["id"]}
        elif event.kind == "shown" and event.args["to"] == viewer:
            seen |= {card.face for card in event.cards}
    return {face for face in seen if face is not None}


def as_text(match: Match, viewer: int) -> str:
    """Write down all that a seat is given, view, history and request, as a save or a crash report might."""
    mine = match.seat(viewer)
    request = match.request
    given: list[Any] = [
        mine.view(),
        mine.events(),
        request and request.seen_by(viewer),
        match.record()["head"],
    ]
    if mine.request is not None:
        given.append(getattr(mine.request, "options", None))
    return repr(given)


@every_setup
def test_no_text_of_a_seat_names_a_face_that_it_has_not_seen(number: int) -> None:
    """Cases, H1: secrets survived in undo and initial snapshots."""
    setup: Setup = setups()[number]
    match = setup.match(21)
    faces = {face.id for face in match.table.faces}
    seen: list[set[str]] = [set() for _ in range(setup.seats)]
    since = searched = 0
    for step, _ in enumerate(decisions(match, Dice(21))):
        for viewer in range(setup.seats):
            seen[viewer] |= legitimately_seen(match, viewer, since)
            if step < 10 or step % 50 == 0:
                text = as_text(match, viewer)
                secret = faces - seen[viewer]
                searched += len(secret)
                assert not [face for face in secret if f"'{face}'" in text]
        since = len(match.events)
    assert searched > 100
