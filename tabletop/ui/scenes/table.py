"""The table: a session on the screen. It lets people act, bots go on, and everyone see what happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from tabletop.controller.affordances import Affordances, Button
from tabletop.controller.gestures import Cancelled, Gestures, Given, Menu, Outcome, Refusal
from tabletop.controller.session import Session
from tabletop.controller.staging import cue_of
from tabletop.controller.tables import Thing
from tabletop.engine import IllegalAnswer, Option, Reason
from tabletop.engine.events import Event
from tabletop.engine.layout import FACEDOWN, HIDDEN
from tabletop.ui import play
from tabletop.ui.scenes.scene import FPS_IDLE, FPS_MOVING, Scene
from tabletop.ui.table import lookup, pointing, telling
from tabletop.ui.table.animate import PACES, Director
from tabletop.ui.table.anyone import AnyoneBoard
from tabletop.ui.table.browse import Browser, Closeup
from tabletop.ui.table.curtain import Curtain
from tabletop.ui.table.layout import Metrics
from tabletop.ui.table.opening import Opening
from tabletop.ui.table.order import OrderRow
from tabletop.ui.table.picker import Picker, offered
from tabletop.ui.table.prompt import LittleMenu
from tabletop.ui.table.show import Show
from tabletop.ui.table.tip import Tip

if TYPE_CHECKING:
    from tabletop.ui.app import App
    from tabletop.ui.art.faces import Painter

_RAISE = 0.1
_FLY = 0.22


class TableScene(Scene):
    """Show a session and let its people play.

    Args:
        app: the app.
        session: the match and who plays it; it is not closed with the scene.
        picture: draws a picture recipe; the paper theatre when left out.
    """

    def __init__(self, app: App, session: Session, picture: Painter | None = None) -> None:
        super().__init__(app)
        self.session = session
        match = session.match
        specs = match.game.layout(match.seats, match.options).specs
        face_down = frozenset([spec.name for spec in specs if spec.kind in (HIDDEN, FACEDOWN)])
        self.show = Show(
            match.game,
            session.controller,
            session.names,
            app.text,
            app.sounds,
            face_down,
            session.view_shown.copy(),
            app.size[0] * app.size[1],
            picture,
        )
        self.director = Director(self, self.show.view)
        self.gestures = Gestures(Affordances(session.controller, self.show.view, None))
        self.browser: Browser | None = None
        self._shown: Browser | None = None
        self.menu: LittleMenu | None = None
        self.order: OrderRow | None = None
        self.picker: Picker | None = None
        self.tip = Tip()
        self.pointer = (-1, -1)
        self.hovered_tool: Option | str | None = None
        self.zoomed: str | None = None
        self.curtain = Curtain()
        self.anyone = AnyoneBoard()
        self._asked: tuple[int, int] | None = None
        self.typed = ""
        self.pressed_tool: Option | str | None = None
        self.last_buttons: tuple[Button, ...] = ()
        self.hovered_step: int | None = None
        self.wants_closeup = False
        self._drawn_version = -1
        self._opening = Opening()
        self._interlude: Event | None = None
        self._is_over = False
        self.now = 0.0
        """Milliseconds by the scene's own clock, which tests can drive."""
        self._begun = False

    # -- the app's calls

    @property
    def is_typing(self) -> bool:
        """Tell whether digits go to the stepper."""
        return self.gestures.affordances.number is not None and bool(self.typed)

    def close(self) -> None:
        """End what paints ahead; whoever ends the match closes the session."""
        self.show.close()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out everything anew; a drag goes on."""
        m = Metrics.of(size, self.app.settings.text_size / 100)
        self.curtain.rise()
        self.show.resize(m)
        if self.browser is not None:
            self.browser.resize(m)
        self.gestures.rescale(m.unit)
        if not self._begun:
            self._begun = True
            self.begin()
        self.menu = telling.menu(self)
        self.picker = offered(self.show, self.gestures.affordances)
        self.refresh()

    def enter(self) -> None:
        """Take the room that the painted stage took: menus over the table show the table."""
        self.app.backdrops.forget()

    def leave(self) -> None:
        """Let go of what is held: another scene covers the table."""
        self._let_go()

    def update(self, dt: float) -> None:
        """Let bots go on, events be seen, and what flares up go."""
        self.now += 1000 * dt
        self.director.pace = PACES[self.app.settings.speed]
        self.show.is_paced = self.director.pace > 0
        self.director.is_still = self.app.settings.reduced_motion
        self.session.reactions.usual = self.app.settings.reaction_stops
        if self._interlude is not None:
            self._tell_interlude()
            return
        self._follow()
        self.director.update(dt)
        self.anyone.update(self, dt)
        self.show.update(dt)
        if self._opening.update(self, dt):
            self.refresh()
        for note in self.session.take_notes():
            self.app.notify(note)
        if self.gestures.version != self._drawn_version:
            self.refresh()

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Paint what has changed: behind a curtain nothing but the curtain."""
        whole, self.is_stale = self.is_stale, False
        if self.is_covered:
            return self.curtain.draw(self, surface, whole=whole)
        whole = self.curtain.rise() or whole
        return self.show.stage.draw(surface, pointing.movers(self), whole=whole)

    def wants_fps(self) -> int:
        """Ask for many frames while something moves."""
        if self.is_covered:
            return FPS_IDLE
        moving = self.director.is_busy or self.show.is_moving
        return FPS_MOVING if moving or self.gestures.drag is not None else FPS_IDLE

    def handle(self, event: pygame.Event) -> bool:
        """Act on an event."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            lookup.open_rules(self)
            return True
        if self.is_covered:
            return self.curtain.handle(self, event)
        return self.anyone.handle(self, event) or pointing.handle(self, event)

    @property
    def is_covered(self) -> bool:
        """Tell whether the curtain is down: as soon as the last viewer has seen all there was to see."""
        return self.session.curtain is not None and not self.director.is_busy

    # -- following the session

    def begin(self) -> None:
        """Show the session's viewer from where that viewer has last looked."""
        session = self.session
        session.reset = False
        self._let_go()
        self.browser = self.menu = None
        self.last_buttons = ()
        self.zoomed = self.hovered_tool = None
        view = session.view_shown.copy()
        self.director.begin(view)
        me = session.viewer if session.viewer < session.match.seats else None
        self.show.begin(view, session.viewer, me)
        self.show.recall(session.history(), len(session.recap()))
        self.invalidate()
        self._feed(session.take_events())

    def _follow(self) -> None:
        """Take what has happened once all before has been seen; let bots go on; end with the match."""
        session, director = self.session, self.director
        if director.is_busy or session.curtain is not None:
            return
        if session.reset:
            self.begin()
        events = session.take_events()
        if not events and not session.reset and session.tick() and not session.reset:
            events = session.take_events()
        if events:
            self.show.own_move = False
            self._feed(events)
            return
        if session.reset:  # what has just happened is another viewer's to see
            self.begin()
            return
        if session.outcome is not None:
            if not self._is_over and not self.show.board.is_moving:
                if seconds := self.show.crown(session.outcome.winners):
                    director.rest(seconds)
                    return
                self._is_over = True
                play.finish(self.app, session)
            return
        request = session.request
        asked = None if request is None else (request.serial, request.seat)
        if asked != self._asked:
            self.renew()

    def _feed(self, events: list[Event]) -> None:
        """Have events shown; meanwhile nobody is asked anything."""
        self.director.feed(events)
        self.renew()

    def renew(self) -> None:
        """Work out anew what the viewer can do: nothing while there is something left to be seen."""
        request = None if self.director.is_busy else self.session.request
        asked = None if request is None else (request.serial, request.seat)
        if asked is not None and asked != self._asked:
            self.typed = ""
            self._announce()
        self._asked = asked
        previous = self.gestures.affordances
        self.take_up(Affordances(self.session.controller, self.director.view, request, previous))
        if request is not None:
            self.show.prepare()
            if (outcome := self.gestures.follow_up()) is not None:
                self.obey(outcome)

    def take_up(self, afforded: Affordances) -> None:
        """Let the viewer do what is afforded, and nothing else."""
        self.gestures.renew(afforded)
        if self.menu is not None and isinstance(self.hovered_tool, Option):
            self.hovered_tool = None  # an entry of the little menu, which closes under the pointer
        self.menu = None
        self.order = None if afforded.order is None else OrderRow(self.show, afforded.order)
        self.picker = offered(self.show, afforded)
        if self.picker is not None and self.browser is self._shown:
            self.browser = None  # what has been shown is chosen from at once
        self.refresh()

    def _announce(self) -> None:
        if self.show.log.tell_recap("table-recap"):
            self.app.sounds.play("chime")

    # -- the director's stagehands

    def swap(self, identities: Mapping[int, int]) -> None:
        """Let cards go on under other ids."""
        self.show.swap(identities)

    def relay(self, events: list[Event], seconds: float, stagger: float) -> float:
        """Show the view as it is now."""
        self.show.view = self.director.view
        longest = self.show.relay(events, seconds, stagger)
        viewer = self.show.viewer
        for event in events:
            if event.kind == "shown" and event.args["to"] == viewer and viewer < len(self.session.names):
                self.browser = self._shown = telling.shown(self.show, event)
        return longest

    def tell(self, event: Event, pace: float) -> float:
        """Write a note into the log and stress it; some are followed by a screen of their own."""
        self.show.view = self.director.view
        seconds = self.show.tell(event, pace)
        self._drawn_version = -1
        if event.kind == "turn_began" and self.browser is self._shown:
            self.browser = None  # seen in an earlier turn that is only being caught up on
        is_interlude = cue_of(self.show.controller, event).scene == "interlude"
        if is_interlude and self.session.outcome is None:
            self._interlude = event
            self.director.is_held = True
        return seconds

    def _tell_interlude(self) -> None:
        event, self._interlude = self._interlude, None
        self.director.is_held = False
        assert event is not None
        play.between(self.app, self.session, event)

    # -- what gestures come to

    def obey(self, outcome: Outcome) -> None:
        """Carry out what a gesture has come to."""
        match outcome:
            case Given(answer, serial):
                self._submit(answer, serial)
            case Refusal(reason):
                self._fly_back()
                self.refuse(reason)
            case Menu() | Cancelled():
                self._fly_back()
        self.menu = telling.menu(self)
        self.refresh()

    def _submit(self, answer: object, serial: int) -> None:
        session, show = self.session, self.show
        show.effects.hush()
        show.log.begin_recap()
        try:
            session.submit(answer, serial)  # type: ignore[arg-type]
        except IllegalAnswer as error:
            self._fly_back()
            self.refuse(error.reason)
            self.renew()
            return
        show.board.let_go(self.seconds(_FLY))
        show.own_move = True
        self.tip.hush(self.pointer)
        events = session.take_events()
        self._feed(events)

    def rest(self) -> None:
        """Pass for the viewer, now and in every round of asking of this turn."""
        request = self.session.request
        if request is not None and self.session.may_rest:
            self.session.reactions.rest(request.seat)
            self._submit(request.default(), request.serial)

    def refuse(self, reason: Reason) -> None:
        """Say why something cannot be done, beside the pointer or the focus."""
        show = self.show
        at = self.pointer
        focus = pointing.focus_spot(self)
        if focus is not None:
            at = focus
        words = show.teller.sentence(reason.id, reason.args)
        show.effects.say(words, at, pygame.Rect((0, 0), show.metrics.size), show.metrics)

    def undo(self) -> None:
        """Take the viewer's last answer back, or say why that cannot be."""
        try:
            self.session.undo()
        except IllegalAnswer as error:
            self.refuse(error.reason)
            return
        self.begin()

    def skip(self) -> None:
        """Show at once all that has happened."""
        self.director.skip()
        self.show.finish()

    def _fly_back(self) -> None:
        self.show.board.let_go(self.seconds(_FLY))

    def _let_go(self) -> None:
        if self.gestures.let_go() is not None:
            self._fly_back()
        self.gestures.hover(None)

    def seconds(self, usual: float) -> float:
        """Return how long a card is on its way: in the player's pace, no time at all with reduced motion."""
        return 0.0 if self.app.settings.reduced_motion else usual * PACES[self.app.settings.speed]

    # -- what shows

    def refresh(self) -> None:
        """Bring glows, panel, prompt and raised cards up to date."""
        self._drawn_version = self.gestures.version
        if self.show.arrangement is None or self.is_covered:
            return
        telling.raise_hand(self, self.seconds(_RAISE))
        telling.state(self)
        pointing.lay_out(self)
        self.anyone.lay(self.show)

    def open_browser(self, thing: Thing | None) -> None:
        """Look closely at a card, or at all that may be seen of a pile."""
        self.browser = telling.closeup(self.show, thing)
        self.refresh()

    def open_face(self, slug: str) -> None:
        """Look closely at a card by its slug, as it is printed."""
        face = self.show.faces.printed(slug)
        self.browser = Browser(self.show.bank, self.show.metrics, Closeup("", "", (face,)))
        self.refresh()

    def close_browser(self) -> None:
        """Go back to the table."""
        self.browser = None
        self.refresh()
