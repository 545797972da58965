"""Seats at one screen: persons and bots, the curtain between them, undo, autosave."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from tabletop.controller.keeping import Autosave, Keeper, players_of, saved_players
from tabletop.controller.reactions import Anyone, Pause, Reactions, Stops
from tabletop.controller.tables import GameController, controller_of
from tabletop.controller.thinking import BotLike, BotMaker, Bots, Player, Thought
from tabletop.controller.watching import Watcher, keeps_secrets, restore, saved_looks, watch_together
from tabletop.engine import Answer, Event, Game, IllegalAnswer, Match, Outcome, PlayerView, Reason, Request

__all__ = ["Autosave", "BotLike", "BotMaker", "Player", "Session"]

_log = logging.getLogger(__name__)


class Session:
    """One match at one screen.

    The screen lays out `view_shown`, plays `take_events()` over it, and calls `tick()` whenever bots may go on (every
    frame, or once its animations are done). While `curtain` names a seat it shows the curtain and nothing else.

    With several persons, each sees their own view from their own last look on. When another is to decide, the screen
    stays theirs until they have been given all events, then the curtain falls; while it is down everything here is
    in a spectator's form. One person alone never meets a curtain.

    Where several of them might react, everybody sees a spectator's view and is asked in the open: `anyone`. The clock
    is the screen's: it tells with `go_on()` that a `pause` is over.

    `reset` becomes True whenever `view_shown` has jumped (another viewer, an undo), so that everything must be laid
    out anew; the screen sets it back. `assisted` is for the screen to set when help was taken; it is saved.

    :param players: who sits at each seat.
    :param bots: makes a bot of a level.
    :param autosave: called after every answer with `record()` and `save_state()`.
    :param curtain: whether persons are hidden from each other.
    :param seed: orders what bots do by chance; it has nothing to do with the match's own.
    :param stops: where the table stops for a person who is alone and has not chosen.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        bots: BotMaker,
        autosave: Autosave | None = None,
        curtain: bool = True,
        seed: int = 0,
        stops: Stops = "always",
    ) -> None:
        if len(players) != match.seats:
            raise ValueError(f"{len(players)} players: expected {match.seats}, one for each seat")
        self.match = match
        self.players = tuple(players)
        self.viewer = match.seats
        self.curtain: int | None = None
        self.anyone: Anyone | None = None
        self.reactions = Reactions(match, stops)
        self.curtain_on = curtain
        self.reset = True
        self.assisted = False
        self._keeper = Keeper(autosave)
        self._bots = Bots(bots, seed)
        for seat, player in enumerate(self.players):
            self._bots.sit_down(seat, player.bot)
        self._moment = 0
        """Raised by whatever changes the match or the seats: what a bot thought before is stale."""
        self._rested = -1
        """The moment at which the bot that is asked has seemed to think for long enough."""
        self._is_offering = False
        self._watchers = [Watcher(match, viewer) for viewer in range(match.seats + 1)]
        self._looker: int | None = None
        """The person who looked last; the number of seats where everybody did."""
        self._notes: list[Reason] = []
        self._settle()

    @classmethod
    def resume(
        cls,
        game: Game,
        record: Mapping[str, Any],
        meta: Mapping[str, Any],
        bots: BotMaker,
        autosave: Autosave | None = None,
        curtain: bool = True,
        seed: int = 0,
        stops: Stops = "always",
    ) -> Session:
        """Go on with a recorded match: same table and prompt, same players, and what each had seen by then.

        Nobody has looked yet: with several persons the curtain is down before the first of them decides.

        :param record: what `record()` gave.
        :param meta: what `save_state()` gave.
        :raises RecordError: the record is damaged, or of another game or version.
        :raises KeyError: `meta` does not say who plays.
        """
        match = Match.replay(game, record)
        session = cls(match, players_of(meta), bots, autosave, curtain, seed, stops)
        screen = record["head"].get("screen")
        screen = screen if isinstance(screen, Mapping) else {}
        session.assisted = screen.get("assisted") is True
        session.reactions.restore(screen.get("stops"))
        restore(session._watchers, screen.get("seen"), screen.get("decided"))
        session._looker = None
        session._settle()
        return session

    # -- who plays, and what is asked

    @cached_property
    def controller(self) -> GameController:
        """Return what the game states about this table."""
        return controller_of(self.match)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the players' names, by seat."""
        return tuple([player.name for player in self.players])

    @property
    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""
        return self.match.outcome

    @property
    def waiting_for(self) -> int | None:
        """Return the seat that is asked; None when the match is over."""
        request = self.match.request
        return None if request is None else request.seat

    @property
    def request(self) -> Request | None:
        """Return the viewer's open request; None while others decide, all are offered it or the curtain is down."""
        request = self.match.request
        is_mine = request is not None and request.seat == self.viewer and not self._is_offering
        return request if is_mine else None

    def submit(self, answer: Answer, serial: int) -> None:
        """Answer the viewer's request.

        :param serial: of the request that is answered.
        :raises IllegalAnswer: it is illegal, or no answer to the open request; nothing has changed.
        """
        request = self.request
        if request is None or serial != request.serial:
            raise IllegalAnswer(Reason("reason-stale"))
        self._answer(request.seat, answer)

    def _answer(self, seat: int, answer: Answer) -> None:
        self.match.answer(answer)
        self._watchers[seat].decided = len(self.match.events)
        self._changed()

    def _changed(self) -> None:
        """Take note that match or seats are others than before: bots think anew, all is saved."""
        self._moment += 1
        if self._keeper.autosave is not None:
            failure = self._keeper.keep(self.record(), self.save_state())
            self._notes += [] if failure is None else [failure]
        self._settle()

    # -- whose eyes

    @property
    def _persons(self) -> set[int]:
        return {seat for seat, player in enumerate(self.players) if player.bot is None}

    def _settle(self) -> None:
        """See to it that the right person looks, behind a curtain if need be, or everybody."""
        persons = self._persons
        self.anyone = None
        if self.viewer < self.match.seats and self.viewer not in persons:
            self._look(self.match.seats)
        seat = self.waiting_for
        if self.curtain != seat or seat not in persons:
            self.curtain = None
        if len(persons) == 1 and (self._looker is None or self._looker in persons):
            self._look(*persons)
        verdict = self.reactions.verdict(persons)
        self._is_offering = verdict == "offer"
        if verdict == "pass":
            self.match.answer(self.reactions.decline())
            self._changed()
            return
        if verdict == "ask" and (seat not in persons or seat in (self.viewer, self.curtain)):
            return
        if self.viewer == self._looker and not self._watchers[self.viewer].has_seen_all:
            return  # who looks first sees what the last answer led to
        if verdict == "offer":
            self._gather()
            self.anyone = self.reactions.offer(persons)
            return
        assert seat is not None
        is_sealed = self.match.request is not None and self.controller.seals(self.match.request)
        if self.curtain_on and (is_sealed or keeps_secrets(self.match, seat, self.viewer)):
            self._look(self.match.seats)
            self.curtain = seat
        else:
            self._hand_to(seat)

    def _hand_to(self, seat: int) -> None:
        watch_together(self.match, self._watchers, seat, self._looker)
        self._look(seat)

    def _look(self, viewer: int) -> None:
        self.curtain = None
        if viewer != self.viewer:
            self.viewer = viewer
            self.reset = True
        if viewer < self.match.seats:
            self._looker = viewer

    def _gather(self) -> None:
        """Let everybody look, a spectator's view."""
        everybody = self.match.seats
        if self._looker != everybody:
            self._look(everybody)
            self._looker, self.reset = everybody, True
            watcher = self._watchers[everybody]
            watcher.take()  # they were there as it happened
            watcher.decided = watcher.happened

    # -- reactions

    def register(self, seat: int) -> None:
        """Remember that somebody wants to react; once all do, nobody else is waited for."""
        if self.anyone is not None and seat in self.anyone.seats:
            self.reactions.register(seat)
            if self.anyone.registered | {seat} == set(self.anyone.seats):
                self.reactions.close()
            self._settle()

    @property
    def may_rest(self) -> bool:
        """Return whether the viewer is asked for a reaction, and might pass for the rest of the turn at once."""
        return self.request is not None and self.reactions.may_rest(self._persons)

    @property
    def pause(self) -> Pause | None:
        """Return what the screen is to wait for, once all has been seen; None if for nothing."""
        if self.anyone is not None:
            return Pause("anyone", self.reactions.number)
        request = self.match.request
        is_slow = request is not None and request.optional and request.seat in self._bots
        if not is_slow or self._is_offering or self._rested == self._moment:
            return None
        return Pause("bot", self._moment)

    def go_on(self) -> None:
        """Be told that the pause is over: its time has run out, or somebody does not want to wait."""
        if self.anyone is not None:
            self.reactions.close()
            self._settle()
        else:
            self._rested = self._moment

    def lift_curtain(self) -> None:
        """Show the screen to the person that the curtain names."""
        if self.curtain is not None:
            self._hand_to(self.curtain)

    @property
    def _watcher(self) -> Watcher:
        watcher = self._watchers[self.viewer]
        if self.curtain is not None:
            watcher.take()  # the curtain hides what happens: a spectator's view is simply there
        return watcher

    @property
    def view_shown(self) -> PlayerView:
        """Return the viewer's view as of the last event taken; not to be changed.

        What `take_events()` then returns is to be folded over a copy of it.
        """
        return self._watcher.shown

    def view(self) -> PlayerView:
        """Return the viewer's view after all events."""
        return self.match.view(self.viewer if self.viewer < self.match.seats else None)

    def take_events(self) -> list[Event]:
        """Return the events that the viewer has not been given yet, as the viewer may see them."""
        events = self._watcher.take()
        self._settle()
        return events

    def history(self) -> list[Event]:
        """Return all the events that the viewer has been given: the log."""
        return self._watcher.between(0)

    def recap(self) -> list[Event]:
        """Return the events that the viewer has been given since their last decision."""
        return self._watcher.between(self._watcher.decided)

    def take_notes(self) -> list[Reason]:
        """Return what the players are to be told that is no event: a bot has failed, or a save."""
        notes, self._notes = self._notes, []
        return notes

    # -- bots

    def tick(self) -> bool:
        """Let bots go on; return whether something has happened."""
        may_follow = self.pause is None and not self._is_offering
        thought = self._bots.take(self._moment) if may_follow else None
        if thought is not None:
            self._follow(thought)
        seat = self.waiting_for
        if seat is not None and seat in self._bots:
            self._bots.ask(self._moment, seat, self.match)
        return thought is not None

    def _follow(self, thought: Thought) -> None:
        """Give a bot's answer; if it failed, let a plain bot sit down in its place."""
        seat = self.waiting_for
        assert seat is not None
        error: Exception | None = thought.error
        if error is None:
            assert thought.answer is not None
            try:
                self._answer(seat, thought.answer)
            except IllegalAnswer as refused:
                error = refused
        if error is not None:
            _log.error("the bot at seat %d failed", seat, exc_info=error)
            self._bots.relieve(seat)
            self._notes.append(Reason("note-bot-failed", {"player": seat}))
            self._moment += 1

    # -- beyond answers

    def why_not_undo(self) -> Reason | None:
        """Return why the viewer cannot take back the last answer, or None."""
        if self.curtain is not None:
            return Reason("reason-undo-curtain")
        if self.anyone is not None:
            return Reason("reason-undo-anyone")
        return self.match.why_not_undo(self.viewer)

    def undo(self) -> None:
        """Take the viewer's last answer back.

        :raises IllegalAnswer: with the reason why not; nothing has changed.
        """
        reason = self.why_not_undo()
        if reason is not None:
            raise IllegalAnswer(reason)
        self.match.undo(self.viewer)
        self.reactions.take_back(self.viewer, self._persons)
        for watcher in self._watchers:
            watcher.rewind()
        self._watchers[self.viewer].take()
        self.reset = True
        self._changed()

    def concede(self, seat: int) -> None:
        """Surrender for a seat.

        :raises IllegalAnswer: with the reason why not; nothing has changed.
        """
        self.match.concede(seat)
        self._changed()

    def hand_over(self, seat: int, bot: str | None) -> None:
        """Hand a seat to a bot, or back to a person.

        :param bot: the level of the bot; None for a person at this screen.
        """
        self._bots.sit_down(seat, bot)
        self.reactions.change_hands(seat, bot is None)
        player = self.players[seat]._replace(bot=bot)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self._changed()

    # -- remembering

    def record(self) -> dict[str, Any]:
        """Return the match's record; `screen` in its head says what each viewer has been given (counts of events)."""
        record = self.match.record()
        record["head"]["screen"] = {
            **saved_looks(self._watchers),
            "assisted": self.assisted,
            "stops": self.reactions.saved(),
        }
        return record

    def save_state(self) -> dict[str, Any]:
        """Return who plays, see `saved_players`."""
        return saved_players(self.players)

    def close(self) -> None:
        """Stop the bots' thread."""
        self._bots.close()
