"""Arrays: independent when new, and plain lists where librt cannot be installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from motu import _native
from motu.kernel.vectors import filled, zeros
from tests.contract.cases import CASES
from tests.contract.trace import digest

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_LIBRT = """
import sys

class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "librt":
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Blocker())
from motu.kernel.vectors import vec
assert vec is list, vec
from tests.contract.trace import CASES, digest
for case in CASES:
    print(digest(case))
assert "librt" not in sys.modules
"""


def test_new_arrays_are_independent() -> None:
    one, two = zeros(3), zeros(3)
    one[0] = 5
    assert list(two) == [0, 0, 0] and list(zeros(3)) == [0, 0, 0]
    assert list(filled(3, -1)) == [-1, -1, -1] and len(zeros(0)) == 0 and len(zeros(4096)) == 4096


def test_a_slice_is_a_copy() -> None:
    array = filled(4, 2)
    copy = array[:]
    copy[1] = 9
    assert list(array) == [2, 2, 2, 2] and list(copy) == [2, 9, 2, 2]


def test_without_librt_the_same_games_are_played_on_lists() -> None:
    path = os.pathsep.join([str(_native.PACKAGE.parent), str(ROOT)])
    env = os.environ | {"MOTU_COMPILED": "0", "PYTHONPATH": path}
    command = [sys.executable, "-c", WITHOUT_LIBRT]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [digest(case) for case in CASES]
