"""Verbs about cards in play: abandon, destroy, return, move, silence, copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from tabletop.effects.naming import card_named
from tabletop.effects.sentences import Act
from tabletop.engine import Asking, Card, Choose, Option, Reason, Rules, Table
from tabletop.games.aragon import moves
from tabletop.games.aragon.figures import cards_of, forbidden_by
from tabletop.games.aragon.state import AREAS, SILENT, Area, area_of, is_in_play
from tabletop.games.aragon.words.influence import choose_area
from tabletop.games.aragon.words.targets import By, Chosen, Filter, Target

if TYPE_CHECKING:
    from tabletop.games.aragon.pieces import Piece
    from tabletop.games.aragon.work import Effect, Work


class Aimed(Act):
    """A verb about one card in an area: the card itself, or one that is chosen."""

    ban: ClassVar[str | None] = None
    """What forbids it, of a card."""

    target: Target

    def do(self, doing: Effect) -> Rules:
        card = yield from self.choose(doing)
        if card is not None:
            yield from self.upon(doing, card)

    def upon(self, doing: Effect, card: Card) -> Rules:
        """Do it to the card."""
        self.at_once(doing, card)
        return
        yield

    def at_once(self, doing: Effect, card: Card) -> None:
        """Do it to the card, where nothing more is asked."""

    def may_be(self, doing: Effect, card: Card) -> bool:
        """Return whether it can be done to a card at all."""
        return self.ban is None or forbidden_by(doing.table, card, self.ban) is None

    def among(self, doing: Effect) -> list[Card]:
        """List the cards from which one is chosen."""
        table, target, source = doing.table, self.target, doing.source
        if isinstance(target, Filter):
            found = cards_of(table, target, source, doing.you, doing.here)
        else:
            is_there = is_in_play(table, source) and moves.owner_of(table, source) == doing.you
            found = [source] if is_there else []
        return [card for card in found if self.may_be(doing, card)]

    def can(self, doing: Effect) -> bool:
        return bool(self.among(doing))

    def offers(self, doing: Effect) -> list[Card] | None:
        return self.among(doing) if isinstance(self.target, Filter) else None

    def choose(self, doing: Effect) -> Asking[Card | None]:
        """Have the card chosen; where there is one alone, it is that.

        :returns: it, or None if there is none.
        """
        if doing.chosen is not None:
            agreed, doing.chosen = doing.chosen, None
            return agreed
        return (yield from self.pick(doing, doing.you, "prompt-choose-on-table", n=1, **self.aim()))

    def pick(self, doing: Effect, chooser: int, prompt: str, **args: Any) -> Asking[Card | None]:
        """Ask a player for one of the cards.

        :returns: it, or None if there is none.
        """
        found = self.among(doing)
        if len(found) < 2:
            return found[0] if found else None
        table = doing.table

        def which(table: Table, _seat: int) -> list[Option]:
            return [Option("choose", table.id_of(card)) for card in self.among(doing)]

        def why_not(_table: Table, _seat: int, option: Option) -> Reason | None:
            return self.why_not_choose(doing, option)

        option = yield Choose(
            table, chooser, prompt, which, why_not, card=doing.face, ability=doing.index, **args
        )
        card: Card = table.by_id[option.card]
        table.note("aimed", player=chooser, card_source=doing.face, card=card)
        return card

    def why_not_choose(self, doing: Effect, option: Option) -> Reason | None:
        """Return why a card cannot be chosen, or None where no rule tells."""
        table, target = doing.table, self.target
        card = card_named(table, option.card)
        if option.verb != "choose" or card is None:
            return None
        if not isinstance(target, Filter) or area_of(table, card) is None:
            return Reason("reason-ag-not-there")
        if moves.owner_of(table, card) != doing.who(target.controller):
            return Reason("reason-ag-not-yours" if target.controller == "you" else "reason-ag-not-theirs")
        forbidding = None if self.ban is None else forbidden_by(table, card, self.ban)
        if forbidding is not None:
            return Reason("reason-ag-cannot", {"card": table.faces[forbidding].id})
        return Reason("reason-ag-not-fitting")


class Abandon(Aimed):
    """Abandon a card that you control, or have your rival abandon one that they choose ("Abandon")."""

    verb: Literal["abandon"]
    by: By = "you"

    def choose(self, doing: Effect) -> Asking[Card | None]:
        if self.by == "you":
            return (yield from super().choose(doing))
        return (yield from self.pick(doing, doing.who("rival"), "prompt-ag-give-up", player=doing.you))

    def offers(self, doing: Effect) -> list[Card] | None:
        return super().offers(doing) if self.by == "you" else None

    def at_once(self, doing: Effect, card: Card) -> None:
        table = doing.table
        table.note("abandoned", player=moves.owner_of(table, card), card=card)
        moves.leave(table, card, "discard")


class Destroy(Aimed):
    """Destroy a card ("Destroy")."""

    ban = "be_destroyed"

    verb: Literal["destroy"]
    target: Filter

    def at_once(self, doing: Effect, card: Card) -> None:
        destroy(doing.work, doing.you, card)


class ReturnToHand(Aimed):
    """Return a card from play to the hand of its player."""

    ban = "be_returned"

    worded: ClassVar[str | None] = "return_to_players_hand"
    verb: Literal["return_to_hand"]

    def at_once(self, doing: Effect, card: Card) -> None:
        moves.take_back(doing.table, card)


class MoveCard(Aimed):
    """Move a card to another area of its player, whatever its type; it counts there.

    :param to: into which; of several the card's player chooses.
    """

    ban = "be_moved"

    verb: Literal["move_card"]
    to: Chosen

    def areas(self, doing: Effect, card: Card) -> list[Area]:
        """List the areas into which a card can be moved."""
        named = doing.here if self.to == "here" else self.to
        there = doing.table.place_of(card)[0]
        return [area for area in AREAS if area != there and named in (area, "choice")]

    def may_be(self, doing: Effect, card: Card) -> bool:
        return bool(self.areas(doing, card)) and super().may_be(doing, card)

    def upon(self, doing: Effect, card: Card) -> Rules:
        areas = self.areas(doing, card)
        area = areas[0]
        if len(areas) > 1:
            moved = doing.table.faces[card].id
            area = yield from choose_area(doing, areas, f"deed-{self.verb}", card_target=moved)
        moves.move_to(doing.table, card, area)


class Silence(Aimed):
    """Silence a card: as long as it lies there, its abilities do nothing."""

    ban = "be_silenced"

    verb: Literal["silence"]
    target: Filter

    def may_be(self, doing: Effect, card: Card) -> bool:
        table = doing.table
        piece: Piece = table.faces[card]
        return piece.speaks and (card, SILENT) not in table.marks and super().may_be(doing, card)

    def at_once(self, doing: Effect, card: Card) -> None:
        table = doing.table
        table.mark(card, SILENT, 1)
        table.note("silenced", player=doing.you, rival=moves.owner_of(table, card), card=card)
        moves.stir(table)


class Copy(Aimed):
    """Do what another card does when it is played, as if this one said it; a copy is not copied."""

    verb: Literal["copy"]
    target: Filter

    def may_be(self, doing: Effect, card: Card) -> bool:
        table = doing.table
        piece: Piece = table.faces[card]
        verbs = [verb for sentence in piece.deeds for verb in sentence.ability.do]
        return (
            bool(verbs)
            and (card, SILENT) not in table.marks
            and not any(isinstance(one, Copy) for one in verbs)
        )

    def upon(self, doing: Effect, card: Card) -> Rules:
        doing.table.note("copied", player=doing.you, card=doing.source, card_target=card)
        yield from doing.work.carry_out(card, doing.you, doing.source)


def destroy(work: Work, by: int, card: Card) -> None:
    """Destroy a card: it goes to the discard pile face up, and may have a last word.

    :param by: whose card does it.
    """
    table = work.table
    owner = moves.owner_of(table, card)
    if (card, SILENT) not in table.marks:
        work.wake_card(card, "is_destroyed", owner)
    table.note("destroyed", player=by, rival=owner, card=card)
    moves.leave(table, card, "discard")


FIELD = (Abandon, Destroy, ReturnToHand, MoveCard, Silence, Copy)
