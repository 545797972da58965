"""What a game states about its table: where zones lie, which numbers stand where, what a gesture could mean.

Data only: names of icons, tones and areas that the screen draws, and message ids that `tabletop.text` words.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from tabletop.controller.contest import Contests, NoContest
from tabletop.controller.staging import PlainStaging, Staging
from tabletop.controller.stakes import NoStakes, Stakes
from tabletop.engine import Match, Option, Place, PlayerView, Reason, Request

Thing: TypeAlias = int | Place
"""What can be pointed at on a table: a card, by its public id, or a place."""

Style: TypeAlias = Literal["pile", "single", "row", "fan", "cascade", "attached", "stock", "laws", "front"]
Area: TypeAlias = Literal["left", "seat", "middle", "shelf"]
Tone: TypeAlias = Literal[
    "gold", "green", "red", "steel", "violet", "plain", "banner", "arms", "blood", "palm"
]
"""Colour and shape of a figure. The last four have the shape of what they count: victory, attack, a berserker's
attack (`!n!`), espionage."""
StepState: TypeAlias = Literal["open", "done", "passed", "now"]
Attachment: TypeAlias = Literal["above", "below", "before", "beside"]

NO_ARGS: Mapping[str, Any] = MappingProxyType({})


class ZoneLook(NamedTuple):
    """How a zone is shown.

    :param zone: its name.
    :param style: `pile` (one on top, and a count), `single` (one card, uncounted), `row`, `fan` (a hand),
        `cascade` (one over another, each with its figure in sight), `attached` (its cards lie on their hosts),
        `stock` (those of one design together, what is used up apart), `laws` (what its cards say, as a list),
        `front` (in lines, beside the seat's other fronts and facing the rival's).
    :param area: `left` for piles that all share, `seat` for a zone in each seat's area, `middle` for cards that all
        are to look at: they lie large between the players, as long as there are any; `shelf` for what all play for:
        it has its place between the players all the time.
    :param label: message id of its name.
    :param order: from the top of the left side, or from the middle of the table towards the player; of a seat's
        piles, in their block beside its rows.
    :param weight: how tall a row is beside the seat's other rows, and a card in the middle beside the usual; a seat's
        piles and a rival's fan of less than 1 are shown only where there is much room, piles of 2 everywhere.
    """

    zone: str
    style: Style
    area: Area
    label: str
    order: int
    weight: float = 1.0


class Badge(NamedTuple):
    """A number beside a player's name, or on a pile: an icon, a message and its arguments.

    The numbers and words among its arguments stand beside the icon; the message tells them all in a sentence. Without
    an icon it is told in the tooltip alone: what it says can be seen otherwise.
    """

    icon: str
    text: str
    args: Mapping[str, Any] = NO_ARGS
    tone: Tone = "plain"


class StepMark(NamedTuple):
    """A step of the turn strip.

    :param label: message id.
    :param state: `open` (still to be had), `now` (being carried out), `done`, or `passed` over.
    :param why: why nothing can be done in it, or None if something can.
    """

    label: str
    state: StepState
    why: Reason | None = None


class FigureLook(NamedTuple):
    """A number on a card: its current and its printed value, as text (`5½`).

    :param icon: name of an icon.
    :param corner: `top-left`, `top-right`, `bottom-left` or `bottom-right`.
    """

    icon: str
    value: str
    printed: str
    corner: str
    tone: Tone


class TokenLook(NamedTuple):
    """Counters of one kind that lie on a card.

    :param kind: `wound`, `coin` or `strength`; `grant` (further cards that may be played because of it); or one sign:
        `ready` (it may be used), `used` (it has been), `silent` (what it says does not count).
    :param number: how many.
    """

    kind: Literal["wound", "coin", "strength", "grant", "ready", "used", "silent"]
    number: int


class Runner(NamedTuple):
    """A player, or a team, on the track, and how far they are."""

    seats: tuple[int, ...]
    value: int


class Track(NamedTuple):
    """A track along which players race.

    :param icon: what they gather.
    :param goal: the mark on it; whoever reaches it does not stop there.
    :param runners: in seat order.
    :param is_reached: whether what begins at the goal has begun.
    :param label: message id: what begins at the goal; `goal` is its argument.
    :param note: message id of what the mark means now; `goal` is its argument.
    :param mark: the icon of the mark.
    :param beyond: how many steps there are beyond the goal.
    """

    icon: str
    goal: int
    runners: tuple[Runner, ...]
    is_reached: bool
    label: str
    note: str
    mark: str = "tiebreak"
    beyond: int = 2


class PieceLook(NamedTuple):
    """A piece that lies on the table beside the cards and may go from one to another.

    :param icon: which piece, by the name of its icon.
    :param at: the pile, or `("player", seat)`, by which it lies.
    :param label: message id of what it means there.
    """

    icon: str
    tone: Tone
    at: Place
    label: str


Parts: TypeAlias = tuple[tuple[str, int, str | None], ...]
"""The parts of a total as `parts…` arguments of messages: name, amount, slug of the card that adds it or None."""


class Fighter(NamedTuple):
    """One side of a duel: whose it is, its total, and how that comes about."""

    seat: int
    total: int
    parts: Parts


class Duel(NamedTuple):
    """Two sides whose totals are about to be compared: who attacks, and who is attacked."""

    attacker: Fighter
    defender: Fighter


class Preview(NamedTuple):
    """What an option would do, worded: a message id, its arguments, and whether it is good news."""

    message: str
    args: Mapping[str, Any] = NO_ARGS
    tone: Tone = "plain"


class GameController(Stakes, Contests, Staging, Protocol):
    """All that the screen needs to know of a game beyond requests, events and views.

    A game has one, as `game.controller`. A table with other than default options wants `controller_of(match)`.
    """

    @property
    def zones(self) -> tuple[ZoneLook, ...]:
        """List the zones that are shown."""

    @property
    def paragraphs(self) -> Mapping[str, str]:
        """Return the paragraph of the rules for each topic (`controller.rulebook`) that bears another name."""

    def seated(self, seats: int, options: Mapping[str, Any]) -> GameController:
        """Return the controller of a match with so many seats and these (complete) options."""

    def badges(self, view: PlayerView, seat: int) -> list[Badge]:
        """List the numbers beside a player's name."""

    def score(self, view: PlayerView, seat: int) -> Badge:
        """Return how a player stands, for the result of the match and what is told between its battles."""

    def steps(self, view: PlayerView, request: Request | None) -> list[StepMark]:
        """List the steps of the turn; empty where there is no turn."""

    def figures(self, view: PlayerView, card: int) -> tuple[FigureLook, ...]:
        """List the current figures of a card; empty for a card whose face the viewer does not know."""

    def printed_figures(self, slug: str) -> tuple[FigureLook, ...]:
        """List the printed figures of a face."""

    def attached(self, view: PlayerView, card: int) -> Attachment:
        """Return how a card lies on its host, or beside it."""

    def turned(self, view: PlayerView, card: int) -> bool:
        """Return whether a card lies turned a quarter to the right."""

    def back(self, card: int) -> str:
        """Return which of the game's backs a card has; `""` is the usual one."""

    def tokens(self, view: PlayerView, card: int) -> tuple[TokenLook, ...]:
        """List the counters that lie on a card."""

    def track(self, view: PlayerView) -> Track | None:
        """Return the track along which the players race, or None if there is none."""

    def signs(self, view: PlayerView) -> Mapping[Place, Badge]:
        """Return what is to be known of piles besides how many cards lie there."""

    def pieces(self, view: PlayerView) -> Sequence[PieceLook]:
        """List the pieces that lie on the table beside the cards."""

    def brought(self, place: Place) -> Mapping[str, int]:
        """Count the cards by slug that a seat brought to the table in a deck; empty for any other place."""

    def duel(self, view: PlayerView) -> Duel | None:
        """Return the duel that is being fought, or None if there is none."""

    def arrows(self, view: PlayerView, seat: int, args: Mapping[str, Any]) -> list[tuple[Thing, Thing]]:
        """List what goes from where to where while a request is open.

        :param seat: who is asked; :param args: the request's public arguments.
        """

    def other_starts(self, view: PlayerView, request: Request, option: Option) -> Sequence[Thing]:
        """List what else a gesture may begin with that means an option, besides its card or place."""

    def takes_along(self, option: Option) -> bool:
        """Return whether an option takes others along that are selected together with its card."""

    def candidates(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        """List what a gesture could mean, legal or not, the likeliest first.

        :param start: what it begins with.
        :param target: where it ends, or None for all that could be meant with the start.
        """

    def why_not_offered(self, view: PlayerView, request: Request, start: Thing) -> Reason | None:
        """Return why something is not among what can be chosen from, or None if nobody would ask."""

    def better_reason(self, one: Reason, other: Reason) -> Reason:
        """Return which of two reasons tells a player more about a gesture that fits neither."""

    def destination(self, view: PlayerView, request: Request, option: Option) -> Thing | None:
        """Return where an option is carried to: what lights up. It is its target, or where its card would go."""

    def buttons(self, view: PlayerView, request: Request) -> list[tuple[Option, str]]:
        """List the options that are shown as buttons, legal or not, with the message ids of their labels.

        The last one passes or ends the turn.
        """

    def label(self, option: Option) -> str:
        """Return the message id of an option in the little menu; `owner` (a seat) is its argument."""

    def damage_preview(self, view: PlayerView, option: Option) -> Preview | None:
        """Return what an option would do, or None where there is nothing to tell."""


class PlainTable(NoStakes, NoContest, PlainStaging):
    """State a table on which nothing lies turned or bears counters, and nobody races along a track or duels.

    Controllers inherit it, and state what their table has more.
    """

    paragraphs: Mapping[str, str] = MappingProxyType({})

    @abstractmethod
    def badges(self, view: PlayerView, seat: int) -> list[Badge]:
        """List the numbers beside a player's name."""

    def score(self, view: PlayerView, seat: int) -> Badge:
        """Return the first number beside the name."""
        return self.badges(view, seat)[0]

    def turned(self, view: PlayerView, card: int) -> bool:
        """Return that no card lies turned."""
        return False

    def back(self, card: int) -> str:
        """Return that all cards have the usual back."""
        return ""

    def tokens(self, view: PlayerView, card: int) -> tuple[TokenLook, ...]:
        """List no counters."""
        return ()

    def track(self, view: PlayerView) -> Track | None:
        """Return no track."""
        return None

    def signs(self, view: PlayerView) -> Mapping[Place, Badge]:
        """Return nothing: how many cards lie in a pile is all that there is to be known."""
        return {}

    def pieces(self, view: PlayerView) -> Sequence[PieceLook]:
        """List no pieces."""
        return ()

    def brought(self, place: Place) -> Mapping[str, int]:
        """Return that nobody brings cards."""
        return {}

    def duel(self, view: PlayerView) -> Duel | None:
        """Return no duel."""
        return None

    def arrows(
        self,
        view: PlayerView,
        seat: int,
        args: Mapping[str, Any],
    ) -> list[tuple[Thing, Thing]]:
        """List no arrows."""
        return []

    def other_starts(self, view: PlayerView, request: Request, option: Option) -> Sequence[Thing]:
        """List nothing: gestures begin with the option's card, or its place."""
        return ()

    def takes_along(self, option: Option) -> bool:
        """Return that each card goes alone."""
        return False


def controller_of(match: Match) -> GameController:
    """Return the controller of a match's table."""
    controller: GameController = match.game.controller
    return controller.seated(match.seats, match.options)


def half_points(halves: int) -> str:
    """Write a number of half-points.

    >>> half_points(11), half_points(10), half_points(1), half_points(-4)
    ('5½', '5', '½', '−2')
    """
    whole, half = divmod(abs(halves), 2)
    return ("−" if halves < 0 else "") + (str(whole) if whole or not half else "") + "½" * half


def grounds(view: PlayerView, thing: Thing) -> Sequence[Thing]:
    """List what a thing could stand for as a target, nearest first.

    A card stands for itself, for what it lies on, and for the place where it lies.
    """
    if not isinstance(thing, int):
        return (thing,)
    found: list[Thing] = [thing]
    while thing in view.hosts:
        thing = view.hosts[thing]
        found.append(thing)
    place = view.place_of(thing)
    return found if place is None else [*found, place]
