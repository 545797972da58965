"""The table's verbs: what each changes, who sees it, and what nobody can follow."""

import pytest

from tabletop.engine import CardSeen, Dice, Event
from tabletop.engine.imagining import deal_unknown
from tabletop.engine.views import view_of
from tests.engine.small_table import ACE, JACK, KING, QUEEN, SPECTATOR, dealt, last, table_of, who_knows

# -- moving


def test_who_sees_a_card_follows_from_the_zone_it_comes_to() -> None:
    table = table_of(ACE)
    (card,) = table.zone("deck")
    assert who_knows(table, card) == []
    table.move(card, "hand", 1)
    assert who_knows(table, card) == [1]
    table.move(card, "trap", 1)
    assert who_knows(table, card) == [1]
    table.move(card, "deck")
    assert who_knows(table, card) == [1]  # it was seen going there
    table.move(card, "field")
    assert who_knows(table, card) == [0, 1, 2, SPECTATOR]
    table.move(card, "trap", 2)
    assert who_knows(table, card) == [0, 1, 2, SPECTATOR]  # a known card turned down is known still


def test_a_card_comes_on_top_or_to_the_bottom() -> None:
    table = table_of(ACE, KING, QUEEN)
    ace, king, queen = table.zone("deck")
    table.move(king, "field")
    table.move(queen, "field")
    table.move(ace, "field", bottom=True)
    assert table.zone("field") == [ace, king, queen]
    assert last(table).args["bottom"] is True


def test_the_event_of_a_move_tells_whence_and_whither_and_hides_the_face_from_others() -> None:
    table = table_of(ACE)
    (card,) = table.zone("deck")
    table.move(card, "hand", 1)
    event = last(table)
    assert (event.kind, event.args) == ("moved", {"id": 0, "from": ("deck", 0), "to": ("hand", 1)})
    assert event.seen_by(1).cards == (CardSeen(0, "ace", 0b10),)
    assert event.seen_by(0).cards == event.seen_by(SPECTATOR).cards == (CardSeen(0, None, 0),)


def test_marks_and_what_a_card_lies_on_end_with_its_stay() -> None:
    table = table_of(ACE, KING)
    ace, king = table.zone("deck")
    table.move(ace, "field")
    table.move(king, "upon", 1, host=ace)
    table.mark(king, "damage", 3)
    assert table.upon(ace) == [king]
    assert last(table).args == {"id": 1, "name": "damage", "value": 3}
    table.move(king, "field")
    assert table.upon(ace) == []
    assert table.marks == {}
    assert view_of(table, 0).marks == {}


def test_marks_stay_with_the_card_while_others_move() -> None:
    table = table_of(ACE, KING)
    ace, king = table.zone("deck")
    table.move(ace, "field")
    table.mark(ace, "damage", 3)
    table.move(king, "field")
    assert table.marks == {(ace, "damage"): 3}


def test_a_mark_or_number_of_nothing_is_taken_away() -> None:
    table = table_of(ACE)
    (card,) = table.zone("deck")
    table.move(card, "field")
    table.mark(card, "rust", 2)
    table.mark(card, "rust", 0)
    table.count(1, "wins", 2)
    table.count(1, "wins", 0)
    assert (table.marks, table.numbers) == ({}, {})


# -- showing, shuffling, gathering


def test_a_hand_is_shown_to_one_seat_under_new_ids() -> None:
    changed = set()
    for seed in range(20):
        table, cards = dealt(ACE, KING, QUEEN, seed=seed)
        before = [table.id_of(card) for card in cards]
        table.show(cards, 1)
        assert [who_knows(table, card) for card in cards] == [[0, 1]] * 3
        event = last(table)
        assert event.args == {"to": 1, "place": ("hand", 0), "ids": (0, 1, 2)}
        after = [table.id_of(card) for card in cards]
        assert event.private == (0b1, dict(zip(before, after, strict=True)))
        changed.add(tuple(after))
    assert len(changed) > 4


def test_cards_of_a_deck_are_shown_where_they_lie() -> None:
    table = table_of(ACE, KING, QUEEN)
    _, king, queen = table.zone("deck")
    table.learned = 0
    table.show([king, queen], 2)
    assert [table.id_of(card) for card in table.zone("deck")] == [0, 1, 2]
    assert last(table).private is None
    assert table.learned == 0b100
    assert view_of(table, 2).faces == {1: "king", 2: "queen"}
    assert view_of(table, 1).faces == {}


def test_to_see_what_one_knows_is_not_to_learn() -> None:
    table, cards = dealt(ACE)
    table.learned = 0
    table.show(cards, 0)
    assert table.learned == 0


def test_a_shuffle_leaves_the_ids_and_deals_the_faces() -> None:
    table = table_of(ACE, KING, QUEEN, JACK, seed=3)
    table.show(list(table.zone("deck")), 1)
    before = list(table.zone("deck"))
    table.rolled = False
    table.shuffle("deck")
    assert [table.id_of(card) for card in table.zone("deck")] == [0, 1, 2, 3]
    assert table.zone("deck") != before
    assert sorted(table.zone("deck")) == sorted(before)
    assert all(table.by_id[table.id_of(card)] == card for card in before)
    assert view_of(table, 1).faces == {}
    assert table.rolled
    assert last(table) == Event("shuffled", {"place": ("deck", 0)})


def test_gathered_cards_come_on_top_and_lose_marks_and_hosts() -> None:
    table = table_of(ACE, KING, QUEEN, JACK)
    ace, king, queen, jack = table.zone("deck")
    table.move(ace, "field")
    table.move(king, "upon", 0, host=ace)
    table.mark(king, "damage", 1)
    table.gather([king, ace], "deck")
    assert table.zone("deck") == [queen, jack, ace, king]
    assert (table.marks, table.hosts) == ({}, {})
    assert last(table).args == {"ids": (0, 1), "to": ("deck", 0)}


def test_cards_that_come_to_light_together_are_in_the_order_of_their_faces() -> None:
    table, (queen, ace, king) = dealt(QUEEN, ACE, KING)
    assert table.by_face([queen, ace, king]) == [ace, king, queen]


# -- numbers, turns, seals, notes, chance


def test_a_turn_begins_with_its_own_numbers_anew() -> None:
    table = table_of(ACE)
    table.count(0, "steps", 5)
    table.count(0, "still", 2)
    table.begin_turn(1)
    table.begin_turn(2)
    assert table.numbers == {(0, "turn"): 2, (0, "turns"): 2, (0, "still"): 2}
    view = view_of(table_of(ACE), 0)
    for event in table.events or []:
        view.fold(event.seen_by(0))
    assert view.numbers == table.numbers


def test_a_sealed_number_is_told_to_its_own_seat_and_opened_to_all() -> None:
    table = table_of(ACE)
    table.seal(1, "bid", 7)
    sealed = last(table)
    assert sealed.args == {"seat": 1, "name": "bid"}
    assert sealed.private == (0b10, 7)
    assert sealed.seen_by(0).private is None
    assert view_of(table, 1).seals == {(1, "bid"): 7}
    assert view_of(table, 0).seals == view_of(table, SPECTATOR).seals == {(1, "bid"): None}
    table.seal(0, "bid", 4)
    assert table.open_seals("bid") == {0: 4, 1: 7}
    assert last(table).args == {"name": "bid", "seats": (0, 1), "values": {0: 4, 1: 7}}
    assert table.seals == {}


def test_seals_of_one_seat_or_another_name_stay_closed() -> None:
    table = table_of(ACE)
    table.seal(0, "bid", 4)
    table.seal(1, "bid", 7)
    table.seal(1, "vote", 2)
    assert table.open_seals("bid", 1) == {1: 7}
    assert table.seals == {(0, "bid"): 4, (1, "vote"): 2}


def test_sealed_cards_are_not_told_when_they_are_opened() -> None:
    """The rules move them next, and then all see them."""
    table, cards = dealt(ACE, KING)
    table.seal(0, "recruits", tuple(cards))
    assert view_of(table, 0).seals == {(0, "recruits"): (0, 1)}
    assert table.open_seals("recruits") == {0: tuple(cards)}
    assert last(table).args["values"] == {}


def test_a_note_tells_a_card_to_those_who_know_it() -> None:
    table, cards = dealt(ACE)
    table.note("praised", player=0, card=cards[0])
    assert last(table).seen_by(0).args == {"player": 0, "card": CardSeen(0, "ace", 0b1)}
    assert last(table).seen_by(1).args == {"player": 0, "card": CardSeen(0, None, 0)}


def test_a_note_changes_nothing() -> None:
    table, cards = dealt(ACE)
    version, view = table.version, view_of(table, 1)
    table.note("praised", card=cards[0])
    assert table.version == version
    view.fold(last(table).seen_by(1))
    assert view == view_of(table, 1)


@pytest.mark.parametrize("read", ["at once", "at the end", "in a copy"])
def test_an_event_tells_how_things_stood_when_it_happened_whenever_it_is_read(read: str) -> None:
    table, cards = dealt(ACE, KING, QUEEN, seed=5)
    found: list[Event] = []
    for change in (
        lambda: table.note("boasted", card=cards[1], n=2),
        lambda: table.show(cards[:2], 1),
        lambda: table.move(cards[0], "field"),
        lambda: table.mark(cards[0], "damage", 3),
        lambda: table.seal(0, "guess", (cards[1],)),
        lambda: table.move(cards[2], "upon", 1, cards[0]),
        lambda: table.open_seals("guess"),
        lambda: table.move(cards[1], "hand", 2),
    ):
        change()
        if read == "at once":
            found = list(table.events or [])
    again = table.copy()
    table.move(cards[2], "deck")
    table.move(cards[0], "deck")
    table.gather([cards[1]], "deck")
    table.shuffle("deck")
    if not found:
        found = list((again if read == "in a copy" else table).events or [])
    told = "boasted shown relabelled moved marked sealed relabelled moved opened moved"
    assert " ".join([event.kind for event in found[3:13]]) == told
    boast, moves = found[3], [event for event in found[4:13] if event.kind == "moved"]
    assert (boast.args["card"].face, boast.args["card"].mask) == ("king", 0b1)
    assert [event.cards[-1].face for event in moves] == ["ace", "queen", "king"]
    assert [event.cards[-1].mask for event in moves] == [0b1111, 0b1111, 0b101]
    assert moves[1].args["host"] == moves[0].args["id"] == found[7].args["id"]


def test_chance_is_remembered_until_the_next_answer() -> None:
    table = table_of(ACE)
    assert not table.rolled
    assert table.roll(6) in range(6)
    assert table.rolled


# -- copies and imagined tables


def test_a_copy_is_independent() -> None:
    table, cards = dealt(ACE, KING)
    table.count(0, "wins", 1)
    copy = table.copy()
    copy.move(cards[0], "field")
    copy.mark(cards[0], "damage", 2)
    copy.count(0, "wins", 2)
    copy.seal(0, "bid", 1)
    copy.roll(6)
    assert len(table.zone("hand", 0)) == 2
    assert (table.marks, table.numbers, table.seals) == ({}, {(0, "wins"): 1}, {})
    assert table.dice.state != copy.dice.state
    assert len(table.events or []) < len(copy.events or [])


def test_an_imagined_table_keeps_what_a_seat_knows_and_deals_the_rest() -> None:
    deals = set()
    for seed in range(30):
        table, cards = dealt(ACE, KING, QUEEN, JACK)
        table.move(cards[0], "field")
        table.show([cards[1]], 1)
        deal_unknown(table, 1, Dice(seed))
        assert (table.faces[cards[0]], table.faces[cards[1]]) == (ACE, KING)
        deals.add((table.faces[cards[2]], table.faces[cards[3]]))
    assert deals == {(QUEEN, JACK), (JACK, QUEEN)}


def test_an_imagined_table_rolls_dice_of_its_own() -> None:
    rolls = set()
    for secret in range(3):
        table = table_of(ACE, seed=secret)
        deal_unknown(table, 1, Dice(4))
        rolls.add(tuple([table.roll(100) for _ in range(4)]))
    assert len(rolls) == 1  # they hang on the imagining seat's dice alone


@pytest.mark.parametrize("count", [0, 1, 2])
def test_an_imagined_deal_heeds_what_is_public(count: int) -> None:
    for seed in range(10):
        table = table_of(ACE, ACE, KING, QUEEN)
        cards = list(table.zone("deck"))
        hand = [cards[0], cards[3]]
        for card in hand:
            table.move(card, "hand", 0)
        deal_unknown(table, 1, Dice(seed), [(hand, lambda face: face is ACE, count)])
        assert sum(table.faces[card] is ACE for card in hand) == count
        assert sorted(face.id for face in table.faces) == ["ace", "ace", "king", "queen"]


def test_what_one_demand_leaves_open_later_demands_may_settle() -> None:
    """The ace is among these three, the king is that one: the first must not use the king up."""
    for seed in range(20):
        table = table_of(ACE, KING, QUEEN, JACK)
        *three, one = list(table.zone("deck"))
        is_ace = (three, lambda face: face is ACE, 1)
        deal_unknown(table, 1, Dice(seed), [is_ace, ([one], lambda face: face is KING, 1)])
        assert table.faces[one] is KING
        assert sorted(face.id for face in table.faces) == ["ace", "jack", "king", "queen"]


def test_which_card_of_a_hand_a_third_seat_knows_is_imagined_away() -> None:
    """No id tells it: what is imagined must not depend on it."""
    table, cards = dealt(ACE, KING)
    table.show([cards[0]], 2)
    deal_unknown(table, 1, Dice(1))
    assert [who_knows(table, card) for card in cards] == [[0], [0]]
