"""What is going on: effects that were woken, and effects being carried out."""

from __future__ import annotations

from functools import partial

from tabletop.effects.seats import is_out
from tabletop.effects.sentences import Doing, Sentence, carry_out, choose_rival
from tabletop.effects.waiting import Pending, Waiting
from tabletop.engine import Card, Rules, Table
from tabletop.games.el_guerrero.arrangement import arrangement_of
from tabletop.games.el_guerrero.pieces import Piece
from tabletop.games.el_guerrero.state import rivals_of
from tabletop.games.el_guerrero.words.targets import By
from tabletop.games.el_guerrero.words.triggers import Moment


class Work(Waiting):
    """Hold what an action has set going; whose turn it is orders what was woken at once."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.turn)

    def hear(self, trigger: str, seat: int, rival: int | None = None) -> None:
        """Wake what a player's cards in play wait for: *when you attack*, *when you win a combat*.

        :param rival: against whom.
        """
        for card in arrangement_of(self.table).hearers.get((seat, trigger), ()):
            self.wake_card(card, trigger, seat, rival)

    def wake_card(self, card: Card, trigger: str, seat: int, rival: int | None = None) -> None:
        """Wake what one card waits for."""
        piece: Piece = self.table.faces[card]
        for sentence in piece.triggers.get(trigger, ()):
            effect = Effect(self, card, piece.id, sentence, seat, rival)
            label = (piece.id, sentence.place, seat)
            self.wake(Pending(label, self.table.id_of(card), partial(effect.run, woken=True)))

    def carry_out(self, card: Card, seat: int, rival: int | None, moment: Moment | None = None) -> Rules:
        """Carry out what a card does that has been played, sprung or used as an instant.

        :param moment: when an instant was used.
        """
        piece: Piece = self.table.faces[card]
        for sentence in piece.deeds:
            effect = Effect(self, card, piece.id, sentence, seat, rival, moment)
            yield from effect.run()
            rival = effect.rival  # whoever was chosen stays the rival of all that the card says


class Effect(Doing):
    """A sentence of a card that is being carried out.

    :param rival: who *your rival* is, if that is known yet.
    :param moment: when an instant was used, None for other cards.
    """

    __slots__ = ("moment", "rival", "sentence")

    def __init__(
        self,
        work: Work,
        source: Card,
        face: str,
        sentence: Sentence,
        you: int,
        rival: int | None = None,
        moment: Moment | None = None,
    ) -> None:
        super().__init__(work, source, face, sentence.place, you, ())
        self.sentence = sentence
        self.rival = rival
        self.moment = moment

    @property
    def work(self) -> Work:
        """Return what is going on."""
        assert isinstance(self.waiting, Work)
        return self.waiting

    def who(self, by: By) -> int | None:
        """Return the seat that is meant by *you* or *your rival*; None if that player has left."""
        seat = self.you if by == "you" else self.rival
        return None if seat is None or is_out(self.table, seat) else seat

    def run(self, woken: bool = False) -> Rules:
        """Carry it out; where nobody is its rival yet, one is chosen first."""
        self.is_woken = woken
        if is_out(self.table, self.you):
            return
        if self.sentence.of_rival and self.rival is None:
            self.rival = yield from choose_rival(self, rivals_of)
        if not is_out(self.table, self.you):
            yield from carry_out(self.sentence.ability, self)
