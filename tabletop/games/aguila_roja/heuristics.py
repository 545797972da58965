"""What a bot thinks a table of Águila Roja is worth. The unit is one victory point."""

from __future__ import annotations

from typing import Any

from tabletop.cards.models import Ability
from tabletop.engine import Answer, Card, Choose, ChooseSome, Option, Request, Table
from tabletop.games.aguila_roja.judgement import (
    character_worth,
    interception,
    leading_rival,
    threat,
)
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.state import (
    BEGAN_AHEAD,
    TIEBREAK,
    characters,
    coins_of,
    is_out,
    number,
    rivals_of,
    turn_of,
    victory_of,
)

A_COIN = 0.4
THE_NEXT_COIN = 0.93  # the more there are, the less one more is worth
A_CARD = 0.75
THE_NEXT_CARD = 0.85
A_LOCATION = (1.3, 0.7, 0.3, 0.1)  # the first, the second, ...
A_PERMANENT = 1.2
NEARLY_OUT = 10  # cards in a deck
A_RIVAL = (0.7, 0.3)  # what harms a rival, for one and shared among all of them
AHEAD_AT_LAST = 12.0  # begins the turn ahead when the tie-break has begun
STAGES = {"location": 0, "permanent": 1, "character": 1, "event": 2}
TRAVEL, CHALLENGE = 3, 4

HARMFUL = frozenset({"discard", "wound", "put_in_action", "return_to_hand", "take_control"})
BURDENS = frozenset({"travel", "challenge", "intercept"})


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
    worth += sum(A_LOCATION[: len(table.zone("locations", seat))])
    worth += _purse(coins_of(table, seat))
    worth += A_CARD * _falling(THE_NEXT_CARD, len(table.zone("hand", seat)))
    left = len(table.zone("deck", seat))
    if left < NEARLY_OUT:
        worth -= 0.15 * (NEARLY_OUT - left) ** 2
    return worth


def _purse(coins: int) -> float:
    return A_COIN * _falling(THE_NEXT_COIN, coins)


def _falling(share: float, count: int) -> float:
    """Return 1 + share + share² + …, so many terms."""
    worth: float = (1 - share**count) / (1 - share)
    return worth


def _race(table: Table, seat: int) -> float:
    """Return what the victory points are worth, with those that rivals are about to gain ("Object of the Game")."""
    goal: int = table.setup.goal
    mine = victory_of(table, seat)
    ahead = 0.0
    worst = 0.0
    for rival in rivals_of(table, seat):
        theirs = victory_of(table, rival) + threat(table, seat, rival) / len(rivals_of(table, rival))
        worst = max(worst, theirs)
    progress = min(1.0, max(mine, worst) / goal)
    weight = 1.0 + 0.8 * progress * progress
    ahead = weight * (mine - worst)
    if number(table, 0, TIEBREAK):
        if number(table, 0, BEGAN_AHEAD) and turn_of(table) in table.setup.rivals[seat]:
            ahead -= AHEAD_AT_LAST
        if mine > worst:
            ahead += AHEAD_AT_LAST
    elif mine >= goal and mine > worst:
        ahead += AHEAD_AT_LAST
    return ahead


def stage(option: Option) -> int:
    """Return when in a turn an option is due."""
    if option.verb == "play":
        return 0
    return {"travel": 1, "challenge": 2}.get(option.verb, 3)


def reply(table: Table, request: Request) -> Answer:
    """Answer a request that is no choice of one option: who travels along, which cards to discard."""
    if not isinstance(request, ChooseSome):
        return request.default()
    options = request.options
    if request.prompt in ("prompt-travel-with", "prompt-discard-from-hand"):
        worth = _hand_worth if request.prompt == "prompt-discard-from-hand" else character_worth
        cheapest = sorted(options, key=lambda option: worth(table, table.by_id[option.card or 0]))
        return request.canonical(cheapest[: request.least])
    ranked = _ranked(table, request, options)
    count = sum([wanted > 0 for wanted, _ in ranked])
    count = max(request.lowest, min(request.highest, count))
    return request.canonical([option for _, option in ranked[:count]])


def follow(table: Table, request: Request, seat: int) -> Answer | None:
    """Answer what comes after an option that a seat weighs, for whoever is asked; None where the table can be judged.

    What is left of the seat's own turn is forgone: all options are judged as the next turn begins.
    """
    if request.prompt == "prompt-develop":
        return Option("end") if request.seat in table.setup.mates[seat] else None
    if not isinstance(request, Choose):
        return reply(table, request)
    match request.prompt:
        case "prompt-first":
            return None
        case "prompt-may":
            return Option("yes")
        case "prompt-intercept" | "prompt-intercept-for":
            return interception(table, request) or request.default()
        case "prompt-rival":
            return Option("rival", None, ("player", leading_rival(table, request.seat)))
        case "prompt-unique":
            return min(
                request.options, key=lambda option: character_worth(table, table.by_id[option.card or 0])
            )
        case "prompt-may-choose" | "prompt-choose-on-table":
            wanted, best = _ranked(table, request, request.options)[0]
            return best if wanted > 0 or request.decline is None else request.decline
        case "prompt-choose-card":
            return max(request.options, key=lambda option: _hand_worth(table, table.by_id[option.card or 0]))
    return request.default()


def _ranked(table: Table, request: Request, options: list[Option]) -> list[tuple[float, Option]]:
    """Rank cards on the table by how much one wants the effect that asks to touch them."""
    sign = -1.0 if _is_harmful(_ability(table, request)) else 1.0
    mine = table.setup.mates[request.seat]
    found = []
    for option in options:
        if option.card is None:
            found.append((0.0, option))
            continue
        card = table.by_id[option.card]
        worth = sign * character_worth(table, card)
        found.append((worth if table.place_of(card)[1] in mine else -worth, option))
    return sorted(found, key=lambda one: -one[0])


def _ability(table: Table, request: Request) -> Ability | None:
    for piece in table.faces:
        if piece.id == request.args["card"]:
            ability: Ability = piece.printed.abilities[request.args["ability"]]
            return ability
    return None


def _is_harmful(ability: Ability | None) -> bool:
    if ability is None:
        return True
    for act in (*ability.cost, *ability.do, *ability.otherwise):
        if getattr(getattr(act, "target", None), "pick", None) == "choice":
            what: Any = getattr(act, "what", act)
            return (
                what.verb in HARMFUL
                or getattr(what, "act", "be") in BURDENS
                or getattr(what, "amount", 0) < 0
            )
    return True


def _hand_worth(table: Table, card: Card) -> float:
    """Return what a card in hand is worth, by its value."""
    piece: Piece = table.faces[card]
    return 2.0 if piece.kind == "location" else float(piece.value)
