"""Keeps in mind what a text has named: the card itself, what *it* is, and what a pronoun would be taken for."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from tabletop.cards.models import CardFace, Noun, Test, Verb, Word
from tabletop.controller.tables import half_points
from tabletop.games.aguila_roja.words.targets import CardFilter, Pick, Target
from tabletop.text.grammar import signed
from tabletop.text.languages import Text
from tabletop.text.phrases import Phrase, Phrases, noun_forms, squeezed


class UnsayableError(ValueError):
    """An ability that no sentence can tell, such as *it* where nothing has been named."""


class Named(NamedTuple):
    """Of whom a text has spoken.

    :param it: what the word *it* means in the JSON; :param recent: what a pronoun would be taken for.
    :param rival: whether it is known who *your rival* is.
    """

    it: Phrase | None
    recent: Phrase | None
    rival: bool


class Speaker:
    """Says single words of one ability, and remembers of whom it has spoken.

    :param called: the card's name within a sentence.
    :param rival: who *your rival* is, as `CardFace.rival_of` names it.

    `it` is what the word *it* means in the JSON, `recent` what a pronoun would be taken for, and `subject` whose
    name may be dropped as the sentence goes on. `rival_leads` tells whether that is the rival, `rival_named`
    whether *él* might be the rival, and `rival_known` whether the rival may be *they* from now on.

    A word that names the rival has a form for where that is known, `imp-known`, used of rivals whom `doer-<name>`
    has one for as well; and any word may have one that goes on after another word, `imp-after-reveal_hand`, or after
    one of the rival, `imp-after-rival-has_trap`.
    """

    def __init__(self, face: CardFace, called: str, rival: str, text: Text) -> None:
        self.text = text
        self.phrases = Phrases(text)
        self.face = face
        self.card: dict[str, Any] = {"name": called}
        for figure, value in face.figures.items():
            self.card |= {figure: value, f"{figure}_half": half_points(value)}
        person = text("a-person", person=called) if face.is_person else called
        self.myself = Phrase(called, "", face.gender.of(text.language), face.plural, person)
        self.it: Phrase | None = None
        self.recent: Phrase | None = None
        self.subject: Phrase | None = None
        self.rival_leads = False
        self.rival_named = False
        self.rival_known = False
        self._rival = rival
        self._previous = ""

    @property
    def named(self) -> Named:
        """Tell of whom the text has spoken so far."""
        return Named(self.it, self.recent, self.rival_known)

    def doer_of(self, verb: Verb) -> str:
        """Tell who does something, or to whom it happens."""
        return "rival" if verb.doer == self._rival else verb.doer

    def called(self, doer: str) -> str:
        """Name who does something; who has been named is *that rival*."""
        if doer != "rival":
            return self.text(f"doer-{doer}")
        words = self._rival_words()
        self.rival_known = True
        return words

    def _rival_words(self) -> str:
        doer = f"doer-{self._rival}"
        return self.text(f"{doer}.known" if self.rival_known and self.text.has(f"{doer}.known") else doer)

    def choice_before(self, test: Test) -> str:
        """Say that a rival is chosen, where a condition speaks of one whom nobody has named yet."""
        choice = f"doer-{self._rival}.choose"
        if self.rival_known or getattr(test, "by", "") != "rival" or not self.text.has(choice):
            return ""
        self.rival_known = True
        return self.text(choice)

    def manner_of(self, word: Word, form: str) -> str:
        """Give the form of a word that one of its fields picks: `third-attacking`."""
        return form if word.manner is None else f"{form}-{getattr(word, word.manner)}"

    def name(self, phrase: Phrase, *, as_subject: bool = False) -> None:
        """Remember that cards have just been named."""
        self.it = self.recent = phrase
        if as_subject:
            self.subject = phrase

    def start_afresh(self) -> None:
        """Let no subject be dropped: another one has come between."""
        self.subject, self.rival_leads = None, False

    def go_back(self, before: Named) -> None:
        """Go back to what had been named before something that was not done after all.

        A pronoun would still be taken for whom that has named.
        """
        self.it, self.recent = before.it, before.recent if self.recent is before.recent else None
        self.rival_known = before.rival
        self._previous = ""
        self.start_afresh()

    def word(self, word: Word, form: str, **more: Any) -> str:
        """Word one word of the vocabulary, giving its message what its fields say.

        :param more: arguments that are not so plain; they come before the fields of the same name.
        """
        args = self.card | more
        for field in type(word).model_fields.keys() - {word.key} - more.keys():
            value = getattr(word, field)
            match value:
                case bool():
                    args[field] = self.text(f"adverb-{field}") if value else ""
                case str():
                    args |= noun_forms(field, value, self.text)
                case CardFilter():
                    args[field] = self.phrases.card(value).words
                case Noun():
                    if field not in ("target", "per"):  # `aim` and `each` word these
                        args[field] = self.noun(value)
                case _:
                    args[field] = value
        amount = getattr(word, "amount", None)
        if isinstance(amount, int):
            args |= {"n": amount, "number": self.phrases.number(amount), "change": signed(amount)}
            args |= {
                thing: self.phrases.counted(thing, amount) for thing in self.phrases.countable - args.keys()
            }
        if word.counted:
            args["n"] = getattr(word, word.counted)
        if self.text.has(f"doer-{self._rival}"):
            args["rival"] = self._rival_words()
        message = self._going_on(f"{word.message}.{form}")
        name, by = getattr(word, word.key), getattr(word, "by", "you")
        self._previous = name if by == "you" else f"{by}-{name}"
        return squeezed(self.text(message, **args))

    def _going_on(self, message: str) -> str:
        """Take the form of a message that goes on after what has been said, and know the rival if it names one."""
        after, known = f"{message}-after-{self._previous}", f"{message}-known"
        if self.text.has(after):
            return after
        if not self.text.has(known) or not self.text.has(f"doer-{self._rival}.known"):
            return message
        was_known, self.rival_known = self.rival_known, True
        self.recent = None  # a pronoun would be taken for the rival
        return known if was_known else message

    def noun(self, noun: Noun, form: str = "", **more: Any) -> str:
        """Word what a word speaks of: *one of their troops*.

        :param form: the form to take, the noun as such if it has no such form.
        :param more: arguments besides what its fields say.
        """
        args: dict[str, Any] = {"rival": self._rival_words()}
        for field in type(noun).model_fields:
            value, message = getattr(noun, field), f"of-{field}"
            args[field] = "" if value is None or not self.text.has(message) else self.text(message, n=value)
            if isinstance(value, str):
                args |= noun_forms(field, value, self.text)
        message = self._named(noun)
        if self.text.has(f"{message}.{form}"):
            message = f"{message}.{form}"
        return squeezed(self.text(self._going_on(message), **args | more))

    def _named(self, noun: Noun) -> str:
        """Name the message of a noun; a field that is true picks one of its own: `ag-card-you-other`."""
        message = noun.message
        for field in type(noun).model_fields:
            if getattr(noun, field) is True and self.text.has(f"{message}-{field}"):
                message += f"-{field}"
        return message

    def all_of(self, noun: Noun) -> Phrase:
        """Say of all that a noun may mean what is true of them: *your other cards in this area*."""
        gender = self.text(f"{noun.message}.gender")
        return Phrase(self.noun(noun, "many"), "", gender, many=True)

    def aim(self, target: Target | Noun, doer: str) -> tuple[str, dict[str, Any]]:
        """Return the ending of the form to take, and the arguments that say whom a verb is about."""
        if isinstance(target, Noun):
            self.recent = None  # a pronoun might be taken for it
            said = dict.fromkeys(("object", "upon"), self.noun(target, f"by-{doer}"))
            if self.text.has(f"{self._named(target)}.home"):
                said["home"] = self.noun(target, "home")
            return "-long", said
        if isinstance(target, Pick):
            phrase = self.phrases.picked(target, doer)
            ending = "-long" if phrase.clause else ""
            said = {"object": phrase.object, "whom": phrase.words, "upon": self.phrases.upon(target, doer)}
        else:
            phrase = self.meant(target)
            ending = ""
            if self.recent is phrase:
                ending = "-them" if phrase.many and phrase is not self.myself else "-it"
                said = {"upon": self._upon(phrase)}
            elif phrase is self.myself:
                said = {"object": phrase.object, "upon": phrase.words}
            else:
                that = self._that(phrase)
                upon = self.phrases.one_by_one(phrase, that) if phrase.many else that
                said = {"object": that, "upon": upon}
        self.name(phrase)
        if phrase.many and phrase is self.myself:
            said["home"] = self.text("pronoun-home.several-in-one")
        return ending, self.phrases.pronouns(phrase) | said

    def meant(self, target: Literal["self", "it"]) -> Phrase:
        """Return what one of these two words means here.

        :raises UnsayableError: *it* where nothing has been named.
        """
        phrase = self.myself if target == "self" else self.it
        if phrase is None:
            raise UnsayableError(f"{self.face.id}: nothing that “it” could go back to")
        return phrase

    def _that(self, phrase: Phrase) -> str:
        form = "m" if phrase.form == "n" else phrase.form
        return self.text(f"demonstrative.{form}", noun=phrase.noun)

    def _upon(self, phrase: Phrase) -> str:
        """Say what has just been named after a preposition.

        Spanish *sobre él* might be the rival: *sobre ese personaje*.
        """
        mine = phrase is self.myself
        if self.text.language == "es" and not mine:
            words = self._that(phrase)
        elif self.text.language == "es" and self.rival_named:
            words = phrase.words
        else:
            words = self.text(f"pronoun-strong.{phrase.form}")
        return self.phrases.one_by_one(phrase, words) if phrase.many and not mine else words

    def as_subject(self, phrase: Phrase, pronoun: str) -> str:
        """Name who does or is something; who has just been named so is not named again."""
        if self.subject is phrase:
            return self.text(f"pronoun-{pronoun}.{phrase.form}")
        return phrase.words if phrase is self.myself else self._that(phrase)
