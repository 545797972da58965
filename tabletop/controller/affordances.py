"""What can be touched, where it may go, and why not: worked out from a view and the viewer's open request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, reduce
from typing import Any, NamedTuple

from tabletop.controller.choosing import NumberState, OrderState, SeveralState, origin
from tabletop.controller.focus import Item
from tabletop.controller.tables import NO_ARGS, GameController, Thing, grounds
from tabletop.engine import Arrange, Choose, ChooseNumber, ChooseSome, Option, PlayerView, Reason, Request


class Button(NamedTuple):
    """An option shown as a button.

    :param label: message id.
    :param why: why it cannot be pressed now, or None.
    :param primary: whether it is the main one, which Space presses.
    """

    option: Option
    label: str
    why: Reason | None
    primary: bool


class MenuEntry(NamedTuple):
    """An option in the little menu: its label (a message id) with arguments."""

    option: Option
    label: str
    args: Mapping[str, Any] = NO_ARGS


class Affordances:
    """All that a viewer's request affords. Nothing here changes but what has been chosen so far.

    :param request: the viewer's own open request; None if there is none.
    :param previous: the last affordances: where they were of the same request, what was chosen stays chosen.
    """

    def __init__(
        self,
        controller: GameController,
        view: PlayerView,
        request: Request | None,
        previous: Affordances | None = None,
    ) -> None:
        self.controller = controller
        self.view = view
        self.request = request
        self.several: SeveralState | None = None
        self.number: NumberState | None = None
        self.order: OrderState | None = None
        self.buttons: tuple[Button, ...] = ()
        self._legal: tuple[Option, ...] = ()
        """The options that are chosen on the table itself, and not by a button alone."""
        if isinstance(request, Choose):
            self.buttons = self._buttons(request)
            pressed = {button.option for button in self.buttons}
            self._legal = tuple(
                [
                    option
                    for option in request.options
                    if option not in pressed or controller.other_starts(view, request, option)
                ]
            )
        elif isinstance(request, ChooseSome):
            self._legal = tuple(request.options)
        self._choose(request, previous)
        self._starts = {option: self._starts_of(option) for option in self._legal}
        self.touchable = frozenset([start for starts in self._starts.values() for start in starts])

    def _starts_of(self, option: Option) -> tuple[Thing, ...]:
        """Return all that a gesture may begin with that means an option."""
        assert self.request is not None
        start = origin(option)
        own = () if start is None else (start,)
        return (*own, *self.controller.other_starts(self.view, self.request, option))

    def _choose(self, request: Request | None, previous: Affordances | None) -> None:
        if previous is None or not _same(previous.request, request):
            previous = None
        if isinstance(request, ChooseSome):
            several = previous.several if previous else None
            self.several = SeveralState(request, several.chosen if several else ())
        elif isinstance(request, ChooseNumber):
            number = previous.number if previous else None
            self.number = NumberState(request, number.value if number else None)
        elif isinstance(request, Arrange):
            order = previous.order if previous else None
            self.order = OrderState(request, order.items if order else ())

    def _buttons(self, request: Choose) -> tuple[Button, ...]:
        """List the game's buttons, and one for each option that nothing on the table stands for."""
        stated = self.controller.buttons(self.view, request)
        known = {option for option, _ in stated}
        loose = [
            (option, self.controller.label(option))
            for option in request.options
            if origin(option) is None and option not in known
        ]
        every = [*loose, *stated]
        return tuple(
            [
                Button(option, label, request.why_not(option), number == len(every) - 1)
                for number, (option, label) in enumerate(every)
            ]
        )

    @property
    def confirmable(self) -> SeveralState | NumberState | OrderState | None:
        """Return what a Confirm button would confirm, or None where there is nothing to confirm."""
        return self.several or self.number or self.order

    @property
    def is_reaction(self) -> bool:
        """Return whether something is reacted to, and not begun."""
        return self.request is not None and self.request.optional

    @property
    def main(self) -> Option | None:
        """Return the option of the main button, which passes or ends the turn."""
        return next((button.option for button in self.buttons if button.primary), None)

    @cached_property
    def acting(self) -> frozenset[Item]:
        """Return all that can be acted on: things, buttons, Confirm."""
        buttons: set[Item] = {button.option for button in self.buttons}
        return frozenset(self.touchable | buttons | ({"confirm"} if self.confirmable else set()))

    def start_of(self, thing: Thing) -> Thing:
        """Return what a gesture on a thing begins with: the pile for its top card, else the thing itself."""
        return next((one for one in grounds(self.view, thing) if one in self.touchable), thing)

    def options(self, start: Thing, target: Thing | None = None) -> list[Option]:
        """List the legal options of a gesture from a start, or from a start to a target."""
        request = self.request
        if request is None:
            return []
        mine = [option for option in self._legal if start in self._starts[option]]
        if target is None:
            return mine
        if self.several is not None:
            under = grounds(self.view, target)
            return [
                option for option in mine if self.controller.destination(self.view, request, option) in under
            ]
        meant = self.controller.candidates(self.view, request, start, target)
        return [option for option in dict.fromkeys(meant) if option in mine]

    def at_once(self, start: Thing) -> list[Option]:
        """Return what a click on a start does at once: the only option that it has, with no choice of target."""
        options = self.options(start)
        if self.several is not None or len(options) != 1:
            return []
        only = options[0]
        if len(self._starts[only]) > 1:
            return []  # begun with a place, it would be done before it is known what was meant
        is_plain = only.card is None or only.target in (None, start)
        return options if is_plain or self.is_reaction else []  # what a reaction is done to is given

    def targets(self, start: Thing) -> dict[Thing, list[Option]]:
        """Return where a start may go and what it would mean there: what lights up when it is hovered."""
        found: dict[Thing, list[Option]] = {}
        if self.request is not None:
            for option in self.options(start):
                there = self.controller.destination(self.view, self.request, option)
                if there is not None and there != start:
                    found.setdefault(there, []).append(option)
        return found

    def menu(self, options: Iterable[Option]) -> tuple[MenuEntry, ...]:
        """Return options as entries of the little menu; `owner` is the seat that an option's target belongs to."""
        entries = []
        for option in options:
            target = option.target
            place = self.view.place_of(target) if isinstance(target, int) else target
            args = NO_ARGS if place is None else {"owner": place[1]}
            entries.append(MenuEntry(option, self.controller.label(option), args))
        return tuple(entries)

    def why_not(self, start: Thing, target: Thing | None = None) -> Reason | None:
        """Return why a start can do nothing (at a target); None if it can, or if nobody would ask.

        Where a gesture could mean several things and none is allowed, it is the reason that tells most.
        """
        request = self.request
        if request is None or self.options(start, target):
            return None
        if self.several is not None:
            offered = start in self.touchable
            return None if offered else self.controller.why_not_offered(self.view, request, start)
        if not isinstance(request, Choose):
            return self.controller.why_not_offered(self.view, request, start)
        meant = self.controller.candidates(self.view, request, start, target)
        reasons = [reason for reason in map(request.why_not, meant) if reason is not None]
        if not reasons:
            return self.controller.why_not_offered(self.view, request, start)
        return reduce(self.controller.better_reason, reasons)

    def why_shut(self, option: Option) -> Reason:
        """Return why an option of another moment cannot be chosen now: what the rules say, if they say anything."""
        if self.request is None:
            return Reason("reason-not-asked")
        reason = self.request.why_not(option) if isinstance(self.request, Choose) else None
        is_told = reason is not None and reason.id != "reason-not-offered"
        return reason if reason is not None and is_told else Reason("table-answer-first")


def _same(one: Request | None, other: Request | None) -> bool:
    """Return whether two requests are one, although the table may have changed beside it."""
    if one is None or other is None:
        return False
    return (one.serial, one.seat, one.prompt) == (other.serial, other.seat, other.prompt)
