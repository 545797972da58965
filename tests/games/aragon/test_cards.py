"""A test for each card: what is printed on it, with figures. Plain cards (`m2`, `e3`) lie beside them."""

from __future__ import annotations

import pytest

from tests.games.aragon.scenes import Scene, Side

# -- strong cards that fade where their player leads


@pytest.mark.parametrize(
    ("slug", "area", "held", "before", "after"),
    [
        ("alfonso-el-batallador", "military", 1, 5, 0),
        ("pedro-el-grande", "military", 1, 3, 0),
        ("ramiro-el-monje", "political", 1, 4, 0),
        ("puente-de-piedra", "economic", 1, 4, 0),
    ],
)
def test_a_strong_card_fades_where_its_player_leads(
    slug: str, area: str, held: int, before: int, after: int
) -> None:
    cards = {area: [slug]}
    assert Scene(Side(**cards, hand=["m0"], influence={area: held - 1})).strength(slug) == before  # type: ignore[arg-type]
    assert Scene(Side(**cards, hand=["m0"], influence={area: held})).strength(slug) == after  # type: ignore[arg-type]


# -- Military


@pytest.mark.parametrize(("held", "left"), [(0, -2), (3, 1)])
def test_alfonso_el_batallador_costs_influence(held: int, left: int) -> None:
    mine = Side(hand=["alfonso-el-batallador"], influence={"military": held})
    assert Scene(mine).play("alfonso-el-batallador").markers == [left, 0, 0]


def test_almogavares_fall_to_take_a_card_with_them() -> None:
    scene = Scene(Side(military=["almogavares"]), Side(military=["m4", "m5", "m2"], economic=["e1"]))
    scene.use("almogavares")
    assert scene.offered == ["m2", "m4"]
    scene.say("m4")
    assert scene.areas(1) == [["m2", "m5"], [], ["e1"]]
    assert scene.zone("discard") == ["almogavares", "m4"]


def test_almogavares_are_not_used_up_by_being_looked_at() -> None:
    scene = Scene(Side(military=["almogavares"]), Side(military=["m4"]))
    assert scene.why_not_use("almogavares") is None
    assert scene.areas() == [["almogavares"], [], []]


def test_bernat_de_rocafort_is_paid_with_a_card() -> None:
    scene = Scene(
        Side(military=["bernat-de-rocafort"], hand=["m0", "e5"], influence={"military": 3}), phase="beginning"
    )
    assert scene.asked == (0, "prompt-may")
    scene.say("yes", "e5")
    assert (scene.hand(), scene.markers[0], scene.phase) == (["m0"], 3, "planning")


def test_bernat_de_rocafort_takes_his_pay_in_influence() -> None:
    scene = Scene(
        Side(military=["bernat-de-rocafort"], hand=["m0"], influence={"military": 3}), phase="beginning"
    ).say("no")
    assert (scene.hand(), scene.markers[0]) == (["m0"], 1)


def test_bernat_de_rocafort_does_not_ask_an_empty_hand() -> None:
    scene = Scene(
        Side(military=["bernat-de-rocafort"], influence={"military": 3}), Side(hand=["m0"]), phase="beginning"
    )
    assert [event.args["n"] for event in scene.told("influence_surrendered")] == [2]


def test_castillo_de_loarre_stands() -> None:
    theirs = Side(military=["castillo-de-loarre", "m2"])
    scene = Scene(Side(hand=["roger-de-lauria"]), theirs).play("roger-de-lauria")
    assert scene.offered == ["m2", "no"]


@pytest.mark.parametrize(
    ("slug", "area", "number"), [("castillo-de-loarre", "military", 0), ("aljaferia", "economic", 2)]
)
def test_walls_hold_the_marker_back_whoever_is_stronger(slug: str, area: str, number: int) -> None:
    for mine, theirs, after in (("5", "1", 1), ("0", "5", -1)):
        strong, weak = area[0] + mine, area[0] + theirs
        scene = Scene(Side(**{area: [slug, strong]}, hand=["p0"]), Side(**{area: [weak]}, hand=["p0"]))  # type: ignore[arg-type]
        assert scene.end().markers[number] == after


def test_blasco_de_alagon_gains_influence_when_he_is_destroyed() -> None:
    scene = Scene(
        Side(hand=["roger-de-lauria"], influence={"military": 1}), Side(military=["blasco-de-alagon"])
    ).play("roger-de-lauria")
    scene.say("blasco-de-alagon")
    assert scene.markers == [-1, 0, 0]
    assert scene.zone("discard") == ["blasco-de-alagon"]


def test_ramon_berenguer_calls_cards_to_arms() -> None:
    scene = Scene(
        Side(military=["ramon-berenguer", "m2"], political=["p3"], economic=["e4"]), Side(political=["p5"])
    ).use("ramon-berenguer")
    assert scene.offered == ["e4", "p3"]
    scene.say("e4")
    assert scene.areas() == [["e4", "m2", "ramon-berenguer"], ["p3"], []]
    assert scene.strengths() == [7, 3, 0]


def test_roger_de_lauria_destroys_what_is_weak_enough() -> None:
    theirs = Side(military=["m2", "m3"], political=["p1"])
    scene = Scene(Side(hand=["roger-de-lauria"]), theirs).play("roger-de-lauria")
    assert scene.offered == ["m2", "no"]
    assert scene.say("m2").areas(1) == [["m3"], ["p1"], []]


def test_roger_de_lauria_may_spare_it() -> None:
    scene = Scene(Side(hand=["roger-de-lauria"]), Side(military=["m2"])).play("roger-de-lauria").say("no")
    assert scene.areas(1) == [["m2"], [], []]


@pytest.mark.parametrize(("slug", "area", "held", "before", "after"), [
    ("teruel", "military", 1, 1, 5), ("violante-de-hungria", "political", 1, 1, 5), ("somport", "economic", 1, 1, 5),
    ("casa-de-ganaderos", "economic", 1, 1, 5),
])  # fmt: skip
def test_who_lags_behind_finds_strength(slug: str, area: str, held: int, before: int, after: int) -> None:
    mine = Side(**{area: [slug]}, hand=["m0"])  # type: ignore[arg-type]
    assert Scene(mine, Side(influence={area: held - 1})).strength(slug) == before
    assert Scene(mine, Side(influence={area: held})).strength(slug) == after


def test_castillo_de_monzon_strengthens_the_others_there() -> None:
    mine = Side(military=["castillo-de-monzon", "m2", "m3"], political=["p2"], hand=["m0"])
    scene = Scene(mine, Side(military=["m2"]))
    assert scene.strengths() == [7, 2, 0]
    assert scene.strengths(1) == [2, 0, 0]


# -- Political


def test_pedro_de_luna_silences_a_card() -> None:
    theirs = Side(military=["castillo-de-monzon", "m2"], political=["p1"])
    scene = Scene(Side(hand=["pedro-de-luna"]), theirs).play("pedro-de-luna")
    assert scene.strengths(1) == [2, 1, 0]
    assert [event.args["rival"] for event in scene.told("silenced")] == [1]


def test_pedro_de_luna_takes_the_shield_from_a_castle() -> None:
    theirs = Side(military=["castillo-de-loarre"])
    scene = Scene(Side(hand=["pedro-de-luna", "roger-de-lauria", "m0"]), theirs)
    scene.play("pedro-de-luna").finish().finish().play("roger-de-lauria")
    assert "castillo-de-loarre" in scene.offered


def test_vidal_de_canellas_takes_a_card_from_the_hand_and_looks_at_the_others() -> None:
    scene = Scene(Side(hand=["vidal-de-canellas"]), Side(hand=["m1", "m2", "p1", "e1"])).play(
        "vidal-de-canellas"
    )
    assert scene.count("hand", 1) == 3
    assert all(scene.knows(0, slug, "hand", 1) for slug in scene.hand(1))
    assert scene.count("facedown") == 1


def test_vidal_de_canellas_leaves_a_small_hand_alone() -> None:
    scene = Scene(Side(hand=["vidal-de-canellas"]), Side(hand=["m1", "m2", "p1"])).play("vidal-de-canellas")
    assert scene.count("hand", 1) == 3
    assert not scene.knows(0, "m1", "hand", 1)


def test_maria_de_castilla_lets_an_economic_card_be_played() -> None:
    scene = Scene(Side(hand=["maria-de-castilla", "m1", "e2"])).play("maria-de-castilla")
    assert scene.why_not_play("m1") == "reason-ag-only"
    assert scene.play("e2").areas() == [[], ["maria-de-castilla"], ["e2"]]


def test_cerveri_de_girona_sings_for_a_card() -> None:
    mine = Side(political=["cerveri-de-girona"], hand=["m1", "m2"])
    scene = Scene(mine, Side(influence={"economic": 4})).use("cerveri-de-girona").say("m1")
    assert scene.asked == (0, "prompt-ag-area")
    assert scene.say("economic").markers == [0, 0, -3]
    assert scene.zone("facedown") == ["m1"]


def test_cerveri_de_girona_does_not_sing_where_nothing_is_left_to_surrender() -> None:
    mine = Side(political=["cerveri-de-girona"], hand=["m1", "m2"], influence={"military": 10})
    scene = Scene(mine, Side(influence={"economic": 10})).use("cerveri-de-girona").say("m1")
    assert scene.offered == ["economic", "political"]


def test_cerveri_de_girona_does_not_sing_for_nothing() -> None:
    scene = Scene(Side(political=["cerveri-de-girona"], leader="felipe"))
    assert scene.why_not_use("cerveri-de-girona") == "reason-ag-no-cost"


def test_petronila_returns_a_card_to_its_players_hand() -> None:
    theirs = Side(military=["m5"], political=["p1"], economic=["e2"])
    scene = Scene(Side(hand=["petronila"]), theirs).play("petronila")
    assert scene.offered == ["e2", "m5", "no", "p1"]
    scene.say("m5")
    assert (scene.areas(1), scene.hand(1)) == ([[], ["p1"], ["e2"]], ["m5"])
    assert scene.knows(0, "m5", "hand", 1)


def test_juan_fernandez_de_heredia_copies_what_a_card_does_when_it_is_played() -> None:
    mine = Side(political=["maria-de-castilla"], economic=["e1"], hand=["juan-fernandez-de-heredia", "e2"])
    scene = Scene(mine).play("juan-fernandez-de-heredia")
    assert scene.offered == ["maria-de-castilla", "no"]
    scene.say("maria-de-castilla").play("e2")
    assert scene.areas()[2] == ["e1", "e2"]


def test_juan_fernandez_de_heredia_acts_where_he_lies() -> None:
    mine = Side(military=["roger-de-lauria"], hand=["juan-fernandez-de-heredia"])
    scene = Scene(mine, Side(military=["m1"], political=["p2"])).play("juan-fernandez-de-heredia")
    scene.say("roger-de-lauria")
    assert scene.offered == ["no", "p2"]


def test_juan_fernandez_de_heredia_does_not_copy_his_like() -> None:
    mine = Side(political=["juan-fernandez-de-heredia"], hand=["juan-fernandez-de-heredia"])
    scene = Scene(mine).play("juan-fernandez-de-heredia")
    assert scene.asked == (0, "prompt-plan")


@pytest.mark.parametrize(("mine", "theirs", "after"), [("p5", "p1", 1), ("p1", "p5", -1)])
def test_justicia_de_aragon_holds_the_marker_back(mine: str, theirs: str, after: int) -> None:
    side = Side(political=["justicia-de-aragon", mine], military=["m3"], hand=["m0"])
    scene = Scene(side, Side(political=[theirs, "p1"], hand=["m0"])).end()
    assert scene.markers == [3, after, 0]


def test_cortes_de_zaragoza_have_a_voice_for_each_estate() -> None:
    """Each card of the rival there gives one more."""
    mine = Side(political=["cortes-de-zaragoza", "p2"], military=["m1"], hand=["m0"])
    assert Scene(mine, Side(political=["p3", "p0"], military=["m1"])).strength("cortes-de-zaragoza") == 3


# -- Economic


def test_sal_de_remolinos_digs_into_the_deck() -> None:
    scene = Scene(Side(hand=["sal-de-remolinos"]), deck=["m0", "m1", "m2", "m3"]).play("sal-de-remolinos")
    assert (scene.zone("facedown"), scene.hand(), scene.zone("deck")) == (["m2", "m3"], ["m1"], ["m0"])


def test_aljaferia_shelters_the_others_there() -> None:
    theirs = Side(economic=["aljaferia", "e2"], political=["p2"])
    kills = Scene(Side(leader="jaime"), theirs).give_up()
    assert kills.offered == ["aljaferia", "p2"]
    scene = Scene(Side(hand=["petronila"]), theirs).play("petronila")
    assert scene.offered == ["aljaferia", "e2", "no", "p2"], "they can be returned"


def test_aljaferia_shelters_nobody_elses() -> None:
    mine = Side(economic=["aljaferia", "e3"], leader="jaime")
    scene = Scene(mine, Side(economic=["e2"])).give_up()
    assert scene.areas(1) == [[], [], []]


def test_jehuda_de_la_cavalleria_lends_a_play_for_a_card_that_returns() -> None:
    mine = Side(military=["m1"], economic=["jehuda-de-la-cavalleria"], hand=["p1", "p2"])
    scene = Scene(mine).use("jehuda-de-la-cavalleria")
    assert scene.hand() == ["m1", "p1", "p2"]
    scene.play("m1").play("p2")
    assert scene.areas() == [["m1"], ["p2"], ["jehuda-de-la-cavalleria"]]
    assert scene.why_not_play("p1") == "reason-ag-no-play"


def test_jehuda_de_la_cavalleria_lends_nothing_without_a_pledge() -> None:
    scene = Scene(Side(economic=["jehuda-de-la-cavalleria"], hand=["p1"]))
    assert scene.why_not_use("jehuda-de-la-cavalleria") == "reason-ag-no-cost"


def test_albarracin_recovers_a_weak_card_that_lies_face_up() -> None:
    scene = Scene(Side(hand=["albarracin"]), discard=["m2", "p3", "e1"]).play("albarracin")
    assert scene.offered == ["e1", "m2", "no"]
    assert scene.say("m2").hand() == ["m2"]
    assert scene.zone("discard") == ["e1", "p3"]


def test_feria_de_jaca_lets_any_card_be_played() -> None:
    scene = Scene(Side(hand=["feria-de-jaca", "m1", "p2"])).play("feria-de-jaca").play("p2")
    assert scene.areas() == [[], ["p2"], ["feria-de-jaca"]]
    assert scene.why_not_play("m1") == "reason-ag-no-play"


@pytest.mark.parametrize("slug", ["feria-de-jaca", "maria-de-castilla"])
@pytest.mark.parametrize(("held", "granted"), [(4, 1), (5, 0)])
def test_a_rival_with_many_cards_allows_no_more_plays(slug: str, held: int, granted: int) -> None:
    scene = Scene(Side(hand=[slug, "e2"]), Side(hand=["m0"] * held)).play(slug)
    assert len(scene.told("play_granted")) == granted
    assert scene.why_not_play("e2") == (None if granted else "reason-ag-no-play")


def test_ceca_de_jaca_picks_from_the_deck_at_the_beginning() -> None:
    mine = Side(economic=["ceca-de-jaca"], hand=["m0"])
    scene = Scene(mine, deck=["m1", "p4", "e5"], phase="beginning")
    assert scene.asked == (0, "prompt-from-deck")
    assert scene.offered == ["e5", "p4"]
    scene.say("p4")
    assert scene.hand() == ["m0", "p4"]
    assert (scene.zone("deck"), scene.phase) == (["e5", "m1"], "planning")
    assert scene.knows(0, "e5", "deck")
    assert not scene.knows(1, "e5", "deck")


def test_canfranc_takes_toll_of_each_other_card() -> None:
    scene = Scene(Side(economic=["canfranc"], hand=["m1", "p1"]), Side(hand=["e1"])).play("m1")
    assert scene.markers == [0, 0, 1]
    scene.finish().play("e1")
    assert scene.markers == [1, 0, 2], "of the rival's none"


def test_canfranc_takes_no_toll_of_itself() -> None:
    assert Scene(Side(hand=["canfranc"])).play("canfranc").markers == [0, 0, 0]


# -- Leaders, and the Events on their reverse


@pytest.mark.parametrize(("held", "drawn"), [(3, 1), (4, 0)])
def test_jaime_draws_for_a_small_hand(held: int, drawn: int) -> None:
    scene = Scene(Side(hand=["m0"] * held, leader="jaime"), phase="beginning")
    assert scene.count("hand") == held + drawn


def test_jaime_given_up_destroys_a_card() -> None:
    scene = Scene(Side(leader="jaime"), Side(military=["m4"], political=["p3"], economic=["e1"])).give_up()
    assert scene.offered == ["e1", "p3"]
    assert scene.say("p3").areas(1) == [["m4"], [], ["e1"]]


def test_felipe_exchanges_a_card() -> None:
    scene = Scene(Side(hand=["m1", "e1"], leader="felipe"), deck=["p5"]).use("felipe").say("m1")
    assert (scene.hand(), scene.zone("facedown")) == (["e1", "p5"], ["m1"])


def test_felipe_given_up_makes_the_rival_surrender() -> None:
    scene = Scene(Side(leader="felipe"), Side(influence={"political": 2})).give_up().say("political")
    assert scene.markers == [0, 1, 0]


def test_randall_strengthens_three_economic_cards() -> None:
    assert Scene(Side(economic=["e1", "e1"], leader="randall")).strengths() == [0, 0, 2]
    scene = Scene(Side(economic=["e1", "e1", "e2"], military=["m1"], leader="randall"))
    assert scene.strengths() == [1, 0, 7]


def test_randall_given_up_moves_a_card_of_the_rival() -> None:
    scene = Scene(Side(leader="randall"), Side(military=["m5"], political=["p2"])).give_up().say("m5")
    assert scene.offered == ["economic", "political"]
    assert scene.say("economic").areas(1) == [[], ["p2"], ["m5"]]
    assert scene.strengths(1) == [0, 2, 5]
