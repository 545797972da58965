"""What the tests of texts share: messages of their own beside those that all games share."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tabletop import resources
from tabletop.text import languages
from tabletop.text.languages import LANGUAGES, Language

AddTexts = Callable[[Mapping[Language, str]], None]


@pytest.fixture
def add_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AddTexts]:
    """Give a function that makes the program read some messages beside `common.ftl` and `cards.ftl`."""
    shipped = resources.assets() / "locale"

    def add(messages: Mapping[Language, str]) -> None:
        for language in LANGUAGES:
            folder = tmp_path / "locale" / language
            folder.mkdir(parents=True)
            for shared in ("common.ftl", "cards.ftl"):
                (folder / shared).write_bytes((shipped / language / shared).read_bytes())
            (folder / "own.ftl").write_text(messages[language], encoding="utf-8")
        monkeypatch.setattr(resources, "assets", lambda: tmp_path)
        languages.bundle.cache_clear()

    yield add
    languages.bundle.cache_clear()
