"""Card files: what is read, and what is said of every kind of mistake."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop.cards.loader import CardFileError, card_hash, load_cards
from tabletop.cards.models import Kind, Words
from tabletop.cli import check_cards
from tabletop.games.la_campana.effects import WORDS, Strike
from tabletop.text.languages import Text
from tests.cards.card_files import GOOD, Write, changed, only_problem_of, problems_of

Mistake = tuple[dict[str, Any], str, str, str]


def test_a_card_is_read_with_all_that_is_printed_on_it(write: Write) -> None:
    (face,) = load_cards(write({"cards": [GOOD]}), WORDS)
    assert (face.id, face.type, face.suit, face.copies) == ("sword-7", "weapon", "sword", 1)
    assert face.figures["value"] == 7
    assert face.name.of("es") == "Estoque del duelista"
    assert face.article is not None
    assert face.article.of("es") == "el"
    (ability,) = face.abilities
    assert ability.do == (Strike(verb="strike", wielder="knight"),)
    assert ability.always == ()


def test_a_face_cannot_be_changed(write: Write) -> None:
    (face,) = load_cards(write({"cards": [GOOD]}), WORDS)
    with pytest.raises(ValueError, match="frozen"):
        setattr(face, "suit", "arrow")  # noqa: B010 - the type checker refuses it too


MISTAKES: dict[str, Mistake] = {
    "a field is missing": (changed(suit=None), "card-problem-missing", "suit", ""),
    "a field inside is missing": (changed(name={"en": "X"}), "card-problem-missing", "name.es", ""),
    "the picture is missing": (changed(picture=None), "card-problem-missing", "picture", ""),
    "a scene is unknown": (
        changed(picture={"scene": "moon"}),
        "card-problem-one-of",
        "picture.scene",
        "moon",
    ),
    "a point has three numbers": (
        changed(picture={"scene": "sea", "props": [{"prop": "ship", "at": [1, 2, 3]}]}),
        "card-problem-too-many",
        "picture.props[0].at",
        "[1, 2, 3]",
    ),
    "a point has one number": (
        changed(picture={"scene": "sea", "props": [{"prop": "ship", "at": [1]}]}),
        "card-problem-missing",
        "picture.props[0].at[1]",
        "",
    ),
    "a size is a word": (
        changed(picture={"scene": "sea", "props": [{"prop": "ship", "size": "big"}]}),
        "card-problem-number",
        "picture.props[0].size",
        "big",
    ),
    "a size is nothing": (
        changed(picture={"scene": "sea", "props": [{"prop": "ship", "size": 0}]}),
        "card-problem-more-than",
        "picture.props[0].size",
        "0",
    ),
    "a prop cannot be counted": (
        changed(picture={"scene": "sea", "props": [{"prop": "ship", "count": 3}]}),
        "card-problem-other",
        "picture.props[0]",
        '{"prop": "ship", "count": 3}',
    ),
    "a field is unknown": (changed(colour="red"), "card-problem-unknown-key", "colour", "red"),
    "the id is no slug": (changed(id="Sword 7"), "card-problem-pattern", "id", "Sword 7"),
    "the id is a number": (changed(id=7), "card-problem-text", "id", "7"),
    "a name is empty": (changed(name={"en": "", "es": "X"}), "card-problem-empty", "name.en", ""),
    "a quote is too long": (
        changed(quote={"en": "x" * 161, "es": "y"}),
        "card-problem-too-long",
        "quote.en",
        "x" * 57 + "…",
    ),
    "a number is text": (changed(copies="2"), "card-problem-whole-number", "copies", "2"),
    "a number is yes": (changed(copies=True), "card-problem-whole-number", "copies", "true"),
    "a number is broken": (changed(copies=1.5), "card-problem-whole-number", "copies", "1.5"),
    "a number is too small": (changed(copies=0), "card-problem-at-least", "copies", "0"),
    "a number is too great": (changed(copies=100), "card-problem-at-most", "copies", "100"),
    "the type is unknown": (changed(type="wagon"), "card-problem-one-of", "type", "wagon"),
    "the suit is of another type": (changed(suit="mage"), "card-problem-one-of", "suit", "mage"),
    "a figure is of another type": (
        changed(figures={"life": 10}),
        "card-problem-figures",
        "figures",
        '{"life": 10}',
    ),
    "a figure is out of range": (
        changed(figures={"value": 12}),
        "card-problem-figures",
        "figures",
        '{"value": 12}',
    ),
    "the figures are missing": (changed(figures=None), "card-problem-figures", "figures", "{}"),
    "the article is wrong": (
        changed(article={"en": "the", "es": "lo"}),
        "card-problem-one-of",
        "article.es",
        "lo",
    ),
    "abilities are no list": (changed(abilities={}), "card-problem-list", "abilities", "{}"),
    "an ability is a word": (changed(abilities=["strike"]), "card-problem-object", "abilities[0]", "strike"),
    "an ability says nothing": (changed(abilities=[{}]), "card-problem-ability-kind", "abilities[0]", "{}"),
    "a verb is of no game": (
        changed(abilities=[{"do": [{"verb": "fly"}]}]),
        "card-problem-one-of",
        "abilities[0].do[0]",
        "fly",
    ),
    "a statement stands in do": (
        changed(abilities=[{"do": [{"verb": "wields", "weapon": "sword"}]}]),
        "card-problem-one-of",
        "abilities[0].do[0]",
        "wields",
    ),
    "a word has no verb": (
        changed(abilities=[{"do": [{"wielder": "knight"}]}]),
        "card-problem-no-word",
        "abilities[0].do[0]",
        '{"wielder": "knight"}',
    ),
    "a word misses a field": (
        changed(abilities=[{"do": [{"verb": "strike"}]}]),
        "card-problem-missing",
        "abilities[0].do[0].wielder",
        "",
    ),
    "a word has one too many": (
        changed(abilities=[{"do": [{"verb": "heal", "amount": 3}]}]),
        "card-problem-unknown-key",
        "abilities[0].do[0].amount",
        "3",
    ),
    "a word's noun is wrong": (
        changed(abilities=[{"do": [{"verb": "strike", "wielder": "monk"}]}]),
        "card-problem-one-of",
        "abilities[0].do[0].wielder",
        "monk",
    ),
    "a word's number is too great": (
        changed(abilities=[{"do": [{"verb": "spy", "deck_cards": 45}]}]),
        "card-problem-at-most",
        "abilities[0].do[0].deck_cards",
        "45",
    ),
    "a test is unknown": (
        changed(abilities=[{"if": {"test": "ahead", "warrior": "mage"}, "do": [{"verb": "heal"}]}]),
        "card-problem-one-of",
        "abilities[0].if.test",
        "ahead",
    ),
    "the game has no triggers": (
        changed(abilities=[{"when": "travels", "do": [{"verb": "heal"}]}]),
        "card-problem-not-in-this-game",
        "abilities[0].when",
        "travels",
    ),
    "may is no yes or no": (
        changed(abilities=[{"may": "yes", "do": [{"verb": "heal"}]}]),
        "card-problem-true-or-false",
        "abilities[0].may",
        "yes",
    ),
    "always has a cost": (
        changed(abilities=[{"always": [{"verb": "no_powers"}], "cost": [{"verb": "heal"}]}]),
        "card-problem-ability-always",
        "abilities[0]",
        '{"always": [{"verb": "no_powers"}], "cost": [{"verb": "he…',
    ),
    "otherwise than what": (
        changed(abilities=[{"do": [{"verb": "heal"}], "otherwise": [{"verb": "build"}]}]),
        "card-problem-ability-otherwise",
        "abilities[0]",
        '{"do": [{"verb": "heal"}], "otherwise": [{"verb": "build"}]}',
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_named_with_file_card_field_and_what_it_was(write: Write, mistake: Mistake) -> None:
    content, message, field, got = mistake
    path = write(content)
    problem = only_problem_of(path)
    assert problem.message == message
    assert problem.args["file"] == str(path)
    assert problem.args["card"] == ("#1" if field == "id" and got == "7" else content["cards"][0]["id"])
    assert problem.args["field"] == field
    assert problem.args.get("got", "") == got
    assert str(path) in str(problem)
    assert field in str(problem)
    assert got in str(problem)


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_mistake_is_worded_in_both_languages(write: Write, mistake: Mistake, language: Any) -> None:
    content, _, field, got = mistake
    said = check_cards.worded(only_problem_of(write(content)), Text(language, strict=True))
    assert field in said
    assert got in said


@pytest.mark.parametrize(
    ("mistake", "expected"),
    [
        ("the type is unknown", "warrior, super-warrior, weapon, gold or special"),
        ("the suit is of another type", "potion, sword, arrow"),
        ("a figure is out of range", "value 1–9"),
        ("a word's number is too great", "9"),
        ("a word has no verb", "verb"),
        ("a number is too small", "1"),
    ],
)
def test_it_is_said_what_was_expected(write: Write, mistake: str, expected: str) -> None:
    problem = only_problem_of(write(MISTAKES[mistake][0]))
    assert str(problem.args["expected"]) == expected
    assert expected in str(problem).replace("'", "")


def test_the_line_is_that_of_the_field(write: Write) -> None:
    problem = only_problem_of(write('{"cards": [\n{"id": "spy", "name": {"en": "Spy", "es": "Espía"},\n'
                                    '"gender": {"en": "f", "es": "f"},\n"type": "special", "suit": "spy",\n'
                                    '"abilities": [{"do": [\n{"verb": "spy",\n"deck_cards": 50}]}],'
                                    '"picture": {"scene": "palace"}}]}'))  # fmt: skip
    assert problem.args["line"] == 7


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file(write: Write) -> None:
    first, second = changed(copies=0, suit="mage")["cards"][0], changed(id="arrow-7")["cards"][0]
    second["figures"] = {"value": 70}
    problems = problems_of(write({"cards": [first, second]}))
    assert [problem.args["field"] for problem in problems] == ["suit", "copies", "figures"]
    assert [problem.args["card"] for problem in problems] == ["sword-7", "sword-7", "arrow-7"]


def test_a_repeated_id_is_refused_with_both_places(write: Write) -> None:
    problem = only_problem_of(write('{"cards": [\n' + ",\n".join([json.dumps(GOOD)] * 2) + "\n]}"))
    assert problem.message == "card-problem-repeated-id"
    assert (problem.args["got"], problem.args["first"], problem.args["line"]) == ("sword-7", 2, 3)
    assert "line 3" in str(problem)
    assert "line 2" in str(problem)


def test_a_repeated_key_is_refused_with_both_places(write: Write) -> None:
    text = json.dumps({"cards": [GOOD]}, indent=1).replace(
        '"suit": "sword"', '"suit": "sword",\n"suit": "sword"'
    )
    problem = only_problem_of(write(text))
    assert problem.message == "card-problem-repeated-key"
    assert (problem.args["card"], problem.args["field"]) == ("sword-7", "suit")
    assert int(problem.args["line"]) == int(problem.args["first"]) + 1


def test_repeated_keys_and_ids_are_told_with_the_rest(write: Write) -> None:
    cards = json.dumps([GOOD, GOOD | {"copies": 0}]).replace('"type"', '"type": "weapon", "type"')
    messages = [problem.message for problem in problems_of(write(f'{{"cards": {cards}}}'))]
    assert sorted(messages) == [
        "card-problem-at-least",
        "card-problem-repeated-id",
        "card-problem-repeated-key",
        "card-problem-repeated-key",
    ]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('{"cards": [\n  {"id": "spy",}\n]}', 2, 16),
        ('{"cards": [\n  {"id" "spy"}\n]}', 2, 9),
        ("", 1, 1),
        ('{"cards": [', 1, 12),
        ("{'cards': []}", 1, 2),
    ],
)
def test_a_syntax_error_has_line_and_column(write: Write, text: str, line: int, column: int) -> None:
    problem = only_problem_of(write(text))
    assert problem.message == "card-problem-syntax"
    assert (problem.args["line"], problem.args["column"]) == (line, column)
    assert f"line {line}, column {column}" in str(problem)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ([GOOD], "card-problem-object"),
        (7, "card-problem-object"),
        ({}, "card-problem-missing"),
        ({"cards": {}}, "card-problem-list"),
        ({"cards": [], "version": 2}, "card-problem-unknown-key"),
    ],
)
def test_a_file_of_another_shape_is_refused(write: Write, content: Any, message: str) -> None:
    assert only_problem_of(write(content)).message == message


def test_a_card_that_is_no_object_is_called_by_its_number(write: Write) -> None:
    problem = only_problem_of(write({"cards": [GOOD, "joker"]}))
    assert (problem.message, problem.args["card"], problem.args["got"]) == (
        "card-problem-object",
        "#2",
        "joker",
    )


def test_brackets_without_end_are_refused(write: Write) -> None:
    assert only_problem_of(write("[" * 100_000 + "]" * 100_000)).message == "card-problem-nesting"


def test_another_encoding_is_refused_with_its_line(write: Write) -> None:
    text = json.dumps({"cards": [GOOD]}, indent=1, ensure_ascii=False).replace("Estoque", "Estoquín")
    problem = only_problem_of(write(text.replace("’", "'").encode("latin-1")))
    assert problem.message == "card-problem-encoding"
    assert problem.args["got"] == "0xed"
    assert problem.args["line"] == 7


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    problem = only_problem_of(tmp_path / "cards.json")
    assert problem.message == "card-problem-unreadable"
    assert str(tmp_path / "cards.json") in str(problem)


@pytest.mark.parametrize("escaped", [True, False])
def test_a_byte_order_mark_and_decomposed_accents_are_welcome(write: Write, escaped: bool) -> None:
    content = changed(name={"en": "Enneco", "es": "I\u0301n\u0303igo"})
    text = json.dumps(content, ensure_ascii=escaped)
    (face,) = load_cards(write(b"\xef\xbb\xbf" + text.encode()), WORDS)
    assert face.name.es == "\xcd\xf1igo"


def test_the_file_is_read_as_utf8_whatever_the_system_says() -> None:
    script = (
        "from tabletop import resources\nfrom tabletop.cards.loader import load_cards\n"
        "from tabletop.games.la_campana.effects import WORDS\n"
        "print(ascii(load_cards(resources.cards() / 'la_campana' / 'cards.json', WORDS)[10].name.es))"
    )
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, check=True)
    assert done.stdout.strip() == rb"'\xcd\xf1igo el Arquero'"


def test_a_vocabulary_with_two_words_of_one_name_is_refused(write: Write) -> None:
    words = Words("toy", {"gold": Kind(("gold",))}, verbs=(Strike, type("Again", (Strike,), {})))
    with pytest.raises(ValueError, match="strike"):
        load_cards(write({"cards": []}), words)


def test_a_game_without_words_takes_cards_without_abilities(write: Write) -> None:
    words = Words("toy", {"weapon": Kind(("sword",), {"value": (1, 9)})})
    plain = {key: value for key, value in GOOD.items() if key != "abilities"}
    assert [face.id for face in load_cards(write({"cards": [plain]}), words)] == ["sword-7"]
    with pytest.raises(CardFileError, match=r"abilities\[0\]\.do"):
        load_cards(write({"cards": [GOOD]}), words)


def test_the_fingerprint_changes_with_what_rules_see_and_with_nothing_else(write: Write) -> None:
    def fingerprint(**changes: Any) -> str:
        return card_hash(load_cards(write(changed(**changes)), WORDS))

    plain = fingerprint()
    assert len(plain) == 64
    assert fingerprint(name={"en": "Estoc", "es": "Estoque"}, quote={"en": "Ah", "es": "Ay"}) == plain
    seen = [
        fingerprint(figures={"value": 8}),
        fingerprint(copies=2),
        fingerprint(suit="arrow"),
        fingerprint(abilities=[{"do": [{"verb": "strike", "wielder": "mage"}]}]),
    ]
    assert len({plain, *seen}) == 5
