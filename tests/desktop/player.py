"""A player of La Campaña who knows the table only from what a window tells, and acts with the pointer alone."""

from __future__ import annotations

from tabletop.text.languages import Text
from tests.desktop.window import State, Thing, Window

WORDS = Text("en", strict=True)
CODE = "0000-001Q"
"""Deals the first seat a knight, two mages, Gold 1, Potion 9, Sword 9 and Arrow 1; it begins."""
ME, RIVAL = 0, 1
FIELD, CASTLE, HAND, DECK = ["field", ME], ["castle", ME], ["hand", ME], ["deck", 0]
BEATS = {"potion": "knight", "sword": "archer", "arrow": "mage"}
"""The warriors that a weapon hits with full force: those that its own kind of warrior beats."""

MOST_DEEDS = 400


def sit_down(window: Window, rival: str = "") -> None:
    """Open the box, choose a rival, type the code of the deal, and begin.

    :param rival: the level of the bot; the usual one when left out.
    """
    window.until_scene("TitleScene")
    window.click(window.button(WORDS("game-la_campana")))
    window.until_scene("NewGameScene")
    if rival:
        frame = window.state["frame"]
        window.click(window.button(WORDS(f"kind-{rival}"), RIVAL))
        window.until(lambda state: state["frame"] > frame, "the rival chosen")
    window.click(window.button(WORDS("ui-code.about")))
    window.key("ctrl+a")
    window.type(CODE)
    window.click(window.button(WORDS("ui-play")))
    window.until(lambda state: state.get("prompt") == "prompt-muster", "the first battle")


def muster(window: Window) -> None:
    """Send the knight and both mages into the field."""
    warriors = [
        thing["thing"]
        for thing in window.state["things"]
        if thing["face"] in ("knight-5", "mage-1", "mage-3") and thing["place"] == HAND
    ]
    assert len(warriors) == 3
    for card in warriors:
        choose(window, card)
    window.click(window.tool("confirm"))
    window.until(lambda state: state.get("prompt") == "prompt-act", "my first turn")
    assert sorted(faces_in(window.state, FIELD)) == ["knight-5", "mage-1", "mage-3"]


def cards_in(state: State, place: list[object]) -> list[int]:
    """Return the cards of a place."""
    return next(list(one["cards"]) for one in state["things"] if one["thing"] == place)


def faces_in(state: State, place: list[object]) -> list[str]:
    """Return the faces of the cards that show at a place."""
    return [one["face"] for one in state.get("things", ()) if one["place"] == place and one["face"]]


def carry_outs(window: Window, verb: str) -> list[tuple[State, Thing]]:
    """List the ways to carry a thing somewhere that mean something: what is carried, and whereto."""
    return [
        (thing, aim["thing"])
        for thing in window.state["things"]
        for aim in thing["targets"]
        if verb in aim["verbs"]
    ]


def force(window: Window, weapon: State, aim: Thing) -> float:
    """Return what a weapon would do to a warrior (La Campaña, "Pure Attack")."""
    kind, value = weapon["face"].split("-")
    target = window.thing(aim)["face"]
    return int(value) / (1 if target.startswith(BEATS[kind]) else 2)


def best_attack(window: Window) -> tuple[State, Thing] | None:
    """Return the weapon that does the most, and to whom."""
    attacks = carry_outs(window, "attack")
    return max(attacks, key=lambda one: force(window, *one), default=None)


def play_until_battle_ends(window: Window) -> None:
    """Make one decision after another until a battle has been won."""
    for _ in range(MOST_DEEDS):
        window.until(
            lambda state: state["scene"] == "BetweenScene" or state.get("serial") is not None,
            "a decision or the end of the battle",
        )
        if window.state["scene"] == "BetweenScene":
            return
        decide(window)
    raise AssertionError(f"no end after {MOST_DEEDS} decisions")


def decide(window: Window) -> None:
    """Make the decision that is asked for, and wait until it has been taken."""
    serial = window.state["serial"]
    if window.state["prompt"] == "prompt-act":
        act(window)
    else:
        answer(window)
    window.until(
        lambda state: state["scene"] != "TableScene" or state["serial"] != serial,
        f"the decision {serial} taken",
    )


def act(window: Window) -> None:
    """Do the first thing that can be done in a turn, in the order of its steps, or end it."""
    for verb in ("draw", "recruit"):
        ways = [way for way in carry_outs(window, verb) if way[0]["thing"] == DECK or verb == "recruit"]
        if ways:
            carry(window, ways[0][0]["thing"], ways[0][1])
            return
    attack = best_attack(window)
    if attack is not None:
        carry(window, attack[0]["thing"], attack[1])
        return
    for verb in ("besiege", "steal", "build"):
        ways = carry_outs(window, verb)
        if ways:
            carry(window, ways[0][0]["thing"], ways[0][1])
            return
    window.click(window.tool("end"))


def carry(window: Window, start: Thing, aim: Thing) -> None:
    """Drag a thing to another one; where that could mean several things, take the first."""
    window.drag(window.at(start), window.at(aim), window.at(aim))


def answer(window: Window) -> None:
    """Choose as few as will do, confirm whatever number or order is proposed, or press what comes first."""
    several = window.state["several"]
    if several is not None:
        offered = [thing["thing"] for thing in window.state["things"] if thing["targets"]]
        wanted = max(1, several["least"]) if not several["may_confirm"] else several["least"]
        for thing in offered[: max(0, wanted - several["count"])]:
            choose(window, thing)
    names = [tool["tool"] for tool in window.state["tools"]]
    window.click(window.tool("confirm" if "confirm" in names else names[-1]))


def choose(window: Window, thing: Thing) -> None:
    """Click on one of several things, and wait until it is chosen."""
    count = window.state["several"]["count"]
    window.click(window.at(thing))
    window.until(lambda state: state["several"]["count"] == count + 1, f"{count + 1} chosen")
