"""Each card of the Conspiradores does what is printed on it."""

from __future__ import annotations

import pytest

from tests.games.aguila_roja.scenes import NOBODY, Scene, Side, acting, at, hurt

SOLDIER = "soldado-de-fortuna"
GIANT = "gigante-de-feria"
PASSER_BY = Side(village=["aguador"])


def test_lucrecia_marquesa() -> None:
    village = ["lucrecia-marquesa", "catalina-doncella", SOLDIER]
    scene = Scene(Side(village=village), Side(village=["sicario"], hand=3))
    assert (scene.worth("lucrecia-marquesa"), scene.worth("catalina-doncella")) == (3, 2)
    assert (scene.worth(SOLDIER), scene.worth("sicario")) == (1, 1)
    scene.challenge("lucrecia-marquesa")
    assert (scene.count("hand", 1), scene.count("discard", 1)) == (2, 1)


def test_nuno_heredero() -> None:
    nuno = Side(village=["nuno-heredero"], coins=1)
    hand = ["juan-duque", "mosquetero"]
    scene = Scene(Side(hand=hand, coins=8), nuno).play("juan-duque")
    assert scene.asked == (1, "prompt-may-upon")
    assert scene.request.args["cards"] == ("juan-duque",)
    scene.say("yes")
    assert (scene.wounds("juan-duque"), scene.coins(1)) == (1, 0)
    assert Scene(Side(hand=hand, coins=8), nuno).play("mosquetero").is_waiting


def test_hernan_comisario() -> None:
    rival = Side(village=["tahur", "aguador", SOLDIER])
    scene = Scene(Side(village=["hernan-comisario"]), rival).challenge("hernan-comisario")
    assert scene.offered == ["pass", SOLDIER]
    village = [hurt("hernan-comisario", 5), "lucrecia-marquesa"]
    scene = Scene(Side(village=village), PASSER_BY).challenge("hernan-comisario", "aguador")
    assert (scene.strength("hernan-comisario"), scene.wounds("hernan-comisario")) == (6, 6)
    assert scene.where("hernan-comisario") == ("village", 0)


def test_hernan_comisario_alone_is_discarded() -> None:
    scene = Scene(Side(village=[hurt("hernan-comisario", 4)]), PASSER_BY)
    scene.challenge("hernan-comisario", "aguador")
    assert scene.where("hernan-comisario") == ("discard", 0)


def test_catalina_doncella() -> None:
    village = ["catalina-doncella", "carcelero"]
    scene = Scene(Side(village=village), Side(village=[SOLDIER])).challenge("carcelero", SOLDIER)
    assert scene.count("hand", 0) == 1
    scene.challenge("catalina-doncella", SOLDIER)
    assert scene.count("hand", 0) == 1  # she is not another


def test_gran_maestre() -> None:
    village = ["gran-maestre", "guardian-del-umbral", SOLDIER]
    rival = Side(village=["cosaco", "tahur"])
    scene = Scene(Side(village=village), rival)
    assert (scene.strength("gran-maestre"), scene.strength("guardian-del-umbral")) == (5, 4)
    assert scene.strength(SOLDIER) == 3
    scene.end()
    assert scene.offered == ["guardian-del-umbral", "no", SOLDIER]
    scene.say(SOLDIER)
    assert (scene.asked[0], scene.offered) == (1, ["cosaco", "tahur"])
    scene.say("tahur")
    assert scene.where(SOLDIER) == ("discard", 0)
    assert scene.where("tahur") == ("discard", 1)


def test_elvira_dama_del_abanico() -> None:
    scene = Scene(Side(village=["cosaco"]), Side(village=["elvira-dama-del-abanico"]))
    assert scene.can_challenge("cosaco", "elvira-dama-del-abanico") == "reason-banned-by-itself"
    rival = Side(village=["tahur", "comerciante", SOLDIER], locations=[at("portazgo", "aguador")])
    elvira = Side(village=["elvira-dama-del-abanico"], locations=["callejon-de-la-daga"], coins=2)
    scene = Scene(elvira, rival).travel("elvira-dama-del-abanico", to="callejon-de-la-daga")
    scene.say("elvira-dama-del-abanico", "yes")
    assert scene.offered == ["comerciante", "tahur"]
    scene.say("tahur", "no")
    assert (scene.where("tahur"), scene.on_guard("tahur"), scene.coins()) == (("village", 0), True, 0)
    assert scene.end().where("tahur") == ("village", 1)


def test_rodrigo_espada_sin_patria() -> None:
    rodrigo = Side(village=["rodrigo-espada-sin-patria"], coins=1)
    scene = Scene(rodrigo, PASSER_BY).challenge("rodrigo-espada-sin-patria", "aguador").say("yes")
    assert scene.on_guard("rodrigo-espada-sin-patria")
    assert (scene.coins(), scene.where("aguador")) == (0, ("discard", 1))
    scene = Scene(rodrigo).challenge("rodrigo-espada-sin-patria")
    assert (scene.victory(), scene.on_guard("rodrigo-espada-sin-patria")) == (2, False)


def test_verdugo() -> None:
    rival = Side(village=[hurt(GIANT, 1), hurt(SOLDIER, 1), "tahur"], victory=3)
    scene = Scene(Side(hand=["verdugo"], coins=4), rival).play("verdugo")
    assert scene.offered == [GIANT, SOLDIER]
    scene.say(GIANT)
    assert (scene.where(GIANT), scene.victory(1)) == (("discard", 1), 2)


def test_iniciado_de_la_logia() -> None:
    scene = Scene(Side(village=["iniciado-de-la-logia"]), Side(village=[SOLDIER]))
    scene.challenge("iniciado-de-la-logia", SOLDIER)
    assert (scene.where("iniciado-de-la-logia"), scene.count("hand", 0)) == (("discard", 0), 1)


@pytest.mark.parametrize(
    ("others", "rival", "points"),
    [
        ([], [], 0),
        (["iniciado-de-la-logia"], [], 0),
        (["iniciado-de-la-logia", "guardian-del-umbral"], [], 2),
        ([], ["gran-maestre"], 2),
    ],
)
def test_hermanos_de_la_logia(others: list[str], rival: list[str], points: int) -> None:
    brothers = Side(village=["hermanos-de-la-logia", *others])
    scene = Scene(brothers, Side(village=["cosaco", *rival])).challenge("hermanos-de-la-logia")
    assert scene.is_waiting is bool(points)
    assert scene.victory() == points


def test_guardian_del_umbral() -> None:
    for others, is_ready in ((["gran-maestre"], True), ([], False)):
        scene = Scene(PASSER_BY, Side(village=["guardian-del-umbral", *others])).challenge("aguador")
        assert scene.say("guardian-del-umbral").on_guard("guardian-del-umbral") is is_ready


def test_sicario() -> None:
    rival = Side(village=["tahur"], locations=[at("portazgo", GIANT)])
    scene = Scene(Side(hand=["sicario"], coins=3), rival).play("sicario")
    assert scene.offered == [GIANT, "tahur"]
    scene.say(GIANT)
    assert (scene.where(GIANT), scene.wounds(GIANT), scene.on_guard(GIANT)) == (("village", 1), 1, False)


def test_envenenadora() -> None:
    mine = Side(village=["envenenadora", hurt(SOLDIER, 2)], locations=["palacio-de-la-marquesa"])
    scene = Scene(mine, Side(village=[GIANT])).travel("envenenadora", to="palacio-de-la-marquesa")
    scene.say("envenenadora")
    assert (scene.wounds(GIANT), scene.wounds(SOLDIER)) == (1, 1)


def test_espia_tras_el_tapiz() -> None:
    scene = Scene(Side(hand=["espia-tras-el-tapiz"], coins=2), Side(hand=3, coins=1))
    scene.play("espia-tras-el-tapiz")
    assert scene.knows(0, 1)
    assert (scene.coins(0), scene.coins(1)) == (1, 0)


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        ("alguacil-de-ronda", [acting("tahur")], 1),
        ("alguacil-de-ronda", [], 1),
        ("alguacil-de-ronda", ["tahur"], 0),
        (acting("alguacil-de-ronda"), [acting("tahur")], 0),
    ],
)
def test_alguacil_de_ronda(mine: str, theirs: list[str], points: int) -> None:
    assert Scene(Side(village=[mine]), Side(village=theirs)).end().victory(0) == points


def test_lacayo_de_librea() -> None:
    scene = Scene(Side(village=["lacayo-de-librea"], coins=1), Side(village=[SOLDIER]))
    scene.challenge("lacayo-de-librea", SOLDIER).say("yes")
    assert (scene.where("lacayo-de-librea"), scene.coins()) == (("hand", 0), 0)


def test_carcelero() -> None:
    scene = Scene(Side(village=["carcelero", "tahur"]), Side(village=[hurt(SOLDIER, 1), "cosaco"]))
    assert scene.challenge("carcelero").offered == ["cosaco", "pass"]


@pytest.mark.parametrize(("theirs", "coins"), [(4, 3), (3, 2)])
def test_hidalgo_arruinado(theirs: int, coins: int) -> None:
    hidalgo = Side(village=["hidalgo-arruinado"], victory=3)
    assert Scene(hidalgo, Side(victory=theirs), phase="open").coins() == coins  # two of the maravedí card


def test_emboscada() -> None:
    rival = Side(village=["tahur", "cosaco", acting("aguador")], locations=[at("portazgo", "comerciante")])
    scene = Scene(Side(hand=["emboscada"], village=[SOLDIER], coins=2), rival).play("emboscada")
    assert scene.offered == ["cosaco", "tahur"]
    scene.say(["cosaco", "tahur"])
    assert (scene.on_guard("cosaco"), scene.on_guard("tahur")) == (False, False)


@pytest.mark.parametrize(("theirs", "wounds"), [(4, 3), (3, 2)])
def test_veneno_en_la_copa(theirs: int, wounds: int) -> None:
    rival = Side(village=[GIANT, "tahur"], victory=theirs)
    scene = Scene(Side(hand=["veneno-en-la-copa"], coins=3, victory=3), rival)
    assert scene.play("veneno-en-la-copa").say(GIANT).wounds(GIANT) == wounds


def test_juramento_de_sangre() -> None:
    mine = Side(hand=["juramento-de-sangre"], village=["verdugo", "tahur"], coins=2)
    scene = Scene(mine, Side(village=[GIANT, "cosaco"])).play("juramento-de-sangre").say("tahur", GIANT)
    assert scene.where("tahur") == ("discard", 0)
    assert scene.where(GIANT) == ("discard", 1)


@pytest.mark.parametrize(("held", "coins", "hand"), [(3, 2, 2), (2, 2, 2), (1, 0, 1)])
def test_chantaje(held: int, coins: int, hand: int) -> None:
    rival = Side(hand=["tahur", "cosaco"], coins=held)
    scene = Scene(Side(hand=["chantaje"], coins=1), rival).play("chantaje")
    if hand == 1:
        assert scene.asked[0] == 1
        scene.say(["cosaco"])
    assert (scene.coins(0), scene.coins(1), scene.count("hand", 1)) == (coins, held - coins, hand)


def test_conjura_a_medianoche() -> None:
    deck = ["gran-maestre", "verdugo", "iniciado-de-la-logia", "chantaje"]
    scene = Scene(Side(hand=["conjura-a-medianoche"], deck=deck, coins=1)).play("conjura-a-medianoche")
    assert scene.offered == ["gran-maestre", "iniciado-de-la-logia", "no"]
    assert scene.say("gran-maestre").zone("hand") == ["gran-maestre"]


def test_punales_en_la_sombra() -> None:
    village = ["punales-en-la-sombra", SOLDIER, "aguador"]
    scene = Scene(Side(village=village), Side(village=["tahur", GIANT])).challenge(SOLDIER, "tahur")
    assert scene.victory() == 1
    scene.challenge("aguador", GIANT)  # my own is discarded
    assert (scene.where("aguador"), scene.victory()) == (("discard", 0), 1)


def test_ley_del_silencio() -> None:
    scene = Scene(Side(hand=["juan-duque", "mosquetero"]), Side(village=["ley-del-silencio"]))
    assert (scene.price("juan-duque"), scene.price("mosquetero")) == (6, 3)
    assert scene.price("juan-duque", seat=1) == 5
    for held, points in ((0, 1), (1, 1), (2, 0)):
        scene = Scene(Side(village=["ley-del-silencio"], hand=3), Side(hand=held), phase="open")
        assert scene.victory() == points


@pytest.mark.parametrize(("held", "left"), [(3, 2), (1, 0), (0, 0)])
def test_palacio_de_la_marquesa(held: int, left: int) -> None:
    palace = Side(village=[SOLDIER], locations=["palacio-de-la-marquesa"])
    hand = ["tahur", "cosaco", "aguador"][:held]
    scene = Scene(palace, Side(hand=hand)).travel(SOLDIER, to="palacio-de-la-marquesa")
    if held > 1:
        assert scene.asked[0] == 1  # the rival chooses
        scene.say(["cosaco"])
        assert scene.zone("discard", 1) == ["cosaco"]
    assert scene.count("hand", 1) == left


def test_cripta_de_la_logia() -> None:
    discard = ["gran-maestre", "sicario", "iniciado-de-la-logia", "chantaje", "aguador"]
    party = ("hermanos-de-la-logia", SOLDIER)
    hooded = Side(village=[*party, "guardian-del-umbral"], locations=["cripta-de-la-logia"], discard=discard)
    scene = Scene(hooded).travel(*party, to="cripta-de-la-logia")
    assert scene.offered == ["iniciado-de-la-logia", "sicario"]
    assert scene.say("iniciado-de-la-logia").where("iniciado-de-la-logia") == ("village", 0)
    scene = Scene(Side(village=party, locations=["cripta-de-la-logia"], discard=discard))
    scene.travel(*party, to="cripta-de-la-logia")
    assert scene.offered == ["gran-maestre", "iniciado-de-la-logia", "sicario"]
    assert scene.say("gran-maestre").zone("hand") == ["gran-maestre"]


def test_calabozos_del_comisario() -> None:
    mine = Side(village=["verdugo", SOLDIER, hurt("cosaco", 1)], locations=["calabozos-del-comisario"])
    rival = Side(village=[hurt(GIANT, 1), "tahur"], locations=[at("portazgo", hurt("sicario", 1))])
    scene = Scene(mine, rival).travel("verdugo", SOLDIER, to="calabozos-del-comisario")
    assert scene.victory() == 2


def test_cuartel_del_comisario() -> None:
    party = ("verdugo", SOLDIER, "cosaco")
    mine = Side(village=party, locations=["cuartel-del-comisario"], coins=1, victory=5)
    scene = Scene(mine, Side(coins=4, victory=3)).travel(*party, to="cuartel-del-comisario")
    assert (scene.coins(0), scene.coins(1), scene.victory(0), scene.victory(1)) == (1, 0, 5, 1)


def test_callejon_de_la_daga() -> None:
    alley = Side(village=["verdugo"], locations=["callejon-de-la-daga"])
    scene = Scene(alley, Side(coins=3)).travel("verdugo", to="callejon-de-la-daga").say("yes")
    assert (scene.wounds("verdugo"), scene.coins(0), scene.coins(1)) == (1, 2, 1)
    scene = Scene(alley, Side(coins=3)).travel("verdugo", to="callejon-de-la-daga").say("no")
    assert (scene.wounds("verdugo"), scene.coins(0), scene.coins(1)) == (0, 0, 3)


def test_arcas_de_la_logia() -> None:
    assert Scene(NOBODY, Side(village=["sicario"])).zone("treasury", 1) == ["arcas-de-la-logia"]
