"""The same games interpreted and compiled, today and as agreed."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from motu import _native
from motu.kernel.engine import OVER, advance, apply
from motu.kernel.moves import Moves
from tests.contract.cases import CASES, MINI, REAL, Case
from tests.contract.golden import check_golden
from tests.contract.trace import digest

ROOT = Path(__file__).resolve().parents[2]
MOST = 80  # positions to go on from
GAMES = sorted({case.folder.key if case.real else "minigames" for case in CASES})


def cases_of(game: str) -> list[Case]:
    """With our boxes: those of editions may change."""
    ours = REAL + MINI
    return [case for case in ours if (case.folder.key if case.real else "minigames") == game]


@cache
def traced(wish: str) -> list[str]:
    """The digests that a process with interpreted (0) or compiled (1) rules prints."""
    path = os.pathsep.join([str(_native.PACKAGE.parent), str(ROOT)])
    env = os.environ | {"MOTU_COMPILED": wish, "PYTHONPATH": path}
    command = [sys.executable, "-m", "tests.contract.trace"]
    return subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, check=True
    ).stdout.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_traces_are_as_agreed(game: str) -> None:
    check_golden(f"{game}.traces.txt", "".join(f"{digest(case)}\n" for case in cases_of(game)))


def test_interpreted_rules_give_the_same_games() -> None:
    assert traced("0") == [digest(case) for case in CASES]


def test_compiled_rules_give_the_same_games() -> None:
    missing = _native.obstacle(_native.BUILDS / _native.key())
    if missing and os.environ.get("CI") != "true":
        pytest.skip(missing)
    assert traced("1") == traced("0")


def perft(case: Case, seed: int, before: int, cut: bool) -> str:
    """How many sequences of 1, 2 and 3 decisions there are from a position, chance being drawn."""
    s, out = case.state(seed), Moves()
    for _ in range(before):
        if (seat := int(advance(s, out))) != OVER:
            apply(s, seat, out.at[s.below(out.n)])
    positions = [s]
    counts: list[str] = []
    while len(counts) < 3 and len(positions) <= MOST:
        following = []
        for position in positions:
            if (seat := int(advance(position, out, cut=cut))) == OVER:
                following.append(position)
            for action in out.actions() if seat != OVER else ():
                after = position.copy()
                apply(after, seat, action)
                following.append(after)
        positions = following
        counts.append(str(len(positions)))
    return " ".join(counts)


@pytest.mark.parametrize("game", GAMES)
def test_sequences_of_decisions_are_as_many_as_agreed(game: str) -> None:
    text = "# case, decisions made before: sequences of 1, 2, 3 decisions; the same as search sees them\n"
    for case in cases_of(game):
        for before in (0, 5, 25, 60) if case.real else (0, 5):
            text += (
                f"{case} {before}: {perft(case, 7, before, cut=False)}; {perft(case, 7, before, cut=True)}\n"
            )
    check_golden(f"{game}.perft.txt", text)
