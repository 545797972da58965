"""Step ii and what follows from it: attacks, sieges, powers, casualties, eliminations, spoils of war."""

from __future__ import annotations

from tabletop.effects.hands import hand_options
from tabletop.effects.seats import OUT, living
from tabletop.engine import Card, ChooseNumber, ChooseSome, Reason, Rules, Table
from tabletop.games.la_campana.pieces import damage_of
from tabletop.games.la_campana.state import HAND_LIMIT, BattleOver, shield_of
from tabletop.games.la_campana.supply import gain


def attack(table: Table, seat: int, weapon: Card, target: Card) -> Rules:
    """Attack a warrior, or the shield that protects it (La Campaña, "Attacking with Weapons", "Powers")."""
    owner = table.place_of(target)[1]
    struck = shield_of(table, target)
    if struck is None:
        struck = target
    faces = table.faces
    damage, pure = damage_of(faces[weapon], faces[struck], table.setup.beats)
    table.move(weapon, "upon", owner, host=struck)
    if not pure:
        table.mark(weapon, "impure", 1)  # it lies beneath its target
    table.note(
        "attacked",
        player=seat,
        card=weapon,
        card_target=target,
        owner=owner,
        damage_half=damage,
        blow="pure" if pure else "impure",
    )
    yield from wound(table, seat, struck, damage)


def wound(table: Table, seat: int, struck: Card, damage: int) -> Rules:
    """Add damage to a warrior or a shield; break the shield or bury the warrior when it is enough."""
    suffered = table.marks.get((struck, "damage"), 0) + damage
    piece = table.faces[struck]
    if piece.shield:
        if suffered < piece.shield:
            table.mark(struck, "damage", suffered)
        else:
            break_shield(table, struck)  # any excess is lost
    elif suffered < piece.life:
        table.mark(struck, "damage", suffered)
    else:
        yield from bury(table, seat, struck)


def break_shield(table: Table, shield: Card) -> None:
    """Send a shield and the weapons on it to the discard pile (La Campaña, "Powers")."""
    table.note("shield_broken", card=table.hosts[shield], owner=table.place_of(shield)[1])
    discard_upon(table, shield)
    table.move(shield, "discard")


def discard_upon(table: Table, host: Card) -> None:
    """Discard the weapons that lie on a warrior or a shield; a warrior keeps its shield."""
    for card in table.upon(host):
        if not table.faces[card].shield:
            table.move(card, "discard")


def bury(table: Table, seat: int, warrior: Card) -> Rules:
    """Carry a fallen warrior to the graveyard, its weapons to the discard pile (La Campaña, "Casualties").

    :param seat: who struck it down, and takes the spoils if it was its army's last.
    """
    owner = table.place_of(warrior)[1]
    table.note("fallen", card=warrior, owner=owner)
    discard_upon(table, warrior)
    table.move(warrior, "graveyard")
    if not table.zone("field", owner):
        yield from eliminate(table, owner, seat)


def eliminate(table: Table, loser: int, winner: int) -> Rules:
    """Take a player without warriors out of the battle (La Campaña, "Elimination of Players").

    The spoils come first, then what is left of hand and castle goes to the discard pile.
    """
    table.note("eliminated", player=loser, rival=winner)
    table.count(loser, OUT, 1)
    hand = table.zone("hand", loser)
    if hand:
        table.note("spoils", player=winner, rival=loser, n=1)
        take_at_random(table, winner, loser)
    ally = table.setup.allies[winner]
    if ally is not None and ally in living(table) and hand and not decided(table):
        yield from ally_spoils(table, ally, loser)
    clear_away(table, loser)
    end_if_decided(table)


def ally_spoils(table: Table, ally: int, loser: int) -> Rules:
    """Let the ally take up to two more cards, making room if need be (La Campaña, "Elimination of Players")."""
    high = min(2, len(table.zone("hand", loser)))
    count = yield ChooseNumber(table, ally, "prompt-spoils", 0, high, rival=loser)
    excess = len(table.zone("hand", ally)) + count - HAND_LIMIT
    if excess > 0:
        least = 0 if table.setup.overdraw else excess
        chosen = yield ChooseSome(table, ally, "prompt-make-room", hand_options, least, excess, n=excess)
        cards = [table.by_id[option.card] for option in chosen]
        if cards:
            table.note("made_room", player=ally, n=len(cards))
        for card in table.by_face(cards):
            table.move(card, "discard")
    if count:
        table.note("spoils", player=ally, rival=loser, n=count)
    for _ in range(count):
        if not take_at_random(table, ally, loser):
            break  # too many cards in hand: the penalty ends it


def take_at_random(table: Table, seat: int, victim: int) -> bool:
    """Move a random card from one hand to another; return False if the hand then was over its limit."""
    hand = table.zone("hand", victim)
    card = hand[table.roll(len(hand))]
    return gain(table, seat, card)


def clear_away(table: Table, seat: int) -> None:
    """Discard the hand and the castle of a player who is out."""
    for zone in ("hand", "castle"):
        for card in table.by_face(table.zone(zone, seat)):
            table.move(card, "discard")


def decided(table: Table) -> bool:
    """Return whether only one army or alliance is left."""
    return len({table.setup.sides[seat] for seat in living(table)}) == 1


def end_if_decided(table: Table) -> None:
    """End the battle when one army or alliance is the only one left standing (La Campaña, "Objective").

    :raises BattleOver: then.
    """
    if decided(table):
        raise BattleOver(table.setup.sides[living(table)[0]], Reason("why-last-standing"))


def besiege(table: Table, seat: int, siege: Card, rival: int) -> None:
    """Knock gold at random, never the relic, off a castle (La Campaña, "Attacking with Siege")."""
    standing = list(table.zone("castle", rival)[1:])
    knocked = [
        standing.pop(table.roll(len(standing))) for _ in range(min(table.faces[siege].besiege, len(standing)))
    ]
    table.move(siege, "discard")
    for gold in knocked:
        table.note("besieged", player=seat, card=siege, rival=rival, card_gold=gold)
        table.move(gold, "discard")


def heal(table: Table, seat: int, power: Card, warrior: Card) -> None:
    """Cure all the damage of a warrior, not that of its shield (La Campaña, "Powers", Healing)."""
    table.move(power, "discard")
    table.note("healed", player=seat, card=power, card_target=warrior)
    discard_upon(table, warrior)
    table.mark(warrior, "damage", 0)


def give_shield(table: Table, seat: int, power: Card, warrior: Card) -> None:
    """Lay the power before a warrior as a shield (La Campaña, "Powers", Shield)."""
    table.move(power, "upon", table.place_of(warrior)[1], host=warrior)
    table.note("shielded", player=seat, card=power, card_target=warrior)


def sure_shot(table: Table, seat: int, power: Card, target: Card) -> Rules:
    """Eliminate a warrior, or its shield, or hurt the Dragon (La Campaña, "Powers", Sure Shot).

    The damage to the Dragon stays as a counter: the card itself goes to the discard pile.
    """
    piece = table.faces[power]
    table.move(power, "discard")
    table.note("sure_shot", player=seat, card=power, card_target=target, owner=table.place_of(target)[1])
    shield = shield_of(table, target)
    if shield is not None:
        break_shield(table, shield)
    elif table.faces[target].always_impure:
        yield from wound(table, seat, target, piece.dragon_damage)
    else:
        yield from bury(table, seat, target)
