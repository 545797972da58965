"""The turn and the battle, as the rulebook tells them: set-up, muster, turns, endings."""

from __future__ import annotations

from tabletop.engine import Choose, ChooseSome, GameOver, Option, Outcome, Reason, Rules, Table
from tabletop.games.la_campana import supply
from tabletop.games.la_campana.actions import (
    END,
    Action,
    Attack,
    Besiege,
    Build,
    GiveShield,
    Heal,
    Recruit,
    Reinforce,
    Spy,
    Steal,
    SureShot,
    Trade,
    do_barter,
    do_draw,
    draw_options,
    why_not_barter,
    why_not_draw,
)
from tabletop.games.la_campana.combat import clear_away, end_if_decided
from tabletop.games.la_campana.pieces import Piece
from tabletop.games.la_campana.state import (
    FIELD_LIMIT,
    RECRUITED,
    STEP,
    TURN,
    BattleOver,
    is_out,
    living,
    next_living,
    number,
)

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
STILL_ROUNDS = 3  # after so many rounds in which no card has moved, a battle is void


# -- the battle


def set_up_battle(table: Table, starter: int) -> None:
    """Deal a battle (La Campaña, "Setup"), to be started by a seat."""
    table.count(0, "battle", number(table, 0, "battle") + 1)
    table.note("battle_began", n=number(table, 0, "battle"))
    table.count(0, "starter", starter)
    for seat in range(table.seats):
        table.count(seat, "out", 0)
    faces = table.faces
    warriors = [card for card in table.by_id if faces[card].type == "warrior"]
    table.gather([card for card in table.by_id if faces[card].type != "warrior"], "deck")
    table.gather(warriors, "warriors")
    table.shuffle("deck")
    table.shuffle("warriors")
    if table.seats == 2:
        leave_out(table)
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
        for card in cards:
            table.note("recruited", player=one, card=card)
            table.move(card, "field", one)
    starter = number(table, 0, "starter")
    begin_turn(table, starter if not is_out(table, starter) else next_living(table, starter))
    table.enter("act")


def recruits(table: Table, seat: int) -> list[Option]:
    """List the warriors of a hand: the Dragon is recruited like any other."""
    return [
        Option("recruit", table.id_of(card), ("field", seat))
        for card in table.zone("hand", seat)
        if table.faces[card].is_warrior
    ]


def begin_turn(table: Table, seat: int) -> None:
    """Begin a seat's turn: all five steps, and one recruit, lie ahead."""
    table.count(0, TURN, seat)
    table.count(0, "turns", number(table, 0, "turns") + 1)
    if (0, STEP) in table.numbers:
        table.count(0, STEP, 0)
    if (0, RECRUITED) in table.numbers:
        table.count(0, RECRUITED, 0)
    if (0, "moved") in table.numbers:
        table.count(0, "moved", 0)
    table.note("turn_began", player=seat)


# -- the turn


def act(table: Table) -> Rules:
    """Ask whose turn it is for one action, and carry it out (La Campaña, "Turn Structure")."""
    seat = number(table, 0, TURN)
    option = yield Choose(table, seat, "prompt-act", options, why_not, END)
    try:
        if option.verb == "end":
            end_turn(table, seat)
            return
        if not number(table, 0, "moved"):
            table.count(0, "moved", 1)
        step = STEP_OF_VERB[option.verb]
        if step:
            table.count(0, STEP, step)
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
        supply.refill(table)
    except BattleOver as over:
        conclude(table, over)


def end_turn(table: Table, seat: int) -> None:
    """Pass the turn to the player on the right, and call a battle in which nothing moves void."""
    still = 0 if number(table, 0, "moved") else number(table, 0, "still") + 1
    if still != number(table, 0, "still"):
        table.count(0, "still", still)
    if still >= STILL_ROUNDS * len(living(table)):
        raise BattleOver(None, Reason("why-void"))
    begin_turn(table, next_living(table, seat))


def _answerable(piece: Piece) -> tuple[Action, ...]:
    return tuple([action for action in ACTIONS.values() if action.suits(piece)])


_BY_PIECE: dict[Piece, tuple[Action, ...]] = {}
"""Which actions a card can be played for; worked out once for each face."""


def options(table: Table, seat: int) -> list[Option]:
    """List all that a player may do now."""
    found: list[Option] = []
    faces = table.faces
    id_of = table.id_of
    done = table.numbers.get((0, STEP), 0)
    recruited = (0, RECRUITED) in table.numbers
    if done < 1:
        found += draw_options(table, seat)
    for card in table.zone("hand", seat):
        piece = faces[card]
        actions = _BY_PIECE.get(piece)
        if actions is None:
            actions = _BY_PIECE[piece] = _answerable(piece)
        for action in actions:
            if (recruited if action.step == 0 else done >= action.step) or action.why_not_card(
                table, seat, card
            ) is not None:
                continue
            id_ = id_of(card)
            found += [Option(action.verb, id_, target) for target in action.targets(table, seat, card)]
    if why_not_barter(table, seat, BARTER) is None:
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
    starter = number(table, 0, "starter")
    if (0, "still") in table.numbers:
        table.count(0, "still", 0)
    if over.side is None:
        table.note("battle_void")
        set_up_battle(table, starter)
        return
    winners = tuple([seat for seat in range(table.seats) if table.setup.sides[seat] == over.side])
    for seat in winners:
        table.count(seat, "wins", number(table, seat, "wins") + 1)
    table.note("battle_won", player=winners[0], players=winners, why=over.why.id, **over.why.args)
    if number(table, winners[0], "wins") >= table.setup.wins:
        scores = tuple([number(table, seat, "wins") for seat in range(table.seats)])
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
    for card in list(table.zone("upon", seat)):
        table.move(card, "discard")
    for card in list(table.zone("field", seat)):
        table.move(card, "graveyard")
    table.count(seat, "out", 1)
    if (seat, "recruits") in table.seals:
        table.open_seals("recruits", seat)
    clear_away(table, seat)
    try:
        end_if_decided(table)
    except BattleOver as over:
        conclude(table, over)
        return True
    if table.phase == "muster":
        return True
    if number(table, 0, TURN) == seat:
        begin_turn(table, next_living(table, seat))
        return True
    return False
