"""Rules at hand: every phase, step and kind of card of every game leads to a paragraph of its rules."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import games
from tabletop.controller import rulebook
from tabletop.controller.session import Player, Session
from tabletop.controller.tables import controller_of
from tabletop.engine import Dice, Game, Match
from tabletop.text.languages import LANGUAGES, Language, Text

CAMPAIGN = games.get("la_campana")
WAR = games.get("el_guerrero")


def each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)


def names(game: Game, language: Language = "en") -> list[str]:
    """Return the names of a game's paragraphs, in their order."""
    return list(Text(language, strict=True).forms(f"rules-{game.id}"))


def led(game: Game, *topics: str) -> str | None:
    return rulebook.paragraph(topics, game.controller.paragraphs, names(game))


def played(game: Game, answers: int) -> Match:
    """Return a match after so many answers at random."""
    match, dice = Match(game, game.players[0], 7), Dice(7)
    for _ in range(answers):
        if match.request is None:
            break
        match.answer(match.request.sample(dice))
    return match


@each_game()
def test_every_phase_has_a_paragraph(game: Game) -> None:
    assert [phase for phase in game.phases if led(game, phase) is None] == []


@each_game()
def test_every_kind_of_card_has_a_paragraph(game: Game) -> None:
    assert {face.type for face in game.cards if led(game, *rulebook.of_face(face)) is None} == set()


@each_game()
def test_every_step_of_a_turn_has_a_paragraph(game: Game) -> None:
    match = played(game, 12)
    steps = controller_of(match).steps(match.view(0), match.request)
    assert steps
    assert [step.label for step in steps if led(game, step.label) is None] == []


@each_game()
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_states_are_topics_of_its_own_that_lead_to_paragraphs(
    game: Game, language: Language
) -> None:
    stated, text = game.controller.paragraphs, Text(language, strict=True)
    zones = {spec.name for spec in game.layout(game.players[0], {}).specs}
    kinds = {topic for face in game.cards for topic in rulebook.of_face(face)}
    own = zones | kinds | set(game.phases)
    assert [topic for topic in stated if topic not in own and not text.has(topic)] == []
    assert set(stated.values()) - set(names(game, language)) == set()


@each_game()
def test_paragraphs_have_the_same_names_in_the_same_order_in_all_languages(game: Game) -> None:
    first, *others = [names(game, language) for language in LANGUAGES]
    assert others == [first] * len(others)


def test_the_nearest_topic_that_leads_anywhere_is_taken() -> None:
    assert led(CAMPAIGN, "dragon", "super-warrior") == "dragon"
    assert led(CAMPAIGN, "sword", "weapon") == "weapons"
    assert led(CAMPAIGN, "no-such-thing", "act") == "turn"
    assert led(CAMPAIGN, "no-such-thing") is None


def faces(game: Game) -> dict[str, Any]:
    return {face.id: face for face in game.cards}


def test_a_card_that_the_viewer_knows_tells_what_it_is_and_where_it_lies() -> None:
    match = played(CAMPAIGN, 4)
    view = match.view(0)
    card = view.zones["hand", 0][0]
    face = faces(CAMPAIGN)[view.faces[card]]
    assert [*rulebook.of_thing(view, faces(CAMPAIGN), (), card)] == [face.suit, face.type, "hand"]


def test_a_card_that_the_viewer_does_not_know_tells_no_more_than_where_it_lies() -> None:
    view = played(CAMPAIGN, 4).view(0)
    hidden = view.zones["hand", 1][0]
    assert [*rulebook.of_thing(view, faces(CAMPAIGN), (), hidden)] == ["hand"]
    assert [*rulebook.of_thing(view, faces(CAMPAIGN), (), ("hand", 1))] == ["hand"]


def test_a_card_that_lies_face_down_is_not_told_even_to_its_owner() -> None:
    view = played(CAMPAIGN, 4).view(0)
    card = view.zones["hand", 0][0]
    assert [*rulebook.of_thing(view, faces(CAMPAIGN), {"hand"}, card)] == ["hand"]


def test_the_moment_is_what_the_viewer_is_asked_and_the_phase() -> None:
    session = Session(Match(CAMPAIGN, 2, 5), [Player("Ana"), Player("Luis")], lambda *_: None)  # type: ignore[arg-type]
    assert session.curtain == 0
    assert [*rulebook.of_moment(session)] == ["muster"]  # the curtain is down: nobody is asked yet
    session.lift_curtain()
    assert [*rulebook.of_moment(session)] == ["prompt-muster", "muster"]
    session.close()


def test_a_public_question_to_everybody_is_part_of_the_moment() -> None:
    match, dice = Match(WAR, 3, 5), Dice(5)
    while match.request is not None and not match.request.optional:
        match.answer(match.request.sample(dice))
    players = [Player("Ana"), Player("Luis"), Player("Eva")]
    session = Session(match, players, lambda *_: None)  # type: ignore[arg-type]
    assert session.request is None
    assert session.anyone is not None
    first = next(rulebook.of_moment(session))
    assert first.startswith("prompt-react-")
    assert led(WAR, first) == "instant"
    session.close()
