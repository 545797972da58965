"""What a player may do in a turn beside step ii: draw, sabotage, trade, build, recruit and reinforce.

La Campaña, "Turn Structure", names the five steps; recruiting and reinforcing belong to none.
"""

from __future__ import annotations

from tabletop.effects.hands import hand_options
from tabletop.effects.naming import held
from tabletop.effects.seats import is_out
from tabletop.engine import Card, ChooseNumber, ChooseSome, Option, Place, Reason, Rules, Table
from tabletop.games.la_campana import combat, supply
from tabletop.games.la_campana.action import Action
from tabletop.games.la_campana.pieces import Piece
from tabletop.games.la_campana.state import (
    FIELD_LIMIT,
    HAND_LIMIT,
    BattleOver,
    castle_gold,
    castle_seat,
    living_rivals,
    why_not_step,
)

END = Option("end")
DECK: Place = ("deck", 0)
DISCARD: Place = ("discard", 0)
DRAW = Option("draw", None, DECK)
BARTER_PRICE = 3  # "Trading by Barter": 3 cards for each card bought, at most 2 a turn
BARTER_SIZES = (3, 6)


class Steal(Action):
    """La Campaña, "Sabotage": the thief takes a card at random from a rival's hand."""

    verb = "steal"
    step = 3

    def suits(self, piece: Piece) -> bool:
        return piece.steal > 0

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        return [("hand", rival) for rival in living_rivals(table, seat) if table.zone("hand", rival)]

    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        if type(target) is not tuple or target[0] != "hand" or target[1] not in table.setup.rivals[seat]:
            return Reason("reason-target-hand")
        return None if table.zone("hand", target[1]) else Reason("reason-empty-hand")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> None:
        assert type(target) is tuple
        table.move(card, "discard")
        table.note("stole", player=seat, card=card, rival=target[1])
        for _ in range(min(table.faces[card].steal, len(table.zone("hand", target[1])))):
            combat.take_at_random(table, seat, target[1])


class Spy(Action):
    """La Campaña, "Sabotage": the spy looks at the top of the central deck, or at a rival's hand."""

    verb = "spy"
    step = 3

    def suits(self, piece: Piece) -> bool:
        return piece.spy > 0

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        hands: list[int | Place] = [
            ("hand", rival) for rival in living_rivals(table, seat) if table.zone("hand", rival)
        ]
        return [DECK, *hands] if table.zone("deck") else hands

    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        if target == DECK:
            return None if table.zone("deck") else Reason("reason-deck-empty")
        if type(target) is not tuple or target[0] != "hand" or target[1] not in table.setup.rivals[seat]:
            return Reason("reason-target-spy")
        return None if table.zone("hand", target[1]) else Reason("reason-empty-hand")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> None:
        assert type(target) is tuple
        count = table.faces[card].spy
        table.move(card, "discard")
        if target == DECK:  # they stay in the same order: looking moves nothing
            seen = table.zone("deck")[-count:]
            table.note("spied_deck", player=seat, card=card, n=len(seen))
        else:
            seen = table.zone("hand", target[1])
            table.note("spied_hand", player=seat, card=card, rival=target[1], n=len(seen))
        table.show(list(seen), seat)


class Trade(Action):
    """La Campaña, "Trading with Gold"."""

    verb = "trade"
    step = 4

    def suits(self, piece: Piece) -> bool:
        return piece.builds

    def why_not_card(self, table: Table, seat: int, card: Card) -> Reason | None:
        return None if table.faces[card].trade else Reason("reason-gold-too-small")

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        return [DECK]

    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        return None if target == DECK else Reason("reason-target-deck")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> Rules:
        """Pay, discard to make room if need be, then say how many to buy: fewer than paid for is allowed."""
        most = table.faces[card].trade
        table.move(card, "discard")
        table.note("traded", player=seat, card=card, n=most)
        hand = table.zone("hand", seat)
        if len(hand) + most > HAND_LIMIT:
            room = HAND_LIMIT - len(hand)
            chosen = yield ChooseSome(
                table, seat, "prompt-discard-before-trade", hand_options, 0, None, n=most, room=room
            )
            discard_chosen(table, seat, chosen)
            if not table.setup.overdraw:
                most = min(most, HAND_LIMIT - len(hand))
        most = min(most, supply.can_supply(table))
        count = most
        if most > 1:
            count = yield ChooseNumber(table, seat, "prompt-buy", 1, most)
        buy(table, seat, count)


class Build(Action):
    """La Campaña, "Build": a relic first, then gold, one card a turn."""

    verb = "build"
    step = 5

    def suits(self, piece: Piece) -> bool:
        return piece.builds or piece.relic

    def why_not_card(self, table: Table, seat: int, card: Card) -> Reason | None:
        piece = table.faces[card]
        if castle_seat(table, seat) is None:
            return None if piece.relic else Reason("reason-relic-first")
        return None if piece.builds else Reason("reason-relic-laid")

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        stands = castle_seat(table, seat)
        if stands is not None:
            return [("castle", stands)]
        ally = table.setup.allies[seat]
        # A relic may be laid on the player's own battlefield, or on an ally's.
        if ally is None or is_out(table, ally):
            return [("castle", seat)]
        return [("castle", seat), ("castle", ally)]

    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        if target in self.targets(table, seat):
            return None
        return Reason("reason-target-own-castle")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> None:
        assert type(target) is tuple
        stands = target[1]
        table.move(card, "castle", stands)
        if len(table.zone("castle", stands)) == 1:
            table.note("laid_relic", player=seat, card=card, owner=stands)
        else:
            table.note("laid_gold", player=seat, card=card, owner=stands)
        gold = castle_gold(table, stands)
        if gold >= table.setup.goal:
            raise BattleOver(table.setup.sides[seat], Reason("why-castle", {"n": gold}))


class Recruit(Action):
    """La Campaña, "Starting the Battle": a warrior from the hand to the own battlefield, once a turn."""

    verb = "recruit"
    step = 0

    def suits(self, piece: Piece) -> bool:
        return piece.is_warrior

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        return [("field", seat)] if len(table.zone("field", seat)) < FIELD_LIMIT else []

    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        if target != ("field", seat):
            return Reason("reason-target-own-field")
        return None if len(table.zone("field", seat)) < FIELD_LIMIT else Reason("reason-field-full")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> None:
        table.move(card, "field", seat)
        table.note("recruited", player=seat, card=card)


class Reinforce(Action):
    """La Campaña, "Starting the Battle": a warrior from the hand to an ally's battlefield, once a turn."""

    verb = "reinforce"
    step = 0

    def suits(self, piece: Piece) -> bool:
        return piece.is_warrior

    def targets(self, table: Table, seat: int) -> list[int | Place]:
        ally = table.setup.allies[seat]
        if ally is None or self._why_not_ally(table, ally) is not None:
            return []
        return [("field", ally)]

    def why_not_target(self, table: Table, seat: int, card: Card, target: int | Place) -> Reason | None:
        ally = table.setup.allies[seat]
        if ally is None or target != ("field", ally):
            return Reason("reason-target-ally-field")
        return self._why_not_ally(table, ally)

    def _why_not_ally(self, table: Table, ally: int) -> Reason | None:
        if is_out(table, ally):
            return Reason("reason-ally-out")
        return None if len(table.zone("field", ally)) < FIELD_LIMIT else Reason("reason-field-full")

    def do(self, table: Table, seat: int, card: Card, target: int | Place) -> None:
        assert type(target) is tuple
        table.move(card, "field", target[1])
        table.note("reinforced", player=seat, card=card, owner=target[1])


def discard_chosen(table: Table, seat: int, chosen: tuple[Option, ...]) -> None:
    """Discard the cards that were chosen from a hand."""
    cards = [table.by_id[option.card] for option in chosen if option.card is not None]
    if cards:
        table.note("discarded", player=seat, n=len(cards))
    for card in table.by_face(cards):
        table.move(card, "discard")


def buy(table: Table, seat: int, count: int) -> None:
    """Take cards from the central deck; one too many ends the purchase with the penalty."""
    for _ in range(count):
        if not supply.draw(table, seat):
            break


def why_not_draw(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a player cannot draw, alone or by discarding a card first (La Campaña, "Draw a Card")."""
    reason = why_not_step(table, 1)
    if reason is not None:
        return reason
    full = len(table.zone("hand", seat)) >= HAND_LIMIT
    if option.card is None:
        return _why_not_draw_plainly(table, full)
    if not full:
        return Reason("reason-hand-not-full")
    return None if held(table, seat, option) is not None else Reason("reason-not-in-hand")


def draw_options(table: Table, seat: int) -> list[Option]:
    """List the ways to draw at the turn's first step: plainly, or with a full hand by discarding a card first."""
    hand = table.zone("hand", seat)
    full = len(hand) >= HAND_LIMIT
    options = [DRAW] if _why_not_draw_plainly(table, full) is None else []
    if full:
        options += [Option("draw", table.id_of(card), DISCARD) for card in hand]
    return options


def _why_not_draw_plainly(table: Table, full: bool) -> Reason | None:
    if full and not table.setup.overdraw:
        return Reason("reason-hand-full")
    return None if table.zone("deck") or table.zone("discard") else Reason("reason-no-cards-left")


def do_draw(table: Table, seat: int, option: Option) -> None:
    """Draw the first card of the central deck."""
    if option.card is not None:
        card = table.by_id[option.card]
        table.move(card, "discard")
        table.note("discarded_to_draw", player=seat, card=card)
    supply.draw(table, seat)


def why_not_barter(table: Table, seat: int, _option: Option) -> Reason | None:
    """Return why a player cannot barter (La Campaña, "Trading by Barter")."""
    reason = why_not_step(table, 4)
    if reason is not None:
        return reason
    return None if len(table.zone("hand", seat)) >= BARTER_PRICE else Reason("reason-barter-price")


def do_barter(table: Table, seat: int) -> Rules:
    """Pay three cards for each card bought."""
    sizes = tuple([size for size in BARTER_SIZES if size <= len(table.zone("hand", seat))])
    chosen = yield ChooseSome(table, seat, "prompt-barter", hand_options, sizes[0], sizes[-1], sizes=sizes)
    cards = [table.by_id[option.card] for option in chosen]
    count = len(cards) // BARTER_PRICE
    table.note("bartered", player=seat, n=len(cards), count=count)
    for card in table.by_face(cards):
        table.move(card, "discard")
    buy(table, seat, count)
