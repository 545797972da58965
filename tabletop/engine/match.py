"""One playing of a game: runs its rules, checks answers, clones, imagines, records, undoes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.engine import imagining, records
from tabletop.engine.dice import Dice
from tabletop.engine.events import Event
from tabletop.engine.game import Game, GameOver, Outcome, Rules, SetupError
from tabletop.engine.records import Concession
from tabletop.engine.requests import Answer, IllegalAnswer, Reason, Request
from tabletop.engine.views import PlayerView, view_of

if TYPE_CHECKING:
    from tabletop.engine.seat import SeatMatch

_MARK_AFTER = 16
"""A mark (a copy of the table) costs about as much as a decision, feeding an answer a little more: at this
distance neither clones nor matches are slow."""


class Imagined(NamedTuple):
    """The point in an imagined match's log where its faces, dice and seals were dealt anew."""

    secrets: imagining.Secrets


Entry = Answer | Concession | Imagined


class Match:
    """Play a game from a seed: the same arguments and answers make the same match, for ever.

    >>> from tabletop import games
    >>> match = Match(games.get("la_campana"), seats=2, seed=7)
    >>> match.request.seat
    0

    :param game: the rules.
    :param seats: how many players.
    :param seed: every secret of the match; it is kept in the packed body of a record only.
    :param options: plain JSON; what is left out takes its default.
    :param position: a position (docs/positions.md) to start from instead of a fresh deal.
    :raises SetupError: naming what is wrong with seats, options or position.
    """

    __slots__ = (
        "_entry",
        "_givers",
        "_log",
        "_mark",
        "_mark_at",
        "_mark_events",
        "_request",
        "_rules",
        "_start",
        "game",
        "imagined",
        "options",
        "outcome",
        "position",
        "seats",
        "seed",
        "table",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.position = position
        self.options = game.normalise(seats, options or {})
        self.imagined = False
        self.outcome: Outcome | None = None
        self._request: Request | None = None
        self._rules: Rules | None = None
        self._log: list[Entry] = []
        self._givers: list[int] = []
        self._entry = -1
        self._start = game.table(seats, self.options, Dice(seed))
        self.table = self._start.copy()
        if position is None:
            game.begin(self.table)
        else:
            from tabletop.engine.positions import place  # noqa: PLC0415 - most matches never need it

            place(game, self.table, position)
            self.table.events = []  # a position is where the story begins, not how it came about
            self._start = self.table.copy()
        self._set_mark()
        self._run(None)

    # -- playing

    @property
    def request(self) -> Request | None:
        """Return who decides now and what; None when the match is over."""
        return self._request

    def answer(self, answer: Answer) -> None:
        """Answer the open request and run on to the next.

        :raises IllegalAnswer: with the reason; everything is as it was.
        """
        request = self._request
        if request is None:
            raise IllegalAnswer(Reason("reason-match-over"))
        self._take(request.check(answer))

    def take(self, answer: Answer) -> None:
        """Answer, in an imagined match, what is known to be legal, and run on: a bot tries options by the thousand.

        What a seat can do depends on what it knows alone, so the true match's options are those of all imagined ones.

        :raises ValueError: the match is not imagined.
        """
        if not self.imagined:
            raise ValueError("only what is imagined is answered unchecked")
        self._take(answer)

    def _take(self, answer: Answer) -> None:
        """Log a checked answer and run on."""
        request = self._request
        assert request is not None
        self._enter_log(answer, request.seat)
        self._run(answer)

    def _enter_log(self, entry: Answer | Concession, seat: int) -> None:
        """Log what a seat has given; what comes of it begins here."""
        self._log.append(entry)
        self._givers.append(seat)
        # Past the phase's first question, even where nothing changes; the rules might not ask the open one again.
        self._entry = -1
        self.table.learned = 0
        self.table.rolled = False

    def concede(self, seat: int) -> None:
        """Surrender for a seat: legal at any time, recorded in its place.

        Another's request stays open; the seat's own is declined, unless the game says that it has lost its meaning.

        :raises IllegalAnswer: if the match is over or the seat is out already.
        """
        reason = self.why_not_concede(seat)
        if reason is not None:
            raise IllegalAnswer(reason)
        self._enter_log(Concession(seat), seat)
        try:
            over = self.game.concede(self.table, seat)
        except GameOver as end:
            self._finish(end.outcome)
            return
        request = self._request
        if over:
            self._rules = None
            # Rules in mid-effect have been left: from here the table alone is the checkpoint.
            self._set_mark()
            self._run(None)
        elif request is not None and request.seat == seat:
            self._run(request.default())  # what others have set going goes on

    def why_not_concede(self, seat: int) -> Reason | None:
        """Return why a seat cannot surrender now, or None."""
        if self._request is None:
            return Reason("reason-match-over")
        if not 0 <= seat < self.seats:
            return Reason("reason-no-such-seat", {"n": seat})
        return self.game.why_not_concede(self.table, seat)

    def _set_mark(self) -> None:
        """Keep a copy of the table as it is now; of its events, which only grow, the number is enough."""
        table = self.table
        story, table.story = table.story, None
        self._mark = table.copy()
        table.story = story
        self._mark_at = len(self._log)
        self._mark_events = len(story or ())

    @property
    def _is_fresh(self) -> bool:
        """Whether the phase has asked its first question and changed nothing: the table is the checkpoint."""
        return self._entry == self.table.version

    def _run(self, answer: Any) -> None:
        table = self.table
        phases = self.game.phases
        rules = self._rules
        try:
            while True:
                if rules is None:
                    if len(self._log) - self._mark_at >= _MARK_AFTER:
                        self._set_mark()
                    self._entry = table.version
                    rules = phases[table.phase](table)
                    request = next(rules, None)  # a phase that asks nothing ends without an exception
                else:
                    try:
                        request = rules.send(answer)
                    except StopIteration:
                        request = None
                if request is not None:
                    break
                rules = None
        except GameOver as end:
            self._finish(end.outcome)
            return
        self._rules = rules
        request.serial = len(self._log)
        self._request = request

    def _finish(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self._request = None
        self._rules = None

    # -- knowing

    @property
    def events(self) -> list[Event]:
        """List every event so far, in its secret form; `event.seen_by(seat)` gives what a seat may see."""
        return self.table.events or []

    @property
    def turns(self) -> int:
        """Return how many turns have begun, by the game's own count."""
        return self.table.numbers.get((0, "turns"), 0)

    def viewer(self, seat: int | None) -> int:
        """Return the number that stands for a seat, or for a spectator (None), in masks and views."""
        return self.seats if seat is None else seat

    def view(self, seat: int | None) -> PlayerView:
        """Return what a seat may know, or a spectator (None)."""
        return view_of(self.table, self.viewer(seat))

    def first_view(self, seat: int | None) -> PlayerView:
        """Return the view before the first event: folding the events over it gives `view(seat)`."""
        return view_of(self._start, self.viewer(seat))

    def seat(self, seat: int) -> SeatMatch:
        """Return all of this match that a bot at a seat is given."""
        from tabletop.engine.seat import SeatMatch  # noqa: PLC0415 - it knows Match

        return SeatMatch(self, seat)

    # -- copying

    def clone(self) -> Match:
        """Return an independent copy, also in the middle of an effect."""
        new: Match = Match.__new__(Match)
        new.game = self.game
        new.seats = self.seats
        new.seed = self.seed
        new.position = self.position
        new.options = self.options
        new.imagined = self.imagined
        new.outcome = self.outcome
        new._request = None
        new._rules = None
        new._entry = -1
        new._start = self._start
        new._mark = self._mark
        new._mark_at = self._mark_at
        new._mark_events = self._mark_events
        if self._request is None or self._is_fresh:
            new._log = self._log.copy()
            new._givers = self._givers.copy()
            new.table = self.table.copy()
            if self._request is not None:
                new._entry = self._entry
                new._rules = rules = self.game.phases[new.table.phase](new.table)
                new._request = request = rules.send(None)
                request.serial = self._request.serial
            return new
        new._log = self._log[: self._mark_at]
        new._givers = self._givers[: self._mark_at]
        new.table = self._mark.copy()
        if self.table.story is not None:
            new.table.story = self.table.story[: self._mark_events]
        new._run(None)
        new._feed(self._log[self._mark_at :])
        return new

    def _feed(self, entries: list[Entry]) -> None:
        """Play recorded answers; they were checked when they were given."""
        for entry in entries:
            if isinstance(entry, Concession):
                self.concede(entry.seat)
            elif isinstance(entry, Imagined):
                self._log.append(entry)
                self._givers.append(-1)
                imagining.take_secrets(self.table, entry.secrets)
            else:
                self._take(entry)

    def imagine(
        self,
        seat: int,
        dice: Dice,
        guess: imagining.Guess | None = None,
        belief: imagining.Belief | None = None,
    ) -> Match:
        """Return a clone in which everything that a seat does not know is dealt anew within what is public.

        It depends only on what the seat knows and on `dice`. It keeps no events: a playout is fast.

        :param guess: what others have sealed; by default the game draws it.
        :param belief: what the seat takes for true beyond what is public; by default nothing.
        """
        if self._is_fresh and self._mark_at < len(self._log):
            self._set_mark()  # who thinks here will soon think in mid-effect, where clones are fed from the mark
        new = self.clone()
        fresh = new._is_fresh
        new.imagined = True
        new.seed = 0
        new.position = None  # it states what every hand held
        table = new.table
        table.events = None
        demands = [*self.game.demands(table, seat), *(belief(table, seat, dice) if belief else ())]
        imagining.deal_unknown(table, seat, dice, demands, self.game.pool)
        imagining.guess_seals(table, seat, dice, guess or self.game.guess_seal)
        table.version += 1
        if fresh:
            new._entry = table.version
        # A clone in mid-effect is fed from a mark of the true table: the log says where it became another.
        new._log.append(Imagined(imagining.secrets_of(table)))
        new._givers.append(-1)
        return new

    # -- remembering

    def record(self) -> records.Record:
        """Return the match as plain JSON: a clear head, and a packed body with seed (or position) and answers.

        :raises ValueError: the match is imagined; its log still holds what others have answered in secret.
        """
        if self.imagined:
            raise ValueError("what is imagined is not recorded")
        return records.pack(self, self._log)

    @classmethod
    def replay(cls, game: Game, record: Mapping[str, Any], upto: int | None = None) -> Match:
        """Play a record again.

        :param upto: how many answers to play; all by default.
        :raises records.RecordError: if it is damaged or of another game, rules version or card data.
        """
        seats, seed, options, position, answers = records.unpack(game, record)
        try:
            match = cls(game, seats, seed, options, position)
        except SetupError as error:
            raise records.RecordError(error.reason) from error
        entries = answers if upto is None else answers[:upto]
        for number, entry in enumerate(entries):
            try:
                step = records.decode_entry(entry)
                if isinstance(step, Concession):
                    match.concede(step.seat)
                else:
                    match.answer(step)
            except (TypeError, ValueError) as error:
                raise records.wrong_answer(game, number + 1, error) from error
        return match

    def why_not_undo(self, seat: int) -> Reason | None:
        """Return why a seat cannot take its last answer back, or None."""
        if not self._log or self.imagined:
            return Reason("reason-undo-nothing")
        last = self._log[-1]
        if isinstance(last, Concession):
            return Reason("reason-undo-conceded")
        if self._givers[-1] != seat:
            return Reason("reason-undo-other")
        if self.table.rolled:
            return Reason("reason-undo-dice")
        if self.table.learned >> seat & 1:
            return Reason("reason-undo-learned")
        return None

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer if it has learned nothing since and no rule used dice.

        :raises IllegalAnswer: with the reason why not.
        """
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise IllegalAnswer(reason)
        steps = self._log[:-1]
        again = Match(self.game, self.seats, self.seed, self.options, self.position)
        again._feed(steps)
        for name in Match.__slots__:
            setattr(self, name, getattr(again, name))
