"""Runs the suites of `make test` one after the other and says what each of them took.

    python tests/run.py [--all] [suite ...]

Without names: everything CI runs; `--all` adds the long figures.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
IN_CI = os.environ.get("CI") == "true"
NO_COMPILER = 3  # exit code of setup.py
NOT_IN_A_COPY = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "__pycache__")
PYTEST = ("-m", "pytest", "-n", "2")
SERVICE = ("tests/table", "tests/e2e")  # suites of their own: pages do not care how the rules are compiled
RULES = (*PYTEST, *(f"--ignore={folder}" for folder in SERVICE))
INTERPRETED = ("tests/kernel", "tests/minigames", "tests/contract")
COMPARED = "tests/contract/test_traces.py::test_compiled_rules_give_the_same_games"  # when both are there
ALL = ("-m", "full or not full")


def python(*arguments: object, cwd: Path = ROOT, **environment: object) -> int:
    """Run this Python and let it speak: the exit code."""
    env = os.environ | {name: str(value) for name, value in environment.items()}
    return subprocess.run([sys.executable, *map(str, arguments)], cwd=cwd, env=env, check=False).returncode


def lint() -> bool:
    checks = python("-m", "ruff", "check", "."), python("-m", "ruff", "format", "--check", ".")
    return checks == (0, 0)


def types() -> bool:
    return python("-m", "mypy") == 0


def compile_rules() -> bool | None:
    code = python("setup.py", "--quiet", "build_ext", "--inplace", MOTU_COMPILED=1)
    if code == NO_COMPILER and not IN_CI:
        print("So everything runs interpreted, and the compiled suites are left out.")
        return None
    return code == 0


@contextmanager
def compiling_beside() -> Iterator[None]:
    """The compiler uses one core only; whether it went well, and what it says, is the suite `compile`."""
    command = [sys.executable, __file__, "compile"]
    compiler = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        compiler.wait()


def interpreted() -> bool:
    """Whether the rules do the same as they stand: on fewer positions, without what does not depend on it."""
    if asked_for_all():
        return python(*RULES, MOTU_COMPILED=0) == 0
    rules = f"tests/games/{game_of_the_day().replace('-', '_')}"
    asked = (*PYTEST, *INTERPRETED, rules, *only_today(), "--deselect", COMPARED)
    with compiling_beside():
        return python(*asked, MOTU_COMPILED=0, MOTU_BUDGET="0.2") == 0


def game_of_the_day() -> str:
    """Another game every day: compiled, all of them are tried always."""
    return every_game()[int(os.environ["MOTU_DAY"]) % len(every_game())]


def every_game() -> list[str]:
    return sorted(box.parent.name.replace("_", "-") for box in ROOT.glob("motu/games/*/box.toml"))


def only_today() -> tuple[str, str]:
    """What else has the name of a game is left out."""
    return "-k", " and ".join(f"not {key}" for key in every_game() if key != game_of_the_day())


def compiled() -> bool:
    return python(*RULES, MOTU_COMPILED=1, MOTU_BUDGET="1" if asked_for_all() else "0.2") == 0


def full() -> bool:
    return python(*RULES, "-m", "full", MOTU_COMPILED=1) == 0


def table() -> bool:
    """The service over HTTP, on SQLite and PostgreSQL."""
    _install(
        "postgresql", bool(shutil.which("initdb") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb")))
    )
    budget = "1" if asked_for_all() else "0.3"  # of the two worlds
    return python(*PYTEST, "tests/table", *(ALL if asked_for_all() else ()), MOTU_BUDGET=budget) == 0


def browser() -> bool | None:
    """The pages in a real Chromium: a part that changes from day to day, or all of it."""
    found = _install("chromium", any(shutil.which(name) for name in CHROMIUM))
    if not found and not IN_CI:
        print("No Chromium on this machine (apt install chromium): the pages are not tried in a browser.")
        return None
    if python("web/fetch.py", "--tests"):
        return False
    slowest = "--durations=0" if asked_for_all() else "--durations=12"
    return python(*PYTEST, "tests/e2e", slowest, *(ALL if asked_for_all() else ())) == 0


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


def wheel() -> bool:
    """The contract holds for what people install: built, installed and tried outside the source tree."""
    with TemporaryDirectory() as folder:
        tree, wheels, site, outside = (Path(folder, name) for name in ("tree", "wheels", "site", "outside"))
        shutil.copytree(ROOT, tree, ignore=NOT_IN_A_COPY)  # building would leave its traces in the checkout
        shutil.copytree(ROOT / "tests", outside / "tests", ignore=NOT_IN_A_COPY)
        shutil.copy(ROOT / "pyproject.toml", outside)  # pytest's settings
        pip = ("-m", "pip", "--disable-pip-version-check", "--quiet")
        build = (*pip, "wheel", tree, "--no-deps", "--no-build-isolation", "--wheel-dir", wheels)
        if python(*build, MOTU_COMPILED=1):
            return False
        # A folder in front of the path sees the dependencies of this environment and hides its own motu.
        install = (*pip, "install", "--no-deps", "--no-index", "--target", site, *wheels.glob("*.whl"))
        if python(*install):
            return False
        today = () if asked_for_all() else only_today()
        contract = (*PYTEST, "-p", "tests.house.origin", "tests/contract", *today)
        where = {"PYTHONPATH": site, "MOTU_ORIGIN": site, "MOTU_COMPILED": 1, "MOTU_BUDGET": "0.1"}
        return python(*contract, cwd=outside, **where) == 0


SUITES: dict[str, Callable[[], bool | None]] = {
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
NEED_COMPILER = ("compiled", "wheel", "full")
RESULTS = {True: "passed", False: "FAILED", None: "left out"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the named suites; without names, all that CI runs.")
    parser.add_argument("suites", nargs="*", metavar="suite", help=", ".join(SUITES))
    parser.add_argument("--all", action="store_true", help="the long figures too")
    asked = parser.parse_args()
    if unknown := set(asked.suites) - set(SUITES):
        parser.error(f"no such suite: {', '.join(sorted(unknown))}")
    names = asked.suites or [name for name in SUITES if asked.all or name not in ONLY_ALL]

    os.environ.setdefault("MOTU_DAY", str(date.today().toordinal()))  # one day for the whole run
    table: dict[str, tuple[bool | None, float]] = {}
    for name in names:
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        without = name in NEED_COMPILER and table.get("compile", (True,))[0] is None
        table[name] = None if without else SUITES[name](), time.monotonic() - start
    print(f"\n{'suite':<12} {'result':<9} seconds")
    for name, (passed, seconds) in table.items():
        print(f"{name:<12} {RESULTS[passed]:<9} {seconds:7.1f}")
    return int(any(passed is False for passed, _ in table.values()))


if __name__ == "__main__":
    sys.exit(main())
