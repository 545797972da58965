"""A test for each troop."""

import pytest

from tabletop.engine import Option
from tabletop.games.el_guerrero.figures import (
    army_strength,
    fighting_strength,
    hand_target,
    power_of,
    strength_of,
)
from tests.games.el_guerrero.scenes import Scene, Side, basic, with_token

NINE = (basic(3), basic(3), basic(3))


def test_hunos() -> None:
    scene = Scene(Side(["hunos"]))
    assert hand_target(scene.table, 0) == 4
    assert hand_target(scene.table, 1) == 3
    assert scene.end().count("hand") == 4


def test_goblins_take_the_face_down_card() -> None:
    scene = Scene(Side(hand=["goblins"]), Side(hand=["ogros"], trap="emboscada")).play("goblins").say(1)
    assert scene.hand() == ["emboscada"]
    assert scene.hand(1) == ["ogros"]
    assert not scene.knows(2, "emboscada", "hand", 0)


def test_goblins_take_a_card_where_none_lies_face_down() -> None:
    scene = Scene(Side(hand=["goblins"]), Side(hand=["ogros"])).play("goblins").say(1)
    assert scene.hand() == ["ogros"]
    assert scene.zone("army") == ["goblins", *["tropa-basica"] * 3]


def test_piqueros() -> None:
    scene = Scene(Side(["piqueros"]))
    assert fighting_strength(scene.table, 0, "defending") == 5
    assert fighting_strength(scene.table, 0, "attacking") == 2


def test_jinetes_ligeros() -> None:
    scene = Scene(Side(["jinetes-ligeros"]))
    assert fighting_strength(scene.table, 0, "attacking") == 4
    assert fighting_strength(scene.table, 0, "defending") == 1


def test_ogros() -> None:
    scene = Scene(Side([], hand=["ogros"], morale=7)).play("ogros")
    assert scene.morale() == 1
    assert army_strength(scene.table, 0) == 5


def test_gigante_dormilon() -> None:
    scene = Scene(Side(["gigante-dormilon"]))
    assert fighting_strength(scene.table, 0, "attacking") == 0
    assert fighting_strength(scene.table, 0, "defending") == 4


def test_cronistas() -> None:
    scene = Scene(Side([*NINE, "cronistas"]), Side()).attack(1)
    assert scene.morales == [8, 4, 5]


def test_guardaespaldas_keep_troops_from_being_discarded() -> None:
    scene = Scene(Side(hand=["sopa-en-mal-estado"]), Side(["guardaespaldas", basic(1)]))
    scene.play("sopa-en-mal-estado", 1)
    assert scene.zone("army", 1) == ["guardaespaldas", "tropa-basica"]


def test_guardaespaldas_keep_troops_from_being_taken() -> None:
    scene = Scene(Side(hand=["pregunta-de-intercambio"]), Side(["guardaespaldas", basic(1)]))
    scene.play("pregunta-de-intercambio", 1)
    assert scene.zone("army", 1) == ["guardaespaldas", "tropa-basica"]


def test_espias() -> None:
    scene = Scene(Side(hand=["espias"]), Side(hand=["ogros"], trap="emboscada")).play("espias").say(1)
    assert scene.knows(0, "ogros", "hand", 1)
    assert scene.knows(0, "emboscada", "trap", 1)
    assert not scene.knows(2, "ogros", "hand", 1)
    assert not scene.knows(2, "emboscada", "trap", 1)


def test_zapadores() -> None:
    scene = Scene(Side([*NINE, "zapadores"]), Side(trap="puente-de-quita-y-pon")).attack(1)
    assert scene.zone("discard") == ["puente-de-quita-y-pon"]
    assert scene.told("trap_sprung") == []
    assert scene.morales == [7, 4, 5]


def test_esqueletos_return_to_the_hand_when_discarded() -> None:
    scene = Scene(Side(hand=["sopa-en-mal-estado"]), Side(["esqueletos"])).play("sopa-en-mal-estado", 1)
    assert scene.hand(1) == ["esqueletos"]
    assert scene.zone("army", 1) == []


def test_esqueletos_return_to_the_hand_when_replaced() -> None:
    scene = Scene(Side(["esqueletos"], hand=["hunos"])).play("hunos", "esqueletos")
    assert scene.hand() == ["esqueletos"]


def test_mercenarios_leave_when_a_combat_is_lost() -> None:
    scene = Scene(Side(["mercenarios"]), Side([basic(4), basic(1)])).attack(1)
    assert scene.zone("army") == []
    assert scene.zone("discard") == ["mercenarios"]


def test_mercenarios_stay_when_a_combat_is_won() -> None:
    scene = Scene(Side(["mercenarios"]), Side([basic(3)])).attack(1)
    assert scene.zone("army") == ["mercenarios"]


def test_tamborileros() -> None:
    scene = Scene(Side(["tamborileros", basic(1)]), phase="train").train("tropa-basica")
    assert scene.token("tropa-basica") == 3


@pytest.mark.parametrize(("slug", "left"), [("gigante-dormilon", 4), ("tamborileros", 3), ("veteranos", 3)])
def test_those_who_cost_morale_when_they_come(slug: str, left: int) -> None:
    assert Scene(Side([], hand=[slug])).play(slug).morales == [left, 5, 5]


def test_tamborileros_train_up_to_4() -> None:
    scene = Scene(Side(["tamborileros", basic(3)]), phase="train").train("tropa-basica")
    assert scene.token("tropa-basica") == 4


def test_veteranos_cannot_be_weakened() -> None:
    scene = Scene(Side(hand=["termitas"]), Side([with_token("veteranos", 2), basic(2)]))
    scene.play("termitas", 1)
    assert (scene.token("veteranos", 1), scene.token("tropa-basica", 1)) == (2, 1)


def test_suegras() -> None:
    scene = Scene(Side(["suegras"]))
    suegras = scene.card("suegras", "army")
    assert strength_of(scene.table, suegras) == 1
    assert power_of(scene.table, 0) == 1 + 5 + 2


def test_a_troop_comes_without_a_token() -> None:
    scene = Scene(Side([], hand=["hunos"])).play("hunos")
    assert scene.tokens() == [0]
    assert scene.why_not(Option("end")) is None
