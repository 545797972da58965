"""Nothing that anybody is told depends on a bid before all are opened: tested by permutation."""

import gc
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any

import pytest

from tabletop import bots
from tabletop.controller.session import Player, Session
from tabletop.controller.thinking import PlainBot
from tabletop.engine import ChooseNumber, Dice, Match
from tests.contract.players import asked
from tests.contract.ways import imagine
from tests.games.espada_negra.scenes import GAME, Scene

OPTIONS: list[dict[str, Any]] = [
    {"ties": "secret"},
    {"ties": "internal"},
    {"ties": "external"},
    {"ties": "external", "condition": "alcaide", "zero_is_no_bid": True},
]


def auctions(match: Match, dice: Dice) -> Iterator[Match]:
    """Play a match at random, and give a copy of it before the first bid of each auction."""
    before = -1
    while match.request is not None:
        opened = len([event for event in match.events if event.kind == "opened"])
        if isinstance(match.request, ChooseNumber) and opened != before:
            before = opened
            yield match.clone()
        match.answer(match.request.sample(dice))


def to_be_asked(match: Match) -> int:
    """Return how many have not bid yet: those without gold do not."""
    purses = [match.table.number(seat, "gold") for seat in range(match.seats)]
    return sum([gold > 0 for gold in purses]) - len(match.table.seals)


def told(match: Match, since: int) -> list[Any]:
    """Return all that anybody is told, but for one's own bid."""
    facts: list[Any] = [asked(match.request), match.table.dice.state]
    for viewer in (*range(match.seats), None):
        view = match.view(viewer)
        others = {key: value for key, value in view.seals.items() if key[0] != viewer}
        assert set(others.values()) <= {None}
        view.seals = dict.fromkeys(view.seals)
        events = [event.seen_by(match.viewer(viewer)) for event in match.events[since:]]
        assert all(event.private is None or event.args["seat"] == viewer for event in events)
        facts += [view, [event._replace(private=None) for event in events]]
    return [*facts, [match.why_not_undo(seat) for seat in range(match.seats)]]


def told_as_they_bid(start: Match, bids: list[int]) -> list[Any]:
    """Let all but the last bid, as far as their purses allow; return what is told after each bid."""
    match, found = start.clone(), []
    for bid in bids[:-1]:
        assert isinstance(match.request, ChooseNumber)
        match.answer(min(bid, match.request.high))
        found.append(told(match, len(start.events)))
    return found


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 8])
def test_no_later_bidder_is_told_anything_of_an_earlier_bid(seats: int, options: dict[str, Any]) -> None:
    compared, dice = 0, Dice(seats)
    for start in auctions(Match(GAME, seats, seats, options), Dice(seats)):
        nothing = told_as_they_bid(start, [0] * to_be_asked(start))
        for _ in range(4):
            bids = list(range(to_be_asked(start)))
            dice.shuffle(bids)
            assert told_as_they_bid(start, bids) == nothing
        compared += len(nothing)
    assert compared > 10


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_later_bidder_imagines_the_same_whatever_has_been_bid(options: dict[str, Any]) -> None:
    """What is imagined, and what becomes of it when it is played on, by all that the table holds."""
    compared = 0
    for start in auctions(Match(GAME, 4, 9, options), Dice(9)):
        one, other = start.clone(), start.clone()
        for bid in (2, 9, 1)[: to_be_asked(start) - 1]:
            assert isinstance(other.request, ChooseNumber)
            one.answer(0)
            other.answer(min(bid, other.request.high))
        assert one.request is not None
        imagine(one, other, one.request.seat, Dice(compared))
        compared += 1
    assert compared > 30


def test_any_bid_within_the_purse_is_imagined() -> None:
    match = Scene(3, 6, 9, conditions=["alcaide"], row=["rey", "campo"]).match
    match.answer(2)
    match.answer(2)
    seals = [match.imagine(2, Dice(number)).table.seals for number in range(80)]
    assert {sealed[0, "bid"] for sealed in seals} == set(range(4))
    assert {sealed[1, "bid"] for sealed in seals} == set(range(7)), "the cap is 6"
    own = [match.imagine(0, Dice(number)).table.seals[0, "bid"] for number in range(20)]
    assert set(own) == {2}, "one knows one's own"


def work_of(think: Callable[[], Any]) -> Counter[str]:
    """Count the calls of each function: the work that a clock would measure, without the clock's whims."""
    calls: Counter[str] = Counter()

    def call(frame: FrameType, event: str, _: Any) -> None:
        calls[f"{event} {frame.f_code.co_name}"] += 1

    gc.collect()
    gc.disable()  # what it clears away at any moment calls functions, too
    sys.setprofile(call)
    try:
        think()
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


@pytest.mark.parametrize("level", ["page", "squire"])
def test_a_bot_thinks_as_long_whatever_has_been_bid(level: str) -> None:
    efforts = []
    for bids in ((0, 0), (0, 0), (9, 2), (4, 8)):  # the first time caches fill
        match = Scene(9, 8, 7, row=["rey", "campo"]).match
        for bid in bids:
            match.answer(bid)
        efforts.append(work_of(partial(bots.make(level, 2, 5).choose, match.seat(2))))
    assert efforts[1].total() > 4
    assert efforts[1] == efforts[2] == efforts[3]


def test_the_screen_goes_the_same_way_whatever_has_been_bid() -> None:
    ways = []
    for bids in ((0, 0), (3, 7), (7, 1)):
        match = Match(GAME, 4, 2)
        session = Session(match, [Player(name) for name in "ABCD"], lambda *_: PlainBot(1))
        way: list[Any] = []
        for bid in bids:
            seat = session.curtain
            session.lift_curtain()
            way.append([session.request and asked(session.request), session.view(), session.history()])
            assert session.request is not None
            session.submit(bid, session.request.serial)
            way.append([session.why_not_undo(), session.pause, session.anyone])
            own = session.take_events()
            way.append([seat, session.curtain, [event._replace(private=None) for event in own]])
            way.append([session.view_shown, session.history(), session.record()["head"]])
        ways.append(way)
    assert ways[0] == ways[1] == ways[2]


@pytest.mark.parametrize("ties", ["secret", "internal"])
def test_bids_are_asked_for_from_the_auctioneer_clockwise(ties: str) -> None:
    match, order = Match(GAME, 5, 3, {"ties": ties}), []
    for _ in range(5):
        assert match.request is not None
        order.append(match.request.seat)
        match.answer(1)
    first = match.table.turn
    assert order == [(first + step) % 5 for step in range(5)]


def test_with_an_external_auctioneer_the_order_is_drawn_for_each_auction() -> None:
    orders = set()
    for seed in range(20):
        match, order = Match(GAME, 3, seed, {"ties": "external"}), []
        while not any(event.kind == "opened" for event in match.events):
            assert match.request is not None
            order.append(match.request.seat)
            match.answer(0)
        orders.add(tuple(order))
    assert len(orders) == 6


def test_a_bid_is_taken_back_until_the_next_player_has_bid() -> None:
    match = Match(GAME, 3, 3)
    assert match.request is not None
    first = match.request.seat
    match.answer(4)
    assert match.why_not_undo(first) is None
    match.undo(first)
    assert match.request.seat == first
    match.answer(5)
    match.answer(6)
    assert match.why_not_undo(first) is not None
