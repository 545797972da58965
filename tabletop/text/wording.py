"""Puts a card's ability into sentences.

What is done by the same one is told in one sentence, and a new doer starts a new one: *Draw a card. Your rival
loses one victory point and discards a card from their hand.* What has just been named becomes a pronoun.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal, TypeAlias

from tabletop.cards.models import Ability, CardFace, Statement, Test, Trigger, Verb, Word
from tabletop.controller.tables import half_points
from tabletop.games.aguila_roja.words.conditions import AllOf, AnyOf, Controls, ControlsNo, OnTable, SelfIs
from tabletop.games.aguila_roja.words.goods import PutIntoVillage
from tabletop.games.aguila_roja.words.people import TakeControl, ThisTurn
from tabletop.games.aguila_roja.words.statements import Cannot, Costs, Has
from tabletop.games.aguila_roja.words.targets import By, CardFilter, Everyone, Pick, Target
from tabletop.games.aguila_roja.words.triggers import Challenges, IsDiscarded, Plays, Subject, Visited
from tabletop.text.grammar import sentence
from tabletop.text.languages import Text
from tabletop.text.phrases import Phrase, Phrases, noun_forms, squeezed

Unit: TypeAlias = Sequence[Verb]
"""What is said in one breath: a verb, or several `this_turn` about the same cards."""

Told: TypeAlias = Literal["third", "that", "let"]
"""How something is said of somebody: *it has*, *so that it has*, *have it get*."""


class UnsayableError(ValueError):
    """An ability that no sentence can tell, such as *it* where nothing has been named."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Something told, and who does it: what the same one does is joined to one sentence.

    :param doer: None for what stands by itself; :param lead: how the doer is named.
    """

    doer: str | None
    words: str
    lead: str = ""


class Wording:
    """Words one ability of a card.

    :param called: the card's name within a sentence.
    """

    def __init__(self, face: CardFace, called: str, ability: Ability, text: Text) -> None:
        self._text = text
        self._phrases = Phrases(text)
        self._face = face
        self._ability = ability
        self._card: dict[str, Any] = {"name": called}
        for figure, value in face.figures.items():
            self._card |= {figure: value, f"{figure}_half": half_points(value)}
        person = text("a-person", person=called) if face.type == "character" else called
        self._self = Phrase(called, "", face.gender.of(text.language), face.plural, person)
        self._it: Phrase | None = None
        self._recent: Phrase | None = None  # what a pronoun would be taken for
        self._subject: Phrase | None = None  # whose name may be dropped as the sentence goes on
        self._rival_named = False  # as whom somebody challenges
        self._rival_leads = False  # as the subject of what has just been said

    def words(self) -> str:
        """Word the ability: a part of a sentence, or several whole ones."""
        ability, text = self._ability, self._text
        trigger = self._trigger(ability.when) if ability.when else ""
        test = self._condition(ability.if_) if ability.if_ else ""
        before = self._it, self._recent
        said = self._said()
        if test:
            said[0] = text("ability-if", test=test, rest=said[0])
        if trigger:
            said[0] = text("ability-when", trigger=trigger, rest=said[0])
        if ability.related_to:
            person = text(f"person-{ability.related_to}")
            said[0] = text("ability-related", person=person, rest=said[0])
        if ability.otherwise:
            (self._it, self._recent), self._subject, self._rival_leads = before, None, False
            first, *rest = self._sentences(self._orders(ability.otherwise))
            how = "ability-otherwise" if ability.if_ else "ability-declined"
            said += [text(how, rest=first), *rest]
        return said[0] if len(said) == 1 else " ".join(map(sentence, said))

    def _said(self) -> list[str]:
        ability = self._ability
        if ability.always:
            said = self._sentences(self._statements(ability.always))
            return [self._text.listing(said)] if ability.if_ else said  # the condition holds for all of it
        if ability.may or ability.cost:
            return [self._choice()]
        return self._sentences(self._orders(ability.do))

    def _sentences(self, parts: Iterable[_Part]) -> list[str]:
        """Join what the same one does, unless it has a list of its own."""
        runs: list[tuple[_Part, list[str]]] = []
        for part in parts:
            whole = part.doer is None or ", " in part.words
            if runs and not whole and runs[-1][0].doer == part.doer and ", " not in runs[-1][1][-1]:
                runs[-1][1].append(part.words)
            else:
                runs.append((part, [part.words]))
        return [squeezed(f"{part.lead} {self._text.listing(words)}") for part, words in runs]

    # What is done

    def _orders(self, verbs: Iterable[Verb]) -> Iterator[_Part]:
        for unit in _units(verbs):
            if isinstance(unit[0], ThisTurn):
                yield _Part(None, self._this_turn(unit, "third"))
            else:
                yield self._order(unit[0])
            self._subject, self._rival_leads = None, False

    def _order(self, verb: Verb) -> _Part:
        doer = doer_of(verb)
        if doer == "rival" and self._rival_leads and self._text.has(f"{verb.message}.third-again"):
            return _Part(doer, self._verb(verb, "third-again", doer))
        if doer and doer != "you":
            return _Part(doer, self._verb(verb, "third", doer), self._text(f"doer-{doer}"))
        form = "you" if self._text.has(f"{verb.message}.you") else "imp"
        return _Part(form, self._verb(verb, form, "you"))

    def _choice(self) -> str:
        """Word what one may do, or does in order to achieve something."""
        ability, text = self._ability, self._text
        if not ability.cost:
            return text("ability-may", rest=self._infinitives(ability.do, "let-may"))
        if ability.may:
            cost = self._infinitives(ability.cost, "let-may")
        else:
            cost = text.listing(squeezed(f"{part.lead} {part.words}") for part in self._orders(ability.cost))
        units = list(_units(ability.do))
        if all(isinstance(unit[0], ThisTurn) for unit in units):
            rest = text.listing([self._this_turn(unit, "that") for unit in units])
            words = text("ability-cost-that", cost=cost, rest=rest)
        else:
            words = text("ability-cost", cost=cost, rest=self._infinitives(ability.do, "let-cost"))
        return text("ability-may", rest=words) if ability.may else words

    def _infinitives(self, verbs: Iterable[Verb], let: str) -> str:
        """Word what one may do; what others then do is *let*: *have your rival discard a card*."""
        items: list[str] = []
        for doer, units in groupby(_units(verbs), lambda unit: doer_of(unit[0])):
            if doer == "you":
                items += [self._verb(unit[0], "inf", doer) for unit in units]
            elif doer is None:
                items += [self._let_be(unit, let) for unit in units]
            else:
                rest = self._text.listing([self._verb(unit[0], "let", doer) for unit in units])
                items.append(self._text(let, who=self._text(f"doer-{doer}"), rest=rest))
        return self._text.listing(items)

    def _let_be(self, unit: Unit, let: str) -> str:
        who, what = self._about(unit, "let")
        return squeezed(self._text(let, who=who, rest=self._text("verb-this_turn.let", what=what)))

    def _this_turn(self, unit: Unit, told: Told) -> str:
        who, what = self._about(unit, told)
        return squeezed(self._text("verb-this_turn.third", who=who, what=what))

    def _about(self, unit: Unit, told: Told) -> tuple[str, str]:
        """Say of whom something is true this turn, and what."""
        turns = [verb for verb in unit if isinstance(verb, ThisTurn)]
        target = turns[0].target
        if isinstance(target, Pick):
            phrase = (
                self._phrases.those(target) if target.pick == "all" else self._phrases.picked(target, "you")
            )
            who = phrase.words
        else:
            phrase = self._meant(target)
            who = self._as_subject(phrase, "let" if told == "let" else "subject")
        self._it = self._recent = phrase
        return who, self._predicate([turn.what for turn in turns], told, phrase)

    def _verb(self, verb: Verb, form: str, doer: By) -> str:
        target: Target | None = getattr(verb, "target", None)
        args: dict[str, Any] = {}
        if target is not None:
            ending, args = self._aim(target, doer)
            if self._text.has(f"{verb.message}.{form}{ending}"):
                form += ending
            self._subject = None
        if doer == "each" and self._text.has(f"{verb.message}.{form}-each"):
            form += "-each"
        if isinstance(verb, TakeControl):
            number = "many" if self._self.many else "one"
            args["lasts"] = self._text(f"lasts-{verb.lasts}.{number}", name=self._self.words)
        words = self._word(verb, form, **args)
        if isinstance(verb, PutIntoVillage):
            self._it = self._recent = self._phrases.referent(verb.card)
        per = getattr(verb, "per", None)
        return (
            self._text("ability-per", rest=words, each=self._phrases.each(per, doer, everywhere=True))
            if per
            else words
        )

    # Whom it is done to

    def _aim(self, target: Target, doer: By) -> tuple[str, dict[str, Any]]:
        """Return the ending of the form to take, and the arguments that say whom a verb is about."""
        if isinstance(target, Pick):
            phrase = self._phrases.picked(target, doer)
            ending = "-long" if phrase.clause else ""
            said = {"object": phrase.object, "whom": phrase.words, "upon": self._phrases.upon(target, doer)}
        else:
            phrase = self._meant(target)
            if self._recent is phrase:
                ending, said = "-it", {"upon": self._upon(phrase)}
            else:
                ending = ""
                said = {"object": phrase.object, "upon": phrase.words}
                if phrase is not self._self:
                    that = self._that(phrase)
                    upon = self._phrases.one_by_one(phrase, that) if phrase.many else that
                    said = {"object": that, "upon": upon}
        self._it = self._recent = phrase
        return ending, self._phrases.pronouns(phrase) | said

    def _meant(self, target: Literal["self", "it"]) -> Phrase:
        phrase = self._self if target == "self" else self._it
        if phrase is None:
            raise UnsayableError(f"{self._face.id}: nothing that “it” could go back to")
        return phrase

    def _that(self, phrase: Phrase) -> str:
        form = "m" if phrase.form == "n" else phrase.form
        return self._text(f"demonstrative.{form}", noun=phrase.noun)

    def _upon(self, phrase: Phrase) -> str:
        """Say what has just been named after a preposition.

        Spanish *sobre él* might be the rival: *sobre ese personaje*.
        """
        mine = phrase is self._self
        if self._text.language == "es" and not mine:
            words = self._that(phrase)
        elif self._text.language == "es" and self._rival_named:
            words = phrase.words
        else:
            words = self._text(f"pronoun-strong.{phrase.form}")
        return self._phrases.one_by_one(phrase, words) if phrase.many and not mine else words

    def _as_subject(self, phrase: Phrase, pronoun: str) -> str:
        """Name who does or is something; who has just been named so is not named again."""
        if self._subject is phrase:
            return self._text(f"pronoun-{pronoun}.{phrase.form}")
        return phrase.words if phrase is self._self else self._that(phrase)

    # When, and if

    def _trigger(self, when: Trigger) -> str:
        phrases, form = self._phrases, "when"
        args: dict[str, Any] = {}
        match when:
            case Subject() | Visited():
                phrase = self._who(when)
                self._it = self._recent = self._subject = phrase
                args["subject"] = phrase.words
                if isinstance(when, Challenges) and when.against:
                    form += f"-{self._challenged(when)}"
                if isinstance(when, IsDiscarded):
                    form += f"-{'m' if phrase.form == 'n' else phrase.form}"
                elif phrase.many:
                    form += "-many"
            case Plays():
                self._it = self._recent = phrases.referent(when.card)
                args["card"] = phrases.thing(when.card).words
                form += f"-{when.by}"
                self._rival_leads = when.by == "rival"
            case _ if whose := getattr(when, "whose", ""):
                form += f"-{whose}"
        return self._text(f"{when.message}.{form}", **self._card | args)

    def _who(self, when: Subject | Visited) -> Phrase:
        if isinstance(when, Visited):
            return self._phrases.travellers(self._face.figures["travellers"])
        return self._phrases.any_one(when.who) if when.who else self._self

    def _challenged(self, when: Challenges) -> str:
        """Tell whom a challenge is aimed at, seen from the player to whom the card speaks."""
        controller = when.who.controller if when.who else "you"
        if when.against != "rival":
            return "character"
        self._rival_named = controller != "rival"
        return {"rival": "you", "any": "player"}.get(controller, "rival")

    def _condition(self, test: Test) -> str:
        """Word a test with its *if*, unless it has a way of its own to say so."""
        if self._text.has(f"{test.message}.if"):
            return self._word(test, "if")
        return self._text("ability-condition", test=self._holds(test))

    def _holds(self, test: Test) -> str:
        if isinstance(test, AnyOf | AllOf):
            joint: Literal["or", "and"] = "or" if isinstance(test, AnyOf) else "and"
            runs = [list(run) for _, run in groupby(test.tests, _alike)]
            return self._text.listing([self._hold(run, joint) for run in runs], joint)
        return self._hold([test], "and")

    def _hold(self, tests: Sequence[Test], joint: Literal["or", "and"]) -> str:
        """Word a test, or several that differ in one name: *you control a monk or a nun*."""
        test = tests[0]
        form: str = getattr(test, "by", "holds")
        args: dict[str, Any] = {}
        match test:
            case SelfIs():
                args["who"] = self._as_subject(self._self, "subject")
                args["state"] = self._phrases.agreeing(f"state-{test.state}", self._self.form)
                form += "-many" if self._self.many else ""
                self._recent = self._self
            case Controls():
                wanted = [
                    self._phrases.at_least(one.of, one.amount) for one in tests if isinstance(one, Controls)
                ]
                args["object"] = self._text.listing([phrase.object for phrase in wanted], joint)
            case ControlsNo():
                person = self._phrases.person(test.of)
                form += "-named" if person else ""
                args["object"] = (person or self._phrases.none(test.of)).object
            case OnTable():
                names = [one.name for one in tests if isinstance(one, OnTable)]
                args["person"] = self._phrases.persons(names, joint)
                form += "-many" if joint == "and" and len(names) > 1 else ""
            case _ if getattr(test, "amount", 1) == 0:
                form += "-none"
        self._subject = self._self if isinstance(test, SelfIs) else None
        self._rival_leads = getattr(test, "by", "you") == "rival"
        if isinstance(test, OnTable) or (isinstance(test, Controls) and test.amount == 1):
            self._recent = None  # a pronoun might be taken for who is named here
        return self._word(test, form, **args)

    # What is always true

    def _statements(self, statements: Sequence[Statement]) -> Iterator[_Part]:
        for target, run in groupby(statements, _whom):
            told = list(run)
            if target is not None:
                traits = [one for one in told if isinstance(one, Has | Cannot)]
                phrase = self._self if target == "self" else self._phrases.those(target)
                who = self._as_subject(phrase, "subject") if target == "self" else phrase.words
                yield _Part(None, squeezed(f"{who} {self._predicate(traits, 'third', phrase)}"))
                continue
            for one in told:
                if isinstance(one, Costs):
                    cards = self._phrases.things(one.card, one.by).words
                    number = self._phrases.counted("maravedies", abs(one.amount))
                    form = "more" if one.amount > 0 else "less"
                    yield _Part(None, self._text(f"{one.message}.{form}", cards=cards, maravedies=number))
                else:
                    yield _Part("it", self._word(one, "third"))

    def _predicate(self, traits: Sequence[Has | Cannot], told: Told, phrase: Phrase) -> str:
        """Say what some cards have and cannot do, told once for all figures and for all acts."""
        text, form = self._text, f"{told}-many" if phrase.many else told
        parts = []
        changes = [
            text(f"change-{has.stat}", change=signed(has.amount)) for has in traits if isinstance(has, Has)
        ]
        if changes:
            parts.append(text(f"verb-has.{form}", changes=text.listing(changes)))
        acts = [cannot.act for cannot in traits if isinstance(cannot, Cannot)]
        said = [text(f"act-{act}") for act in acts if not act.startswith("be_")]
        suffered = [
            self._phrases.agreeing(f"act-{act}", phrase.form) for act in acts if act.startswith("be_")
        ]
        if suffered:
            said.append(text("act-be", acts=text.listing(suffered, "nor")))
        if said:
            parts.append(text(f"verb-cannot.{form}", acts=text.listing(said, "nor")))
        return text.listing(parts)

    # Any word

    def _word(self, word: Word, form: str, **more: Any) -> str:
        args = self._card | more
        for field in type(word).model_fields.keys() - {word.key} - more.keys():
            value = getattr(word, field)
            match value:
                case bool():
                    args[field] = self._text(f"adverb-{field}") if value else ""
                case str():
                    args |= noun_forms(field, value, self._text)
                case CardFilter():
                    args[field] = self._phrases.card(value).words
                case _:
                    args[field] = value
        amount = getattr(word, "amount", None)
        if isinstance(amount, int):
            args["number"] = self._phrases.number(amount)
            args |= {
                thing: self._phrases.counted(thing, amount) for thing in self._phrases.countable - args.keys()
            }
        if word.counted:
            args["n"] = getattr(word, word.counted)
        return squeezed(self._text(f"{word.message}.{form}", **args))


def doer_of(verb: Verb) -> By | None:
    """Tell who does it; nobody does what is made true this turn."""
    return None if isinstance(verb, ThisTurn) else getattr(verb, "by", "you")


def _alike(test: Test) -> object:
    """Tell tests apart but for those that can be told in one: *the King or Juan is on the table*."""
    match test:
        case OnTable():
            return "on_table"
        case Controls():
            return test.by
    return test


def _whom(statement: Statement) -> Everyone | None:
    """Tell of whom a figure or a ban is said; other statements name it themselves."""
    return statement.target if isinstance(statement, Has | Cannot) else None


def signed(change: int) -> str:
    """Write a change of a figure with its sign: *+1*, *−2*."""
    return f"+{change}" if change >= 0 else f"−{-change}"


def _units(verbs: Iterable[Verb]) -> Iterator[Unit]:
    """Take together what is made true of the same cards this turn."""
    unit: list[Verb] = []
    for verb in verbs:
        if unit and not (
            isinstance(verb, ThisTurn) and isinstance(unit[0], ThisTurn) and _same(verb, unit[0])
        ):
            yield unit
            unit = []
        unit.append(verb)
    if unit:
        yield unit


def _same(one: ThisTurn, first: ThisTurn) -> bool:
    """Tell whether a sentence goes on about the same cards."""
    chosen = isinstance(one.target, Pick) and one.target.pick != "all"
    return one.target == "it" or (one.target == first.target and not chosen)
