"""The table's verbs: what each changes, who sees it, and what nobody can follow."""

from typing import NamedTuple

import pytest

from tabletop.engine import (
    FACEDOWN,
    HIDDEN,
    MIXED,
    PUBLIC,
    Card,
    CardSeen,
    Dice,
    Event,
    Layout,
    Table,
    ZoneSpec,
)
from tabletop.engine.views import view_of

SPECTATOR = 3


class Face(NamedTuple):
    """A face that has a name alone."""

    id: str


ACE, KING, QUEEN, JACK = (Face(name) for name in ("ace", "king", "queen", "jack"))
LAYOUT = Layout(
    (
        ZoneSpec("deck", HIDDEN),
        ZoneSpec("hand", MIXED, per_seat=True),
        ZoneSpec("trap", FACEDOWN, per_seat=True),
        ZoneSpec("field", PUBLIC),
        ZoneSpec("upon", PUBLIC, per_seat=True),
    ),
    3,
    ("damage", "rust"),
    turn_numbers=("steps",),
)


def table_of(*faces: Face, seed: int = 1) -> Table:
    """Return a table with these cards in the deck, the last on top."""
    return Table(LAYOUT, faces, {}, None, Dice(seed))


def dealt(*faces: Face, seed: int = 1) -> tuple[Table, list[Card]]:
    """Return a table with all these cards in the hand of seat 0."""
    table = table_of(*faces, seed=seed)
    cards = list(table.zone("deck"))
    for card in cards:
        table.move(card, "hand", 0)
    return table, cards


def last(table: Table) -> Event:
    assert table.events
    return table.events[-1]


def who_knows(table: Table, card: Card) -> list[int]:
    return [seat for seat in range(4) if table.known_to(card, seat)]


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


# -- hands


def test_a_hand_is_listed_by_id_and_not_as_it_was_drawn() -> None:
    table = table_of(ACE, KING, QUEEN)
    for card in reversed(list(table.zone("deck"))):
        table.move(card, "hand", 2)
    assert [table.id_of(card) for card in table.zone("hand", 2)] == [0, 1, 2]


def test_a_card_leaves_a_hand_under_any_of_its_ids() -> None:
    left = set()
    for seed in range(40):
        table, cards = dealt(ACE, KING, QUEEN, seed=seed)
        table.move(cards[1], "field")
        left.add(table.id_of(cards[1]))
        assert table.faces[table.by_id[last(table).args["id"]]] is KING
        assert sorted(table.id_of(card) for card in cards) == [0, 1, 2]
    assert left == {0, 1, 2}


def test_the_owner_alone_is_told_which_ids_were_traded() -> None:
    table, cards = dealt(ACE, KING, QUEEN, seed=5)
    table.move(cards[0], "field")
    event = last(table)
    assert event.private == (0b1, (0, table.id_of(cards[0])))
    assert event.seen_by(0).private == event.private
    assert event.seen_by(1).private is None
    assert event.seen_by(SPECTATOR).private is None


def test_all_see_a_card_played_openly_and_no_other_of_the_hand() -> None:
    table, cards = dealt(ACE, KING, QUEEN)
    table.move(cards[0], "field")
    assert [card.face for card in last(table).seen_by(1).cards if card.face] == ["ace"]
    assert who_knows(table, cards[0]) == [0, 1, 2, SPECTATOR]
    assert who_knows(table, cards[1]) == [0]


def test_of_two_copies_the_known_one_counts_as_gone() -> None:
    """Which of two aces was played nobody can tell: an onlooker who knew one no longer knows that one is held."""
    table, cards = dealt(ACE, ACE, KING)
    table.show([cards[0]], 1)
    table.move(cards[1], "field")
    assert not table.known_to(cards[0], 1)
    assert table.known_to(cards[0], 0)


def test_a_known_card_of_another_face_is_known_still() -> None:
    table, cards = dealt(ACE, ACE, KING)
    table.show([cards[2]], 1)
    table.move(cards[1], "field")
    assert who_knows(table, cards[2]) == [0, 1]


def test_after_a_secret_departure_onlookers_forget_the_hand() -> None:
    table, cards = dealt(ACE, KING, QUEEN)
    table.show(cards, 1)
    table.move(cards[0], "trap", 0)
    assert [who_knows(table, card) for card in cards] == [[0], [0], [0]]


def test_whoever_takes_a_card_from_a_hand_sees_it_and_third_seats_forget() -> None:
    table, cards = dealt(ACE, KING)
    table.show(cards, 2)
    table.move(cards[0], "hand", 1)
    assert who_knows(table, cards[0]) == [0, 1]
    assert who_knows(table, cards[1]) == [0]


def test_the_ids_of_a_hand_that_others_know_are_dealt_anew_before_a_card_leaves() -> None:
    """Else whoever knows the card that trades ids with the one that leaves sees which id that one had."""
    left, kept = set(), set()
    for seed in range(60):
        table, cards = dealt(ACE, KING, QUEEN, seed=seed)
        table.show([cards[2]], 1)
        known = table.id_of(cards[2])
        table.move(cards[0], "field")
        assert table.events is not None
        relabelled = table.events[-2]
        assert (relabelled.kind, relabelled.args) == ("relabelled", {"place": ("hand", 0)})
        assert [card.face for card in relabelled.seen_by(1).cards if card.face] == ["queen"]
        assert relabelled.seen_by(1).private is None
        assert relabelled.private is not None
        assert sorted(relabelled.private[1]) == sorted(relabelled.private[1].values()) == [0, 1, 2]
        left.add(table.id_of(cards[0]))
        kept.add((known, table.id_of(cards[2])))
    assert left == {0, 1, 2}
    assert kept == {(was, now) for was in range(3) for now in range(3)}


def test_a_hand_that_nobody_knows_is_not_relabelled() -> None:
    table, cards = dealt(ACE, KING, QUEEN)
    table.move(cards[0], "field")
    assert table.events is not None
    assert "relabelled" not in [event.kind for event in table.events]


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
        table.deal_unknown(1, Dice(seed))
        assert (table.faces[cards[0]], table.faces[cards[1]]) == (ACE, KING)
        deals.add((table.faces[cards[2]], table.faces[cards[3]]))
    assert deals == {(QUEEN, JACK), (JACK, QUEEN)}


def test_an_imagined_table_rolls_dice_of_its_own() -> None:
    rolls = set()
    for secret in range(3):
        table = table_of(ACE, seed=secret)
        table.deal_unknown(1, Dice(4))
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
        table.deal_unknown(1, Dice(seed), [(hand, lambda face: face is ACE, count)])
        assert sum(table.faces[card] is ACE for card in hand) == count
        assert sorted(face.id for face in table.faces) == ["ace", "ace", "king", "queen"]


def test_which_card_of_a_hand_a_third_seat_knows_is_imagined_away() -> None:
    """No id tells it: what is imagined must not depend on it."""
    table, cards = dealt(ACE, KING)
    table.show([cards[0]], 2)
    table.deal_unknown(1, Dice(1))
    assert [who_knows(table, card) for card in cards] == [[0], [0]]
