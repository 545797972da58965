"""The screens around the table, driven by real events: where each button leads, and that everything fits."""

from __future__ import annotations

import pygame
import pytest

from tabletop import games
from tabletop.cli.shoot import SCENES, scene_of
from tabletop.engine import Game
from tabletop.storage.models import Player
from tabletop.storage.save_file import Label
from tabletop.text.languages import LANGUAGES, Language
from tabletop.ui import play, seeds
from tabletop.ui.scenes import option_lines
from tabletop.ui.scenes.load import LoadScene
from tabletop.ui.scenes.menu import MenuScene
from tabletop.ui.scenes.new_game import NewGameScene
from tabletop.ui.scenes.title import TitleScene
from tabletop.ui.store import Store
from tests.ui.conftest import OpenShell
from tests.ui.shell import Shell, overlaps

pytestmark = pytest.mark.filterwarnings("ignore:Clamping shape_corner_radius:UserWarning")
TABLES = {
    "table", "triggers", "interception", "bid", "attack", "berserkers", "espionage", "draft", "anyone",
}  # fmt: skip
MENUS = sorted(set(SCENES) - TABLES)
GAME = games.get("la_campana")


def title(shell: Shell) -> Shell:
    """Go to the title."""
    play.to_title(shell.app)
    shell.frames()
    return shell


def match_record() -> dict[str, object]:
    """Return the record of a match that has just been dealt."""
    from tabletop.engine import Match

    return Match(GAME, 2, 7).record()


def keep(shell: Shell, title: str | None) -> None:
    """Keep a match under a title, or as the autosave."""
    players = (Player(name="Ana", kind="human"), Player(name="Íñigo", kind="squire"))
    label = Label(saved=shell.app.now(), players=players)
    if title is None:
        shell.app.store.saves.autosave(match_record(), label)
    else:
        shell.app.store.saves.save(title, match_record(), label)


# -- everything fits


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("name", MENUS)
def test_nothing_is_cut_and_nothing_overlaps(
    open_shell: OpenShell, name: str, size: tuple[int, int], language: str
) -> None:
    shell = open_shell(size, language)
    shell.app.shoot(scene_of(shell.app, name))
    _check_fit(shell)
    assert (
        shell.menu.widgets.text_scale == shell.app.text_scale
    )  # at 100 % letters have the size that was asked for


@pytest.mark.parametrize("name", MENUS)
def test_the_largest_text_fits_the_smallest_window(open_shell: OpenShell, name: str) -> None:
    shell = open_shell((1024, 640), "es", text_size=200)
    shell.app.shoot(scene_of(shell.app, name, seats=5))
    _check_fit(shell)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_every_game_can_be_set_up_in_the_smallest_window(
    open_shell: OpenShell, game: Game, language: Language
) -> None:
    shell = open_shell((1024, 640), language)
    shell.app.shoot(NewGameScene(shell.app, game, game.players[-1]))
    _check_fit(shell)


def test_what_fits_at_no_size_can_be_pressed_all_the_same(
    open_shell: OpenShell, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell = open_shell((1024, 640), "en")
    monkeypatch.setattr(option_lines, "value_words", lambda *_: "as long as it is broad " * 5)
    shell.app.shoot(NewGameScene(shell.app, games.get("espada_negra")))
    assert shell.menu.widgets.cut
    shell.click("ui-play")
    assert shell.scene == "TableScene"


def _check_fit(shell: Shell) -> None:
    window = pygame.Rect((0, 0), shell.app.size)
    rects = [spot.element.rect for spot in shell.menu.widgets.spots]
    assert shell.menu.fits
    assert shell.menu.widgets.cut == []
    assert all(window.contains(rect) for rect in rects)
    assert overlaps(rects) == []


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


def new_game(shell: Shell) -> Shell:
    """Open the box of the first game."""
    title(shell).click("game-la_campana")
    assert shell.scene == "NewGameScene"
    return shell


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
        _overwrite(shell, entries[seat].element.rect.center, "Ana")
    shell.click("ui-play")
    assert shell.scene == "NewGameScene"
    assert shell.menu.about == shell.app.text("error-name-twice", name="Ana")


def test_a_bot_gives_way_to_who_has_its_name(shell: Shell) -> None:
    new_game(shell)
    entries = [spot for spot in shell.menu.widgets.spots if not spot.words]
    _overwrite(shell, entries[0].element.rect.center, "Lady Elvira")
    shell.click("ui-play")
    assert shell.scene == "TableScene"
    names = [one.name for one in shell.app.store.setups.games["la_campana"].players]
    assert names == ["Lady Elvira", "Sir Nuño"]


def test_an_emptied_name_is_missed(shell: Shell) -> None:
    new_game(shell)
    entries = [spot for spot in shell.menu.widgets.spots if not spot.words]
    _overwrite(shell, entries[0].element.rect.center, "")
    shell.click("ui-play")
    assert shell.menu.about == shell.app.text("error-name-missing", n=1)


def test_letters_typed_into_a_name_are_no_short_cuts(shell: Shell) -> None:
    new_game(shell)
    entries = [spot for spot in shell.menu.widgets.spots if not spot.words]
    _overwrite(shell, entries[0].element.rect.center, "Mencía")
    shell.press(pygame.K_m)
    assert shell.app.settings.sound is False
    shell.click("ui-play")
    assert shell.app.store.setups.games["la_campana"].players[0].name == "Mencía"


def _overwrite(shell: Shell, at: tuple[int, int], words: str) -> None:
    shell.click_at(at)
    assert shell.menu.is_typing
    shell.press(pygame.K_END)
    for _ in range(45):
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0))
    shell.frames()
    shell.type(words)


def _type_code(shell: Shell, code: str) -> None:
    entries = [spot for spot in shell.menu.widgets.spots if spot.about == shell.app.text("ui-code.about")]
    _overwrite(shell, entries[0].element.rect.center, code)


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
    _overwrite(shell, shell.menu.widgets.spots[0].element.rect.center, "Friday")
    shell.click("ok")
    assert shell.scene == "AskName"  # the name is taken: it says so and stays
    _overwrite(shell, shell.menu.widgets.spots[0].element.rect.center, "Monday")
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


# -- pause, between, result


def paused(shell: Shell) -> Shell:
    """Begin a match and pause it."""
    new_game(shell).click("ui-play")
    table = shell.app.scene
    assert table is not None
    play.pause(shell.app, table.session)  # type: ignore[attr-defined]
    shell.frames()
    return shell


def test_a_match_is_saved_under_a_name_and_left(shell: Shell) -> None:
    paused(shell).click("ui-save-as")
    shell.click("ok")
    assert shell.scene == "PauseScene"
    named = [entry for entry in shell.app.store.saves.list() if not entry.is_autosave]
    assert [entry.players[0].name for entry in named] == [shell.app.text("ui-default-name", n=1)]
    assert named[0].thumbnail is not None
    shell.click("ui-to-title")
    assert shell.scene == "TitleScene"
    assert shell.app.text("ui-continue") in shell.buttons


def test_a_shared_screen_is_saved_without_a_picture(shell: Shell) -> None:
    new_game(shell).click("kind-human", which=1)
    shell.click("ui-play")
    table = shell.app.scene
    assert table is not None
    assert play.thumbnail(shell.app, table.session) is None  # type: ignore[attr-defined]


def test_surrender_asks_first(shell: Shell) -> None:
    paused(shell).click("ui-surrender")
    assert shell.scene == "Ask"
    shell.click("cancel")
    assert shell.scene == "PauseScene"
    session = shell.menu._session  # type: ignore[attr-defined]
    events = len(session.match.events)
    shell.frames(5)  # within the time of a double click a second one would not count
    shell.click("ui-surrender")
    shell.click("ui-surrender-yes")
    assert any(event.kind == "surrendered" for event in session.match.events[events:])


def test_a_seat_is_handed_to_a_bot_and_back(shell: Shell) -> None:
    session = paused(shell).menu._session  # type: ignore[attr-defined]
    shell.click("ui-seats")
    shell.click("kind-page")
    assert session.players[0].bot == "page"
    shell.click("kind-human")
    assert session.players[0].bot is None


def test_the_result_offers_the_same_again(shell: Shell) -> None:
    shell.app.shoot(scene_of(shell.app, "result"))
    session = shell.menu._session  # type: ignore[attr-defined]
    names = list(session.names)
    shell.click("ui-change-places")
    assert shell.scene == "TableScene"
    again = shell.app.store.setups.games[session.match.game.id]
    assert [one.name for one in again.players] == names[1:] + names[:1]


def test_between_battles_enter_goes_on(shell: Shell) -> None:
    shell.app.shoot(TitleScene(shell.app), scene_of(shell.app, "between"))
    assert isinstance(shell.app.scene, MenuScene)
    shell.press(pygame.K_RETURN)
    assert shell.scene == "TitleScene"
