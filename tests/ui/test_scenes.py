"""The screens before a match, driven by real events: where each button leads, and what is remembered."""

from __future__ import annotations

import pygame
import pytest

from tabletop import games
from tabletop.ui import seeds
from tabletop.ui.scenes.load import LoadScene
from tabletop.ui.scenes.new_game import NewGameScene
from tabletop.ui.store import Store
from tests.ui.menus import GAME, keep, new_game, overwrite, title
from tests.ui.shell import Shell

pytestmark = pytest.mark.filterwarnings("ignore:Clamping shape_corner_radius:UserWarning")


# -- title


def test_escape_asks_before_it_quits(shell: Shell) -> None:
    title(shell).press(pygame.K_ESCAPE)
    assert shell.scene == "Ask"
    shell.press(pygame.K_ESCAPE)
    assert shell.scene == "TitleScene"
    shell.press(pygame.K_ESCAPE)
    shell.click("ui-quit-yes")
    assert shell.app.scenes == []


def test_the_title_shows_what_can_be_continued(shell: Shell) -> None:
    assert shell.app.text("ui-continue") not in title(shell).buttons
    keep(shell, None)
    title(shell).click("ui-continue")
    assert shell.scene == "TableScene"


def test_a_crash_is_told_at_the_next_start(shell: Shell) -> None:
    shell.app.store.note_crash()
    title(shell)
    assert shell.scene == "Ask"
    shell.click("ok")
    assert shell.scene == "TitleScene"
    title(shell)
    assert shell.scene == "TitleScene"


def test_after_a_crash_the_match_can_be_resumed(shell: Shell) -> None:
    keep(shell, None)
    shell.app.store.note_crash()
    title(shell).click("ui-resume")
    assert shell.scene == "TableScene"


# -- new game


def test_from_the_title_to_the_table(shell: Shell) -> None:
    new_game(shell).click("ui-play")
    assert shell.scene == "TableScene"


def test_a_set_up_is_remembered(shell: Shell) -> None:
    new_game(shell).click_at(shell.menu.widgets.spots[2].element.rect.center)  # 4 players
    shell.click("option-la_campana-mode.alliance")
    shell.click("kind-page", which=1)
    shell.click("ui-play")
    setup = shell.app.store.setups.games["la_campana"]
    assert [one.kind for one in setup.players] == ["human", "page", "squire", "squire"]
    assert setup.options["mode"] == "alliance"
    again = NewGameScene(shell.app, GAME)
    shell.app.replace(again)
    shell.frames()
    shell.click("ui-play")
    assert shell.app.store.setups.games["la_campana"] == setup


def test_an_option_of_many_values_is_turned_through_both_ways(shell: Shell) -> None:
    shell.app.replace(NewGameScene(shell.app, games.get("espada_negra")))
    shell.frames()
    shell.click("option-espada_negra-condition.drawn")
    middle = shell.button("option-espada_negra-condition.rey").element.rect
    shell.click_at((middle.left - middle.height, middle.centery))
    shell.click_at((middle.left - middle.height, middle.centery))
    assert shell.button("option-espada_negra-condition.alcaide")
    shell.click_at((middle.right + middle.height, middle.centery))
    shell.click_at((middle.right + middle.height, middle.centery))
    shell.click("option-espada_negra-condition.rey")
    shell.click("ui-play")
    assert shell.app.store.setups.games["espada_negra"].options["condition"] == "ciudad"


def test_a_code_deals_the_same_cards_again(shell: Shell) -> None:
    hands = []
    for _ in range(2):
        new_game(shell)
        _type_code(shell, seeds.encode(4711))
        shell.click("ui-play")
        table = shell.app.scene
        assert table is not None
        match = table.session.match  # type: ignore[attr-defined]
        hands.append([match.table.faces[card].id for card in match.table.zone("hand", 0)])
        assert match.seed == 4711
    assert hands[0] == hands[1]


def test_a_wrong_code_is_refused_in_words(shell: Shell) -> None:
    new_game(shell)
    _type_code(shell, "ABCD-EFGH")
    shell.click("ui-play")
    assert shell.scene == "NewGameScene"
    assert shell.menu.about == shell.app.text("error-code-slip")


def test_two_of_one_name_are_refused(shell: Shell) -> None:
    new_game(shell).click("kind-human", which=1)
    for seat in range(2):
        entries = [spot for spot in shell.menu.widgets.spots if not spot.words]
        overwrite(shell, entries[seat].element.rect.center, "Ana")
    shell.click("ui-play")
    assert shell.scene == "NewGameScene"
    assert shell.menu.about == shell.app.text("error-name-twice", name="Ana")


def test_a_bot_gives_way_to_who_has_its_name(shell: Shell) -> None:
    new_game(shell)
    entries = [spot for spot in shell.menu.widgets.spots if not spot.words]
    overwrite(shell, entries[0].element.rect.center, "Lady Elvira")
    shell.click("ui-play")
    assert shell.scene == "TableScene"
    names = [one.name for one in shell.app.store.setups.games["la_campana"].players]
    assert names == ["Lady Elvira", "Sir Nuño"]


def test_an_emptied_name_is_missed(shell: Shell) -> None:
    new_game(shell)
    entries = [spot for spot in shell.menu.widgets.spots if not spot.words]
    overwrite(shell, entries[0].element.rect.center, "")
    shell.click("ui-play")
    assert shell.menu.about == shell.app.text("error-name-missing", n=1)


def test_letters_typed_into_a_name_are_no_short_cuts(shell: Shell) -> None:
    new_game(shell)
    entries = [spot for spot in shell.menu.widgets.spots if not spot.words]
    overwrite(shell, entries[0].element.rect.center, "Mencía")
    shell.press(pygame.K_m)
    assert shell.app.settings.sound is False
    shell.click("ui-play")
    assert shell.app.store.setups.games["la_campana"].players[0].name == "Mencía"


def _type_code(shell: Shell, code: str) -> None:
    entries = [spot for spot in shell.menu.widgets.spots if spot.about == shell.app.text("ui-code.about")]
    overwrite(shell, entries[0].element.rect.center, code)


# -- settings


def test_a_language_holds_at_once(shell: Shell) -> None:
    title(shell).click("ui-settings")
    shell.click("language-es")
    assert shell.app.text.language == "es"
    assert "Listo" in shell.buttons
    shell.click("ui-done")
    assert "Ajustes" in shell.buttons


def test_settings_are_kept(shell: Shell, store: Store) -> None:
    title(shell).click("ui-settings")
    shell.click("speed-fast")
    shell.click("ui-on", which=4)  # sound, full screen, palette, motion, curtain: that is the curtain
    shell.click("ui-on", which=3)
    again = Store(store.folders)
    assert again.settings.speed == "fast"
    assert again.settings.reduced_motion is True
    assert again.settings.curtain is True
    again.close()


def test_a_text_size_enlarges_what_is_shown(shell: Shell) -> None:
    title(shell).click("ui-settings")
    before = shell.menu.widgets.text_scale
    place = next(spot for spot in shell.menu.widgets.spots if spot.words == "125 %")
    shell.click_at(place.element.rect.center)
    assert shell.menu.widgets.text_scale > before


def test_arrow_keys_move_the_volume(shell: Shell) -> None:
    title(shell).click("ui-settings")
    index = next(i for i, spot in enumerate(shell.menu.widgets.spots) if spot.nudge is not None)
    shell.menu.widgets.focus_on(index, shown=True)
    shell.press(pygame.K_RIGHT)
    assert shell.app.settings.volume == 80
    shell.press(pygame.K_LEFT)
    shell.press(pygame.K_LEFT)
    assert shell.app.settings.volume == 60


# -- keyboard


def test_the_keyboard_alone_reaches_the_table(shell: Shell) -> None:
    title(shell).press(pygame.K_TAB)
    shell.press(pygame.K_RETURN)
    assert shell.scene == "NewGameScene"
    shell.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    shell.press(pygame.K_RETURN)
    assert shell.scene == "TableScene"


def test_what_has_the_focus_tells_about_itself(shell: Shell) -> None:
    title(shell).press(pygame.K_TAB)
    for game in games.all():
        assert shell.menu.widgets.about == shell.app.text(f"box-{game.id}")
        shell.press(pygame.K_TAB)
    shell.press(pygame.K_DOWN)
    for _ in range(4):
        shell.press(pygame.K_UP)
    assert shell.menu.widgets.about == shell.app.text("ui-load.about")


def test_a_double_click_presses_once(shell: Shell) -> None:
    title(shell).click("ui-settings")
    place = shell.button("ui-done").element.rect.center
    for _ in range(2):
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=place, button=1))
    shell.frames()
    assert shell.scene == "TitleScene"


def test_a_right_click_presses_nothing(shell: Shell) -> None:
    title(shell).click_at(shell.button("ui-settings").element.rect.center, button=3)
    assert shell.scene == "TitleScene"


# -- load


def test_an_empty_list_says_what_to_do(shell: Shell) -> None:
    title(shell).click("ui-load")
    assert shell.scene == "LoadScene"
    assert shell.buttons == [shell.app.text("back")]


def test_a_damaged_file_is_shown_and_cannot_be_played(shell: Shell) -> None:
    keep(shell, "Friday")
    path = shell.app.store.folders.saves / "broken.json"
    path.write_text('{"format": 1,', encoding="utf-8")
    shell.app.replace(LoadScene(shell.app))
    shell.frames()
    assert shell.buttons.count(shell.app.text("ui-open")) == 1
    assert path.read_text(encoding="utf-8") == '{"format": 1,'


def test_a_deleted_match_comes_back(shell: Shell) -> None:
    keep(shell, "Friday")
    shell.app.replace(LoadScene(shell.app))
    shell.frames()
    bin_ = next(spot for spot in shell.menu.widgets.spots if spot.about == shell.app.text("ui-delete.about"))
    shell.click_at(bin_.element.rect.center)
    assert shell.app.store.saves.list() == ()
    shell.click("ui-undelete")
    assert [entry.title for entry in shell.app.store.saves.list()] == ["Friday"]


def test_a_match_is_renamed(shell: Shell) -> None:
    keep(shell, "Friday")
    keep(shell, "Sunday")
    shell.app.replace(LoadScene(shell.app))
    shell.frames()
    pencils = [spot for spot in shell.menu.widgets.spots if spot.about == shell.app.text("ui-rename.about")]
    shell.click_at(pencils[0].element.rect.center)
    assert shell.scene == "AskName"
    overwrite(shell, shell.menu.widgets.spots[0].element.rect.center, "Friday")
    shell.click("ok")
    assert shell.scene == "AskName"  # the name is taken: it says so and stays
    overwrite(shell, shell.menu.widgets.spots[0].element.rect.center, "Monday")
    shell.press(pygame.K_RETURN)
    assert shell.scene == "LoadScene"
    assert {entry.title for entry in shell.app.store.saves.list()} == {"Friday", "Monday"}


def test_a_save_that_has_gone_is_told(shell: Shell) -> None:
    keep(shell, "Friday")
    shell.app.replace(LoadScene(shell.app))
    shell.frames()
    shell.app.store.saves.list()[0].path.unlink()
    shell.click("ui-open")
    assert shell.scene == "Ask"
