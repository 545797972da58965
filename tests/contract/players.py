"""What the contract and secrecy suites share: every set-up of every game, random players, snapshots, wrong answers.

`TABLETOP_TORMENT=20 pytest tests/contract` plays twenty times as many seeds.
"""

import os
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tabletop import games
from tabletop.engine import (
    Answer,
    Arrange,
    Choose,
    ChooseNumber,
    ChooseSome,
    Dice,
    Game,
    Match,
    Option,
    Request,
    SetupError,
    Table,
)
from tabletop.engine.state import State

TORMENT = int(os.environ.get("TABLETOP_TORMENT", "1"))
LONGEST = 50_000
"""A random match of any game ends within so many decisions."""


class Setup(NamedTuple):
    """A game at a seat count, with options."""

    game: Game
    seats: int
    options: Mapping[str, Any]

    def match(self, seed: int) -> Match:
        """Start a match."""
        return Match(self.game, self.seats, seed, self.options)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{'-' + chosen if chosen else ''}"


def setups() -> list[Setup]:
    """List every seat count of every game: plain, with each option of that count alone, with all at once.

    Where that is one option alone, it is played at the smallest count only.
    """
    return [setup for game in games.all() for seats in game.players for setup in _of_game(game, seats)]


def _of_game(game: Game, seats: int) -> list[Setup]:
    mixes: list[dict[str, Any]] = [{}]
    everything: dict[str, Any] = {}
    for spec in game.options:
        legal = [value for value in spec.values[1:] if _is_legal(game, seats, {spec.name: value})]
        if legal:
            everything[spec.name] = legal[-1]
        if spec.seats:
            mixes += [{spec.name: value} for value in legal]
    is_new = len(everything) > 1 or seats == game.players[0]  # a lone option of all counts is played at one
    if is_new and _is_legal(game, seats, everything):
        mixes.append(everything)
    return [Setup(game, seats, mix) for number, mix in enumerate(mixes) if mix not in mixes[:number]]


def _is_legal(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    try:
        game.normalise(seats, options)
    except SetupError:
        return False
    return True


def seeds(count: int) -> range:
    """Return the seeds of a test, more of them under torment."""
    return range(count * TORMENT)


# -- playing


def decisions(match: Match, dice: Dice) -> Iterator[Request]:
    """Play a match at random to its end, stopping before each decision.

    The caller may look at `match` (or answer it) at each stop; an open request is then answered at random.
    """
    for _ in range(LONGEST):
        request = match.request
        if request is None:
            return
        yield request
        if match.request is request:
            match.answer(request.sample(dice))
    raise AssertionError(f"{match.game.id} has not ended after {LONGEST} decisions")


def play_out(match: Match, dice: Dice, most: int = LONGEST) -> list[Answer]:
    """Play a match at random, to its end or for so many decisions; return the answers."""
    answers: list[Answer] = []
    while (request := match.request) is not None and len(answers) < most:
        answers.append(request.sample(dice))
        match.answer(answers[-1])
    assert most < LONGEST or match.request is None, f"not over after {LONGEST} decisions"
    return answers


def is_mid_effect(match: Match) -> bool:
    """Return whether the open request is not the first question of its phase."""
    return match.request is not None and not match._is_fresh


# -- comparing

_NOT_STATE = frozenset({"layout", "options", "setup", "version", "moves", "derived"})
"""What copies of a table share, and the cache of figures with the counters that tell when it is stale."""


def truth(table: Table) -> dict[str, Any]:
    """Return everything that a table holds, secrets included; a slot added to it later is compared at once."""
    state = {name: getattr(table, name) for name in State.__slots__ if name not in _NOT_STATE}
    state["faces"] = [face.id for face in table.faces]
    state["dice"] = table.dice.state
    state["lists"] = [list(cards) for cards in table.lists]
    return {name: value.copy() if isinstance(value, (dict, list)) else value for name, value in state.items()}


def asked(request: Request | None) -> Any:
    """Return everything that a request asks, in a form that can be compared."""
    if request is None:
        return None
    facts: list[Any] = [type(request).__name__, request.seen_by(-1)]
    if isinstance(request, (Choose, ChooseSome, Arrange)):
        facts.append(list(request.options))
    if isinstance(request, Choose):
        facts.append(request.decline)
    if isinstance(request, ChooseSome):
        facts += [request.least, request.most, request.or_none, request.floor, request.sizes]
        facts.append([request.weight([option]) for option in request.options])
    if isinstance(request, ChooseNumber):
        facts += [request.low, request.high]
    return facts


def snapshot(match: Match) -> Any:
    """Return everything about a match, in a form that can be compared."""
    return truth(match.table), asked(match.request), match.outcome, match.record()


# -- answers, right and wrong


def right_answers(request: Request, dice: Dice) -> list[Answer]:
    """List legal answers of a request: each option or number; of the other shapes the extremes and some samples."""
    if isinstance(request, Choose):
        return list(request.options)
    if isinstance(request, ChooseNumber):
        return list(range(request.low, request.high + 1))
    return [request.default(), *[request.sample(dice) for _ in range(8)]]


NONSENSE: tuple[Any, ...] = (
    None, True, False, -1, 10**30, 0.5, float("nan"), "", "end", b"end", [], {}, set(), (), [[]], ((),), [None],
    ("end",), (0, 0), {"verb": "end"}, object(), Option, type,
)  # fmt: skip
"""Things that are no answers, or rarely so."""

_ODD_CARDS: tuple[Any, ...] = (-1, 10**9, "0", 0.5, (), [], ("hand", 0))
_ODD_TARGETS: tuple[Any, ...] = (
    -1, 10**9, "hand", 0.5, (), ("hand",), ("hand", -1), ("hand", 99), ("hand", "0"), ("nowhere", 0), ["hand", 0],
    (0, "hand"), ("hand", 0, 0), {}, ((), ()),
)  # fmt: skip


def wrong_answers(match: Match, verbs: list[str], dice: Dice) -> list[Any]:
    """List answers that the open request should refuse: nonsense, and options that are nearly right.

    Each is checked against the options, so that none of them is right by chance.
    """
    request = match.request
    assert request is not None
    table = match.table
    offered: list[Option] = request.options if isinstance(request, (Choose, ChooseSome, Arrange)) else []
    cards = [*range(len(table.by_id)), None]
    targets: list[Any] = [None, *range(len(table.by_id)), *table.layout.places]

    def any_of(things: list[Any]) -> Any:
        return things[dice.below(len(things))]

    near = [Option(any_of(verbs), any_of(cards), any_of(targets)) for _ in range(20)]
    for option in offered[:: 1 + len(offered) // 6]:
        near += [option._replace(verb=any_of([*verbs, "no-such-verb"])), option._replace(card=any_of(cards))]
        near += [option._replace(target=any_of(targets)), option._replace(card=any_of(list(_ODD_CARDS)))]
        near.append(option._replace(target=any_of(list(_ODD_TARGETS))))
    lone = [option for option in near if option not in offered]
    wrong: list[Any] = [*NONSENSE, *lone]
    if isinstance(request, Choose):
        return wrong + [(option,) for option in offered[:2]]
    if isinstance(request, ChooseNumber):
        numbers = [request.low - 1, request.high + 1, float(request.low), str(request.low)]
        return [one for one in wrong if type(one) is not int] + numbers
    wrong = [one for one in wrong if one not in ((), [])]
    wrong += [[one] for one in lone] + [[option, lone[0]] for option in offered[:2]]
    if offered:
        wrong.append([*offered, offered[0]])
    return wrong
