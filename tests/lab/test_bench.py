"""The table of speeds: every game is in it, or there is no table."""

from __future__ import annotations

import subprocess

import pytest

from motu.lab.bench import _apart, bench
from motu.match.game import all_games


def test_every_game_is_measured() -> None:
    rows = bench(scale=0.001)
    interpreted = [row["game"] for row in rows if not row["compiled"]]
    compiled = [row["game"] for row in rows if row["compiled"]]
    assert interpreted == list(all_games())
    assert compiled in ([], interpreted)
    assert all(row["games_per_second"] > 0 and row["rollouts_per_second"] > 0 for row in rows)


def test_a_game_that_cannot_be_measured_is_not_passed_over(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        _apart("nonsense", "0", 0, 0.001)
    assert "nonsense" in capfd.readouterr().err
