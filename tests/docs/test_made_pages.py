"""The pages that are made are those that stand there, and what they show can be read back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import motu
from docs import api, notation, specification
from docs.making import DOCS, with_parts
from docs.played import Example, a_short_match, played
from motu.kernel.engine import NATURE
from motu.match.dice import Dice
from motu.match.match import Match

GAMES = sorted(motu.all_games())


def file_of(folder: str, key: str) -> Path:
    return DOCS / folder / f"{notation.file_name(motu.game(key))}.md"


@pytest.mark.parametrize("key", GAMES)
def test_the_notation_is_that_of_the_declarations(key: str) -> None:
    path, made = file_of("notation", key), notation.page(motu.game(key))
    assert path.exists() and path.read_text("utf-8") == made, "run python docs/notation.py"


@pytest.mark.parametrize("key", GAMES)
def test_the_specification_is_that_of_the_game(key: str) -> None:
    page = file_of("games", key).read_text("utf-8")
    made = with_parts(page, specification.parts(motu.game(key)))
    assert page == made, "run python docs/specification.py"


def test_the_reference_is_that_of_the_docstrings() -> None:
    ((path, made),) = api.pages().items()
    assert path.read_text("utf-8") == made, "run python docs/api.py"


def test_every_public_name_is_in_the_reference() -> None:
    page = (DOCS / "api.md").read_text("utf-8")
    assert [name for name in motu.__all__ if f"\n### {name}\n" not in page] == []


def examples(key: str) -> Iterator[Example]:
    for found in played(key).examples.values():
        yield from found


@pytest.mark.parametrize("key", GAMES)
def test_every_example_reads_back(key: str) -> None:
    page = file_of("notation", key).read_text("utf-8")
    game = motu.game(key)
    options, box = game.check_options({}), game.box(None)
    for example in examples(key):
        match = Match(game.folder, box, None, game.seats[-1], options, Dice("0"), replaying=True)
        match.state = example.state.copy()
        assert f"`{example.notation}`" in page
        if example.seat == NATURE:
            assert game.folder.read_outcome(match.state, example.notation) == example.number
        else:
            assert match.read(example.seat, example.notation) == example.number


@pytest.mark.parametrize("key", GAMES)
def test_the_match_that_is_shown_replays(key: str) -> None:
    page = file_of("notation", key).read_text("utf-8")
    record = a_short_match(motu.game(key), notation.DECISIONS).record()
    assert motu.replay(record.dumps()).record().moves == record.moves
    shown = re.search(r"```\n(.*?)```", page, re.DOTALL)
    assert shown is not None
    left = iter(record.moves)
    assert all(line in left for line in shown[1].splitlines() if line != "…")


# --- what is written by hand ------------------------------------------------------------------------------

RULING = re.compile(r"^\| (A\d+) \| .* \| ([^|]+) \|$", re.MULTILINE)


def rulings(key: str) -> dict[str, list[str]]:
    """The rules that each ruling names: "RA-8.4, 8.5" are two."""
    prefix = motu.game(key).folder.prefix
    section = file_of("games", key).read_text("utf-8").split("\n## What the printed rules leave open\n")[1]
    found = RULING.findall(section.split("\n## ")[0])
    return {
        no: [rule if rule.startswith(prefix) else f"{prefix}-{rule}" for rule in rules.split(", ")]
        for no, rules in found
    }


@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_names_rules_that_exist(key: str) -> None:
    known = set(motu.game(key).rule_ids())
    assert len(rulings(key)) > 30
    assert [(no, rule) for no, rules in rulings(key).items() for rule in rules if rule not in known] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_ruling_that_a_test_names_is_explained(key: str) -> None:
    tests = (DOCS.parent / "tests" / "games" / motu.game(key).folder.home.name).glob("test_*.py")
    names = re.findall(
        r"^def test_((?:A\d+_)+)", "".join(path.read_text("utf-8") for path in tests), re.MULTILINE
    )
    assert {no for name in names for no in name.split("_") if no} <= rulings(key).keys()


@pytest.mark.parametrize("key", GAMES)
def test_rules_that_a_page_names_exist(key: str) -> None:
    known = set(motu.game(key).rule_ids())
    named = set(re.findall(r"\b[A-Z]{2}-\d+\.\d+\b", file_of("games", key).read_text("utf-8")))
    assert named <= known
