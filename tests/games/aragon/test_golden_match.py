"""One match with Leaders told from beginning to end; whoever changes rules or cards reads what has changed.

`TABLETOP_WRITE_GOLDEN=1 pytest tests/games/aragon/test_golden_match.py` writes it anew.
"""

from pathlib import Path

from tabletop.engine import Match
from tests.games.aragon.scenes import GAME
from tests.games.golden import assert_told_as_reviewed

SEED = 5


def test_the_match_is_told_as_reviewed() -> None:
    assert_told_as_reviewed(
        Match(GAME, 2, SEED, {"leaders": True}), SEED, Path(__file__).parent / "golden_match.txt"
    )
