"""A tiny table for gestures: three cards in hand, a warrior of one's own, two of the rival's, and a deck."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

from tabletop.controller.affordances import Affordances
from tabletop.controller.focus import Item
from tabletop.controller.gestures import Gestures, Given
from tabletop.controller.tables import (
    Attachment,
    Badge,
    FigureLook,
    PlainTable,
    Preview,
    StepMark,
    Thing,
    ZoneLook,
    grounds,
)
from tabletop.engine import Choose, ChooseSome, Option, Place, PlayerView, Reason, Request, Table

SPEAR, POWER, PAGE, STONE = 1, 2, 3, 4
MINE, RIVAL, OTHER, HELMET = 10, 20, 21, 22
TOP = 31
DECK: Place = ("deck", 0)
HAND: Place = ("hand", 0)
FIELD: Place = ("field", 0)
PILE: Place = ("discard", 0)
THEIR_FIELD: Place = ("field", 1)

DRAW = Option("draw", None, DECK)
END = Option("end")
WAVE = Option("wave")
SWAP = Option("swap", None, DECK)
STRIKE = Option("strike", SPEAR, RIVAL)
STRIKE_OTHER = Option("strike", SPEAR, OTHER)
MEND = Option("mend", POWER, MINE)
GUARD = Option("guard", POWER, MINE)
RECRUIT = Option("recruit", PAGE, FIELD)
SCRAP = Option("scrap", PAGE, PILE)
OPTIONS = [DRAW, STRIKE, STRIKE_OTHER, MEND, GUARD, RECRUIT, END]

FAR = (300.0, 200.0)
"""Where the pointer has left whatever it pressed at (10, 10)."""

VERBS = {SPEAR: ("strike",), POWER: ("mend", "guard"), PAGE: ("recruit", "scrap"), STONE: ("throw",)}


def view() -> PlayerView:
    """Return the table as seat 0 sees it; a helmet lies on the first of the rival's warriors."""
    zones: dict[Place, tuple[int, ...]] = {
        HAND: (SPEAR, POWER, PAGE, STONE),
        FIELD: (MINE,),
        THEIR_FIELD: (RIVAL, OTHER),
        ("upon", 1): (HELMET,),
        DECK: (30, TOP),
        PILE: (),
    }
    return PlayerView(0, 2, zones=zones, hosts={HELMET: RIVAL})


class FakeController(PlainTable):
    """State the tiny table."""

    zones: tuple[ZoneLook, ...] = ()

    def seated(self, seats: int, options: Mapping[str, Any]) -> "FakeController":
        return self

    def badges(self, view: PlayerView, seat: int) -> list[Badge]:
        return []

    def steps(self, view: PlayerView, request: Request | None) -> list[StepMark]:
        return []

    def figures(self, view: PlayerView, card: int) -> tuple[FigureLook, ...]:
        return ()

    def printed_figures(self, slug: str) -> tuple[FigureLook, ...]:
        return ()

    def attached(self, view: PlayerView, card: int) -> Attachment:
        return "above"

    def candidates(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        if start == DECK:
            return [DRAW] if target in (None, DECK, HAND) else []
        if start == STONE and target is None:
            return [Option("throw", STONE, RIVAL)]
        aims = [None] if target is None else grounds(view, target)
        return [
            Option(verb, cast("int", start), aim)
            for aim in aims
            for verb in VERBS.get(cast("int", start), ())
        ]

    def why_not_offered(self, view: PlayerView, request: Request, start: Thing) -> Reason | None:
        return Reason("not-offered") if start == STONE else None

    def better_reason(self, one: Reason, other: Reason) -> Reason:
        return other if one.id == "vague" else one

    def destination(self, view: PlayerView, request: Request, option: Option) -> Thing | None:
        return HAND if option == DRAW else PILE if option.verb == "discard" else option.target

    def buttons(self, view: PlayerView, request: Request) -> list[tuple[Option, str]]:
        return [(SWAP, "do-swap"), (END, "do-end")]

    def label(self, option: Option) -> str:
        return f"do-{option.verb}"

    def damage_preview(self, view: PlayerView, option: Option) -> Preview | None:
        return None


def why_not(_table: Table, _seat: int, option: Option) -> Reason | None:
    """Say why an option of the tiny table is not legal: precisely for a stone, vaguely where a warrior is wanted."""
    if option.verb == "throw":
        return Reason("too-heavy")
    if option.verb == "swap":
        return Reason("nothing-to-swap")
    return Reason("own-warrior") if option.target == MINE else Reason("vague")


def table() -> Table:
    """Return what a request needs of a table."""
    return cast("Table", SimpleNamespace(version=1))


def choose(options: list[Option] | None = None, serial: int = 7) -> Choose:
    """Return a request for one of the options."""
    offered = OPTIONS if options is None else options
    request = Choose(table(), 0, "prompt-act", lambda _table, _seat: offered, why_not, END)
    request.serial = serial
    return request


def afford(request: Request | None = None, previous: Affordances | None = None) -> Affordances:
    """Return what a request on the tiny table affords."""
    return Affordances(FakeController(), view(), request or choose(), previous)


def gestures(request: Request | None = None) -> Gestures:
    """Return fresh gestures on the tiny table."""
    return Gestures(afford(request))


def drag(table: Gestures, start: Item, over: Item | None, now: int = 0) -> object:
    """Drag one thing onto another."""
    assert not isinstance(start, (Option, str))
    assert not isinstance(over, (Option, str))
    table.press(start, (10, 10))
    table.motion(FAR, over)
    return table.release(over, FAR, now)


def given(option: Option) -> Given:
    """Return an answer to the tiny table's request."""
    return Given(option, 7)


def discards(least: int = 0, most: int | None = None, **rules: object) -> ChooseSome:
    """Return a request to discard some of the three cards that can act; `rules` are set on it."""
    cards = [Option("discard", card) for card in (SPEAR, POWER, PAGE)]
    request = ChooseSome(table(), 0, "prompt-discard", lambda _table, _seat: cards, least, most)
    request.serial = 7
    for name, value in rules.items():
        setattr(request, name, value)
    return request
