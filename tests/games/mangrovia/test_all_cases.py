"""Every example, edge case and ruling of the specification is a test named after it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

EXAMPLES = [f"E{n}" for n in range(1, 16)]
EDGE_CASES = [f"C{n}" for n in range(1, 30, 2)]
RULINGS = [f"A{n}" for n in range(1, 49)]


def cases_tested() -> set[str]:
    """The ids that begin the name of a test in this folder."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (name := re.match(r"test_([ECA]\d+)_", node.name)):
                found.add(name[1])
    return found


@pytest.mark.parametrize("ids", [EXAMPLES, EDGE_CASES, RULINGS], ids=["examples", "edge cases", "rulings"])
def test_every_case_of_the_specification_is_a_test(ids: list[str]) -> None:
    assert [id for id in ids if id not in cases_tested()] == []


def test_no_test_is_named_after_a_case_that_does_not_exist() -> None:
    assert cases_tested() <= {*EXAMPLES, *EDGE_CASES, *RULINGS}
