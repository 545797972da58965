"""Each card of the Clero does what is printed on it."""

from __future__ import annotations

import pytest

from tests.games.aguila_roja.scenes import NOBODY, Scene, Side, acting, at, hurt

SOLDIER = "soldado-de-fortuna"
GIANT = "gigante-de-feria"


@pytest.mark.parametrize(("others", "zone"), [(["abadesa"], "hand"), ([], "discard")])
def test_novicia(others: list[str], zone: str) -> None:
    scene = Scene(Side(village=["novicia", *others]), Side(village=[SOLDIER])).challenge("novicia", SOLDIER)
    assert scene.where("novicia") == (zone, 0)


def test_monja_de_clausura() -> None:
    for others, reason in (([], "reason-banned-by-itself"), (["abadesa"], None)):
        scene = Scene(Side(village=["monja-de-clausura", *others], locations=["portazgo"]))
        assert scene.can_travel("monja-de-clausura", "portazgo") == reason


def test_sacristan() -> None:
    hand = ["sacristan", "portazgo", "ermita", "venta-del-camino"]
    scene = Scene(Side(hand=hand, coins=1)).play("portazgo")
    assert scene.can_play("ermita") == "reason-location-played"
    scene.play("sacristan").play("ermita")
    assert scene.can_play("venta-del-camino") == "reason-location-played"


def test_monje_copista() -> None:
    monk = Side(
        village=["monje-copista"], locations=["monasterio", "portazgo"], hand=["novicia", "sacristan"],
        discard=["milagro", "indice-de-libros-prohibidos", "excomunion"],
    )  # fmt: skip
    scene = Scene(monk).travel("monje-copista", to="portazgo").say("monje-copista", "yes", ["novicia"])
    assert scene.offered == ["excomunion", "milagro"]
    assert scene.say("milagro").zone("hand") == ["milagro", "sacristan"]


@pytest.mark.parametrize(("held", "taken"), [(3, 2), (2, 0)])
def test_fraile_mendicante(held: int, taken: int) -> None:
    friar = Side(village=["fraile-mendicante"], locations=["despacho-del-cardenal", "monasterio", "portazgo"])
    scene = Scene(friar, Side(coins=held)).travel("fraile-mendicante", to="portazgo").say("fraile-mendicante")
    if taken:
        scene.say("no")  # the toll gate
    assert (scene.coins(0), scene.coins(1)) == (taken, held - taken)


def test_sepulturero() -> None:
    mine = Side(village=["sepulturero", "confesor", SOLDIER])
    scene = Scene(mine, Side(village=[acting("tahur"), acting("aguador"), GIANT]))
    scene.challenge(SOLDIER, "tahur")
    assert scene.coins() == 1
    scene.challenge("confesor", GIANT)
    assert (scene.where("confesor"), scene.coins()) == (("discard", 0), 1)  # one's own dead pay nothing
    scene.challenge("sepulturero", "aguador")
    assert (scene.where("sepulturero"), scene.where("aguador")) == (("discard", 0), ("discard", 1))
    assert scene.coins() == 2


def test_confesor() -> None:
    for held, left in ((4, 3), (3, 3)):
        confessor = Side(village=["confesor"], locations=["huerto-del-monasterio"])
        scene = Scene(confessor, Side(hand=["tahur", "cosaco", "aguador", GIANT][:held]))
        scene.travel("confesor", to="huerto-del-monasterio").say("confesor")
        if held == 4:
            assert scene.asked[0] == 1
            scene.say(["cosaco"])
        assert scene.count("hand", 1) == left


def test_exorcista() -> None:
    mine = Side(hand=["exorcista"], village=["voto-de-obediencia", "novicia"], coins=3)
    scene = Scene(mine, Side(village=["peste", "tahur"])).play("exorcista")
    assert scene.offered == ["no", "peste", "voto-de-obediencia"]
    assert scene.say("peste").where("peste") == ("discard", 1)


def test_familiar_del_santo_oficio() -> None:
    rival = Side(village=["tahur", acting("cosaco")], locations=[at("portazgo", "aguador")])
    scene = Scene(Side(hand=["familiar-del-santo-oficio"], coins=3), rival).play("familiar-del-santo-oficio")
    assert not scene.on_guard("tahur")  # the only one on guard


def test_guardia_del_cardenal() -> None:
    guarded = Side(village=["guardia-del-cardenal", "teodoro-boticario", "novicia"])
    scene = Scene(Side(village=["cosaco"]), guarded)
    assert scene.can_challenge("cosaco", "teodoro-boticario") == "reason-banned"
    assert scene.can_challenge("cosaco", "novicia") is None
    assert scene.can_challenge("cosaco", "guardia-del-cardenal") is None


def test_ursula_tornera() -> None:
    for answer, drawn in (("yes", 1), ("no", 0)):
        scene = Scene(
            Side(hand=["golpe-de-suerte", "toque-de-queda"], coins=1), Side(village=["ursula-tornera"])
        )
        scene.play("golpe-de-suerte")
        assert scene.asked == (1, "prompt-may")
        assert scene.say(answer).count("hand", 1) == drawn
        assert scene.play("toque-de-queda").count("hand", 1) == drawn  # a permanent event is another type


def test_teodoro_boticario() -> None:
    village = ["teodoro-boticario", hurt("confesor", 1), hurt(GIANT, 2)]
    mine = Side(village=village, locations=[at("portazgo", hurt("crisostomo-inquisidor", 2))])
    scene = Scene(mine, Side(village=[hurt("lazaro-sombra", 1)]), phase="open")
    wounds = [scene.wounds(slug) for slug in ("confesor", "crisostomo-inquisidor", GIANT, "lazaro-sombra")]
    assert wounds == [0, 1, 2, 1]


def test_anselmo_secretario() -> None:
    hand = ["anselmo-secretario", "crisostomo-inquisidor", "novicia"]
    deck = ["cardenal-mendoza", "abadesa", "novicia"]
    scene = Scene(Side(hand=hand, deck=deck, coins=3)).play("anselmo-secretario")
    assert scene.price("crisostomo-inquisidor") == 5
    scene.say("yes", "cardenal-mendoza")
    assert scene.zone("hand") == ["cardenal-mendoza", "crisostomo-inquisidor", "novicia"]
    village = ["anselmo-secretario", "cardenal-mendoza"]
    scene = Scene(Side(village=village, hand=hand[1:]))
    assert (scene.price("crisostomo-inquisidor"), scene.price("novicia")) == (4, 1)


def test_lazaro_sombra() -> None:
    for held, points in ((5, 2), (4, 0)):
        scene = Scene(Side(village=["lazaro-sombra"], hand=held), Side(village=["cosaco"]))
        assert scene.challenge("lazaro-sombra").victory() == points
    assert Scene(Side(village=["lazaro-sombra"])).strength("lazaro-sombra") == 3
    assert Scene(Side(village=["lazaro-sombra", "cardenal-mendoza"])).strength("lazaro-sombra") == 4


def test_crisostomo_inquisidor() -> None:
    rival = Side(village=["tahur"], locations=[at("portazgo", GIANT)])
    scene = Scene(Side(village=["crisostomo-inquisidor", SOLDIER]), rival).challenge("crisostomo-inquisidor")
    assert scene.offered == [GIANT, "tahur"]
    assert scene.say(GIANT).wounds(GIANT) == 1


def test_cardenal_mendoza() -> None:
    rival = Side(village=[acting("tahur"), SOLDIER, GIANT], locations=[at("portazgo", "aguador")])
    scene = Scene(Side(hand=["cardenal-mendoza"], coins=6), rival).play("cardenal-mendoza")
    assert scene.offered == [SOLDIER, "tahur"]
    scene.say("tahur")
    assert (scene.where("tahur"), scene.on_guard("tahur")) == (("village", 0), False)
    assert scene.end().where("tahur") == ("village", 0)
    scene.table.mark(scene.card("cardenal-mendoza"), "wounds", 3)
    scene.challenge(SOLDIER, "cardenal-mendoza")
    assert scene.where("cardenal-mendoza") == ("discard", 0)
    assert scene.where("tahur") == ("village", 1)


def test_abadesa() -> None:
    scene = Scene(Side(village=["cosaco"]), Side(village=["abadesa"]))
    assert scene.can_challenge("cosaco", "abadesa") == "reason-banned-by-itself"
    for village, points in (
        (["abadesa", acting("novicia")], 1),
        (["abadesa", SOLDIER], 0),
        ([acting("abadesa"), "novicia"], 0),
    ):
        assert Scene(Side(village=village)).end().victory(0) == points


@pytest.mark.parametrize(("theirs", "drawn"), [(4, 2), (3, 1)])
def test_secreto_de_confesion(theirs: int, drawn: int) -> None:
    scene = Scene(Side(hand=["secreto-de-confesion"], coins=1, victory=3), Side(hand=3, victory=theirs))
    scene.play("secreto-de-confesion")
    assert scene.knows(0, 1)
    assert scene.count("hand", 0) == drawn


def test_toque_de_animas() -> None:
    places = [
        at("monasterio", "novicia", "confesor"),
        at("ermita", "teodoro-boticario"),
        at("portazgo", GIANT),
    ]
    scene = Scene(Side(hand=["toque-de-animas"], locations=places, coins=2)).play("toque-de-animas")
    assert scene.offered == ["confesor", "novicia", "teodoro-boticario"]
    scene.say(["confesor", "teodoro-boticario"])
    assert scene.zone("village") == ["confesor", "teodoro-boticario"]
    assert scene.on_guard("confesor")
    assert scene.on_guard("teodoro-boticario")
    assert not scene.on_guard("novicia")


def test_voto_de_pobreza() -> None:
    scene = Scene(Side(hand=["voto-de-pobreza"], coins=5), Side(coins=6)).play("voto-de-pobreza")
    assert (scene.coins(0), scene.coins(1)) == (0, 0)
    assert (scene.victory(0), scene.victory(1)) == (2, 0)


def test_milagro() -> None:
    discard = ["crisostomo-inquisidor", "cardenal-mendoza", "novicia", "excomunion", "tahur"]
    scene = Scene(Side(hand=["milagro"], discard=discard, coins=3)).play("milagro")
    assert scene.offered == ["crisostomo-inquisidor", "novicia"]
    scene.say("crisostomo-inquisidor")
    assert scene.where("crisostomo-inquisidor") == ("village", 0)
    assert scene.on_guard("crisostomo-inquisidor")


def test_excomunion() -> None:
    rival = Side(village=["el-rey", "juan-duque", SOLDIER], victory=3)
    scene = Scene(Side(hand=["excomunion"], coins=4), rival).play("excomunion")
    assert scene.offered == ["el-rey", "juan-duque"]
    scene.say("el-rey")
    assert (scene.where("el-rey"), scene.victory(1)) == (("discard", 1), 2)


def test_indice_de_libros_prohibidos() -> None:
    hand = ["golpe-de-suerte", "tahur", "cosaco"]
    scene = Scene(Side(hand=hand), Side(village=["indice-de-libros-prohibidos"], hand=2))
    scene.play("golpe-de-suerte")
    assert scene.asked[0] == 0
    scene.say(["cosaco"])
    assert scene.zone("hand", 0) == ["tahur"]
    assert scene.count("hand", 1) == 2


def test_voto_de_obediencia() -> None:
    rival = Side(village=["tahur", "comerciante", SOLDIER], locations=[at("portazgo", "aguador")])
    scene = Scene(Side(hand=["voto-de-obediencia"], coins=3), rival).play("voto-de-obediencia")
    assert scene.offered == ["comerciante", "tahur"]
    assert scene.say("tahur").where("tahur") == ("village", 0)
    assert scene.end().where("tahur") == ("village", 0)


def test_voto_de_obediencia_gives_back_whom_it_held() -> None:
    rival = Side(village=["tahur"], hand=["rogativa"], coins=1)
    scene = Scene(Side(hand=["voto-de-obediencia"], coins=3), rival).play("voto-de-obediencia").end()
    assert scene.where("tahur") == ("village", 0)
    scene.play("rogativa")
    assert scene.where("voto-de-obediencia") == ("discard", 0)
    assert scene.where("tahur") == ("village", 1)


@pytest.mark.parametrize(("held", "points"), [(5, 1), (4, 0)])
def test_red_de_confesores(held: int, points: int) -> None:
    assert Scene(Side(village=["red-de-confesores"], hand=held)).end().victory(0) == points


def test_ermita() -> None:
    scene = Scene(Side(village=[hurt(SOLDIER, 2), hurt("confesor", 1)], locations=["ermita"]))
    scene.travel(SOLDIER, to="ermita")
    assert (scene.wounds(SOLDIER), scene.strength(SOLDIER)) == (0, 4)
    assert (scene.wounds("confesor"), scene.strength("confesor")) == (1, 2)
    assert scene.end().strength(SOLDIER) == 3


def test_huerto_del_monasterio() -> None:
    for theirs, coins in ((4, 2), (3, 1)):
        mine = Side(village=["novicia"], locations=["huerto-del-monasterio"], victory=3)
        scene = Scene(mine, Side(victory=theirs)).travel("novicia", to="huerto-del-monasterio")
        assert scene.coins() == coins


@pytest.mark.parametrize(("other", "drawn"), [("novicia", 1), ("monje-copista", 1), ("confesor", 0)])
def test_biblioteca_prohibida(other: str, drawn: int) -> None:
    scene = Scene(Side(village=[SOLDIER, other], locations=["biblioteca-prohibida"]))
    assert scene.travel(SOLDIER, to="biblioteca-prohibida").count("hand") == drawn


@pytest.mark.parametrize(("held", "points"), [(4, 2), (3, 0)])
def test_monasterio(held: int, points: int) -> None:
    scene = Scene(Side(village=["novicia", SOLDIER], locations=["monasterio"], hand=held))
    assert scene.travel("novicia", SOLDIER, to="monasterio").victory() == points


def test_despacho_del_cardenal() -> None:
    mine = Side(village=["novicia", SOLDIER], locations=["despacho-del-cardenal"], coins=2)
    scene = Scene(mine, Side(village=["tahur", GIANT], victory=3))
    scene.travel("novicia", SOLDIER, to="despacho-del-cardenal").say("yes")
    assert (scene.asked[0], scene.offered) == (1, [GIANT, "tahur"])
    scene.say("tahur")
    assert (scene.where("tahur"), scene.victory(1), scene.coins()) == (("discard", 1), 2, 0)


def test_arcas_del_clero() -> None:
    assert Scene(NOBODY, Side(village=["novicia"])).zone("treasury", 1) == ["arcas-del-clero"]
