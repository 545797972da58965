"""The table of Espada Negra as tests read it off: what somebody sees, and what the open request affords."""

from __future__ import annotations

from typing import Any

from tabletop.controller.affordances import Affordances
from tabletop.controller.tables import Badge, GameController, controller_of
from tabletop.engine import PlayerView
from tests.games.espada_negra.scenes import Scene


def table(scene: Scene) -> GameController:
    return controller_of(scene.match)


def view(scene: Scene, seat: int = 0) -> PlayerView:
    return scene.match.view(seat)


def afforded(scene: Scene) -> Affordances:
    """Return what the open request affords."""
    request = scene.request
    return Affordances(table(scene), view(scene, request.seat), request)


def held(scene: Scene, slug: str, seat: int = 0) -> int:
    """Return the id of a card before a player."""
    seen = view(scene)
    return next(card for card in seen.zones["holding", seat] if seen.faces[card] == slug)


def numbers(badges: list[Badge]) -> dict[str, Any]:
    """Return the first argument of each badge that has an icon."""
    return {badge.icon: next(iter(badge.args.values())) for badge in badges if badge.icon}
