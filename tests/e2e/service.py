"""The real service in a process of its own, so that tests can kill it and start it again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUN = """
import logging, sys, uvicorn
from motu.table.app import create_app
logging.getLogger("alembic").setLevel(logging.WARNING)
app = create_app(sys.argv[1], pace=float(sys.argv[3]), processes=0)
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning", timeout_graceful_shutdown=1)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Service:
    """One server on one database."""

    def __init__(self, database: str, pace: float = 0.0, port: int | None = None) -> None:
        self.database = database
        self.pace = pace
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", RUN, self.database, str(self.port), str(self.pace)]
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
