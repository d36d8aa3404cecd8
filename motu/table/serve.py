"""Starting the service: for oneself, or for others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from functools import partial
from pathlib import Path
from types import FrameType

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from motu.games._shared.text import preferred, say
from motu.match.errors import BadSetup
from motu.table import opening, workers
from motu.table.app import create_app
from motu.table.slow import Impatient
from motu.table.words import t, words


def own_database() -> str:
    """The file in the user's data folder."""
    folder = user_data_path("motu", ensure_exists=True)
    return f"sqlite+aiosqlite:///{folder / 'motu.sqlite'}"


def address(database: str | None) -> str:
    """A database as SQLAlchemy names it; plain addresses and paths are understood too."""
    if database is None:
        return own_database()
    if database.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + database.split("://", 1)[1]
    if "://" not in database:
        return f"sqlite+aiosqlite:///{Path(database).resolve()}"
    return (
        database.replace("sqlite://", "sqlite+aiosqlite://", 1)
        if database.startswith("sqlite://")
        else database
    )


def serve(host: str, port: int, database: str | None = None, far_bots: bool = False) -> None:
    """Serve until stopped; what is wrong with the database is told before Motu says that it is ready."""
    if not 0 <= port < 65536:
        raise BadSetup(say("bad-port", port=str(port)), words())
    logging.getLogger("alembic").setLevel(logging.WARNING)
    url = opening.understood(address(database))
    with _listen(host, port) as listening, opening.alone(url), contextlib.suppress(KeyboardInterrupt):
        with opening.explained(url):
            app = create_app(url.render_as_string(hide_password=False), workers=far_bots)
        if not asyncio.run(opening.make_ready(url)):
            print(t(preferred(), "database-half-checked", path=opening.where(url)), file=sys.stderr)
        Server(app, t(preferred(), "serve-ready", address=_address(host, listening))).run(sockets=[listening])


class Server(uvicorn.Server):
    """Says when it is ready. Stops without cutting anybody off: first the live streams end."""

    def __init__(self, app: Litestar, welcome: str = "") -> None:
        super().__init__(
            uvicorn.Config(app, http=Impatient, log_level="warning", timeout_graceful_shutdown=2)
        )
        self.app = app
        self.welcome = welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if sockets:
            self.app.state.listening = sockets[0].getsockname()[:2]
        if self.started and self.welcome:
            print(self.welcome, flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.started:
            self.app.state.tables.goodbye()
        super().handle_exit(sig, frame)


def work(database: str, processes: int | None) -> None:
    """Think for the bots of the servers on a PostgreSQL, until stopped."""
    url = opening.understood(address(database))
    ready = partial(print, t(preferred(), "worker-ready"), flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(workers.work(url, processes, ready))


def play(port: int, browser: bool) -> None:
    """Serve on this machine and open the browser when the lobby answers."""
    if browser and _answers(port):
        webbrowser.open(f"http://127.0.0.1:{port}/")  # it already runs: one more window
        return
    if browser:
        threading.Thread(target=_open_when_ready, args=(port,), daemon=True).start()
    serve("127.0.0.1", port)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Named, so that what is accepted sends its last bytes at once instead of waiting for others.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        raise BadSetup(
            say("port-taken", host=host, port=str(port), detail=error.strerror or ""), words()
        ) from error
    return listening


def _address(host: str, listening: socket.socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}/"


def _answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/scene.css", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def _open_when_ready(port: int) -> None:
    for _ in range(200):
        if _answers(port):
            webbrowser.open(f"http://127.0.0.1:{port}/")
            return
        time.sleep(0.1)
