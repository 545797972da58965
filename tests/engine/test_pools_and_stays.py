"""Cards that go on as they lie, cards of several decks, and choices that have shrunk."""

from tabletop.engine import ChooseSome, Dice, Option
from tabletop.engine.imagining import deal_unknown
from tabletop.engine.views import view_of
from tests.engine.small_table import ACE, JACK, KING, QUEEN, SPECTATOR, last, table_of


def test_a_card_that_goes_on_as_it_lies_keeps_its_marks_in_table_and_view() -> None:
    table = table_of(ACE, KING)
    card = table.zone("deck")[-1]
    table.move(card, "field")
    table.mark(card, "damage", 3)
    view = view_of(table, SPECTATOR)
    table.move(card, "upon", 1, keep=True)
    view.fold(last(table).seen_by(SPECTATOR))
    assert table.marks == {(card, "damage"): 3}
    assert view == view_of(table, SPECTATOR)
    table.move(card, "field")
    assert table.marks == {}


def test_unknown_cards_are_imagined_among_those_of_their_own_pool() -> None:
    faces = set()
    for seed in range(30):
        table = table_of(ACE, KING, QUEEN, JACK)
        deal_unknown(table, 0, Dice(seed), pool_of=lambda _table, card: card // 2)
        faces.add(tuple(face.id for face in table.faces))
    assert faces == {
        ("ace", "king", "queen", "jack"),
        ("king", "ace", "queen", "jack"),
        ("ace", "king", "jack", "queen"),
        ("king", "ace", "jack", "queen"),
    }


def test_no_more_is_asked_for_than_there_still_is() -> None:
    table = table_of(ACE, KING)
    offered = [Option("pay", card) for card in range(3)]
    request = ChooseSome(table, 0, "prompt", lambda _table, _seat: offered, 2, 2)
    assert request.why_not((offered[0],)) is not None
    del offered[1:]
    assert request.why_not((offered[0],)) is None
    assert request.default() == (offered[0],)
    assert request.sample(Dice(1)) == (offered[0],)


def test_a_whole_zone_is_swept_and_told_of() -> None:
    table = table_of(ACE, KING)
    for card in list(table.zone("deck")):
        table.move(card, "field")
    table.gather(table.zone("field"), "deck")
    assert (table.zone("field"), len(table.zone("deck"))) == ([], 2)
    assert last(table).args["ids"] == (0, 1)


def test_a_card_pulled_out_of_a_deck_leaves_under_the_top_id() -> None:
    for face in (ACE, KING, QUEEN):
        table = table_of(ACE, KING, QUEEN)
        table.show(list(table.zone("deck")), 1)
        views = [view_of(table, viewer) for viewer in range(4)]
        before = len(table.events or ())
        card = next(card for card in table.zone("deck") if table.faces[card] is face)
        table.pull(card)
        table.move(card, "field")
        assert table.id_of(card) == 2
        for viewer, view in enumerate(views):
            for event in (table.events or ())[before:]:
                view.fold(event.seen_by(viewer))
            assert view == view_of(table, viewer)
        assert [table.id_of(one) for one in table.zone("deck")] == [0, 1]
