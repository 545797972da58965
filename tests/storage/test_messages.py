"""Every message of this room is worded in every language, with the same values."""

import pytest
from fluent.syntax import FluentParser, ast

from tabletop import resources
from tabletop.storage.problems import Message


def _messages(language: str) -> dict[str, set[str]]:
    text = (resources.assets() / "locale" / language / "storage.ftl").read_text(encoding="utf-8")
    worded: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.value is not None:
            placed = [part for part in entry.value.elements if isinstance(part, ast.Placeable)]
            variables = [part.expression for part in placed]
            assert all(isinstance(one, ast.VariableReference) for one in variables), entry.id.name
            worded[entry.id.name] = {
                one.id.name for one in variables if isinstance(one, ast.VariableReference)
            }
    return worded


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_message_has_a_text_and_every_text_a_message(language: str) -> None:
    assert set(_messages(language)) == {str(message) for message in Message}


def test_both_languages_mention_the_same_values() -> None:
    assert _messages("en") == _messages("es")
