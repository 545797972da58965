"""Hands: ids that are dealt anew, so that no id tells which card was played, drawn or looked at."""

from tests.engine.small_table import ACE, KING, QUEEN, SPECTATOR, dealt, last, table_of, who_knows


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
