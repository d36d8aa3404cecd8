"""Records know the mini-games."""

from __future__ import annotations

import pytest

from motu.games import folders
from tests.minigames import MINIGAMES


@pytest.fixture
def known_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """`motu.replay` finds the mini-games as if they were real ones."""
    known = {**folders(), **MINIGAMES}
    monkeypatch.setattr("motu.match.record.folders", lambda: known)
