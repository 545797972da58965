"""The turn, as the rulebook tells it: training, combat or discard, end of turn; before it, the choice of generals."""

from __future__ import annotations

from tabletop.effects.naming import held
from tabletop.effects.seats import clockwise, is_out, living, next_living
from tabletop.engine import Choose, Option, Reason, Rules, Table
from tabletop.games.el_guerrero import moves
from tabletop.games.el_guerrero.combat import attack, attack_options, why_not_attack
from tabletop.games.el_guerrero.figures import can_rise, hand_target, training_of
from tabletop.games.el_guerrero.leaving import begin_turn
from tabletop.games.el_guerrero.play import lay_face_down, play, play_options, why_not_play, why_not_set
from tabletop.games.el_guerrero.state import (
    ACTIONS,
    ATTACKED,
    BEGUN,
    DEED,
    DISCARDED,
    IDLE,
    PEACE,
    TIRED,
    rivals_of,
)
from tabletop.games.el_guerrero.war import war_comes
from tabletop.games.el_guerrero.windows import open_window
from tabletop.games.el_guerrero.words.triggers import Moment
from tabletop.games.el_guerrero.work import Work

END = Option("end")
MOST_ACTIONS = 400
"""So many actions in one turn are a loop: the turn ends, and everybody is told."""
MOST_IDLE_ROUNDS = 6
"""So many rounds in which nobody draws are a loop: who never parts with a card could put War off for ever."""
_new = tuple.__new__


# -- set-up


def muster(table: Table) -> Rules:
    """Let everybody choose a general, from the first player on ("Setup"); then the first turn begins."""
    first = table.setup.first
    waiting = [seat for seat in clockwise(table, first) if not table.zone("general", seat)]
    if not waiting:
        begin_turn(table, clockwise(table, first)[0])
        return

    def boards(table: Table, _seat: int) -> list[Option]:
        return [Option("general", table.id_of(card)) for card in table.zone("generals")]

    seat = waiting[0]
    option = yield Choose(table, seat, "prompt-general", boards)
    card = table.by_id[option.card]
    table.move(card, "general", seat)
    table.note("general_chosen", player=seat, card=card)


# -- start of turn


def opening(table: Table) -> Rules:
    """Discard the round cards of the player's last turn, and end Peace in the second turn of the first player."""
    seat = table.turn
    discard_rounds(table, seat)
    if table.number(0, PEACE) == 1 + seat and table.number(seat, BEGUN) > 1:
        table.count(0, PEACE, 0)
        table.note("peace_ended")
    table.enter("train")
    return
    yield


def discard_rounds(table: Table, seat: int) -> None:
    """Discard the round cards that a player has in play ("Round cards")."""
    for card in list(table.zone("lasting", seat)):
        if table.faces[card].kind == "round":
            table.note("round_over", player=seat, card=card)
            table.move(card, "discard")


# -- training


def training(table: Table) -> Rules:
    """Ask for a training, or for an action before it; where no troop can rise, there is none ("Training")."""
    seat = table.turn
    if not skips_training(table, seat) and trainable(table, seat):
        option = yield Choose(
            table, seat, "prompt-train", train_or_play, why_not_before_training, n=training_of(table, seat)
        )
        if option.verb != "train":
            yield from act_with_card(table, seat, option)
            count_action(table, seat)
            return
        train(table, seat, option)
    if table.setup.all_train:
        yield from train_others(table, seat)
    table.enter("act")


def train_others(table: Table, seat: int) -> Rules:
    """Have everybody else train too, clockwise, where that is played."""
    for other in rivals_of(table, seat):
        if not is_out(table, other) and not skips_training(table, other) and trainable(table, other):
            n = training_of(table, other)
            option = yield Choose(table, other, "prompt-train-too", trainable_or_nobody, n=n, player=seat)
            if option.card is not None:
                train(table, other, option)


def skips_training(table: Table, seat: int) -> bool:
    """Return whether a player has to skip this training; then it is skipped."""
    left = table.number(seat, TIRED)
    if left:
        table.count(seat, TIRED, left - 1)
        table.note("training_skipped", player=seat)
    return left > 0


def train(table: Table, seat: int, option: Option) -> None:
    """Add a training to a troop's strength."""
    troop = table.by_id[option.card or 0]
    gained = moves.strengthen(table, troop, training_of(table, seat))
    table.note("trained", player=seat, card=troop, n=gained)


def trainable(table: Table, seat: int) -> list[Option]:
    """List the troops of an army that can rise."""
    id_of = table.id_of
    return [
        _new(Option, ("train", id_of(troop), None))
        for troop in table.zone("army", seat)
        if can_rise(table, troop)
    ]


def trainable_or_nobody(table: Table, seat: int) -> list[Option]:
    """List the troops that can rise, or nobody where a player has left who was asked."""
    return trainable(table, seat) or [Option("no")]


def train_or_play(table: Table, seat: int) -> list[Option]:
    """List what can be done in phase 1."""
    return trainable(table, seat) + play_options(table, seat)


def why_not_before_training(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why something cannot be done in phase 1, or None."""
    match option.verb:
        case "train":
            army = [table.id_of(troop) for troop in table.zone("army", seat)]
            return Reason("reason-eg-full-strength" if option.card in army else "reason-eg-own-army")
        case "attack" | "discard" | "end":
            return Reason("reason-eg-train-first")
        case _:
            return why_not_card_action(table, seat, option)


# -- combat or discard


def act(table: Table) -> Rules:
    """Ask whose turn it is for one action of phase 2, and carry it out."""
    seat = table.turn
    option = yield Choose(table, seat, "prompt-campaign", options, why_not, END, n=table.number(0, DEED))
    if option == END:
        yield from open_window(Work(table), Moment("end", seat), lambda: True)
        table.enter("close")
        return
    if option.verb == "attack":
        yield from attack(Work(table), seat, option.target[1])
    elif option.verb == "discard":
        discard(table, seat, option)
    else:
        yield from act_with_card(table, seat, option)
    count_action(table, seat)


def count_action(table: Table, seat: int) -> None:
    """Count an action of phase 1 or 2; too many of them are a loop, and the turn ends."""
    done = table.number(0, ACTIONS) + 1
    table.count(0, ACTIONS, done)
    if done >= MOST_ACTIONS:
        table.note("turn_stopped", player=seat, n=done)
        table.enter("close")


def options(table: Table, seat: int) -> list[Option]:
    """List what can be done in phase 2."""
    found = play_options(table, seat) + attack_options(table, seat)
    if table.number(0, DEED) != ATTACKED:
        id_of = table.id_of
        found += [_new(Option, ("discard", id_of(card), ("discard", 0))) for card in table.zone("hand", seat)]
    found.append(END)
    return found


def why_not(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why something cannot be done in phase 2, or None if nothing forbids it."""
    match option.verb:
        case "attack":
            return why_not_attack(table, seat, option)
        case "discard":
            if table.number(0, DEED) == ATTACKED:
                return Reason("reason-eg-has-attacked")
            return None if held(table, seat, option) is not None else Reason("reason-not-held")
        case "train":
            return Reason("reason-eg-has-trained")
        case _:
            return why_not_card_action(table, seat, option)


def why_not_card_action(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a card cannot be played or laid face down like that, or None."""
    match option.verb:
        case "play":
            return why_not_play(table, seat, option)
        case "set":
            return why_not_set(table, seat, option)
        case "react" | "pass":
            return Reason("reason-eg-window-closed")
        case _:
            return None


def act_with_card(table: Table, seat: int, option: Option) -> Rules:
    """Play a card, or lay it face down."""
    if option.verb == "set":
        lay_face_down(table, seat, table.by_id[option.card or 0])
    else:
        yield from play(Work(table), seat, option)


def discard(table: Table, seat: int, option: Option) -> None:
    """Discard a card instead of attacking."""
    card = table.by_id[option.card or 0]
    table.count(0, DEED, DISCARDED)
    table.move(card, "discard")
    table.note("hand_discarded", player=seat, card=card)


# -- end of turn


def closing(table: Table) -> Rules:
    """Replenish the hand; the next player's turn begins ("End of Turn")."""
    seat = table.turn
    if table.setup.short_rounds:
        discard_rounds(table, seat)
    missing = hand_target(table, seat) - len(table.zone("hand", seat))
    if missing > 0:
        if table.number(0, IDLE):
            table.count(0, IDLE, 0)
        moves.draw(table, seat, missing)
    else:
        wait(table, seat)
    begin_turn(table, next_living(table, seat))
    return
    yield


def wait(table: Table, seat: int) -> None:
    """Count a turn that ends without a card drawn; after too many of them War comes of itself.

    :raises GameOver: when it does.
    """
    idle = table.number(0, IDLE) + 1
    table.count(0, IDLE, idle)
    war = [card for card in table.zone("deck") if table.faces[card].is_war]
    if idle >= MOST_IDLE_ROUNDS * len(living(table)) and war:
        table.note("war_tired_of_waiting", n=idle)
        war_comes(table, seat, war[0])
