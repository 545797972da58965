"""Any title makes a file name that every file system takes."""

import re

import pytest

from tabletop.storage.problems import StorageError
from tabletop.storage.titles import clean_title, file_name

SAFE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*-[0-9a-f]{10}\.json")
RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10))}

TITLES = [
    "Friday",
    "Revancha de Íñigo: ¡3/5!",
    "運",
    "../../etc/passwd",
    r"C:\Windows\system32",
    "CON",
    "nul.json",
    "com1",
    "trailing dot.",
    ".hidden",
    "-rf",
    "🐉" * 80,
    "x" * 500,
    "a\tb\nc",
]


@pytest.mark.parametrize("title", TITLES)
def test_file_names_are_short_plain_and_never_reserved(title: str) -> None:
    name = file_name(clean_title(title))
    assert SAFE.fullmatch(name), name
    assert len(name) <= 60
    assert name.partition(".")[0] not in RESERVED


def test_titles_that_look_alike_get_files_of_their_own() -> None:
    titles = ["Año", "Ano", "año", "ano", "ANO", "運", "命", "a b", "a-b"]
    assert len({file_name(title) for title in titles}) == len(titles)


def test_composed_and_decomposed_accents_are_one_title() -> None:
    assert clean_title("Jose\u0301 Nu\u0301n\u0303ez") == "José Núñez"
    assert file_name(clean_title("an\u0303o")) == file_name(clean_title("a\u00f1o"))


def test_title_is_trimmed_to_eighty_letters() -> None:
    assert clean_title("  " + "ñ" * 100) == "ñ" * 80


@pytest.mark.parametrize("title", ["", "   ", "\x00\x1f", "\u200b\u202e"])
def test_title_without_a_letter_is_refused(title: str) -> None:
    with pytest.raises(StorageError) as refused:
        clean_title(title)
    assert refused.value.reason == ("storage-title-empty", {})
