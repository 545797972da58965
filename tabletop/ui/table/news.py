"""What has changed since the last view and rises from where it did: figures, coins, points, markers, signs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from tabletop.controller.tables import Track
from tabletop.ui.table import contest, stall, track
from tabletop.ui.table.changes import changes, growth

if TYPE_CHECKING:
    from tabletop.controller.contest import Contest
    from tabletop.controller.tables import Badge
    from tabletop.engine.events import Place
    from tabletop.ui.art.plans import Figure
    from tabletop.ui.table.board import Board
    from tabletop.ui.table.show import Show


class News:
    """Remember how the table stood, and let what is different rise."""

    def __init__(self) -> None:
        self._race: Track | None = None
        self._signs: Mapping[Place, Badge] = {}
        self._contest: Contest | None = None
        self._has_moved = False
        """A marker has: once all have, it is told what has come of it."""
        self._figures: dict[int, tuple[Figure, ...]] = {}
        self._coins: dict[int, int] = {}
        self._purses: dict[int, int] = {}

    def remember(self, show: Show) -> None:
        """Take what is told of the table now for known: nothing of it is told any more."""
        self._has_moved = False
        self._take_in(show)

    def _take_in(self, show: Show) -> None:
        game, view = show.controller, show.view
        self._race, self._signs, self._contest = game.track(view), game.signs(view), game.contest(view)
        purses = {seat: game.purse(view, seat) for seat in range(view.seats)}
        self._purses = {seat: gold for seat, gold in purses.items() if gold is not None}

    def look(self, board: Board) -> None:
        """Note what cards show, just before the next view is laid out: ids are those of that view already."""
        self._figures, self._coins = board.figures(), board.coins()

    def tell(self, show: Show, seconds: float) -> None:
        """Let rise what is different now.

        Args:
            show: the table.
            seconds: how long a card is on its way; 0 where nothing is to fly.
        """
        race, signs, fronts, purses = self._race, self._signs, self._contest, self._purses
        self._take_in(show)
        for card, change, tone in changes(self._figures, show.board.figures()):
            _rise(show, card, change, tone)
        coins = self._coins
        for card, number in show.board.coins().items():
            if coins.get(card, number) != number:
                _rise(show, card, growth(coins[card], number), "gold")
                show.sounds.play("coin")
        self._advance(show, race)
        self._push(show, fronts)
        self._pay(show, purses, seconds)
        self._proclaim(show, signs)

    def _advance(self, show: Show, before: Track | None) -> None:
        """Let what somebody has gained or lost on the track rise from their shield."""
        now = self._race
        if before is None or now is None or show.arrangement is None:
            return
        were = {seat: runner.value for runner in before.runners for seat in runner.seats}
        places = track.spots(show.arrangement.track, now, show.metrics)
        for runner in now.runners:
            seat = runner.seats[0]
            if were.get(seat, runner.value) != runner.value:
                change = growth(were[seat], runner.value)
                show.effects.rise(change, places[seat].center, show.metrics, 1.4)

    def _push(self, show: Show, before: Contest | None) -> None:
        """Let the steps rise by which a marker moves, as whoever looks from below sees it: a gain or a loss."""
        if before is None or self._contest is None or show.arrangement is None:
            return
        sign = -1 if show.below else 1
        moved = [
            (was, now)
            for was, now in zip(before.fronts, self._contest.fronts, strict=True)
            if was.value != now.value
        ]
        if moved or self._has_moved:
            self._judge(show, is_over=not moved)
        for was, now in moved:
            change = growth(sign * was.value, sign * now.value)
            at = contest.spot(show.arrangement, self._contest, was, show.below)
            show.effects.rise(change, at, show.metrics, 1.6)
            show.sounds.play("slide")

    def _pay(self, show: Show, before: Mapping[int, int], seconds: float) -> None:
        """Let what somebody pays fly to the bank by the first pile, and what they gain to their purse."""
        table = show.arrangement
        if table is None or table.market is None:
            return
        bank = next((zone.rect.center for zone in table.zones.values() if zone.is_pile), table.cloth.center)
        for seat, gold in self._purses.items():
            change = gold - before.get(seat, gold)
            purse = stall.purse_at(table.market, seat, show.below)
            if not change or purse is None:
                continue
            show.effects.rise(growth(before[seat], gold), purse.center, show.metrics, 1.3, "gold")
            if seconds:
                way = (purse.center, bank) if change < 0 else (bank, purse.center)
                show.effects.pay(abs(change), *way, show.metrics, seconds)

    def _judge(self, show: Show, *, is_over: bool) -> None:
        """Tell who is about to win, once no marker moves any more."""
        self._has_moved = not is_over
        if is_over and show.arrangement is not None and self._contest is not None:
            verdict = self._contest.verdict
            if verdict.tone == "gold":
                words = show.teller.sentence(verdict.text, verdict.args)
                _say(show, words, show.arrangement.verdict)

    def _proclaim(self, show: Show, before: Mapping[Place, Badge]) -> None:
        """Tell it beside a pile when its sign says something else than before."""
        for place, badge in self._signs.items():
            zone = show.arrangement.zones.get(place) if show.arrangement else None
            if zone is not None and place in before and before[place].text != badge.text:
                _say(show, show.teller.sentence(badge.text, badge.args), zone.rect)


def _say(show: Show, words: str, beside: pygame.Rect) -> None:
    show.effects.say(words, beside.center, pygame.Rect((0, 0), show.metrics.size), show.metrics)


def _rise(show: Show, card: int, change: str, tone: str = "") -> None:
    """Let a change rise from a card on the table; of what its own cards cost the hand tells enough."""
    spot = show.board.spot_of(card)
    if spot is not None and (show.arrangement is None or card not in show.arrangement.held):
        show.effects.rise(change, (spot.x, spot.y), show.metrics, 1.1, tone)
