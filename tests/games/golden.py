"""A match told from beginning to end as a spectator sees it, and held to how it was told when it was reviewed."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabletop.engine import CardSeen, Dice, Event, Match, PlayerView


def assert_told_as_reviewed(match: Match, seed: int, golden: Path) -> None:
    """Play a match to its end at random, and compare what is told of it with a file.

    With `TABLETOP_WRITE_GOLDEN` set, the file is written anew: whoever changes the rules reads what has changed.
    """
    dice = Dice(seed)
    while match.request is not None:
        match.answer(match.request.sample(dice))
    assert match.outcome is not None
    written = "\n".join([*_told(match), "", f"won by {match.outcome.winners}: {match.outcome.why.id}"]) + "\n"
    if os.environ.get("TABLETOP_WRITE_GOLDEN"):
        golden.write_text(written, encoding="utf-8", newline="\n")
    assert written == golden.read_text(encoding="utf-8")


def _told(match: Match) -> Iterator[str]:
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
