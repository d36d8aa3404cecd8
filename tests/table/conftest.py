"""Services to try: one per test, on SQLite; on PostgreSQL where it matters."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from motu.match import dice
from motu.table import running
from tests.table.house import House
from tests.table.postgres import Cluster, Missing, cluster


class Foreseen:
    """In place of the secrets of the machine: what is drawn follows from the name of the test alone."""

    def __init__(self, test: str) -> None:
        self._deals, self._thoughts = Random(test), Random(test)  # bots of other tables may still think

    def token_hex(self, length: int) -> str:
        return self._deals.randbytes(length).hex()

    def randbits(self, bits: int) -> int:
        return self._thoughts.getrandbits(bits)


@pytest.fixture(autouse=True)
def foreseen(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same commit deals the same games to the same tests: one that fails fails again."""
    drawn = Foreseen(request.node.nodeid)
    for home in (dice, running):
        monkeypatch.setattr(home, "secrets", drawn)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'motu.sqlite'}"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """A PostgreSQL for all tests."""
    with _running() as found:
        yield found


@pytest.fixture
def postgres(postgresql: Cluster) -> str:
    """The address of a new database: no test sees what another one left."""
    return postgresql.new_base()


@pytest.fixture
def mortal() -> Iterator[Cluster]:
    """A PostgreSQL of one test, which may stop it."""
    with _running() as found:
        yield found


@contextmanager
def _running() -> Iterator[Cluster]:
    """With CI=true a missing PostgreSQL is a failure."""
    try:
        running = cluster()
        found = running.__enter__()
    except Missing as missing:
        sentence = f"PostgreSQL was not tried: this machine has no {missing} (apt install postgresql)."
        if os.environ.get("CI") == "true":
            pytest.fail(sentence)
        print(sentence)
        pytest.skip(sentence)
    yield found
    running.__exit__(None, None, None)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    name = "sqlite" if request.param == "sqlite" else "postgres"
    return str(request.getfixturevalue(name))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One service for all tests that only need tables of their own."""
    with House(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('house') / 'motu.sqlite'}") as running:
        yield running
