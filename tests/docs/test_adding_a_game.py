"""The guide shows the example as it is: its excerpts stand in the files that they name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "tests" / "minigames" / "tahatai"
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
EXCERPTS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
LISTED = re.findall(r"^\| (`.*?) \|", GUIDE, re.MULTILINE)  # the first column of the table


@pytest.mark.parametrize(("name", "excerpt"), EXCERPTS, ids=[name for name, _ in EXCERPTS])
def test_an_excerpt_stands_in_its_file(name: str, excerpt: str) -> None:
    rest = (EXAMPLE / name).read_text("utf-8")
    for part in excerpt.split("...\n"):
        assert part in rest, f"{name} does not say:\n{part}"
        rest = rest.split(part, 1)[1]


def test_every_excerpt_names_its_file() -> None:
    assert len(EXCERPTS) == len(re.findall(r"^```\w", GUIDE, re.MULTILINE)) > 5


def test_the_table_lists_the_files_of_the_example() -> None:
    listed = {name.rstrip("/") for names in LISTED for name in re.findall(r"`([^`]+)`", names)}
    there = {path.name for path in EXAMPLE.iterdir() if path.name != "__pycache__"}
    assert listed == there
