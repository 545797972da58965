"""The turn and the battle, as the rulebook tells them: set-up, muster, turns, endings."""

from __future__ import annotations

from tabletop.effects.seats import OUT, is_out, living
from tabletop.engine import Choose, ChooseSome, GameOver, Option, Outcome, Reason, Rules, Table
from tabletop.games.la_campana import supply
from tabletop.games.la_campana.action import Action
from tabletop.games.la_campana.actions import (
    BARTER_PRICE,
    END,
    Build,
    Recruit,
    Reinforce,
    Spy,
    Steal,
    Trade,
    do_barter,
    do_draw,
    draw_options,
    why_not_barter,
    why_not_draw,
)
from tabletop.games.la_campana.attacks import Attack, Besiege, GiveShield, Heal, SureShot
from tabletop.games.la_campana.combat import clear_away, end_if_decided
from tabletop.games.la_campana.pieces import Piece
from tabletop.games.la_campana.state import FIELD_LIMIT, RECRUITED, STEPS, BattleOver, next_living

ACTIONS: dict[str, Action] = {
    action.verb: action
    for action in (
        Recruit(),
        Reinforce(),
        Attack(),
        Besiege(),
        Heal(),
        GiveShield(),
        SureShot(),
        Steal(),
        Spy(),
        Trade(),
        Build(),
    )
}
BARTER = Option("barter", None, ("deck", 0))
STEP_OF_VERB = {"draw": 1, "barter": 4} | {verb: action.step for verb, action in ACTIONS.items()}
_new = tuple.__new__  # options are made by the million
STILL_ROUNDS = 3  # after so many rounds in which no card has moved, a battle is void


# -- the battle


def set_up_battle(table: Table, starter: int) -> None:
    """Deal a battle (La Campaña, "Setup"), to be started by a seat."""
    table.count(0, "battle", table.number(0, "battle") + 1)
    table.note("battle_began", n=table.number(0, "battle"))
    table.count(0, "starter", starter)
    for seat in range(table.seats):
        table.count(seat, OUT, 0)
    table.gather(table.by_id, "deck")
    table.shuffle("deck")
    faces = table.faces
    table.gather([card for card in table.zone("deck") if faces[card].type == "warrior"], "warriors")
    if table.seats == 2:
        leave_out(table)
    table.shuffle("warriors")
    for seat in range(table.seats):
        for _ in range(3):
            table.move(table.zone("warriors")[-1], "hand", seat)
        for _ in range(4):
            table.move(table.zone("deck")[-1], "hand", seat)
    table.gather(list(table.zone("warriors")), "deck")
    table.shuffle("deck")
    table.enter("muster")


def leave_out(table: Table) -> None:
    """For two players, leave one warrior of each type out of the battle (La Campaña, "Setup")."""
    pile = table.zone("warriors")
    for suit in ("mage", "knight", "archer"):
        card = next(card for card in pile if table.faces[card].suit == suit)
        table.move(card, "box")


def muster(table: Table) -> Rules:
    """Let each player choose the first warriors, in secret, then reveal them all ("Starting the Battle")."""
    seat = next((one for one in living(table) if (one, "recruits") not in table.seals), None)
    if seat is not None:
        chosen = yield ChooseSome(table, seat, "prompt-muster", recruits, 1, FIELD_LIMIT)
        table.seal(seat, "recruits", tuple([table.by_id[option.card] for option in chosen]))
        return
    for one, cards in table.open_seals("recruits").items():
        for card in table.by_face(cards):
            table.move(card, "field", one)
            table.note("recruited", player=one, card=card)
    starter = table.number(0, "starter")
    table.begin_turn(starter if not is_out(table, starter) else next_living(table, starter))
    table.enter("act")


def recruits(table: Table, seat: int) -> list[Option]:
    """List the warriors of a hand: the Dragon is recruited like any other."""
    return [
        Option("recruit", table.id_of(card), ("field", seat))
        for card in table.zone("hand", seat)
        if table.faces[card].is_warrior
    ]


# -- the turn


def act(table: Table) -> Rules:
    """Ask whose turn it is for one action, and carry it out (La Campaña, "Turn Structure")."""
    numbers = table.numbers
    seat = table.turn
    option = yield Choose(table, seat, "prompt-act", options, why_not, END)
    try:
        if option.verb == "end":
            end_turn(table, seat)
            return
        step = STEP_OF_VERB[option.verb]
        if step:
            table.count(0, STEPS, numbers.get((0, STEPS), 0) | 1 << step - 1)
        else:
            table.count(0, RECRUITED, 1)
        if option.verb == "draw":
            do_draw(table, seat, option)
        elif option.verb == "barter":
            yield from do_barter(table, seat)
        else:
            rules = ACTIONS[option.verb].do(table, seat, table.by_id[option.card], option.target)
            if rules is not None:
                yield from rules
        if not table.zone("deck"):
            supply.refill(table)
    except BattleOver as over:
        conclude(table, over)


def end_turn(table: Table, seat: int) -> None:
    """Pass the turn to the player on the right, and call a battle in which nothing moves void."""
    numbers = table.numbers
    if (0, STEPS) in numbers or (0, RECRUITED) in numbers:  # whatever a player does moves a card
        stir(table)
    else:
        still = numbers.get((0, "still"), 0) + 1
        table.count(0, "still", still)
        # A round has two turns or more: until then nobody need be counted.
        if still >= 2 * STILL_ROUNDS and still >= STILL_ROUNDS * len(living(table)):
            raise BattleOver(None, Reason("why-void"))
    table.begin_turn(next_living(table, seat))


def stir(table: Table) -> None:
    """Begin the count of turns in which no card has moved anew."""
    if (0, "still") in table.numbers:
        table.count(0, "still", 0)


class Playable(dict[Piece, tuple[Action, ...]]):
    """What each card can be played for at one point of a turn, worked out when first asked for.

    :param done: the last step taken; :param recruited: whether the turn's recruit is spent.
    """

    def __init__(self, done: int, recruited: bool) -> None:
        super().__init__()
        self._open = [
            action
            for action in ACTIONS.values()
            if (not recruited if action.step == 0 else action.step > done)
        ]

    def __missing__(self, piece: Piece) -> tuple[Action, ...]:
        self[piece] = actions = tuple([action for action in self._open if action.suits(piece)])
        return actions


PLAYABLE = {(done, spent): Playable(done, spent) for done in range(6) for spent in (False, True)}


def options(table: Table, seat: int) -> list[Option]:
    """List all that a player may do now."""
    found: list[Option] = []
    numbers = table.numbers
    faces = table.faces
    hand = table.zone("hand", seat)
    done = numbers.get((0, STEPS), 0).bit_length()
    if not done:
        found += draw_options(table, seat)
    playable = PLAYABLE[done, (0, RECRUITED) in numbers]
    for card in hand:
        for action in playable[faces[card]]:
            if action.why_not_card(table, seat, card) is None:
                verb, id_ = action.verb, table.id_of(card)
                found += [_new(Option, (verb, id_, target)) for target in action.targets(table, seat)]
    if len(hand) >= BARTER_PRICE and done < STEP_OF_VERB["barter"]:
        found.append(BARTER)
    found.append(END)
    return found


def why_not(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why something cannot be done now, or None."""
    if option.verb == "draw":
        return why_not_draw(table, seat, option)
    if option.verb == "barter":
        return why_not_barter(table, seat, option)
    action = ACTIONS.get(option.verb)
    return None if action is None else action.why_not(table, seat, option)


# -- endings


def conclude(table: Table, over: BattleOver) -> None:
    """Count a battle, and end the match or set up the next (La Campaña, "Objective", "Starting the Battle").

    :raises GameOver: when a side has won as many battles as the match asks for.
    """
    starter = table.number(0, "starter")
    stir(table)
    if over.side is None:
        table.note("battle_void")
        set_up_battle(table, starter)
        return
    winners = tuple([seat for seat in range(table.seats) if table.setup.sides[seat] == over.side])
    for seat in winners:
        table.count(seat, "wins", table.number(seat, "wins") + 1)
    table.note("battle_won", player=winners[0], players=winners, why=over.why.id, **over.why.args)
    if table.number(winners[0], "wins") >= table.setup.wins:
        scores = tuple([table.number(seat, "wins") for seat in range(table.seats)])
        raise GameOver(Outcome(winners, scores, over.why))
    set_up_battle(table, (starter + 1) % table.seats)


def surrender(table: Table, seat: int) -> bool:
    """Give a battle up (La Campaña, "General Clarifications for Battles").

    With two players or two alliances it ends the battle. Else the player is out without spoils, and the
    warriors go to the graveyard.

    :returns: whether the open request has lost its meaning.
    """
    table.note("surrendered", player=seat)
    setup = table.setup
    sides = {setup.sides[one] for one in living(table)}
    if len(sides) == 2:
        other = next(side for side in sorted(sides) if side != setup.sides[seat])
        for name in {name for _, name in table.seals}:
            table.open_seals(name)
        conclude(table, BattleOver(other, Reason("why-surrender")))
        return True
    stir(table)  # cards move, and fewer players make a round
    for card in list(table.zone("upon", seat)):
        table.move(card, "discard")
    for card in list(table.zone("field", seat)):
        table.move(card, "graveyard")
    table.count(seat, OUT, 1)
    if (seat, "recruits") in table.seals:
        table.open_seals("recruits", seat)
    clear_away(table, seat)
    supply.refill(table)
    try:
        end_if_decided(table)
    except BattleOver as over:
        conclude(table, over)
        return True
    if table.phase == "muster":
        return True
    if table.turn == seat:
        table.begin_turn(next_living(table, seat))
        return True
    return False
