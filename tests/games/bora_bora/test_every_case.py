"""No example, derived case or ruling of the specification is without its test."""

from __future__ import annotations

import re
from pathlib import Path

EXAMPLES = {f"e{n}" for n in range(1, 21)}
DERIVED = {f"c{n}" for n in range(1, 31, 2)}  # their numbering leaves out every second number
RULINGS = {f"a{n}" for n in range(1, 45)}


def cases_in(*files: str) -> set[str]:
    """The ids of the cases whose tests stand in these files."""
    folder = Path(__file__).parent
    text = "".join((folder / file).read_text("utf-8") for file in files)
    return set(re.findall(r"^def test_([eca]\d+)_", text, re.M))


def test_every_example_is_a_test() -> None:
    assert cases_in("test_examples.py") == EXAMPLES


def test_every_derived_case_is_a_test() -> None:
    assert cases_in("test_edge_cases.py") == DERIVED


def test_every_ruling_is_a_test() -> None:
    assert cases_in("test_rulings.py", "test_rulings_of_gods.py") == RULINGS
