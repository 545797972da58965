"""Windows for instants (ruling B15): who is asked when, and that being asked tells nothing."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tabletop.engine import Choose, Option
from tests.games.el_guerrero.scenes import GAME, Scene, Side, basic

NINE = (basic(3), basic(3), basic(3))
SECRETS = sorted(face.id for face in GAME.cards if face.type in ("instant", "trap"))


def asked_in(scene: Scene) -> list[int]:
    """Let everybody pass, and list who was asked."""
    seats = []
    while scene.request.optional:
        seats.append(scene.request.seat)
        scene.take(Option("pass"))
    return seats


# -- when


def test_a_window_opens_when_an_attack_is_declared() -> None:
    scene = Scene(Side(hand=["hunos"]), Side(hand=["ogros"]), Side(hand=["termitas"])).declare(2)
    assert scene.asked == (0, "prompt-react-attack")
    assert {name: scene.request.args[name] for name in ("player", "rival")} == {"player": 0, "rival": 2}


def test_a_second_window_opens_when_a_face_down_card_was_turned() -> None:
    scene = Scene(Side(hand=["hunos"]), Side(trap="emboscada")).declare(1)
    scene.take(Option("pass"))
    assert scene.asked == (0, "prompt-react-trap")
    assert scene.request.args["card"] == "emboscada"


def test_without_a_face_down_card_there_is_one_window() -> None:
    scene = Scene(Side(hand=["hunos"])).declare(1)
    assert asked_in(scene) == [0]


def test_a_window_opens_for_the_others_when_a_card_is_announced() -> None:
    scene = Scene(Side(hand=["hunos", "ogros"]), Side(hand=["termitas"]), Side(hand=["mano-larga"]))
    scene.announce("hunos")
    assert scene.asked == (1, "prompt-react-announced")
    assert scene.request.args["card"] == "hunos"
    assert scene.zone("playing", 0) == ["hunos"]
    assert asked_in(scene) == [1, 2]


def test_at_whom_a_card_is_aimed_is_told_in_its_window() -> None:
    scene = Scene(Side(hand=["mano-larga"]), Side(hand=["ogros"])).announce("mano-larga", 1)
    assert scene.asked == (1, "prompt-react-announced-against")
    assert scene.request.args["rival"] == 1


def test_which_troop_is_replaced_is_told_before_the_window() -> None:
    scene = Scene(Side(["hunos"], hand=["ogros"]), Side(hand=["termitas"])).announce("ogros", "hunos")
    (event,) = scene.told("announced_for")
    assert event.args["card_target"].face == "hunos"
    assert scene.zone("army") == ["hunos"]


def test_no_window_opens_for_a_card_that_is_laid_face_down() -> None:
    scene = Scene(Side(hand=["hunos"]), Side(hand=["de-eso-nada"])).lay("hunos")
    assert scene.asked == (0, "prompt-campaign")


def test_a_window_opens_at_the_end_of_phase_2() -> None:
    scene = Scene(Side(hand=["hunos"]), Side(hand=["ogros"]), Side(hand=["termitas"]))
    scene.take(Option("end"))
    assert scene.asked == (0, "prompt-react-end")
    assert asked_in(scene) == [0, 1, 2]
    assert scene.turn == 1


# -- who


def test_all_are_asked_clockwise_from_the_active_player() -> None:
    sides = [Side(hand=["hunos"]), Side(hand=["ogros"]), Side(hand=["termitas"])]
    scene = Scene(*sides, turn=1).declare(0)
    assert asked_in(scene) == [1, 2, 0]


def test_whose_hand_is_empty_is_not_asked() -> None:
    scene = Scene(Side(), Side(hand=["ogros"]), Side()).declare(2)
    assert asked_in(scene) == [1]


def test_with_all_hands_empty_no_window_opens() -> None:
    scene = Scene(Side(NINE)).declare(1)
    assert scene.asked == (0, "prompt-campaign")
    assert scene.morales == [7, 4, 5]


# -- rounds


def test_all_requests_of_a_round_bear_its_number_and_who_is_still_to_be_asked() -> None:
    scene = Scene(Side(hand=["hunos"]), Side(hand=["ogros"]), Side(hand=["termitas"])).declare(2)
    told = []
    while scene.request.optional:
        told.append((scene.request.args["window"], scene.request.args["asked"]))
        scene.take(Option("pass"))
    assert told == [(1, (0, 1, 2)), (1, (1, 2)), (1, (2,))]


def test_after_an_instant_a_new_round_begins_with_another_number() -> None:
    scene = Scene(Side(hand=["hunos"]), Side(hand=["zancadilla", "ogros"])).declare(1)
    first = scene.request.args["window"]
    scene.react(1, "zancadilla")
    assert scene.request.seat == 0
    assert scene.request.args["window"] == first + 1
    assert scene.request.args["asked"] == (0, 1)


def test_instants_take_effect_at_once_one_after_the_other() -> None:
    scene = Scene(Side(NINE, hand=["primos-del-pueblo"]), Side(NINE, hand=["zancadilla"])).declare(1)
    scene.react(1, "zancadilla")
    assert scene.match.table.numbers[0, "bonus"] == -3
    scene.react(0, "primos-del-pueblo").quietly()
    (event,) = scene.told("strengths_compared")
    assert (event.args["n"], event.args["answer"]) == (9, 9)


def test_a_window_closes_as_soon_as_its_card_is_cancelled() -> None:
    sides = [Side(hand=["hunos"]), Side(hand=["de-eso-nada"]), Side(hand=["de-eso-nada"])]
    scene = Scene(*sides).announce("hunos").react(1, "de-eso-nada")
    assert scene.asked == (0, "prompt-campaign")
    assert scene.hand(2) == ["de-eso-nada"]


def test_an_instant_that_does_not_fit_is_refused_with_a_reason() -> None:
    scene = Scene(Side(hand=["hunos"]), Side(hand=["primos-del-pueblo", "ogros"])).announce("hunos")
    here = {slug: Option("react", scene.id(slug, "hand", 1)) for slug in ("primos-del-pueblo", "ogros")}
    assert scene.why_not(here["primos-del-pueblo"]) == "reason-eg-not-now"
    assert scene.why_not(here["ogros"]) == "reason-eg-only-instants"
    assert scene.why_not(Option("play", here["ogros"].card, ("army", 1))) == "reason-eg-only-instants"


# -- what it tells


def course(scene: Scene) -> Iterator[None]:
    """Play a turn with every kind of window, nobody using an instant; stop at each request."""
    steps: list[Callable[[], Scene]] = [
        lambda: scene.announce("hunos"),
        lambda: scene.announce("coplas-difamatorias", 2),
        lambda: scene.declare(1),
        lambda: scene.take(Option("end")),
        lambda: scene.take(scene.request.default()),
        lambda: scene.declare(0),
        lambda: scene.take(Option("end")),
    ]
    for step in steps:
        step()
        yield
        while scene.request.optional:
            scene.take(Option("pass"))
            yield


def as_seen(scene: Scene, viewer: int) -> Any:
    """Return all that a seat (or a spectator) is told: what is asked, its own options, the table, what happened."""
    match, request = scene.match, scene.request
    facts = [
        request.seen_by(viewer),
        match.view(viewer if viewer < 3 else None),
        [event.seen_by(viewer) for event in match.events],
        match.why_not_undo(viewer) if viewer < 3 else None,
    ]
    if request.seat == viewer:
        assert isinstance(request, Choose)
        facts.append(list(request.options))
    return facts


def told(place: str, slug: str, viewer: int) -> list[Any]:
    """List all that a seat is told in a turn in which seat 2 holds a card, or it lies face down before it.

    The card takes the place of another that nobody sees: where it lies and which id it bears is the same.

    :param place: `hand` or `trap`.
    """
    scene = Scene(
        Side(NINE, hand=["hunos", "coplas-difamatorias", "sin-descanso"]),
        Side(hand=["ogros"]),
        Side(hand=["mano-larga", "veteranos"], trap="termitas"),
    )
    table = scene.table
    here = scene.card("mano-larga" if place == "hand" else "termitas", place, 2)
    there = scene.card(slug, "box" if slug in scene.zone("box") else "deck")
    table.faces[here], table.faces[there] = table.faces[there], table.faces[here]
    return [as_seen(scene, viewer) for _ in course(scene)]


@pytest.mark.parametrize("place", ["hand", "trap"])
@pytest.mark.parametrize("slug", SECRETS)
def test_an_instant_or_a_trap_is_asked_and_shown_as_any_other_card(slug: str, place: str) -> None:
    for viewer in (0, 1, 3):
        with_it = told(place, slug, viewer)
        assert len(with_it) > 15
        assert with_it == told(place, "guardaespaldas", viewer)


def test_the_comparison_can_fail() -> None:
    assert told("hand", "zancadilla", 2) != told("hand", "guardaespaldas", 2)
