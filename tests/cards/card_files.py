"""A card file of one good card, and what is said of a bad one."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tabletop.cards.loader import CardFileError, Problem, load_cards
from tabletop.games.la_campana.effects import WORDS

GOOD: dict[str, Any] = {
    "id": "sword-7",
    "name": {"en": "Duellist’s Estoc", "es": "Estoque del duelista"},
    "gender": {"en": "n", "es": "m"},
    "article": {"en": "the", "es": "el"},
    "type": "weapon",
    "suit": "sword",
    "figures": {"value": 7},
    "abilities": [{"do": [{"verb": "strike", "wielder": "knight"}]}],
    "picture": {"scene": "mountains", "props": [{"prop": "estoc", "at": [240, 300]}]},
}

Write = Callable[[Any], Path]


def problems_of(path: Path) -> tuple[Problem, ...]:
    with pytest.raises(CardFileError) as caught:
        load_cards(path, WORDS)
    return caught.value.problems


def only_problem_of(path: Path) -> Problem:
    (problem,) = problems_of(path)
    return problem


def changed(**changes: Any) -> dict[str, Any]:
    """Make a file of one card with some fields replaced; None takes a field away."""
    card = deepcopy(GOOD) | changes
    return {"cards": [{key: value for key, value in card.items() if value is not None}]}
