"""Several things selected together: who leads, who goes along, and what they answer."""

from tabletop.controller.affordances import Affordances
from tabletop.controller.gestures import Gestures, Given
from tabletop.controller.party import Party
from tabletop.controller.tables import Thing
from tabletop.engine import Choose, ChooseSome, Option, PlayerView, Request
from tests.controller.fakes import FakeController, table

ANA, LUIS, INES, GATE = 1, 2, 3, 9


class Road(FakeController):
    """State a road: three people, and a gate to which two of them go together."""

    def candidates(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        return [Option("go", start, GATE)] if isinstance(start, int) and target in (None, GATE) else []


def people(*ids: int) -> list[Option]:
    return [Option("go", one, GATE) for one in ids]


def view() -> PlayerView:
    return PlayerView(0, 2, zones={("row", 0): (ANA, LUIS, INES), ("gate", 0): (GATE,)})


def asked_to_go() -> Gestures:
    """Ask for one who goes to the gate."""
    request = Choose(table(), 0, "go", lambda _table, _seat: people(ANA, LUIS, INES))
    return Gestures(Affordances(Road(), view(), request))


def ask_along(road: Gestures, count: int, *ids: int) -> None:
    """Ask who goes along."""
    request = ChooseSome(table(), 0, "along", lambda _table, _seat: people(*ids), count, count)
    road.renew(Affordances(Road(), view(), request))


def select(road: Gestures, *ids: int) -> None:
    for number, one in enumerate(ids):
        assert road.click(one, 1000 * number, (10 * one, 10), along=True) is None


def test_the_first_leads_and_others_join_or_leave() -> None:
    party = Party()
    assert party.take(ANA, None) == ANA
    assert party.take(LUIS, ANA) == ANA
    assert party.take(INES, ANA) == ANA
    assert party.members == (LUIS, INES)
    assert party.take(LUIS, ANA) == ANA
    assert list(party.members) == [INES]
    assert party.take(ANA, ANA) == INES
    assert not party.members
    assert party.take(INES, INES) is None


def test_whoever_is_dragged_leads() -> None:
    party = Party()
    party.take(LUIS, ANA)
    party.follow(LUIS, ANA)
    assert party.members == (ANA,)
    party.follow(INES, LUIS)
    assert not party.members


def test_two_who_are_selected_answer_both_questions() -> None:
    road = asked_to_go()
    select(road, ANA, LUIS)
    assert road.selected == ANA
    given = road.click(GATE, 9000, (500, 10))
    assert given == Given(Option("go", ANA, GATE), 0)
    ask_along(road, 1, LUIS, INES)
    assert road.follow_up() == Given((Option("go", LUIS, GATE),), 0)
    assert road.follow_up() is None


def test_a_dragged_party_answers_as_well() -> None:
    road = asked_to_go()
    select(road, ANA, LUIS)
    road.press(LUIS, (20, 10))
    road.motion((90, 90), GATE)
    assert road.release(GATE, (90, 90), 9000) == Given(Option("go", LUIS, GATE), 0)
    ask_along(road, 1, ANA, INES)
    assert road.follow_up() == Given((Option("go", ANA, GATE),), 0)


def test_where_more_are_wanted_those_selected_are_chosen_and_the_rest_is_asked() -> None:
    road = asked_to_go()
    select(road, ANA, LUIS)
    road.click(GATE, 9000, (500, 10))
    ask_along(road, 2, LUIS, INES, 4)
    assert road.follow_up() is None
    several = road.affordances.several
    assert several is not None
    assert several.chosen == (Option("go", LUIS, GATE),)


def test_another_question_is_not_answered_for_those_who_waited() -> None:
    road = asked_to_go()
    select(road, ANA, LUIS)
    road.click(GATE, 9000, (500, 10))
    road.renew(asked_to_go().affordances)
    assert road.follow_up() is None
    ask_along(road, 1, LUIS, INES)
    assert road.follow_up() is None


def test_escape_dissolves_the_party() -> None:
    road = asked_to_go()
    select(road, ANA, LUIS)
    road.cancel()
    assert road.selected is None
    assert road.party.members == ()


def test_a_plain_click_selects_one_alone() -> None:
    road = asked_to_go()
    select(road, ANA, LUIS)
    road.click(INES, 9000, (30, 10))
    assert road.selected == INES
    assert road.party.members == ()


def test_a_reaction_needs_no_aim() -> None:
    for is_reaction in (True, False):
        request = Choose(table(), 0, "go", lambda _table, _seat: people(ANA), optional=is_reaction)
        road = Gestures(Affordances(Road(), view(), request))
        assert road.affordances.at_once(ANA) == (people(ANA) if is_reaction else [])
        assert road.click(ANA, 0, (10, 10)) == (Given(people(ANA)[0], 0) if is_reaction else None)
        assert road.selected == (None if is_reaction else ANA)


def test_who_is_not_offered_cannot_join() -> None:
    road = asked_to_go()
    select(road, ANA)
    assert road.click(GATE, 5000, (500, 10), along=True) == Given(Option("go", ANA, GATE), 0)
