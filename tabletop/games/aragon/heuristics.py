"""What a bot thinks a table of Aragón is worth: where the markers stand, and where strength will move them."""

from __future__ import annotations

from tabletop.effects.sentences import NO, YES
from tabletop.engine import Answer, Choose, ChooseSome, Demand, Dice, Option, Request, Table
from tabletop.games.aragon.figures import steps_of, strength_of
from tabletop.games.aragon.pieces import Piece
from tabletop.games.aragon.play import END
from tabletop.games.aragon.state import AREAS, MOST, THRESHOLD, marker

A_WIN = 100.0
HELD = 3.0  # what it is worth to hold an area with 5 influence, beside the influence itself
BEYOND = 0.5  # what influence beyond that is worth
CROWNED = 2.0  # and 10
WEIGHTS = (0.2, 0.4, 0.3, 0.2)  # how much it counts what is now, and after one, two, three Influence phases
IN_HAND = 0.15  # what strength in the hand is worth beside strength in an area

STAGES = {"use": 0, "play": 1, "event": 1, "keep": 0}


def value(table: Table, seat: int) -> float:
    """Return what a table is worth to a seat: where the markers will stand after the next Influence phases."""
    worth = IN_HAND * sum([_worth(table.faces[card]) for card in table.zone("hand", seat)])
    for area in AREAS:
        steps = steps_of(table, seat, area)
        now = marker(table, seat, area)
        for number, weight in enumerate(WEIGHTS):
            after = max(-MOST, min(MOST, now + number * steps))
            worth += weight * (_held(after) - _held(-after))
    return max(-A_WIN, min(A_WIN, worth))


def _held(influence: int) -> float:
    """Return what so much influence in an area is worth: most as far as 5, less beyond."""
    if influence <= 0:
        return 0.0
    if influence < THRESHOLD:
        return float(influence)
    return THRESHOLD + HELD + BEYOND * (influence - THRESHOLD) + CROWNED * (influence == MOST)


def _worth(piece: Piece) -> float:
    """Return what a card is worth in the hand: its strength, and something for what it can do."""
    return piece.strength + 0.8 * bool(piece.deeds) + 0.4 * piece.speaks


def suspect(_table: Table, _seat: int, _dice: Dice) -> tuple[Demand, ...]:
    """Return that nothing is suspected beyond what is public."""
    return ()


def stage(option: Option) -> int:
    """Return when in a turn an option is due: abilities before cards."""
    return STAGES.get(option.verb, len(STAGES))


def reply(table: Table, request: Request) -> Answer:
    """Answer a request that is no choice of one option: discard what is worth least."""
    if not isinstance(request, ChooseSome):
        return request.default()
    cheapest = sorted(request.options, key=lambda option: _worth(_piece(table, option)))
    return request.canonical(cheapest[: request.lowest])


def follow(table: Table, request: Request, seat: int) -> Answer | None:
    """Answer what comes after an option that a seat weighs, for whoever is asked, until its turn has gone by."""
    if not isinstance(request, Choose):
        return reply(table, request)
    options = request.options
    match request.prompt:
        case "prompt-plan":
            if request.seat != seat:
                return None
            plays = [option for option in options if option.verb == "play"]
            return max(plays, key=lambda option: _piece(table, option).strength, default=END)
        case "prompt-draft" | "prompt-draft-pass":
            return None
        case "prompt-ag-area":
            return max(options, key=lambda option: _wants(table, request, option))
        case "prompt-may":
            return YES if YES in options else NO
        case "prompt-choose-on-table" | "prompt-ag-give-up" | "prompt-may-choose":
            return max(options, key=lambda option: _prey(table, request.seat, option))
    return request.default()


def _wants(table: Table, request: Choose, option: Option) -> int:
    assert isinstance(option.target, tuple)
    return marker(table, request.seat, option.target[0])


def _prey(table: Table, seat: int, option: Option) -> int:
    """Return how gladly a player sees a card gone: the rival's strongest, or the own weakest."""
    if option.card is None:
        return -99
    card = table.by_id[option.card]
    strength = strength_of(table, card)
    return -strength if table.place_of(card)[1] == seat else strength


def _piece(table: Table, option: Option) -> Piece:
    assert option.card is not None
    piece: Piece = table.faces[table.by_id[option.card]]
    return piece
