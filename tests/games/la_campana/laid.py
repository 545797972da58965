"""A table laid out for a test, seen by the seat whose turn it is."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop import games
from tabletop.controller.affordances import Affordances
from tabletop.controller.tables import Preview, Thing, controller_of
from tabletop.engine import Option, PlayerView, match_from

GAME = games.get("la_campana")
DECK = ("deck", 0)
DISCARD = ("discard", 0)


class Table:
    """A position, seen by the seat whose turn it is.

    :param field: the warriors of each seat; :param hand: the cards of each seat.
    """

    def __init__(
        self,
        field: Sequence[Sequence[Any]],
        hand: Sequence[Sequence[str]] = (),
        castle: Sequence[Sequence[str]] = (),
        options: Mapping[str, Any] | None = None,
        **numbers: Any,
    ) -> None:
        position = {
            "seats": len(field),
            "options": dict(options or {}),
            "phase": "act",
            "numbers": {"turn": 0, **numbers},
            "zones": {"field": list(field), "hand": list(hand), "castle": list(castle)},
        }
        self.match = match_from(GAME, position, 1)
        self.controller = controller_of(self.match)

    @property
    def view(self) -> PlayerView:
        return self.match.view(0)

    @property
    def afforded(self) -> Affordances:
        return Affordances(self.controller, self.view, self.match.request)

    def card(self, slug: str) -> int:
        """Return the id of a card."""
        return next(card for card, face in self.view.faces.items() if face == slug)

    def verbs(self, slug: str, target: Thing | str) -> list[str]:
        """Return what dropping a card on a target would mean."""
        return [option.verb for option in self.afforded.options(self.card(slug), self.thing(target))]

    def why_not(self, slug: str, target: Thing | str | None = None) -> str:
        """Return the id of the reason why a card cannot be dropped on a target, or played at all."""
        reason = self.afforded.why_not(self.card(slug), None if target is None else self.thing(target))
        assert reason is not None
        return reason.id

    def thing(self, target: Thing | str) -> Thing:
        return self.card(target) if isinstance(target, str) else target

    def preview(self, verb: str, slug: str, target: Thing | str) -> Preview:
        preview = self.controller.damage_preview(self.view, Option(verb, self.card(slug), self.thing(target)))
        assert preview is not None
        return preview


def duel() -> Table:
    """A mage and a knight against an archer and a wounded knight, one card of each kind in hand."""
    return Table(
        field=[
            ["mage-1", {"card": "knight-1", "damage": 6}],
            ["archer-1", {"card": "knight-2", "damage": 14}],
        ],
        hand=[["potion-7", "gold-5", "power-1", "siege", "thief", "spy"], ["gold-2", "mage-3"]],
        castle=[["sword-1", "gold-9"], ["gold-1", "gold-3"]],
    )
