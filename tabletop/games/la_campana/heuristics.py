"""What a bot thinks a table of La Campaña is worth. The unit is about one point of a warrior's life."""

from __future__ import annotations

from tabletop.engine import (
    Answer,
    Card,
    ChooseNumber,
    ChooseSome,
    Option,
    Request,
    Table,
)
from tabletop.games.la_campana.rules import STEP_OF_VERB
from tabletop.games.la_campana.state import (
    castle_gold,
    castle_seat,
    is_out,
    living_rivals,
    number,
    shield_of,
)

A_BATTLE = 500.0
A_WARRIOR = (0.0, 9.0, 15.0, 19.0, 22.0, 24.0)  # by number on a battlefield: the first keeps you alive
A_CARD_UNSEEN = 1.9  # what a card from the deck is worth before it is seen


def value(table: Table, seat: int) -> float:
    """Return what a table is worth to a seat, against the rivals that are left."""
    setup = table.setup
    worth = A_BATTLE * number(table, seat, "wins")
    worth -= A_BATTLE * max([number(table, rival, "wins") for rival in setup.rivals[seat]])
    if is_out(table, seat):
        ally = setup.allies[seat]
        worth -= 60.0 if ally is not None and not is_out(table, ally) else 150.0
    else:
        worth += _army(table, seat) + _hand(table, seat)
    worth += _castle(table, seat)
    ally = setup.allies[seat]
    if ally is not None and not is_out(table, ally):
        worth += _army(table, ally) + A_CARD_UNSEEN * len(table.zone("hand", ally))
    rivals = living_rivals(table, seat)
    share = 1.0 / max(1, len(rivals))
    for rival in rivals:
        theirs = _army(table, rival) + 0.9 * len(table.zone("hand", rival))
        worth -= share * theirs
    castles = {castle_seat(table, rival) for rival in rivals} - {None}
    for stands in castles:
        worth -= (0.5 + 0.5 * share) * _castle(table, stands or 0)
    if number(table, 0, "turn") == seat:
        worth += 0.1  # a turn in hand, other things being equal
    return worth


def _army(table: Table, seat: int) -> float:
    """Return what the warriors on a battlefield are worth: their number, their life, their shields."""
    field = table.zone("field", seat)
    worth: float = A_WARRIOR[min(len(field), 5)]
    marks = table.marks
    weakest = 0.0
    for warrior in field:
        piece = table.faces[warrior]
        life = (piece.life - marks.get((warrior, "damage"), 0)) / 2
        shield = shield_of(table, warrior)
        if shield is not None:
            life += 0.8 * (table.faces[shield].shield - marks.get((shield, "damage"), 0)) / 2
        worth += 0.75 * life + (5.0 if piece.always_impure else 0.0)
        weakest = max(weakest, 10 - life)
    if len(field) == 1:
        worth -= 0.8 * weakest  # one good blow, and the army is gone
    return worth


def _castle(table: Table, seat: int) -> float:
    """Return what the castle of a side is worth: the nearer to done, the more each gold counts."""
    stands = castle_seat(table, seat)
    if stands is None:
        return 0.0
    gold = castle_gold(table, stands)
    done = gold / int(table.setup.goal)
    return 2.5 + 0.75 * gold + 22.0 * done * done * done


def _hand(table: Table, seat: int) -> float:
    hand = table.zone("hand", seat)
    worth = sum([card_worth(table, seat, card) for card in hand])
    seen = 0
    for rival in table.setup.rivals[seat]:
        seen += sum([1 for card in table.zone("hand", rival) if table.known_to(card, seat)])
    return worth + 0.08 * seen


def card_worth(table: Table, seat: int, card: Card) -> float:
    """Return what a card in a seat's hand is worth to it."""
    piece = table.faces[card]
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
        richest = max([castle_gold(table, rival) for rival in table.setup.rivals[seat]])
        worth = 1.5 + 0.2 * richest
    elif piece.steal:
        worth = 1.6
    if piece.relic and castle_seat(table, seat) is None:
        worth += 2.2
    return worth


def stage(option: Option) -> int:
    """Return when in a turn an option is due: recruits come first, so that they may fight."""
    return STEP_OF_VERB.get(option.verb, 9)


def reply(table: Table, request: Request) -> Answer:
    """Answer what an action still asks: buy what can be bought, part with what is worth least."""
    if isinstance(request, ChooseNumber):
        return request.high
    if not isinstance(request, ChooseSome):
        return request.default()
    seat = request.seat
    if request.prompt == "prompt-muster":
        return request.canonical(request.options[: request.highest])
    cheapest = sorted(
        request.options, key=lambda option: card_worth(table, seat, table.by_id[option.card or 0])
    )
    if request.prompt == "prompt-discard-before-trade":
        spare = request.args["n"] - request.args["room"]
        worse = [
            option
            for option in cheapest
            if card_worth(table, seat, table.by_id[option.card or 0]) < A_CARD_UNSEEN - 0.3
        ]
        return request.canonical(worse[:spare])
    return request.canonical(cheapest[: request.sizes[0] if request.sizes else request.least])
