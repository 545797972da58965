"""The table of La Campaña: where its zones lie, what stands on cards and beside names, what a gesture could mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from tabletop import games
from tabletop.controller.seated import SeatedTable
from tabletop.controller.staging import Cue
from tabletop.controller.tables import (
    Attachment,
    Badge,
    FigureLook,
    GameController,
    Preview,
    StepMark,
    StepState,
    Thing,
    Tone,
    ZoneLook,
    grounds,
    half_points,
)
from tabletop.effects.seats import OUT
from tabletop.engine import Choose, Game, Option, Place, PlayerView, Reason, Request
from tabletop.games.la_campana.action import Warriors
from tabletop.games.la_campana.actions import DECK, DISCARD, END
from tabletop.games.la_campana.forecast import Forecast
from tabletop.games.la_campana.paragraphs import PARAGRAPHS
from tabletop.games.la_campana.pieces import Piece
from tabletop.games.la_campana.rules import ACTIONS, BARTER, STEP_OF_VERB
from tabletop.games.la_campana.state import HAND_LIMIT, RECRUITED, STEPS, Setup

_DRAW = Option("draw", None, DECK)

_LANDS: Mapping[str, tuple[str, ...]] = {
    "besiege": ("castle",),
    "steal": ("hand",),
    "spy": ("hand", "deck"),
    "trade": ("deck",),
    "build": ("castle",),
    "recruit": ("field",),
    "reinforce": ("field",),
}
"""In which zones an action that is not done to a warrior lands."""

_OWN_WARRIORS = ("heal", "shield")
_VAGUE = (
    "reason-no-target",
    "reason-target-",
    "reason-wrong-card-",
    "reason-not-in-hand",
    "reason-not-offered",
)
_TIMELY = ("reason-step-", "reason-recruited")
_TELLING = ("reason-unhurt", "reason-shielded", "reason-dragon-no-powers")

_WEAPON_TONES: Mapping[str, Tone] = {"potion": "violet", "sword": "steel", "arrow": "green"}


class LaCampanaController(SeatedTable[Piece, Setup]):
    """State the table of a match with so many seats and these options."""

    cues: Mapping[str, Cue] = {
        "battle_began": Cue(scene="heading"),
        "battle_won": Cue(scene="interlude"),
        "battle_void": Cue(scene="interlude"),
    }
    zones = (
        ZoneLook("deck", "pile", "left", "zone-deck", 0),
        ZoneLook("discard", "pile", "left", "zone-discard", 1),
        ZoneLook("graveyard", "pile", "left", "zone-graveyard", 2),
        ZoneLook("field", "row", "seat", "zone-field", 0),
        ZoneLook("upon", "attached", "seat", "zone-upon", 1),
        ZoneLook("castle", "cascade", "seat", "zone-castle", 2),
        ZoneLook("hand", "fan", "seat", "zone-hand", 3),
    )
    paragraphs = PARAGRAPHS

    @property
    def _game(self) -> Game:
        return games.get("la_campana")

    @cached_property
    def _forecast(self) -> Forecast:
        return Forecast(self._setup, self._pieces)

    # -- what stands where

    def badges(self, view: PlayerView, seat: int) -> list[Badge]:
        """List battles won, gold in the castle, cards in hand; and whether the player is out."""
        setup = self._setup
        badges = [
            Badge("victory", "badge-battles", {"won": view.number(seat, "wins"), "of": setup.wins}, "gold")
        ]
        castle = view.zones["castle", seat]
        if castle:
            gold = self._forecast.castle_gold(view, seat)
            badges.append(Badge("castle", "badge-castle", {"gold": gold, "goal": setup.goal}, "gold"))
        hand = len(view.zones["hand", seat])
        badges.append(Badge("hand", "badge-hand", {"n": hand}, "red" if hand > HAND_LIMIT else "plain"))
        if view.number(seat, OUT):
            badges.append(Badge("grave", "badge-out", {}, "red"))
        return badges

    def steps(self, view: PlayerView, request: Request | None) -> list[StepMark]:
        """List the five steps of the turn, and recruiting, which belongs to none (La Campaña, "Turn Structure")."""
        if view.phase != "act":
            return []
        acting = isinstance(request, Choose)
        open_steps: set[int] | None = None
        if isinstance(request, Choose):
            open_steps = {STEP_OF_VERB.get(option.verb, -1) for option in request.options}
        taken = view.number(0, STEPS)
        marks = []
        for step in range(1, 6):
            state: StepState = "open"
            why: Reason | None = None
            if step == taken.bit_length() and not acting:
                state = "now"
            elif taken >> step - 1 & 1:
                state, why = "done", Reason("reason-step-done", {"n": step})
            elif taken >= 1 << step - 1:
                state, why = "passed", Reason("reason-step-passed", {"n": step})
            elif open_steps is not None and step not in open_steps:
                why = Reason(f"step-{step}-nothing")
            marks.append(StepMark(f"step-{step}", state, why))
        if view.number(0, RECRUITED):
            marks.append(StepMark("action-recruit", "done", Reason("reason-recruited")))
        else:
            idle = open_steps is not None and 0 not in open_steps
            marks.append(StepMark("action-recruit", "open", Reason("step-0-nothing") if idle else None))
        return marks

    def figures(self, view: PlayerView, card: int) -> tuple[FigureLook, ...]:
        """List what a card shows as it lies: life left, what a shield still takes, what a weapon or gold is worth."""
        piece = self._piece(view, card)
        if piece is None:
            return ()
        if piece.shield and card in view.hosts:
            left = piece.shield - view.mark(card, "damage")
            return (_figure("shield", left, piece.shield, "bottom-right", "steel"),)
        return self._figures(piece, view.mark(card, "damage"))

    def printed_figures(self, slug: str) -> tuple[FigureLook, ...]:
        """List what is printed on a card."""
        return self._figures(self._pieces[slug], 0)

    def _figures(self, piece: Piece, damage: int) -> tuple[FigureLook, ...]:
        if piece.is_warrior:
            return (_figure("life", piece.life - damage, piece.life, "bottom-right", "green"),)
        if not piece.value:
            return ()
        value = 2 * piece.value
        if piece.type == "gold":
            return (_figure("coin", value, value, "top-left", "gold"),)
        return (_figure(piece.suit, value, value, "top-left", _WEAPON_TONES[piece.suit]),)

    def attached(self, view: PlayerView, card: int) -> Attachment:
        """Return how a card lies: a shield before its warrior, pure damage above, impure below ("Pure Attack")."""
        piece = self._piece(view, card)
        if piece is not None and piece.shield:
            return "before"
        return "below" if view.mark(card, "impure") else "above"

    # -- what gestures mean

    def candidates(
        self, view: PlayerView, request: Request, start: Thing, target: Thing | None
    ) -> list[Option]:
        """List what a gesture could mean, legal or not.

        A card may be dropped on a player's plate where their hand, castle or battlefield is meant, on a card
        of a castle or battlefield where the place is meant, and on a shield or weapon where its warrior is meant.
        """
        if request.prompt != "prompt-act":
            return []
        seat = request.seat
        hand: Place = ("hand", seat)
        if start == DECK:
            return [_DRAW] if target is None or {DECK, hand} & set(grounds(view, target)) else []
        if not isinstance(start, int) or view.place_of(start) != hand:
            return []
        piece = self._piece(view, start)
        assert piece is not None, "a seat knows its own hand"
        verbs = [action.verb for action in ACTIONS.values() if action.suits(piece)]
        if target is None:
            return [
                Option(verb, start, aim) for verb in verbs for aim in self._plausible(view, seat, verb)
            ] or [Option(verb, start) for verb in verbs]
        under = grounds(view, target)
        place = under[-1]
        if place == hand:
            return []
        found = [
            Option(verb, start, self._aim(view, seat, verb, under))
            for verb in self._meant(verbs, seat, place)
        ]
        if place in (DECK, DISCARD):
            found.append(Option("draw", start, DISCARD))
        return found

    def _meant(self, verbs: list[str], seat: int, place: Thing) -> Iterator[str]:
        """List the verbs that a drop on a place could mean; a power's depend on whose warriors are there."""
        owner = place[1] if isinstance(place, tuple) else seat
        theirs = owner in self._setup.rivals[seat]
        for verb in verbs:
            if verb in _OWN_WARRIORS and theirs:
                continue
            if verb == "sure_shot" and not theirs:
                continue
            if verb == "recruit" and owner == self._setup.allies[seat]:
                continue
            if verb == "trade" and place != DECK:
                continue
            if verb == "reinforce" and owner != self._setup.allies[seat]:
                continue
            yield verb

    def _aim(self, view: PlayerView, seat: int, verb: str, under: Sequence[Thing]) -> Thing:
        """Return what a verb lands on, of the things under the pointer; if none does, the thing pointed at."""
        if isinstance(ACTIONS[verb], Warriors):
            for thing in under:
                if isinstance(thing, int) and (view.place_of(thing) or ("", 0))[0] == "field":
                    return thing
            return under[0]
        if verb == "build":
            return self._building_site(view, seat, under)
        lands = _LANDS[verb]
        for thing in under:
            if isinstance(thing, tuple):
                if thing[0] in lands:
                    return thing
                if thing[0] == "player" and lands[0] != "deck":
                    return (lands[0], thing[1])
        return under[0]

    def _building_site(self, view: PlayerView, seat: int, under: Sequence[Thing]) -> Thing:
        """Return the castle that is meant: allies have but one, wherever on their side a card is laid down."""
        place = under[-1]
        if not isinstance(place, tuple) or place[0] not in ("castle", "field", "player"):
            return under[0]
        if place[0] == "field" and len(under) > 1:
            return under[0]  # a warrior is meant, not the ground it stands on
        owner = place[1]
        ally = self._setup.allies[seat]
        if owner in (seat, ally) and ally is not None and not view.zones["castle", owner]:
            stands = (one for one in (seat, ally) if view.zones["castle", one])
            owner = next(stands, owner)
        return ("castle", owner)

    def _plausible(self, view: PlayerView, seat: int, verb: str) -> Iterator[Thing]:
        """List what a verb would land on, were the card played: for the reason why it cannot be."""
        setup = self._setup
        ally = setup.allies[seat]
        side = (seat,) if ally is None else (seat, ally)
        if isinstance(ACTIONS[verb], Warriors):
            for owner in side if verb in _OWN_WARRIORS else setup.rivals[seat]:
                yield from view.zones["field", owner]
        elif verb == "trade":
            yield DECK
        elif verb == "reinforce":
            if ally is not None:
                yield ("field", ally)
        else:
            mine = verb in ("build", "recruit")
            for owner in (seat,) if mine else setup.rivals[seat]:
                yield (_LANDS[verb][0], owner)

    def why_not_offered(self, view: PlayerView, request: Request, start: Thing) -> Reason | None:
        """Return why a card of the hand is not among those to muster; elsewhere the whole hand is offered."""
        in_hand = isinstance(start, int) and view.place_of(start) == ("hand", request.seat)
        return Reason("reason-wrong-card-recruit") if in_hand and request.prompt == "prompt-muster" else None

    def better_reason(self, one: Reason, other: Reason) -> Reason:
        """Return the reason that tells more: of this warrior, rather than what is missing, rather than the turn."""
        return other if _telling(other) > _telling(one) else one

    def destination(self, view: PlayerView, request: Request, option: Option) -> Thing | None:
        """Return where an option is carried to: a drawn card comes to the hand, a discarded one to its pile."""
        if option == _DRAW:
            return ("hand", request.seat)
        return DISCARD if option.verb == "discard" else option.target

    def buttons(self, view: PlayerView, request: Request) -> list[tuple[Option, str]]:
        """List barter, for which no single card stands, and the end of the turn."""
        if request.prompt != "prompt-act":
            return []
        return [(BARTER, self.label(BARTER)), (END, self.label(END))]

    def label(self, option: Option) -> str:
        """Return the message id of an option: what it does, and to whom where that is open."""
        if option.verb == "draw" and option.card is not None:
            return "do-discard-to-draw"
        if option.verb in ("besiege", "steal"):
            return f"do-{option.verb}"
        if option.verb == "spy":
            return "do-spy-deck" if option.target == DECK else "do-spy-hand"
        return f"action-{option.verb.replace('_', '-')}"

    def damage_preview(self, view: PlayerView, option: Option) -> Preview | None:
        """Return what an option would do: damage, who falls, how a castle grows."""
        return self._forecast.of(view, option)


def _figure(icon: str, now: int, printed: int, corner: str, tone: Tone) -> FigureLook:
    """Return a figure out of half-points."""
    return FigureLook(icon, half_points(now), half_points(printed), corner, tone)


def _telling(reason: Reason) -> int:
    if reason.id in _TELLING:
        return 3
    if reason.id.startswith(_VAGUE):
        return 0
    return 1 if reason.id.startswith(_TIMELY) else 2


CONTROLLER: GameController = LaCampanaController(2, {})
"""The table with default options, for two."""
