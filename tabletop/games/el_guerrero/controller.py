"""The table of El Guerrero: where its zones lie, what stands on cards and beside names, what a gesture could mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabletop import games
from tabletop.controller.seated import SeatedTable
from tabletop.controller.tables import (
    Badge,
    Duel,
    FigureLook,
    GameController,
    PieceLook,
    Preview,
    Runner,
    StepMark,
    StepState,
    Thing,
    TokenLook,
    Track,
    ZoneLook,
    grounds,
)
from tabletop.effects.seats import OUT
from tabletop.engine import Choose, Game, Option, Place, PlayerView, Reason, Request
from tabletop.games.el_guerrero.combat import why_no_attack
from tabletop.games.el_guerrero.paragraphs import PARAGRAPHS
from tabletop.games.el_guerrero.pieces import Piece
from tabletop.games.el_guerrero.previews import duel_of, power_badge, preview, strength_badges
from tabletop.games.el_guerrero.staging import CUES
from tabletop.games.el_guerrero.state import (
    DEFEATED,
    MORALE,
    MORALE_LIMIT,
    PEACE,
    SHELTER,
    TIRED,
    TOKEN,
    Setup,
    rivals_of,
)

_DECK: Place = ("deck", 0)
_DISCARD: Place = ("discard", 0)
_PHASES = ("muster", "open", "train", "act", "close")
_STEPS = (("train", "step-eg-training"), ("act", "step-eg-combat"), ("close", "step-eg-end"))
_OWN_TURN = ("prompt-train", "prompt-campaign")
_BEFORE_ONE = ("army", "trap", "lasting", "general", "playing", "player")
"""The places before a player where a card is laid that goes to that player."""


class ElGuerreroController(SeatedTable[Piece, Setup]):
    """State the table of a match with so many seats and these options."""

    cues = CUES
    zones = (
        ZoneLook("deck", "pile", "left", "zone-eg-deck", 0),
        ZoneLook("discard", "pile", "left", "zone-eg-discard", 1),
        ZoneLook("army", "row", "seat", "zone-eg-army", 0),
        ZoneLook("lasting", "cascade", "seat", "zone-eg-lasting", 1),
        ZoneLook("general", "single", "seat", "zone-eg-general", 2, 0.5),
        ZoneLook("trap", "single", "seat", "zone-eg-trap", 3, 2),
        ZoneLook("hand", "fan", "seat", "zone-eg-hand", 4, 0.5),
        ZoneLook("playing", "single", "middle", "zone-eg-playing", 5),
        ZoneLook("war", "single", "middle", "zone-eg-war", 6, 1.4),
    )
    paragraphs = PARAGRAPHS
    vague = ("reason-eg-has-trained", "reason-eg-train-first", "reason-eg-has-", "reason-not-offered")

    @property
    def _game(self) -> Game:
        return games.get("el_guerrero")

    # -- what stands where

    def badges(self, view: PlayerView, seat: int) -> list[Badge]:
        """List strength (twice where it is another in defence), Morale, hand and power; what else is to be known.

        Of what lies on the plate as a piece, words alone are told.
        """
        if view.number(seat, OUT):
            return [Badge("grave", "badge-eg-out", {}, "red")]
        table = self._table(view)
        found = [
            *strength_badges(table, seat),
            Badge("morale", "badge-eg-morale", {"n": view.number(seat, MORALE)}, "green"),
            Badge("hand", "badge-eg-hand", {"n": len(view.zones["hand", seat])}),
            power_badge(table, seat),
        ]
        if view.number(0, DEFEATED) == 1 + seat:
            found.append(Badge("", "badge-eg-defeated", {"n": SHELTER}))
        if seat == self._setup.first:
            found.append(Badge("", "badge-eg-first"))
        if view.number(seat, TIRED):
            found.append(Badge("hourglass", "badge-eg-tired", {}, "red"))
        return found

    def score(self, view: PlayerView, seat: int) -> Badge:
        """Return the power, and how it comes about ("End of the Game")."""
        if view.number(seat, OUT):
            return self.badges(view, seat)[0]
        return power_badge(self._table(view), seat)._replace(text="score-eg-power")

    def steps(self, view: PlayerView, request: Request | None) -> list[StepMark]:
        """List the three phases of the turn, the second with why nobody can be attacked in it ("How to Play")."""
        if view.phase not in _PHASES[1:]:
            return []
        now = _PHASES.index(view.phase)
        marks = []
        for phase, label in _STEPS:
            at = _PHASES.index(phase)
            state: StepState = "done" if at < now else "now" if at == now else "open"
            why = why_no_attack(self._table(view)) if phase == "act" and at >= now else None
            marks.append(StepMark(label, state, why))
        return marks

    def figures(self, view: PlayerView, card: int) -> tuple[FigureLook, ...]:
        """List what a card shows as it lies: a troop's strength with its token, a general's Morale."""
        piece = self._piece(view, card)
        if piece is None:
            return ()
        zone, seat = view.place_of(card) or ("", 0)
        if piece.kind == "general":
            return _figures(piece, view.number(seat, MORALE) if zone == "general" else _morale(piece))
        return _figures(piece, piece.strength + view.mark(card, TOKEN))

    def printed_figures(self, slug: str) -> tuple[FigureLook, ...]:
        """List what is printed on a card."""
        piece = self._pieces[slug]
        return _figures(piece, _morale(piece) if piece.kind == "general" else piece.strength)

    def tokens(self, view: PlayerView, card: int) -> tuple[TokenLook, ...]:
        """List the Strength token on a troop."""
        token = view.mark(card, TOKEN)
        return (TokenLook("strength", token),) if token else ()

    def track(self, view: PlayerView) -> Track:
        """Return the Morale of all generals, side by side ("General board")."""
        runners = [
            Runner((seat,), view.number(seat, MORALE))
            for seat in range(view.seats)
            if not view.number(seat, OUT)
        ]
        at_top = any(runner.value == MORALE_LIMIT for runner in runners)
        return Track(
            "morale", MORALE_LIMIT, tuple(runners), at_top, "track-eg-label", "track-eg-goal", "crown", 0
        )

    def signs(self, view: PlayerView) -> Mapping[Place, Badge]:
        """Return how near War may be: as many cards can still be drawn as lie above the place where it begins."""
        if view.zones["war", 0] or not view.zones[_DECK]:
            return {}
        above = len(view.zones[_DECK]) - 1 - self._setup.last
        if above > 0:
            return {_DECK: Badge("war", "badge-eg-war-far", {"n": above}, "steel")}
        return {_DECK: Badge("war", "badge-eg-war-near", {"sign": "!"}, "red")}

    def pieces(self, view: PlayerView) -> list[PieceLook]:
        """List the first player's flag, the Defeated token by who holds it, and Peace by the deck ("Setup")."""
        holder = view.number(0, DEFEATED)
        at = ("player", holder - 1) if holder else _DISCARD
        lying = [PieceLook("flag", "gold", ("player", self._setup.first), "piece-eg-first")]
        lying.append(PieceLook("defeated", "red", at, "piece-eg-defeated"))
        if view.number(0, PEACE):
            lying.append(PieceLook("peace", "green", _DECK, "piece-eg-peace"))
        return lying

    def duel(self, view: PlayerView) -> Duel | None:
        """Return the combat that is being fought, with what each side has as things stand; War ends it."""
        return None if view.zones["war", 0] else duel_of(self._table(view))

    def arrows(self, view: PlayerView, seat: int, args: Mapping[str, Any]) -> list[tuple[Thing, Thing]]:
        """List at whom an announced card is aimed; of a combat its duel tells."""
        announced, rival = args.get("announced", -1), args.get("rival")
        if announced < 0 or not isinstance(rival, int) or self.duel(view) is not None:
            return []
        return [(announced, ("player", rival))]

    # -- what gestures mean

    def other_starts(self, view: PlayerView, request: Request, option: Option) -> Sequence[Thing]:
        """List from where one attacks: one's general, or any troop of the army."""
        if option.verb != "attack":
            return ()
        seat = request.seat
        army: Place = ("army", seat)
        general: Place = ("general", seat)
        troops = view.zones[army]
        return [*([general] if view.zones[general] else []), *(troops or [army])]

    def candidates(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        """List what a gesture could mean, legal or not.

        In one's own turn a card of the hand goes to the own side or to anything that lies before a rival, to the
        place of the face-down card, or to the discard pile; a troop or the general goes to anything before a rival.
        """
        if request.prompt.startswith("prompt-react-"):
            hand = ("hand", request.seat)
            is_held = isinstance(start, int) and view.place_of(start) == hand
            is_back = target is not None and grounds(view, target)[-1] == hand
            return [Option("react", start)] if isinstance(start, int) and is_held and not is_back else []
        if request.prompt not in _OWN_TURN:
            return self._offered(view, request, start, target)
        seat = request.seat
        under = () if target is None else grounds(view, target)
        if isinstance(start, int) and view.place_of(start) == ("hand", seat):
            if target is None:
                return list(self._plausible(view, seat, start))
            return list(self._with_card(view, seat, start, under))
        place = view.place_of(start) if isinstance(start, int) else start
        if place is None or place[0] not in ("army", "general", "player"):
            return []
        if target is None:
            train = [Option("train", start)] if place == ("army", seat) and isinstance(start, int) else []
            return [*train, *(self._attack(rival) for rival in self._rivals(view, seat))]
        there = under[-1]
        if isinstance(there, tuple) and there[0] in _BEFORE_ONE and there[1] != seat:
            return [self._attack(there[1])]
        return []

    @staticmethod
    def _attack(rival: int) -> Option:
        return Option("attack", None, ("player", rival))

    def _rivals(self, view: PlayerView, seat: int) -> list[int]:
        return rivals_of(self._table(view), seat)

    def _plausible(self, view: PlayerView, seat: int, card: int) -> Iterator[Option]:
        """List what a card of the hand might do: for the reason why it cannot."""
        piece = self._piece(view, card)
        assert piece is not None, "a seat knows its own hand"
        if piece.is_troop:
            yield Option("play", card, ("army", seat))
            for troop in view.zones["army", seat]:
                yield Option("play", card, troop)
        elif piece.is_aimed:
            for rival in self._rivals(view, seat):
                yield Option("play", card, ("player", rival))
        else:
            yield Option("play", card)
        yield Option("set", card, ("trap", seat))
        yield Option("discard", card, _DISCARD)

    def _with_card(self, view: PlayerView, seat: int, card: int, under: Sequence[Thing]) -> Iterator[Option]:
        """List what a card of the hand could do to what lies under the pointer."""
        piece = self._piece(view, card)
        assert piece is not None, "a seat knows its own hand"
        place = under[-1]
        if place == _DISCARD:
            yield Option("discard", card, _DISCARD)
        if not isinstance(place, tuple) or place[0] not in _BEFORE_ONE:
            return
        zone, owner = place
        if zone == "trap" and (owner == seat or not piece.is_aimed):
            yield Option("set", card, place)
        elif piece.is_troop:
            yield Option("play", card, ("army", owner))
            if owner == seat and isinstance(under[0], int) and zone == "army":
                yield Option("play", card, under[0])
        elif piece.is_aimed or owner != seat:
            yield Option("play", card, ("player", owner))
        else:
            yield Option("play", card)

    def why_not_offered(self, view: PlayerView, request: Request, start: Thing) -> Reason | None:
        """Return why a card of the hand is no instant that can be used now, or a troop cannot be trained."""
        if not isinstance(start, int):
            return None
        place = view.place_of(start)
        if request.prompt == "prompt-train-too" and place == ("army", request.seat):
            return Reason("reason-eg-full-strength")
        if not request.prompt.startswith("prompt-react-") or place != ("hand", request.seat):
            return None
        piece = self._piece(view, start)
        is_instant = piece is not None and piece.kind == "instant"
        return Reason("reason-eg-not-now" if is_instant else "reason-eg-only-instants")

    def destination(self, view: PlayerView, request: Request, option: Option) -> Thing | None:
        """Return where an option is carried to: what stays in play goes to its place, the rest to one's plate."""
        seat = request.seat
        if option.verb == "discard":
            return _DISCARD
        if option.verb == "react":
            return ("player", seat)
        if option.verb == "play" and option.target is None and option.card is not None:
            piece = self._piece(view, option.card)
            stays = piece is not None and piece.kind in ("round", "standing")
            return ("lasting" if stays else "player", seat)
        return option.target

    def buttons(self, view: PlayerView, request: Request) -> list[tuple[Option, str]]:
        """List the end of the turn, or whatever declines."""
        decline = request.decline if isinstance(request, Choose) else None
        if decline is None:
            return []
        if request.prompt == "prompt-eg-make-room":
            return [(decline, "do-eg-keep-army")]
        return [(decline, self.label(decline))]

    def label(self, option: Option) -> str:
        """Return the message id of an option: what it does, and to whom."""
        if option.verb == "play":
            if isinstance(option.target, int):
                return "do-eg-replace"
            if option.target is not None:
                return "do-eg-join" if option.target[0] == "army" else "do-eg-play-against"
        return f"do-eg-{option.verb.replace('_', '-')}"

    def damage_preview(self, view: PlayerView, option: Option) -> Preview | None:
        """Return what an option would do: how an attack would end, how strong a troop or an army would be."""
        return preview(self._table(view), option)


def _figures(piece: Piece, now: int) -> tuple[FigureLook, ...]:
    if piece.kind == "general":
        return (FigureLook("morale", str(now), str(_morale(piece)), "bottom-right", "green"),)
    if piece.is_troop:
        return (FigureLook("strength", str(now), str(piece.strength), "bottom-left", "red"),)
    return ()


def _morale(general: Piece) -> int:
    """Return the Morale that is printed on a general's board."""
    printed: int = general.printed.figures["morale"]
    return printed


CONTROLLER: GameController = ElGuerreroController(3, {})
"""The table with default options, for three."""
