"""A little game with instants in hands: stones are thrown at rivals, and whoever holds a quick one may throw it back.

A turn is one throw. A throw that nobody answers hits. Everybody else with cards in hand is asked, whatever the cards
are; after an answer all are asked anew.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from tabletop.engine import (
    HIDDEN,
    MIXED,
    PUBLIC,
    Choose,
    Game,
    GameOver,
    Layout,
    Option,
    Outcome,
    Reason,
    Rules,
    Table,
    ZoneSpec,
)
from tests.controller.fakes import FakeController

END, PASS = Option("end"), Option("pass")
QUICK, PLAIN = "quick", "plain"
LAST_TURN = 12


class Stone(NamedTuple):
    """A face: QUICK ones may be thrown back."""

    id: str
    type: str = "stone"
    suit: str = ""


def turn(table: Table) -> Rules:
    """Ask whose turn it is to throw, and the others to answer."""
    seat = table.numbers[0, "turn"]
    if table.numbers[0, "turns"] > LAST_TURN:
        raise GameOver(Outcome((0,), (0,) * table.seats, Reason("why-tired")))
    option = yield Choose(table, seat, "prompt-throw", throws, decline=END)
    if option.card is not None:
        rival = option.target[1]
        table.move(table.by_id[option.card], "heap")
        table.note("threw", player=seat, rival=rival)
        yield from answers(table, seat, rival)
        if not is_out(table, rival):
            table.count(rival, "hits", table.numbers.get((rival, "hits"), 0) + 1)
    following = [(seat + step) % table.seats for step in range(1, table.seats + 1)]
    table.begin_turn(next(one for one in following if not is_out(table, one)))


def answers(table: Table, thrower: int, rival: int) -> Rules:
    """Ask everybody else round by round, until a round has been silent."""
    silent = False
    while not silent:
        silent, window = True, table.version
        following = [(thrower + step) % table.seats for step in range(1, table.seats)]
        asked = [seat for seat in following if table.zone("hand", seat)]
        while asked and silent:
            public: dict[str, Any] = {
                "player": thrower,
                "rival": rival,
                "window": window,
                "asked": tuple(asked),
            }
            option = yield Choose(
                table, asked[0], "prompt-answer", instants, decline=PASS, optional=True, **public
            )
            if option.card is not None:
                silent = False
                table.move(table.by_id[option.card], "heap")
                table.note("answered", player=asked[0])
            asked = [seat for seat in asked[1:] if table.zone("hand", seat)]


def throws(table: Table, seat: int) -> list[Option]:
    rivals = [one for one in range(table.seats) if one != seat and not is_out(table, one)]
    hand = [table.id_of(card) for card in table.zone("hand", seat)]
    return [*[Option("throw", card, ("player", rival)) for card in hand for rival in rivals], END]


def instants(table: Table, seat: int) -> list[Option]:
    quick = [card for card in table.zone("hand", seat) if table.faces[card].id == QUICK]
    return [*[Option("answer", table.id_of(card)) for card in quick], PASS]


def is_out(table: Table, seat: int) -> bool:
    return (seat, "out") in table.numbers


class Stones(Game):
    """The game, with given hands.

    :param hands: the stones that each seat begins with.
    """

    id = "stones"
    version = 1
    players = range(2, 6)
    data_hash = "stones"
    cards = (Stone(QUICK), Stone(PLAIN))
    words = None  # its stones have no text
    controller = FakeController()
    heuristics = None  # no bot thinks about it
    phases: ClassVar = {"turn": turn}

    def __init__(self, *hands: Sequence[str]) -> None:
        self.hands = hands

    def layout(self, seats: int, options: Mapping[str, Any]) -> Layout:
        zones = (
            ZoneSpec("box", HIDDEN),
            ZoneSpec("hand", MIXED, per_seat=True),
            ZoneSpec("heap", PUBLIC),
            ZoneSpec("upon", PUBLIC, per_seat=True),
        )
        return Layout(zones, seats, ("worn",))

    def faces(self, seats: int, options: Mapping[str, Any]) -> list[Stone]:
        return [Stone(face) for hand in self.hands for face in hand]

    def configure(self, seats: int, options: Mapping[str, Any]) -> None:
        return None

    def begin(self, table: Table) -> None:
        cards = iter(list(table.zone("box")))
        for seat, hand in enumerate(self.hands):
            for _ in hand:
                table.move(next(cards), "hand", seat)
        table.begin_turn(0)
        table.enter("turn")

    def concede(self, table: Table, seat: int) -> bool:
        table.count(seat, "out", 1)
        for card in list(table.zone("hand", seat)):
            table.move(card, "heap")
        left = [one for one in range(table.seats) if not is_out(table, one)]
        if len(left) == 1:
            raise GameOver(Outcome((left[0],), (0,) * table.seats, Reason("why-alone")))
        if table.numbers[0, "turn"] != seat:
            return False
        table.begin_turn(next(one for one in [*left, *left] if one > seat or one == left[0]))
        return True

    def why_not_concede(self, table: Table, seat: int) -> Reason | None:
        return Reason("reason-out") if is_out(table, seat) else None
