"""Several servers on one PostgreSQL, and bots that think in processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec

import pytest

from motu.match.errors import BadSetup
from motu.match.game import game
from motu.table.app import create_app
from motu.table.thinking import Thinkers, job_of
from tests.table.house import House
from tests.table.test_seats import wait
from tests.table.test_truth import known


def test_two_servers_show_the_same_table(postgres: str) -> None:
    with House(postgres) as one, House(postgres) as two:
        host = one.visitor()
        id = host.make(kinds=("me", "open"))
        there = two.table(id)
        guest = two.visitor()
        assert guest.do(id, do="join").status_code == 204
        wait(lambda: one.table(id).status == "playing", "the other server hears")
        people = {0: host, 1: guest}
        for n in range(12):
            asked = one.table(id).match.awaiting[0]
            people[asked].decide(id, n)
            wait(lambda: known(one.table(id)) == known(there), "both tables are equal")
        host.post(f"/table/{id}/chat", data={"text": "allô"})
        wait(lambda: "allô" in guest.page(id).text, "the chat arrives")
        assert guest.message(id)[1].count("allô") == 1


def test_a_stale_server_refuses_and_catches_up(postgres: str) -> None:
    with House(postgres) as one, House(postgres) as two:
        me = one.visitor()
        id = me.make(kinds=("me", "here"))
        again = two.visitor(cookie=me.cookies["motu"])
        deaf = two.table(id)
        two.app.state.tables.hear = None
        deaf.seq += 0
        page = again.my_turn(id)
        me.decide(id)
        answer = again.do(id, choice=page.choices[0], question=page.question, seat=page.seat)
        assert answer.status_code in (204, 409)
        wait(lambda: deaf.seq == one.table(id).seq, "it looks again")


def test_a_whole_game_on_postgresql(postgres: str) -> None:
    with House(postgres) as house:
        me = house.visitor()
        id = me.make(kinds=("me", "greedy"))
        for n in range(300):
            if me.my_turn(id).over:
                break
            me.decide(id, n)
        assert house.table(id).match.over
    with House(postgres) as later:
        assert later.table(id).status == "over" and later.visitor(cookie=me.cookies["motu"]).page(id).over


def test_bots_think_in_processes_and_a_killed_one_is_replaced() -> None:
    async def think() -> list[int]:
        match = game("costa-ruana").start(3, seed=5)
        thinkers = Thinkers(1)
        try:
            asked = match.awaiting[0]
            legal = {choice.id for choice in match.choices(asked)}
            found = [(await thinkers.choose(job_of(match, asked, "greedy", n)))[0] for n in (1, 1, 2)]
            assert found[0] == found[1] and set(found) <= legal
            (process,) = thinkers._all
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
            found.append((await thinkers.choose(job_of(match, asked, "greedy", 1)))[0])
            assert found[-1] == found[0]
            return found
        finally:
            await thinkers.close()

    assert asyncio.run(think())


@pytest.mark.skipif(
    find_spec("procrastinate") is None and os.environ.get("CI") != "true",
    reason="procrastinate is not installed (make test brings it)",
)
def test_bots_think_where_workers_run(postgres: str) -> None:
    """Two workers take the jobs of a server; one that is killed is not missed, nor are both."""
    run = "from motu.cli import main; main()"
    command = [sys.executable, "-c", run, "worker", "--database", postgres, "--processes", "1"]
    workers = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(2)]
    try:
        for worker in workers:
            assert worker.stdout is not None and worker.stdout.readline()
        with House(postgres, workers=True) as house:
            thinkers = house.app.state.tables.thinkers
            me = house.visitor()
            id = me.make(kinds=("me", "random", "greedy"))

            def play_until(enough: Callable[[], bool]) -> None:
                for n in range(30):
                    me.decide(id, n)
                    if enough():
                        break
                assert me.my_turn(id) and enough()

            play_until(lambda: thinkers.answered > 3)
            assert not thinkers.alone
            workers[0].kill()
            play_until(lambda: thinkers.answered > 6)
            workers[1].kill()
            workers[1].wait()
            thinkers.patience = 0.5
            play_until(lambda: thinkers.alone)  # without workers the server thinks itself
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()


def test_workers_need_postgresql(sqlite: str) -> None:
    with pytest.raises(BadSetup) as refused:
        create_app(sqlite, workers=True)
    assert "PostgreSQL" in refused.value.text("fr")
