"""The dice: the published stream of numbers, fair, and the same for ever."""

from collections import Counter

import pytest

from tabletop.engine import Dice

# Steele, Lea, Flood, "Fast splittable pseudorandom number generators": what their reference code prints for seed 0.
PUBLISHED = [
    0xE220A8397B1DCDAF,
    0x6E789E6AA1B965F4,
    0x06C45D188009454F,
    0xF88BB8A8724C81EC,
    0x1B39896A51A8749B,
]


def test_the_words_are_those_of_the_reference_code() -> None:
    dice = Dice(0)
    assert [dice.word() for _ in PUBLISHED] == PUBLISHED


def test_small_numbers_are_remainders_of_the_words() -> None:
    """`below` rolls in place what `word` rolls."""
    dice = Dice(0)
    assert [dice.below(1000) for _ in PUBLISHED] == [word % 1000 for word in PUBLISHED]


def test_the_state_is_one_number_that_moves_by_a_fixed_step() -> None:
    dice = Dice(0)
    dice.word()
    assert dice.state == 0x9E3779B97F4A7C15
    dice.below(6)
    assert dice.state == 0x3C6EF372FE94F82A


def test_a_seed_of_any_size_is_taken_modulo_two_to_the_sixty_fourth() -> None:
    assert Dice(2**64 + 5).state == 5
    assert Dice(-1).state == 2**64 - 1


def test_a_copy_rolls_on_alike_and_apart() -> None:
    dice = Dice(7)
    dice.word()
    copy = dice.copy()
    assert [dice.below(100) for _ in range(20)] == [copy.below(100) for _ in range(20)]
    copy.word()
    assert dice.state != copy.state


def test_a_word_beyond_the_last_whole_run_is_rolled_again() -> None:
    """With 3 × 2⁶² faces a plain remainder would favour the first third: words from 3 × 2⁶² on do not count.

    The first two words for seed 0 begin with the bits 11 (beyond) and 01 (within).
    """
    faces = 3 << 62
    assert PUBLISHED[0] >= faces > PUBLISHED[1]
    dice = Dice(0)
    assert dice.below(faces) == PUBLISHED[1]


@pytest.mark.parametrize("faces", [0, -1])
def test_no_faces_are_refused(faces: int) -> None:
    with pytest.raises(ValueError, match=f"positive number of faces, got {faces}"):
        Dice(0).below(faces)


def test_each_face_comes_up_as_often() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(880 < count < 1120 for count in counts.values())  # 1000 ± four standard deviations


def test_each_order_of_a_shuffle_comes_up_as_often() -> None:
    dice = Dice(2)
    counts: Counter[str] = Counter()
    for _ in range(6000):
        letters = list("abc")
        dice.shuffle(letters)
        counts["".join(letters)] += 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


@pytest.mark.parametrize("things", [[], ["alone"]])
def test_nothing_is_rolled_where_there_is_nothing_to_shuffle(things: list[str]) -> None:
    dice = Dice(3)
    dice.shuffle(things)
    assert dice.state == 3
