"""The command line: results, JSON, sentences and exit codes."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import motu
from motu import _native
from motu.cli import main


class Motu:
    """Runs a command as a shell would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "argv", ["motu", *words])
        code: Any = 0
        try:
            main()
        except SystemExit as stopped:
            code = stopped.code or 0
        said = self.capsys.readouterr()
        return int(code), said.out, said.err

    def json(self, *words: str) -> Any:
        code, out, err = self(*words, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Motu:
    return Motu(monkeypatch, capsys)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = motu.game("costa-ruana").start(seats=2, seed=5)
    while not match.over:
        match.play(match.awaiting[0], match.choices(match.awaiting[0])[-1])
    path = tmp_path / "game.json"
    path.write_text(match.record().dumps(), "utf-8")
    return path


def test_games_are_listed_in_both_languages(run: Motu) -> None:
    assert "costa-ruana" in run("games", "--lang", "fr")[1]
    french, english = run.json("games", "--lang", "fr"), run.json("games", "--lang", "en")
    assert [g["key"] for g in french["games"]] == list(motu.all_games())
    assert french["games"][0]["summary"] != english["games"][0]["summary"]


def test_simulate_prints_the_promised_json(run: Motu) -> None:
    words = [
        "simulate",
        "costa-ruana",
        "--seats",
        "3",
        "--games",
        "6",
        "--bots",
        "random,greedy",
        "--seed",
        "4",
    ]
    data = run.json(*words)
    assert {k: data[k] for k in ("game", "seats", "games", "compiled")} == {
        "game": "costa-ruana",
        "seats": 3,
        "games": 6,
        "compiled": _native.compiled(),
    }
    assert sum(data["wins"]) == pytest.approx(6) and len(data["mean_score"]) == 3
    assert data["decisions"] > 6 * 60 and data["decisions_per_second"] > 0 and data["games_per_second"] > 0
    again = run.json(*words)
    timeless = ("wins", "mean_score", "decisions", "wins_by_bot")
    assert [data[k] for k in timeless] == [again[k] for k in timeless]


def test_simulate_speaks_french(run: Motu) -> None:
    code, out, _ = run("simulate", "costa-ruana", "--games", "3", "--lang", "fr")
    assert code == 0 and "3 parties" in out and "Score moyen" in out


def test_replay_and_verify(run: Motu, record: Path) -> None:
    code, out, _ = run("replay", str(record), "--lang", "fr")
    assert code == 0 and "points (" in out
    assert run.json("replay", str(record))["finished"] is True
    code, out, _ = run("verify", str(record), "--lang", "en")
    assert code == 0 and out.startswith("The record is exact")
    assert run.json("verify", str(record))["scores"] == motu.replay(record.read_text("utf-8")).scores


def test_rules(run: Motu) -> None:
    code, out, _ = run("rules", "costa-ruana", "CR-7.4", "--lang", "fr")
    assert code == 0 and out.startswith("CR-7.4 ")
    index = run.json("rules", "costa-ruana", "--lang", "en")["rules"]
    assert len(index) == 126 and "2" in index["CR-14.2"]


def test_an_edition_can_be_played(run: Motu, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[counts]\ntreasure_points = 7\n", "utf-8")
    ours = run.json("simulate", "costa-ruana", "--games", "5")
    theirs = run.json("simulate", "costa-ruana", "--games", "5", "--edition", str(path))
    assert sum(theirs["mean_score"]) > sum(ours["mean_score"])


BAD = [
    (("simulate", "chess"), "chess"),
    (("rules", "chess"), "chess"),
    (("simulate", "costa-ruana", "--seats", "7"), "7"),
    (("simulate", "costa-ruana", "--seats", "1"), "1"),
    (("simulate", "costa-ruana", "--games", "0"), "0"),
    (("simulate", "costa-ruana", "--bots", "nobody"), "nobody"),
    (("simulate", "costa-ruana", "--edition", "no-such-file.toml"), "no-such-file.toml"),
    (("rules", "costa-ruana", "CR-99.9"), "CR-99.9"),
    (("replay", "no-such-file.json"), "no-such-file.json"),
    (("verify", "no-such-file.json"), "no-such-file.json"),
    (("terminal", "chess"), "chess"),
    (("terminal", "costa-ruana", "--bots", "nobody"), "nobody"),
]


@pytest.mark.parametrize(("words", "named"), BAD)
def test_bad_input_gets_one_sentence_and_code_2(run: Motu, words: tuple[str, ...], named: str) -> None:
    sentences = set()
    for lang in ("fr", "en"):
        code, _, err = run(*words, "--lang", lang)
        assert code == 2 and named in err and err.strip().endswith(".") and err.count("\n") == 1
        sentences.add(err)
    assert len(sentences) == 2


def test_an_unknown_language(run: Motu) -> None:
    code, out, err = run("games", "--lang", "de")
    assert (code, out) == (2, "") and "de" in err


def test_a_broken_record(run: Motu, record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace("flip daylight", "flip tide", 1), "utf-8")
    code, _, err = run("verify", str(record), "--lang", "fr")
    assert code == 2 and err.count("\n") == 1


def test_a_game_in_the_terminal(run: Motu, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["nonsense", "u", *["1"] * 500])
    monkeypatch.setattr("builtins.input", lambda *_: next(typed))
    code, out, _ = run(
        "terminal", "costa-ruana", "--seats", "2", "--bots", "random", "--seed", "1", "--lang", "fr"
    )
    assert code == 0 and "« nonsense »".replace(" ", "\u00a0") in out and "Il n’y a rien à annuler" in out
    assert out.count(" points (") == 2


def test_leaving_the_terminal(run: Motu, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    assert run("terminal", "costa-ruana", "--seed", "1")[0] == 0


def test_what_cannot_be_measured(run: Motu) -> None:
    code, out, err = run("bench", "nonsense", "--lang", "en")
    assert (code, out) == (2, "") and "nonsense" in err
