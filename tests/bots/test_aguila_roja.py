"""What a squire does at a table of Águila Roja: it guards, intercepts, races, travels and orders effects sensibly."""

from __future__ import annotations

import pytest

from tabletop import bots
from tabletop.bots import Bot
from tabletop.engine import Answer, Match, Option
from tests.bots.squires import asked, wins_of_a_squire
from tests.games.aguila_roja.scenes import GAME, Scene, Side, acting, hurt
from tests.games.aguila_roja.test_worked_examples import shipped

every_seed = pytest.mark.parametrize("seed", range(3))


def told(scene: Scene, answer: Answer) -> tuple[str, ...]:
    """Return what an option does, with which card, and on what."""
    assert isinstance(answer, Option)
    ids = [part for part in (answer.card, answer.target) if isinstance(part, int)]
    return answer.verb, *[scene.table.faces[scene.table.by_id[id_]].id for id_ in ids]


def played_on(scene: Scene, seed: int) -> list[tuple[str, ...]]:
    """Let a squire play its turn to the end; the rivals do not intercept. Return what it did."""
    players: list[Bot] = [bots.make("squire", seat, seed) for seat in range(scene.match.seats)]
    turn, done = scene.match.turns, []
    while scene.match.request is not None and scene.match.turns == turn:
        seat = scene.request.seat
        answer = scene.request.default()
        if seat == scene.turn:
            answer = players[seat].choose(scene.match.seat(seat))
            if isinstance(answer, Option):
                done.append(told(scene, answer))
        scene.take(answer)
    return done


@every_seed
def test_it_begins_itself_if_it_wins_the_toss(seed: int) -> None:
    scene = Scene.of(Match(GAME, 2, seed))
    winner = scene.request.seat
    assert asked(scene, seed) == Option("first", None, ("player", winner))


# -- intercepting


def challenged(target: str | int, *guards: str, by: str = "gigante-de-feria") -> Scene:
    """Let a character challenge seat 1, who has guards."""
    return Scene(Side(village=[by]), Side(village=guards)).challenge(by, target)


@every_seed
def test_a_strong_guard_steps_in(seed: int) -> None:
    """The Grand Master (5) stops Juan (4, two points) and outlives him."""
    scene = challenged(1, "gran-maestre", by="juan-duque")
    assert told(scene, asked(scene, seed)) == ("intercept", "gran-maestre", "juan-duque")


@every_seed
def test_nobody_of_worth_is_thrown_away_to_save_one_point(seed: int) -> None:
    """Elvira (2) would fall before the Veteran (3), who brings one point."""
    scene = challenged(1, "elvira-dama-del-abanico", by="veterano-de-flandes")
    assert told(scene, asked(scene, seed)) == ("pass",)


@every_seed
def test_a_guard_waits_for_who_would_bring_more(seed: int) -> None:
    """Águila Roja (4) lets the Veteran (3) by, who brings one point: the King is still to come, with four."""
    scene = Scene(Side(village=["veterano-de-flandes", "el-rey"]), Side(village=["aguila-roja-defensor"]))
    scene.challenge("veterano-de-flandes", 1)
    assert told(scene, asked(scene, seed)) == ("pass",)
    scene.say("pass").challenge("el-rey", 1)
    assert told(scene, asked(scene, seed)) == ("intercept", "aguila-roja-defensor", "el-rey")


@every_seed
def test_a_valuable_friend_is_shielded(seed: int) -> None:
    """The Giant (5) challenges Lucrecia (3): rather than she, a mere Initiate falls."""
    scene = challenged(
        "lucrecia-marquesa", "lucrecia-marquesa", "iniciado-de-la-logia", by="gigante-de-feria"
    )
    assert told(scene, asked(scene, seed)) == ("intercept", "iniciado-de-la-logia", "gigante-de-feria")


# -- racing


@every_seed
def test_all_challenge_whoever_has_no_guard(seed: int) -> None:
    scene = Scene(
        Side(village=["labradora", "soldado-de-fortuna", "gonzalo-maestro"], victory=3),
        Side(village=[acting("gigante-de-feria")], victory=2),
    )
    played_on(scene, seed)
    assert scene.victory() >= 3 + 2


@every_seed
def test_who_is_ahead_at_the_goal_takes_points_and_no_fights(seed: int) -> None:
    """Águila Roja, "Object of the Game": it began the turn ahead, and ends it ahead: it wins."""
    scene = Scene(
        Side(village=["soldado-de-fortuna"], victory=26),
        Side(village=[acting(hurt("el-rey", 3))], victory=24),
        tiebreak=1,
        began_ahead=1,
    )
    played_on(scene, seed)
    assert scene.match.outcome is not None
    assert scene.match.outcome.winners == (0,)


@every_seed
def test_who_is_behind_in_the_tiebreak_catches_up_before_the_turn_ends(seed: int) -> None:
    """Else the rival begins and ends the next turn ahead. Two points are needed, and nobody guards."""
    scene = Scene(
        Side(village=["elvira-dama-del-abanico", "iniciado-de-la-logia"], victory=23),
        Side(village=[acting("alabardero")], victory=25),
        tiebreak=1,
    )
    assert told(scene, asked(scene, seed)) == ("challenge", "elvira-dama-del-abanico")


@every_seed
def test_a_guard_stays_at_home_where_more_is_at_stake_there(seed: int) -> None:
    """The Keeper could gain a point, for nobody guards; but then the King would come through with four."""
    scene = Scene(
        Side(village=["guardian-del-umbral"], victory=5),
        Side(village=[acting("el-rey")], victory=5),
    )
    assert played_on(scene, seed) == [("end",)]


# -- travelling, playing, ordering


@every_seed
def test_it_travels_for_profit(seed: int) -> None:
    scene = Scene(
        Side(village=["novicia", "sacristan"], locations=["monasterio"], hand=4),
        Side(village=["gigante-de-feria", "cosaco"]),
    )
    played_on(scene, seed)
    assert scene.victory() == 2


@every_seed
def test_the_merchants_come_before_the_monastery(seed: int) -> None:
    """Águila Roja, "Combining Effects": both draw, then the Monastery finds four cards in hand."""
    scene = shipped("comerciantes-y-monasterio")
    scene.travel("comerciante", "comerciante", to="monasterio")
    while not scene.is_waiting:
        scene.take(asked(scene, seed))
    assert (scene.count("hand"), scene.victory()) == (4, 2)


@every_seed
def test_characters_are_played_and_locations_too(seed: int) -> None:
    scene = Scene(Side(hand=["cosaco", "plaza-del-mercado", "labradora"], coins=5))
    played_on(scene, seed)
    assert {"cosaco", "plaza-del-mercado", "labradora"}.isdisjoint(scene.zone("hand"))


@every_seed
def test_it_stops_drawing_before_its_deck_is_empty(seed: int) -> None:
    """Águila Roja, "Object of the Game": whose deck runs out loses at once."""
    scene = Scene(
        Side(village=["comerciante", "comerciante"], locations=["mentidero-de-san-felipe"], deck=2, hand=3),
        Side(village=["gigante-de-feria"]),
    )
    played_on(scene, seed)
    assert scene.count("deck") > 0


@every_seed
def test_wounds_go_to_the_rival_and_healing_home(seed: int) -> None:
    """The Poisoner wounds whoever matters most to the rival, and heals her own."""
    scene = Scene(
        Side(village=["envenenadora", hurt("lucrecia-marquesa", 1)], locations=["callejon-de-la-daga"]),
        Side(village=["el-rey", hurt("leonor-menina", 0)]),
    )
    scene.travel("envenenadora", to="callejon-de-la-daga")
    while not scene.is_waiting:
        scene.take(asked(scene, seed))
    assert scene.wounds("lucrecia-marquesa") == 0
    assert scene.count("village", 0) == 1


def test_a_squire_beats_a_page() -> None:
    """8 matches, the places changed: by pure luck 7 of 8 come once in 28 trials; of 400 it wins nearly all."""
    assert wins_of_a_squire(GAME, 2, 8, 500) >= 7
