"""Verbs about influence, and about how many cards may be played."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from tabletop.cards.models import Count
from tabletop.effects.sentences import Act, AtOnce
from tabletop.engine import Asking, Choose, Option, Rules, Table
from tabletop.games.aragon import moves
from tabletop.games.aragon.state import AREAS, GRANTS, Area, is_in_play, is_opening
from tabletop.games.aragon.words.targets import By, Chosen

if TYPE_CHECKING:
    from tabletop.games.aragon.work import Effect


class Shift(Act):
    """A verb that moves the marker of an area; where there is a choice of areas, the card's player has it."""

    counted: ClassVar[str | None] = "amount"
    amount: Count
    area: Chosen

    def towards(self, doing: Effect) -> int:
        """Return the player towards whom the marker moves."""
        return doing.you

    def areas(self, doing: Effect) -> list[Area]:
        """List the areas that are meant and whose marker can still move."""
        seat = self.towards(doing)
        named = doing.here if self.area == "here" else self.area
        return [
            area for area in AREAS if named in (area, "choice") and moves.may_shift(doing.table, seat, area)
        ]

    def can(self, doing: Effect) -> bool:
        return bool(self.areas(doing))

    def do(self, doing: Effect) -> Rules:
        found = self.areas(doing)
        if found:
            area = found[0]
            if len(found) > 1:
                why = f"deed-{self.verb}"  # type: ignore[attr-defined]
                area = yield from choose_area(doing, found, why, n=self.amount)
            self.happen(doing, area)

    @abstractmethod
    def happen(self, doing: Effect, area: str) -> None:
        """Do it.

        :param area: in which area.
        """


class GainInfluence(Shift):
    """Gain influence in an area."""

    verb: Literal["gain_influence"]

    def happen(self, doing: Effect, area: str) -> None:
        moves.gain(doing.table, doing.you, area, self.amount)


class Surrender(Shift):
    """Surrender influence in an area, or have your rival surrender it ("Surrender influence")."""

    verb: Literal["surrender"]
    by: By = "you"

    def towards(self, doing: Effect) -> int:
        return 1 - doing.who(self.by)

    def happen(self, doing: Effect, area: str) -> None:
        moves.surrender(doing.table, doing.who(self.by), area, self.amount)


class PlayMore(AtOnce):
    """Let you play more cards this turn, into any area or a certain one.

    The plays lie on the card that grants them: when it leaves play they are gone ("Planning"; ruling C12). In the
    opening turn there are none (ruling C7).
    """

    counted: ClassVar[str | None] = "amount"
    verb: Literal["play_more"]
    amount: Count = 1
    area: Literal["any"] | Area = "any"

    def can(self, doing: Effect) -> bool:
        return not is_opening(doing.table)

    def happen(self, doing: Effect) -> None:
        table, source = doing.table, doing.source
        if self.can(doing) and is_in_play(table, source):
            name = GRANTS[self.area]
            table.mark(source, name, table.marks.get((source, name), 0) + self.amount)
            table.note("play_granted", player=doing.you, card=source, n=self.amount, area=self.area)


def choose_area(doing: Effect, areas: list[Area], why: str, **args: Any) -> Asking[Area]:
    """Have the card's player choose one of several areas.

    :param why: the id of the message that asks.
    """
    options = [Option("area", None, (area, doing.you)) for area in areas]

    def which(_table: Table, _seat: int) -> list[Option]:
        return options

    option = yield Choose(
        doing.table,
        doing.you,
        "prompt-ag-area",
        which,
        card=doing.face,
        ability=doing.index,
        why=why,
        **args,
    )
    area: Area = option.target[0]
    return area


INFLUENCE = (GainInfluence, Surrender, PlayMore)
