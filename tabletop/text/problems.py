"""Words what stands in the way of a match: the one place for reasons that no player's turn has brought about."""

from __future__ import annotations

from tabletop import games
from tabletop.engine import Reason
from tabletop.text.grammar import plain
from tabletop.text.languages import Text
from tabletop.text.log import Teller


def problem(reason: Reason, text: Text) -> str:
    """Word in plain letters what is wrong; each of the `reasons` that stand behind it is told on a line of its own.

    :param reason: its arguments are seen as they are; but where it has `reasons`, all of it is worded as a `Teller`
        does, with the cards of the `game` that it names.

    Example:
        >>> too_few = Reason("deck-too-few", {"n": 39, "size": 40, "missing": 1})
        >>> deck = Reason("error-deck", {"game": "aguila_roja", "n": 2, "reasons": (too_few,)})
        >>> problem(deck, Text("en")).splitlines()
        ['The deck of seat 2 is not legal:', '39 of 40 cards: 1 more needed.']
    """
    if "reasons" not in reason.args:
        return text(reason.id, **reason.args)
    faces = {face.id: face for face in games.get(reason.args["game"]).cards}
    return plain(Teller(text, faces, ()).sentence(reason.id, reason.args))
