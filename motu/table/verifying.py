"""Every stored game is played again, by the rules and with its dice; the database is only read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.engine import URL

from motu.games import folders
from motu.games._shared.text import say
from motu.kernel.engine import OVER
from motu.match.errors import BadRecord, BadSetup, MotuError
from motu.table import schema as db
from motu.table.ledger import empty_match, redo
from motu.table.opening import explained, file_of, refused
from motu.table.orders import Orders
from motu.table.store import Entry, Store
from motu.table.words import words

ROW = [db.tables.c[name] for name in ("id", "game", "seats", "options", "edition", "seed", "seed_from")]
ROW += [db.tables.c.rules, db.tables.c.status]  # what every version of the database has
LINE = [db.log.c[name] for name in ("seq", "kind", "who", "what")]

Progress = Callable[[int], AbstractContextManager[Callable[[int], None]]]  # of how many; how many are done


@dataclass(frozen=True)
class Broken:
    """A game that cannot be played again."""

    table: str
    why: MotuError


async def verify_all(url: URL, progress: Progress) -> tuple[int, list[Broken]]:
    """How many games there are, and those that are broken. One bad game does not stop the walk."""
    store = Store(_only_reading(url))
    try:
        ids = await _tables(store, url)
        broken = []
        with progress(len(ids)) as done:
            for n, id in enumerate(ids, 1):
                if (why := await _fault(store, id)) is not None:
                    broken.append(Broken(id, why))
                done(n)
        return len(ids), broken
    finally:
        await store.close()


async def _tables(store: Store, url: URL) -> list[str]:
    """The names of all tables; where not even they can be read, nothing can."""
    try:
        with explained(url):
            await store.check_version()
            async with store.look() as c:
                return list((await c.execute(select(db.tables.c.id).order_by(db.tables.c.id))).scalars())
    except BadSetup as error:
        if error.phrase.id != "database-damaged":
            raise
        raise refused("database-not-ours", path=str(file_of(url))) from error


def _only_reading(url: URL) -> str:
    path = file_of(url)
    if path is None:
        return url.render_as_string(hide_password=False)
    if not path.is_file():
        raise refused("database-missing", path=str(path))
    file = URL.create(url.drivername, database=path.resolve().as_uri(), query={"mode": "ro", "uri": "true"})
    return file.render_as_string()


async def _fault(store: Store, id: str) -> MotuError | None:
    """What is wrong with a game."""
    try:
        async with store.look() as c:
            row = (await c.execute(select(*ROW).where(db.tables.c.id == id))).mappings().one()
            asked = select(*LINE).where(db.log.c.table_id == id).order_by(db.log.c.seq)
            lines = (await c.execute(asked)).mappings().all()
        _replay(row, lines)
    except MotuError as error:
        return error
    except Exception as error:  # what is damaged can break anything
        detail = str(getattr(error, "orig", None) or repr(error)).splitlines()[0][:200]
        return BadRecord(say("verify-unreadable", detail=detail), words())
    return None


def _replay(row: Mapping[Any, Any], lines: Sequence[Mapping[Any, Any]]) -> None:
    if row["game"] not in folders():
        raise BadRecord(say("unknown-game", game=row["game"], games=", ".join(folders())))
    match, orders = empty_match(row), Orders()
    for n, line in enumerate(lines):
        if line["seq"] != n:
            raise BadRecord(say("verify-gap", n=n + 1), words())
        entry = Entry(line["kind"], line["who"], line["what"])
        try:
            redo(match, orders, entry, check_dice=True)
        except BadRecord:
            ours, version = match.folder.rules_version, row["rules"]
            if version == ours:
                raise
            old = say("record-rules-version", n=n + 1, move=entry.what, ours=ours, version=version)
            raise BadRecord(old) from None
    if (match.to_the_question() == OVER) != (row["status"] == "over"):
        raise BadRecord(say("verify-status", status=row["status"]), words())
