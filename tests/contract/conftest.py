"""Records know the mini-games; a short run tries half of the cases."""

from __future__ import annotations

import pytest

from motu.games import folders
from tests.contract.cases import today
from tests.minigames import MINIGAMES


@pytest.fixture
def known_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """`motu.replay` finds the mini-games as if they were real ones."""
    known = {**folders(), **MINIGAMES}
    monkeypatch.setattr("motu.match.record.folders", lambda: known)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is tried another day."""
    other = [item for item in items if not today(_case(item))]
    config.hook.pytest_deselected(items=other)
    items[:] = [item for item in items if today(_case(item))]


def _case(item: pytest.Item) -> object:
    return item.callspec.params.get("case") if hasattr(item, "callspec") else None
