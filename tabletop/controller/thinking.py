"""One thread in which all the bots think, so that no frame waits for one."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, Protocol, TypeAlias

from tabletop.engine import Answer, Dice, Match, SeatMatch

_PATIENCE = 1.0
"""Seconds that closing waits for a bot in mid-thought; its thread then dies with the program."""


class BotLike(Protocol):
    """Whoever answers for a seat, from what that seat may know alone."""

    @property
    def name(self) -> str:
        """Return the name of its level."""

    def choose(self, seat: SeatMatch) -> Answer:
        """Return an answer to the seat's open request."""


class Player(NamedTuple):
    """Who sits at a seat: a name, and the level of a bot (None: a person at this screen)."""

    name: str
    bot: str | None = None


BotMaker: TypeAlias = Callable[[str, int, int], BotLike]
"""(level, seat, seed) -> a bot."""


class PlainBot:
    """Answers at random: it takes the seat of a bot that has failed."""

    name = "plain"

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, seat: SeatMatch) -> Answer:
        """Return a random legal answer."""
        request = seat.request
        assert request is not None
        return request.sample(self._dice)


class Thought(NamedTuple):
    """What became of a question: an answer, or the error that the bot raised.

    :param moment: the moment of the session at which the bot was asked.
    """

    moment: int
    answer: Answer | None
    error: Exception | None


class Thinker:
    """Ask bots in one worker thread, which starts with the first question.

    A bot must be given a match of its own (`match.clone()`), that no other thread touches.
    """

    def __init__(self) -> None:
        self._questions: queue.SimpleQueue[tuple[int, BotLike, SeatMatch] | None] = queue.SimpleQueue()
        self._thoughts: queue.SimpleQueue[Thought] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def ask(self, moment: int, bot: BotLike, seat: SeatMatch) -> None:
        """Put a question to a bot; `poll` will give its thought, with the same moment."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="bots", daemon=True)
            self._thread.start()
        self._questions.put((moment, bot, seat))

    def poll(self) -> Thought | None:
        """Return a thought that is ready, or None."""
        try:
            return self._thoughts.get_nowait()
        except queue.Empty:
            return None

    def close(self) -> None:
        """Stop the thread; a bot in mid-thought is waited for a second at most."""
        if self._thread is not None:
            with suppress(queue.Empty):
                while True:
                    self._questions.get_nowait()
            self._questions.put(None)
            self._thread.join(_PATIENCE)
            self._thread = None

    def _work(self) -> None:
        while (question := self._questions.get()) is not None:
            moment, bot, seat = question
            try:
                thought = Thought(moment, bot.choose(seat), None)
            except Exception as error:  # a bot's fault must not end the match
                thought = Thought(moment, None, error)
            self._thoughts.put(thought)


class Bots:
    """The bots at a table: whoever of them is asked thinks in a thread, once for each moment of the session.

    :param make: makes a bot of a level.
    :param seed: orders what they do by chance.
    """

    def __init__(self, make: BotMaker, seed: int) -> None:
        self._make = make
        self._seed = seed
        self._seated: dict[int, BotLike] = {}
        self._thinker = Thinker()
        self._asked = -1
        self._thought: Thought | None = None

    def __contains__(self, seat: int | None) -> bool:
        """Return whether a bot sits at a seat."""
        return seat in self._seated

    def sit_down(self, seat: int, level: str | None) -> None:
        """Let a bot of a level sit down at a seat; None: let the one that sits there leave."""
        if level is None:
            self._seated.pop(seat, None)
        else:
            self._seated[seat] = self._make(level, seat, self._seed)

    def relieve(self, seat: int) -> None:
        """Let a plain bot take the seat of one that has failed."""
        self._seated[seat] = PlainBot(self._seed + seat)

    def ask(self, moment: int, seat: int, match: Match) -> None:
        """Have the bot at a seat think about the open request, if it has not been asked to at this moment."""
        if self._asked != moment:
            self._asked = moment
            self._thinker.ask(moment, self._seated[seat], match.clone().seat(seat))

    def take(self, moment: int) -> Thought | None:
        """Return what the bot that was asked at a moment has thought, if it has; what is older is dropped."""
        while (thought := self._thinker.poll()) is not None:
            self._thought = thought
        thought, self._thought = self._thought, None
        return thought if thought is not None and thought.moment == moment else None

    def close(self) -> None:
        """Stop the thread."""
        self._thinker.close()
