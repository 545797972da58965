"""What the tooltip says of whatever is looked at: previews, plates in full, piles, tracks, steps, figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.controller.tables import Parts, Preview, Thing
from tabletop.engine import Place
from tabletop.text.grammar import harmless
from tabletop.ui.table import stall, track

if TYPE_CHECKING:
    import pygame

    from tabletop.controller.contest import Front
    from tabletop.ui.scenes.table import TableScene
    from tabletop.ui.table.show import Show


def show(scene: TableScene, thing: Thing | None, rect: pygame.Rect | None, preview: Preview | None) -> None:
    """Show what a gesture would do beside its target, and in full what stands abridged on plates and steps.

    Args:
        scene: the table.
        thing: what the player looks at; `rect`: where that is.
        preview: what the gesture under way would do to it.
    """
    stage, tip, m = scene.show, scene.tip, scene.show.metrics
    tip.hide()
    rests = scene.gestures.focus is None and tip.is_hushed(scene.pointer, m)
    if rests or scene.browser is not None or scene.menu is not None:
        return
    if preview is not None and rect is not None:
        tip.show(stage.teller.sentence(preview.message, preview.args), rect, m, preview.tone)
    elif isinstance(thing, tuple) and thing[0] == "player" and rect is not None:
        badges = stage.controller.badges(stage.view, thing[1])
        lines = [stage.teller.sentence(badge.text, badge.args) for badge in badges]
        lines += _pieces_at(stage, thing)
        drawer = None if stage.arrangement is None else stage.arrangement.drawer
        beside = rect if drawer is None or drawer.place[1] != thing[1] else rect.union(drawer.rect)
        tip.show("\n".join([f"**{harmless(stage.names[thing[1]])}**", *lines]), beside, m)
    elif thing == track.PLACE and rect is not None:
        tip.show(_standing(stage), rect, m)
    elif thing == stall.CLAIMS and rect is not None and (told := stage.chronicle.told):
        tip.show("\n".join([stage.teller.event(event) for event in told]), rect, m)
    elif thing is not None and rect is not None and (lines := _told_of(stage, thing)):
        tip.show("\n".join(lines), rect, m)
    elif (number := stage.panel.step_at(scene.pointer)) is not None:
        mark = scene.session.controller.steps(stage.view, scene.gestures.affordances.request)[number]
        if mark.why is not None:
            step = stage.panel.places.steps[number]
            tip.show(stage.teller.sentence(mark.why.id, mark.why.args), step, m)


def _told_of(stage: Show, thing: Thing) -> list[str]:
    """Tell what is to be known of a card besides what it says, or of a place besides its cards."""
    if isinstance(thing, int):
        known = stage.controller.about(stage.view, thing)
        return [stage.teller.sentence(one.text, one.args) for one in known]
    return _lying_at(stage, thing) + _contested_at(stage, thing)


def _lying_at(stage: Show, place: Place) -> list[str]:
    """Tell what is to be known of a pile besides its cards: its sign, and the pieces that lie by it."""
    zone = None if stage.arrangement is None else stage.arrangement.zones.get(place)
    if zone is not None and zone.style == "laws":
        return stall.lines_of_laws(stage)
    sign = stage.controller.signs(stage.view).get(place)
    told = [] if sign is None else [stage.teller.sentence(sign.text, sign.args)]
    return told + _pieces_at(stage, place)


def _pieces_at(stage: Show, place: Place) -> list[str]:
    pieces = stage.controller.pieces(stage.view)
    return [stage.teller.sentence(piece.label) for piece in pieces if piece.at == place]


def _standing(stage: Show) -> str:
    """Tell what the track is for, and how far everybody is on it."""
    race = stage.controller.track(stage.view)
    assert race is not None
    lines = [f"**{stage.text(race.label)}**", stage.text(race.note, goal=race.goal)]
    for runner in race.runners:
        names = stage.text.listing([f"**{harmless(stage.names[seat])}**" for seat in runner.seats])
        lines.append(f"{names}: {runner.value}")
    return "\n".join(lines)


def _contested_at(stage: Show, place: Place) -> list[str]:
    """Tell how a front stands: what both have there and how that comes about, the marker, and where it will go."""
    contest = stage.controller.contest(stage.view)
    front = None if contest is None else next((one for one in contest.fronts if one.zone == place[0]), None)
    if contest is None or front is None:
        return []
    return [
        f"**{stage.text(front.label)}**",
        *[
            _strength(stage, seat, front.totals[seat], front.parts[seat])
            for seat in (1 - stage.below, stage.below)
        ],
        *_marker(stage, front),
        stage.text(contest.note, low=contest.marks[0], high=contest.most),
    ]


def _strength(stage: Show, seat: int, total: int, parts: Parts) -> str:
    return stage.teller.sentence("table-front-strength", {"player": seat, "n": total, "parts": parts})


def _marker(stage: Show, front: Front) -> list[str]:
    """Tell where the marker of a front stands, and by how much it will move."""
    holder = None if not front.value else int(front.value < 0)
    told = [
        stage.teller.sentence("table-front-even")
        if holder is None
        else stage.teller.sentence("table-front-held", {"player": holder, "n": abs(front.value)})
    ]
    if front.step:
        gains = {"player": int(front.step < 0), "n": abs(front.step)}
        told.append(stage.teller.sentence("table-front-step", gains))
    return told
