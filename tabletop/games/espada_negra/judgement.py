"""What a bot expects of a match of Espada Negra: what gold, attack, espionage and each card will yet bring.

The unit is one victory.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from tabletop.effects.seats import clockwise
from tabletop.engine import Table
from tabletop.games.espada_negra.figures import attacks_left, produces, worth_of
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.pieces import Piece
from tabletop.games.espada_negra.state import GOLD, NEW, SPENT, SPIED

OTHER_GOODS = 0.5  # gold buys other things than victory, too: so much of their worth competes with it
YIELD = 0.6  # production is late and uncertain
SPOILS = 0.3  # of what an attack a turn would bring from now on, if nobody gained more attack
ONCE = 0.9  # the same of the one attack of a berserker: its player waits for a good card
BLUR = 1.2  # so much more attack makes it likely to remain ahead
A_GOLD = 0.7  # rough worths, of what cards bring that nobody has seen yet
A_POINT_OF_ATTACK = 0.8
A_POINT_OF_ESPIONAGE = 0.4
A_SPIED_CARD = 1.1  # what a point of espionage takes from a rival,
A_LOOTED_CARD = 1.0  # and brings to the spy, where spies take what they spy
SET_SPREAD = 0.7

NEAR = 1.2  # so much victory makes a difference in the last auctions,
FAR = 2.2  # and so much more with the root of the turns to come


class Player(NamedTuple):
    """What a player has, summed up.

    :param victory: of cards. :param production: a turn. :param attack: of the cards that attack turn after turn, from
        the next turn on. :param wild: the attack of each berserker that has not attacked yet.
    :param espionage: of cards that are not marked yet; :param alert: of those that can be marked now.
    :param equal: the number of each design.
    :param ready: the attack that can be used now without spending a berserker; 0 if no attack is left.
    :param rage: the attack of each berserker that could be spent now.
    """

    seat: int
    gold: int
    victory: int
    production: int
    attack: int
    wild: tuple[int, ...]
    espionage: int
    alert: int
    equal: Counter[str]
    ready: int
    rage: tuple[int, ...]

    @property
    def reach(self) -> int:
        """Return the most that the player can attack with now."""
        return self.ready + sum(self.rage)


def _player(table: Table, seat: int) -> Player:
    faces, marks, rules = table.faces, table.marks, house(table)
    victory = production = attack = espionage = alert = ready = 0
    wild: list[int] = []
    rage: list[int] = []
    equal: Counter[str] = Counter()
    for card in table.zone("holding", seat):
        piece: Piece = faces[card]
        awake = (card, NEW) not in marks
        victory += worth_of(piece, rules)
        production += produces(piece, rules)
        if piece.is_berserker and not rules.berserkers_rise:
            if (card, SPENT) not in marks:
                wild.append(piece.attack)
                if awake:
                    rage.append(piece.attack)
        elif piece.attack:
            attack += piece.attack
            ready += piece.attack if awake else 0
        if piece.espionage and (card, SPIED) not in marks:
            espionage += piece.espionage
            alert += piece.espionage if awake else 0
        equal[piece.id] += 1
    if not attacks_left(table, seat):
        ready, rage = 0, []
    gold = table.number(seat, GOLD)
    return Player(
        seat, gold, victory, production, attack, tuple(wild), espionage, alert, equal, ready, tuple(rage)
    )


class Goods(NamedTuple):
    """What some cards bring: victory, gold a turn, and the rough worth of their attack and espionage."""

    victory: float
    production: float
    force: float

    def plus(self, other: Goods, times: float) -> Goods:
        """Return these and others, so many times."""
        return Goods(
            self.victory + times * other.victory,
            self.production + times * other.production,
            self.force + times * other.force,
        )

    def worth(self, turns: int) -> float:
        """Return what they roughly are worth to anybody who gains them with so many turns to come."""
        other = self.production * turns * A_GOLD * YIELD + min(1.0, turns / 2) * self.force
        return self.victory + OTHER_GOODS * other


class Outlook:
    """What is to come, as all players may know it: nothing hangs on the order of the deck.

    `players` come clockwise from the auctioneer on, so that of equal ones none is always taken for the first.
    `turns` are whole turns after this one; `lots` the known cards that are still to come in this one, without the
    present `lot`; `rates[k]` is what a gold is worth that one gains k turns from now.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rules = rules = house(table)
        faces = table.faces
        deck = table.zone("deck")
        veiled = table.zone("veiled")
        self.turns = len(deck) // rules.lots
        self.players = {seat: _player(table, seat) for seat in clockwise(table, table.turn)}
        self.lot: Piece | None = next((faces[card] for card in table.zone("lot")), None)
        self.lots: list[Piece] = [faces[card] for card in table.zone("row")]
        self.veiled = len(veiled)
        self._unseen: list[Piece] = [faces[card] for card in (*deck, *veiled)]
        self._worths: dict[tuple[int, str], float] = {}
        self.point_of_espionage = self._point_of_espionage()
        self._reckon()
        self._best = self._best_of_a_row()

    # -- gold

    @property
    def rate(self) -> float:
        """Return what a gold is worth now."""
        return self.rates[0]

    def _reckon(self) -> None:
        """Work out what gold is worth: all that is to come is bought with all the gold that there will be."""
        rules, turns = self.rules, self.turns
        unseen = self._goods(self._unseen, 1 / max(1, len(self._unseen)))
        row = self._goods(self.lots).plus(unseen, self.veiled)
        lot = self._goods([self.lot] if self.lot is not None else [])
        players = self.players.values()
        self._gold = [float(sum([player.gold for player in players]))]
        income = float(sum([player.production for player in players]) + len(players) * rules.income)
        income += row.production + lot.production
        for _ in range(turns):
            self._gold.append(income)
            income += unseen.production * rules.lots
        to_come = len(self.lots) + self.veiled
        ready = len([player for player in players if player.ready])
        raiders = len([player for player in players if player.attack])
        bought_now = max(0.0, 1.0 - ready / to_come) if to_come else 0.0
        bought = max(0.0, 1.0 - raiders * rules.attacks / rules.lots)
        self._supply = [lot.worth(turns) + bought_now * row.worth(turns)]
        self._supply += [bought * rules.lots * unseen.worth(left) for left in range(turns - 1, -1, -1)]
        self.rates = self._rates(self._gold, self._supply)

    def _goods(self, pieces: Iterable[Piece], share: float = 1.0) -> Goods:
        """Sum up what cards bring, or a share of it."""
        victory = production = 0.0
        force = 0.0
        for piece in pieces:
            victory += worth_of(piece, self.rules)
            production += produces(piece, self.rules)
            force += A_POINT_OF_ATTACK * piece.attack + A_POINT_OF_ESPIONAGE * piece.espionage
        return Goods(share * victory, share * production, share * force)

    def _rates(self, gold: list[float], supply: list[float]) -> list[float]:
        """Return what a gold is worth in each turn; who has one early may keep it, so it never gains by waiting."""
        blocks: list[tuple[float, float, int]] = []
        for amount, worth in zip(gold, supply, strict=True):
            block = (max(amount, 0.5), worth, 1)
            while blocks and block[1] * blocks[-1][0] >= blocks[-1][1] * block[0]:
                before = blocks.pop()
                block = (before[0] + block[0], before[1] + block[1], before[2] + block[2])
            blocks.append(block)
        least = 1 / self.rules.gold_scores if self.rules.gold_scores else 0.0
        return [max(least, worth / amount) for amount, worth, count in blocks for _ in range(count)]

    def rate_after(self, piece: Piece, price: float) -> float:
        """Return what a gold will be worth once a card has been sold for so much."""
        supply, gold = list(self._supply), list(self._gold)
        supply[0] = max(0.0, supply[0] - self._goods([piece]).worth(self.turns))
        gold[0] = max(0.0, gold[0] - price)
        return self._rates(gold, supply)[0]

    @property
    def return_of_production(self) -> float:
        """Return what one gold a turn is worth, from the end of this turn on; of the last turn it buys nothing."""
        last = 1 / self.rules.gold_scores if self.rules.gold_scores else 0.0
        return YIELD * sum(self.rates[1:]) + last

    # -- attack

    def _best_of_a_row(self) -> list[float]:
        """Return what the best, the second best … card of a row to come is likely to be worth."""
        half = self.turns / 2
        worths = [
            worth_of(piece, self.rules)
            + produces(piece, self.rules) * half * self.rate
            + (A_POINT_OF_ATTACK * piece.attack + A_POINT_OF_ESPIONAGE * piece.espionage) * min(1.0, half)
            for piece in self._unseen or self.lots
        ]
        worths.sort(reverse=True)
        lots = self.rules.lots
        return [worths[int((place + 0.5) / lots * len(worths))] for place in range(lots)] if worths else []

    def spoils(self, seat: int, attack: float) -> float:
        """Return what a turn's attacks with so much strength are likely to bring a player."""
        if attack <= 0 or not self.rules.attacks:
            return 0.0
        rank = 0.0
        for player in self.players.values():
            if player.attack and player.seat != seat:
                rank += 1.0 / (1.0 + math.exp((attack - player.attack) / BLUR))
        rank *= self.rules.attacks
        return sum([_between(self._best, rank + number) for number in range(self.rules.attacks)])

    def rage(self, player: Player, attack: int) -> float:
        """Return what a berserker of so much attack is worth to a player, who can use it once."""
        if not self.turns:
            return 0.0
        return ONCE * (
            self.spoils(player.seat, player.attack + attack) - self.spoils(player.seat, player.attack)
        )

    # -- espionage

    def _point_of_espionage(self) -> float:
        """Return what a point of espionage is worth to whoever has it."""
        others = max(1, len(self.players) - 1)
        worth = A_SPIED_CARD / others + (A_LOOTED_CARD if self.rules.spies_take else 0.0)
        return worth / (1.0 + 0.3 * max(0, self.rules.surcharge))

    @property
    def patience(self) -> float:
        """Return how good chances are yet to use what can be used once, from 1 to 0 in the last auction."""
        left = len(self.lots) + self.veiled + self.turns * self.rules.lots
        return left / (left + 3.0)

    # -- worth

    def worth(self, seat: int, piece: Piece) -> float:
        """Return what a card is worth to a player who gains it now."""
        key = seat, piece.id
        if key not in self._worths:
            self._worths[key] = self._worth(self.players[seat], piece)
        return self._worths[key]

    def _worth(self, player: Player, piece: Piece) -> float:
        rules = self.rules
        worth = worth_of(piece, rules) + produces(piece, rules) * self.return_of_production
        if piece.attack and rules.attacks:
            if piece.is_berserker and not rules.berserkers_rise:
                worth += self.rage(player, piece.attack)
            else:
                more = self.spoils(player.seat, player.attack + piece.attack)
                worth += SPOILS * self.turns * (more - self.spoils(player.seat, player.attack))
        if piece.espionage and self.turns:
            worth += piece.espionage * self.point_of_espionage * self.patience
        if rules.set_scores:
            equal = {one.seat: max(one.equal.values(), default=0) for one in self.players.values()}
            more = max(equal[player.seat], player.equal[piece.id] + 1)
            worth += self._sets(equal | {player.seat: more}, player.seat) - self._sets(equal, player.seat)
        return worth

    def _sets(self, equal: dict[int, int], seat: int) -> float:
        """Return what the most equal cards are likely to bring a player, as the numbers of equal cards stand."""
        best = max([count for one, count in equal.items() if one != seat], default=0)
        spread = SET_SPREAD * (0.3 + math.sqrt(self.turns))
        lead = max(equal[seat], 1) + 0.4 - max(best, 1)
        return self.rules.set_scores / (1.0 + math.exp(-lead / spread))

    def expected(self) -> dict[int, float]:
        """Return the victory that each player is likely to have in the end, leaving out the present turn."""
        rules = self.rules
        equal = {player.seat: max(player.equal.values(), default=0) for player in self.players.values()}
        found = {}
        for seat, player in self.players.items():
            worth = player.victory + self.rate * player.gold + self.return_of_production * player.production
            worth += SPOILS * self.turns * self.spoils(seat, player.attack)
            worth += sum([self.rage(player, attack) for attack in player.wild])
            worth += self.point_of_espionage * self.patience * player.espionage
            if rules.set_scores:
                worth += self._sets(equal, seat)
            found[seat] = worth
        return found

    @property
    def spread(self) -> float:
        """Return how much victory makes a difference as yet."""
        left = self.turns + (len(self.lots) + self.veiled) / max(1, self.rules.lots)
        return NEAR + FAR * math.sqrt(left)


def _between(values: list[float], place: float) -> float:
    """Return the value at a place between two whole ones; beyond the last there is none."""
    low = int(place)
    share = place - low
    here = values[low] if low < len(values) else 0.0
    after = values[low + 1] if low + 1 < len(values) else 0.0
    return here + share * (after - here)


def chances(expected: dict[int, float], spread: float) -> dict[int, float]:
    """Return how likely each player wins."""
    best = max(expected.values())
    weights = {seat: math.exp((worth - best) / spread) for seat, worth in expected.items()}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def envy(expected: dict[int, float], spread: float, seat: int) -> dict[int, float]:
    """Return how much of what each other player gains is a player's loss: all shares make 1."""
    found = chances(expected, spread)
    others = sum([chance for one, chance in found.items() if one != seat])
    return {one: chance / others for one, chance in found.items() if one != seat}
