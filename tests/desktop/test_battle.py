"""The program as a whole: a battle of La Campaña in a real window, by a real pointer, closed and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.storage.folders import find_folders
from tabletop.storage.saves import Saves
from tabletop.storage.settings import Settings, save_settings
from tabletop.text.languages import Text
from tests.desktop.player import (
    CASTLE,
    FIELD,
    HAND,
    RIVAL,
    best_attack,
    cards_in,
    carry,
    carry_outs,
    decide,
    faces_in,
    muster,
    play_until_battle_ends,
    sit_down,
)
from tests.desktop.window import State, Window, opened

pytestmark = pytest.mark.desktop

WORDS = Text("en", strict=True)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Give a home where the game is spoken in English, at a brisk pace and in silence."""
    folder = tmp_path / "home"
    folders = find_folders({"TABLETOP_HOME": str(folder)})
    save_settings(folders, Settings(language="en", speed="fast", sound=False))
    return folder


def test_a_battle_is_played_left_and_gone_on_with(home: Path, tmp_path: Path) -> None:
    with opened(home, tmp_path) as window:
        sit_down(window, rival="page")
        muster(window)
        attack_while_the_window_changes_its_size(window)
        build(window)
        end_the_turn(window)
        window.until(lambda state: state.get("prompt") == "prompt-act", "my next turn")
        left = what_lies(window.state)
        assert window.close() == 0

    entry = Saves(find_folders({"TABLETOP_HOME": str(home)}), ["la_campana"]).newest_autosave()
    assert entry is not None
    assert [player.kind for player in entry.players] == ["human", "page"]

    with opened(home, tmp_path) as window:
        window.click(window.button(WORDS("ui-continue")))
        window.until(lambda state: state.get("prompt") == "prompt-act", "my turn again")
        assert what_lies(window.state) == left
        play_until_battle_ends(window)
        window.click(window.button(WORDS("ui-next-battle")))
        window.until(lambda state: state.get("prompt") == "prompt-muster", "the second battle")
        assert len(cards_in(window.state, HAND)) == 7
        assert cards_in(window.state, CASTLE) == []
        assert window.close() == 0


def attack_while_the_window_changes_its_size(window: Window) -> None:
    """Drag a weapon on a rival's warrior; half-way there the window grows."""
    attack = best_attack(window)
    assert attack is not None
    weapon, aim = attack[0]["thing"], attack[1]
    assert window.thing(aim)["place"] == ["field", RIVAL]
    window.move(window.at(weapon))
    window.press()
    window.move(window.at(FIELD))
    window.until(lambda state: state["dragged"] == weapon, "the weapon in the hand")
    before = window.at(aim)
    window.resize((1500, 840))
    assert window.state["dragged"] == weapon
    assert window.at(aim) != before
    window.move(window.at(aim))
    serial = window.state["serial"]
    window.release()
    window.until(lambda state: state["serial"] not in (None, serial), "the blow struck")
    # No single weapon fells a warrior in full health: it lies on its target now (La Campaña, "Pure Attack").
    assert attack[0]["face"] in faces_in(window.state, ["upon", RIVAL])


def build(window: Window) -> None:
    """Lay Gold 1 down as the relic of a castle."""
    gold = next(thing for thing, aim in carry_outs(window, "build") if thing["face"] == "gold-1")
    carry(window, gold["thing"], CASTLE)
    window.until(lambda state: faces_in(state, CASTLE) == ["gold-1"], "a castle begun")


def end_the_turn(window: Window) -> None:
    """Press the button; the rival moves."""
    turns = window.state["turns"]
    window.click(window.tool("end"))
    while window.until(lambda state: state.get("serial") is not None, "a decision")["turns"] < turns + 2:
        decide(window)  # the rival's turn may ask something of me


def what_lies(state: State) -> list[object]:
    """Return all cards that show, with their faces and places, and what is asked."""
    cards = sorted(
        (one["thing"], one["face"], one["place"]) for one in state["things"] if one["cards"] is None
    )
    return [cards, state["serial"], state["prompt"], state["turns"]]
