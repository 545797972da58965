"""One match told from beginning to end as a spectator sees it; whoever changes the rules reads what has changed.

`TABLETOP_WRITE_GOLDEN=1 pytest tests/games/la_campana/test_golden_match.py` writes it anew.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletop.engine import CardSeen, Dice, Event, Match, PlayerView
from tests.games.la_campana.board import GAME

GOLDEN = Path(__file__).parent / "golden_match.txt"
SEATS, SEED = 4, 71


def told(match: Match) -> Iterator[str]:
    """Tell a match, a line an event; cards that a spectator cannot see are numbers."""
    view = match.first_view(None)
    for event in match.events:
        seen = event.seen_by(match.seats)
        words = " ".join(f"{name}={_worded(name, value, seen, view)}" for name, value in seen.args.items())
        view.fold(seen)
        yield f"\n{seen.kind} {words}" if seen.kind == "turn_began" else f"  {seen.kind} {words}".rstrip()


def _worded(name: str, value: Any, event: Event, view: PlayerView) -> str:
    if isinstance(value, CardSeen):
        return value.face or f"card {value.id}"
    if name in ("id", "host"):
        faces = {card.id: card.face for card in event.cards if card.face} or view.faces
        return faces.get(value) or view.faces.get(value) or f"card {value}"
    if name == "ids":
        return f"{len(value)} cards"
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str):
        return f"{value[0]} {value[1]}"
    return str(value)


def test_the_match_is_told_as_reviewed() -> None:
    match, dice = Match(GAME, SEATS, SEED), Dice(SEED)
    while match.request is not None:
        match.answer(match.request.sample(dice))
    assert match.outcome is not None
    written = "\n".join([*told(match), "", f"won by {match.outcome.winners}: {match.outcome.why.id}"]) + "\n"
    if os.environ.get("TABLETOP_WRITE_GOLDEN"):
        GOLDEN.write_text(written, encoding="utf-8", newline="\n")
    assert written == GOLDEN.read_text(encoding="utf-8")
