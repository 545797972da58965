"""A test for each trap."""

from tests.games.el_guerrero.scenes import Scene, Side, basic, with_token

SIX = (basic(2), basic(2), basic(2))
NINE = (basic(3), basic(3), basic(3))


def spring(slug: str, mine: Side, theirs: Side | None = None) -> Scene:
    """Attack a player before whom a trap lies."""
    theirs = theirs or Side(SIX)
    return Scene(mine, Side(theirs.army, theirs.hand, slug)).attack(1)


def test_cortesia_ante_todo() -> None:
    scene = spring("cortesia-ante-todo", Side(NINE, hand=["ogros", "hunos"]))
    assert scene.asked == (1, "prompt-keep-card")
    assert scene.offered == ["hunos", "ogros"]
    scene.say("ogros").quietly()
    assert scene.hand(1) == ["ogros"]
    assert scene.hand() == ["hunos"]
    assert scene.knows(1, "hunos", "hand", 0)
    assert not scene.knows(2, "ogros", "hand", 1)
    assert scene.morales == [7, 4, 5]


def test_cortesia_ante_todo_with_an_empty_hand() -> None:
    assert spring("cortesia-ante-todo", Side(NINE)).morales == [7, 4, 5]


def test_zanja_con_barro() -> None:
    scene = spring(
        "zanja-con-barro", Side([with_token("ogros", 2)]), Side([basic(2), with_token("hunos", 4)])
    )
    assert scene.token("ogros") == 1
    assert scene.token("tropa-basica", 1) == 3
    assert scene.morales == [4, 6, 5]


def test_emboscada() -> None:
    scene = spring("emboscada", Side(NINE))
    (event,) = scene.told("strengths_compared")
    assert (event.args["n"], event.args["answer"]) == (9, 11)


def test_puente_de_quita_y_pon() -> None:
    scene = spring("puente-de-quita-y-pon", Side(NINE))
    assert scene.morales == [3, 5, 5]
    assert scene.asked == (0, "prompt-campaign")
    assert scene.why_not_attack(2) == "reason-eg-has-attacked"


def test_fantasma_de_alquiler_shelters_in_this_combat() -> None:
    scene = spring("fantasma-de-alquiler", Side(NINE))
    (event,) = scene.told("strengths_compared")
    assert (event.args["n"], event.args["answer"]) == (9, 11)
    assert scene.morales == [4, 5, 5]


def test_equipajes_revueltos() -> None:
    scene = spring("equipajes-revueltos", Side(NINE, hand=["ogros"]), Side(SIX, hand=["hunos", "espias"]))
    assert scene.asked == (1, "prompt-may")
    scene.say("yes").quietly()
    assert scene.hand() == ["espias", "hunos"]
    assert scene.hand(1) == ["ogros"]


def test_equipajes_revueltos_declined() -> None:
    scene = spring("equipajes-revueltos", Side(NINE, hand=["ogros"]), Side(SIX, hand=["hunos"])).say("no")
    assert scene.quietly().hand() == []
    assert scene.zone("discard") == ["equipajes-revueltos", "ogros"]
    assert scene.morales == [5, 4, 5]


def test_canto_de_sirenas() -> None:
    scene = spring("canto-de-sirenas", Side(["ogros", with_token("hunos", 1), basic(4)]))
    assert scene.zone("army", 0) == ["ogros", "tropa-basica"]
    assert scene.token("hunos", 1) == 1
    assert scene.told("morale_lost")[0].args["player"] == 0


def test_canto_de_sirenas_finds_no_room_in_a_full_army() -> None:
    scene = spring("canto-de-sirenas", Side(["ogros", basic(1)]), Side([basic(1)] * 5))
    assert scene.asked == (1, "prompt-eg-make-room")
    scene.say("no").quietly()
    assert scene.zone("army", 0) == ["ogros", "tropa-basica"]


def test_canto_de_sirenas_makes_room_in_a_full_army() -> None:
    scene = spring("canto-de-sirenas", Side(["ogros"]), Side(["hunos", *[basic(1)] * 4]))
    scene.say("hunos").quietly()
    assert scene.zone("army", 1) == ["ogros", *["tropa-basica"] * 4]
    assert "hunos" in scene.zone("discard")


def test_barril_sin_fondo() -> None:
    scene = spring("barril-sin-fondo", Side(NINE))
    assert scene.number("tired") == 1
    assert scene.count("hand", 1) == 1
    scene.end()
    for _ in range(2):
        scene.take(scene.request.default()).end()
    assert scene.asked == (0, "prompt-campaign")
    assert scene.told("training_skipped")
    assert scene.number("tired") == 0
