"""A PostgreSQL of our own: a cluster in a temporary folder that lives as long as the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database."""
    initdb, pg_ctl = _binary("initdb"), _binary("pg_ctl")
    user = _user()
    folder = Path(tempfile.mkdtemp(prefix="motu-pg-"))
    try:
        if user:
            os.chown(folder, int(str(user["user"])), int(str(user["group"])))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]

        def run(*command: str) -> None:
            subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, **user)  # type: ignore[call-overload]

        run(initdb, "-D", f"{folder}/data", "-U", "motu", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -h 127.0.0.1 -k {folder} -c fsync=off"
        run(pg_ctl, "-D", f"{folder}/data", "-w", "-l", f"{folder}/log", "-o", options, "start")
        try:
            yield f"postgresql+asyncpg://motu@127.0.0.1:{port}/postgres"
        finally:
            run(pg_ctl, "-D", f"{folder}/data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
