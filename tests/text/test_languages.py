"""Texts: complete in every language, refused when broken, and worded by the rules of each language."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from tabletop import resources
from tabletop.text import grammar
from tabletop.text.languages import (
    LANGUAGES,
    BrokenTextsError,
    Language,
    MissingTextError,
    Text,
    parse,
    system_language,
)

FORM = re.compile(r"^(card\w*)_(bare|whom)$")
"""The form in which a sentence asks for a card's name."""


class _Inside(visitor.Visitor):
    """Gathers the variables of a pattern, and whether it forks."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forks = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(FORM.sub(r"\1", node.id.name))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.forks = True


def inside(pattern: ast.Pattern) -> _Inside:
    found = _Inside()
    found.visit(pattern)
    return found


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Give each form of each message of a file."""
    for entry in parse(path, {}).body:
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def files(language: str) -> dict[str, Path]:
    return {path.name: path for path in (resources.assets() / "locale" / language).glob("*.ftl")}


ROOMS = sorted(files("en"))


def differences(one: Path, other: Path) -> list[str]:
    """Tell which messages, forms and variables of two files are not in both."""
    here, there = dict(patterns(one)), dict(patterns(other))
    missing = [f"{name} is in one language only" for name in sorted(here.keys() ^ there.keys())]
    for name in here.keys() & there.keys():
        theirs = inside(here[name]).variables ^ inside(there[name]).variables
        missing += [f"{name}: ${variable} is in one language only" for variable in sorted(theirs)]
    return missing


def test_every_room_has_a_file_in_every_language() -> None:
    assert {language: sorted(files(language)) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_every_message_form_and_variable_is_in_both_languages(room: str) -> None:
    assert differences(files("en")[room], files("es")[room]) == []


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_select_expression(language: Language, room: str) -> None:
    assert [name for name, pattern in patterns(files(language)[room]) if inside(pattern).forks] == []


@pytest.mark.parametrize(
    ("theirs", "difference"),
    [
        ("greet = hola { $name }", "greet.one is in one language only"),
        ("greet = hola { $name }\n    .one = hola\nbye = adiós", "bye is in one language only"),
        ("greet = hola { $nombre }\n    .one = hola", "greet: $nombre is in one language only"),
    ],
)
def test_the_comparison_finds_what_is_missing(tmp_path: Path, theirs: str, difference: str) -> None:
    (tmp_path / "en.ftl").write_text("greet = hello { $name }\n    .one = hello\n", encoding="utf-8")
    (tmp_path / "es.ftl").write_text(theirs, encoding="utf-8")
    assert difference in differences(tmp_path / "en.ftl", tmp_path / "es.ftl")


def test_each_language_takes_the_form_of_a_cards_name_that_it_needs(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("lost = { $owner }’s { $card_bare } is lost\n", encoding="utf-8")
    (tmp_path / "es.ftl").write_text("lost = { $owner } pierde { $card_whom }\n", encoding="utf-8")
    assert differences(tmp_path / "en.ftl", tmp_path / "es.ftl") == []


def test_each_icon_in_a_text_is_drawn() -> None:
    drawn = {path.stem for path in (resources.assets() / "icons").glob("*.svg")}
    for language in LANGUAGES:
        for path in files(language).values():
            for name, pattern in patterns(path):
                for element in pattern.elements:
                    call = element.expression if isinstance(element, ast.Placeable) else None
                    if isinstance(call, ast.FunctionReference):
                        icon = call.arguments.positional[0]
                        assert isinstance(icon, ast.StringLiteral)
                        assert icon.value in drawn, f"{path}: {name} wants the icon {icon.value}"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        ("good = yes\nbad = { $\n", 2),
        ("good = yes\n\nthis is no message\n", 3),
        ("empty =\n", 1),
    ],
)
def test_junk_is_refused_with_file_and_line(tmp_path: Path, content: str, line: int) -> None:
    path = tmp_path / "broken.ftl"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BrokenTextsError, match=rf"broken\.ftl, line {line}"):
        parse(path, {})


def test_a_message_in_two_files_is_refused_with_both(tmp_path: Path) -> None:
    owners: dict[str, Path] = {}
    for name in ("one.ftl", "two.ftl"):
        (tmp_path / name).write_text("greet = hello\n", encoding="utf-8")
    parse(tmp_path / "one.ftl", owners)
    with pytest.raises(BrokenTextsError, match=r"two\.ftl: .*greet.* one\.ftl|two\.ftl: .*greet.*one\.ftl"):
        parse(tmp_path / "two.ftl", owners)


def test_a_missing_message_raises_when_strict() -> None:
    with pytest.raises(MissingTextError, match="no-such-thing"):
        Text("en", strict=True)("no-such-thing")
    with pytest.raises(MissingTextError, match=r"yes\.loudly"):
        Text("en", strict=True)("yes.loudly")


def test_a_missing_argument_raises_when_strict() -> None:
    with pytest.raises(MissingTextError, match="quote"):
        Text("en", strict=True)("quoted")


def test_a_missing_message_is_logged_and_shown_in_brackets(caplog: pytest.LogCaptureFixture) -> None:
    assert Text("es", strict=False)("no-such-thing") == "[no-such-thing]"
    assert "no-such-thing" in caplog.text


def test_the_environment_makes_texts_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_STRICT_TEXT", "1")
    with pytest.raises(MissingTextError):
        Text("en")("no-such-thing")
    monkeypatch.delenv("TABLETOP_STRICT_TEXT")
    assert Text("en")("no-such-thing") == "[no-such-thing]"


def test_the_language_switches_at_run_time() -> None:
    text = Text("en", strict=True)
    assert (text.language, text("yes")) == ("en", "Yes")
    text.switch("es")
    assert (text.language, text("yes")) == ("es", "Sí")


def test_one_is_said_in_the_singular() -> None:
    text = Text("es", strict=True)
    assert [text("some-cards", n=n) for n in (1, 2)] == ["una carta", "2 cartas"]


def test_of_none_something_else_is_said_where_there_are_words_for_it() -> None:
    text = Text("en", strict=True)
    names = {"player": "Ana"}
    told = [text("event-drafted", n=n, **names) for n in (0, 1, 2)]
    assert told[0] == "Ana keeps the last card of the deck: there is none to pass on"
    assert told[2] == "Ana keeps a card in the Draft and passes 2 on"
    assert len(set(told)) == 3
    assert text("badge-ag-hand", n=0) == "0 cards in hand"


def test_forms_are_found_by_name() -> None:
    text = Text("en", strict=True)
    assert text.forms("noun-archer") == {"one": "an **Archer**", "many": "**Archers**"}
    assert text.has("noun-archer.one")
    assert not text.has("noun-archer.two")
    assert text.forms("noun-unicorn") == {}


@pytest.mark.parametrize(
    ("items", "joint", "said"),
    [
        (["oro"], "and", "oro"),
        (["oro", "plata"], "and", "oro y plata"),
        (["a", "b", "c"], "and", "a, b y c"),
        (["Nuño", "Íñigo"], "and", "Nuño e Íñigo"),
        (["Nuño", "**Inés**"], "and", "Nuño e **Inés**"),
        (["madre", "hija"], "and", "madre e hija"),
        (["nieve", "hielo"], "and", "nieve y hielo"),
        (["Oria", "{icon:mage} [mage-2|Yusuf]"], "and", "Oria y {icon:mage} [mage-2|Yusuf]"),
        (["uno", "otro"], "or", "uno u otro"),
        (["mujer", "hombre"], "or", "mujer u hombre"),
        (["Elvira", "[mage-3|Oria]"], "or", "Elvira u [mage-3|Oria]"),
        (["siete", "**8**"], "or", "siete o **8**"),
    ],
)
def test_spanish_lists_mind_the_sound_that_follows(items: list[str], joint: str, said: str) -> None:
    assert Text("es", strict=True).listing(items, "and" if joint == "and" else "or") == said


def test_after_cannot_a_list_ends_in_nor() -> None:
    acts = ["viajar", "desafiar", "interceptar"]
    assert Text("es", strict=True).listing(acts, "nor") == "viajar, desafiar ni interceptar"
    assert Text("en", strict=True).listing(["travel", "intercept"], "nor") == "travel or intercept"


@pytest.mark.parametrize(
    ("words", "articled"),
    [
        ("a event", "an event"),
        ("A official", "An official"),
        ("a unique event", "a unique event"),
        ("a unwounded nun", "an unwounded nun"),
        ("a nun at a inn", "a nun at an inn"),
        ("each other", "each other"),
    ],
)
def test_english_says_an_before_a_vowel_that_is_heard(words: str, articled: str) -> None:
    assert grammar.articled(words) == articled


def test_english_lists_do_not() -> None:
    assert Text("en", strict=True).listing(["fire", "ice", "iron"]) == "fire, ice and iron"
    assert Text("en", strict=True).listing(["one", "other"], "or") == "one or other"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "es_MX"}, "es"),
        ({"LANG": "es_ES", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "ca:es:en", "LANG": "ca_ES.UTF-8"}, "es"),
        ({"LANG": "Spanish_Spain.1252"}, "es"),
        ({"LANG": "est_EE"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
    ],
)
def test_the_first_language_is_the_systems(environment: Mapping[str, str], language: Language) -> None:
    assert system_language(environment) == language


def test_without_variables_the_systems_own_word_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: ("Spanish_Spain", "1252"))
    assert system_language({}) == "es"
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert system_language({}) == "en"


@pytest.mark.parametrize(
    ("words", "contracted"),
    [
        ("ataca a el [dragon|Dragón]", "ataca al [dragon|Dragón]"),
        ("De el mazo de el rival", "Del mazo del rival"),
        ("la tierra de El Cid", "la tierra de El Cid"),
        ("se lo da a él", "se lo da a él"),
        ("desde el mazo", "desde el mazo"),
        ("para el elegido", "para el elegido"),
    ],
)
def test_spanish_contracts_its_article(words: str, contracted: str) -> None:
    assert grammar.contracted(words) == contracted


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("ataca", "Ataca."),
        ("**ataca** ya", "**Ataca** ya."),
        ("{icon:sword} ataca", "{icon:sword} Ataca."),
        ("[mage-1|urraca] ataca", "[mage-1|Urraca] ataca."),
        ("¿interceptas?", "¿Interceptas?"),
        ("elige una opción:", "Elige una opción:"),
        ("**7** de daño", "**7** de daño."),
    ],
)
def test_a_sentence_has_a_capital_and_a_stop(words: str, sentence: str) -> None:
    assert grammar.sentence(words) == sentence


def test_typed_names_carry_no_markup() -> None:
    assert grammar.harmless("A[na|x] {icon:sword} **B**") == "Anax icon:sword B"
