"""What pictures of screens show of decks: one that somebody has begun."""

from __future__ import annotations

from typing import Any

from tabletop import games
from tabletop.engine import Game


def with_decks(game: Game) -> Game:
    """Return the game, or the first one to which players bring decks."""
    return next(one for one in (game, *games.all()) if one.deck_rules is not None)


def deck_begun(game: Game) -> dict[str, Any]:
    """Take a deck that comes with a game and leave it some cards short, with one copy too many of another."""
    from tabletop.cards.decks import plain

    deck = plain(game.deck_rules.starters[0].deck)
    first, *rest = sorted(deck["cards"], key=lambda slug: (-deck["cards"][slug], slug))
    left = {slug: deck["cards"][slug] for slug in rest[3:]}
    return {**deck, "cards": {first: game.deck_rules.most(first) + 1, **left}}
