"""The table of El Guerrero: what gestures mean, why not, what stands where, and how totals come about."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.affordances import Affordances
from tabletop.controller.gestures import Gestures, Given, Menu
from tabletop.controller.tables import PieceLook, Thing, controller_of
from tabletop.engine import Dice, Match, Option
from tests.controller.carrying import carry_all, play_by_gestures
from tests.games.el_guerrero.scenes import GAME, GAME_PIECES, Scene, Side, basic, with_token

TABLES: list[tuple[int, dict[str, Any]]] = [(3, {}), (4, {"trains": "everybody"}), (6, {})]


def afforded(scene: Scene) -> Affordances:
    """Return what whoever is asked can do."""
    request = scene.request
    return Affordances(controller_of(scene.match), scene.match.view(request.seat), request)


def in_hand(scene: Scene, slug: str) -> int:
    return scene.id(slug, "hand", scene.request.seat)


def troop(scene: Scene, slug: str, seat: int = 0) -> int:
    return scene.id(slug, "army", seat)


def why(scene: Scene, start: Thing, target: Thing | None = None) -> str | None:
    """Return the id of the reason why a start can do nothing (to a target)."""
    reason = afforded(scene).why_not(start, target)
    return None if reason is None else reason.id


def pieces(scene: Scene) -> dict[str, PieceLook]:
    view = scene.match.view(0)
    return {piece.icon: piece for piece in controller_of(scene.match).pieces(view)}


# -- gestures


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_matches_are_played_by_gestures_alone(seats: int, options: dict[str, Any]) -> None:
    mouse = play_by_gestures(Match(GAME, seats, 7, options), 120)
    assert min(mouse.ways.values()) > 2


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_option_can_be_carried_from_its_start_to_its_destination(
    seats: int, options: dict[str, Any]
) -> None:
    carried = carry_all(Match(GAME, seats, 2, options), 150)
    assert carried.away >= {"play", "set", "discard", "react"}
    assert carried.nowhere <= {"general", "train", "attack", "choose", "rival"}


@pytest.mark.parametrize("place", ["player", "army", "trap", "lasting", "general"])
def test_one_attacks_from_a_troop_to_anything_that_lies_before_a_rival(place: str) -> None:
    scene = Scene(Side(army=["ogros"]))
    attack = [Option("attack", None, ("player", 2))]
    assert afforded(scene).options(troop(scene, "ogros"), (place, 2)) == attack
    assert afforded(scene).options(troop(scene, "ogros"), (place, 0)) == []


def test_a_rivals_troop_stands_for_its_army_and_the_general_attacks_too() -> None:
    scene = Scene(Side(army=["ogros"]), Side(army=["hunos"]))
    attack = Option("attack", None, ("player", 1))
    can = afforded(scene)
    assert can.options(troop(scene, "ogros"), troop(scene, "hunos", 1)) == [attack]
    assert ("army", 0) not in can.touchable, "its troops are"
    match = Match(GAME, 3, 1)
    while match.turns < 4 or match.request is None or match.request.prompt != "prompt-campaign":
        assert match.request is not None
        match.answer(match.request.default())
    view = match.view(match.request.seat)
    general = ("general", match.request.seat)
    rival = (match.request.seat + 1) % 3
    starts = controller_of(match).other_starts(view, match.request, Option("attack", None, ("player", rival)))
    assert starts[0] == general


def test_without_a_general_and_without_troops_the_empty_place_attacks() -> None:
    scene = Scene(Side(army=[]))
    assert ("army", 0) in afforded(scene).touchable


def test_a_click_on_a_name_asks_before_it_attacks() -> None:
    gestures = Gestures(afforded(Scene(Side(army=["ogros"]))))
    outcome = gestures.click(("player", 1), 0)
    assert isinstance(outcome, Menu)
    assert [entry.label for entry in outcome.entries] == ["do-eg-attack"]
    given = gestures.pick(outcome.entries[0].option, 1000)
    assert isinstance(given, Given)
    assert given.answer == Option("attack", None, ("player", 1))


def test_a_click_trains_at_once() -> None:
    scene = Scene(Side(army=["ogros"]), phase="train")
    outcome = Gestures(afforded(scene)).click(troop(scene, "ogros"), 0)
    assert isinstance(outcome, Given)
    assert outcome.answer == Option("train", troop(scene, "ogros"))


@pytest.mark.parametrize("place", ["player", "army", "trap", "lasting"])
def test_an_aimed_card_goes_to_anything_that_lies_before_a_rival(place: str) -> None:
    scene = Scene(Side(hand=["mano-larga"]))
    card = in_hand(scene, "mano-larga")
    assert afforded(scene).options(card, (place, 1)) == [Option("play", card, ("player", 1))]
    if place != "trap":
        assert why(scene, card, (place, 0)) == "reason-eg-no-rival"


def test_any_card_goes_face_down_to_its_place_and_to_the_discard_pile() -> None:
    scene = Scene(Side(hand=["mano-larga", "emboscada", "hunos"]))
    for slug in ("mano-larga", "emboscada", "hunos"):
        card = in_hand(scene, slug)
        assert afforded(scene).options(card, ("trap", 0)) == [Option("set", card, ("trap", 0))]
        assert afforded(scene).options(card, ("discard", 0)) == [Option("discard", card, ("discard", 0))]
    assert why(scene, in_hand(scene, "emboscada"), ("trap", 1)) == "reason-eg-own-place"


def test_a_troop_joins_on_the_free_ground_and_may_replace_one_that_it_is_laid_on() -> None:
    scene = Scene(Side(army=["ogros", "espias"], hand=["hunos"]))
    card, ogres = in_hand(scene, "hunos"), troop(scene, "ogros")
    join, replace = Option("play", card, ("army", 0)), Option("play", card, ogres)
    assert afforded(scene).options(card, ("army", 0)) == [join]
    assert afforded(scene).options(card, ogres) == [join, replace]
    entries = afforded(scene).menu([join, replace])
    assert [entry.label for entry in entries] == ["do-eg-join", "do-eg-replace"]
    assert why(scene, card, ("army", 1)) == "reason-eg-own-army"


def test_a_sixth_troop_goes_onto_the_one_that_it_replaces() -> None:
    army = [basic(), basic(), basic(), "ogros", "espias"]
    scene = Scene(Side(army=army, hand=["hunos"]))
    card, ogres = in_hand(scene, "hunos"), troop(scene, "ogros")
    assert afforded(scene).options(card, ogres) == [Option("play", card, ogres)]
    assert why(scene, card, ("army", 0)) == "reason-eg-army-full"
    assert set(afforded(scene).targets(card)) >= set(scene.match.view(0).zones["army", 0])


def test_what_stays_in_play_goes_to_its_place_and_the_rest_to_the_own_name() -> None:
    scene = Scene(Side(hand=["estandarte", "bola-de-cristal"]))
    lasting, at_once = in_hand(scene, "estandarte"), in_hand(scene, "bola-de-cristal")
    can = afforded(scene)
    assert ("lasting", 0) in can.targets(lasting)
    assert ("player", 0) in can.targets(at_once)
    assert can.options(lasting, ("army", 0)) == [Option("play", lasting)]
    assert why(scene, at_once, ("player", 1)) == "reason-eg-no-aim"


def test_reasons_tell_of_the_card_rather_than_of_the_turn() -> None:
    training = Scene(Side(army=[with_token("ogros", 4), "hunos"], hand=["emboscada"]), phase="train")
    assert why(training, troop(training, "ogros")) == "reason-eg-full-strength"
    assert why(training, troop(training, "hunos"), ("army", 1)) == "reason-eg-train-first"
    peace = Scene(Side(army=["ogros"], hand=["emboscada"]), peace=1)
    assert why(peace, troop(peace, "ogros")) == "reason-eg-peace"
    assert why(peace, in_hand(peace, "emboscada"), ("army", 0)) == "reason-eg-only-face-down"
    sheltered = Scene(Side(army=["ogros"]), Side(lasting=["niebla-del-norte"]))
    assert why(sheltered, troop(sheltered, "ogros"), ("army", 1)) == "reason-eg-sheltered"
    spent = Scene(Side(army=["ogros"])).attack(1)
    assert why(spent, troop(spent, "ogros")) == "reason-eg-has-attacked"


def test_in_a_window_instants_that_fit_can_be_touched_and_the_rest_is_told_why_not() -> None:
    hand = ["primos-del-pueblo", "de-eso-nada", "ogros"]
    scene = Scene(Side(army=[basic(4)], hand=hand)).declare(1)
    can = afforded(scene)
    cousins = in_hand(scene, "primos-del-pueblo")
    assert can.touchable == {cousins}
    assert can.options(cousins, ("army", 1)) == [Option("react", cousins)]
    assert can.options(cousins, ("hand", 0)) == []
    assert why(scene, in_hand(scene, "de-eso-nada")) == "reason-eg-not-now"
    assert why(scene, in_hand(scene, "ogros")) == "reason-eg-only-instants"
    assert [(button.label, button.primary) for button in can.buttons] == [("do-eg-pass", True)]


def test_in_a_window_nothing_is_said_of_what_lies_on_the_table() -> None:
    mine = Side(army=["hunos"], hand=["primos-del-pueblo"])
    scene = Scene(mine, Side(army=["ogros"])).declare(1)
    assert scene.request.seat == 0
    assert why(scene, troop(scene, "hunos")) is None
    assert why(scene, troop(scene, "ogros", 1)) is None


def test_a_full_army_may_be_left_as_it_is() -> None:
    full = [basic(), basic(), basic(), "piqueros", "veteranos"]
    scene = Scene(Side(army=["espias", "ogros"]), Side(army=full, trap="canto-de-sirenas"))
    scene.attack(1)
    assert scene.asked == (1, "prompt-eg-make-room")
    assert [button.label for button in afforded(scene).buttons] == ["do-eg-keep-army"]


# -- what stands where


def test_troops_show_their_strength_with_the_token_and_generals_their_morale() -> None:
    scene = Scene(Side(army=[with_token("ogros", 2)]))
    controller, view = controller_of(scene.match), scene.match.view(0)
    (look,) = controller.figures(view, troop(scene, "ogros"))
    printed = GAME_PIECES["ogros"].figures["strength"]
    assert (look.value, look.printed) == (str(printed + 2), str(printed))
    assert [(one.kind, one.number) for one in controller.tokens(view, troop(scene, "ogros"))] == [
        ("strength", 2)
    ]
    assert controller.printed_figures("generala-trueno")[0].value == "5"
    match = Match(GAME, 3, 1)
    free = match.view(0).zones["generals", 0][0]
    assert controller_of(match).figures(match.view(0), free)[0].value == "5"


@pytest.mark.parametrize("seats", [3, 6])
def test_war_never_comes_before_its_sign_says_that_it_may(seats: int) -> None:
    """The sign is a promise: so many cards at least lie above War, and all may know it."""
    near = 0
    for seed in range(4):
        match, dice = Match(GAME, seats, seed), Dice(seed)
        controller = controller_of(match)
        while match.request is not None:
            signs = controller.signs(match.view(None))
            deck, faces = match.table.zone("deck"), match.table.faces
            above = len(deck) - 1 - next(at for at, card in enumerate(deck) if faces[card].is_war)
            sign = signs["deck", 0]
            promised = sign.args.get("n", 0)
            near += sign.text == "badge-eg-war-near"
            assert above >= promised
            match.answer(match.request.sample(dice))
        assert controller.signs(match.view(None)) == {}
    assert near


def test_before_the_deck_lies_there_nothing_is_told_of_war() -> None:
    match = Match(GAME, 3, 1)
    view = match.view(None).copy()
    view.zones["deck", 0] = ()
    assert controller_of(match).signs(view) == {}


def test_peace_lies_by_the_deck_and_the_defeated_token_goes_to_who_lost() -> None:
    peace = Scene(Side(army=["ogros"]), peace=1)
    assert pieces(peace)["peace"].at == ("deck", 0)
    assert pieces(peace)["flag"].at == ("player", 0)
    scene = Scene(Side(army=[basic(4), basic(4)]), Side(army=["ogros"]))
    assert "peace" not in pieces(scene)
    assert pieces(scene)["defeated"].at == ("discard", 0)
    scene.attack(1)
    assert pieces(scene)["defeated"].at == ("player", 1)


def test_the_steps_say_why_nobody_can_be_attacked() -> None:
    def steps(scene: Scene) -> list[tuple[str, str | None]]:
        marks = controller_of(scene.match).steps(scene.match.view(0), scene.request)
        return [(mark.state, None if mark.why is None else mark.why.id) for mark in marks]

    assert steps(Scene(Side(), phase="train")) == [("now", None), ("open", None), ("open", None)]
    assert steps(Scene(Side())) == [("done", None), ("now", None), ("open", None)]
    assert steps(Scene(Side(), peace=1))[1] == ("now", "reason-eg-peace")
    assert steps(Scene(Side(army=[basic(4)])).attack(1))[1] == ("now", "reason-eg-has-attacked")


def test_everybodys_morale_is_on_one_track() -> None:
    scene = Scene(Side(morale=20), Side(morale=3))
    track = controller_of(scene.match).track(scene.match.view(0))
    assert track is not None
    assert [runner.value for runner in track.runners] == [20, 3, 5]
    assert (track.goal, track.beyond, track.is_reached) == (20, 0, True)


def test_an_announced_card_points_at_whom_it_is_aimed() -> None:
    scene = Scene(Side(hand=["mano-larga"]), Side(hand=["ogros"])).announce("mano-larga", 1)
    request, view = scene.request, scene.match.view(1)
    arrows = controller_of(scene.match).arrows(view, request.seat, request.args)
    assert arrows == [(scene.id("mano-larga", "playing", 0), ("player", 1))]
    fight = Scene(Side(hand=["hunos"]), Side(trap="ogros")).declare(1)
    while fight.request.prompt != "prompt-react-trap":
        fight.take(Option("pass"))
    request = fight.request
    assert controller_of(fight.match).arrows(fight.match.view(0), request.seat, request.args) == []
