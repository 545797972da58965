"""A test for each card without a symbol."""

from tests.games.el_guerrero.scenes import Scene, Side, basic, with_token

NINE = (basic(3), basic(3), basic(3))


def test_pregunta_de_intercambio() -> None:
    mine, theirs = [with_token("hunos", 1), basic(1)], ["ogros", basic(2)]
    scene = Scene(Side(mine, hand=["pregunta-de-intercambio"]), Side(theirs))
    scene.play("pregunta-de-intercambio", 1)
    assert scene.asked == (0, "prompt-pick-give")
    assert scene.offered == ["hunos", "tropa-basica"]
    scene.say("hunos")
    assert scene.asked == (1, "prompt-pick-give")
    assert scene.offered == ["ogros", "tropa-basica"]
    scene.say("ogros")
    assert scene.zone("army", 0) == ["ogros", "tropa-basica"]
    assert scene.zone("army", 1) == ["hunos", "tropa-basica"]


def test_pregunta_de_intercambio_needs_a_troop_on_both_sides() -> None:
    scene = Scene(Side([], hand=["pregunta-de-intercambio"]), Side(["ogros"]))
    scene.play("pregunta-de-intercambio", 1)
    assert scene.zone("army", 1) == ["ogros"]
    assert scene.zone("discard") == ["pregunta-de-intercambio"]


def test_instruccion_a_gritos() -> None:
    scene = Scene(Side([basic(1), with_token("ogros", 4)], hand=["instruccion-a-gritos"]))
    scene.play("instruccion-a-gritos")
    assert scene.token("tropa-basica") == 2, "ogres at 4 learn no more"
    assert scene.morale() == 5


def test_termitas() -> None:
    scene = Scene(
        Side(hand=["termitas"]), Side([basic(2), "ogros"], lasting=["estandarte", "caja-de-guerra"])
    )
    scene.play("termitas", 1)
    assert scene.asked == (0, "prompt-tear-down")
    scene.say("caja-de-guerra")
    assert scene.zone("lasting", 1) == ["estandarte"]
    assert scene.token("tropa-basica", 1) == 1


def test_mano_larga() -> None:
    scene = Scene(Side(hand=["mano-larga"]), Side(hand=["ogros", "ogros"])).play("mano-larga", 1)
    assert scene.hand() == scene.hand(1) == ["ogros"]
    assert not scene.knows(2, "ogros", "hand", 0)


def test_mano_larga_finds_nothing_in_an_empty_hand() -> None:
    scene = Scene(Side(hand=["mano-larga"])).play("mano-larga", 1)
    assert scene.hand() == []


def test_bola_de_cristal() -> None:
    deck = ["guerra", "termitas", "ogros", "hunos", "goblins"]
    scene = Scene(Side(hand=["bola-de-cristal"]), deck=deck).play("bola-de-cristal")
    assert scene.asked == (0, "prompt-from-deck")
    assert scene.offered == ["goblins", "hunos", "ogros"]
    scene.say("ogros")
    assert scene.hand() == ["ogros"]
    assert scene.zone("deck") == ["goblins", "guerra", "hunos", "termitas"]
    assert not scene.knows(1, "ogros", "hand", 0)
    assert scene.knows(0, "hunos", "deck", 0)


def test_bola_de_cristal_may_bring_war() -> None:
    deck = ["termitas", "guerra", "hunos"]
    scene = Scene(Side(hand=["bola-de-cristal"]), deck=deck).play("bola-de-cristal").say("guerra")
    assert scene.match.outcome is not None


def test_coplas_difamatorias() -> None:
    scene = Scene(Side(hand=["coplas-difamatorias"])).play("coplas-difamatorias", 1)
    assert scene.morales == [6, 4, 5]


def test_coplas_difamatorias_take_no_more_than_there_is() -> None:
    scene = Scene(Side(hand=["coplas-difamatorias"]), Side(morale=0)).play("coplas-difamatorias", 1)
    assert scene.morales == [5, 0, 5]


def test_usted_primero_turns_a_trap_against_its_owner() -> None:
    rival = Side([basic(2), "hunos"], trap="canto-de-sirenas")
    scene = Scene(Side([], hand=["usted-primero"]), rival).play("usted-primero", 1)
    assert scene.morales == [5, 3, 5]
    assert (scene.zone("army"), scene.zone("army", 1)) == (["hunos"], ["tropa-basica"])
    assert scene.zone("discard") == ["canto-de-sirenas", "usted-primero"]


def test_usted_primero_takes_a_decoy() -> None:
    scene = Scene(Side(hand=["usted-primero"]), Side(trap="ogros")).play("usted-primero", 1)
    assert scene.hand() == ["ogros"]


def test_usted_primero_draws_where_nothing_lies_face_down() -> None:
    scene = Scene(Side(hand=["usted-primero"])).play("usted-primero", 1)
    assert scene.count("hand") == 1


def test_usted_primero_finds_no_combat_for_an_ambush() -> None:
    scene = Scene(Side(hand=["usted-primero"]), Side(trap="emboscada")).play("usted-primero", 1)
    assert scene.number("bonus", 0) == 0


def test_sopa_en_mal_estado() -> None:
    army = ["ogros", basic(3), with_token("veteranos", 1)]
    scene = Scene(Side(hand=["sopa-en-mal-estado"]), Side(army)).play("sopa-en-mal-estado", 1)
    assert scene.zone("army", 1) == ["ogros", "veteranos"]


def test_sin_descanso_is_for_who_has_been_defeated() -> None:
    scene = Scene(Side(NINE, hand=["sin-descanso"]), defeated=1).play("sin-descanso")
    assert scene.morale() == 3
    assert scene.attack(1).why_not_attack(2) is None
    scene.attack(2)
    assert scene.why_not_attack(1) == "reason-eg-has-attacked"
    assert scene.count("hand") == 0


def test_sin_descanso_is_a_card_for_anybody_else() -> None:
    scene = Scene(Side(NINE, hand=["sin-descanso"]), defeated=2).attack(1).play("sin-descanso")
    assert scene.why_not_attack(2) == "reason-eg-has-attacked"
    assert scene.count("hand") == 1


def test_sin_descanso_after_an_attack_that_was_lost() -> None:
    scene = Scene(Side(hand=["sin-descanso"]), Side(NINE)).attack(1)
    assert scene.defeated == 0
    assert scene.why_not_attack(2) == "reason-eg-has-attacked"
    assert scene.play("sin-descanso").why_not_attack(2) is None


def test_marcha_forzada() -> None:
    deck = ["guerra", "termitas", "ogros", "hunos", "goblins", "veteranos"]
    scene = Scene(Side(hand=["marcha-forzada"]), deck=deck).play("marcha-forzada")
    assert scene.zone("discard") == ["goblins", "hunos", "marcha-forzada", "veteranos"]
    assert scene.morale() == 6


def test_marcha_forzada_brings_war() -> None:
    scene = Scene(Side(hand=["marcha-forzada"]), deck=["termitas", "guerra", "ogros"]).play("marcha-forzada")
    assert scene.match.outcome is not None
    assert scene.zone("discard") == ["ogros"]
