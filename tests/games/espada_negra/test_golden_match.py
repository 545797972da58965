"""One match of three told from beginning to end; whoever changes rules or cards reads what has changed.

An auctioneer among the players decides ties, and everybody begins with more gold.
`TABLETOP_WRITE_GOLDEN=1 pytest tests/games/espada_negra/test_golden_match.py` writes it anew.
"""

from pathlib import Path

from tabletop.engine import Match
from tests.games.espada_negra.scenes import GAME
from tests.games.golden import assert_told_as_reviewed

SEED = 16


def test_the_match_is_told_as_reviewed() -> None:
    match = Match(GAME, 3, SEED, {"ties": "internal", "condition": "mercader"})
    assert_told_as_reviewed(match, SEED, Path(__file__).parent / "golden_match.txt")
