"""A test for each instant."""

from tabletop.engine import Option
from tests.games.el_guerrero.scenes import Scene, Side, basic

SIX = (basic(2), basic(2), basic(2))
NINE = (basic(3), basic(3), basic(3))


def strengths(scene: Scene) -> tuple[int, int]:
    """Return with what the last combat was fought."""
    event = scene.told("strengths_compared")[-1]
    return event.args["n"], event.args["answer"]


def test_de_eso_nada() -> None:
    scene = Scene(Side(hand=["ogros"]), Side(), Side(hand=["de-eso-nada"]))
    scene.announce("ogros").react(2, "de-eso-nada")
    assert scene.zone("discard") == ["de-eso-nada", "ogros"]
    assert scene.count("army") == 3
    assert scene.morale() == 5


def test_de_eso_nada_keeps_the_troop_that_was_to_be_replaced() -> None:
    scene = Scene(Side(["hunos"], hand=["ogros"]), Side(hand=["de-eso-nada"]))
    scene.announce("ogros", "hunos").react(1, "de-eso-nada")
    assert scene.zone("army") == ["hunos"]


def test_gracias_por_el_regalo() -> None:
    scene = Scene(Side(hand=["mano-larga"]), Side(hand=["gracias-por-el-regalo", "ogros"]))
    scene.announce("mano-larga", 1).react(1, "gracias-por-el-regalo")
    assert scene.hand(1) == ["mano-larga", "ogros"]
    assert scene.hand() == []
    assert scene.morales == [5, 2, 5]


def test_gracias_por_el_regalo_is_for_whom_the_card_is_aimed_at() -> None:
    hand = ["gracias-por-el-regalo"]
    scene = Scene(Side(hand=["mano-larga"]), Side(hand=["ogros"]), Side(hand=hand)).announce("mano-larga", 1)
    scene.take(Option("pass"))
    assert scene.request.seat == 2
    assert scene.offered == ["pass"]


def test_primos_del_pueblo_for_the_attacker() -> None:
    scene = Scene(Side((basic(4), basic(3)), hand=["primos-del-pueblo"]), Side(NINE))
    scene.declare(1).react(0, "primos-del-pueblo").quietly()
    assert strengths(scene) == (10, 9)
    assert scene.morales == [6, 4, 5]


def test_primos_del_pueblo_are_for_who_fights() -> None:
    scene = Scene(Side(SIX), Side(), Side(hand=["primos-del-pueblo"])).declare(1)
    assert scene.offered == ["pass"]


def test_a_bonus_ends_with_its_combat() -> None:
    scene = Scene(Side(SIX, hand=["primos-del-pueblo"]), Side(NINE))
    scene.declare(1).react(0, "primos-del-pueblo").quietly()
    assert scene.number("bonus", 0) == 0


def test_zancadilla() -> None:
    scene = (
        Scene(Side(NINE), Side(SIX), Side(hand=["zancadilla"])).declare(1).react(2, "zancadilla").quietly()
    )
    assert strengths(scene) == (6, 6)


def test_zancadilla_is_not_for_the_attacker() -> None:
    scene = Scene(Side(NINE, hand=["zancadilla"])).declare(1)
    assert scene.offered == ["pass"]


def test_es_en_la_otra_puerta() -> None:
    scene = Scene(
        Side(NINE), Side(SIX, hand=["es-en-la-otra-puerta"]), Side(trap="ogros"), Side(trap="emboscada")
    )
    scene.declare(1).react(1, "es-en-la-otra-puerta")
    assert scene.seats_offered == [2, 3]
    scene.say(2)
    assert scene.count("hand", 1) == 1
    scene.quietly()
    assert scene.hand() == ["ogros"]
    assert scene.morales == [7, 5, 4, 5]
    assert scene.defeated == 2


def test_es_en_la_otra_puerta_finds_another_alone_among_three() -> None:
    scene = Scene(Side(NINE), Side(SIX, hand=["es-en-la-otra-puerta"]), Side())
    scene.declare(1).react(1, "es-en-la-otra-puerta").quietly()
    assert scene.morales == [7, 5, 4]


def test_es_en_la_otra_puerta_after_a_trap_meets_the_next_trap() -> None:
    sides = [
        Side(NINE),
        Side(trap="ogros", hand=["es-en-la-otra-puerta"]),
        Side(trap="puente-de-quita-y-pon"),
    ]
    scene = Scene(*sides).declare(1)
    scene.take(Option("pass"))
    assert scene.request.prompt == "prompt-react-trap"
    scene.react(1, "es-en-la-otra-puerta").quietly()
    assert scene.told("trap_sprung")
    assert scene.morales == [3, 5, 5]


def test_es_en_la_otra_puerta_cannot_send_anybody_into_the_fog() -> None:
    sides = [Side(NINE), Side(hand=["es-en-la-otra-puerta"]), Side(lasting=["niebla-del-norte"])]
    scene = Scene(*sides).declare(1).react(1, "es-en-la-otra-puerta").quietly()
    assert scene.morales == [7, 4, 5]


def test_hora_de_la_siesta() -> None:
    scene = Scene(Side(NINE), Side(hand=["hora-de-la-siesta", "ogros"]))
    scene.declare(1).react(1, "hora-de-la-siesta").quietly()
    assert scene.morales == [5, 6, 5]
    assert scene.count("hand", 1) == 3
    assert scene.why_not_attack(2) == "reason-eg-has-attacked"


def test_uniformes_cambiados() -> None:
    scene = Scene(Side(NINE), Side(SIX, hand=["uniformes-cambiados"]))
    scene.declare(1).react(1, "uniformes-cambiados").quietly()
    assert strengths(scene) == (6, 9)
    assert scene.tokens(0) == [3, 3, 3]
    assert scene.morales == [4, 6, 5]


def test_uniformes_cambiados_twice_is_as_before() -> None:
    scene = Scene(Side(NINE, hand=["uniformes-cambiados"]), Side(SIX, hand=["uniformes-cambiados"]))
    scene.declare(1).react(0, "uniformes-cambiados").react(1, "uniformes-cambiados").quietly()
    assert strengths(scene) == (9, 6)


def test_todavia_no_moves_war_farther_off() -> None:
    pile = ["ogros", "hunos", "goblins", "veteranos", "espias"]
    scene = Scene(Side(hand=["todavia-no"]), deck=["guerra", "termitas"], discard=pile).play("todavia-no")
    assert scene.count("deck") == 2 + 3 - 1
    assert scene.hand() == ["termitas"]
    assert scene.count("discard") == 2 + 1
    deck = scene.table.zone("deck")
    assert [scene.table.masks[card] for card in deck[1:]] == [0, 0, 0]


def test_todavia_no_does_not_bring_back_the_other_for_ever() -> None:
    scene = Scene(Side(hand=["todavia-no"]), deck=["guerra", "termitas"], discard=["todavia-no"])
    scene.play("todavia-no")
    assert scene.hand() == ["termitas"]
    assert scene.zone("discard") == ["todavia-no"]


def test_todavia_no_at_any_time() -> None:
    scene = Scene(Side(hand=["ogros"]), Side(hand=["todavia-no"]), discard=["hunos"])
    scene.take(Option("end")).react(1, "todavia-no")
    assert scene.count("hand", 1) == 1


def test_todavia_no_lays_no_basic_troop_on_the_deck() -> None:
    scene = Scene(Side([basic(4)], hand=["hunos", "todavia-no"]), deck=["guerra", "termitas"])
    scene.play("hunos", "tropa-basica").play("todavia-no")
    assert scene.zone("discard") == ["todavia-no", "tropa-basica"]
