"""A lock is whole: it pins all that is needed, exactly, and is installed as it stands."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from itertools import pairwise

import pytest
from packaging.requirements import Requirement

from tests.house import locks
from tests.house.tracked import ROOT, texts

EVERY = (*locks.INSTALLED, *locks.APART)
PYTHONS = ("3.11.0", "3.12.0", "3.13.0")
SYSTEMS = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))
BOTH = {"--no-deps", "--require-hashes"}
INSTALLING = re.compile("[\"'](?:-r|--requirement)[\"']")
NOT_HERE = {"colorama"}  # for Windows alone, and wants nothing


def machines() -> Iterator[dict[str, str]]:
    """Where a lock is installed, as markers see it."""
    for python in PYTHONS:
        for platform, system, name in SYSTEMS:
            yield {
                "python_version": python.rpartition(".")[0],
                "python_full_version": python,
                "sys_platform": platform,
                "platform_system": system,
                "os_name": name,
            }


@pytest.mark.parametrize("lock", EVERY)
def test_every_locked_version_is_exact_and_hashed(lock: str) -> None:
    for entry in locks.entries(lock):
        assert locks.version(locks.pinned(entry)), entry
        assert "--hash=sha256:" in entry, entry


def test_each_lock_contains_the_one_before() -> None:
    for machine in machines():
        for smaller, larger in pairwise(locks.versions(lock, machine) for lock in locks.INSTALLED):
            assert smaller.items() <= larger.items()


def asked(lock: str) -> list[str]:
    """What a lock is made from."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = list(project["dependencies"]) if lock in locks.INSTALLED else []
    sources = locks.INSTALLED[: locks.INSTALLED.index(lock) + 1] if lock in locks.INSTALLED else (lock,)
    for source in sources:
        lines = (ROOT / source.replace(".txt", ".in")).read_text("utf-8").splitlines()
        wanted += [line.partition("  #")[0] for line in lines if not line.startswith(("#", "-"))]
    return wanted


def wants(pin: Requirement) -> list[str]:
    """What a locked package says that it needs."""
    try:
        return requires(pin.name) or []
    except PackageNotFoundError:
        assert pin.name in NOT_HERE
        return []


def missing(
    wanted: list[str], extras: set[str], pins: dict[str, Requirement], machine: dict[str, str]
) -> list[str]:
    """What is wanted with these extras, on this machine, and not within the lock."""
    lacking = []
    for want in map(Requirement, wanted):
        if want.marker and not any(
            want.marker.evaluate({**machine, "extra": extra}) for extra in {"", *extras}
        ):
            continue
        pin = pins.get(locks.name(want))
        if not (pin and want.specifier.contains(locks.version(pin)) and want.extras <= pin.extras):
            lacking.append(str(want))
    return lacking


@pytest.mark.parametrize("lock", EVERY)
def test_a_lock_pins_what_was_asked_for_with_its_extras(lock: str) -> None:
    for machine in machines():
        assert missing(asked(lock), set(), locks.pins(lock, machine), machine) == [], machine


@pytest.mark.parametrize("lock", locks.INSTALLED)
def test_a_lock_pins_what_its_packages_need(lock: str) -> None:
    for machine in machines():
        pins = locks.pins(lock, machine)
        for pin in pins.values():
            assert missing(wants(pin), pin.extras, pins, machine) == [], f"{pin} on {machine}"


def test_make_installs_no_lock_without_both_flags() -> None:
    command = ["make", "--dry-run", "--always-make", ".venv/.dev"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    installing = [line.split() for line in printed.splitlines() if " -r " in line]
    assert [words[-1] for words in installing] == list(locks.INSTALLED)
    assert all(set(words) >= BOTH for words in installing)


def test_no_program_installs_a_lock_without_both_flags() -> None:
    found = 0
    for path, text in texts():
        if not path.endswith(".py") or not INSTALLING.search(text):
            continue
        for node in ast.walk(ast.parse(text)):
            words = {part.value for part in ast.iter_child_nodes(node) if isinstance(part, ast.Constant)}
            if isinstance(node, ast.List | ast.Tuple | ast.Call) and words & {"-r", "--requirement"}:
                assert words >= BOTH, f"{path}:{node.lineno}"
                found += 1
    assert found >= len(locks.APART)


def test_no_page_tells_to_install_a_lock_without_both_flags() -> None:
    told = re.compile(r"pip install\b.*(?:-r|--requirement)[ =]\S*requirements\S*\.txt.*")
    for path, text in texts():
        for line in told.findall(text):
            assert set(line.split()) >= BOTH, f"{path}: {line}"
