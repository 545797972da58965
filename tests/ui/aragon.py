"""What tests of the table of Aragón ask of a desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.engine import Match
from tests.games.aragon.scenes import GAME, NOBODY, Scene, Side
from tests.ui.desk import Desk

MILITARY = [
    "pedro-el-grande", "castillo-de-loarre", "blasco-de-alagon", "ramon-berenguer", "roger-de-lauria",
    "teruel", "castillo-de-monzon", "almogavares", "bernat-de-rocafort", "alfonso-el-batallador",
]  # fmt: skip
DECK = ["justicia-de-aragon", "ceca-de-jaca", "albarracin", "feria-de-jaca", "somport", "vidal-de-canellas"]


def laid(mine: Side, theirs: Side = NOBODY, **more: Any) -> Scene:
    """Lay out a table of printed cards; seat 0 is to act."""
    return Scene(mine, theirs, **{"game": GAME, "deck": DECK, **more})


def crowded(count: int, leaders: bool = False) -> Match:
    """Lay out a table with so many cards in the Military area of seat 0, and one or none in the other areas."""
    cards = [MILITARY[number % len(MILITARY)] for number in range(count)]
    king, queen = ("jaime", "felipe") if leaders else (None, None)
    mine = Side(military=cards, political=["petronila"], hand=["canfranc", "somport"], leader=king)
    return laid(mine, Side(economic=["aljaferia"], hand=["canfranc"], leader=queen)).match


def keys(desk: Desk, family: str) -> list[tuple[Any, ...]]:
    """List what rests on the stage of a family of things."""
    resting = desk.scene.show.stage.keys()
    return [key for key in resting if isinstance(key, tuple) and key[0] == family]


def zone(desk: Desk, name: str, seat: int = 0) -> list[str]:
    """List the slugs that lie in a zone, ? for those that the viewer does not know."""
    view = desk.session.view()
    return [view.faces.get(card, "?") for card in view.zones[name, seat]]


def kinds(desk: Desk) -> Sequence[str]:
    """List what has happened."""
    return [event.kind for event in desk.session.match.events]
