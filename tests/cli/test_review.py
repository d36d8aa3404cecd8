"""`motu review`: the same figures as text and as JSON, and a sentence where there is nothing to review."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import motu
from motu.bots import Window, bot
from motu.cli import app

RUN = CliRunner()


def record(path: Path, whole: bool = True) -> Path:
    match = motu.game("costa-ruana").start(2, seed=4)
    chooser = bot("random", 4)
    while not match.over and (whole or len(match.moves) < 30):
        seat = match.awaiting[0]
        match.play(seat, chooser.choose(Window(match.folder, match.state, seat)))
    file = path / "game.json"
    file.write_text(match.record().dumps(), "utf-8")
    return file


def test_the_figures_add_up(tmp_path: Path) -> None:
    file = record(tmp_path)
    command = ["review", str(file), "--json", "--effort", "0.02", "--seed", "3"]
    answers = [RUN.invoke(app, command) for _ in range(2)]
    assert answers[0].exit_code == 0 and answers[0].stdout == answers[1].stdout
    found = json.loads(answers[0].stdout)
    for seat in range(2):
        changes = found["luck"][seat] + found["choices"][0][seat] + found["choices"][1][seat]
        assert found["curve"][0]["chances"][seat] + changes == pytest.approx(found["end"][seat])


@pytest.mark.parametrize(
    ("lang", "title"), [("fr", "Le hasard et les décisions"), ("en", "Luck and decisions")]
)
def test_it_speaks_both_languages(tmp_path: Path, lang: str, title: str) -> None:
    told = RUN.invoke(app, ["review", str(record(tmp_path)), "--effort", "0.02", "--lang", lang])
    assert told.exit_code == 0 and title in told.stdout


def test_a_running_game_has_no_review(tmp_path: Path) -> None:
    told = RUN.invoke(app, ["review", str(record(tmp_path, whole=False))])
    assert told.exit_code != 0 and told.exception is not None
    assert "end of the game" in str(told.exception) or "fin de la partie" in str(told.exception)
