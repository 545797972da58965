"""Which paragraph of a game's rules fits what somebody looks at, or else the moment.

The rules of a game are the attributes of the message `rules-<game>`, a paragraph each. Whatever can be looked up
comes down to *topics*, the nearest first: the suit and type of a card, a zone, a step of the turn, the open question,
the phase. A topic leads to the paragraph that its game's controller states for it, or else to the one of its name.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Protocol

from tabletop.controller.session import Session
from tabletop.controller.tables import Thing
from tabletop.engine import PlayerView

__all__ = ["Face", "of_face", "of_moment", "of_thing", "paragraph"]


class Face(Protocol):
    """What is printed on a card, as far as it matters here."""

    @property
    def suit(self) -> str:
        """Return its suit: the narrower kind."""

    @property
    def type(self) -> str:
        """Return its type: the wider kind."""


def of_face(face: Face) -> tuple[str, str]:
    """Return the topics of a card that is read."""
    return face.suit, face.type


def of_thing(
    view: PlayerView, faces: Mapping[str, Face], face_down: Container[str], thing: Thing
) -> Iterator[str]:
    """List the topics of a thing on the table: of what shows of a card, and of where it lies.

    :param view: of whoever looks.
    :param faces: all cards by slug.
    :param face_down: the zones whose cards lie with their backs up, even those that the viewer knows.
    :param thing: a card or a place.
    """
    place = view.place_of(thing) if isinstance(thing, int) else thing
    if place is None:
        return
    if isinstance(thing, int) and thing in view.faces and place[0] not in face_down:
        yield from of_face(faces[view.faces[thing]])
    yield place[0]


def of_moment(session: Session) -> Iterator[str]:
    """List the topics of the moment: of what the viewer is asked, alone or with all others, and of the phase."""
    asked = session.request or session.anyone
    if asked is not None:
        yield asked.prompt
    yield session.view().phase


def paragraph(topics: Iterable[str], stated: Mapping[str, str], known: Container[str]) -> str | None:
    """Return the name of the first paragraph to which a topic leads, or None if none does.

    :param topics: the nearest first.
    :param stated: `GameController.paragraphs`.
    :param known: the names of all paragraphs.

    >>> paragraph(["deck", "open", "win"], {"open": "opening"}, {"win", "opening"})
    'opening'
    """
    named = (stated.get(topic, topic) for topic in topics)
    return next((name for name in named if name in known), None)
