"""Lessons: positions that say what there is to be tried, and when that is done (docs/positions.md, "Lessons")."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from tabletop.engine.events import Place
from tabletop.engine.game import Game
from tabletop.engine.positions import entries, mapping, mark_of, numbers_of, rows_of, slug_of, wrong
from tabletop.engine.views import PlayerView

Words = Mapping[str, str]
"""A text by language."""

_KEYS = ("story", "goal", "done")
_GOALS = ("numbers", "zones")


class Wanted(NamedTuple):
    """A card that is to lie somewhere: with so high counters at least, and with certain cards on it."""

    slug: str
    marks: Mapping[str, int]
    on: tuple[Wanted, ...]


class Goal(NamedTuple):
    """What the table is to come to: numbers, by seat and name, at least so high; cards where they are named."""

    numbers: Mapping[tuple[int, str], int]
    cards: Mapping[Place, tuple[Wanted, ...]]

    def is_reached(self, view: PlayerView) -> bool:
        """Tell whether a table, as somebody sees it, has come to it."""
        return all(view.number(*key) >= least for key, least in self.numbers.items()) and all(
            _lie(view, wanted, view.zones[place]) for place, wanted in self.cards.items()
        )


class Lesson(NamedTuple):
    """What a position teaches: what there is to be seen and tried, the goal, and what has been learned by then."""

    title: Words
    story: Words
    goal: Goal
    done: Words


def lesson_of(game: Game, position: Mapping[str, Any]) -> Lesson | None:
    """Read what a position teaches; None where it is no lesson.

    :param position: the data of a position file.
    :raises SetupError: naming the field that is wrong and what was expected.
    """
    if "lesson" not in mapping("position", position):
        return None
    data = mapping("lesson", position["lesson"])
    _check_keys("lesson", data, _KEYS)
    title = _words("title", position.get("title"))
    story, done = [_words(f"lesson: {key}", data.get(key), title) for key in ("story", "done")]
    return Lesson(title, story, _goal(game, position, mapping("lesson: goal", data.get("goal"))), done)


def _words(what: str, data: Any, title: Words | None = None) -> Words:
    """Read a text in each language: in those of the title, where there is one already."""
    words = mapping(what, data)
    if not words or (title is not None and words.keys() != title.keys()):
        raise wrong(what, ", ".join(words) or "{}", ", ".join(title or ("en", "es")))
    for language, text in words.items():
        if not isinstance(text, str) or not text.strip():
            raise wrong(f"{what}: {language}", text, "“…”")
    return words


def _goal(game: Game, position: Mapping[str, Any], data: Mapping[str, Any]) -> Goal:
    _check_keys("lesson: goal", data, _GOALS)
    seats = position.get("seats", game.players[0])
    options = game.normalise(seats, mapping("options", position.get("options", {})))
    layout = game.layout(seats, options)
    slugs = {face.id for face in game.faces(seats, options)}

    def wanted(zone: str, row: Any) -> Iterator[Wanted]:
        for entry in entries(zone, row):
            slug, rest = slug_of(entry)
            if slug not in slugs:
                raise wrong("lesson: goal: card", slug or entry, f"{zone}: a card of this match")
            assert slug is not None
            marks = {name: mark_of(layout, slug, name, rest[name]) for name in rest if name != "on"}
            yield Wanted(slug, marks, tuple(wanted(layout.upon, rest.get("on", []))))

    numbers = {(seat, name): least for seat, name, least in numbers_of(seats, data.get("numbers", {}))}
    rows = rows_of(layout, data.get("zones", {}))
    cards = {(zone, seat): tuple(wanted(zone, row)) for zone, seat, row in rows}
    if not any(numbers.values()) and not any(cards.values()):
        raise wrong("lesson: goal", "{}", ", ".join(_GOALS))
    return Goal(numbers, cards)


def _check_keys(what: str, data: Mapping[str, Any], known: Collection[str]) -> None:
    for key in data:
        if key not in known:
            raise wrong(what, key, ", ".join(known))


def _lie(view: PlayerView, wanted: tuple[Wanted, ...], there: Collection[int]) -> bool:
    """Tell whether cards lie among those there, each wanted one another card."""
    if not wanted:
        return True
    first, *others = wanted
    return any(
        _fits(view, first, card) and _lie(view, tuple(others), [one for one in there if one != card])
        for card in there
    )


def _fits(view: PlayerView, wanted: Wanted, card: int) -> bool:
    return (
        view.faces.get(card) == wanted.slug
        and all(view.mark(card, name) >= least for name, least in wanted.marks.items())
        and _lie(view, wanted.on, view.upon(card))
    )
