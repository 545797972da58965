"""A little game that keeps its secrets, and the same game with leaks built in on purpose.

**Whisper**: coins of 1 to 8, two of each. All bid in secret, then show or pledge coins in turn: a coin shown is
replaced from the deck, a pledged one lies face down till the end. Once in a match each may peek into a hand.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from tabletop.engine import (
    FACEDOWN,
    HIDDEN,
    MIXED,
    PUBLIC,
    Choose,
    ChooseNumber,
    Dice,
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


class Coin(NamedTuple):
    """A face of Whisper."""

    id: str
    value: int


COINS = [Coin(f"coin-{value}", value) for value in range(1, 9) for _ in range(2)]
HIGHEST_BID = 3


def bid(table: Table) -> Rules:
    """Ask one seat after the other, seal each bid, open all in one step.

    The leak `local` keeps the bids in a local, and whether a seat is dared hangs on the bid before.
    """
    if table.setup == "local":
        bids: list[int] = []
        for one in range(table.seats):
            if bids and bids[-1] > 1:
                yield ChooseNumber(table, one, "prompt-dare", 0, 1)
            bids.append((yield ChooseNumber(table, one, "prompt-bid", 0, HIGHEST_BID)))
        opened = dict(enumerate(bids))
    else:
        seat = next((one for one in range(table.seats) if (one, "bid") not in table.seals), None)
        if seat is not None:
            value = yield ChooseNumber(table, seat, "prompt-bid", 0, HIGHEST_BID)
            table.seal(seat, "bid", value)
            return
        opened = table.open_seals("bid")
    for one, value in opened.items():
        table.count(one, "bid", value)
    table.enter("play")


def play(table: Table) -> Rules:
    """Ask whose turn it is; those without coins are passed over, and when nobody has any it is over."""
    seat = table.numbers.get((0, "turn"), 0)
    if not table.zone("hand", seat):
        if not any(table.zone("hand", one) for one in range(table.seats)):
            finish(table)
        table.count(0, "turn", (seat + 1) % table.seats)
        return
    ready = moves(table, seat)
    source = (lambda _table, _seat: ready) if table.setup == "stale" else moves
    option = yield Choose(table, seat, "prompt-play", source, why_not)
    if option.verb == "peek":
        table.count(seat, "peeked", 1)
        table.show(list(table.zone("hand", option.target[1])), seat)
        return
    card = table.by_id[option.card]
    if table.setup == "id":
        table.note("picked", player=seat, id=table.id_of(card))
    if option.verb == "pledge":
        table.note("pledged", player=seat)
        table.move(card, "pledge", seat)
        deck = table.zone("deck")
        if table.setup == "verdict" and deck and table.faces[deck[-1]].value % 2:
            table.rolled = True
    else:
        table.move(card, "table")
        table.note(
            "showed", player=seat, card=card
        )  # not before: it would tell the id that it had in the hand
        draw(table, seat)
    table.count(0, "turn", (seat + 1) % table.seats)


def draw(table: Table, seat: int) -> None:
    """Draw a coin; the coins shown so far make a second deck, once."""
    if not table.zone("deck") and (0, "reshuffled") not in table.numbers:
        table.count(0, "reshuffled", 1)
        table.gather(list(table.zone("table")), "deck")
        table.shuffle("deck")
    if not table.zone("deck"):
        return
    coin = table.zone("deck")[-1]
    table.move(coin, "hand", seat)
    if table.setup == "argument":
        table.note("drew", player=seat, worth=table.faces[coin].value)
    if table.setup == "order":
        hand = sorted(table.zone("hand", seat), key=lambda card: int(table.faces[card].value))
        table.note("held", player=seat, ids=tuple([table.id_of(card) for card in hand]))


def finish(table: Table) -> None:
    """Turn the pledges over: whoever pledged the most, the bid included, has won.

    :raises GameOver: always.
    """
    scores = []
    for seat in range(table.seats):
        pledged = list(table.zone("pledge", seat))
        scores.append(table.numbers.get((seat, "bid"), 0) + sum(table.faces[one].value for one in pledged))
        for card in pledged:
            table.move(card, "table")
    winners = tuple([seat for seat in range(table.seats) if scores[seat] == max(scores)])
    raise GameOver(Outcome(winners, tuple(scores), Reason("why-pledges")))


def moves(table: Table, seat: int) -> list[Option]:
    """List what may be done: show any coin, pledge one worth three or more, peek into a hand once."""
    found = []
    for card in table.zone("hand", seat):
        found.append(Option("show", table.id_of(card), ("table", 0)))
        if table.faces[card].value >= 3:
            found.append(Option("pledge", table.id_of(card), ("pledge", seat)))
    if (seat, "peeked") not in table.numbers:
        others = [one for one in range(table.seats) if one != seat and table.zone("hand", one)]
        found += [Option("peek", None, ("hand", one)) for one in others]
    return found


def why_not(table: Table, seat: int, option: Option) -> Reason | None:
    """Return nothing particular, unless the reason is to betray the rival's best coin."""
    if table.setup != "reason":
        return None
    rival = table.zone("hand", (seat + 1) % table.seats)
    return Reason(
        "reason-rival-is-better", {"n": max([table.faces[card].value for card in rival], default=0)}
    )


class Whisper(Game):
    """The honest game, or one with a leak.

    :param leak: what it betrays: `argument`, `order`, `id`, `local`, `stale`, `verdict`, `reason`; empty for nothing.
    """

    id = "whisper"
    version = 1
    players = range(2, 4)
    data_hash = "whisper"
    cards = ()  # nothing is printed on them
    words = None  # its coins have no text
    controller = None  # no screen shows it
    heuristics = None  # and no bot plays it
    phases: ClassVar = {"bid": bid, "play": play}

    def __init__(self, leak: str = "") -> None:
        self.leak = leak

    def layout(self, seats: int, options: Mapping[str, Any]) -> Layout:
        zones = (
            ZoneSpec("deck", HIDDEN),
            ZoneSpec("hand", MIXED, per_seat=True),
            ZoneSpec("pledge", FACEDOWN, per_seat=True),
            ZoneSpec("table", PUBLIC),
            ZoneSpec("upon", PUBLIC, per_seat=True),
        )
        return Layout(zones, seats, ("worn",))

    def faces(self, seats: int, options: Mapping[str, Any]) -> Sequence[Coin]:
        return COINS

    def configure(self, seats: int, options: Mapping[str, Any]) -> str:
        """Keep the leak where the rules find it."""
        return self.leak

    def begin(self, table: Table) -> None:
        table.shuffle("deck")
        for seat in range(table.seats):
            for _ in range(4):
                table.move(table.zone("deck")[-1], "hand", seat)
        table.enter("bid")

    def concede(self, table: Table, seat: int) -> bool:
        others = tuple([one for one in range(table.seats) if one != seat])
        raise GameOver(Outcome(others, (0,) * table.seats, Reason("why-surrender")))

    def why_not_concede(self, table: Table, seat: int) -> Reason | None:
        return None

    def guess_seal(self, table: Table, seat: int, name: str, dice: Dice) -> int:
        return dice.below(HIGHEST_BID + 1)
