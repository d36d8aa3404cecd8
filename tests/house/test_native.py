"""The rules that run are the ones asked for, and never older than their sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from motu import _native

ROOT = Path(__file__).resolve().parents[2]
WISH = os.environ.get("MOTU_COMPILED", "")
WHICH = "from motu import _native; print(_native.compiled())"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package, with its build if there is one."""
    ignored = shutil.ignore_patterns("__pycache__", ".work-*")
    return Path(shutil.copytree(_native.PACKAGE, tmp_path / "motu", ignore=ignored))


def which(package: Path, wish: str, code: str = WHICH) -> str:
    """What a fresh process with this package answers: True, False, or the last line of its complaint."""
    env = os.environ | {"MOTU_COMPILED": wish, "PYTHONPATH": str(package.parent)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=package.parent, env=env, capture_output=True, text=True, check=False)
    return (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines()[-1]


def edit(package: Path) -> None:
    with next((package / "kernel").glob("[a-z]*.py")).open("a") as source:
        source.write("# edited\n")


def test_the_rules_asked_for_are_the_ones_that_run() -> None:
    if WISH:
        assert _native.compiled() == (WISH == "1")
    suffix = _native.SUFFIX if _native.compiled() else ".py"
    for name in _native.sources():
        assert str(import_module(name).__file__).endswith(suffix), name


def test_an_edited_source_runs_instead_of_the_older_build(package: Path) -> None:
    if WISH == "1":
        assert which(package, "") == "True"
    edit(package)
    assert which(package, "") == "False"


def test_insisting_on_a_build_that_is_not_there_says_what_to_do(package: Path) -> None:
    edit(package)
    assert re.match("ImportError: .* not compiled for these sources.*`make compile`", which(package, "1"))


def test_without_librt_the_sources_run(package: Path) -> None:
    hidden = f"import sys; sys.modules['librt'] = None; {WHICH}"
    assert which(package, "", hidden) == "False"
    if WISH == "1":
        assert re.match(r"ImportError: .*`pip install librt==", which(package, "1", hidden))


def test_a_wish_that_is_none_is_refused(package: Path) -> None:
    assert which(package, "yes") == "ImportError: MOTU_COMPILED is 0, 1 or empty, not 'yes'"


def test_the_pins_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    mypy, librt = f"mypy=={_native.MYPY}", f"librt=={_native.LIBRT}"
    assert {mypy, librt} <= set(project["build-system"]["requires"])
    assert librt in [wanted.split(";")[0] for wanted in project["project"]["dependencies"]]
    assert {mypy, librt} <= set((ROOT / "requirements-build.txt").read_text().split())
