"""Matches in the middle of things, with a person and bots at the table: what `tabletop shoot` shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tabletop import bots
from tabletop.engine import Dice, Game, Match, Reason, SetupError, match_from

if TYPE_CHECKING:
    from tabletop.controller.session import Session
    from tabletop.ui.app import App

SEED = 5
KINDS = (None, "squire", "page", "squire", "page", "squire", "page", "squire")
"""Who sits at the seats: a person, and bots of these levels."""
_LENGTHS = (3, 5, 9, 17, 33)
_TRIES = 40
_LATE = 5
"""After so many turns a match is in full swing."""
_TURNS = 9
_ROUNDS = 4
"""After so many turns, and so many rounds of all players, a table is shown when no position says otherwise."""


def sitting(
    app: App,
    game: Game,
    position: Mapping[str, Any] | None,
    seats: int,
    until: Callable[[Match], bool],
    kinds: Sequence[str | None] = KINDS,
) -> Session:
    """Sit down at a position, or at a match that has been played at random until something is so."""
    if position is not None:
        match = Match(game, position.get("seats", seats), SEED, position.get("options", {}), position)
    else:
        match = played(game, seats, until)
        if match.request is None and until is at_the_table:  # it is over too soon
            half = match.turns // 2
            match = played(game, seats, lambda one: one.turns >= half and _is_asked(one))
    return seated(app, match, kinds)


def played(game: Game, seats: int, until: Callable[[Match], bool], seed: int = SEED) -> Match:
    """Play at random until something is so, or the match is over."""
    match, dice = Match(game, seats, seed), Dice(seed)
    while match.request is not None and not until(match):
        match.answer(match.request.sample(dice))
    return match


def seated(app: App, match: Match, kinds: Sequence[str | None] = KINDS) -> Session:
    """Seat a person and bots at a match, or whoever else."""
    from tabletop.controller.session import Player, Session

    names = [app.text("ui-default-name", n=1), *app.text("ui-bot-names").split(", ")]
    players = [
        Player(name, kind) for name, kind in zip(names[: match.seats], kinds[: match.seats], strict=True)
    ]
    return Session(match, players, bots.make, None, app.settings.curtain, SEED)


def at_the_table(match: Match) -> bool:
    """Return whether a match is in full swing, and the person is to decide."""
    return match.turns >= max(_TURNS, _ROUNDS * match.seats) and _is_asked(match)


def _is_asked(match: Match) -> bool:
    """Return whether the person is to decide, and not to react."""
    request = match.request
    return request is not None and request.seat == 0 and not request.optional


def coming_to(game: Game, seats: int, prompt: str) -> Match:
    """Play at random until, late in a match, the person is asked something.

    :param prompt: the message id of the question.
    :raises SetupError: nobody is ever asked that.
    """

    def asks(match: Match) -> bool:
        request = match.request
        is_mine = request is not None and request.seat == 0 and request.prompt == prompt
        return is_mine and match.turns >= _LATE

    for seed in range(_TRIES * len(_LENGTHS)):
        match = played(game, seats, asks, seed)
        if match.request is not None:
            return match
    raise SetupError(Reason("shoot-not-asked", {"got": prompt}))


def asked(game: Game, position: Mapping[str, Any], prompt: str) -> Match:
    """Play on from a position at random, a little at first, until the person is asked something.

    :param prompt: how the message id of the question begins.
    :raises SetupError: nothing leads there.
    """
    for most in _LENGTHS:
        for seed in range(_TRIES):
            match, dice = match_from(game, position, SEED), Dice(seed)
            for _ in range(most):
                request = match.request
                if request is None:
                    break
                if request.seat == 0 and request.prompt.startswith(prompt):
                    return match
                match.answer(request.sample(dice))
    raise SetupError(Reason("shoot-not-asked", {"got": prompt}))
