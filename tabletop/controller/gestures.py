"""Click, drop and key become answers: a state machine without a window.

The screen translates its events into these calls and obeys what they return. Positions are in pixels, times in
milliseconds of any steady clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias, cast

from tabletop.controller.affordances import Affordances
from tabletop.controller.clicks import Clicks, Point
from tabletop.controller.focus import Box, Focus, Item, Way
from tabletop.controller.outcomes import Cancelled, Drag, Given, Menu, Outcome, Refusal
from tabletop.controller.party import Party
from tabletop.controller.tables import Thing
from tabletop.engine import Answer, Option, Reason

Key: TypeAlias = Literal["next", "previous", "left", "right", "up", "down", "enter", "space", "escape"]

__all__ = ["Cancelled", "Drag", "Gestures", "Given", "Key", "Menu", "Outcome", "Refusal"]

NOT_THERE = Reason("refusal-not-there")


class Gestures:
    """The gestures of one viewer, in the three ways that every action has: drag, click-click, keyboard.

    State to draw from: `hovered`, `selected`, `party`, `drag`, `menu`, `focus`, `lit`; `version` rises whenever
    one changes.

    :param scale: pixels for each pixel of the design.
    """

    def __init__(self, affordances: Affordances, scale: float = 1.0) -> None:
        self.affordances = affordances
        self.hovered: Thing | None = None
        self.selected: Thing | None = None
        self.drag: Drag | None = None
        self.menu: Menu | None = None
        self.version = 0
        self.party = Party()
        self._focus = Focus()
        self._pressed: tuple[Thing | None, Point] | None = None
        self._given = False
        """An answer has been given: nothing more is, until affordances are renewed."""
        self._clicks = Clicks(scale)

    # -- what there is to draw

    @property
    def focus(self) -> Item | None:
        """Return where the keyboard's focus rests; None while the pointer is used."""
        return self._focus.item

    @property
    def start(self) -> Thing | None:
        """Return what a gesture has begun with: the dragged thing, else the selected one."""
        return self.selected if self.drag is None else self.drag.start

    @property
    def lit(self) -> dict[Thing, list[Option]]:
        """Return the lit targets of the dragged, else the selected, else the hovered or focused thing."""
        start = self.start
        if start is None:
            focus = self._focus.thing
            start = self.hovered if focus is None else focus
        return {} if start is None else self.affordances.targets(self._start_of(start))

    def options_at(self, target: Thing) -> list[Option]:
        """Return what it would mean to drop (or click) what the gesture has begun with on a target."""
        start = self.start
        return [] if start is None else self.affordances.options(start, target)

    def is_draggable(self, thing: Thing) -> bool:
        """Return whether a thing follows the pointer: it can act, or there is a reason to tell why it cannot."""
        start = self._start_of(thing)
        return start in self.affordances.touchable or self.affordances.why_not(start) is not None

    def _start_of(self, thing: Thing) -> Thing:
        return self.affordances.start_of(thing)

    # -- the table changes

    def rescale(self, scale: float) -> None:
        """Take up another scale, when the window has been resized (which a drag survives)."""
        self._clicks.scale = scale

    def renew(self, affordances: Affordances) -> None:
        """Take up new affordances. What was begun goes on only if it can still lead somewhere."""
        self.affordances = affordances
        self._given = False
        self.version += 1
        self.menu = None
        if self.selected not in affordances.touchable:
            self.selected = None
        self.party.keep(affordances.touchable)
        if self.drag is not None and not self.is_draggable(self.drag.start):
            self.drag = self._pressed = None
        self._refocus()

    def follow_up(self) -> Outcome:
        """Answer a question that those who were selected together have answered already."""
        several = self.affordances.several
        return self._give(several.answer) if self.party.join(self.affordances) and several else None

    # -- the pointer

    def hover(self, thing: Thing | None) -> None:
        """Note what lies under the pointer while no button is down."""
        if thing != self.hovered:
            self.hovered = thing
            self.version += 1

    def press(self, thing: Thing | None, pos: Point, button: int = 1) -> Outcome:
        """Take a mouse button going down. Only the left one acts; another one gives a drag up."""
        if button != 1:
            return self.cancel() if self.drag is not None else None
        lost = self.cancel() if self.drag is not None else None  # its release never came
        self._pressed = (thing, pos)
        self._focus.leave()
        return lost

    def motion(self, pos: Point, over: Thing | None) -> None:
        """Take the pointer's motion, with or without a button down."""
        if self.drag is None and self._pressed is not None and not self._given:
            thing, grabbed = self._pressed
            if thing is not None and not self._clicks.wobble(grabbed, pos) and self.is_draggable(thing):
                self.drag = Drag(self._start_of(thing), grabbed, pos)
                self.party.follow(self.drag.start, self.selected)
                self.selected = self.menu = None
        if self.drag is None:
            if self._pressed is None:
                self.hover(over)
            return
        meant = () if over is None else tuple(self.affordances.options(self.drag.start, over))
        self.drag = self.drag._replace(pos=pos, over=over, options=meant)
        self.version += 1

    def release(
        self, over: Thing | None, pos: Point, now: int, button: int = 1, *, along: bool = False
    ) -> Outcome:
        """Take a mouse button going up: the end of a click, or a drop.

        :param over: what lies under the pointer, not counting what is dragged; None outside the window.
        :param along: a key is held down that lets what is clicked go along with what is selected.
        """
        if button != 1:
            return None
        pressed, self._pressed = self._pressed, None
        if self.drag is not None:
            return self._drop(over)
        if pressed is None:
            return None
        thing, grabbed = pressed
        # What cannot be dragged may be left a little further during a click, as long as it is not left.
        if not self._clicks.wobble(grabbed, pos) and thing != over:
            return None
        return self.click(thing, now, grabbed, along=along)

    def click(
        self, thing: Thing | None, now: int, pos: Point | None = None, *, along: bool = False
    ) -> Outcome:
        """Take a whole click (or the Enter key) on a thing.

        With nothing selected, what has but one option and no choice of target acts at once; else it is selected, and
        what it can do to a place stands in the little menu. With something selected, it goes to what is clicked.

        :param pos: where, if it was the pointer.
        :param along: let it go along with what is selected.
        """
        if self._given or self._is_again(thing, pos, now):
            return None
        self.version += 1
        self.menu = None
        if thing is None:
            return self._deselect()
        if self.affordances.several is not None:
            return self._toggle(self._start_of(thing))
        if along and self._start_of(thing) in self.affordances.touchable:
            self.selected = self.party.take(self._start_of(thing), self.selected)
            self._refocus()
            return None
        if self.selected is None:
            return self._begin(self._start_of(thing))
        return self._land(thing)

    def pick(self, option: Option, now: int, pos: Point | None = None) -> Outcome:
        """Take an entry of the little menu, or a button."""
        request = self.affordances.request
        if self._given or request is None or self._is_again(option, pos, now):
            return None
        self.version += 1
        reason = request.why_not(option)
        return self._give(option) if reason is None else Refusal(reason)

    def confirm(self, now: int, pos: Point | None = None) -> Outcome:
        """Confirm what was chosen: the several options, the number, the order."""
        chosen = self.affordances.confirmable
        request = self.affordances.request
        if self._given or request is None or chosen is None or self._is_again("confirm", pos, now):
            return None
        reason = request.why_not(chosen.answer)
        return self._give(chosen.answer) if reason is None else Refusal(reason)

    def cancel(self) -> Cancelled | None:
        """Give up the drag, else the menu, else the selection, else what was chosen.

        For Esc, another button in a drag, the focus lost, the window minimised.

        :returns: None if there was nothing to give up.
        """
        self._pressed = None
        several = self.affordances.several
        if self.drag is not None:
            given_up = Cancelled(self.drag.start)
            self.drag = None
        elif self.menu is not None and self.menu.target is not None:
            given_up = Cancelled()
            self.menu = None
        elif self.selected is not None or self.menu is not None:
            given_up = Cancelled()
            self.selected = self.menu = None
            self.party.dissolve()
        elif several is not None and several.chosen:
            given_up = Cancelled()
            several.clear()
        else:
            return None
        self.version += 1
        self._refocus()
        return given_up

    def let_go(self) -> Cancelled | None:
        """Give up a drag, and nothing else: the focus was lost, or the window minimised."""
        self._pressed = None
        return self.cancel() if self.drag is not None else None

    def _begin(self, start: Thing) -> Outcome:
        options = self.affordances.options(start)
        if not options:
            reason = self.affordances.why_not(start)
            return None if reason is None else Refusal(reason)
        if self.affordances.at_once(start):
            return self._give(options[0])
        self.party.follow(start, None)
        self.selected = start
        to_places = self.affordances.menu([one for one in options if not isinstance(one.target, int)])
        if to_places:
            self.menu = Menu(to_places, start, None)
        self._refocus()
        return self.menu

    def _land(self, target: Thing) -> Outcome:
        """Carry what is selected to what was clicked; or select that instead."""
        start = self.selected
        assert start is not None
        if target == start:
            return self._deselect()
        options = self.affordances.options(start, target)
        if options:
            return self._mean(options, start, target)
        other = self._start_of(target)
        if other == start:
            return self._deselect()
        if other in self.affordances.touchable:
            self.selected = None
            return self._begin(other)
        reason = self.affordances.why_not(start, target)
        return self._deselect() if reason is None else Refusal(reason)

    def _drop(self, target: Thing | None) -> Outcome:
        assert self.drag is not None
        start, self.drag = self.drag.start, None
        self.version += 1
        home = self.affordances.view.place_of(start) if isinstance(start, int) else start
        if target is None or target in (start, home):
            return Cancelled(start)
        options = self.affordances.options(start, target)
        several = self.affordances.several
        if several is not None and options:
            full = None if options[0] in several.chosen else several.toggle(options[0])
            return None if full is None else Refusal(full, start)
        if options:
            return self._mean(options, start, target)
        why_not = self.affordances.why_not
        return Refusal(why_not(start, target) or why_not(start) or NOT_THERE, start)

    def _mean(self, options: list[Option], start: Thing, target: Thing) -> Outcome:
        """Answer what a gesture means, or ask by the little menu if it could mean several things."""
        if len(options) == 1:
            return self._give(options[0])
        self.menu = Menu(self.affordances.menu(options), start, target)
        self._refocus()
        return self.menu

    def _toggle(self, thing: Thing) -> Outcome:
        several = self.affordances.several
        assert several is not None
        options = self.affordances.options(thing)
        reason = several.toggle(options[0]) if options else self.affordances.why_not(thing)
        return None if reason is None else Refusal(reason)

    def _deselect(self) -> Outcome:
        self.party.dissolve()
        if self.selected is None:
            return None
        self.selected = None
        self._refocus()
        return Cancelled()

    def _give(self, answer: Answer) -> Given:
        request = self.affordances.request
        assert request is not None
        self._given = True
        self.party.set_out()
        self.selected = self.menu = self.drag = None
        self.version += 1
        return Given(answer, request.serial)

    def _is_again(self, item: Item | None, pos: Point | None, now: int) -> bool:
        return self._clicks.is_again(item, self._focus.moves if pos is None else pos, now)

    # -- the keyboard

    def lay_out(self, items: Iterable[tuple[Item, Box]]) -> None:
        """Say what is on the screen and where, in reading order: cards, places, buttons, menu entries, Confirm."""
        self._focus.lay_out(items)
        self._refocus()

    def key(self, key: Key, now: int, *, along: bool = False) -> Outcome:
        """Take a key: Tab and Shift-Tab as `next` and `previous`, the arrows, Enter, Space, Esc.

        :param along: with Enter, let what has the focus go along with what is selected.
        """
        if key == "escape":
            return self.cancel()
        if self.drag is not None:
            return None
        if key == "space":
            return self._press_main(now)
        if key == "enter":
            return self._enter(now, along=along)
        number = self.affordances.number
        self.version += 1
        if number is not None and key in ("left", "right", "up", "down"):
            number.step(1 if key in ("right", "up") else -1)
        elif key in ("next", "previous"):
            self._focus.tab(1 if key == "next" else -1, self._acting())
        else:
            self._focus.go(cast("Way", key))
        return None

    def _enter(self, now: int, *, along: bool) -> Outcome:
        item = self.focus
        if self.affordances.number is not None and item not in self.affordances.acting:
            return self.confirm(now)  # what has been typed is meant, and nothing that had the focus before
        if item is None:
            self._focus.tab(1, self._acting())
            self.version += 1
            return None
        if item == "confirm":
            return self.confirm(now)
        return self.pick(item, now) if isinstance(item, Option) else self.click(item, now, along=along)

    def _press_main(self, now: int) -> Outcome:
        """Pass, end the turn, or confirm."""
        if self.affordances.confirmable is not None:
            return self.confirm(now)
        main = self.affordances.main
        return None if main is None else self.pick(main, now)

    def _acting(self) -> list[Item]:
        """List what the Tab key goes through: only what can be acted on now."""
        afforded = self.affordances
        if self.menu is not None:
            entries: set[Item] = set()
            entries |= {entry.option for entry in self.menu.entries}
            if self.menu.target is None:
                entries |= set(self.lit)
            return [item for item in self._focus.items if item in entries]
        if self.selected is not None:
            return [item for item in self._focus.items if item in self.lit]
        return [item for item in self._focus.items if item in afforded.acting]

    def _refocus(self) -> None:
        """Keep the focus, once the keyboard is used, on something that the present step is about."""
        if self._focus.item is None:
            return
        acting = self._acting()
        begun = self.menu is not None or self.selected is not None
        if acting and (
            self._focus.item not in self._focus.items or (begun and self._focus.item not in acting)
        ):
            self._focus.item = acting[0]
            self.version += 1
