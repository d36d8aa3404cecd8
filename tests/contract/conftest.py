"""Helpers of the contract suite say what failed, like the tests themselves; records know the mini-games."""

from __future__ import annotations

from pathlib import Path

import pytest

from motu.games import folders
from tests.minigames import MINIGAMES

HELPERS = ["copying", "golden", *(path.stem for path in Path(__file__).parent.glob("*invariants.py"))]
pytest.register_assert_rewrite(*(f"tests.contract.{name}" for name in HELPERS))


@pytest.fixture
def known_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """`motu.replay` finds the mini-games as if they were real ones."""
    known = {**folders(), **MINIGAMES}
    monkeypatch.setattr("motu.match.record.folders", lambda: known)
