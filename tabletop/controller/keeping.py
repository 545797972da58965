"""What of a session is kept with a match: who plays, and a save after every answer."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from tabletop.controller.thinking import Player
from tabletop.engine import Reason

HUMAN = "human"
"""What a saved match calls a person at the screen; any other kind is a bot's level."""

Autosave: TypeAlias = Callable[[dict[str, Any], dict[str, Any]], None]
"""(record, meta): keep the match. It is called after every answer, and must not wait for a disk."""

_log = logging.getLogger(__name__)


class Keeper:
    """Have a match kept, and complain of the first failure in a row alone.

    :param autosave: keeps it; None where nothing is kept.
    """

    def __init__(self, autosave: Autosave | None) -> None:
        self.autosave = autosave
        self._has_failed = False

    def keep(self, record: dict[str, Any], meta: dict[str, Any]) -> Reason | None:
        """Keep a match; return what the players are to be told if that could not be done."""
        assert self.autosave is not None
        try:
            self.autosave(record, meta)
        except Exception:
            _log.exception("the match could not be saved")
            is_news, self._has_failed = not self._has_failed, True
            return Reason("storage-autosave-failed") if is_news else None
        self._has_failed = False
        return None


def saved_players(players: Sequence[Player]) -> dict[str, Any]:
    """Return who plays: `{"players": [{"name": "Ana", "kind": "human"}, …]}`; other kinds are bots' levels."""
    return {"players": [{"name": one.name, "kind": one.bot or HUMAN} for one in players]}


def players_of(meta: Mapping[str, Any]) -> list[Player]:
    """Return who plays, as `saved_players` told it.

    :raises KeyError: it does not say.
    """
    return [Player(one["name"], None if one["kind"] == HUMAN else one["kind"]) for one in meta["players"]]
