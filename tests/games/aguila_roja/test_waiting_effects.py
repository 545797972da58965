"""What effects that wait find in their turn: the card may have gone, and *your rival* is whose card it was."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.aguila_roja.invented import Invented
from tests.games.aguila_roja.scenes import NOBODY, Scene, Side

SWEEP: dict[str, Any] = {"verb": "discard", "target": {"other": True, "pick": "all"}}


@pytest.mark.parametrize(("order", "points"), [(("guard", "sweeper"), 1), (("sweeper",), 0)])
def test_who_has_been_discarded_is_not_on_guard(order: tuple[str, ...], points: int) -> None:
    on_guard = {"test": "self_is", "state": "on_guard"}
    guards = {"when": "turn_ends", "if": on_guard, "do": [{"verb": "gain_victory", "amount": 1}]}
    game = Invented(guard=[guards], sweeper=[{"when": "turn_ends", "do": [SWEEP]}])
    scene = Scene(Side(village=["guard", "sweeper"]), game=game).end().say(order[0])
    assert scene.where("guard") == ("discard", 0)
    assert scene.victory() == points


def test_of_cards_discarded_together_each_controller_is_the_rival() -> None:
    fall: dict[str, Any] = {"trigger": "is_discarded", "who": {"controller": "rival"}}
    mourns = {"when": fall, "do": [{"verb": "lose_victory", "amount": 1, "by": "rival"}]}
    game = Invented(mourner=[mourns], sweeper=[{"when": "enters", "do": [SWEEP]}])
    sides = [
        Side(hand=["sweeper"], village=["mourner"], coins=1),
        Side(village=["tahur"], victory=3),
        Side(village=["cosaco"], victory=3),
        NOBODY,
    ]
    scene = Scene(*sides, game=game).play("sweeper")
    assert [scene.victory(seat) for seat in range(3)] == [0, 2, 2]
