"""Golden files: all that is printed on a game's cards, as an editor has read it."""

import os
from pathlib import Path

from tabletop import resources
from tabletop.cards.loader import load_cards
from tabletop.cards.models import CardFace, Words
from tabletop.text.composer import card_called, card_name, card_quote, card_text, kind_line
from tabletop.text.languages import Language, Text

GOLDEN = Path(__file__).parent / "golden"


def shipped(words: Words) -> list[CardFace]:
    """Load the cards of a game."""
    return list(load_cards(resources.cards() / words.game / "cards.json", words))


def assert_reads_as_reviewed(words: Words, language: Language) -> None:
    """Compare with the golden file; `TABLETOP_WRITE_GOLDEN=1` writes it anew, to be read before it is committed."""
    text = Text(language, strict=True)
    blocks = []
    for face in shipped(words):
        head = f"{face.id}: {card_name(face, text)} ({card_called(face, text)}) — {kind_line(face, text)}"
        blocks.append(
            "\n".join(part for part in (head, card_text(face, text), card_quote(face, text)) if part)
        )
    written = "\n\n".join(blocks) + "\n"
    golden = GOLDEN / f"{words.game}_{language}.txt"
    if os.environ.get("TABLETOP_WRITE_GOLDEN"):
        golden.write_text(written, encoding="utf-8", newline="\n")
    assert written == golden.read_text(encoding="utf-8")
