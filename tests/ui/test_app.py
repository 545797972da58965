"""The window itself: the stack, the loop, what is shared by all screens."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.engine import Reason
from tabletop.storage.folders import Folders, find_folders
from tabletop.ui import play
from tabletop.ui.app import LONGEST_STEP, App
from tabletop.ui.backdrops import Backdrops
from tabletop.ui.pixels import in_pixels
from tabletop.ui.scenes.scene import FPS_MOVING, Scene
from tabletop.ui.sounds import Sounds
from tabletop.ui.store import Store
from tests.ui.conftest import OpenShell
from tests.ui.shell import Shell


class Blank(Scene):
    """Notes how it is called, and paints one colour."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.calls: list[str] = []
        self.passed = 0.0

    def enter(self) -> None:
        self.calls.append("enter")

    def leave(self) -> None:
        self.calls.append("leave")

    def close(self) -> None:
        self.calls.append("close")

    def resize(self, size: tuple[int, int]) -> None:
        self.calls.append(f"resize {size[0]}")

    def update(self, dt: float) -> None:
        self.passed += dt

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        if not self.is_stale:
            return None
        self.is_stale = False
        return [surface.fill("#204020")]


def test_scenes_are_laid_out_before_they_are_entered(shell: Shell) -> None:
    below, above = Blank(shell.app), Blank(shell.app)
    shell.app.push(below)
    shell.frames()
    shell.app.push(above)
    shell.frames()
    shell.app.pop()
    shell.frames()
    assert below.calls == ["resize 1280", "enter", "leave", "enter"]
    assert above.calls == ["resize 1280", "enter", "leave", "close"]


@pytest.mark.parametrize("name", ["title", "new-game", "load", "settings", "result"])
def test_idle_draws_nothing(shell: Shell, name: str) -> None:
    from tabletop.cli.shoot import scene_of

    shell.app.shoot(scene_of(shell.app, name))
    shell.frames(4)
    shown = shell.app.frames
    shell.frames(8)
    assert shell.app.frames == shown


def test_a_hovered_button_draws_only_what_changes(shell: Shell) -> None:
    play.to_title(shell.app)
    shell.frames()
    rect = shell.button("ui-quit").element.rect
    shell.menu.widgets.handle(
        pygame.Event(pygame.MOUSEMOTION, pos=rect.center, rel=(1, 1), buttons=(0, 0, 0))
    )
    shell.menu.update(0.3)
    painted = shell.menu.draw(shell.app.canvas)
    assert painted is not None
    whole = shell.app.size[0] * shell.app.size[1]
    assert sum(one.width * one.height for one in painted) < whole / 8


def test_time_jumps_are_capped(shell: Shell) -> None:
    scene = Blank(shell.app)
    shell.app.push(scene)
    shell.app.step((), 20.0)
    assert scene.passed == pytest.approx(LONGEST_STEP)


def test_a_resize_lays_out_at_most_ten_times_a_second(shell: Shell) -> None:
    scene = Blank(shell.app)
    shell.app.push(scene)
    shell.frames()
    scene.calls.clear()
    for width in range(1100, 1140):
        shell.app.window.size = (width, 700)
        shell.app.step(pygame.event.get(), 0.01)
    shell.frames()
    assert len(scene.calls) <= 6
    assert scene.calls[-1] == "resize 1139"


def test_m_turns_sound_on_and_off(shell: Shell) -> None:
    play.to_title(shell.app)
    shell.frames()
    shell.press(pygame.K_m)
    assert shell.app.settings.sound is True
    assert shell.app.sounds.is_on is True
    assert shell.app.notices.current == Reason("ui-sound-on")
    shell.press(pygame.K_m)
    assert shell.app.sounds.is_on is False


def test_f11_covers_the_screen(shell: Shell) -> None:
    play.to_title(shell.app)
    shell.press(pygame.K_F11)
    assert shell.app.settings.full_screen is True
    shell.press(pygame.K_F11)
    assert shell.app.settings.full_screen is False


def test_a_held_key_acts_once(shell: Shell) -> None:
    play.to_title(shell.app)
    shell.frames()
    for _ in range(3):
        shell.post(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0)
    assert shell.app.settings.sound is True


def test_closing_the_window_ends_everything(shell: Shell) -> None:
    play.to_title(shell.app)
    shell.frames()
    shell.post(pygame.QUIT)
    assert shell.app.scenes == []


def test_a_notice_goes_by_itself(shell: Shell) -> None:
    play.to_title(shell.app)
    shell.frames()
    before = pygame.image.tobytes(shell.app.canvas, "RGB")
    shell.app.notify(Reason("storage-disk-full"))
    shell.frames()
    assert pygame.image.tobytes(shell.app.canvas, "RGB") != before
    shell.frames(60)
    assert shell.app.notices.current is None
    assert pygame.image.tobytes(shell.app.canvas, "RGB") == before


def test_an_unwritable_home_is_told_and_play_goes_on(open_shell: OpenShell, tmp_path: Path) -> None:
    shell = open_shell()
    problem = Reason("storage-folder-forbidden", {"folder": "…"})
    store = Store(Folders(tmp_path / "no", tmp_path / "no", tmp_path / "no", problem))
    app = App.headless((1280, 720), store, "en")
    again = Shell(app)
    play.to_title(app)
    again.frames()
    assert app.notices.current == problem
    again.click("game-la_campana")
    again.click("ui-play")
    assert again.scene == "TableScene"
    assert not (tmp_path / "no").exists()
    app.close()
    del shell


def test_no_audio_device_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object, **_more: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", fail)
    sounds = Sounds(is_on=True, volume=70)
    assert sounds.play("coin") is False
    assert sounds.play("slide") is False
    with pytest.raises(ValueError, match="no sound is called"):
        sounds.play("trumpet")


def test_the_stage_is_painted_beside_the_frames() -> None:
    backdrops = Backdrops(is_patient=False)
    pygame.display.init()
    pygame.display.set_mode((64, 40))
    first = backdrops.get((320, 200), 0)
    assert first.get_size() == (320, 200)
    assert not backdrops.has((320, 200), 0)
    for _ in range(200):
        if backdrops.has_arrived((320, 200), 0):
            break
        pygame.time.wait(10)
    painted = backdrops.get((320, 200), 0)
    assert pygame.image.tobytes(painted, "RGB") != pygame.image.tobytes(first, "RGB")
    backdrops.close()
    pygame.display.quit()


def test_a_point_of_two_pixels() -> None:
    event = pygame.Event(pygame.MOUSEMOTION, pos=(640, 360), rel=(3, -1), buttons=(0, 0, 0))
    scaled = in_pixels(event, (1280, 720), (2560, 1440))
    assert (scaled.pos, scaled.rel, scaled.buttons) == ((1280, 720), (6, -2), (0, 0, 0))
    assert in_pixels(event, (1280, 720), (1280, 720)) is event


def test_moving_scenes_get_sixty_frames(shell: Shell) -> None:
    class Moving(Blank):
        def wants_fps(self) -> int:
            return FPS_MOVING

    shell.app.push(Moving(shell.app))
    shell.frames(40)
    assert shell.app.fps == FPS_MOVING
    shell.app.pop()
    shell.app.push(Blank(shell.app))
    shell.frames(40)  # ten quiet seconds
    assert shell.app.fps == 16


def test_find_folders_is_what_the_store_uses(tmp_path: Path) -> None:
    folders = find_folders({"TABLETOP_HOME": str(tmp_path)})
    store = Store(folders)
    store.change(volume=30)
    store.close()
    assert (folders.config / "settings.json").exists()
