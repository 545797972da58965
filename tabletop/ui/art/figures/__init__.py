"""People of the paper theatre: from a Figure of a recipe to sheets of paper, the hindmost first."""

from __future__ import annotations

from tabletop.cards.pictures import Figure, Garment, Hand
from tabletop.ui.art import props
from tabletop.ui.art.figures import body, heads
from tabletop.ui.art.figures.armour import GARMENTS
from tabletop.ui.art.figures.body import Sleeve
from tabletop.ui.art.figures.coifs import COIFS
from tabletop.ui.art.figures.disguises import DISGUISES
from tabletop.ui.art.figures.folk import FOLK
from tabletop.ui.art.figures.hats import HATS
from tabletop.ui.art.figures.headgear import HEADGEAR
from tabletop.ui.art.figures.helmets import HELMETS
from tabletop.ui.art.papers import PAPERS, SKINS, Tones
from tabletop.ui.art.sheets import STAGE, Box, Sheet
from tabletop.ui.art.svg import Point, group

HEADWEAR = {**HATS, **HELMETS, **DISGUISES, **HEADGEAR, **COIFS}
HEAD_SIZE = 1.08
HEAD_AT = (0.0, -247.0)

# What the parts of a figure keep within, in its own space: cape, quiver and plume; body; head with its hat; arms.
_TRAIN: Box = (-130.0, -420.0, 260.0, 440.0)
_BODY: Box = (-122.0, -230.0, 244.0, 250.0)
_HEAD: Box = (-110.0, -420.0, 230.0, 330.0)
_ARMS: Box = (-130.0, -310.0, 260.0, 330.0)

# What leaves no hair to be seen in front, and what leaves none at all.
_COVERS_FACE = frozenset({"great-helm", "hood-mask", "shadow-hood"})
_COVERS_ALL = _COVERS_FACE | {
    "hood",
    "wimple",
    "coif",
    "barbute",
    "eagle-mask",
    "veil",
    "headscarf",
    "wig",
    "crowned-veil",
}
_COVERS_FRINGE = _COVERS_ALL | {"bandana", "sallet", "curlers"}

# What leaves the trunk bare that is worn with nothing else.
_BARES = frozenset({"fish-tail", "barrel-suit"})

# Nobody goes bare-legged: under what does not reach the ground these are worn.
_BREECHES = Garment(wear="hose", colour="coal", trim="leather")
_HIDES_LEGS = frozenset(
    {
        "hose",
        "robe",
        "gown",
        "plate",
        "corset-gown",
        "bodice",
        "habit",
        "cassock",
        "chasuble",
        "bones",
        "fish-tail",
    }
)

# What is strapped to the arm and hides the hand that bears it.
_COVERS_HAND = frozenset({"heater-shield", "kite-shield", "round-shield", "tower-shield"})


def _head(figure: Figure, throat: str) -> tuple[str, str]:
    """Cut the head as two pieces: what hangs behind the shoulders, and the head above what is about the neck."""
    face, wear = figure.face, figure.head
    behind, before = HEADWEAR[wear.wear](wear) if wear else ("", "")
    name = wear.wear if wear else ""
    hair_behind = "" if name in _COVERS_ALL else heads.hair_behind(face)
    hair_before = "" if name in _COVERS_FRINGE else heads.hair_before(face)
    features = "" if name in _COVERS_FACE else FOLK[face.folk](face) + hair_before + heads.beard(face)
    neck, head = (group(piece, HEAD_AT, size=HEAD_SIZE) for piece in (heads.neck(face), features + before))
    return group(behind + hair_behind, HEAD_AT, size=HEAD_SIZE), neck + throat + head


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
    skin = SKINS[figure.face.skin]
    sleeve = Sleeve("bone" if figure.face.folk == "skeleton" else "bare", skin, skin)
    bare = any(garment.wear in _BARES for garment in figure.dress)
    behind, dressed, throat = "", body.trunk(frame, skin) if bare else "", ""
    dress = (
        figure.dress
        if _HIDES_LEGS & {garment.wear for garment in figure.dress}
        else (_BREECHES, *figure.dress)
    )
    for garment in dress:
        worn = GARMENTS[garment.wear](garment, frame)
        behind, dressed, throat = behind + worn.behind, dressed + worn.body, throat + worn.throat
        sleeve = worn.sleeve or sleeve
    back_hair, head = _head(figure, throat)
    arms = {True: "", False: ""}
    hands: list[tuple[Point, float]] = []
    for side, hand in ((-1, figure.left), (1, figure.right)):
        arms[hand.behind] += _arm(figure, hand, side, sleeve, frame, tones)
        hands.append((hand.reach, (props.held_reach(hand.hold) if hand.hold else 0.0) + 40))
    pieces = (
        (arms[True] + behind + back_hair, 1.1, _around(figure, _TRAIN, *hands)),
        (dressed, 0.7, _around(figure, _BODY)),
        (head, 0.55, _around(figure, _HEAD)),
        (arms[False], 0.8, _around(figure, _ARMS, *hands)),
    )
    return [
        Sheet(
            group(piece, figure.at, turn=figure.lean, size=figure.size, flip=figure.flip),
            lift=lift * figure.size,
            box=box,
        )
        for piece, lift, box in pieces
        if piece
    ]


def _around(figure: Figure, box: Box, *hands: tuple[Point, float]) -> Box:
    """Place a box of a figure's own space on the stage, widened to what its hands hold."""
    if figure.lean:
        return STAGE
    left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
    for (x, y), reach in hands:
        left, right = min(left, x - reach), max(right, x + reach)
        top, bottom = min(top, y - reach), max(bottom, y + reach)
    if figure.flip:
        left, right = -right, -left
    (x, y), size = figure.at, figure.size
    return x + left * size, y + top * size, (right - left) * size, (bottom - top) * size
