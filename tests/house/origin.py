"""A pytest plugin: says which motu is being tested, and stops when it is not the one in MOTU_ORIGIN."""

import os
from pathlib import Path

import pytest

import motu
from motu import _native


def pytest_report_header() -> str:
    return f"motu: {'compiled' if _native.compiled() else 'interpreted'}, from {_native.PACKAGE}"


def pytest_configure() -> None:
    wanted = Path(os.environ["MOTU_ORIGIN"]).resolve()
    if wanted not in Path(motu.__file__).resolve().parents:
        raise pytest.UsageError(f"motu comes from {motu.__file__}, not from {wanted}")
