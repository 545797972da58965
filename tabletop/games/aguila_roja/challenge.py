"""Challenging a rival or a character, and intercepting (Águila Roja, "Development: Challenge")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.effects.naming import card_named
from tabletop.effects.seats import is_out
from tabletop.engine import Asking, Card, Choose, Option, Reason, Rules, Table
from tabletop.games.aguila_roja import moves
from tabletop.games.aguila_roja.figures import force_of, victory_of_card, who_may, why_banned
from tabletop.games.aguila_roja.state import (
    ACTIONS,
    TABLE,
    WOUNDS,
    in_turn_order,
    rivals_of,
    set_victory,
    victory_of,
)
from tabletop.games.aguila_roja.travel import ready_for, why_not_ready
from tabletop.games.aguila_roja.work import Work

PASS = Option("pass")
_new = tuple.__new__


def challenge_options(table: Table, seat: int, guards: list[Card]) -> list[Option]:
    """List who can challenge whom: each rival, and each of their characters in the village.

    :param guards: the characters on guard in the player's own village.
    """
    ready = list(map(table.id_of, who_may(table, guards, "challenge")))
    if not ready:
        return []
    aims: list[object] = []
    for rival in rivals_of(table, seat):
        aims.append(("player", rival))
        village = [card for card in table.zone("village", rival) if table.faces[card].kind == "character"]
        aims += map(table.id_of, who_may(table, village, "be_challenged"))
    return [_new(Option, ("challenge", card, aim)) for card in ready for aim in aims]


def why_not_challenge(table: Table, seat: int, option: Option) -> Reason | None:
    """Return why a character cannot challenge a rival or a character, or None."""
    card = card_named(table, option.card)
    if card is None:
        return Reason("reason-choose-card")
    reason = why_not_ready(table, seat, card, "challenge")
    if reason is not None:
        return reason
    target = option.target
    if isinstance(target, tuple):
        if target[0] != "player" or target[1] not in rivals_of(table, seat):
            return Reason("reason-choose-rival")
        return None
    aim = card_named(table, target)
    if aim is None:
        return Reason("reason-choose-rival")
    zone, controller = table.place_of(aim)
    if controller not in rivals_of(table, seat) or zone not in TABLE:
        return Reason("reason-choose-rival")
    if table.faces[aim].kind != "character":
        return Reason("reason-choose-rival")
    if zone != "village":
        return Reason("reason-not-in-village")
    return why_banned(table, aim, "be_challenged")


def challenge(work: Work, seat: int, card: Card, target: int | tuple[str, int]) -> Rules:
    """Challenge: put into action, name the target, let the rivals intercept, then victory or wounds."""
    table = work.table
    aim = table.by_id[target] if isinstance(target, int) else None
    rival = target[1] if isinstance(target, tuple) else table.place_of(table.by_id[target])[1]
    since = work.entries
    moves.put_in_action(table, card)
    if aim is None:
        table.note("challenged", player=seat, card=card, rival=rival)
    else:
        table.note("challenged_character", player=seat, card=card, rival=rival, card_target=aim)
    work.hear("challenges", seat, (card,), "rival" if aim is None else "character")
    yield from work.resolve()

    def stands() -> bool:
        """Return whether both are still where a challenge takes place, under the same control, and the rival is."""
        if table.place_of(card) != ("village", seat) or is_out(table, rival):
            return False
        if work.is_another(card, since):
            return False
        return aim is None or (table.place_of(aim) == ("village", rival) and not work.is_another(aim, since))

    interceptor = None
    if stands():
        interceptor = yield from intercept(table, seat, card, aim, rival, stands)
    if not stands():
        table.note("challenge_ended", player=seat)
        return
    if interceptor is not None:
        guard = table.place_of(interceptor)[1]
        moves.put_in_action(table, interceptor)
        table.note("intercepted", player=guard, card=interceptor, card_target=card)
        work.hear("intercepts", guard, (interceptor,))
        yield from work.resolve()
        aim, rival = interceptor, guard
        if not stands():
            table.note("challenge_ended", player=seat)
            return
    if aim is None:
        points = victory_of_card(table, card)
        table.note("challenge_won", player=seat, rival=rival, card=card, n=points)
        set_victory(table, seat, victory_of(table, seat) + points)
    else:
        fight(table, card, aim)
    yield from work.settle()
    yield from work.resolve()


def intercept(
    table: Table, seat: int, card: Card, aim: Card | None, rival: int, stands: Callable[[], bool]
) -> Asking[Card | None]:
    """Ask the rivals, clockwise from the active player's left, whether they intercept; the first who does, does.

    :param aim: the character that is challenged, or None where it is a player.
    :param rival: that player, or the character's.
    :param stands: whether the challenge still does; somebody who is asked may leave the match.
    :returns: the character that intercepts, or None.
    """
    if why_banned(table, card, "be_intercepted") is not None:
        return None
    window = 1000 * table.number(0, "turns") + table.number(0, ACTIONS)
    rivals = rivals_of(table, seat)

    def which(table: Table, guard: int) -> list[Option]:
        ready = interceptors(table, guard, aim)
        return [*(Option("intercept", table.id_of(one), table.id_of(card)) for one in ready), PASS]

    asked = [guard for guard in in_turn_order(table) if guard in rivals and interceptors(table, guard, aim)]
    while asked and stands():
        names: dict[str, Any] = {
            "player": seat,
            "rival": rival,
            "card": table.faces[card].id,
            "n": victory_of_card(table, card),
            "card_target": None if aim is None else table.faces[aim].id,
            "challenger": table.id_of(card),
            "challenged": -1 if aim is None else table.id_of(aim),
            "window": window,
            "asked": tuple(asked),
        }
        prompt = "prompt-intercept" if aim is None else "prompt-intercept-for"
        option = yield Choose(table, asked[0], prompt, which, decline=PASS, optional=True, **names)
        if option.card is not None:
            interceptor: Card = table.by_id[option.card]
            return interceptor
        # Some may have left meanwhile.
        asked = [guard for guard in asked[1:] if interceptors(table, guard, aim)]
    return None


def interceptors(table: Table, guard: int, aim: Card | None) -> list[Card]:
    """List a player's characters on guard in the village that can intercept; the challenged one cannot."""
    return [card for card in ready_for(table, guard, "intercept") if card != aim]


def fight(table: Table, one: Card, other: Card) -> None:
    """Place on each the wounds that the other causes, both reckoned before any is placed ("Wounds")."""
    blow, answer = force_of(table, one), force_of(table, other)
    table.note("fought", card=one, card_target=other, n=blow, answer=answer)
    for struck, wounds in ((other, blow), (one, answer)):
        if wounds:
            table.mark(struck, WOUNDS, table.marks.get((struck, WOUNDS), 0) + wounds)
