"""A record that is damaged, doctored or nonsense gets one clear sentence, and never anything else."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import motu
from motu.match.errors import BadRecord
from motu.match.record import LARGEST, LONGEST_MOVE, MOST_MOVES, MOST_TAKEN_BACK
from tests.contract.cases import CASES, Case, times
from tests.contract.matches import finished, rounds

pytestmark = pytest.mark.usefixtures("known_games")

BASES = [
    next(case for case in CASES if case.folder.key == key) for key in sorted({c.folder.key for c in CASES})
]
REAL_BASES = [case for case in BASES if case.real]
FREE = ("taken_back",)  # may differ without anybody noticing: it says how the match came about
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    2.5,
    10**12,
    10**40,
    "",
    "x",
    "\ud800",
    [],
    [0],
    ["A x"],
    {},
    {"x": 1},
]


@cache
def whole(case: Case) -> str:
    return finished(case, 71).record().dumps()


@cache
def running(case: Case) -> str:
    match = case.match(72)
    for _ in zip(range(12), rounds(match, "random", 72), strict=False):
        pass
    return match.record().dumps() if not match.over else whole(case)


def refused(text: str) -> bool:
    """Whether replaying says what is wrong, in one sentence in each language, and in no other way."""
    try:
        motu.replay(text)
    except BadRecord as error:
        french, english = error.text("fr"), error.text("en")
        assert french.strip() and english.strip() and french != english and "\n" not in french.strip()
        return True
    return False


def check_refused(data: dict[str, Any], what: object) -> None:
    assert refused(json.dumps(data)), f"accepted: {what}"


@pytest.mark.parametrize("case", BASES, ids=str)
def test_each_field_missing_or_damaged(case: Case) -> None:
    for text in (whole(case), running(case)):
        good = json.loads(text)
        assert not refused(text)
        for name in good:
            check_refused({key: value for key, value in good.items() if key != name}, f"no {name}")
            for odd in ODD:
                if odd == good[name] and type(odd) is type(good[name]):
                    continue
                harmless = (
                    (
                        name in FREE
                        and isinstance(odd, int)
                        and odd is not True
                        and 0 <= odd <= MOST_TAKEN_BACK
                    )
                    or (name in ("options", "edition") and odd == {})  # all as it is anyway
                    or (name in ("seed_from", "seed_digest") and not good["finished"])  # nothing to check yet
                    or (
                        name == "seed_from" and odd == 3
                    )  # as if the dice had been changed after three throws
                    or (name == "moves" and odd == [] and not good["finished"])  # nobody has moved yet
                )
                assert refused(json.dumps({**good, name: odd})) or harmless, (name, odd)
        check_refused({**good, "more": 1}, "an unknown field")


@pytest.mark.parametrize("case", BASES, ids=str)
def test_moves_removed_added_swapped_or_changed(case: Case) -> None:
    good = json.loads(whole(case))
    moves, dice = good["moves"], random.Random(7)
    for i in dice.sample(range(len(moves)), min(len(moves), times(10))):
        doctored = {
            "cut off": moves[:i],
            "another seat": [
                *moves[:i],
                ("B" if moves[i][0] == "A" else "A") + moves[i][1:],
                *moves[i + 1 :],
            ],
            "nobody": [*moves[:i], "Z" + moves[i][1:], *moves[i + 1 :]],
            "no seat": [*moves[:i], moves[i][2:], *moves[i + 1 :]],
            "nonsense": [*moves[:i], moves[i] + " nonsense", *moves[i + 1 :]],
            "empty": [*moves[:i], "", *moves[i + 1 :]],
            "inserted": [*moves[:i], "A nonsense", *moves[i:]],
        }
        for what, changed in doctored.items():
            check_refused({**good, "moves": changed}, (what, i, moves[i]))
        for changed in (moves[:i] + moves[i + 1 :], moves[:i] + moves[i : i + 2][::-1] + moves[i + 2 :]):
            text = json.dumps({**good, "moves": changed})
            if not refused(text):  # another match with the same dice and scores: then it is a real one
                assert list(motu.replay(text).record().moves) == changed
    for extra in (moves[-1], moves[0], "A x", "* x"):
        check_refused({**good, "moves": [*moves, extra]}, ("added", extra))


@pytest.mark.parametrize("case", BASES, ids=str)
def test_other_moves_that_are_legal_too_do_not_give_these_scores_and_dice(case: Case) -> None:
    good, other = json.loads(whole(case)), json.loads(finished(case, 73).record().dumps())
    if good["moves"] != other["moves"] and any(move[0] == "*" for move in good["moves"]):
        check_refused({**good, "moves": other["moves"], "scores": other["scores"]}, "moves of another match")
    for seat in range(case.seats):
        scores = [points + (i == seat) for i, points in enumerate(good["scores"])]
        check_refused({**good, "scores": scores}, "wrong scores")
    check_refused({**good, "seed": "12345"}, "another seed")
    check_refused({**good, "seed_digest": "0" * 64}, "another digest")


@pytest.mark.parametrize("case", REAL_BASES, ids=str)
def test_dice_that_fell_differently(case: Case) -> None:
    good = json.loads(whole(case))
    other = json.loads(finished(case, 74).record().dumps())
    assert good["moves"][0] != other["moves"][0] or good["moves"][:5] != other["moves"][:5]
    check_refused(
        {**good, "seed": other["seed"], "seed_digest": other["seed_digest"]}, "dice of another match"
    )


@pytest.mark.parametrize("case", BASES[:3], ids=str)
def test_texts_that_are_no_record(case: Case) -> None:
    text = whole(case)
    for cut in range(0, len(text) - 2, max(1, len(text) // 40)):
        assert refused(text[:cut])
    for nonsense in (
        "",
        " ",
        "null",
        "[]",
        "0",
        '"motu"',
        "{}",
        "NaN",
        "\0",
        "\ufeff" + text,
        text + "x",
        text * 2,
    ):
        assert refused(nonsense)
    assert refused(text.replace('"motu": 1,', '"motu": ' + "1" * 5000 + ","))


@pytest.mark.parametrize("case", BASES[:3], ids=str)
def test_records_of_newer_rules_or_beyond_all_measure(case: Case) -> None:
    for text in (whole(case), running(case)):
        good = json.loads(text)
        for newer in (good["rules"] + 1, 999, 10**18, 10**400):
            check_refused({**good, "rules": newer}, "rules that nobody knows here")
        check_refused({**good, "taken_back": MOST_TAKEN_BACK + 1}, "taken back too often")
        check_refused({**good, "moves": good["moves"] + ["A x"] * MOST_MOVES}, "too many moves")
        check_refused({**good, "moves": [*good["moves"], "A " + "x" * LONGEST_MOVE]}, "a long move")
        check_refused({**good, "moves": [*good["moves"], "A \x1b[31m"]}, "a move that commands the terminal")
        assert refused(text + " " * LARGEST)
        for depth in range(940, 990, 4):  # read, but too deep to be written
            moves = "[" * depth + "]" * depth
            assert refused(json.dumps({**good, "moves": 0}).replace('"moves": 0', f'"moves": [{moves}]'))


@pytest.mark.parametrize("shape", ["[", '{"a":', '{"edition": [', '{"edition": {"cards": ['])
def test_deep_nesting(shape: str) -> None:
    for depth in (10, 500, 5000, 100000):
        assert refused(shape * depth)
        assert refused(shape * depth + "]" * depth)


@pytest.mark.parametrize("case", REAL_BASES, ids=str)
def test_deep_nesting_inside_an_edition(case: Case) -> None:
    good = whole(case)
    for depth in (1, 50, 300, *range(930, 1000, 3)):
        for left, right in (("[", "]"), ('{"a":', "}")):
            inside = left * depth + "1" * (left != "[") + right * depth
            for edition in (inside, '{"edition": ' + inside + "}", '{"edition": {"name": ' + inside + "}}"):
                refused(good.replace('"edition": null', f'"edition": {edition}'))


@settings(max_examples=times(80), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    case=st.sampled_from(BASES),
    at=st.floats(0, 1, exclude_max=True),
    length=st.integers(0, 12),
    put=st.text(max_size=8)
    | st.sampled_from(['"', "}", "]", ",", "1e999", "-1", "true", "null", "\\ud800", '": ']),
)
def test_any_change_of_the_text_is_refused_or_means_the_same(
    case: Case, at: float, length: int, put: str
) -> None:
    text = whole(case)
    start = int(at * len(text))
    changed = text[:start] + put + text[start + length :]
    if not refused(changed):
        before, after = json.loads(text), json.loads(changed)
        assert {key: value for key, value in after.items() if key not in FREE} == {
            key: value for key, value in before.items() if key not in FREE
        }
