"""`tabletop balance`: what cards and seats of hand-made matches are worth, and how the command tells it."""

import json
from typing import Any

import pytest

from tabletop import cli, games
from tabletop.cli import balance, matches
from tabletop.cli.matches import Plan, Played
from tabletop.cli.shares import Cluster, clustered_interval, interval
from tabletop.text.languages import LANGUAGES, Text

PLAN = Plan("la_campana", ("page", "page"), {}, 1)
ANYTHING = {"limit": 1.0, "seat_limit": 1.0}


def balanced(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Run the command and return the one object that it prints."""
    assert cli.run(["balance", *arguments, "--bots", "page", "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    found: dict[str, Any] = json.loads(said.out)
    return found


def one_match(
    number: int, shares: tuple[float, ...], *used: str, held: str = "", rounds: float = 5.0, loops: int = 0
) -> Played:
    """Keep a match whose bots sit in their order.

    :param used: the designs that each seat used, as words of a line.
    :param held: which others came into a hand.
    """
    return Played(
        number,
        seats=tuple(range(len(shares))),
        shares=shares,
        notes={"loop_stopped": loops},
        rounds=rounds,
        used=tuple([frozenset(line.split()) for line in used]),
        held=frozenset(" ".join([*used, held]).split()),
    )


THREE = [
    one_match(0, (1.0, 0.0), "thief", "thief spy", held="siege", rounds=4.0, loops=2),
    one_match(1, (0.0, 1.0), "", "spy", rounds=8.0),
    one_match(2, (0.5, 0.5), "thief", "", rounds=6.0),
    Played(3, error="ValueError: no"),
]
"""Three matches of two and one that broke off.

The Thief was used by three seats that won 1, 0 and 1/2, the Spy by two that won 0 and 1, the Siege was only held.
"""


def by_id(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for card in found["cards"]}


def test_a_card_is_worth_what_the_seats_that_used_it_won_beyond_an_equal_share() -> None:
    thirds = [
        one_match(0, (1.0, 0.0, 0.0), "thief", "spy", "spy"),
        one_match(1, (0.0, 1.0, 0.0), "thief", "thief", ""),
    ]
    cards = by_id(balance.summary(Plan("la_campana", ("page",) * 3, {}, 1), thirds, 1.0, **ANYTHING))
    assert (cards["thief"]["games"], cards["thief"]["seats"]) == (2, 3)
    assert cards["thief"]["share"] == pytest.approx(2 / 3)
    assert cards["thief"]["gain"] == pytest.approx(1 / 3)
    assert (cards["spy"]["games"], cards["spy"]["seats"]) == (1, 2)
    assert cards["spy"]["gain"] == pytest.approx(-1 / 3)


def test_the_sums_are_those_of_the_matches() -> None:
    found = balance.summary(PLAN, THREE, 1.0, **ANYTHING)
    assert (found["games"], found["errors"], found["loops"]) == (4, 1, 1)
    cards = by_id(found)
    assert list(cards) == ["spy", "thief"]  # equal gains in the order of their names
    assert (cards["thief"]["games"], cards["thief"]["seats"], cards["thief"]["gain"]) == (2, 3, 0.0)
    assert (cards["spy"]["games"], cards["spy"]["seats"], cards["spy"]["gain"]) == (2, 2, 0.0)
    assert found["unused"] == ["siege"]
    assert len(found["unheld"]) == 60 - 3
    assert not {"siege", "spy", "thief"} & set(found["unheld"])
    assert found["seat_share"] == [0.5, 0.5]
    assert found["seat_interval"] == [list(interval(1.5, 3))] * 2
    assert found["first_share"] == 0.5
    assert found["rounds"] == {"median": 6.0, "low": pytest.approx(4.2), "high": pytest.approx(7.8)}


def test_each_kind_of_event_counts_once_a_match() -> None:
    """Of three whole matches one stops a loop (twice)."""
    results = [
        one._replace(notes={"loop_stopped": 2, "raid": 1} if not number else {"raid": 3})
        for number, one in enumerate(THREE)
    ]
    found = balance.summary(PLAN, results, 1.0, **ANYTHING)
    assert found["notes"] == {"loop_stopped": pytest.approx(1 / 3), "raid": 1.0}


def test_prices_of_all_matches_are_summed_up_the_dearest_first() -> None:
    """The Spy for 2, 4 and 6; the Thief for 7 twice; and what a match that broke off fetched is forgotten."""
    sold: list[dict[str, tuple[int, ...]]] = [
        {"spy": (2, 4), "thief": (7,)},
        {"spy": (6,)},
        {"thief": (7,)},
        {"spy": (99,)},
    ]
    results = [one._replace(prices=prices) for one, prices in zip(THREE, sold, strict=True)]
    found = balance.summary(PLAN, results, 1.0, **ANYTHING)
    assert found["prices"] == [
        {"id": "thief", "sales": 2, "mean": 7.0, "sd": 0.0, "low": 7, "high": 7},
        {"id": "spy", "sales": 3, "mean": 4.0, "sd": pytest.approx((8 / 3) ** 0.5), "low": 2, "high": 6},
    ]
    rows = [line.split() for line in balance.report(found, Text("en", strict=True)).splitlines()]
    heading = rows.index(["Card", "Sales", "Mean", "Deviation", "Lowest", "Highest"])
    assert rows[heading + 1 : heading + 3] == [
        ["Thief", "2", "7.0", "0.0", "7", "7"],
        ["Spy", "3", "4.0", "1.6", "2", "6"],
    ]


def test_a_match_without_a_winner_costs_no_card_anything() -> None:
    drawn = [one_match(0, (0.0, 0.0), "thief", "")]
    assert by_id(balance.summary(PLAN, drawn, 1.0, **ANYTHING))["thief"]["gain"] == 0.0


def test_gains_are_as_sure_as_the_matches_make_them() -> None:
    """A card that one seat of thirty matches used, and twenty of those seats won; both used another in each."""
    results = [one_match(number, (1.0, 0.0), "thief spy", "spy") for number in range(20)]
    results += [one_match(number, (1.0, 0.0), "spy", "thief spy") for number in range(20, 30)]
    cards = by_id(balance.summary(PLAN, results, 1.0, **ANYTHING))
    low, high = clustered_interval([Cluster(1, 1.0)] * 20 + [Cluster(1, 0.0)] * 10)
    assert cards["thief"]["interval"] == pytest.approx([low - 0.5, high - 0.5])
    assert cards["thief"]["interval"] == pytest.approx([20 / 30 - 0.5 - 0.18, 20 / 30 - 0.5 + 0.14], abs=0.02)
    assert cards["spy"]["interval"] == [0.0, 0.0]


def test_what_is_beyond_a_limit_is_marked_and_what_is_on_it_is_not() -> None:
    """Of 50 matches a seat wins 29: it is 8 points above an equal share, and so is a card that it used in all."""
    results = [one_match(number, (1.0, 0.0), "thief", "spy") for number in range(29)]
    results += [one_match(number, (0.0, 1.0), "thief", "spy") for number in range(29, 50)]
    on_it = balance.summary(PLAN, results, 1.0, limit=0.08, seat_limit=0.08)
    assert [(card["id"], card["beyond"]) for card in on_it["cards"]] == [("thief", False), ("spy", False)]
    assert on_it["seat_beyond"] == [False, False]
    beyond = balance.summary(PLAN, results, 1.0, limit=0.079, seat_limit=0.079)
    assert [card["beyond"] for card in beyond["cards"]] == [True, True]
    assert beyond["seat_beyond"] == [True, True]


def test_without_a_whole_match_nothing_is_known() -> None:
    found = balance.summary(PLAN, [Played(0, error="ValueError: no")], 1.0, **ANYTHING)
    assert (found["games"], found["errors"], found["cards"], found["unused"]) == (1, 1, [], [])
    assert len(found["unheld"]) == 60
    assert found["seat_interval"] == [[0.0, 1.0]] * 2
    assert found["rounds"] == {"median": 0.0, "low": 0.0, "high": 0.0}
    assert balance.report(found, Text("en", strict=True)).endswith(
        "One match broke off and counts for nothing."
    )


def test_json_is_one_object_with_what_the_manual_promises(capsys: pytest.CaptureFixture[str]) -> None:
    found = balanced(capsys, "la_campana", "--games", "5", "--seats", "3", "--seed", "4")
    assert (found["games"], found["errors"], found["seats"], found["bots"]) == (5, 0, 3, "page")
    assert (found["limit"], found["seat_limit"]) == (0.08, 0.04)
    designs = [card["id"] for card in found["cards"]] + found["unused"] + found["unheld"]
    assert sorted(designs) == sorted([face.id for face in games.get("la_campana").cards])
    gains = [card["gain"] for card in found["cards"]]
    assert gains == sorted(gains, reverse=True)
    for card in found["cards"]:
        assert card["games"] <= card["seats"] <= 3 * card["games"] <= 15
        assert card["interval"][0] <= card["gain"] <= card["interval"][1]
    assert sum(found["seat_share"]) == pytest.approx(1)
    assert 1 < found["rounds"]["low"] <= found["rounds"]["median"] <= found["rounds"]["high"]


def test_one_process_or_two_make_no_difference_and_another_seed_does(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = balanced(capsys, "la_campana", "--games", "4", "--seed", "9")
    assert balanced(capsys, "la_campana", "--games", "4", "--seed", "9", "--jobs", "2") == alone
    assert balanced(capsys, "la_campana", "--games", "4", "--seed", "8")["cards"] != alone["cards"]


def test_the_fewest_play_where_nobody_says_how_many(capsys: pytest.CaptureFixture[str]) -> None:
    found = balanced(capsys, "la_campana", "--games", "1")
    assert found["seats"] == games.get("la_campana").players[0]


def test_cards_of_decks_are_counted_for_each_seat_that_used_them(capsys: pytest.CaptureFixture[str]) -> None:
    """Both bring the same deck; so some designs are used by both in a match. Treasuries are in no hand."""
    found = balanced(capsys, "aguila_roja", "--games", "2", "--option", "decks=clero,clero")
    deck = found["options"]["decks"][0]
    brought = {deck["treasury"], *deck["cards"]}
    maravedies = {face.id for face in games.get("aguila_roja").cards if face.type == "maravedi"}
    assert {card["id"] for card in found["cards"]} <= brought | maravedies
    assert any(card["seats"] > card["games"] and card["id"] in brought for card in found["cards"])
    assert deck["treasury"] in found["unheld"]


@pytest.mark.parametrize(
    ("arguments", "wrong", "expected"),
    [
        (["chess"], "chess", "la_campana"),
        (["la_campana", "--seats", "6"], "not 6", "2 to 5"),
        (["la_campana", "--seats", "-1"], "not -1", "2 to 5"),
        (["la_campana", "--bots", "knave"], "knave", "page, squire"),
        (["la_campana", "--bots", "page,squire"], "page,squire", "page, squire"),
        (["la_campana", "--option", "overdraw=maybe"], "maybe", "False, True"),
        (["la_campana", "--games", "0"], "--games is 0", "1 or more"),
        (["la_campana", "--limit=-2"], "--limit is -2", "0 or more"),
        (["la_campana", "--seat-limit", "nan"], "--seat-limit is nan", "0 or more"),
    ],
)
def test_what_is_wrong_and_what_was_expected_is_said_in_a_line(
    arguments: list[str], wrong: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["balance", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert wrong in line
    assert expected in line


def test_a_match_that_raises_counts_as_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "play", lambda _plan, number: THREE[number])
    assert cli.run(["balance", "la_campana", "--games", "4", "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["errors"] == 1
    assert said.err == "Match 4 broke off: ValueError: no\n"


def test_ctrl_c_ends_with_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(plan: Plan, number: int) -> Played:
        if number == 3:
            raise KeyboardInterrupt
        return THREE[number]

    monkeypatch.setattr(matches, "play", stopped)
    assert cli.run(["balance", "la_campana", "--games", "50", "--json"]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 3
    assert said.err == "Stopped after 3 of 50 matches.\n"


def test_the_report_has_a_row_for_each_card_and_seat_and_marks_what_is_beyond_the_limit() -> None:
    """Seat 1 wins all of 29 matches of four. The Dragon was used by all, the Spy by the winner and another."""
    used = ("spy dragon", "spy dragon", "thief dragon", "dragon")
    results = [one_match(number, (1.0, 0.0, 0.0, 0.0), *used, held="siege") for number in range(29)]
    plan = Plan("la_campana", ("page",) * 4, {}, 1)
    found = balance.summary(plan, results, 1.0, limit=0.2, seat_limit=0.25)
    lines = balance.report(found, Text("en", strict=True)).splitlines()
    rows = [line.split() for line in lines]
    assert ["1", "100.0%", "(88.3%", "to", "100.0%)", "!"] in rows
    assert ["2", "0.0%", "(0.0%", "to", "11.7%)"] in rows
    heading = rows.index(["Card", "Matches", "Seats", "Gain", "95%", "interval"])
    assert rows[heading + 1 : heading + 5] == [
        ["Spy", "29", "58", "+25.0", "(+25.0", "to", "+25.0)", "!"],
        ["Dragon", "29", "116", "0.0", "(0.0", "to", "0.0)"],
        ["Thief", "29", "29", "−25.0", "(−25.0", "to", "−13.3)", "!"],
        [],
    ]
    assert "2 cards gain or cost more than 20.0 points." in lines
    assert "One card was held and never used: Siege." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_worded_in_both_languages(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", language)
    arguments = ["--bots", "page", "--games", "2", "--seats", "4", "--option", "mode=alliance"]
    assert cli.run(["balance", "la_campana", *arguments]) == 0
    said = capsys.readouterr().out
    text = Text("es" if language == "es" else "en", strict=True)
    assert text("balance-cards") in said
    assert text("matches-options", options="mode=alliance") in said
