"""Words cards from their data: the printed text follows the JSON and cannot differ from it.

Each word of a game is a message `verb-<name>` or `test-<name>` with one attribute a grammatical form:
`imp` heal!, `inf` (you may) heal, `third` (this card) heals, `if` for tests. A message is given the
fields of its word; a noun in a field `warrior` comes in all its forms (`warrior_one`, `warrior_many`),
and the card's figures come by their names and halved (`value`, `value_half`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabletop.cards.models import Ability, CardFace, Word
from tabletop.controller.tables import half_points
from tabletop.text.grammar import contracted, sentence
from tabletop.text.languages import Text


def card_name(face: CardFace, text: Text) -> str:
    """Give the name as it stands at the head of the card."""
    return face.name.of(text.language)


def card_called(face: CardFace, text: Text, *, link: bool = False) -> str:
    """Give the name as it stands within a sentence, with its article if it takes one.

    :param link: mark the name as a link to the card, `[slug|name]`; the article stays outside.
    """
    name = face.called.of(text.language) if face.called else card_name(face, text)
    article = f"{face.article.of(text.language)} " if face.article else ""
    return f"{article}[{face.id}|{name}]" if link else f"{article}{name}"


def kind_line(face: CardFace, text: Text) -> str:
    """Say what kind of card it is: *Guerrera · Maga*. A type and suit of the same word are said once."""
    gender = face.gender.of(text.language)
    kinds = [f"kind-{face.type}", f"kind-{face.suit}"]
    forms = [f"{kind}.{gender}" if text.has(f"{kind}.{gender}") else kind for kind in kinds]
    return " · ".join(dict.fromkeys(text(form) for form in forms))


def card_quote(face: CardFace, text: Text) -> str:
    """Give the card's quotation in the language's own quotation marks, or nothing."""
    return text("quoted", quote=face.quote.of(text.language)) if face.quote else ""


def card_text(face: CardFace, text: Text) -> str:
    """Word all that a card does, as rich text with a line for each thing.

    Of several uses its player takes one: they are joined by *or*, or listed where they have conditions to
    tell.

    Example:
        >>> card_text(gold_5, Text("en"))
        'Buy up to **2** cards from the central deck or add **5** {icon:coin} to your **castle**.'
    """
    composer = _Composer(face, text)
    uses = [ability for ability in face.abilities if ability.do and not ability.when]
    said = [composer.whole(ability) for ability in uses]
    if len(uses) > 1:
        plain = not any(ability.if_ or ability.otherwise for ability in uses)
        said = [text.listing(said, "or")] if plain else [text("ability-choose"), *said]
    said += [composer.whole(ability) for ability in face.abilities if ability not in uses]
    lines = "\n".join(map(sentence, said))
    return contracted(lines) if text.language == "es" else lines


def noun_forms(field: str, noun: str, text: Text) -> dict[str, str]:
    """Give the forms of a noun by the names under which messages ask for them: `warrior_one`, `warrior_many`.

    What is no noun of the language has no forms.
    """
    return {f"{field}_{form}": words for form, words in text.forms(f"noun-{noun}").items()}


class _Composer:
    """Words the abilities of one card; whoever calls makes sentences of them."""

    def __init__(self, face: CardFace, text: Text) -> None:
        self._text = text
        self._card: dict[str, Any] = {"name": card_called(face, text)}
        for figure, value in face.figures.items():
            self._card |= {figure: value, f"{figure}_half": half_points(value)}

    def whole(self, ability: Ability) -> str:
        """Word an ability with what it waits for and what happens otherwise."""
        text, words = self._text, self.core(ability)
        if ability.if_:
            words = text("ability-if", test=self._word(ability.if_, "if"), rest=words)
        if ability.when:
            words = text("ability-when", trigger=self._word(ability.when, "when"), rest=words)
        if ability.otherwise:
            rest = self._words(ability.otherwise, "imp")
            words = f"{sentence(words)} {sentence(text('ability-otherwise', rest=rest))}"
        return words

    def core(self, ability: Ability) -> str:
        """Word what is always true, or what is done, what it costs and whether one may choose to."""
        if ability.always:
            return self._words(ability.always, "third")
        words = self._words(ability.do, "inf" if ability.may or ability.cost else "imp")
        if ability.cost:
            cost = self._words(ability.cost, "inf" if ability.may else "imp")
            words = self._text("ability-cost", cost=cost, rest=words)
        return self._text("ability-may", rest=words) if ability.may else words

    def _words(self, words: Iterable[Word], form: str) -> str:
        return self._text.listing([self._word(word, form) for word in words])

    def _word(self, word: Word, form: str) -> str:
        args = dict(self._card)
        for field in type(word).model_fields.keys() - {word.key}:
            value = getattr(word, field)
            if isinstance(value, str):
                args |= noun_forms(field, value, self._text)
            else:
                args[field] = value
        if word.counted:
            args["n"] = getattr(word, word.counted)
        return self._text(f"{word.message}.{form}", **args)
