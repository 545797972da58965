"""What a bot thinks a table of Aragón is worth: how likely it wins."""

from __future__ import annotations

import math
from functools import partial

from tabletop.effects.judging import part_with_least, suspect_nothing
from tabletop.effects.naming import card_of
from tabletop.effects.sentences import NO, YES
from tabletop.engine import Answer, Choose, Option, Request, Table
from tabletop.games.aragon.figures import strength_of
from tabletop.games.aragon.judgement import card_worth, hand_worth, prospects
from tabletop.games.aragon.play import END
from tabletop.games.aragon.state import area_of, marker

A_WIN = 100.0
HAND, A_CARD_MORE = 0.06, 0.12  # what a hand is worth by its cards, and by their number
DENY = 0.05  # what is passed on to the rival in a draft

BEFORE_INFLUENCE = ("beginning", "planning", "influence")
STAGES = {"play": 0, "event": 0, "use": 1, "keep": 0}

suspect = suspect_nothing


def value(table: Table, seat: int) -> float:
    """Return what a table is worth to a seat: how likely it wins, from −100 to 100.

    Of the rival's hand only the number of cards counts, and of a draft what is passed on.
    """
    rival = 1 - seat
    mover = table.turn if table.phase in BEFORE_INFLUENCE else 1 - table.turn
    odds = prospects(table, mover) if mover == seat else -prospects(table, mover)
    hand = [card_worth(table, seat, card) for card in table.zone("hand", seat)]
    odds += HAND * hand_worth(hand) + A_CARD_MORE * (len(hand) - len(table.zone("hand", rival)))
    odds -= DENY * max([card_worth(table, rival, card) for card in table.zone("draft", rival)], default=0.0)
    return A_WIN * (2.0 / (1.0 + math.exp(-odds)) - 1.0)


def stage(option: Option) -> int:
    """Return when in a turn an option is due: what is in play does its service after a card has come."""
    return STAGES.get(option.verb, len(STAGES))


def reply(table: Table, request: Request) -> Answer:
    """Answer a request that is no choice of one option: discard what is worth least."""
    return part_with_least(table, request, partial(card_worth, table, request.seat))


def follow(table: Table, request: Request, seat: int) -> Answer | None:
    """Answer what comes after an option that a seat weighs, for whoever is asked, until its turn has gone by."""
    if not isinstance(request, Choose):
        return reply(table, request)
    options = request.options
    one = request.seat
    match request.prompt:
        case "prompt-plan":
            if one != seat:
                return None
            plays = [option for option in options if option.verb == "play"]
            return max(plays, key=lambda option: card_worth(table, one, card_of(table, option)), default=END)
        case "prompt-draft" | "prompt-draft-pass":
            return None
        case "prompt-ag-area":
            return max(options, key=lambda option: _wants(table, request, option))
        case "prompt-may":
            return YES if YES in options else NO
        case "prompt-choose-on-table" | "prompt-ag-give-up" | "prompt-may-choose":
            return max(options, key=lambda option: _prey(table, one, option))
    return request.default()


def _wants(table: Table, request: Choose, option: Option) -> int:
    assert isinstance(option.target, tuple)
    return marker(table, request.seat, option.target[0])


def _prey(table: Table, seat: int, option: Option) -> float:
    """Return how gladly a player sees a card gone, the rival's strongest or the own weakest; or recovers it."""
    if option.card is None:
        return -99
    card = table.by_id[option.card]
    if area_of(table, card) is None:
        return card_worth(table, seat, card)
    strength = strength_of(table, card)
    return -strength if table.place_of(card)[1] == seat else strength
