"""The games. Each is a package with the same file names, and none imports another.

`all()` lists them, `get(id)` finds one.
What several games share lives in `engine` and `effects`, not here.
"""

from __future__ import annotations

from functools import cache

from tabletop.engine import Game, Reason, SetupError
from tabletop.games.aguila_roja.game import AguilaRoja
from tabletop.games.aragon.game import Aragon
from tabletop.games.el_guerrero.game import ElGuerrero
from tabletop.games.espada_negra.game import EspadaNegra
from tabletop.games.la_campana.game import LaCampana


@cache
def all() -> tuple[Game, ...]:  # noqa: A001 - the plan's name for it
    """List every game, in the order of the title screen."""
    return (AguilaRoja(), LaCampana(), ElGuerrero(), Aragon(), EspadaNegra())


def get(name: str) -> Game:
    """Return the game with an id.

    >>> get("la_campana").players
    range(2, 6)

    :raises SetupError: naming the unknown id and the known ones.
    """
    for game in all():
        if game.id == name:
            return game
    known = ", ".join(game.id for game in all())
    raise SetupError(Reason("error-game", {"game": name, "known": known}))
