"""Puts a card's ability into sentences.

What is done by the same one is told in one sentence, and a new doer starts a new one: *Draw a card. Your rival
loses one victory point and discards a card from their hand.* What has just been named becomes a pronoun.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal, TypeAlias

from tabletop.cards.models import Ability, CardFace, Noun, Statement, Verb
from tabletop.effects.statements import Ban, FigureChange
from tabletop.games.aguila_roja.words.goods import PutIntoVillage, Recover, SearchDeck
from tabletop.games.aguila_roja.words.people import TakeControl, ThisTurn
from tabletop.games.aguila_roja.words.statements import Costs
from tabletop.games.aguila_roja.words.targets import Pick, TableFilter, Target
from tabletop.text.grammar import sentence, signed
from tabletop.text.languages import Text
from tabletop.text.naming import Speaker
from tabletop.text.occasions import Occasion
from tabletop.text.phrases import Phrase, squeezed

Unit: TypeAlias = Sequence[Verb]
"""What is said in one breath: a verb, or several `this_turn` about the same cards."""

Told: TypeAlias = Literal["third", "that", "let"]
"""How something is said of somebody: *it has*, *so that it has*, *have it get*."""


@dataclass(frozen=True, slots=True)
class _Part:
    """Something told, and who does it: what the same one does is joined to one sentence.

    :param lead: how the doer is named; :param alone: whether nothing may be joined to it.
    """

    doer: str
    words: str
    lead: str = ""
    alone: bool = True


class Wording:
    """Words one ability of a card.

    :param called: the card's name within a sentence.
    """

    def __init__(self, face: CardFace, called: str, ability: Ability, text: Text) -> None:
        self._text = text
        self._ability = ability
        self._speaker = Speaker(face, called, face.rival_of(ability), text)
        self._phrases = self._speaker.phrases
        self._occasion = Occasion(self._speaker)

    def words(self) -> str:
        """Word the ability: a part of a sentence, or several whole ones."""
        ability, text = self._ability, self._text
        trigger = self._occasion.trigger(ability.when) if ability.when else ""
        choice = self._speaker.choice_before(ability.if_) if ability.if_ else ""
        test = self._occasion.condition(ability.if_) if ability.if_ else ""
        before = self._speaker.named
        said = self._said()
        if test:
            said[0] = text("ability-if", test=test, rest=said[0])
        if choice:
            said.insert(0, choice)
        if ability.when:
            said[0] = text(self._occasion.joint(ability.when), trigger=trigger, rest=said[0])
        if ability.related_to:
            person = text(f"person-{ability.related_to}")
            said[0] = text("ability-related", person=person, rest=said[0])
        if ability.otherwise:
            self._speaker.go_back(before)
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
        """Join what the same one does to one sentence."""
        runs: list[list[_Part]] = []
        for part in parts:
            if runs and not part.alone and not runs[-1][-1].alone and runs[-1][-1].doer == part.doer:
                runs[-1].append(part)
            else:
                runs.append([part])
        return [squeezed(f"{run[0].lead} {self._text.listing([part.words for part in run])}") for run in runs]

    # What is done

    def _orders(self, verbs: Iterable[Verb]) -> Iterator[_Part]:
        for unit in _units(verbs):
            if isinstance(unit[0], ThisTurn):
                yield _Part("", self._this_turn(unit, "third"))
            else:
                yield self._order(unit[0])
            self._speaker.start_afresh()

    def _order(self, verb: Verb) -> _Part:
        """Tell what is done without a choice: what you do is ordered, unless it only happens to you."""
        doer = self._speaker.doer_of(verb)
        message, lead = verb.message, ""
        if doer == "you":
            form = "you" if self._text.has(f"{message}.you") else "imp"
        elif doer == "rival" and self._speaker.rival_leads and self._text.has(f"{message}.third-again"):
            form = "third-again"
        else:
            form, lead = "third", self._speaker.called(doer)
        words = self._verb(verb, form, doer)
        # A list within a list reads badly, *for each …* closes its sentence, and English *they lose* is a plural.
        alone = ", " in words or getattr(verb, "per", None) is not None or form == "third-again"
        return _Part(form if doer == "you" else doer, words, lead, alone)

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
        for doer, units in groupby(_units(verbs), self._doer_of):
            if doer == "you":
                items += [self._verb(unit[0], "inf", doer) for unit in units]
            elif doer is None:
                items += [self._let_be(unit, let) for unit in units]
            else:
                who = self._speaker.called(doer)
                rest = self._text.listing([self._verb(unit[0], "let", doer) for unit in units])
                items.append(self._text(let, who=who, rest=rest))
        return self._text.listing(items)

    def _doer_of(self, unit: Unit) -> str | None:
        """Tell who does it; nobody does what is made true this turn."""
        return None if isinstance(unit[0], ThisTurn) else self._speaker.doer_of(unit[0])

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
            phrase = self._speaker.meant(target)
            who = self._speaker.as_subject(phrase, "let" if told == "let" else "subject")
        self._speaker.name(phrase)
        return who, self._predicate([turn.what for turn in turns], told, phrase)

    def _verb(self, verb: Verb, form: str, doer: str) -> str:
        target: Target | Noun | None = getattr(verb, "target", None)
        args: dict[str, Any] = {}
        if target is not None:
            ending, args = self._speaker.aim(target, doer)
            endings = ("-them", "-it") if ending == "-them" else (ending,)
            form += next((end for end in endings if self._text.has(f"{verb.message}.{form}{end}")), "")
            self._speaker.subject = None
        if doer == "each" and self._text.has(f"{verb.message}.{form}-each"):
            form += "-each"
        if isinstance(verb, TakeControl):
            number = "many" if self._speaker.myself.many else "one"
            args["lasts"] = self._text(f"lasts-{verb.lasts}.{number}", name=self._speaker.myself.words)
        words = self._speaker.word(verb, form, **args)
        if isinstance(verb, PutIntoVillage):
            self._speaker.name(self._phrases.referent(verb.card))
        elif isinstance(verb, SearchDeck | Recover):
            self._speaker.recent = None  # a pronoun would be taken for the card that is found
        return self._for_each(words, getattr(verb, "per", None), doer)

    def _for_each(self, words: str, per: TableFilter | Noun | None, doer: str) -> str:
        """Add for each of which cards something goes."""
        if per is None:
            return words
        if isinstance(per, Noun):
            each = self._speaker.noun(per, "each")
        else:
            each = self._phrases.each(per, doer, everywhere=True)
        return self._text("ability-per", rest=words, each=each)

    # What is always true

    def _statements(self, statements: Sequence[Statement]) -> Iterator[_Part]:
        for target, run in groupby(statements, _whom):
            if target is None:
                yield from map(self._statement, run)
                continue
            traits = list(run)
            if target == "self":
                phrase = self._speaker.myself
                who = self._speaker.as_subject(phrase, "subject")
            else:
                phrase = self._all(target)
                who = phrase.words
            yield _Part("", squeezed(f"{who} {self._predicate(traits, 'third', phrase)}"))

    def _all(self, target: TableFilter | Noun | str) -> Phrase:
        """Say of whom something is true, if it is not of the card that speaks."""
        if isinstance(target, Noun):
            return self._speaker.all_of(target)
        return self._phrases.those(target) if isinstance(target, TableFilter) else self._phrases.known(target)

    def _statement(self, statement: Statement) -> _Part:
        if not isinstance(statement, Costs):
            subject = statement.subject
            lead = self._text(f"subject-{subject}") if subject == "you" else ""
            words = self._speaker.word(statement, self._speaker.manner_of(statement, "third"))
            return _Part(subject, words, lead, alone=subject == "table")
        cards = self._phrases.things(statement.card, statement.by).words
        maravedies = self._phrases.counted("maravedies", abs(statement.amount))
        form = "more" if statement.amount > 0 else "less"
        return _Part("", self._text(f"{statement.message}.{form}", cards=cards, maravedies=maravedies))

    def _predicate(self, traits: Sequence[Statement], told: Told, phrase: Phrase) -> str:
        """Say what some cards have and cannot do, told once for all figures and for all acts."""
        form = f"{told}-many" if phrase.many else told
        parts = []
        for message, run in groupby(traits, lambda one: one.message):
            alike = list(run)
            what = self._changes(alike) if isinstance(alike[0], FigureChange) else self._acts(alike, phrase)
            parts.append(self._text(f"{message}.{form}", what=what))
        return self._text.listing(parts)

    def _changes(self, traits: Sequence[Statement]) -> str:
        return self._text.listing([self._change(one) for one in traits if isinstance(one, FigureChange)])

    def _change(self, trait: FigureChange) -> str:
        words = self._text(f"change-{trait.stat}", change=signed(trait.amount))
        return self._for_each(words, getattr(trait, "per", None), "you")

    def _acts(self, traits: Sequence[Statement], phrase: Phrase) -> str:
        """Say what cannot be done, and then what cannot be suffered: *travel or be challenged or discarded*."""
        acts = [one.act for one in traits if isinstance(one, Ban)]
        said = [self._text(f"act-{act}") for act in acts if not act.startswith("be_")]
        suffered = [
            self._phrases.agreeing(f"act-{act}", phrase.form) for act in acts if act.startswith("be_")
        ]
        if suffered:
            said.append(self._text("act-be", acts=self._text.listing(suffered, "nor")))
        return self._text.listing(said, "nor")


def _whom(statement: Statement) -> Any:
    """Tell of whom a figure or a ban is said; other statements name it themselves."""
    return getattr(statement, "target", None)


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
