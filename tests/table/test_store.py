"""The database: one writer wins, nothing is half written, secrets are kept as hashes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, select, text

from motu.table import migrations
from motu.table import schema as db
from motu.table.store import Conflict, Entry, Store, digest, new_id


def run(database: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def all_of_it() -> Any:
        store = Store(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(all_of_it())


async def new_table(store: Store, seats: int = 2, **more: Any) -> tuple[str, str]:
    host, _ = await store.new_player()
    id = new_id()
    row = {"id": id, "game": "costa-ruana", "seats": seats, "options": {}, "edition": None, "seed": "1"}
    row |= {"seed_from": 0, "clock": 0.0, "rules": 1, "public": True, "pace": 0.0, "host": host}
    row |= {"status": "playing"} | more
    await store.new_table(
        row, [{"table_id": id, "seat": n, "kind": "open", "name": ""} for n in range(seats)]
    )
    return id, host


def move(what: str) -> Entry:
    return Entry("move", "A", what)


def test_of_several_writers_at_the_same_place_exactly_one_wins(database: str) -> None:
    async def race(store: Store) -> tuple[list[Any], int]:
        table, _ = await new_table(store)
        writers = [store.append(table, 0, [move(f"m{n}"), move("more")], f"key{n}") for n in range(5)]
        results = await asyncio.gather(*writers, return_exceptions=True)
        return results, len(await store.entries(table))

    results, written = run(database, race)
    assert sum(isinstance(result, Conflict) for result in results) == 4
    assert written == 2


def test_a_key_is_used_once_and_a_failed_write_leaves_nothing(database: str) -> None:
    async def twice(store: Store) -> tuple[list[Entry], bool, bool]:
        table, _ = await new_table(store)
        await store.append(table, 0, [move("one")], "key")
        with pytest.raises(Conflict):
            await store.append(table, 1, [move("two"), move("three")], "key")
        return await store.entries(table), await store.seen(table, "key"), await store.seen(table, "other")

    assert run(database, twice) == ([move("one")], True, False)


def test_a_move_drops_the_draft_it_carries_out(database: str) -> None:
    one, two = {"picks": ["place island_5"]}, {"picks": ["draw", "stop"], "then": ["go"]}

    async def drafts(store: Store) -> list[object]:
        table, _ = await new_table(store)
        await store.draft(table, 0, two)
        await store.draft(table, 1, one)
        before = await store.drafts(table)
        await store.append(table, 0, [move("one")], None, (0, {}), awaited=[1])
        return [before, await store.drafts(table)]

    assert run(database, drafts) == [{0: two, 1: one}, {1: one}]


def test_an_invitation_works_once(database: str) -> None:
    async def claims(store: Store) -> list[int | None]:
        table, _ = await new_table(store)
        await store.seat(table, 1, claim=digest("secret"))
        one, two = [await store.new_player() for _ in range(2)]
        asked = [store.claim(table, "secret", player, "") for player, _ in (one, two)]
        return [*await asyncio.gather(*asked), await store.claim(table, "wrong", one[0], "")]

    assert sorted(run(database, claims), key=str) == [1, None, None]


def test_an_open_seat_is_taken_once(database: str) -> None:
    async def sit(store: Store) -> list[bool]:
        table, _ = await new_table(store)
        people = [(await store.new_player())[0] for _ in range(4)]
        return list(await asyncio.gather(*(store.take(table, 0, player, "") for player in people)))

    assert sorted(run(database, sit)) == [False, False, False, True]


def test_tokens_and_claims_are_stored_as_hashes_only(database: str) -> None:
    async def secrets(store: Store) -> tuple[str, list[str]]:
        _, token = await store.new_player()
        async with store.begin() as c:
            return token, [row["token"] for row in (await c.execute(select(db.players))).mappings()]

    token, stored = run(database, secrets)
    assert token not in stored and digest(token) in stored


def test_open_tables_expire_and_running_ones_do_not(database: str) -> None:
    async def expire(store: Store) -> list[str]:
        kept = [(await new_table(store, status=status))[0] for status in ("open", "playing")]
        await store.expire(time.time() + 1)
        return [(await store.table(id) or {})["status"] for id in kept]

    assert run(database, expire) == ["closed", "playing"]


def test_the_lobby_knows_whose_turn_it_is(database: str) -> None:
    async def lobby(store: Store) -> Any:
        table, host = await new_table(store)
        await store.append(table, 0, [move("one")], None, awaited=[1], status="playing")
        mine, others = await store.lobby(host)
        seats = await store.seats_at([table])
        return (
            [row["awaited"] for row in mine],
            [row["id"] for row in others if row["id"] == table],
            len(seats[table]),
        )

    assert run(database, lobby) == ([[1]], [], 2)


def test_writers_never_meet_at_the_lock_of_sqlite(sqlite: str) -> None:
    """They wait for each other before it: though SQLite itself hardly waits here, nobody is refused."""

    def hardly_waits(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=1")
        cursor.close()

    async def write(store: Store) -> list[Any]:
        for engine in {store.engine, store._writing}:
            event.listen(engine.sync_engine, "connect", hardly_waits)
        await store.close()
        made = [(await new_table(store))[0] for _ in range(10)]
        writes = [store.append(id, n, [move("one")], None, awaited=[1]) for id in made for n in range(8)]
        return [error for error in await asyncio.gather(*writes, return_exceptions=True) if error]

    assert run(sqlite, write) == []


def test_what_a_writer_has_read_nobody_changes_before_he_writes(sqlite: str) -> None:
    async def count(store: Store) -> int:
        table, _ = await new_table(store)
        mine = db.tables.c.id == table

        async def one_more() -> None:
            async with store.begin() as c:
                seen = (await c.execute(select(db.tables.c.seats).where(mine))).scalar_one()
                await asyncio.sleep(0.001)
                await c.execute(db.tables.update().where(mine).values(seats=seen + 1))

        await asyncio.gather(*(one_more() for _ in range(12)))
        return int((await store.table(table) or {})["seats"])

    assert run(sqlite, count) == 2 + 12


def test_who_looks_waits_for_no_writer_and_sees_nothing_half_written(database: str) -> None:
    async def look(store: Store) -> tuple[float, list[Entry]]:
        table, _ = await new_table(store)
        async with store.begin() as c:
            await c.execute(
                db.log.insert().values(table_id=table, seq=0, kind="move", who="A", what="", at=0)
            )
            began = time.monotonic()
            seen = await store.entries(table)
            return time.monotonic() - began, seen

    took, seen = run(database, look)
    assert took < 2 and seen == []


def test_a_cancelled_writer_keeps_nobody_waiting(database: str) -> None:
    """Whether he was waiting or writing: nothing of his is written, and the next one comes through."""

    async def cancel(store: Store) -> list[Entry]:
        table, _ = await new_table(store)

        async def slow() -> None:
            async with store.begin() as c:
                line = {"table_id": table, "kind": "move", "who": "A", "what": "", "at": 0}
                for seq in range(1000):
                    await c.execute(db.log.insert().values(seq=seq, **line))

        writers = [asyncio.create_task(slow()) for _ in range(4)]
        await asyncio.sleep(0.05)
        for writer in writers:
            writer.cancel()
        await asyncio.gather(*writers, return_exceptions=True)
        async with asyncio.timeout(4):
            await store.append(table, 0, [move("one")], None)
        return await store.entries(table)

    assert run(database, cancel) == [move("one")]


def test_a_database_in_memory(sqlite: str) -> None:
    async def race(store: Store) -> tuple[int, int]:
        table, _ = await new_table(store)
        writers = [store.append(table, n, [move(f"m{n}")], None) for n in range(9)]
        readers = [store.entries(table) for _ in range(9)]
        await asyncio.gather(*writers, *readers)
        return len(await store.entries(table)), len(await store.seats(table))

    assert run("sqlite+aiosqlite:///:memory:", race) == (9, 2)
    assert run("sqlite+aiosqlite://", race) == (9, 2)


# --- databases of before ----------------------------------------------------------------------------------

BEFORE = {
    "players": "'ana', 'digest', 'Ana', 1",
    "tables": "'t', 'costa-ruana', 2, '{}', null, 'seed', 0, 1, 1, 0.7, 0, 'ana', 'playing', 1, 2",
    "seats": "'t', 0, 'person', 'Ana', null, 'ana', null",
    "log": "'t', 0, 'move', 'A', 'one', 'key', 1",
    "drafts": "'t', 0, '[3]'",
    "chat": "1, 't', 'table', 0, 'Ana', 'allô', 'k', 1",
}


def brought_to(connection: Connection, version: str, way: Callable[..., None] = command.upgrade) -> None:
    """The steps of the service up to a version."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    way(config, version)


def differences(connection: Connection) -> list[Any]:
    """Between the tables of a database and those that the code knows."""
    return compare_metadata(MigrationContext.configure(connection), db.metadata)


def test_a_database_of_the_first_version_is_brought_to_today(sqlite: str) -> None:
    engine = create_engine(sqlite.replace("+aiosqlite", ""))
    with engine.begin() as c:
        brought_to(c, "v1")
        for table, row in BEFORE.items():
            c.execute(text(f"insert into {table} values ({row})"))
        waits = BEFORE["tables"].replace("'t'", "'w'").replace("playing", "open")
        c.execute(text(f"insert into tables values ({waits})"))

    async def found(store: Store) -> Any:
        (seat,) = await store.seats("t")
        (said,) = await store.said("t")
        table, waiting = await store.table("t"), await store.table("w")
        return table, waiting, seat, said, await store.entries("t"), await store.drafts("t")

    table, waiting, seat, said, entries, drafts = run(sqlite, found)
    assert (table["seed"], table["awaited"], table["next"], table["hints"]) == ("seed", [], None, True)
    assert waiting["seed"] == ""  # it is drawn when the game is dealt
    assert (seat["name"], seat["agreed"], seat["windows"]) == ("Ana", False, False)
    assert (said["text"], said["player"]) == ("allô", None)
    assert entries == [move("one")] and drafts == {}  # numbers may mean something else now
    with engine.begin() as c:
        assert differences(c) == []
        brought_to(c, "base", command.downgrade)
        brought_to(c, "head")
        assert differences(c) == []
    engine.dispose()


def test_a_new_database_has_the_tables_that_the_code_knows(database: str) -> None:
    async def compared(store: Store) -> list[Any]:
        async with store.look() as c:
            return await c.run_sync(differences)

    assert run(database, compared) == []
