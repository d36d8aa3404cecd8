"""Helpers of the contract suite say what failed, like the tests themselves, whoever imports them first."""

from __future__ import annotations

from pathlib import Path

import pytest

CONTRACT = Path(__file__).parent / "contract"
HELPERS = ["copying", "golden", *(path.stem for path in CONTRACT.glob("*invariants.py"))]
pytest.register_assert_rewrite(*(f"tests.contract.{name}" for name in HELPERS))
