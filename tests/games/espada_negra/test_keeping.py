"""A match is put by inside any question and goes on there; what is no answer is refused in the player's words."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tabletop.controller.session import Player, Session
from tabletop.controller.thinking import PlainBot
from tabletop.engine import Dice, IllegalAnswer, Match, Option
from tabletop.text.grammar import plain
from tabletop.text.languages import LANGUAGES, Text
from tabletop.text.log import Teller
from tests.contract.players import asked, decisions, snapshot
from tests.games.espada_negra.scenes import ATTACK, GAME, Scene, spied

PROMPTS = ("attack", "join", "berserkers", "berserkers-alone", "bid", "award", "spy", "spy-attack", "counter")
EACH = 3
"""So many matches are put by inside each question."""


def on_one_screen(match: Match, persons: int) -> Session:
    """Seat persons at a screen, and bots in the places that are left."""
    names = [Player(f"Player {seat}", None if seat < persons else "plain") for seat in range(match.seats)]
    return Session(match, names, lambda *_: PlainBot(1))


def gone_on(session: Session) -> Session:
    """Put a match by as a file does, and go on with it."""
    record, meta = json.loads(json.dumps([session.record(), session.save_state()]))
    return Session.resume(GAME, record, meta, lambda *_: PlainBot(1))


@pytest.mark.parametrize(
    "options",
    [{"ties": "internal"}, {"ties": "internal", "conditions": 3}, {"condition": "inquisidor"}],
    ids=str,
)
def test_a_match_goes_on_from_inside_every_question(options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        match = Match(GAME, 3 + seed % 3, seed, options)
        for request in decisions(match, Dice(seed)):
            seen[request.prompt] += 1
            if seen[request.prompt] > EACH:
                continue
            again = Match.replay(GAME, json.loads(json.dumps(match.record())))
            assert snapshot(again) == snapshot(match)
            assert asked(again.request) == asked(match.request)
    never = {} if options.get("ties") == "internal" else {"prompt-en-award"}
    assert {f"prompt-en-{name}" for name in PROMPTS} - seen.keys() == set(never)


def test_a_screen_goes_on_amid_sealed_bids_without_telling_them() -> None:
    sessions = []
    for first in (0, 7):
        session = on_one_screen(Scene(9, 9, 9, row=["rey", "campo"]).match, 3)
        for seat, bid in enumerate((first, 2)):
            assert session.curtain == seat
            session.lift_curtain()
            assert session.request is not None
            session.submit(bid, session.request.serial)
            session.take_events()
        again = gone_on(session)
        assert again.curtain == 2
        again.lift_curtain()
        assert again.view() == session.match.view(2)
        sessions.append(again)
    one, other = sessions
    assert one.view() == other.view()
    assert one.record()["head"] == other.record()["head"]
    for session in sessions:
        assert session.request is not None
        session.submit(4, session.request.serial)
    told = [next(event for event in again.match.events if event.kind == "bids_opened") for again in sessions]
    assert [event.args["each"] for event in told] == [((0, 0), (1, 2), (2, 4)), ((0, 7), (1, 2), (2, 4))]


def attacking() -> Scene:
    return Scene(9, 9, 9, holding=[["guerrero"], ["caballero"], []])


def raging() -> Scene:
    return Scene(9, 9, 9, holding=[["guerrero", "almogavar"], ["caballero"], []]).take(ATTACK)


def deciding() -> Scene:
    return Scene(9, 9, 9, ties="internal").bid(3, 3, 1)


def countering() -> Scene:
    holding = [["confidente"], ["hermano"], ["hermano"]]
    return Scene(9, 9, 9, holding=holding).bid(2, 0, 0).spy(1, "hermano")


@pytest.mark.parametrize("laid_out", [attacking, raging, deciding, countering])
@pytest.mark.parametrize("persons", [1, 3])
def test_a_screen_goes_on_with_the_same_open_question(laid_out: Callable[[], Scene], persons: int) -> None:
    session = on_one_screen(laid_out().match, persons)
    session.take_events()
    again = gone_on(session)
    assert (again.waiting_for, again.curtain, again.anyone) == (
        session.waiting_for,
        session.curtain,
        session.anyone,
    )
    assert (again.anyone is not None) == (persons == 3 and laid_out in (attacking, countering))
    assert asked(again.request) == asked(session.request)
    assert again.view() == session.view()
    for one in (session, again):
        one.close()


# -- what is no answer


def marks(scene: Scene, *places: int) -> tuple[Option, ...]:
    """Return an answer that marks cards by their places before seat 1."""
    cards = scene.table.zone("holding", 1)
    return tuple([Option("spy", scene.table.id_of(cards[place])) for place in places])


def bidding() -> Scene:
    return Scene(10, 10)


def spying() -> Scene:
    return Scene(10, 10, holding=[[], ["confidente", spied("hermano"), "inquisidor"]]).bid(4, 0)


REFUSED = [
    (bidding, 11, "11 will not do: from 0 to 10.", "11 no vale: de 0 a 10."),
    (bidding, -1, "−1 will not do: from 0 to 10.", "−1 no vale: de 0 a 10."),
    (
        bidding,
        "all",
        "Give a whole number; this is not one: 'all'.",
        "Da un número entero; esto no lo es: 'all'.",
    ),
    (
        bidding,
        2.5,
        "Give a whole number; this is not one: 2.5.",
        "Da un número entero; esto no lo es: 2.5.",
    ),
    (
        bidding,
        ATTACK,
        "Give a whole number; this is not one: attack.",
        "Da un número entero; esto no lo es: attack.",
    ),
    (
        spying,
        (0,),
        "They add up to 3; 4 is needed.",
        "Suman 3 y hacen falta 4.",
    ),
    (
        spying,
        (0, 1),
        "That card has been marked already: it spies once a match.",
        "Esa carta ya está marcada: solo espía una vez por partida.",
    ),
    (
        spying,
        (0, 0),
        "The same card is chosen twice.",
        "La misma carta está elegida dos veces.",
    ),
]


@pytest.mark.parametrize(("laid_out", "answer", "english", "spanish"), REFUSED)
def test_what_is_no_answer_is_refused_in_the_players_words(
    laid_out: Any, answer: Any, english: str, spanish: str
) -> None:
    scene = laid_out()
    if laid_out is spying:
        answer = marks(scene, *answer)
    session = on_one_screen(scene.match, 2)
    if session.curtain is not None:
        session.lift_curtain()
    elif session.anyone is not None:
        session.register(1)
        session.go_on()
    session.take_events()
    assert session.request is not None
    before = snapshot(session.match)
    with pytest.raises(IllegalAnswer) as refusal:
        session.submit(answer, session.request.serial)
    assert snapshot(session.match) == before
    assert session.take_events() == []
    faces = {face.id: face for face in GAME.cards}
    reason = refusal.value.reason
    told = [
        plain(Teller(Text(language, strict=True), faces, session.names).sentence(reason.id, reason.args))
        for language in LANGUAGES
    ]
    assert told == [english, spanish]
