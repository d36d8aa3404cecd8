"""A PostgreSQL of our own: a cluster in a temporary folder for as long as the tests need it."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


class Missing(Exception):
    """This machine has no PostgreSQL."""


def _binary(name: str) -> str:
    """Debian keeps them outside the path."""
    found = next((str(folder / name) for folder in FOLDERS if (folder / name).exists()), shutil.which(name))
    if found is None:
        raise Missing(name)
    return found


def _user() -> dict[str, object]:
    """PostgreSQL refuses to run as root: somebody else does."""
    if os.getuid():
        return {}
    for name in ("postgres", "nobody"):
        try:
            known = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": []}
    raise Missing("a user who is not root")


class Cluster:
    """A folder with a cluster, and the process that serves it."""

    def __init__(self, folder: Path, user: dict[str, object]) -> None:
        self.folder, self.user = folder, user
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = self.base("postgres")
        self._bases = count()
        new = ("-U", "motu", "-A", "trust", "-E", "UTF8", "--no-sync")
        self._run(_binary("initdb"), "-D", f"{folder}/data", *new)

    def base(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql+asyncpg://motu@127.0.0.1:{self.port}/{name}"

    def new_base(self) -> str:
        """The address of one more, with nothing in it."""
        name = f"base{next(self._bases)}"
        here = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "motu")
        self._run(_binary("createdb"), *here, name)
        return self.base(name)

    def start(self) -> None:
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -c fsync=off"
        self._control("-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        """Without waiting for anybody, as in a crash."""
        self._control("-m", "immediate", "stop")

    def restart(self) -> None:
        self.stop()
        self.start()

    def _control(self, *words: str) -> None:
        self._run(_binary("pg_ctl"), "-D", f"{self.folder}/data", *words)

    def _run(self, *command: str) -> None:
        quiet = subprocess.DEVNULL
        subprocess.run(command, check=True, cwd=self.folder, stdout=quiet, **self.user)  # type: ignore[call-overload]


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster with an empty database."""
    _binary("initdb"), _binary("pg_ctl")
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="motu-pg-"))
    try:
        if user:
            os.chown(folder, int(str(user["user"])), int(str(user["group"])))
        made = Cluster(folder, user)
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
