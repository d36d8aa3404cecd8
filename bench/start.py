"""How long `make play` takes from a fresh clone until the lobby answers, and how long the next start takes.

    python bench/start.py [--without-node]

A clone in a temporary folder, an environment of its own, a database of its own; the package caches are those
of the user. The first start also compiles the rules beside the page: the second one waits for that to end.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
NODE = ("node", "nodejs", "npm", "npx")
FIRST, NEXT = 90.0, 3.0  # seconds that we allow ourselves


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def path_without_node(folder: Path) -> str:
    """The commands of this machine, but for Node's."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for command in Path(place).glob("*") if Path(place).is_dir() else ():
            link = folder / command.name
            if command.name not in NODE and not link.is_symlink():
                link.symlink_to(command)
    return str(folder)


def start(clone: Path, environment: dict[str, str]) -> float:
    """Seconds from the command to the lobby."""
    port = free_port()
    command = ["make", "play", f"ARGS=--port {port}", f"PYTHON={sys.executable}"]
    began = time.monotonic()
    running = subprocess.Popen(command, cwd=clone, env=environment, start_new_session=True)
    try:
        while True:
            try:
                lobby = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30).read()
                assert b'class="lobby"' in lobby
                return time.monotonic() - began
            except OSError:
                if running.poll() is not None:
                    raise SystemExit("make play has ended") from None
                time.sleep(0.05)
    finally:
        os.killpg(running.pid, signal.SIGINT)
        running.wait(20)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--without-node", action="store_true", help="as on a machine that has no Node")
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        clone = Path(folder, "motu")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        environment = os.environ | {"XDG_DATA_HOME": folder, "BROWSER": shutil.which("true") or "true"}
        if asked.without_node:
            environment["PATH"] = path_without_node(Path(folder, "bin"))
        first = start(clone, environment)
        print(f"first start {first:6.1f} s (allowed {FIRST:.0f})", flush=True)
        compiled = subprocess.run(["make", "compile"], cwd=clone, env=environment, check=False)
        print(f"compiled rules: {'yes' if compiled.returncode == 0 else 'no'}", flush=True)
        again = start(clone, environment)
        print(f"next start  {again:6.1f} s (allowed {NEXT:.0f})")
    return int(first > FIRST or again > NEXT)


if __name__ == "__main__":
    sys.exit(main())
