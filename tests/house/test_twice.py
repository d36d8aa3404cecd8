"""What two modules share stands once: no run of nine lines stands twice."""

from __future__ import annotations

import ast
import re
from collections import defaultdict

import pytest

from tests.house.tracked import ROOT

RUN = 9  # lines
THIN = re.compile(r"[\W_]*")  # brackets and commas alone say nothing
Place = tuple[str, int]


def lines_of(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers: no comments, no imports."""
    imports = {
        number
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        said = line.partition("  #")[0].strip()
        if number not in imports and not said.startswith("#") and not THIN.fullmatch(said):
            found.append((number, said))
    return found


def runs_that_stand_twice(files: dict[str, str]) -> list[tuple[Place, ...]]:
    places: dict[tuple[str, ...], list[Place]] = defaultdict(list)
    for name, text in files.items():
        lines = lines_of(text)
        for first in range(len(lines) - RUN + 1):
            run = tuple(line for _, line in lines[first : first + RUN])
            places[run].append((name, lines[first][0]))
    return [tuple(where) for where in places.values() if len(where) > 1]


def test_nothing_is_written_twice() -> None:
    modules = (ROOT / "motu").rglob("*.py")
    files = {
        str(path.relative_to(ROOT)): path.read_text("utf-8")
        for path in modules
        if "_compiled" not in path.parts
    }
    assert runs_that_stand_twice(files) == []


@pytest.mark.parametrize(("lines", "twice"), [(RUN, True), (RUN - 1, False)])
def test_a_run_is_found(lines: int, twice: bool) -> None:
    body = "\n".join(f"a{n} = {n}  # number {n}" for n in range(lines))
    files = {
        "one.py": f"import os\n{body}\n",
        "other.py": f'"""Other."""\n\n{body.replace("number", "no.")}\n',
    }
    assert bool(runs_that_stand_twice(files)) is twice
