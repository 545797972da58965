"""The whole table as the player sees it: puts cards, furniture, panel and prompt on the stage and keeps them true.

It knows no gestures and no session. Whoever does (the scene) says what the view is, what glows, what is asked and
what the panel tells; the director calls it to show event after event.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.controller.staging import NO_CUE, cue_of
from tabletop.controller.tables import GameController, Thing
from tabletop.engine.events import CardSeen, Event
from tabletop.engine.views import PlayerView
from tabletop.text.log import Teller
from tabletop.ui.art.faces import snap
from tabletop.ui.art.plans import FaceSpec
from tabletop.ui.table import contest, furniture, hand, heaps, pieces, stall, track
from tabletop.ui.table.animate import SILENT
from tabletop.ui.table.board import Board
from tabletop.ui.table.drama import Drama
from tabletop.ui.table.effects import Effects
from tabletop.ui.table.facespec import Faces
from tabletop.ui.table.gliders import Gliders
from tabletop.ui.table.layers import Stage
from tabletop.ui.table.layout import Arrangement, Metrics, Wish, arrange
from tabletop.ui.table.log import Entry, Log
from tabletop.ui.table.news import News
from tabletop.ui.table.panel import Content, Panel
from tabletop.ui.table.prompt import Prompt, Question
from tabletop.ui.table.spots import Spot
from tabletop.ui.table.sprites import Bank
from tabletop.ui.table.widgets import Mark

if TYPE_CHECKING:
    from tabletop.text.languages import Text
    from tabletop.ui.sounds import Sounds

_ARROW = 0.75
_SOUNDS: Mapping[str, str] = {"shuffled": "shuffle", "gathered": "shuffle", "shown": "flip"}


class Show:
    """Put a match on the stage.

    Args:
        game: its id, cards and palette.
        controller: what the game states about this table.
        names: of the players by seat.
        text: words everything; it may switch language.
        sounds: to be played.
        face_down: zones whose cards lie with their backs up, even those that the viewer knows.
        view: what is seen at first.
        pixels: how many the window has.
        picture: draws a picture recipe; the paper theatre when left out.
    """

    def __init__(
        self,
        game: Any,
        controller: GameController,
        names: Sequence[str],
        text: Text,
        sounds: Sounds,
        face_down: frozenset[str],
        view: PlayerView,
        pixels: int,
        picture: Any = None,
    ) -> None:
        self.controller = controller
        self.text = text
        self.sounds = sounds
        self.faces = Faces(game, controller, text, face_down)
        self.bank = Bank(game.id, pixels, picture)
        self.teller = Teller(text, self.faces.by_slug, names)
        self.log = Log(self._worded)
        self.panel = Panel(self.bank, self.log)
        self.prompt = Prompt()
        self.effects = Effects()
        self.names = names
        self.viewer = len(names)
        self.me: int | None = None
        self.below = 0
        self.view = view
        self.wish = Wish()
        self.metrics = Metrics.of((1280, 720))
        self.arrangement: Arrangement | None = None
        self.stage = Stage(pygame.Surface((1, 1)))
        self.board = Board(self.stage, self.bank, self.faces)
        self.last_played: FaceSpec | None = None
        self.own_move = False
        self.is_paced = True
        self.caption = ""
        self.gliders = Gliders()
        self.drama = Drama()
        self.chronicle = controller.chronicle()
        self.news = News()
        self._moods: Mapping[int, tuple[str, str]] = {}

    def close(self) -> None:
        """End what paints ahead."""
        self.bank.close()

    # -- the window

    @property
    def is_moving(self) -> bool:
        """Tell whether frames are needed for their own sake."""
        return self.board.is_moving or self.effects.is_moving or self.gliders.is_moving

    def update(self, dt: float) -> None:
        """Let time pass."""
        self.board.update(dt)
        self.effects.update(dt)
        self.gliders.update(self.stage, dt)

    def finish(self) -> None:
        """Put everything where it belongs at once."""
        self.board.finish()
        self.gliders.finish(self.stage)
        self.effects.arrows.clear()

    def resize(self, metrics: Metrics) -> None:
        """Lay everything out for another window or text size, or in another language."""
        self.metrics = m = metrics
        self.bank.density = m.density
        self.log.reword()
        table = self._arrange()
        ground = furniture.background(m, self.bank.game, tuple(table.cloth), tuple(table.panel))
        self.stage = Stage(ground)
        self.board.move_to(self.stage)
        self.lay(0.0)

    def begin(self, view: PlayerView, viewer: int, me: int | None) -> None:
        """Show another view at once: another viewer, an undo, a loaded match."""
        self.view, self.viewer, self.me = view, viewer, me
        if me is not None:
            self.below = me  # a spectator goes on looking from there: the table is not turned about
        self.wish = Wish()
        self.last_played = None
        self.effects.clear()
        self.gliders.clear()
        self.drama.clear()
        self.chronicle.clear()
        self.board.forget()
        self.lay(0.0)
        self.news.remember(self)

    def lay(self, seconds: float, stagger: float = 0.0, order: Sequence[int] = ()) -> float:
        """Lay out the view as it is now; return the seconds until all is at rest."""
        table = self._arrange()
        self.arrangement = table
        longest = self.board.lay(self.view, table, seconds, stagger, order)
        self._furnish(seconds)
        return longest

    def _arrange(self) -> Arrangement:
        rank = self.faces.rank
        return arrange(self.view, self.controller, self.metrics, self.me, self.wish, rank, self.below)

    def raise_card(self, card: int | None, open_seat: int | None, seconds: float) -> None:
        """Let a card of the hand stand up, and a rival's area open."""
        wish = Wish(open_seat, 1.0, card)
        if wish != self.wish:
            self.wish = wish
            self.lay(seconds)

    def _furnish(self, seconds: float = 0.0) -> None:
        """Lay all but the cards; what goes from place to place takes its time.

        Args:
            seconds: how long a card is on its way.
        """
        table, stage = self.arrangement, self.stage
        assert table is not None
        game = self.bank.game
        furniture.lay_frames(stage, table, game, self.below, self.text)
        furniture.lay_piles(stage, table, self.view, game, self.text)
        race = self.controller.track(self.view)
        track.lay(stage, self.gliders, table.track, race, game, self.metrics, seconds)
        fronts = self.controller.contest(self.view)
        look = contest.Look(game, self.below, self.drama.front, self.teller)
        contest.lay(stage, self.gliders, table, fronts, look, seconds)
        looks = self.controller.pieces(self.view)
        pieces.lay(stage, self.gliders, table, looks, seconds)
        pieces.lay_signs(stage, table, self.controller.signs(self.view))
        taken = pieces.taken(looks, self.metrics)
        furniture.lay_plates(
            stage, table, self.names, self._marks, lambda seat: self._moods.get(seat, ("", "")), taken
        )
        self.drama.lay(stage, table, self.controller.duel(self.view), self.names, self.teller)
        stall.lay(self)

    def _marks(self, seat: int) -> tuple[Mark, ...]:
        """Abridge a seat's badges to their numbers: "16/25". The tooltip of the plate has them in words."""
        return tuple(
            [pieces.abridged(badge) for badge in self.controller.badges(self.view, seat) if badge.icon]
        )

    def set_moods(self, moods: Mapping[int, tuple[str, str]]) -> None:
        """Say of each seat which icon stands on its plate, and whether it is lit."""
        if moods != self._moods:
            self._moods = dict(moods)
            if self.arrangement is not None:
                self._furnish()

    def state(self, content: Content, question: Question, glows: Mapping[Thing, str]) -> None:
        """Say what the panel tells, what is asked and what glows."""
        table = self.arrangement
        assert table is not None
        self.panel.show(self.stage, table.panel, self.metrics, content)
        tray = None if table.market is None else table.market.tray
        self.prompt.show(self.stage, table.band, self.metrics, question, tray)
        self.board.light(glows)

    def prepare(self) -> None:
        """Have painted ahead what is likely to be looked at next: known cards in large, then any card in the hand.

        All cards of the game are prepared, in their printed order: what lies in the deck makes no difference.
        """
        known = [self.faces.known(self.view, card) for card in self.view.faces]
        zoom = snap(self.panel.places.zoom.height)
        self.bank.ahead([spec for spec in known if spec is not None], zoom)
        printed = [self.faces.printed(slug) for slug in self.faces.by_slug]
        self.bank.ahead(printed, heaps.fan_height(self.metrics))

    # -- the director's stagehands

    def swap(self, identities: Mapping[int, int]) -> None:
        """Let cards go on under other ids."""
        self.board.swap(identities)

    def relay(self, events: list[Event], seconds: float, stagger: float) -> float:
        """Show the view as it is now, cards gliding; return the seconds until all is at rest."""
        self.news.look(self.board)
        order = [event.args["id"] for event in events if event.kind == "moved"]
        longest = self.lay(seconds, stagger if len(order) > 1 else 0.0, order)
        if not events or not self.is_paced:
            self.news.remember(self)
            return longest
        self._sound(events)
        self.news.tell(self, seconds)
        own = None if self.arrangement is None else self.arrangement.own
        for card in order:
            place = self.view.place_of(card)
            if place is not None and place[0] not in self.faces.face_down and place != own:
                self.last_played = self.faces.in_play(self.view, card) or self.last_played
        return longest

    def tell(self, event: Event, pace: float) -> float:
        """Write a note into the log and stress it with a line to its target; return the seconds it takes."""
        self.write(event)
        cue = cue_of(self.controller, event)
        self.drama.hear(event, cue.scene, self.teller)
        if cue is not NO_CUE:
            self._furnish()
        if pace <= 0:
            return 0.0
        if cue.sound:
            self.sounds.play(cue.sound)
        start, end = self._line_of(event)
        if start is None or end is None or self.own_move or cue.scene:
            return cue.seconds
        self.effects.point((start.x, start.y), (end.x, end.y), "target", _ARROW * pace + 0.35)
        return max(cue.seconds, _ARROW)

    def crown(self, winners: Sequence[int]) -> float:
        """Show who has won a reckoning, if there was one; return the seconds for which that is to be seen."""
        seconds = self.drama.crown(winners)
        if seconds:
            self._furnish()
        return seconds

    def recall(self, history: Sequence[Event], recap: int) -> None:
        """Write all that has been told so far into the log, and show what is left of it on the table.

        Args:
            history: what has been told.
            recap: how much of it, from its end, has been told since the viewer's last decision.
        """
        self.log.clear()
        for number, event in enumerate(history):
            if number == len(history) - recap:
                self.log.begin_recap()
            self.write(event)
        stall.lay(self)

    def write(self, event: Event) -> None:
        """Write an event into the log, if there are words for it."""
        self.chronicle.hear(event)
        message = f"event-{event.kind.replace('_', '-')}"
        if event.kind not in SILENT and self.text.has(message):
            self.caption = self.teller.sentence(message, event.args)
            is_heading = cue_of(self.controller, event).scene == "heading"
            self.log.add(message, event.args, heading=is_heading)

    def _worded(self, entry: Entry) -> str:
        tell = self.teller.sentence if entry.kind == "line" else self.teller.words
        return tell(entry.message, entry.args)

    def _line_of(self, event: Event) -> tuple[Spot | None, Spot | None]:
        """Find from where to where an event goes: from a player, or a card in a row, to a card or a rival."""
        args = event.args
        start = self._row_spot(args.get("card")) or self._seat_spot(args.get("player"))
        end = self._spot_of(args.get("card_target")) or self._seat_spot(args.get("rival"))
        return start, end

    def _row_spot(self, card: object) -> Spot | None:
        place = self.view.place_of(card.id) if isinstance(card, CardSeen) else None
        zone = self.arrangement.zones.get(place) if self.arrangement and place else None
        return self._spot_of(card) if zone is not None and zone.style == "row" else None

    def _spot_of(self, card: object) -> Spot | None:
        return self.board.spot_of(card.id) if isinstance(card, CardSeen) else None

    def _seat_spot(self, seat: object) -> Spot | None:
        table = self.arrangement
        if table is None or not isinstance(seat, int) or seat not in table.seats:
            return None
        return Spot(*table.seats[seat].plate.center, 0)

    def _sound(self, events: Sequence[Event]) -> None:
        event = events[0]
        name = _SOUNDS.get(event.kind)
        zones = self.arrangement.zones if self.arrangement else {}
        if event.kind == "shuffled" and event.args["place"] not in zones:
            return  # a few cards that somebody looks at, and no pile
        if event.kind == "moved":
            zone = zones.get(event.args["to"])
            name = (
                "clash" if "host" in event.args else "coin" if zone and zone.style == "cascade" else "slide"
            )
        if name is not None:
            self.sounds.play(name)

    # -- what lies where

    def thing_at(self, point: tuple[int, int], without: Collection[Thing] = ()) -> Thing | None:
        """Return the card or place under a point.

        Args:
            point: in pixels.
            without: cards that are being carried and hide what is below them.
        """
        table = self.arrangement
        if table is None:
            return None
        in_hand = hand.card_at(table, self.metrics, point, self.wish.raised)
        if in_hand is not None and in_hand not in without:
            return in_hand
        best: tuple[int, int] | None = None
        for card, spot in table.cards.items():
            if card in without or card in table.buried or card in table.held:
                continue
            if spot.covers(point) and (best is None or spot.layer > best[0]):
                best = (spot.layer, card)
        if best is not None:
            place = self.view.place_of(best[1])
            zone = None if place is None else table.zones.get(place)
            return place if zone is not None and zone.is_pile else best[1]
        zone = table.zone_at(point)
        if zone is not None:
            return zone.place
        if table.track.collidepoint(point):
            return track.PLACE
        if table.market is not None and table.market.claims.collidepoint(point):
            return stall.CLAIMS
        front = contest.place_at(table, self.below, point)
        if front is not None:
            return front
        seat = next((seat for seat, area in table.seats.items() if area.plate.collidepoint(point)), None)
        return None if seat is None else ("player", seat)

    def face_of(self, thing: Thing | None) -> FaceSpec | None:
        """Return the face to be looked at for a thing: the card's own, or that of a pile's top card."""
        if isinstance(thing, tuple):
            ids = self.view.zones.get(thing, ())
            table = self.arrangement
            if not ids or table is None or thing not in table.zones or not table.zones[thing].is_pile:
                return None
            if thing[0] in self.faces.face_down:
                return None
            thing = ids[-1]
        return None if thing is None else self.faces.in_play(self.view, thing)

    def known_of(self, place: tuple[str, int]) -> tuple[FaceSpec | None, ...]:
        """List the faces of a zone from the top card down, None for those that the viewer does not know."""
        ids = reversed(self.view.zones.get(place, ()))
        return tuple([self.faces.known(self.view, card) for card in ids])
