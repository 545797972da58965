"""The Draft: three cards are looked at, one is kept, two are passed, one of these is kept, the last is discarded."""

from __future__ import annotations

from tabletop.engine import Choose, Option, Reason, Rules, Table
from tabletop.games.aragon.ending import end_turn
from tabletop.games.aragon.state import LOOKED_AT

_new = tuple.__new__


def look(table: Table) -> None:
    """Have the active player look at the top cards of the deck, as many as there are up to three ("Draft").

    A single one is kept, and the turn ends; so it does where there is none.
    """
    seat = table.turn
    deck = table.zone("deck")
    count = min(LOOKED_AT, len(deck))
    if count < 2:
        if count:
            table.move(deck[-1], "hand", seat)
            table.note("drafted", player=seat, n=0)
        end_turn(table, was_empty=count == 0)
        return
    for _ in range(count):
        table.move(deck[-1], "draft", seat)
    table.enter("draft")


def draft(table: Table) -> Rules:
    """Ask the active player which card to keep, and pass the others on."""
    seat = table.turn
    option = yield Choose(
        table, seat, "prompt-draft", options, why_not_keep, n=len(table.zone("draft", seat))
    )
    rival = 1 - seat
    table.move(table.by_id[option.card], "hand", seat)
    left = table.zone("draft", seat)
    table.note("drafted", player=seat, n=len(left))
    if len(left) > 1:
        table.shuffle("draft", seat)  # ids dealt anew: which of the two is kept is nobody's business
        for card in list(left):
            table.move(card, "draft", rival)
        table.enter("pass")
        return
    table.move(left[0], "hand", rival)
    table.note("draft_passed", player=rival, n=1)
    end_turn(table, was_empty=False)


def pass_on(table: Table) -> Rules:
    """Ask the other player which of the cards passed to keep; the last is discarded face down."""
    seat = table.turn
    rival = 1 - seat
    cards = table.zone("draft", rival)
    option = yield Choose(table, rival, "prompt-draft-pass", options, why_not_keep, n=len(cards), player=seat)
    table.move(table.by_id[option.card], "hand", rival)
    table.note("draft_passed", player=rival, n=2)
    table.move(cards[-1], "facedown")
    table.note("draft_left")
    end_turn(table, was_empty=False)


def options(table: Table, seat: int) -> list[Option]:
    """List the cards that a player looks at."""
    id_of = table.id_of
    return [_new(Option, ("keep", id_of(card), None)) for card in table.zone("draft", seat)]


def why_not_keep(_table: Table, _seat: int, option: Option) -> Reason | None:
    """Return why something cannot be done in the Draft, or None."""
    if option.verb in ("play", "use", "event", "end"):
        return Reason("reason-ag-draft-first")
    return Reason("reason-ag-keep-one")
