"""A test for each round and permanent card."""

from tabletop.games.el_guerrero.figures import fighting_parts, fighting_strength, power_of
from tests.games.el_guerrero.scenes import Scene, Side, basic, with_token

SIX = (basic(2), basic(2), basic(2))
NINE = (basic(3), basic(3), basic(3))


def test_murallas_de_carton() -> None:
    scene = Scene(Side(SIX, hand=["murallas-de-carton"])).play("murallas-de-carton")
    assert fighting_strength(scene.table, 0, "defending") == 10
    assert fighting_strength(scene.table, 0, "attacking") == 6
    assert [(part.name, part.amount) for part in fighting_parts(scene.table, 0, "defending")] == [
        ("army", 6),
        ("card", 4),
    ]


def test_bula_papal_brings_morale() -> None:
    scene = Scene(Side(hand=["bula-papal"])).play("bula-papal")
    assert scene.morale() == 6
    assert scene.zone("lasting") == ["bula-papal"]


def test_bula_papal_keeps_troops_from_harm() -> None:
    holy = Side(["hunos", basic(2)], lasting=["bula-papal"])
    hand = ["sopa-en-mal-estado", "termitas", "pregunta-de-intercambio"]
    scene = Scene(Side([basic(1)], hand=hand), holy)
    scene.play("sopa-en-mal-estado", 1).play("pregunta-de-intercambio", 1)
    assert scene.zone("army", 1) == ["hunos", "tropa-basica"]
    assert scene.token("tropa-basica", 1) == 2


def test_niebla_del_norte() -> None:
    scene = Scene(Side(NINE), Side(lasting=["niebla-del-norte"]))
    assert scene.why_not_attack(1) == "reason-eg-sheltered"
    assert scene.why_not_attack(2) is None


def test_niebla_del_norte_strengthens_a_troop() -> None:
    scene = Scene(Side([basic(1)], hand=["niebla-del-norte"])).play("niebla-del-norte")
    assert scene.token("tropa-basica") == 2
    assert scene.zone("lasting") == ["niebla-del-norte"]


def test_estandarte_wins_ties_and_attacks_stronger() -> None:
    eight = (basic(4), basic(4))
    scene = Scene(Side(SIX, hand=["estandarte"]), Side(eight)).play("estandarte").attack(1)
    assert scene.morales == [7, 4, 5]


def test_estandarte_does_not_defend() -> None:
    scene = Scene(Side(NINE), Side(SIX, lasting=["estandarte"])).attack(1)
    assert scene.morales == [7, 4, 5]


def test_castillo_en_obras() -> None:
    scene = Scene(Side(SIX), Side([basic(3)], lasting=["castillo-en-obras"])).attack(1)
    assert scene.morales == [4, 7, 5]
    assert scene.zone("lasting", 1) == ["castillo-en-obras"]


def test_castillo_en_obras_falls_with_a_defeat() -> None:
    scene = Scene(Side(NINE), Side([basic(4)], lasting=["castillo-en-obras"])).attack(1)
    assert scene.zone("lasting", 1) == []


def test_caja_de_guerra() -> None:
    scene = Scene(Side(NINE, hand=["caja-de-guerra"]), Side(SIX)).play("caja-de-guerra").attack(1)
    assert scene.morales == [7, 4, 5]
    assert scene.count("hand") == 1


def test_caja_de_guerra_draws_for_a_defender_too() -> None:
    scene = Scene(Side(SIX), Side(NINE, lasting=["caja-de-guerra"])).attack(1)
    assert scene.count("hand", 1) == 1


def test_caja_de_guerra_goes_with_a_defeat() -> None:
    scene = Scene(Side(NINE), Side(SIX, lasting=["caja-de-guerra"])).attack(1)
    assert scene.zone("lasting", 1) == []


def test_tratado_de_estrategia() -> None:
    scene = Scene(Side(SIX, hand=["tratado-de-estrategia"])).play("tratado-de-estrategia")
    assert fighting_strength(scene.table, 0, "attacking") == 8
    assert fighting_strength(scene.table, 0, "defending") == 6


def test_estatua_ecuestre() -> None:
    scene = Scene(Side(SIX, hand=["estatua-ecuestre"])).play("estatua-ecuestre")
    assert power_of(scene.table, 0) == 6 + 5 + 2


def test_what_waits_for_a_defeat_is_ordered_by_whose_turn_it_is() -> None:
    loser = Side([with_token("mercenarios", 0)], lasting=["estatua-ecuestre", "castillo-en-obras"])
    scene = Scene(Side(NINE), loser).attack(1)
    assert scene.asked == (0, "prompt-order-effects")
    while scene.request.prompt == "prompt-order-effects":
        scene.take(scene.request.default())
    assert scene.count("lasting", 1) == scene.count("army", 1) == 0
