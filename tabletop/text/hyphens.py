"""Where words may break at the end of a line, for names on faces that are too small for them.

Spanish follows its spelling: a word breaks before the last consonant of a group, or before the last two if they are
said as one, and never between vowels (Real Academia Española, *Ortografía*, "El guion como signo de división").
English has no such rule. It breaks here between two consonants, and before endings that are words or sound like them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from types import MappingProxyType

from tabletop.text.languages import Language

SOFT = "\u00ad"
"""The soft hyphen (U+00AD): a word may break here, and then ends in a hyphen."""

_WORD = re.compile(r"[^\W\d_]{5,}")
_BEFORE = 2
"""So many letters stay before a break at least."""
_AFTER: Mapping[Language, int] = MappingProxyType({"es": 2, "en": 3})
"""So many letters come after a break at least."""

_VOWELS = "aeiouáéíóúüàèò"
_SOUND = re.compile(r"ch|ll|rr|[^\W\d_]")
_ENGLISH_SOUND = re.compile(r"tch|ck|ch|gh|ph|sh|th|wh|qu|[^\W\d_]")
_TOGETHER = frozenset(stop + liquid for stop in "bcfgp" for liquid in "lr") | {"dr", "tr"}
_BEGINNINGS = _TOGETHER | {"sc", "sk", "sm", "sp", "st"}
"""With these an English syllable begins if a consonant stands before them."""
_ENDINGS = re.compile(r"(?:tions?|sions?|cians?|house|keeper|wom[ae]n|m[ae]n|hood)$")
_LISTED = """
    abun-dance alon-so ano-ny-mous apothe-cary arch-er bal-lad-eer bat-tler be-ni-ta body-guards broth-er
    broth-er-hood broth-ers build-er ca-ta-li-na chron-i-clers court-yard de-fend-er drunk-ard
    ex-com-mu-ni-ca-tion exe-cu-tion-er fam-il-iar fa-vour-ite feath-er grave-dig-ger he-re-dia hunt-ing
    in-form-er ini-ti-ate in-quis-i-tor kill-er liv-er-ied mar-ga-ri-ta mer-ce-naries mir-a-cle mon-as-tery
    moth-ers mule-teer mus-ket-eer news-mon-ger north-ern obe-di-ence pass-ing peas-ant pei-ne-ta
    pe-tro-nil-la phy-si-cian plough-wo-man poach-er poi-son-er pov-er-ty proc-la-ma-tion pup-pet-eer
    reli-quary re-mo-li-nos re-mov-able ring-er ro-ca-fort scriv-en-er secre-tary sell-er skel-e-tons
    slan-der-ous strat-e-gy teach-er teo-do-ro thresh-old treas-ure treas-ury treat-ise uni-forms vet-er-an
    vet-er-ans vin-e-gar vio-lant za-ra-go-za
"""
_ENGLISH: Mapping[str, str] = MappingProxyType({parts.replace("-", ""): parts for parts in _LISTED.split()})
"""English words with all their breaks: those that the rules do not find, or find wrongly."""


@lru_cache(maxsize=2048)
def hyphenated(text: str, language: Language) -> str:
    """Put soft hyphens where the words of a text may break.

    Args:
        text: plain, without marks.
        language: whose rules hold.

    Example:
        >>> hyphenated("El Contrabandista", "es").replace(SOFT, "-")
        'El Con-tra-ban-dis-ta'
    """
    return _WORD.sub(lambda found: _parted(found[0], language), text)


def _parted(word: str, language: Language) -> str:
    low = word.lower()
    if language == "en" and low in _ENGLISH:
        breaks = _listed(_ENGLISH[low])
    else:
        found = set(_in_groups(low, language))
        if language == "en" and (ending := _ENDINGS.search(low)):
            found.add(ending.start())
        breaks = sorted(at for at in found if _BEFORE <= at <= len(word) - _AFTER[language])
    edges = [0, *breaks, len(word)]
    return SOFT.join([word[start:end] for start, end in pairwise(edges)])


def _listed(parts: str) -> list[int]:
    """Return where a word breaks whose parts are written with hyphens between them."""
    lengths = [len(part) for part in parts.split("-")[:-1]]
    return [sum(lengths[: number + 1]) for number in range(len(lengths))]


def _in_groups(word: str, language: Language) -> Iterator[int]:
    """Find the breaks within each group of consonants that stands between vowels."""
    is_english = language == "en"
    vowels = _VOWELS + "y" if is_english else _VOWELS
    end = len(word)
    if is_english and re.search(rf"[^{vowels}]e[sd]?$", word):
        end = word.rindex("e")  # it is silent
    sound = _ENGLISH_SOUND if is_english else _SOUND
    for group in re.finditer(rf"(?<=[{vowels}])[^{vowels}]+(?=[{vowels}])", word[:end]):
        sounds = sound.findall(group[0])
        if not is_english:
            if sounds != ["h"]:  # h between vowels is not said
                yield group.end() - len(_beginning(sounds, _TOGETHER))
        elif len(sounds) > 1:
            # Of two sounds each takes one, unless they are said together.
            known = _BEGINNINGS if len(sounds) > 2 else _TOGETHER
            yield group.end() - len(_beginning(sounds, known))


def _beginning(sounds: Sequence[str], known: frozenset[str]) -> str:
    """Return what of a group of consonants begins the next syllable."""
    last_two = "".join(sounds[-2:])
    return last_two if last_two in known else sounds[-1]
