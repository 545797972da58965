"""A player without a plan: it carries every answer out by drag, by clicks or by keys, and fidgets in between."""

from collections.abc import Iterable

import pytest

from tabletop.controller.affordances import Affordances
from tabletop.controller.choosing import origin
from tabletop.controller.focus import Box, Item
from tabletop.controller.gestures import Gestures, Given, Menu, Outcome
from tabletop.controller.session import Session
from tabletop.controller.tables import Thing
from tabletop.engine import Answer, Dice, IllegalAnswer, Option

NEAR, FAR = (10.0, 10.0), (400.0, 300.0)


class Mouse:
    """Play the seats of all persons of a session, through gestures alone.

    :param fidgets: the chance, in percent, of each senseless gesture before a sensible one.
    """

    def __init__(self, session: Session, seed: int, fidgets: int = 20) -> None:
        self.session = session
        self.dice = Dice(seed)
        self.fidgets = fidgets
        self.now = 0
        self.answers = 0
        self.ways: dict[str, int] = {"drag": 0, "click": 0, "keys": 0}
        self.gestures = Gestures(Affordances(session.controller, session.view(), None))

    def play(self, most: int = 100_000) -> None:
        """Play until the match is over, or so many answers have been given."""
        session = self.session
        while session.outcome is None and self.answers < most:
            session.tick()
            session.take_events()
            if session.curtain is not None:
                self.renew()
                self.fidget()
                session.lift_curtain()
                session.take_events()
            if session.anyone is not None:
                self.speak_up()
            if session.request is None:
                continue
            self.renew()
            if self.dice.below(100) < self.fidgets:
                self.submit(self.fidget())
                if session.request is None:
                    continue
                self.renew()
            self.act()

    def speak_up(self) -> None:
        """Let some of those who may react say that they want to, and wait for nobody else."""
        anyone = self.session.anyone
        assert anyone is not None
        for seat in anyone.seats:
            if self.dice.below(2):
                self.session.register(seat)
        if self.session.anyone is not None:
            self.session.go_on()

    def renew(self) -> None:
        """Take up what the session affords now."""
        session = self.session
        view, request = session.view(), session.request
        self.gestures.renew(
            Affordances(session.controller, view, request, self.gestures.affordances),
        )

    def act(self) -> None:
        """Give a random legal answer, in one of the ways that the screen offers for it."""
        request = self.session.request
        assert request is not None
        answer = request.sample(self.dice)
        self.now += 1000
        self.gestures.cancel()
        self.gestures.cancel()
        outcome = self.choose(answer) if isinstance(answer, Option) else self.compose(answer)
        assert outcome == Given(answer, request.serial), (answer, outcome)
        assert self.gestures.key("space", self.now + 5000) is None, "given once"
        self.submit(outcome)
        self.stale(answer, request.serial)

    def choose(self, option: Option) -> Outcome:
        """Carry one option out."""
        start = origin(option)
        buttons = [button.option for button in self.gestures.affordances.buttons]
        ways = [self.by_keys]
        if option not in buttons and start is not None:
            ways.append(self.by_click)
            if self.ends(option)[1] not in (None, start):
                ways.append(self.by_drag)
        return ways[self.dice.below(len(ways))](option)

    def by_drag(self, option: Option) -> Outcome:
        start, there = self.ends(option)
        self.ways["drag"] += 1
        gestures = self.gestures
        assert gestures.press(start, NEAR) is None
        gestures.motion(FAR, None)
        gestures.motion(FAR, there)
        assert gestures.drag is not None
        assert option in gestures.drag.options
        return self.meant(gestures.release(there, FAR, self.now), option)

    def by_click(self, option: Option) -> Outcome:
        start, there = self.ends(option)
        self.ways["click"] += 1
        outcome = self.click(start)
        assert self.click(start, soon=True) is None, "a double click acts once"
        if isinstance(outcome, Given):
            return outcome
        if isinstance(outcome, Menu) and option in [entry.option for entry in outcome.entries]:
            return self.meant(outcome, option)
        assert there is not None
        return self.meant(self.click(there), option)

    def by_keys(self, option: Option) -> Outcome:
        self.ways["keys"] += 1
        gestures = self.gestures
        if option in [button.option for button in gestures.affordances.buttons]:
            self.focus(option)
            return self.enter()
        start, there = self.ends(option)
        self.focus(start)
        outcome = self.enter()
        if isinstance(outcome, Given):
            return outcome
        if isinstance(outcome, Menu) and option in [entry.option for entry in outcome.entries]:
            self.focus(option)
            return self.enter()
        assert there is not None
        self.focus(there)
        outcome = self.enter()
        if isinstance(outcome, Menu):
            self.focus(option)
            outcome = self.enter()
        return outcome

    def compose(self, answer: Answer) -> Outcome:
        """Choose several options, a number, or an order, and confirm."""
        gestures = self.gestures
        several, number, order = (
            gestures.affordances.several,
            gestures.affordances.number,
            gestures.affordances.order,
        )
        if several is not None:
            assert isinstance(answer, tuple)
            for one in answer:
                assert isinstance(one, Option)
                start, there = self.ends(one)
                if there is None or self.dice.below(2):
                    assert self.click(start) is None
                else:
                    self.now += 1000
                    gestures.press(start, NEAR)
                    gestures.motion(FAR, there)
                    assert gestures.release(there, FAR, self.now) is None
        elif number is not None:
            assert isinstance(answer, int)
            while number.value != answer:
                gestures.key("up" if number.value < answer else "left", self.now)
        elif order is not None:
            assert isinstance(answer, tuple)
            for place, one in enumerate(answer):
                order.carry(order.items.index(one), place)
        self.now += 1000
        return gestures.key("space", self.now) if self.dice.below(2) else gestures.confirm(self.now)

    def ends(self, option: Option) -> tuple[Thing, Thing | None]:
        """Return where an option starts and where it is carried to; None where a click is enough."""
        afforded = self.gestures.affordances
        start = origin(option)
        assert start is not None
        assert afforded.request is not None
        return start, afforded.controller.destination(afforded.view, afforded.request, option)

    def click(self, thing: Thing, soon: bool = False) -> Outcome:
        """Press and release on a thing, with a wobble."""
        self.now += 100 if soon else 1000
        self.gestures.press(thing, NEAR)
        self.gestures.motion((12, 11), thing)
        return self.gestures.release(thing, (12, 11), self.now)

    def focus(self, item: Item) -> None:
        """Walk the focus to an item by the Tab key."""
        self.now += 1000
        self.gestures.lay_out(self.screen([item]))
        for _ in range(100):
            if self.gestures.focus == item:
                return
            self.gestures.key("next", self.now)
        raise AssertionError(f"Tab does not reach {item}")

    def enter(self) -> Outcome:
        self.now += 1000
        return self.gestures.key("enter", self.now)

    def meant(self, outcome: Outcome, option: Option) -> Outcome:
        """Pick from the little menu if the gesture asked."""
        self.now += 1000
        return self.gestures.pick(option, self.now) if isinstance(outcome, Menu) else outcome

    def screen(self, extra: Iterable[Item]) -> list[tuple[Item, Box]]:
        """Lay everything that can be seen out in rows of ten."""
        gestures = self.gestures
        view = gestures.affordances.view
        items: list[Item] = [card for cards in view.zones.values() for card in cards]
        items += view.zones
        items += [button.option for button in gestures.affordances.buttons]
        items += [entry.option for entry in (gestures.menu.entries if gestures.menu else ())]
        items += [item for item in extra if item not in items]
        return [
            (item, (place % 10 * 60.0, place // 10 * 80.0, 50.0, 70.0)) for place, item in enumerate(items)
        ]

    # -- nonsense

    def fidget(self) -> Outcome:
        """Do something senseless; if it happens to be an answer, it is a legal one."""
        dice, gestures = self.dice, self.gestures
        view = gestures.affordances.view
        things: list[Thing] = [card for cards in view.zones.values() for card in cards]
        things += view.zones
        things += [("player", seat) for seat in range(view.seats)]
        one, other = (things[dice.below(len(things))] for _ in range(2))
        where = None if dice.below(5) == 0 else other
        self.now += dice.below(900)
        match dice.below(7):
            case 0:
                gestures.press(one, NEAR)
                gestures.motion(FAR, where)
                outcome = gestures.release(where, FAR, self.now)
            case 1:
                gestures.press(one, NEAR)
                gestures.motion(FAR, where)
                assert not isinstance(gestures.press(where, FAR, button=3), Given)
                outcome = gestures.release(where, FAR, self.now)
                assert outcome is None
            case 2:
                outcome = gestures.click(one, self.now, NEAR)
            case 3:
                first = gestures.click(one, self.now, NEAR)
                outcome = first if isinstance(first, Given) else gestures.click(where, self.now + 500, FAR)
            case 4:
                gestures.lay_out(self.screen([]))
                for key in ("down", "next", "right", "up", "previous", "left"):
                    assert gestures.key(key, self.now) is None
                outcome = gestures.key("enter", self.now)
            case 5:
                gestures.press(one, NEAR, button=2)
                outcome = gestures.release(one, NEAR, self.now, button=2)
                assert outcome is None
            case _:
                outcome = gestures.pick(Option("dance", dice.below(60), other), self.now)
                assert not isinstance(outcome, Given)
        gestures.let_go()
        return outcome

    def submit(self, outcome: Outcome) -> None:
        if isinstance(outcome, Given):
            self.session.submit(outcome.answer, outcome.serial)
            self.answers += 1

    def stale(self, answer: Answer, serial: int) -> None:
        """The same answer once more is refused and changes nothing."""
        before = len(self.session.match.events)
        with pytest.raises(IllegalAnswer, match="reason-stale"):
            self.session.submit(answer, serial)
        assert len(self.session.match.events) == before
