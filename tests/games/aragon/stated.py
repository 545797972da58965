"""A table of invented cards, and short words for what the controller of Aragón states of it."""

from __future__ import annotations

from typing import Any

from tabletop.controller.affordances import Affordances
from tabletop.controller.contest import Contest, Front
from tabletop.controller.tables import Badge, Thing, TokenLook
from tabletop.engine import Game
from tabletop.games.aragon.controller import AragonController
from tests.games.aragon.scenes import NOBODY, Scene, Side, Stocked, invented

_MOVE = {"verb": "move_card", "target": {"other": True}, "to": "here"}
_SURRENDER = {"verb": "surrender", "area": "choice", "by": "rival", "amount": 1}
_DRAW = {"verb": "draw", "amount": 1}
OTHERS = {"area": "here", "other": True}
CARDS = (
    invented("mover", "military", 1, {"when": "your_turn", "do": [_MOVE]}),
    invented(
        "castle",
        "military",
        0,
        {"always": [{"verb": "has", "stat": "strength", "amount": 1, "target": OTHERS}]},
    ),
    invented(
        "crowd", "political", 0, {"always": [{"verb": "has", "stat": "strength", "amount": 1, "per": OTHERS}]}
    ),
    invented(
        "wall", "economic", 2, {"always": [{"verb": "cannot", "act": "be_destroyed", "target": OTHERS}]}
    ),
    invented("hush", "political", 2, {"do": [{"verb": "silence", "target": {"controller": "rival"}}]}),
    invented("fair", "economic", 1, {"do": [{"verb": "play_more", "area": "any"}]}),
    invented("judge", "political", 1, {"always": [{"verb": "moves_at_most", "amount": 1}]}),
    invented("bard", "political", 1, {"when": "your_turn", "do": [_SURRENDER]}),
    invented(
        "king", "leader", 0, {"when": "your_turn", "do": [_DRAW]}, {"when": "event", "do": [_DRAW]}, copies=1
    ),
    invented("queen", "leader", 0, {"when": "event", "do": [_DRAW]}, copies=1),
)
STOCKED = Stocked(*CARDS)
TABLES: list[dict[str, Any]] = [{}, {"leaders": True}]


class StockedTable(AragonController):
    """The table of a match with plain and invented cards besides the printed ones."""

    @property
    def _game(self) -> Game:
        return STOCKED


def laid(mine: Side, theirs: Side = NOBODY, **more: Any) -> Scene:
    """Lay out a table."""
    return Scene(mine, theirs, **{"game": STOCKED, **more})


def table_of(scene: Scene) -> AragonController:
    """Return what is stated of a scene's table."""
    return StockedTable(2, scene.match.options)


def afforded(scene: Scene) -> Affordances:
    """Return what whoever is asked can do."""
    request = scene.request
    return Affordances(table_of(scene), scene.match.view(request.seat), request)


def why(scene: Scene, start: Thing, target: Thing | None = None) -> str | None:
    """Return the id of the reason why a start can do nothing (to a target)."""
    reason = afforded(scene).why_not(start, target)
    return None if reason is None else reason.id


def id_of(scene: Scene, slug: str, zone: str, seat: int = 0) -> int:
    return scene.table.id_of(scene.card(slug, zone, seat))


def held(scene: Scene, slug: str) -> int:
    return id_of(scene, slug, "hand")


def contest(scene: Scene, viewer: int = 0) -> Contest:
    told = table_of(scene).contest(scene.match.view(viewer))
    assert told is not None
    return told


def front(scene: Scene, area: str) -> Front:
    return next(one for one in contest(scene).fronts if one.zone == area)


def tokens(scene: Scene, slug: str, zone: str, seat: int = 0, viewer: int = 0) -> tuple[TokenLook, ...]:
    card = id_of(scene, slug, zone, seat)
    return table_of(scene).tokens(scene.match.view(viewer), card)


def told(scene: Scene, slug: str, zone: str, seat: int = 0) -> dict[str, Badge]:
    """Return what the tooltip of a card tells, by message."""
    card = id_of(scene, slug, zone, seat)
    found = table_of(scene).about(scene.match.view(0), card)
    return {badge.text: badge for badge in found}
