"""Printed texts of Águila Roja as an editor wants them: well-known cards, each word in its forms, and traps."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from tabletop import resources
from tabletop.games.aguila_roja.effects import WORDS
from tabletop.text import languages
from tabletop.text.languages import LANGUAGES
from tests.text.aguila_roja_cards import SPEAKERS, card, said

Sample = dict[str, Any]

SAMPLES = Path(__file__).parent / "samples"

MORE_PERSONS = "person-ines = Inés\n    .gender = f\nperson-hortensia = Hortensia\n    .gender = f\n"
"""Their names begin with the sound of *y* and of *o*."""


def read(name: str) -> list[Sample]:
    """Read cards or abilities with the texts that they must have."""
    return list(json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8")))


def samples(name: str) -> list[Any]:
    """Give them to a test, each with a name of its own."""
    named = [one.get("word") or one.get("about") or one["card"]["id"] for one in read(name)]
    return [
        pytest.param(one, id=f"{number}-{what}")
        for number, (one, what) in enumerate(zip(read(name), named, strict=True), 1)
    ]


@pytest.fixture(scope="module")
def more_persons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Make the program know Inés and Hortensia."""
    folder = tmp_path_factory.mktemp("texts")
    shutil.copytree(resources.assets() / "locale", folder / "locale")
    for language in LANGUAGES:
        (folder / "locale" / language / "own.ftl").write_text(MORE_PERSONS, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "assets", lambda: folder)
        languages.bundle.cache_clear()
        yield
    languages.bundle.cache_clear()


@pytest.mark.parametrize("sample", samples("cards"))
def test_well_known_cards_read_as_an_editor_wants_them(sample: Sample) -> None:
    assert said(card(sample["card"])) == (sample["es"], sample["en"])


@pytest.mark.usefixtures("more_persons")
@pytest.mark.parametrize("sample", samples("torment"))
def test_gender_number_doer_and_mood_agree(sample: Sample) -> None:
    assert said(card(sample["card"])) == (sample["es"], sample["en"])


@pytest.mark.parametrize("sample", samples("words"))
def test_each_word_reads_as_an_editor_wants_it(sample: Sample) -> None:
    assert said(card(SPEAKERS[sample["who"]], sample["ability"])) == (sample["es"], sample["en"])


def test_no_word_is_without_a_sample() -> None:
    words = {name for word in WORDS.all() for name in get_args(word.model_fields[word.key].annotation)}
    assert {sample["word"] for sample in read("words")} == words


@pytest.mark.parametrize("sample", samples("traps"))
def test_traps_are_avoided(sample: Sample) -> None:
    assert said(card(SPEAKERS[sample["who"]], sample["ability"])) == (sample["es"], sample["en"])
