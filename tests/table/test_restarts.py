"""A PostgreSQL that is restarted, or lets nobody listen: servers and workers find each other again."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from importlib.util import find_spec

import pytest
from sqlalchemy import text

from motu.table import workers
from motu.table.ear import connected
from motu.table.store import Store
from tests.table.house import House
from tests.table.postgres import Cluster
from tests.table.test_seats import wait
from tests.table.test_truth import known

LISTENERS = "from pg_stat_activity where query ilike 'listen \"motu\"%'"
COUNT = f"select count(*) {LISTENERS}"


def test_after_a_restart_bots_go_on_and_servers_hear_each_other(mortal: Cluster) -> None:
    with House(mortal.address, pace=0.01) as one, House(mortal.address) as two:
        me = one.visitor()
        bots = me.make("raiatea", kinds=("random", "random"))
        id = me.make(kinds=("me", "here"))
        there = two.table(id)
        mortal.restart()
        before = one.table(bots).seq
        wait(lambda: one.table(bots).seq > before, "bots go on", 20)
        for n in range(3):
            me.decide(id, n)
            wait(lambda: known(one.table(id)) == known(there), "the other server hears")
        wait(lambda: not one.table(bots).trouble and not there.trouble, "no trouble is left", 20)
        wait(lambda: asked(mortal, COUNT) == 2, "by listening, not only by looking", 20)


def test_servers_see_each_other_while_nobody_can_listen(mortal: Cluster) -> None:
    with House(mortal.address) as one, House(mortal.address) as two:
        me = one.visitor()
        id = me.make(kinds=("me", "here"))
        there = two.table(id)
        for house in (one, two):
            house.within(_open_connections(house.app.state.store))
        with _no_new_connections(mortal):
            me.decide(id)
            wait(lambda: known(one.table(id)) == known(there), "the other server looks")
        wait(lambda: asked(mortal, COUNT) == 2, "both listen again", 20)


async def _open_connections(store: Store) -> None:
    """The pool has all that it needs."""
    async with AsyncExitStack() as all_of_them:
        for _ in range(5):
            connection = await all_of_them.enter_async_context(store.look())
            await connection.execute(text("select 1"))


@contextmanager
def _no_new_connections(cluster: Cluster) -> Iterator[None]:
    """Whoever is connected stays, but who listened, and nobody else comes in."""
    let = "alter database postgres allow_connections"
    asked(cluster, f"{let} false")
    asked(cluster, f"select count(pg_terminate_backend(pid)) {LISTENERS}")
    wait(lambda: asked(cluster, COUNT) == 0, "nobody listens")
    yield
    asked(cluster, f"{let} true")


def asked(cluster: Cluster, sql: str) -> object:
    """What PostgreSQL says, through another door."""

    async def ask() -> object:
        async with connected(cluster.base("template1")) as connection:
            return await connection.fetchval(sql)

    return asyncio.run(ask())


@pytest.mark.skipif(
    find_spec("procrastinate") is None and os.environ.get("CI") != "true",
    reason="procrastinate is not installed: `make test` installs it",
)
def test_after_a_restart_the_answers_of_workers_are_heard(
    mortal: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "APART", 0.5)
    run = "from motu.cli import main; main()"
    command = [sys.executable, "-c", run, "worker", "--database", mortal.address, "--processes", "1"]
    worker = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert worker.stdout is not None and worker.stdout.readline()
        with House(mortal.address, workers=True, pace=0.1) as house:
            thinkers = house.app.state.tables.thinkers
            id = house.visitor().make("raiatea", kinds=("random", "random"))
            wait(lambda: thinkers.answered > 3, "the worker answers")
            mortal.restart()
            before, seq = thinkers.answered, house.table(id).seq
            wait(lambda: house.table(id).seq > seq, "meanwhile the server thinks", 20)
            wait(lambda: thinkers.answered > before + 1, "the worker answers again", 30)
            assert worker.poll() is None
    finally:
        worker.kill()
        worker.communicate()
