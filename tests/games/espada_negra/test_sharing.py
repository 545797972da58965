"""Espada Negra on one screen: curtains for bids, the open question, and what everybody has seen happen."""

from __future__ import annotations

import pytest

from tabletop.controller.reactions import Stops
from tabletop.controller.session import Player, Session
from tabletop.controller.thinking import PlainBot
from tests.games.espada_negra.scenes import Scene


def test_each_bidder_is_asked_behind_a_curtain_of_their_own() -> None:
    scene = Scene(9, 9, 9)
    session = Session(scene.match, [Player(name) for name in "ABC"], lambda *_: PlainBot(1))
    curtains = []
    for _ in range(3):
        curtains.append(session.curtain)
        session.lift_curtain()
        assert session.request is not None
        session.submit(1, session.request.serial)
        session.take_events()
    assert curtains == [0, 1, 2]


def test_once_bids_are_open_nobody_has_a_secret_and_no_curtain_falls() -> None:
    scene = Scene(9, 9, holding=[["guerrero"], ["guerrero"]], row=["rey", "campo"]).quietly()
    session = Session(scene.match, [Player(name) for name in "AB"], lambda *_: PlainBot(1))
    for bid in (1, 2):
        session.lift_curtain()
        assert session.request is not None
        session.submit(bid, session.request.serial)
        session.take_events()
    assert session.anyone is not None, "whether anyone attacks the next card"
    session.register(1)
    session.go_on()
    assert session.curtain is None
    assert session.request is not None
    assert session.request.seat == 1


def test_what_all_have_seen_happen_is_not_shown_again_to_each_bidder() -> None:
    scene = Scene(9, 9, 9, row=["rey", "campo"])
    session = Session(scene.match, [Player(name) for name in "ABC"], lambda *_: PlainBot(1))
    shown = []
    for bid in (1, 2, 3, 0):
        session.lift_curtain()
        shown.append([event.kind for event in session.take_events()])
        assert session.request is not None
        session.submit(bid, session.request.serial)
        shown.append([event.kind for event in session.take_events()])
    first, *_, opened, again, _ = shown
    assert first, "the first to look sees how the match begins"
    assert "bids_opened" in opened
    assert again == []
    assert "bids_opened" in [event.kind for event in session.history()]


@pytest.mark.parametrize("stops", ["never", "target", "able", "always"])
def test_a_person_alone_may_attack_whatever_they_want_to_react_to(stops: Stops) -> None:
    scene = Scene(10, 10, holding=[["caballero"], []])
    players = [Player("A"), Player("B", "plain")]
    session = Session(scene.match, players, lambda *_: PlainBot(1), stops=stops)
    assert session.waiting_for == 0
    session.close()


@pytest.mark.parametrize(("stops", "is_asked"), [("never", False), ("target", False), ("able", True)])
def test_a_person_alone_spies_where_they_want_to_react(stops: Stops, is_asked: bool) -> None:
    scene = Scene(10, 10, holding=[["confidente"], []]).bid(0, 2)
    players = [Player("A"), Player("B", "plain")]
    session = Session(scene.match, players, lambda *_: PlainBot(1), stops=stops)
    assert (session.waiting_for == 0) == is_asked
    session.close()
