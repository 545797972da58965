"""How events are told: a table jots down what happened, and the event is made when somebody first reads it.

Most matches that are played are read by nobody, and a jotting costs a third of an event.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from tabletop.engine.events import CardSeen, Event, Place

Story: TypeAlias = list[Any]
"""All that has happened in a match: events as far as it has been read, then jottings.

A jotting is what makes an event (a function, or `Event` itself), followed by what it is to be called with.
"""


def told(story: Story) -> list[Event]:
    """Return a story after making events, in place, of what nobody has read yet."""
    for number in range(len(story) - 1, -1, -1):
        jotting = story[number]
        if type(jotting) is Event:
            break
        story[number] = jotting[0](*jotting[1:])
    return story


def moved(
    card: tuple[int, str, int],
    source: Place,
    target: Place,
    host: int | None,
    bottom: bool,
    keeps: bool,
    others: Sequence[tuple[int, str, int]],
    private: tuple[int, Any] | None,
) -> Event:
    """Tell that a card has moved: its id, its face, who knows it; and the same of the hand that it has left.

    :param host: the id of the card on which it lies now; :param private: what the owner of that hand is told.
    """
    args: dict[str, Any] = {"id": card[0], "from": source, "to": target}
    if host is not None:
        args["host"] = host
    if bottom:
        args["bottom"] = True
    if keeps:
        args["keeps"] = True
    return Event("moved", args, tuple([CardSeen(*one) for one in (*others, card)]), private)


def marked(id_: int, name: str, value: int) -> Event:
    """Tell that a counter on a card has been set."""
    return Event("marked", {"id": id_, "name": name, "value": value})


def counted(seat: int, name: str, value: int) -> Event:
    """Tell that a public number has been set."""
    return Event("counted", {"seat": seat, "name": name, "value": value})


def turn_began(player: int, turns: int, anew: tuple[str, ...]) -> Event:
    """Tell that a turn has begun, and which numbers began anew."""
    return Event("turn_began", {"player": player, "turns": turns, "anew": anew})


def entered(phase: str) -> Event:
    """Tell that a phase has been entered."""
    return Event("entered", {"phase": phase})


def sealed(seat: int, name: str, value: Any) -> Event:
    """Tell that a seat has made a secret choice, and itself, which."""
    return Event("sealed", {"seat": seat, "name": name}, (), (1 << seat, value))


def opened(name: str, seals: dict[int, Any]) -> Event:
    """Tell whose seals have been opened, and the numbers among them: Cards are told of as they move."""
    values = {seat: value for seat, value in seals.items() if not isinstance(value, tuple)}
    return Event("opened", {"name": name, "seats": tuple(seals), "values": values})
