"""Each card without a shield does what is printed on it, and so does each maravedí card."""

from __future__ import annotations

import pytest

from tabletop.games.aguila_roja.words.goods import GainVictory
from tests.games.aguila_roja import (
    test_cards_casa_real,
    test_cards_clero,
    test_cards_conspiradores,
    test_cards_pueblo,
)
from tests.games.aguila_roja.scenes import GAME, NOBODY, Scene, Side, at, hurt

SOLDIER = "soldado-de-fortuna"
GIANT = "gigante-de-feria"
LIARS_WALK = "mentidero-de-san-felipe"


def test_comerciante() -> None:
    for answer, drawn in (("yes", 1), ("no", 0)):
        scene = Scene(Side(village=["comerciante"], locations=["portazgo"])).travel(
            "comerciante", to="portazgo"
        )
        assert scene.say("comerciante", answer).count("hand") == drawn


def test_cosaco() -> None:
    scene = Scene(Side(village=["cosaco"]), Side(village=["tahur"])).challenge("cosaco", "tahur")
    assert (scene.where("tahur"), scene.strength("cosaco"), scene.wounds("cosaco")) == (("discard", 1), 4, 1)
    scene.end()
    assert (scene.strength("cosaco"), scene.wounds("cosaco")) == (2, 0)


def test_bebedor_descontrolado() -> None:
    mine = Side(village=["bebedor-descontrolado"], locations=["portazgo"])
    rival = Side(village=[GIANT], locations=[at("venta-del-camino", SOLDIER)])
    victims = set()
    for seed in range(8):
        scene = Scene(mine, rival, phase="open", seed=seed)
        wounds = {slug: scene.wounds(slug) for slug in ("bebedor-descontrolado", GIANT, SOLDIER)}
        assert sum(wounds.values()) == 1
        victims |= {slug for slug, count in wounds.items() if count}
    assert victims == {"bebedor-descontrolado", GIANT}  # whoever controls them, but in the village


def test_soldado_de_fortuna() -> None:
    scene = Scene(Side(village=[SOLDIER]))
    assert (scene.price(SOLDIER), scene.strength(SOLDIER), scene.worth(SOLDIER)) == (3, 3, 1)


def test_aguador() -> None:
    village = ["aguador", hurt(SOLDIER, 2), hurt(GIANT, 1), "tahur"]
    scene = (
        Scene(Side(village=village, locations=["portazgo"])).travel("aguador", to="portazgo").say("aguador")
    )
    assert scene.offered == [GIANT, SOLDIER]
    scene.say(SOLDIER)
    assert (scene.wounds(SOLDIER), scene.wounds(GIANT)) == (1, 1)


def test_gacetero() -> None:
    hand = ["perico-bufon", "paje-de-palacio"]
    scene = Scene(Side(hand=hand, coins=4), Side(village=["gacetero"])).play("perico-bufon")
    assert scene.asked == (1, "prompt-may")
    assert scene.say("yes").count("hand", 1) == 1
    assert scene.play("paje-de-palacio").count("hand", 1) == 1


def test_mesonera() -> None:
    scene = Scene(Side(village=[SOLDIER], locations=["portazgo"]), Side(village=["mesonera"]))
    scene.travel(SOLDIER, to="portazgo").say("mesonera")
    assert (scene.coins(0), scene.coins(1)) == (0, 1)
    scene = Scene(Side(village=["mesonera"], locations=["portazgo"])).travel("mesonera", to="portazgo")
    assert scene.coins() == 0  # my own traveller


def test_barbero_cirujano() -> None:
    village = ["barbero-cirujano", hurt(SOLDIER, 2), hurt(GIANT, 1)]
    scene = Scene(Side(village=village), Side(village=[hurt("salteador-de-caminos", 1)])).end()
    assert scene.offered == [GIANT, SOLDIER]
    scene.say(SOLDIER)
    assert (scene.wounds(SOLDIER), scene.wounds(GIANT)) == (1, 1)


def test_tahur() -> None:
    scene = Scene(Side(village=["tahur"], hand=3)).challenge("tahur").say("yes")
    assert (scene.count("hand"), scene.count("discard"), scene.victory()) == (4, 1, 1)
    assert Scene(Side(village=["tahur"])).challenge("tahur").victory() == 1  # nothing to discard: not asked


def test_salteador_de_caminos() -> None:
    scene = Scene(Side(village=["salteador-de-caminos"]), Side(village=["aguador"], coins=3))
    scene.challenge("salteador-de-caminos", "aguador")
    assert (scene.coins(0), scene.coins(1)) == (2, 1)
    scene = Scene(Side(village=["salteador-de-caminos"]), Side(coins=3)).challenge("salteador-de-caminos")
    assert scene.coins(0) == 0


@pytest.mark.parametrize(
    ("turned", "worth", "is_ready"), [("bienestar", 3, True), ("subsistencia", 2, False)]
)
def test_espadachin_a_sueldo(turned: str, worth: int, is_ready: bool) -> None:
    blade = Side(village=["espadachin-a-sueldo"], maravedies=["hambruna", turned])
    scene = Scene(blade, phase="open")
    assert scene.worth("espadachin-a-sueldo") == worth
    assert scene.on_guard("espadachin-a-sueldo") is is_ready


def test_gigante_de_feria() -> None:
    scene = Scene(Side(village=["tahur"]), Side(village=[GIANT])).challenge("tahur")
    assert scene.victory() == 1  # nobody was asked


def test_busqueda_desesperada() -> None:
    mine = Side(
        hand=["busqueda-desesperada", "tahur", "cosaco"], deck=["portazgo", "aguador", "venta-del-camino"]
    )
    scene = Scene(mine).play("busqueda-desesperada").say("yes", ["cosaco"])
    assert scene.offered == ["no", "portazgo", "venta-del-camino"]
    assert scene.say("portazgo").zone("hand") == ["portazgo", "tahur"]
    assert scene.zone("discard") == ["busqueda-desesperada", "cosaco"]


@pytest.mark.parametrize(("theirs", "coins"), [(4, 4), (3, 1)])
def test_golpe_de_suerte(theirs: int, coins: int) -> None:
    scene = Scene(Side(hand=["golpe-de-suerte"], victory=3), Side(victory=theirs))
    assert scene.play("golpe-de-suerte").coins() == coins


def test_rogativa() -> None:
    mine = Side(hand=["rogativa"], village=["toque-de-queda"], coins=1)
    scene = Scene(mine, Side(village=["peste", SOLDIER])).play("rogativa")
    assert scene.offered == ["peste", "toque-de-queda"]
    scene.say("peste")
    assert (scene.where("peste"), scene.count("hand")) == (("discard", 1), 1)
    assert Scene(Side(hand=["rogativa"], coins=1)).play("rogativa").count("hand") == 1  # nothing to discard


def test_trifulca_de_taberna() -> None:
    mine = Side(hand=["trifulca-de-taberna"], village=[SOLDIER], locations=[at("portazgo", "tahur")], coins=2)
    scene = Scene(mine, Side(village=[GIANT, "salteador-de-caminos"])).play("trifulca-de-taberna")
    assert scene.offered == [GIANT, "salteador-de-caminos", SOLDIER]
    scene.say([GIANT, "salteador-de-caminos"])
    assert [scene.wounds(slug) for slug in (GIANT, "salteador-de-caminos", SOLDIER)] == [1, 1, 0]


def test_noche_de_san_juan() -> None:
    mine = Side(hand=["noche-de-san-juan"], village=["tahur"], coins=1)
    scene = Scene(mine, Side(village=[SOLDIER, "cosaco", "salteador-de-caminos"])).play("noche-de-san-juan")
    scene.say([SOLDIER, "cosaco"])
    assert scene.count("hand") == 1
    assert scene.challenge("tahur").say("no").offered == ["pass", "salteador-de-caminos"]


def test_duelo_al_alba() -> None:
    mine = Side(hand=["duelo-al-alba"], village=["tahur"], coins=2)
    rival = Side(village=[GIANT, SOLDIER], locations=[at("portazgo", "cosaco")])
    scene = Scene(mine, rival).play("duelo-al-alba").say("tahur")
    assert scene.offered == [GIANT, SOLDIER]
    scene.say(GIANT)
    assert (scene.wounds(GIANT), scene.on_guard("tahur")) == (3, False)


def test_incendio_en_la_villa() -> None:
    rival = Side(locations=[at("portazgo", SOLDIER), "venta-del-camino"])
    scene = Scene(Side(hand=["incendio-en-la-villa"], coins=2), rival).play("incendio-en-la-villa")
    assert scene.offered == ["portazgo", "venta-del-camino"]
    scene.say("portazgo")
    assert scene.where("portazgo") == ("discard", 1)
    assert (scene.where(SOLDIER), scene.on_guard(SOLDIER)) == (("village", 1), False)
    assert scene.count("hand") == 1


def test_peste() -> None:
    mine = Side(village=["peste", SOLDIER], locations=[at("portazgo", "cosaco")])
    scene = Scene(mine, Side(village=[GIANT, "tahur"]), turn=1).end()  # whoever's turn ends
    assert [scene.wounds(slug) for slug in (SOLDIER, GIANT, "cosaco")] == [1, 1, 0]
    assert scene.where("tahur") == ("discard", 1)


def test_niebla_cerrada() -> None:
    scene = Scene(Side(village=["tahur", SOLDIER]), Side(village=["niebla-cerrada", "cosaco"]))
    assert scene.challenge("tahur").victory() == 1
    assert scene.challenge(SOLDIER).asked == (1, "prompt-intercept")


@pytest.mark.parametrize(("held", "coins", "hand"), [(2, 0, 3), (3, 1, 3)])
def test_venta_del_camino(held: int, coins: int, hand: int) -> None:
    scene = Scene(Side(village=[SOLDIER], locations=["venta-del-camino"], hand=held))
    scene.travel(SOLDIER, to="venta-del-camino")
    assert (scene.coins(), scene.count("hand")) == (coins, hand)


def test_portazgo() -> None:
    gate = Side(village=[SOLDIER], locations=["portazgo"], coins=1)
    for answer, coins, points in (("yes", 0, 1), ("no", 1, 0)):
        scene = Scene(gate).travel(SOLDIER, to="portazgo").say(answer)
        assert (scene.coins(), scene.victory()) == (coins, points)


def test_mentidero_de_san_felipe() -> None:
    scene = Scene(Side(village=[SOLDIER, GIANT], locations=[LIARS_WALK]), Side(hand=3))
    scene.travel(SOLDIER, GIANT, to=LIARS_WALK)
    assert scene.knows(0, 1)
    assert scene.count("hand", 0) == 2


def test_corral_de_comedias() -> None:
    party = (SOLDIER, GIANT, "salteador-de-caminos")
    rival = Side(locations=[at("venta-del-camino", "tahur")], village=["cosaco"])
    scene = Scene(Side(village=party, locations=["corral-de-comedias"]), rival)
    assert scene.travel(*party, to="corral-de-comedias").victory() == 4


def test_a_location_that_pays_for_ones_own_cards_is_one_of_its_kind() -> None:
    """Else several copies would pay for one another's visitors, ten points and more at a time ("Unique Cards")."""
    paying = {
        face.id
        for face in GAME.cards
        for ability in face.abilities
        for verb in ability.do
        if face.type == "location" and isinstance(verb, GainVictory)
        if verb.per is not None and verb.per.controller != "rival"
    }
    assert paying == {"corral-de-comedias", "corrala-de-vecinos"}
    assert {GAME.deck_rules.most(slug) for slug in paying} == {1}


@pytest.mark.parametrize(
    ("turned", "coins"),
    [("prosperidad", 4), ("abundancia", 3), ("bienestar", 2), ("subsistencia", 1), ("hambruna", 0)],
)
def test_maravedi_cards(turned: str, coins: int) -> None:
    """Maravedíes: both players place as many as the card shows (ruling A2)."""
    scene = Scene(Side(maravedies=["hambruna", turned], coins=1), NOBODY, phase="open")
    assert (scene.coins(0), scene.coins(1)) == (1 + coins, coins)
    assert scene.zone("turned") == [turned]


def test_hambruna() -> None:
    rival = Side(maravedies=["hambruna", "subsistencia"], coins=2)
    scene = Scene(Side(maravedies=["bienestar", "hambruna"], coins=3), rival, phase="open")
    assert (scene.coins(0), scene.coins(1)) == (3, 2)
    scene.end()
    assert (scene.coins(0), scene.coins(1)) == (1, 1)  # emptied; then the rival's card is turned over


def test_every_card_is_held_to_its_text() -> None:
    """Each of the 154 has a test named after it."""
    modules = (test_cards_pueblo, test_cards_casa_real, test_cards_conspiradores, test_cards_clero)
    tests = {name for module in modules for name in vars(module)} | set(globals())
    untested = [
        card.id
        for card in GAME.cards
        if card.type != "maravedi" and f"test_{card.id.replace('-', '_')}" not in tests
    ]
    assert untested == []
    assert len(GAME.cards) == 154
