"""Rules at hand: what is looked at on the table, or asked, as topics to be looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop.controller import rulebook
from tabletop.ui import play
from tabletop.ui.table import telling

if TYPE_CHECKING:
    from tabletop.ui.scenes.table import TableScene


def open_rules(scene: TableScene) -> None:
    """Open the rules at what is looked at; the table waits as it is."""
    play.open_rules(scene.app, scene.session.match.game, topics(scene))


def topics(scene: TableScene) -> Iterator[str]:
    """List the topics of what is looked at, what is chosen, and the moment: behind a curtain of this alone."""
    if not scene.is_covered:
        yield from _of_printed(scene)
        yield from _of_step(scene)
        yield from _of_things(scene)
    yield from rulebook.of_moment(scene.session)


def _of_printed(scene: TableScene) -> Iterator[str]:
    """List the topics of a card that is named in the log, or lies on the board from which one chooses."""
    slug = scene.zoomed
    if slug is None and scene.picker is not None:
        entry = scene.picker.entry(telling.looked_at(scene))
        slug = None if entry is None else entry.slug
    if slug is not None:
        yield from rulebook.of_face(scene.show.faces.by_slug[slug])


def _of_step(scene: TableScene) -> Iterator[str]:
    if scene.hovered_step is not None:
        yield telling.marks(scene)[scene.hovered_step].label


def _of_things(scene: TableScene) -> Iterator[str]:
    faces = scene.show.faces
    for thing in (telling.looked_at(scene), scene.gestures.start):
        if thing is not None:
            yield from rulebook.of_thing(scene.show.view, faces.by_slug, faces.face_down, thing)
