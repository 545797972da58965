"""Words cards from their data: the printed text follows the JSON and cannot differ from it.

Each word of a game is a message `verb-<name>`, `test-<name>` or `trigger-<name>` with one attribute a grammatical
form: `imp` heal!, `inf` (you may) heal, `third` (this card) heals, `if` for tests, `when` for triggers. A message
is given the fields of its word; a noun in a field `warrior` comes in all its forms (`warrior_one`, `warrior_many`),
and the card's figures come by their names and halved (`value`, `value_half`). `phrases` words what a field says of
cards, `wording` makes the sentences.
"""

from __future__ import annotations

from tabletop.cards.models import CardFace
from tabletop.games.aguila_roja.effects import Card
from tabletop.text.grammar import contracted, sentence
from tabletop.text.languages import Text
from tabletop.text.wording import Wording


def card_name(face: CardFace, text: Text) -> str:
    """Give the name as it stands at the head of the card."""
    return face.name.of(text.language)


def card_called(face: CardFace, text: Text, *, link: bool = False) -> str:
    """Give the name as it stands within a sentence, with its article if it takes one.

    :param link: mark the name as a link to the card, `[slug|name]`; the article stays outside.
    """
    name = face.called.of(text.language) if face.called else card_name(face, text)
    article = face.article.of(text.language) if face.article else ""
    named = f"[{face.id}|{name}]" if link else name
    return f"{article} {named}" if article else named


def kind_line(face: CardFace, text: Text) -> str:
    """Say what kind of card it is: *Guerrera · Maga*, *Personaje único · Gonzalo, maestro*.

    A type and suit of the same word are said once.
    """
    if isinstance(face, Card):
        kind = f"kind-{face.type}.unique" if face.unique else f"kind-{face.type}"
        return " · ".join(filter(None, (text(kind), _trade(face, text))))
    gender = face.gender.of(text.language)
    kinds = [f"kind-{face.type}", f"kind-{face.suit}"]
    forms = [f"{kind}.{gender}" if text.has(f"{kind}.{gender}") else kind for kind in kinds]
    return " · ".join(dict.fromkeys(text(form) for form in forms))


def _trade(face: Card, text: Text) -> str:
    """Say who a character is and what it does, or which kind of location it is (Águila Roja, "Parts of a Card")."""
    if face.site:
        return text(f"site-{face.site}")
    if not face.profession:
        return ""
    form = "many" if face.plural else "woman" if face.gender.es == "f" else "one"
    trade = text(f"profession-{face.profession}.{form}")
    if not face.person:
        return trade
    message = f"person-{face.person}"
    person = text(f"{message}.beside" if text.has(f"{message}.beside") else message)
    return text("kind-of-person", person=person[0].upper() + person[1:], profession=trade)


def card_quote(face: CardFace, text: Text) -> str:
    """Give the card's quotation in the language's own quotation marks, or nothing."""
    return text("quoted", quote=face.quote.of(text.language)) if face.quote else ""


def card_text(face: CardFace, text: Text) -> str:
    """Word all that a card does, as rich text with a line for each thing.

    Of several uses its player may take one alone: they are joined by *or*, or listed where they have conditions to
    tell.

    Example:
        >>> card_text(gold_5, Text("en"))
        'Buy up to **2** cards from the central deck or add **5** {icon:coin} to your **castle**.'
    """
    said = [_words(face, index, text) for index in range(len(face.abilities))]
    if face.one_use:
        said = _choices(face, said, text)
    words = "\n".join(_finished(words, text) for words in said)
    return text(face.heading, rest=words) if words and face.heading else words


def ability_text(face: CardFace, index: int, text: Text) -> str:
    """Word one ability of a card by itself, without any heading, as when a player is asked about it.

    :param index: its place among the card's abilities.
    """
    return _finished(_words(face, index, text), text)


def _choices(face: CardFace, said: list[str], text: Text) -> list[str]:
    """Join the uses among a card's abilities, one of which is taken; what it does besides follows."""
    told = list(zip(face.abilities, said, strict=True))
    uses = [words for ability, words in told if ability.do and not ability.when]
    others = [words for ability, words in told if ability.when or not ability.do]
    if len(uses) > 1:
        plain = not any(ability.if_ or ability.otherwise for ability in face.abilities if not ability.when)
        uses = [text.listing(uses, "or")] if plain else [text("ability-choose"), *uses]
    return uses + others


def _words(face: CardFace, index: int, text: Text) -> str:
    return Wording(face, card_called(face, text), face.abilities[index], text).words()


def _finished(words: str, text: Text) -> str:
    return contracted(sentence(words)) if text.language == "es" else sentence(words)
