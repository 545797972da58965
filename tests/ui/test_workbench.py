"""The deck on the bench: what is looked for, what is counted, what may be added (case R20)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.engine import Reason
from tabletop.text.languages import Text
from tabletop.ui.workbench import DEAREST, LOCKED, Workbench
from tests.games.aguila_roja.deck_cards import TITLES, building, forty

RULES = building(Path("nowhere"))
TEXT = Text("es")


def bench(cards: dict[str, int] | None = None, treasury: str = "arcas-pueblo") -> Workbench:
    return Workbench(RULES, RULES.make(treasury, forty() if cards is None else cards))


def found(on: Workbench) -> list[str]:
    return [face.id for face in on.pool(TEXT)]


def test_the_pool_holds_what_the_treasury_allows() -> None:
    pool = bench().pool(TEXT)
    assert {face.suit for face in pool} == {"pueblo", "generic"}
    assert len(pool) == 2 * (TITLES + 3)
    assert [face.suit for face in pool] == sorted((face.suit for face in pool), reverse=True)


def test_the_pool_is_in_the_order_of_the_costs() -> None:
    costs = [face.figures.get("value", 99) for face in bench().pool(TEXT) if face.suit == "pueblo"]
    assert costs == sorted(costs)


def test_a_suit_that_is_wished_for_is_shown_and_cannot_be_added() -> None:
    on = bench({})
    on.want(suit="clero")
    pool = found(on)
    assert {RULES.known[slug].suit for slug in pool} == {"clero"}
    assert {reason.id for slug in pool if (reason := on.why_not_add(slug))} == {"deck-faction"}


def test_wishing_twice_takes_the_wish_back() -> None:
    on = bench()
    everything = found(on)
    on.want(type="event")
    assert found(on) == ["pueblo-fiesta", "generic-fiesta"]
    on.want(type="event")
    assert found(on) == everything


def test_the_last_column_holds_all_that_is_dear() -> None:
    on = bench()
    on.want(cost=DEAREST)
    assert found(on) == ["pueblo-7", "generic-7"]
    on.want(cost=DEAREST, suit="pueblo", type="location")
    assert found(on) == ["pueblo-plaza"]


@pytest.mark.parametrize("words", ["idolo", "ÍDOLO pueb", " pueblo  ídolo ", "I\u0301dolo de pueblo"])
def test_words_are_found_without_accents_and_in_any_order(words: str) -> None:
    on = bench()
    on.want(words=words)
    assert "pueblo-legend" in found(on)
    assert len(found(on)) <= 2


def test_wishes_add_up_and_go_together() -> None:
    on = bench()
    on.want(words="peón 3", cost=3, type="character")
    assert found(on) == ["pueblo-3", "generic-3"]
    on.want_all()
    assert len(found(on)) == 2 * (TITLES + 3)


def test_the_deck_is_listed_by_type_and_cost() -> None:
    on = bench({"pueblo-plaza": 1, "pueblo-5": 2, "pueblo-fiesta": 1, "zorro": 4, "pueblo-1": 3})
    assert [(row.slug, row.copies) for row in on.rows()] == [
        ("pueblo-1", 3),
        ("pueblo-5", 2),
        ("pueblo-fiesta", 1),
        ("pueblo-plaza", 1),
        ("zorro", 4),
    ]
    assert on.rows()[-1].face is None


def test_cards_are_counted_by_cost_and_by_type() -> None:
    on = bench(
        {"pueblo-plaza": 1, "pueblo-5": 2, "pueblo-legend": 1, "pueblo-7": 3, "pueblo-8": 1, "zorro": 4}
    )
    assert on.curve() == [1, 0, 0, 0, 0, 3, 0, 3]
    assert on.by_type() == {"character": 7, "event": 0, "location": 1}


def test_a_card_is_added_up_to_what_is_allowed() -> None:
    on = bench({})
    assert [on.add("pueblo-1") for _ in range(3)] == [None, None, None]
    assert on.add("pueblo-1") == Reason("deck-copies", {"card": "pueblo-1", "n": 4, "most": 3})
    assert on.add("pueblo-legend") is None
    refused = on.add("pueblo-legend")
    assert refused is not None
    assert refused.id == "deck-unique"
    assert dict(on.deck.cards) == {"pueblo-1": 3, "pueblo-legend": 1}


def test_the_button_and_the_judge_say_the_same_of_a_full_deck() -> None:
    on = bench()
    assert on.why_not() == []
    assert all(on.why_not_add(face.id) is not None for face in on.pool(TEXT))


def test_a_card_is_taken_out_until_none_is_left() -> None:
    on = bench({"pueblo-1": 2})
    assert [on.remove("pueblo-1") for _ in range(2)] == [None, None]
    assert dict(on.deck.cards) == {}
    assert on.remove("pueblo-1") == Reason("deck-not-there", {"card": "pueblo-1"})


def test_too_many_copies_can_be_taken_out_one_by_one() -> None:
    on = bench({"pueblo-1": 99})
    assert [reason.id for reason in on.why_not()] == ["deck-too-many", "deck-copies"]
    for _ in range(96):
        assert on.remove("pueblo-1") is None
    assert [reason.id for reason in on.why_not()] == ["deck-too-few"]


def test_another_treasury_keeps_the_cards_and_tells_which_do_not_fit() -> None:
    on = bench({"pueblo-1": 1, "generic-1": 1})
    assert on.stand_under("arcas-clero") is None
    assert [(reason.id, reason.args.get("card")) for reason in on.why_not()] == [
        ("deck-too-few", None),
        ("deck-faction", "pueblo-1"),
    ]
    assert {face.suit for face in on.pool(TEXT)} == {"clero", "generic"}


def test_a_locked_deck_does_not_change() -> None:
    on = Workbench(RULES, RULES.make("arcas-pueblo", forty()), LOCKED)
    assert [on.add("generic-2"), on.remove("pueblo-1"), on.stand_under("arcas-clero")] == [LOCKED] * 3
    assert (on.deck.treasury, dict(on.deck.cards), on.why_not()) == ("arcas-pueblo", forty(), [])
