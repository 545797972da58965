"""Each card of the Casa Real does what is printed on it."""

from __future__ import annotations

import pytest

from tests.games.aguila_roja.scenes import NOBODY, Scene, Side, acting, at, hurt

SOLDIER = "soldado-de-fortuna"


def test_el_rey() -> None:
    scene = Scene(Side(village=["el-rey"], hand=["bando-real", "mosquetero"]))
    assert (scene.price("bando-real"), scene.price("mosquetero")) == (0, 3)
    scene = Scene(Side(hand=["golpe-de-suerte"]), Side(village=["el-rey"], coins=1))
    scene.play("golpe-de-suerte")  # it places one maravedí first
    assert (scene.coins(0), scene.coins(1)) == (0, 2)


def test_juan_duque() -> None:
    assert Scene(Side(village=["juan-duque"])).worth("juan-duque") == 2
    assert Scene(Side(village=["juan-duque"]), Side(village=["el-rey"])).worth("juan-duque") == 3
    for answer, coins, asked in (("yes", 1, "prompt-develop"), ("no", 3, "prompt-intercept")):
        scene = Scene(Side(village=["juan-duque"], coins=3), Side(village=["cosaco"]))
        scene.challenge("juan-duque").say(answer)
        assert (scene.coins(), scene.asked[1]) == (coins, asked)


@pytest.mark.parametrize(
    ("queen", "coins", "points"), [("la-reina", 3, 1), ("la-reina", 2, 0), (acting("la-reina"), 3, 0)]
)
def test_la_reina(queen: str, coins: int, points: int) -> None:
    assert Scene(Side(village=[queen], coins=coins)).end().victory(0) == points


def test_baltasar_valido() -> None:
    scene = Scene(Side(village=["baltasar-valido"], hand=["bando-real", "mosquetero"]), phase="open")
    assert scene.coins() == 2  # the maravedí card
    scene.say("yes", ["bando-real"])
    assert (scene.coins(), scene.zone("discard"), scene.count("hand")) == (4, ["bando-real"], 2)
    hand = ["mosquetero", "bando-real", "tahur"]
    for village, price in ((["baltasar-valido"], 3), (["baltasar-valido", "el-rey"], 2)):
        scene = Scene(Side(village=village, hand=hand))
        assert (scene.price("mosquetero"), scene.price("tahur")) == (price, 2)


def test_alonso_maestre_de_campo() -> None:
    village = ["alonso-maestre-de-campo", "mosquetero", SOLDIER, "la-reina"]
    scene = Scene(Side(village=village), Side(village=["alabardero"]))
    scene.challenge("alonso-maestre-de-campo").say("pass")
    assert scene.victory() == 2
    assert (scene.worth("mosquetero"), scene.worth(SOLDIER)) == (2, 2)
    assert (scene.worth("la-reina"), scene.worth("alabardero")) == (2, 0)
    assert scene.end().worth("mosquetero") == 1


def test_leonor_menina() -> None:
    scene = Scene(Side(village=["leonor-menina"], locations=["arenal-de-sevilla", "portazgo"]), Side(hand=2))
    scene.travel("leonor-menina", to="portazgo").say("leonor-menina")
    assert scene.knows(0, 1)
    assert scene.count("hand") == 1
    rival = Side(village=["cosaco", "tahur"], locations=[at("portazgo", "aguador")])
    scene = Scene(Side(village=["leonor-menina", "la-reina"]), rival).challenge("leonor-menina")
    assert scene.offered == ["cosaco", "tahur"]
    scene.say("tahur")
    assert (scene.asked, scene.offered) == ((1, "prompt-intercept"), ["cosaco", "pass"])
    assert Scene(Side(village=["leonor-menina"]), rival).challenge("leonor-menina").asked[0] == 1


def test_perico_bufon() -> None:
    scene = Scene(Side(village=["cosaco"]), Side(village=["perico-bufon"]))
    assert scene.can_challenge("cosaco", "perico-bufon") == "reason-banned-by-itself"
    for mine, theirs, left in ((3, 4, 3), (3, 3, 3), (0, 1, 0)):
        scene = Scene(Side(village=["perico-bufon"], victory=mine), Side(victory=theirs), phase="open")
        assert (scene.victory(0), scene.victory(1)) == (mine, left)


def test_recaudador_de_impuestos() -> None:
    scene = Scene(Side(village=["recaudador-de-impuestos"]), Side(coins=2))
    scene.challenge("recaudador-de-impuestos")
    assert (scene.coins(0), scene.coins(1), scene.victory()) == (1, 1, 1)


def test_capitan_de_la_guardia() -> None:
    captain = "capitan-de-la-guardia"
    scene = Scene(Side(village=[captain, "mosquetero", "la-reina"]), Side(village=["alabardero"]))
    assert (scene.strength(captain), scene.strength("mosquetero")) == (3, 3)
    assert (scene.strength("la-reina"), scene.strength("alabardero")) == (2, 2)
    for village, theirs, drawn in (
        ([captain, "mosquetero", SOLDIER], 0, 2),
        ([captain, "mosquetero", "la-reina"], 0, 1),
        ([captain], 1, 2),
    ):
        scene = Scene(Side(village=village), Side(victory=theirs), phase="open")
        assert scene.count("hand") == drawn


def test_alabardero() -> None:
    scene = Scene(Side(village=[SOLDIER]), Side(village=["alabardero"]))
    scene.challenge(SOLDIER).say("alabardero")
    assert scene.where(SOLDIER) == ("discard", 0)  # three wounds, where two are printed


def test_mosquetero() -> None:
    rival = Side(village=["cosaco", "gigante-de-feria"], locations=[at("portazgo", "tahur")])
    scene = Scene(Side(village=["mosquetero"], coins=1), rival).challenge("mosquetero").say("yes")
    assert scene.offered == ["cosaco", "gigante-de-feria"]
    scene.say("gigante-de-feria")
    assert (scene.wounds("gigante-de-feria"), scene.coins()) == (1, 0)
    assert Scene(Side(village=["mosquetero"]), rival).challenge("mosquetero").asked[0] == 1


def test_veterano_de_flandes() -> None:
    assert Scene(Side(village=["veterano-de-flandes"])).worth("veterano-de-flandes") == 1
    assert Scene(Side(village=[hurt("veterano-de-flandes", 1)])).worth("veterano-de-flandes") == 2


def test_tamborilero() -> None:
    drums = Side(hand=["tamborilero"], deck=["mosquetero", "bando-real", "alabardero", "la-reina"], coins=2)
    scene = Scene(drums).play("tamborilero")
    assert scene.offered == ["alabardero", "mosquetero", "no"]
    assert scene.say("mosquetero").zone("hand") == ["mosquetero"]
    scene = Scene(Side(village=[SOLDIER], hand=["tamborilero"], deck=["mosquetero", "la-reina"], coins=2))
    assert scene.play("tamborilero").zone("hand") == []


def test_escribano_real() -> None:
    discard = ["bando-real", "toque-de-queda", "mosquetero", "donativo-forzoso"]
    scene = Scene(Side(hand=["escribano-real"], discard=discard, coins=2)).play("escribano-real").say("yes")
    assert scene.offered == ["bando-real", "donativo-forzoso"]  # no permanent event
    assert scene.say("donativo-forzoso").zone("hand") == ["donativo-forzoso"]


def test_aposentador_mayor() -> None:
    hand = ["portazgo", "casa-de-la-moneda", "venta-del-camino"]
    scene = Scene(Side(village=["aposentador-mayor"], hand=hand)).play("portazgo").play("venta-del-camino")
    assert scene.can_play("casa-de-la-moneda") == "reason-location-played"


def test_paje_de_palacio() -> None:
    page = Side(village=["paje-de-palacio"], locations=["casa-de-la-moneda"])
    for answer, zone in (("yes", "village"), ("no", "upon")):
        scene = Scene(page).travel("paje-de-palacio", to="casa-de-la-moneda").say("paje-de-palacio", answer)
        assert (scene.where("paje-de-palacio"), scene.on_guard("paje-de-palacio")) == ((zone, 0), False)


def test_medico_de_camara() -> None:
    physician = "medico-de-camara"
    village = [physician, hurt("veterano-de-flandes", 2), hurt(SOLDIER, 1)]
    scene = Scene(Side(village=village, locations=["portazgo"])).travel(physician, to="portazgo")
    scene.say(physician, "veterano-de-flandes")
    assert (scene.wounds("veterano-de-flandes"), scene.wounds(SOLDIER)) == (0, 1)
    village = [physician, "paje-de-palacio"]
    scene = Scene(Side(village=village, coins=2), Side(village=["cosaco"]))
    scene.challenge("paje-de-palacio", "cosaco").say("yes")
    assert (scene.where("paje-de-palacio"), scene.coins()) == (("hand", 0), 0)


def test_embajador() -> None:
    rival = Side(village=["cosaco", "tahur"], locations=[at("portazgo", "aguador")])
    scene = Scene(Side(hand=["embajador"], coins=4), rival).play("embajador")
    assert scene.offered == ["aguador", "no", "tahur"]
    scene.say("aguador")
    assert (scene.where("aguador"), scene.zone("hand", 1)) == (("hand", 1), ["aguador"])


def test_bando_real() -> None:
    hand = ["bando-real", "portazgo", "casa-de-la-moneda", "venta-del-camino"]
    scene = Scene(Side(hand=hand, coins=1)).play("bando-real")
    assert scene.count("hand") == 4
    scene.play("portazgo").play("venta-del-camino")
    assert scene.can_play("casa-de-la-moneda") == "reason-location-played"


@pytest.mark.parametrize(("held", "mine", "left"), [(5, 3, 2), (2, 2, 0), (0, 0, 0)])
def test_donativo_forzoso(held: int, mine: int, left: int) -> None:
    scene = Scene(Side(hand=["donativo-forzoso"], coins=1), Side(coins=held)).play("donativo-forzoso")
    assert (scene.coins(0), scene.coins(1)) == (mine, left)


def test_leva_forzosa() -> None:
    discard = ["mosquetero", "capitan-de-la-guardia", "alabardero", "la-reina"]
    scene = Scene(Side(hand=["leva-forzosa"], discard=discard, coins=2)).play("leva-forzosa")
    assert scene.offered == ["alabardero", "mosquetero"]
    assert scene.say("mosquetero").where("mosquetero") == ("village", 0)


def test_por_orden_del_rey() -> None:
    rival = Side(
        village=[acting("gonzalo-maestro"), "aguila-roja-defensor", "tahur"],
        locations=[at("portazgo", SOLDIER)],
    )
    scene = Scene(Side(hand=["por-orden-del-rey"], coins=3), rival).play("por-orden-del-rey")
    assert scene.offered == ["gonzalo-maestro", SOLDIER]
    scene.say("gonzalo-maestro")
    assert (scene.where("gonzalo-maestro"), scene.on_guard("gonzalo-maestro")) == (("village", 0), True)
    scene.challenge("gonzalo-maestro").say("pass")
    assert scene.victory() == 2
    assert scene.end().where("gonzalo-maestro") == ("village", 1)


def test_bancarrota_de_la_corona() -> None:
    scene = Scene(Side(hand=["bancarrota-de-la-corona"], coins=4), Side(coins=7))
    scene.play("bancarrota-de-la-corona")
    assert (scene.coins(0), scene.coins(1), scene.count("hand", 0)) == (0, 0, 2)


def test_toque_de_queda() -> None:
    curfew = Side(village=["toque-de-queda"])
    scene = Scene(Side(village=["tahur", "cosaco"], locations=["portazgo"]), curfew)
    assert scene.can_travel("tahur", "portazgo") == "reason-banned"
    assert scene.can_travel("cosaco", "portazgo") is None


def test_papel_sellado() -> None:
    scene = Scene(Side(hand=["nueva-leccion", "herrero"]), Side(village=["papel-sellado"]))
    assert (scene.price("nueva-leccion"), scene.price("herrero")) == (2, 2)
    assert scene.price("nueva-leccion", seat=1) == 1


@pytest.mark.parametrize(("rival", "points"), [(Side(village=["el-rey"]), 4), (NOBODY, 2)])
def test_salon_del_trono(rival: Side, points: int) -> None:
    party = ("alabardero", "cosaco", SOLDIER)
    scene = Scene(Side(village=party, locations=["salon-del-trono"]), rival)
    assert scene.travel(*party, to="salon-del-trono").victory() == points


def test_cuartel_de_los_tercios() -> None:
    village = ["la-reina", acting("mosquetero"), acting("alabardero"), acting("cosaco")]
    scene = Scene(
        Side(village=village, locations=["cuartel-de-los-tercios"]), Side(village=[acting(SOLDIER)])
    )
    scene.travel("la-reina", to="cuartel-de-los-tercios")
    assert scene.offered == ["alabardero", "mosquetero"]
    assert scene.say("mosquetero").on_guard("mosquetero")


def test_casa_de_la_moneda() -> None:
    for others, coins in (([], 1), (["escribano-real"], 2)):
        scene = Scene(Side(village=["la-reina", *others], locations=["casa-de-la-moneda"]))
        assert scene.travel("la-reina", to="casa-de-la-moneda").coins() == coins


def test_arenal_de_sevilla() -> None:
    places = ["arenal-de-sevilla", "portazgo", "casa-de-la-moneda"]
    scene = Scene(
        Side(village=["la-reina", "cosaco"], locations=places), Side(locations=["venta-del-camino"])
    )
    assert scene.travel("la-reina", "cosaco", to="arenal-de-sevilla").coins() == 3


def test_carcel_de_corte() -> None:
    rival = Side(village=["cosaco", "tahur", "aguador"])
    scene = Scene(Side(village=["la-reina", SOLDIER], locations=["carcel-de-corte"], coins=2), rival)
    scene.travel("la-reina", SOLDIER, to="carcel-de-corte").say("yes")
    assert scene.offered == ["aguador", "tahur"]
    scene.say("tahur")
    assert (scene.where("tahur"), scene.coins()) == (("discard", 1), 0)


def test_arcas_reales() -> None:
    assert Scene(Side(village=["la-reina"])).zone("treasury") == ["arcas-reales"]
