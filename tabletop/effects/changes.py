"""What cards add to figures, in every game."""

from __future__ import annotations

from typing import Literal

from tabletop.cards.models import Statement


class FigureChange(Statement):
    """Some cards have more of a figure, or less: `amount` is what is added."""

    verb: Literal["has"]
    stat: str
    amount: int
