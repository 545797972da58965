"""What is going on: effects that were woken, effects being carried out, and what happens at once after each verb."""

from __future__ import annotations

from functools import partial

from tabletop.effects.seats import is_out
from tabletop.effects.sentences import Doing, Sentence, carry_out, choose_rival
from tabletop.effects.waiting import Pending, Waiting
from tabletop.engine import Card, Choose, Option, Rules, Table
from tabletop.games.aguila_roja import moves
from tabletop.games.aguila_roja.arrangement import arrangement_of
from tabletop.games.aguila_roja.figures import who_is_spent, why_banned
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.state import HELD, is_on_table, rivals_of
from tabletop.games.aguila_roja.words.targets import Seats
from tabletop.games.aguila_roja.words.triggers import Heard, Moment


class Work(Waiting):
    """Hold what an action or a step of the turn has set going.

    The player whose turn it is orders what was woken at once, whoever's it is ("Combining Effects").
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table, table.turn)
        self.entries = 0
        """Counts the cards that have entered the table."""
        self._entered: dict[Card, int] = {}

    # -- who has come back

    def note_entry(self, card: Card) -> None:
        """Note that a card has entered the table: it is no longer the one that may have been there before."""
        self.entries += 1
        self._entered[card] = self.entries

    def is_another(self, card: Card, entries: int) -> bool:
        """Return whether a card has entered the table since there had been so many entries."""
        return self.entries > entries and self._entered.get(card, 0) > entries

    # -- hearing

    def hear(self, kind: str, who: int, cards: tuple[Card, ...] = (), against: str = "") -> None:
        """Wake every effect on the table whose trigger is met by what is happening, or about to happen.

        :param kind: the name of the trigger; :param who: who does it, or whose turn it is; of a discard, who
            controls the cards. :param cards: what it is about.
        :param against: what a challenge is aimed at: `rival` or `character`.
        """
        table = self.table
        told = arrangement_of(table)
        hearers = told.hearers.get(kind)
        if hearers is None:
            return
        moment = Moment(kind, who, cards, against)
        for card, seat, piece in hearers:
            for sentence in piece.triggers[kind]:
                ability = sentence.ability
                if ability.related_to is not None and ability.related_to not in told.persons:
                    continue
                trigger = ability.when
                assert isinstance(trigger, Heard)
                for it in trigger.heard(table, moment, card, told.seats[seat]):
                    rival = who if who in table.setup.rivals[seat] else None
                    self.wake_sentence(sentence, piece, card, seat, it, rival)

    def wake_sentence(
        self,
        sentence: Sentence,
        piece: Piece,
        card: Card,
        seat: int,
        it: tuple[Card, ...] = (),
        rival: int | None = None,
        each: tuple[int, ...] = (),
    ) -> None:
        """Let a sentence of a card wait to be carried out for a seat, wherever the card is by then.

        :param each: who is meant by *each player*; everybody where it is left out.
        """
        effect = Effect(self, card, piece.id, sentence, seat, it, rival)
        effect.each = each
        label = (piece.id, sentence.place, seat)
        self.wake(Pending(label, self.table.id_of(card), partial(effect.run, woken=True)))

    # -- coming to rest

    def settle(self) -> Rules:
        """Bring the table to rest: who has lost hold of others, who is spent, which uniques clash."""
        table = self.table
        while True:
            told = arrangement_of(table)
            if told.is_firm and told.rested_at == table.marked:
                return
            if HELD in told.signs(table):
                self._let_go()
            spent = who_is_spent(table)
            if spent:
                moves.discard(self, spent)
                continue
            clash = self._clash()
            if not clash:
                arrangement_of(table).rested_at = table.marked
                return
            yield from self._choose_between(clash)

    @property
    def is_at_rest(self) -> bool:
        """Return whether nobody is spent and no uniques clash."""
        return not who_is_spent(self.table) and not self._clash()

    def _let_go(self) -> None:
        """Give characters back whose holder has left the table ("Controller and owner")."""
        table = self.table
        for card in [card for card, name in table.marks if name == HELD]:
            if not is_on_table(table, table.by_id[table.marks[card, HELD] - 1]):
                moves.give_back(table, card)

    def _clash(self) -> list[Card]:
        """Return unique cards that one player or team may not control together."""
        for cards in arrangement_of(self.table).clashes:
            free = [card for card in cards if why_banned(self.table, card, "be_discarded") is None]
            if free:
                return free
        return []

    def _choose_between(self, cards: list[Card]) -> Rules:
        """Have a player choose which of several equal uniques to discard ("Unique Cards")."""
        table = self.table
        card = cards[0]
        if len(cards) > 1:

            def which(table: Table, _seat: int) -> list[Option]:
                found = [Option("discard", table.id_of(card)) for card in cards if is_on_table(table, card)]
                return sorted(found) if len(found) > 1 else [Option("no")]

            seat = table.place_of(cards[-1])[1]
            if table.turn in table.setup.mates[seat]:
                seat = table.turn  # of two partners, the one who acts
            option = yield Choose(table, seat, "prompt-unique", which, card=table.faces[card].id)
            if option.card is None:
                return
            card = table.by_id[option.card]
        moves.discard(self, [card])


class Effect(Doing):
    """A sentence of a card that is being carried out.

    Cards that leave the table and come back before its turn comes are not those that it is about.

    :param rival: who *your rival* is: the one who woke it, or the one who was chosen.
    """

    __slots__ = ("each", "rival", "sentence", "since")

    def __init__(
        self,
        work: Work,
        source: Card,
        face: str,
        sentence: Sentence,
        you: int,
        it: tuple[Card, ...] = (),
        rival: int | None = None,
    ) -> None:
        super().__init__(work, source, face, sentence.place, you, it)
        self.sentence = sentence
        self.rival = rival
        self.each: tuple[int, ...] = ()
        self.since = work.entries

    @property
    def speaker(self) -> Card | None:
        """Return the card whose effect it is; None if it has left the table and come back."""
        return None if self.work.is_another(self.source, self.since) else self.source

    @property
    def work(self) -> Work:
        """Return what is going on."""
        assert isinstance(self.waiting, Work)
        return self.waiting

    def seats(self, doer: int | None = None) -> Seats:
        """Return who is meant by *you*, *your rival*, and whoever does it."""
        return Seats.of(self.table, self.you, self.rival, doer)

    def rest(self) -> Rules:
        """Bring the table to rest after a verb."""
        return self.work.settle()

    def run(self, woken: bool = False) -> Rules:
        """Carry it out; of several rivals, one is chosen first ("Free-for-All")."""
        self.is_woken = woken
        work = self.work
        if work.entries > self.since:
            self.it = tuple([card for card in self.it if not work.is_another(card, self.since)])
        table, you = self.table, self.you
        is_rival_known = self.rival is not None and not is_out(table, self.rival)
        if self.sentence.of_rival and not is_rival_known and not is_out(table, you):
            self.rival = yield from choose_rival(self, rivals_of)
        if not is_out(table, you):
            yield from carry_out(self.sentence.ability, self)
