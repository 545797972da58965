"""Each card of the Pueblo does what is printed on it."""

from __future__ import annotations

import pytest

from tests.games.aguila_roja.invented import Invented
from tests.games.aguila_roja.scenes import Scene, Side, acting, at, hurt

PASSER_BY = Side(village=["aguador"])


def test_aguila_roja_valedor() -> None:
    scene = Scene(Side(village=[hurt("aguila-roja-valedor", 4)], coins=3), PASSER_BY)
    scene.challenge("aguila-roja-valedor")
    assert scene.victory() == 3  # nobody was asked whether to intercept
    scene = Scene(Side(village=[hurt("aguila-roja-valedor", 4)], coins=3), PASSER_BY)
    scene.challenge("aguila-roja-valedor", "aguador").say("yes")
    assert (scene.where("aguila-roja-valedor"), scene.coins()) == (("hand", 0), 1)


def test_aguila_roja_valedor_stays_discarded_where_two_maravedies_are_lacking() -> None:
    scene = Scene(Side(village=[hurt("aguila-roja-valedor", 4)], coins=1), PASSER_BY)
    scene.challenge("aguila-roja-valedor", "aguador")
    assert (scene.where("aguila-roja-valedor"), scene.coins()) == (("discard", 0), 1)


def test_aguila_roja_defensor() -> None:
    guarded = Side(village=["aguila-roja-defensor", "labradora", "aguador"])
    scene = Scene(Side(village=["cosaco"]), guarded)
    assert scene.can_challenge("cosaco", "labradora") == "reason-banned"
    assert scene.can_challenge("cosaco", "aguador") is None
    assert scene.can_challenge("cosaco", "aguila-roja-defensor") is None
    assert scene.strength("aguila-roja-defensor") == 4
    assert Scene(Side(village=["el-rey"]), guarded).strength("aguila-roja-defensor") == 6


def test_gonzalo_maestro() -> None:
    for other, is_ready in (("margarita-costurera", True), ("labradora", False)):
        scene = Scene(PASSER_BY, Side(village=["gonzalo-maestro", acting(other)]))
        scene.challenge("aguador").say("gonzalo-maestro")
        assert scene.on_guard("gonzalo-maestro") is is_ready
    scene = Scene(Side(village=["gonzalo-maestro"], locations=["portazgo"]))
    scene.travel("gonzalo-maestro", to="portazgo").say("gonzalo-maestro", "yes")
    assert scene.count("hand") == 1


def test_margarita_costurera() -> None:
    discard = ["herrero", "labradora", "campanero", "nueva-leccion", "aguador"]
    scene = Scene(Side(hand=["margarita-costurera"], discard=discard, coins=3))
    scene.play("margarita-costurera").say("yes")
    assert scene.offered == ["herrero", "labradora"]
    scene.say("herrero")
    assert scene.zone("hand") == ["herrero"]


def test_satur_escudero_fiel() -> None:
    satur = Side(village=["satur-escudero-fiel"])
    assert Scene(satur).worth("satur-escudero-fiel") == 1
    scene = Scene(satur, Side(village=["gonzalo-maestro"]))  # whoever controls him
    assert scene.worth("satur-escudero-fiel") == 4


def test_colas_alumno_aventajado() -> None:
    scene = Scene(Side(hand=["colas-alumno-aventajado"], coins=2), Side(hand=3))
    scene.play("colas-alumno-aventajado")
    assert scene.knows(0, 1)
    scene = Scene(Side(village=["colas-alumno-aventajado", "gonzalo-maestro"])).end()
    assert scene.count("hand", 0) == 1
    scene = Scene(Side(village=[acting("colas-alumno-aventajado"), "gonzalo-maestro"])).end()
    assert scene.count("hand", 0) == 0
    assert Scene(Side(village=["colas-alumno-aventajado"])).end().count("hand", 0) == 0


def test_benita_reina_del_fogon() -> None:
    for theirs, then in ((2, 2), (1, 1), (0, 1)):  # one card is drawn by the rules before she looks
        mine = Side(village=["benita-reina-del-fogon"], victory=1)
        assert Scene(mine, Side(victory=theirs), phase="open").count("hand") == then
    kitchen = ["benita-reina-del-fogon", "satur-escudero-fiel"]
    for village, price in ((kitchen[:1], 2), (kitchen, 1)):
        scene = Scene(Side(village=village, hand=["herrero", "nueva-leccion", "aguador"]))
        assert scene.price("herrero") == price
        assert (scene.price("nueva-leccion"), scene.price("aguador")) == (1, 1)
        assert scene.price("herrero", seat=1) == 2


def test_herrero() -> None:
    scene = Scene(Side(village=["herrero"], locations=["portazgo"], coins=1))
    scene.travel("herrero", to="portazgo").say("herrero")
    assert scene.coins() == 2


def test_arriero() -> None:
    scene = Scene(
        Side(village=["arriero"], locations=[at("escuela-de-la-villa", "cosaco"), "portazgo"], coins=3)
    )
    scene.travel("arriero", to="portazgo").say("arriero", "yes")
    assert scene.offered == ["arriero", "cosaco"]
    scene.say("cosaco", "no")
    assert (scene.where("cosaco"), scene.on_guard("cosaco"), scene.coins()) == (("village", 0), True, 2)
    assert (scene.where("arriero"), scene.on_guard("arriero")) == (("upon", 0), False)


def test_labradora() -> None:
    scene = Scene(Side(village=["labradora"]))
    assert (scene.price("labradora"), scene.strength("labradora"), scene.worth("labradora")) == (1, 1, 1)
    assert scene.challenge("labradora").victory() == 1


def test_titiritera() -> None:
    rival = Side(village=["cosaco", acting("aguador"), "tahur"])
    scene = Scene(Side(village=["titiritera", "herrero"], locations=["portazgo"]), rival)
    scene.travel("titiritera", to="portazgo").say("titiritera")
    assert scene.offered == ["cosaco", "tahur"]
    assert not scene.say("cosaco").on_guard("cosaco")


def test_pilluelo() -> None:
    rival = Side(village=["cosaco", "gigante-de-feria"], locations=[at("portazgo", "tahur")])
    scene = Scene(Side(hand=["pilluelo"], village=["herrero"], coins=2), rival).play("pilluelo")
    assert scene.offered == ["cosaco", "gigante-de-feria"]
    assert scene.say("cosaco").wounds("cosaco") == 1


def test_maestro_de_obras() -> None:
    hand = ["portazgo", "escuela-de-la-villa", "venta-del-camino"]
    scene = Scene(Side(village=["maestro-de-obras"], hand=hand)).play("portazgo").play("venta-del-camino")
    assert scene.can_play("escuela-de-la-villa") == "reason-location-played"


def test_curandera() -> None:
    village = ["curandera", "labradora", "aguador"]
    for slug, zone, coins in (("labradora", "hand", 1), ("aguador", "discard", 2)):  # no Pueblo card
        scene = Scene(Side(village=village, coins=2), Side(village=["cosaco"])).challenge(slug, "cosaco")
        if slug == "labradora":
            scene.say("yes")
        assert (scene.where(slug), scene.coins()) == ((zone, 0), coins)


def test_curandera_is_asked_for_each_of_two_who_fall_at_once() -> None:
    sweep = {"verb": "discard", "target": {"wounded": True, "pick": "all"}}
    game = Invented(sweeper=[{"when": "enters", "do": [sweep]}])
    village = ["curandera", hurt("herrero", 1), hurt("segadores", 1)]
    scene = Scene(Side(village=village, hand=["sweeper"], coins=2), game=game).play("sweeper")
    assert scene.asked == (0, "prompt-may-upon")
    (first,) = scene.request.args["cards"]
    (second,) = scene.say("no").request.args["cards"]
    assert sorted([first, second]) == ["herrero", "segadores"]
    assert (scene.say("yes").zone("hand"), scene.zone("discard")) == ([second], [first])


def test_segadores() -> None:
    scene = Scene(Side(village=["segadores"]), Side(village=[acting("gigante-de-feria")]))
    scene.challenge("segadores", "gigante-de-feria")
    assert scene.wounds("gigante-de-feria") == 4
    assert Scene(Side(village=["segadores"])).challenge("segadores").strength("segadores") == 2


def test_campanero() -> None:
    others = [acting("labradora"), acting("pilluelo"), acting("tahur")]
    scene = Scene(PASSER_BY, Side(village=["campanero", *others])).challenge("aguador").say("campanero")
    assert scene.offered == ["labradora", "pilluelo"]
    scene.say(["labradora", "pilluelo"])
    assert scene.on_guard("labradora")
    assert scene.on_guard("pilluelo")
    scene = Scene(PASSER_BY, Side(village=["campanero", "herrero", *others]))
    assert not scene.challenge("aguador").say("campanero").on_guard("labradora")


@pytest.mark.parametrize(
    ("village", "points"), [([], 0), (["aguila-roja-defensor"], 2), (["gonzalo-maestro"], 2)]
)
def test_ciego_de_los_romances(village: list[str], points: int) -> None:
    scene = Scene(Side(hand=["ciego-de-los-romances"], coins=2), Side(village=village))
    assert scene.play("ciego-de-los-romances").victory() == points


def test_nueva_leccion() -> None:
    scene = Scene(Side(hand=["nueva-leccion"], village=["herrero", acting("arriero")], coins=1))
    scene.play("nueva-leccion").say("herrero")
    assert (scene.count("hand"), scene.on_guard("herrero"), scene.coins()) == (2, False, 0)
    assert scene.where("nueva-leccion") == ("discard", 0)


def test_amor_imposible() -> None:
    deck = ["gonzalo-maestro", "labradora", "margarita-costurera", "herrero"]
    scene = Scene(Side(hand=["amor-imposible"], deck=deck)).play("amor-imposible")
    assert scene.offered == ["gonzalo-maestro", "margarita-costurera", "no"]
    scene.say("margarita-costurera")
    assert (scene.zone("hand"), scene.count("deck")) == (["margarita-costurera"], 3)
    assert scene.match.table.known_to(scene.card("margarita-costurera"), 1)  # it was revealed


def test_todos_a_una() -> None:
    village = [acting("herrero"), acting("cosaco")]
    locations = [at("portazgo", "arriero")]
    scene = Scene(Side(hand=["todos-a-una"], village=village, locations=locations, coins=4)).play(
        "todos-a-una"
    )
    assert (scene.on_guard("herrero"), scene.on_guard("cosaco")) == (True, False)
    assert (scene.on_guard("arriero"), scene.where("arriero")) == (True, ("upon", 0))


@pytest.mark.parametrize(
    ("village", "held", "mine", "left"),
    [
        (["herrero", "arriero", "labradora"], 5, 0, 0),
        (["herrero", "arriero", "labradora"], 2, 2, 0),
        (["herrero", "arriero", "aguador"], 5, 2, 3),
    ],
)
def test_motin_del_pan(village: list[str], held: int, mine: int, left: int) -> None:
    scene = Scene(Side(hand=["motin-del-pan"], village=village, coins=2), Side(coins=held))
    scene.play("motin-del-pan")
    assert (scene.coins(0), scene.coins(1)) == (mine, left)


def test_pluma_en_la_almohada() -> None:
    rival = Side(village=["gigante-de-feria", "tahur"])
    for village, where, wounds in ((["aguila-roja-defensor"], "discard", 0), (["herrero"], "village", 2)):
        scene = Scene(Side(hand=["pluma-en-la-almohada"], village=village, coins=4), rival)
        scene.play("pluma-en-la-almohada").say("gigante-de-feria")
        assert (scene.where("gigante-de-feria"), scene.wounds("gigante-de-feria")) == ((where, 1), wounds)


def test_nadie_queda_atras() -> None:
    discard = ["segadores", "gonzalo-maestro", "aguador", "herrero"]
    scene = Scene(Side(hand=["nadie-queda-atras"], discard=discard, coins=2)).play("nadie-queda-atras")
    assert scene.offered == ["herrero", "segadores"]
    scene.say("segadores")
    assert (scene.where("segadores"), scene.on_guard("segadores")) == (("village", 0), True)
    assert scene.worth("segadores") == 2
    assert scene.end().worth("segadores") == 1


def test_pasquines_anonimos() -> None:
    rival = Side(village=["pasquines-anonimos"], victory=4)
    scene = Scene(Side(hand=["perico-bufon", "paje-de-palacio"], coins=4, victory=3), rival)
    assert scene.play("perico-bufon").victory(0) == 2
    assert scene.play("paje-de-palacio").victory(0) == 2
    assert scene.victory(1) == 4


def test_hermandad_de_vecinos() -> None:
    village = ["hermandad-de-vecinos", "herrero", "labradora", "aguador"]
    assert Scene(Side(village=village)).worth("labradora") == 1
    scene = Scene(Side(village=[*village, "arriero"]), Side(village=["pilluelo"]))
    assert (scene.worth("labradora"), scene.worth("arriero")) == (2, 2)
    assert (scene.worth("aguador"), scene.worth("pilluelo")) == (1, 1)


def test_plaza_del_mercado() -> None:
    scene = Scene(Side(village=["labradora"], locations=["plaza-del-mercado", "portazgo"]))
    scene.travel("labradora", to="plaza-del-mercado")
    assert (scene.coins(), scene.count("hand", 0), scene.count("hand", 1)) == (1, 0, 0)
    scene = Scene(Side(village=["labradora"], locations=["plaza-del-mercado"]))
    scene.travel("labradora", to="plaza-del-mercado")
    assert (scene.coins(), scene.count("hand", 0), scene.count("hand", 1)) == (0, 1, 1)


def test_escuela_de_la_villa() -> None:
    scene = Scene(Side(village=["labradora"], locations=["escuela-de-la-villa"], hand=["herrero", "arriero"]))
    scene.travel("labradora", to="escuela-de-la-villa").say("yes", ["arriero"])
    assert (scene.count("hand"), scene.zone("discard")) == (3, ["arriero"])


def test_taberna_de_la_liebre_coja() -> None:
    village = [hurt("segadores", 1), "labradora", hurt("cosaco", 1)]
    scene = Scene(Side(village=village, locations=["taberna-de-la-liebre-coja"]))
    scene.travel("segadores", "labradora", to="taberna-de-la-liebre-coja")
    assert (scene.wounds("segadores"), scene.wounds("cosaco"), scene.coins()) == (0, 1, 2)


def test_guarida_del_aguila() -> None:
    village = ["cosaco", "tahur", "labradora", "segadores"]
    scene = Scene(Side(village=village, locations=["guarida-del-aguila"]), Side(village=["cosaco"]))
    scene.travel("cosaco", to="guarida-del-aguila")
    assert scene.offered == ["labradora", "segadores"]
    scene.say("labradora").challenge("labradora")
    assert scene.victory() == 1
    assert scene.challenge("segadores").asked == (1, "prompt-intercept")


def test_corrala_de_vecinos() -> None:
    village = ["labradora", "segadores", "cosaco", "pilluelo", "arriero", "aguador"]
    scene = Scene(Side(village=village, locations=["corrala-de-vecinos"]), Side(village=["herrero"]))
    scene.travel("labradora", "segadores", "cosaco", to="corrala-de-vecinos")
    assert scene.victory() == 4


def test_arcas_del_pueblo() -> None:
    assert Scene(Side(village=["labradora"])).zone("treasury") == ["arcas-del-pueblo"]
