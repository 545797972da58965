"""Players who leave in the middle of something: what others have set going goes on, what was for a turn ends."""

from __future__ import annotations

from typing import Any

from tests.games.aguila_roja.invented import Invented
from tests.games.aguila_roja.scenes import NOBODY, Scene, Side

SOLDIER = "soldado-de-fortuna"
DEVELOP = (0, "prompt-develop")


def test_a_challenge_goes_on_when_a_bystander_leaves_instead_of_intercepting() -> None:
    sides = (Side(village=["tahur"]), Side(village=["cosaco"]), Side(village=[SOLDIER]))
    scene = Scene(*sides)
    worth = scene.worth("tahur")
    scene.challenge("tahur", 2)
    assert scene.asked == (1, "prompt-intercept")
    scene.match.concede(1)
    assert scene.asked == (2, "prompt-intercept")
    assert scene.say("pass").asked == DEVELOP
    assert scene.victory() == worth > 0


def test_what_waits_behind_a_question_is_carried_out_when_who_is_asked_leaves() -> None:
    robs = {"when": "travels", "do": [{"verb": "discard_from_hand", "by": "rival"}]}
    earns = {"when": "travels", "do": [{"verb": "place", "amount": 1}]}
    game = Invented(robber=[robs], smith=[earns])
    mine = Side(village=["robber", "smith"], locations=["mentidero-de-san-felipe"])
    scene = Scene(mine, Side(hand=2), NOBODY, game=game)
    scene.travel("robber", "smith", to="mentidero-de-san-felipe").say("robber", 1)
    assert (scene.asked, scene.coins()) == ((1, "prompt-discard-from-hand"), 0)
    scene.match.concede(1)
    assert scene.offered == ["mentidero-de-san-felipe", "smith"]
    scene.say("smith")
    assert (scene.asked, scene.coins(), scene.count("hand")) == (DEVELOP, 1, 2)


def test_famine_empties_treasuries_although_somebody_leaves_at_the_end_of_the_turn() -> None:
    robs = {"when": "turn_ends", "do": [{"verb": "discard_from_hand", "by": "rival"}]}
    mine = Side(village=["robber"], coins=3, maravedies=["bienestar", "hambruna"])
    scene = Scene(mine, Side(coins=1), Side(hand=2, coins=5), phase="open", game=Invented(robber=[robs]))
    scene.end().say("robber", 2)
    assert (scene.asked, scene.coins()) == ((2, "prompt-discard-from-hand"), 3)
    scene.match.concede(2)
    assert scene.asked == (1, "prompt-develop")
    assert [scene.coins(seat) for seat in (0, 1)] == [2, 2]  # of the next card alone


def test_an_event_goes_on_when_who_is_asked_leaves() -> None:
    scene = Scene(Side(hand=["chantaje"], coins=1), Side(hand=2), NOBODY).play("chantaje").say(1)
    scene.match.concede(1)
    assert (scene.asked, scene.zone("discard")) == (DEVELOP, ["chantaje"])


def each(**verb: Any) -> Invented:
    """Have a character, when it travels, make each player do something to a character in the village."""
    return Invented(
        herald=[{"when": "travels", "do": [{"by": "each", "target": {"zone": "village"}, **verb}]}]
    )


def test_of_each_player_nobody_is_asked_who_has_left_meanwhile() -> None:
    mine = Side(village=["herald", SOLDIER, "tahur"], locations=["portazgo"])
    scene = Scene(mine, NOBODY, NOBODY, game=each(verb="wound")).travel("herald", to="portazgo")
    scene.say("herald")
    assert scene.asked == (0, "prompt-choose-on-table")
    scene.match.concede(1)
    scene.say(SOLDIER)
    assert scene.asked == (2, "prompt-choose-on-table")


def test_who_leaves_while_asked_for_a_card_chooses_none() -> None:
    mine = Side(village=["herald", SOLDIER, "cosaco"], locations=["portazgo"])
    scene = Scene(mine, NOBODY, NOBODY, game=each(verb="wound")).travel("herald", to="portazgo")
    scene.say("herald", SOLDIER)
    assert scene.asked == (1, "prompt-choose-on-table")
    scene.match.concede(1)
    scene.say("cosaco")
    assert [scene.wounds(slug) for slug in (SOLDIER, "cosaco")] == [1, 1]


def test_what_was_for_a_turn_ends_when_whose_turn_it_is_leaves() -> None:
    mine = Side(hand=["noche-de-san-juan"], coins=9)
    scene = Scene(mine, Side(village=["tahur", SOLDIER]), NOBODY).play("noche-de-san-juan").say(1)
    scene.say(["tahur", SOLDIER])
    assert all(scene.mark(slug, "banned") for slug in ("tahur", SOLDIER))
    scene.match.concede(0)
    assert scene.turn == 1
    assert not any(scene.mark(slug, "banned") for slug in ("tahur", SOLDIER))


def test_who_was_lent_to_nobody_who_is_there_goes_home_before_the_next_turn() -> None:
    """Seat 0 has a character of seat 1 until the turn ends, and leaves."""
    mine = Side(hand=["por-orden-del-rey"], coins=9)
    scene = Scene(mine, Side(village=[SOLDIER]), NOBODY).play("por-orden-del-rey").say(1)
    assert scene.where(SOLDIER) == ("village", 0)
    scene.match.concede(0)
    assert scene.where(SOLDIER) == ("discard", 1)


def test_of_equal_uniques_one_left_is_kept() -> None:
    """The other was borrowed, and its owner leaves while its borrower is asked which to discard."""
    steals = {
        "verb": "take_control",
        "target": {"controller": "rival", "zone": "village"},
        "lasts": "while_here",
    }
    game = Invented(thief=[{"when": "travels", "do": [steals]}])
    mine = Side(village=["thief", "satur-escudero-fiel"], locations=["portazgo"])
    scene = Scene(mine, Side(village=["satur-escudero-fiel"]), NOBODY, game=game)
    scene.travel("thief", to="portazgo").say("thief", 1)
    assert scene.asked == (0, "prompt-unique")
    scene.match.concede(1)
    assert scene.offered == ["no"]
    scene.say("no")
    assert scene.where("satur-escudero-fiel") == ("village", 0)


def test_a_statement_that_takes_all_strength_discards_whoever_bears_no_mark() -> None:
    weakens = {"verb": "has", "stat": "strength", "amount": -3, "target": {"controller": "rival"}}
    scene = Scene(
        Side(hand=["witch"], coins=9),
        Side(village=["weak"]),
        game=Invented(witch=[{"always": [weakens]}], weak=[]),
    )
    scene.play("witch")
    assert scene.where("weak") == ("discard", 1)
