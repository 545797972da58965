"""Matches between bots: a match depends on its plan and number alone, and what is kept of it is what happened."""

import pytest

from tabletop import games
from tabletop.cli import matches
from tabletop.cli.matches import Plan
from tabletop.engine import CardSeen, Event

PAGES = Plan("la_campana", ("page", "page"), {}, 1)


def test_the_first_turn_is_whose_the_winner_of_the_toss_chose() -> None:
    """Águila Roja, "Start of the Game": the toss differs from match to match."""
    plan = Plan("aguila_roja", ("page", "page"), {"decks": "pueblo,clero"}, 1)
    assert {matches.play(plan, number).first for number in range(8)} == {0, 1}
    assert {matches.play(PAGES, number).first for number in range(3)} == {0}


@pytest.mark.parametrize(("number", "seats"), [(0, (0, 1, 2)), (1, (1, 2, 0)), (5, (2, 0, 1))])
def test_bots_change_places_from_match_to_match(number: int, seats: tuple[int, ...]) -> None:
    plan = Plan("la_campana", ("page", "page", "page"), {}, 3)
    assert matches.play(plan, number).seats == seats


def test_a_match_depends_on_seed_and_number_alone() -> None:
    assert matches.play(PAGES, 4) == matches.play(PAGES, 4)
    assert matches.play(PAGES, 4).notes != matches.play(PAGES, 5).notes
    assert matches.play(PAGES, 4).notes != matches.play(PAGES._replace(seed=2), 4).notes


def test_a_match_that_does_not_end_counts_as_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "LONGEST", 10)
    assert "10 decisions" in matches.play(PAGES, 0).error


def test_the_share_of_a_seat_is_that_of_whoever_sat_there() -> None:
    played = matches.Played(1, seats=(1, 2, 0), shares=(0.5, 0.0, 0.5))
    assert [played.share_of(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


HANDS = frozenset({"hand"})
ALL = 0b111
"""Two seats, and whoever looks on."""


def moved(face: str, source: tuple[str, int], target: tuple[str, int], mask: int = ALL) -> Event:
    """Tell that a card has moved from a hand of two, or to one; the card that stays has another id."""
    args = {"id": 7, "from": source, "to": target}
    return Event("moved", args, (CardSeen(3, "stays", ALL), CardSeen(7, face, mask)))


def test_where_a_game_says_nothing_a_card_is_used_that_leaves_a_hand_before_all_eyes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.get("la_campana")
    monkeypatch.setattr(type(game), "deeds", {})
    events = [
        moved("drawn", ("deck", 0), ("hand", 0), 0b001),
        moved("stolen", ("hand", 0), ("hand", 1), 0b011),
        moved("hidden", ("hand", 1), ("slot", 1), 0b010),
        moved("fallen", ("field", 1), ("graveyard", 0)),
        moved("thief", ("hand", 1), ("discard", 0)),
        moved("mage", ("hand", 0), ("field", 0)),
        moved("mage", ("hand", 1), ("field", 0)),
        Event("recruited", {"player": 0, "card": CardSeen(7, "mage", ALL)}),
    ]
    used = matches.used_by_seats(game, events, 2, HANDS)
    assert [sorted(of_seat) for of_seat in used] == [["mage"], ["mage", "thief"]]
    assert matches.held_by_anybody(events, HANDS) == {"drawn", "stolen"}


def test_where_a_game_names_deeds_nothing_else_counts() -> None:
    """La Campaña: what is bartered or discarded goes from the hand to the discard pile as a Thief does."""
    game = games.get("la_campana")
    thief, gold = CardSeen(7, "thief", ALL), CardSeen(7, "gold", ALL)
    events = [
        moved("thief", ("hand", 1), ("discard", 0)),
        Event("stole", {"player": 1, "card": thief, "rival": 0}),
        Event("discarded_to_draw", {"player": 0, "card": gold}),
        moved("gold", ("hand", 0), ("discard", 0)),
    ]
    used = matches.used_by_seats(game, events, 2, HANDS)
    assert [sorted(of_seat) for of_seat in used] == [[], ["thief"]]


def test_a_deed_says_which_argument_names_who_did_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trap is used by whom it protects, though it is the attacker's turn."""
    game = games.get("la_campana")
    monkeypatch.setattr(type(game), "deeds", {"sprung": "rival"})
    sprung = Event("sprung", {"player": 0, "rival": 1, "card": CardSeen(7, "trap", ALL)})
    used = matches.used_by_seats(game, [sprung], 2, HANDS)
    assert [sorted(of_seat) for of_seat in used] == [[], ["trap"]]


def test_a_price_is_what_the_note_of_a_sale_says_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("la_campana")
    monkeypatch.setattr(type(game), "prices", {"sold": "n", "let_go": "gold"})
    thief, mage = CardSeen(7, "thief", ALL), CardSeen(8, "mage", ALL)
    events = [
        Event("sold", {"player": 0, "card": thief, "n": 4}),
        Event("let_go", {"card": mage, "gold": 0, "n": 9}),
        Event("shown", {"player": 0, "card": mage, "n": 5}),
        Event("sold", {"player": 1, "card": thief, "n": 2}),
    ]
    assert matches.prices_paid(game, events) == {"thief": (4, 2), "mage": (0,)}


def test_where_nothing_is_sold_there_are_no_prices() -> None:
    assert matches.play(PAGES, 0).prices == {}


def test_what_is_used_has_been_held_and_is_of_the_game() -> None:
    played = matches.play(PAGES, 0)
    assert len(played.used) == 2
    assert all(used <= played.held for used in played.used)
    assert played.held <= {face.id for face in games.get("la_campana").cards}
    assert played.held - played.used[0] - played.used[1] != played.held


def test_of_a_deck_only_who_brought_it_can_use_a_card() -> None:
    plan = Plan("aguila_roja", ("page", "page"), {"decks": "pueblo,clero"}, 1)
    game = games.get("aguila_roja")
    decks = [frozenset(deck["cards"]) for deck in game.normalise(2, plan.options)["decks"]]
    one, other = matches.play(plan, 1).used
    assert one & decks[0]
    assert other & decks[1]
    assert not one & (decks[1] - decks[0])
    assert not other & (decks[0] - decks[1])
