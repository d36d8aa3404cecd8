"""The quick loop after an edit tries what the edit can reach, the nearest first."""

from __future__ import annotations

from pathlib import Path

from tests.check import about, distances, edited_games, in_order, module_of, readers


def test_a_data_file_belongs_to_its_folder() -> None:
    assert module_of(Path("motu/games/pantheon/box.toml")) == "motu.games.pantheon"
    assert module_of(Path("motu/games/pantheon/box.py")) == "motu.games.pantheon.box"
    assert module_of(Path("motu/games/pantheon/__init__.py")) == "motu.games.pantheon"
    assert module_of(Path("motu/table/static/pick.js")) == "motu.table"
    assert module_of(Path("Makefile")) == ""


def test_near_tests_come_first_and_those_out_of_reach_do_not_come() -> None:
    near = distances({"motu.kernel.cursor"})
    assert near[Path("tests/kernel/test_cursor.py")] == 1
    assert near[Path("tests/games/costa_ruana/test_editions.py")] > 1
    assert Path("tests/house/test_locks.py") not in near


def test_pages_and_what_lies_beside_all_packages_have_their_readers() -> None:
    assert Path("tests/docs/test_readme.py") in readers(["docs/games/raiatea.md"])
    assert set(readers(["requirements.txt"])) >= {Path("tests/house/test_locks.py")}
    assert readers(["motu/table/live.py"]) == {}


def test_an_edited_test_is_tried_itself() -> None:
    assert distances({"tests.house.test_locks"}) == {Path("tests/house/test_locks.py"): 0}


def test_games_are_found_by_looking_so_their_words_reach_the_contract_of_all_games() -> None:
    words = "motu.games.raiatea.questions.market"
    near = distances({words})
    assert near[Path("tests/games/raiatea/test_texts.py")] < near[Path("tests/contract/test_games.py")]
    games = edited_games([f"{words.replace('.', '/')}.py", "docs/raiatea.md", "motu/table/live.py"])
    assert games == {"raiatea"}
    order, those = about("raiatea", in_order(near, games))
    assert [path.parts[1] for path in order[:8]] == ["games"] * 8 and order[-1].parts[1] == "bots"
    assert not [path for path in order if "pantheon" in str(path)] and "not pantheon" in those[1]
