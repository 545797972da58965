"""What a bot thinks a table of La Campaña is worth. The unit is about one point of a warrior's life."""

from __future__ import annotations

from tabletop.effects.judging import suspect_nothing
from tabletop.effects.naming import card_of
from tabletop.effects.seats import is_out
from tabletop.engine import Answer, Card, Choose, ChooseNumber, ChooseSome, Option, Request, Table
from tabletop.games.la_campana.pieces import Piece
from tabletop.games.la_campana.rules import STEP_OF_VERB
from tabletop.games.la_campana.state import HAND_LIMIT, castle_gold, castle_seat

A_WIN = 1e6
A_BATTLE = 500.0
AN_ARMY = (-45.0, 9.0, 15.0, 19.0, 22.0, 24.0)  # by number on a battlefield; none is the end
A_POINT_OF_LIFE = 0.75
A_CARD_UNSEEN = 1.9
THE_NEXT_CARD = 0.85  # one card is played at a time: the next best in a hand is worth so much less
A_RIVAL = (0.8, 0.2)  # what harms a rival, for one and shared among all of them

suspect = suspect_nothing


def value(table: Table, seat: int) -> float:
    """Return what a table is worth to a seat: its own side's strength, less that of its rivals."""
    setup = table.setup
    rivals = setup.rivals[seat]
    ally = setup.allies[seat]
    wins = table.number(seat, "wins") - max([table.number(rival, "wins") for rival in rivals])
    worth = A_BATTLE * wins + _army(table, seat) + _castle(table, seat)
    if not is_out(table, seat):
        worth += _hand(table, seat)
    if ally is not None:
        worth += _army(table, ally) + _castle(table, ally) + A_CARD_UNSEEN * len(table.zone("hand", ally))
    alone, shared = A_RIVAL
    theirs = 0.0
    for rival in rivals:
        theirs += _army(table, rival) + _castle(table, rival) + 0.9 * len(table.zone("hand", rival))
    return worth - (alone + shared / len(rivals)) * theirs


def _army(table: Table, seat: int) -> float:
    """Return what the warriors on a battlefield are worth: their number, their life, their shields."""
    field = table.zone("field", seat)
    worth: float = AN_ARMY[len(field)]
    faces, marks = table.faces, table.marks
    shields = {host: card for card, host in table.hosts.items() if faces[card].shield}
    life = 0.0
    for warrior in field:
        piece = faces[warrior]
        life = (piece.life - marks.get((warrior, "damage"), 0)) / 2
        if warrior in shields:
            shield = shields[warrior]
            life += 0.4 * (faces[shield].shield - marks.get((shield, "damage"), 0))
        worth += A_POINT_OF_LIFE * life + (5.0 if piece.always_impure else 0.0)
    if len(field) == 1:
        worth -= max(0.0, 10 - life)  # one good blow, and the army is gone
    return worth


def _castle(table: Table, seat: int) -> float:
    """Return what the castle on a battlefield is worth: little at first, and ever more towards its completion."""
    castle = table.zone("castle", seat)
    if not castle:
        return 0.0
    gold = castle_gold(table, seat)
    done: float = gold / table.setup.goal
    return 2.5 + 0.1 * gold + 60.0 * done**3


def _hand(table: Table, seat: int) -> float:
    """Return what a hand is worth, the best cards most, and what is known of rivals' hands a little."""
    worth, share = 0.0, 1.0
    for one in sorted([card_worth(table, seat, card) for card in table.zone("hand", seat)], reverse=True):
        worth += share * one
        share *= THE_NEXT_CARD
    for rival in table.setup.rivals[seat]:
        worth += 0.08 * sum([1 for card in table.zone("hand", rival) if table.known_to(card, seat)])
    return worth


def card_worth(table: Table, seat: int, card: Card) -> float:
    """Return what a card in a seat's hand is worth to it, as its best card."""
    piece: Piece = table.faces[card]
    if piece.is_warrior:
        return 6.0 if piece.always_impure else 4.0
    worth = 0.0
    if piece.wielder:
        usable = any(piece.suit in table.faces[warrior].wields for warrior in table.zone("field", seat))
        worth = 0.4 + piece.value * (0.34 if usable else 0.16)
    elif piece.builds:
        worth = 0.6 + 0.42 * piece.value
    elif piece.heal:
        worth = 5.5
    elif piece.besiege:
        worth = 1.5 + 0.2 * max([castle_gold(table, rival) for rival in table.setup.rivals[seat]])
    elif piece.steal:
        worth = 1.6
    if piece.relic and castle_seat(table, seat) is None:
        worth += 2.2
    return worth


def stage(option: Option) -> int:
    """Return when in a turn an option is due: recruits come first, so that they may fight."""
    return STEP_OF_VERB.get(option.verb, 9)


def reply(table: Table, request: Request) -> Answer:
    """Answer what an action still asks: buy what can be held, part with what is worth least."""
    seat = request.seat
    if isinstance(request, ChooseNumber):
        if request.prompt != "prompt-buy":
            return request.high
        return max(request.low, min(request.high, HAND_LIMIT - len(table.zone("hand", seat))))
    if not isinstance(request, ChooseSome):
        return request.default()
    if request.prompt == "prompt-muster":
        return request.canonical(request.options[: request.highest])
    worth = {option: card_worth(table, seat, card_of(table, option)) for option in request.options}
    cheapest = sorted(request.options, key=worth.__getitem__)
    if request.prompt == "prompt-discard-before-trade":
        cheapest = [option for option in cheapest if worth[option] < A_CARD_UNSEEN - 0.3]
        count = request.args["n"] - request.args["room"]
    elif request.prompt == "prompt-make-room":
        count = request.args["n"]
    else:
        count = request.sizes[0] if request.sizes else request.least
    return request.canonical(cheapest[:count])


def follow(table: Table, request: Request, _seat: int) -> Answer | None:
    """Answer what an action that a seat weighs still asks; a choice of one option is a new decision."""
    return None if isinstance(request, Choose) else reply(table, request)
