"""What sentences need beyond their words: capitals, full stops, contractions, and the sound of the next word.

All of it works on rich text: **bold**, *italic*, icons as `{icon:sword}`, cards as `[slug|name]`.
"""

from __future__ import annotations

import re

_MARKUP = re.compile(r"\*+|\{icon:[^}]*\}|\[[^\[\]|]+\|([^\[\]|]+)\]")
_UNSPOKEN = r"(?:\{[^}]*\}|\[[^|\]]*\||[^\w{\[])*"
"""What may stand before the first letter without being read aloud: an icon, stars, the start of a link."""

_ECHO = {
    # Not before hia, hie, hio: there the i is half a consonant (nieve y hielo).
    "and": re.compile(_UNSPOKEN + r"h?[ií](?![aeoáéó])", re.IGNORECASE),
    "or": re.compile(_UNSPOKEN + r"h?[oó]", re.IGNORECASE),
}


def echoes(joint: str, word: str) -> bool:
    """Tell whether a word starts with the very sound of the Spanish joint before it: *y* (and), *o* (or).

    Example:
        >>> echoes("and", "**hilo**"), echoes("and", "hielo"), echoes("or", "[archer-1|Oria]")
        (True, False, True)
    """
    return joint in _ECHO and _ECHO[joint].match(word) is not None


def contracted(words: str) -> str:
    """Contract the Spanish article: *a el* is *al*, *de el* is *del*; names that begin with *El* keep theirs.

    Example:
        >>> contracted("ataca a el [dragon|Dragón] de El Cid")
        'ataca al [dragon|Dragón] de El Cid'
    """
    return re.sub(r"\b([Aa]|[Dd]e) el\b", r"\1l", words)


def articled(words: str) -> str:
    """Give the English article its *n* before a vowel that is heard: *an event*, but *a unique event*.

    Example:
        >>> articled("a event or a unique character")
        'an event or a unique character'
    """
    return re.sub(r"\b([Aa]) (?=[aeio]|u(?!ni))", r"\1n ", words)


def sentence(words: str) -> str:
    """Make a sentence: a capital at its start and, unless it closes itself, a full stop at its end.

    Example:
        >>> sentence("{icon:sword} **attack** a rival")
        '{icon:sword} **Attack** a rival.'
    """
    words = re.sub(rf"^({_UNSPOKEN})(\w)", lambda match: match[1] + match[2].upper(), words)
    is_closed = words.rstrip("*]").endswith((".", "!", "?", "…", ":", ".”", ".»"))
    return words if is_closed else f"{words}."


def signed(change: int) -> str:
    """Write a change of a figure with its sign: *+1*, *−2*."""
    return f"+{change}" if change >= 0 else f"−{-change}"


def plain(words: str) -> str:
    """Take the markup out of rich text: stars, icons, and links down to their words.

    Example:
        >>> plain("**Ana** heals [mage-1|Urraca the Mage].")
        'Ana heals Urraca the Mage.'
    """
    return _MARKUP.sub(lambda found: found[1] or "", words).strip()


def harmless(words: str) -> str:
    """Take out of a text that somebody typed, such as a name, the signs that rich text would heed."""
    return re.sub(r"[*\[\]{}|]", "", words)
