"""What holds whenever anybody is asked anything, in matches played at random in every mode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tabletop.engine import Card, Choose, ChooseSome, Dice, Match, Table
from tabletop.games.aguila_roja.figures import is_spent, why_banned
from tests.games.aguila_roja.scenes import GAME

FOR_THIS_TURN = {"stronger", "weaker", "more_victory", "less_victory", "banned", "lent"}
ON_TABLE = ("village", "locations", "upon")
OWN = ("deck", "hand", "discard", "treasury", "maravedies", "turned", "locations")


def faults(table: Table, is_at_rest: bool) -> Iterator[str]:
    """List what is wrong with a table.

    :param is_at_rest: nothing is going on: somebody is asked for an action.
    """
    for (seat, name), value in table.numbers.items():
        if value < 0:
            yield f"{name} of {seat} is {value}"
    for seat in range(table.seats):
        for zone in OWN:
            for card in table.zone(zone, seat):
                if table.setup.owners[card] != seat:
                    yield f"{table.faces[card]} of another lies in {zone} of {seat}"
        for card in table.zone("upon", seat):
            if table.place_of(table.hosts[card]) != ("locations", seat):
                yield f"{table.faces[card]} is at a location of somebody else"
        for location in table.zone("locations", seat):
            if len(table.upon(location)) > table.faces[location].travellers:
                yield f"too many are at {table.faces[location]}"
        names = Counter(
            table.faces[card].person
            for zone in ON_TABLE
            for card in table.zone(zone, seat)
            if table.faces[card].person
        )
        if is_at_rest and names and max(names.values()) > 1:
            yield f"{seat} controls two of {names.most_common(1)}"
    for card, name in table.marks:
        if table.place_of(card)[0] not in ON_TABLE:
            yield f"{table.faces[card]} bears {name} in {table.place_of(card)}"
    if is_at_rest:
        for zone in ("village", "upon"):
            for seat in range(table.seats):
                yield from fallen(table, table.zone(zone, seat))
        if any(table.zone("playing", seat) for seat in range(table.seats)):
            yield "an event is being played"


def fallen(table: Table, cards: list[Card]) -> Iterator[str]:
    """List the characters that should have been discarded."""
    for card in cards:
        is_lost = table.faces[card].kind == "character" and is_spent(table, card)
        if is_lost and why_banned(table, card, "be_discarded") is None:
            yield f"{table.faces[card]} should have been discarded"


def hold(match: Match) -> None:
    """Hold the match to all of this as it stands."""
    request, table = match.request, match.table
    assert request is not None
    is_at_rest = request.prompt == "prompt-develop"
    assert list(faults(table, is_at_rest)) == []
    left = {seat for seat, name in table.numbers if name == "out"}
    assert request.seat not in left
    assert isinstance(request, (Choose, ChooseSome))
    assert request.options
    targets = [one.target for one in request.options if isinstance(one.target, tuple)]
    assert not left & {seat for name, seat in targets if name == "player"}
    if is_at_rest:
        assert request.seat == table.numbers.get((0, "turn"), 0)
        if not table.numbers.get((0, "actions")):
            lasting = {name for _, name in table.marks if name in FOR_THIS_TURN}
            assert lasting <= {"more_victory"}  # what the turn's start has given


@pytest.mark.parametrize(
    ("seats", "mode", "seed"),
    [(2, "free", 1), (2, "free", 2), (3, "free", 3), (4, "free", 4), (6, "free", 5), (4, "teams", 6)],
)
def test_a_match_played_at_random_is_never_at_fault(seats: int, mode: str, seed: int) -> None:
    match, dice = Match(GAME, seats, seed, {"mode": mode}), Dice(seed)
    while match.request is not None:
        hold(match)
        match.answer(match.request.sample(dice))
    assert match.outcome is not None


@pytest.mark.parametrize("seed", range(6))
def test_a_match_that_players_leave_at_any_moment_is_never_at_fault(seed: int) -> None:
    match, dice = Match(GAME, 6, seed), Dice(seed)
    while match.request is not None:
        hold(match)
        leaver = dice.below(200)  # once in two hundred answers each of them, until two are left
        living = [seat for seat in range(6) if (seat, "out") not in match.table.numbers]
        if leaver in living and len(living) > 2:
            match.concede(leaver)
        else:
            match.answer(match.request.sample(dice))
    assert match.outcome is not None
