"""Deal codes."""

import pytest

from tabletop.ui import seeds


@pytest.mark.parametrize("seed", [0, 1, 31, 32, 123_456_789, 32**7 - 1])
def test_a_code_gives_its_seed_back(seed: int) -> None:
    assert seeds.decode(seeds.encode(seed)) == seed


def test_a_code_is_two_times_four_signs() -> None:
    assert seeds.encode(32**7 - 1)[:8] == "ZZZZ-ZZZ"
    assert len(seeds.encode(0)) == 9


def test_case_spaces_and_lookalikes_do_not_matter() -> None:
    code = seeds.encode(32)  # 0000-010…
    assert seeds.decode(f" {code.lower().replace('-', ' ').replace('0', 'o').replace('1', 'i')} ") == 32


@pytest.mark.parametrize("place", range(8))
def test_any_wrong_sign_is_noticed(place: int) -> None:
    signs = list(seeds.encode(987_654_321).replace("-", ""))
    for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
        if other != signs[place]:
            with pytest.raises(seeds.SeedError) as wrong:
                seeds.decode("".join([*signs[:place], other, *signs[place + 1 :]]))
            assert wrong.value.reason.id == "error-code-slip"


@pytest.mark.parametrize(
    ("code", "message", "args"),
    [
        ("", "error-code-length", {"n": 0, "expected": 8}),
        ("ABC", "error-code-length", {"n": 3, "expected": 8}),
        ("ABCD-EFG?", "error-code-sign", {"sign": "?"}),
        ("ñañañaña", "error-code-sign", {"sign": "Ñ"}),
    ],
)
def test_what_is_no_code_is_told_apart(code: str, message: str, args: dict[str, object]) -> None:
    with pytest.raises(seeds.SeedError) as wrong:
        seeds.decode(code)
    assert wrong.value.reason == (message, args)


@pytest.mark.parametrize("seed", [-1, 32**7])
def test_a_seed_without_a_code_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to"):
        seeds.encode(seed)
