"""What tests of the table of Águila Roja ask of a desk."""

from __future__ import annotations

import json

from tabletop import resources
from tests.games.aguila_roja.scenes import Scene, Side
from tests.ui.desk import Desk

BUSY = json.loads((resources.saves() / "aguila_roja" / "pleno-desarrollo.json").read_text(encoding="utf-8"))


def travellers(desk: Desk, location: str) -> list[str]:
    """List who is at a location."""
    view = desk.session.view()
    return sorted(view.faces[card] for card in view.upon(desk.card(location)))


def asked(desk: Desk) -> str:
    """Return the message id of the open question."""
    request = desk.session.match.request
    assert request is not None
    return request.prompt


def answer(desk: Desk, slug: str) -> tuple[int, int]:
    """Return the middle of a card's entry on the board over the table."""
    picker = desk.scene.picker
    assert picker is not None
    return next(rect.center for entry, rect in picker.places if entry.slug == slug)


def traders() -> Scene:
    """Lay out a Comerciante, a Herrero and a place for two (Águila Roja, "Combining Effects")."""
    return Scene(Side(village=["comerciante", "herrero"], locations=["mentidero-de-san-felipe"], hand=2))
