"""The page on the architecture names what is there: layers, files, and the functions of a choice's way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from motu.games import folders
from tests.house.test_layers import HEIGHT

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
TABLE = ROOT / "motu" / "table"
GAMES = [folder.home for folder in folders().values()]
HOMES = [ROOT, ROOT / "motu", ROOT / "motu" / "games", TABLE, GAMES[0]]  # from where the page names files
NAMED = re.findall(r"`([\w./<>*-]+\.(?:py|js|toml|ftl|md)|[\w./-]+/)`", PAGE)
WAY = PAGE.partition("### A choice's way")[2]
STEPS = re.findall(r"^\d\. `([\w.]+)` \(`([\w./]+)`\)", WAY, re.MULTILINE)


def test_the_layers_are_drawn_as_they_are() -> None:
    drawn = re.search(r"```\n(kernel .*)\n```", PAGE)
    assert drawn is not None
    levels = [layers.strip().split(", ") for layers in drawn[1].split("<-")]
    heights = [{HEIGHT[layer] for layer in layers} for layers in levels]
    assert all(len(one) == 1 for one in heights)
    assert (found := [*map(min, heights)]) == sorted(found) and len(set(found)) == len(found)


def test_every_file_that_is_named_is_there() -> None:
    assert len(NAMED) > 40
    for name in NAMED:
        for spoken in {name.replace("<game>", game.name).replace("<chapter>", "*") for game in GAMES}:
            assert any(list(home.glob(spoken.rstrip("/"))) for home in HOMES), spoken


def test_every_module_of_the_table_is_named() -> None:
    modules = {path.name for path in TABLE.glob("*.py")} - {"__init__.py"}
    assert {name for name in modules if not re.search(rf"`(?:table/)?{re.escape(name)}`", PAGE)} == set()


def test_a_choices_way_names_eight_functions_in_order() -> None:
    assert len(STEPS) == len(re.findall(r"^\d\. ", WAY, re.MULTILINE)) <= 8


@pytest.mark.parametrize(("name", "file"), STEPS)
def test_a_function_on_the_way_stands_in_its_file(name: str, file: str) -> None:
    (path,) = [home / file for home in HOMES if (home / file).exists()]
    *kind, function = name.split(".")
    source = path.read_text("utf-8")
    if kind:
        source = source[source.index(f"class {kind[0]}") :]
    assert re.search(rf"\b(?:def|function) {function}\(", source)
