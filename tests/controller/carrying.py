"""What the table of any game owes a hand: all that can be done is done by gestures, and goes where it is carried."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.controller.affordances import Affordances
from tabletop.controller.choosing import origin
from tabletop.controller.session import Player, Session
from tabletop.controller.tables import controller_of
from tabletop.controller.thinking import PlainBot
from tabletop.engine import Dice, Match
from tests.controller.mouse import Mouse


def play_by_gestures(match: Match, most: int = 100_000) -> Mouse:
    """Play a match that has just begun with a restless mouse at every seat, and hold that its record tells the same.

    :param most: how many answers to give if the match does not end before.
    """
    session = Session(match, [Player(f"Seat {seat}") for seat in range(match.seats)], lambda *_: PlainBot(1))
    mouse = Mouse(session, seed=match.seats, fidgets=50)
    mouse.play(most)
    assert match.view(None) == Match.replay(match.game, match.record()).view(None)
    return mouse


class Carried(NamedTuple):
    """The verbs that options without a button were met with: those that go somewhere, and those that stay."""

    away: set[str]
    nowhere: set[str]


def carry_all(match: Match, decisions: int = 250) -> Carried:
    """Play at random, and hold that each option can be carried from its start to its destination."""
    controller, dice = controller_of(match), Dice(1)
    carried = Carried(set(), set())
    for _ in range(decisions):
        request = match.request
        if request is None:
            break
        can = Affordances(controller, match.view(request.seat), request)
        buttons = [button.option for button in can.buttons]
        for option in getattr(request, "options", []):
            if option in buttons:
                continue
            start = origin(option)
            assert start is not None
            there = controller.destination(can.view, request, option)
            if there in (None, start):
                carried.nowhere.add(option.verb)
                continue
            assert there is not None
            assert option in can.options(start, there)
            assert option in can.targets(start)[there]
            carried.away.add(option.verb)
        match.answer(request.sample(dice))
    return carried
