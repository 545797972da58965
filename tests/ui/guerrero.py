"""What tests of the table of El Guerrero ask of a desk."""

from __future__ import annotations

from tabletop.engine import Dice, Match
from tests.games.el_guerrero.scenes import GAME, Scene, Side, basic


def midgame(seats: int, seed: int = 5) -> Match:
    """Play at random until the first player has had some turns and is to act."""
    match, dice = Match(GAME, seats, seed), Dice(seed)
    while match.request is not None:
        request = match.request
        if match.turns >= 4 * seats and request.seat == 0 and not request.optional:
            break
        match.answer(request.sample(dice))
    return match


def armies(*strengths: int, hands: bool = False) -> Scene:
    """Lay out armies of one basic troop each with so much strength; each hand holds a card, or none does."""
    cards = ["hunos", "ogros", "goblins", "veteranos", "suegras", "espias"]
    sides = [
        Side(army=[basic(strength)], hand=[cards[seat]] if hands else [])
        for seat, strength in enumerate(strengths)
    ]
    return Scene(*sides)
