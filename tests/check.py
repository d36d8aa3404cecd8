"""The quick loop after an edit: lint, types, and the tests that the change can reach, the nearest first.

    python tests/check.py [--since COMMIT]

Tests are near to what they import, and a data file is near to its folder. Of what any game is asked, only the
edited game is asked. After MOST seconds the rest is left to `make test`, which tries everything.
"""

from __future__ import annotations

import argparse
import ast
import os
import subprocess
import sys
import time
from collections import deque
from functools import cache
from itertools import accumulate
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.chdir(ROOT)

from tests import run  # noqa: E402 - found from any folder

MOST = 30  # seconds of tests
TOGETHER = 16  # test files that are begun together: reading all of them would take half of the time
LEFT_OUT = ("tests/e2e", "tests/lab", "tests/house/test_install.py")  # a browser, or minutes of games
LAST = "bots"  # play many games, too


def changed(since: str) -> list[str]:
    """Files that differ from a commit, new ones included."""
    asked = (["diff", "--name-only", since], ["ls-files", "--others", "--exclude-standard"])
    told = [subprocess.run(["git", *a], capture_output=True, text=True, check=True).stdout for a in asked]
    return sorted(set("".join(told).split()))


def module_of(path: Path) -> str:
    """The module of a file; a data file belongs to the package that it lies in."""
    if path.suffix == ".py":
        return ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    packages = (folder for folder in path.parents if (ROOT / folder / "__init__.py").exists())
    return ".".join(next(packages, Path()).parts)


@cache
def imported_by(path: Path) -> frozenset[str]:
    """Modules that a file imports, and the packages they lie in; the games are found by looking."""
    names: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    if path == Path("motu/games/__init__.py"):
        names |= {f"motu.games.{found.parent.name}" for found in ROOT.glob("motu/games/*/box.toml")}
    return frozenset(part for name in names for part in accumulate(name.split("."), "{}.{}".format))


def distances(edited: set[str]) -> dict[Path, int]:
    """How many imports lie between each test file and what was edited; those out of reach are left out."""
    files = [
        path.relative_to(ROOT)
        for folder in ("motu", "docs", "tests")
        for path in (ROOT / folder).rglob("*.py")
    ]
    modules = {module_of(path): path for path in files if "_compiled" not in path.parts}
    users: dict[str, list[str]] = {}
    for name, path in modules.items():
        for other in imported_by(path) & modules.keys():
            users.setdefault(other, []).append(name)
    far = {name: 0 for name in edited if name in modules}
    left = deque(far)
    while left:
        name = left.popleft()
        for user in users.get(name, ()):
            if user not in far:
                far[user] = far[name] + 1
                left.append(user)
    tests = {modules[name]: n for name, n in far.items() if modules[name].name.startswith("test_")}
    return {path: n for path, n in tests.items() if not path.as_posix().startswith(LEFT_OUT)}


def readers(files: list[str]) -> dict[Path, int]:
    """The tests that read pages, and those that read what lies beside all packages."""
    pages = any(name.endswith(".md") for name in files)
    beside = any(not module_of(Path(name)) for name in files)
    folders = [folder for folder, read in (("docs", pages), ("house", beside)) if read]
    found = [path.relative_to(ROOT) for folder in folders for path in ROOT.glob(f"tests/{folder}/test_*.py")]
    return {path: 1 for path in found if not path.as_posix().startswith(LEFT_OUT)}


def edited_games(files: list[str]) -> set[str]:
    """The folders of the games that were edited."""
    homes = {key.replace("-", "_") for key in run.every_game()}
    return {
        name for path in files for name in path.split("/")[2:3] if path.startswith(("motu/", "tests/"))
    } & homes


def in_order(near: dict[Path, int], games: set[str]) -> list[Path]:
    """The nearest first; of equals, what is about an edited game, and the contract of all games."""
    first = {*games, "contract"} if games else set()

    def rank(path: Path) -> tuple[bool, int, bool, Path]:
        return LAST in path.parts, near[path], first.isdisjoint(path.parts), path

    return sorted(near, key=rank)


def about(game: str, order: list[Path]) -> tuple[list[Path], tuple[str, str]]:
    """Without the tests of other games, and what leaves out of the others those that try other games."""
    others = {key.replace("-", "_") for key in run.every_game()} - {game}
    mine = [path for path in order if not any(other in path.as_posix() for other in others)]
    return mine, run.only(game.replace("_", "-"))[0]


class InTime:
    """Stops when the time is up, and says how much was left."""

    def __init__(self) -> None:
        self.until = time.monotonic() + MOST

    @property
    def is_up(self) -> bool:
        return time.monotonic() > self.until

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self) -> None:
        if self.is_up:
            pytest.exit(f"{MOST} seconds of tests: the rest is left to make test", returncode=0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "--since", default="HEAD", metavar="COMMIT", help="what the change is measured against"
    )
    files = changed(parser.parse_args().since)
    if run.lint().failed or run.types().failed:
        return 1
    games, those = edited_games(files), ("-k", "")
    near = readers(files) | distances({module_of(Path(name)) for name in files})
    order = in_order(near, games)
    if len(games) == 1 and all(games & set(name.split("/")) for name in files):
        order, those = about(*games, order)
    print(f"{len(files)} files changed, {len(order)} test files in reach.", flush=True)
    os.environ["MOTU_BUDGET"] = "0.02"
    time_left = InTime()
    while order and not time_left.is_up:
        now, order = order[:TOGETHER], order[TOGETHER:]
        asked = ["-q", "-x", "-n", "2", "--dist", "load", *those, *map(str, now)]
        code = pytest.main(asked, [time_left])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return int(code)
    return 0


if __name__ == "__main__":
    sys.exit(main())
