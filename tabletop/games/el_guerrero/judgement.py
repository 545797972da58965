"""What a bot expects of the generals of El Guerrero: when War comes, who would beat whom, what a card is good for.

The unit is one point of power.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tabletop.cards.models import Word
from tabletop.effects.seats import living
from tabletop.engine import Card, Table
from tabletop.games.el_guerrero.arrangement import voices
from tabletop.games.el_guerrero.figures import (
    army_strength,
    forbidden_by,
    hand_target,
    power_of,
    strength_of,
    training_of,
    winnings_of,
)
from tabletop.games.el_guerrero.pieces import Piece
from tabletop.games.el_guerrero.state import (
    ATTACKS_LEFT,
    BEGUN,
    DEED,
    LOST,
    PEACE,
    SHELTER,
    TIRED,
    TOKEN,
    holder_of_defeated,
    is_full,
    trap_of,
)
from tabletop.games.el_guerrero.words.statements import Fights

DRAWS = 2.3  # that a turn ends with
A_CARD = 1.6  # one nobody knows yet
THE_NEXT_CARD = 0.85  # of a hand's best, second best …: they get into each other's way
FIRM = 0.04  # for each point of a token upon each point of base: who is strong stays
A_TRAP, A_DECOY = 1.4, -0.4  # when somebody runs into it
IN_WAIT = 0.6  # so much of a trap's worth is left in a hand: it has to be laid, and run into
ENVY = 0.15  # so much rather is somebody attacked for each point of power
WARY = 0.6  # so readily is somebody attacked who has a card face down
UNKNOWN = 1.0  # strength that such a card may be worth in a combat

NOW, LATER = 0.8, 0.5  # how likely somebody attacks in the next turn, and in each one after that
SOON, FAR = 2.0, 3.5  # so much strength decides a combat, now and later
TEMPTING = 0.35  # of what an attack promises counts as long as it has not been made

VERBS = {
    "draw": 1.0, "take_cards": 1.5, "take_shown": 1.7, "swap_hands": 0.8, "reveal_hand": 0.2, "peek_trap": 0.2,
    "take_trap": 1.2, "discard_trap": 0.7, "spring_trap": 1.3, "choose_from_deck": 0.5, "burn_deck": 0.1,
    "pad_deck": 0.1, "gain_morale": 1.0, "take_morale": 1.5, "take_defeated": 0.8, "skip_training": 0.8,
    "extra_attack": 1.4, "add_strength": 1.0, "move_strength": 1.4, "take_troop": 2.2, "exchange_troops": 1.6,
    "tear_down": 0.6, "swap_armies": 1.8, "call_off": 1.2, "redirect": 2.0, "cancel": 1.9, "take_announced": 2.1,
    "hand_size": 0.2, "cannot": 0.4, "wins_ties": 0.2, "trains_more": 2.0, "gains_more": 1.0, "has_power": 1.0,
    "lose_morale": 1.0, "remove_strength": 0.8, "discard": 1.6, "discard_from_hand": 1.0, "fights": 0.3,
    "add_to_combat": 0.65, "return_to_hand": 1.0,
}  # fmt: skip
"""What a verb is worth to who has it, for each point of its amount; done to oneself, it costs as much."""
WAITING = {"attacks": 0.6, "wins": 0.7, "loses": 0.4, "is_discarded": 0.4, "enters": 1.0}
"""What is left of that where it waits for something."""


# -- cards


@cache
def printed_worth(piece: Piece) -> float:
    """Return what a card's strength and sentences are worth to whoever gets it to work."""
    worth = float(piece.strength)
    for sentence in piece.printed.abilities:
        share = WAITING.get(getattr(sentence.when, "trigger", ""), 1.0)
        for verb in (*sentence.always, *sentence.do):
            worth += share * _verb_worth(verb)
    return worth


def _verb_worth(verb: Word) -> float:
    name: str = verb.verb  # type: ignore[attr-defined]
    amount: int = getattr(verb, "amount", 1)
    worth = VERBS[name] * amount
    if name in ("lose_morale", "discard_from_hand"):
        return worth if getattr(verb, "by", "you") == "rival" else -worth
    if name == "add_to_combat":
        return abs(worth)
    return -worth if name == "discard" and getattr(verb, "target", None) == "self" else worth


def card_worth(table: Table, seat: int, card: Card) -> float:
    """Return what a card in a hand is worth to a seat: of a troop that must replace another, what it has more."""
    piece: Piece = table.faces[card]
    worth = printed_worth(piece)
    if piece.is_troop and is_full(table, seat):
        worth -= min([strength_of(table, troop) for troop in table.zone("army", seat)])
    if piece.kind == "trap":
        worth *= IN_WAIT if trap_of(table, seat) is None else IN_WAIT * IN_WAIT
    return max(0.2, worth)


def _hand(table: Table, host: Host, viewer: int) -> float:
    """Return what a hand is worth, filled up as it will be, if there is a turn left in which to use it.

    The cards of others are any cards.
    """
    seat = host.seat
    hand = table.zone("hand", seat)
    worths = [card_worth(table, seat, card) if seat == viewer else A_CARD for card in hand]
    worths += [A_CARD] * (hand_target(table, seat) - len(hand))
    worths.sort(reverse=True)
    worth, share = 0.0, min(1.0, host.turns)
    for one in worths:
        worth += share * one
        share *= THE_NEXT_CARD
    return worth


# -- time


def turns_left(table: Table) -> float:
    """Return how many more turns are likely to begin before War comes ("Setup")."""
    above, last = _where_war_lies(table)
    draws = above + (last - 1) / 2 - _missing(table)
    return max(0.0, draws) / DRAWS


def chance_of_war(table: Table) -> float:
    """Return how likely War comes when the present player replenishes the hand, from 0 to 1."""
    above, last = _where_war_lies(table)
    return min(1.0, max(0, _missing(table) - above) / last) if last else 0.0


def _where_war_lies(table: Table) -> tuple[int, int]:
    """Return how many cards are certainly above War, and among how many others it lies."""
    cards = len(table.zone("deck"))
    last: int = min(cards, 1 + table.setup.last)
    return cards - last, last


def _missing(table: Table) -> int:
    """Return how many cards the present player will draw, if no more are used."""
    seat = table.turn
    return max(0, hand_target(table, seat) - len(table.zone("hand", seat)))


class Host(NamedTuple):
    """An army and what it can still do.

    :param away: how many turns it is until its next one. :param turns: how many it is likely to have yet.
    :param attack: with what is there to stay; :param defence: the same.
    :param walls: what it has more until its next turn, in defence. :param winnings: Morale of a won combat.
    :param is_open: whether it can be attacked now. :param is_covered: whether a card lies face down before it.
    """

    seat: int
    away: int
    turns: float
    attack: int
    defence: int
    walls: int
    winnings: int
    is_open: bool
    is_covered: bool


def _host(table: Table, seat: int, left: float, count: int) -> Host:
    away = (seat - table.turn) % table.seats or table.seats
    attack, _ = _side(table, seat, "attacking")
    defence, walls = _side(table, seat, "defending")
    if holder_of_defeated(table) == seat:
        walls += SHELTER
    return Host(
        seat,
        away,
        max(0.0, (left - away) / count + 0.5),
        attack,
        defence,
        walls,
        winnings_of(table, seat),
        forbidden_by(table, seat, "be_attacked") is None,
        trap_of(table, seat) is not None,
    )


def _side(table: Table, seat: int, side: str) -> tuple[int, int]:
    """Return an army's strength on a side, and what round cards add to it."""
    lasting, brief = army_strength(table, seat), 0
    for source, word in voices(table, seat, side):
        assert isinstance(word, Fights)
        if table.faces[source].kind == "round":
            brief += word.amount
        else:
            lasting += word.amount
    return lasting, brief


# -- what comes


def expected_powers(table: Table, viewer: int) -> dict[int, float]:
    """Return what power each player is likely to have when War comes, for all that one of them knows."""
    seats = living(table)
    left = turns_left(table)
    hosts = [_host(table, seat, left, len(seats)) for seat in seats]
    expected = {}
    for host in hosts:
        seat = host.seat
        power = power_of(table, seat) + _firmness(table, seat) + _training(table, host)
        expected[seat] = power + _hand(table, host, viewer)
    standing = dict(expected)
    for combat in _combats(table, hosts, standing):
        _fight(table, combat, viewer, expected)
    return expected


def present_powers(table: Table) -> dict[int, float]:
    """Return what power each player has if War comes at the end of this turn."""
    powers = {seat: float(power_of(table, seat)) for seat in living(table)}
    seat = table.turn
    if table.phase == "train" and not table.number(seat, TIRED):
        powers[seat] += training_of(table, seat)
    return powers


def _firmness(table: Table, seat: int) -> float:
    """Return how well tokens are placed: on troops that nobody would replace."""
    faces, marks = table.faces, table.marks
    placed: int = sum(
        [faces[troop].strength * marks.get((troop, TOKEN), 0) for troop in table.zone("army", seat)]
    )
    return FIRM * placed


def _training(table: Table, host: Host) -> float:
    """Return what training is likely to bring."""
    trainings = host.turns - table.number(host.seat, TIRED)
    if table.phase == "train" and table.turn == host.seat:
        trainings += 0.85  # never better than to have done it
    return training_of(table, host.seat) * max(0.0, trainings)


class Combat(NamedTuple):
    """What a player may do to another.

    :param share: how many such combats there are likely to be. :param odds: how likely the attacker wins one.
    :param is_next: whether the card that lies face down now meets it.
    """

    attacker: Host
    defender: Host
    share: float
    odds: float
    is_next: bool


def _combats(table: Table, hosts: list[Host], standing: dict[int, float]) -> Iterator[Combat]:
    """Give the combats that are likely to come: this turn's, each other player's next one, and all later ones."""
    present, peace = table.turn, _peace(table)
    for host in hosts:
        rivals = [rival for rival in hosts if rival is not host]
        later = host.turns
        if host.seat != present:
            later -= min(1.0, later)
            if host.away >= peace:
                yield from _choice(host, host.attack, rivals, NOW * min(1.0, host.turns), standing)
        elif peace == 0:
            deed = table.number(0, DEED)
            if deed == 0 or table.number(0, ATTACKS_LEFT):
                lasting, brief = _side(table, present, "attacking")
                yield from _choice(host, lasting + brief, rivals, TEMPTING, standing)
        if later > 0:
            for rival in rivals:
                odds = _odds(host.attack - rival.defence, FAR)
                yield Combat(host, rival, LATER * later * odds / len(rivals), odds, False)


def _choice(
    host: Host, attack: int, rivals: list[Host], share: float, standing: dict[int, float]
) -> Iterator[Combat]:
    """Give whom a player may attack in one turn: rather who is weak, and who is ahead."""
    best = max([standing[rival.seat] for rival in rivals])
    found = []
    for rival in rivals:
        if rival.is_open:
            odds = _odds(attack - rival.defence - rival.walls - (UNKNOWN if rival.is_covered else 0.0), SOON)
            liking = odds * odds * math.exp(ENVY * (standing[rival.seat] - best))
            found.append((rival, odds, liking * (WARY if rival.is_covered else 1.0)))
    total = sum([liking for _, _, liking in found])
    if total:
        keen = share * max([odds for _, odds, _ in found])
        for rival, odds, liking in found:
            yield Combat(host, rival, keen * liking / total, odds, True)


def _fight(table: Table, combat: Combat, viewer: int, expected: dict[int, float]) -> None:
    """Add what a combat is likely to bring to both sides ("Win or lose")."""
    here, there, share, odds, is_next = combat
    expected[here.seat] += share * (odds * here.winnings - (1.0 - odds) * LOST)
    expected[there.seat] += share * ((1.0 - odds) * there.winnings - odds * LOST)
    card = trap_of(table, there.seat)
    if card is not None and is_next:
        expected[there.seat] += share * _face_down(table, card, viewer)


def _face_down(table: Table, card: Card, viewer: int) -> float:
    """Return what a card that lies face down is worth to its player when it is turned over."""
    if not table.known_to(card, viewer):
        return (A_TRAP + A_DECOY) / 2
    piece: Piece = table.faces[card]
    return printed_worth(piece) if piece.kind == "trap" else A_DECOY


def _odds(margin: float, spread: float) -> float:
    """Return how likely an attack succeeds that is so much stronger; a tie is the defender's."""
    return 1.0 / (1.0 + math.exp((0.5 - margin) / spread))


def _peace(table: Table) -> int:
    """Return how many turns it is until Peace ends; 0 if it has."""
    keeper = table.number(0, PEACE) - 1
    if keeper < 0:
        return 0
    away = (keeper - table.turn) % table.seats or table.seats
    return away if table.number(keeper, BEGUN) else away + table.seats
