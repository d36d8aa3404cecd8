"""A database that is locked or gone for a while: tables say so, go on by themselves, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from itertools import pairwise

import pytest

from motu.table import patience, store, tables
from motu.table import schema as db
from motu.table.live import LiveTable
from tests.table.house import House, Visitor
from tests.table.locked import held
from tests.table.test_seats import wait
from tests.table.test_truth import known, reloaded
from tests.table.test_worlds import asked

WORDS = {"fr": "réessaie d’elle-même", "en": "keeps trying by itself"}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite gives up sooner, so that a test does."""
    monkeypatch.setattr(store, "BUSY", 0.2, raising=False)


def of_bots(house: House) -> tuple[Visitor, str]:
    """A table at which bots play by themselves, and who watches it."""
    me = house.visitor()
    id = me.make("raiatea", kinds=("random", "random"), public="yes")
    dealt = house.table(id).seq
    wait(lambda: house.table(id).seq > dealt + 10, "bots play")
    return me, id


def in_trouble(house: House, id: str, lang: str = "fr") -> bool:
    return WORDS[lang] in house.visitor(lang).page(id).text


@pytest.mark.usefixtures("impatient")
def test_bots_go_on_after_another_process_held_the_database(
    sqlite: str, capfd: pytest.CaptureFixture[str]
) -> None:
    with House(sqlite, pace=0.01) as house:
        me, id = of_bots(house)
        assert not in_trouble(house, id)
        with held(sqlite):
            wait(lambda: in_trouble(house, id), "the table says that it has trouble")
            assert in_trouble(house, id, "en")
            assert WORDS["fr"] in me.message(id)[1], "those who watch are told"
            before = house.table(id).seq
            time.sleep(0.5)
            assert house.table(id).seq == before
        wait(lambda: house.table(id).seq > before + 20, "bots go on")
        assert not in_trouble(house, id)
        told = capfd.readouterr().err
        assert f"Table {id} has trouble" in told and "database is locked" in told
        assert house.within(as_written(house.table(id)))


async def as_written(table: LiveTable) -> bool:
    """Whether a table that goes on is, between two moves, what the database says."""
    async with table.lock:
        row = await table.store.table(table.id)
        assert row is not None
        twin = LiveTable(table.store, row, await table.store.seats(table.id))
        twin.load(await table.store.entries(table.id), await table.store.drafts(table.id))
        return known(twin) == known(table)


@pytest.mark.usefixtures("impatient")
def test_a_person_whose_move_could_not_be_written_plays_it_again(sqlite: str) -> None:
    with House(sqlite) as house:
        me = house.visitor()
        id = me.make(kinds=("me", "here"), public="yes")
        page = me.my_turn(id)
        pick = {"choice": page.choices[0], "question": page.question, "seat": page.seat}
        with held(sqlite):
            assert me.do(id, **pick).status_code == 500
            assert in_trouble(house, id)
        wait(lambda: not in_trouble(house, id), "the trouble is over")
        assert me.do(id, **pick).status_code == 204
        me.decide(id)
        assert known(reloaded(house, id)) == known(house.table(id))


@pytest.mark.usefixtures("impatient")
def test_a_service_in_trouble_ends_in_order(sqlite: str) -> None:
    with House(sqlite, pace=0.01, processes=1) as house:
        _, id = of_bots(house)
        thinkers = house.app.state.tables.thinkers
        assert thinkers._all
        with held(sqlite):
            wait(lambda: house.table(id).trouble, "trouble")
            house.server.should_exit = True
            house.thread.join(10)
            assert not house.thread.is_alive()
    assert not thinkers._all, "no process is left behind"


@pytest.mark.usefixtures("impatient")
def test_a_table_whose_last_player_sat_down_in_a_bad_moment_begins(sqlite: str) -> None:
    """He was written down, the deal was not: it is dealt as soon as it can be."""
    with House(sqlite) as house:
        host, guest = house.visitor(), house.visitor()
        id = host.make(kinds=("me", "open"))
        guest.post("/settings")
        table = house.table(id)
        take = house.app.state.store.take

        async def and_then_locked(*words: str) -> bool:
            done = await take(*words)
            lock.__enter__()
            return bool(done)

        lock = held(sqlite)
        house.app.state.store.take = and_then_locked
        assert guest.do(id, do="join").status_code == 500
        assert table.status == "open" and not table.seq
        lock.__exit__(None, None, None)
        wait(lambda: table.status == "playing" and table.match.awaiting, "it begins")
        assert known(reloaded(house, id)) == known(table)


def test_a_table_that_was_never_dealt_is_dealt_when_it_is_found(sqlite: str) -> None:
    """The service was killed between making a table and dealing it."""
    with House(sqlite) as house:
        me = house.visitor()
        id = me.make(kinds=("me", "here"))
    with sqlite3.connect(sqlite.partition(":///")[2]) as file:
        file.execute("delete from log")
    file.close()
    with House(sqlite) as again:
        again.visitor(cookie=me.cookies["motu"]).decide(id)
        assert known(reloaded(again, id)) == known(again.table(id))


@pytest.mark.usefixtures("impatient")
def test_looking_writes_nothing(sqlite: str) -> None:
    """A locked database keeps nobody from any page, not even a newcomer."""
    with House(sqlite) as house:
        me = house.visitor()
        id = me.make(kinds=("me", "here"), public="yes")
        me.my_turn(id)
        with held(sqlite):
            began = time.monotonic()
            for visitor in (me, house.visitor()):
                for path in ("/", "/rules/costa-ruana", f"/table/{id}"):
                    assert visitor.get(path).status_code == 200
                told = asked(house, visitor, id, "GET").values()
                assert {code for code, _ in told} <= {200, 303, 401, 403, 404, 410}  # refused, but answered
            assert time.monotonic() - began < 5
        new = house.visitor()
        new.get("/")
        cookie = new.cookies["motu"]
        first = new.make(kinds=("me", "here"))
        assert new.cookies["motu"] == cookie and house.table(first).seats[0].owner


def test_the_lobby_is_shown_while_tables_are_made(house: House) -> None:
    codes: list[int] = []

    def make() -> None:
        me = Visitor(house.url)
        for _ in range(12):
            me.make(kinds=("me", "open"))
            codes.append(me.post("/settings", data={"name": "Ana"}).status_code)
        me.close()

    def look() -> None:
        with Visitor(house.url) as me:
            codes.extend(me.get("/").status_code for _ in range(25))

    threads = [threading.Thread(target=work) for work in (make, make, look, look, look)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(codes) == 99 and set(codes) <= {200, 303}


def test_what_has_expired_is_not_shown_and_is_closed_beside_the_requests(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = time.time() - tables.OPEN_FOR - 60
    with House(sqlite) as house:
        host, other = house.visitor(), house.visitor()
        ids = [host.make(kinds=("me", "open")) for _ in range(2)]

        async def forget() -> None:
            async with house.app.state.store.begin() as c:
                await c.execute(db.tables.update().where(db.tables.c.id == ids[0]).values(touched=old))

        house.within(forget())
        for visitor in (host, other):
            page = visitor.get("/").text
            assert ids[0] not in page and ids[1] in page
        assert house.table(ids[0]).status == "open", "a view writes nothing"
    monkeypatch.setattr(tables, "TIDY", 0.05)
    with House(sqlite) as again:
        wait(lambda: again.table(ids[0]).status == "closed", "closed at the start")
        assert "fermée" in again.visitor().page(ids[0]).banner
        with sqlite3.connect(sqlite.partition(":///")[2]) as file:
            file.execute("update tables set touched = ? where id = ?", (old, ids[1]))
        file.close()
        wait(lambda: again.table(ids[1]).status == "closed", "and now and then")


def test_a_failed_task_is_told_in_full_once(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[float] = []

    async def work() -> None:
        tries.append(time.monotonic())
        if len(tries) < 4:
            raise OSError("gone")

    caplog.set_level(logging.ERROR)
    asyncio.run(patience.persist(work, "Working"))
    pauses = [after - before for before, after in pairwise(tries)]
    assert len(tries) == 4 and pauses[0] < pauses[1] < pauses[2] < patience.LONGEST
    assert caplog.text.count("Traceback") == 1 and caplog.text.count("Working: OSError('gone')") == 3
