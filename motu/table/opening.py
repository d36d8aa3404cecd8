"""A database is opened before anything is promised; if it cannot be, one sentence says why and what to do."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from motu.games._shared.text import Phrase, say
from motu.match.errors import BadSetup
from motu.table.store import Store
from motu.table.words import words

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
EXAMPLE = "postgresql://motu@localhost/motu"  # of an address
CHECK = 10.0  # seconds for looking at the whole file; 800 MB take three


def understood(address: str) -> URL:
    """An address as SQLAlchemy names it, of a kind that we know."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise refused("database-unknown", address=address.split("@")[-1], example=EXAMPLE) from None
    if url.drivername not in DRIVERS:
        raise refused("database-unknown", address=where(url), example=EXAMPLE)
    return url


def file_of(url: URL) -> Path | None:
    """The file of a database; None where there is none."""
    named = url.database or ":memory:"
    return (
        Path(named) if url.get_backend_name() == "sqlite" and not named.startswith((":", "file:")) else None
    )


def where(url: URL) -> str:
    """A database as it is told to people: never with its password."""
    return str(file_of(url) or url.set(drivername=url.get_backend_name(), password=None, query={}))


def refused(phrase: str, **facts: str) -> BadSetup:
    return BadSetup(say(phrase, **facts), words())


async def make_ready(url: URL) -> bool:
    """Look at the whole file and bring the database to the present version; False: a part was left out."""
    with explained(url):
        path = file_of(url)
        whole = path is None or not path.exists() or _sound(path)
        store = Store(url.render_as_string(hide_password=False))
        try:
            await store.open()
        finally:
            await store.close()
    return whole


def _sound(path: Path) -> bool:
    """Whether all pages of a file hold together; False when there was no time to look at all of them."""
    uri = f"{path.resolve().as_uri()}?mode=rw"
    with contextlib.closing(sqlite3.connect(uri, uri=True, check_same_thread=False)) as file:
        enough = threading.Timer(CHECK, file.interrupt)
        enough.start()
        try:
            found = str(file.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                return False
            raise
        finally:
            enough.cancel()
            enough.join()
    if found != "ok":
        raise refused("database-damaged", path=str(path), detail=_short(found))
    return True


@contextlib.contextmanager
def alone(url: URL) -> Iterator[None]:
    """One server per file: it holds a lock beside it, which ends with the process, however that ends."""
    path = file_of(url)
    if path is None:
        yield
        return
    _check_place(path)
    with explained(url):
        lock = path.with_name(f"{path.name}.lock").open("a")
    with lock:
        try:
            _hold(lock.fileno())
        except OSError:
            raise refused("database-taken", path=str(path)) from None
        yield


def _hold(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def explained(url: URL) -> Iterator[None]:
    """What a database refuses becomes one sentence; a fault of our own stays what it is."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise refused("database-needs-extra") from error
    except Exception as error:
        told = isinstance(error, (SQLAlchemyError, sqlite3.Error, OSError))
        if not told and not type(error).__module__.startswith("asyncpg"):
            raise
        raise BadSetup(_why(url, error), words()) from error


def _why(url: URL, error: Exception) -> Phrase:
    cause = getattr(error, "orig", None) or error  # what the driver said
    cause = cause.__cause__ or cause
    detail = _short(getattr(cause, "strerror", None) or str(cause) or type(cause).__name__)
    path = file_of(url)
    if path is None:
        return say("database-unreachable", where=where(url), detail=detail)
    _check_place(path)
    code = getattr(cause, "sqlite_errorname", "SQLITE_CANTOPEN")
    if code == "SQLITE_NOTADB":
        return say("database-not-ours", path=str(path))
    if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return say("database-busy", path=str(path))
    if code.startswith(("SQLITE_CORRUPT", "SQLITE_ERROR")):
        return say("database-damaged", path=str(path), detail=detail)
    return say("database-not-writable", path=str(path), detail=detail)


def _check_place(path: Path) -> None:
    """Whether there can be a file."""
    if path.is_dir():
        raise refused("database-folder", path=str(path))
    if not path.parent.is_dir():
        raise refused("database-no-folder", folder=str(path.parent))


def _short(detail: str) -> str:
    """One line of what a machine said."""
    return (detail.strip().splitlines() or [""])[0].rstrip(".")[:200]
