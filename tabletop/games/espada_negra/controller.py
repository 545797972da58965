"""The table of Espada Negra: where its zones lie, what stands on cards and beside names, what gestures could mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop import games
from tabletop.controller.seated import SeatedTable
from tabletop.controller.staging import Chronicle
from tabletop.controller.stakes import Law, Offer, Tally
from tabletop.controller.tables import (
    Badge,
    FigureLook,
    GameController,
    PieceLook,
    Preview,
    StepMark,
    StepState,
    Thing,
    ZoneLook,
    grounds,
)
from tabletop.effects.seats import OUT
from tabletop.engine import Card, Choose, ChooseSome, Game, Option, Place, PlayerView, Reason, Request
from tabletop.games.espada_negra import looks
from tabletop.games.espada_negra.attack import ATTACK, why_not_attack
from tabletop.games.espada_negra.chronicle import CUES, AuctionChronicle
from tabletop.games.espada_negra.figures import as_told, attacks_left, victory_of, victory_parts
from tabletop.games.espada_negra.house import house
from tabletop.games.espada_negra.paragraphs import PARAGRAPHS
from tabletop.games.espada_negra.pieces import Piece
from tabletop.games.espada_negra.state import BID, GOLD, MARKS, NEW, RAID, RALLIES, SPENT, SPIED, Setup

_DECK: Place = ("deck", 0)
_LOT: Place = ("lot", 0)
_WINDOW = ("prompt-en-attack", "prompt-en-join")
_BID = "prompt-en-bid"
_BERSERKERS = ("prompt-en-berserkers", "prompt-en-berserkers-alone")
_STEPS = (("attack", "step-en-attack"), ("bid", "step-en-auction"), ("spy", "step-en-espionage"))


class EspadaNegraController(SeatedTable[Piece, Setup]):
    """State the table of a match with so many seats and these options."""

    cues = CUES
    zones = (
        ZoneLook("deck", "pile", "left", "zone-en-deck", 0),
        ZoneLook("discard", "pile", "left", "zone-en-discard", 1),
        ZoneLook("conditions", "laws", "left", "zone-en-conditions", 2),
        ZoneLook("lot", "single", "shelf", "zone-en-lot", 0),
        ZoneLook("row", "row", "shelf", "zone-en-row", 1, 0.7),
        ZoneLook("veiled", "row", "shelf", "zone-en-veiled", 1, 0.7),
        ZoneLook("holding", "stock", "seat", "zone-en-holding", 0),
    )
    paragraphs = PARAGRAPHS

    @property
    def _game(self) -> Game:
        return games.get("espada_negra")

    # -- what stands where

    def badges(self, view: PlayerView, seat: int) -> list[Badge]:
        """List what a player's cards come to."""
        return looks.badges(self._table(view), seat)

    def chronicle(self) -> Chronicle:
        """Return one of the cards that are auctioned."""
        return AuctionChronicle()

    def score(self, view: PlayerView, seat: int) -> Badge:
        """Return the victory, and how it comes about ("End of the game")."""
        if view.number(seat, OUT):
            return self.badges(view, seat)[0]
        table = self._table(view)
        args = {"n": victory_of(table, seat), "parts": as_told(victory_parts(table, seat))}
        return Badge("victory", "score-en-victory", args, "banner")

    def steps(self, view: PlayerView, request: Request | None) -> list[StepMark]:
        """List what may happen to a card: attack, auction, espionage."""
        phase = "bid" if view.phase == "tie" else view.phase
        order = [name for name, _ in _STEPS]
        if phase not in order:
            return []
        now = order.index(phase)
        truce = Reason("reason-en-truce") if not house(self._table(view)).attacks else None
        is_raid = bool(view.number(0, RAID))
        marks = []
        for at, (name, label) in enumerate(_STEPS):
            state: StepState = "now" if at == now else "open" if at > now else "done"
            if at < now and (is_raid if name == "bid" else name == "attack" and not is_raid):
                state = "passed"
            marks.append(StepMark(label, state, truce if name == "attack" else None))
        return marks

    def figures(self, view: PlayerView, card: int) -> tuple[FigureLook, ...]:
        """List the figures of a card as it lies; before it is somebody's, as printed."""
        piece = self._piece(view, card)
        if piece is None:
            return ()
        place = view.place_of(card)
        is_held = place is not None and place[0] == "holding"
        return looks.figures(self._table(view), piece, Card(card) if is_held else None)

    def printed_figures(self, slug: str) -> tuple[FigureLook, ...]:
        """List what is printed on a card."""
        return looks.figures(self._seen.table(PlayerView(0, self._seats)), self._pieces[slug], None)

    def turned(self, view: PlayerView, card: int) -> bool:
        """Turn what cannot attack: the new, those that have attacked this turn, spent berserkers ("Attack").

        Berserkers stand upright while their owner says which of them go along.
        """
        place = view.place_of(card)
        if place is None or place[0] != "holding":
            return False
        if view.mark(card, NEW) or view.mark(card, SPENT):
            return True
        piece = self._piece(view, card)
        if piece is None or not piece.attack or (piece.is_berserker and view.number(place[1], RALLIES)):
            return False
        return not attacks_left(self._table(view), place[1])

    def about(self, view: PlayerView, card: int) -> list[Badge]:
        """Tell why a card cannot be used now, or ever again."""
        return [Badge("", f"about-en-{mark}") for mark in MARKS if view.mark(card, mark)]

    def pieces(self, view: PlayerView) -> list[PieceLook]:
        """List the auctioneer's gavel and, by the deck, the bank."""
        lying = [PieceLook("treasury", "gold", _DECK, "piece-en-bank")]
        if view.number(0, "turns"):
            at = ("player", view.number(0, "turn"))
            lying.append(PieceLook("gavel", "steel", at, "piece-en-auctioneer"))
        return lying

    def signs(self, view: PlayerView) -> Mapping[Place, Badge]:
        """Return for how many more turns there are cards ("End of the game")."""
        if not view.number(0, "turns"):
            return {}
        turns = len(view.zones[_DECK]) // house(self._table(view)).lots
        if turns:
            return {_DECK: Badge("hourglass", "badge-en-turns", {"n": turns}, "steel")}
        return {_DECK: Badge("hourglass", "badge-en-last-turn", {"sign": "!"}, "red")}

    # -- what is put forward

    def laws(self, view: PlayerView) -> list[Law]:
        """List how ties are broken and which conditions are in force."""
        return looks.laws(self._table(view))

    def apart(self, view: PlayerView, card: int) -> bool:
        """Lay spent berserkers and cards marked for espionage apart ("Espionage")."""
        return bool(view.mark(card, SPENT) or view.mark(card, SPIED))

    def purse(self, view: PlayerView, seat: int) -> int | None:
        """Return the gold, all of which is public ("Starting the game")."""
        return None if view.number(seat, OUT) else view.number(seat, GOLD)

    def offers(self, view: PlayerView) -> list[Offer]:
        """List closed hands, banners, and bids between which the auctioneer decides."""
        sealed = {seat for seat, name in view.seals if name == BID}
        return looks.offers(self._table(view), sealed)

    def tally(self, view: PlayerView, request: ChooseSome, chosen: Sequence[Option]) -> Tally | None:
        """Return the espionage laid down, or the attack with the berserkers that go along."""
        if request.prompt in _BERSERKERS:
            return Tally("assault", request.args["n"] + request.weight(chosen))
        return Tally("palm", request.weight(chosen), request.floor)

    def seals(self, request: Request) -> bool:
        """Bids are sealed."""
        return request.prompt == _BID

    # -- what gestures mean

    def other_starts(self, view: PlayerView, request: Request, option: Option) -> Sequence[Thing]:
        """List from where one attacks: one's attack cards that can be used, and the card itself."""
        if option != ATTACK:
            return ()
        mine = view.zones["holding", request.seat]
        return [_LOT, *view.zones[_LOT], *[card for card in mine if self._can_attack(view, card)]]

    def _can_attack(self, view: PlayerView, card: int) -> bool:
        piece = self._piece(view, card)
        ready = not (view.mark(card, NEW) or view.mark(card, SPENT))
        return piece is not None and piece.attack > 0 and ready

    def candidates(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        """List what a gesture could mean: an attack goes to the card that is up; all else is named."""
        if request.prompt not in _WINDOW:
            return self._offered(view, request, start, target)
        is_there = target is None or _LOT in grounds(view, target)
        is_meant = is_there and start in self.other_starts(view, request, ATTACK)
        return [ATTACK] if is_meant else []

    def why_not_offered(self, view: PlayerView, request: Request, start: Thing) -> Reason | None:
        """Return why one of one's own cards cannot attack or be marked now, or why a player gets no card.

        It is told during the auction, too: only before it one attacks.
        """
        if request.prompt == "prompt-en-award" and not isinstance(start, int) and start[0] == "player":
            return request.why_not(Option("award", target=start))
        if not isinstance(start, int) or view.place_of(start) != ("holding", request.seat):
            return None
        if isinstance(request, ChooseSome):
            verb = "rage" if request.prompt in _BERSERKERS else "spy"
            return request.why_not((Option(verb, start),))
        piece = self._piece(view, start)
        if piece is None or request.prompt not in (*_WINDOW, _BID):
            return None
        if not piece.attack:
            return None if request.prompt == _BID else Reason("reason-en-harmless")
        if view.mark(start, NEW) or view.mark(start, SPENT):
            return Reason("reason-en-asleep" if view.mark(start, NEW) else "reason-en-spent")
        return why_not_attack(self._table(view), request.seat) or Reason("reason-en-too-late")

    def destination(self, view: PlayerView, request: Request, option: Option) -> Thing | None:
        """Return where an option is carried to: to the card that is up, or to the player who is named."""
        return _LOT if option.target is None else option.target

    def buttons(self, view: PlayerView, request: Request) -> list[tuple[Option, str]]:
        """List the attack, and whatever declines."""
        decline = request.decline if isinstance(request, Choose) else None
        if decline is None:
            return []
        attack = "do-en-attack" if request.prompt == "prompt-en-attack" else "do-en-join"
        return [(ATTACK, attack), (decline, self.label(decline))]

    def label(self, option: Option) -> str:
        """Return the message id of an option."""
        return f"do-en-{option.verb}"

    def damage_preview(self, view: PlayerView, option: Option) -> Preview | None:
        """Return what an option would do: with how much one attacks, what is paid."""
        return looks.preview(self._table(view), view.viewer, option)


CONTROLLER: GameController = EspadaNegraController(2, {})
"""The table with default options, for two."""
