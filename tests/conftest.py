"""Helpers of the contract suite say what failed, like the tests themselves, whoever imports them first.

Of checks that are repeated within a game `make test` takes a part."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house import day

CONTRACT = Path(__file__).parent / "contract"
HELPERS = ["copying", "golden", *(path.stem for path in CONTRACT.glob("*invariants.py"))]
pytest.register_assert_rewrite(*(f"tests.contract.{name}" for name in HELPERS))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that is `repeated` tries the same in each game with other numbers of seats and variants: every
    game is tried always, as often as the mark says, with those of the day."""
    families: dict[tuple[str, str], list[pytest.Item]] = {}
    many: dict[tuple[str, str], int] = {}
    for item in items:
        mark = item.get_closest_marker("repeated")
        if mark is not None:
            test, _, which = item.nodeid.partition("[")
            family = test, which.rstrip("]").partition("-")[0]  # the first word of a game is its own
            families.setdefault(family, []).append(item)
            many[family] = mark.args[0]
    day.keep((family, many[key]) for key, family in families.items())
