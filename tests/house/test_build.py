"""Compiling is all or nothing, tried on a tree of two small modules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NO_COMPILER = 3
PIECES = """
from mypy_extensions import i64
from librt.vecs import vec

class Pieces:
    def __init__(self) -> None:
        self.at: vec[i64] = vec[i64]([1, 2, 3])
"""
COUNT = """
from mypy_extensions import i64
from motu.kernel.pieces import Pieces

def count(pieces: Pieces) -> i64:
    return pieces.at[0] + pieces.at[2]
"""
PLAY = """
from motu import _native
from motu.kernel.count import count
from motu.kernel.pieces import Pieces
print(count(Pieces()), _native.compiled())
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md", "motu/_native.py"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    kernel = tmp_path / "motu" / "kernel"
    kernel.mkdir()
    (kernel / "__init__.py").touch()
    (kernel / "pieces.py").write_text(PIECES)
    (kernel / "count.py").write_text(COUNT)
    (tmp_path / "motu" / "__init__.py").write_text("from motu import _native\n_native.install()\n")
    return tmp_path


def run(tree: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"CI": "", "MOTU_COMPILED": "", "PYTHONPATH": str(tree)} | environment
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, check=False)


def build(tree: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(tree, "setup.py", "--quiet", "build_ext", "--inplace", **environment)


def builds(tree: Path) -> list[str]:
    folder = tree / "motu" / "_compiled"
    return [f.name for f in folder.iterdir()] if folder.is_dir() else []


def play(tree: Path) -> str:
    return run(tree, "-c", PLAY).stdout.strip()


@pytest.fixture
def broken_compiler() -> str:
    return str(shutil.which("false"))


def need_compiler(done: subprocess.CompletedProcess[str]) -> None:
    if done.returncode == NO_COMPILER and os.environ.get("CI") != "true":
        pytest.skip("no C compiler")


def test_a_build_serves_its_sources_and_replaces_older_builds(tree: Path) -> None:
    assert play(tree) == "4 False"
    (tree / "motu" / "_compiled" / "0123456789abcdef").mkdir(parents=True)
    done = build(tree, MOTU_COMPILED="1")
    need_compiler(done)
    assert done.returncode == 0, done.stderr
    assert play(tree) == "4 True"
    assert len(builds(tree)) == 1
    (tree / "motu" / "kernel" / "count.py").write_text(COUNT.replace("[0]", "[1]"))
    assert play(tree) == "5 False"


def test_without_a_compiler_the_sources_run(tree: Path, broken_compiler: str) -> None:
    done = build(tree, CC=broken_compiler)
    assert done.returncode == 0
    assert "could not be compiled: no working C compiler" in done.stderr
    assert "They will run interpreted" in done.stderr
    assert builds(tree) == []
    assert play(tree) == "4 False"


@pytest.mark.parametrize("insists", [{"CI": "true"}, {"MOTU_COMPILED": "1"}])
def test_who_insists_is_told_that_there_is_no_compiler(
    tree: Path, broken_compiler: str, insists: dict[str, str]
) -> None:
    done = build(tree, CC=broken_compiler, **insists)
    assert done.returncode == NO_COMPILER
    assert builds(tree) == []


def test_rules_that_do_not_compile_leave_nothing_behind(tree: Path) -> None:
    (tree / "motu" / "kernel" / "count.py").write_text(COUNT + "\nwrong: int = 'a word'\n")
    insisting = build(tree, MOTU_COMPILED="1")
    need_compiler(insisting)
    assert insisting.returncode == 1
    assert 'expression has type "str"' in insisting.stdout
    assert builds(tree) == []
    done = build(tree)
    assert done.returncode == 0
    assert "could not be compiled: mypyc refuses them" in done.stderr
    assert builds(tree) == []
    assert play(tree) == "4 False"


def test_nothing_is_compiled_when_nothing_is_wanted(tree: Path, broken_compiler: str) -> None:
    done = build(tree, CC=broken_compiler, CI="true", MOTU_COMPILED="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert builds(tree) == []
