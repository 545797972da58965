"""What the table of El Guerrero tells of totals: beside names, in a combat, and before one acts."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.tables import Badge, Preview, controller_of
from tabletop.engine import Option
from tests.games.el_guerrero.scenes import GAME_PIECES, Scene, Side, basic, with_token


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


def told(scene: Scene, option: Option) -> tuple[str, dict[str, Any]]:
    """Return what an option would do: the message and its arguments."""
    preview = controller_of(scene.match).damage_preview(scene.match.view(scene.request.seat), option)
    assert isinstance(preview, Preview)
    return preview.message, dict(preview.args)


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


def test_a_duel_tells_of_the_face_down_card_until_it_is_turned_over() -> None:
    mine, theirs = Side(army=["ogros"], hand=["hunos"]), Side(army=["ogros"], trap="emboscada")
    scene = Scene(mine, theirs).declare(1)
    controller = controller_of(scene.match)
    duel = controller.duel(scene.match.view(2))
    assert duel is not None
    assert duel.defender.parts[-1] == ("trap", 0, None)
    assert duel.defender.total == strength("ogros")
    scene.quietly()
    assert "trap" not in [name for name, _, _ in scene.told("strengths_compared")[0].args["parts_theirs"]]


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
    assert told(scene, Option("train", scene.id("tamborileros", "army", 0))) == (
        "preview-eg-train",
        {"n": drummers + 2},
    )
    assert told(scene, Option("train", scene.id("ogros", "army", 0))) == (
        "preview-eg-train",
        {"n": ogres + 4},
    )
    huns, more = scene.id("hunos", "hand", 0), strength("hunos")
    army = {"n": drummers + ogres + 3 + more}
    assert told(scene, Option("play", huns, ("army", 0))) == ("preview-eg-army", army)
    assert told(scene, Option("play", huns, scene.id("ogros", "army", 0))) == (
        "preview-eg-army",
        {"n": drummers + more},
    )
