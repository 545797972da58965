"""People of the paper theatre: from a Figure of a recipe to sheets of paper, the hindmost first."""

from __future__ import annotations

from tabletop.cards.pictures import Figure, Hand
from tabletop.ui.art import props
from tabletop.ui.art.figures import body, heads
from tabletop.ui.art.figures.armour import GARMENTS
from tabletop.ui.art.figures.body import Sleeve
from tabletop.ui.art.figures.hats import HATS
from tabletop.ui.art.figures.helmets import HELMETS
from tabletop.ui.art.papers import PAPERS, SKINS, Tones
from tabletop.ui.art.sheets import Sheet
from tabletop.ui.art.svg import group

HEADWEAR = {**HATS, **HELMETS}
HEAD_SIZE = 1.08
HEAD_AT = (0.0, -247.0)

# What leaves no hair to be seen in front, and what leaves none at all.
_COVERS_FRINGE = frozenset(
    {"hood", "wimple", "coif", "bandana", "barbute", "great-helm", "bascinet", "sallet"}
)
_COVERS_ALL = frozenset({"hood", "wimple", "coif", "great-helm", "bascinet", "barbute"})
_COVERS_FACE = frozenset({"great-helm", "bascinet"})

# What is strapped to the arm and hides the hand that bears it.
_COVERS_HAND = frozenset({"heater-shield", "kite-shield", "round-shield", "tower-shield"})


def _head(figure: Figure) -> tuple[str, str]:
    """Cut the head as two pieces: what hangs behind the shoulders, and the head itself."""
    face, wear = figure.face, figure.head
    behind, before = HEADWEAR[wear.wear](wear) if wear else ("", "")
    name = wear.wear if wear else ""
    hair_behind = "" if name in _COVERS_ALL else heads.hair_behind(face)
    hair_before = "" if name in _COVERS_FRINGE else heads.hair_before(face)
    features = "" if name in _COVERS_FACE else heads.features(face) + hair_before + heads.beard(face)
    front = heads.neck(face) + features + before
    return group(behind + hair_behind, HEAD_AT, size=HEAD_SIZE), group(front, HEAD_AT, size=HEAD_SIZE)


def _arm(figure: Figure, hand: Hand, side: int, sleeve: Sleeve, frame: body.Frame, tones: Tones) -> str:
    """Cut an arm with its hand and whatever the hand holds."""
    arm = body.reach(frame, side, hand.reach, hand.bend)
    colour = PAPERS[hand.glove] if hand.glove else SKINS[figure.face.skin]
    if hand.hold is None:
        return body.open_hand(arm, colour, side) + body.sleeve_of(arm, sleeve)
    held = group(props.held(hand.hold, tones), arm.palm)
    if hand.hold.prop in _COVERS_HAND:
        return body.fist(arm, colour) + body.sleeve_of(arm, sleeve) + held
    return held + body.fist(arm, colour) + body.sleeve_of(arm, sleeve)


def sheets(figure: Figure, tones: Tones) -> list[Sheet]:
    """Cut a figure into sheets: cape and hair, body, head, arms; each throws its shadow on the one before."""
    frame = body.measure(figure)
    sleeve = Sleeve("bare", SKINS[figure.face.skin], SKINS[figure.face.skin])
    behind, dressed = "", ""
    for garment in figure.dress:
        worn = GARMENTS[garment.wear](garment, frame)
        behind, dressed = behind + worn.behind, dressed + worn.body
        sleeve = worn.sleeve or sleeve
    back_hair, head = _head(figure)
    arms = {hand.behind: "" for hand in (figure.left, figure.right)}
    for side, hand in ((-1, figure.left), (1, figure.right)):
        arms[hand.behind] += _arm(figure, hand, side, sleeve, frame, tones)
    pieces = (arms.get(True, "") + behind + back_hair, dressed, head, arms.get(False, ""))
    return [
        Sheet(
            group(piece, figure.at, turn=figure.lean, size=figure.size, flip=figure.flip),
            lift=lift * figure.size,
        )
        for piece, lift in zip(pieces, (1.1, 0.7, 0.55, 0.8), strict=True)
        if piece
    ]
