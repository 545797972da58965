"""The table of El Guerrero: what gestures mean, why not, what stands where, and how totals come about."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.affordances import Affordances
from tabletop.controller.gestures import Gestures, Given, Menu
from tabletop.controller.tables import Badge, PieceLook, Preview, Thing, controller_of
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


def badges(scene: Scene, seat: int) -> dict[str, Badge]:
    view = scene.match.view(scene.request.seat)
    return {badge.text: badge for badge in controller_of(scene.match).badges(view, seat)}


def always(slug: str) -> list[dict[str, Any]]:
    """List what a card says all the time, as its data has it."""
    said = [word for ability in GAME_PIECES[slug].abilities for word in ability.always]
    return [word.model_dump() for word in said]


def strength(slug: str) -> int:
    return GAME_PIECES[slug].figures["strength"]


def fights(slug: str) -> int:
    """Return how much strength a card adds in a combat."""
    return int(next(word["amount"] for word in always(slug) if word["verb"] == "fights"))


def pieces(scene: Scene) -> dict[str, PieceLook]:
    view = scene.match.view(0)
    return {piece.icon: piece for piece in controller_of(scene.match).pieces(view)}


def told(scene: Scene, option: Option) -> tuple[str, dict[str, Any]]:
    """Return what an option would do: the message and its arguments."""
    preview = controller_of(scene.match).damage_preview(scene.match.view(scene.request.seat), option)
    assert isinstance(preview, Preview)
    return preview.message, dict(preview.args)


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


def test_a_full_army_may_be_left_as_it_is() -> None:
    full = [basic(), basic(), basic(), "piqueros", "veteranos"]
    scene = Scene(Side(army=["espias", "ogros"]), Side(army=full, trap="canto-de-sirenas"))
    scene.attack(1)
    assert scene.asked == (1, "prompt-eg-make-room")
    assert [button.label for button in afforded(scene).buttons] == ["do-eg-keep-army"]


# -- totals


def test_strength_is_told_once_where_attack_and_defence_are_alike() -> None:
    found = badges(Scene(Side(army=[basic(2), "ogros"])), 0)
    assert found["badge-eg-strength"].args == {"n": 7, "parts": (("base", 5, None), ("tokens", 2, None))}
    assert "badge-eg-attack" not in found


def test_strength_is_told_twice_where_cards_or_the_token_make_a_difference() -> None:
    side = Side(army=["ogros", "jinetes-ligeros"], lasting=["castillo-en-obras"])
    found = badges(Scene(side, defeated=1), 0)
    army = strength("ogros") + strength("jinetes-ligeros")
    riders, castle = fights("jinetes-ligeros"), fights("castillo-en-obras")
    attack = (("army", army, None), ("card", riders, "jinetes-ligeros"))
    assert found["badge-eg-attack"].args == {"n": army + riders, "parts": attack}
    defence = (("army", army, None), ("card", castle, "castillo-en-obras"), ("shelter", 5, None))
    assert found["badge-eg-defence"].args == {"n": army + castle + 5, "parts": defence}
    assert "badge-eg-defeated" in found


def test_power_counts_morale_and_what_cards_add() -> None:
    side = Side(army=[basic(3), "suegras"], lasting=["estatua-ecuestre"], morale=11)
    badge = badges(Scene(side), 0)["badge-eg-power"]
    more = sum(word["amount"] for slug in ("suegras", "estatua-ecuestre") for word in always(slug))
    assert badge.args["n"] == 3 + strength("suegras") + 11 + more
    parts = dict.fromkeys(part[0] for part in badge.args["parts"])
    assert list(parts) == ["base", "tokens", "morale", "card"]


def test_a_duel_tells_what_the_note_will_tell() -> None:
    hand = ["primos-del-pueblo"]
    defender = Side(army=["ogros"], hand=["hunos"])
    scene = Scene(Side(army=[with_token("jinetes-ligeros", 2)], hand=hand), defender, defeated=2)
    controller = controller_of(scene.match)
    assert controller.duel(scene.match.view(0)) is None
    scene.declare(1)
    duel = controller.duel(scene.match.view(None))
    assert duel is not None
    riders = strength("jinetes-ligeros") + 2 + fights("jinetes-ligeros")
    assert (duel.attacker.seat, duel.attacker.total) == (0, riders)
    assert (duel.defender.seat, duel.defender.total) == (1, strength("ogros") + 5)
    scene.react(0, "primos-del-pueblo")
    duel = controller.duel(scene.match.view(2))
    assert duel is not None
    name, bonus, _ = duel.attacker.parts[-1]
    assert name == "bonus"
    assert duel.attacker.total == riders + bonus
    scene.quietly()
    event = scene.told("strengths_compared")[0]
    assert (event.args["n"], event.args["answer"]) == (duel.attacker.total, duel.defender.total)
    assert controller.duel(scene.match.view(0)) is None


def test_with_swapped_armies_the_duel_tells_of_the_others_tokens() -> None:
    side = Side(army=["ogros"], hand=["uniformes-cambiados"])
    scene = Scene(side, Side(army=[basic(4)], hand=["hunos"])).declare(1).react(0, "uniformes-cambiados")
    duel = controller_of(scene.match).duel(scene.match.view(0))
    assert duel is not None
    assert duel.attacker.parts == (("base", 0, None), ("tokens", 4, None))
    assert duel.defender.parts == (("army", strength("ogros"), None),)


@pytest.mark.parametrize(
    ("mine", "theirs", "trap", "message"),
    [
        ([basic(4), basic(3)], ["ogros"], None, "preview-eg-wins"),
        (["ogros"], ["ogros"], None, "preview-eg-loses"),
        ([basic(4), basic(3)], ["ogros"], "emboscada", "preview-eg-wins-unless"),
        (["ogros"], ["ogros"], "hunos", "preview-eg-loses-unless"),
    ],
)
def test_an_attack_is_told_before(mine: list[Any], theirs: list[Any], trap: str | None, message: str) -> None:
    scene = Scene(Side(army=mine), Side(army=theirs, trap=trap))
    found, args = told(scene, Option("attack", None, ("player", 1)))
    assert found == message
    assert args["answer"] == strength("ogros")
    if trap is None:
        scene.attack(1)
        assert (scene.told("combat_won")[0].args["player"] == 0) == (message == "preview-eg-wins")


def test_training_and_troops_are_told_before() -> None:
    scene = Scene(Side(army=["tamborileros", with_token("ogros", 3)], hand=["hunos"]), phase="train")
    drummers, ogres = strength("tamborileros"), strength("ogros")
    # The drummers train for two, but a token goes up to 4.
    assert told(scene, Option("train", troop(scene, "tamborileros"))) == (
        "preview-eg-train",
        {"n": drummers + 2},
    )
    assert told(scene, Option("train", troop(scene, "ogros"))) == ("preview-eg-train", {"n": ogres + 4})
    huns, more = in_hand(scene, "hunos"), strength("hunos")
    army = {"n": drummers + ogres + 3 + more}
    assert told(scene, Option("play", huns, ("army", 0))) == ("preview-eg-army", army)
    assert told(scene, Option("play", huns, troop(scene, "ogros"))) == (
        "preview-eg-army",
        {"n": drummers + more},
    )


# -- what stands where


def test_troops_show_their_strength_with_the_token_and_generals_their_morale() -> None:
    scene = Scene(Side(army=[with_token("ogros", 2)]))
    controller, view = controller_of(scene.match), scene.match.view(0)
    (look,) = controller.figures(view, troop(scene, "ogros"))
    assert (look.value, look.printed) == (str(strength("ogros") + 2), str(strength("ogros")))
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
