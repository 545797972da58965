"""What rules ask: a request names who decides and has one of four shapes; an answer is plain data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from tabletop.engine.dice import Dice
from tabletop.engine.events import Place

if TYPE_CHECKING:
    from tabletop.engine.table import Table


class Reason(NamedTuple):
    """Why something cannot be done: a message id and its arguments; `tabletop.text` words it."""

    id: str
    args: Mapping[str, Any] = MappingProxyType({})


class Option(NamedTuple):
    """One thing that may be done.

    `card` is the id of the card that it starts from, `target` what it lands on: a card's id, or a place
    (`("player", seat)` for a player as such). It is all that a screen needs for click, drag and keyboard, and all
    that a bot needs to enumerate.
    """

    verb: str
    card: int | None = None
    target: int | Place | None = None


Answer: TypeAlias = Option | int | tuple[Option, ...]
"""An option; a number; or several options (chosen, or in the order arranged)."""


class IllegalAnswer(ValueError):
    """An answer that the open request does not allow; `reason` says why. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.id} {reason.args or ''}".strip())
        self.reason = reason


class Request(ABC):
    """Ask one seat for a decision. Rules `yield` it and are sent the answer.

    :param table: the table; options are a function of it, so that an imagined match asks afresh.
    :param seat: who decides.
    :param prompt: message id; it and `args` are public.
    :param optional: True for a reaction (an interception, an instant), which is asked of every seat that the *public*
        position lets react, hold it such a card or not, with the same prompt and the same arguments. Two of these let
        a screen join a whole round of asking into one public question:
        `window`, a public number which is the same for all requests of a round and another for the next one (not
        `table.version`, which counts secret changes, too), and
        `asked`, a tuple of the seats of the round that are still to be asked, in their order, this one first.
        `rival` or `defender` names the seat that it is aimed at. `initiative` is True where a seat might begin
        something of its own, an attack: that is not what somebody means who never wants to react. `default()` passes.
        When a reaction has been carried out, a new round begins.
    """

    __slots__ = ("_table", "args", "optional", "prompt", "seat", "serial")

    def __init__(self, table: Table, seat: int, prompt: str, optional: bool = False, **args: Any) -> None:
        self._table = table
        self.seat = seat
        self.prompt = prompt
        self.optional = optional
        self.args = args
        self.serial = 0

    def seen_by(self, _viewer: int) -> RequestSeen:
        """Return what anyone may know of this request: who is asked, and what for."""
        return RequestSeen(self.seat, self.prompt, self.args, self.optional, self.serial)

    @abstractmethod
    def default(self) -> Answer:
        """Return the answer that declines, or the least that can be answered."""

    @abstractmethod
    def sample(self, dice: Dice) -> Answer:
        """Return a random legal answer."""

    @abstractmethod
    def why_not(self, answer: Any) -> Reason | None:
        """Return why an answer is not allowed, or None if it is."""

    def check(self, answer: Any) -> Answer:
        """Return a legal answer in the one form in which it is recorded.

        :raises IllegalAnswer: with the reason why it is not allowed.
        """
        reason = self.why_not(answer)
        if reason is not None:
            raise IllegalAnswer(reason)
        return self.canonical(answer)

    def canonical(self, answer: Any) -> Answer:
        """Return a legal answer in the one form in which it is recorded: as it is, where it has but one."""
        legal: Answer = answer
        return legal


class RequestSeen(NamedTuple):
    """A request as the other seats see it: public by construction."""

    seat: int
    prompt: str
    args: dict[str, Any]
    optional: bool
    serial: int


Options: TypeAlias = Callable[["Table", int], "list[Option]"]


def nothing_more_to_say(_table: Table, _seat: int, _option: Option) -> Reason | None:
    """Return no particular reason: the default where rules offer a plain list."""
    return None


class Offer(Request):
    """A request whose answers are made of options."""

    __slots__ = ("_options", "_source", "_version")

    _source: Options
    _options: list[Option]
    _version: int

    @property
    def options(self) -> list[Option]:
        """List the options; made when first asked for, and again if the table has changed."""
        table = self._table
        if self._version != table.version:
            self._options = self._source(table, self.seat)
            self._version = table.version
        return self._options


class Choose(Offer):
    """Ask for one option.

    :param source: (table, seat) -> the legal options, in an order that tells nothing secret.
    :param reason: (table, seat, option) -> why an option is not legal.
    :param decline: the option that passes, if there is one; `default()` takes it.
    """

    __slots__ = ("_reason", "decline")

    def __init__(
        self,
        table: Table,
        seat: int,
        prompt: str,
        source: Options,
        reason: Callable[[Table, int, Option], Reason | None] = nothing_more_to_say,
        decline: Option | None = None,
        optional: bool = False,
        **args: Any,
    ) -> None:
        self._table = table
        self.seat = seat
        self.prompt = prompt
        self.optional = optional
        self.args = args
        self.serial = 0
        self._source = source
        self._reason = reason
        self.decline = decline
        self._version = -1

    def default(self) -> Answer:
        return self.decline if self.decline is not None else self.options[0]

    def sample(self, dice: Dice) -> Answer:
        options = self.options
        count = len(options)
        return options[dice.below(count)] if count > 1 else options[0]

    def why_not(self, answer: Any) -> Reason | None:
        if answer in self.options:
            return None
        if not is_option(answer):
            return Reason("reason-want-option", {"got": shown(answer)})
        return self._reason(self._table, self.seat, answer) or Reason(
            "reason-not-offered", {"got": shown(answer)}
        )

    def check(self, answer: Any) -> Answer:
        if self.decline is not None and answer == self.decline:
            return self.decline  # always on offer: there is no need to list what else is
        options = self.options
        try:
            return options[options.index(answer)]
        except ValueError:
            raise IllegalAnswer(self.why_not(answer) or Reason("reason-not-offered")) from None


class ChooseSome(Offer):
    """Ask for several of the options, in no order.

    :param source: (table, seat) -> what may be chosen from.
    :param least: the least number of options (or all, where there are fewer); :param most: the most.
    :param or_none: choosing nothing at all is allowed although `least` is more.
    :param weights: (table, seat, option) -> what an option weighs; with `floor`, the sum to be reached.
    :param sizes: the allowed numbers of options where they have gaps, such as (3, 6).
    :param reason: (table, seat, option) -> why an option is not among them.
    """

    __slots__ = ("_reason", "_weigh", "floor", "least", "most", "or_none", "sizes")

    def __init__(
        self,
        table: Table,
        seat: int,
        prompt: str,
        source: Options,
        least: int = 0,
        most: int | None = None,
        or_none: bool = False,
        weigh: Callable[[Table, int, Option], int] | None = None,
        floor: int = 0,
        sizes: tuple[int, ...] = (),
        optional: bool = False,
        reason: Callable[[Table, int, Option], Reason | None] = nothing_more_to_say,
        **args: Any,
    ) -> None:
        super().__init__(table, seat, prompt, optional, **args)
        self._source = source
        self._version = -1
        self._weigh = weigh
        self._reason = reason
        self.floor = floor
        self.least = least
        self.most = most
        self.or_none = or_none
        self.sizes = sizes

    @property
    def highest(self) -> int:
        """The most options that can be chosen as things stand."""
        count = len(self.options)
        most = count if self.most is None else min(self.most, count)
        return max((size for size in self.sizes if size <= most), default=most) if self.sizes else most

    @property
    def lowest(self) -> int:
        """The fewest options that can be chosen as things stand: a surrender may have taken some away."""
        return min(self.least, len(self.options))

    def weight(self, chosen: Sequence[Option]) -> int:
        """Return the sum of the weights of some options (0 where nothing is weighed)."""
        if self._weigh is None:
            return 0
        return sum([self._weigh(self._table, self.seat, option) for option in chosen])

    def default(self) -> Answer:
        if self.or_none or (self.least == 0 and self.floor <= 0):
            return ()
        if self._weigh is None:
            return tuple(self.options[: self.sizes[0] if self.sizes else self.least])
        # The heaviest first reach the floor with the fewest.
        options = sorted(self.options, key=lambda one: -self.weight([one]))
        count = self.least
        while self.weight(options[:count]) < self.floor and count < self.highest:
            count += 1
        return self.canonical(options[:count])

    def sample(self, dice: Dice) -> Answer:
        options = list(self.options)
        possible = self.sizes or range(self.lowest, self.highest + 1)
        sizes = [size for size in possible if size <= len(options)]
        for _ in range(8 if sizes else 0):
            size = sizes[dice.below(len(sizes))]
            dice.shuffle(options)
            answer = options[:size]
            if self._why_not_so_many(answer) is None:
                return self.canonical(answer)
        return self.default()

    def why_not(self, answer: Any) -> Reason | None:
        if not isinstance(answer, (tuple, list)):
            return Reason("reason-want-several", {"got": shown(answer)})
        options = self.options
        for option in answer:
            if option not in options:
                told = self._reason(self._table, self.seat, option) if is_option(option) else None
                return told or Reason("reason-not-offered", {"got": shown(option)})
        if len(set(answer)) != len(answer):
            return Reason("reason-chosen-twice")
        return self._why_not_so_many(answer)

    def _why_not_so_many(self, answer: Sequence[Option]) -> Reason | None:
        """Return why some of the options are too few, too many or too light, or None."""
        count = len(answer)
        if count == 0 and self.or_none:
            return None
        if count < self.least and count < self.lowest:
            return Reason("reason-too-few", {"n": count, "least": self.lowest})
        if self.most is not None and count > self.most:
            return Reason("reason-too-many", {"n": count, "most": self.most})
        if self.sizes and count not in self.sizes:
            return Reason("reason-wrong-size", {"n": count, "sizes": ", ".join(map(str, self.sizes))})
        if self._weigh is not None and self.weight(answer) < self.floor:
            return Reason("reason-too-light", {"n": self.weight(answer), "least": self.floor})
        return None

    def canonical(self, answer: Any) -> Answer:
        return tuple([option for option in self.options if option in answer])


class ChooseNumber(Request):
    """Ask for a whole number from `low` to `high`."""

    __slots__ = ("high", "low")

    def __init__(
        self, table: Table, seat: int, prompt: str, low: int, high: int, optional: bool = False, **args: Any
    ) -> None:
        self._table = table
        self.seat = seat
        self.prompt = prompt
        self.optional = optional
        self.args = args
        self.serial = 0
        self.low = low
        self.high = high

    def default(self) -> Answer:
        return self.low

    def check(self, answer: Any) -> Answer:
        if type(answer) is int and self.low <= answer <= self.high:
            return answer
        return super().check(answer)

    def sample(self, dice: Dice) -> Answer:
        return self.low + dice.below(self.high - self.low + 1)

    def why_not(self, answer: Any) -> Reason | None:
        if type(answer) is not int:
            return Reason("reason-want-number", {"got": shown(answer)})
        if not self.low <= answer <= self.high:
            return Reason("reason-number-range", {"n": answer, "low": self.low, "high": self.high})
        return None


class Arrange(Offer):
    """Ask for all the options in an order of the seat's choice."""

    __slots__ = ()

    def __init__(
        self, table: Table, seat: int, prompt: str, source: Options, optional: bool = False, **args: Any
    ) -> None:
        super().__init__(table, seat, prompt, optional, **args)
        self._source = source
        self._version = -1

    def default(self) -> Answer:
        return tuple(self.options)

    def sample(self, dice: Dice) -> Answer:
        options = list(self.options)
        dice.shuffle(options)
        return tuple(options)

    def why_not(self, answer: Any) -> Reason | None:
        if not isinstance(answer, (tuple, list)):
            return Reason("reason-want-several", {"got": shown(answer)})
        if len(answer) != len(self.options) or any(option not in answer for option in self.options):
            return Reason("reason-want-all-in-order", {"n": len(self.options)})
        return None

    def canonical(self, answer: Any) -> Answer:
        options = self.options
        return tuple([options[options.index(one)] for one in answer])


def is_option(answer: Any) -> bool:
    """Return whether an answer is an option whose verb, card and target are of the types they should be."""
    if not isinstance(answer, Option):
        return False
    verb, card, target = answer
    if type(target) is tuple:
        fits = len(target) == 2 and type(target[0]) is str and type(target[1]) is int
    else:
        fits = target is None or type(target) is int
    return fits and type(verb) is str and (card is None or type(card) is int)


def shown(answer: Any) -> str:
    """Return an answer as text, short enough for a message."""
    text = answer.verb if is_option(answer) else repr(answer)
    return text if len(text) <= 40 else text[:39] + "…"
