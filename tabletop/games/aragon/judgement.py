"""What a bot expects of Aragón: where strength will move the markers, how near a win is, what a card is good for."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

from tabletop.cards.models import Word
from tabletop.effects.sentences import Sentence
from tabletop.engine import Card, Table
from tabletop.games.aragon.arrangement import arrangement_of
from tabletop.games.aragon.figures import limit_of
from tabletop.games.aragon.pieces import Piece
from tabletop.games.aragon.state import AREAS, IN_PLAY, MOST, SILENT, THRESHOLD, marker
from tabletop.games.aragon.words.conditions import InfluenceAtLeast
from tabletop.games.aragon.words.statements import Has
from tabletop.games.aragon.words.targets import Filter

# Weights in units of log odds, fitted to who won some hundred matches between squires.
TEMPO = 0.5  # to move next
HELD, HELD_LATE = 0.11, 0.1  # a step of a marker, and so much more when the deck runs out
COMING = (0.17, 0.11, 0.0), (0.14, 0.11, 0.0)  # a step that will come in the mover's phases, in the rival's
# To win in the first, second and third phase that could bring it; that the rival does.
MINE = (2.0, 0.3, 0.1)
THEIRS = (2.5, 0.8, 0.3)
SERVICE = 0.25  # what a card in play can do each turn
A_LATE_DECK = 20  # cards
A_MARGIN = 1.5  # steps that make a win as good as sure, or as good as lost

# -- where the markers will stand


class Pull(NamedTuple):
    """What moves the marker of an area in each Influence phase, as a player sees it.

    :param lasting: strength that does not hang on influence, the rival's counted below 0.
    :param waiting: amounts that hang on it, and what must hold for each of them.
    :param limit: how many steps the marker moves at most.
    """

    lasting: int
    waiting: list[tuple[int, Hurdle]]
    limit: int


class Hurdle(NamedTuple):
    """So much influence of a player in one of some areas.

    :param sign: 1 if it is whoever looks, else −1.
    """

    areas: tuple[int, ...]
    amount: int
    sign: int

    def is_taken(self, markers: list[int]) -> bool:
        """Return whether there is so much, as the markers stand."""
        return any(self.sign * markers[area] >= self.amount for area in self.areas)


def pulls_of(table: Table, seat: int) -> list[Pull]:
    """Tell what moves the marker of each area, as a player sees it."""
    arrangement = arrangement_of(table)
    sums, pending = arrangement.sums(table)
    lasting = [sums[seat, area] - sums[1 - seat, area] for area in AREAS]
    waiting: list[list[tuple[int, Hurdle]]] = [[], [], []]
    for change in pending:
        test = change.voice.saying.test
        hurdle = None
        if isinstance(test, InfluenceAtLeast):
            hurdle = _hurdle(test, change.voice.here, change.voice.seat == seat)
        elif not change.voice.is_true(table):
            continue
        for (whose, area), gain in change.gains.items():
            if area in AREAS:
                number = AREAS.index(area)
                amount = gain if whose == seat else -gain
                if hurdle is None:
                    lasting[number] += amount
                else:
                    waiting[number].append((amount, hurdle))
    limits = [99] * len(AREAS)
    if arrangement.speaks_of("steps"):
        limits = [99 if (limit := limit_of(table, area)) is None else limit for area in AREAS]
    return [Pull(*each) for each in zip(lasting, waiting, limits, strict=True)]


def _hurdle(test: InfluenceAtLeast, here: str, is_mine: bool) -> Hurdle:
    named = here if test.area == "here" else test.area
    areas = tuple([number for number, area in enumerate(AREAS) if named in (area, "any")])
    return Hurdle(areas, test.amount, 1 if (test.by == "you") == is_mine else -1)


def carried(pulls: list[Pull], markers: list[int]) -> list[int]:
    """Return where an Influence phase would carry the markers if they did not end at 10."""
    found = []
    for pull, place in zip(pulls, markers, strict=True):
        steps = pull.lasting
        for amount, hurdle in pull.waiting:
            if hurdle.is_taken(markers):
                steps += amount
        found.append(place + max(-pull.limit, min(pull.limit, steps)))
    return found


def halted(markers: list[int]) -> list[int]:
    """Return where the markers stop: "Influence in an area cannot exceed 10"."""
    return [max(-MOST, min(MOST, place)) for place in markers]


def margin(markers: list[int], sign: int) -> int:
    """Return by how many steps a player has more than a win takes, below 0 less.

    :param markers: not halted: beyond 10 is what the rival has to undo. :param sign: −1 for the rival.
    """
    _, second, first = sorted([sign * place for place in markers])
    return max(first - MOST, second - THRESHOLD)


def prospects(table: Table, mover: int) -> float:
    """Return how the areas speak for the player who moves next; above 0 for that player, in units of log odds.

    The Influence phases to come are gone through with strength as it is. A win of the mover's is looked for at the
    end of the rival's, one of the rival's at the end of the mover's ("Influence").
    """
    pulls = pulls_of(table, mover)
    markers = [marker(table, mover, area) for area in AREAS]
    place = sum(markers)
    late = max(0.0, 1.0 - len(table.zone("deck")) / A_LATE_DECK)
    worth = TEMPO + (HELD + late * HELD_LATE) * place
    for near_mine, near_theirs, *shares in zip(MINE, THEIRS, *COMING, strict=True):
        for is_theirs, share in enumerate(shares):
            beyond = carried(pulls, markers)
            markers = halted(beyond)
            worth += share * (sum(markers) - place)
            place = sum(markers)
            if is_theirs:
                worth += near_mine * _nearness(margin(beyond, 1))
            else:
                worth -= near_theirs * _nearness(margin(beyond, -1))
    return worth + SERVICE * (_services(table, mover) - _services(table, 1 - mover))


def _nearness(steps: int) -> float:
    """Return how near a win is that lacks so many steps, or has some to spare."""
    return 1.0 / (1.0 + math.exp(-steps / A_MARGIN))


def _services(table: Table, seat: int) -> float:
    """Return what the cards in play of a player can do in turns to come."""
    faces, marks = table.faces, table.marks
    return sum(
        [
            service(faces[card])
            for zone in IN_PLAY
            for card in table.zone(zone, seat)
            if faces[card].triggers and (card, SILENT) not in marks
        ]
    )


# -- cards

VERBS = {
    "draw": 0.4, "discard_from_hand": 0.3, "reveal_hand": 0.2, "choose_from_deck": 0.4, "burn_deck": 0.0,
    "recover": 0.6, "play_more": 1.6, "gain_influence": 0.8, "surrender": 0.8, "abandon": 1.0, "destroy": 2.2,
    "return_to_hand": 1.6, "move_card": 0.7, "silence": 0.7, "copy": 1.3,
}  # fmt: skip
"""What a verb is worth to who has it, for each point of its amount; done to oneself, it costs as much."""


@cache
def service(piece: Piece) -> float:
    """Return what a card can do in each turn while it is in play."""
    heard = [name for name in piece.triggers if name not in ("is_destroyed", "event")]
    return max(0.0, sum([_sentences_worth(piece.triggers[name]) for name in heard]))


@cache
def deeds(piece: Piece) -> float:
    """Return what that is worth which a card does when it is played."""
    return _sentences_worth(piece.deeds)


def _sentences_worth(sentences: tuple[Sentence, ...]) -> float:
    """Return what sentences are worth that are carried out in full, their costs among them."""
    return sum([_verb_worth(verb) for one in sentences for verb in (*one.ability.cost, *one.ability.do)])


def _verb_worth(verb: Word) -> float:
    name: str = verb.verb  # type: ignore[attr-defined]
    worth = VERBS[name] * getattr(verb, "amount", 1)
    if name in ("surrender", "discard_from_hand", "abandon"):
        return worth if getattr(verb, "by", "you") == "rival" else -worth
    if name == "return_to_hand" and getattr(verb.target, "controller", "rival") == "you":  # type: ignore[attr-defined]
        return -worth
    return worth


def card_worth(table: Table, seat: int, card: Card) -> float:
    """Return what a card in a hand is worth to a seat, as the table is now."""
    piece: Piece = table.faces[card]
    return strength_there(table, seat, piece) + deeds(piece) + service(piece)


def strength_there(table: Table, seat: int, piece: Piece) -> float:
    """Return what strength a card in a hand would bring to its area now."""
    strength: float = piece.strength
    area = piece.kind
    for saying in piece.sayings:
        word, test = saying.word, saying.test
        if not isinstance(word, Has):
            continue
        if isinstance(test, InfluenceAtLeast):
            whose = seat if test.by == "you" else 1 - seat
            if marker(table, whose, area if test.area == "here" else test.area) < test.amount:
                continue
        if isinstance(word.target, Filter) or word.per is not None:
            strength += word.amount * len(table.zone(area, seat))
        else:
            strength += word.amount
    return strength


def hand_worth(worths: list[float]) -> float:
    """Return what a hand is worth: one card is played a turn, and the best are played first."""
    worth, share = 0.0, 1.0
    for one in sorted(worths, reverse=True):
        worth += share * one
        share *= 0.7
    return worth
