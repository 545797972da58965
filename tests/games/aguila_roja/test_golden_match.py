"""One match of two starter decks told from beginning to end; whoever changes rules or cards reads what has changed.

`TABLETOP_WRITE_GOLDEN=1 pytest tests/games/aguila_roja/test_golden_match.py` writes it anew.
"""

from pathlib import Path

from tabletop.engine import Match
from tests.games.aguila_roja.scenes import GAME
from tests.games.golden import assert_told_as_reviewed

SEED = 5
DECKS = "pueblo,conspiradores"


def test_the_match_is_told_as_reviewed() -> None:
    match = Match(GAME, 2, SEED, {"decks": DECKS})
    assert_told_as_reviewed(match, SEED, Path(__file__).parent / "golden_match.txt")
