"""What a bot thinks a table of El Guerrero is worth: the chance to be the most powerful when War comes."""

from __future__ import annotations

import math
from functools import partial

from tabletop.effects.judging import part_with_least
from tabletop.effects.naming import card_of
from tabletop.effects.seats import is_out
from tabletop.effects.sentences import NO, YES
from tabletop.engine import Answer, Choose, Demand, Dice, Option, Request, Table
from tabletop.games.el_guerrero.figures import (
    army_strength,
    attacker_wins,
    fighting_strength,
    power_of,
    strength_of,
)
from tabletop.games.el_guerrero.judgement import (
    card_worth,
    chance_of_war,
    expected_powers,
    present_powers,
    printed_worth,
    turns_left,
)
from tabletop.games.el_guerrero.pieces import Piece
from tabletop.games.el_guerrero.state import SWAPPED, attacker, defender, rivals_of, trap_of
from tabletop.games.el_guerrero.windows import PASS
from tabletop.games.el_guerrero.words.fighting import AddToCombat, CallOff, Redirect, SwapArmies

A_WIN = 100.0
AT_ONCE = 0.6  # so much power makes a difference when War comes now,
AT_LAST = 1.0  # when it comes in the next turn,
ANY_ROUND = 1.0  # and so much more with the root of the rounds to come
LAID_IN_EARNEST = 5  # so much rather is a trap laid face down than another card

STAGES = {"play": 0, "react": 0, "set": 1, "train": 2, "attack": 3, "discard": 4}


def value(table: Table, seat: int) -> float:
    """Return what a table is worth to a seat: how likely it wins, from −100 to 100."""
    if is_out(table, seat):
        return -A_WIN
    expected = expected_powers(table, seat)
    rounds = turns_left(table) / len(expected)
    likely = _likelihood(expected, seat, AT_LAST + ANY_ROUND * math.sqrt(rounds))
    soon = chance_of_war(table)
    if soon:
        likely += soon * (_likelihood(present_powers(table), seat, AT_ONCE) - likely)
    return A_WIN * (2.0 * likely - 1.0)


def _likelihood(powers: dict[int, float], seat: int, spread: float) -> float:
    """Return how likely a player is the most powerful.

    :param spread: how much power makes a difference.
    """
    mine = powers[seat]
    return 1.0 / sum([math.exp((one - mine) / spread) for one in powers.values()])


def suspect(table: Table, seat: int, dice: Dice) -> list[Demand]:
    """Return which of the cards that lie face down before others are traps: often they are, as long as some are left.

    Who only ever bluffs is believed no more often than that, and the dice decide when.
    """
    covered = [trap_of(table, rival) for rival in rivals_of(table, seat)]
    unknown = [card for card in covered if card is not None and not table.known_to(card, seat)]
    if not unknown:
        return []
    faces = table.faces
    unseen = [faces[card] for card in table.by_id if not table.known_to(card, seat)]
    traps = sum([piece.kind == "trap" for piece in unseen])
    others = sum([piece.is_battle for piece in unseen]) - traps
    demands: list[Demand] = []
    for card in unknown:
        ready = LAID_IN_EARNEST * traps
        is_one = dice.below(ready + others) < ready
        traps -= is_one
        others -= not is_one
        demands.append(([card], _is_trap, int(is_one)))
    return demands


def _is_trap(piece: Piece) -> bool:
    return piece.kind == "trap"


def stage(option: Option) -> int:
    """Return when in a turn an option is due: cards first, what they are good for after that."""
    return STAGES.get(option.verb, len(STAGES))


def reply(table: Table, request: Request) -> Answer:
    """Answer a request that is no choice of one option: what to discard."""
    return part_with_least(table, request, partial(card_worth, table, request.seat))


def follow(table: Table, request: Request, _seat: int) -> Answer | None:
    """Answer what comes after an option that a seat weighs, for whoever is asked; None where the table can be judged.

    That is before the turn ends: what could still be done in it is part of what a table is worth.
    """
    if not isinstance(request, Choose):
        return reply(table, request)
    options = request.options
    one = request.seat
    match request.prompt:
        case "prompt-campaign" | "prompt-train" | "prompt-train-too" | "prompt-general" | "prompt-react-end":
            return None
        case "prompt-react-attack" | "prompt-react-trap":
            return _in_combat(table, request)
        case "prompt-rival" | "prompt-new-defender":
            return max(options, key=lambda option: _power(table, option))
        case "prompt-pick-give":
            return min(options, key=lambda option: _strength(table, option))
        case "prompt-pick-troop" | "prompt-pick-own-troop":
            return max(options, key=lambda option: _strength(table, option))
        case "prompt-eg-make-room":
            return _leaver(table, request)
        case "prompt-keep-card" | "prompt-tear-down" | "prompt-from-deck":
            return max(options, key=lambda option: _worth(table, one, option))
        case "prompt-may":
            return YES if _gains_by_swapping(table, one) else NO
    return request.default()


# -- sensible answers, while something is tried out


def _in_combat(table: Table, request: Choose) -> Option:
    """Return the cheapest instant that turns a combat which a player would lose, once no card lies face down."""
    seat, here, there = request.seat, attacker(table), defender(table)
    assert there is not None
    if seat not in (here, there) or attacker_wins(table) == (seat == here):
        return PASS
    if request.prompt == "prompt-react-attack" and trap_of(table, there) is not None:
        return PASS
    turning = [
        option for option in request.options if option.card is not None and _turns(table, seat, option)
    ]
    return min(turning, key=lambda option: printed_worth(table.faces[card_of(table, option)]), default=PASS)


def _turns(table: Table, seat: int, option: Option) -> bool:
    """Return whether an instant turns the present combat in favour of who loses it."""
    here, there = attacker(table), defender(table)
    assert here is not None
    assert there is not None
    lead = fighting_strength(table, here, "attacking", there) - fighting_strength(
        table, there, "defending", here
    )
    piece: Piece = table.faces[card_of(table, option)]
    for verb in [verb for sentence in piece.deeds for verb in sentence.ability.do]:
        match verb:
            case CallOff() | Redirect():
                return True
            case AddToCombat():
                lead += verb.amount if verb.side == "attacker" or seat == here else -verb.amount
            case SwapArmies():
                change = 2 * (army_strength(table, there) - army_strength(table, here))
                lead += -change if table.number(0, SWAPPED) else change
    return (lead > 0) == (seat == here)


def _leaver(table: Table, request: Choose) -> Option:
    """Return the weakest troop of a full army, which makes room, or none if the comer is no stronger."""
    comer = next(piece for piece in table.faces if piece.id == request.args["comer"])
    troops = [option for option in request.options if option.card is not None]
    weakest = min(troops, key=lambda option: _strength(table, option))
    return weakest if _strength(table, weakest) < printed_worth(comer) else NO


def _gains_by_swapping(table: Table, seat: int) -> bool:
    """Return whether the attacker holds no fewer cards than a player."""
    here = attacker(table)
    return here is None or len(table.zone("hand", here)) >= len(table.zone("hand", seat))


def _power(table: Table, option: Option) -> int:
    """Return the power of the player that an option chooses."""
    return power_of(table, option.target[1]) if isinstance(option.target, tuple) else 0


def _strength(table: Table, option: Option) -> int:
    """Return the strength of the troop that an option chooses; one that chooses none comes last."""
    return -1 if option.card is None else strength_of(table, card_of(table, option))


def _worth(table: Table, seat: int, option: Option) -> float:
    """Return what the card that an option chooses is worth to a seat; War only to who wins by it."""
    if option.card is None:
        return -1.0
    card = card_of(table, option)
    if table.faces[card].is_war:
        mine = power_of(table, seat)
        return 99.0 if all(power_of(table, rival) < mine for rival in rivals_of(table, seat)) else -1.0
    return card_worth(table, seat, card)
