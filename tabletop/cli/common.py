"""What several commands share: exit statuses, errors that name what was expected, options in a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.engine import Game, Reason

GOOD, BAD, MISUSED = 0, 1, 2


class CommandError(ValueError):
    """A command that cannot be carried out; `reason` names what was wrong and what was expected.

    :param status: the exit status that it means.
    """

    def __init__(self, reason: Reason, status: int = BAD) -> None:
        super().__init__(f"{reason.id} {reason.args}")
        self.reason = reason
        self.status = status


def chosen_options(game: Game, options: Mapping[str, Any]) -> str:
    """List the options of a match that are not as usual: `mode=alliance, overdraw=True`; empty if there are none.

    What a match has beside them, such as whole decks, does not go into a line.
    """
    return ", ".join(
        [
            f"{spec.name}={options[spec.name]}"
            for spec in game.options
            if options.get(spec.name, spec.default) != spec.default
        ]
    )
