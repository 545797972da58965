"""One match told from beginning to end; whoever changes the rules reads what has changed.

`TABLETOP_WRITE_GOLDEN=1 pytest tests/games/la_campana/test_golden_match.py` writes it anew.
"""

from pathlib import Path

from tabletop.engine import Match
from tests.games.golden import assert_told_as_reviewed
from tests.games.la_campana.board import GAME

SEATS, SEED = 4, 71


def test_the_match_is_told_as_reviewed() -> None:
    assert_told_as_reviewed(Match(GAME, SEATS, SEED), SEED, Path(__file__).parent / "golden_match.txt")
