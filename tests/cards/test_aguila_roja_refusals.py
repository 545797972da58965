"""Card files of Águila Roja that are refused: each with its file, card and field, in both languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabletop.cards.loader import CardFileError, Problem, load_cards
from tabletop.cli import check_cards
from tabletop.games.aguila_roja.effects import WORDS
from tabletop.text.languages import LANGUAGES, Text
from tests.cards.card_files import Write

Json = dict[str, Any]
Mistake = tuple[Json, str, str, str]
"""An ability, and what is said of it: the message, the field and what stood there."""

CARD: Json = {
    "id": "gonzalo-maestro",
    "number": 3,
    "rarity": "R",
    "name": {"en": "Gonzalo, Village Teacher", "es": "Gonzalo, maestro de la villa"},
    "gender": {"en": "m", "es": "m"},
    "called": {"en": "Gonzalo", "es": "Gonzalo"},
    "type": "character",
    "suit": "pueblo",
    "unique": True,
    "person": "gonzalo",
    "profession": "maestro",
    "figures": {"value": 4, "strength": 3, "victory": 2},
    "picture": {"scene": "town"},
}

DRAW: Json = {"verb": "draw", "amount": 1}
RIVAL_DRAWS: Json = DRAW | {"by": "rival"}
ON_GUARD: Json = {"verb": "put_on_guard", "target": "it"}
STRONGER: Json = {"verb": "has", "stat": "strength", "amount": 1}


def card(*abilities: Json, **fields: Any) -> Json:
    """Make the card of a character of some abilities."""
    return CARD | {"abilities": list(abilities)} | fields


def aimed(verb: str, **cards: Any) -> Json:
    """Make a verb about cards on the table with some traits."""
    return {"verb": verb, "target": cards}


def only_problem_of(path: Path) -> Problem:
    with pytest.raises(CardFileError) as caught:
        load_cards(path, WORDS)
    (problem,) = caught.value.problems
    return problem


UNKNOWN: dict[str, Mistake] = {
    "a verb": ({"do": [{"verb": "fly"}]}, "one-of", "do[0]", "fly"),
    "a verb of the other game": ({"do": [{"verb": "build"}]}, "one-of", "do[0]", "build"),
    "a statement": ({"always": [{"verb": "shines"}]}, "one-of", "always[0]", "shines"),
    "a trigger": ({"when": "sleeps", "do": [DRAW]}, "one-of", "when", "sleeps"),
    "a test": ({"if": {"test": "rains"}, "do": [DRAW]}, "one-of", "if", "rains"),
    "a test within a test": (
        {
            "if": {"test": "any_of", "tests": [{"test": "rains"}, {"test": "ahead"}, {"test": "ahead"}]},
            "do": [DRAW],
        },
        "one-of",
        "if.tests[0]",
        "rains",
    ),
    "a target": ({"do": [{"verb": "wound", "target": "them"}]}, "one-of", "do[0].target", "them"),
    "a trait of a target": (
        {"do": [aimed("wound", colour="red")]},
        "unknown-key",
        "do[0].target.colour",
        "red",
    ),
    "a value of a trait": ({"do": [aimed("wound", zone="moon")]}, "one-of", "do[0].target.zone", "moon"),
    "whom a statement is about": (
        {"always": [STRONGER | {"target": "it"}]},
        "one-of",
        "always[0].target",
        "it",
    ),
    "a person in a relation": ({"related_to": "zorro", "do": [DRAW]}, "one-of", "related_to", "zorro"),
    "a person looked for": (
        {"do": [{"verb": "search_deck", "card": {"names": ["gonzalo", "zorro"]}}]},
        "one-of",
        "",
        "zorro",
    ),
    "a person in a test": (
        {"if": {"test": "on_table", "name": "zorro"}, "do": [DRAW]},
        "one-of",
        "",
        "zorro",
    ),
}

SENSELESS: dict[str, Mistake] = {
    "it of a turn": ({"when": "turn_starts", "do": [ON_GUARD]}, "nothing-named", "do[0].target", "it"),
    "it after goods": ({"do": [DRAW, ON_GUARD]}, "nothing-named", "do[1].target", "it"),
    "it in a cost": (
        {"cost": [{"verb": "wound", "target": "it"}], "do": [DRAW]},
        "nothing-named",
        "cost[0].target",
        "it",
    ),
    "it of what was not done": (
        {"may": True, "do": [aimed("wound")], "otherwise": [ON_GUARD]},
        "nothing-named",
        "otherwise[0].target",
        "it",
    ),
    "a lasting cost": (
        {"cost": [{"verb": "this_turn", "target": "self", "what": STRONGER}], "do": [DRAW]},
        "no-cost",
        "cost[0]",
        "this_turn",
    ),
    "control as a cost": (
        {"cost": [aimed("take_control", controller="rival") | {"lasts": "this_turn"}], "do": [DRAW]},
        "no-cost",
        "cost[0]",
        "take_control",
    ),
    "the rival’s cost": ({"cost": [RIVAL_DRAWS], "do": [DRAW]}, "no-cost", "cost[0]", "draw"),
    "everybody’s cost": (
        {"cost": [{"verb": "empty_treasury", "by": "each"}], "do": [DRAW]},
        "no-cost",
        "cost[0]",
        "empty_treasury",
    ),
    "you after the rival, after may": (
        {"may": True, "do": [RIVAL_DRAWS, DRAW]},
        "doers-crossed",
        "do[1]",
        "draw",
    ),
    "you after everybody, after a cost": (
        {"cost": [{"verb": "spend", "amount": 1}], "do": [DRAW, DRAW | {"by": "each"}, DRAW]},
        "doers-crossed",
        "do[2]",
        "draw",
    ),
    "a wounded location": (
        {"do": [aimed("discard", kind="location", wounded=True)]},
        "characters-only",
        "do[0].target",
        '{"kind": "location", "wounded": true}',
    ),
    "a permanent on guard": (
        {"if": {"test": "controls", "of": {"kind": "permanent", "state": "on_guard"}}, "do": [DRAW]},
        "characters-only",
        "if.of",
        '{"kind": "permanent", "state": "on_guard"}',
    ),
    "a permanent at a location": (
        {"do": [aimed("discard", kind="permanent", zone="location")]},
        "characters-only",
        "do[0].target",
        '{"kind": "permanent", "zone": "location"}',
    ),
    "an event by profession": (
        {"do": [{"verb": "recover", "card": {"kind": "event", "profession": "monje"}}]},
        "characters-only",
        "do[0].card",
        '{"kind": "event", "profession": "monje"}',
    ),
    "a wound on a location": (
        {"do": [aimed("wound", kind="location")]},
        "characters-only",
        "do[0].target",
        '{"kind": "location"}',
    ),
    "control of a location": (
        {"do": [aimed("take_control", kind="location") | {"lasts": "this_turn"}]},
        "characters-only",
        "do[0].target",
        '{"kind": "location"}',
    ),
    "a location that travels": (
        {"when": {"trigger": "travels", "who": {"kind": "location"}}, "do": [DRAW]},
        "characters-only",
        "when.who",
        '{"kind": "location"}',
    ),
    "a permanent that challenges": (
        {"when": {"trigger": "challenges", "who": {"kind": "permanent"}}, "do": [DRAW]},
        "characters-only",
        "when.who",
        '{"kind": "permanent"}',
    ),
    "a location that intercepts": (
        {"when": {"trigger": "intercepts", "who": {"kind": "location"}}, "do": [DRAW]},
        "characters-only",
        "when.who",
        '{"kind": "location"}',
    ),
    "a strong location": (
        {"always": [STRONGER | {"target": {"kind": "location"}}]},
        "characters-only",
        "always[0].target",
        '{"kind": "location"}',
    ),
    "a location that cannot travel": (
        {"always": [{"verb": "cannot", "act": "travel", "target": {"kind": "location"}}]},
        "characters-only",
        "always[0]",
        '{"verb": "cannot", "act": "travel", "target": {"kind": "l…',
    ),
    "travelled to, but no location": ({"when": "visited", "do": [DRAW]}, "never-visited", "when", "visited"),
    "no more strength": ({"always": [STRONGER | {"amount": 0}]}, "no-change", "always[0].amount", "0"),
    "the same price": (
        {"always": [{"verb": "costs", "card": {"kind": "event"}, "amount": 0}]},
        "no-change",
        "always[0].amount",
        "0",
    ),
    "one test of any": (
        {"if": {"test": "any_of", "tests": [{"test": "ahead"}]}, "do": [DRAW]},
        "too-few",
        "if.tests",
        '[{"test": "ahead"}]',
    ),
    "nothing in the treasury": (
        {"if": {"test": "treasury_at_least", "amount": 0}, "do": [DRAW]},
        "at-least",
        "if.amount",
        "0",
    ),
    "values crossed": (
        {"do": [aimed("wound", value_at_least=4, value_at_most=3)]},
        "values-crossed",
        "do[0].target",
        '{"value_at_least": 4, "value_at_most": 3}',
    ),
    "a name twice": (
        {"do": [{"verb": "search_deck", "card": {"names": ["gonzalo", "gonzalo"]}}]},
        "name-twice",
        "do[0].card",
        '{"names": ["gonzalo", "gonzalo"]}',
    ),
    "two of all": (
        {"do": [aimed("wound", pick="all", count=2)]},
        "no-choice",
        "do[0].target",
        '{"pick": "all", "count": 2}',
    ),
    "up to all": (
        {"do": [aimed("wound", pick="all", up_to=True)]},
        "no-choice",
        "do[0].target",
        '{"pick": "all", "up_to": true}',
    ),
    "up to two at random": (
        {"do": [aimed("wound", pick="random", count=2, up_to=True)]},
        "no-choice",
        "do[0].target",
        '{"pick": "random", "count": 2, "up_to": true}',
    ),
    "two targets this turn": (
        {"do": [{"verb": "this_turn", "target": "self", "what": STRONGER | {"target": "self"}}]},
        "said-elsewhere",
        "do[0].what",
        '{"verb": "has", "stat": "strength", "amount": 1, "target"…',
    ),
    "this turn by the rival": (
        {"do": [{"verb": "this_turn", "target": "self", "what": STRONGER, "by": "rival"}]},
        "one-of",
        "do[0].by",
        "rival",
    ),
    "two who control": (
        {"if": {"test": "controls_no", "of": {"controller": "rival"}}, "do": [DRAW]},
        "said-elsewhere",
        "if.of",
        '{"controller": "rival"}',
    ),
}

MISTAKES = {f"unknown: {name}": one for name, one in UNKNOWN.items()} | SENSELESS


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_it_is_refused_with_file_card_and_field(write: Write, mistake: Mistake) -> None:
    ability, message, field, got = mistake
    path = write({"cards": [card(ability)]})
    problem = only_problem_of(path)
    assert problem.message == f"card-problem-{message}"
    where = {name: problem.args[name] for name in ("file", "card", "field", "got")}
    assert where == {
        "file": str(path),
        "card": "gonzalo-maestro",
        "field": f"abilities[0].{field}".rstrip("."),
        "got": got,
    }
    for said in (str(problem), *[check_cards.worded(problem, Text(one, strict=True)) for one in LANGUAGES]):
        assert str(path) in said
        assert all(str(part) in said for part in (where["card"], where["field"], got))


GOOD: dict[str, Json] = {
    "it of a traveller": {"when": "travels", "do": [ON_GUARD]},
    "it of what was played": {
        "when": {"trigger": "plays", "by": "rival", "card": {"kind": "character"}},
        "do": [ON_GUARD],
    },
    "it of a verb before": {"do": [aimed("wound"), DRAW, ON_GUARD]},
    "it of what came back": {
        "do": [{"verb": "put_into_village", "card": {"value_at_most": 2}}, {"verb": "wound", "target": "it"}]
    },
    "it of the trigger, after all": {
        "when": "travels",
        "may": True,
        "do": [aimed("wound")],
        "otherwise": [ON_GUARD],
    },
    "the rival after you": {"may": True, "do": [DRAW, RIVAL_DRAWS]},
    "you after the rival, without a choice": {"do": [RIVAL_DRAWS, DRAW]},
    "two at random": {"do": [aimed("wound", pick="random", count=2)]},
    "one value": {"do": [aimed("wound", value_at_least=3, value_at_most=3)]},
    "a location that cannot be discarded": {
        "always": [{"verb": "cannot", "act": "be_discarded", "target": {"kind": "location"}}]
    },
    "a location returned": {"do": [aimed("return_to_hand", kind="location")]},
}


@pytest.mark.parametrize("ability", GOOD.values(), ids=GOOD)
def test_what_is_near_to_a_mistake_is_welcome(write: Write, ability: Json) -> None:
    (face,) = load_cards(write({"cards": [card(ability)]}), WORDS)
    assert len(face.abilities) == 1


def test_a_location_can_be_travelled_to(write: Write) -> None:
    place = card({"when": "visited", "do": [ON_GUARD]}, type="location", figures={"travellers": 1})
    place = {key: value for key, value in place.items() if key not in ("unique", "person", "profession")}
    assert len(load_cards(write({"cards": [place]}), WORDS)) == 1


def test_a_duplicate_id_is_refused_with_both_lines(write: Write) -> None:
    twins = [json.dumps(card(number=number)) for number in (3, 4)]
    problem = only_problem_of(write('{"cards": [\n' + ",\n".join(twins) + "\n]}"))
    assert problem.message == "card-problem-repeated-id"
    assert [problem.args[name] for name in ("card", "field", "first", "line")] == [
        "gonzalo-maestro",
        "id",
        2,
        3,
    ]


def test_a_number_that_two_cards_bear_is_refused(write: Write) -> None:
    problem = only_problem_of(write({"cards": [card(), card(id="gonzalo-vengador")]}))
    assert problem.message == "card-problem-one-of"
    assert (problem.args["card"], problem.args["field"], problem.args["got"]) == (
        "gonzalo-vengador",
        "number",
        "3",
    )
