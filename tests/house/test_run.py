"""What a run of the tests leaves in a log: every failure in full, no progress, the total at the very end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import run

TESTS = """
import pytest

@pytest.mark.parametrize("n", range(100))
def test_well(n): pass

def test_badly():
    print("what it said")
    assert list(range(40)) == [*range(39), 0]

def test_not_here(): pytest.skip("not here")

@pytest.fixture
def broken(): raise OSError("no fixture")

def test_broken(broken): pass
"""


def test_a_log_holds_the_failures_and_no_progress(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_some.py").write_text(TESTS)
    assert run.pytest(tmp_path) == run.Outcome(passed=100, failed=2, skipped=1)
    said = capfd.readouterr().out
    assert "what it said" in said and "OSError: no fixture" in said and "At index 39 diff: 39 != 0" in said
    assert not re.search(r"^[.sFEx]{2,}(\s|$)|\d%\]", said, re.M)
    assert len(said.split("=== ERRORS ===")[0].split("\n")) < 6


def test_a_run_that_could_not_begin_has_failed(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_some.py").write_text("import nonsense")
    assert run.pytest(tmp_path, "-n", "0").failed == 1
    assert run.pytest(tmp_path, "--nonsense").failed == 1
    assert "No module named 'nonsense'" in capfd.readouterr().out


def test_the_total_stands_alone_at_the_very_end(capsys: pytest.CaptureFixture[str]) -> None:
    suites = {
        "lint": (run.check(True), 1.0),
        "rules": (run.Outcome(20, 3, 1), 61.25),
        "wheel": (run.LEFT_OUT, 0),
    }
    assert run.report(suites) == (21, 3, 2)
    *table, total = capsys.readouterr().out.splitlines()
    assert [line.split() for line in table if line] == [
        ["suite", "passed", "failed", "skipped", "seconds"],
        ["lint", "1", "0", "0", "1.0"],
        ["rules", "20", "3", "1", "61.2"],
        ["wheel", "0", "0", "1", "0.0"],
    ]
    assert total == "total: 21 passed, 3 failed, 2 skipped"


def test_the_same_commit_is_tried_in_the_same_way() -> None:
    assert run.day_of_the_commit() == run.day_of_the_commit()
    assert 0 <= run.day_of_the_commit() < run.DAYS


def test_every_game_has_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()
    for day in range(len(run.every_game())):
        monkeypatch.setenv("MOTU_DAY", str(day))
        seen.add(run.game_of_the_day())
    assert seen == set(run.every_game())


def test_what_is_repeated_on_one_game_and_on_the_others_is_everything() -> None:
    (_, day), (_, others) = run.only("pantheon")
    assert "not costa-ruana" in day and "pantheon" not in day
    assert others.split(" or ") == [key for key in run.every_game() if key != "pantheon"]


def test_without_a_compiler_no_game_waits_for_its_day(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def suite(name: str) -> run.Outcome:
        ran.append(name)
        return run.check(True)

    monkeypatch.setitem(run.SUITES, "compile", lambda: run.LEFT_OUT)
    monkeypatch.setitem(run.SUITES, "compiled", lambda: suite("compiled"))
    monkeypatch.setitem(run.WITHOUT_COMPILER, "compiled", lambda: suite("uncompiled"))
    monkeypatch.setenv("MOTU_DAY", "0")
    monkeypatch.setattr("sys.argv", ["run.py", "compile", "compiled", "wheel"])
    assert run.main() == 0 and ran == ["uncompiled"]
    assert capsys.readouterr().out.endswith("total: 1 passed, 0 failed, 2 skipped\n")
