"""Another process that holds the lock of a SQLite file, as a backup or a shell would."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

HOLD = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def held(database: str) -> Iterator[None]:
    """Nobody else can write, as long as this lasts."""
    path = database.partition(":///")[2]
    pipe = subprocess.PIPE
    other = subprocess.Popen([sys.executable, "-c", HOLD, path], stdin=pipe, stdout=pipe)
    try:
        assert other.stdout is not None and other.stdout.readline()
        yield
    finally:
        other.communicate(timeout=10)
