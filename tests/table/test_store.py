"""The database: one writer wins, nothing is half written, secrets are kept as hashes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select

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
        writers = [store.append(table, 0, [move(f"m{n}"), move("more")], f"key{n}", None) for n in range(5)]
        results = await asyncio.gather(*writers, return_exceptions=True)
        return results, len(await store.entries(table))

    results, written = run(database, race)
    assert sum(isinstance(result, Conflict) for result in results) == 4
    assert written == 2


def test_a_key_is_used_once_and_a_failed_write_leaves_nothing(database: str) -> None:
    async def twice(store: Store) -> tuple[list[Entry], bool, bool]:
        table, _ = await new_table(store)
        await store.append(table, 0, [move("one")], "key", None)
        with pytest.raises(Conflict):
            await store.append(table, 1, [move("two"), move("three")], "key", None)
        return await store.entries(table), await store.seen(table, "key"), await store.seen(table, "other")

    assert run(database, twice) == ([move("one")], True, False)


def test_a_move_drops_the_draft_it_carries_out(database: str) -> None:
    async def drafts(store: Store) -> list[dict[int, list[int]]]:
        table, _ = await new_table(store)
        await store.draft(table, 0, [4, 5])
        await store.draft(table, 1, [6])
        before = await store.drafts(table)
        await store.append(table, 0, [move("one")], None, 0, awaited=[1])
        return [before, await store.drafts(table)]

    assert run(database, drafts) == [{0: [4, 5], 1: [6]}, {1: [6]}]


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
        await store.append(table, 0, [move("one")], None, None, awaited=[1], status="playing")
        mine, others = await store.lobby(host)
        seats = await store.seats_at([table])
        return (
            [row["awaited"] for row in mine],
            [row["id"] for row in others if row["id"] == table],
            len(seats[table]),
        )

    assert run(database, lobby) == ([[1]], [], 2)
