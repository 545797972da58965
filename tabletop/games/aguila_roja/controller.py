"""The table of Águila Roja: where its zones lie, what stands on cards and beside names, what a gesture could mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from tabletop import games
from tabletop.controller.seated import SeatedTable
from tabletop.controller.tables import (
    Attachment,
    Badge,
    FigureLook,
    GameController,
    Preview,
    Runner,
    StepMark,
    StepState,
    Thing,
    TokenLook,
    Tone,
    Track,
    ZoneLook,
    grounds,
)
from tabletop.effects.seats import OUT
from tabletop.engine import Card, Choose, Option, PlayerView, Reason, Request
from tabletop.engine.events import Place
from tabletop.games.aguila_roja import figures
from tabletop.games.aguila_roja.decks import Deck, read_deck
from tabletop.games.aguila_roja.game import AguilaRoja
from tabletop.games.aguila_roja.paragraphs import PARAGRAPHS
from tabletop.games.aguila_roja.pieces import Piece
from tabletop.games.aguila_roja.previews import preview
from tabletop.games.aguila_roja.rules import END, HAND_OVER
from tabletop.games.aguila_roja.state import (
    ACTION,
    COINS,
    EXTRA_LOCATIONS,
    LOCATIONS,
    TABLE,
    TIEBREAK,
    VICTORY,
    WOUNDS,
    Setup,
)
from tabletop.games.aguila_roja.travel import why_not_ready

_FEW_CARDS = 5
"""With so many cards or fewer in the deck its player is warned: whoever has none left loses."""
_STEPS = (("open", "step-ar-opening"), ("act", "step-ar-development"), ("close", "step-ar-conclusion"))
_PLAY_ON = ("village", "locations", "upon", "player", "playing")
_RIVAL_HIMSELF = ("player", "village", "hand", "treasury")
"""Where one drops a character to challenge the rival as such."""
_VAGUE = ("reason-choose-", "reason-not-offered", "reason-not-yours", "reason-no-character")


class AguilaRojaController(SeatedTable[Piece, Setup]):
    """State the table of a match with so many seats and these options."""

    zones = (
        ZoneLook("village", "row", "seat", "zone-ar-village", 0, 1.15),
        ZoneLook("locations", "row", "seat", "zone-ar-locations", 1),
        ZoneLook("upon", "attached", "seat", "zone-ar-upon", 2),
        ZoneLook("treasury", "single", "seat", "zone-ar-treasury", 3),
        ZoneLook("maravedies", "pile", "seat", "zone-ar-maravedies", 4, 0.5),
        ZoneLook("turned", "pile", "seat", "zone-ar-turned", 5, 0.5),
        ZoneLook("playing", "single", "seat", "zone-ar-playing", 6, 0.5),
        ZoneLook("deck", "pile", "seat", "zone-ar-deck", 7, 0.5),
        ZoneLook("discard", "pile", "seat", "zone-ar-discard", 8),
        ZoneLook("hand", "fan", "seat", "zone-ar-hand", 9),
    )
    paragraphs = PARAGRAPHS

    @property
    def _game(self) -> AguilaRoja:
        game = games.get("aguila_roja")
        assert isinstance(game, AguilaRoja)
        return game

    @property
    def _pieces(self) -> Mapping[str, Piece]:
        return self._game.pieces

    # -- what stands where

    def badges(self, view: PlayerView, seat: int) -> list[Badge]:
        """List victory points, maravedíes, cards in hand and deck; who is the partner, or out of the match."""
        setup = self._setup
        if view.number(seat, OUT):
            return [Badge("grave", "badge-ar-out", {}, "red")]
        hand, deck = len(view.zones["hand", seat]), len(view.zones["deck", seat])
        won = view.number(setup.sides[seat], VICTORY)
        partner = seat != view.viewer and view.viewer in setup.mates[seat]
        return [
            *([Badge("link", "badge-ar-partner", {}, "green")] if partner else []),
            Badge("victory", "badge-ar-victory", {"won": won, "of": setup.goal}, "green"),
            Badge("maravedi", "badge-ar-coins", {"n": view.number(seat, COINS)}, "gold"),
            Badge("hand", "badge-ar-hand", {"n": hand}),
            Badge("deck", "badge-ar-deck-low", {"n": deck}, "red")
            if deck <= _FEW_CARDS
            else Badge("deck", "badge-ar-deck", {"n": deck}),
        ]

    def score(self, view: PlayerView, seat: int) -> Badge:
        """Return the victory points, also a partner's."""
        badges = self.badges(view, seat)
        return next((badge for badge in badges if badge.icon == "victory"), badges[0])

    def steps(self, view: PlayerView, request: Request | None) -> list[StepMark]:
        """List the three parts of the turn, and whether a location can still be played ("Step by Step")."""
        phases = [phase for phase, _ in _STEPS]
        if view.phase not in phases:
            return []
        now = phases.index(view.phase)
        marks = []
        for number, (_, label) in enumerate(_STEPS):
            state: StepState = "done" if number < now else "now" if number == now else "open"
            marks.append(StepMark(label, state))
        if view.phase == "act":
            marks.append(self._location_step(view))
        return marks

    def _location_step(self, view: PlayerView) -> StepMark:
        seat = view.number(0, "turn")
        table = self._table(view)
        allowed = 1 + figures.more_locations(table, seat) + view.number(seat, EXTRA_LOCATIONS)
        if view.number(seat, LOCATIONS) < allowed:
            return StepMark("step-ar-location", "open")
        return StepMark("step-ar-location", "done", Reason("reason-location-played", {"n": allowed}))

    def figures(self, view: PlayerView, card: int) -> tuple[FigureLook, ...]:
        """List what a card shows as it lies: its price in a hand, a character's force and victory on the table."""
        piece = self._piece(view, card)
        if piece is None:
            return ()
        zone, seat = view.place_of(card) or ("", 0)
        table, own = self._table(view), Card(card)
        price = figures.price_of(table, seat, own) if zone == "hand" else piece.value
        if piece.kind != "character" or zone not in TABLE:
            return _looks(piece, price, piece.strength, piece.victory)
        force, victory = figures.force_of(table, own), figures.victory_of_card(table, own)
        return _looks(piece, price, force, victory)

    def printed_figures(self, slug: str) -> tuple[FigureLook, ...]:
        """List what is printed on a card."""
        piece = self._pieces[slug]
        return _looks(piece, piece.value, piece.strength, piece.victory)

    def attached(self, view: PlayerView, card: int) -> Attachment:
        """Return that characters stand beside the location that they have travelled to."""
        return "beside"

    def turned(self, view: PlayerView, card: int) -> bool:
        """Return whether a character is in action ("On Guard, In Action")."""
        return bool(view.mark(card, ACTION))

    @cached_property
    def _maravedies(self) -> frozenset[int]:
        faces = self._game.faces(self._seats, self._complete)
        return frozenset([card for card, piece in enumerate(faces) if piece.kind == "maravedi"])

    def back(self, card: int) -> str:
        """Return that maravedí cards have a back of their own: ids never leave the deck that they were dealt to."""
        return "maravedi" if card in self._maravedies else ""

    def tokens(self, view: PlayerView, card: int) -> tuple[TokenLook, ...]:
        """List the wounds on a character, the maravedíes on a treasury card."""
        wounds = view.mark(card, WOUNDS)
        if wounds:
            return (TokenLook("wound", wounds),)
        zone, seat = view.place_of(card) or ("", 0)
        return (TokenLook("coin", view.number(seat, COINS)),) if zone == "treasury" else ()

    def track(self, view: PlayerView) -> Track:
        """Return the track of victory points, with the tie-break at its goal ("Object of the Game")."""
        setup = self._setup
        runners = [
            Runner(setup.mates[side], view.number(side, VICTORY))
            for side in sorted(set(setup.sides))
            if not all(view.number(seat, OUT) for seat in setup.mates[side])
        ]
        begun = bool(view.number(0, TIEBREAK))
        note = "track-ar-tiebreak" if begun else "track-ar-goal"
        return Track("victory", setup.goal, tuple(runners), begun, "track-ar-label", note)

    def brought(self, place: Place) -> Mapping[str, int]:
        """Count the cards of a deck or maravedí deck; everybody may look at a deck's list, bots know it as well."""
        zone, seat = place
        deck = read_deck(self._complete["decks"][seat])
        assert isinstance(deck, Deck)
        if zone == "maravedies" and self._setup.sides[seat] == seat:
            return deck.maravedies
        return deck.cards if zone == "deck" else {}

    def arrows(self, view: PlayerView, seat: int, args: Mapping[str, Any]) -> list[tuple[Thing, Thing]]:
        """List the open challenge: from who challenges to who is challenged."""
        challenger = args.get("challenger")
        if not isinstance(challenger, int):
            return []
        aim = args["challenged"]
        return [(challenger, ("player", args.get("rival", seat)) if aim < 0 else aim)]

    # -- what gestures mean

    def takes_along(self, option: Option) -> bool:
        """Return whether it is a travel: those go together."""
        return option.verb == "travel"

    def candidates(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        """List what a gesture could mean, legal or not.

        A card of the hand is played anywhere on one's own side. A character travels to a location, or to where its
        travellers stand; it challenges a character, or the rival by name, village, treasury or hand.
        """
        if request.prompt != "prompt-develop":
            return self._offered(view, request, start, target)
        if not isinstance(start, int):
            return []
        seat = request.seat
        zone, owner = view.place_of(start) or ("", 0)
        if (zone, owner) == ("hand", seat):
            return self._play(view, seat, start, target)
        if zone not in TABLE:
            return []
        if target is None:
            aims = list(self._plausible(view, seat))
            return [Option(verb, start, aim) for verb, aim in aims] or [Option("challenge", start)]
        return [Option(verb, start, aim) for verb, aim in self._aims(view, seat, grounds(view, target))]

    def _play(self, view: PlayerView, seat: int, card: int, target: Thing | None) -> list[Option]:
        if target is not None:
            zone, owner = _place(grounds(view, target))
            is_event = view.faces.get(card) and self._pieces[view.faces[card]].kind == "event"
            if zone == "hand" or (not is_event and (zone not in _PLAY_ON or owner != seat)):
                return []
        return [Option("play", card)]

    def _aims(self, view: PlayerView, seat: int, under: Sequence[Thing]) -> Iterator[tuple[str, Thing]]:
        """List what a character could do to what lies under the pointer."""
        zone, owner = _place(under)
        if owner == seat or zone == "upon":
            for thing in under:
                if isinstance(thing, int) and (view.place_of(thing) or ("", 0))[0] == "locations":
                    yield "travel", thing
        elif zone == "village" and isinstance(under[0], int):
            yield "challenge", under[0]
        elif zone == "locations" and isinstance(under[0], int):
            yield "travel", under[0]
        elif zone in _RIVAL_HIMSELF:
            yield "challenge", ("player", owner)

    def _plausible(self, view: PlayerView, seat: int) -> Iterator[tuple[str, Thing]]:
        """List what a character might do: for the reason why it cannot."""
        for location in view.zones["locations", seat]:
            yield "travel", location
        for rival in self._setup.rivals[seat]:
            if not view.number(rival, OUT):
                yield "challenge", ("player", rival)

    def why_not_offered(self, view: PlayerView, request: Request, start: Thing) -> Reason | None:
        """Return why a character cannot travel along, or intercept."""
        act = {
            "prompt-travel-with": "travel",
            "prompt-intercept": "intercept",
            "prompt-intercept-for": "intercept",
        }.get(request.prompt)
        if act is None or not isinstance(start, int):
            return None
        if start == request.args.get("challenged"):
            return Reason("reason-ar-challenged")
        if (view.place_of(start) or ("", 0))[0] not in TABLE:
            return None
        return why_not_ready(self._table(view), request.seat, Card(start), act)

    def better_reason(self, one: Reason, other: Reason) -> Reason:
        """Return the reason that tells more: what stands in the way, rather than what was not aimed at."""
        return other if one.id.startswith(_VAGUE) and not other.id.startswith(_VAGUE) else one

    def destination(self, view: PlayerView, request: Request, option: Option) -> Thing | None:
        """Return where an option is carried to: what is played goes to its row, what is discarded to its pile."""
        seat = request.seat
        if option.verb == "play" and option.card is not None:
            piece = self._piece(view, option.card)
            is_location = piece is not None and piece.kind == "location"
            return ("locations" if is_location else "village", seat)
        return ("discard", seat) if option.verb == "discard" else option.target

    def buttons(self, view: PlayerView, request: Request) -> list[tuple[Option, str]]:
        """List the end of the turn and, in a team, its handing over; or whatever declines."""
        if request.prompt == "prompt-develop":
            if len(self._setup.mates[request.seat]) > 1:
                return [(HAND_OVER, self.label(HAND_OVER)), (END, "do-ar-done")]
            return [(END, self.label(END))]
        decline = request.decline if isinstance(request, Choose) else None
        if decline is None:
            return []
        labels = {"pass": "do-ar-let-pass", "no": "do-ar-no"}
        searching = request.prompt == "prompt-choose-card"
        return [(decline, "do-ar-find-nothing" if searching else labels[decline.verb])]

    def label(self, option: Option) -> str:
        """Return the message id of an option: what it does, and to whom."""
        if option.verb == "challenge":
            return "do-ar-challenge-rival" if isinstance(option.target, tuple) else "do-ar-challenge"
        return f"do-ar-{option.verb.replace('_', '-')}"

    def damage_preview(self, view: PlayerView, option: Option) -> Preview | None:
        """Return what an option would do: who falls, how many points, what is left in the treasury."""
        return preview(self._table(view), option)


def _looks(piece: Piece, price: int, strength: int, victory: int) -> tuple[FigureLook, ...]:
    """Return the figures of a card: value or travellers above, a character's strength and victory below."""
    if piece.kind == "character":
        return (
            _figure("maravedi", price, piece.value, "top-left", "gold"),
            _figure("strength", strength, piece.strength, "bottom-left", "red"),
            _figure("victory", victory, piece.victory, "bottom-right", "green"),
        )
    if piece.kind == "location":
        return (_figure("travel", piece.travellers, piece.travellers, "top-left", "steel"),)
    if piece.kind == "maravedi":
        worth = piece.printed.figures["maravedies"]
        return (_figure("maravedi", worth, worth, "top-left", "gold"),)
    return () if piece.kind == "treasury" else (_figure("maravedi", price, piece.value, "top-left", "gold"),)


def _figure(icon: str, now: int, printed: int, corner: str, tone: Tone) -> FigureLook:
    return FigureLook(icon, str(now), str(printed), corner, tone)


def _place(under: Sequence[Thing]) -> tuple[str, int]:
    """Return the place that lies under the pointer, whatever else does."""
    place = under[-1]
    return place if isinstance(place, tuple) else ("", 0)


CONTROLLER: GameController = AguilaRojaController(2, {})
"""The table with default options, for two."""
