"""Runs the suites of `make test` one after the other and says what each of them took.

    python tests/run.py [--all] [--day N] [suite ...]

Without names: everything CI runs; `--all` adds the long figures. A terminal shows progress, a log what failed
and a table. What is tried is a function of the commit: every check on every game, and of the checks that are
repeated elsewhere (interpreted, installed, in a browser on another game or screen) the part of the commit's
day. `--day` takes that of another one.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
IN_CI = os.environ.get("CI") == "true"
WATCHED = sys.stdout.isatty() and not IN_CI
NO_COMPILER = 3  # exit code of setup.py
NOT_IN_A_COPY = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "__pycache__")
PYTEST = ("-m", "pytest", "-n", "2", "-p", "tests.house.tally")
FOR_A_LOG = ("--quiet", "-o", "console_output_style=classic", "-o", "verbosity_assertions=2")
SERVICE = ("tests/table", "tests/e2e")  # suites of their own: pages do not care how the rules are compiled
RULES = tuple(f"--ignore={folder}" for folder in SERVICE)
INTERPRETED = ("tests/kernel", "tests/minigames", "tests/contract")
COMPARED = "tests/contract/test_traces.py::test_compiled_rules_give_the_same_games"  # when both are there
GOLDEN = ("tests/contract/test_golden_games.py", "tests/contract/test_said.py")
DAYS = 10_000
ALL = ("-m", "full or not full")


class Outcome(NamedTuple):
    """What came of a suite: tests, or one check that has no tests."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0


LEFT_OUT = Outcome(skipped=1)


def check(well: bool) -> Outcome:
    return Outcome(passed=int(well), failed=int(not well))


def python(*arguments: object, cwd: Path = ROOT, **environment: object) -> int:
    """Run this Python and let it speak: the exit code."""
    env = os.environ | {name: str(value) for name, value in environment.items()}
    return subprocess.run([sys.executable, *map(str, arguments)], cwd=cwd, env=env, check=False).returncode


def pytest(*arguments: object, cwd: Path = ROOT, **environment: object) -> Outcome:
    """Run these tests and count them."""
    with TemporaryDirectory() as folder:
        tally = Path(folder, "tally")
        environment |= {"MOTU_TALLY": tally}
        code = python(*PYTEST, *(() if WATCHED else FOR_A_LOG), *arguments, cwd=cwd, **environment)
        counted = Outcome(**json.loads(tally.read_text())) if tally.exists() else Outcome()
    # A run can fail without a test that does: it could not begin, or broke off.
    return counted._replace(failed=max(1, counted.failed)) if code else counted


def lint() -> Outcome:
    checks = python("-m", "ruff", "check", "."), python("-m", "ruff", "format", "--check", ".")
    return check(checks == (0, 0))


def types() -> Outcome:
    return check(python("-m", "mypy") == 0)


def compile_rules() -> Outcome:
    code = python("setup.py", "--quiet", "build_ext", "--inplace", MOTU_COMPILED=1)
    if code == NO_COMPILER and not IN_CI:
        print("So everything runs interpreted, and what takes minutes of games is left out.")
        return LEFT_OUT
    return check(code == 0)


@contextmanager
def compiling_beside() -> Iterator[None]:
    """The compiler uses one core only; whether it went well, and what it says, is the suite `compile`."""
    command = [sys.executable, __file__, "compile"]
    compiler = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        compiler.wait()


def interpreted() -> Outcome:
    """Whether the rules do the same as they stand: golden games of all, and everything on the day's game."""
    if asked_for_all():
        return pytest(*RULES, MOTU_COMPILED=0)
    rules = f"tests/games/{game_of_the_day().replace('-', '_')}", *ROOT.glob("tests/games/test_*.py")
    day, others = only(game_of_the_day())
    as_they_stand = {"MOTU_COMPILED": 0, "MOTU_BUDGET": "0.2"}
    with compiling_beside():
        asked = (*INTERPRETED, *rules, *day, "--deselect", COMPARED)
        return both(pytest(*asked, **as_they_stand), pytest(*GOLDEN, *others, **as_they_stand))


def game_of_the_day() -> str:
    """The game on which everything is repeated interpreted and installed; compiled, all are tried always."""
    return every_game()[day() % len(every_game())]


def every_game() -> list[str]:
    return sorted(box.parent.name.replace("_", "-") for box in ROOT.glob("motu/games/*/box.toml"))


def only(game: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """What has the name of this game or of none; what has that of another."""
    others = [key for key in every_game() if key != game]
    return ("-k", " and ".join(f"not {key}" for key in others)), ("-k", " or ".join(others))


def both(one: Outcome, other: Outcome) -> Outcome:
    return Outcome(*map(sum, zip(one, other, strict=True)))


def day() -> int:
    return int(os.environ["MOTU_DAY"])


def day_of_the_commit() -> int:
    """The same commit is tried in the same way, whenever and wherever; an archive has no commit."""
    asked = ["git", "rev-parse", "HEAD"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return int(told.stdout, 16) % DAYS if told.returncode == 0 else 0


def compiled() -> Outcome:
    return pytest(*RULES, MOTU_COMPILED=1, MOTU_BUDGET="1" if asked_for_all() else "0.1")


def uncompiled() -> Outcome:
    """In place of `compiled` on a machine without a compiler: nothing waits for the day of its game."""
    games = ("--ignore=tests/bots", "--ignore=tests/lab", "--ignore=tests/oracles")
    return pytest(*RULES, *games, MOTU_COMPILED=0, MOTU_BUDGET="0.02")


def full() -> Outcome:
    return pytest(*RULES, "-m", "full", MOTU_COMPILED=1)


def table() -> Outcome:
    """The service over HTTP, on SQLite and PostgreSQL."""
    _install(
        "postgresql", bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))
    )
    budget = "1" if asked_for_all() else "0.15"  # of the two worlds
    return pytest("tests/table", *(ALL if asked_for_all() else ()), MOTU_BUDGET=budget)


def browser() -> Outcome:
    """The pages in a real Chromium: every check, on the games and screens of the day or on all of them."""
    found = _install("chromium", any(shutil.which(name) for name in CHROMIUM))
    if not found and not IN_CI:
        print("No Chromium on this machine (apt install chromium): the pages are not tried in a browser.")
        return LEFT_OUT
    if python("web/fetch.py", "--tests"):
        return check(False)
    slowest = ("--durations=12",) if WATCHED else ()
    return pytest("tests/e2e", *slowest, *(ALL if asked_for_all() else ()))


def _install(package: str, there: bool) -> bool:
    """Where we may, bring what a suite needs."""
    if there or not shutil.which("apt-get") or os.name != "posix" or os.getuid():
        return there
    print(f"Installing {package} ...", flush=True)
    quiet = ("apt-get", "-qq", "-y", "--no-install-recommends")
    subprocess.run([*quiet, "update"], check=False, stdout=subprocess.DEVNULL)
    return (
        subprocess.run([*quiet, "install", package], check=False, stdout=subprocess.DEVNULL).returncode == 0
    )


def asked_for_all() -> bool:
    return "--all" in sys.argv


def wheel() -> Outcome:
    """The contract holds for what people install: built, installed and tried outside the source tree."""
    with TemporaryDirectory() as folder:
        tree, wheels, site, outside = (Path(folder, name) for name in ("tree", "wheels", "site", "outside"))
        shutil.copytree(ROOT, tree, ignore=NOT_IN_A_COPY)  # building would leave its traces in the checkout
        shutil.copytree(ROOT / "tests", outside / "tests", ignore=NOT_IN_A_COPY)
        shutil.copy(ROOT / "pyproject.toml", outside)  # pytest's settings
        pip = ("-m", "pip", "--disable-pip-version-check", "--quiet")
        build = (*pip, "wheel", tree, "--no-deps", "--no-build-isolation", "--wheel-dir", wheels)
        if python(*build, MOTU_COMPILED=1):
            return check(False)
        # A folder in front of the path sees the dependencies of this environment and hides its own motu.
        install = (*pip, "install", "--no-deps", "--no-index", "--target", site, *wheels.glob("*.whl"))
        if python(*install):
            return check(False)
        where = {"PYTHONPATH": site, "MOTU_ORIGIN": site, "MOTU_COMPILED": 1, "MOTU_BUDGET": "0.1"}
        installed = ("-p", "tests.house.origin")
        if asked_for_all():
            return pytest(*installed, "tests/contract", cwd=outside, **where)
        day, others = only(game_of_the_day())
        return both(
            pytest(*installed, "tests/contract", *day, cwd=outside, **where),
            pytest(*installed, *GOLDEN, *others, cwd=outside, **where),
        )


SUITES: dict[str, Callable[[], Outcome]] = {
    "lint": lint,
    "types": types,
    "interpreted": interpreted,
    "compile": compile_rules,
    "compiled": compiled,
    "wheel": wheel,
    "table": table,
    "browser": browser,
    "full": full,
}
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ONLY_ALL = ("full",)
WITHOUT_COMPILER: dict[str, Callable[[], Outcome]] = {
    "compiled": uncompiled,
    "wheel": lambda: LEFT_OUT,
    "full": lambda: LEFT_OUT,
}


def report(table: dict[str, tuple[Outcome, float]]) -> Outcome:
    """One line for each suite, and at the very end the total in words that readers of logs know."""
    print(f"\n{'suite':<12} {'passed':>7} {'failed':>7} {'skipped':>8} {'seconds':>8}")
    for name, (outcome, seconds) in table.items():
        passed, failed, skipped = outcome
        print(f"{name:<12} {passed:>7} {failed:>7} {skipped:>8} {seconds:>8.1f}")
    total = Outcome(*map(sum, zip(*(outcome for outcome, _ in table.values()), strict=True)))
    print(f"\ntotal: {total.passed} passed, {total.failed} failed, {total.skipped} skipped", flush=True)
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the named suites; without names, all that CI runs.")
    parser.add_argument("suites", nargs="*", metavar="suite", help=", ".join(SUITES))
    parser.add_argument("--all", action="store_true", help="the long figures too")
    parser.add_argument("--day", type=int, help="which part of what is repeated (that of the commit)")
    asked = parser.parse_args()
    if unknown := set(asked.suites) - set(SUITES):
        parser.error(f"no such suite: {', '.join(sorted(unknown))}")
    names = asked.suites or [name for name in SUITES if asked.all or name not in ONLY_ALL]

    os.environ["MOTU_DAY"] = str(day_of_the_commit() if asked.day is None else asked.day)
    if not asked.all and not asked.suites:
        again = f"make test DAY={day()}"
        print(
            f"Repeated on {game_of_the_day()} and on the screens of day {day()}; again: {again}", flush=True
        )
    table: dict[str, tuple[Outcome, float]] = {}
    for name in names:
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        without = "compile" in table and table["compile"][0] == LEFT_OUT
        suite = WITHOUT_COMPILER.get(name, SUITES[name]) if without else SUITES[name]
        table[name] = suite(), time.monotonic() - start
    return int(report(table).failed > 0)


if __name__ == "__main__":
    sys.exit(main())
