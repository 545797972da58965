"""Who lost the last match of the same people outlives the program."""

import pytest

from tabletop.storage.documents import Loaded
from tabletop.storage.folders import Folders
from tabletop.storage.losses import MOST, Losses, load_losses, save_losses

PAIR = ("Ana", "Berta")


def test_at_first_nobody_has_lost(folders: Folders) -> None:
    assert load_losses(folders) == Loaded(Losses())
    assert Losses().loser("aragon", PAIR) is None


def test_the_loser_is_known_wherever_people_sit_then() -> None:
    losses = Losses().with_result("aragon", PAIR, [0])
    assert losses.loser("aragon", PAIR) == "Berta"
    assert losses.loser("aragon", ("Berta", "Ana")) == "Berta"


def test_of_the_same_people_the_last_match_counts() -> None:
    losses = Losses().with_result("aragon", PAIR, [0]).with_result("aragon", ("Berta", "Ana"), [0])
    assert losses.loser("aragon", PAIR) == "Ana"


@pytest.mark.parametrize(("game", "names"), [("aragon", ("Ana", "Carlos")), ("espada_negra", PAIR)])
def test_other_people_and_other_games_do_not_matter(game: str, names: tuple[str, str]) -> None:
    assert Losses().with_result("aragon", PAIR, [0]).loser(game, names) is None


def test_after_a_draw_the_earlier_loss_stands() -> None:
    losses = Losses().with_result("aragon", PAIR, [1])
    assert losses.with_result("aragon", PAIR, [0, 1]) == losses


def test_where_several_lost_none_of_them_begins() -> None:
    names = ("Ana", "Berta", "Carlos")
    assert Losses().with_result("espada_negra", names, [1]).loser("espada_negra", names) is None


def test_losses_come_back(folders: Folders) -> None:
    losses = Losses().with_result("aragon", PAIR, [0])
    save_losses(folders, losses)
    assert load_losses(folders) == Loaded(losses)


def test_the_latest_are_kept_and_the_earliest_forgotten() -> None:
    losses = Losses()
    for number in range(MOST + 3):
        losses = losses.with_result("aragon", ("Ana", f"Rival {number}"), [0])
    assert losses.loser("aragon", ("Ana", "Rival 2")) is None
    assert losses.loser("aragon", ("Ana", "Rival 3")) == "Rival 3"


@pytest.mark.parametrize("content", [b"", b"[]", b'{"games": {"aragon": [{"players": []}]}}'])
def test_a_damaged_file_is_kept_aside_and_told_of(content: bytes, folders: Folders) -> None:
    (folders.config / "losses.json").write_bytes(content)
    loaded = load_losses(folders)
    assert loaded.value == Losses()
    assert loaded.problem == ("storage-losses-damaged", {"file": "losses.damaged.json"})
