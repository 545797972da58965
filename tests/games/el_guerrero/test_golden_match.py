"""One match of four told from beginning to end; whoever changes rules or cards reads what has changed.

`TABLETOP_WRITE_GOLDEN=1 pytest tests/games/el_guerrero/test_golden_match.py` writes it anew.
"""

from pathlib import Path

from tabletop.engine import Match
from tests.games.el_guerrero.scenes import GAME
from tests.games.golden import assert_told_as_reviewed

SEED = 5


def test_the_match_is_told_as_reviewed() -> None:
    assert_told_as_reviewed(Match(GAME, 4, SEED), SEED, Path(__file__).parent / "golden_match.txt")
