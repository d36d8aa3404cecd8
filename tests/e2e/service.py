"""The real service in a process of its own, so that tests can kill it and start it again."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUN = """
import logging, socket, sys
from motu.table import presence
from motu.table.app import create_app
from motu.table.serve import Server
logging.getLogger("alembic").setLevel(logging.WARNING)
listening = socket.create_server((sys.argv[4], int(sys.argv[2])))
presence.GRACE = float(sys.argv[5])
Server(create_app(sys.argv[1], pace=float(sys.argv[3]), processes=0)).run(sockets=[listening])
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Service:
    """One server on one database."""

    def __init__(
        self,
        database: str,
        pace: float = 0.0,
        port: int | None = None,
        host: str = "127.0.0.1",
        grace: float = 45,
    ) -> None:
        self.database = database
        self.host = host
        self.grace = grace  # seconds after which somebody without a page is away
        self.pace = pace
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        facts = self.port, self.pace, self.host, self.grace
        command = [sys.executable, "-c", RUN, self.database, *map(str, facts)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)})
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.url}/scene.css", timeout=1).read()
                return
            except OSError:
                assert self.process.poll() is None, "the service ended"
                time.sleep(0.1)
        raise AssertionError("the service does not answer")

    def kill(self) -> None:
        """Without any warning."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


class Wire:
    """The network between a browser and a service: it can be cut and mended."""

    def __init__(self, service: Service) -> None:
        self.to = service.port
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._open: list[socket.socket] = []
        self.mend()

    def mend(self) -> None:
        self._door = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._let_in, args=(self._door,), daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks and no new one comes about."""
        for end in (self._door, *self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def _let_in(self, door: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = door.accept()
                far = socket.create_connection(("127.0.0.1", self.to))
                self._open += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=_carry, args=ends, daemon=True).start()


def _carry(source: socket.socket, goal: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while piece := source.recv(65536):
            goal.sendall(piece)
    for end in (source, goal):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
