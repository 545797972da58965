"""Words when a card does something, and if: its triggers and tests."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Literal, TypeAlias

from tabletop.cards.models import Noun, Test, Trigger
from tabletop.games.aguila_roja.words.conditions import AllOf, AnyOf, Controls, ControlsNo, OnTable, SelfIs
from tabletop.games.aguila_roja.words.triggers import Challenges, IsDiscarded, Plays, Subject, Visited
from tabletop.text.naming import Speaker
from tabletop.text.phrases import Phrase, noun_forms, squeezed

Joint: TypeAlias = Literal["or", "and"]


class Occasion:
    """Words what an ability waits for and what must hold."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._text = speaker.text
        self._phrases = speaker.phrases

    def trigger(self, when: Trigger) -> str:
        """Word what a card waits for: *when another character that you control is discarded*."""
        if self._is_label(when):
            return self._text(f"{when.message}.label")
        form = "when"
        args: dict[str, Any] = {}
        match when:
            case Subject() | Visited():
                phrase = self._who(when)
                self._speaker.name(phrase, as_subject=True)
                args["subject"] = phrase.words
                if isinstance(when, Challenges) and when.against:
                    form += f"-{self._challenged(when)}"
                if isinstance(when, IsDiscarded):
                    form += f"-{'m' if phrase.form == 'n' else phrase.form}"
                elif phrase.many:
                    form += "-many"
            case Plays():
                self._speaker.name(self._phrases.referent(when.card))
                args["card"] = self._phrases.thing(when.card).words
                form += f"-{when.by}"
                self._speaker.rival_leads = when.by == "rival"
            case _:
                form = self._of_itself(when, self._speaker.manner_of(when, form))
                args["subject"] = self._speaker.myself.words
                for field in type(when).model_fields.keys() - {when.key}:
                    args |= noun_forms(field, getattr(when, field), self._text)
                self._speaker.rival_leads = self._speaker.rival_known = when.is_of_rival
        return squeezed(self._text(f"{when.message}.{form}", **self._speaker.card | args))

    def joint(self, when: Trigger) -> str:
        """Name the message that joins a trigger to what is done: as *when*, or as a label before a colon."""
        return "ability-labelled" if self._is_label(when) else "ability-when"

    def _is_label(self, when: Trigger) -> bool:
        return self._text.has(f"{when.message}.label")

    def _of_itself(self, when: Trigger, form: str) -> str:
        """Give the form of a trigger about the card itself, which has one for each number or gender, if it is one."""
        myself, message = self._speaker.myself, f"{when.message}.{form}"
        if not self._text.has(f"{message}-many") and not self._text.has(f"{message}-m-many"):
            return form
        self._speaker.name(myself, as_subject=True)
        agreeing = f"{form}-{'m' if myself.form == 'n' else myself.form}"
        if self._text.has(f"{when.message}.{agreeing}"):
            return agreeing
        return f"{form}-many" if myself.many else form

    def _who(self, when: Subject | Visited) -> Phrase:
        if isinstance(when, Visited):
            return self._phrases.travellers(self._speaker.face.figures["travellers"])
        return self._phrases.any_one(when.who) if when.who else self._speaker.myself

    def _challenged(self, when: Challenges) -> str:
        """Tell whom a challenge is aimed at, seen from the player to whom the card speaks."""
        controller = when.who.controller if when.who else "you"
        if when.against != "rival":
            self._speaker.recent = None  # a pronoun might be taken for who is challenged
            return "character"
        self._speaker.rival_named = controller != "rival"
        return {"rival": "you", "any": "player"}.get(controller, "rival")

    def condition(self, test: Test) -> str:
        """Word a test with its *if*, unless it has a way of its own to say so."""
        if self._text.has(f"{test.message}.if"):
            return self._speaker.word(test, "if")
        return self._text("ability-condition", test=self._holds(test))

    def _holds(self, test: Test) -> str:
        if isinstance(test, AnyOf | AllOf):
            joint: Joint = "or" if isinstance(test, AnyOf) else "and"
            runs = [list(run) for _, run in groupby(test.tests, _alike)]
            return self._text.listing([self._hold(run, joint) for run in runs], joint)
        return self._hold([test], "and")

    def _hold(self, tests: Sequence[Test], joint: Joint) -> str:
        """Word a test, or several that differ in one name: *you control a monk or a nun*."""
        speaker, test = self._speaker, tests[0]
        form: str = getattr(test, "by", "holds")
        args: dict[str, Any] = {}
        match test:
            case SelfIs():
                args["who"] = speaker.as_subject(speaker.myself, "subject")
                states = [one.state for one in tests if isinstance(one, SelfIs)]
                said = [self._phrases.agreeing(f"state-{state}", speaker.myself.form) for state in states]
                args["state"] = self._text.listing(said, joint)
                form += "-many" if speaker.myself.many else ""
                speaker.recent = speaker.myself
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
            case _ if isinstance(noun := getattr(test, "of", None), Noun):
                amount = getattr(test, "amount", 1)
                number = self._phrases.number(amount)
                args["of"] = speaker.noun(noun, "held", n=amount, number=number)
            case _ if getattr(test, "amount", None) == 0:
                form += "-none"
        speaker.subject = speaker.myself if isinstance(test, SelfIs) else None
        speaker.rival_leads = getattr(test, "by", "you") == "rival"
        if isinstance(test, OnTable) or (isinstance(test, Controls) and test.amount == 1):
            speaker.recent = None  # a pronoun might be taken for who is named here
        return speaker.word(test, form, **args)


def _alike(test: Test) -> object:
    """Tell tests apart but for those that can be told in one: *the King or Juan is on the table*."""
    match test:
        case OnTable() | SelfIs():
            return test.test
        case Controls():
            return test.by
    return test
