"""What a bot thinks a table of Águila Roja is worth. The unit is one victory point."""

from __future__ import annotations

from functools import partial
from typing import Any

from tabletop.cards.models import Ability
from tabletop.effects.judging import part_with_least, suspect_nothing
from tabletop.effects.naming import card_of
from tabletop.effects.seats import is_out
from tabletop.effects.sentences import YES
from tabletop.engine import Answer, Card, Choose, ChooseSome, Option, Request, Table
from tabletop.games.aguila_roja.judgement import character_worth, interception, threat
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.rules import END
from tabletop.games.aguila_roja.state import (
    BEGAN_AHEAD,
    TIEBREAK,
    characters,
    coins_of,
    rivals_of,
    victory_of,
)
from tabletop.games.aguila_roja.words.targets import Pick

A_WIN = 1e6
A_COIN = 0.4
THE_NEXT_COIN = 0.93  # the more there are, the less one more is worth
A_CARD = 0.75
THE_NEXT_CARD = 0.85
THE_LOCATIONS = (1.3, 0.7, 0.3, 0.1)  # the first, the second …: few characters can travel
A_PERMANENT = 1.2
NEARLY_OUT = 10  # cards in a deck: from here on each that goes weighs more
A_RIVAL = (0.7, 0.3)  # what helps a rival, for one and shared among all of them
NEAR_THE_GOAL = 0.8  # so much more a victory point is worth there than at the start
AT_LAST = 12.0  # of being ahead when that may decide

STAGES = {"play": 0, "travel": 1, "challenge": 2}
HARMFUL = frozenset({"discard", "wound", "put_in_action", "return_to_hand", "take_control"})
BURDENS = frozenset({"travel", "challenge", "intercept"})  # what it is a pity to be forbidden

suspect = suspect_nothing


def value(table: Table, seat: int) -> float:
    """Return what a table is worth to a seat: its own side's prospects, less those of its rivals."""
    if is_out(table, seat):
        return -100.0
    rivals = rivals_of(table, seat)
    worth: float = sum(
        [_holdings(table, mate) for mate in table.setup.mates[seat] if not is_out(table, mate)]
    )
    alone, shared = A_RIVAL
    for rival in rivals:
        worth -= (alone + shared / len(rivals)) * _holdings(table, rival)
    return worth + _race(table, seat)


def _holdings(table: Table, seat: int) -> float:
    """Return what a player has is worth: characters, locations, maravedíes, cards to draw and in hand."""
    faces = table.faces
    worth = sum([character_worth(table, card) for card in characters(table, seat)])
    for card in table.zone("village", seat):
        if faces[card].kind == "permanent":
            worth += A_PERMANENT
    worth += sum(THE_LOCATIONS[: len(table.zone("locations", seat))])
    worth += A_COIN * _falling(THE_NEXT_COIN, coins_of(table, seat))
    worth += A_CARD * _falling(THE_NEXT_CARD, len(table.zone("hand", seat)))
    left = len(table.zone("deck", seat))
    if left < NEARLY_OUT:
        worth -= 0.15 * (NEARLY_OUT - left) ** 2
    return worth


def _falling(share: float, count: int) -> float:
    """Return 1 + share + share² + …, so many terms."""
    worth: float = (1 - share**count) / (1 - share)
    return worth


def _race(table: Table, seat: int) -> float:
    """Return what being ahead is worth, once rivals have gained what they are about to ("Object of the Game")."""
    goal: int = table.setup.goal
    mine = victory_of(table, seat)
    theirs = max(
        [
            victory_of(table, rival) + threat(table, seat, rival) / len(rivals_of(table, rival))
            for rival in rivals_of(table, seat)
        ]
    )
    progress = min(1.0, max(mine, theirs) / goal)
    worth = (1.0 + NEAR_THE_GOAL * progress * progress) * (mine - theirs)
    if mine > theirs and (mine >= goal or table.number(0, TIEBREAK)):
        worth += AT_LAST
    if table.number(0, TIEBREAK) and table.number(0, BEGAN_AHEAD) and table.turn in table.setup.rivals[seat]:
        worth -= AT_LAST
    return worth


def stage(option: Option) -> int:
    """Return when in a turn an option is due: who comes may act at once, and travel may pay for who comes."""
    return STAGES.get(option.verb, len(STAGES))


def reply(table: Table, request: Request) -> Answer:
    """Answer a request that is no choice of one option: who travels along, what to discard, whom to touch."""
    if not isinstance(request, ChooseSome):
        return request.default()
    if request.prompt in ("prompt-travel-with", "prompt-discard-from-hand"):
        worth = character_worth if request.prompt == "prompt-travel-with" else card_worth
        return part_with_least(table, request, partial(worth, table))
    ranked = _ranked(table, request)
    wanted = sum([gain > 0 for gain, _ in ranked])
    count = max(request.lowest, min(request.highest, wanted))
    return request.canonical([option for _, option in ranked[:count]])


def follow(table: Table, request: Request, seat: int) -> Answer | None:
    """Answer what comes after an option that a seat weighs, for whoever is asked; None where the table can be judged.

    What is left of the seat's own turn is forgone: all its options are judged as the next turn begins.
    """
    if request.prompt == "prompt-develop":
        return END if request.seat in table.setup.mates[seat] else None
    if not isinstance(request, Choose):
        return reply(table, request)
    options = request.options
    match request.prompt:
        case "prompt-may" | "prompt-may-upon":
            return YES
        case "prompt-intercept" | "prompt-intercept-for":
            return interception(table, request)
        case "prompt-order-effects":
            return _next_effect(table, request)
        case "prompt-rival":
            return max(options, key=lambda option: victory_of(table, option.target[1]))  # type: ignore[index]
        case "prompt-unique":
            return min(options, key=lambda option: character_worth(table, card_of(table, option)))
        case "prompt-choose-card":
            found = [option for option in options if option.card is not None]
            return max(
                found, key=lambda option: card_worth(table, card_of(table, option)), default=options[0]
            )
        case "prompt-may-choose" | "prompt-choose-on-table":
            gain, best = _ranked(table, request)[0]
            return best if gain > 0 else request.default()
    return request.default()


def card_worth(table: Table, card: Card) -> float:
    """Return what a card in hand is worth, in maravedíes."""
    piece: Piece = table.faces[card]
    return 2.0 if piece.kind == "location" else float(piece.value)


def _next_effect(table: Table, request: Choose) -> Option:
    """Return whose effect comes next: what a location gives often asks for what its travellers bring."""
    locations = {piece.id for piece in table.faces if piece.kind == "location"}
    effects = request.args["effects"]
    return min(request.options, key=lambda option: effects[option.target[1]][0] in locations)  # type: ignore[index]


def _ranked(table: Table, request: Choose | ChooseSome) -> list[tuple[float, Option]]:
    """Rank cards on the table by how glad a player is if what asks for them touches them."""
    sign = -1.0 if _is_harmful(_ability(table, request)) else 1.0
    mine = table.setup.mates[request.seat]
    found = []
    for option in request.options:
        gain = 0.0
        if option.card is not None:
            card = table.by_id[option.card]
            gain = sign * character_worth(table, card)
            if table.place_of(card)[1] not in mine:
                gain = -gain
        found.append((gain, option))
    return sorted(found, key=lambda one: -one[0])


def _ability(table: Table, request: Request) -> Ability:
    """Return the sentence that asks."""
    piece: Piece = next(piece for piece in table.faces if piece.id == request.args["card"])
    ability: Ability = piece.printed.abilities[request.args["ability"]]
    return ability


def _is_harmful(ability: Ability) -> bool:
    """Return whether whom a sentence chooses would rather not be chosen."""
    for act in (*ability.cost, *ability.do, *ability.otherwise):
        target = getattr(act, "target", None)
        if isinstance(target, Pick) and target.pick == "choice":
            what: Any = getattr(act, "what", act)  # of what is true this turn, what that is
            burden = getattr(what, "act", None) in BURDENS or getattr(what, "amount", 0) < 0
            return burden or what.verb in HARMFUL
    return True
