"""Printed texts of Águila Roja as an editor wants them: well-known cards, and a torment of agreement and doers."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop import resources
from tabletop.text import languages
from tabletop.text.languages import LANGUAGES
from tests.text.aguila_roja_cards import card, said

SAMPLES = Path(__file__).parent / "samples"

MORE_PERSONS = "person-ines = Inés\n    .gender = f\nperson-hortensia = Hortensia\n    .gender = f\n"
"""Their names begin with the sound of *y* and of *o*."""


def samples(name: str) -> list[Any]:
    """Read cards with the texts that they must have."""
    told = json.loads((SAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    return [pytest.param(one, id=f"{number}-{one['card']['id']}") for number, one in enumerate(told, 1)]


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
def test_well_known_cards_read_as_an_editor_wants_them(sample: dict[str, Any]) -> None:
    assert said(card(sample["card"])) == (sample["es"], sample["en"])


@pytest.mark.usefixtures("more_persons")
@pytest.mark.parametrize("sample", samples("torment"))
def test_gender_number_doer_and_mood_agree(sample: dict[str, Any]) -> None:
    assert said(card(sample["card"])) == (sample["es"], sample["en"])
