"""Where words break: by the spelling in Spanish, as dictionaries have it in English."""

import pytest

from tabletop.text.hyphens import SOFT, hyphenated
from tabletop.text.languages import Language


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "Con-tra-ban-dis-ta"),
        ("es", "Guar-dia de cris-tal"),
        ("es", "Cri-sós-to-mo, in-qui-si-dor ge-ne-ral"),
        ("es", "Ca-lle-jón del Cu-chi-llo"),
        ("es", "Ins-truc-ción"),
        ("es", "Ban-ca-rro-ta"),
        ("es", "Es-pías"),
        ("es", "obe-dien-cia"),
        ("es", "prohi-bi-dos"),
        ("es", "Águi-la Roja"),
        ("es", "aé-rea"),
        ("en", "Smug-gler"),
        ("en", "Black-smith"),
        ("en", "The Com-mis-sioner’s Dun-geons"),
        ("en", "Ex-com-mu-ni-ca-tion"),
        ("en", "High-way-man"),
        ("en", "Inn-keeper"),
        ("en", "Stock-breeders"),
        ("en", "Exor-cist"),
        ("en", "Li-brary"),
        ("en", "Neigh-bours"),
    ],
)
def test_words_break_between_syllables(language: Language, words: str) -> None:
    assert hyphenated(words.replace("-", ""), language).replace(SOFT, "-") == words


@pytest.mark.parametrize(
    ("language", "words"),
    [("es", "Rey"), ("es", "Don Luis"), ("es", ""), ("en", "Bridge"), ("en", "King"), ("en", "")],
)
def test_short_words_stay_whole(language: Language, words: str) -> None:
    assert hyphenated(words, language) == words


def test_capitals_and_hyphens_of_a_name_stay() -> None:
    assert hyphenated("MOTHERS-IN-LAW", "en").replace(SOFT, "") == "MOTHERS-IN-LAW"
    assert hyphenated("Veterans", "en").replace(SOFT, "-") == "Vet-er-ans"
