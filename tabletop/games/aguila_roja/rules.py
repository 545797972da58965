"""The turn, as the rulebook tells it: opening, development, conclusion."""

from __future__ import annotations

from tabletop.effects.seats import is_out
from tabletop.engine import Choose, GameOver, Option, Reason, Rules, Table
from tabletop.games.aguila_roja import leaving, moves
from tabletop.games.aguila_roja.challenge import challenge, challenge_options, why_not_challenge
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.play import play, play_options, why_not_play
from tabletop.games.aguila_roja.state import (
    ACTIONS,
    AFFECTED,
    AT_END,
    AT_START,
    BEGAN_AHEAD,
    COINS,
    DONE,
    TIEBREAK,
    TURN,
    TURNED,
    WOKEN,
    characters,
    coins_of,
    is_ahead,
    is_on_guard,
    left_of,
    living,
    owner_of,
    victory_of,
)
from tabletop.games.aguila_roja.travel import guards_of, travel, travel_options, why_not_travel
from tabletop.games.aguila_roja.words.goods import draw
from tabletop.games.aguila_roja.work import Work

END = Option("end")
HAND_OVER = Option("hand_over")
MOST_ACTIONS = 400
"""So many actions in one turn are a loop: the turn ends, and everybody is told."""


# -- start of the game


def toss(table: Table) -> Rules:
    """Let whoever won the toss choose who takes the first turn ("Start of the Game"); the next, if that one left."""
    winner = table.number(0, "toss")
    if is_out(table, winner):
        winner = left_of(table, winner)

    def players(table: Table, _seat: int) -> list[Option]:
        return [Option("first", None, ("player", seat)) for seat in living(table)]

    option = yield Choose(table, winner, "prompt-first", players)
    table.note("first_chosen", player=winner, rival=option.target[1])
    table.begin_turn(option.target[1])
    table.enter("open")


# -- opening


def opening(table: Table) -> Rules:
    """Turn a maravedí card over, bring the characters home and on guard, draw ("Opening").

    It begins anew, but for what has been done, where somebody who left has cut it short.
    """
    seat = table.turn
    work = Work(table)
    try:
        if not table.number(0, WOKEN):
            if table.number(0, TIEBREAK) and is_ahead(table, seat):
                table.count(0, BEGAN_AHEAD, 1)
            turn_maravedi(table, seat)
            come_home(table, seat)
            for one in team_of(table, seat):
                draw(table, one, 1)
            leaving.lose_who_ran_out(table)
            table.count(0, WOKEN, AT_START)
            work.hear("turn_starts", seat)
        yield from work.settle()
        yield from work.resolve()
        table.enter("act")
    except leaving.TurnOver:
        return


def team_of(table: Table, seat: int) -> list[int]:
    """List the players whose turn it is together, who acts first."""
    return [one for one in table.setup.mates[seat] if not is_out(table, one)]


def turn_maravedi(table: Table, seat: int) -> None:
    """Turn over the top card of the maravedí deck; those whom it affects gain as many maravedíes as it shows."""
    setup = table.setup
    keeper = setup.sides[seat]
    card = table.zone("maravedies", keeper)[-1]
    piece: Piece = table.faces[card]
    table.move(card, "turned", keeper)
    table.count(0, TURNED, 1 + setup.maravedies.index(piece))
    worth = piece.printed.figures["maravedies"]
    concerned = affected(table, seat)
    if worth:
        table.note("maravedi_turned", player=seat, card=card, n=worth, players=tuple(concerned))
        for one in concerned:
            table.count(one, COINS, coins_of(table, one) + worth)
    else:
        table.note("no_maravedi_turned", player=seat, card=card)
    if piece.triggers:
        for one in concerned:
            table.count(one, AFFECTED, 1)
    if not table.zone("maravedies", keeper):
        table.gather(table.zone("turned", keeper), "maravedies", keeper)
        table.shuffle("maravedies", keeper)
        table.note("maravedies_shuffled", player=keeper)


def affected(table: Table, seat: int) -> list[int]:
    """List whom a turned maravedí card affects: whose turn it is and the left neighbour, or both teams."""
    if table.setup.teams:
        return living(table)
    return sorted({seat, left_of(table, seat)})


def come_home(table: Table, seat: int) -> None:
    """Return all characters that the player controls to the village, and put them on guard."""
    for one in team_of(table, seat):
        for card in list(table.zone("upon", one)):
            moves.to_village(table, card)
        for card in list(characters(table, one)):
            if not is_on_guard(table, card):
                moves.put_on_guard(table, card)


# -- development


def act(table: Table) -> Rules:
    """Ask whose turn it is for one action, and carry it out ("Development")."""
    try:
        if len(living(table)) < table.seats:
            yield from tidy(table)
        seat = table.turn
        option = yield Choose(table, seat, "prompt-develop", options, why_not, END)
        if option == END:
            end(table, seat)
            return
        done = table.number(0, ACTIONS) + 1
        table.count(0, ACTIONS, done)
        yield from carry_out(table, seat, option)
    except leaving.TurnOver:
        return
    if done >= MOST_ACTIONS:
        table.note("turn_stopped", player=seat, n=done)
        table.enter("close")


def carry_out(table: Table, seat: int, option: Option) -> Rules:
    """Carry out an action."""
    work = Work(table)
    match option.verb:
        case "play":
            yield from play(work, seat, table.by_id[option.card or 0])
        case "travel":
            assert isinstance(option.target, int)
            yield from travel(work, seat, table.by_id[option.card or 0], table.by_id[option.target])
        case "challenge":
            assert option.target is not None
            yield from challenge(work, seat, table.by_id[option.card or 0], option.target)
        case _:
            hand_over(table, seat)


def tidy(table: Table) -> Rules:
    """Discard an event that was cut short because a player left, and whoever has lost strength by that."""
    for seat in range(table.seats):
        for card in list(table.zone("playing", seat)):
            table.move(card, "discard", owner_of(table, card))
    work = Work(table)
    yield from work.settle()
    yield from work.resolve()


def options(table: Table, seat: int) -> list[Option]:
    """List all that a player may do now."""
    guards = guards_of(table, seat)
    found = play_options(table, seat)
    found += travel_options(table, seat, guards)
    found += challenge_options(table, seat, guards)
    if why_not_hand_over(table, seat) is None:
        found.append(HAND_OVER)
    found.append(END)
    return found


def why_not(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why something cannot be done now, or None."""
    match option.verb:
        case "play":
            return why_not_play(table, seat, option)
        case "travel":
            return why_not_travel(table, seat, option)
        case "challenge":
            return why_not_challenge(table, seat, option)
        case "hand_over":
            return why_not_hand_over(table, seat)
    return None


def why_not_hand_over(table: Table, seat: int) -> Reason | None:
    """Return why the turn cannot be handed over to a partner, or None."""
    if not table.setup.teams or len(team_of(table, seat)) < 2:
        return Reason("reason-no-partner")
    return None


def hand_over(table: Table, seat: int) -> None:
    """Let the partner act, who may hand over again ("Teams")."""
    table.count(seat, DONE, 0)
    pass_to(table, seat, team_of(table, seat)[1])


def end(table: Table, seat: int) -> None:
    """End the turn; a team's shared turn ends when both have said that they are done ("Teams")."""
    waiting = [one for one in team_of(table, seat)[1:] if not table.number(one, DONE)]
    if waiting:
        table.count(seat, DONE, 1)
        pass_to(table, seat, waiting[0])
    else:
        table.enter("close")


def pass_to(table: Table, seat: int, partner: int) -> None:
    """Have the partner act in the team's shared turn."""
    table.count(0, TURN, partner)
    table.note("handed_over", player=seat, rival=partner)


# -- conclusion


def conclusion(table: Table) -> Rules:
    """Carry out what waits for the turn's end, end what was for this turn, look who wins ("Conclusion").

    It begins anew, but for what has been woken, where somebody who left has cut it short.
    """
    seat = table.turn
    work = Work(table)
    try:
        if table.number(0, WOKEN) != AT_END:
            table.count(0, WOKEN, AT_END)
            work.hear("turn_ends", seat)
            hear_maravedi(work, seat)
        yield from work.resolve()
        yield from end_this_turn(work)
        while not work.is_done:  # who fell by that has woken effects, and they may bring what ends
            yield from work.resolve()
            yield from end_this_turn(work)
    except leaving.TurnOver:
        return
    look_who_wins(table, seat)
    leaving.pass_turn(table)


def hear_maravedi(work: Work, seat: int) -> None:
    """Wake what the maravedí card of this turn says of its end: it affects those whom the card affected."""
    table = work.table
    turned = table.number(0, TURNED)
    if not turned:
        return
    piece: Piece = table.setup.maravedies[turned - 1]
    each = tuple([one for one in living(table) if table.number(one, AFFECTED)])
    for sentence in piece.triggers.get("turn_ends", ()):
        source = table.zone("treasury", seat)[0]
        work.wake_sentence(sentence, piece, source, seat, each=each)


def end_this_turn(work: Work) -> Rules:
    """End together all that was true for this turn only, and bring the table to rest."""
    moves.end_this_turn(work.table)
    yield from work.settle()


def look_who_wins(table: Table, seat: int) -> None:
    """Begin the tie-break, or proclaim whoever began and ends this turn ahead ("Object of the Game").

    :raises GameOver: when the player whose turn it is has won.
    """
    if table.number(0, TIEBREAK):
        if table.number(0, BEGAN_AHEAD) and is_ahead(table, seat):
            winners = [one for one in living(table) if one in table.setup.mates[seat]]
            raise GameOver(leaving.outcome(table, winners, Reason("why-tiebreak")))
    elif victory_of(table, seat) >= table.setup.goal:
        table.count(0, TIEBREAK, 1)
        table.note("tiebreak_began", player=seat, n=table.setup.goal)
