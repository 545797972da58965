"""What is going on: effects that were woken, and effects being carried out."""

from __future__ import annotations

from functools import partial

from tabletop.effects.sentences import Act, Doing, Sentence, carry_out, perform
from tabletop.effects.waiting import Pending, Waiting
from tabletop.engine import Card, Rules, Table
from tabletop.games.aragon.arrangement import hearers
from tabletop.games.aragon.moves import owner_of
from tabletop.games.aragon.pieces import Piece
from tabletop.games.aragon.state import SILENT, area_of, is_in_play
from tabletop.games.aragon.words.conditions import Asked
from tabletop.games.aragon.words.targets import By
from tabletop.games.aragon.words.triggers import Plays


class Work(Waiting):
    """Hold what has been set going; whose turn it is orders what was woken at once ("Beginning")."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.turn)

    def hear(self, trigger: str, seat: int) -> None:
        """Wake what a player's cards in play wait for: *at the beginning of your turn*."""
        for card in hearers(self.table, seat, trigger):
            self.wake_card(card, trigger, seat)

    def hear_play(self, played: Card, area: str, seat: int) -> None:
        """Wake what cards in play wait for when a player plays another card."""
        for listener in (seat, 1 - seat):
            for card in hearers(self.table, listener, "plays"):
                if card != played:
                    self._hear_play(card, area, listener, listener == seat)

    def _hear_play(self, card: Card, area: str, listener: int, is_own: bool) -> None:
        """Wake what one card waits for when a card is played into an area, by its own player or the rival."""
        here = area_of(self.table, card)
        piece: Piece = self.table.faces[card]
        for sentence in piece.triggers["plays"]:
            when = sentence.ability.when
            assert isinstance(when, Plays)
            place = here if when.area == "here" else when.area
            if (when.by == "you") == is_own and place in ("any", area):
                self._wake_sentence(card, sentence, listener)

    def wake_card(self, card: Card, trigger: str, seat: int) -> None:
        """Wake what one card waits for."""
        piece: Piece = self.table.faces[card]
        for sentence in piece.triggers.get(trigger, ()):
            self._wake_sentence(card, sentence, seat)

    def _wake_sentence(self, card: Card, sentence: Sentence, seat: int) -> None:
        face = self.table.faces[card].id
        effect = Effect(self, card, face, sentence, seat)
        self.wake(Pending((face, sentence.place, seat), self.table.id_of(card), partial(effect.run_woken)))

    def carry_out(self, card: Card, seat: int, source: Card | None = None) -> Rules:
        """Carry out what a card does that has been played, or a Leader that has been given up.

        :param source: another card that does it in its place, as a copy.
        """
        piece: Piece = self.table.faces[card]
        for sentence in piece.deeds:
            effect = Effect(self, card if source is None else source, piece.id, sentence, seat)
            yield from carry_out(sentence.ability, effect)


class Effect(Doing):
    """A sentence of a card that is being carried out."""

    __slots__ = ("_lay", "sentence")

    def __init__(self, work: Work, source: Card, face: str, sentence: Sentence, you: int) -> None:
        super().__init__(work, source, face, sentence.place, you, ())
        self.sentence = sentence
        self._lay = area_of(work.table, source)

    @property
    def work(self) -> Work:
        """Return what is going on."""
        assert isinstance(self.waiting, Work)
        return self.waiting

    @property
    def here(self) -> str:
        """Return the area in which the card lies, or lay when it began to speak; nothing for a Leader."""
        return area_of(self.table, self.source) or self._lay or ""

    def who(self, by: By) -> int:
        """Return the seat that is meant by *you* or *your rival*."""
        return self.you if by == "you" else 1 - self.you

    def run_woken(self) -> Rules:
        """Carry it out, unless its card has left play or is silenced meanwhile: a destroyed one has its say."""
        table = self.table
        when = self.sentence.ability.when
        if when.trigger != "is_destroyed":  # type: ignore[union-attr]
            source = self.source
            if not is_in_play(table, source) or owner_of(table, source) != self.you:
                return
            if (source, SILENT) in table.marks:
                return
        self.is_woken = True
        yield from carry_out(self.sentence.ability, self)

    def why_not_use(self) -> str | None:
        """Return why an On Your Turn ability cannot be used now, as the id of a reason, or None."""
        ability = self.sentence.ability
        if isinstance(ability.if_, Asked) and not ability.if_.holds(self):
            return "reason-ag-not-now"
        for verb in ability.cost:
            if not _act(verb).can(self):
                return "reason-ag-no-cost"
        return None if _act(ability.do[0]).can(self) else "reason-ag-not-now"

    def use(self) -> Rules:
        """Use it On Your Turn: whoever uses it pays what it costs."""
        ability = self.sentence.ability
        yield from perform((*ability.cost, *ability.do), self)


def _act(verb: object) -> Act:
    assert isinstance(verb, Act)
    return verb
