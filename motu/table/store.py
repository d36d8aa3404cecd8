"""The database: SQLite by default, PostgreSQL by address. Every call is one transaction.

SQLite takes one writer at a time: ours share one connection, wait for it in order, and begin by taking the
lock of the file. Those who only look have connections of their own and wait for nobody.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    ColumnElement,
    Connection,
    CursorResult,
    Select,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, RowMapping, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from motu.games._shared.text import say
from motu.match.errors import BadSetup
from motu.table import schema as db
from motu.table.draft import Kept
from motu.table.words import words

LONGEST_NAME = 24
LISTED = 30  # tables in a list
PATIENCE = 10.0  # seconds for a new connection to PostgreSQL
GOODBYE = 10.0  # seconds for those who are still at it when the service stops
BUSY = 5.0  # seconds for which SQLite waits for another process
READERS = 12  # connections that look into SQLite
ONE_WRITER = {
    "pool_size": 1,
    "max_overflow": 0,
    "pool_timeout": 30.0,  # seconds until it must be one's turn
    "pool_reset_on_return": None,  # every transaction is ended here: a rollback more would only take time
}
CHANNEL = "motu"  # where servers on one PostgreSQL tell each other which table changed


@dataclass(frozen=True)
class Entry:
    """One line of a table's log."""

    kind: str
    who: str
    what: str


class Conflict(Exception):
    """Somebody else wrote first, or the same request came twice."""


def digest(token: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A public name: it authorises nothing."""
    return secrets.token_hex(6)


def new_token() -> str:
    """A secret that a browser keeps."""
    return secrets.token_urlsafe(32)


class Store:
    """All that outlives the process."""

    def __init__(self, address: str) -> None:
        url = make_url(address)
        self.engine: AsyncEngine = create_async_engine(url, **_options(url))
        self.origin = new_id()  # of what this server tells the others
        self.shared = self.engine.dialect.name == "postgresql"
        in_memory = isinstance(self.engine.pool, StaticPool)
        self._only_connection = asyncio.Lock() if in_memory else None
        self._in_use = 0
        self._writing = self.engine if self.shared or in_memory else create_async_engine(url, **ONE_WRITER)
        if not self.shared:
            for engine in {self.engine, self._writing}:
                event.listen(engine.sync_engine, "connect", _careful_sqlite)
            event.listen(self._writing.sync_engine, "begin", _begin)

    async def open(self) -> None:
        """Bring the database to the present version."""
        async with self.begin() as connection:
            await connection.run_sync(_migrate)

    async def check_version(self) -> None:
        """Whether we know how to read what is there."""
        async with self.look() as connection:
            await connection.run_sync(_check_version)

    async def close(self) -> None:
        """Whoever still reads or writes comes to his end first: a connection in use would be left open."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self._in_use:
                    await asyncio.sleep(0.01)
        for engine in {self.engine, self._writing}:
            await engine.dispose()

    @contextmanager
    def _using(self) -> Iterator[None]:
        self._in_use += 1
        try:
            yield
        finally:
            self._in_use -= 1

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that writes; a broken constraint is a Conflict."""
        try:
            with self._using():
                async with self._only_connection or nullcontext(), self._writing.begin() as connection:
                    yield connection
        except IntegrityError as error:
            raise Conflict from error

    @asynccontextmanager
    async def look(self) -> AsyncIterator[AsyncConnection]:
        """Reading: nobody is kept waiting."""
        with self._using():
            async with self._only_connection or nullcontext(), self.engine.connect() as connection:
                yield connection

    async def _tell(self, c: AsyncConnection, table: str) -> None:
        """Other servers look at this table again when the transaction is committed."""
        if self.shared:
            await c.execute(select(func.pg_notify(CHANNEL, f"{table} {self.origin}")))

    async def tell_here(self, table: str, people: Sequence[str]) -> None:
        """Other servers hear who has the page of a table open at this one."""
        async with self.begin() as c:
            said = " ".join((table, self.origin, "here", *people))
            await c.execute(select(func.pg_notify(CHANNEL, said)))

    # --- players --------------------------------------------------------------------------------

    async def new_player(self, token: str = "", windows: bool = False) -> tuple[str, str]:
        """A browser or program that does something for the first time: its public id, its secret token."""
        player, token = new_id(), token or new_token()
        known = {"id": player, "token": digest(token), "name": "", "created": time.time(), "windows": windows}
        async with self.begin() as c:
            await c.execute(insert(db.players).values(known))
        return player, token

    async def wish(self, player: str, windows: bool) -> None:
        """Whether a player wants to be asked at every window: everywhere, from now on."""
        async with self.begin() as c:
            await c.execute(update(db.players).where(db.players.c.id == player).values(windows=windows))
            for table in (await c.execute(select(db.seats.c.table_id).where(_played_by(player)))).scalars():
                await self._tell(c, table)

    async def player(self, token: str) -> dict[str, Any] | None:
        """Who holds this token."""
        async with self.look() as c:
            found = await c.execute(select(db.players).where(db.players.c.token == digest(token)))
            return _plain(found.mappings().first())

    async def name_of(self, player: str) -> str:
        """The name that a player has given himself."""
        async with self.look() as c:
            return str((await c.execute(select(db.players.c.name).where(db.players.c.id == player))).scalar())

    async def played_before(self, table: str, player: str) -> bool:
        """Whether a player sat at the table whose rematch this one is."""
        async with self.look() as c:
            before = (db.tables.c.next == table) & (db.tables.c.id == db.seats.c.table_id)
            asked = select(db.seats.c.seat).where(before & (db.seats.c.owner == player)).limit(1)
            return (await c.execute(asked)).first() is not None

    async def is_beginner(self, player: str) -> bool:
        """Whether a player has not finished a game yet."""
        async with self.look() as c:
            over = db.tables.c.id == db.seats.c.table_id
            mine = (db.seats.c.owner == player) & (db.tables.c.status == "over")
            asked = select(db.tables.c.id).where(over & mine).limit(1)
            return (await c.execute(asked)).first() is None

    async def count_players(self) -> int:
        """All who ever did something."""
        async with self.look() as c:
            return int((await c.execute(select(func.count()).select_from(db.players))).scalar() or 0)

    async def tables_under_way(self, player: str) -> int:
        """How many tables of a host wait for people or are played."""
        async with self.look() as c:
            mine = (db.tables.c.host == player) & db.tables.c.status.in_(("open", "playing"))
            asked = select(func.count()).select_from(db.tables).where(mine)
            return int((await c.execute(asked)).scalar() or 0)

    async def name_player(self, player: str, name: str) -> None:
        async with self.begin() as c:
            await c.execute(update(db.players).where(db.players.c.id == player).values(name=name))

    # --- tables ---------------------------------------------------------------------------------

    async def new_table(
        self, table: dict[str, Any], seats: Sequence[dict[str, Any]], entries: Sequence[Entry] = ()
    ) -> None:
        """A table with its seats, and with its log when it goes on from somewhere: all or nothing."""
        now = time.time()
        async with self.begin() as c:
            await c.execute(insert(db.tables).values(**table, created=now, touched=now))
            await c.execute(
                insert(db.seats), [{"bot": None, "owner": None, "claim": None, **seat} for seat in seats]
            )
            if entries:
                common = {"table_id": table["id"], "at": now}
                rows = [{**common, "seq": seq, **asdict(entry)} for seq, entry in enumerate(entries)]
                await c.execute(insert(db.log), rows)

    async def table(self, table: str) -> dict[str, Any] | None:
        async with self.look() as c:
            return _plain(
                (await c.execute(select(db.tables).where(db.tables.c.id == table))).mappings().first()
            )

    async def seats(self, table: str) -> list[dict[str, Any]]:
        async with self.look() as c:
            return _plains(await c.execute(_seats(db.seats.c.table_id == table)))

    async def seats_at(self, tables: Sequence[str]) -> dict[str, list[dict[str, Any]]]:
        """The seats of several tables."""
        found: dict[str, list[dict[str, Any]]] = {}
        async with self.look() as c:
            for seat in _plains(await c.execute(_seats(db.seats.c.table_id.in_(tables)))):
                found.setdefault(seat["table_id"], []).append(seat)
        return found

    async def seat(self, table: str, seat: int, **values: Any) -> None:
        """Change who sits on a seat."""
        async with self.begin() as c:
            await c.execute(update(db.seats).where(_seat(table, seat)).values(**values))
            await self._tell(c, table)

    async def take(self, table: str, seat: int, player: str, name: str) -> bool:
        """Sit down on an open seat, unless somebody else was faster."""
        async with self.begin() as c:
            free = _seat(table, seat) & (db.seats.c.kind == "open")
            values = {"owner": player, "claim": None, "kind": "person", "name": name}
            done = await c.execute(update(db.seats).where(free).values(**values))
            await self._tell(c, table)
            return done.rowcount == 1

    async def claim(self, table: str, claim: str, player: str, name: str) -> int | None:
        """Use an invitation once: the seat it gives, or None."""
        async with self.begin() as c:
            mine = (db.seats.c.table_id == table) & (db.seats.c.claim == digest(claim))
            found = (await c.execute(select(db.seats.c.seat).where(mine))).scalar()
            if found is None:
                return None
            values = {"owner": player, "claim": None, "agreed": False, "kind": "person", "bot": None}
            done = await c.execute(update(db.seats).where(mine).values(**values, name=name))
            await self._tell(c, table)
            return int(found) if done.rowcount == 1 else None

    async def invited(self, table: str, claim: str) -> int | None:
        """The seat that an unused invitation gives."""
        async with self.look() as c:
            mine = (db.seats.c.table_id == table) & (db.seats.c.claim == digest(claim))
            found = (await c.execute(select(db.seats.c.seat).where(mine))).scalar()
            return None if found is None else int(found)

    async def change(self, table: str, **values: Any) -> None:
        """Change what is known of a table."""
        async with self.begin() as c:
            await c.execute(update(db.tables).where(db.tables.c.id == table).values(**values))
            await self._tell(c, table)

    async def rematch(self, table: str, next: str) -> str:
        """Where the rematch of a table is played: at `next`, unless somebody else was faster."""
        async with self.begin() as c:
            first = (db.tables.c.id == table) & db.tables.c.next.is_(None)
            await c.execute(update(db.tables).where(first).values(next=next))
            await self._tell(c, table)
            return str((await c.execute(select(db.tables.c.next).where(db.tables.c.id == table))).scalar())

    async def lobby(
        self, player: str, open_since: float = 0.0
    ) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """My tables, those that go on first, and the public ones of others that are open or under way.

        Open ones that nobody has touched since `open_since` have expired, whether or not they are closed yet.
        """
        async with self.look() as c:
            t, s = db.tables, db.seats
            seated = select(s.c.table_id).where(s.c.owner == player)
            going_on = t.c.status.in_(("open", "playing"))
            mine = (
                select(t)
                .where(_listed_by(player), _fresh(open_since))
                .order_by(going_on.desc(), t.c.touched.desc())
                .limit(LISTED)
            )
            others = (
                select(t)
                .where(
                    t.c.public & going_on & t.c.id.not_in(seated) & (t.c.host != player) & _fresh(open_since)
                )
                .order_by(t.c.touched.desc())
                .limit(LISTED)
            )
            return _plains(await c.execute(mine)), _plains(await c.execute(others))

    async def tables_of(
        self, player: str, before: float | None, archived: bool, open_since: float = 0.0
    ) -> list[dict[str, Any]]:
        """My tables that were last played before a moment, the newest first; or those that I put away."""
        earlier = [] if before is None else [db.tables.c.touched < before]
        mine = select(db.tables).where(_listed_by(player, archived), _fresh(open_since), *earlier)
        async with self.look() as c:
            return _plains(await c.execute(mine.order_by(db.tables.c.touched.desc()).limit(LISTED)))

    async def has_put_away(self, player: str) -> bool:
        """Whether a player has tables that are out of his list."""
        async with self.look() as c:
            asked = select(db.archived.c.table_id).where(db.archived.c.player == player).limit(1)
            return (await c.execute(asked)).first() is not None

    async def put_away(self, table: str, player: str, away: bool) -> None:
        """A table is out of a player's list, or in it again."""
        mine = (db.archived.c.table_id == table) & (db.archived.c.player == player)
        with suppress(Conflict):  # pressed twice
            async with self.begin() as c:
                await c.execute(delete(db.archived).where(mine))
                if away:
                    await c.execute(insert(db.archived).values(table_id=table, player=player))

    async def delete(self, table: str) -> bool:
        """A table with all that is known of it, unless somebody but its host would miss it."""
        async with self.begin() as c:
            t, s = db.tables, db.seats
            other = (s.c.table_id == t.c.id) & s.c.owner.is_not(None) & (s.c.owner != t.c.host)
            missed = (t.c.status != "open") & select(s.c.seat).where(other).exists()
            found = (await c.execute(select(t.c.id).where((t.c.id == table) & ~missed))).first()
            if found is None:
                return False
            await _remove(c, [table])
            await c.execute(update(t).where(t.c.next == table).values(next=None))
            await self._tell(c, table)
            return True

    async def expire(self, open_before: float) -> list[str]:
        """Open tables that nobody joined are closed; which ones."""
        async with self.begin() as c:
            old = (db.tables.c.status == "open") & (db.tables.c.touched < open_before)
            closed = update(db.tables).where(old).values(status="closed").returning(db.tables.c.id)
            found = [str(id) for id in (await c.execute(closed)).scalars()]
            for table in found:
                await self._tell(c, table)
            return found

    async def try_writing(self, table: str) -> None:
        """Write something that changes nothing: an error as long as the database does not take it."""
        async with self.begin() as c:
            await c.execute(update(db.tables).where(db.tables.c.id == table).values(id=table))

    async def forget(self, before: float) -> None:
        """Tables that were closed long ago without a game; people who have none and said nothing."""
        async with self.begin() as c:
            t, p = db.tables, db.players
            closed = (t.c.status == "closed") & (t.c.touched < before)
            gone = [row[0] for row in await c.execute(select(t.c.id).where(closed).limit(500))]
            await _remove(c, gone)
            traces = (
                select(db.seats.c.owner).where(db.seats.c.owner == p.c.id),
                select(t.c.host).where(t.c.host == p.c.id),
                select(db.chat.c.player).where(db.chat.c.player == p.c.id),
                select(db.archived.c.player).where(db.archived.c.player == p.c.id),
            )
            unknown = [~trace.exists() for trace in traces]
            await c.execute(delete(p).where(p.c.created < before, *unknown))

    # --- log ------------------------------------------------------------------------------------

    async def entries(self, table: str) -> list[Entry]:
        async with self.look() as c:
            asked = select(db.log).where(db.log.c.table_id == table).order_by(db.log.c.seq)
            return [
                Entry(row["kind"], row["who"], row["what"]) for row in (await c.execute(asked)).mappings()
            ]

    async def append(
        self,
        table: str,
        seq: int,
        entries: Sequence[Entry],
        key: str | None,
        draft: tuple[int, Kept] | None = None,
        sitting: tuple[int, dict[str, Any]] | None = None,
        **now: Any,
    ) -> None:
        """Write entries from `seq` on, all or none; `draft`: whose was carried out, and what of it is left;
        `sitting`: which seat changes with it, and how.

        `now`: what has become of the table, its status and who is awaited; its seed, drawn only once.
        """
        at = time.time()
        async with self.begin() as c:
            rows = [
                {"kind": entry.kind, "who": entry.who, "what": entry.what, "key": None if i else key}
                for i, entry in enumerate(entries)
            ]
            if rows:
                common = {"table_id": table, "at": at}
                await c.execute(
                    insert(db.log), [{**common, "seq": seq + i, **row} for i, row in enumerate(rows)]
                )
            if draft is not None:
                await _redraft(c, table, *draft)
            if sitting is not None:
                seat, values = sitting
                await c.execute(update(db.seats).where(_seat(table, seat)).values(**values))
            change = update(db.tables).where(db.tables.c.id == table).values(touched=at, **now)
            if "seed" in now:
                change = change.where(db.tables.c.seed == "")
            changed = await c.execute(change)
            if not changed.rowcount:
                raise Conflict
            await self._tell(c, table)

    async def seen(self, table: str, key: str) -> bool:
        """Whether a request with this key was carried out before."""
        async with self.look() as c:
            asked = select(db.log.c.seq).where((db.log.c.table_id == table) & (db.log.c.key == key))
            return (await c.execute(asked)).first() is not None

    # --- drafts and chat ------------------------------------------------------------------------

    async def drafts(self, table: str) -> dict[int, Kept]:
        async with self.look() as c:
            rows = (await c.execute(select(db.drafts).where(db.drafts.c.table_id == table))).mappings()
            return {row["seat"]: row["picks"] for row in rows}

    async def draft(self, table: str, seat: int, kept: Kept) -> None:
        """What a seat has picked and not confirmed yet, and what it plans, instead of what it had before."""
        async with self.begin() as c:
            await _redraft(c, table, seat, kept)
            await self._tell(c, table)

    async def say(self, table: str, room: str, seat: int | None, **line: str) -> None:
        """One line of the conversation: who says what, and the key of the request."""
        async with self.begin() as c:
            row = {"table_id": table, "room": room, "seat": seat, "at": time.time(), **line}
            await c.execute(insert(db.chat).values(row))
            await self._tell(c, table)

    async def said(self, table: str) -> list[dict[str, Any]]:
        async with self.look() as c:
            asked = (
                select(db.chat).where(db.chat.c.table_id == table).order_by(db.chat.c.id.desc()).limit(100)
            )
            return _plains(await c.execute(asked))[::-1]

    # --- the coach ------------------------------------------------------------------------------

    async def review(self, table: str) -> dict[str, Any] | None:
        """What the coach found in a finished game, if he has looked at it."""
        async with self.look() as c:
            asked = select(db.reviews.c.found).where(db.reviews.c.table_id == table)
            found = (await c.execute(asked)).scalar()
            return None if found is None else dict(found)

    async def keep_review(self, table: str, found: dict[str, Any]) -> None:
        """Keep a review; if another server was faster, its own is as good."""
        with suppress(Conflict):
            async with self.begin() as c:
                row = {"table_id": table, "found": found, "at": time.time()}
                await c.execute(insert(db.reviews).values(row))


async def _remove(c: AsyncConnection, tables: Sequence[str]) -> None:
    """Tables with everything that belongs to them."""
    for part in (db.seats, db.drafts, db.chat, db.reviews, db.archived, db.log):
        await c.execute(delete(part).where(part.c.table_id.in_(tables)))
    await c.execute(delete(db.tables).where(db.tables.c.id.in_(tables)))


async def _redraft(c: AsyncConnection, table: str, seat: int, kept: Kept) -> None:
    await c.execute(delete(db.drafts).where((db.drafts.c.table_id == table) & (db.drafts.c.seat == seat)))
    if kept:
        await c.execute(insert(db.drafts).values(table_id=table, seat=seat, picks=dict(kept)))


def _seats(where: ColumnElement[bool]) -> Select[Any]:
    """Seats in their order, with what whoever sits there wants to be asked."""
    people = db.seats.outerjoin(db.players, db.players.c.id == db.seats.c.owner)
    windows = func.coalesce(db.players.c.windows, False).label("windows")
    return select(db.seats, windows).select_from(people).where(where).order_by(db.seats.c.seat)


def _seat(table: str, seat: int) -> ColumnElement[bool]:
    return (db.seats.c.table_id == table) & (db.seats.c.seat == seat)


def _listed_by(player: str, archived: bool = False) -> ColumnElement[bool]:
    """The tables at which a player sits or that he hosts, without those that he put away; or these alone."""
    t, s, a = db.tables, db.seats, db.archived
    seated = select(s.c.table_id).where(s.c.owner == player)
    away = t.c.id.in_(select(a.c.table_id).where(a.c.player == player))
    return (t.c.id.in_(seated) | (t.c.host == player)) & (away if archived else ~away)


def _fresh(open_since: float) -> ColumnElement[bool]:
    t = db.tables
    return (t.c.status != "closed") & ((t.c.status != "open") | (t.c.touched >= open_since))


def _played_by(player: str) -> ColumnElement[bool]:
    """The seats of a player at tables that are played."""
    playing = select(db.tables.c.id).where(db.tables.c.status.in_(("open", "playing")))
    return (db.seats.c.owner == player) & db.seats.c.table_id.in_(playing)


def _plain(row: RowMapping | None) -> dict[str, Any] | None:
    return None if row is None else {str(name): value for name, value in row.items()}


def _plains(result: CursorResult[Any]) -> list[dict[str, Any]]:
    return [{str(name): value for name, value in row.items()} for row in result.mappings()]


def _options(url: URL) -> dict[str, Any]:
    """A connection that PostgreSQL has dropped is noticed before it is used; those to SQLite stay open."""
    if url.get_backend_name() == "postgresql":
        return {"pool_pre_ping": True, "connect_args": {"timeout": PATIENCE}}
    return {} if url.database in (None, "", ":memory:") else {"pool_size": READERS, "max_overflow": 0}


def _careful_sqlite(connection: Any, _: Any) -> None:
    """A move is acknowledged only when it is on the disk. Nothing begins by itself: see `_begin`."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={1000 * BUSY:.0f}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Who is about to write takes the lock first: nobody has read what somebody else then changes."""
    driver: Any = connection.connection.dbapi_connection
    driver.run_async(lambda sqlite: sqlite.execute("BEGIN IMMEDIATE"))


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # two servers that start at once: the second waits
        connection.execute(text("select pg_advisory_xact_lock(hashtext('motu'))"))
    _check_version(connection)
    config = _steps()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_version(connection: Connection) -> None:
    """A newer Motu may have written what this one does not understand."""
    known = {step.revision for step in ScriptDirectory.from_config(_steps()).walk_revisions()}
    for version in MigrationContext.configure(connection).get_current_heads():
        if version not in known:
            raise BadSetup(say("database-newer", version=version), words())


def _steps() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
